"""Telling the events of a move, each to those who may hear it."""

from typing import Literal

from smallbox.core.events import Events
from smallbox.core.messages import Outcome
from smallbox.core.notation import seat_name
from smallbox.games.kobito.messages import (
    CardPaid,
    CardPlayed,
    CardReplaced,
    CardsDrawn,
    DeckReshuffled,
    DrewCards,
    End,
    GameEnded,
    GoldTurnedUp,
    GoldWon,
    KobitoExchanged,
    PlaceSent,
    RainbowStarted,
    StartCardTurnedUp,
    TurnBegan,
    TurnEnded,
)
from smallbox.games.kobito.rules.cards import GOLD_SLOTS, HIGH, NAMES, STUDIO_MAX


def end_name(end: int) -> End:
    return "high" if end == HIGH else "low"


def rainbow_name(seat: int, rainbow: int) -> str:
    """A rainbow as a seat calls it: `G1`, `S2` in its own studio, `B.S2` in another."""
    if rainbow < GOLD_SLOTS:
        return f"G{rainbow + 1}"
    owner, slot = (rainbow - GOLD_SLOTS) // STUDIO_MAX, (rainbow - GOLD_SLOTS) % STUDIO_MAX
    return f"S{slot + 1}" if owner == seat else f"{seat_name(owner)}.S{slot + 1}"


def names(counts: list[int]) -> list[str]:
    """The spellings of cards that are counted by type."""
    return [NAMES[card] for card, number in enumerate(counts) for _ in range(number)]


def card_played(events: Events, seat: int, card: int, number: int, rainbow: int, end: int) -> None:
    events.everyone(CardPlayed(seat, NAMES[card], number, rainbow_name(seat, rainbow), end_name(end)))


def rainbow_started(events: Events, seat: int, rainbow: int, low: int, high: int, number: int) -> None:
    events.everyone(RainbowStarted(seat, rainbow_name(seat, rainbow), NAMES[low], NAMES[high], number))


def place_sent(events: Events, seat: int, card: int, rainbow: int, end: int, gold: int, gold_end: int, to: int) -> None:
    source, target = rainbow_name(seat, rainbow), rainbow_name(seat, gold)
    events.everyone(PlaceSent(seat, NAMES[card], to, source, end_name(end), target, end_name(gold_end)))


def kobito_exchanged(events: Events, seat: int, rainbow: int, number: int) -> None:
    events.everyone(KobitoExchanged(seat, rainbow_name(seat, rainbow), number))


def card_replaced(events: Events, seat: int, rainbow: int, number: int) -> None:
    events.everyone(CardReplaced(seat, rainbow_name(seat, rainbow), number))


def card_paid(events: Events, seat: int, card: int) -> None:
    events.everyone(CardPaid(seat, NAMES[card]))


def gold_won(events: Events, seat: int, slot: int, value: int, need: int, thrown: list[int]) -> None:
    events.everyone(GoldWon(seat, rainbow_name(seat, slot), value, need, names(thrown)))


def gold_turned_up(events: Events, slot: int, value: int, need: int) -> None:
    events.everyone(GoldTurnedUp(f"G{slot + 1}", value, need))


def start_card_turned_up(events: Events, slot: int, number: int, put_back: list[int]) -> None:
    events.everyone(StartCardTurnedUp(f"G{slot + 1}", number, [NAMES[card] for card in put_back]))


def deck_reshuffled(events: Events, deck: int) -> None:
    events.everyone(DeckReshuffled(deck))


def turn_ended(events: Events, seat: int) -> None:
    events.everyone(TurnEnded(seat))


def cards_drawn(events: Events, seat: int, drawn: list[int]) -> None:
    """K54: what was drawn is for the drawer alone, how many for all others."""
    events.only(seat, CardsDrawn(seat, [NAMES[card] for card in drawn]))
    events.others(seat, DrewCards(seat, len(drawn)))


def turn_began(events: Events, seat: int, minimum: int) -> None:
    events.everyone(TurnBegan(seat, minimum))


def game_ended(events: Events, outcome: Outcome) -> None:
    kind: Literal["gold", "idle"] = "idle" if outcome.kind == "idle" else "gold"
    events.everyone(GameEnded(kind, outcome.winners, outcome.scores or []))

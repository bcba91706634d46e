"""What the moves of Kobito do, and how a game ends."""

from __future__ import annotations

from mypy_extensions import i64

from smallbox.core.events import Events
from smallbox.core.messages import Outcome
from smallbox.games.kobito.rules import report
from smallbox.games.kobito.rules.cards import (
    AFTER,
    GOLD_SLOTS,
    HIGH,
    KOBITO,
    NUMBERS,
    REPLACEMENT,
    STUDIO_MAX,
    TYPES,
    number_at,
)
from smallbox.games.kobito.rules.deck import draw, renew_deck, turn_up_gold, turn_up_start_card
from smallbox.games.kobito.rules.legal import (
    END,
    EXCHANGES,
    EXTRAS,
    FIRST_EXCHANGES,
    KOBITO_HIGH,
    KOBITO_LOW,
    OTHER_REPLACES,
    OWN,
    PAYS,
    REPLACES,
    SENDS,
    STARTS,
    find_place,
    is_sound,
    own_rainbow,
    ranked_kobito,
)
from smallbox.games.kobito.rules.state import DISSOLVE, GOLD, IDLE, MAIN, NONE, OVER, PLAIN, WILD, State


def begin_turn(state: State, seat: i64, events: Events | None) -> None:
    """K11: the minimum is fixed now; D5: never more than the hand."""
    owed = 1 + state.rainbows_of(seat)
    state.turn = seat
    state.minimum = min(state.hand_size[seat], owed)
    state.done = 0
    state.moved = False
    if events is not None:
        report.turn_began(events, seat, state.minimum)


def apply(state: State, action: i64, events: Events | None = None) -> None:
    """Carry out a legal action of the seat to act."""
    if action == END:
        end_turn(state, events)
        return
    state.moved = True
    if action < STARTS:
        play(state, action // (2 * OWN), action // 2 % OWN, action % 2, events)
    elif action < SENDS:
        start(state, (action - STARTS) // 3 + 1, (action - STARTS) % 3, events)
    elif action < EXCHANGES:
        source, target = (action - SENDS) // (2 * GOLD_SLOTS), (action - SENDS) % (2 * GOLD_SLOTS)
        send(state, source // 2, source % 2, target // 2, target % 2, events)
    elif action < REPLACES:
        exchange(state, action - EXCHANGES, events)
    elif action < PAYS:
        place = (action - REPLACES) // NUMBERS
        replace(state, own_rainbow(state, place), (action - REPLACES) % NUMBERS + 1, events)
    elif action < END:
        pay(state, action - PAYS, events)
    else:
        apply_extra(state, action - EXTRAS, events)


def apply_extra(state: State, extra: i64, events: Events | None) -> None:
    """V1's replacements in other studios, and exchanges of the sixth kobito and those after it."""
    if not state.rules.repl_other:
        exchange(state, FIRST_EXCHANGES + extra, events)
    elif extra >= OTHER_REPLACES:
        exchange(state, FIRST_EXCHANGES + extra - OTHER_REPLACES, events)
    else:
        steps = extra // (STUDIO_MAX * NUMBERS) + 1
        seat = (state.turn + steps) % state.rules.players
        replace(state, state.studio(seat, extra // NUMBERS % STUDIO_MAX), extra % NUMBERS + 1, events)


def play(state: State, card: i64, place: i64, end: i64, events: Events | None) -> None:
    """PLAY: K12 counts it, and it may win the gold."""
    rainbow = own_rainbow(state, place)
    state.take(state.turn, card)
    state.extend(rainbow, end, WILD if card == KOBITO else PLAIN)
    state.done += 1
    if events is not None:
        number = number_at(state.end_at(rainbow, end))
        report.card_played(events, state.turn, card, number, rainbow, end)
    win_if_complete(state, rainbow, events)


def start(state: State, low: i64, pattern: i64, events: Events | None) -> None:
    """START: K21, two cards in the lowest free slot; K12 counts both."""
    rainbow = state.studio(state.turn, state.free_slot(state.turn))
    low_card = KOBITO if pattern == KOBITO_LOW else low
    high_card = KOBITO if pattern == KOBITO_HIGH else AFTER[low]
    state.take(state.turn, low_card)
    state.take(state.turn, high_card)
    state.begin(rainbow, low)
    state.extend(rainbow, HIGH, WILD if pattern == KOBITO_HIGH else PLAIN)
    if pattern == KOBITO_LOW:
        state.mark(rainbow, state.first[rainbow], WILD)
    state.done += 2
    if events is not None:
        report.rainbow_started(events, state.turn, rainbow, low_card, high_card, low)


def send(state: State, slot: i64, end: i64, gold: i64, gold_end: i64, events: Events | None) -> None:
    """SEND: K30, it counts nothing; K28 may leave the rainbow dissolving."""
    rainbow = state.studio(state.turn, slot)
    number = number_at(state.end_at(rainbow, end))
    kind = state.shorten(rainbow, end)
    state.extend(gold, gold_end, kind)
    if events is not None:
        card = KOBITO if kind == WILD else number
        shown = number_at(state.end_at(gold, gold_end))
        report.place_sent(events, state.turn, card, rainbow, end, gold, gold_end, shown)
    win_if_complete(state, gold, events)
    if state.phase == OVER:  # K50: a remainder no longer matters
        return
    if state.size(rainbow) == 0:
        state.phase = MAIN
        state.dissolving = NONE
    elif not is_sound(state.size(rainbow), state.wild[rainbow]):
        state.phase = DISSOLVE
        state.dissolving = slot


def exchange(state: State, rank: i64, events: Events | None) -> None:
    """EXCHANGE: K41, it counts nothing; K42, the kobito is a hand card at once; K18, the only way back to a hand."""
    mark = ranked_kobito(state, rank)
    rainbow, at = state.mark_in[mark], state.mark_at[mark]
    state.unmark(rainbow, at)
    state.take(state.turn, number_at(at))
    state.give(state.turn, KOBITO)
    if events is not None:
        report.kobito_exchanged(events, state.turn, rainbow, number_at(at))


def replace(state: State, rainbow: i64, number: i64, events: Events | None) -> None:
    """REPLACE: K48, the pile stays one place; K49, it counts two."""
    at = state.first[rainbow] + find_place(state, rainbow, number)
    state.take(state.turn, REPLACEMENT)
    state.take(state.turn, number)
    state.mark(rainbow, at, state.unmark(rainbow, at) + 1)
    state.done += 2
    if events is not None:
        report.card_replaced(events, state.turn, rainbow, number)


def pay(state: State, card: i64, events: Events | None) -> None:
    """PAY: K15, the card goes to one's own score pile and counts one."""
    state.take(state.turn, card)
    state.paid[state.turn * TYPES + card] += 1
    state.done += 1
    if events is not None:
        report.card_paid(events, state.turn, card)


def end_turn(state: State, events: Events | None) -> None:
    """END: K17, draw up to five, then the next player begins."""
    seat = state.turn
    if events is not None:
        report.turn_ended(events, seat)
    drawn = refill(state, seat, events)
    # K53: a turn in which no card moved and none was drawn is idle.
    state.idle = 0 if state.moved or drawn > 0 else state.idle + 1
    if state.idle >= state.rules.players:
        finish(state, IDLE, events)
    else:
        begin_turn(state, (seat + 1) % state.rules.players, events)


def refill(state: State, seat: i64, events: Events | None) -> i64:
    """How many cards were drawn; K35: when deck and discard pile are empty the hand stays short."""
    drawn: list[int] = []
    number: i64 = 0
    while state.hand_size[seat] < state.rules.hand:
        renew_deck(state, events)
        if state.deck_size() == 0:
            break
        card = draw(state, events)
        state.give(seat, card)
        number += 1
        if events is not None:
            drawn.append(card)
    if events is not None and number > 0:
        report.cards_drawn(events, seat, drawn)
    return number


def win_if_complete(state: State, rainbow: i64, events: Events | None) -> None:
    """K31: whoever gives a gold rainbow exactly the demanded length wins the card at once."""
    if rainbow < GOLD_SLOTS and state.size(rainbow) == state.need[rainbow]:
        win(state, rainbow, events)


def win(state: State, gold: i64, events: Events | None) -> None:
    """K32: score the card, discard its rainbow, then turn up a new card and start card; K20: nothing grows beyond."""
    before = state.discard[:]
    state.won[state.turn] = (*state.won[state.turn], int(state.value[gold]))
    state.clear(gold)
    if events is not None:
        thrown = [int(state.discard[card] - before[card]) for card in range(TYPES)]
        report.gold_won(events, state.turn, gold, state.value[gold], state.need[gold], thrown)
    state.value[gold] = 0
    state.need[gold] = 0
    if state.gold_deck_size() == 0:
        finish(state, GOLD, events)
        return
    renew_deck(state, events)
    turn_up_gold(state, gold, events)
    turn_up_start_card(state, gold, events)


def finish(state: State, ending: str, events: Events | None) -> None:
    """K50, K53: the game ends at once; what was still owed is void."""
    state.phase = OVER
    state.dissolving = NONE
    state.ending = ending
    if events is not None:
        ended = outcome(state)
        assert ended is not None
        report.game_ended(events, ended)


def outcome(state: State) -> Outcome | None:
    """How it ended and who won, None while it runs."""
    if state.phase != OVER:
        return None
    scores = [state.score(seat) for seat in range(state.rules.players)]
    return Outcome(state.ending, winners(state, scores), scores)


def winners(state: State, scores: list[int]) -> list[int]:
    """K52: the highest score wins, a tie is shared; V6: fewest penalty cards, then most gold cards decide."""
    ranks = [rank(state, seat, scores[seat]) for seat in range(state.rules.players)]
    best = max(ranks)
    return [seat for seat in range(len(ranks)) if ranks[seat] == best]


def rank(state: State, seat: i64, score: int) -> tuple[int, int, int]:
    if not state.rules.fewest_wins:
        return score, 0, 0
    return score, -state.penalties(seat), len(state.won[seat])

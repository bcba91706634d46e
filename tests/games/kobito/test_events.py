"""Kobito: what everybody is told of a move, and what only one seat is told."""

import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.messages import Event
from smallbox.games.kobito import GAME
from smallbox.games.kobito.messages import (
    CardPaid,
    CardPlayed,
    CardReplaced,
    CardsDrawn,
    DeckReshuffled,
    DrewCards,
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
from smallbox.games.kobito.rules.view import hand
from tests.given import given

WON = GoldWon(1, "G2", 6, 4, ["3", "4", "5", "5", "6", "R"])

CASES: list[tuple[str, str, list[Event]]] = [
    ("G1 8@8 [3]; A {4 9}", "play 4 G1H", [CardPlayed(0, "4", 4, "G1", "high")]),
    ("turn B; B.S2 [6 7]; B {K 9}", "play K S2L", [CardPlayed(1, "K", 5, "S2", "low")]),
    ("A {4 5 9}", "start 4 5", [RainbowStarted(0, "S1", "4", "5", 4)]),
    ("S1 [7 8]; A {12 K 9}", "start 12 K", [RainbowStarted(0, "S2", "12", "K", 12)]),
    ("turn B; B {K 1 9}", "start K 1", [RainbowStarted(1, "S1", "K", "1", 12)]),
    ("G2 8@8 [5 6]; S2 [7 8 9]", "send S2L G2H", [PlaceSent(0, "7", 7, "S2", "low", "G2", "high")]),
    ("turn B; G3 8@8 [8]; B.S2 [4 5 k6]", "send S2H G3L", [PlaceSent(1, "K", 7, "S2", "high", "G3", "low")]),
    ("turn B; B.S2 [k3 4]; B {3 9}", "swap S2.3", [KobitoExchanged(1, "S2", 3)]),
    ("B.S2 [k3 4]; A {3 9}", "swap B.S2.3", [KobitoExchanged(0, "B.S2", 3)]),
    ("G1 8@8 [1 2]; A {R 1 9}", "repl G1.1", [CardReplaced(0, "G1", 1)]),
    ("turn B; G3 8@8 [3 4]; B {R 4 9}", "repl G3.4", [CardReplaced(1, "G3", 4)]),
    ("opt repl_other=on; turn B; A.S2 [3 4]; B {R 3 9}", "repl A.S2.3", [CardReplaced(1, "A.S2", 3)]),
    ("turn B; G1 8@8 [3]; G2 8@8 [3]; G3 8@8 [3]; B {9 7}; need 1", "pay 7", [CardPaid(1, "7")]),
    (
        "turn B; A {1 2 3}; A.S1 [2 3]; B {1 2 3}; done 1; deck 5 R 7",
        "end",
        [TurnEnded(1), DrewCards(1, 2), TurnBegan(0, 2)],
    ),
    (
        "A {1 2 3}; done 1; deck -; disc 4*3",
        "end",
        [TurnEnded(0), DeckReshuffled(3), DrewCards(0, 2), TurnBegan(1, 0)],
    ),
    (
        "A {1 2 3}; done 1; deck 5; disc 4*3",
        "end",
        [TurnEnded(0), DeckReshuffled(3), DrewCards(0, 2), TurnBegan(1, 0)],
    ),
    (
        "A {1 2 3}; done 1; deck -; disc 4",
        "end",
        [TurnEnded(0), DeckReshuffled(1), DrewCards(0, 1), TurnBegan(1, 0)],
    ),
    ("A {1 2 3}; done 1; deck -; disc -", "end", [TurnEnded(0), TurnBegan(1, 0)]),
    (
        "turn B; won A 2; won B 5; pen B K; need 0; idle 1; deck -; disc -",
        "end",
        [TurnEnded(1), GameEnded("idle", [0, 1], [2, 2])],
    ),
    (
        "turn B; G2 6@4 [3 4 5*]; B {6 9}; gdeck 8@6 2@3; deck R K 5 8",
        "play 6 G2H",
        [
            CardPlayed(1, "6", 6, "G2", "high"),
            WON,
            GoldTurnedUp("G2", 8, 6),
            StartCardTurnedUp("G2", 5, ["R", "K"]),
        ],
    ),
    (
        "turn B; G2 6@4 [4 5* 6]; B {3 9}; gdeck 8@6; deck 9; disc 3",
        "play 3 G2L",
        [
            CardPlayed(1, "3", 3, "G2", "low"),
            WON,
            GoldTurnedUp("G2", 8, 6),
            StartCardTurnedUp("G2", 9, []),
            DeckReshuffled(7),
        ],
    ),
    (
        "gdeck -; G1 4@4 [3 4 k5]; A {6 9}; won B 7; pen A K",
        "play 6 G1H",
        [
            CardPlayed(0, "6", 6, "G1", "high"),
            GoldWon(0, "G1", 4, 4, ["K", "3", "4", "6"]),
            GameEnded("gold", [1], [1, 7]),
        ],
    ),
]


@pytest.mark.parametrize(("position", "move", "told"), CASES)
def test_what_everybody_is_told_of_a_move(position: str, move: str, told: list[Event]) -> None:
    assert given("kobito", position).play(move).events.heard_by(None) == told


def test_k54_only_the_drawer_is_told_the_cards() -> None:
    events = given("kobito", "turn B; B {1 2 3}; done 1; deck 5 R 7").play("end").events
    assert CardsDrawn(1, ["5", "R"]) in events.heard_by(1)
    assert DrewCards(1, 2) not in events.heard_by(1)
    assert DrewCards(1, 2) in events.heard_by(0)


def test_d40_the_discard_pile_is_shuffled_in_before_the_start_card_is_told() -> None:
    line = "A {1*4}; done 1; G2 6@4 [4 5* 6]; B.S1 [3 4 5]; gdeck 8@6; deck 9 K K R; disc 9*5"
    table = given("kobito", line).play("end, send S1L G2L")
    sent, won, gold, shuffled, start = table.events.heard_by(None)
    assert sent == PlaceSent(1, "3", 3, "S1", "low", "G2", "low")
    assert (won, gold, shuffled) == (WON, GoldTurnedUp("G2", 8, 6), DeckReshuffled(14))
    assert isinstance(start, StartCardTurnedUp)
    assert (table["count K"], table["count R"], table["count 9"], table["count 5"]) == ("2", "2", "6", "3")


def test_k33_without_a_number_card_the_gold_lies_alone_and_the_deck_is_shuffled_once() -> None:
    table = given("kobito", "G1 2@2 [k3]; A {K 9}; gdeck 8@6; deck -; disc -").play("play K G1H")
    _, won, shuffled, gold = table.events.heard_by(None)
    assert (won, shuffled) == (GoldWon(0, "G1", 2, 2, ["K", "K"]), DeckReshuffled(2))
    assert (gold, table["G1"]) == (GoldTurnedUp("G1", 8, 6), "8@6 [-]")


def test_k2_k5_the_deal_is_told_as_it_lies() -> None:
    events = Events()
    state = GAME.setup(GAME.options(3, {}), SearchRng(1), events)
    told = events.heard_by(1)
    assert told[:3] == [GoldTurnedUp(f"G{slot + 1}", state.value[slot], state.need[slot]) for slot in range(3)]
    assert told[3:6] == [StartCardTurnedUp(f"G{slot + 1}", state.first[slot] + 1, []) for slot in range(3)]
    assert told[6:] == [DrewCards(0, 5), CardsDrawn(1, hand(state, 1)), DrewCards(2, 5), TurnBegan(0, 1)]

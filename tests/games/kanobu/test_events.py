"""Kanobu: what everybody is told of a move."""

import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.messages import Event
from smallbox.games.kanobu import GAME
from smallbox.games.kanobu.messages import (
    CardCancelled,
    CardKept,
    CardPaid,
    CardPlayed,
    CardsDrawn,
    ColourNamed,
    DeckRebuilt,
    DemandAccepted,
    DemandMade,
    DirectionTurned,
    DrewCards,
    GameBegan,
    GameEnded,
    StarCardPlayed,
    StarCardTaken,
    StarOpened,
    TurnPassed,
)
from smallbox.text import LANGUAGES, Speech
from tests.given import given

CASES: list[tuple[str, str, list[Event]]] = [
    ("A {R.Pa Y.Sc}; pile R.Ro", "play R.Pa", [CardPlayed(0, "R.Pa")]),
    ("A {R.Di Y.Sc}; pile R.Ro", "play R.Di", [CardPlayed(0, "R.Di"), DirectionTurned(0, clockwise=False)]),
    ("A {R.Di Y.Sc}; pile R.Ro; dir -", "play R.Di", [CardPlayed(0, "R.Di"), DirectionTurned(0, clockwise=True)]),
    ("A {R.2 Y.Sc}; pile R.Ro", "play R.2", [CardPlayed(0, "R.2"), DemandMade(1, 0, "2", 2, everybody=True)]),
    (
        "B {B.3 Y.Sc}; turn B; pile R.3; demand 3x1 A",
        "play B.3",
        [CardPlayed(1, "B.3"), DemandMade(2, 1, "3", 6, everybody=False)],
    ),
    ("turn B; pile R.Sk; demand Skx1 A", "accept", [DemandAccepted(1, "Sk", 0, by=0)]),
    (
        "turn B; pile R.3; demand 3x1 A",
        "accept",
        [DemandAccepted(1, "3", 3, by=0), DrewCards(1, 3, 3, by=0, symbol="3")],
    ),
    (
        "turn B; pile R.1; demand 1x2 A",
        "accept",
        [
            DemandAccepted(1, "1", 2, by=0),
            DrewCards(1, 2, 4, by=0, symbol="1"),
            DrewCards(2, 2, 2, by=0, symbol="1"),
        ],
    ),
    ("B {Y.Ro*4}; turn B; pile P.Ch; demand Chx1 A", "play Y.Ro", [CardPaid(1, "Y.Ro", 2)]),
    ("B {Y.Ro*4}; turn B; paid Ro Ro; demand Chx1 A", "play Y.Ro", [CardPaid(1, "Y.Ro", 0)]),
    (
        "B {Y.Ro}; turn B; paid Ro Ro; demand Chx1 A",
        "play Y.Ro",
        [CardPaid(1, "Y.Ro", 0), GameEnded("win", [1])],
    ),
    ("A {R.Pa}; pile R.Ro", "play R.Pa", [CardPlayed(0, "R.Pa"), GameEnded("win", [0])]),
    ("A {P.Ca}; pile R.Ro", "play P.Ca", [CardPlayed(0, "P.Ca"), GameEnded("win", [0])]),
    ("A {P.Ca Y.Sc}; pile R.Ro", "play P.Ca", [CardCancelled(0, "P.Ca", "R.Ro")]),
    ("A {P.Ca Y.Sc}; pile -", "play P.Ca", [CardCancelled(0, "P.Ca", "")]),
    ("opt idleCancel=stays; A {P.Ca Y.Sc}; pile R.Ro", "play P.Ca", [CardPlayed(0, "P.Ca")]),
    (
        "A {P.Ca Y.Sc}; pile R.Di; dir -; undo on",
        "play P.Ca",
        [CardCancelled(0, "P.Ca", "R.Di"), DirectionTurned(0, clockwise=True)],
    ),
    (
        "A {P.St Y.Sc}; deck R.3 B.3 G.3 Y.3",
        "play P.St",
        [CardPlayed(0, "P.St"), StarOpened(0, ["R.3", "B.3", "G.3"], 1)],
    ),
    ("A {Y.Sc}; pile P.St; open R.3 B.Pa", "star take 1", [StarCardTaken(0, "R.3", ["B.Pa"])]),
    ("A {Y.Sc}; pile P.St; open R.3 B.Pa", "star play 2", [StarCardPlayed(0, "B.Pa", ["R.3"])]),
    ("A {Y.Sc}; pile P.Co; phase COLOUR", "colour G", [ColourNamed(0, "G")]),
    ("A {R.3 Y.Sc}; drawn R.3", "pass", [CardKept(0)]),
    ("A {B.Sc}; pile B.Ro R.Ro; deck -", "pass", [TurnPassed(0)]),
    (
        "A {B.Sc}; pile B.Ro R.Ro; deck -; quiet 2",
        "pass",
        [TurnPassed(0), GameEnded("stalemate", [0])],
    ),
    ("A {B.Sc}; pile B.Ro*4 R.Ro R.Sc; deck -", "draw", [DeckRebuilt(4), DrewCards(0, 1, 3, by=None, symbol=None)]),
    ("opt maxMoves=1; deck R.3", "draw", [DrewCards(0, 1, 0, by=None, symbol=None), GameEnded("cap", [1, 2])]),
]


@pytest.mark.parametrize(("position", "move", "told"), CASES)
def test_what_everybody_is_told_of_a_move(position: str, move: str, told: list[Event]) -> None:
    assert given("kanobu", position).play(move).events.heard_by(None) == told


def test_c25_a_paid_card_covers_a_direction_card_and_breaks_the_silence() -> None:
    table = given("kanobu", "B {Y.Ro*4}; turn B; pile R.Di; undo on; quiet 1; demand Chx1 A").play("play Y.Ro")
    assert (table["undo"], table["quiet"]) == ("off", "0")


def test_c5_nothing_is_left_paid_after_a_win() -> None:
    table = given("kanobu", "B {Y.Ro}; turn B; paid Ro Ro; demand Chx1 A").play("play Y.Ro")
    assert (table["paid"], table["demand"], table["phase"]) == ("-", "-", "OVER")


def test_c4_everybody_is_told_who_begins_and_what_lies_open() -> None:
    events = Events()
    state = GAME.setup(GAME.options(3, {"firstSeat": "1"}), SearchRng(0), events)
    assert events.heard_by(None) == [GameBegan(1, GAME.notation.field(state, "pile"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_draws_because_of_a_demand_reads_whose_it_was(language: str) -> None:
    table = given("kanobu", "turn B; pile R.1; demand 1x1 A; deck R.Ro B.Ro")
    table.play("accept")
    drawn = next(event for event in table.events.heard_by(1) if isinstance(event, CardsDrawn))
    assert drawn == CardsDrawn(1, ["R.Ro"], 1, by=0, symbol="1")
    speech = Speech(language, ["Moss", "Ann", "Ben"])
    said = speech.event(GAME, drawn)
    assert "Moss" in said
    assert speech.say("kanobu-symbol-1") in said
    alone = given("kanobu", "A {B.Sc}; pile R.Ro; deck R.Ro").play("draw").events.heard_by(0)
    assert "Moss" not in speech.event(GAME, alone[0]).removeprefix("Moss")

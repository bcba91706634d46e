"""Kanobu: every kind of refusal with its clause, its reason and its facts."""

import pytest

from smallbox.core.refusal import Refusal
from smallbox.text import LANGUAGES, Speech
from tests.given import given

REFUSALS = [
    ("phase OVER; result win; winners A", "A: draw", Refusal("C5")),
    ("phase OVER; result stalemate", "A: draw", Refusal("C33")),
    ("phase OVER; result cap", "A: draw", Refusal("C34")),
    ("", "B: draw", Refusal("C6", seat=0)),
    ("A {P.Co Y.Sc}; pile P.Co; phase COLOUR", "draw", Refusal("C30")),
    ("A {P.Co Y.Sc}; pile P.Co; phase COLOUR", "colour P", Refusal("C29", "unknown", colour="P")),
    ("pile P.St; open R.3 Y.Pa", "draw", Refusal("C27", "pick")),
    ("pile P.St; open R.3 Y.Pa", "star take 3", Refusal("C27", "empty", slot=3, open=2)),
    ("pile P.St; open P.Ch Y.Pa; B {R.3}", "star play 1", Refusal("C26", seat=1, cards=1, instead="take")),
    ("pile P.Co[R]; A {B.3 Y.Ro}", "play B.3", Refusal("C12", card="B.3", colour="R", instead="draw")),
    ("pile R.Sk; A {B.3 Y.Ro}", "play B.3", Refusal("C13", card="B.3", top="R.Sk", instead="draw")),
    ("pile R.Ro; A {B.Pa Y.Ro}", "play B.Pa", Refusal("C14", "colour", card="B.Pa", top="R.Ro", instead="draw")),
    (
        "pile R.Ro; A {R.Sc R.Pa}",
        "play R.Sc",
        Refusal("C14", "beaten", card="R.Sc", top="R.Ro", symbol="Pa", instead="play-or-draw"),
    ),
    (
        "opt drawWhenAble=off; pile R.Sc; A {R.Sc R.Ro}",
        "play R.Sc",
        Refusal("C14", "beaten", card="R.Sc", top="R.Sc", symbol="Ro", instead="play"),
    ),
    (
        "pile B.Ro R.Pa; deck -; A {B.Ro}",
        "play B.Ro",
        Refusal("C14", "neither", card="B.Ro", top="R.Pa", symbol="Sc", instead="pass"),
    ),
    (
        "pile R.Sk P.Co[R]; open B.3 Y.Pa",
        "star play 1",
        Refusal("C12", card="B.3", colour="R", instead="take"),
    ),
    ("pile R.Sk; A {B.Pa Y.Ro}", "play B.Pa", Refusal("C15", card="B.Pa", top="R.Sk", instead="draw")),
    ("turn B; pile R.3; demand 3x2 A", "draw", Refusal("C19", "answer", symbol="3", amount=6)),
    (
        "turn B; pile R.3; demand 3x2 A; B {R.1 Y.Ro}",
        "play R.1",
        Refusal("C19", "card", card="R.1", symbol="3", amount=6),
    ),
    ("turn B; pile R.3; demand 3x2 A", "play B.3", Refusal("C19", "not-held", card="B.3", symbol="3", amount=6)),
    (
        "turn B; pile P.Ch; demand Chx1 A; B {P.Ch Y.Ro}; C {Y.Ro*2}",
        "play P.Ch",
        Refusal("C26", seat=2, cards=2, instead="answer"),
    ),
    ("turn B; pile P.Ch; demand Chx1 A; B {Y.Ro*2 R.3}", "play Y.Ro", Refusal("C25", "three")),
    (
        "opt chanceSet=oneEach; turn B; pile P.Ch; demand Chx1 A; B {Y.Ro*3 R.3}",
        "play Y.Ro",
        Refusal("C25", "one-each"),
    ),
    ("turn B; paid Ro; demand Chx1 A; B {Y.Ro*3 R.3}", "play R.3", Refusal("C25", "go-on", left=2)),
    ("turn B; paid Ro Ro; demand Chx1 A; B {Y.Ro*3 R.3}", "accept", Refusal("C25", "go-on", left=1)),
    ("A {R.3 Y.Ro}; drawn R.3", "draw", Refusal("C8", "again", card="R.3")),
    ("A {R.3 Y.Ro}; drawn R.3", "play Y.Ro", Refusal("C8", "other", card="R.3")),
    ("A {G.3 Y.Ro}; drawn G.3; pile R.Ro", "play G.3", Refusal("C13", card="G.3", top="R.Ro", instead="keep")),
    ("A {R.3 Y.Ro}; drawn R.3", "colour R", Refusal("C29", "later", instead="keep")),
    ("A {R.3 Y.Ro}; drawn R.3", "accept", Refusal("C19", "nothing", instead="keep")),
    ("A {R.3 Y.Ro}; drawn R.3", "star take 1", Refusal("C27", "no-star", instead="keep")),
    ("", "pass", Refusal("C7", "pass")),
    ("A {R.Pa B.Sc}; pile B.Ro R.Ro; deck -", "pass", Refusal("C9", "play", card="R.Pa")),
    ("A {B.Sc}; pile B.Ro R.Ro; deck -", "draw", Refusal("C9", "draw")),
    ("opt drawWhenAble=off; A {R.Pa B.Sc}; pile R.Ro", "draw", Refusal("C7", "draw", card="R.Pa")),
    ("", "play R.Ro", Refusal("C7", "not-held", card="R.Ro")),
    ("A {P.Ch Y.Ro}; B {Y.Ro}", "play P.Ch", Refusal("C26", seat=1, cards=1, instead="draw")),
    ("", "play BG.3", Refusal("C7", "not-held", card="BG.3")),
    ("turn B; pile P.Ch; demand Chx1 A; B {Y.Sc*2 R.3}", "play Y.Sc", Refusal("C25", "three")),
    ("", "colour R", Refusal("C29", "later", instead="draw")),
    ("", "star play 1", Refusal("C27", "no-star", instead="draw")),
    ("", "accept", Refusal("C19", "nothing", instead="draw")),
]


@pytest.mark.parametrize(("position", "move", "refusal"), REFUSALS)
def test_a_refusal_has_its_clause_reason_and_facts(position: str, move: str, refusal: Refusal) -> None:
    table = given("kanobu", position)
    assert table.refused(move) == refusal
    for language in LANGUAGES:
        assert Speech(language).refusal(table.game, refusal).startswith(f"{refusal.clause}: ")

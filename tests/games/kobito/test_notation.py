"""Kobito: positions, moves and fields in notation (notation.md 1-3)."""

import pytest
from hypothesis import given as given_any
from hypothesis import settings
from hypothesis import strategies as st

from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadNotation, Refused
from smallbox.games.kobito import GAME
from tests.given import given

DEFAULT = (
    "n 2; turn A; phase MAIN; need 1; done 0; G1 8@8 [12]; G2 8@8 [12]; G3 8@8 [12]; A {-}; B {-}; "
    "gdeck 6@6*5; deck 9*20; disc -; idle 0; moved off"
)


def test_what_is_not_mentioned_has_its_default() -> None:
    assert str(given("kobito", "")) == DEFAULT
    assert given("kobito", "done 1")["moved"] == "on"
    assert given("kobito", "done 1; moved off")["moved"] == "off"


def test_a_full_position_has_its_fields_in_order() -> None:
    text = (
        "n 3; turn B; phase DISSOLVE S2; need 2; done 1; opt keep_number=on tiebreak=fewest; G1 5@6 [3 k4 5*]; "
        "G2 8@8 [12]; G3 8@8 [12]; A.S1 [5 6**]; B.S2 [k4]; A {K 5 R}; B {-}; C {9*2}; won A 5 4; won C 3; pen B 7 R; "
        "gdeck 6@6*5; deck 8 9*2 K; disc 3 4; idle 1; moved on"
    )
    shuffled = "; ".join(reversed(text.split("; ")))
    assert str(given("kobito", text)) == str(given("kobito", shuffled)) == text


def test_s1_without_a_seat_is_the_studio_of_a() -> None:
    assert given("kobito", "turn B; S1 [5 6]")["A.S1"] == "[5 6]"


def test_positions_are_loaded_as_given() -> None:
    table = given("kobito", "need 5; done 7; S1 [5]; S2 [k6 k7]; A {9*9}; disc K*9; deck -; idle 1; G1 0@2 [4]")
    for field in ("need 5", "done 7", "S1 [5]", "S2 [k6 k7]", "disc K*9", "G1 0@2 [4]"):
        assert table.shows(*field.split(" ", 1))


def test_a_dissolving_slot_may_name_the_seat_to_act() -> None:
    table = given("kobito", "turn B; phase DISSOLVE B.S2; B.S2 [5]; G1 8@8 [4]")
    assert table["phase"] == "DISSOLVE S2"
    assert table.legal() == {"send S2L G1H"}


def test_a_finished_game_tells_its_result_by_its_idle_turns() -> None:
    assert given("kobito", "phase OVER; idle 2")["result"] == "idle"
    assert given("kobito", "phase OVER; G2 -; turn -")["result"] == "gold"
    assert given("kobito", "phase OVER; won A 5; result gold; winners A; scores 5 0")["winners"] == "A"


@pytest.mark.parametrize(
    "text",
    [
        "A {13}",
        "A {5",
        "A 5",
        "A {k5}",
        "C {5}",
        "turn C",
        "turn -",
        "n two",
        "n 2; n 2",
        "S1 [5 6]; A.S1 [5 6]",
        "S5 [5 6]",
        "C.S1 [5 6]",
        "S1 [5 7]",
        "S1 5 6",
        "S1 [K]",
        "S1 [k5*]",
        "S1 [5*2]",
        "S1 [0]",
        "G1 [3]",
        "G1 5@6",
        "G1 -",
        "G1 5 [3]",
        "G1 3@3 [3 4 5]",
        "G4 5@6 [3]",
        "gdeck 5",
        "gdeck x@6",
        "deck 9*",
        "deck 9*999999999",
        "disc 14",
        "need -1",
        "need 99999999999999999999",
        "done x",
        "idle 1.5",
        "moved yes",
        "phase WAIT",
        "phase DISSOLVE",
        "phase DISSOLVE S1",
        "phase DISSOLVE S5",
        "phase DISSOLVE B.S1; B.S1 [5]",
        "phase DISSOLVE S1; S1 [5 6]",
        "phase MAIN S1",
        "result gold",
        "phase OVER; result none",
        "phase OVER; won A 5; winners B",
        "phase OVER; won A 5; scores 0 5",
        "winners A",
        "won A x",
        "pen A 5@6",
        "pen",
        "won",
        "opt repl_wild=on",
        "opt lock_exchanged=off",
        "opt repl_other",
        "opt repl_other=on repl_other=on",
        "opt gold_cards=2",
        "gold 3@4*18",
        "new; A {5}",
        "new game",
        "new; gold 3",
        "hello",
        "hello world",
    ],
)
def test_what_cannot_be_read_says_what_was_expected(text: str) -> None:
    with pytest.raises(BadNotation, match="expected"):
        given("kobito", text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play 5",
        "play 13 G1H",
        "play 5 G4H",
        "play 5 G1",
        "play 5 C.S1H",
        "play 5 A.G1H",
        "play 5 G1H now",
        "start 5",
        "start 5 x",
        "send S1 G1H",
        "send S1L",
        "send S1@0 G1H",
        "swap G1",
        "swap G1.13",
        "swap G1.4#0",
        "swap G1.4 for K",
        "swap G1.4 with",
        "repl G1.4#2",
        "repl G1.4 with x",
        "pay",
        "pay 5@6",
        "end now",
        "insert 4",
        "take 4",
        "draw",
        "PLAY 5 G1H",
    ],
)
def test_a_move_that_cannot_be_read_says_what_was_expected(text: str) -> None:
    state = given("kobito", "").state
    with pytest.raises(BadNotation, match="expected"):
        GAME.notation.read_move(text, state, 0)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("play 5 A.S1H", "play 5 S1H"),
        ("play  K   G2L", "play K G2L"),
        ("send A.S1L G2H", "send S1L G2H"),
        ("swap A.S1.4", "swap S1.4"),
        ("swap B.S1.4", "swap B.S1.4"),
        ("swap G1.12#1", "swap G1.12"),
        ("swap G1.4#2", "swap G1.4#2"),
        ("swap G1.4 with 4", "swap G1.4"),
        ("repl A.S2.4 with 4", "repl S2.4"),
        ("start K 5", "start K 5"),
        ("pay R", "pay R"),
        ("end", "end"),
        ("insert 4 G1", "insert 4 G1"),
    ],
)
def test_moves_are_written_in_canonical_spelling(written: str, canonical: str) -> None:
    state = given("kobito", "").state
    assert GAME.notation.write_move(GAME.notation.read_move(written, state, 0)) == canonical


@pytest.mark.parametrize(
    ("key", "expected", "is_same"),
    [
        ("A", "{9 K*2}", True),
        ("A", "{9 K}", False),
        ("B", "{}", True),
        ("G1", "[3 4*]", True),
        ("G1", "5@6 [3 4*]", True),
        ("G1", "5@6", True),
        ("G1", "6@6 [3 4*]", False),
        ("G1", "[? 4*]", True),
        ("G1", "[3 ?]", False),
        ("S1", "-", True),
        ("B.S1", "[? k6]", True),
        ("B.S1", "[5 ?]", False),
        ("deck", "8 9 9", True),
        ("deck", "9 9 8", False),
        ("disc", "4 3", True),
        ("pen A", "-", True),
        ("won B", "4 5", True),
        ("opt", "repl_other=on", True),
        ("count K", "3", True),
        ("count *", "12", True),
        ("winners", "-", True),
    ],
)
def test_fields_are_compared_in_the_detail_that_matters(key: str, expected: str, is_same: bool) -> None:  # noqa: FBT001
    table = given(
        "kobito",
        "opt repl_other=on; A {K K 9}; G1 5@6 [3 4*]; G2 8@8 [1]; G3 8@8 [1]; B.S1 [5 k6]; deck 8 9*2; disc 3 4; "
        "won B 5 4; gdeck -",
    )
    if key == "count *":
        expected = str(sum(int(table[f"count {card}"]) for card in ["K", "R", *map(str, range(1, 13))]))
    assert table.shows(key, expected) is is_same


@pytest.mark.parametrize("key", ["S5", "C", "count X", "hand# C", "nonsense", ""])
def test_unknown_checks_are_refused(key: str) -> None:
    table = given("kobito", "")
    with pytest.raises(BadNotation, match="expected"):
        table[key]
    with pytest.raises(BadNotation, match="expected"):
        GAME.notation.seen(GAME.view(table.state, 0), key)


def test_the_lines_of_a_record_tell_what_is_not_at_its_default() -> None:
    assert GAME.notation.setup_lines(given("kobito", "").state) == [
        "n 2; turn A",
        "G1 8@8 [12]; G2 8@8 [12]; G3 8@8 [12]; need 1",
        "A {-}; B {-}",
        "gdeck 6@6*5",
        "deck 9*20",
    ]
    text = "turn B; done 1; S1 [5 6]; won A 5; pen B R; disc 3; idle 1; moved off; opt repl_other=on"
    table = given("kobito", text)
    lines = GAME.notation.setup_lines(table.state)
    assert str(given("kobito", "; ".join([*lines, "opt repl_other=on"]))) == str(table)


KEYS = st.sampled_from(["n", "turn", "phase", "need", "done", "opt", "G1", "G2", "S1", "A.S1", "B.S2", "A", "B", "C"])
MORE_KEYS = st.sampled_from(["won A", "pen B", "gdeck", "deck", "disc", "idle", "moved", "result", "new", "gold", "x"])
VALUES = st.sampled_from(
    ["-", "2", "3", "A", "B", "MAIN", "OVER", "DISSOLVE S1", "on", "off", "{5 K*2}", "{-}", "[5]", "[k5 6*]", "[5 7]"]
)
MORE_VALUES = st.sampled_from(["5@6 [3]", "2@2 [3]", "5@6*4", "9*20 K R", "repl_other=on", "gold_cards=4", "gold", ""])
FIELDS = st.tuples(KEYS | MORE_KEYS, VALUES | MORE_VALUES).map(" ".join)


@settings(max_examples=400, deadline=None)
@given_any(st.one_of(st.lists(FIELDS, max_size=6).map("; ".join), st.text(max_size=40)))
def test_any_text_is_read_or_refused_as_notation(text: str) -> None:
    try:
        state = GAME.notation.read_position(text, SearchRng(0))
    except (BadNotation, Refused):
        return
    assert str(GAME.notation.read_position(str(state), SearchRng(0))) == str(state)


KINDS = st.sampled_from(["play", "start", "send", "swap", "repl", "pay", "end", "insert", "take", "with"])
PARTS = st.sampled_from(["5", "13", "K", "R", "G1", "G1H", "S1L", "A.S1H", "B.S1L", "C.S1L", "S1@2", "G1.4", "G1.4#2"])


@settings(max_examples=400, deadline=None)
@given_any(st.one_of(st.lists(KINDS | PARTS, max_size=5).map(" ".join), st.text(max_size=20)))
def test_any_text_is_read_or_refused_as_a_move(text: str) -> None:
    state = given("kobito", "A {5 K R}; S1 [4 5]").state
    try:
        move = GAME.notation.read_move(text, state, 0)
    except BadNotation:
        return
    refusal = GAME.check(state, 0, move)
    assert refusal is None or refusal.clause in GAME.clauses

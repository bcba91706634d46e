"""That's Not a Hat: positions, moves and records as text."""

from contextlib import suppress

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadNotation, Refused
from smallbox.core.events import Events
from smallbox.games.hat import GAME
from smallbox.games.hat.messages import Accept, Claim, Improper, Refuse
from smallbox.games.hat.rules.cards import colour_of
from tests.games.hat.test_setup import fresh
from tests.games.hat.test_views import positions
from tests.given import given

THREE = "A {apple.L spoon.L}; B {banana.R}; C {carrot.L}"


@pytest.mark.parametrize(
    "players", [2, 3, *(pytest.param(players, marks=pytest.mark.compiled) for players in range(4, 9))]
)
@pytest.mark.parametrize(
    "opt",
    [
        "",
        "gifts_each=2",
        "deck=black penalty_limit=2",
        "arrow_scheme=crossed",
        "arrow_scheme=crossed arrow_assignment=printed",
        "catalogue=seen",
        "catalogue=in_play shop_face=down",
        "max_gifts=60 penalty_limit=5",
    ],
)
def test_p6_a_position_is_read_as_it_was_written(players: int, opt: str) -> None:
    for seed in range(5):
        for state in positions(players, opt, seed):
            text = str(state)
            again = GAME.notation.read_position(text, SearchRng(9))
            assert str(again) == text
            assert GAME.view(again, 0) == GAME.view(state, 0)
            assert GAME.legal_moves(again) == GAME.legal_moves(state)
            colours = [colour_of(card) for seat in range(players) for card in state.column(seat)]
            assert [colour_of(card) for seat in range(players) for card in again.column(seat)] == colours


def test_p6_also_with_a_deck_that_is_just_large_enough() -> None:
    state = given("hat", "new; n 3; deck# 10").state
    assert GAME.notation.field(GAME.notation.read_position(str(state), SearchRng(0)), "shop#") == "6"


def test_a_full_position_has_its_fields_in_order() -> None:
    table = given("hat", f"opt max_gifts=60; cat apple hat; pen C kite; gift book.L; {THREE}; shop ring.L; passes 3")
    table.play("claim hat")
    text = str(table)
    assert text.startswith(
        "n 3; turn A; phase ANSWER; opt max_gifts=60; A {apple.L spoon.L}; B {banana.R}; C {carrot.L}; pen C kite; shop"
    )
    assert text.endswith("; passes 4; cat hat apple; gift book.L; claim hat")


def test_the_position_of_a_round_that_is_over() -> None:
    table = given("hat", f"{THREE}; pen A pizza ring; pen C tractor; cat hat robot").play("claim robot, refuse")
    text = str(table)
    assert text.startswith("n 3; phase OVER; A {spoon.L};")
    assert text.endswith("; passes 1; cat hat robot; result limit; winners B; scores 3 0 1")
    assert str(GAME.notation.read_position(text, SearchRng(0))) == text


def test_what_is_not_mentioned_has_its_default() -> None:
    table = given("hat", "B {spoon.R}")
    assert (table["n"], table["turn"], table["phase"], table["passes"]) == ("3", "A", "CLAIM", "0")
    assert (table["A"], table["C"]) == ("{hat.L apple.L}", "{banana.L}")
    assert table["top"] == "pineapple.R"
    assert (table["cat#"], table["count *"]) == ("110", "110")


def test_the_giver_of_a_shop_gift_has_no_gift_too_many() -> None:
    table = given("hat", "gift hat.R")
    assert table["hands#"] == "1 1 1"
    assert table["receiver"] == "C"


def test_a_shop_listed_in_part_goes_on_with_unused_gifts() -> None:
    table = given("hat", f"{THREE}; shop kite.R").play("claim apple, refuse, claim hat, refuse")
    assert table["gift"] == "hat.L"


def test_a_shop_that_is_long_enough_is_the_whole_shop() -> None:
    assert given("hat", f"{THREE}; shop {' '.join(f'g0{number}.L' for number in range(40, 46))}")["shop#"] == "6"
    assert given("hat", f"{THREE}; pen A hat ring; pen B cup key; pen C chair book; shop -")["shop#"] == "0"


def test_a_card_may_name_the_colour_of_its_back() -> None:
    table = given("hat", "opt arrow_scheme=crossed; A {hat.R hat.L.black}; B {hat.R.white}")
    assert (table["A"], table["B"]) == ("{hat.R hat.L.black}", "{hat.R.white}")
    assert given("hat", "A {hat.L.black hat.R.white}")["A"] == "{hat.L hat.R}"


def test_moves_are_read_and_written() -> None:
    state = given("hat", THREE).state
    for text, move in (
        ("claim hat", Claim("hat")),
        ("accept", Accept()),
        ("refuse", Refuse()),
        ("pass", Improper("pass")),
    ):
        assert GAME.notation.read_move(text, state, 0) == move
        assert GAME.notation.write_move(move) == text
    assert GAME.notation.read_move("claim =", state, 0) == Claim("apple")
    assert GAME.notation.read_move("claim unicorn", state, 0) == Claim("unicorn")


@pytest.mark.parametrize("text", ["", "claim", "accept it", "give hat", "refuse hat", "pass on", "draw"])
def test_moves_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.read_move(text, given("hat", THREE).state, 0)


@pytest.mark.parametrize(
    "text",
    [
        "turn D",
        "n x",
        "A {unicorn.L}",
        "A {hat}",
        "A {hat.U}",
        "A hat.L",
        "A {hat.L}; A {hat.R}",
        "A {-}; turn A",
        "D {hat.L}",
        "phase LOOK",
        "phase ANSWER",
        "phase CLAIM; claim hat",
        "phase OVER; claim hat",
        "phase OVER; gift hat.L",
        "gift hat.L ring.L",
        "gift ^hat.L",
        "shop ^hat.L",
        "claim unicorn",
        "cat -",
        "cat unicorn",
        "pen A hat ring cup",
        "pen hat",
        "pen D hat",
        "passes -1",
        "passes x",
        "result limit",
        "phase OVER; result draw",
        "phase OVER; winners A",
        "scores 1 0 0",
        "deck hat.L",
        "new; A {hat.L}",
        "new; passes 3",
        "new fresh",
        "opt max_gifts=5",
        "opt max_gifts",
        "hat",
        "n 3; n 3",
    ],
)
def test_positions_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BadNotation, match="expected"):
        given("hat", text)


WORDS = (
    "n|turn|A|B|{|}|{hat.L}|{^hat.R kite.L}|-|;|; |shop|hat.L|cat|hat|pen A|pen|phase|OVER|ANSWER|CLAIM|claim|gift|opt|"
    "max_gifts=60|deck=black|new|deck|deck#|30|3|2|9|rounds|1 2 3|/|result|limit|winners|scores|0 0 0|*|hat.L*3|passes|"
    "g001|=|gifts_each=2|^|?"
)


@examples(st.lists(st.sampled_from(WORDS.split("|")), max_size=14))
def test_any_words_are_read_or_refused_in_words(words: list[str]) -> None:
    try:
        state = GAME.notation.read_position(" ".join(words), SearchRng(0))
    except (BadNotation, Refused):
        return
    assert str(GAME.notation.read_position(str(state), SearchRng(0))) == str(state)
    for action in GAME.legal_moves(state)[:3]:
        GAME.apply(state.clone(), action, Events())


@examples(st.text(max_size=40))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    with suppress(BadNotation, Refused):
        GAME.notation.read_position(text, SearchRng(0))
    with suppress(BadNotation):
        GAME.notation.read_move(text, given("hat", THREE).state, 0)


def test_the_lines_of_a_record() -> None:
    state = fresh(3, "", 4)
    lines = GAME.notation.setup_lines(state)
    assert [line.split()[0] for line in lines] == ["n", "gift", "A", "shop", "cat"]
    assert len(lines[3].split()) == 7
    again = GAME.notation.read_position("; ".join(lines), SearchRng(0))
    assert GAME.notation.setup_lines(again) == lines


def test_the_lines_of_a_record_that_begins_in_mid_round() -> None:
    table = given("hat", f"{THREE}; pen B kite; passes 7; claim hat")
    lines = GAME.notation.setup_lines(table.state)
    again = GAME.notation.read_position("; ".join(lines), SearchRng(0))
    assert GAME.notation.setup_lines(again) == lines
    assert GAME.notation.field(again, "claim") == "hat"


@pytest.mark.parametrize(
    ("key", "expected", "actual", "same"),
    [
        ("A", "{hat.L book.R}", "{book.R hat.L}", False),
        ("A", "{}", "{-}", True),
        ("A", "{g001.L}", "{hat.L}", True),
        ("pen A", "hat ring", "ring hat", True),
        ("winners", "B A", "A B", True),
        ("cat", "kite hat", "hat kite", True),
        ("shop", "hat.L", "hat.L kite.R", True),
        ("shop", "kite.R", "hat.L kite.R", False),
        ("shop", "-", "hat.L", False),
        ("scores", "1 0", "0 1", False),
    ],
)
def test_when_two_values_are_the_same(key: str, expected: str, actual: str, same: bool) -> None:  # noqa: FBT001
    assert GAME.notation.same(key, expected, actual) == same


@pytest.mark.parametrize("key", ["hats", "pen Z", "count unicorn", "Z", "hand#"])
def test_a_field_that_does_not_exist(key: str) -> None:
    table = given("hat", THREE)
    with pytest.raises(BadNotation):
        _ = table[key]
    with pytest.raises(BadNotation):
        GAME.notation.seen(GAME.view(table.state, 0), key)


@pytest.mark.parametrize(("result", "clause"), [("limit", "H33"), ("guard", "H40")])
def test_a_result_is_read_as_given(result: str, clause: str) -> None:
    assert given("hat", f"phase OVER; result {result}").refusal("claim hat") == clause

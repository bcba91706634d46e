"""Kobito: the fixed numbering of actions (kobito.md 5.3)."""

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.data import Source
from smallbox.games.kobito import GAME
from smallbox.games.kobito.messages import AnyMove, EndTurn, Improper, Pay, Play, Replace, Send, Start, Swap
from tests.given import given

DATA = Path(__file__).parents[3] / "src/smallbox/games/kobito/data/kobito.json"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (0, "play K G1L"),
        (13, "play K S4H"),
        (14, "play 1 G1L"),
        (181, "play 12 S4H"),
        (182, "start 1 2"),
        (183, "start 1 K"),
        (184, "start K 2"),
        (215, "start 12 1"),
        (217, "start K 1"),
        (218, "send S1L G1L"),
        (265, "send S4H G3H"),
        (271, "repl G1.1"),
        (354, "repl S4.12"),
        (355, "pay K"),
        (368, "pay R"),
        (369, "end"),
    ],
)
def test_actions_have_their_fixed_numbers(action: int, text: str) -> None:
    state = given("kobito", "").state
    assert GAME.actions(state) == 370
    assert GAME.notation.write_move(GAME.move(state, action)) == text
    assert GAME.action(state, GAME.notation.read_move(text, state, 0)) == action


def test_kobitos_are_counted_from_gold_then_clockwise_from_the_seat_to_act() -> None:
    table = given("kobito", "n 3; turn B; G2 8@8 [k3 4]; A.S1 [k5 6]; B.S3 [k7 8 k9]; C.S1 [k1 2]")
    state = table.state
    moves = [GAME.notation.write_move(GAME.move(state, action)) for action in range(266, 271)]
    assert moves == ["swap G2.3", "swap S3.7", "swap S3.9", "swap C.S1.1", "swap A.S1.5"]
    assert [GAME.action(state, GAME.move(state, action)) for action in range(266, 271)] == list(range(266, 271))


def test_v1_appends_the_replacements_in_other_studios() -> None:
    table = given("kobito", "n 3; turn B; opt repl_other=on; C.S1 [1 2]; A.S4 [11 12]; B {R 1 12}")
    state = table.state
    assert GAME.actions(state) == 610
    assert GAME.notation.write_move(GAME.move(state, 370)) == "repl C.S1.1"
    assert GAME.notation.write_move(GAME.move(state, 370 + 95)) == "repl A.S4.12"
    assert {370, 465} <= set(GAME.legal_moves(state))
    assert all(GAME.check(state, 1, GAME.move(state, action)) is not None for action in range(466, 610))


@pytest.mark.parametrize(("opt", "first"), [("", 370), ("opt repl_other=on; ", 610)])
def test_more_than_five_kobitos_extend_the_numbering(opt: str, first: int) -> None:
    state = given("kobito", f"{opt}S1 [k1 k2 k3 k4 k5 k6 k7 8]; A {{6 7}}").state
    assert GAME.actions(state) == first + 2
    assert [GAME.notation.write_move(GAME.move(state, first + i)) for i in range(2)] == ["swap S1.6", "swap S1.7"]
    assert set(GAME.legal_moves(state)) >= {first, first + 1}
    GAME.apply(state, first + 1)
    assert GAME.notation.field(state, "S1") == "[k1 k2 k3 k4 k5 k6 7 8]"


def test_a_pack_with_more_kobitos_extends_the_numbering() -> None:
    content = json.loads(DATA.read_text()) | {"kobitos": 9}
    data = GAME.data(Source("my.json", json.dumps(content), "abc"))
    state = GAME.setup(GAME.options(2, {}, data), SearchRng(0))
    assert GAME.actions(state) == 374


@pytest.mark.parametrize(
    ("move", "wire"),
    [
        (Play("5", "G1", "high"), {"type": "play", "card": "5", "to": "G1", "end": "high"}),
        (Start("5", "K"), {"type": "start", "low": "5", "high": "K"}),
        (
            Send("S1", "low", "G2", "high"),
            {"type": "send", "rainbow": "S1", "end": "low", "to": "G2", "to_end": "high"},
        ),
        (Swap("B.S2", 4, 1), {"type": "swap", "at": "B.S2", "number": 4, "nth": 1}),
        (Replace("G1", 4), {"type": "replace", "at": "G1", "number": 4}),
        (Pay("R"), {"type": "pay", "card": "R"}),
        (EndTurn(), {"type": "end"}),
    ],
)
def test_moves_go_over_the_wire_in_full_words(move: msgspec.Struct, wire: dict[str, object]) -> None:
    assert msgspec.to_builtins(move) == wire


def test_an_improper_move_is_never_on_the_wire() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(Improper("take", "take S1.6")), type=AnyMove)


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        (Play("99", "G1", "high"), "K10"),
        (Play("5", "X9", "high"), "K21"),
        (Play("5", "F.S1", "high"), "K21"),
        (Start("x", "y"), "K21"),
        (Send("X", "low", "G1", "high"), "K25"),
        (Send("S1", "low", "G9", "high"), "K25"),
        (Swap("X", 4, 1), "K40"),
        (Swap("G1", 10**30, 10**30), "K40"),
        (Swap("G1", 12, -1), "K40"),
        (Replace("X", 4), "K44"),
        (Replace("G1", 10**30), "K44"),
        (Pay("x"), "K10"),
    ],
)
def test_nonsense_from_the_wire_is_refused(move: Play, clause: str) -> None:
    state = given("kobito", "A {5 R}; S1 [4 5]; opt voluntary_pay=on").state
    refusal = GAME.check(state, 0, move)
    assert refusal is not None
    assert refusal.clause == clause


def test_a_hand_of_every_card_has_more_moves_than_the_buffer_starts_with() -> None:
    studio = "S1 [1 2 3 4 5 6]; S2 [7 8 9 10 11 12]; S3 [1 2 3]"
    line = f"opt voluntary_pay=on; G1 8@8 [1 2 3]; G2 8@8 [4 5 6]; G3 8@8 [7 8 9]; {studio}; need 4"
    table = given("kobito", f"{line}; A {{1 2 3 4 5 6 7 8 9 10 11 12 K R}}")
    kinds = Counter(move.split()[0] for move in table.legal())
    assert kinds == {"play": 24, "start": 36, "repl": 24, "pay": 14, "send": 4}
    assert all(table.refusal(move) is None for move in table.legal())

"""That's Not a Hat: the gift file, packaged or the user's own."""

import csv
import io
import pickle
from pathlib import Path

import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.data import Source, own_file, packaged
from smallbox.core.errors import BadData
from smallbox.games.hat import GAME
from smallbox.games.hat.rules.cards import ARROWS, COLOURS, code_of

TEXT = packaged("smallbox.games.hat", "hat_gifts.csv").text
ROWS = list(csv.reader(io.StringIO(TEXT)))


def written(rows: list[list[str]]) -> Source:
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return Source("own.csv", text.getvalue(), "0" * 64)


def changed(row: int, column: str, cell: str) -> Source:
    rows = [list(cells) for cells in ROWS]
    rows[row][ROWS[0].index(column)] = cell
    return written(rows)


def test_the_packaged_file_has_110_gifts_and_as_many_left_as_right() -> None:
    gifts = GAME.data(None)
    assert len(gifts.codes) == 110
    assert [row["arrow"] for row in gifts.rows].count("left") == 55
    for column, values in (("arrow", ARROWS), ("arrow_colour", COLOURS), ("arrow_crossed", ARROWS)):
        assert {row[column] for row in gifts.rows} == set(values)
    assert GAME.data(None) is gifts


def test_a_gift_is_spelled_in_lower_case_with_dashes() -> None:
    assert [code_of(name) for name in ("T-shirt", "four-leaf clover", "hat")] == ["t-shirt", "four-leaf-clover", "hat"]
    gifts = GAME.data(None)
    assert gifts.find("g077") == gifts.find("four-leaf-clover") == 76


def test_actions_are_numbered_in_the_order_of_the_file() -> None:
    state = GAME.setup(GAME.options(3, {}), SearchRng(0))
    assert GAME.actions(state) == 112
    assert GAME.notation.write_move(GAME.move(state, 0)) == "claim hat"
    assert GAME.notation.write_move(GAME.move(state, 109)) == "claim penguin"
    assert GAME.notation.write_move(GAME.move(state, 110)) == "accept"
    assert GAME.notation.write_move(GAME.move(state, 111)) == "refuse"
    assert [GAME.action(state, GAME.move(state, action)) for action in range(112)] == list(range(112))


def test_an_own_file_may_have_another_number_of_gifts(tmp_path: Path) -> None:
    path = tmp_path / "gifts.csv"
    path.write_text("\ufeff" + "\n".join(TEXT.splitlines()[:31]) + "\n", "utf-8")
    gifts = GAME.data(own_file(str(path)))
    options = GAME.options(3, {"catalogue": "all"}, gifts)
    state = GAME.setup(options, SearchRng(1))
    assert GAME.actions(state) == 32
    assert len(GAME.legal_moves(state)) == 30
    assert GAME.data_tag(options).startswith("hat_gifts sha256:")
    again = GAME.notation.read_position(str(state), SearchRng(0), gifts)
    assert str(again) == str(state)


def test_gifts_travel_to_other_processes() -> None:
    options = GAME.options(3, {})
    again = pickle.loads(pickle.dumps(options))
    assert again.data.codes == options.data.codes


@pytest.mark.parametrize(
    ("row", "column", "cell", "message"),
    [
        (3, "arrow", "up", "own.csv: row 4, column arrow: expected left or right, got 'up'"),
        (3, "arrow_colour", "red", "own.csv: row 4, column arrow_colour: expected black or white, got 'red'"),
        (3, "arrow_crossed", "Left", "own.csv: row 4, column arrow_crossed: expected left or right, got 'Left'"),
        (3, "uk", " ", "own.csv: row 4, column uk: expected a text, got an empty cell"),
        (3, "id", "g001", "own.csv: row 4, column id: expected a text of its own, got 'g001' as in row 2"),
        (3, "nl", "hoed", "own.csv: row 4, column nl: expected a text of its own, got 'hoed' as in row 2"),
        (3, "en", "Hat", "own.csv: row 4, column en, as notation: expected a text of its own, got 'hat' as in row 2"),
        (3, "en", "ковпак", "own.csv: row 4, column en: expected Latin letters or digits, got '------'"),
        (3, "en", "g001", "own.csv: row 4, column en: expected no other gift's id, got 'g001'"),
        (0, "emoji", "picture", "own.csv: row 1: expected the columns id,emoji,en"),
    ],
)
def test_a_wrong_cell_is_named(row: int, column: str, cell: str, message: str) -> None:
    with pytest.raises(BadData) as error:
        GAME.data(changed(row, column, cell))
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "own.csv: row 1: expected the columns"),
        (TEXT.splitlines()[0] + "\n", "own.csv: row 2: expected a gift, got the end of the file"),
        (TEXT.splitlines()[0] + "\ng001,x\n", "own.csv: row 2: expected 14 columns, got 2"),
        (TEXT.splitlines()[0] + '\n"g001"x,"\n', "own.csv: row 2: expected comma-separated values, got:"),
    ],
)
def test_a_wrong_file_is_named(text: str, message: str) -> None:
    with pytest.raises(BadData) as error:
        GAME.data(Source("own.csv", text, None))
    assert str(error.value).startswith(message)

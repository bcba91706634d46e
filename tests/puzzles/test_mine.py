"""Mining: the same finds each time, kept on disk, gone on with; and a choice with as many kinds as there are."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from smallbox.core.errors import BadOption
from smallbox.games import GAMES
from smallbox.puzzles.command import mine as mine_command
from smallbox.puzzles.mine import Mined, mine
from smallbox.puzzles.pick import MOST_OF_A_GAME, pick
from smallbox.puzzles.pit import dig, read_mined
from smallbox.puzzles.puzzle import decode, puzzles_of
from smallbox.puzzles.rating import HIGHEST, LOWEST, rate
from smallbox.puzzles.situation import situation_of

#: rounds that are soon over
SHORT = "penalty_limit=2"
GAMES_MINED = 2


def dug(file: Path, games: int, processes: int = 1) -> list[Mined]:
    found = dig("hat", SHORT, 3, games, file, processes, lambda _: None)
    return sorted(found, key=lambda each: each.number)


@pytest.fixture(scope="module", name="whole")
def whole_run(tmp_path_factory: pytest.TempPathFactory) -> list[Mined]:
    found = dug(tmp_path_factory.mktemp("mined") / "whole", GAMES_MINED)
    assert any(each.puzzles for each in found)
    return found


@pytest.mark.compiled
def test_mining_goes_on_where_it_was_stopped_and_finds_the_same(tmp_path: Path, whole: list[Mined]) -> None:
    part = tmp_path / "part"
    # A kill in the middle of a line.
    part.write_bytes(msgspec.json.encode(whole[0]) + b"\n" + msgspec.json.encode(whole[1])[:-20])
    assert read_mined(part) == whole[:1]
    assert dug(part, GAMES_MINED) == read_mined(part) == whole


def test_several_processes_find_the_same(tmp_path: Path, whole: list[Mined]) -> None:
    assert dug(tmp_path / "many", GAMES_MINED, processes=2) == whole


def test_a_find_can_be_reached_by_its_record() -> None:
    for puzzle in mine("hat", SHORT, 3, 1).puzzles:
        seen = situation_of(GAMES["hat"], puzzle.record, puzzle.seat)
        assert (seen.view.to_act, seen.options.penalty_limit) == (puzzle.seat, 2)


def test_the_choice_has_numbers_by_difficulty_and_few_of_one_game() -> None:
    puzzle = next(iter(puzzles_of(GAMES["hat"]).values()))
    many = [replace(puzzle, rating=1000 + 10 * number, record=f"{number}") for number in range(8)]
    chosen = pick([Mined(1, many[:4]), Mined(2, many[4:])], 10)
    assert len(chosen) == 2 * MOST_OF_A_GAME
    assert [each.id for each in chosen] == [f"hat-{number:04}" for number in range(1, len(chosen) + 1)]
    assert [each.rating for each in chosen] == sorted(each.rating for each in chosen)


def test_a_puzzle_is_harder_the_fewer_find_it() -> None:
    levels = ("greedy", "easy", "normal", "hard", "expert")
    ratings = [rate(dict.fromkeys(levels, share)) for share in (1.0, 0.8, 0.5, 0.2, 0.0)]
    assert ratings == sorted(ratings)
    assert LOWEST <= ratings[0] < ratings[-1] <= HIGHEST


@pytest.mark.parametrize(
    ("games", "number", "out", "reason"),
    [(0, 1, "a", "--games"), (1, 0, "a", "--number"), (1, 1, "none/a", "--out: expected a file in a folder")],
)
def test_what_cannot_be_mined_is_said(tmp_path: Path, games: int, number: int, out: str, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        mine_command(GAMES["hat"], "", 1, games, tmp_path / out, number, 1, lambda _: None)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "out.mined"
    file.write_text("no puzzles\n")
    with pytest.raises(BadOption, match="got other text"):
        mine_command(GAMES["hat"], "", 1, 1, tmp_path / "out", 1, 1, lambda _: None)
    assert file.read_text() == "no puzzles\n"


def test_what_was_chosen_can_be_read_again(tmp_path: Path) -> None:
    out = tmp_path / "out"
    found, chosen = mine_command(GAMES["hat"], SHORT, 3, 1, out, 2, 1, lambda _: None)
    assert found >= chosen == len(decode(out.read_bytes())) > 0

"""The puzzles that are shipped: they can be reached and solved, and their proofs say what they must."""

from collections import Counter

import msgspec
import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.game import AnyGame
from smallbox.games import BUILT_IN
from smallbox.puzzles.grade import grade
from smallbox.puzzles.judge import CLEAR, LOOK, MOST_RIGHT, NODES
from smallbox.puzzles.plans import first_actions, other_beginnings, some_world, walk
from smallbox.puzzles.puzzle import Puzzle, puzzles_of
from smallbox.puzzles.rating import HIGHEST, LOWEST, rate
from smallbox.puzzles.situation import Situation, situation_of

FEWEST = 50
MOST_BYTES = 350_000
PUZZLES = [puzzle for game in BUILT_IN for puzzle in puzzles_of(game).values()]
BY_NAME = {game.name: game for game in BUILT_IN}


def situation(puzzle: Puzzle) -> Situation:
    return situation_of(BY_NAME[puzzle.game], puzzle.record, puzzle.seat)


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_every_game_has_many_and_none_twice(game: AnyGame) -> None:
    found = list(puzzles_of(game).values())
    assert len(found) >= FEWEST
    assert [puzzle.id for puzzle in found] == [f"{game.name}-{number:04}" for number in range(1, len(found) + 1)]
    assert len({(puzzle.record, puzzle.seat) for puzzle in found}) == len(found)
    assert len(msgspec.json.encode(found)) < MOST_BYTES


@pytest.mark.parametrize("puzzle", [each for each in PUZZLES if len(each.plan) > 1], ids=lambda puzzle: puzzle.id)
def test_another_order_of_the_same_turn_is_not_called_wrong(puzzle: Puzzle) -> None:
    seen = situation(puzzle)
    world, plan = some_world(seen), []
    for text in puzzle.plan:
        plan.append(seen.game.action(world, seen.game.notation.read_move(text, world, puzzle.seat)))
        seen.game.apply(world, plan[-1])
    spelled = {action: seen.game.notation.write_move(move) for move, action in first_actions(seen).items()}
    assert {spelled[first] for first in other_beginnings(seen, plan)} <= set(puzzle.right)


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_themes_reasons_sizes_and_difficulties_are_mixed(game: AnyGame) -> None:
    found = list(puzzles_of(game).values())
    for kinds in (
        Counter(puzzle.theme.why for puzzle in found),
        Counter(puzzle.players for puzzle in found),
        Counter(puzzle.rating // 200 for puzzle in found),
    ):
        assert len(kinds) >= 4
        assert max(kinds.values()) <= 0.6 * len(found)
    assert {puzzle.theme.code for puzzle in found} <= set(game.bot.themes)
    assert {puzzle.theme.why for puzzle in found} <= set(game.bot.puzzle_reasons)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_its_position_is_the_seats_own_turn_and_its_solution_legal(puzzle: Puzzle) -> None:
    seen = situation(puzzle)
    game = seen.game
    assert seen.view.to_act == puzzle.seat
    legal = {game.notation.write_move(move) for move in seen.view.moves}
    assert {each.move for each in puzzle.proof.candidates} == legal
    assert set(puzzle.right) < legal
    world = some_world(seen)
    for text in puzzle.plan:
        move = game.notation.read_move(text, world, puzzle.seat)
        assert game.check(world, puzzle.seat, move) is None
        game.apply(world, game.action(world, move))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_its_proof_is_clear_and_its_rating_follows_from_who_finds_it(puzzle: Puzzle) -> None:
    best, *others = puzzle.proof.candidates
    assert best.move == puzzle.right[0] == puzzle.plan[0]
    assert len(puzzle.right) <= MOST_RIGHT
    assert [each.chance for each in (best, *others)] == sorted((each.chance for each in (best, *others)), reverse=True)
    assert grade(puzzle, best.move).grade == "right"
    assert 2 * sum(each.lost >= CLEAR for each in others) >= len(puzzle.proof.candidates)
    assert LOWEST <= puzzle.rating == rate(puzzle.found) <= HIGHEST
    if puzzle.is_certain:
        assert (best.chance, {each.chance for each in others}) == (1, {0})
    else:
        assert puzzle.proof.trials >= LOOK
        assert puzzle.proof.nodes == NODES
        assert puzzle.proof.engine.endswith("compiled")


@pytest.mark.parametrize("puzzle", PUZZLES[::10], ids=lambda puzzle: puzzle.id)
def test_what_it_is_about_follows_from_what_the_seat_has_seen(puzzle: Puzzle) -> None:
    seen = situation(puzzle)
    world = some_world(seen)
    plan: list[int] = []
    for text in puzzle.plan:
        action = seen.game.action(world, seen.game.notation.read_move(text, world, puzzle.seat))
        plan.append(action)
        seen.game.apply(world, action)
    assert seen.game.bot.theme(seen.view, *walk(seen, plan), seen.heard) == puzzle.theme


@pytest.mark.parametrize("puzzle", PUZZLES[::10], ids=lambda puzzle: puzzle.id)
def test_hidden_cards_do_not_matter(puzzle: Puzzle) -> None:
    """Worlds that the seat cannot tell apart look the same to it, so they are judged the same."""
    seen = situation(puzzle)
    memory = seen.memory()
    for seed in range(3):
        world = seen.game.bot.sample(seen.view, memory, SearchRng(seed))
        assert seen.game.view(world, puzzle.seat) == seen.view

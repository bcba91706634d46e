"""Taking moves back, in Kobito only (D60)."""

import pytest

from smallbox.games import GAMES
from smallbox.tables.entries import TookBack
from smallbox.tables.records import record
from tests.tables.client import Client, Json
from tests.tables.world import World, play, play_to_the_end


def first_mover(world: World, **given: object) -> tuple[Client, Client]:
    people = world.game("kobito", "Ann", "Ben", **given)
    mover = next(person for person in people if person.is_to_move)
    return mover, next(person for person in people if person is not mover)


def revertible(mover: Client) -> dict[str, object]:
    """A move that stays within the turn and reveals nothing."""
    moves: list[dict[str, object]] = mover.view["moves"]
    return next(move for move in moves if move["type"] in ("start", "play"))


def kinds(mover: Client) -> set[str]:
    return {move["type"] for move in mover.view["moves"]}


def test_d60_a_move_is_taken_back_within_the_turn() -> None:
    mover, other = first_mover(World())
    before, seen = mover.view, other.view
    assert mover.move(revertible(mover))["type"] == "done"
    assert mover.view != before
    assert mover.say("undo")["type"] == "done"
    assert (mover.view, other.view) == (before, seen)
    assert other.heard("move_undone") == [{"type": "move_undone", "seat": mover.seat}]
    assert mover.say("undo")["error"] == "nothing-to-undo"


def test_d60_several_moves_are_taken_back_one_by_one() -> None:
    mover, _ = first_mover(World())
    views: list[Json] = []
    while len(views) < 2 and kinds(mover) & {"start", "play"}:
        views.append(mover.view)
        mover.move(revertible(mover))
    assert mover.is_to_move
    for view in reversed(views):
        assert mover.say("undo")["type"] == "done"
        assert mover.view == view


def test_d60_nobody_takes_back_the_move_of_another_seat() -> None:
    mover, other = first_mover(World())
    mover.move(revertible(mover))
    assert other.say("undo")["error"] == "nothing-to-undo"
    assert mover.say("undo")["type"] == "done"


def test_d60_a_turn_that_has_ended_stands() -> None:
    mover, other = first_mover(World())
    while mover.is_to_move:
        ends = [move for move in mover.view["moves"] if move["type"] == "end"]
        mover.move(ends[0] if ends else None)
    assert mover.say("undo")["error"] == "nothing-to-undo"
    assert other.say("undo")["error"] == "nothing-to-undo"


def test_d60_the_record_holds_only_the_moves_that_stand() -> None:
    world = World()
    mover, other = first_mover(world, options={"gold_cards": "6"})
    taken_back = revertible(mover)
    mover.move(taken_back)
    mover.say("undo")
    later = next(move for move in mover.view["moves"] if move != taken_back)
    mover.move(later)
    play_to_the_end([mover, other])
    facts = world.facts(mover.code)
    assert any(isinstance(fact, TookBack) for fact in facts)
    moves = [fact for fact in facts if type(fact).__name__ == "Moved"]
    text = record(world.rows[mover.code], 1)
    body = [line for line in text.splitlines() if line[:1] not in "[=*~"]
    assert sum(line.count(",") + 1 for line in body if line.strip()) == len(moves) - 1


def test_d60_a_restarted_server_knows_what_may_be_taken_back() -> None:
    world = World()
    mover, _ = first_mover(world)
    before = mover.view
    mover.move(revertible(mover))
    world.restart()
    again = mover.tab().come()
    assert again.say("undo")["type"] == "done"
    assert again.view == before


def test_d60_a_bot_is_told_the_game_anew_after_a_move_was_taken_back() -> None:
    world = World()
    [ann] = world.game("kobito", "Ann", bots=["greedy"])
    play([ann], until=lambda: bool(world.thinks) and ann.is_to_move and "start" in kinds(ann))
    told = len(world.thinks)
    ann.move(revertible(ann))
    ann.say("undo")
    play([ann], until=lambda: len(world.thinks) > told)
    assert world.thinks[told].since == 0


@pytest.mark.parametrize("game", ["kanobu", "hat"])
def test_other_games_have_no_undo(game: str) -> None:
    world = World()
    people = world.game(game, "Ann", "Ben", "Cleo")
    world.advance(40)
    mover = next(person for person in people if person.is_to_move)
    mover.move()
    for person in people:
        assert person.say("undo")["error"] == "nothing-to-undo"


def test_before_the_game_there_is_nothing_to_undo() -> None:
    assert World().create("kobito").say("undo")["error"] == "not-now"


def told(*people: Client) -> list[bool]:
    """What each page was told about an undo."""
    return [person.can_undo for person in people]


def test_d60_everybody_is_told_whether_an_undo_would_be_taken() -> None:
    world = World()
    mover, other = first_mover(world)
    watcher = world.watch(mover.code)
    assert told(mover, other, watcher) == [False, False, False]
    mover.move(revertible(mover))
    assert told(mover, other, watcher) == [True, False, False]
    assert told(mover.tab().come(), other.tab().come(), mover.tab().come(mover.version - 1)) == [True, False, True]
    other.say("react", reaction="wow")
    assert told(mover, other) == [True, False]
    assert mover.say("undo")["type"] == "done"
    assert told(mover, other) == [False, False]


@pytest.mark.parametrize("game", GAMES)
def test_d60_what_is_told_of_an_undo_is_what_comes_of_it(game: str) -> None:
    world = World()
    people = world.game(game, "Ann", "Ben", options={"look_seconds": "0"} if game == "hat" else {})
    for _ in range(40):
        mover = next((person for person in people if person.is_to_move), None)
        if mover is None:
            if not world.wake():
                break
            continue
        mover.move(mover.view["moves"][-1])
        assert game == "kobito" or not any(told(*people))
        for person in people:
            if not person.can_undo:
                assert person.say("undo")["error"] in ("nothing-to-undo", "not-now")


def test_d60_whoever_has_resigned_takes_nothing_back() -> None:
    mover, _ = first_mover(World())
    mover.move(revertible(mover))
    assert told(mover) == [True]
    mover.say("resign")
    assert told(mover) == [False]

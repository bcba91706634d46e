"""Bots at a table: what they are told, how long they take, and what happens when they fail."""

import json
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from smallbox.games import GAMES
from smallbox.tables.effects import Think, Thought
from smallbox.tables.facts import Moved
from tests.tables.client import Json
from tests.tables.world import World, answered, play, play_to_the_end


def as_json(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("game", list(GAMES))
def test_bots_play_a_whole_game_with_a_person(game: str) -> None:
    world = World()
    options = {"gold_cards": "6"} if game == "kobito" else {}
    people = world.game(game, "Ann", seats=3, bots=list(GAMES[game].bot.levels)[:1] * 2, options=options)
    play_to_the_end(people)
    assert {think.seat for think in world.thinks} == {1, 2}
    assert all(think.level == next(iter(GAMES[game].bot.levels)) for think in world.thinks)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_hears_every_move_once_and_in_order(game: str) -> None:
    world = World()
    people = world.game(game, "Ann", seats=3, bots=["random", "random"])
    play(people, until=lambda: len(world.thinks) > 12 or people[0].table["phase"] == "over")
    told: dict[int, int] = {}
    for think in world.thinks:
        assert think.since == told.get(think.seat, 0)
        assert think.made == think.since + len(think.batches)
        told[think.seat] = think.made


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_is_told_exactly_what_a_person_on_its_seat_is_told(game: str) -> None:
    world = World()
    [ann, ben, cleo] = world.game(game, "Ann", "Ben", "Cleo")
    seen: list[tuple[Think, Json]] = []

    def watched(think: Think) -> Thought:
        seen.append((think, ben.view))
        return world.think_with_a_real_bot(think)

    world.answer = watched
    ben.say("resign")
    play([ann, cleo], until=lambda: len(seen) > 3 or ann.table["phase"] == "over")
    heard = []
    for think, view in seen:
        assert think.seat == 1
        assert as_json(think.view) == view
        heard += [event for batch in think.batches for event in as_json(batch)]
    words = {kind.__struct_config__.tag for kind in GAMES[game].events}
    told = [event for event in ben.events if event["type"] in words]
    assert heard
    assert heard == told[: len(heard)]


def test_the_seed_of_a_bot_tells_nothing_of_the_deal() -> None:
    world = World()
    people = world.game("kobito", "Ann", seats=3, bots=["random", "random"])
    play(people, until=lambda: len(world.thinks) > 4)
    seed = next(fact for fact in world.facts(people[0].code) if type(fact).__name__ == "Committed").seed
    for think in world.thinks:
        assert f"{think.seed:x}" not in seed
        assert seed not in json.dumps(as_json(think))
    assert len({think.seed for think in world.thinks}) == 2


class Loaded(World):
    """A world in which only the deals differ."""

    def __init__(self, deal: int) -> None:
        super().__init__()
        self.deal = deal

    def entropy(self, size: int) -> bytes:
        return bytes([self.deal if size == 32 else 7]) * size


def delays(deal: int) -> list[int]:
    """How long the bots took for their first moves."""
    world = Loaded(deal)
    people = world.game("kanobu", "Ann", seats=3, bots=["random", "random"])
    play(people, until=lambda: len(world.thinks) > 6)
    times: list[int] = []
    entries = world.entries(people[0].code)
    for before, entry in pairwise(entries):
        if isinstance(entry.fact, Moved) and entry.seat is None:
            times.append(entry.at - before.at)
    return times


def test_how_long_a_bot_takes_does_not_depend_on_what_it_holds() -> None:
    one, other = delays(1), delays(2)
    assert one
    assert one[:4] == other[:4]
    assert len(set(one)) > 1
    assert all(900 <= delay <= 1900 for delay in one)


def test_a_bot_that_answers_late_moves_as_soon_as_it_has() -> None:
    world = World()
    world.answer = lambda think: Thought(think.table, think.play, -1, think.seat, None)
    [ann] = world.game("kobito", "Ann", seats=2, bots=["greedy"])
    play([ann], until=lambda: bool(world.thinks))
    version = ann.version
    world.advance(5)
    assert ann.version == version
    world.hall.thought(world.think_with_a_real_bot(world.thinks[-1]), world.now)
    world.settle()
    assert ann.version == version + 1


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_that_fails_is_told_everything_and_in_the_end_any_legal_move_is_made(game: str) -> None:
    world = World()
    world.answer = lambda think: answered(think, None)
    [ann] = world.game(game, "Ann", seats=3, bots=["random", "random"])
    play([ann], until=lambda: bool(world.thinks))
    first = world.thinks[0]
    world.advance(5)
    same = [think for think in world.thinks if (think.seat, think.made) == (first.seat, first.made)]
    assert [think.since for think in same] == [0, 0, 0]
    moved = [entry.fact for entry in world.entries(ann.code) if isinstance(entry.fact, Moved)]
    assert any(fact.seat == first.seat for fact in moved)


def test_a_bot_that_lost_its_memory_gets_it_back() -> None:
    world = World()
    [ann] = world.game("kobito", "Ann", seats=2, bots=["greedy"])
    play([ann], until=lambda: len(world.thinks) > 3)
    world.forget_bots()
    before = len(world.thinks)
    play([ann], until=lambda: len(world.thinks) > before + 3)
    assert any(think.since == 0 for think in world.thinks[before:])


@pytest.mark.parametrize(
    "nonsense", [b"", b"{}", b"[]", b'{"type":"end","by":"me"}', b'{"type":"pay","card":"99"}', b"\xff"]
)
def test_nonsense_from_a_bot_is_never_played(nonsense: bytes) -> None:
    world = World()
    world.answer = lambda think: answered(think, nonsense)
    [ann] = world.game("kobito", "Ann", seats=2, bots=["greedy"])
    play([ann], until=lambda: bool(world.thinks) and ann.is_to_move)
    assert len(world.thinks) >= 3


def test_an_answer_for_another_moment_is_ignored() -> None:
    world = World()
    [ann] = world.game("kobito", "Ann", seats=2, bots=["greedy"])
    play([ann], until=lambda: len(world.thinks) > 2)
    think = world.thinks[-1]
    version = ann.version
    for other in (
        Thought(think.table, think.play + 1, think.made, think.seat, None),
        Thought(think.table, think.play, think.made + 9, think.seat, None),
        Thought(think.table, think.play, think.made, 0, None),
        Thought("ABCDEFGH", think.play, think.made, think.seat, None),
    ):
        world.hall.thought(other, world.now)
    assert ann.version == version


def test_a_bot_thinks_about_a_move_once() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", seats=3, bots=["greedy"])
    play(people, until=lambda: bool(world.thinks))
    count = len(world.thinks)
    people[0].say("chat", text="hm")
    people[1].go()
    assert len(world.thinks) == count
    assert isinstance(world.thinks[0], Think)


def test_a_bot_makes_no_move_in_a_game_that_was_stopped_elsewhere() -> None:
    world = World()
    [ann] = world.game("kobito", "Ann", bots=["greedy"], seats=2)
    while ann.is_to_move:
        ann.move()
    first = world.hall
    world.restart()
    ann.tab().come().say("stop")
    size = len(world.rows[ann.code])
    world.hall = first
    world.advance(60)
    assert len(world.rows[ann.code]) == size

"""The moves of finished games go from the log and stay in the records: nobody can see that they went."""

from typing import Any

import pytest

from smallbox.tables import facts
from smallbox.tables.thinning import has_gaps, thinned
from tests.databases.write import MATCH, OPTIONS
from tests.tables.client import Client
from tests.tables.world import World, play, play_to_the_end


class ThinWorld(World):
    """Its store thins what it can."""

    def thin(self, code: str) -> int:
        gone = set(thinned(self.rows[code], self.records[code]))
        self.rows[code] = [row for row in self.rows[code] if row.seq not in gone]
        return len(gone)

    def moves(self, code: str) -> int:
        return sum(isinstance(fact, facts.Moved | facts.TookBack) for fact in self.facts(code))


def seen(world: World, people: list[Client]) -> list[Any]:
    """What everybody sees of a table after a restart, and what can be downloaded."""
    code = people[0].code
    world.restart()
    again = [Client(world, code, person.secret).come() for person in people]
    shown = [(each.table, each.view, each.version) for each in [*again, world.watch(code)]]
    return [*shown, [world.record(code, number) for number in sorted(world.records[code])]]


@pytest.mark.parametrize("game", OPTIONS)
def test_a_finished_game_looks_as_before(game: str) -> None:
    world = ThinWorld()
    people = world.game(game, "Ann", "Ben", "Cleo", options=OPTIONS[game])
    play_to_the_end(people)
    code = people[0].code
    before, moves = seen(world, people), world.moves(code)
    assert world.thin(code) == moves > 0
    assert has_gaps(world.rows[code])
    assert world.moves(code) == 0
    assert seen(world, people) == before
    assert world.thin(code) == 0


def test_a_match_a_rematch_and_moves_taken_back_look_as_before() -> None:
    world = ThinWorld()
    rounds = world.game("hat", "Ann", "Ben", options=MATCH)
    play_to_the_end(rounds)
    undone = world.game("kobito", "Ann", "Ben", options=OPTIONS["kobito"])
    while not any(person.can_undo for person in undone):
        mover = next(person for person in undone if person.is_to_move)
        mover.move(mover.view["moves"][0])
    next(person for person in undone if person.can_undo).say("undo")
    play_to_the_end(undone)
    assert undone[0].say("rematch")["type"] == "done"
    for people in (rounds, undone):
        before = seen(world, people)
        assert world.thin(people[0].code) > 0
        assert seen(world, people) == before
    world.restart()
    back = [Client(world, person.code, person.secret).come() for person in undone]
    for person in back:
        assert person.say("ready")["type"] == "done"
    assert back[0].say("start")["type"] == "done"
    play_to_the_end(back)
    before = seen(world, back)
    assert len(world.records[back[0].code]) == 2
    assert world.thin(back[0].code) > 0
    assert world.moves(back[0].code) == 0
    assert seen(world, back) == before


def test_who_starts_the_rematch_of_a_thinned_game_is_known() -> None:
    starters: list[object] = []
    for thins in (False, True):
        world = ThinWorld()
        people = world.game("kanobu", "Ann", "Ben", "Cleo", options=OPTIONS["kanobu"])
        play_to_the_end(people)
        if thins:
            assert world.thin(people[0].code) > 0
        world.restart()
        back = [Client(world, person.code, person.secret).come() for person in people]
        assert back[0].say("rematch")["type"] == "done"
        for person in back:
            person.say("ready")
        assert back[0].say("start")["type"] == "done"
        starters.append([seat["name"] for seat in back[0].table["seats"]] + [back[0].view["to_act"]])
    assert starters[0] == starters[1]


def test_a_table_at_play_keeps_all_its_moves() -> None:
    world = ThinWorld()
    people = world.game("hat", "Ann", "Ben", options={**MATCH})
    play(people, until=lambda: people[0].table["round"] > 1 and people[0].is_to_move)
    assert world.records[people[0].code]
    assert world.thin(people[0].code) == 0


def test_whoever_wants_to_be_forgotten_after_a_game_was_thinned_is() -> None:
    world = ThinWorld()
    people = world.game("kobito", "Ann", "Zyxelinde", options=OPTIONS["kobito"])
    play_to_the_end(people)
    code = people[0].code
    assert world.thin(code) > 0
    world.restart()
    person = Client(world, code, people[1].secret).come()
    person.say("forget")
    assert "Zyxelinde" not in world.stored(code)
    assert world.moves(code) == 0


def test_games_without_a_stored_end_or_record_are_left_alone() -> None:
    world = ThinWorld()
    people = world.game("kobito", "Ann", "Ben", options=OPTIONS["kobito"])
    play_to_the_end(people)
    code = people[0].code
    rows = world.rows[code]
    assert thinned(rows, {}) == []
    assert thinned([row for row in rows if b'"ended"' not in row.body], world.records[code]) == []
    other = {1: world.records[code][1].replace("Ann", "Bea")}
    assert thinned(rows, other) != []
    wrong = {1: world.records[code][1].rsplit("\n", 3)[0] + "\n"}
    assert thinned(rows, wrong) == []

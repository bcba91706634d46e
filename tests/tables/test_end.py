"""Giving up, leaving, stopping, and playing again."""

import pytest

from smallbox.core.record import read_record, write_record
from smallbox.core.replay import Replay, problems
from smallbox.games import GAMES
from tests.tables.client import Client
from tests.tables.world import World, play_to_the_end

SHORT = {"gold_cards": "6"}


def test_who_resigns_is_played_by_a_bot_and_named_in_the_result() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", "Cleo", options=SHORT)
    assert people[1].say("resign")["type"] == "done"
    assert people[0].heard("seat_resigned") == [{"type": "seat_resigned", "seat": 1}]
    assert people[0].table["seats"][1]["is_resigned"]
    assert people[1].say("resign")["error"] == "resigned"
    play_to_the_end([people[0], people[2]])
    assert people[0].table["result"]["resigned"] == [1]
    assert {think.seat for think in world.thinks} == {1}
    assert {think.level for think in world.thinks} == {"normal"}


def test_who_resigned_moves_no_more_but_may_watch() -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben")
    mover = next(person for person in people if person.is_to_move)
    moves = mover.view["moves"]
    mover.say("resign")
    assert mover.say("move", move=moves[0])["error"] == "resigned"
    world.advance(60)
    other = next(person for person in people if person is not mover)
    assert mover.version == other.version
    assert other.is_to_move


def test_only_the_last_remaining_person_may_stop_the_game() -> None:
    world = World()
    [ann, ben, cleo] = world.game("kobito", "Ann", "Ben", "Cleo")
    assert ann.say("stop")["error"] == "not-last-person"
    ben.say("resign")
    assert ann.say("stop")["error"] == "not-last-person"
    cleo.say("leave")
    assert ben.say("stop")["error"] == "not-last-person"
    assert ann.say("stop")["type"] == "done"
    assert ben.heard("game_stopped") == [{"type": "game_stopped", "seat": 0}]
    assert ann.table["result"] == {"kind": "stopped", "winners": [], "scores": None, "resigned": [1, 2]}
    assert (ann.table["phase"], ann.clock["waits_for"], world.listings[ann.code].phase) == ("over", "nobody", "over")


def test_a_person_among_bots_may_stop_at_any_time() -> None:
    world = World()
    [ann] = world.game("kanobu", "Ann", seats=3, bots=["random", "random"])
    assert ann.say("stop")["type"] == "done"
    version = ann.version
    world.advance(60)
    assert ann.version == version
    assert "* " not in world.record(ann.code, 1)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_record_of_a_stopped_game_says_so_and_its_deal_is_proved(game: str) -> None:
    world = World()
    [ann] = world.game(game, "Ann", seats=3, bots=["random", "random"])
    world.advance(60)
    assert ann.say("stop")["type"] == "done"
    text = world.record(ann.code, 1)
    stopped = read_record(text)
    assert stopped.is_stopped
    assert list(problems(GAMES[game], stopped)) == []
    assert write_record(Replay(GAMES[game], stopped).finish()) == text
    # Only the one who stopped it may leave the result out.
    cut_short = read_record(text.replace('[End "stopped"]\n', ""))
    assert list(problems(GAMES[game], cut_short)) == ["the game is not finished"]


@pytest.mark.parametrize("how", ["leave", "resign", "forget"])
def test_a_game_without_people_is_stopped(how: str) -> None:
    world = World()
    people = world.game("kobito", "Ann", "Ben", seats=3, bots=["greedy"])
    for person in people:
        assert person.say(how)["type"] == "done"
    assert world.listings[people[0].code].phase == "over"
    rows = len(world.rows[people[0].code])
    world.advance(600)
    assert len(world.rows[people[0].code]) == rows


def test_who_leaves_a_game_is_played_by_a_bot_and_does_not_come_back() -> None:
    world = World()
    [ann, ben, cleo] = world.game("kobito", "Ann", "Ben", "Cleo")
    ann.say("leave")
    assert (ben.table["host"], ben.table["seats"][0]["is_resigned"]) == (1, True)
    assert ann.tab().say("hello", table=ann.code, secret=ann.secret)["error"] == "not-your-seat"
    ben.say("kick", seat=2)
    assert cleo.got("bye") == [{"type": "bye", "reason": "kicked"}]
    while not ben.is_to_move:
        assert world.wake()
    assert ben.table["phase"] == "playing"


def test_nothing_of_a_game_can_be_done_before_or_after_it() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    for kind in ("resign", "stop", "rematch"):
        assert ann.say(kind)["error"] == "not-now"
    ben.say("ready")
    ann.say("start")
    assert ann.say("rematch")["error"] == "not-now"
    assert ann.say("ready")["error"] == "not-now"
    ben.say("resign")
    ann.say("stop")
    for kind in ("resign", "stop", "ready", "start"):
        assert ann.say(kind)["error"] == "not-now"
    move = {"type": "end"}
    assert ann.say("move", move=move)["facts"] == {"phase": "over"}


def finished(world: World) -> list[Client]:
    people = world.game("kobito", "Ann", "Ben", seats=3, bots=["greedy"], options=SHORT)
    people[0].say("resign")
    people[1].say("stop")
    return people


def test_a_rematch_moves_the_seats_on_and_commits_to_a_new_deal() -> None:
    world = World()
    [ann, ben] = finished(world)
    before = ann.names()
    commitment = ann.table["commitment"]
    assert ben.say("rematch")["type"] == "done"
    assert ann.names() == [*before[1:], before[0]]
    assert ann.heard("rematch_called") == [{"type": "rematch_called", "seat": ben.seat, "order": [1, 2, 0]}]
    assert (ann.table["phase"], ann.table["result"], ann.table["totals"]) == ("lobby", None, [])
    assert ann.table["commitment"] not in ("", commitment)
    assert [seat["is_ready"] for seat in ann.table["seats"]] == [
        seat["level"] is not None for seat in ann.table["seats"]
    ]
    assert not any(seat["is_resigned"] or seat["is_away"] for seat in ann.table["seats"])
    assert ann.table["host"] == ann.seat
    ben.say("ready")
    assert ann.say("start")["type"] == "done"
    assert ann.view["seat"] == ann.seat == 2


def test_in_a_rematch_the_next_person_starts() -> None:
    world = World()
    people = world.game("kanobu", "Ann", "Ben", "Cleo")
    started = []
    for _ in range(3):
        started.append(next(person for person in people if person.is_to_move))
        people[0].say("resign")
        people[1].say("resign")
        people[2].say("stop")
        people[1].say("rematch")
        for person in people:
            person.say("ready")
        people[0].say("start")
    first = people.index(started[0])
    assert started == [people[(first + step) % 3] for step in range(3)]


def test_seats_of_those_who_left_are_free_in_a_rematch() -> None:
    world = World()
    [ann, ben, cleo] = world.game("kobito", "Ann", "Ben", "Cleo")
    ben.say("leave")
    cleo.say("leave")
    ann.say("stop")
    ann.say("rematch")
    assert sorted(name or "" for name in ann.names()) == ["", "", "Ann"]
    dan = world.join(ann.code, "Dan")
    dan.say("ready")
    assert ann.say("start")["type"] == "done"


def test_records_of_all_games_of_a_table_stay_open() -> None:
    world = World()
    [ann, ben] = finished(world)
    first = world.record(ann.code, 1)
    ben.say("rematch")
    ben.say("ready")
    ann.say("start")
    assert ann.table["records"] == 1
    assert world.record(ann.code, 1) == first

"""Games one after another: first to two, or as long as the minutes last. The table counts; no game knows of it."""

import random
from typing import Any

import pytest

from smallbox.tables import facts
from smallbox.tables.entries import Entry, read_entry
from smallbox.tables.seats import Seat
from smallbox.tables.series import MINUTES, MOST_GAMES, Series
from smallbox.tables.show import info, series_info
from smallbox.tables.table import Table, load
from tests.simulation.series import Tally
from tests.tables.client import Client
from tests.tables.world import World, play_to_the_end

MINUTE = 60_000
#: soon over, whoever wins
QUICK = {"maxMoves": "4"}
LENGTHS = tuple(MINUTES)


def a_series(world: World, *names: str, series: str = "first_to_two", **given: Any) -> list[Client]:
    return world.game("kanobu", *names, series=series, options=QUICK, **given)


def score(client: Client) -> dict[str, int]:
    """The wins of everybody who sits there, by name."""
    wins = client.table["series_score"]["wins"]
    return {name: wins[seat] for seat, name in enumerate(client.names()) if name is not None}


def state(client: Client) -> str:
    return str(client.table["series_score"]["state"])


def winners(client: Client) -> set[str]:
    return {str(client.names()[seat]) for seat in client.table["result"]["winners"]}


def again(people: list[Client]) -> None:
    """Everybody wants another game, and the host begins it."""
    assert people[0].say("rematch")["type"] == "done"
    begin(people)


def begin(people: list[Client]) -> None:
    for person in people:
        assert person.say("ready")["type"] == "done"
    assert people[0].say("start")["type"] == "done"


def stop(people: list[Client]) -> None:
    """All but the last one give up, and the last one stops."""
    for person in people[:-1]:
        person.say("resign")
    assert people[-1].say("stop")["type"] == "done"


# A series as it is counted.


def counted(length: Any, *games: tuple[int, ...], players: int = 3, pause: int = 0) -> tuple[Series, list[Seat]]:
    """A series after games with these winners, the next one dealt after a pause."""
    seats = [Seat(f"P{number}") for number in range(players)]
    series = Series(length)
    for number, won in enumerate(games):
        series = series.next_game(seats, number * pause)
        series.count([seats[winner] for winner in won])
        series.judge(number * pause)
    return series, seats


def test_who_wins_two_games_wins_the_series() -> None:
    series, seats = counted("first_to_two", (0,), (1,), (0,))
    assert (series.is_over, series.leaders(), series.games) == (True, [seats[0]], 3)


def test_a_shared_win_counts_for_each() -> None:
    series, seats = counted("first_to_two", (0, 1), (0, 1))
    assert (series.is_over, series.leaders()) == (True, seats[:2])


def test_a_series_that_nobody_wins_is_over_all_the_same() -> None:
    assert not counted("first_to_two", *[()] * (MOST_GAMES - 1))[0].is_over
    series, _ = counted("first_to_two", *[()] * MOST_GAMES)
    assert (series.is_over, series.leaders(), series.games) == (True, [], MOST_GAMES)


def test_eight_people_find_out_who_is_the_first_to_two() -> None:
    series, seats = counted("first_to_two", *[(number,) for number in range(8)], (3,), players=8)
    assert (series.is_over, series.leaders()) == (True, [seats[3]])


@pytest.mark.parametrize("length", LENGTHS)
def test_no_game_begins_once_the_minutes_are_over(length: Any) -> None:
    minutes = MINUTES[length]
    before, _ = counted(length, (0,), pause=minutes * MINUTE - 1)
    assert before.next_game(list(before.wins), minutes * MINUTE - 1) is before
    after, _ = counted(length, (0,))
    assert after.next_game(list(after.wins), minutes * MINUTE) is not after
    assert after.is_over


@pytest.mark.parametrize("length", LENGTHS)
def test_when_the_minutes_are_over_the_most_wins_count(length: Any) -> None:
    minutes = MINUTES[length] * MINUTE
    series, seats = counted(length, (1,), (1,), (0, 2), pause=minutes // 2 - 1)
    assert not series.is_over
    series.judge(minutes)
    assert (series.is_over, series.leaders(), series.games) == (True, [seats[1]], 3)


def test_after_a_series_comes_another() -> None:
    series, seats = counted("first_to_two", (0,), (0,), (1,))
    assert (series.is_over, series.games, series.wins[seats[0]], series.wins[seats[1]]) == (False, 1, 0, 1)


# A series at a table.


def test_a_single_game_has_no_score() -> None:
    [ann, _] = World().game("kanobu", "Ann", "Ben")
    assert (ann.table["series"], ann.table["series_score"], ann.clock["series_left"]) == ("one", None, None)


def test_games_are_counted_until_somebody_has_won_two() -> None:
    world = World()
    people = a_series(world, "Ann", "Ben")
    ann = people[0]
    wins = {"Ann": 0, "Ben": 0}
    assert (state(ann), score(ann), ann.table["series_score"]["games"]) == ("running", wins, 0)
    for games in range(1, 4):
        play_to_the_end(people)
        for name in winners(ann):
            wins[name] += 1
        leaders = {str(ann.names()[seat]) for seat in ann.table["series_score"]["leaders"]}
        assert (score(ann), ann.table["series_score"]["games"]) == (wins, games)
        assert leaders == {name for name, won in wins.items() if won == max(wins.values())}
        if 2 in wins.values():
            assert state(ann) == "over"
            break
        assert state(ann) == "running"
        again(people)
    assert 2 in wins.values()
    again(people)
    assert (state(ann), score(ann)) == ("running", {"Ann": 0, "Ben": 0})


def test_the_score_follows_people_and_bots_wherever_they_sit() -> None:
    world = World()
    people = a_series(world, "Ann", "Ben", seats=3, bots=["random"])
    ann = people[0]
    play_to_the_end(people)
    before = score(ann)
    assert sum(before.values()) > 0
    ann.say("rematch")
    assert (score(ann), state(ann)) == (before, "running")
    ann.say("swap", seat=0, other=2)
    assert score(ann) == before
    begin(people)
    assert (score(ann), ann.table["series_score"]["games"]) == (before, 1)


def test_a_game_that_is_stopped_counts_for_nobody() -> None:
    world = World()
    people = a_series(world, "Ann", "Ben")
    stop(people)
    assert (state(people[0]), people[0].table["series_score"]["games"]) == ("running", 0)
    for _ in range(MOST_GAMES - 1):
        again(people)
        stop(people)
    assert (state(people[0]), score(people[0])) == ("over", {"Ann": 0, "Ben": 0})


def test_who_gave_up_has_won_nothing_even_if_the_bot_in_their_place_has() -> None:
    for seed in range(8):
        world = World(seed)
        people = a_series(world, "Ann", "Ben")
        people[1].say("resign")
        play_to_the_end([people[0]])
        assert score(people[0])["Ben"] == 0
        if winners(people[0]) == {"Ben"}:
            assert (score(people[0]), people[0].table["series_score"]["leaders"]) == ({"Ann": 0, "Ben": 0}, [])
            return
    raise AssertionError("expected the bot to win once")


@pytest.mark.parametrize("when", ["playing", "over", "lobby"])
def test_when_somebody_leaves_the_next_game_begins_a_new_series(when: str) -> None:
    world = World()
    people = a_series(world, "Ann", "Ben", "Cleo")
    ann, ben, cleo = people
    if when == "playing":
        cleo.say("leave")
        assert state(ann) == "broken"
        play_to_the_end([ann, ben])
    else:
        play_to_the_end(people)
    if when == "over":
        cleo.say("leave")
    before = score(ann)
    ann.say("rematch")
    if when == "lobby":
        assert state(ann) == "running"
        cleo.say("leave")
    assert state(ann) == "broken"
    assert {name: wins for name, wins in before.items() if name != "Cleo"} == score(ann)
    begin([ann, ben])
    assert (state(ann), score(ann), ann.table["series_score"]["games"]) == ("running", {"Ann": 0, "Ben": 0}, 0)


def test_who_comes_begins_a_new_series_unless_they_go_again() -> None:
    world = World()
    people = a_series(world, "Ann", "Ben", seats=3)
    play_to_the_end(people)
    ann = people[0]
    before = score(ann)
    ann.say("rematch")
    ann.say("settings", seats=3)
    cleo = world.join(ann.code, "Cleo")
    assert state(ann) == "broken"
    cleo.say("leave")
    assert (state(ann), score(ann)) == ("running", before)


def test_another_length_begins_a_new_series_and_the_same_one_does_not() -> None:
    world = World()
    people = a_series(world, "Ann", "Ben")
    play_to_the_end(people)
    ann = people[0]
    before = score(ann)
    ann.say("rematch")
    assert ann.say("settings", series="first_to_two", pace="brisk")["type"] == "done"
    assert (state(ann), score(ann)) == ("running", before)
    assert ann.say("settings", series="minutes_30")["type"] == "done"
    assert (state(ann), score(ann)) == ("new", {"Ann": 0, "Ben": 0})
    assert ann.say("settings", series="one")["type"] == "done"
    assert ann.table["series_score"] is None


def test_only_the_host_chooses_the_length_and_only_before_a_game() -> None:
    world = World()
    people = a_series(world, "Ann", "Ben")
    ann, ben = people
    assert ann.say("settings", series="one")["error"] == "not-now"
    stop([ben, ann])
    assert ann.say("settings", series="one")["error"] == "not-now"
    ann.say("rematch")
    assert ben.say("settings", series="one")["error"] == "not-host"
    ben.say("ready")
    ann.say("settings", series="one")
    assert not ann.table["seats"][ben.seat]["is_ready"]


def test_the_minutes_are_counted_from_the_first_deal_by_the_clock_of_the_server() -> None:
    world = World()
    people = world.people("kanobu", "Ann", "Ben", series="minutes_15", options=QUICK)
    ann = people[0]
    world.advance(600)
    assert (state(ann), ann.clock["series_left"]) == ("new", None)
    begin(people)
    assert ann.clock["series_left"] == 15 * MINUTE
    play_to_the_end(people)
    world.advance(60)
    again(people)
    dealt = next(entry.at for entry in world.entries(ann.code) if isinstance(entry.fact, facts.Began))
    assert ann.clock["series_left"] == 15 * MINUTE - (world.now - dealt)
    watching = world.watch(ann.code)
    assert watching.clock["series_left"] == ann.clock["series_left"]


def test_the_game_at_hand_is_played_to_its_end_when_the_minutes_are_over() -> None:
    world = World()
    people = a_series(world, "Ann", "Ben", series="minutes_15")
    ann = people[0]
    world.advance(20 * 60)
    assert (ann.table["phase"], state(ann)) == ("playing", "running")
    play_to_the_end(people)
    assert (state(ann), ann.table["series_score"]["games"], ann.clock["series_left"]) == ("over", 1, None)
    leaders = {str(ann.names()[seat]) for seat in ann.table["series_score"]["leaders"]}
    assert leaders == winners(ann)


def test_minutes_that_are_over_between_two_games_end_the_series() -> None:
    world = World()
    people = a_series(world, "Ann", "Ben", series="minutes_15")
    ann = people[0]
    play_to_the_end(people)
    before = score(ann)
    world.advance(20 * 60)
    assert (state(ann), world.watch(ann.code).clock["series_left"]) == ("running", 0)
    ann.say("rematch")
    assert (state(ann), score(ann)) == ("over", before)
    begin(people)
    assert (state(ann), score(ann), ann.clock["series_left"]) == ("running", {"Ann": 0, "Ben": 0}, 15 * MINUTE)


def test_the_minutes_may_end_in_the_lobby() -> None:
    world = World()
    people = a_series(world, "Ann", "Ben", series="minutes_15")
    play_to_the_end(people)
    people[0].say("rematch")
    world.advance(20 * 60)
    begin(people)
    assert (people[0].table["series_score"]["games"], people[0].clock["series_left"]) == (0, 15 * MINUTE)


def test_h36_a_match_is_one_game_of_a_series() -> None:
    world = World()
    options = {"rounds": "n", "penalty_limit": "2", "look_seconds": "0"}
    people = world.game("hat", "Ann", "Ben", "Cleo", series="first_to_two", options=options)
    ann = people[0]
    play_to_the_end(people)
    assert ann.table["result"]["kind"] == "match"
    assert ann.table["series_score"]["games"] == 1
    assert {name for name, wins in score(ann).items() if wins} == winners(ann)


def test_a_series_survives_a_restart() -> None:
    world = World()
    people = a_series(world, "Ann", "Ben", series="minutes_45")
    ann = people[0]
    play_to_the_end(people)
    again(people)
    shown, before = ann.table["series_score"], score(ann)
    world.restart()
    back = [person.tab().come() for person in people]
    assert (back[0].table["series_score"], score(back[0])) == (shown, before)
    play_to_the_end(back)
    assert back[0].table["series_score"]["games"] == 2
    assert sum(score(back[0]).values()) > sum(before.values())


def test_the_score_follows_from_the_stored_facts_alone() -> None:
    world = World()
    people = a_series(world, "Ann", "Ben", "Cleo")
    for _ in range(3):
        play_to_the_end(people)
        again(people)
    entries = world.entries(people[0].code)
    first = entries[0]
    assert isinstance(first.fact, facts.Created)
    table = Table(first.fact, first.at)
    for entry in entries:
        table.take(entry)
        for shows in (True, False):
            loaded = load(entries[: entry.seq], shows=shows)
            assert series_info(loaded) == series_info(table)
    assert series_info(table) is not None


def test_tables_of_before_there_were_series_play_single_games() -> None:
    world = World()
    people = world.game("kanobu", "Ann", "Ben", options=QUICK)
    play_to_the_end(people)
    bodies = [row.body.replace(b',"series":"one"', b"") for row in world.rows[people[0].code]]
    assert bodies != [row.body for row in world.rows[people[0].code]]
    loaded = load([read_entry(body) for body in bodies])
    shown = info(loaded, None)
    assert (shown.series, shown.series_score, shown.phase) == ("one", None, "over")


def test_a_seat_that_was_never_dealt_to_has_won_nothing() -> None:
    made = facts.Created(
        options={}, pace="none", privacy="private", chat="free", series="first_to_two", code="A", game="kanobu",
        seats=3, maker="",
    )  # fmt: skip
    table = Table(made, 0)
    table.take(Entry(1, 0, None, "", facts.SatDown(0, "Ann", "")))
    shown = series_info(table)
    assert shown is not None
    assert (shown.state, shown.wins, shown.leaders) == ("new", [0, 0, 0], [])


def disturb(rng: random.Random, world: World, people: list[Client]) -> None:
    """Whatever may happen in the lobby between two games; often nothing."""
    host = people[0]
    match rng.randrange(9):
        case 0 if len(people) > 2:
            people.pop().say("leave")
        case 1 if None in host.table["seats"]:
            people.append(world.join(host.code, f"Guest {world.new_id()}"))
        case 2:
            host.say("swap", seat=0, other=rng.randrange(len(host.table["seats"])))
        case 3:
            host.say("settings", series=rng.choice(("first_to_two", "minutes_15", "one")))
        case 4:
            world.advance(rng.randrange(20 * 60))
        case 5:
            host.say("remove_bot", seat=rng.randrange(len(host.table["seats"])))
            host.say("add_bot", level="random")
        case _:
            pass


@pytest.mark.parametrize("seed", range(6))
def test_any_evening_is_counted_as_somebody_beside_the_table_would(seed: int) -> None:
    world, rng = World(seed), random.Random(seed)
    people = world.people(
        "kanobu", "Ann", "Ben", "Cleo", seats=4, bots=["random"], series="first_to_two", options=QUICK
    )
    for _ in range(10):
        begin(people)
        playing = list(people)
        if rng.random() < 0.2:
            playing.pop().say("resign")
        if rng.random() < 0.2:
            stop(playing)
        else:
            play_to_the_end(playing)
        people[0].say("rematch")
        people[0].say("settings", seats=4)
        disturb(rng, world, people)
    entries = world.entries(people[0].code)
    first = entries[0].fact
    assert isinstance(first, facts.Created)
    table, tally, states = Table(first, 0), Tally(), set()
    for entry in entries:
        table.take(entry)
        tally.take(entry)
        assert tally.problem(table, entry) == "", entry
        shown = series_info(table)
        states.add(None if shown is None else shown.state)
    assert {"running", "over"} <= states

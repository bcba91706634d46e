"""Tables for a deal that is known before: a day's, and the cards of a finished game once more."""

from typing import Any

import pytest

from smallbox.bots.daily import daily_deal
from smallbox.core.record import read_record
from smallbox.core.replay import problems
from smallbox.games import GAMES
from smallbox.tables.duplicate import PlayedDeal, deal_of
from smallbox.tables.facts import Committed, GivenDeal, GivenRound, WasReady
from smallbox.tables.seats import hash_of
from smallbox.wire.codec import NotPossible
from tests import check_deal
from tests.tables.client import Client, Json
from tests.tables.world import World, play, play_to_the_end

DAY = "2026-11-17"
SHORT = {"kobito": {"gold_cards": "4"}, "kanobu": {"maxMoves": "60"}, "hat": {"penalty_limit": "2"}}
MATCH = {"rounds": "n", "penalty_limit": "2", "look_seconds": "0"}
CODE = "DDDD2345"


def of_day(game: str, *, counts: bool = True) -> GivenDeal:
    """A day's deal, whose bots hardly think."""
    deal = daily_deal(GAMES[game], DAY)
    data = deal.game.data_tag(deal.options)
    rounds = [GivenRound(deal.seed, "", [""] * deal.seats)]
    return GivenDeal(deal.code, deal.game.rules_version, data, rounds, deal.dice, 1, counts=counts)


def sit(world: World, game: str, given: GivenDeal, name: str = "Ann", **more: Any) -> Client:
    secret = world.new_secret()
    reply = world.ask_to_create(game, name, secret, given, **more)
    assert isinstance(reply, tuple), reply
    return Client(world, reply[0], secret).come()


def play_day(world: World, game: str, given: GivenDeal) -> Client:
    ann = sit(world, game, given, seats=4, bots=["random"] * 3)
    begin(ann)
    play_to_the_end([ann])
    return ann


def begin(*people: Client) -> None:
    for person in people:
        assert person.say("ready", commit="a" * 64)["type"] == "done"
    answer = people[0].say("start")
    assert answer["type"] == "done", answer


def refused(answer: Json) -> str:
    assert answer["type"] == "error", answer
    return str(answer["error"])


def finished(game: str, *names: str, **given: Any) -> tuple[World, list[Client]]:
    world = World(3)
    people = world.game(game, *names, **{"options": SHORT[game], **given})
    play_to_the_end(people)
    return world, people


def played(world: World, code: str, number: int = 1) -> PlayedDeal:
    return deal_of(world.rows[code], number, world.records[code], CODE)


def shuffles(world: World, code: str, number: int = 1) -> list[tuple[str, list[str]]]:
    return read_record(world.record(code, number)).dealt


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_days_record_is_proved_and_says_that_it_was_no_secret(game: str) -> None:
    world = World()
    ann = play_day(world, game, of_day(game))
    text = world.record(ann.code)
    record = read_record(text)
    assert record.tags["Deal"] == f"{game}-2026-11-17"
    assert list(problems(GAMES[game], record)) == []
    assert check_deal.check(text) == []
    other = text.replace("2026-11-17", "2026-11-18")
    assert any("day" in each for each in problems(GAMES[game], read_record(other)))
    assert check_deal.check(other) == ["the seed is not the one of the day"]


def test_there_is_no_commitment_and_nobodys_number_goes_into_it() -> None:
    world = World()
    ann = sit(world, "kanobu", of_day("kanobu"), seats=4, bots=["random"] * 3)
    assert ann.table["commitment"] == ""
    assert ann.table["deal"] == {"code": "kanobu-2026-11-17", "kind": "daily", "counts": True}
    assert ann.say("ready", nonce="abcdef")["type"] == "done"
    [ready] = [fact for fact in world.facts(ann.code) if isinstance(fact, WasReady)]
    assert (ready.nonce, ready.commit) == ("", "")
    assert ann.say("start")["type"] == "done"
    assert ann.table["phase"] == "playing"


def test_two_people_get_the_same_cards_and_the_same_answers_also_after_a_restart() -> None:
    texts = []
    for restarts in (False, True):
        world = World(5 if restarts else 6)
        ann = sit(world, "kanobu", of_day("kanobu"), seats=4, bots=["normal"] * 3)
        begin(ann)
        for _ in range(6):
            while not ann.is_to_move:
                assert world.wake()
            ann.move()
            if restarts:
                world.restart()
                ann = Client(world, ann.code, ann.secret).come()
        assert ann.say("stop")["type"] == "done"
        record = read_record(world.record(ann.code))
        texts.append((record.setup, record.dealt, [(entry.seat, entry.move) for entry in record.entries]))
    assert texts[0] == texts[1]


def test_bots_of_a_day_count_nodes_whatever_the_pace() -> None:
    world = World()
    ann = sit(world, "kanobu", of_day("kanobu"), seats=4, bots=["random"] * 3, bot_pace="instant")
    begin(ann)
    world.advance(20)
    ann.move()
    world.advance(20)
    assert {think.nodes for think in world.thinks} == {1}


def test_nothing_of_a_days_table_can_be_changed_but_how_long_bots_take() -> None:
    ann = sit(World(), "kobito", of_day("kobito"), seats=4, bots=["random"] * 3)
    for change in (
        {"seats": 3},
        {"options": {"gold_cards": "4"}},
        {"series": "first_to_two"},
        {"pace": "brisk"},
        {"privacy": "public"},
    ):
        assert refused(ann.say("settings", **change)) == "deal-fixed"
    assert refused(ann.say("remove_bot", seat=1)) == "deal-fixed"
    assert refused(ann.say("swap", seat=0, other=1)) == "deal-fixed"
    assert ann.say("settings", bot_pace="instant")["type"] == "done"


def test_the_day_is_played_without_hints() -> None:
    world = World()
    ann = sit(world, "kobito", of_day("kobito"), seats=4, bots=["random"] * 3)
    begin(ann)
    play([ann], until=lambda: ann.is_to_move)
    assert refused(ann.say("hint")) == "no-hints-daily"


def test_a_result_of_the_day_is_the_persons_alone_and_practice_is_none() -> None:
    world = World()
    ann = play_day(world, "kobito", of_day("kobito"))
    [result] = world.deal_results[ann.code].values()
    assert (result.deal, result.number, result.person) == ("kobito-2026-11-17", 1, hash_of(ann.secret or ""))
    assert [player.name for player in result.players] == ["Ann"]
    assert result.players[0].score == ann.table["result"]["scores"][0]
    practice = play_day(world, "kobito", of_day("kobito", counts=False))
    assert world.deal_results[practice.code] == {}
    assert practice.table["deal"]["counts"] is False


def test_a_day_that_is_stopped_has_no_result() -> None:
    world = World()
    ann = sit(world, "kobito", of_day("kobito"), seats=4, bots=["random"] * 3)
    begin(ann)
    assert ann.say("stop")["type"] == "done"
    assert world.deal_results[ann.code] == {}


def test_another_game_at_the_same_table_has_cards_that_nobody_knows() -> None:
    world = World()
    ann = play_day(world, "kobito", of_day("kobito"))
    assert ann.say("rematch")["type"] == "done"
    assert ann.table["deal"] is None
    assert ann.table["commitment"] != ""
    assert ann.say("settings", seats=4, options={"gold_cards": "4"})["type"] == "done"
    seeds = [fact.seed for fact in world.facts(ann.code) if isinstance(fact, Committed)]
    assert len(set(seeds)) == 2
    begin_again(ann)
    play_to_the_end([ann])
    assert "Deal" not in read_record(world.record(ann.code, 2)).tags
    assert list(world.deal_results[ann.code]) == [1]


def begin_again(ann: Client) -> None:
    assert ann.say("ready")["type"] == "done"
    assert ann.say("start")["type"] == "done"


@pytest.mark.parametrize("game", sorted(SHORT))
def test_the_cards_of_a_finished_game_come_again_seat_by_seat(game: str) -> None:
    world, people = finished(game, "Ann", "Ben", bots=["random"], seats=3)
    code = people[0].code
    first = played(world, code)
    assert (first.kept.game, first.kept.seats, first.number) == (game, 3, 1)
    assert [player.name for player in first.players] == people[0].names()
    host = sit(world, game, first.kept.deal, "Cleo", seats=3, options=first.kept.options)
    dan = world.join(host.code, "Dan")
    assert refused(host.say("settings", seats=2)) == "deal-fixed"
    assert dan.say("ready")["type"] == "done"
    assert refused(host.say("start")) == "deal-needs-seats"
    assert host.say("add_bot", level="random")["type"] == "done"
    assert host.say("swap", seat=0, other=1)["type"] == "done"
    begin(host, dan)
    play_to_the_end([host, dan])
    assert shuffles(world, host.code) == shuffles(world, code)
    again = read_record(world.record(host.code))
    assert again.setup == read_record(world.record(code)).setup
    assert again.tags["Deal"] == CODE
    assert list(problems(GAMES[game], again)) == []
    assert check_deal.check(world.record(host.code)) == []
    [result] = world.deal_results[host.code].values()
    assert (result.deal, result.person) == (CODE, "")
    assert [player.name for player in result.players][:2] == ["Dan", "Cleo"]
    # The second table's cards are the first one's: the same deal.
    assert played(world, host.code).kept.key == first.kept.key


def test_nonces_of_the_first_players_are_part_of_the_deal() -> None:
    world = World()
    people = world.people("kanobu", "Ann", "Ben", options=SHORT["kanobu"])
    for person, nonce in zip(people, ("aa11", "bb22")):
        assert person.say("ready", nonce=nonce)["type"] == "done"
    assert people[0].say("start")["type"] == "done"
    play_to_the_end(people)
    deal = played(world, people[0].code).kept
    assert deal.deal.rounds[0].nonces == ["aa11", "bb22"]
    cleo = sit(world, "kanobu", deal.deal, "Cleo", seats=2, options=deal.options, bots=["random"])
    begin(cleo)
    play_to_the_end([cleo])
    assert read_record(world.record(cleo.code)).tags["Nonces"] == "A=aa11; B=bb22"
    assert shuffles(world, cleo.code) == shuffles(world, people[0].code)


def test_all_rounds_of_a_match_come_again() -> None:
    world, people = finished("hat", "Ann", "Ben", options=MATCH)
    code = people[0].code
    assert len(world.records[code]) == 2
    deal = played(world, code, 1)
    assert deal.kept == played(world, code, 2).kept
    assert (deal.number, len(deal.kept.deal.rounds)) == (2, 2)
    cleo = sit(world, "hat", deal.kept.deal, "Cleo", seats=2, options=deal.kept.options, bots=["random"])
    begin(cleo)
    play_to_the_end([cleo])
    for number in (1, 2):
        assert shuffles(world, cleo.code, number) == shuffles(world, code, number)
    [result] = world.deal_results[cleo.code].values()
    assert result.number == 2


def test_a_game_that_runs_was_stopped_or_is_not_there_has_no_deal() -> None:
    world = World()
    [ann] = world.game("kanobu", "Ann", seats=2, bots=["random"])
    for number, error in ((1, "not-over"), (2, "no-such-record"), (0, "no-such-record")):
        with pytest.raises(NotPossible, match=error):
            played(world, ann.code, number)
    assert ann.say("stop")["type"] == "done"
    with pytest.raises(NotPossible, match="deal-unfinished"):
        played(world, ann.code)


def test_a_deal_of_other_rules_is_not_dealt() -> None:
    world, people = finished("kanobu", "Ann", "Ben")
    deal = played(world, people[0].code).kept
    old = GivenDeal(CODE, "0", deal.deal.data, deal.deal.rounds)
    cleo = sit(world, "kanobu", old, "Cleo", seats=2, options=deal.options, bots=["random"])
    assert refused(cleo.say("start")) == "deal-old"


def test_a_known_deal_counts_for_no_group() -> None:
    world, people = finished("kobito", "Ann", "Ben")
    deal = played(world, people[0].code).kept
    group = {"id": "GGGGGGGG", "secret": "not-a-real-secret-but-as-long-as-one-is-000"}
    cleo = sit(world, "kobito", deal.deal, "Cleo", seats=2, options=deal.options, bots=["random"], group=group)
    begin(cleo)
    play_to_the_end([cleo])
    assert world.results[cleo.code] == {}
    assert list(world.deal_results[cleo.code]) == [1]


def test_no_seed_reaches_anybody_before_the_end() -> None:
    world, people = finished("kobito", "Ann", "Ben")
    deal = played(world, people[0].code).kept
    cleo = sit(world, "kobito", deal.deal, "Cleo", seats=2, options=deal.options, bots=["random"])
    begin(cleo)
    told = b"\n".join(cleo.raw)
    assert deal.deal.rounds[0].seed.encode() not in told
    assert deal.deal.rounds[0].salt.encode() not in told

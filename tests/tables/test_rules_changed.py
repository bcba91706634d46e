"""Rules that changed since a game was dealt: it is never played under others, and what is stored of it is kept."""

import msgspec
import pytest

from smallbox.core import proof
from smallbox.core.record import read_record
from smallbox.core.replay import Replay, problems
from smallbox.games import GAMES
from smallbox.tables.entries import Entry, write_entry
from smallbox.tables.facts import Began, Closed, Ended, Moved, Stopped
from smallbox.tables.names import NOBODY
from smallbox.tables.records import all_records
from smallbox.tables.steps import steps_of
from smallbox.wire.codec import NotPossible
from tests.tables.client import Client
from tests.tables.world import World, play, play_to_the_end

NAMES = tuple(GAMES)
OPTIONS = {"kobito": {"gold_cards": "4"}, "kanobu": {}, "hat": {"look_seconds": "0", "penalty_limit": "2"}}
MATCH = {"rounds": "n", "penalty_limit": "2", "look_seconds": "0"}


def bump(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """An update of the server brings other rules."""
    monkeypatch.setattr(GAMES[game], "rules_version", "another", raising=False)


def a_game(world: World, game: str, **options: str) -> list[Client]:
    return world.game(game, "Ann", "Ben", "Cleo", options={**OPTIONS[game], **options})


def play_some(people: list[Client], moves: int = 6) -> list[str]:
    world, code = people[0].world, people[0].code

    def made() -> list[str]:
        return [fact.move for fact in world.facts(code) if isinstance(fact, Moved)]

    play(people, until=lambda: len(made()) >= moves)
    return made()


def come(people: list[Client]) -> list[Client]:
    return [person.tab().come() for person in people]


@pytest.mark.parametrize("game", NAMES)
def test_a_running_game_of_other_rules_is_closed_and_everybody_is_told(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World()
    people = a_game(world, game)
    moves = play_some(people)
    bump(monkeypatch, game)
    world.restart()
    for client in [*come(people), world.watch(people[0].code)]:
        assert (client.table["phase"], client.table["result"]["kind"], client.view) == ("over", "closed", {})
    text = world.record(people[0].code)
    kept = read_record(text)
    assert (kept.tags["Rules"], kept.tags["End"]) == ("1", "closed")
    assert [entry.move for entry in kept.entries] == moves
    monkeypatch.undo()
    # By the rules of then the record is what was played: nothing of it is a lie.
    Replay(GAMES[game], kept).finish()
    assert kept.tags["Commit"] == proof.commitment(kept.tags["Salt"], kept.tags["Seed"])


@pytest.mark.parametrize("game", NAMES)
def test_a_finished_game_of_other_rules_is_shown_and_downloaded_as_it_was(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World()
    people = a_game(world, game)
    play_to_the_end(people)
    before = people[0].table
    code = people[0].code
    text = world.record(code)
    size = len(world.rows[code])
    bump(monkeypatch, game)
    world.restart()
    [ann, *_] = come(people)
    assert ann.table == before
    assert ann.view == {}
    assert len(world.rows[code]) == size
    assert world.record(code) == text
    assert read_record(text).tags["Rules"] == "1"
    with pytest.raises(NotPossible, match="other-rules"):
        steps_of(read_record(text), None, 0, 1)


@pytest.mark.parametrize("game", NAMES)
def test_the_next_game_at_the_table_is_played_by_the_rules_of_today(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    people = a_game(world, game)
    play_some(people)
    bump(monkeypatch, game)
    world.restart()
    people = come(people)
    assert people[0].say("rematch")["type"] == "done"
    for person in people:
        person.say("ready")
    host = next(person for person in people if person.table["host"] == person.seat)
    assert host.say("start")["type"] == "done"
    play_to_the_end(people)
    code = people[0].code
    texts = all_records(world.rows[code], world.records[code])
    assert [read_record(text).tags["Rules"] for text in texts] == ["1", "another"]
    assert list(problems(GAMES[game], read_record(texts[1]))) == []


def test_a_match_is_closed_between_two_rounds_too(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    people = a_game(world, "hat", **MATCH)
    play(people, until=lambda: people[0].table["phase"] == "between")
    totals = people[0].table["totals"]
    first = world.records[people[0].code][1]
    bump(monkeypatch, "hat")
    world.restart()
    [ann, *_] = come(people)
    assert (ann.table["phase"], ann.table["result"]["kind"], ann.table["totals"]) == ("over", "closed", totals)
    assert all_records(world.rows[ann.code], world.records[ann.code]) == [first]


def test_the_rounds_of_a_closed_match_are_open(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    people = a_game(world, "hat", **MATCH)
    play(people, until=lambda: people[0].table["round"] == 2 and people[0].is_to_move)
    bump(monkeypatch, "hat")
    world.restart()
    [ann, *_] = come(people)
    texts = [read_record(text) for text in all_records(world.rows[ann.code], world.records[ann.code])]
    assert [(text.tags.get("End"), bool(text.result)) for text in texts] == [(None, True), ("closed", False)]
    assert ann.table["records"] == 2


def test_a_finished_match_keeps_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    people = a_game(world, "hat", **MATCH)
    play_to_the_end(people)
    bump(monkeypatch, "hat")
    world.restart()
    [ann, *_] = come(people)
    assert ann.table == people[0].table
    assert len(all_records(world.rows[ann.code], world.records[ann.code])) == 3


def test_what_was_taken_back_is_not_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    people = a_game(world, "kobito")
    while not any(person.can_undo for person in people):
        next(person for person in people if person.is_to_move).move()
    made = [fact.move for fact in world.facts(people[0].code) if isinstance(fact, Moved)]
    next(person for person in people if person.can_undo).say("undo")
    bump(monkeypatch, "kobito")
    world.restart()
    code = people[0].code
    kept = read_record(world.record(code))
    assert [entry.move for entry in kept.entries] == made[:-1]


def test_who_resigned_is_still_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    people = a_game(world, "kanobu")
    people[2].say("resign")
    bump(monkeypatch, "kanobu")
    world.restart()
    [ann, *_] = come(people[:2])
    assert ann.table["result"]["resigned"] == [2]


def test_closing_that_was_not_stored_is_done_by_the_next_server_and_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World()
    people = a_game(world, "kanobu")
    play_some(people)
    code = people[0].code
    bump(monkeypatch, "kanobu")
    world.fates = ["failed"]
    world.restart()
    assert not any(isinstance(fact, Closed) for fact in world.facts(code))
    for _ in range(3):
        world.restart()
        world.advance(5)
    assert sum(isinstance(fact, Closed) for fact in world.facts(code)) == 1
    assert list(world.records[code]) == [1]


def test_whoever_leaves_or_moves_before_it_is_closed_breaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    people = a_game(world, "kanobu")
    play_some(people)
    bump(monkeypatch, "kanobu")
    world.is_holding = True
    world.restart()
    tabs = [person.tab() for person in people]
    for tab in tabs:
        tab.say("hello", table=tab.code, secret=tab.secret)
    tabs[0].say("move", move={"type": "draw"})
    tabs[1].say("leave")
    world.release()
    assert [message["error"] for message in tabs[0].got("error")] == ["not-now"]
    assert tabs[0].table["result"]["kind"] == "closed"


def test_a_promised_deal_of_other_rules_is_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its rules were told before the numbers were opened."""
    world = World()
    [ann, ben] = world.people("kanobu", "Ann", "Ben")
    ben.say("ready", commit="0" * 64)
    ann.say("ready")
    assert ann.say("start")["type"] == "done"
    assert ann.table["dealing"]["rules"] == "1"
    bump(monkeypatch, "kanobu")
    world.restart()
    again = ann.tab().come()
    assert (again.table["phase"], again.table["dealing"]) == ("lobby", None)


def test_a_number_that_comes_before_such_a_deal_is_called_off_deals_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    [ann, ben] = world.people("kanobu", "Ann", "Ben")
    ben.say("ready", commit=proof.nonce_commitment("abc"))
    ann.say("ready")
    ann.say("start")
    bump(monkeypatch, "kanobu")
    world.fates = ["failed"]
    world.restart()
    tab = ben.tab().come()
    assert not world.fates, "expected the deal to be called off, and storage to fail"
    assert tab.say("reveal", nonce="abc")["type"] == "done"
    assert not any(isinstance(fact, Began) for fact in world.facts(ann.code))
    assert (tab.table["phase"], tab.table["dealing"]) == ("lobby", None)


def test_data_that_is_no_longer_there_closes_a_game_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    people = a_game(world, "hat")
    monkeypatch.setattr(GAMES["hat"], "data_tag", lambda _options: "other gifts", raising=False)
    world.restart()
    [ann, *_] = come(people)
    assert ann.table["result"]["kind"] == "closed"
    assert read_record(world.records[ann.code][1]).tags["Data"] == "hat_gifts"


def test_a_game_that_ends_says_so_by_itself() -> None:
    world = World()
    people = a_game(world, "kanobu")
    play_to_the_end(people)
    began = next(fact for fact in world.facts(people[0].code) if isinstance(fact, Began))
    assert (began.rules, began.data) == (
        GAMES["kanobu"].rules_version,
        read_record(world.records[people[0].code][1]).tags["Data"],
    )
    ended = world.facts(people[0].code)[-1]
    assert isinstance(ended, Ended)
    assert ended.match == ended.result
    assert people[0].table["result"]["winners"] == ended.result.winners
    assert world.listings[people[0].code].phase == "over"


def test_a_stopped_game_keeps_its_record() -> None:
    world = World()
    people = a_game(world, "kanobu")
    for person in people:
        person.say("leave")
    code = people[0].code
    assert [fact.game for fact in world.facts(code) if isinstance(fact, Stopped)] == [1]
    assert read_record(world.records[code][1]).is_stopped


@pytest.mark.parametrize("is_running", [False, True])
def test_whoever_is_forgotten_is_in_no_kept_record(is_running: bool, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: FBT001 a case
    world = World()
    people = a_game(world, "kanobu")
    if is_running:
        play_some(people)
        bump(monkeypatch, "kanobu")
        world.restart()
    else:
        play_to_the_end(people)
    people = come(people)
    code = people[0].code
    assert "Ben" in world.records[code][1]
    before = world.records[code][1]
    assert people[1].say("forget")["type"] == "done"
    text = world.records[code][1]
    assert "Ben" not in text
    assert "Ben" not in world.record(code)
    assert text == before.replace("B=Ben", f"B={NOBODY}")


def test_a_bot_on_the_chair_of_somebody_who_is_forgotten_keeps_its_name() -> None:
    world = World()
    [ann, ben] = world.people("kanobu", "Ann", "Ben")
    ben.say("leave")
    ann.say("add_bot", level="random")
    ann.say("ready")
    ann.say("start")
    play_to_the_end([ann])
    bot = ann.table["seats"][1]["name"]
    world.forget_me(ann.code, ben.secret or "")
    assert f"B={bot}" in world.records[ann.code][1]


def without_ends(world: World, code: str) -> None:
    """As a server of before would have stored it: nothing tells of rules, and no end is a fact."""
    entries: list[Entry] = []
    for entry in world.entries(code):
        fact = entry.fact
        if isinstance(fact, Ended):
            continue
        if isinstance(fact, Began):
            fact = Began(fact.order, fact.options)
        if isinstance(fact, Stopped):
            fact = Stopped(fact.seat)
        entries.append(msgspec.structs.replace(entry, seq=len(entries) + 1, fact=fact))
    world.rows[code] = [
        row._replace(seq=entry.seq, at=entry.at, body=write_entry(entry))
        for row, entry in zip(world.rows[code], entries)
    ]
    world.records[code] = {}


@pytest.mark.parametrize("game", NAMES)
def test_what_ended_before_ends_were_facts_gets_them_when_it_is_first_loaded(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World()
    people = a_game(world, game)
    play_to_the_end(people)
    people[0].say("rematch")
    for person in people:
        person.say("ready")
    next(person for person in people if person.table["host"] == person.seat).say("start")
    play_to_the_end(people)
    code = people[0].code
    kept = dict(world.records[code])
    shown = people[0].table
    people[1].say("leave")
    left = people[0].table
    without_ends(world, code)
    assert all_records(world.rows[code], {}) == list(kept.values())
    world.restart()
    people[0].tab().come()
    assert dict(world.records[code]) == kept
    bump(monkeypatch, game)
    world.restart()
    again = people[0].tab().come()
    assert again.table == left != shown
    assert all_records(world.rows[code], world.records[code]) == list(kept.values())


def test_what_was_never_loaded_since_is_closed_if_nobody_knows_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    people = a_game(world, "kanobu")
    play_to_the_end(people)
    code = people[0].code
    without_ends(world, code)
    bump(monkeypatch, "kanobu")
    world.restart()
    again = people[0].tab().come()
    assert again.table["result"]["kind"] == "closed"
    assert read_record(world.record(code)).tags["End"] == "closed"

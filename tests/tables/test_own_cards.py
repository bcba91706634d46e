"""A table with cards of one's own: private, the same after a restart, with bots, records and replays that know them."""

import hashlib
from typing import Any

import pytest

from smallbox.core.errors import Refused
from smallbox.core.own_cards import MOST_BYTES, read_cards
from smallbox.core.record import read_record
from smallbox.core.replay import problems
from smallbox.games import GAMES
from smallbox.practice.moment import open_moment
from smallbox.tables.duplicate import deal_of
from smallbox.tables.entries import read_entry
from smallbox.tables.imported import finished_table
from smallbox.tables.records import cards_of
from smallbox.tables.steps import steps_of
from smallbox.wire.codec import NotPossible
from tests import own_cards
from tests.own_cards import CARDS, EVERY_GAME, OPTIONS
from tests.tables.client import Client
from tests.tables.world import World, play_to_the_end

SECRET = "s" * 40


def a_game(game: str, *names: str, **given: Any) -> tuple[World, list[Client]]:
    world = World()
    return world, world.game(
        game, *(names or ("Ann", "Ben")), **{"cards": CARDS[game], "options": OPTIONS[game], **given}
    )


def refusal(game: str, **given: Any) -> NotPossible:
    reply = World().ask_to_create(game, "Ann", SECRET, **given)
    assert isinstance(reply, NotPossible), reply
    return reply


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_goes_on_after_a_restart_and_its_record_is_proved_with_the_cards(game: str) -> None:
    world, people = a_game(game, bots=["random"], seats=3)
    digest = hashlib.sha256(CARDS[game].encode()).hexdigest()
    assert people[0].table["cards"] == digest
    world.restart()
    again = [person.tab().come() for person in people]
    assert [person.view for person in again] == [person.view for person in people]
    play_to_the_end(again)
    text = world.record(again[0].code)
    record = read_record(text)
    assert record.tags["Data"].endswith(f"sha256:{digest}")
    assert list(problems(GAMES[game], record, read_cards(GAMES[game], CARDS[game]))) == []
    steps = steps_of(record, 0, 0, 3, CARDS[game])
    assert steps.cards == digest
    assert open_moment(text, 1, 0, CARDS[game]).game.name == game
    assert not world.faults


def test_bots_are_given_the_cards_with_their_first_question_only() -> None:
    world, [ann] = a_game("kobito", "Ann", bots=["greedy"], seats=2)
    play_to_the_end([ann])
    first = [think for think in world.thinks if think.since == 0]
    later = [think for think in world.thinks if think.since]
    assert {think.cards for think in first} == {CARDS["kobito"]}
    assert {think.cards for think in later} == {""}


def test_a_spectator_and_every_seat_see_the_gold_of_the_file() -> None:
    world, people = a_game("kobito")
    for seen in (*people, world.watch(people[0].code)):
        assert {gold["value"] for gold in seen.view["gold"]} == {17}
        assert "17" not in seen.table["cards"] or len(seen.table["cards"]) == 64


def test_such_a_table_is_private_and_stays_so() -> None:
    for given in ({"privacy": "public"}, {"group": {"id": "K7MPQ3XZ", "secret": SECRET}}):
        assert refusal("kobito", cards=CARDS["kobito"], **given).error == "cards-private"
    world, people = a_game("kobito")
    play_to_the_end(people)
    people[0].say("rematch")
    answer = people[0].say("settings", privacy="public")
    assert (answer["type"], answer["error"]) == ("error", "cards-private")
    assert not world.listings[people[0].code].is_public


def test_a_wrong_row_is_named_as_on_the_command_line() -> None:
    wrong = own_cards.kobito(gold=[{"need": 3, "value": 2}, {"need": 1, "value": 2}, {"need": 3, "value": 2}])
    no = refusal("kobito", cards=wrong)
    assert no.error == "bad-cards"
    assert no.facts["at"] == "gold/2/need"
    assert no.facts["flaw"] == "number"
    assert no.facts["detail"] == "your cards: gold card 2: expected need to be a number from 2 (K55), got 1"


def test_cards_that_are_too_few_for_the_seats_are_refused_at_once() -> None:
    reply = World().ask_to_create("hat", "Ann", SECRET, cards=own_cards.hat(6), seats=4)
    assert isinstance(reply, Refused)
    assert reply.refusal.clause == "H47"


def test_too_long_a_text_is_refused() -> None:
    no = refusal(
        "hat", cards=own_cards.packaged("hat", "hat_gifts.csv").replace("hat", "ш" * (MOST_BYTES // 64), 40)[:40_000]
    )
    assert no.error == "bad-cards"


def test_another_pack_cannot_be_chosen_beside_ones_own() -> None:
    assert refusal("kanobu", cards=CARDS["kanobu"], options={"data": "kanobu-deckA"}).error == "bad-option"


def test_the_same_deal_again_is_played_with_the_same_cards() -> None:
    world, people = a_game("kobito")
    play_to_the_end(people)
    code = people[0].code
    kept = deal_of(world.rows[code], 1, world.records[code], "K7MPQ3XZ").kept
    assert kept.cards == CARDS["kobito"]
    again = world.ask_to_create("kobito", "Cleo", SECRET, cards=kept.cards, known=kept.deal, seats=2, bots=["random"])
    assert isinstance(again, tuple)
    cleo = Client(world, again[0], SECRET).come()
    cleo.say("ready")
    assert cleo.say("start")["type"] == "done"
    assert [gold["value"] for gold in cleo.view["gold"]] == [17] * 3


def test_records_come_back_with_their_cards() -> None:
    world, people = a_game("kanobu")
    play_to_the_end(people)
    text = world.record(people[0].code)
    writing = finished_table("K7MPQ3XZ", [text], world.now, CARDS["kanobu"])
    created = read_entry(writing.rows[0].body)
    assert cards_of(created) == CARDS["kanobu"]
    with pytest.raises(Exception, match="expected the data"):
        finished_table("K7MPQ3XZ", [text], world.now)


def test_data_that_no_longer_holds_closes_the_game_and_not_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    world, people = a_game("kobito")
    monkeypatch.setattr("smallbox.tables.table.read_cards", no_longer)
    world.restart()
    ann = people[0].tab().come()
    assert ann.table["result"]["kind"] == "closed"


def no_longer(game: Any, text: str) -> Any:
    from smallbox.core.errors import BadData  # noqa: PLC0415

    raise BadData("no longer")

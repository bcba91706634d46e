"""Whatever comes over a socket is answered clearly, and nothing is changed by what is wrong."""

import json
from typing import Any

import pytest

from smallbox.games import GAMES
from smallbox.wire.problems import PROBLEMS, explain
from tests.tables.client import Client, Json
from tests.tables.world import World


@pytest.fixture
def game() -> list[Client]:
    return World().game("kobito", "Ann", "Ben")


def sides(people: list[Client]) -> tuple[Client, Client]:
    mover = next(person for person in people if person.is_to_move)
    return mover, next(person for person in people if person is not mover)


def same(people: list[Client], before: list[tuple[int, Json]]) -> bool:
    return [(person.version, person.view) for person in people] == before


BAD: list[tuple[bytes, str]] = [
    (b"", ""),
    (b"null", ""),
    (b"[]", ""),
    (b"{", ""),
    (b"\xff\xfe", ""),
    (b'{"type":"ready"}', ""),
    (b'{"type":"ready","id":""}', ""),
    (b'{"type":"ready","id":7}', ""),
    (b'{"type":"dance","id":"x"}', "x"),
    (b'{"id":"x"}', "x"),
    (b'{"type":"chat","id":"x"}', "x"),
    (b'{"type":"chat","id":"x","text":5}', "x"),
    (b'{"type":"chat","id":"x","text":""}', "x"),
    (b'{"type":"ready","id":"x","ready":"yes"}', "x"),
    (b'{"type":"ready","id":"x","nonce":"XYZ"}', "x"),
    (b'{"type":"ready","id":"x","also":1}', "x"),
    (b'{"type":"kick","id":"x","seat":-1}', "x"),
    (b'{"type":"kick","id":"x","seat":8}', "x"),
    (b'{"type":"kick","id":"x","seat":1.5}', "x"),
    (b'{"type":"settings","id":"x","pace":"slow"}', "x"),
    (b'{"type":"settings","id":"x","seats":99}', "x"),
    (b'{"type":"react","id":"x","reaction":"<script>"}', "x"),
    (b'{"type":"displayed","id":"x","version":-1}', "x"),
    (b'{"type":"move","id":"x"}', "x"),
    (b'{"type":"hello","id":"x","table":"../etc"}', "x"),
    (b'{"type":"ready","id":"' + b"y" * 41 + b'"}', ""),
    (b"[" * 100_000, ""),
]


@pytest.mark.parametrize(("data", "id"), BAD)
def test_what_is_not_a_message_is_answered_as_such(game: list[Client], data: bytes, id: str) -> None:  # noqa: A002
    before = [(person.version, person.view) for person in game]
    game[0].inbox.clear()
    answer = game[0].say_bytes(data, id)
    assert (answer["type"], answer["error"], answer["id"]) == ("error", "bad-message", id)
    assert 0 < len(answer["facts"]["detail"]) <= 300
    assert len(game[0].inbox) == 1
    assert same(game, before)


@pytest.mark.parametrize(
    "move",
    [
        None,
        5,
        "end",
        [],
        {},
        {"type": "fly"},
        {"type": "play"},
        {"type": "play", "card": 5},
        {"type": "end", "to": "G1"},
    ],
)
def test_what_is_not_a_move_is_answered_as_such(game: list[Client], move: Any) -> None:
    before = [(person.version, person.view) for person in game]
    mover, _ = sides(game)
    answer = mover.say("move", move=move)
    assert (answer["type"], answer["error"]) == ("error", "bad-message")
    assert "(in the move)" in answer["facts"]["detail"]
    assert same(game, before)


def test_a_move_of_another_game_is_no_move(game: list[Client]) -> None:
    mover, _ = sides(game)
    assert mover.say("move", move={"type": "accept"})["error"] == "bad-message"


def test_a_move_that_only_notation_can_say_is_no_message(game: list[Client]) -> None:
    mover, _ = sides(game)
    assert mover.say("move", move={"type": "improper", "text": "pass"})["error"] == "bad-message"


@pytest.mark.parametrize("name", GAMES)
def test_a_move_out_of_turn_is_refused_with_its_clause(name: str) -> None:
    world = World()
    people = world.game(name, "Ann", "Ben", "Cleo")
    world.advance(40)
    before = [(person.version, person.view) for person in people]
    mover, other = sides(people)
    answer = other.say("move", move=mover.view["moves"][0])
    assert (answer["type"], bool(answer["clause"])) == ("refused", True)
    assert same(people, before)


def test_an_illegal_move_is_refused_with_its_clause_and_facts(game: list[Client]) -> None:
    before = [(person.version, person.view) for person in game]
    mover, _ = sides(game)
    answer = mover.say("move", move={"type": "end"})
    assert (answer["type"], answer["clause"][0]) == ("refused", "K")
    assert same(game, before)


def test_a_move_before_the_game_is_too_soon() -> None:
    ann = World().create("kobito")
    answer = ann.say("move", move={"type": "end"})
    assert (answer["error"], answer["facts"]) == ("not-now", {"phase": "lobby"})


def test_a_forged_secret_opens_nothing(game: list[Client]) -> None:
    world = game[0].world
    stranger = Client(world, game[0].code, world.new_secret())
    answer = stranger.say("hello", table=stranger.code, secret=stranger.secret)
    assert answer["error"] == "not-your-seat"
    assert stranger.inbox == [answer]
    assert stranger.say("ready")["error"] == "say-hello-first"
    watcher = stranger.tab()
    assert watcher.say("hello", table=stranger.code)["type"] == "done"


def test_an_unknown_table_is_named_and_not_remembered() -> None:
    world = World()
    lost = Client(world, "ABCDEFGH", None)
    answer = lost.say("hello", table="ABCDEFGH")
    assert (answer["error"], answer["facts"]) == ("no-such-table", {"table": "ABCDEFGH"})
    assert not world.hall.rooms
    ann = world.create("kobito")
    assert lost.say("hello", table=ann.code)["type"] == "done"


def test_seats_that_are_not_there_are_no_trouble(game: list[Client]) -> None:
    ann = World().create("kobito", seats=2)
    for kind, fields in (
        ("kick", {"seat": 7}),
        ("remove_bot", {"seat": 7}),
        ("swap", {"seat": 7, "other": 0}),
        ("add_bot", {"seat": 7, "level": "greedy"}),
    ):
        answer = ann.say(kind, **fields)
        assert (answer["type"], answer["facts"]) == ("error", {"seat": 7})


def test_drawing_says_nothing_about_games_without_stages(game: list[Client]) -> None:
    version = game[0].version
    assert game[0].say("displayed", version=0)["type"] == "done"
    assert game[0].say("displayed", version=10**15)["type"] == "done"
    assert game[0].version == version


def test_every_error_of_this_hall_has_a_sentence(game: list[Client]) -> None:
    said = set()
    ann, ben = game
    for kind in ("start", "rematch", "undo", "stop", "ready", "kick", "swap"):
        fields = {"seat": 0, "other": 1} if kind == "swap" else {"seat": 0} if kind == "kick" else {}
        for person in (ann, ben):
            answer = person.say(kind, **fields)
            if answer["type"] == "error":
                said.add(answer["error"])
                explain(answer["error"], answer["facts"])
    assert len(said) > 3
    assert said <= set(PROBLEMS)
    assert json.dumps(sorted(said))

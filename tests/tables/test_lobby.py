"""Before the game: making a table, sitting down, settings, bots, the host, the start."""

from smallbox.bots import bots_of
from smallbox.core.errors import Refused
from smallbox.games import GAMES
from smallbox.tables.facts import Began
from smallbox.wire.codec import NotPossible
from tests.tables.client import Json
from tests.tables.world import World


def problem(reply: object) -> str:
    assert isinstance(reply, NotPossible), reply
    return reply.error


def test_a_table_is_made_as_it_was_asked_for() -> None:
    world = World()
    ann = world.create(
        "hat", seats=5, options={"gifts_each": "2"}, pace="brisk", privacy="public", chat="off", bots=["easy", "hard"]
    )
    table = ann.table
    assert (table["game"], table["phase"], table["you"], table["host"]) == ("hat", "lobby", 0, 0)
    assert [seat and seat["level"] for seat in table["seats"]] == [None, "easy", "hard", None, None]
    assert (table["options"], table["pace"]) == ({"gifts_each": "2"}, "brisk")
    assert (table["privacy"], table["chat"]) == ("public", "off")
    listing = world.listings[ann.code]
    assert (listing.is_public, listing.host, listing.seats, listing.taken) == (True, "Ann", 5, 3)


def test_codes_are_easy_to_read_aloud() -> None:
    world = World()
    codes = [world.create("kobito").code for _ in range(20)]
    assert len(set(codes)) == 20
    assert not set("".join(codes)) & set("01IO")


def test_a_wrong_option_is_refused_with_its_detail() -> None:
    reply = World().ask_to_create("hat", options={"show_seconds": "99"})
    assert problem(reply) == "bad-option"
    assert isinstance(reply, NotPossible)
    assert "from 2 to 8" in str(reply.facts["detail"])
    assert problem(World().ask_to_create("kobito", options={"show_seconds": "4"})) == "bad-option"


def test_h43_two_players_with_one_gift_each_are_refused_by_the_clause() -> None:
    reply = World().ask_to_create("hat", seats=2, options={"gifts_each": "1"})
    assert isinstance(reply, Refused)
    assert reply.refusal.clause == "H43"


def test_h43_is_looked_at_again_when_empty_seats_are_closed() -> None:
    world = World()
    [ann, ben] = world.people("hat", "Ann", "Ben", seats=3, options={"gifts_each": "1"})
    ben.say("ready")
    answer = ann.say("start")
    assert (answer["type"], answer["clause"]) == ("refused", "H43")
    assert ann.table["phase"] == "lobby"


def test_a_table_has_no_more_seats_and_bots_than_the_game_allows() -> None:
    assert problem(World().ask_to_create("kobito", seats=8)) == "too-many-players"
    assert problem(World().ask_to_create("kobito", seats=2, bots=["greedy", "greedy"])) == "table-full"
    unknown = World().ask_to_create("kobito", bots=["genius"])
    assert problem(unknown) == "unknown-bot"
    assert isinstance(unknown, NotPossible)
    assert unknown.facts["levels"] == list(bots_of(GAMES["kobito"]))
    assert problem(World().ask_to_create("kobito", name="\u200b")) == "bad-name"


def test_people_join_by_the_code_on_the_first_free_seat() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben", seats=4, bots=["greedy"])
    assert (ann.seat, ben.seat) == (0, 2)
    assert ann.heard("joined") == [{"type": "joined", "seat": 2, "name": "Ben"}]
    assert ann.names() == ben.names() == ["Ann", "Pip", "Ben", None]


def test_the_same_secret_twice_is_the_same_seat() -> None:
    world = World()
    ann = world.create("kobito")
    secret = world.new_secret()
    assert world.ask_to_join(ann.code, "Ben", secret) == 1
    version = ann.version
    assert world.ask_to_join(ann.code, "Ben", secret) == 1
    assert ann.version == version


def test_nobody_joins_a_full_table_or_a_running_game_or_a_table_that_is_not_there() -> None:
    world = World()
    [ann, _] = world.people("kobito", "Ann", "Ben")
    assert problem(world.ask_to_join(ann.code, "Cleo")) == "table-full"
    [dan, _] = world.game("kobito", "Dan", "Eve", seats=4)
    late = world.ask_to_join(dan.code, "Cleo")
    assert problem(late) == "not-now"
    assert isinstance(late, NotPossible)
    assert late.facts == {"phase": "playing"}
    assert problem(world.ask_to_join("ABCDEFGH", "Cleo")) == "no-such-table"
    assert "ABCDEFGH" not in world.hall.rooms


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    world = World()
    [ann, ben, cleo] = world.people("kobito", "Ann", "Ben", "Cleo", seats=4, bots=["greedy"])
    ann.say("leave")
    assert ann.got("bye") == [{"type": "bye", "reason": "left"}]
    assert ann.is_closed
    assert (ben.table["host"], ben.names()) == (2, [None, "Pip", "Ben", "Cleo"])
    ben.say("leave")
    assert cleo.table["host"] == 3
    cleo.say("leave")
    dan = world.join(cleo.code, "Dan")
    assert dan.table["host"] == dan.seat == 0


def test_the_host_sends_somebody_away_who_then_cannot_come_back_by_the_old_secret() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    assert ben.say("kick", seat=0)["error"] == "not-host"
    assert ann.say("kick", seat=0)["error"] == "seat-empty"
    assert ann.say("kick", seat=1)["type"] == "done"
    assert ben.got("bye") == [{"type": "bye", "reason": "kicked"}]
    assert ann.heard("left") == [{"type": "left", "seat": 1, "name": "Ben", "reason": "kicked"}]
    again = ben.tab()
    assert again.say("hello", table=ben.code, secret=ben.secret)["error"] == "not-your-seat"


def test_who_left_or_was_sent_away_is_no_longer_shown_as_present() -> None:
    world = World()
    [ann, ben, cleo] = world.people("kobito", "Ann", "Ben", "Cleo")
    assert ann.presence["connected"] == [0, 1, 2]
    ben.say("leave")
    ben.go()
    assert ann.presence["connected"] == [0, 2]
    ann.say("kick", seat=2)
    cleo.go()
    assert ann.presence["connected"] == [0]


def test_a_message_that_crosses_the_goodbye_is_answered() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    ann.say("kick", seat=1)
    ben.is_closed = False  # what it sent before it read the goodbye
    assert ben.say("ready")["type"] == "error"
    assert ben.say("displayed", version=1)["type"] == "error"


def test_seats_are_swapped_by_the_host_and_taken_by_anybody_where_free() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben", seats=4, bots=["greedy"])
    assert ben.say("swap", seat=2, other=0)["error"] == "seat-taken"
    assert ben.say("swap", seat=0, other=1)["error"] == "not-host"
    assert ben.say("swap", seat=2, other=7)["error"] == "seat-empty"
    assert ben.say("swap", seat=2, other=3)["type"] == "done"
    assert (ben.seat, ben.names()) == (3, ["Ann", "Pip", None, "Ben"])
    assert ben.say("swap", seat=1, other=3)["type"] == "done"
    assert ann.say("swap", seat=0, other=1)["type"] == "done"
    assert (ann.seat, ben.seat, ann.table["host"]) == (1, 0, 1)
    assert ann.names() == ["Ben", "Ann", None, "Pip"]


def test_the_host_adds_and_removes_bots() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben", seats=4)
    assert ben.say("add_bot", level="greedy")["error"] == "not-host"
    assert ann.say("add_bot", level="wise")["facts"] == {"level": "wise", "levels": list(bots_of(GAMES["kobito"]))}
    assert ann.say("add_bot", level="greedy", seat=1)["error"] == "seat-taken"
    assert ann.say("add_bot", level="greedy", seat=3)["type"] == "done"
    assert ann.say("add_bot", level="random")["type"] == "done"
    assert ann.say("add_bot", level="random")["error"] == "table-full"
    assert ben.names() == ["Ann", "Ben", "Moss", "Pip"]
    assert ann.say("remove_bot", seat=1)["error"] == "seat-empty"
    assert ann.say("remove_bot", seat=3)["type"] == "done"
    assert ben.names() == ["Ann", "Ben", "Moss", None]


def test_the_start_waits_for_everybody_and_names_those_who_are_not_ready() -> None:
    world = World()
    [ann, ben, cleo] = world.people("kobito", "Ann", "Ben", "Cleo")
    ben.say("ready")
    answer = ann.say("start")
    assert (answer["error"], answer["facts"]) == ("not-ready", {"names": ["Cleo"]})
    assert ben.say("start")["error"] == "not-host"
    cleo.say("ready")
    ben.say("ready", ready=False)
    assert ann.say("start")["facts"] == {"names": ["Ben"]}
    ben.say("ready")
    assert ann.say("start")["type"] == "done"
    assert cleo.table["phase"] == "playing"


def test_one_person_alone_cannot_start() -> None:
    ann = World().create("kobito")
    answer = ann.say("start")
    assert (answer["error"], answer["facts"]) == ("too-few-players", {"fewest": 2})


def test_empty_seats_are_closed_at_the_start() -> None:
    world = World()
    [ann, ben, cleo] = world.people("kobito", "Ann", "Ben", "Cleo", seats=5)
    ben.say("leave")
    cleo.say("swap", seat=2, other=4)
    cleo.say("ready")
    ann.say("start")
    assert ann.names() == ["Ann", "Cleo"]
    assert (cleo.seat, cleo.view["seat"]) == (1, 1)
    assert cleo.heard("game_started") == [{"type": "game_started", "order": [0, 4], "round": 1}]
    assert any(isinstance(fact, Began) and fact.order == [0, 4] for fact in world.facts(ann.code))


def test_settings_are_the_hosts_and_are_checked() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben", seats=4)
    assert ben.say("settings", pace="brisk")["error"] == "not-host"
    assert ann.say("settings", options={"tiebreak": "coin"})["error"] == "bad-option"
    assert ann.say("settings", seats=7)["error"] == "too-many-players"
    ben.say("swap", seat=1, other=3)
    assert ann.say("settings", seats=3)["error"] == "too-many-seats"
    assert ann.say("settings", seats=5, options={"tiebreak": "fewest"}, pace="day", chat="off")["type"] == "done"
    assert ben.heard("settings_changed") == [{"type": "settings_changed"}]
    assert (len(ben.table["seats"]), ben.table["options"]) == (5, {"tiebreak": "fewest"})
    assert (ben.table["pace"], ben.table["privacy"], ben.table["chat"]) == ("day", "private", "off")


def test_in_a_game_seats_and_options_stay_as_they_are() -> None:
    [ann, _] = World().game("kobito", "Ann", "Ben")
    assert ann.say("settings", seats=3)["error"] == "not-now"
    assert ann.say("settings", options={})["error"] == "not-now"
    assert ann.say("settings", chat="off")["type"] == "done"
    asked: dict[str, Json] = {"swap": {"seat": 0, "other": 1}, "add_bot": {"level": "greedy"}, "start": {}}
    for kind, fields in asked.items():
        assert ann.say(kind, **fields)["error"] == "not-now"

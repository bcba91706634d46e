"""People around a table: several tabs, spectators, presence, chat and reactions."""

from smallbox.tables.decide import MOST_ENTRIES
from smallbox.wire.codec import NotPossible
from tests.tables.client import Client
from tests.tables.world import World


def test_all_tabs_of_a_seat_are_told_the_same() -> None:
    world = World()
    [ann, ben] = world.game("kobito", "Ann", "Ben")
    tab = ann.tab().come()
    mover = ann if ann.is_to_move else ben
    mover.move()
    assert (tab.view, tab.version) == (ann.view, ann.version)
    tab.go()
    assert ben.presence == {"type": "presence", "connected": [0, 1], "absent": [], "spectators": 0, "screens": 0}
    ann.go()
    assert ben.presence["connected"] == [1]


def test_whoever_changes_seats_is_connected_there() -> None:
    world = World()
    ann = world.create("kobito", "Ann", seats=3)
    assert ann.presence["connected"] == [0]
    ann.say("swap", seat=0, other=2)
    assert ann.presence["connected"] == [2]


def test_any_tab_of_a_seat_may_move() -> None:
    world = World()
    [ann, ben] = world.game("kobito", "Ann", "Ben")
    mover = ann if ann.is_to_move else ben
    tab = mover.tab().come()
    assert tab.move()["type"] == "done"
    assert mover.version == tab.version


def test_spectators_see_what_is_public_and_are_counted() -> None:
    world = World()
    [ann, ben] = world.game("kobito", "Ann", "Ben")
    eve = world.watch(ann.code)
    assert (eve.table["you"], eve.view["seat"], eve.view["hand"], eve.view["moves"]) == (None, None, None, [])
    assert ann.presence["spectators"] == 1
    mover = ann if ann.is_to_move else ben
    mover.move()
    assert eve.version == mover.version
    assert not eve.heard("cards_drawn")
    world.watch(ann.code)
    assert ann.presence["spectators"] == 2
    eve.go()
    assert ann.presence["spectators"] == 1


def test_a_big_screen_watches_and_is_told_of() -> None:
    world = World()
    [ann, _] = world.game("kobito", "Ann", "Ben")
    screen = Client(world, ann.code, None)
    screen.say("hello", table=ann.code, screen=True)
    assert (screen.table["you"], screen.view["hand"], screen.view["moves"]) == (None, None, [])
    assert (ann.presence["spectators"], ann.presence["screens"]) == (1, 1)
    screen.go()
    assert (ann.presence["spectators"], ann.presence["screens"]) == (0, 0)


def test_a_seat_is_no_big_screen() -> None:
    world = World()
    [ann, ben] = world.game("kobito", "Ann", "Ben")
    ann.tab().say("hello", table=ann.code, secret=ann.secret, screen=True)
    assert ben.presence["screens"] == 0


def test_those_who_share_a_device_are_there_and_see_nothing() -> None:
    world = World()
    [ann, ben] = world.game("kobito", "Ann", "Ben")
    ann.go()
    ben.go()
    device = Client(world, ann.code, None)
    device.say("hello", table=ann.code, beside=[ann.secret, ben.secret, "x" * 40])
    assert device.presence == {"type": "presence", "connected": [0, 1], "absent": [], "spectators": 1, "screens": 0}
    assert (device.view["hand"], device.view["moves"]) == (None, [])
    held = ann.tab()
    held.say("hello", table=ann.code, secret=ann.secret, beside=[ben.secret])
    assert held.table["you"] == ann.seat
    assert held.presence["connected"] == [0, 1]
    device.go()
    held.go()
    assert world.watch(ann.code).presence["connected"] == []


def test_spectators_only_watch() -> None:
    world = World()
    [ann, _] = world.game("kobito", "Ann", "Ben")
    eve = world.watch(ann.code)
    version = ann.version
    for kind in ("ready", "start", "leave", "undo", "resign", "stop", "rematch", "back", "handover", "forget"):
        assert eve.say(kind)["error"] == "not-seated"
    assert eve.say("move", move=ann.view["moves"][0] if ann.view["moves"] else {"type": "end"})["error"] == "not-seated"
    assert eve.say("chat", text="hello")["error"] == "not-seated"
    assert eve.say("react", reaction="hello")["error"] == "not-seated"
    assert ann.version == version


def test_a_spectator_who_joins_later_has_a_seat_by_another_socket() -> None:
    world = World()
    ann = world.create("kobito")
    eve = world.watch(ann.code)
    dan = world.join(ann.code, "Eve")
    assert (eve.table["you"], dan.table["you"]) == (None, 1)


def test_chat_is_free_unless_the_table_says_otherwise() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    assert ann.table["chat"] == "free"
    assert ann.say("chat", text=" good\u202e luck ")["type"] == "done"
    assert ben.heard("said") == [{"type": "said", "seat": 0, "text": "good luck"}]
    assert ben.say("react", reaction="thanks")["type"] == "done"
    assert ann.heard("reacted") == [{"type": "reacted", "seat": 1, "reaction": "thanks"}]
    later = ben.tab().come()
    assert [line["text"] for line in later.table["said"]] == ["good luck"]
    assert ann.say("chat", text="\u200b")["error"] == "empty-message"


def test_only_the_last_lines_of_chat_are_kept_for_later() -> None:
    world = World()
    ann = world.create("kobito")
    for number in range(60):
        world.advance(1)
        ann.say("chat", text=f"line {number}")
    said = ann.tab().come().table["said"]
    assert [said[0]["text"], said[-1]["text"], len(said)] == ["line 10", "line 59", 50]


def test_talk_is_no_part_of_the_history_of_a_table() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    rows, version = len(world.rows[ann.code]), ann.version
    ann.say("chat", text="hello")
    ann.say("react", reaction="wow")
    assert (len(world.rows[ann.code]), ben.version) == (rows, version)
    assert [event["type"] for event in ben.events[-2:]] == ["said", "reacted"]
    world.restart()
    assert [line["text"] for line in ben.tab().come().table["said"]] == ["hello"]


def test_who_talks_without_end_has_to_wait() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    answers = [ann.say("chat", text=f"line {number}") for number in range(100)]
    refused = [answer for answer in answers if answer["type"] == "error"]
    assert (len(refused), refused[0]["error"], refused[0]["facts"]) == (70, "rate-limited", {"seconds": 1})
    assert ben.say("chat", text="may I?")["type"] == "done"
    world.advance(1)
    assert ann.say("chat", text="again")["type"] == "done"


def test_who_changes_the_table_without_end_has_to_wait() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    answers = [ann.say("ready", ready=number % 2 == 0) for number in range(100)]
    assert sum(answer["type"] == "done" for answer in answers) == 60
    assert ben.say("ready")["type"] == "done"


def test_a_table_that_has_seen_too_much_can_still_be_left() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    while ben.version < MOST_ENTRIES:
        world.advance(1)
        assert ben.say("ready", ready=ben.version % 2 == 0)["type"] == "done"
    assert ben.say("ready")["error"] == "table-worn"
    assert isinstance(late := world.ask_to_join(ann.code, "Cleo"), NotPossible)
    assert late.error == "table-worn"
    assert ben.say("leave")["type"] == "done"


def test_a33_a_table_may_switch_gestures_off() -> None:
    world = World()
    ann = world.create("hat", "Ann", seats=3, options={"emotes": "off"})
    assert ann.say("react", reaction="poker_face")["error"] == "gestures-off"
    assert ann.say("react", reaction="hello")["type"] == "done"


def test_quick_chat_lets_people_react_only_and_off_lets_them_do_nothing() -> None:
    ann = World().create("kobito", chat="quick")
    assert ann.say("chat", text="hello")["error"] == "chat-quick-only"
    assert ann.say("react", reaction="hello")["type"] == "done"
    ann.say("settings", chat="off")
    assert ann.say("chat", text="hello")["error"] == "chat-off"
    assert ann.say("react", reaction="hello")["error"] == "chat-off"


def test_a36_that_is_not_a_hat_has_quick_phrases_unless_asked() -> None:
    assert World().create("hat").table["chat"] == "quick"
    assert World().create("hat", chat="free").table["chat"] == "free"


def test_a36_the_option_of_the_game_is_what_its_table_begins_with() -> None:
    assert World().create("hat", options={"chat": "off"}).table["chat"] == "off"
    ann = World().create("hat", options={"chat": "free"})
    assert ann.say("chat", text="hello")["type"] == "done"
    assert World().create("hat", options={"chat": "free"}, chat="quick").table["chat"] == "quick"


def test_a36_the_table_follows_when_the_option_is_changed() -> None:
    ann = World().create("hat", chat="free")
    ann.say("settings", options={"penalty_limit": "2"})
    assert ann.table["chat"] == "free"
    ann.say("settings", options={"chat": "off"})
    assert ann.table["chat"] == "off"
    assert ann.say("react", reaction="hello")["error"] == "chat-off"
    ann.say("settings", options={}, chat="off")
    assert ann.table["chat"] == "off"
    ann.say("settings", options={"chat": "free"})
    ann.say("settings", options={})
    assert ann.table["chat"] == "quick"


def test_a36_what_was_said_in_a_round_cannot_be_read_up_while_it_runs() -> None:
    world = World()
    [ann, ben] = world.people("hat", "Ann", "Ben", chat="free", seats=3, bots=["easy"])
    ann.say("chat", text="before")
    ben.say("ready")
    ann.say("start")
    ann.say("chat", text="I gave you the hat")
    assert ben.tab().come().table["said"] == []


def test_a_socket_says_hello_once_and_first() -> None:
    world = World()
    ann = world.create("kobito")
    assert ann.say("hello", table=ann.code, secret=ann.secret)["error"] == "already-here"
    stranger = Client(world, ann.code, None)
    assert stranger.say("ready")["error"] == "say-hello-first"
    other = world.create("kobito")
    assert ann.say("hello", table=other.code)["error"] == "already-here"


def test_a_socket_cannot_come_to_two_tables_while_the_first_is_being_loaded() -> None:
    world = World()
    one, two = world.create("kobito"), world.create("kobito")
    for person in (one, two):
        person.go()
    both = Client(world, one.code, None)
    world.is_holding = True
    both.say("hello", table=one.code)
    both.say("hello", table=two.code)
    world.release()
    assert len(both.got("table")) == 1
    assert [message["error"] for message in both.got("error")] == ["already-here"]
    both.go()
    assert not world.hall.rooms


def test_a_table_without_anybody_is_not_kept_in_memory() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    ann.go()
    ben.go()
    assert not world.hall.rooms
    assert not world.hall.where
    assert ann.tab().come().names() == ["Ann", "Ben"]


def test_goodbye_is_said_when_the_server_stops() -> None:
    world = World()
    [ann, ben] = world.people("kobito", "Ann", "Ben")
    world.hall.shut_down()
    for person in (ann, ben):
        assert person.got("bye") == [{"type": "bye", "reason": "shutdown"}]
        assert person.is_closed

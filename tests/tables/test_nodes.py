"""A table that is open on two nodes: whoever is on the one sees what is done on the other."""

import json
from collections.abc import Sequence

import pytest

from smallbox.tables.hall import Hall
from smallbox.tables.notices import Stored, read_notice, write_notice
from smallbox.tables.room import CHANGES
from smallbox.wire.codec import NotPossible
from tests.tables.client import Client, Json
from tests.tables.nodes import Cluster, Node
from tests.tables.world import World


def tab(node: Node, other: Client) -> Client:
    """Another page of the same seat, on another node."""
    return Client(node, other.code, other.secret).come()


def shown(client: Client) -> list[bytes]:
    return [data for data, message in zip(client.raw, client.inbox) if message["type"] == "update"]


def check_chain(client: Client) -> None:
    """No update is missing, and none comes twice."""
    version = None
    for message in client.inbox:
        if message["type"] == "update":
            assert message["since"] == version, message
        if message["type"] in ("table", "update"):
            version = message["version"]


def two_at_a_table(cluster: Cluster) -> tuple[Client, Client]:
    """Ann on the first node and Ben on the second, in a game of Kobito."""
    first, second = cluster.nodes
    ann = first.create("kobito", "Ann", seats=2, pace="none")
    ben = second.join(ann.code, "Ben")
    for person in (ann, ben):
        assert person.say("ready")["type"] == "done"
    assert ann.say("start")["type"] == "done"
    return ann, ben


def move_on(people: Sequence[Client]) -> Client:
    """Whoever is to move does."""
    mover = next(person for person in people if person.is_to_move)
    assert mover.move()["type"] == "done"
    return mover


def test_everybody_gets_the_same_bytes_on_every_node() -> None:
    cluster = Cluster()
    ann, ben = two_at_a_table(cluster)
    pages = [tab(node, person) for node in cluster.nodes for person in (ann, ben)]
    watchers = [node.watch(ann.code) for node in cluster.nodes]
    for _ in range(12):
        move_on([ann, ben])
    ben.say("chat", text="well")
    assert len(shown(pages[0])) == 13
    assert shown(pages[0]) == shown(pages[2])
    assert shown(pages[1]) == shown(pages[3])
    assert shown(watchers[0]) == shown(watchers[1])
    for client in (ann, ben, *pages, *watchers):
        check_chain(client)
        assert client.version == len(ann.world.rows[ann.code])


def test_a_notice_that_is_lost_is_noticed() -> None:
    cluster = Cluster()
    ann, ben = two_at_a_table(cluster)
    cluster.is_bus_held = True
    move_on([ann, ben])
    cluster.lose()
    assert ann.version != ben.version
    cluster.poll()
    assert ann.version == ben.version
    for client in (ann, ben):
        check_chain(client)


def test_a_gap_is_read_from_storage() -> None:
    cluster = Cluster()
    ann, _ = two_at_a_table(cluster)
    other = cluster.nodes[1].watch(ann.code)
    cluster.is_bus_held = True
    for text in ("one", "two"):
        ann.say("chat", text=text)
    ann.say("handover")
    ann.say("resign")
    cluster.deliver(lambda notices: notices[-1:])
    check_chain(other)
    assert other.version == ann.version
    assert [event["text"] for event in other.heard("said")] == ["one", "two"]


def test_what_is_repeated_or_out_of_order_changes_nothing() -> None:
    cluster = Cluster()
    ann, ben = two_at_a_table(cluster)
    other = cluster.nodes[1].watch(ann.code)
    cluster.is_bus_held = True
    ann.say("handover")
    ann.say("chat", text="hello")
    ann.say("handover")
    ann.say("react", reaction="wow")
    cluster.deliver(lambda notices: [*notices[::-1], *notices, *notices[1:]])
    cluster.is_bus_held = False
    cluster.settle()
    check_chain(other)
    assert other.version == ann.version
    assert len(other.heard("said")) == len(other.heard("reacted")) == 1
    move_on([ann, ben])
    check_chain(other)


def test_an_old_line_is_not_heard_again() -> None:
    cluster = Cluster()
    first, second = cluster.nodes
    first.hall.has_limits = second.hall.has_limits = False
    ann = first.create("kobito", "Ann", seats=2)
    other = second.watch(ann.code)
    cluster.is_bus_held = True
    ann.say("chat", text="once")
    said = [notice for notice in cluster.notices if isinstance(read_notice(notice[2]), Stored)]
    cluster.is_bus_held = False
    cluster.settle()
    for _ in range(300):
        ann.say("handover")
    cluster.deliver(lambda _: said)
    cluster.poll()
    assert len(other.heard("said")) == 1


@pytest.mark.parametrize("data", [b"", b"nonsense", b"\x00\xff", write_notice(Stored([b"{}", b"\xff"]))])
def test_garbage_does_nothing(data: bytes) -> None:
    cluster = Cluster()
    ann, ben = two_at_a_table(cluster)
    before = list(ben.raw)
    cluster.nodes[1].hall.heard(ben.code, data, cluster.now)
    cluster.nodes[1].hall.heard("NOTABLE2", data, cluster.now)
    cluster.settle()
    assert ben.raw == before
    move_on([ann, ben])
    assert ann.version == ben.version


def test_a_notice_from_nowhere_is_looked_up_once() -> None:
    cluster = Cluster()
    _, ben = two_at_a_table(cluster)
    body = ben.world.rows[ben.code][-1].body.replace(b'"seq":%d' % ben.version, b'"seq":99999')
    before = list(ben.raw)
    cluster.nodes[1].hall.heard(ben.code, write_notice(Stored([body])), cluster.now)
    cluster.settle()
    assert ben.raw == before


def test_two_nodes_that_store_at_once_both_go_on() -> None:
    cluster = Cluster()
    ann, ben = two_at_a_table(cluster)
    second = cluster.nodes[1]
    second.is_holding = True
    assert ben.say("handover") == {}
    assert ann.say("handover")["type"] == "done"
    second.release()
    assert ben.got("done")[-1]["version"] == ann.version
    for client in (ann, ben):
        check_chain(client)
        assert client.version == ann.version
    # The notice explained the lost race: nothing had to be read, and nobody was shown the table afresh.
    assert len(ben.got("table")) == 1


def test_what_is_stored_while_a_node_reads_is_not_missed() -> None:
    cluster = Cluster()
    ann, ben = two_at_a_table(cluster)
    second = cluster.nodes[1]
    ben.go()
    second.watch(ann.code).go()
    newcomer = Client(second, ann.code, None)
    second.is_holding = True
    second.hall.received(newcomer, json.dumps({"type": "hello", "id": "h", "table": ann.code}).encode(), cluster.now)
    ann.say("handover")
    ann.say("handover")
    second.release()
    assert newcomer.version == ann.version
    check_chain(newcomer)


@pytest.mark.parametrize("message", [{"type": "chat", "text": "hello"}, {"type": "handover"}])
def test_a_message_that_comes_to_two_nodes_is_done_once(message: Json) -> None:
    cluster = Cluster()
    ann, _ = two_at_a_table(cluster)
    page = tab(cluster.nodes[1], ann)
    cluster.is_bus_held = True
    data = json.dumps({**message, "id": "twice"}).encode()
    first = ann.say_bytes(data, "twice")
    cluster.lose()
    second = page.say_bytes(data, "twice")
    assert first["type"] == second["type"] == "done"
    assert first["version"] == second["version"]
    cluster.is_bus_held = False
    cluster.poll()
    stored = [entry for entry in cluster.nodes[0].entries(ann.code) if entry.id == "twice"]
    said = [line for line in ann.world.lines[ann.code] if line.id == "twice"]
    assert len(stored) + len(said) == 1
    assert len(ann.heard("said")) == len(said)


def test_whoever_is_removed_on_one_node_is_sent_away_on_another() -> None:
    cluster = Cluster()
    ann = cluster.nodes[0].create("kobito", "Ann", seats=3)
    ben = cluster.nodes[1].join(ann.code, "Ben")
    carl = cluster.nodes[1].join(ann.code, "Carl")
    assert ann.say("swap", seat=0, other=2)["type"] == "done"
    assert [ann.seat, ben.seat, carl.seat] == [2, 1, 0]
    assert ann.say("kick", seat=1)["type"] == "done"
    assert ben.got("bye")[-1]["reason"] == "kicked"
    assert ben.is_closed
    page = tab(cluster.nodes[0], carl)
    assert carl.say("leave")["type"] == "done"
    assert page.got("bye")[-1]["reason"] == "left"
    assert ann.names() == [None, None, "Ann"]


def test_somebody_who_is_forgotten_on_one_node_is_forgotten_on_another() -> None:
    cluster = Cluster()
    first, second = cluster.nodes
    ann = first.create("kobito", "Ann", seats=2)
    ben = second.join(ann.code, "Ben")
    ben.say("chat", text="a secret")
    first.forget_me(ann.code, ben.secret or "")
    assert ben.is_closed
    assert second.watch(ann.code).table["said"] == []
    assert "Ben" not in first.stored(ann.code)
    assert "a secret" not in first.stored(ann.code)


def test_a_word_of_somebody_forgotten_is_not_stored_by_a_node_that_has_not_heard_of_it() -> None:
    cluster = Cluster()
    first, second = cluster.nodes
    ann = first.create("kobito", "Ann", seats=2)
    ben = first.join(ann.code, "Ben")
    page = tab(second, ben)
    cluster.is_bus_held = True
    ben.say("chat", text="a secret")
    first.forget_me(ann.code, ben.secret or "")
    cluster.lose()
    page.say("chat", text="a secret")
    cluster.settle()
    assert page.is_closed
    assert "a secret" not in first.stored(ann.code)


def test_a_game_begins_when_others_have_just_become_ready_elsewhere() -> None:
    cluster = Cluster()
    first, second = cluster.nodes
    ann = first.create("kobito", "Ann", seats=2)
    ben = second.join(ann.code, "Ben")
    assert ann.say("start")["error"] == "not-ready"
    cluster.is_bus_held = True
    assert ben.say("ready")["type"] == "done"
    cluster.lose()
    assert ann.say("start")["type"] == "done"
    check_chain(ann)


def test_whoever_was_just_seated_elsewhere_is_let_in() -> None:
    cluster = Cluster()
    first, second = cluster.nodes
    ann = first.create("kobito", "Ann", seats=2)
    second.watch(ann.code)
    cluster.is_bus_held = True
    secret = first.new_secret()
    assert first.ask_to_join(ann.code, "Ben", secret) == 1
    cluster.lose()
    ben = Client(second, ann.code, secret).come()
    assert ben.seat == 1
    stranger = Client(second, ann.code, second.new_secret())
    assert stranger.say("hello", table=ann.code, secret=stranger.secret)["error"] == "not-your-seat"


def test_whoever_knows_more_than_a_node_is_shown_no_older_table() -> None:
    cluster = Cluster()
    ann, ben = two_at_a_table(cluster)
    cluster.is_bus_held = True
    ann.say("handover")
    cluster.lose()
    page = Client(cluster.nodes[1], ann.code, ann.secret).come(ann.version)
    assert page.version == ann.version
    cluster.settle()
    assert ben.version == ann.version
    check_chain(ben)


def test_a_one_time_code_is_good_for_one_node() -> None:
    cluster = Cluster()
    first, second = cluster.nodes
    ann = first.create("kobito", "Ann", seats=2)
    second.watch(ann.code)
    cluster.is_bus_held = True
    ann.say("handover")
    cluster.lose()
    code = ann.got("handover")[-1]["code"]
    assert second.take_over(ann.code, code) == 0
    cluster.lose()
    refused = first.take_over(ann.code, code)
    assert isinstance(refused, NotPossible)


def test_limits_of_a_person_hold_over_all_nodes() -> None:
    cluster = Cluster()
    ann = cluster.nodes[0].create("kobito", "Ann", seats=2)
    page = tab(cluster.nodes[1], ann)
    answers = [client.say("handover") for _ in range(CHANGES[0]) for client in (ann, page)]
    done = [answer for answer in answers if answer["type"] == "done"]
    assert len(done) == CHANGES[0]
    assert answers[-1]["error"] == "rate-limited"


def test_one_node_publishes_nothing_and_asks_for_no_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("expected one node to be alone")

    for name in ("publish", "lease", "leave"):
        monkeypatch.setattr(World, name, fail)
    world = World()
    ann, ben = world.game("kobito", "Ann", "Ben", pace="none")
    world.hall.heard(ann.code, write_notice(Stored([])), world.now)
    world.hall.leased(ann.code, None, world.now)
    world.hall.newest({ann.code: (99, 99)}, world.now)
    move_on([ann, ben])
    ann.go()
    ben.go()
    assert isinstance(world.hall, Hall)
    assert not world.faults

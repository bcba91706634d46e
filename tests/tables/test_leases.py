"""Who keeps a table's clock and moves its bots, where several nodes have it open."""

from typing import Any

from smallbox.tables import facts
from smallbox.tables.pace import GRACE
from tests.tables.client import Client
from tests.tables.nodes import LEASE, Cluster, Node


def game(cluster: Cluster, **given: Any) -> tuple[Client, Client]:
    """Ann on the first node and Ben on the second, with a bot between them."""
    first, second = cluster.nodes[:2]
    ann = first.create("kobito", "Ann", **{"seats": 3, "bots": ["random"], "pace": "brisk", **given})
    ben = second.join(ann.code, "Ben")
    for person in (ann, ben):
        person.say("ready")
    assert ann.say("start")["type"] == "done"
    return ann, ben


def holder_of(cluster: Cluster, code: str) -> Node:
    node = cluster.holder(code)
    assert node is not None
    return node


def made_by_themselves(node: Node, code: str) -> int:
    return sum(isinstance(fact, facts.Absent | facts.Moved) for fact in node.facts(code))


def test_only_one_node_moves_bots_and_keeps_the_clock() -> None:
    cluster = Cluster()
    ann, ben = game(cluster)
    cluster.advance(200)
    keeper = holder_of(cluster, ann.code)
    other = next(node for node in cluster.nodes if node is not keeper)
    assert keeper.thinks
    assert not other.thinks
    assert made_by_themselves(keeper, ann.code) > 2
    assert ann.version == ben.version


def test_a_table_in_its_lobby_needs_nobody() -> None:
    cluster = Cluster()
    ann = cluster.nodes[0].create("kobito", "Ann", seats=2)
    cluster.advance(30)
    assert cluster.holder(ann.code) is None


def test_another_node_takes_over_where_one_dies() -> None:
    cluster = Cluster()
    ann, ben = game(cluster)
    cluster.advance(3)
    keeper = holder_of(cluster, ann.code)
    cluster.kill(keeper)
    left = cluster.nodes[0]
    cluster.advance(LEASE / 1000 + 2)
    assert cluster.holder(ann.code) is left
    before = len(left.rows[ann.code])
    cluster.advance(120)
    assert len(left.rows[ann.code]) > before
    stayed = ben if ben.world is left else ann
    assert stayed.version == len(left.rows[ann.code])


def test_a_running_table_without_people_is_adopted() -> None:
    cluster = Cluster()
    ann, ben = game(cluster)
    ann.go()
    ben.go()
    cluster.advance(3)
    keeper = holder_of(cluster, ann.code)
    other = next(node for node in cluster.nodes if node is not keeper)
    assert other.hall.open_tables() == []
    assert ann.code in other.left
    cluster.kill(keeper)
    cluster.advance(LEASE / 1000)
    cluster.poll()
    assert cluster.holder(ann.code) is other
    before = len(other.rows[ann.code])
    cluster.advance(120)
    assert len(other.rows[ann.code]) > before


def test_a_node_that_was_paused_finds_its_lease_over() -> None:
    cluster = Cluster()
    ann, _ = game(cluster, pace="none")
    cluster.advance(3)
    keeper = holder_of(cluster, ann.code)
    other = next(node for node in cluster.nodes if node is not keeper)
    keeper.is_paused = True
    cluster.advance(LEASE / 1000 + 3)
    assert cluster.holder(ann.code) is other
    thought = len(keeper.thinks)
    # It is woken by what it waited for before it hears anything new.
    keeper.hall.tick(cluster.now)
    assert len(keeper.thinks) == thought
    keeper.is_paused = False
    cluster.settle()
    assert cluster.holder(ann.code) is other


def test_nobody_loses_time_to_a_change_of_nodes() -> None:
    cluster = Cluster()
    ann, ben = game(cluster, bots=[], seats=2)
    cluster.advance(1)
    keeper = holder_of(cluster, ann.code)
    waited = next(person for person in (ann, ben) if person.is_to_move)
    cluster.kill(keeper)
    cluster.advance(28)
    left = cluster.nodes[0]
    if waited.world is keeper:
        waited = Client(left, ann.code, waited.secret).come()
    assert cluster.holder(ann.code) is left
    absent = [fact for fact in left.facts(ann.code) if isinstance(fact, facts.Absent)]
    assert not absent
    cluster.advance(30 - 29 + GRACE / 1000)
    assert [fact for fact in left.facts(ann.code) if isinstance(fact, facts.Absent)]


def test_a_node_that_cannot_ask_does_nothing_by_itself() -> None:
    cluster = Cluster()
    ann, ben = game(cluster)
    cluster.leases[ann.code] = ("somebody else", cluster.now + 10**9)
    for node in cluster.nodes:
        node.hall.leased(ann.code, None, cluster.now)
    thought = [len(node.thinks) for node in cluster.nodes]
    before = len(ann.world.rows[ann.code])
    cluster.advance(200)
    assert [len(node.thinks) for node in cluster.nodes] == thought
    assert len(ann.world.rows[ann.code]) == before
    assert ben.version == before


def test_a_table_that_waits_for_nothing_is_let_go() -> None:
    cluster = Cluster()
    ann, ben = game(cluster, bots=[], seats=2, pace="none")
    cluster.advance(3)
    ann.go()
    ben.go()
    cluster.advance(5)
    assert cluster.leases == {}
    assert [node.hall.open_tables() for node in cluster.nodes] == [[], []]
    cluster.advance(120)
    assert [node.hall.next_wake() for node in cluster.nodes] == [None, None]


def test_everybody_is_reminded_by_their_own_node_once() -> None:
    cluster = Cluster()
    ann, ben = game(cluster, bots=[], seats=2, pace="relaxed")
    waited = next(person for person in (ann, ben) if person.is_to_move)
    cluster.advance(45)
    assert len(waited.got("reminder")) == 1


def test_bots_hurry_whatever_node_moves_them() -> None:
    cluster = Cluster()
    first, second = cluster.nodes
    ann = first.create("kobito", "Ann", seats=2, bots=["random"], pace="none")
    ann.say("ready")
    ann.say("start")
    page = Client(second, ann.code, ann.secret).come()
    keeper = holder_of(cluster, ann.code)
    for _ in range(50):
        if not ann.is_to_move:
            break
        ann.move(ann.view["moves"][-1])
    there = page if keeper is first else ann
    there.say("hurry")
    assert keeper.hall.rooms[ann.code].is_hurried or ann.is_to_move

"""Who is at a table that is open on several nodes."""

from smallbox.tables.notices import Here, read_notice
from tests.tables.client import Client
from tests.tables.nodes import Cluster


def tab(cluster: Cluster, node: int, other: Client) -> Client:
    return Client(cluster.nodes[node], other.code, other.secret).come()


def test_everybody_knows_who_is_on_another_node() -> None:
    cluster = Cluster()
    first, second = cluster.nodes
    ann = first.create("kobito", "Ann", seats=3)
    ben = second.join(ann.code, "Ben")
    assert ann.presence["connected"] == ben.presence["connected"] == [0, 1]
    second.watch(ann.code)
    screen = Client(second, ann.code, None)
    screen.say("hello", table=ann.code, screen=True)
    assert (ann.presence["spectators"], ann.presence["screens"]) == (2, 1)
    assert first.hall.at(ann.code)[0] == second.hall.at(ann.code)[0] == 2
    ben.go()
    assert ann.presence["connected"] == [0]
    assert [absence["seat"] for absence in ann.presence["absent"]] == [1]


def test_a_person_with_pages_on_two_nodes_is_there_until_both_are_gone() -> None:
    cluster = Cluster()
    ann = cluster.nodes[0].create("kobito", "Ann", seats=2)
    ben = cluster.nodes[1].join(ann.code, "Ben")
    page = tab(cluster, 0, ben)
    ben.go()
    assert ann.presence["connected"] == [0, 1]
    page.go()
    assert ann.presence["connected"] == [0]


def test_people_beside_a_device_on_another_node_are_there() -> None:
    cluster = Cluster()
    first, second = cluster.nodes
    ann = first.create("kobito", "Ann", seats=2)
    ben = second.join(ann.code, "Ben")
    ben.go()
    device = Client(second, ann.code, None)
    device.say("hello", table=ann.code, beside=[ben.secret])
    assert ann.presence["connected"] == [0, 1]
    assert first.hall.at(ann.code)[0] == 1


def test_the_people_of_a_dead_node_are_forgotten() -> None:
    cluster = Cluster()
    first, second = cluster.nodes
    ann = first.create("kobito", "Ann", seats=2)
    second.join(ann.code, "Ben")
    cluster.advance(30)
    assert ann.presence["connected"] == [0, 1]
    cluster.kill(second)
    cluster.advance(4)
    assert ann.presence["connected"] == [0, 1]
    cluster.advance(6)
    assert ann.presence["connected"] == [0]
    assert ann.presence["absent"][0]["seat"] == 1


def test_a_word_about_who_is_there_counts_once_and_never_late() -> None:
    cluster = Cluster()
    ann = cluster.nodes[0].create("kobito", "Ann", seats=2)
    ben = cluster.nodes[1].join(ann.code, "Ben")
    cluster.is_bus_held = True
    cluster.advance(2.5)
    old = [notice for notice in cluster.notices if isinstance(read_notice(notice[2]), Here)]
    ben.go()
    cluster.deliver()
    assert ann.presence["connected"] == [0]
    cluster.deliver(lambda _: old)
    assert ann.presence["connected"] == [0]


def test_a_node_that_opens_a_table_learns_for_how_long_somebody_has_been_away() -> None:
    cluster = Cluster()
    ann = cluster.nodes[0].create("kobito", "Ann", seats=2)
    ben = cluster.nodes[0].join(ann.code, "Ben")
    ben.go()
    cluster.advance(60)
    watcher = cluster.nodes[1].watch(ann.code)
    assert watcher.presence["connected"] == [0]
    assert watcher.presence["absent"] == [{"seat": 1, "milliseconds": 60_000}]


def test_a_bot_stands_in_for_nobody_who_is_on_another_node() -> None:
    cluster = Cluster()
    first, second = cluster.nodes
    ann = first.create("kobito", "Ann", seats=3, pace="none")
    ben = second.join(ann.code, "Ben")
    carl = second.join(ann.code, "Carl")
    for person in (ann, ben, carl):
        person.say("ready")
    ann.say("start")
    assert ann.say("stand_in", seat=ben.seat)["error"] == "not-away"
    carl.go()
    # The host is there, though elsewhere, and decides alone.
    assert ben.say("stand_in", seat=carl.seat)["type"] == "done"
    assert not ann.table["seats"][carl.seat]["is_away"]
    assert ann.say("stand_in", seat=carl.seat)["type"] == "done"
    assert ben.table["seats"][carl.seat]["is_away"]


def test_a_gift_that_was_drawn_on_another_node_was_drawn() -> None:
    cluster = Cluster()
    first, second = cluster.nodes
    ann = first.create("hat", "Ann", seats=3, pace="none", bots=["easy"], options={"look_seconds": "0"})
    ben = second.join(ann.code, "Ben")
    for person in (ann, ben):
        person.say("ready")
    ann.say("start")
    for _ in range(30):
        if ann.clock["waits_for"] == "show":
            break
        cluster.advance(1)
    for person in (ann, ben):
        person.say("displayed", version=person.version)
    rooms = [node.hall.rooms[ann.code] for node in cluster.nodes]
    assert rooms[0].drawn.keys() == rooms[1].drawn.keys() == {ann.seat, ben.seat}


def test_nobody_is_told_by_push_who_looks_at_the_table_on_another_node() -> None:
    cluster = Cluster()
    first, second = cluster.nodes
    ann = first.create("kobito", "Ann", seats=2, pace="day")
    ben = second.join(ann.code, "Ben")
    for person in (ann, ben):
        person.say("ready")
    ann.say("start")

    def turn_over() -> None:
        mover = next(person for person in (ann, ben) if person.is_to_move)
        while mover.is_to_move:
            assert mover.move(mover.view["moves"][-1])["type"] == "done"

    for _ in range(2):
        turn_over()
    assert first.notices == second.notices == []
    if ann.is_to_move:
        ben.go()
    else:
        ann.go()
    turn_over()
    assert len(first.notices) + len(second.notices) == 1

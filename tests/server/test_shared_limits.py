"""Limits among nodes: what one has given is missing at the others, told once, and paid back with time."""

import pytest

from smallbox.server.admission import Admission
from smallbox.server.config import Config
from smallbox.server.shared_limits import FORGOTTEN_SECONDS, SharedLimits


class Node:
    """One node's limits; the messages are carried by hand."""

    def __init__(self) -> None:
        self.admission = Admission(Config())
        self.limits = SharedLimits(self.admission)

    def take(self, number: int, now: float, address: str = "a") -> int:
        return sum(self.admission.tables.of(address, now).take(now) for _ in range(number))

    def left(self, now: float, address: str = "a") -> float:
        bucket = self.admission.tables.of(address, now)
        return min(bucket.burst, bucket.tokens + (now - bucket.at) * bucket.rate)


def test_what_one_node_has_given_is_missing_at_the_others_and_told_once() -> None:
    one, other = Node(), Node()
    assert one.take(30, 100) == 30
    assert one.limits.spent(100) == {"tables": {"a": 30}}
    other.limits.hear({"tables": {"a": 30}}, 100.5)
    # It is not told again, by nobody.
    assert one.limits.spent(101) == other.limits.spent(101) == {}
    assert other.take(40, 101) == 10
    assert other.limits.spent(101) == {"tables": {"a": pytest.approx(10, abs=0.1)}}
    # Before it has heard of that, the first one gives some too; then it is in debt.
    assert one.take(40, 101) == 10
    one.limits.hear({"tables": {"a": 10}}, 101)
    assert one.left(101) == pytest.approx(-10, abs=0.1)
    # Two an hour a minute: an hour later all is paid back.
    assert one.left(101 + 3600) == 40


def test_what_was_gained_back_meanwhile_is_not_told() -> None:
    node = Node()
    node.take(1, 100)
    assert node.limits.spent(200) == {}
    node.take(3, 200)
    assert node.limits.spent(200) == {"tables": {"a": 3}}
    assert node.limits.spent(5000) == {}


def test_a_flood_of_words_of_others_leaves_a_bounded_debt() -> None:
    node = Node()
    for _ in range(100):
        node.limits.hear({"tables": {"a": 1000.0}, "nonsense": {"a": 1}}, 100)
    assert node.left(100) == -40
    assert node.limits.spent(100) == {}


def test_sockets_on_other_nodes_count_until_the_node_is_silent() -> None:
    one, other = Node(), Node()
    for number in range(150):
        one.admission.sockets.add(number, "a")
    one.admission.sockets.add("few", "b")
    assert one.limits.sockets() == {"a": 150}
    other.limits.hear_sockets("one", one.limits.sockets(), 100)
    for number in range(49):
        other.admission.sockets.add(number, "a")
    assert not other.admission.is_crowded("a")
    other.admission.sockets.add(49, "a")
    assert other.admission.is_crowded("a")
    other.limits.hear_sockets("third", {}, 100 + FORGOTTEN_SECONDS)
    assert not other.admission.is_crowded("a")

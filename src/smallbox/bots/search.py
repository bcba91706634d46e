"""Information-set Monte Carlo tree search: one tree for what a seat knows, walked in many samples.

A sample is a determinization: a state that the seat could be in. Moves are picked by PUCT, from their mean, their prior
and the exploration constant."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.core.search_state import NOBODY, Choices, SearchState
from smallbox.core.vectors import vec

NO_NODE: Final[i64] = -1
DEEPEST: Final[i64] = 256
#: more nodes than this are not kept: simulations go on, but the tree grows no more
MOST_NODES: Final[i64] = 400_000


class Tree:
    """Nodes in columns. A node is a move; its numbers are those of the seat that makes it."""

    def __init__(self, actions: i64) -> None:
        self.size: i64 = 0
        self.room: i64 = 0
        self.action = vec[i64]([])
        self.first = vec[i64]([])
        self.sibling = vec[i64]([])
        self.visits = vec[i64]([])
        self.total = vec[float]([])
        #: which child of the node at hand has an action; `mark` says which node it was written for
        self.child = vec[i64]([0] * actions)
        self.mark = vec[i64]([0] * actions)
        self.marks: i64 = 0
        self.grow(256)
        self.root: i64 = self.add(NO_NODE, -1)

    def grow(self, room: i64) -> None:
        self.action = longer(self.action, room)
        self.first = longer(self.first, room)
        self.sibling = longer(self.sibling, room)
        self.visits = longer(self.visits, room)
        self.total = longer_floats(self.total, room)
        self.room = room

    def add(self, parent: i64, action: i64) -> i64:
        if self.size == self.room:
            self.grow(2 * self.room)
        node = self.size
        self.size += 1
        self.action[node] = action
        self.first[node] = NO_NODE
        if parent != NO_NODE:
            self.sibling[node] = self.first[parent]
            self.first[parent] = node
        return node

    def look_up(self, node: i64) -> None:
        """Write down which child has which action."""
        self.marks += 1
        child = self.first[node]
        while child != NO_NODE:
            action = self.action[child]
            self.child[action] = child
            self.mark[action] = self.marks
            child = self.sibling[child]

    def find(self, action: i64) -> i64:
        """The child with an action, of the node looked up last."""
        return self.child[action] if self.mark[action] == self.marks else NO_NODE


def longer(old: vec[i64], room: i64) -> vec[i64]:
    new = vec[i64]([0] * room)
    i: i64 = 0
    while i < len(old):
        new[i] = old[i]
        i += 1
    return new


def longer_floats(old: vec[float], room: i64) -> vec[float]:
    new = vec[float]([0.0] * room)
    i: i64 = 0
    while i < len(old):
        new[i] = old[i]
        i += 1
    return new


class Search:
    """The tree of one seat. Give it search states, let it simulate, ask what it found."""

    def __init__(
        self,
        seat: i64,
        players: i64,
        actions: i64,
        seed: int,
        exploration: float,
        doubts: i64,
        *,
        as_given: bool = False,
    ) -> None:
        self.seat = seat
        self.rng = SearchRng(seed)
        #: the exploration constant: how much a move that looks bad is tried all the same
        self.exploration = exploration
        #: every how many simulations one is made through the eyes of the others; 0 is never
        self.doubts: i64 = 0 if as_given else doubts
        #: are states searched as they were given, with nothing in them dealt anew?
        self.as_given = as_given
        self.tree = Tree(actions)
        self.choices = Choices()
        self.states: list[SearchState] = []
        self.worth = vec[float]([0.0] * players)
        self.path = vec[i64]([0] * DEEPEST)
        self.path_seat = vec[i64]([0] * DEEPEST)
        self.made: i64 = 0
        #: moves made in the tree so far
        self.walked: i64 = 0
        #: moves of its own seat that it does not see; 1 for each of them
        self.unseen = vec[i64]([0] * actions)

    def overlook(self, actions: list[int]) -> None:
        """Do not see these moves of its own seat, as long as there are others."""
        for action in actions:
            self.unseen[action] = 1

    def add_state(self, state: SearchState) -> None:
        self.states.append(state)

    def forget_states(self) -> None:
        self.states = []

    def simulate(self, number: i64) -> None:
        """Descend `number` times, each time from a state picked at random."""
        states = len(self.states)
        for _ in range(number):
            state = self.states[self.rng.below(states)].copy()
            if not self.as_given:
                state.deal_anew(self.rng)
            self.made += 1
            doubting = self.doubts > 0 and self.made % self.doubts == 0
            if doubting:
                state.doubt(self.seat, self.rng)
            self.descend(state, doubting)

    def descend(self, state: SearchState, doubting: bool) -> None:  # noqa: FBT001 positional, for speed
        """Walk down by what is known of each move, add one node, evaluate it, and back its worth up the path."""
        tree = self.tree
        choices = self.choices
        node = tree.root
        depth: i64 = 0
        while depth < DEEPEST:
            seat = state.seat()
            if seat == NOBODY:
                break
            choices.clear()
            state.find(choices)
            if seat == self.seat:
                choices.leave_out(self.unseen)
            action = choices.actions[0]
            if choices.size > 1:
                action = self.choose(node)
            child = self.child_of(node, action)
            state.make(action)
            if child == NO_NODE:
                break
            self.path[depth] = child
            self.path_seat[depth] = seat
            depth += 1
            node = child
            if tree.visits[child] == 0:
                break
        self.walked += depth
        state.judge(self.rng, self.worth)
        self.learn(depth, doubting)

    def child_of(self, node: i64, action: i64) -> i64:
        tree = self.tree
        if self.choices.size > 1:
            child = tree.find(action)
        else:
            child = tree.first[node]
            while child != NO_NODE and tree.action[child] != action:
                child = tree.sibling[child]
        if child == NO_NODE and tree.size < MOST_NODES:
            child = tree.add(node, action)
        return child

    def choose(self, node: i64) -> i64:
        """PUCT: the best mean plus bonus by prior; a move not tried yet counts as a bit worse than the node."""
        tree = self.tree
        choices = self.choices
        tree.look_up(node)
        visits: i64 = 0
        total = 0.0
        for i in range(choices.size):
            child = tree.find(choices.actions[i])
            if child != NO_NODE:
                visits += tree.visits[child]
                total += tree.total[child]
        fresh = total / float(visits) - 0.05 if visits > 0 else 0.5
        push = self.exploration * sqrt(float(visits + 1)) / choices.total
        best = -1.0e9
        chosen = choices.actions[0]
        for i in range(choices.size):
            child = tree.find(choices.actions[i])
            tried: i64 = 0
            mean = fresh
            if child != NO_NODE:
                tried = tree.visits[child]
                if tried > 0:
                    mean = tree.total[child] / float(tried)
            promise = mean + push * choices.weights[i] / float(1 + tried)
            if promise > best:
                best = promise
                chosen = choices.actions[i]
        return chosen

    def learn(self, depth: i64, doubting: bool) -> None:  # noqa: FBT001 positional, for speed
        """Backpropagation: its own moves learn where it has its own hand, those of others where they cannot know it."""
        tree = self.tree
        for i in range(depth):
            seat = self.path_seat[i]
            if self.doubts > 0 and doubting == (seat == self.seat):
                continue
            node = self.path[i]
            tree.visits[node] += 1
            tree.total[node] += self.worth[seat]

    def visits(self) -> int:
        """How many simulations the moves at the root have had."""
        found: i64 = 0
        child = self.tree.first[self.tree.root]
        while child != NO_NODE:
            found += self.tree.visits[child]
            child = self.tree.sibling[child]
        return int(found)

    def lead(self) -> int:
        """By how many simulations the move tried most is ahead of the next one."""
        tree = self.tree
        best: i64 = 0
        second: i64 = 0
        child = tree.first[tree.root]
        while child != NO_NODE:
            visits = tree.visits[child]
            if visits > best:
                second = best
                best = visits
            elif visits > second:
                second = visits
            child = tree.sibling[child]
        return int(best - second)

    def results(self) -> dict[int, tuple[int, float]]:
        """Of every move tried at the root: how often, and the sum of its worth. Results of several searches add up."""
        tree = self.tree
        found: dict[int, tuple[int, float]] = {}
        child = tree.first[tree.root]
        while child != NO_NODE:
            found[int(tree.action[child])] = (int(tree.visits[child]), tree.total[child])
            child = tree.sibling[child]
        return found

    def go_on(self, action: i64) -> bool:
        """Make a move at the root and keep what is known of its followers."""
        child = self.tree.first[self.tree.root]
        while child != NO_NODE and self.tree.action[child] != action:
            child = self.tree.sibling[child]
        if child == NO_NODE:
            return False
        self.tree.root = child
        return True

"""The best way to go on after each first move of a turn, as far as nothing new is shown."""

from collections.abc import Iterable, Sequence
from typing import Any

from smallbox.bots.search import Search
from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.messages import Event, Move
from smallbox.puzzles.situation import Situation

#: simulations for the rest of a turn, and worlds that they go through
NODES = 400
WORLDS = 16
LONGEST = 40
EXPLORATION = 0.3


def some_world(situation: Situation) -> Any:
    """Any state that the seat could be in: good enough to number and spell its moves."""
    return situation.game.bot.sample(situation.view, situation.memory(), SearchRng(0))


def first_actions(situation: Situation) -> dict[Move, int]:
    """The legal moves of a situation, with their numbers."""
    world = some_world(situation)
    return {move: situation.game.action(world, move) for move in situation.view.moves}


def walk(situation: Situation, plan: Sequence[int]) -> tuple[list[Move], list[Event]]:
    """The moves of a plan, and what is told of them."""
    world, events = some_world(situation), Events()
    moves: list[Move] = []
    for action in plan:
        moves.append(situation.game.move(world, action))
        situation.game.apply(world, action, events)
    return moves, events.heard_by(situation.seat)


def other_beginnings(situation: Situation, plan: Sequence[int]) -> set[int]:
    """The moves of a plan that may as well come first: the others, in their order, then lead to the same place."""
    played = end_of(situation, plan)
    orders = {first: [first, *plan[:at], *plan[at + 1 :]] for at, first in enumerate(plan) if first != plan[0]}
    return {first for first, order in orders.items() if end_of(situation, order) == played}


def end_of(situation: Situation, plan: Sequence[int]) -> str | None:
    """Where a plan leads in some world; None where one of its moves cannot be made."""
    world = some_world(situation)
    for action in plan:
        if situation.game.to_act(world) != situation.seat or action not in situation.game.legal_moves(world):
            return None
        situation.game.apply(world, action)
    return str(world)


def find_plans(situation: Situation, seed: int, firsts: Iterable[int]) -> dict[int, list[int]]:
    """A plan for each of some first moves: that move, and then what a search finds best."""
    game, seat = situation.game, situation.seat
    if game.bot.whole_game is None:
        return {first: [first] for first in firsts}
    dice = SearchRng(seed)
    memory = situation.memory()
    worlds = [game.bot.sample(situation.view, memory, dice) for _ in range(WORLDS)]
    parameters = game.bot.search_parameters(situation.options, {})
    states = [game.bot.search_state(world, seat, parameters, memory) for world in worlds]
    actions = game.actions(worlds[0])
    return {first: plan_from(situation, states, first, actions, seed) for first in firsts}


def plan_from(situation: Situation, states: Sequence[Any], first: int, actions: int, seed: int) -> list[int]:
    """Follow the moves tried most until the turn ends or shows something."""
    plan = [first]
    states = [state.copy() for state in states]
    search = Search(situation.seat, situation.options.players, actions, seed, EXPLORATION, 0)
    while len(plan) < LONGEST and not states[0].reveals(plan[-1]):
        for state in states:
            state.make(plan[-1])
        if states[0].seat() != situation.seat:
            break
        search.forget_states()
        for state in states:
            search.add_state(state)
        search.simulate(NODES)
        results = search.results()
        best = max(results, key=lambda action: results[action])
        search.go_on(best)
        plan.append(best)
    return plan

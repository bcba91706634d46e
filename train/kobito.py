"""What is learnt in Kobito: a policy from what searches choose, and an evaluation from who wins their games."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, ClassVar

from smallbox.games.kobito import GAME
from smallbox.games.kobito.bot.evaluation import SPREAD, SPREAD_TO_COME, TRAITS
from smallbox.games.kobito.bot.policy import find_target, kind, situation
from smallbox.games.kobito.bot.policy_weights import EARLY, LATE, MOVES
from smallbox.games.kobito.bot.reach import Cards
from smallbox.games.kobito.rules.state import OVER, State
from train.choice import Alternative, Sample
from train.weights import Weights

#: no move is liked more or less than this
MOST_LIKED = 12.0
LEAST_LIKED = 0.05


class Trainee:
    """Kobito as the training sees it."""

    game = GAME
    rivals: ClassVar[tuple[str, ...]] = ("greedy",)

    def blank(self) -> Weights:
        """Where training begins: all moves are liked the same, and only points count."""
        return {"MOVES": [1.0] * len(MOVES), "EARLY": [0.0] * len(EARLY), "LATE": [0.0] * len(LATE)}

    def shipped(self) -> Weights:
        return {"MOVES": list(MOVES), "EARLY": list(EARLY), "LATE": list(LATE)}

    def install(self, parameters: Any, weights: Weights) -> None:
        """Have a bot's search go by these weights."""
        for vector, name in (
            (parameters.policy.weights, "MOVES"),
            (parameters.evaluation.early, "EARLY"),
            (parameters.evaluation.late, "LATE"),
        ):
            for at, number in enumerate(weights[name]):
                vector[at] = number

    # The policy

    def policy_start(self) -> list[float]:
        return [0.0] * len(MOVES)

    def policy_weights(self, learnt: list[float]) -> Weights:
        """A prior is the power of what was learnt."""
        bounded = [min(max(weight, log(LEAST_LIKED)), log(MOST_LIKED)) for weight in learnt]
        return {"MOVES": [round(exp(weight), 2) for weight in bounded]}

    def lesson(self, state: State, parameters: Any, shares: dict[int, float]) -> Sample | None:
        """What a search made of the moves at hand."""
        target = int(find_target(state, Cards()))
        begin = int(situation(state, target))
        kinds = {action: begin + int(kind(state, action, target)) for action in GAME.legal_moves(state)}
        # Moves of one kind are liked the same, so there is nothing to learn between them.
        if len(set(kinds.values())) == 1:
            return None
        return tuple(Alternative((at,), (1.0,), 0.0, shares.get(action, 0.0)) for action, at in kinds.items())

    # The evaluation

    def evaluation_start(self) -> list[float]:
        return [0.0] * (len(EARLY) + len(LATE))

    def evaluation_weights(self, learnt: list[float]) -> Weights:
        rounded = [round(weight, 2) for weight in learnt]
        return {"EARLY": rounded[: len(EARLY)], "LATE": rounded[len(EARLY) :]}

    def is_worth_a_look(self, before: State, number: int) -> bool:
        """The evaluation is asked where a turn has just begun."""
        return before.phase != OVER and before.done == 0

    def standings(self, state: State, parameters: Any) -> list[Alternative]:
        """Points and traits of the seats, as `Evaluation.set_worth` counts them; its spread stays as it is."""
        evaluation = parameters.evaluation
        evaluation.look_ahead(state)
        players = int(state.rules.players)
        coming = float(state.gold_deck_size() + 1)
        spread = SPREAD + SPREAD_TO_COME * sqrt(2.0 * coming / players)
        late = 1.0 - coming / 16.0
        found = []
        for seat in range(players):
            traits = [evaluation.traits[seat * TRAITS + trait] / spread for trait in range(TRAITS)]
            amounts = (*traits, *(trait * late for trait in traits))
            offset = evaluation.gain[seat] / spread
            found.append(Alternative(tuple(range(len(amounts))), amounts, offset, 0.0))
        return found

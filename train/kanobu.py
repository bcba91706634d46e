"""What is learnt in Kanobu: a policy from what searches choose, and an evaluation from who wins its games."""

from __future__ import annotations

from typing import Any, ClassVar

from smallbox.core.chance import SearchRng
from smallbox.games.kanobu import GAME
from smallbox.games.kanobu.bot import evaluation as places
from smallbox.games.kanobu.bot.evaluation import hand_class, turns_to
from smallbox.games.kanobu.bot.policy import (
    COLUMNS,
    GROUPS,
    KINDS,
    LONG,
    NOTHING,
    Policy,
    demand_number,
    plain_liking,
    table_column,
)
from smallbox.games.kanobu.bot.policy_weights import FOLLOWERS, MOVES, STANDING
from smallbox.games.kanobu.bot.search_state import Hints, KanobuSearchState, parameters_of
from smallbox.games.kanobu.rules.apply import apply
from smallbox.games.kanobu.rules.cards import CANCEL
from smallbox.games.kanobu.rules.legal import STAR_PLAY, STAR_TAKE
from smallbox.games.kanobu.rules.state import COLOUR_PHASE, OVER, PAY, RESPOND, TURN, State
from train.choice import Alternative, Sample
from train.weights import Weights

ROWS = len(MOVES)
POLICY_SIZE = ROWS * int(COLUMNS) + len(FOLLOWERS)
#: how seats stood, again and again, and who won
Watched = tuple[list[list[Alternative]], list[int]]
#: positions of a game that the evaluation learns from: one of so many
EVERY = 6


class Trainee:
    """Kanobu as the training sees it."""

    game = GAME
    rivals: ClassVar[tuple[str, ...]] = ("greedy",)

    def blank(self) -> Weights:
        """Where training begins: shedding in the usual order, and nothing known of how hands stand."""
        moves = [0.0] * (ROWS * int(COLUMNS))
        for row in range(ROWS):
            moves[row * int(COLUMNS)] = 100 * plain_liking(row)
        return {"MOVES": moves, "FOLLOWERS": [0.0] * len(FOLLOWERS), "STANDING": [0.0] * len(STANDING)}

    def shipped(self) -> Weights:
        moves = [float(number) for row in MOVES for number in row]
        return {"MOVES": moves, "FOLLOWERS": list(map(float, FOLLOWERS)), "STANDING": list(map(float, STANDING))}

    def install(self, parameters: Any, weights: Weights) -> None:
        """Have a bot's search go by these weights."""
        copy_into(parameters.policy.table, weights["MOVES"])
        copy_into(parameters.policy.followers, weights["FOLLOWERS"])
        copy_into(parameters.evaluation.standing, weights["STANDING"])

    # The policy

    def policy_start(self) -> list[float]:
        return [0.0] * POLICY_SIZE

    def policy_weights(self, learnt: list[float]) -> Weights:
        hundredths = [float(round(100 * weight)) for weight in learnt]
        return {"MOVES": hundredths[: -len(FOLLOWERS)], "FOLLOWERS": hundredths[-len(FOLLOWERS) :]}

    def lesson(self, state: State, parameters: Any, shares: dict[int, float]) -> Sample | None:
        """What a search made of the moves at hand; None where the policy has no say, or nothing to learn."""
        wins = state.phase <= PAY and state.sizes[state.to_act] == 1
        if state.phase == COLOUR_PHASE or state.moves > LONG or wins:
            return None
        policy = parameters.policy
        policy.gather(state)
        reader = followers_reader(parameters)
        columns = [int(policy.columns[group]) for group in range(GROUPS)]
        found = []
        for at in range(policy.size):
            action, row = int(policy.actions[at]), int(policy.rows[at])
            features = () if row == NOTHING else tuple(row * int(COLUMNS) + column for column in columns)
            features += followers_of(state, reader, action)
            found.append(Alternative(features, (1.0,) * len(features), 0.0, shares.get(action, 0.0)))
        return tuple(found)

    # The evaluation

    def evaluation_start(self) -> list[float]:
        return [0.0] * len(STANDING)

    def evaluation_weights(self, learnt: list[float]) -> Weights:
        return {"STANDING": [float(round(100 * weight)) for weight in learnt]}

    def standings(self, state: State, parameters: Any) -> list[Alternative]:
        kinds = parameters.evaluation.kind
        return [standing(state, seat, kinds) for seat in range(state.players)]

    def is_worth_a_look(self, before: State, number: int) -> bool:
        return number % EVERY == 0

    def policy_game(self, weights: Weights, players: int, seed: int) -> Watched:
        """A game of the policy against itself: how its seats stood on the way, and who won."""
        options = GAME.options(players, {})
        parameters = parameters_of(options.data.faces, {"plain": 0.0})
        self.install(parameters, weights)
        state = GAME.setup(options, SearchRng(seed))
        rng = SearchRng(seed + 1)
        start = KanobuSearchState(state, 0, parameters, Hints([], 0, 0, [], []))
        seen = []
        made = 0
        while state.phase != OVER:
            apply(state, start.play_at_sight(rng))
            made += 1
            if made % EVERY == 0 and state.phase != OVER:
                seen.append(self.standings(state, parameters))
        return seen, list(state.winners)


def copy_into(vector: Any, hundredths: list[float]) -> None:
    for at, number in enumerate(hundredths):
        vector[at] = number / 100


def followers_reader(parameters: Any) -> Policy:
    """A policy whose weights for what can follow a card are digits, so that their sum tells which of them counted."""
    reader = Policy(parameters.faces, is_plain=True)
    for at in range(len(FOLLOWERS)):
        reader.followers[at] = float(at + 1 if at < 8 else 10 * (at - 7) if at < 16 else 100 * (at - 15))
    return reader


def followers_of(state: State, reader: Policy, action: int) -> tuple[int, ...]:
    """The features of a card laid on the pile for what is left in hand."""
    size = int(state.faces.size)
    if action < size:
        card = action
    elif STAR_PLAY <= action - size < STAR_TAKE:
        card = int(state.open[action - size - STAR_PLAY])
    else:
        return ()
    digits = round(reader.following(state, card))
    parts = (digits % 10, digits // 10 % 10, digits // 100)
    first = ROWS * int(COLUMNS)
    return tuple(first + before + part - 1 for before, part in zip((0, 8, 16), parts) if part)


def standing(state: State, seat: int, kind: Any) -> Alternative:
    """The features of `Evaluation.stands`: hand, kinds of cards, when it is the seat's turn, what it can do then."""
    faces = state.faces
    words, faces_in_all = int(faces.words), int(faces.size)
    size = int(state.sizes[seat])
    table = int(table_column(state.players))
    amounts: dict[int, float] = {table * int(places.SIZES) + min(size, int(places.SIZES)) - 1: 1.0}
    kinds_at = int(places.KIND_PLACES) + (table * 3 + int(hand_class(size))) * int(KINDS)
    for card in range(faces_in_all):
        held = int(state.counts[seat * faces_in_all + card])
        if held:
            place = kinds_at + int(kind[card])
            amounts[place] = amounts.get(place, 0.0) + held
    top = int(state.pile[state.pile_size]) * words
    fits = any(state.kinds[seat * words + word] & faces.fits[top + word] for word in range(words))
    wait = min(int(turns_to(state, seat)), 3)
    amounts[int(places.WAIT_PLACES) + wait * 8 + (min(size, 4) - 1) * 2 + fits] = 1.0
    if wait == 0 and state.phase != TURN:
        amounts[middle(state, seat)] = 1.0
    return Alternative(tuple(amounts), tuple(amounts.values()), 0.0, 0.0)


def middle(state: State, seat: int) -> int:
    """The feature of a turn that is half done, or of a demand."""
    if state.phase != RESPOND:
        return int(places.PHASE_PLACES) + int(state.phase)
    faces, words = state.faces, int(state.faces.words)
    answers = any(
        state.kinds[seat * words + word]
        & (faces.by_symbol[state.demand * words + word] | faces.by_symbol[CANCEL * words + word])
        for word in range(words)
    )
    return int(places.DEMAND_PLACES) + int(demand_number(state.demand)) * 2 + answers

"""Is a position a puzzle? Looked at more and more closely, from what the seat may know alone."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import smallbox
from smallbox.bots import bots_of, thinking_bot
from smallbox.core.bot import Budget, Level
from smallbox.core.messages import Move
from smallbox.core.theme import Theme
from smallbox.core.vectors import engine_kind
from smallbox.puzzles.plans import find_plans, first_actions, walk
from smallbox.puzzles.puzzle import Candidate, Proof
from smallbox.puzzles.rating import LEVELS
from smallbox.puzzles.situation import Situation
from smallbox.puzzles.trials import Trials, difference, estimate

#: the best must lead every move that is not as good by this much, at the lower end of the 95 % interval
CLEAR = 0.08
#: a move this close is as good as the best: most often the same turn in another order
SAME = 0.02
#: trials of every move: two looks, and the proof by another seed
GLANCE, LOOK, CLOSE = 120, 600, 3000
#: simulations of the strongest bot's search, which must agree
NODES = 20_000
#: no more right moves than that
MOST_RIGHT = 3
#: the quick levels, and how often they are asked first; where nearly all say the same, it is no puzzle
QUICK, ASKED, OBVIOUS = ("greedy", "easy", "normal"), 3, 0.85
#: how often each level tries in the end
TRIES = 6

Wins = Mapping[int, Sequence[float]]


class Found(NamedTuple):
    """What makes a position a puzzle."""

    right: list[str]
    plan: list[str]
    theme: Theme
    found: dict[str, float]
    proof: Proof


def judge(situation: Situation, seed: int) -> Found | None:
    """The proof that one move is clearly best, and how hard it is to see; None where it is not so."""
    if len(situation.view.moves) < 2 or is_obvious(situation, seed):
        return None
    plans = find_plans(situation, seed)
    look = Trials(situation, seed)
    if not is_clear(look.run(plans, GLANCE), 0.0) or not is_clear(look.run(plans, LOOK), CLEAR / 2):
        return None
    wins = Trials(situation, seed + 1).run(plans, CLOSE)
    right = right_actions(wins)
    if not is_clear(wins, CLEAR) or not agrees(situation, seed, right):
        return None
    moves, told = walk(situation, plans[right[0]])
    spelled = {action: move for move, action in first_actions(situation).items()}
    return Found(
        right=[write(situation, spelled[action]) for action in right],
        plan=[write(situation, move) for move in moves],
        theme=situation.game.bot.theme(situation.view, moves, told, situation.heard),
        found=shares(situation, seed, [spelled[action] for action in right]),
        proof=Proof(
            seeds=[seed, seed + 1],
            trials=len(wins[right[0]]),
            nodes=0 if situation.game.bot.whole_game is None else NODES,
            engine=f"{smallbox.__version__} {engine_kind()}",
            candidates=candidates(wins, {action: write(situation, move) for action, move in spelled.items()}),
        ),
    )


def write(situation: Situation, move: Move) -> str:
    return situation.game.notation.write_move(move)


def is_obvious(situation: Situation, seed: int) -> bool:
    """Do nearly all quick bots make the same move?"""
    levels = [level for level in QUICK if level in situation.game.bot.levels]
    moves = [move for level in levels for move in choices(situation, level, seed, ASKED)]
    return max(moves.count(move) for move in moves) > OBVIOUS * len(moves)


def choices(situation: Situation, level: str, seed: int, number: int) -> list[Move]:
    """What bots of a level would do, each with a seed of its own."""
    return [situation.bot(level, seed + each).choose(situation.view, Budget()) for each in range(number)]


def shares(situation: Situation, seed: int, right: Sequence[Move]) -> dict[str, float]:
    """How often each level finds a right move; by chance alone it is found as often as there are such moves."""
    found = {"random": round(len(right) / len(situation.view.moves), 3)}
    for level in bots_of(situation.game):
        if level in LEVELS and level not in found:
            made = choices(situation, level, seed, TRIES)
            found[level] = round(sum(move in right for move in made) / TRIES, 3)
    return found


def means(wins: Wins) -> dict[int, float]:
    return {action: sum(found) / len(found) for action, found in wins.items()}


def right_actions(wins: Wins) -> list[int]:
    """The moves that are as good as the best, best first."""
    found = means(wins)
    best = max(found.values())
    return sorted((action for action in found if best - found[action] < SAME), key=lambda each: (-found[each], each))


def is_clear(wins: Wins, lead: float) -> bool:
    """Are the right moves few, and all others surely worse by a lead?"""
    right = right_actions(wins)
    wrong = [action for action in wins if action not in right]
    if len(right) > MOST_RIGHT or not wrong:
        return False
    behind = [difference(wins[right[0]], wins[action]) for action in wrong]
    return all(each.mean - each.error >= lead for each in behind)


def candidates(wins: Wins, spelled: Mapping[int, str]) -> list[Candidate]:
    """Every move with what the trials say of it, best first."""
    found = means(wins)
    order = sorted(found, key=lambda action: (-found[action], action))
    rows: list[Candidate] = []
    for action in order:
        own, behind = estimate(wins[action]), difference(wins[order[0]], wins[action])
        numbers = (own.mean, own.error, behind.mean, behind.mean - behind.error)
        rows.append(Candidate(spelled[action], *(round(number, 4) for number in numbers)))
    return rows


def agrees(situation: Situation, seed: int, right: Sequence[int]) -> bool:
    """Does a long tree search, with the evaluation of the strongest level, choose a right move too?"""
    if situation.game.bot.whole_game is None:
        return True
    strongest = [level for level in situation.game.bot.levels.values() if isinstance(level, Level)][-1]
    level = Level(nodes=NODES, exploration=strongest.exploration, parameters=strongest.parameters)
    bot = thinking_bot(situation.game, level)(situation.seat, situation.options, seed)
    bot.observe(situation.heard)
    return first_actions(situation)[bot.choose(situation.view, Budget())] in right

"""Is a position a puzzle? Looked at more and more closely, from what the seat may know alone."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

import smallbox
from smallbox.bots import bots_of, thinking_bot
from smallbox.bots.thinker import ThinkingBot
from smallbox.core.bot import Budget, Level
from smallbox.core.messages import Move
from smallbox.core.theme import Theme
from smallbox.core.vectors import engine_kind
from smallbox.puzzles.plans import find_plans, first_actions, other_beginnings, walk
from smallbox.puzzles.puzzle import Candidate, Proof
from smallbox.puzzles.rating import LEVELS
from smallbox.puzzles.situation import Situation
from smallbox.puzzles.trials import Trials, difference, estimate

#: the best must lead every move that is not as good by this much, at the lower end of the 95 % interval
CLEAR = 0.08
#: a lead that is surely so large after the look needs no more trials
EARLY = 0.12
#: a move that is surely so far behind after the second look is tried no further
FAR = 0.16
#: a move this close is as good as the best: most often the same turn in another order
SAME = 0.02
#: trials of every move: a glance, and by another seed a look and the proof
GLANCE, LOOK, CLOSE = 96, 300, 1500
#: simulations of the strongest bot's search, which must agree
NODES = 20_000
#: simulations of a first short search; what it finds level, won or lost is not looked at any further
FEW, LEVEL, LOST = 400, 0.04, 0.05
#: how many rivals the best move is compared with first
RIVALS = 3
#: no more right moves than that
MOST_RIGHT = 3
#: the quick levels, and how often they are asked first; where nearly all say the same, it is no puzzle
QUICK, ASKED, OBVIOUS = ("greedy", "easy", "normal"), 2, 0.9
#: how often each level tries in the end
TRIES = 6

Wins = Mapping[int, Sequence[float]]
Plans = Mapping[int, Sequence[int]]


class Found(NamedTuple):
    """What makes a position a puzzle."""

    right: list[str]
    plan: list[str]
    theme: Theme
    found: dict[str, float]
    proof: Proof


def judge(situation: Situation, seed: int) -> Found | None:
    """The proof that one move is clearly best, and how hard it is to see; None where it is not so."""
    order = at_first_sight(situation, seed)
    if not order or is_obvious(situation, seed):
        return None
    # First against the nearest rivals, then against all; as far ahead as the strongest level looks.
    plans: dict[int, list[int]] = {}
    look = Trials(situation, seed, strongest(situation).parameters)
    for rivals in (RIVALS, len(order)):
        missing = [action for action in order[: 1 + rivals] if action not in plans]
        plans |= find_plans(situation, seed, missing)
        if not is_clear(situation, look.run(plans, GLANCE), plans, 0.0):
            return None
    proof = Trials(situation, seed + 1)
    wins = proof.run(plans, LOOK)
    if not is_clear(situation, wins, plans, CLEAR / 4):
        return None
    if not is_clear(situation, wins, plans, EARLY):
        wins |= proof.run({action: plans[action] for action in near(wins)}, CLOSE)
    right = right_actions(wins)
    # Another order of the same turn is no mistake, whatever the trials made of it.
    if not other_beginnings(situation, plans[right[0]]) <= set(right):
        return None
    surely = [each for each in wins if difference(wins[right[0]], wins[each]).mean >= CLEAR]
    if 2 * len(surely) < len(wins) or not is_clear(situation, wins, plans, CLEAR) or not agrees(situation, seed, right):
        return None
    spelled = {action: move for move, action in first_actions(situation).items()}
    found = shares(situation, seed, [spelled[action] for action in right])
    if min(found[level] for level in QUICK if level in found) > OBVIOUS:
        return None
    moves, _ = walk(situation, plans[right[0]])
    return Found(
        right=[write(situation, spelled[action]) for action in right],
        plan=[write(situation, move) for move in moves],
        theme=theme_of(situation, plans[right[0]]),
        found=found,
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


def near(wins: Wins) -> list[int]:
    """The best move, and those that are not surely far behind."""
    best = right_actions(wins)[0]
    behind = {action: difference(wins[best], wins[action]) for action in wins}
    return [action for action in wins if behind[action].mean - behind[action].error < FAR]


def means(wins: Wins) -> dict[int, float]:
    return {action: sum(found) / len(found) for action, found in wins.items()}


def right_actions(wins: Wins) -> list[int]:
    """The moves that are as good as the best, best first."""
    found = means(wins)
    best = max(found.values())
    return sorted((action for action in found if best - found[action] < SAME), key=lambda each: (-found[each], each))


def is_clear(situation: Situation, wins: Wins, plans: Plans, lead: float) -> bool:
    """Are the right moves few, and all others surely worse by a lead, but for other ways to the same end?"""
    right = right_actions(wins)
    best = right[0]
    others = [action for action in wins if action not in right]
    behind = {action: difference(wins[best], wins[action]) for action in others}
    near = [action for action in others if behind[action].mean - behind[action].error < lead]
    return len(right) <= MOST_RIGHT and all(is_other_way(situation, plans[best], plans[action]) for action in near)


def is_other_way(situation: Situation, best: Sequence[int], plan: Sequence[int]) -> bool:
    """Does a plan make all moves of the best one and others beside, or win the same by other moves?"""
    if len(best) > 1 and set(best) <= set(plan):
        return True
    gains = [theme_of(situation, each).facts.get("value") for each in (best, plan)]
    return gains[0] is not None and gains[0] == gains[1]


def theme_of(situation: Situation, plan: Sequence[int]) -> Theme:
    return situation.game.bot.theme(situation.view, *walk(situation, plan), situation.heard)


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


def at_first_sight(situation: Situation, seed: int) -> list[int]:
    """All moves as a short search ranks them; none where it sees no difference, or the game is decided already."""
    actions = list(first_actions(situation).values())
    if len(actions) < 2:
        return []
    if situation.game.bot.whole_game is None:
        return actions
    results = strong_bot(situation, seed, FEW).think(situation.view, FEW, 0.0).results()
    found = {action: worth / visits for action, (visits, worth) in results.items() if visits}
    best = max(found.values())
    worse = [worth for worth in found.values() if best - worth > LEVEL]
    if 2 * len(worse) < len(actions) or not LOST < best < 1 - LOST:
        return []
    return sorted(actions, key=lambda action: -found.get(action, 0.0))


def strongest(situation: Situation) -> Level:
    """The strongest level that searches; any where none does."""
    return [Level(nodes=0), *(each for each in situation.game.bot.levels.values() if isinstance(each, Level))][-1]


def strong_bot(situation: Situation, seed: int, nodes: int) -> ThinkingBot:
    """A bot that searches as the strongest level does, so far."""
    level = replace(strongest(situation), nodes=nodes)
    bot = thinking_bot(situation.game, level)(situation.seat, situation.options, seed)
    bot.observe(situation.heard)
    return bot


def agrees(situation: Situation, seed: int, right: Sequence[int]) -> bool:
    """Does a long tree search, with the evaluation of the strongest level, choose a right move too?"""
    if situation.game.bot.whole_game is None:
        return True
    move = strong_bot(situation, seed, NODES).choose(situation.view, Budget())
    return first_actions(situation)[move] in right

"""Chooses from what was mined: different themes, table sizes and difficulties, and nothing twice."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from smallbox.puzzles.mine import Mined
from smallbox.puzzles.puzzle import Puzzle

#: puzzles of one game among bots
MOST_OF_A_GAME = 3
#: so many moves to choose from are many
FEW = 4
#: difficulties that are told apart when choosing
STEP = 200


def pick(mined: Iterable[Mined], number: int) -> list[Puzzle]:
    """So many puzzles with ids by difficulty; always the one of which there are fewest of its kind so far."""
    rest = [(each.number, puzzle) for each in sorted(mined, key=lambda each: each.number) for puzzle in each.puzzles]
    taken: list[Puzzle] = []
    games: Counter[int] = Counter()
    kinds: Counter[tuple[str, object]] = Counter()
    while rest and len(taken) < number:
        # The most telling first where several are as rare.
        best = min(rest, key=lambda each: (rarity(each[1], kinds), -lead(each[1]), each[0]))
        rest.remove(best)
        game, puzzle = best
        if games[game] < MOST_OF_A_GAME:
            games[game] += 1
            kinds.update(kinds_of(puzzle))
            taken.append(puzzle)
    taken.sort(key=lambda puzzle: (puzzle.rating, puzzle.record))
    return [replace(puzzle, id=f"{puzzle.game}-{place:04}") for place, puzzle in enumerate(taken, 1)]


def kinds_of(puzzle: Puzzle) -> list[tuple[str, object]]:
    """What a puzzle is like, in words that others share with it."""
    look = (puzzle.theme.code, *sorted(str(fact) for fact in puzzle.theme.facts.values()))
    return [
        ("theme", puzzle.theme.code),
        ("players", puzzle.players),
        ("rating", puzzle.rating // STEP),
        ("look", look),
        ("move", puzzle.right[0]),
        ("why", puzzle.theme.why),
        ("moves", min(FEW, len(puzzle.proof.candidates))),
    ]


def rarity(puzzle: Puzzle, kinds: Counter[tuple[str, object]]) -> int:
    return sum(kinds[kind] for kind in kinds_of(puzzle))


def lead(puzzle: Puzzle) -> float:
    """How far the best wrong move is behind."""
    return min(each.surely for each in puzzle.proof.candidates if each.move not in puzzle.right)

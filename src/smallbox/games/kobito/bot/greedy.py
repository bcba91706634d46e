"""A bot for Kobito that looks one move ahead, by the features of docs/bots.md, Kobito 7.1."""

from collections.abc import Sequence

from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.messages import Event, Move
from smallbox.games.kobito.bot.memory import Memory
from smallbox.games.kobito.bot.sample import outline, sample
from smallbox.games.kobito.messages import EndTurn, Options, Play, Send, View
from smallbox.games.kobito.rules.apply import apply, outcome
from smallbox.games.kobito.rules.cards import (
    AFTER,
    BEFORE,
    GOLD_SLOTS,
    HIGH,
    KOBITO,
    LOW,
    NUMBERS,
    REPLACEMENT,
    STUDIO_MAX,
    number_at,
)
from smallbox.games.kobito.rules.moves import action_of
from smallbox.games.kobito.rules.state import OVER, State

#: how likely one opponent takes a gold card that lacks 1, 2, 3, 4 places
TAKEN = (1.0, 0.55, 0.32, 0.16, 0.08)
#: what a gold card is worth by the places that hand and studio cannot fill, now and after the turn has ended
REACH_NOW = (0.9, 0.2, 0.05)
REACH_LATER = (0.4, 0.15, 0.05)
KOBITO_WORTH = 1.5
REPLACEMENT_WORTH = 0.5
OUTLET_WORTH = 0.15  # of a hand card that some rainbow takes
STUDIO_WORTH = 0.25  # of a place in one's own studio
BURDEN = 0.35  # of a rainbow that raises the next minimum
SHORT_COST = 0.4  # of a card owed next turn for which no outlet is seen
DECIDED = 100.0  # more than any score: a game won or lost


class GreedyBot:
    """Looks one move ahead: wins now, sets nobody up, keeps kobitos, avoids penalties."""

    def __init__(self, seat: int, options: Options, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.heard = 0
        self.memory = Memory(seat, options)

    def observe(self, events: Sequence[Event]) -> None:
        self.heard += len(events)
        self.memory.observe(events)

    def choose(self, view: View, budget: Budget) -> Move:
        state = self.sampled(view) if view.won is None or can_win_gold(view) else outline(view, self.memory)
        return max(view.moves, key=lambda move: self.worth(state, move))

    def sampled(self, view: View) -> State:
        """Made anew from seed and events, so that a bot rebuilt from stored moves goes on the same."""
        return sample(view, self.memory, SearchRng(self.seed * 1_000_003 + self.heard))

    def worth(self, sampled: State, move: Move) -> float:
        """How good it is to have made a move."""
        if isinstance(move, EndTurn):
            return position_worth(sampled, self.seat, REACH_LATER)
        after = sampled.clone()
        apply(after, action_of(after, move))
        if after.phase == OVER:
            return decided_worth(after, self.seat)
        won = len(after.won[self.seat]) > len(sampled.won[self.seat])
        fresh = move.to if won and isinstance(move, Play | Send) else ""
        return position_worth(after, self.seat, REACH_NOW, fresh)


def can_win_gold(view: View) -> bool:
    """May a move turn up a new card? Only then does it matter what lies in the decks."""
    lacking = {f"G{slot}" for slot, gold in enumerate(view.gold, 1) if gold and gold.need - len(gold.rainbow) == 1}
    return any(isinstance(move, Play | Send) and move.to in lacking for move in view.moves)


def decided_worth(state: State, seat: int) -> float:
    ended = outcome(state)
    won = ended is not None and seat in ended.winners
    return (DECIDED if won else -DECIDED) + lead(state, seat)


def lead(state: State, seat: int) -> float:
    """A seat's score against the mean of the others."""
    scores = [state.score(other) for other in range(int(state.rules.players))]
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def position_worth(state: State, seat: int, reach: tuple[float, ...], fresh: str = "") -> float:
    """Lead, gold, hand and studio; a gold card just turned up (`fresh`) is luck and does not count."""
    golds = [gold for gold in range(GOLD_SLOTS) if fresh != f"G{gold + 1}"]
    worth = lead(state, seat) + sum(gold_worth(state, seat, gold, reach) for gold in golds)
    return worth + hand_worth(state, seat) + studio_worth(state, seat)


def gold_worth(state: State, seat: int, gold: int, reach: tuple[float, ...]) -> float:
    """What one may get out of a gold card, less what others may."""
    value, short = int(state.value[gold]), int(state.need[gold] - state.size(gold))
    missing = short - fillable(state, seat, gold, short)
    hope = reach[missing] if missing < len(reach) else 0.0
    if missing == 0 and reach == REACH_NOW:
        return hope * value
    taken = 1 - (1 - (TAKEN[short] if short < len(TAKEN) else 0.0)) ** (int(state.rules.players) - 1)
    return (hope * (1 - taken) - taken) * value


def fillable(state: State, seat: int, gold: int, short: int) -> int:
    """How many of its missing places hand and studio could fill, kobitos at either end."""
    kobitos = int(state.count(seat, KOBITO))
    ups = [run(state, seat, gold, HIGH, jokers) for jokers in range(kobitos + 1)]
    downs = [run(state, seat, gold, LOW, jokers) for jokers in range(kobitos + 1)]
    return min(short, max(up + down for up, down in zip(ups, reversed(downs))))


def run(state: State, seat: int, gold: int, end: int, jokers: int) -> int:
    """How far hand cards, studio rainbows and jokers would lengthen a gold rainbow at one end."""
    step = AFTER if end == HIGH else BEFORE
    number = int(state.wanted(gold, end))
    rainbows = facing_rainbows(state, seat, end)
    places = 0
    while places < NUMBERS and number:
        long = rainbows.pop(number, 0)
        if not long and not state.holds(seat, number):
            if not jokers:
                break
            jokers -= 1
        for _ in range(max(long, 1)):
            number = step[number]
            places += 1
    return places


def facing_rainbows(state: State, seat: int, end: int) -> dict[int, int]:
    """A seat's studio rainbows by the number that would go first to a gold rainbow's end, with their lengths."""
    found: dict[int, int] = {}
    for slot in range(STUDIO_MAX):
        rainbow = state.studio(seat, slot)
        if state.size(rainbow):
            at = state.end_at(rainbow, LOW if end == HIGH else HIGH)
            found[int(number_at(at))] = int(state.size(rainbow))
    return found


def hand_worth(state: State, seat: int) -> float:
    """Kobitos and replacements are kept; numbers count when some rainbow takes them, or a neighbour in hand."""
    outlets = wanted_numbers(state, seat)
    held = [number for number in range(1, NUMBERS + 1) if state.holds(seat, number)]
    playable = [number for number in held if number in outlets or state.holds(seat, AFTER[number])]
    kobitos, replacements = int(state.count(seat, KOBITO)), int(state.count(seat, REPLACEMENT))
    drawn = int(state.rules.hand - state.hand_size[seat])
    owed = 1 + int(state.rainbows_of(seat)) - len(playable) - kobitos - drawn * len(outlets) / NUMBERS
    worth = KOBITO_WORTH * kobitos + REPLACEMENT_WORTH * replacements + OUTLET_WORTH * len(playable)
    return worth - SHORT_COST * max(0.0, owed)


def wanted_numbers(state: State, seat: int) -> set[int]:
    """The numbers that fit some end of a gold or own rainbow."""
    rainbows = [*range(GOLD_SLOTS), *(int(state.studio(seat, slot)) for slot in range(STUDIO_MAX))]
    return {int(state.wanted(rainbow, end)) for rainbow in rainbows for end in (LOW, HIGH)} - {0}


def studio_worth(state: State, seat: int) -> float:
    places = sum(int(state.size(state.studio(seat, slot))) for slot in range(STUDIO_MAX))
    return STUDIO_WORTH * places - BURDEN * int(state.rainbows_of(seat))

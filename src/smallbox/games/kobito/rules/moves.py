"""The fixed numbering of docs/rules/kobito.md 5.3: action number to struct and back."""

import re

from smallbox.core.messages import Move
from smallbox.core.notation import SEATS
from smallbox.games.kobito.messages import AnyMove, EndTurn, Pay, Play, Replace, Send, Start, Swap
from smallbox.games.kobito.rules.cards import (
    AFTER,
    BEFORE,
    CODES,
    GOLD_SLOTS,
    HIGH,
    KOBITO,
    LOW,
    NAMES,
    NUMBERS,
    STUDIO_MAX,
    number_at,
)
from smallbox.games.kobito.rules.legal import (
    BOTH,
    END,
    EXCHANGES,
    EXTRAS,
    FIRST_EXCHANGES,
    KOBITO_HIGH,
    KOBITO_LOW,
    OTHER_REPLACES,
    OWN,
    PAYS,
    PLAYS,
    REPLACES,
    SENDS,
    STARTS,
    exchange_action,
    kobito_rank,
    own_rainbow,
    ranked_kobito,
)
from smallbox.games.kobito.rules.report import end_name, rainbow_name
from smallbox.games.kobito.rules.state import NONE, WILD, State

RAINBOW = re.compile(r"(?:G([1-3])|(?:([A-M])\.)?S([1-4]))\Z")
ENDS = {"low": LOW, "high": HIGH}


def move_of(state: State, action: int) -> AnyMove:
    """The struct of an action of the seat to act, legal or not."""
    if action < STARTS:
        return Play(NAMES[action // (2 * OWN)], place_name(action // 2 % OWN), end_name(action % 2))
    if action < SENDS:
        return start_of((action - STARTS) // 3 + 1, (action - STARTS) % 3)
    if action < EXCHANGES:
        return send_of(action - SENDS)
    if action < REPLACES:
        return swap_of(state, action - EXCHANGES)
    if action < PAYS:
        return Replace(place_name((action - REPLACES) // NUMBERS), (action - REPLACES) % NUMBERS + 1)
    if action < END:
        return Pay(NAMES[action - PAYS])
    return EndTurn() if action == END else extra_of(state, action - EXTRAS)


def number_of(state: State, action: int) -> int | None:
    """The number that a card counts as at the end where an action puts it; of a start, that of its kobito if any."""
    if action < STARTS:
        return int(state.wanted(own_rainbow(state, action // 2 % OWN), action % 2))
    if action < SENDS:
        low, pattern = (action - STARTS) // 3 + 1, (action - STARTS) % 3
        return int(AFTER[low]) if pattern == KOBITO_HIGH else low
    if action < EXCHANGES:
        target = (action - SENDS) % (2 * GOLD_SLOTS)
        return int(state.wanted(target // 2, target % 2))
    return None


def place_name(place: int) -> str:
    """G1..G3, S1..S4 by number."""
    return f"G{place + 1}" if place < GOLD_SLOTS else f"S{place - GOLD_SLOTS + 1}"


def start_of(low: int, pattern: int) -> Start:
    high = AFTER[low]
    return Start(
        NAMES[KOBITO if pattern == KOBITO_LOW else low],
        NAMES[KOBITO if pattern == KOBITO_HIGH else high],
    )


def send_of(which: int) -> Send:
    source, target = which // (2 * GOLD_SLOTS), which % (2 * GOLD_SLOTS)
    return Send(f"S{source // 2 + 1}", end_name(source % 2), place_name(target // 2), end_name(target % 2))


def swap_of(state: State, rank: int) -> Swap:
    """The exchange of the kobito with this rank; a number that nothing shows where there is none."""
    mark = ranked_kobito(state, rank)
    if mark == NONE:
        return Swap("G1", 0, 1)
    rainbow, at = state.mark_in[mark], state.mark_at[mark]
    nth = 1
    for lower in range(state.first[rainbow], at):
        if number_at(lower) == number_at(at) and state.kind_at(rainbow, lower) == WILD:
            nth += 1
    return Swap(rainbow_name(state.turn, rainbow), number_at(at), nth)


def extra_of(state: State, extra: int) -> AnyMove:
    """V1's replacements in other studios, and exchanges of the sixth kobito and those after it."""
    if not state.rules.repl_other:
        return swap_of(state, FIRST_EXCHANGES + extra)
    if extra >= OTHER_REPLACES:
        return swap_of(state, FIRST_EXCHANGES + extra - OTHER_REPLACES)
    place, number = divmod(extra, NUMBERS)
    steps, slot = divmod(place, STUDIO_MAX)
    players = state.rules.players
    # With fewer than six seats some steps lead nowhere: they name a seat that is not at the table.
    seat = (state.turn + steps + 1) % players if steps + 1 < players else steps + 1
    return Replace(f"{SEATS[seat]}.S{slot + 1}", number + 1)


def find_rainbow(state: State, seat: int, name: str) -> int:
    """The rainbow that a seat calls by this name, or NONE."""
    found = RAINBOW.match(name)
    if found is None:
        return int(NONE)
    if found[1]:
        return int(found[1]) - 1
    owner = SEATS.index(found[2]) if found[2] else seat
    return int(state.studio(owner, int(found[3]) - 1)) if owner < state.rules.players else int(NONE)


def find_kobito(state: State, rainbow: int, number: int, nth: int) -> int:
    """The mark of the nth kobito, from the low end, that stands for a number in a rainbow, or NONE."""
    for at in range(state.first[rainbow], state.past[rainbow]):
        if number_at(at) == number and state.kind_at(rainbow, at) == WILD:
            nth -= 1
            if nth == 0:
                return int(state.find_mark(rainbow, at))
    return int(NONE)


def action_of(state: State, move: Move) -> int:
    """The number of a move that `check` lets pass."""
    match move:
        case Play():
            place = find_place_number(state, move.to)
            return PLAYS + (CODES[move.card] * OWN + place) * 2 + ENDS[move.end]
        case Start():
            return start_action(CODES[move.low], CODES[move.high])
        case Send():
            slot = find_place_number(state, move.rainbow) - GOLD_SLOTS
            gold = find_place_number(state, move.to)
            return SENDS + ((slot * 2 + ENDS[move.end]) * GOLD_SLOTS + gold) * 2 + ENDS[move.to_end]
        case Swap():
            rainbow = find_rainbow(state, state.turn, move.at)
            return int(exchange_action(state, kobito_rank(state, find_kobito(state, rainbow, move.number, move.nth))))
        case Replace():
            return replace_action(state, find_rainbow(state, state.turn, move.at), move.number)
        case Pay():
            return PAYS + CODES[move.card]
        case EndTurn():
            return END
        case _:
            raise ValueError(f"expected a move of Kobito, got {move!r}")


def find_place_number(state: State, name: str) -> int:
    """0..6 for G1..G3 and one's own S1..S4."""
    rainbow = find_rainbow(state, state.turn, name)
    return rainbow if rainbow < GOLD_SLOTS else rainbow - STUDIO_MAX * state.turn


def start_action(low: int, high: int) -> int:
    if low == KOBITO:
        return STARTS + (BEFORE[high] - 1) * 3 + KOBITO_LOW
    return STARTS + (low - 1) * 3 + (KOBITO_HIGH if high == KOBITO else BOTH)


def replace_action(state: State, rainbow: int, number: int) -> int:
    for place in range(OWN):
        if own_rainbow(state, place) == rainbow:
            return REPLACES + place * NUMBERS + number - 1
    steps = (rainbow - GOLD_SLOTS - STUDIO_MAX * state.turn) % (STUDIO_MAX * state.rules.players)
    return EXTRAS + (steps - STUDIO_MAX) * NUMBERS + number - 1

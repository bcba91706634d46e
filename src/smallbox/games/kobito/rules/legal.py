"""What may be done now: the predicates of docs/rules/kobito.md 5.1 and the moves that they let pass."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallbox.games.kobito.rules.cards import (
    AFTER,
    BEFORE,
    BIT,
    GOLD_SLOTS,
    KOBITO,
    NUMBERS,
    REPLACEMENT,
    STUDIO_MAX,
    TYPES,
    number_at,
    zeros,
)
from smallbox.games.kobito.rules.evacuation import can_evacuate
from smallbox.games.kobito.rules.state import DISSOLVE, NONE, OVER, WILD, State

# The fixed numbering of docs/rules/kobito.md 5.3: where each kind of move begins.
PLAYS: Final[i64] = 0
STARTS: Final[i64] = 182
SENDS: Final[i64] = 218
EXCHANGES: Final[i64] = 266
REPLACES: Final[i64] = 271
PAYS: Final[i64] = 355
END: Final[i64] = 369
EXTRAS: Final[i64] = 370
# V1: replacements in the studios of up to five other seats come first among the extras.
OTHER_REPLACES: Final[i64] = 5 * STUDIO_MAX * NUMBERS
# Then the sixth kobito on the table and all after it, for packs and positions with more than five.
FIRST_EXCHANGES: Final[i64] = REPLACES - EXCHANGES

OWN: Final[i64] = GOLD_SLOTS + STUDIO_MAX  # the rainbows that a hand card may join
BOTH: Final[i64] = 0  # patterns of START: two numbers, kobito high, kobito low
KOBITO_HIGH: Final[i64] = 1
KOBITO_LOW: Final[i64] = 2
NUMBER_BITS: Final[i64] = sum(1 << number for number in range(1, 13))


class Moves:
    """The actions found so far, in a buffer that a playout fills again and again."""

    def __init__(self) -> None:
        self.actions = zeros(64)
        self.size: i64 = 0

    def add(self, action: i64) -> None:
        if self.size == len(self.actions):
            self.grow()
        self.actions[self.size] = action
        self.size += 1

    def grow(self) -> None:
        old = self.actions
        self.actions = zeros(2 * self.size)
        for i in range(self.size):
            self.actions[i] = old[i]


def actions(state: State) -> int:
    """How many actions the numbering has for this game."""
    return exchange_action(state, max(state.kobitos, FIRST_EXCHANGES))


def exchange_action(state: State, nth: i64) -> i64:
    """The action that exchanges the kobito with this number, counted from 0 in table order."""
    if nth < FIRST_EXCHANGES:
        return EXCHANGES + nth
    return EXTRAS + (OTHER_REPLACES if state.rules.repl_other else 0) + nth - FIRST_EXCHANGES


def own_rainbow(state: State, place: i64) -> i64:
    """The rainbow that the seat to act calls G1..G3, S1..S4 (0..6)."""
    return place if place < GOLD_SLOTS else place + STUDIO_MAX * state.turn


def takes_kobito(state: State, rainbow: i64) -> bool:
    """K38: a kobito may lie at any end; V3: not on a one-card rainbow."""
    return not state.rules.strict_clarity or state.size(rainbow) >= 2


def is_sound(places: i64, kobitos: i64) -> bool:
    """K27, K37: at least two places, at least one of them a number card."""
    return places >= 2 and kobitos < places


def fits_gold(state: State, number: i64, kind: i64, gold: i64, end: i64) -> bool:
    """K25: would a studio place fit an end of a gold rainbow? A kobito takes any number (K39) unless V2 says no."""
    if state.size(gold) == 0 or (kind == WILD and not takes_kobito(state, gold)):
        return False
    return (kind == WILD and not state.rules.keep_number) or state.wanted(gold, end) == number


def wins_last_gold(state: State, gold: i64) -> bool:
    """K50: would one more place on this gold rainbow end the game?"""
    return state.gold_deck_size() == 0 and state.size(gold) + 1 == state.need[gold]


def may_leave(state: State, rainbow: i64, end: i64, gold: i64, gold_end: i64) -> bool:
    """K27: after the SEND the rainbow is gone, sound or on its way out, or the game is over."""
    kobitos = state.wild[rainbow]
    if kobitos > 0 and state.kind_at(rainbow, state.end_at(rainbow, end)) == WILD:
        kobitos -= 1
    places = state.size(rainbow) - 1
    if places == 0 or is_sound(places, kobitos) or wins_last_gold(state, gold):
        return True
    return can_evacuate(state, rainbow, end, gold, gold_end)


# The kobitos on the table, in the order of the numbering


def table_order(state: State, rainbow: i64) -> i64:
    """Gold rainbows first, then the studios from the seat to act clockwise."""
    if rainbow < GOLD_SLOTS:
        return rainbow
    rainbows = state.rules.players * STUDIO_MAX
    return GOLD_SLOTS + (rainbow - GOLD_SLOTS - STUDIO_MAX * state.turn) % rainbows


def kobito_rank(state: State, mark: i64) -> i64:
    """How many kobitos come before this one in table order."""
    order, at = table_order(state, state.mark_in[mark]), state.mark_at[mark]
    before: i64 = 0
    for i in range(state.marks):
        if state.mark_kind[i] != WILD:
            continue
        other = table_order(state, state.mark_in[i])
        if other < order or (other == order and state.mark_at[i] < at):
            before += 1
    return before


def ranked_kobito(state: State, rank: i64) -> i64:
    """The mark of the kobito with this rank, or NONE."""
    for mark in range(state.marks):
        if state.mark_kind[mark] == WILD and kobito_rank(state, mark) == rank:
            return mark
    return NONE


def find_place(state: State, rainbow: i64, number: i64) -> i64:
    """K44, K47: the lowest place, counted from 0, that shows a number and is not a kobito, or NONE."""
    place = (number - 1 - state.first[rainbow]) % NUMBERS
    while place < state.size(rainbow) and state.kind_at(rainbow, state.first[rainbow] + place) == WILD:
        place += NUMBERS
    return place if place < state.size(rainbow) else NONE


# Finding moves


def find_moves(state: State, moves: Moves) -> None:
    """Every legal action of the seat to act, each once."""
    moves.size = 0
    if state.phase == OVER:
        return
    if state.phase == DISSOLVE:  # K28: nothing else is legal; D51: no exchange either
        find_sends(state, state.dissolving, moves)
        return
    find_hand_plays(state, moves)
    if state.done >= state.minimum:  # K13: more may be played, but need not
        moves.add(END)
    elif moves.size == 0 or state.rules.voluntary_pay:  # K14, K15; V4
        find_pays(state, moves)
    for slot in range(STUDIO_MAX):
        find_sends(state, slot, moves)
    find_exchanges(state, moves)


def find_hand_plays(state: State, moves: Moves) -> None:
    """The moves that K14 obliges to while the minimum is not met; D7: EXCHANGE and SEND are never owed."""
    find_plays(state, moves)
    find_starts(state, moves)
    find_replaces(state, moves)


def has_hand_play(state: State) -> bool:
    moves = Moves()
    find_hand_plays(state, moves)
    return moves.size > 0


def find_plays(state: State, moves: Moves) -> None:
    held = state.held[state.turn]
    wild = held & BIT[KOBITO] != 0
    for place in range(OWN):  # K19: gold rainbows and one's own studio
        rainbow = own_rainbow(state, place)
        for end in range(2):
            number = state.wants[2 * rainbow + end]
            if number == 0:
                continue
            if held & BIT[number]:
                moves.add(PLAYS + (number * OWN + place) * 2 + end)
            if wild and takes_kobito(state, rainbow):
                moves.add(PLAYS + (KOBITO * OWN + place) * 2 + end)


def find_starts(state: State, moves: Moves) -> None:
    held = state.held[state.turn]
    if state.free_slot(state.turn) == NONE:  # K22
        return
    wild = held & BIT[KOBITO] != 0 and not state.rules.strict_clarity
    if not wild and not held & (held >> 1 | (held & BIT[1]) << (NUMBERS - 1)) & NUMBER_BITS:
        return  # most hands hold no two neighbours, and a mask tells it at once
    for number in range(1, NUMBERS + 1):
        if not held & BIT[number]:
            continue
        if held & BIT[AFTER[number]]:
            moves.add(STARTS + (number - 1) * 3 + BOTH)
        if wild:  # K37: one kobito, never two
            moves.add(STARTS + (number - 1) * 3 + KOBITO_HIGH)
            moves.add(STARTS + (BEFORE[number] - 1) * 3 + KOBITO_LOW)


def find_replaces(state: State, moves: Moves) -> None:
    if not state.holds(state.turn, REPLACEMENT):
        return
    for place in range(OWN):  # K46: not in other studios
        add_replaces(state, own_rainbow(state, place), REPLACES + place * NUMBERS, moves)
    if state.rules.repl_other:
        for steps in range(1, state.rules.players):
            seat = (state.turn + steps) % state.rules.players
            for slot in range(STUDIO_MAX):
                begin = EXTRAS + ((steps - 1) * STUDIO_MAX + slot) * NUMBERS
                add_replaces(state, state.studio(seat, slot), begin, moves)


def add_replaces(state: State, rainbow: i64, begin: i64, moves: Moves) -> None:
    held = state.held[state.turn]
    for number in range(1, NUMBERS + 1):
        if held & BIT[number] and find_place(state, rainbow, number) != NONE:
            moves.add(begin + number - 1)


def find_sends(state: State, slot: i64, moves: Moves) -> None:
    rainbow = state.studio(state.turn, slot)
    if state.size(rainbow) == 0:
        return
    wanted = gold_wants(state)
    for end in range(2 if state.size(rainbow) > 1 else 1):  # K26: only end places
        at = state.end_at(rainbow, end)
        number, kind = number_at(at), state.kind_at(rainbow, at)
        if kind != WILD and not wanted & BIT[number]:
            continue
        for gold in range(GOLD_SLOTS):  # K29: to any of them
            for gold_end in range(2):
                if fits_gold(state, number, kind, gold, gold_end) and may_leave(state, rainbow, end, gold, gold_end):
                    moves.add(SENDS + ((slot * 2 + end) * GOLD_SLOTS + gold) * 2 + gold_end)


def gold_wants(state: State) -> i64:
    """The numbers that fit some end of a gold rainbow, as a mask."""
    wanted: i64 = 0
    for end in range(2 * GOLD_SLOTS):
        wanted |= BIT[state.wants[end]]
    return wanted


def find_exchanges(state: State, moves: Moves) -> None:
    held = state.held[state.turn]
    for mark in range(state.marks):
        if state.mark_kind[mark] == WILD and held & BIT[number_at(state.mark_at[mark])]:  # K40: anywhere on the table
            moves.add(exchange_action(state, kobito_rank(state, mark)))


def find_pays(state: State, moves: Moves) -> None:
    for card in range(TYPES):  # D8: any card of the player's choice
        if state.holds(state.turn, card):
            moves.add(PAYS + card)


def legal_moves(state: State) -> list[int]:
    """The actions that `check` lets pass, each once, in ascending order."""
    moves = Moves()
    find_moves(state, moves)
    return sorted([int(moves.actions[i]) for i in range(moves.size)])

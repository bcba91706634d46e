"""Which clause forbids a move: the refusal table of docs/rules/kobito.md 6.1, in its order."""

from __future__ import annotations

from smallbox.core.messages import Move
from smallbox.core.refusal import Refusal
from smallbox.games.kobito.clauses import (
    K1,
    K8,
    K10,
    K14,
    K15,
    K16,
    K18,
    K19,
    K21,
    K22,
    K23,
    K25,
    K26,
    K27,
    K28,
    K37,
    K38,
    K40,
    K41,
    K43,
    K44,
    K45,
    K46,
    K47,
    K50,
    K53,
    K55,
)
from smallbox.games.kobito.messages import EndTurn, Improper, Options, Pay, Play, Replace, Send, Start, Swap
from smallbox.games.kobito.rules.cards import (
    AFTER,
    CODES,
    GOLD_SLOTS,
    HIGH,
    KOBITO,
    REPLACEMENT,
    STUDIO_MAX,
    gold_need,
    number_at,
)
from smallbox.games.kobito.rules.legal import (
    Moves,
    find_hand_plays,
    find_place,
    fits_gold,
    has_hand_play,
    may_leave,
    takes_kobito,
)
from smallbox.games.kobito.rules.moves import ENDS, find_kobito, find_rainbow, move_of
from smallbox.games.kobito.rules.state import DISSOLVE, IDLE, NONE, OVER, WILD, State


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """Name the clause that forbids a seat's move, or None."""
    if state.phase == OVER:
        return Refusal(K53) if state.ending == IDLE else Refusal(K50)
    if seat != state.turn:
        return Refusal(K10, "turn", seat=int(state.turn))
    if state.phase == DISSOLVE and not is_send(move):
        return Refusal(K28, "first", rainbow=f"S{state.dissolving + 1}")
    if isinstance(move, Play):
        return check_play(state, move)
    if isinstance(move, Start):
        return check_start(state, move)
    if isinstance(move, Send):
        return check_send(state, move)
    if isinstance(move, Swap):
        return check_swap(state, move)
    if isinstance(move, Replace):
        return check_replace(state, move)
    if isinstance(move, Pay):
        return check_pay(state, move)
    if isinstance(move, EndTurn):
        return check_end(state)
    assert isinstance(move, Improper), f"expected a move of Kobito, got {move!r}"
    return refuse_improper(move)


def check_setup(options: Options) -> Refusal | None:
    """Name the clause that forbids a game with these players and cards, or None."""
    data = options.data
    if not data.fewest_players <= options.players <= data.most_players:
        return Refusal(K1, "players", players=options.players, fewest=data.fewest_players, most=data.most_players)
    shortest = min([gold_need(card) for card in data.gold], default=0)
    if len(data.gold) < GOLD_SLOTS:
        return Refusal(K55, "few", cards=len(data.gold))
    if shortest < 2:
        return Refusal(K55, "short", need=shortest)
    return None


def is_send(move: Move) -> bool:
    return isinstance(move, Send) or (isinstance(move, Improper) and move.kind == "middle")


def owner(rainbow: int, state: State) -> int:
    """The seat whose studio a rainbow lies in; the seat to act for gold rainbows."""
    return int(state.turn) if rainbow < GOLD_SLOTS else (rainbow - GOLD_SLOTS) // STUDIO_MAX


def is_held(state: State, card: int) -> bool:
    return card != NONE and state.holds(state.turn, card)


def code(card: str) -> int:
    """The code of a card, NONE for what is no card."""
    return CODES.get(card, int(NONE))


def check_play(state: State, move: Play) -> Refusal | None:
    card, rainbow, end = code(move.card), find_rainbow(state, int(state.turn), move.to), ENDS[move.end]
    if card == REPLACEMENT:
        return Refusal(K45, "play")
    if owner(rainbow, state) != state.turn:
        return Refusal(K19, seat=owner(rainbow, state))
    if not is_held(state, card):
        return Refusal(K10, "held", card=move.card)
    if rainbow == NONE or state.size(rainbow) == 0:
        return Refusal(K21, "none", place=move.to)
    if card == KOBITO:
        return None if takes_kobito(state, rainbow) else Refusal(K38, "short", place=move.to)
    wanted = int(state.wanted(rainbow, end))
    if card != wanted:
        return Refusal(K8, "fit", card=move.card, place=move.to, end=move.end, wanted=wanted)
    return None


def check_start(state: State, move: Start) -> Refusal | None:
    low, high = code(move.low), code(move.high)
    if REPLACEMENT in (low, high):
        return Refusal(K45, "start")
    if low == KOBITO and high == KOBITO:
        return Refusal(K37)
    if KOBITO in (low, high) and state.rules.strict_clarity:
        return Refusal(K38, "start")
    if state.free_slot(state.turn) == NONE:
        return Refusal(K22)
    if KOBITO not in (low, high) and (NONE in (low, high) or AFTER[low] != high):
        return Refusal(K21, "apart", low=move.low, high=move.high)
    for card, name in ((low, move.low), (high, move.high)):
        if not is_held(state, card):
            return Refusal(K10, "held", card=name)
    return None


def check_send(state: State, move: Send) -> Refusal | None:
    rainbow, end = find_rainbow(state, int(state.turn), move.rainbow), ENDS[move.end]
    gold, gold_end = find_rainbow(state, int(state.turn), move.to), ENDS[move.to_end]
    if owner(rainbow, state) != state.turn:
        return Refusal(K43, seat=owner(rainbow, state))
    if gold >= GOLD_SLOTS:
        return Refusal(K23, place=move.to)
    if rainbow < GOLD_SLOTS or gold == NONE or state.size(rainbow) == 0:
        return Refusal(K25, "none", place=move.rainbow)
    if end == HIGH and state.size(rainbow) == 1:
        return Refusal(K25, "single", place=move.rainbow)
    if state.phase == DISSOLVE and rainbow != state.studio(state.turn, state.dissolving):
        return Refusal(K28, "other", rainbow=f"S{state.dissolving + 1}")
    return refuse_fit(state, rainbow, end, gold, gold_end, move) or refuse_rest(state, rainbow, end, gold, gold_end)


def refuse_fit(state: State, rainbow: int, end: int, gold: int, gold_end: int, move: Send) -> Refusal | None:
    at = state.end_at(rainbow, end)
    number, kind = int(number_at(at)), state.kind_at(rainbow, at)
    if fits_gold(state, number, kind, gold, gold_end):
        return None
    if kind == WILD and not takes_kobito(state, gold):
        return Refusal(K38, "short", place=move.to)
    wanted = int(state.wanted(gold, gold_end))
    return Refusal(K8, "fit", card=str(number), place=move.to, end=move.to_end, wanted=wanted)


def refuse_rest(state: State, rainbow: int, end: int, gold: int, gold_end: int) -> Refusal | None:
    if may_leave(state, rainbow, end, gold, gold_end):
        return None
    places = int(state.size(rainbow)) - 1
    return Refusal(K28, "rest", places=places) if state.phase == DISSOLVE else Refusal(K27, places=places)


def check_swap(state: State, move: Swap) -> Refusal | None:
    rainbow = find_rainbow(state, int(state.turn), move.at)
    known = rainbow != NONE and code(str(move.number)) != NONE
    if not known or find_kobito(state, rainbow, move.number, move.nth) == NONE:
        return Refusal(K40, "none", place=move.at, number=move.number)
    if not is_held(state, move.number):
        return Refusal(K40, "held", number=move.number)
    return None


def check_replace(state: State, move: Replace) -> Refusal | None:
    rainbow = find_rainbow(state, int(state.turn), move.at)
    if not is_held(state, REPLACEMENT):
        return Refusal(K44, "replacement")
    if owner(rainbow, state) != state.turn and not state.rules.repl_other:
        return Refusal(K46, seat=owner(rainbow, state))
    if rainbow == NONE or code(str(move.number)) == NONE:
        return Refusal(K44, "none", place=move.at, number=move.number)
    if find_place(state, rainbow, move.number) == NONE:
        if find_kobito(state, rainbow, move.number, 1) != NONE:
            return Refusal(K47, "kobito", place=move.at, number=move.number)
        return Refusal(K44, "none", place=move.at, number=move.number)
    if not is_held(state, move.number):
        return Refusal(K44, "held", number=move.number)
    return None


def check_pay(state: State, move: Pay) -> Refusal | None:
    if state.done >= state.minimum:
        return Refusal(K16)
    if has_hand_play(state) and not state.rules.voluntary_pay:
        return refuse_to_pay(state)
    if not is_held(state, code(move.card)):
        return Refusal(K10, "held", card=move.card)
    return None


def check_end(state: State) -> Refusal | None:
    if state.done >= state.minimum:
        return None
    owed = int(state.minimum - state.done)
    return refuse_to_end(state, owed) if has_hand_play(state) else Refusal(K15, owed=owed)


def first_hand_play(state: State) -> Move:
    """An example of what could be played, for the sentences of K14."""
    moves = Moves()
    find_hand_plays(state, moves)
    return move_of(state, int(moves.actions[0]))


def refuse_to_pay(state: State) -> Refusal:
    move = first_hand_play(state)
    if isinstance(move, Play):
        return Refusal(K14, "pay", card=move.card, place=move.to)
    if isinstance(move, Start):
        return Refusal(K14, "pay-start", low=move.low, high=move.high)
    assert isinstance(move, Replace)
    return Refusal(K14, "pay-replace", number=move.number, place=move.at)


def refuse_to_end(state: State, owed: int) -> Refusal:
    move = first_hand_play(state)
    if isinstance(move, Play):
        return Refusal(K14, "end", owed=owed, card=move.card, place=move.to)
    if isinstance(move, Start):
        return Refusal(K14, "end-start", owed=owed, low=move.low, high=move.high)
    assert isinstance(move, Replace)
    return Refusal(K14, "end-replace", owed=owed, number=move.number, place=move.at)


def refuse_improper(move: Improper) -> Refusal:
    """What no proper move can say is forbidden as well."""
    if move.kind == "insert":
        return Refusal(K8, "insert")
    if move.kind == "take":
        return Refusal(K18)
    if move.kind == "middle":
        return Refusal(K26)
    if move.kind == "swap-special":
        return Refusal(K41)
    if move.kind == "swap-other":
        return Refusal(K40, "other")
    return Refusal(K47, "top") if move.kind == "kobito-on-top" else Refusal(K44, "other")

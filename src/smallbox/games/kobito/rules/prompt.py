"""What a seat must do now, or whom it waits for."""

from __future__ import annotations

from collections.abc import Sequence

from smallbox.core.messages import Prompt
from smallbox.games.kobito.messages import AnyMove, Pay, Play, Replace, Start
from smallbox.games.kobito.rules.state import DISSOLVE, OVER, State

CODES = ("wait", "over", "dissolve", "pay", "play", "more", "free", "end")


def prompt_of_all(state: State) -> Prompt:
    """For those who wait: whose turn it is, and how many cards that seat owes."""
    if state.phase == OVER:
        return Prompt("over", {})
    return Prompt("wait", {"seat": int(state.turn), "owed": owed(state)})


def prompt_of_own(state: State, moves: Sequence[AnyMove]) -> Prompt:
    """For the seat to act, from the moves it has."""
    if state.phase == DISSOLVE:
        return Prompt("dissolve", {"rainbow": f"S{state.dissolving + 1}"})
    left = owed(state)
    if left == 0:
        return Prompt("free" if len(moves) > 1 else "end", {})
    if can_only_pay(moves):
        return Prompt("pay", {"owed": left})
    return Prompt("more" if state.done > 0 else "play", {"owed": left})


def owed(state: State) -> int:
    """K11: how many cards are still to be played."""
    return max(0, int(state.minimum - state.done))


def can_only_pay(moves: Sequence[AnyMove]) -> bool:
    """K15: is a card to be paid, with nothing to play instead (V4 offers both)?"""
    can_pay = False
    for move in moves:
        if isinstance(move, Play | Start | Replace):
            return False
        can_pay = can_pay or isinstance(move, Pay)
    return can_pay

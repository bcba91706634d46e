"""What a seat must do now, or whom it waits for; nothing here helps to remember."""

from __future__ import annotations

from smallbox.core.messages import Prompt
from smallbox.games.hat.rules.state import CLAIM, OVER, State

#: those of the stages in which a table shows a move (4.5)
STAGES = ("look", "show", "reveal")
CODES = ("claim", "answer", "wait_claim", "wait_answer", "wait_believed", "over", *STAGES)


def prompt_of_all(state: State) -> Prompt:
    """For spectators, and for those who neither give nor get the gift."""
    if state.phase == OVER:
        return Prompt("over", {})
    if state.phase == CLAIM:
        return Prompt("wait_claim", {"giver": int(state.giver)})
    return Prompt("wait_answer", {"giver": int(state.giver), "receiver": int(state.receiver)})


def prompt_of(state: State, public: Prompt, seat: int | None) -> Prompt:
    """For a seat: the giver and the receiver are told what is theirs to do, the giver of a named gift to hope."""
    if seat is None or state.phase == OVER:
        return public
    if state.phase == CLAIM:
        return Prompt("claim", {"receiver": int(state.receiver)}) if seat == state.giver else public
    if seat == state.receiver:
        return Prompt("answer", {"giver": int(state.giver)})
    return Prompt("wait_believed", {"receiver": int(state.receiver)}) if seat == state.giver else public

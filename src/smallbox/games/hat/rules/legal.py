"""Which moves of That's Not a Hat are legal."""

from __future__ import annotations

from smallbox.games.hat.rules.state import ANSWER, CLAIM, State

# After the claims, one for each gift of the data file, come two more actions.
OTHER_ACTIONS = 2


def legal_moves(state: State) -> list[int]:
    """A9: in CLAIM the catalogue is the mask; H19: in ANSWER there are accept and refuse."""
    if state.phase == CLAIM:
        return state.catalogue.gifts()
    accept = int(state.gifts.size)
    return [accept, accept + 1] if state.phase == ANSWER else []

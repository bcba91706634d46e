"""What every game can say to its seats: whose turn it is. A game that has more to say builds prompts of its own."""

from smallbox.core.messages import Prompt

#: the prompts of a game without its own; the house has a sentence for each of them
CODES = ("turn", "wait", "over")


def whose_turn(seat: int | None, to_act: int | None) -> Prompt:
    """For a seat, or a spectator (None): it is your turn, you wait for another seat, or the game is over."""
    if to_act is None:
        return Prompt("over", {})
    return Prompt("turn", {}) if seat == to_act else Prompt("wait", {"seat": to_act})

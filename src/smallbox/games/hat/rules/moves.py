"""The numbering of docs/rules/hat.md 5.1: the claims in the order of the data file, then accept, then refuse.

With the packaged file these are 0..109, 110 and 111; a file of G gifts has G claims, accept is G and refuse G + 1.
"""

from smallbox.core.messages import Move
from smallbox.games.hat.messages import Accept, AnyMove, Claim, Refuse
from smallbox.games.hat.rules.cards import Gifts
from smallbox.games.hat.rules.legal import OTHER_ACTIONS


def number_of_actions(gifts: Gifts) -> int:
    return len(gifts.codes) + OTHER_ACTIONS


def action_of(gifts: Gifts, move: Move) -> int:
    if isinstance(move, Claim):
        return gifts.numbers[move.gift]
    return len(gifts.codes) + (0 if isinstance(move, Accept) else 1)


def move_of(gifts: Gifts, action: int) -> AnyMove:
    if action < len(gifts.codes):
        return Claim(gifts.codes[action])
    return Accept() if action == len(gifts.codes) else Refuse()

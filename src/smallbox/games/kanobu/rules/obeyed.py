"""Where the clauses are obeyed that no refusal and no option cites: what runs there when the game is played."""

from collections.abc import Callable, Mapping
from typing import Final

from smallbox.games.kanobu.clauses import (
    C2,
    C3,
    C4,
    C10,
    C11,
    C16,
    C17,
    C18,
    C20,
    C21,
    C22,
    C23,
    C24,
    C28,
    C31,
    C32,
    C35,
    C36,
)
from smallbox.games.kanobu.rules import apply, cards, deck, setup, view

OBEYED: Final[Mapping[str, Callable[..., object]]] = {
    C2: setup.setup,
    C3: setup.setup,
    C4: setup.turn_up,
    C10: cards.fits,
    C11: cards.fits,
    C16: cards.share_colour,
    C17: cards.beats,
    C18: apply.lay,
    C20: apply.accept,
    C21: apply.price,
    C22: apply.turn_round,
    C23: apply.accept_for_all,
    C24: apply.accept_for_all,
    C28: apply.cancel,
    C31: deck.rebuild,
    C32: deck.take,
    C35: view.view_of_all,
    C36: apply.fewest_cards,
}

"""Cards of one's own at a table: a data file that came as text, small enough to be laid, stored and drawn."""

from functools import lru_cache
from hashlib import sha256
from typing import Any

from smallbox.core.data import own_text
from smallbox.core.errors import BadData, Flaw
from smallbox.core.game import AnyGame

#: what messages call it, where the command line has the name of a file
NAME = "your cards"
#: characters, and bytes as UTF-8
MOST_CHARACTERS = 40_000
MOST_BYTES = 64 * 1024
#: cards of a box
MOST_CARDS = 500
#: files that are kept read
MOST_KEPT = 64


def cards_hash(text: str) -> str:
    """SHA-256 of a table's own cards, as records tell it; '' where they are the game's."""
    return sha256(text.encode()).hexdigest() if text else ""


@lru_cache(MOST_KEPT)
def read_cards(game: AnyGame, text: str) -> Any:
    """The cards of a text, as `Game.data` reads them from a file. Raises BadData."""
    return game.data(own_text(text, NAME))


def check_cards(game: AnyGame, text: str) -> Any:
    """The same for a table that is to be laid with them. Raises BadData."""
    if len(text) > MOST_CHARACTERS or len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise BadData(f"{NAME}: expected at most {MOST_BYTES} bytes, got more", Flaw("long", "", MOST_BYTES))
    cards = read_cards(game, text)
    game.check_box(cards)
    number = game.card_count(cards)
    if number > MOST_CARDS:
        flaw = Flaw("many-cards", "", MOST_CARDS, number)
        raise BadData(f"{NAME}: expected at most {MOST_CARDS} cards, got {number}", flaw)
    return cards

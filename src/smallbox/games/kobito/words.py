"""Kobito's cards and ends in the reader's language."""

from collections.abc import Callable

from smallbox.core.refusal import Fact
from smallbox.games.kobito.rules.cards import CODES

CARDS = frozenset({"card", "low", "high"})


def describe(key: str, fact: Fact, say: Callable[..., str]) -> str:
    """`K` as `kobito`, `high` as the word for that end; lists with commas, an empty one as `none` to select by."""
    if isinstance(fact, list):
        return ", ".join(describe("card", card, say) for card in fact) or "none"
    if key in CARDS and fact in CODES:
        return say(f"kobito-card-{fact}")
    if key in ("end", "to_end") and fact in ("low", "high"):
        return say(f"kobito-end-{fact}")
    return str(fact)

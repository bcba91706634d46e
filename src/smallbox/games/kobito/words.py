"""Kobito's cards, ends and places in the reader's language."""

import re
from collections.abc import Callable

from smallbox.core.notation import SEATS
from smallbox.core.refusal import Fact
from smallbox.games.kobito.rules.cards import CODES

CARDS = frozenset({"card", "low", "high"})
PLACES = frozenset({"at", "place", "rainbow", "to"})
#: a studio rainbow of another seat: `B.S2`
ANOTHERS = re.compile(rf"([{SEATS}])\.S([1-4])")


def describe(key: str, fact: Fact, say: Callable[..., str]) -> str:
    """`K` as `kobito`, `high` as that end, `B.S2` as Ben's easel; lists with commas, an empty one as `none`."""
    if isinstance(fact, list):
        return ", ".join(describe("card", card, say) for card in fact) or "none"
    if key in CARDS and fact in CODES:
        return say(f"kobito-card-{fact}")
    if key in ("end", "to_end") and fact in ("low", "high"):
        return say(f"kobito-end-{fact}")
    anothers = ANOTHERS.fullmatch(str(fact)) if key in PLACES else None
    if anothers is not None:
        return say("kobito-rainbow-of", owner=SEATS.index(anothers[1]), easel=int(anothers[2]))
    return str(fact)

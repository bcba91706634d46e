"""That's Not a Hat in the reader's language."""

from collections.abc import Callable

from smallbox.core.notation import seat_name
from smallbox.core.refusal import Fact

SEAT_FACTS = frozenset({"giver", "receiver", "loser", "starter", "winners"})


def describe(key: str, fact: Fact, say: Callable[..., str]) -> str:
    """Gifts by name, seats by letter, lists with commas."""
    if isinstance(fact, list):
        return ", ".join(describe(key, part, say) for part in fact)
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if key in SEAT_FACTS and isinstance(fact, int):
        return seat_name(fact)
    return say(f"hat-gift-{fact}") if key in ("gift", "name") else str(fact)

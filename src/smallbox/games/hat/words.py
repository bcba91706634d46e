"""That's Not a Hat in the reader's language."""

from collections.abc import Callable

from smallbox.core.refusal import Fact


def describe(key: str, fact: Fact, say: Callable[..., str]) -> str:
    """Gifts by name, lists with commas."""
    if isinstance(fact, list):
        return ", ".join(describe(key, part, say) for part in fact)
    return gift_name(str(fact), say) if key in ("gift", "name") else str(fact)


def gift_name(code: str, say: Callable[..., str]) -> str:
    """A gift of the packaged file by its name; what is in no language file as it is spelled."""
    try:
        return say(f"hat-gift-{code}")
    except LookupError:
        return code.replace("-", " ")

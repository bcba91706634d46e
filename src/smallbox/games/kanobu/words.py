"""Kanobu's cards and colours in the reader's language."""

from collections.abc import Callable

from smallbox.core.refusal import Fact

CARDS = frozenset({"card", "top", "cancel", "removed", "cards"})


def describe(key: str, fact: Fact, say: Callable[..., str]) -> str:
    """`B.3` as `blue 3 Cards`; lists of cards are written with commas."""
    if isinstance(fact, list):
        return ", ".join(describe(key, card, say) for card in fact)
    text = str(fact)
    if key in CARDS:
        return describe_card(text, say) if text else "none"
    if key == "symbol":
        return say(f"kanobu-symbol-{text}")
    return say(f"kanobu-colour-{text}") if key == "colour" and text in "BGRYP" else text


def describe_card(card: str, say: Callable[..., str]) -> str:
    colours, _, symbol = card.partition("[")[0].partition(".")
    return say("kanobu-card", colours=say(f"kanobu-colours-{colours}"), symbol=say(f"kanobu-symbol-{symbol}"))

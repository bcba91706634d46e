"""Why a name or an answer would have been better: by what lies open, and by what everybody was shown."""

from __future__ import annotations

from smallbox.core.judge import Reason
from smallbox.core.messages import Move
from smallbox.games.hat.bot.stories import Stories
from smallbox.games.hat.messages import Accept, Claim, OpenGift, View

UNKNOWN, OPEN, MISLED, SHOWN, FRESH = "unknown", "open", "misled", "shown", "fresh"
FALSE_OPEN, FALSE, TRUE, LAST = "false_open", "false", "true", "last"
CODES = (UNKNOWN, OPEN, MISLED, SHOWN, FRESH, FALSE_OPEN, FALSE, TRUE, LAST)


def reason(view: View, seen: Stories, made: Move, better: Move) -> Reason:
    """Why another name or answer would have been better than the one that was given."""
    assert view.offer is not None
    parcel = seen.offered(view.offer.giver)
    if parcel.gift is None:
        return Reason(UNKNOWN, {})
    facts: dict[str, int | str | list[str]] = {"gift": parcel.gift, "passes": len(parcel.names)}
    if isinstance(better, Claim):
        named = made.gift if isinstance(made, Claim) else ""
        return why_name(view, named, parcel.names, facts)
    claim = view.offer.claim or ""
    if isinstance(better, Accept):
        return Reason(TRUE if claim == parcel.gift else LAST, facts)
    return Reason(FALSE_OPEN if claim in open_names(view) else FALSE, {**facts, "name": claim})


def why_name(view: View, named: str, names: list[str], facts: dict[str, int | str | list[str]]) -> Reason:
    if named in open_names(view):
        return Reason(OPEN, {**facts, "name": named})
    if names and named == names[-1] and named != facts["gift"]:
        return Reason(MISLED, {**facts, "name": named})
    return Reason(SHOWN if names else FRESH, facts)


def open_names(view: View) -> set[str]:
    """The gifts that lie face up for all to see."""
    names = [cell.gift for column in view.columns for cell in column if isinstance(cell, OpenGift)]
    names += [gift for pile in view.penalties for gift in pile]
    return {*names, *([] if view.shop_top is None else [view.shop_top])}

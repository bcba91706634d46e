"""Why cards were drawn and turns were lost: whose demand it was. The events of a move know only the move."""

from __future__ import annotations

from msgspec.structs import replace

from smallbox.core.events import Events
from smallbox.core.messages import Event
from smallbox.games.kanobu.messages import CardsDrawn, DemandAccepted, DemandMade, DrewCards
from smallbox.games.kanobu.rules.cards import ONE, SYMBOLS, TWO
from smallbox.games.kanobu.rules.state import State

#: C23, C24: accepted by one, paid by everybody but the one who asked
PAID_BY_ALL = frozenset({SYMBOLS[ONE], SYMBOLS[TWO]})


def explain(state: State, events: Events) -> None:
    """Name the one who asked last (`state.by` outlives the demand) in all that an accepted demand led to."""
    accepted: DemandAccepted | None = None
    is_explained = True
    for _, _, event in events.told:
        # The type itself: most events are neither, and to hear that from isinstance takes long.
        if type(event) is DemandAccepted:
            accepted = event
        is_explained = is_explained and type(event) is not DemandMade
    if is_explained and accepted is None:
        return
    events.told = [(audience, seat, explained(state, event, accepted)) for audience, seat, event in events.told]


def explained(state: State, event: Event, accepted: DemandAccepted | None) -> Event:
    if isinstance(event, DemandMade):
        return replace(event, everybody=event.symbol in PAID_BY_ALL)
    if accepted is None:
        return event
    if isinstance(event, DemandAccepted):
        return replace(event, by=int(state.by))
    if isinstance(event, (CardsDrawn, DrewCards)):
        return replace(event, by=int(state.by), symbol=accepted.symbol)
    return event

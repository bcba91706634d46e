"""What happened during a move, each event with those who may hear of it."""

from smallbox.core.messages import Event

EVERYONE = "everyone"
ONLY = "only"
OTHERS = "others"


class Events:
    """Collects the events of moves. What differs by seat is told as two events, never one with parts cut out."""

    def __init__(self) -> None:
        self.told: list[tuple[str, int, Event]] = []

    def everyone(self, event: Event) -> None:
        self.told.append((EVERYONE, -1, event))

    def only(self, seat: int, event: Event) -> None:
        self.told.append((ONLY, seat, event))

    def others(self, seat: int, event: Event) -> None:
        self.told.append((OTHERS, seat, event))

    def heard_by(self, listener: int | None) -> list[Event]:
        """The events that a seat hears; None is a spectator."""
        return [event for audience, seat, event in self.told if hears(listener, audience, seat)]

    def clear(self) -> None:
        self.told.clear()


def hears(listener: int | None, audience: str, seat: int) -> bool:
    if audience == EVERYONE:
        return True
    return (listener == seat) == (audience == ONLY)

"""What every game brings to the terminal: how its table looks, what is to be done, which moves there are, in words."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from rich.console import RenderableType
from rich.text import Text

from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move, View
from smallbox.text import Speech


@dataclass(frozen=True)
class Choice:
    """A move, the words it is offered in, and a mark before them."""

    move: Move
    words: str
    mark: str = ""


@dataclass(frozen=True)
class Group:
    """Moves of one kind, under a short title; those that are not listed can only be typed."""

    title: str
    choices: Sequence[Choice]
    is_listed: bool = True


V = TypeVar("V", bound=View)


class Room(ABC, Generic[V]):
    """How one game looks to one seat. Everything is drawn from the view of that seat."""

    #: nothing that has happened may stay on the screen
    forgets: ClassVar[bool] = False

    def __init__(self, game: AnyGame, options: Any, speech: Speech, seat: int) -> None:
        self.game = game
        self.options = options
        self.speech = speech
        self.seat = seat
        self.say = speech.say

    @abstractmethod
    def draw(self, view: V) -> RenderableType:
        """The table."""

    @abstractmethod
    def offer(self, view: V) -> list[Group]:
        """The moves of the view, in words."""

    @abstractmethod
    def tally(self, view: V) -> list[str]:
        """What each seat has in the end: a score, or the cards left."""

    def prompt(self, view: V) -> str:
        """One line: what is to be done, or whose turn it is."""
        return self.speech.prompt(self.game, view.prompt)

    def tell(self, event: Event) -> str:
        """An event as a sentence."""
        return self.speech.event(self.game, event)

    def picture(self, event: Event) -> RenderableType:
        """An event by itself, where the room forgets."""
        return Text(self.tell(event))

    def hold(self, event: Event, speed: float) -> float:
        """For how many seconds an event by itself stays in sight."""
        return speed

    def aside(self, view: V) -> RenderableType:
        """What stands in the place of events while none is told, where the room forgets."""
        return Text()

    def name(self, seat: int, view: V) -> Text:
        """The name of a seat: lit when it is to act, underlined when it is the person's own."""
        style = "underline" if seat == self.seat else ""
        is_acting = seat == view.to_act
        return Text(f" {self.speech.seat(seat)} ", style=f"{style} bold reverse" if is_acting else style, end="")

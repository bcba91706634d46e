"""What learning environments need of a game: a layout of what its seats know, and episodes to play."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from smallbox.core.episode import Episode
from smallbox.core.messages import View
from smallbox.core.observation import Field, Layout
from smallbox.core.plain_episode import LONGEST_VIEW, PlainEpisode

if TYPE_CHECKING:
    from smallbox.core.picture import Picture

O = TypeVar("O")  # noqa: E741 - options
V = TypeVar("V", bound=View)

VIEW = Layout([Field("view", (LONGEST_VIEW,), "the seat's view as JSON in UTF-8, then noughts; seats as they sit")])


class Environment(Generic[O, V]):
    """Stops here for a game that nobody has written observations for: then they are its views."""

    #: endings that only keep a game from going on for ever: an environment calls them truncation
    guards: ClassVar[Sequence[str]] = ()
    #: can its episodes reply sensibly, and not only at random?
    has_policy: ClassVar[bool] = False

    def layout(self, options: O) -> Layout:
        """Where what a seat knows lies in an observation; it depends on options and players."""
        return VIEW

    def episode(self, game: Any, options: O, seed: int) -> Episode:
        """A fresh game, dealt from a seed."""
        return PlainEpisode(game, options, seed)

    def picture(self, game: Any, view: V) -> "Picture":
        """The table as the reader of a view sees it."""
        # Imported when somebody draws: nobody else should wait for it.
        from smallbox.core.plain_picture import plain_picture  # noqa: PLC0415

        return plain_picture(game.title, game.zones(), view)

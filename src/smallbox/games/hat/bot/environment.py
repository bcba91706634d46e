"""That's Not a Hat as a learning environment: what its seats know as numbers, and episodes to play."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from smallbox.core.environment import Environment
from smallbox.core.observation import Layout
from smallbox.games.hat.bot.episode import HatEpisode, episode
from smallbox.games.hat.messages import Options, View
from smallbox.games.hat.rules.observation import Places, layout_of

if TYPE_CHECKING:
    from smallbox.core.picture import Picture

#: tables for the options in use
shared_by = lru_cache(maxsize=8)(Places)


class HatEnvironment(Environment[Options, View]):
    """The layout and the episodes of That's Not a Hat."""

    #: H40: as many gifts as `max_gifts`
    guards: ClassVar[Sequence[str]] = ("guard",)
    has_policy: ClassVar[bool] = True

    def layout(self, options: Options) -> Layout:
        return layout_of(options)

    def episode(self, game: Any, options: Options, seed: int) -> HatEpisode:
        return episode(options, seed, shared_by(options))

    def picture(self, game: Any, view: View) -> "Picture":
        # Imported when somebody draws: nobody else should wait for it.
        from smallbox.games.hat.picture import picture  # noqa: PLC0415

        return picture(view)

"""Kanobu as a learning environment: what its seats know as numbers, and episodes to play."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from smallbox.core.environment import Environment
from smallbox.core.observation import Layout
from smallbox.games.kanobu.bot.episode import KanobuEpisode, Shared, episode
from smallbox.games.kanobu.messages import Options, View
from smallbox.games.kanobu.rules.observation import layout_of

if TYPE_CHECKING:
    from smallbox.core.picture import Picture

#: tables for the options in use
shared_by = lru_cache(maxsize=8)(Shared)


class KanobuEnvironment(Environment[Options, View]):
    """The layout and the episodes of Kanobu."""

    #: C34: as many moves as `maxMoves`
    guards: ClassVar[Sequence[str]] = ("cap",)
    has_policy: ClassVar[bool] = True

    def layout(self, options: Options) -> Layout:
        return layout_of(options)

    def episode(self, game: Any, options: Options, seed: int) -> KanobuEpisode:
        return episode(options, seed, shared_by(options))

    def picture(self, game: Any, view: View) -> "Picture":
        # Imported when somebody draws: nobody else should wait for it.
        from smallbox.games.kanobu.picture import picture  # noqa: PLC0415

        return picture(view)

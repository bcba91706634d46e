"""What OpenSpiel's algorithms see of a state: what a seat sees now, or all that it has ever seen and heard."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from smallbox.adapters.openspiel.state import SmallboxState


class SmallboxObserver:
    """Strings of what a seat knows. With perfect recall it is everything since the deal, else what it sees now."""

    def __init__(self, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"expected no parameters of observations, got {params}")
        self.has_recall: bool = kind.perfect_recall
        self.is_public: bool = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SmallboxState, player: int) -> None:
        """There are no tensors to set."""

    def string_from(self, state: SmallboxState, player: int) -> str:
        if self.is_public:
            return state.course.sight(None)
        return state.course.information(player) if self.has_recall else state.course.sight(player)

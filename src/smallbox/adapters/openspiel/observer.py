"""What OpenSpiel's algorithms see of a state: what a seat sees now, or all that it has ever seen and heard."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from smallbox.adapters.openspiel.parameters import Table
from smallbox.adapters.openspiel.state import SmallboxState
from smallbox.core.episode import empty, observation_of


class SmallboxObserver:
    """What a seat knows, as a string and as numbers. With perfect recall the string has everything since the deal."""

    def __init__(self, table: Table, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"expected no parameters of observations, got {params}")
        self.has_recall: bool = kind.perfect_recall
        self.is_public: bool = kind.private_info == pyspiel.PrivateInfoType.NONE
        layout = table.game.environment.layout(table.options)
        self.noughts = empty(layout.size)
        self.tensor = None if self.is_public else np.zeros(layout.size, np.float32)
        #: the fields by their names, each in its shape: parts of the tensor
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            for field in layout.fields:
                self.dict[field.name] = self.tensor[layout.places[field.name]].reshape(field.shape)

    def set_from(self, state: SmallboxState, player: int) -> None:
        """Write what a seat knows into the tensor; noughts before the deal."""
        if self.tensor is None:
            return
        if state.course.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = observation_of(state.course.watch(), player, self.noughts)

    def string_from(self, state: SmallboxState, player: int) -> str:
        if self.is_public:
            return state.course.sight(None)
        return state.course.information(player) if self.has_recall else state.course.sight(player)

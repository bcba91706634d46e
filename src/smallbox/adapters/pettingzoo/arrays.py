"""Vectors of the engine as numpy arrays: compiled ones lend their memory, plain lists are copied."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from smallbox.core.vectors import engine_kind

IS_COMPILED = engine_kind() == "compiled"


def array(vector: Any, kind: type[Any]) -> NDArray[Any]:
    """The numbers of a vector that is written no more. From the compiled engine they can be read, not written."""
    return np.frombuffer(vector, kind) if IS_COMPILED else np.array(vector, kind)


def own_array(vector: Any, kind: type[Any]) -> NDArray[Any]:
    """The numbers of a vector, to keep and to write."""
    return np.array(np.frombuffer(vector, kind)) if IS_COMPILED else np.array(vector, kind)

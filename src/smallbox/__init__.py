"""smallbox: three small-box card games as an executable rulebook."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from smallbox.core.errors import BadData as BadData
    from smallbox.core.errors import BadNotation as BadNotation
    from smallbox.core.errors import BadOption as BadOption
    from smallbox.core.errors import SmallboxError as SmallboxError
    from smallbox.illegal_move import IllegalMove as IllegalMove
    from smallbox.position import Position as Position

__version__ = "0.1.0"

#: what `import smallbox` offers, and where it lies
PUBLIC = {
    "BadData": "smallbox.core.errors",
    "BadNotation": "smallbox.core.errors",
    "BadOption": "smallbox.core.errors",
    "IllegalMove": "smallbox.illegal_move",
    "Position": "smallbox.position",
    "SmallboxError": "smallbox.core.errors",
}


def __getattr__(name: str) -> Any:
    """Load what is public when it is first asked for, so that `import smallbox` costs nothing."""
    if name not in PUBLIC:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(PUBLIC[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *PUBLIC})

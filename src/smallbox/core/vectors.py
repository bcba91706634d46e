"""The one place that names compiled types: packed vectors to the compiler, plain lists when uncompiled."""

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:

    class vec(list):
        """A plain list standing in for librt.vecs.vec when the engine runs uncompiled."""


def engine_kind() -> Literal["compiled", "plain"]:
    """Is this the compiled engine, or plain Python?"""
    # Imported when asked: chance imports this module.
    from smallbox.core import chance  # noqa: PLC0415

    return "plain" if chance.__file__.endswith(".py") else "compiled"

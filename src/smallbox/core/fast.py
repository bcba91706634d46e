"""The one place that names compiled types: packed vectors to the compiler, plain lists when uncompiled."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:

    class vec(list):
        """A plain list standing in for librt.vecs.vec when the engine runs uncompiled."""

"""Vectors for calling the engine directly: packed ones for the compiled engine, lists for the plain one."""

from typing import Any

from mypy_extensions import i64

from smallbox.core import chance


def packed(numbers: list[int]) -> Any:
    if chance.__file__.endswith(".py"):
        return numbers
    from librt.vecs import vec  # noqa: PLC0415 - only there with the compiled engine

    return vec[i64](numbers)

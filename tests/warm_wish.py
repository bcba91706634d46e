"""What is asked of a warm process."""

from typing import NamedTuple

#: longer than any line of arguments with the environment
MESSAGE_BYTES = 256 * 1024


class Wish(NamedTuple):
    """What is to be started, and where."""

    arguments: list[str]
    files: int
    folder: str
    environment: dict[str, str]

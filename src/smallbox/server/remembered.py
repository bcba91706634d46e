"""What is remembered as long as there is room, here and on other nodes."""

from collections import OrderedDict
from collections.abc import Callable


class Remembered:
    """Values by key; those that came first make room."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[str, str] = OrderedDict()
        #: told what is put here, so that others can hear of it
        self.on_put: Callable[[str, str], None] = _nobody

    def get(self, key: str) -> str | None:
        return self._values.get(key)

    def put(self, key: str, value: str) -> None:
        """Remember, and tell."""
        self.hear(key, value)
        self.on_put(key, value)

    def hear(self, key: str, value: str) -> None:
        """Another node has put it."""
        self._values[key] = value
        if len(self._values) > self._most:
            self._values.popitem(last=False)


def _nobody(key: str, value: str) -> None:
    """Nobody wants to know."""

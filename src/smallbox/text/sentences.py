"""Sentences in Fluent, each read when it is first said: a language has thousands, and a process says a few of them."""

import re
from collections.abc import Iterable, Iterator

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

#: The first line of a sentence or term, with its name. What belongs to it is indented, or begins with a brace.
FIRST_LINE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
#: whatever could be the name of another sentence or term that a sentence refers to
NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class Sentences(FluentBundle):
    """The sentences of one language; of two with the same name the first counts."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        # No isolation marks: terminals show them as boxes, and every language here runs left to right.
        super().__init__([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for source in sources:
            for name, text in entries(source):
                self._unread.setdefault(name, text)

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unread or super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """Raises KeyError for a name that no file has."""
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, name: str) -> None:
        """Read a sentence, and all that it refers to."""
        text = self._unread.pop(name, None)
        if text is not None:
            self.add_resource(FluentResource(text))
            for other in NAME.findall(text):
                self._read(other)


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The sentences and terms of a file, unread, by their names."""
    starts = list(FIRST_LINE.finditer(source))
    ends = [start.start() for start in starts[1:]]
    for start, end in zip(starts, [*ends, len(source)]):
        yield start[1], source[start.start() : end]

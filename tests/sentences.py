"""The Fluent files as data: which sentences there are, and which facts each of them names."""

from functools import cache
from importlib import resources

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor


class Names(Visitor):
    """Collects the names of facts in a sentence."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 the visitor's own spelling
        self.found.add(node.id.name)


@cache
def sentences(language: str, file: str) -> dict[str, frozenset[str]]:
    """The sentences of a file, each with the facts that it names. Fails where the file cannot be read."""
    text = resources.files("smallbox.text").joinpath(language, file).read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    messages = [entry for entry in entries if isinstance(entry, Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), f"expected every sentence once, got {sorted(names)}"
    return {message.id.name: facts_of(message) for message in messages}


def facts_of(node: BaseNode) -> frozenset[str]:
    names = Names()
    names.visit(node)
    return frozenset(names.found)

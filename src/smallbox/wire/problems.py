"""Why the table or the server said no: every code, with the facts that come with it.

The sentence of a code is `problem-<code>` in the Fluent files: it says what happened and what to do.
"""

from collections.abc import Mapping

from smallbox.text import Speech
from smallbox.wire.server import Fact

PROBLEMS: dict[str, tuple[str, ...]] = {
    "bad-message": ("detail",),
    "no-such-table": ("table",),
    "not-your-seat": (),
    "say-hello-first": (),
    "already-here": (),
    "not-seated": (),
    "not-host": (),
    "not-now": ("phase",),
    "resigned": (),
    "table-full": ("seats",),
    "too-many-seats": (),
    "seat-taken": ("seat",),
    "seat-empty": ("seat",),
    "seats-moved": (),
    "table-worn": (),
    "removed": (),
    "not-ready": ("names",),
    "dealing": (),
    "wrong-number": (),
    "no-promise": (),
    "too-few-players": ("fewest",),
    "too-many-players": ("most",),
    "unknown-bot": ("level", "levels"),
    "bad-option": ("detail",),
    "bad-name": (),
    "empty-message": (),
    "chat-off": (),
    "chat-quick-only": (),
    "gestures-off": (),
    "too-early": ("milliseconds",),
    "nothing-to-undo": (),
    "not-last-person": (),
    "bad-code": (),
    "rate-limited": ("seconds",),
    "too-many-tables": (),
    "too-many-sockets": (),
    "message-too-large": ("limit",),
    "text-only": (),
    "busy": (),
    "not-stored": (),
    "no-such-record": (),
    "not-over": (),
    "other-rules": ("rules", "now"),
    "shutting-down": (),
    "no-such-page": (),
    "wrong-method": (),
    "not-json": (),
    "server-failed": (),
    "bad-origin": (),
    "bad-host": (),
}
#: the same over HTTP: the status of an answer; whatever is not here is the client's mistake, 400
STATUS: dict[str, int] = {
    "bad-code": 403,
    "bad-origin": 403,
    "no-such-page": 404,
    "no-such-record": 404,
    "no-such-table": 404,
    "wrong-method": 405,
    "not-now": 409,
    "not-over": 409,
    "other-rules": 409,
    "table-full": 409,
    "message-too-large": 413,
    "not-json": 415,
    "bad-host": 421,
    "rate-limited": 429,
    "too-many-sockets": 429,
    "too-many-tables": 429,
    "server-failed": 500,
    "busy": 503,
    "not-stored": 503,
    "shutting-down": 503,
}
BAD_REQUEST = 400


def status_of(code: str) -> int:
    """HTTP's word for an error."""
    return STATUS.get(code, BAD_REQUEST)


def explain(code: str, facts: Mapping[str, Fact], language: str = "en") -> str:
    """The sentence of a code with its facts, for people who read answers by hand."""
    words = {name: ", ".join(fact) if isinstance(fact, list) else fact for name, fact in facts.items()}
    return Speech(language).say(f"problem-{code}", **words)

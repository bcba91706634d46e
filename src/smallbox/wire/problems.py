"""Why the table or the server said no: every code, with the facts that come with it.

The sentence of a code is `problem-<code>` in the Fluent files: it says what happened and what to do.
"""

from collections.abc import Mapping

from smallbox.text import LANGUAGES, Speech
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
    "not-away": ("seat",),
    "table-worn": (),
    "removed": (),
    "no-free-table": (),
    "not-this-machine": (),
    "no-network": (),
    "push-off": (),
    "unknown-push-service": (),
    "not-ready": ("names",),
    "dealing": (),
    "wrong-number": (),
    "no-promise": (),
    "too-few-players": ("fewest",),
    "too-many-players": ("most",),
    "unknown-bot": ("level", "levels"),
    "bad-option": ("detail",),
    "bad-cards": ("flaw", "at", "expected", "got", "detail"),
    "cards-private": (),
    "no-own-cards": (),
    "too-many-cards": (),
    "too-many-measurements": (),
    "measure-failed": (),
    "bad-name": (),
    "empty-message": (),
    "chat-off": (),
    "chat-quick-only": (),
    "gestures-off": (),
    "too-early": ("milliseconds",),
    "nothing-to-undo": (),
    "not-last-person": (),
    "hints-off": (),
    "no-hints-daily": (),
    "no-hints-programs": (),
    "not-your-turn": (),
    "no-hint": (),
    "bad-code": (),
    "rate-limited": ("seconds",),
    "too-many-tables": (),
    "no-such-deal": ("deal",),
    "deal-not-yet": ("day",),
    "deal-fixed": (),
    "deal-needs-seats": ("seats",),
    "deal-unfinished": (),
    "deal-old": (),
    "no-such-group": (),
    "group-full": (),
    "too-many-groups": (),
    "no-such-bot": (),
    "too-many-bots": (),
    "too-many-games": ("most",),
    "too-many-sockets": (),
    "message-too-large": ("limit",),
    "text-only": (),
    "busy": (),
    "not-stored": (),
    "no-such-record": (),
    "not-over": (),
    "other-rules": ("rules", "now"),
    "review-stopped": (),
    "review-too-long": ("most",),
    "review-failed": (),
    "too-many-reviews": (),
    "cannot-go-on": (),
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
    "no-such-bot": 403,
    "not-this-machine": 403,
    "no-free-table": 404,
    "no-own-cards": 404,
    "no-such-deal": 404,
    "no-such-group": 404,
    "no-such-page": 404,
    "no-such-record": 404,
    "no-such-table": 404,
    "wrong-method": 405,
    "cannot-go-on": 409,
    "cards-private": 409,
    "no-network": 409,
    "deal-fixed": 409,
    "deal-needs-seats": 409,
    "deal-not-yet": 409,
    "deal-old": 409,
    "deal-unfinished": 409,
    "not-now": 409,
    "not-over": 409,
    "push-off": 409,
    "other-rules": 409,
    "review-stopped": 409,
    "review-too-long": 409,
    "table-full": 409,
    "group-full": 409,
    "message-too-large": 413,
    "not-json": 415,
    "bad-host": 421,
    "rate-limited": 429,
    "too-many-bots": 429,
    "too-many-games": 429,
    "too-many-cards": 429,
    "too-many-measurements": 429,
    "too-many-groups": 429,
    "too-many-reviews": 429,
    "too-many-sockets": 429,
    "too-many-tables": 429,
    "server-failed": 500,
    "busy": 503,
    "review-failed": 503,
    "not-stored": 503,
    "shutting-down": 503,
}
BAD_REQUEST = 400


def status_of(code: str) -> int:
    """HTTP's word for an error."""
    return STATUS.get(code, BAD_REQUEST)


#: what is said in English only, to people who write programs: never part of a sentence
DETAIL = "detail"
#: that, and what tells a client where cards of one's own are wrong, for which it has sentences of its own
FOR_PROGRAMMERS = frozenset({DETAIL, "flaw", "at", "expected", "got"})


def explain(code: str, facts: Mapping[str, Fact], language: str = LANGUAGES[0]) -> str:
    """The sentence of a code with its facts, for people who read answers by hand; in English with the details."""
    speech = Speech(language)
    words = {name: in_words(speech, name, fact) for name, fact in facts.items()}
    details = [f"({facts[DETAIL]})"] if DETAIL in facts and language == LANGUAGES[0] else []
    return " ".join([speech.say(f"problem-{code}", **words), *details])


def in_words(speech: Speech, name: str, fact: Fact) -> str | int:
    if isinstance(fact, list):
        return ", ".join(speech.level(each) if name == "levels" else each for each in fact)
    return fact

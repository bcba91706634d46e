"""Structured logs: one JSON object a line, never a hand, a seed, a secret or a name."""

import asyncio
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog
from structlog.typing import EventDict, Processor

#: Lines of one kind are this many seconds apart.
APART = 10.0

Later = Callable[[float, Callable[[], None]], object]


def on_the_loop(seconds: float, act: Callable[[], None]) -> object:
    return asyncio.get_running_loop().call_later(seconds, act)


class ThrottledLog:
    """Logs the first line of a kind at once, and those that follow as one line with their number."""

    def __init__(self, log: Any, seconds: float = APART, later: Later = on_the_loop) -> None:
        self._log = log
        self._seconds = seconds
        self._later = later
        #: by kind: how many have come since the last line, and what the latest of them said
        self._held: dict[tuple[str, str, str], tuple[int, dict[str, Any]]] = {}

    def warning(self, event: str, *, kind: str = "", **facts: Any) -> None:
        self._take(("warning", event, kind), facts)

    def error(self, event: str, *, kind: str = "", **facts: Any) -> None:
        self._take(("error", event, kind), facts)

    def _take(self, key: tuple[str, str, str], facts: dict[str, Any]) -> None:
        if key in self._held:
            self._held[key] = (self._held[key][0] + 1, facts)
        else:
            self._tell(key, 1, facts)

    def _tell(self, key: tuple[str, str, str], times: int, facts: dict[str, Any]) -> None:
        level, event, kind = key
        told = {**({"kind": kind} if kind else {}), **({"times": times} if times > 1 else {}), **facts}
        getattr(self._log, level)(event, **told)
        self._held[key] = (0, {})
        self._later(self._seconds, lambda: self._go_on(key))

    def _go_on(self, key: tuple[str, str, str]) -> None:
        times, facts = self._held.pop(key)
        if times:
            self._tell(key, times, facts)


class Stderr:
    """Where logs go. On a full disk they are lost, which mustn't break whoever logs."""

    def write(self, text: str) -> None:
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


def set_up_logs(level: str = "info", node: str = "") -> None:
    """Everything goes to stderr as JSON, uvicorn's own lines too; each line names the node, where there are many."""
    number = logging.getLevelNamesMapping()[level.upper()]

    def name_node(_log: Any, _method: str, line: EventDict) -> EventDict:
        return {**line, "node": node} if node else line

    shared: list[Processor] = [
        name_node,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Stderr())),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(number)
    # Who plays when is nobody's business: addresses of requests and sockets aren't logged.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(max(number, logging.WARNING))
    # They log every request with its address, and that of a push names a device.
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    # picows logs what broken clients sent, word for word.
    logging.getLogger("smallbox.socket").setLevel(logging.CRITICAL)

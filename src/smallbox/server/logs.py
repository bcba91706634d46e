"""Structured logs: one JSON object a line, never a hand, a seed, a secret or a name."""

import logging
import sys
from contextlib import suppress
from typing import TextIO, cast

import structlog
from structlog.typing import Processor


class Stderr:
    """Where logs go. On a full disk they are lost, which is not the affair of whoever tells something."""

    def write(self, text: str) -> None:
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


def set_up_logs(level: str = "info") -> None:
    """Everything goes to stderr as JSON, uvicorn's own lines too."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[Processor] = [
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
    # Addresses of requests and sockets say who plays when: they are not logged.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(max(number, logging.WARNING))
    # picows tells what broken clients sent, word for word.
    logging.getLogger("smallbox.socket").setLevel(logging.CRITICAL)

"""Structured logs: one JSON object a line, never a hand, a seed, a secret or a name."""

import logging
import sys

import structlog
from structlog.typing import Processor


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
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
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

"""The server's own notes: one JSON object a line, and never what is in anybody's hand."""

from __future__ import annotations

import json
import logging
import time

_FIELDS = ("table", "method", "path", "status", "ms")


class AsJson(logging.Formatter):
    """Only fields that are listed are written."""

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        note = {"time": stamp, "level": record.levelname.lower(), "event": record.getMessage()}
        note |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info:
            note["error"] = self.formatException(record.exc_info)
        return json.dumps(note)


def write_notes(verbose: bool) -> None:
    """Write notes to standard error: warnings, or each request as well."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson())
    for name in ("fiendish.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if verbose and name == "fiendish.server" else logging.WARNING)

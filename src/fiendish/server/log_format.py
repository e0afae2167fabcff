"""The format of the server's log: one JSON object a line, and never what is in anybody's hand.

Of an error its kind and the way to it are noted. Its words may quote anything that somebody has sent, so
only those of the system and of the database are: they never do.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import time
import traceback

from fiendish.server import request_id

_FIELDS = ("table", "method", "path", "status", "ms", "left_out")
_LONGEST = 200  # characters of a field
_ALIKE, _WHILE = 20, 10.0  # so many warnings of a kind in so many seconds
_KINDS = 1000


class JsonFormatter(logging.Formatter):
    """Only fields that are listed are written."""

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        event = record.getMessage().partition("\n")[0]  # asyncio's go on with what a task held
        note = {"time": stamp, "level": record.levelname.lower(), "event": event[:_LONGEST]}
        for name in _FIELDS:
            value = getattr(record, name, None)
            if value is not None:
                note[name] = value[:_LONGEST] if isinstance(value, str) else value
        if number := request_id.current.get():
            note["request"] = number
        if record.exc_info and record.exc_info[1] is not None:
            note["error"] = _way_to(record.exc_info[1])
        return json.dumps(note)


class Seldom(logging.Filter):
    """Of warnings that are alike lets only so many through in a while, and then says how many more
    there were: a server in trouble must not fill the disk with its notes as well."""

    def __init__(self) -> None:
        super().__init__()
        self._lately: dict[tuple[str, str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        error = record.exc_info[0] if record.exc_info else None
        kind = (record.name, str(record.msg).partition("\n")[0], error.__name__ if error else "")
        since, count = self._lately.get(kind, (record.created, 0))
        if record.created - since > _WHILE:
            record.left_out = count - _ALIKE if count > _ALIKE else None
            since, count = record.created, 0
        if len(self._lately) > _KINDS:
            self._lately.clear()
        self._lately[kind] = since, count + 1
        return count < _ALIKE


def _way_to(error: BaseException) -> str:
    """Where an error came from, and what led to it before."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = "" if cause is None else f"{_way_to(cause)}\nwhich led to\n"
    way = "".join(traceback.format_tb(error.__traceback__))
    return f"{before}Traceback (most recent call last):\n{way}{_kind(error)}"


def _kind(error: BaseException) -> str:
    kind = type(error).__name__
    if isinstance(error, OSError):
        return f"{kind}: {error.strerror}"
    return f"{kind}: {error}" if isinstance(error, sqlite3.Error) else kind


def set_up_logging(verbose: bool) -> None:
    """Log to standard error: warnings, or each request as well."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("fiendish.server").setLevel(logging.INFO if verbose else logging.WARNING)

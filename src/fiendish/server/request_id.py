"""A number for each request: in the answer, on pages that say what went wrong, and in the notes."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar

HEADER = "x-request-id"
_PLAIN = re.compile(r"[A-Za-z0-9._-]{1,64}")

current: ContextVar[str] = ContextVar("request_id", default="")
"""That of the request that is carried out, also for what it set going."""


def id_for(given: str) -> str:
    """The id that a proxy gave, if it is a plain word; else a new one."""
    return given if _PLAIN.fullmatch(given) else secrets.token_hex(8)

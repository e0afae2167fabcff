"""Errors as clients like them: a page for people, JSON for programs. Never how it came about."""

from __future__ import annotations

import re
from functools import cache
from http import HTTPStatus
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response

from fiendish.ledger import read_all
from fiendish.server import request_id
from fiendish.server.policy import PREFERENCES
from fiendish.server.refusal import Refused
from fiendish.web.other_pages import Problem, render_problem
from fiendish.web.preferences import Preferences, dress

_TABLE = re.compile(r"/tables/[0-9a-f]+")
_MACHINES = ("/api/", "/static/", "/art/")


def refusal(request: HTTPConnection, refused: Refused) -> Response:
    """The answer to a request that is not carried out."""
    headers = {"retry-after": str(refused.wait)} if refused.wait else {}
    if refused.status == HTTPStatus.METHOD_NOT_ALLOWED and refused.allowed:
        headers["allow"] = refused.allowed
    if not wants_page(request):
        data = msgspec.json.encode(refused.as_data())
        response = Response(data, refused.status, media_type="application/json")
    else:
        html = render_problem(_problem(request, refused))
        response = HTMLResponse(dress(html, preferences_of(request)), refused.status)
    response.headers.update(headers)
    return response


def preferences_of(request: HTTPConnection) -> Preferences:
    """What the visitor has chosen."""
    return Preferences.read(request.cookies.get(PREFERENCES, ""))


def wants_page(request: HTTPConnection) -> bool:
    """Whether a person looks at the answer: browsers ask for HTML by name."""
    accepts = request.headers.get("accept", "")
    return "text/html" in accepts and not str(request.scope["path"]).startswith(_MACHINES)


def _problem(request: HTTPConnection, refused: Refused) -> Problem:
    return Problem(
        status=refused.status,
        text=refused.text,
        allowed=refused.allowed,
        rule=refused.rule,
        game=_games().get(refused.rule.partition("-")[0], ""),
        back=_back(request),
        request=request_id.current.get(),
    )


def _back(request: HTTPConnection) -> str:
    """Where the visitor came from, if that is a page of ours; else the table it was about."""
    before = own_page(request.headers)
    path: str = request.scope["path"]
    if before and urlsplit(before).path != path:
        return before
    table = _TABLE.match(path)
    return table[0] if table and table[0] != path else ""


def own_page(headers: Headers) -> str:
    """The address within this site of the page that a request came from, or nothing."""
    try:
        parts = urlsplit(headers.get("referer", ""))
    except ValueError:
        return ""
    if parts.netloc != headers.get("host") or not parts.path.startswith("/"):
        return ""
    path = "/" + parts.path.lstrip("/")  # two slashes would lead to another site
    return f"{path}?{parts.query}" if parts.query else path


@cache
def _games() -> dict[str, str]:
    """The game of each prefix of a rule id."""
    return {ledger.prefix: ledger.game for ledger in read_all()}

"""The cookie that says who a guest is.

Where the site is https its name begins with `__Host-`: a browser takes such a cookie only from this very
site, so no neighbour (another port, a subdomain) can put one there. One of the old name is read
until the browser has the new one.
"""

from __future__ import annotations

from collections.abc import Mapping

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fiendish.server.policy import COOKIE

OWN = f"__Host-{COOKIE}"
_YEAR = 365 * 24 * 3600


def token_in(cookies: Mapping[str, str]) -> str:
    return cookies.get(OWN) or cookies.get(COOKIE, "")


def keep(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(
        OWN if secure else COOKIE, token, max_age=_YEAR, path="/", httponly=True, samesite="lax",
        secure=secure,
    )  # fmt: skip


def drop(response: Response, secure: bool) -> None:
    for name in (OWN, COOKIE) if secure else (COOKIE,):
        response.delete_cookie(name, path="/", httponly=True, samesite="lax", secure=secure)


class NewName:
    """On an https site: gives the cookie of the old name back under the new one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        cookies = HTTPConnection(scope).cookies if scope["type"] == "http" else {}
        old = cookies.get(COOKIE, "")
        if not old:
            await self.app(scope, receive, send)
            return

        async def send_renamed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                changed = Response()
                if OWN not in cookies and not _sets_own(headers):
                    keep(changed, old, secure=True)
                changed.delete_cookie(COOKIE, path="/")
                for value in changed.headers.getlist("set-cookie"):
                    headers.append("set-cookie", value)
            await send(message)

        await self.app(scope, receive, send_renamed)


def _sets_own(headers: MutableHeaders) -> bool:
    return any(one.startswith(f"{OWN}=") for one in headers.getlist("set-cookie"))

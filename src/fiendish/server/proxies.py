"""Proxies in front of the server: what those that are trusted say of a visitor is believed."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from fiendish.server import request_id
from fiendish.server.policy import Policy, number_in


class Proxies:
    """Puts the visitor's address in the place of the proxy's, and gives each request its id.

    Each proxy adds at the end of `X-Forwarded-For` whom it was asked by. So the visitor is the last
    one there who is no proxy of ours; what stands before that anybody may have written.
    """

    def __init__(self, app: ASGIApp, policy: Policy) -> None:
        self.app = app
        self.policy = policy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        given = ""
        if self.policy.trusts_proxy((scope.get("client") or ("", 0))[0]):
            headers = Headers(scope=scope)
            given = headers.get(request_id.HEADER, "")
            scope = {**scope, **self._told(scope, headers)}
        mark = request_id.current.set(request_id.id_for(given))
        try:
            await self.app(scope, receive, send)
        finally:
            request_id.current.reset(mark)

    def _told(self, scope: Scope, headers: Headers) -> Scope:
        """What the proxy says: who asks, and whether by https."""
        told: Scope = {}
        for one in reversed(",".join(headers.getlist("x-forwarded-for")).split(",")):
            number = number_in(one)
            if number is None:
                break
            told["client"] = (str(number), 0)
            if not self.policy.trusts_proxy(str(number)):
                break
        scheme = headers.get("x-forwarded-proto", "").strip().lower()
        if scheme in ("http", "https"):
            told["scheme"] = scheme.replace("http", "ws") if scope["type"] != "http" else scheme
        return told

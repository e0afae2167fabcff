"""For whatever watches over the server: whether it is well, and what it measures."""

from __future__ import annotations

import hmac
import ipaddress

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from fiendish.server.disk_space import DiskSpace
from fiendish.server.health import Health
from fiendish.server.metrics import Metrics
from fiendish.server.policy import Policy
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import answer, client_of, service_of

_FORM = "text/plain; version=0.0.4; charset=utf-8"


async def health(request: Request) -> Response:
    """Whether the database takes writes. Without an answer the server itself hangs."""
    watched: Health = request.app.state.health
    trouble = await watched.trouble()
    if trouble:
        raise Refused(503, "not-well", trouble, wait=5)
    return answer({"status": "ok"})


async def metrics(request: Request) -> Response:
    """What the server measures of itself, for this machine and for who has the token."""
    policy: Policy = request.app.state.policy
    if not _may_read(request, policy.metrics_token):
        raise Refused(
            403, "not-yours", "these figures are for whoever runs the server",
            allowed="from its own machine, or with the token of --metrics-token",
        )  # fmt: skip
    service, measured = service_of(request), request.app.state.metrics
    assert isinstance(measured, Metrics)
    pool, space = service.bot_pool, request.app.state.space
    assert isinstance(space, DiskSpace)
    gauges = {
        "tables_open": (len(service.live), "tables in memory"),
        "bots_waiting": (pool.waiting, "decisions and hints that wait for a worker"),
        "bots_thinking": (pool.thinking, "decisions and hints that a worker has"),
        "disk_free_bytes": (space.free(), "room on the disk with the database"),
        "webhooks_waiting": (service.webhooks.waiting, "calls to players that wait to be made"),
    }
    return PlainTextResponse(
        measured.text(service.store.commit_times, gauges), headers={"content-type": _FORM}
    )


def _may_read(request: Request, token: str) -> bool:
    """From this machine, though not through a proxy on it; or from anywhere with the token."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    try:
        here = ipaddress.ip_address(client_of(request)).is_loopback
    except ValueError:
        return False
    return here and "x-forwarded-for" not in request.headers


ROUTES = [
    Route("/healthz", health, methods=["GET"]),
    Route("/metrics", metrics, methods=["GET"]),
]

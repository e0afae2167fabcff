"""The app: routes behind the guard, errors in words, tables closed when they are idle."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route

from fiendish.games import find, names
from fiendish.server import absence
from fiendish.server.compression import Compression
from fiendish.server.disk_space import DiskSpace
from fiendish.server.enforcing import enforce, go_on_enforcing
from fiendish.server.errors import refusal
from fiendish.server.final import Outlived
from fiendish.server.guard import Guard
from fiendish.server.guest_cookie import NewName
from fiendish.server.health import Health
from fiendish.server.metrics import Metrics
from fiendish.server.policy import Policy
from fiendish.server.proxies import Proxies
from fiendish.server.refusal import Refused
from fiendish.server.retention import go_on_tidying
from fiendish.server.routes import api, html, operation, watch
from fiendish.server.routes.outlived import outlived
from fiendish.server.service import Service
from fiendish.server.visitors import Visitors
from fiendish.server.waking import look_through, wake

_EVERY = 30.0  # seconds between two looks for idle tables

ROUTES: list[BaseRoute] = [*html.ROUTES, *api.ROUTES, *watch.ROUTES, *operation.ROUTES]


def make_app(service: Service, policy: Policy) -> Starlette:
    """The app over a service, which it closes in the end."""

    metrics, visitors = Metrics(), Visitors()
    space = DiskSpace(service.store.folder, policy.free << 20)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        for name in names():
            find(name)  # now, not while somebody waits
        await enforce(service)
        jobs = (
            _sweep(service),
            wake(service),
            look_through(service),
            metrics.watch_loop(),
            go_on_enforcing(service),
            go_on_tidying(service, policy.keep, policy.abandon),
        )
        tasks = [asyncio.create_task(job) for job in jobs]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await service.close()

    app = Starlette(
        routes=ROUTES,
        middleware=[
            Middleware(Proxies, policy=policy),
            Middleware(
                Guard,
                policy=policy,
                metrics=metrics,
                visitors=visitors,
                space=space,
                rulings=service.rulings,
            ),
            *([Middleware(NewName)] if policy.secure else []),
            Middleware(Compression),
        ],
        exception_handlers={Refused: _refused, Outlived: outlived, HTTPException: _not_here},
        lifespan=lifespan,
    )
    app.state.service = service
    app.state.policy = policy
    app.state.metrics = metrics
    app.state.visitors = visitors
    app.state.space = space
    app.state.health = Health(service.store)
    return app


async def _sweep(service: Service) -> None:
    while True:
        await asyncio.sleep(_EVERY)
        absence.keep_signs(service)
        service.evict()


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(request, error)


async def _not_here(request: Request, error: Exception) -> Response:
    """A wrong address or method."""
    assert isinstance(error, HTTPException)
    codes = {404: "no-page", 405: "wrong-method"}
    texts = {404: "there is nothing at this address", 405: "not with this method"}
    code = codes.get(error.status_code, "refused")
    allowed = ", ".join(_methods_at(request)) if error.status_code == 405 else ""
    text = texts.get(error.status_code, str(error.detail))
    return await _refused(request, Refused(error.status_code, code, text, allowed=allowed))


def _methods_at(request: Request) -> list[str]:
    """All methods that an address takes, whichever of its routes does."""
    found = {
        method
        for route in ROUTES
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
        for method in route.methods or ()
    }
    return sorted(found)

"""What the settings offer besides: a recovery code, logging out, being forgotten."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from fiendish.server import identity
from fiendish.server.guest_cookie import token_in
from fiendish.server.routes.api.guest import LogOutForm, RecoverForm
from fiendish.server.routes.common import (
    NothingForm,
    drop_cookie,
    guest,
    html_page,
    keep_cookie,
    read_fields,
    service_of,
    some_guest,
)
from fiendish.web.identity import render_code


async def make_code(request: Request) -> Response:
    """A new recovery code, shown this once."""
    player = await some_guest(request)
    await read_fields(request, NothingForm)
    return html_page(
        request, render_code(await identity.new_code(service_of(request), player), player.name)
    )


async def recover(request: Request) -> Response:
    """Be the guest again whose code that is."""
    form, before = await read_fields(request, RecoverForm), await guest(request)
    _, token = await identity.recover(service_of(request), form.code, before)
    response = RedirectResponse("/", 303)
    if token:
        keep_cookie(request, response, token)
    return response


async def log_out(request: Request) -> Response:
    """End this session, or all others. Who has none has logged out already."""
    form, player = await read_fields(request, LogOutForm), await guest(request)
    if player is not None:
        token = token_in(request.cookies)
        await identity.log_out(service_of(request), player, token, form.elsewhere)
    response = RedirectResponse("/settings?alone" if form.elsewhere else "/", 303)
    if not form.elsewhere:
        drop_cookie(request, response)
    return response


async def delete(request: Request) -> Response:
    """Forget whoever asks for it."""
    player = await guest(request)
    await read_fields(request, NothingForm)
    if player is not None:
        await identity.delete(service_of(request), player)
    response = RedirectResponse("/", 303)
    drop_cookie(request, response)
    return response


ROUTES = [
    Route("/settings/code", make_code, methods=["POST"]),
    Route("/settings/recover", recover, methods=["POST"]),
    Route("/settings/log-out", log_out, methods=["POST"]),
    Route("/settings/delete", delete, methods=["POST"]),
]

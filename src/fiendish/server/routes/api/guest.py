"""Who I am, as JSON: names, recovery codes, logging out, being forgotten."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiendish.server import identity, lobby
from fiendish.server.guest_cookie import token_in
from fiendish.server.routes.common import (
    NothingForm,
    answer,
    drop_cookie,
    guest,
    keep_cookie,
    read,
    service_of,
    some_guest,
)


class GuestForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class RecoverForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, with or without its hyphens, in large or small letters."""

    code: str


class LogOutForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Here, or everywhere else."""

    elsewhere: bool = False


async def show_guest(request: Request) -> Response:
    """Who I am."""
    player = await some_guest(request)
    return answer({"id": player.id, "name": player.name})


async def be_guest(request: Request) -> Response:
    """Give oneself a name: the first time one becomes a guest, later one is renamed."""
    form = await read(request, GuestForm)
    service, player = service_of(request), await guest(request)
    if player is not None:
        player = await lobby.rename(service, player, form.name)
        return answer({"id": player.id, "name": player.name})
    player, token = await lobby.new_guest(service, form.name)
    response = answer({"id": player.id, "name": player.name}, 201)
    keep_cookie(request, response, token)
    return response


async def make_code(request: Request) -> Response:
    """A new recovery code, in the place of the last one."""
    player = await some_guest(request)
    await read(request, NothingForm)
    return answer({"code": await identity.new_code(service_of(request), player)})


async def recover(request: Request) -> Response:
    """Be the guest again whose code that is."""
    form, before = await read(request, RecoverForm), await guest(request)
    found = identity.recover(service_of(request), form.code, before)
    player, token = await found
    response = answer({"id": player.id, "name": player.name})
    if token:
        keep_cookie(request, response, token)
    return response


async def log_out(request: Request) -> Response:
    """End this session, or all others. Who has none has logged out already."""
    form, player = await read(request, LogOutForm), await guest(request)
    if player is not None:
        token = token_in(request.cookies)
        await identity.log_out(service_of(request), player, token, form.elsewhere)
    response = answer({})
    if not form.elsewhere:
        drop_cookie(request, response)
    return response


async def delete(request: Request) -> Response:
    """Forget whoever asks for it. Who is nobody has been forgotten already."""
    player = await guest(request)
    await read(request, NothingForm)
    if player is not None:
        await identity.delete(service_of(request), player)
    response = answer({})
    drop_cookie(request, response)
    return response


ROUTES = [
    Route("/api/guest", show_guest, methods=["GET"]),
    Route("/api/guest", be_guest, methods=["POST"]),
    Route("/api/guest/code", make_code, methods=["POST"]),
    Route("/api/guest/recover", recover, methods=["POST"]),
    Route("/api/guest/log-out", log_out, methods=["POST"]),
    Route("/api/guest/delete", delete, methods=["POST"]),
]

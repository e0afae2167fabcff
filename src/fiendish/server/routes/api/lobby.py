"""Games, tables and seats, as JSON."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiendish import bots
from fiendish.games import find, names
from fiendish.server import hosting, lobby
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import (
    NothingForm,
    answer,
    at_table,
    guest,
    in_seat,
    playable,
    read,
    seat_in,
    seated,
    service_of,
    some_guest,
)


class ClaimForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`side` is what to play as: the ids of a Villain, of two factions. Without it the seat keeps
    what the settings give it."""

    invite: str = ""
    side: list[str] = []


class SideForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Without a side the seat is left open."""

    side: list[str] = []


class RemoveForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of the guest, so that nobody else is hit who has come since."""

    name: str


class StandInForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: str = bots.USUAL


async def games(request: Request) -> Response:
    """What can be played, with its settings, and the bots there are."""
    found = [
        {
            "id": game.id,
            "title": game.title,
            "seats": game.seats,
            "settings": [
                {"name": one.name, "allowed": one.allowed, "default": one.default, "help": one.help}
                for one in game.settings
            ],
        }
        for game in map(find, names())
    ]
    return answer({"games": found, "bots": bots.names()})


async def tables(request: Request) -> Response:
    """Tables with a free seat, and mine."""
    return answer({"tables": await lobby.listing(service_of(request), await guest(request))})


async def new_table(request: Request) -> Response:
    """Open a table."""
    player = await some_guest(request)
    wanted = await read(request, lobby.NewTable)
    return answer(await lobby.new_table(service_of(request), player, wanted), 201)


async def claim(request: Request) -> Response:
    """Take a free seat."""
    player = await some_guest(request)
    form = await read(request, ClaimForm)
    service, seat = service_of(request), request.path_params["seat"]
    live = await playable(request)
    await lobby.claim(service, live, player, seat, form.invite, form.side)
    return answer({"table": live.row.id, "seat": seat, "status": live.row.status})


async def choose_side(request: Request) -> Response:
    """Say what one's own seat plays as, before the game begins."""
    player = await some_guest(request)
    at = await at_table(request)
    form = await read(request, SideForm)
    seat = seat_in(request, at.live)
    await lobby.choose_side(service_of(request), at.live, player.id, seat, form.side)
    return answer({"seat": seat, "side": form.side})


async def start(request: Request) -> Response:
    """All seats are taken: the game begins."""
    live, player = await seated(request)
    await read(request, NothingForm)
    await hosting.start(service_of(request), live, player)
    return answer({"status": live.row.status})


async def remove(request: Request) -> Response:
    """Take a seat from a guest, before the game begins."""
    live, player = await seated(request)
    form, seat = await read(request, RemoveForm), seat_in(request, live)
    await hosting.remove(service_of(request), live, player, seat, form.name)
    return answer({"seat": seat})


async def stand_in(request: Request) -> Response:
    """Let a bot play for an absent seat, or for one's own."""
    live, own = await in_seat(request)
    form = await read(request, StandInForm)
    if not bots.knows(form.bot):
        raise Refused(422, "no-bot", "there is no such bot", allowed=", ".join(bots.names()))
    seat = seat_in(request, live)
    await service_of(request).stand_in(live, seat, own, form.bot)
    return answer({"seat": seat, "bot": form.bot})


async def take_seat_back(request: Request) -> Response:
    """Take one's own seat back from a bot."""
    live, own = await in_seat(request)
    await read(request, NothingForm)
    seat = seat_in(request, live)
    await service_of(request).stand_in(live, seat, own, "")
    return answer({"seat": seat, "bot": ""})


async def rematch(request: Request) -> Response:
    """The same game again, with everybody one seat further."""
    live, player = await seated(request)
    await read(request, NothingForm)
    return answer({"table": await lobby.rematch(service_of(request), live, player)})


ROUTES = [
    Route("/api/games", games, methods=["GET"]),
    Route("/api/tables", tables, methods=["GET"]),
    Route("/api/tables", new_table, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:seat}/claim", claim, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:seat}/side", choose_side, methods=["POST"]),
    Route("/api/tables/{table}/start", start, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:seat}/remove", remove, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:seat}/stand-in", stand_in, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:seat}/return", take_seat_back, methods=["POST"]),
    Route("/api/tables/{table}/rematch", rematch, methods=["POST"]),
]

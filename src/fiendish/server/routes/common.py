"""What the routes share: reading a request, finding the table and the reader, answering."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from fiendish.server import guest_cookie, lobby, network
from fiendish.server.errors import preferences_of
from fiendish.server.final import Outlived
from fiendish.server.guest_cookie import token_in
from fiendish.server.live_table import At, LiveTable
from fiendish.server.policy import BODY, Policy, is_here
from fiendish.server.refusal import Refused, banned, no_such_table
from fiendish.server.service import Service
from fiendish.server.store import Player, SeatRow, TableRow
from fiendish.server.visitors import Visitors, place_of
from fiendish.web.preferences import dress

T = TypeVar("T", bound=msgspec.Struct)
_FORM = "application/x-www-form-urlencoded"
_DAY = 24 * 3600
_YEAR = 365 * _DAY
_BODY_TIME = 60.0  # seconds in which a whole body has to come


class NothingForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A form without fields."""


class _SeatNumber(Convertor[int]):
    """The number of a seat in an address. What is longer is no seat, and may be too long to read."""

    regex: ClassVar[str] = "[0-9]{1,2}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("seat", _SeatNumber())


def service_of(request: HTTPConnection) -> Service:
    found: Service = request.app.state.service
    return found


def answer(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def html_page(request: Request, html: str, status: int = 200) -> Response:
    """A page, as its visitor likes pages to look. Every page is handed out here."""
    return HTMLResponse(dress(html, preferences_of(request)), status)


def plain(view: bytes, status: int = 200) -> Response:
    """JSON that was made before."""
    return Response(view, status, media_type="application/json")


async def body(request: Request, kind: str, most: int = BODY) -> bytes:
    """The body of a request, if it is of that kind and not too long."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != kind:
        raise Refused(415, "wrong-kind", "the body is of another kind", allowed=kind)
    data = b""
    try:
        async with asyncio.timeout(_BODY_TIME):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Refused(413, "too-long", "the body is too long", allowed=f"{most} bytes")
    except TimeoutError:
        raise Refused(
            408, "too-slow", "the body did not come in time", allowed=f"{_BODY_TIME:.0f} seconds"
        ) from None
    return data


async def read(request: Request, form: type[T]) -> T:
    """The body of a request, as the form says; anything else is refused."""
    data = await body(request, "application/json")
    try:
        return msgspec.json.decode(data, type=form)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        fields = ", ".join(form.__struct_fields__)
        raise Refused(
            400, "bad-body", str(error)[:200], allowed=f"an object with {fields}"
        ) from None


async def read_pairs(request: Request, known: Collection[str]) -> dict[str, str]:
    """The fields that a page has sent in a form; one that is not known is refused."""
    data = await body(request, "application/x-www-form-urlencoded")
    try:
        fields = dict(parse_qsl(data.decode("ascii"), max_num_fields=100))
    except ValueError as error:
        raise Refused(400, "bad-form", str(error)[:200], allowed=", ".join(known)) from None
    for name in fields:
        if name not in known:
            raise Refused(
                400, "bad-form", f"there is no field {name[:40]!r}", allowed=", ".join(known)
            )
    return fields


async def read_fields(request: Request, form: type[T]) -> T:
    """The fields of a form that a page has sent; anything else is refused."""
    fields = await read_pairs(request, form.__struct_fields__)
    try:
        return msgspec.convert(fields, form, strict=False)
    except msgspec.ValidationError as error:
        allowed = ", ".join(form.__struct_fields__)
        raise Refused(400, "bad-form", str(error)[:200], allowed=allowed) from None


def number_of(request: HTTPConnection, name: str) -> int:
    """A number in the address; 0 if it is not there."""
    text = request.query_params.get(name, "0")
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(400, "bad-number", f"{name} is not a number", allowed="0 and up")
    return int(text)


def client_of(request: HTTPConnection) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client is not None else ""


def address(request: Request) -> str:
    """Where others reach this server: as its keeper says, else as the reader did.

    A reader at this very machine may have come by an address that leads others nowhere.
    """
    policy: Policy = request.app.state.policy
    if policy.address:
        return policy.address.rstrip("/")
    others = network.addresses(policy.host) if is_here(request.headers["host"]) else []
    if others and request.scope["server"] is not None:
        return f"{request.url.scheme}://{others[0]}:{request.scope['server'][1]}"
    return f"{request.url.scheme}://{request.headers['host']}"


async def guest(request: HTTPConnection) -> Player | None:
    """Who sends this request; looked up once for each."""
    if not hasattr(request.state, "guest"):
        token = token_in(request.cookies)
        request.state.guest = await lobby.guest_of(service_of(request), token) if token else None
        if request.state.guest is not None:
            visitors: Visitors = request.app.state.visitors
            visitors.remember(token, request.state.guest.id)
            _note_presence(service_of(request), request.state.guest)
    found: Player | None = request.state.guest
    return found


def _note_presence(service: Service, player: Player) -> None:
    """Keep, to the day, when a guest was last seen; refuse one who was banned."""
    if player.id in service.rulings.players:
        raise banned()
    now = time.time()
    if now - player.seen > _DAY:
        service.store.saw(player.id, now)


async def visitor_of(request: Request) -> str:
    """Who that is, to count what they do: a guest, or whoever comes from that address."""
    known = await guest(request)
    return known.id if known is not None else place_of(client_of(request))


async def some_guest(request: HTTPConnection) -> Player:
    found = await guest(request)
    if found is None:
        raise Refused(401, "no-guest", "say who you are first", allowed="POST /api/guest")
    return found


def keep_cookie(request: Request, response: Response, token: str, name: str = "") -> None:
    """Keep who a guest is, or something else by that name."""
    policy: Policy = request.app.state.policy
    if not name:
        guest_cookie.keep(response, token, policy.secure)
        return
    response.set_cookie(
        name, token, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=policy.secure
    )


def drop_cookie(request: Request, response: Response) -> None:
    """Forget who a guest is."""
    policy: Policy = request.app.state.policy
    guest_cookie.drop(response, policy.secure)


def keep_watching(request: Request, response: Response, live: LiveTable) -> None:
    """Let a spectator with a token go on to other pages of the table without it."""
    token = request.query_params.get("watch")
    if token and lobby.is_token(token, live.row.watch):
        let_watch(request, response, live)


def let_watch(request: Request, response: Response, live: LiveTable) -> None:
    """Let this browser look on at a table from now on."""
    policy: Policy = request.app.state.policy
    response.set_cookie(
        _watch_cookie(live.row), live.row.watch, path="/", httponly=True, samesite="lax",
        secure=policy.secure,
    )  # fmt: skip


def _watch_cookie(row: TableRow) -> str:
    return f"fiendish_watch_{row.id}"


async def playable(request: HTTPConnection) -> LiveTable:
    """The table of a request, whoever asks, if it can be played."""
    try:
        return await service_of(request).find(request.path_params["table"])
    except Outlived:
        raise no_such_table() from None


async def at_table(request: HTTPConnection) -> At:
    """The table of a request and who looks at it.

    A table that is not public is there for its seats, for whoever made it or had a seat there, and
    for those who have its watch token.
    """
    known = await guest(request)
    player = known.id if known is not None else None
    try:
        live = await service_of(request).find(request.path_params["table"])
    except Outlived as outlived:
        _check_let_in(request, outlived.row, outlived.chairs, player)
        raise
    _check_let_in(request, live.row, live.chairs, player)
    if player is not None:
        live.gave_sign(player)
    return At(live, player)


def _check_let_in(
    request: HTTPConnection, row: TableRow, chairs: Sequence[SeatRow], player: str | None
) -> None:
    there = [*(chair.player for chair in chairs), *(chair.left_by for chair in chairs)]
    own = player is not None and player in (row.owner, *there)
    watch = request.query_params.get("watch") or request.cookies.get(_watch_cookie(row), "")
    if not own and not row.public and not lobby.is_token(watch, row.watch):
        raise no_such_table()


async def in_seat(request: HTTPConnection) -> tuple[LiveTable, int]:
    """The table of a request from somebody who has a seat there."""
    await some_guest(request)
    at = await at_table(request)
    if not at.seats:
        raise _no_seat()
    if at.seat is None:
        allowed = " or ".join(f"seat {seat}" for seat in at.seats)
        raise Refused(409, "hand-over", "say first who is at the screen", allowed=allowed)
    return at.live, at.seat


async def seated(request: HTTPConnection) -> tuple[LiveTable, str]:
    """The table of a guest who has a seat there, whoever sits before the screen."""
    player, at = await some_guest(request), await at_table(request)
    if not at.seats:
        raise _no_seat()
    return at.live, player.id


def _no_seat() -> Refused:
    return Refused(403, "no-seat", "you have no seat at this table", allowed="look on")


def seat_in(request: Request, live: LiveTable) -> int:
    """The seat in the address of a request."""
    seat: int = request.path_params["seat"]
    count = len(live.chairs)
    if seat >= count:
        raise Refused(404, "no-seat", f"there is no seat {seat}", allowed=f"0 to {count - 1}")
    return seat


class AnswerForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option of the question, or nothing to go on from something looked at."""

    choice: int = -1
    command: str = ""  # what forms of every table send; lessons and puzzles have no need of it
    seq: int = 0

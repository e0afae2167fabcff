"""Pages on which a game comes together: a new table, invitations, the wait, a rematch, one screen
that several share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from fiendish import bots
from fiendish.engine.game import LETTERS, Game
from fiendish.games import UnknownGame, find, names
from fiendish.server import hosting, lobby, table_page
from fiendish.server.live_table import LiveTable
from fiendish.server.refusal import Refused, no_such_table
from fiendish.server.routes.api.lobby import RemoveForm
from fiendish.server.routes.common import (
    NothingForm,
    guest,
    html_page,
    keep_cookie,
    playable,
    read_fields,
    read_pairs,
    seat_in,
    seated,
    service_of,
)
from fiendish.server.store import Player
from fiendish.web.lobby import Wanted, read_settings, render_join, render_new, setting_fields
from fiendish.web.people import ABSENCE_WORDS
from fiendish.web.sides import mine_fields, read_mine


class FillForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: str = bots.USUAL


class HandOverForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat to turn the screen to; without one it is turned away."""

    seat: int | None = None


# -- a new table ---------------------------------------------------------------------------------


async def form_of_table(request: Request) -> Response:
    player = await guest(request)
    name = player.name if player is not None else ""
    return html_page(request, render_new(_game(request), bots.names(), Wanted(), name))


async def open_table(request: Request) -> Response:
    """Open a table as the form says. What is wrong comes back beside its field."""
    game, player = _game(request), await guest(request)
    most = range(max(game.seats))
    known = [
        "seats",
        "public",
        "absence",
        "fill",
        "name",
        *setting_fields(game),
        *mine_fields(game),
    ]
    known += [f"{word}-{seat}" for word in ("seat", "name") for seat in most]
    fields = await read_pairs(request, known)
    wanted, errors = _read_table(game, fields)
    service, name, token, made = service_of(request), player.name if player else "", "", None
    status = 422
    try:
        if player is None:
            _note(errors, "name", lambda: lobby.clean_name(fields.get("name") or "Guest"))
        if not errors:
            lobby.check(wanted)
            if player is None:
                player, token = await lobby.new_guest(service, fields.get("name") or "Guest")
            made = await lobby.new_table(service, player, wanted)
    except Refused as refused:
        errors["table"], status = _sentence(refused), refused.status
    if made is None:
        page = render_new(game, bots.names(), Wanted(fields=fields, errors=errors), name)
        return html_page(request, page, status)
    response = RedirectResponse(f"/tables/{made.table}", 303)
    if token:
        keep_cookie(request, response, token)
    return response


def _read_table(game: Game, fields: Mapping[str, str]) -> tuple[lobby.NewTable, dict[str, str]]:
    """The table that a form describes, and what is wrong with it by field."""
    count = fields.get("seats", str(game.seats[0]))
    if count not in map(str, game.seats):
        allowed = ", ".join(map(str, game.seats))
        return lobby.NewTable(game.id), {"seats": f"so many cannot play; allowed: {allowed}"}
    seats, errors = range(int(count)), dict[str, str]()
    fill, playing, here, own = fields.get("fill") == "yes", {}, {}, []
    for seat in seats:
        sits = fields.get(f"seat-{seat}", "link" if seat else "me")
        kind, _, bot = sits.partition("-")
        if sits == "me":
            own.append(seat)
        elif sits == "here":
            here[seat] = fields.get(f"name-{seat}", "").strip() or f"Guest {seat + 1}"
            _note(errors, f"name-{seat}", lambda name=here[seat]: lobby.clean_name(name))
        elif kind == "bot" and bot in bots.names():
            playing[seat] = bot
        elif sits != "link":
            errors["seating"] = f"nobody like that can sit in seat {LETTERS[seat]}"
        elif fill:
            playing[seat] = bots.USUAL
    if len(own) != 1 and "seating" not in errors:
        errors["seating"] = "one seat is yours: choose “me” once" + (
            f", not for {' and '.join(LETTERS[seat] for seat in own)}" if own else ""
        )
    settings, wrong = read_settings(game, len(seats), fields, own[0] if own else None)
    errors |= wrong
    absence: Any = fields.get("absence", "live")
    if absence not in ABSENCE_WORDS:
        errors["absence"] = f"one of these: {', '.join(ABSENCE_WORDS)}"
    wanted = lobby.NewTable(
        game=game.id,
        seats=len(seats),
        settings=settings,
        bots=playing,
        public=fields.get("public") == "yes",
        absence=absence,
        here=here,
        seat=own[0] if own else None,
    )
    return wanted, errors


def _note(errors: dict[str, str], name: str, check: object) -> None:
    """Carry out a check; what it refuses is noted at a field."""
    assert callable(check)
    try:
        check()
    except Refused as refused:
        errors[name] = _sentence(refused)


def _sentence(refused: Refused) -> str:
    return f"{refused.text}; allowed: {refused.allowed}" if refused.allowed else refused.text


def _game(request: Request) -> Game:
    try:
        return find(request.path_params["game"][:40])
    except UnknownGame:
        raise Refused(404, "no-game", "there is no such game", allowed=", ".join(names())) from None


# -- invitations ---------------------------------------------------------------------------------


async def invitation(request: Request) -> Response:
    """Which game, who sits there, and one button. Looking takes no seat."""
    player, live, invite = await _invited(request, request.query_params.get("invite", ""))
    if player is not None and live.seats_of(player.id):
        return _to(live)
    async with live.held():
        return html_page(request, _invitation(request, live, player, invite))


async def join(request: Request) -> Response:
    """Take the seat; who has no name yet gives one."""
    sides = (field for game in names() for field in mine_fields(find(game)))
    fields = await read_pairs(request, [*dict.fromkeys(("invite", "name", *sides))])
    player, live, invite = await _invited(request, fields.get("invite", ""))
    service, seat, token = service_of(request), request.path_params["seat"], ""
    name, side = fields.get("name", ""), read_mine(find(live.row.game), fields)
    if player is not None and live.seats_of(player.id):
        return _to(live)
    try:
        async with live.held():
            lobby.check_seat(live, seat, invite)
        joining = player
        if joining is None:
            joining, token = lobby.some_guest(name)
        await lobby.claim(service, live, joining, seat, invite, side, token)
    except Refused as refused:
        if refused.code == "no-table":  # taken just now, by the same link
            raise
        async with live.held():
            page = _invitation(request, live, player, invite, _sentence(refused), name, side)
        return html_page(request, page, refused.status)
    response = _to(live)
    if token:
        keep_cookie(request, response, token)
    return response


async def _invited(request: Request, invite: str) -> tuple[Player | None, LiveTable, str]:
    """A table that is public, or to a seat of which there is such an invitation."""
    player = await guest(request)
    live = await playable(request)
    seat: int = request.path_params["seat"]
    if seat >= len(live.chairs):
        raise no_such_table()
    mine = player is not None and live.seats_of(player.id)
    token = lobby.is_token(invite, live.chairs[seat].invite)
    if not (live.row.public or mine or token):
        raise Refused(404, "no-table", "there is no such table, or the seat has been taken")
    return player, live, invite


def _invitation(
    request: Request,
    live: LiveTable,
    player: Player | None,
    invite: str,
    wrong: str = "",
    given: str = "",
    side: Sequence[str] | None = None,
) -> str:
    seat: int = request.path_params["seat"]
    chair = live.chairs[seat]
    if not wrong and (chair.bot or chair.player is not None):
        wrong = f"seat {LETTERS[seat]} is taken"
    game = find(live.row.game)
    return render_join(
        game,
        table_page.places(live),
        seat=seat,
        sides=None if wrong and side is None else table_page.gallery_of(live, seat, side),
        action=f"/join/{live.row.id}/{seat}",
        invite=invite,
        name=player.name if player is not None else "",
        absence=table_page.absence_at(live),
        wrong=wrong,
        given=given,
    )


# -- the wait ------------------------------------------------------------------------------------


async def choose_side(request: Request) -> Response:
    """Say what one's own seat plays as. What somebody else was quicker to take is refused."""
    live, player = await seated(request)
    game = find(live.row.game)
    fields = await read_pairs(request, mine_fields(game))
    seat = seat_in(request, live)
    await lobby.choose_side(service_of(request), live, player, seat, read_mine(game, fields))
    return _to(live)


async def fill(request: Request) -> Response:
    """Bots take the free seats, and the game begins."""
    live, player = await seated(request)
    form = await read_fields(request, FillForm)
    await lobby.fill(service_of(request), live, player, form.bot)
    return _to(live)


async def start(request: Request) -> Response:
    """All seats are taken: the game begins."""
    live, player = await seated(request)
    await read_fields(request, NothingForm)
    await hosting.start(service_of(request), live, player)
    return _to(live)


async def remove(request: Request) -> Response:
    """Take a seat from a guest."""
    live, player = await seated(request)
    form = await read_fields(request, RemoveForm)
    await hosting.remove(service_of(request), live, player, seat_in(request, live), form.name)
    return _to(live)


async def leave(request: Request) -> Response:
    """Give the seat up; the owner gives up the table."""
    live, player = await seated(request)
    await read_fields(request, NothingForm)
    await lobby.leave(service_of(request), live, player)
    return RedirectResponse("/", 303)


# -- after and in between ------------------------------------------------------------------------


async def rematch(request: Request) -> Response:
    """The same game again; who comes second goes to the same table."""
    live, player = await seated(request)
    await read_fields(request, NothingForm)
    following = await lobby.rematch(service_of(request), live, player)
    return RedirectResponse(f"/tables/{following}", 303)


async def take_screen(request: Request) -> Response:
    """Turn the screen to one of those who share it, or away from all."""
    live, player = await seated(request)
    form = await read_fields(request, HandOverForm)
    await service_of(request).take_screen(live, player, form.seat)
    return _to(live)


def _to(live: LiveTable) -> Response:
    return RedirectResponse(f"/tables/{live.row.id}", 303)


ROUTES = [
    Route("/new/{game}", form_of_table, methods=["GET"]),
    Route("/new/{game}", open_table, methods=["POST"]),
    Route("/join/{table}/{seat:seat}", invitation, methods=["GET"]),
    Route("/join/{table}/{seat:seat}", join, methods=["POST"]),
    Route("/tables/{table}/seats/{seat:seat}/side", choose_side, methods=["POST"]),
    Route("/tables/{table}/fill", fill, methods=["POST"]),
    Route("/tables/{table}/start", start, methods=["POST"]),
    Route("/tables/{table}/seats/{seat:seat}/remove", remove, methods=["POST"]),
    Route("/tables/{table}/leave", leave, methods=["POST"]),
    Route("/tables/{table}/rematch", rematch, methods=["POST"]),
    Route("/tables/{table}/screen", take_screen, methods=["POST"]),
]

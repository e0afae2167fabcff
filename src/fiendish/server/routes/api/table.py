"""Looking at a table and playing, as JSON: view, log, moves, undo, passes, chat, export, hint."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiendish.server import leaving, taking_back
from fiendish.server.final import exported
from fiendish.server.live_table import LiveTable
from fiendish.server.reader_json import json_for
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import (
    NothingForm,
    answer,
    at_table,
    in_seat,
    let_watch,
    number_of,
    plain,
    playable,
    read,
    seated,
    service_of,
    some_guest,
)
from fiendish.server.service import Service
from fiendish.server.store import CONCEDE, OPEN, OVER

_ACTS = ("kind", "card", "place")

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class MoveForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: the client's own id for it, the number the table was at, the option's index."""

    command: CommandId
    seq: int
    choice: int


class UndoForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take back by rule, ask the others for more, or answer one who asks."""

    command: CommandId
    seq: int
    what: Literal["take-back", "ask", "agree", "refuse"] = "take-back"


class ConcedeForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give up: the client's own id for it."""

    command: CommandId


class PassForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pass on until something changes here or until my turn, or be asked again."""

    seq: int
    what: Literal["here", "turn", "stop"]


class ScreenForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int


class ChatForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str


# -- looking -------------------------------------------------------------------------------------


async def view(request: Request) -> Response:
    """The table as the reader may see it."""
    at = await at_table(request)
    async with at.live.held():
        return plain(json_for(at.live, at.seat))


async def log(request: Request) -> Response:
    """What happened, as the reader may read it, from a line on."""
    at = await at_table(request)
    since = number_of(request, "from")
    async with at.live.held():
        begun = at.live.row.status != OPEN
        lines = at.live.table.log(at.seat, since) if begun else []
        return answer({"seq": at.live.seq, "from": since, "log": lines})


async def why_not(request: Request) -> Response:
    """Why the reader's seat cannot do something now."""
    live, seat = await in_seat(request)
    act = {name: request.query_params[name] for name in _ACTS if name in request.query_params}
    if not act:
        raise Refused(400, "no-act", "what do you want to do?", allowed=", ".join(_ACTS))
    async with live.held():
        if live.row.status == OPEN:
            raise Refused(409, "not-begun", "the game has not begun")
        try:
            reason = live.table.why_not(seat, **act)
        except (ValueError, LookupError) as error:
            raise Refused(422, "no-act", str(error)[:200]) from None
        return answer({"why_not": reason})


async def hint(request: Request) -> Response:
    """Which option to take, what each one is worth, and why."""
    live, seat = await in_seat(request)
    seq, found = await service_of(request).hint(live, seat)
    return answer(
        {
            "seq": seq,
            "choice": found.choice,
            "worth": found.worth,
            "measured": found.measured,
            "why": found.why,
        }
    )


async def export(request: Request) -> Response:
    """A finished game with its seed, to be verified; of a running one, what the reader sees."""
    at = await at_table(request)
    async with at.live.held():
        row = at.live.row
        if row.status != OVER:
            data = json_for(at.live, at.seat)
        else:
            data = msgspec.json.encode(exported(at.live))
    response = plain(data)
    response.headers["content-disposition"] = f'attachment; filename="{row.game}-{row.id}.json"'
    return response


# -- playing -------------------------------------------------------------------------------------


async def move(request: Request) -> Response:
    """Answer the question that is open."""
    live, seat = await in_seat(request)
    form, service = await read(request, MoveForm), service_of(request)
    try:
        seq = await service.move(live, seat, form.command, form.seq, form.choice)
    except Refused as refused:
        return await _refusal(service, live, seat, refused)
    return answer({"seq": seq})


async def undo(request: Request) -> Response:
    """Take a move back, ask the others for it, or answer one who asks."""
    live, seat = await in_seat(request)
    form, service = await read(request, UndoForm), service_of(request)
    try:
        seq = await take_back(service, live, seat, form)
    except Refused as refused:
        return await _refusal(service, live, seat, refused)
    return answer({"seq": seq})


async def take_back(service: Service, live: LiveTable, seat: int, form: UndoForm) -> int:
    """What a form for taking back wants."""
    match form.what:
        case "take-back":
            return await taking_back.take_back(service, live, seat, form.command, form.seq)
        case "ask":
            return await taking_back.ask_back(service, live, seat, form.command, form.seq)
        case "agree" | "refuse":
            return await taking_back.agree(service, live, seat, form.seq, form.what == "agree")


async def concede(request: Request) -> Response:
    """Give up. Who has left the seat may look on."""
    form = await read(request, ConcedeForm)
    live, seat = await giving_up(request, form.command)
    response = answer({"seq": await leaving.concede(service_of(request), live, seat, form.command)})
    let_watch(request, response, live)
    return response


async def giving_up(request: Request, command: str) -> tuple[LiveTable, int]:
    """The table and the seat of one who concedes, or has done so by this command and sends it again."""
    player = await some_guest(request)
    live = await playable(request)
    async with live.held():
        found = live.result_of(command)
        if found is not None and found[0].kind == CONCEDE and not live.seats_of(player.id):
            return live, found[0].seat
    return await in_seat(request)


async def close(request: Request) -> Response:
    """End a game that nobody else plays."""
    live, player = await seated(request)
    await read(request, NothingForm)
    await leaving.close(service_of(request), live, player)
    return answer({"status": live.row.status})


async def pass_on(request: Request) -> Response:
    """Set or take away how long a seat passes by itself."""
    live, seat = await in_seat(request)
    form = await read(request, PassForm)
    return answer({"seq": await service_of(request).pass_on(live, seat, form.seq, form.what)})


async def say(request: Request) -> Response:
    """A line of chat, from a seat to all who are at the table."""
    live, seat = await in_seat(request)
    said = await service_of(request).say(live, seat, (await read(request, ChatForm)).text)
    return answer({"said": said}, 201)


async def _refusal(service: Service, live: LiveTable, seat: int, refused: Refused) -> Response:
    """What went wrong and, where the client is behind, the table as it is now."""
    data = refused.as_data()
    if refused.stale:
        data["now"] = msgspec.Raw(await service.view(live, seat))
    return answer(data, refused.status)


async def take_screen(request: Request) -> Response:
    """Turn the screen to one of several seats of one's own."""
    player, at = await some_guest(request), await at_table(request)
    form = await read(request, ScreenForm)
    await service_of(request).take_screen(at.live, player.id, form.seat)
    return answer({"seat": form.seat})


ROUTES = [
    Route("/api/tables/{table}/view", view, methods=["GET"]),
    Route("/api/tables/{table}/log", log, methods=["GET"]),
    Route("/api/tables/{table}/why-not", why_not, methods=["GET"]),
    Route("/api/tables/{table}/hint", hint, methods=["GET"]),
    Route("/api/tables/{table}/export", export, methods=["GET"]),
    Route("/api/tables/{table}/moves", move, methods=["POST"]),
    Route("/api/tables/{table}/undo", undo, methods=["POST"]),
    Route("/api/tables/{table}/concede", concede, methods=["POST"]),
    Route("/api/tables/{table}/close", close, methods=["POST"]),
    Route("/api/tables/{table}/passes", pass_on, methods=["POST"]),
    Route("/api/tables/{table}/chat", say, methods=["POST"]),
    Route("/api/tables/{table}/screen", take_screen, methods=["POST"]),
]

"""The API as OpenAPI describes it, made from the routes and from the forms that they read.

What a route takes and answers is entered here; a route without an entry fails the tests, and so does
an answer that is not as it says.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fiendish import __version__
from fiendish.server.lobby import Made, NewTable
from fiendish.server.policy import COOKIE
from fiendish.server.routes import watch
from fiendish.server.routes.api import guest, lobby, past, table
from fiendish.server.routes.common import NothingForm, plain
from fiendish.server.routes.practice import OnwardForm

PATH = "/api/openapi.json"
_PARAMETER = re.compile(r"\{(\w+)(?::\w+)?\}")


class _Exact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that has these fields and no others."""


class Guest(_Exact, frozen=True):
    id: str
    name: str


class Code(_Exact, frozen=True):
    """A recovery code, which is shown this once."""

    code: str


class NothingToSay(_Exact, frozen=True):
    """There is nothing to say."""


class StatusNow(_Exact, frozen=True):
    """How the table stands now."""

    status: str


class GameSetting(_Exact, frozen=True):
    name: str
    allowed: Any
    default: Any
    help: str


class PlayableGame(_Exact, frozen=True):
    id: str
    title: str
    seats: list[int]
    settings: list[GameSetting]


class Games(_Exact, frozen=True):
    games: list[PlayableGame]
    bots: list[str]


class SeatOf(_Exact, frozen=True):
    """Who sits there; `bot` is also the one that stands in for a person."""

    seat: int
    kind: str
    name: str
    bot: str


class _Table(_Exact, frozen=True, kw_only=True):
    table: str
    game: str
    settings: dict[str, Any]
    status: str
    closed: str
    public: bool
    absence: str
    commitment: str
    next: str | None
    host: int | None
    seats: list[SeatOf]


class ListedTable(_Table, frozen=True, kw_only=True):
    """A table in the list: `mine` are the seats of who asks, `asked` is the one that decides."""

    seat: int | None
    mine: list[int]
    gave_up: list[int]
    asked: int | None
    winners: str


class ListOfTables(_Exact, frozen=True):
    tables: list[ListedTable]


class View(_Table, frozen=True, kw_only=True):
    """A table as its reader may see it. `view` is the game's own, with the question in `decision`."""

    seq: int
    reader: int | None
    view: dict[str, Any] | None
    log: list[Any]
    log_from: int
    undo: dict[str, Any] | None
    wish: dict[str, Any] | None
    declined: dict[str, Any] | None
    passing: str
    chat: list[dict[str, Any]]
    seed: str | None


class Frame(View, frozen=True, kw_only=True):
    """A line of the stream: a view, numbered."""

    frame: int


class Claimed(_Exact, frozen=True):
    table: str
    seat: int
    status: str


class ChosenSide(_Exact, frozen=True):
    seat: int
    side: list[str]


class StandIn(_Exact, frozen=True):
    seat: int
    bot: str


class TableId(_Exact, frozen=True):
    table: str


class Log(_Exact, frozen=True, rename={"since": "from"}):
    seq: int
    since: int
    log: list[Any]


class WhyNot(_Exact, frozen=True):
    why_not: Any


class HintGiven(_Exact, frozen=True, kw_only=True):
    """The option to take, and what each is worth."""

    seq: int
    choice: int
    worth: list[float]
    measured: bool
    why: str


class PastHintGiven(_Exact, frozen=True, kw_only=True):
    """The same for a moment of a finished game, with what was taken there."""

    at: int
    seat: int | None
    taken: int | None
    options: list[str]
    choice: int
    worth: list[float]
    measured: bool
    why: str


class Seq(_Exact, frozen=True):
    """The number of the last entry in the table's record."""

    seq: int


class Screen(_Exact, frozen=True):
    seat: int


class SaidLine(_Exact, frozen=True):
    said: str


class ErrorWords(_Exact, frozen=True, kw_only=True):
    """What was wrong, and what is allowed; `request` is the number by which the notes know it."""

    code: str
    text: str
    allowed: str = ""
    rule: str = ""
    request: str


class ErrorAnswer(_Exact, frozen=True):
    """`now` is the table as it is, where the request was meant for another moment."""

    error: ErrorWords
    now: dict[str, Any] | None = None


class Described(NamedTuple):
    """What a route takes and answers; `query` are the words after the question mark."""

    answer: type
    form: type | None = None
    status: int = 200
    query: tuple[str, ...] = ()
    kind: str = "application/json"


class Anything(msgspec.Struct, frozen=True):
    """An object whose fields depend on the game."""


_WATCH = ("watch",)
_ENTRIES: dict[Callable[..., Any], Described] = {
    guest.show_guest: Described(Guest),
    guest.be_guest: Described(Guest, guest.GuestForm),
    guest.make_code: Described(Code, NothingForm),
    guest.recover: Described(Guest, guest.RecoverForm),
    guest.log_out: Described(NothingToSay, guest.LogOutForm),
    guest.delete: Described(NothingToSay, NothingForm),
    lobby.games: Described(Games),
    lobby.tables: Described(ListOfTables),
    lobby.new_table: Described(Made, NewTable, 201),
    lobby.claim: Described(Claimed, lobby.ClaimForm),
    lobby.choose_side: Described(ChosenSide, lobby.SideForm, query=_WATCH),
    lobby.start: Described(StatusNow, NothingForm),
    lobby.remove: Described(Screen, lobby.RemoveForm),
    lobby.stand_in: Described(StandIn, lobby.StandInForm, query=_WATCH),
    lobby.take_seat_back: Described(StandIn, NothingForm, query=_WATCH),
    lobby.rematch: Described(TableId, NothingForm, query=_WATCH),
    table.view: Described(View, query=_WATCH),
    table.log: Described(Log, query=("from", *_WATCH)),
    table.why_not: Described(WhyNot, query=("kind", "card", "place")),
    table.hint: Described(HintGiven),
    table.export: Described(Anything, query=_WATCH),
    table.move: Described(Seq, table.MoveForm),
    table.undo: Described(Seq, table.UndoForm),
    table.concede: Described(Seq, table.ConcedeForm),
    table.close: Described(StatusNow, NothingForm),
    table.pass_on: Described(Seq, table.PassForm),
    table.say: Described(SaidLine, table.ChatForm, 201),
    table.take_screen: Described(Screen, table.ScreenForm),
    watch.stream: Described(Frame, query=_WATCH, kind="application/x-ndjson"),
    past.hint: Described(PastHintGiven, query=("at", "eyes", *_WATCH)),
    past.go_on: Described(TableId, OnwardForm, 201, query=_WATCH),
}


async def describe(request: Request) -> Response:
    """This description."""
    return plain(_written())


def entry_of(route: Route) -> Described:
    """What is entered for a route; `KeyError` if nothing is."""
    return Described(Anything) if route.endpoint is describe else _ENTRIES[route.endpoint]


ROUTES = [Route(PATH, describe, methods=["GET"])]


@cache
def _written() -> bytes:
    routes = [*guest.ROUTES, *lobby.ROUTES, *table.ROUTES, *past.ROUTES, *watch.ROUTES, *ROUTES]
    return msgspec.json.encode(description(routes))


def description(routes: Iterable[BaseRoute]) -> dict[str, Any]:
    """The OpenAPI document of these routes."""
    described = [one for one in routes if isinstance(one, Route) and one.path.startswith("/api/")]
    entries = [entry_of(route) for route in described]
    structs: dict[type, None] = {ErrorAnswer: None}
    for entry in entries:
        structs |= {one: None for one in (entry.answer, entry.form) if one is not None}
    schemas, components = msgspec.json.schema_components(
        structs, ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(structs, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route, entry in zip(described, entries, strict=True):
        methods = paths.setdefault(_PARAMETER.sub(r"{\1}", route.path), {})
        for method in sorted((route.methods or set()) - {"HEAD"}):
            methods[method.lower()] = _operation(route, method, entry, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fiendish",
            "version": __version__,
            "summary": "Tables of games of villains, for programs that play or look on.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
        "security": [{}, {"guest": []}],
    }


def _operation(
    route: Route, method: str, entry: Described, schema_of: dict[type, Any]
) -> dict[str, Any]:
    words = inspect.getdoc(route.endpoint) or ""
    module = route.endpoint.__module__.rpartition(".")[2]
    operation: dict[str, Any] = {
        "operationId": f"{module}_{route.endpoint.__name__}",
        "summary": words.partition("\n")[0],
        "parameters": [
            *({"name": name, "in": "path", "required": True, "schema": _of_path(name)}
              for name in _PARAMETER.findall(route.path)),
            *({"name": name, "in": "query", "schema": _of_query(name)} for name in entry.query),
        ],
        "responses": {
            str(entry.status): _answer("done", entry.kind, schema_of[entry.answer]),
            "default": _answer("refused", "application/json", schema_of[ErrorAnswer]),
        },
    }  # fmt: skip
    if entry.form is guest.GuestForm and method == "POST":
        operation["responses"]["201"] = _answer("a new guest", entry.kind, schema_of[Guest])
    if entry.form is not None:
        content = {"application/json": {"schema": schema_of[entry.form]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _answer(means: str, kind: str, schema: Any) -> dict[str, Any]:
    return {"description": means, "content": {kind: {"schema": schema}}}


def _of_path(name: str) -> dict[str, Any]:
    if name == "seat":
        return {"type": "integer", "minimum": 0, "maximum": 99}
    return {"type": "string", "pattern": "^[^/]+$"}


def _of_query(name: str) -> dict[str, Any]:
    if name in ("from", "at"):
        return {"type": "integer", "minimum": 0, "maximum": 999_999_999}
    return {"type": "string"}

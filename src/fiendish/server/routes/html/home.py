"""The front page, the name of a guest, and a game at once."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from fiendish import bots
from fiendish.engine.game import LETTERS
from fiendish.games import find, names
from fiendish.lessons import known
from fiendish.lessons.progress import Progress
from fiendish.server import lobby
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import guest, html_page, keep_cookie, read_fields, service_of
from fiendish.server.routes.html import puzzle
from fiendish.server.routes.html.lesson import progress_of
from fiendish.server.store import ENDED, OPEN, PLAYING, VOID, Player
from fiendish.web.lobby import Listed, render_home
from fiendish.web.puzzle import of_day

_FINISHED = 8  # games that are listed after their end
_SHOWN = 20  # public tables


class NameForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""


class StartForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game against bots, to be played at once."""

    game: str
    seats: int = 2
    name: str = ""
    bot: str = bots.USUAL


async def home(request: Request) -> Response:
    """The games, the reader's own tables, and public ones."""
    return await _home(request, await guest(request))


async def _home(request: Request, player: Player | None, wrong: str = "") -> Response:
    found = await lobby.listing(service_of(request), player)
    games = [find(name) for name in names()]
    name = player.name if player is not None else ""
    progress = progress_of(request)
    lists = _lists(found, bool(name))
    lists["yours"] += _lessons(progress)
    day = of_day(puzzle.progress_of(request), puzzle.today())
    page = render_home(games, bots.names(), lists, name, wrong, progress, day)
    return html_page(request, page, 422 if wrong else 200)


def _lists(found: list[dict[str, Any]], named: bool) -> dict[str, list[Listed]]:
    """The tables by where they stand on the page; those that wait for the reader come first."""
    yours = [_yours(one) for one in found if one["mine"] and one["status"] not in ENDED]
    over = [one for one in found if one["status"] in ENDED]
    public = [one for one in found if not one["mine"]]
    return {
        "yours": sorted(yours, key=lambda one: not one.loud),
        "finished": [_finished(one) for one in over[:_FINISHED]],
        "free": [_free(one, named) for one in public if _has_room(one)][:_SHOWN],
        "on": [_on(one) for one in public if one["status"] == PLAYING][:_SHOWN],
    }


def _lessons(progress: Progress) -> list[Listed]:
    """Lessons that were begun and left."""
    begun = [lesson for id in progress.begun() if (lesson := known(id)) is not None]
    return [
        Listed("", one.game, [], f"the lesson “{one.title}”", "Go on", f"/lessons/{one.id}",
               title=find(one.game).title)
        for one in begun
    ]  # fmt: skip


def _yours(one: dict[str, Any]) -> Listed:
    asked = one["asked"]
    if one["status"] == OPEN:
        ready = all(chair["kind"] != "open" for chair in one["seats"])
        if ready and one["host"] in one["mine"]:
            return _listed(one, "all seats are taken: you can start", "Start", loud=True)
        return _listed(one, "waits to be started" if ready else _taken(one), "Wait")
    if asked in one["mine"]:
        chair = one["seats"][asked]
        mine = "it is your turn" if len(one["mine"]) == 1 else f"{chair['name']} decides, here"
        return _listed(one, mine, "Your turn", loud=True)
    return _listed(one, _decides(one), "Look")


def _finished(one: dict[str, Any]) -> Listed:
    if one["status"] == VOID:
        return _listed(one, "closed: nobody has won", "Replay", f"/tables/{one['table']}/replay")
    winners = [LETTERS.index(letter) for letter in one["winners"]]
    if any(seat in one["mine"] for seat in winners) and len(one["mine"]) == 1:
        note = "you won"
    else:
        names = " and ".join(one["seats"][seat]["name"] for seat in winners)
        note = f"{names} won" if names else "closed" if one["closed"] else "over"
    return _listed(one, note, "Replay", address=f"/tables/{one['table']}/replay")


def _has_room(one: dict[str, Any]) -> bool:
    return one["status"] == OPEN and any(chair["kind"] == "open" for chair in one["seats"])


def _free(one: dict[str, Any], named: bool) -> Listed:
    seat = next(chair["seat"] for chair in one["seats"] if chair["kind"] == "open")
    join = f"/join/{one['table']}/{seat}"
    return _listed(one, _taken(one), "Take seat", address=join, post=named)


def _on(one: dict[str, Any]) -> Listed:
    note = "you gave up your seat" if one["gave_up"] else _decides(one)
    return _listed(one, note, "Watch")


def _listed(
    one: dict[str, Any],
    note: str,
    act: str,
    address: str = "",
    loud: bool = False,
    post: bool = False,
) -> Listed:
    people = [
        (n, chair["name"] + (" (bot)" if chair["kind"] == "bot" else ""))
        for n, chair in enumerate(one["seats"])
        if chair["kind"] != "open"
    ]
    address = address or f"/tables/{one['table']}"
    title = find(one["game"]).title
    return Listed(one["table"], one["game"], people, note, act, address, loud, post, title)


def _taken(one: dict[str, Any]) -> str:
    taken = sum(chair["kind"] != "open" for chair in one["seats"])
    return f"{taken} of {len(one['seats'])} seats are taken"


def _decides(one: dict[str, Any]) -> str:
    return f"{one['seats'][one['asked']]['name']} decides" if one["asked"] is not None else ""


async def be_called(request: Request) -> Response:
    """Give oneself a name, or another one."""
    form = await read_fields(request, NameForm)
    service, player, token = service_of(request), await guest(request), ""
    try:
        if player is None:
            _, token = await lobby.new_guest(service, form.name)
        else:
            await lobby.rename(service, player, form.name)
    except Refused as refused:
        return await _home(request, player, f"{refused.text}: {refused.allowed}")
    response = RedirectResponse("/", 303)
    if token:
        keep_cookie(request, response, token)
    return response


async def start(request: Request) -> Response:
    """A new table with bots in all other seats, for whoever asks."""
    form = await read_fields(request, StartForm)
    service, player, token = service_of(request), await guest(request), ""
    wanted = lobby.NewTable(
        game=form.game,
        seats=form.seats,
        bots=dict.fromkeys(range(1, min(form.seats, 8)), form.bot),
    )
    lobby.check(wanted)
    if player is None:
        player, token = await lobby.new_guest(service, form.name or "Guest")
    made = await lobby.new_table(service, player, wanted)
    response = RedirectResponse(f"/tables/{made.table}", 303)
    if token:
        keep_cookie(request, response, token)
    return response


ROUTES = [
    Route("/", home, methods=["GET"]),
    Route("/name", be_called, methods=["POST"]),
    Route("/play", start, methods=["POST"]),
]

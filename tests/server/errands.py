"""For every address that takes something in: a request that is carried out, sent to an app in this process.

A new route has to be added here, so that it is tried under every trouble and every limit.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec

from fiendish.server import archive, lobby, windows
from fiendish.server.app import ROUTES, make_app
from fiendish.server.opened import Opened
from fiendish.server.policy import COOKIE, Policy
from fiendish.server.service import Service
from fiendish.server.store import OVER, PLAYING
from tests.server.hall import asked, play_out

NAME = "Nobody Else"  # private words: they belong in no note
WORDS = "only between you and me"


@dataclass
class Town:
    """A service with people and tables at every point of their life."""

    service: Service
    ann: str
    bob: str
    eve: str
    over: Opened
    export: bytes

    async def waiting(self) -> tuple[str, dict[str, str]]:
        """A new table of Ann's that waits for two more, and its invitations."""
        player = await lobby.guest_of(self.service, self.ann)
        assert player is not None
        made = await lobby.new_table(self.service, player, lobby.NewTable("smash_up", 3))
        return made.table, made.invites

    async def playing(self) -> Opened:
        """A game of Ann and Bob that has just begun."""
        return await self._copy(0)

    async def finished(self) -> Opened:
        return await self._copy(len(self.over.entries))

    async def _copy(self, entries: int) -> Opened:
        status = OVER if entries else PLAYING
        row = msgspec.structs.replace(self.over.row, id=secrets.token_hex(12), status=status)
        log = [msgspec.structs.replace(one, command=None) for one in self.over.entries[:entries]]
        self.service.store.add_table(row, self.over.chairs, log=log).result()
        return await self.service.find(row.id)

    def token_of(self, opened: Opened, seat: int) -> str:
        player = opened.chairs[seat].player or ""
        return next(one for one in (self.ann, self.bob) if one.startswith(player))


async def found_town(service: Service) -> Town:
    opened, (ann, bob) = await play_out(service)
    _, eve = await lobby.new_guest(service, "Eve")
    export = msgspec.json.encode(archive.exported(opened))
    return Town(service, ann, bob, eve, opened, export)


class Errand(msgspec.Struct, frozen=True):
    """Who sends what to where."""

    path: str
    token: str = ""
    fields: Any = None

    async def send(self, line: httpx.AsyncClient) -> httpx.Response:
        line.cookies.clear()
        headers = {"cookie": f"{COOKIE}={self.token}"} if self.token else {}
        if isinstance(self.fields, bytes):
            headers["content-type"] = "application/json"
            return await line.post(self.path, content=self.fields, headers=headers)
        if self.path.startswith("/api/"):
            return await line.post(self.path, json=self.fields or {}, headers=headers)
        headers["content-type"] = "application/x-www-form-urlencoded"
        return await line.post(self.path, content=urlencode(self.fields or {}), headers=headers)


def line_to(service: Service, rate: float = 1e9, client: str = "127.0.0.1") -> httpx.AsyncClient:
    app = make_app(service, Policy(rate=rate))
    transport = httpx.ASGITransport(app, client=(client, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")


Prepare = Callable[[Town], Awaitable[Errand]]
ERRANDS: dict[str, Prepare] = {}


def errand(pattern: str) -> Callable[[Prepare], Prepare]:
    def put(prepare: Prepare) -> Prepare:
        ERRANDS[pattern] = prepare
        return prepare

    return put


def patterns() -> list[str]:
    """Every address of the app that takes something in."""
    return [
        getattr(route, "path", "")
        for route in ROUTES
        if "POST" in (getattr(route, "methods", None) or ())
    ]


# -- guests --------------------------------------------------------------------------------------


@errand("/api/guest")
async def _guest(town: Town) -> Errand:
    return Errand("/api/guest", "", {"name": NAME})


@errand("/name")
async def _name(town: Town) -> Errand:
    return Errand("/name", town.eve, {"name": NAME})


@errand("/settings")
async def _settings(town: Town) -> Errand:
    return Errand("/settings", town.eve, {"name": f"{NAME} 2", "webhook": "http://a.example/"})


@errand("/settings/theme")
async def _theme(town: Town) -> Errand:
    return Errand("/settings/theme", town.eve, {"theme": "dark"})


# -- new tables ----------------------------------------------------------------------------------


@errand("/play")
async def _play(town: Town) -> Errand:
    return Errand("/play", "", {"game": "smash_up", "name": NAME, "bot": "random"})


@errand("/new/{game}")
async def _new(town: Town) -> Errand:
    return Errand("/new/smash_up", "", {"name": NAME})


@errand("/api/tables")
async def _table(town: Town) -> Errand:
    return Errand("/api/tables", town.eve, {"game": "smash_up"})


@errand("/import")
async def _import(town: Town) -> Errand:
    return Errand("/import", town.eve, town.export)


@errand("/tables/{table}/continue")
async def _continue(town: Town) -> Errand:
    opened = await town.finished()
    return Errand(f"/tables/{opened.row.id}/continue", town.ann, {"at": 5, "seat": 0})


@errand("/tables/{table}/rematch")
async def _rematch(town: Town) -> Errand:
    opened = await town.finished()
    return Errand(f"/tables/{opened.row.id}/rematch", town.ann)


@errand("/api/tables/{table}/rematch")
async def _rematch_by_program(town: Town) -> Errand:
    opened = await town.finished()
    return Errand(f"/api/tables/{opened.row.id}/rematch", town.ann)


# -- seats ---------------------------------------------------------------------------------------


@errand("/join/{table}/{seat:seat}")
async def _join(town: Town) -> Errand:
    table, invites = await town.waiting()
    return Errand(f"/join/{table}/1", "", {"invite": invites["1"], "name": NAME})


@errand("/api/tables/{table}/seats/{seat:seat}/claim")
async def _claim(town: Town) -> Errand:
    table, invites = await town.waiting()
    _, token = await lobby.new_guest(town.service, "Gus")
    return Errand(f"/api/tables/{table}/seats/1/claim", token, {"invite": invites["1"]})


@errand("/tables/{table}/fill")
async def _fill(town: Town) -> Errand:
    table, _ = await town.waiting()
    return Errand(f"/tables/{table}/fill", town.ann, {"bot": "random"})


@errand("/tables/{table}/leave")
async def _leave(town: Town) -> Errand:
    table, _ = await town.waiting()
    return Errand(f"/tables/{table}/leave", town.ann)


@errand("/tables/{table}/face")
async def _face(town: Town) -> Errand:
    return Errand(f"/tables/{(await town.playing()).row.id}/face", town.ann)


@errand("/api/tables/{table}/face")
async def _face_by_program(town: Town) -> Errand:
    return Errand(f"/api/tables/{(await town.playing()).row.id}/face", town.ann, {"seat": 0})


@errand("/tables/{table}/seats/{seat:seat}/stand-in")
async def _stand_in(town: Town) -> Errand:
    return Errand(f"/tables/{(await town.playing()).row.id}/seats/0/stand-in", town.ann)


@errand("/api/tables/{table}/seats/{seat:seat}/stand-in")
async def _stand_in_by_program(town: Town) -> Errand:
    return Errand(f"/api/tables/{(await town.playing()).row.id}/seats/0/stand-in", town.ann)


async def _bot_plays_for_ann(town: Town) -> str:
    opened = await town.playing()
    await town.service.stand_in(opened, 0, 0, "normal")
    return opened.row.id


@errand("/tables/{table}/seats/{seat:seat}/return")
async def _return(town: Town) -> Errand:
    return Errand(f"/tables/{await _bot_plays_for_ann(town)}/seats/0/return", town.ann)


@errand("/api/tables/{table}/seats/{seat:seat}/return")
async def _return_by_program(town: Town) -> Errand:
    return Errand(f"/api/tables/{await _bot_plays_for_ann(town)}/seats/0/return", town.ann)


# -- at a table ----------------------------------------------------------------------------------


async def _move_at(town: Town, folder: str, **more: object) -> Errand:
    opened = await town.playing()
    token = town.token_of(opened, asked(opened))
    fields = {"command": "c", "seq": opened.seq, **more}
    return Errand(f"{folder}/{opened.row.id}", token, fields)


@errand("/tables/{table}/moves")
async def _move(town: Town) -> Errand:
    move = await _move_at(town, "/tables", choice=0)
    return Errand(f"{move.path}/moves", move.token, move.fields)


@errand("/api/tables/{table}/moves")
async def _move_by_program(town: Town) -> Errand:
    move = await _move_at(town, "/api/tables", choice=0)
    return Errand(f"{move.path}/moves", move.token, move.fields)


async def _undo_at(town: Town, folder: str) -> Errand:
    opened = await town.playing()
    seat = asked(opened)
    await town.service.move(opened, seat, "first", opened.seq, 0)
    fields = {"command": "c", "seq": opened.seq, "what": "ask"}
    return Errand(f"{folder}/{opened.row.id}/undo", town.token_of(opened, seat), fields)


@errand("/tables/{table}/undo")
async def _undo(town: Town) -> Errand:
    return await _undo_at(town, "/tables")


@errand("/api/tables/{table}/undo")
async def _undo_by_program(town: Town) -> Errand:
    return await _undo_at(town, "/api/tables")


async def _ann_passes(town: Town) -> str:
    opened = await town.playing()
    await town.service._set_passing(opened, 0, f"{windows.TURN} 0")
    return opened.row.id


@errand("/tables/{table}/passes")
async def _passes(town: Town) -> Errand:
    table = await _ann_passes(town)
    return Errand(f"/tables/{table}/passes", town.ann, {"seq": 0, "what": "stop"})


@errand("/api/tables/{table}/passes")
async def _passes_by_program(town: Town) -> Errand:
    table = await _ann_passes(town)
    return Errand(f"/api/tables/{table}/passes", town.ann, {"seq": 0, "what": "stop"})


@errand("/tables/{table}/chat")
async def _chat(town: Town) -> Errand:
    return Errand(f"/tables/{(await town.playing()).row.id}/chat", town.ann, {"text": WORDS})


@errand("/api/tables/{table}/chat")
async def _chat_by_program(town: Town) -> Errand:
    return Errand(f"/api/tables/{(await town.playing()).row.id}/chat", town.ann, {"text": WORDS})


@errand("/tables/{table}/report")
async def _report(town: Town) -> Errand:
    opened = await town.playing()
    return Errand(f"/tables/{opened.row.id}/report", town.ann, {"at": opened.seq, "words": WORDS})

"""For every address that takes something in: a request that is carried out, sent to an app in this process.

A new route has to be added here, so that it is tried under every fault and every limit.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec

from fiendish.puzzles import all_puzzles
from fiendish.server import final, identity, lobby, passing, sharing
from fiendish.server.app import ROUTES, make_app
from fiendish.server.live_table import LiveTable
from fiendish.server.policy import COOKIE, Policy
from fiendish.server.service import Service
from fiendish.server.store import OVER, PLAYING
from tests.server.service_harness import asked, play_out

NAME = "Nobody Else"  # private words: they belong in no note
WORDS = "only between you and me"


@dataclass
class SampleService:
    """A service with people and tables at every point of their life."""

    service: Service
    ann: str
    bob: str
    eve: str
    over: LiveTable
    export: bytes

    async def waiting(self) -> tuple[str, dict[str, str]]:
        """A new table of Ann's that waits for two more, and its invitations."""
        player = await lobby.guest_of(self.service, self.ann)
        assert player is not None
        made = await lobby.new_table(self.service, player, lobby.NewTable("smash_up", 3))
        return made.table, made.invites

    async def playing(self) -> LiveTable:
        """A game of Ann and Bob that has just begun."""
        return await self._copy(0)

    async def finished(self) -> LiveTable:
        return await self._copy(len(self.over.entries))

    async def _copy(self, entries: int) -> LiveTable:
        status = OVER if entries else PLAYING
        row = msgspec.structs.replace(self.over.row, id=secrets.token_hex(12), status=status)
        log = [msgspec.structs.replace(one, command=None) for one in self.over.entries[:entries]]
        self.service.store.add_table(row, self.over.chairs, log=log).result()
        return await self.service.find(row.id)

    def token_of(self, opened: LiveTable, seat: int) -> str:
        player = opened.chairs[seat].player or ""
        return next(one for one in (self.ann, self.bob) if one.startswith(player))


async def sample_service(service: Service) -> SampleService:
    opened, (ann, bob) = await play_out(service)
    _, eve = await lobby.new_guest(service, "Eve")
    export = msgspec.json.encode(final.exported(opened))
    return SampleService(service, ann, bob, eve, opened, export)


class ValidRequest(msgspec.Struct, frozen=True):
    """Who sends what to where."""

    path: str
    token: str = ""
    fields: Any = None

    async def send(self, client: httpx.AsyncClient) -> httpx.Response:
        client.cookies.clear()
        headers = {"cookie": f"{COOKIE}={self.token}"} if self.token else {}
        if isinstance(self.fields, bytes):
            headers["content-type"] = "application/json"
            return await client.post(self.path, content=self.fields, headers=headers)
        if self.path.startswith("/api/"):
            return await client.post(self.path, json=self.fields or {}, headers=headers)
        headers["content-type"] = "application/x-www-form-urlencoded"
        return await client.post(self.path, content=urlencode(self.fields or {}), headers=headers)


def client_of(service: Service, rate: float = 1e9, client: str = "127.0.0.1") -> httpx.AsyncClient:
    app = make_app(service, Policy(rate=rate))
    transport = httpx.ASGITransport(app, client=(client, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")


Prepare = Callable[[SampleService], Awaitable[ValidRequest]]
VALID_REQUESTS: dict[str, Prepare] = {}


def valid_request(pattern: str) -> Callable[[Prepare], Prepare]:
    def put(prepare: Prepare) -> Prepare:
        VALID_REQUESTS[pattern] = prepare
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


@valid_request("/api/guest")
async def _guest(sample: SampleService) -> ValidRequest:
    return ValidRequest("/api/guest", "", {"name": NAME})


@valid_request("/name")
async def _name(sample: SampleService) -> ValidRequest:
    return ValidRequest("/name", sample.eve, {"name": NAME})


@valid_request("/settings")
async def _settings(sample: SampleService) -> ValidRequest:
    return ValidRequest(
        "/settings", sample.eve, {"name": f"{NAME} 2", "webhook": "http://a.example/"}
    )


@valid_request("/settings/theme")
async def _theme(sample: SampleService) -> ValidRequest:
    return ValidRequest("/settings/theme", sample.eve, {"theme": "dark"})


@valid_request("/settings/coach")
async def _coach(sample: SampleService) -> ValidRequest:
    return ValidRequest("/settings/coach", sample.eve, {"coach": "on"})


@valid_request("/settings/code")
async def _code(sample: SampleService) -> ValidRequest:
    return ValidRequest("/settings/code", sample.eve)


@valid_request("/api/guest/code")
async def _code_by_program(sample: SampleService) -> ValidRequest:
    return ValidRequest("/api/guest/code", sample.eve)


async def _code_of_somebody(sample: SampleService) -> dict[str, str]:
    player, _ = await lobby.new_guest(sample.service, "Gus")
    return {"code": await identity.new_code(sample.service, player)}


@valid_request("/settings/recover")
async def _recover(sample: SampleService) -> ValidRequest:
    return ValidRequest("/settings/recover", "", await _code_of_somebody(sample))


@valid_request("/api/guest/recover")
async def _recover_by_program(sample: SampleService) -> ValidRequest:
    return ValidRequest("/api/guest/recover", "", await _code_of_somebody(sample))


async def _somebody(sample: SampleService) -> str:
    _, token = await lobby.new_guest(sample.service, "Gus")
    return token


@valid_request("/settings/log-out")
async def _log_out(sample: SampleService) -> ValidRequest:
    return ValidRequest("/settings/log-out", await _somebody(sample))


@valid_request("/api/guest/log-out")
async def _log_out_by_program(sample: SampleService) -> ValidRequest:
    return ValidRequest("/api/guest/log-out", await _somebody(sample))


@valid_request("/settings/delete")
async def _delete(sample: SampleService) -> ValidRequest:
    return ValidRequest("/settings/delete", await _somebody(sample))


@valid_request("/api/guest/delete")
async def _delete_by_program(sample: SampleService) -> ValidRequest:
    return ValidRequest("/api/guest/delete", await _somebody(sample))


# -- new tables ----------------------------------------------------------------------------------


@valid_request("/play")
async def _play(sample: SampleService) -> ValidRequest:
    return ValidRequest("/play", "", {"game": "smash_up", "name": NAME, "bot": "random"})


@valid_request("/new/{game}")
async def _new(sample: SampleService) -> ValidRequest:
    return ValidRequest("/new/smash_up", "", {"name": NAME})


@valid_request("/api/tables")
async def _table(sample: SampleService) -> ValidRequest:
    return ValidRequest("/api/tables", sample.eve, {"game": "smash_up"})


@valid_request("/import")
async def _import(sample: SampleService) -> ValidRequest:
    return ValidRequest("/import", sample.eve, sample.export)


@valid_request("/tables/{table}/continue")
async def _continue(sample: SampleService) -> ValidRequest:
    opened = await sample.finished()
    return ValidRequest(f"/tables/{opened.row.id}/continue", sample.ann, {"at": 5, "seat": 0})


@valid_request("/api/tables/{table}/continue")
async def _continue_by_program(sample: SampleService) -> ValidRequest:
    opened = await sample.finished()
    return ValidRequest(f"/api/tables/{opened.row.id}/continue", sample.ann)


@valid_request("/tables/{table}/rematch")
async def _rematch(sample: SampleService) -> ValidRequest:
    opened = await sample.finished()
    return ValidRequest(f"/tables/{opened.row.id}/rematch", sample.ann)


@valid_request("/api/tables/{table}/rematch")
async def _rematch_by_program(sample: SampleService) -> ValidRequest:
    opened = await sample.finished()
    return ValidRequest(f"/api/tables/{opened.row.id}/rematch", sample.ann)


# -- giving up -----------------------------------------------------------------------------------


@valid_request("/tables/{table}/concede")
async def _concede(sample: SampleService) -> ValidRequest:
    path = f"/tables/{(await sample.playing()).row.id}/concede"
    return ValidRequest(path, sample.ann, {"command": "q"})


@valid_request("/api/tables/{table}/concede")
async def _concede_by_program(sample: SampleService) -> ValidRequest:
    path = f"/api/tables/{(await sample.playing()).row.id}/concede"
    return ValidRequest(path, sample.ann, {"command": "q"})


async def _alone(sample: SampleService) -> str:
    player = await lobby.guest_of(sample.service, sample.ann)
    assert player is not None
    wanted = lobby.NewTable("smash_up", bots={1: "random"})
    return (await lobby.new_table(sample.service, player, wanted)).table


@valid_request("/tables/{table}/close")
async def _close(sample: SampleService) -> ValidRequest:
    return ValidRequest(f"/tables/{await _alone(sample)}/close", sample.ann)


@valid_request("/api/tables/{table}/close")
async def _close_by_program(sample: SampleService) -> ValidRequest:
    return ValidRequest(f"/api/tables/{await _alone(sample)}/close", sample.ann)


# -- links ---------------------------------------------------------------------------------------


@valid_request("/tables/{table}/share")
async def _renew(sample: SampleService) -> ValidRequest:
    return ValidRequest(f"/tables/{(await sample.playing()).row.id}/share", sample.ann)


@valid_request("/tables/{table}/device")
async def _device_link(sample: SampleService) -> ValidRequest:
    return ValidRequest(f"/tables/{(await sample.playing()).row.id}/device", sample.ann)


@valid_request("/device")
async def _device(sample: SampleService) -> ValidRequest:
    player = await lobby.guest_of(sample.service, sample.ann)
    assert player is not None
    link = await sharing.device_link(sample.service, player, sample.over.row.id)
    return ValidRequest("/device", "", {"link": link})


# -- seats ---------------------------------------------------------------------------------------


@valid_request("/join/{table}/{seat:seat}")
async def _join(sample: SampleService) -> ValidRequest:
    table, invites = await sample.waiting()
    return ValidRequest(f"/join/{table}/1", "", {"invite": invites["1"], "name": NAME})


@valid_request("/api/tables/{table}/seats/{seat:seat}/claim")
async def _claim(sample: SampleService) -> ValidRequest:
    table, invites = await sample.waiting()
    _, token = await lobby.new_guest(sample.service, "Gus")
    return ValidRequest(f"/api/tables/{table}/seats/1/claim", token, {"invite": invites["1"]})


@valid_request("/tables/{table}/seats/{seat:seat}/side")
async def _side(sample: SampleService) -> ValidRequest:
    table, _ = await sample.waiting()
    return ValidRequest(f"/tables/{table}/seats/0/side", sample.ann, {"mine-aliens": "yes"})


@valid_request("/api/tables/{table}/seats/{seat:seat}/side")
async def _side_by_program(sample: SampleService) -> ValidRequest:
    table, _ = await sample.waiting()
    return ValidRequest(f"/api/tables/{table}/seats/0/side", sample.ann, {"side": ["aliens"]})


@valid_request("/tables/{table}/fill")
async def _fill(sample: SampleService) -> ValidRequest:
    table, _ = await sample.waiting()
    return ValidRequest(f"/tables/{table}/fill", sample.ann, {"bot": "random"})


@valid_request("/tables/{table}/leave")
async def _leave(sample: SampleService) -> ValidRequest:
    table, _ = await sample.waiting()
    return ValidRequest(f"/tables/{table}/leave", sample.ann)


async def _with_bob(sample: SampleService, public: bool = False) -> str:
    """A table of Ann's that waits, at which Bob has a seat."""
    ann, bob = [await lobby.guest_of(sample.service, one) for one in (sample.ann, sample.bob)]
    assert ann is not None
    assert bob is not None
    wanted = lobby.NewTable("smash_up", 2 if public else 3, public=public)
    made = await lobby.new_table(sample.service, ann, wanted)
    opened = await sample.service.find(made.table)
    await lobby.claim(sample.service, opened, bob, 1, made.invites["1"])
    return made.table


@valid_request("/tables/{table}/start")
async def _start(sample: SampleService) -> ValidRequest:
    return ValidRequest(f"/tables/{await _with_bob(sample, True)}/start", sample.ann)


@valid_request("/api/tables/{table}/start")
async def _start_by_program(sample: SampleService) -> ValidRequest:
    return ValidRequest(f"/api/tables/{await _with_bob(sample, True)}/start", sample.ann)


@valid_request("/tables/{table}/seats/{seat:seat}/remove")
async def _remove(sample: SampleService) -> ValidRequest:
    path = f"/tables/{await _with_bob(sample)}/seats/1/remove"
    return ValidRequest(path, sample.ann, {"name": "Bob"})


@valid_request("/api/tables/{table}/seats/{seat:seat}/remove")
async def _remove_by_program(sample: SampleService) -> ValidRequest:
    path = f"/api/tables/{await _with_bob(sample)}/seats/1/remove"
    return ValidRequest(path, sample.ann, {"name": "Bob"})


@valid_request("/tables/{table}/screen")
async def _take_screen(sample: SampleService) -> ValidRequest:
    return ValidRequest(f"/tables/{(await sample.playing()).row.id}/screen", sample.ann)


@valid_request("/api/tables/{table}/screen")
async def _take_screen_by_program(sample: SampleService) -> ValidRequest:
    return ValidRequest(
        f"/api/tables/{(await sample.playing()).row.id}/screen", sample.ann, {"seat": 0}
    )


@valid_request("/tables/{table}/seats/{seat:seat}/stand-in")
async def _stand_in(sample: SampleService) -> ValidRequest:
    return ValidRequest(f"/tables/{(await sample.playing()).row.id}/seats/0/stand-in", sample.ann)


@valid_request("/api/tables/{table}/seats/{seat:seat}/stand-in")
async def _stand_in_by_program(sample: SampleService) -> ValidRequest:
    return ValidRequest(
        f"/api/tables/{(await sample.playing()).row.id}/seats/0/stand-in", sample.ann
    )


async def _bot_plays_for_ann(sample: SampleService) -> str:
    opened = await sample.playing()
    await sample.service.stand_in(opened, 0, 0, "normal")
    return opened.row.id


@valid_request("/tables/{table}/seats/{seat:seat}/return")
async def _return(sample: SampleService) -> ValidRequest:
    return ValidRequest(f"/tables/{await _bot_plays_for_ann(sample)}/seats/0/return", sample.ann)


@valid_request("/api/tables/{table}/seats/{seat:seat}/return")
async def _return_by_program(sample: SampleService) -> ValidRequest:
    return ValidRequest(
        f"/api/tables/{await _bot_plays_for_ann(sample)}/seats/0/return", sample.ann
    )


# -- at a table ----------------------------------------------------------------------------------


async def _move_at(sample: SampleService, folder: str, **more: object) -> ValidRequest:
    opened = await sample.playing()
    token = sample.token_of(opened, asked(opened))
    fields = {"command": "c", "seq": opened.seq, **more}
    return ValidRequest(f"{folder}/{opened.row.id}", token, fields)


@valid_request("/tables/{table}/moves")
async def _move(sample: SampleService) -> ValidRequest:
    move = await _move_at(sample, "/tables", choice=0)
    return ValidRequest(f"{move.path}/moves", move.token, move.fields)


@valid_request("/api/tables/{table}/moves")
async def _move_by_program(sample: SampleService) -> ValidRequest:
    move = await _move_at(sample, "/api/tables", choice=0)
    return ValidRequest(f"{move.path}/moves", move.token, move.fields)


async def _undo_at(sample: SampleService, folder: str) -> ValidRequest:
    opened = await sample.playing()
    seat = asked(opened)
    await sample.service.move(opened, seat, "first", opened.seq, 0)
    fields = {"command": "c", "seq": opened.seq, "what": "ask"}
    return ValidRequest(f"{folder}/{opened.row.id}/undo", sample.token_of(opened, seat), fields)


@valid_request("/tables/{table}/undo")
async def _undo(sample: SampleService) -> ValidRequest:
    return await _undo_at(sample, "/tables")


@valid_request("/api/tables/{table}/undo")
async def _undo_by_program(sample: SampleService) -> ValidRequest:
    return await _undo_at(sample, "/api/tables")


async def _ann_passes(sample: SampleService) -> str:
    opened = await sample.playing()
    await sample.service.set_passing(opened, 0, f"{passing.TURN} 0")
    return opened.row.id


@valid_request("/tables/{table}/passes")
async def _passes(sample: SampleService) -> ValidRequest:
    table = await _ann_passes(sample)
    return ValidRequest(f"/tables/{table}/passes", sample.ann, {"seq": 0, "what": "stop"})


@valid_request("/api/tables/{table}/passes")
async def _passes_by_program(sample: SampleService) -> ValidRequest:
    table = await _ann_passes(sample)
    return ValidRequest(f"/api/tables/{table}/passes", sample.ann, {"seq": 0, "what": "stop"})


@valid_request("/tables/{table}/chat")
async def _chat(sample: SampleService) -> ValidRequest:
    return ValidRequest(
        f"/tables/{(await sample.playing()).row.id}/chat", sample.ann, {"text": WORDS}
    )


@valid_request("/api/tables/{table}/chat")
async def _chat_by_program(sample: SampleService) -> ValidRequest:
    return ValidRequest(
        f"/api/tables/{(await sample.playing()).row.id}/chat", sample.ann, {"text": WORDS}
    )


@valid_request("/tables/{table}/report")
async def _report(sample: SampleService) -> ValidRequest:
    opened = await sample.playing()
    return ValidRequest(
        f"/tables/{opened.row.id}/report", sample.ann, {"at": opened.seq, "words": WORDS}
    )


# -- lessons -------------------------------------------------------------------------------------


@valid_request("/lessons/{game}/{lesson}")
async def _lesson(sample: SampleService) -> ValidRequest:
    return ValidRequest("/lessons/smash_up/scoring")


@valid_request("/puzzles/{game}/{puzzle}")
async def _puzzle(sample: SampleService) -> ValidRequest:
    return ValidRequest(f"/puzzles/{next(iter(all_puzzles()))}", fields={"choice": 0})

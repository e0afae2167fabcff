"""Twin worlds over the network: the same table of the server is given first the true game and then a
twin of it, in which all is dealt anew that the reader cannot know. Whatever the reader can ask for must
come out the same: status, headers and every byte; while somebody asks to take something back, while a
bot stands in, and by the clock.

The addresses come from the app itself, so a new one is looked at without a word here.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple

import msgspec
from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute

from fiendish.engine.conformance.twins import twins
from fiendish.engine.question import DECLINE
from fiendish.engine.table import Table
from fiendish.server import dice_commitment, hosting, lobby, taking_back
from fiendish.server.app import ROUTES, make_app
from fiendish.server.live_table import LiveTable
from fiendish.server.passing import lasts
from fiendish.server.policy import Policy
from fiendish.server.service import Service
from tests.server.asgi_client import FORM, first_frame, send_request
from tests.server.service_harness import guest, table_of_two

JSON = "application/json"
ALIKE = ("/static/", "/art/", "/rules/")  # the same for everybody, and made of no table
_PAST = "/tables/{table}/replay"  # a twin of one moment has no past: see test_replay_twins
_PARAMETER = re.compile(r"\{(\w+)(?::\w+)?\}")
_WHY_NOT = ("kind=play&card=gunfighter", "kind=mob&card=henchmen", "kind=end", "kind=play&card=x")
_MORE = {
    "/api/tables/{table}/log": ["from=3"],
    "/api/tables/{table}/why-not": _WHY_NOT,
    "/tables/{table}/live": ["heard=1", "heard=5"],  # with the beat that tells of all since
    "/tables/{table}/hint": ["part=quick", "part=full"],
    "/tables/{table}/replay/hint": ["at=3", "at=5&part=quick"],
    "/api/tables/{table}/replay/hint": ["at=3"],
}

WHOLE = 100_000  # lines of a log
PACE, REACTION = 2.0, 1.0  # seconds that a window lasts, and that it takes to press a button


class Reader(NamedTuple):
    """Somebody who looks at a table, and the seat that the screen is turned to."""

    seat: int | None
    token: str
    player: str


Seating = Callable[[Service, str], Awaitable[tuple[LiveTable, list[Reader]]]]


async def pair(service: Service, game: str) -> tuple[LiveTable, list[Reader]]:
    """Two people at a public table, and somebody who looks on."""
    opened, tokens = await table_of_two(service, game, public=True)
    sue, outsider = await guest(service, "Sue")
    players = [chair.player or "" for chair in opened.chairs]
    seated = [Reader(seat, tokens[seat], players[seat]) for seat in (0, 1)]
    return opened, [*seated, Reader(None, outsider, sue.id)]


async def shared_screen(service: Service, game: str) -> tuple[LiveTable, list[Reader]]:
    """Ann and Ines at one screen, Bob at another."""
    ann, first = await guest(service, "Ann")
    bob, second = await guest(service, "Bob")
    wanted = lobby.NewTable(game, 3, public=True, here={1: "Ines"}, seat=0)
    made = await lobby.new_table(service, ann, wanted)
    opened = await service.find(made.table)
    await lobby.claim(service, opened, bob, 2, made.invites["2"])
    await hosting.start(service, opened, ann.id)
    screens = [Reader(seat, first, ann.id) for seat in (0, None)]
    return opened, [*screens, Reader(2, second, bob.id)]


def addresses(method: str) -> list[str]:
    """All addresses at which a reader may find something, for one method (WS for sockets)."""
    found = []
    for route in ROUTES:
        if isinstance(route, WebSocketRoute):
            verbs = {"WS"}
        else:
            assert isinstance(route, Route)
            verbs = route.methods or set()
        if method in verbs and not route.path.startswith(ALIKE) and route.path != _PAST:
            found.append(route.path)
    return found


def _filled(path: str, table: str, seat: int) -> str:
    values = {"table": table, "seat": str(seat)}
    return _PARAMETER.sub(lambda match: values.get(match[1], "1"), path)


def refused_forms(seq: int) -> dict[str, list[dict[str, object]]]:
    """What is well formed and yet refused, by the end of the address."""
    stale: dict[str, object] = {"command": "x", "seq": seq + 1}
    now: dict[str, object] = {"command": "x", "seq": seq}
    return {
        "/moves": [{**now, "choice": 99_999}, {**now, "choice": -1}, {**stale, "choice": 0}],
        "/undo": [
            *({**stale, "what": what} for what in ("take-back", "ask")),
            *({**now, "what": what} for what in ("agree", "refuse")),
        ],
        "/claim": [{}, {"invite": "x"}],
        "/rematch": [{}],
        "/close": [{}],
        "/remove": [{"name": "Ann"}],
        "/chat": [{"text": ""}],
        "/continue": [{}, {"at": 0}, {"at": 3, "seat": 1}, {"others": "hard"}],
    }


async def looked_at(
    app: Starlette, opened: LiveTable, reader: Reader, everywhere: bool = True
) -> dict[str, bytes]:
    """All that a reader can see (or all of this table), by channel; the clock is one."""
    got = {"clock": pause(opened, reader)}
    for path in addresses("GET"):
        if "{table}" not in path and not everywhere:
            continue
        if path == "/metrics":  # for whoever runs the server; each request changes them
            continue
        address = _filled(path, opened.row.id, reader.seat or 0)
        for query in ("", *_MORE.get(path, ())):
            got[f"GET {path} {query}"] = await send_request(
                app, "GET", f"{address}?{query}", reader.token
            )
    for path in addresses("WS"):
        address = _filled(path, opened.row.id, 0)
        for query in ("", *_MORE.get(path, ())):
            got[f"WS {path} {query}"] = await first_frame(app, f"{address}?{query}", reader.token)
    return got


def pause(opened: LiveTable, reader: Reader) -> bytes:
    """How long a reader waits until a seat elsewhere has passed, if it does so as soon as it can."""
    question = opened.table.question
    if question is None or opened.chairs[question.seat].player == reader.player:
        return b""
    takes = opened._time_of(question)
    if lasts(question) and not opened.passes_by_itself() and not opened.plays_by_bot(question.seat):
        takes = max(takes, REACTION)
    return str(takes).encode()


async def refused(app: Starlette, opened: LiveTable, reader: Reader) -> dict[str, bytes]:
    """What a reader is told who does what cannot be done, by channel."""
    got = {}
    refused = refused_forms(opened.seq)
    for path in addresses("POST"):
        if "{table}" not in path:  # what makes something new has its own random tokens
            continue
        other = next(one.seat for one in opened.chairs if one.player != reader.player)
        address = _filled(path, opened.row.id, other)
        kind = JSON if path.startswith("/api/") else FORM
        forms = next((forms for end, forms in refused.items() if path.endswith(end)), [])
        for number, form in enumerate([{"nonsense": 1}, *forms]):
            got[f"POST {path} {number}"] = await send_request(
                app, "POST", address, reader.token, form, kind
            )
        got[f"POST {path} plain"] = await send_request(
            app, "POST", address, reader.token, b"x", "text/plain"
        )
    return got


async def wished(
    service: Service, app: Starlette, opened: LiveTable, reader: Reader, asker: int
) -> dict[str, bytes]:
    """What a reader sees while a seat asks to take something back, and where that would lead."""
    await taking_back.ask_back(service, opened, asker, "x", opened.seq)
    assert opened.wish is not None
    seen = await looked_at(app, opened, reader, everywhere=False)
    got = {f"{name} while asked": data for name, data in seen.items()}
    got["consent"] = str(opened.wish.to).encode()
    able = [seat for seat in opened.wish.missing if not opened.chairs[seat].stand_in]
    if able:
        await taking_back.agree(service, opened, able[0], opened.seq, False)
        seen = await looked_at(app, opened, reader, everywhere=False)
        got |= {f"{name} when refused": data for name, data in seen.items()}
    opened.wish = opened.declined = None
    opened.changed()
    return got


def play_on(table: Table, chance: Random, to_window: bool = False) -> None:
    """Some decisions at random; those who have nothing to decide pass, as at the server.

    Or on to a window with an answer, if one comes soon, when somebody has passed before.
    """
    for number in range(200 if to_window else chance.randrange(1, 25)):
        question = table.question
        if question is None:
            return
        opens = lasts(question) and not question.idle
        if to_window and number and opens and passed_last(table):
            return
        table.answer(chance.randrange(len(question.options)))
    while (question := table.question) is not None and question.idle:
        table.answer(0)


async def _nothing_happens() -> None:
    """What bots decide and seats pass by themselves, here: only requests change anything."""
    await asyncio.Event().wait()


def let_bots_stand_in(opened: LiveTable, chance: Random) -> None:
    """A bot plays for some of the people, or for none."""
    opened.chairs = [
        msgspec.structs.replace(one, stand_in="normal" if chance.random() < 0.25 else "")
        for one in opened.chairs
    ]


def asker_at(opened: LiveTable, table: Table, chance: Random) -> int | None:
    """A seat that can ask to take something back; one that has passed since, if there is one."""
    able = {one.seat for one in table.moves if not one.passed}
    able -= {one.seat for one in opened.chairs if one.stand_in}
    found = sorted(able & passed_last(table) or able)
    return chance.choice(found) if found else None


def passed_last(table: Table) -> set[int]:
    """The seats that have passed after their last decision."""
    last = {one.seat: one.passed for one in table.moves}
    return {one.seat for one in table.moves if not one.passed and last[one.seat]}


def with_empty_window(twin: Table, reader: int | None) -> Table:
    """Somebody else who is asked in a window has no answer there."""
    question = twin.question
    if question is not None and question.seat != reader and lasts(question):
        question.options = [DECLINE]
    return twin


async def differences(
    service: Service,
    game: str,
    chance: Random,
    moments: int,
    first_only: bool = False,
    seating: Seating = pair,
) -> list[str]:
    """The channels that tell a reader what it cannot know, over many moments."""
    app = make_app(service, Policy(rate=1e6))
    opened, readers = await seating(service, game)
    opened.pace = PACE
    opened.passer = opened.thinking = asyncio.create_task(_nothing_happens())
    seats = len(opened.chairs)
    table = dice_commitment.begin(game, seats, {}, chance.randbytes(32).hex(), "")
    wrong: list[str] = []
    for moment in range(moments):
        play_on(table, chance, to_window=moment % 2 == 1)
        if table.over:
            table = dice_commitment.begin(game, seats, {}, chance.randbytes(32).hex(), "")
            play_on(table, chance)
        let_bots_stand_in(opened, chance)
        asker = asker_at(opened, table, chance)
        for reader in readers:
            both = []
            truth, twin = twins(table, reader.seat, chance, WHOLE)
            for world in (truth, with_empty_window(twin, reader.seat)):
                opened.table = world
                opened.take_screen(reader.player, reader.seat)
                opened.changed()
                got = await looked_at(app, opened, reader) | await refused(app, opened, reader)
                if asker is not None:
                    got |= await wished(service, app, opened, reader, asker)
                both.append(got)
            wrong += [
                f"moment {moment}, reader {reader.seat}: {name}"
                for name, data in both[0].items()
                if data != both[1][name]
            ]
            if wrong and first_only:
                return wrong
            check_that_there_is_something(both[0], reader.seat)
    return wrong


def check_that_there_is_something(got: dict[str, bytes], reader: int | None) -> None:
    """Two answers that say nothing would be alike, too."""
    assert got["GET /api/tables/{table}/view "].startswith(b"200")
    assert b'id="frame"' in got["GET /tables/{table} "]
    assert b'{"frame":1,' in got["GET /api/tables/{table}/stream "]
    assert b"frame" in got["WS /tables/{table}/live "]
    allowed = (b"200", b"404") if reader is not None else (b"200", b"403", b"404")
    for name, data in got.items():
        if name.startswith("POST"):
            assert data[:1] in (b"3", b"4"), (name, data)
        elif name.startswith("GET"):
            assert data[:3] in (*allowed, b"303", b"400", b"409", b"422"), (name, data)

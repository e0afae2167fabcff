"""Twin worlds over the network: the same table of the server is given first the true game and then a
twin of it, in which all is dealt anew that the reader cannot know. Whatever the reader can ask for must
come out the same: status, headers and every byte.

The addresses come from the app itself, so a new one is looked at without a word here.
"""

from __future__ import annotations

import re
from random import Random

from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute

from fiendish.engine.conformance.twins import twins
from fiendish.engine.table import Table
from fiendish.server import fair, lobby
from fiendish.server.app import ROUTES, make_app
from fiendish.server.policy import Policy
from fiendish.server.service import Service
from tests.server.hall import table_of_two
from tests.server.wire import FORM, first_frame, send_request

JSON = "application/json"
ALIKE = ("/static/", "/art/", "/rules/")  # the same for everybody, and made of no table
_PAST = "/tables/{table}/replay"  # a twin of one moment has no past: see test_replay_twins
_PARAMETER = re.compile(r"\{(\w+)(?::\w+)?\}")
_WHY_NOT = ("kind=play&card=gunfighter", "kind=mob&card=henchmen", "kind=end", "kind=play&card=x")
_MORE = {
    "/api/tables/{table}/log": ["from=3"],
    "/api/tables/{table}/why-not": _WHY_NOT,
}


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
        "/chat": [{"text": ""}],
    }


async def received(
    app: Starlette, table: str, token: str, reader: int | None, seq: int
) -> dict[str, bytes]:
    """All that a reader can get from the server, by channel."""
    got = {}
    for path in addresses("GET"):
        address = _filled(path, table, reader or 0)
        for query in ("", *_MORE.get(path, ())):
            got[f"GET {path} {query}"] = await send_request(app, "GET", f"{address}?{query}", token)
    for path in addresses("WS"):
        got[f"WS {path}"] = await first_frame(app, _filled(path, table, 0), token)
    refused = refused_forms(seq)
    for path in addresses("POST"):
        if "{table}" not in path:  # what makes something new has its own random tokens
            continue
        address = _filled(path, table, 1 - (reader or 0))
        kind = JSON if path.startswith("/api/") else FORM
        forms = next((forms for end, forms in refused.items() if path.endswith(end)), [])
        for number, form in enumerate([{"nonsense": 1}, *forms]):
            got[f"POST {path} {number}"] = await send_request(
                app, "POST", address, token, form, kind
            )
        got[f"POST {path} plain"] = await send_request(
            app, "POST", address, token, b"x", "text/plain"
        )
    return got


def play_on(table: Table, chance: Random) -> None:
    """Some decisions at random; those who have nothing to decide pass, as at the server."""
    for _ in range(chance.randrange(1, 25)):
        question = table.question
        if question is None:
            return
        table.answer(chance.randrange(len(question.options)))
    while (question := table.question) is not None and question.idle:
        table.answer(0)


async def differences(
    service: Service, game: str, chance: Random, moments: int, first_only: bool = False
) -> list[str]:
    """The channels that tell a reader what it cannot know, over many moments."""
    app = make_app(service, Policy(rate=1e6))
    seats, tokens = await table_of_two(service, game, public=True)
    _, outsider = await lobby.new_guest(service, "Sue")
    table = fair.begin(game, 2, {}, chance.randbytes(32).hex())
    wrong: list[str] = []
    for moment in range(moments):
        play_on(table, chance)
        if table.over:
            table = fair.begin(game, 2, {}, chance.randbytes(32).hex())
            play_on(table, chance)
        for reader in (0, 1, None):
            token = outsider if reader is None else tokens[reader]
            both = []
            for world in twins(table, reader, chance):
                seats.table = world
                seats.changed()
                both.append(await received(app, seats.row.id, token, reader, seats.seq))
            wrong += [
                f"moment {moment}, reader {reader}: {name}"
                for name, data in both[0].items()
                if data != both[1][name]
            ]
            if wrong and first_only:
                return wrong
            check_that_there_is_something(both[0], reader)
    return wrong


def check_that_there_is_something(got: dict[str, bytes], reader: int | None) -> None:
    """Two answers that say nothing would be alike, too."""
    assert got["GET /api/tables/{table}/view "].startswith(b"200")
    assert b'id="frame"' in got["GET /tables/{table} "]
    assert b'{"frame":1,' in got["GET /api/tables/{table}/stream "]
    assert b"frame" in got["WS /tables/{table}/live"]
    allowed = (b"200", b"404") if reader is not None else (b"200", b"403", b"404")
    for name, data in got.items():
        if name.startswith("POST"):
            assert data[:1] in (b"3", b"4"), (name, data)
        elif name.startswith("GET"):
            assert data[:3] in (*allowed, b"303", b"400", b"409", b"422"), (name, data)

"""Every route as every kind of reader. A route without a row here fails the tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from starlette.routing import Route, WebSocketRoute
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fiendish.puzzles import all_puzzles
from fiendish.server.app import ROUTES
from tests.server.http_site import Guest, Json, Site, asked

ROLES = ("seat", "other", "spectator", "guest", "nobody")


@dataclass
class Party:
    """A private table of three: the one who is asked (seat), another one, a free seat or a bot.

    The spectator has the watch token, the guest has not, nobody has not even a name.
    """

    table: str
    made: Json
    seat: Guest
    other: Guest
    spectator: Guest
    guest: Guest
    nobody: Guest
    seq: int = 0
    own: int = 0


PUZZLE = f"/puzzles/{next(iter(all_puzzles()))}"

Expected = tuple[int, int, int, int, int]


@dataclass(frozen=True)
class Row:
    """What each role gets, in the order of `ROLES`."""

    expected: Expected
    body: Callable[[Party], object] = field(default=lambda party: {})
    path: Callable[[Party], str] = field(default=lambda party: "")
    begun: bool = True
    form: bool = False  # sent as pages send it


def one_move(party: Party) -> object:
    return {"command": "c", "seq": party.seq, "choice": 0}


def take_back(party: Party) -> object:
    return {"command": "u", "seq": party.seq}


def pass_on(party: Party) -> object:
    return {"seq": party.seq, "what": "turn"}


def own_seat(word: str, under: str = "/api") -> Callable[[Party], str]:
    return lambda party: f"{under}/tables/{party.table}/seats/{party.own}/{word}"


ALL = (200, 200, 200, 200, 200)
LOOKING = (200, 200, 200, 404, 404)
RUNNING = (409, 409, 409, 404, 404)  # what can only be had when a game is over
SEATED = (403, 404, 401)  # what the three others get who want to act

MATRIX: dict[str, Row] = {
    "GET /": Row(ALL),
    "POST /play": Row(
        (303, 303, 303, 303, 303),
        lambda party: {"game": "smash_up", "seats": 2, "bot": "random"},
        form=True,
    ),
    "POST /name": Row((303, 303, 303, 303, 303), lambda party: {"name": "Zoe"}, form=True),
    "GET /new/{game}": Row(ALL, path=lambda party: "/new/smash_up"),
    "POST /new/{game}": Row(
        (303, 303, 303, 303, 303), path=lambda party: "/new/smash_up", form=True
    ),
    "GET /join/{table}/{seat:seat}": Row(
        (303, 303, 404, 404, 404), path=lambda party: f"/join/{party.table}/2", begun=False
    ),
    "POST /join/{table}/{seat:seat}": Row(
        (303, 303, 404, 404, 404),
        lambda party: {"invite": "wrong", "name": "Zoe"},
        path=lambda party: f"/join/{party.table}/2",
        begun=False,
        form=True,
    ),
    "POST /tables/{table}/fill": Row((303, 403, *SEATED), begun=False, form=True),
    "POST /tables/{table}/start": Row((409, 403, *SEATED), begun=False, form=True),
    "POST /api/tables/{table}/start": Row((409, 403, *SEATED), begun=False),
    "POST /tables/{table}/seats/{seat:seat}/remove": Row(
        (409, 403, *SEATED),
        lambda party: {"name": "Ann"},
        path=own_seat("remove", ""),
        begun=False,
        form=True,
    ),
    "POST /api/tables/{table}/seats/{seat:seat}/remove": Row(
        (409, 403, *SEATED), lambda party: {"name": "Ann"}, path=own_seat("remove"), begun=False
    ),
    "POST /tables/{table}/leave": Row((303, 303, *SEATED), begun=False, form=True),
    "POST /tables/{table}/rematch": Row((409, 409, *SEATED), form=True),
    "POST /tables/{table}/screen": Row(
        (303, 403, *SEATED), lambda party: {"seat": party.own}, form=True
    ),
    "GET /tables/{table}": Row(LOOKING),
    "GET /tables/{table}/frame": Row(LOOKING),
    "GET /tables/{table}/text": Row(LOOKING),
    "GET /tables/{table}/hint": Row((409, 409, *SEATED)),
    "POST /tables/{table}/moves": Row((303, 422, *SEATED), one_move, form=True),
    "POST /tables/{table}/undo": Row(
        (422, 422, *SEATED), lambda party: {"command": "u", "seq": party.seq}, form=True
    ),
    "POST /tables/{table}/passes": Row((409, 409, *SEATED), pass_on, form=True),
    "POST /api/tables/{table}/passes": Row((409, 409, *SEATED), pass_on),
    "POST /tables/{table}/chat": Row((303, 303, *SEATED), lambda party: {"text": "hi"}, form=True),
    "POST /tables/{table}/seats/{seat:seat}/stand-in": Row(
        (303, 409, *SEATED), path=own_seat("stand-in", ""), form=True
    ),
    "POST /tables/{table}/seats/{seat:seat}/side": Row(
        (422, 403, *SEATED), path=own_seat("side", ""), begun=False, form=True
    ),
    "POST /api/tables/{table}/seats/{seat:seat}/side": Row(
        (422, 403, *SEATED), path=own_seat("side"), begun=False
    ),
    "POST /tables/{table}/seats/{seat:seat}/return": Row(
        (303, 403, *SEATED), path=own_seat("return", ""), form=True
    ),
    "GET /tables/{table}/replay": Row(LOOKING),
    "GET /tables/{table}/replay/hint": Row(RUNNING),
    "GET /api/tables/{table}/replay/hint": Row(RUNNING),
    "GET /tables/{table}/dice": Row(LOOKING),
    "GET /tables/{table}/report": Row(LOOKING),
    "POST /tables/{table}/report": Row(LOOKING, lambda party: {"at": 0}, form=True),
    "GET /tables/{table}/continue": Row(RUNNING),
    "POST /tables/{table}/continue": Row(
        RUNNING, lambda party: {"at": 0, "seat": 0, "others": "random"}, form=True
    ),
    "POST /api/tables/{table}/continue": Row((409, 409, 409, 404, 401)),
    # of two who take the same id for a command the second is told to take another one
    "POST /tables/{table}/concede": Row(
        (409, 303, *SEATED), lambda party: {"command": "q"}, form=True
    ),
    "POST /api/tables/{table}/concede": Row((409, 200, *SEATED), lambda party: {"command": "q"}),
    "POST /tables/{table}/close": Row((409, 409, *SEATED), form=True),  # there are others
    "POST /api/tables/{table}/close": Row((409, 409, *SEATED)),
    "GET /tables/{table}/share": Row(LOOKING),
    "POST /tables/{table}/share": Row((303, 403, 403, 404, 401), form=True),
    "POST /tables/{table}/device": Row((200, 200, *SEATED), form=True),
    "GET /device": Row((404, 404, 404, 404, 404)),
    "POST /device": Row((404, 404, 404, 404, 404), lambda party: {"link": "x"}, form=True),
    "GET /import": Row(ALL),
    "POST /import": Row((422, 422, 422, 422, 422)),
    "GET /static/{name}": Row(ALL, path=lambda party: "/static/table.css"),
    "GET /art/favicon.svg": Row(ALL),
    "GET /art/faces/{name}.svg": Row(ALL, path=lambda party: "/art/faces/grizelda.svg"),
    "GET /art/{game}/{card}.svg": Row(ALL, path=lambda party: "/art/smash_up/sheriff.svg"),
    "GET /rules": Row(ALL),
    "GET /rules/{game}": Row(ALL, path=lambda party: "/rules/smash_up"),
    "GET /rules/{game}/{rule}": Row(ALL, path=lambda party: "/rules/smash_up/SU-1"),
    "GET /cards/{game}": Row(ALL, path=lambda party: "/cards/smash_up"),
    "GET /cards/{game}/{card}": Row(ALL, path=lambda party: "/cards/smash_up/sheriff"),
    "GET /how-to-play/{game}": Row(ALL, path=lambda party: "/how-to-play/smash_up"),
    "GET /guides/{game}": Row((303, 303, 303, 303, 303), path=lambda party: "/guides/smash_up"),
    "GET /guides/{game}/{side}": Row(ALL, path=lambda party: "/guides/marvel_villainous/loki"),
    "GET /words/{game}": Row(ALL, path=lambda party: "/words/smash_up"),
    "GET /words/{game}/{word}": Row(ALL, path=lambda party: "/words/smash_up/talent"),
    "GET /lessons": Row(ALL),
    "GET /lessons/{game}/{lesson}": Row(ALL, path=lambda party: "/lessons/smash_up/scoring"),
    "GET /puzzles": Row(ALL),
    "GET /puzzles/today": Row((303, 303, 303, 303, 303)),
    "GET /puzzles/{game}/{puzzle}": Row(ALL, path=lambda party: PUZZLE),
    "POST /puzzles/{game}/{puzzle}": Row(
        (303, 303, 303, 303, 303), lambda party: {"choice": 0}, path=lambda party: PUZZLE, form=True
    ),
    "POST /lessons/{game}/{lesson}": Row(
        (303, 303, 303, 303, 303), path=lambda party: "/lessons/smash_up/scoring", form=True
    ),
    "GET /settings": Row(ALL),
    "POST /settings/coach": Row(
        (303, 303, 303, 303, 303), lambda party: {"coach": "on"}, form=True
    ),
    "POST /settings": Row(
        (303, 303, 303, 303, 303), lambda party: {"name": "Zoe", "theme": "dark"}, form=True
    ),
    "POST /settings/theme": Row(
        (303, 303, 303, 303, 303), lambda party: {"theme": "dark"}, form=True
    ),
    "POST /settings/code": Row((200, 200, 200, 200, 401), form=True),
    "POST /settings/recover": Row(
        (404, 404, 404, 404, 404), lambda party: {"code": "AAAA"}, form=True
    ),
    "POST /settings/log-out": Row((303, 303, 303, 303, 303), form=True),
    "POST /settings/delete": Row((303, 303, 303, 303, 303), form=True),
    "POST /api/guest/code": Row((200, 200, 200, 200, 401)),
    "POST /api/guest/recover": Row((404, 404, 404, 404, 404), lambda party: {"code": "AAAA"}),
    "POST /api/guest/log-out": Row(ALL),
    "POST /api/guest/delete": Row(ALL),
    "GET /api/games": Row(ALL),
    "GET /api/guest": Row((200, 200, 200, 200, 401)),
    "POST /api/guest": Row((200, 200, 200, 200, 201), lambda party: {"name": "Zoe"}),
    "GET /api/tables": Row(ALL),
    "POST /api/tables": Row((201, 201, 201, 201, 401), lambda party: {"game": "supervillain"}),
    "POST /api/tables/{table}/seats/{seat:seat}/claim": Row(
        (409, 409, 404, 404, 401),
        path=lambda party: f"/api/tables/{party.table}/seats/2/claim",
        begun=False,
    ),
    "POST /api/tables/{table}/seats/{seat:seat}/stand-in": Row(
        (200, 409, *SEATED), path=own_seat("stand-in")
    ),
    "POST /api/tables/{table}/seats/{seat:seat}/return": Row(
        (200, 403, *SEATED), path=own_seat("return")
    ),
    "POST /api/tables/{table}/rematch": Row((409, 409, *SEATED)),
    "GET /api/tables/{table}/view": Row(LOOKING),
    "GET /api/tables/{table}/log": Row(LOOKING),
    "GET /api/tables/{table}/hint": Row((409, 409, *SEATED)),  # there are others to play against
    "GET /api/tables/{table}/why-not": Row((200, 200, *SEATED)),
    "GET /api/tables/{table}/export": Row(LOOKING),
    "POST /api/tables/{table}/moves": Row((200, 422, *SEATED), one_move),
    "POST /api/tables/{table}/undo": Row((422, 422, *SEATED), take_back),
    "POST /api/tables/{table}/chat": Row((201, 201, *SEATED), lambda party: {"text": "hello"}),
    "POST /api/tables/{table}/screen": Row((200, 403, *SEATED), lambda party: {"seat": party.own}),
    "GET /api/tables/{table}/stream": Row(LOOKING),
    "GET /api/openapi.json": Row(ALL),
    "GET /healthz": Row(ALL),
    "GET /metrics": Row(ALL),  # of those at this machine
    "WS /ws/{table}": Row((101, 101, 101, 403, 403)),
    "WS /tables/{table}/live": Row((101, 101, 101, 403, 403)),
}


def names() -> list[str]:
    found = []
    for route in ROUTES:
        if isinstance(route, Route):
            found += [
                f"{verb} {route.path}" for verb in sorted((route.methods or set()) - {"HEAD"})
            ]
        else:
            assert isinstance(route, WebSocketRoute)
            found.append(f"WS {route.path}")
    return found


def test_every_route_has_a_row() -> None:
    assert sorted(names()) == sorted(MATRIX)


@pytest.fixture
def party(site: Site, request: pytest.FixtureRequest) -> Party:
    begun: bool = request.param
    one, two = site.guest("Ann"), site.guest("Bob")
    bots = {"2": "random"} if begun else {}
    made = one.new_table(seats=3, settings={"first": 0}, bots=bots)
    two.claim(made, 1)
    party = Party(
        made["table"], made, one, two, site.guest("Sue"), site.guest("Gus"), Guest(site.address)
    )
    if begun:
        seen = one.view(made["table"])
        assert asked(seen) == 0
        party.seq = seen["seq"]
    return party


def status(site: Site, name: str, row: Row, party: Party, role: str) -> int:
    verb, path = name.split()
    path = row.path(party) or path.replace("{table}", party.table)
    who: Guest = getattr(party, role)
    watch = f"?watch={party.made['watch']}" if role == "spectator" else ""
    path += watch
    if "why-not" in path:
        path += ("&" if watch else "?") + "kind=play"
    if verb == "WS":
        return socket_status(site, path, who)
    if path.split("?")[0].endswith("/stream"):
        with who.http.stream("GET", path) as lines:
            if lines.status_code == 200:
                assert next(lines.iter_lines()).startswith('{"frame":1,')
            return lines.status_code
    if row.form:
        return who.send(path, row.body(party)).status_code  # type: ignore[arg-type]
    return who.ask(verb, path, row.body(party)).status_code


def socket_status(site: Site, path: str, who: Guest) -> int:
    cookies = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
    headers = {"Cookie": cookies} if cookies else {}
    try:
        with connect(
            site.address.replace("http", "ws", 1) + path, additional_headers=headers
        ) as socket:
            assert str(socket.recv(5)).startswith('{"frame":1,')
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


@pytest.mark.parametrize(
    ("name", "party"),
    [pytest.param(name, row.begun, id=name) for name, row in MATRIX.items()],
    indirect=["party"],
)
def test_every_role_at_every_route(site: Site, name: str, party: Party) -> None:
    row = MATRIX[name]
    # Those without rights come first, so that what the seat does cannot open a way to them.
    got = {role: status(site, name, row, party, role) for role in reversed(ROLES)}
    assert tuple(got[role] for role in ROLES) == row.expected


@pytest.mark.parametrize("party", [True], indirect=True)
def test_a_wrong_watch_token_opens_nothing(site: Site, party: Party) -> None:
    for token in ("", "x", party.made["invites"].get("1", "y"), party.table):
        path = f"/api/tables/{party.table}/view?watch={token}"
        assert party.guest.ask("GET", path).status_code == 404


def test_a_public_table_is_open_to_all_who_look(site: Site) -> None:
    ann = site.guest()
    table = ann.new_table(public=True, bots={"1": "random"})["table"]
    seen = Guest(site.address).view(table)
    assert seen["reader"] is None
    assert seen["view"]["hand"] == []


def listed(guest: Guest) -> dict[str, str]:
    """The tables a guest is told of, with their status."""
    return {one["table"]: one["status"] for one in guest.ok("GET", "/api/tables")["tables"]}


def test_only_public_tables_are_listed_to_others(site: Site) -> None:
    ann, bob, nobody = site.guest(), site.guest("Bob"), Guest(site.address)
    public = ann.new_table(public=True)["table"]
    private = ann.new_table()["table"]
    for other in (bob, nobody):
        assert listed(other)[public] == "open"
        assert private not in listed(other)
    assert {public, private} <= {*listed(ann)}
    bob.ok("POST", f"/api/tables/{public}/seats/1/claim", {})
    ann.ok("POST", f"/api/tables/{public}/start", {})
    assert listed(nobody)[public] == "playing"
    assert listed(bob)[public] == "playing"

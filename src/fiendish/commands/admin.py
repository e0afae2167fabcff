"""`fiendish admin`: for whoever runs a server, to look at tables and players and to decide about them.

It works on the database, whether the server runs or not; a server that runs notices within two seconds.
"""

from __future__ import annotations

import argparse
import getpass
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fiendish.commands.support.arguments import Parser, add_data, add_json
from fiendish.commands.support.output import grid, print_json, say, show
from fiendish.home import home
from fiendish.trouble import Trouble

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

_ACTS = {
    "list": "tables|players",
    "close": "TABLE",
    "ban": "PLAYER|ADDRESS",
    "unban": "PLAYER|ADDRESS",
    "mute": "PLAYER",
    "unmute": "PLAYER",
    "audit": "",
}
"""What can be done, and to what."""

_STATUSES = ("open", "playing", "over", "void")


def arguments(parser: Parser, words: Sequence[str]) -> None:
    parser.add_argument("act", metavar="|".join(_ACTS), help="what to look at or to do")
    parser.add_argument(
        "what", nargs="?", default="", metavar="WHAT",
        help="; ".join(f"{act} {what}" for act, what in _ACTS.items() if what),
    )  # fmt: skip
    add_data(parser)
    parser.add_argument("--why", default="", metavar="TEXT", help="a reason, for the log")
    parser.add_argument("--status", default="", metavar="|".join(_STATUSES), help="such tables")
    parser.add_argument("--game", default="", metavar="GAME", help="tables of that game")
    parser.add_argument("--player", default="", metavar="PLAYER", help="tables of that player")
    parser.add_argument("--name", default="", metavar="TEXT", help="players called like that")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.act not in _ACTS:
        raise Trouble(f"admin: there is no {args.act!r}; there is: {', '.join(_ACTS)}")
    if _ACTS[args.act] and not args.what and args.act != "list":
        raise Trouble(f"admin: {args.act} needs to know which: {_ACTS[args.act]}")
    if args.act == "list":
        return _list(args)
    if args.act == "audit":
        return _audit(args)
    return _decide(args)


@contextmanager
def _database(args: argparse.Namespace, writing: bool = False) -> Iterator[Connection]:
    """A transaction on the database of a server, as this version of Fiendish knows it."""
    from fiendish.server.database import FILE, BadDatabase, attach

    path: Path = (args.data or home() / "server") / FILE
    if not path.is_file():
        raise Trouble(f"admin: there is no {FILE} in {path.parent}; --data names the folder")
    try:
        with attach(path, writing) as connection:
            yield connection
    except BadDatabase as error:
        raise Trouble(f"admin: {error}") from None


# -- looking -------------------------------------------------------------------------------------


def _list(args: argparse.Namespace) -> int:
    from fiendish.server import operators

    if args.what not in ("", "tables", "players"):
        raise Trouble(f"admin: no list of {args.what!r}; there is: tables, players")
    if args.what == "players":
        with _database(args) as connection:
            found = operators.list_players(connection, args.name)
        return _show(args, "players", found, _player)
    if args.status not in ("", *_STATUSES):
        raise Trouble(f"admin: no status {args.status!r}; there is: {', '.join(_STATUSES)}")
    with _database(args) as connection:
        found = operators.list_tables(connection, args.status, args.game, args.player)
    return _show(args, "tables", found, _table)


def _audit(args: argparse.Namespace) -> int:
    from fiendish.server import operators

    with _database(args) as connection:
        lines = [line._asdict() for line in operators.log(connection)]
    return _show(args, "log", lines, _line)


def _show(
    args: argparse.Namespace,
    name: str,
    found: list[dict[str, Any]],
    row_of: Callable[[dict[str, Any]], dict[str, str]],
) -> int:
    if args.json:
        print_json({name: found})
        return 0
    rows = [row_of(one) for one in found]
    if not rows:
        say("There is nothing.")
        return 0
    table = grid(*rows[0])
    for row in rows:
        table.add_row(*row.values())
    show(table)
    return 0


def _table(one: dict[str, Any]) -> dict[str, str]:
    nobody = "free" if one["status"] == "open" else "–"
    sitting = (chair["name"] or chair["bot"] or nobody for chair in one["seats"])
    return {
        "table": one["id"],
        "game": one["game"],
        "status": one["status"],
        "made": _day(one["created"]),
        "last move": _day(one["last_move"]),
        "seats": ", ".join(sitting),
    }


def _player(one: dict[str, Any]) -> dict[str, str]:
    marks = [word for word in ("banned", "muted") if one[word]]
    return {
        "player": one["id"],
        "name": one["name"],
        "came": _day(one["created"]),
        "seen": _day(one["seen"]),
        "seats": str(one["seats"]),
        "": " ".join(marks),
    }


def _line(one: dict[str, Any]) -> dict[str, str]:
    at = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(one["at"]))
    return {"when": at, **{word: one[word] for word in ("who", "act", "what", "why")}}


def _day(at: float | None) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(at)) if at else "–"


# -- deciding ------------------------------------------------------------------------------------


def _decide(args: argparse.Namespace) -> int:
    from fiendish.server import operators

    who, what, why = getpass.getuser(), args.what, " ".join(args.why.split())
    with _database(args, writing=True) as connection:
        try:
            match args.act:
                case "close":
                    operators.close(connection, what, who, why)
                case "ban":
                    what = _whom(connection, what)
                    operators.ban(connection, what, who, why)
                case "unban":
                    what = _whom(connection, what)
                    operators.unban(connection, what, who, why)
                case _:
                    _check_player(connection, what)
                    operators.mute(connection, what, who, why, muted=args.act == "mute")
        except operators.Unknown as error:
            raise Trouble(f"admin: {error}") from None
    if args.json:
        print_json({"act": args.act, "what": what, "who": who, "why": why})
    else:
        done = {"close": "closed", "ban": "banned", "unban": "let in again"}
        done |= {"mute": "muted", "unmute": "may chat again"}
        say(f"{what}: {done[args.act]}. A server that runs takes it up within two seconds.")
    return 0


def _whom(connection: Connection, word: str) -> str:
    """The id of a player, or a network as it is kept: of an IPv6 address all of its /64."""
    from fiendish.server.rulings import network_of
    from fiendish.server.visitors import place_of

    network = network_of(place_of(word))
    if network is not None:
        return str(network)
    _check_player(connection, word)
    return word


def _check_player(connection: Connection, player: str) -> None:
    from fiendish.server import operators

    if not operators.is_player(connection, player):
        raise operators.Unknown(
            f"there is no player {player}; `admin list players --name TEXT` finds their ids"
        )

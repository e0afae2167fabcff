"""What operators look at and decide, in the database. Whatever they decide is noted in their log.

The same functions serve the command line, in a process of its own, and the server, which looks at
the log to see what is new.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Connection

from fiendish.server.refusal import BY_OPERATOR
from fiendish.server.removal import remove_table
from fiendish.server.schema import bans, entries, operator_log, players, seats, tables
from fiendish.server.store import ENDED, OPEN, OVER, VOID

CLOSE, BAN, UNBAN, MUTE, UNMUTE = "close", "ban", "unban", "mute", "unmute"
_MOST = 1000  # rows of a list


class Unknown(Exception):
    """There is nothing of that name, or nothing to do about it; the message says so."""


class Deed(NamedTuple):
    """One line of the log."""

    id: int
    at: float
    who: str
    act: str
    what: str
    why: str


# -- deciding ------------------------------------------------------------------------------------


def close(
    connection: Connection, table: str, who: str, why: str, reason: str = BY_OPERATOR
) -> None:
    """Nobody goes on with that game; one that has not begun is removed."""
    status = connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar()
    if status is None:
        raise Unknown(f"there is no table {table}")
    if status in ENDED:
        raise Unknown(
            f"the game at table {table} is {'over' if status == OVER else 'void'} already"
        )
    if status == OPEN:
        remove_table(connection, table)
    else:
        void = {"status": VOID, "closed": reason, "asked": None, "asked_since": None}
        connection.execute(update(tables).where(tables.c.id == table).values(**void))
    note(connection, who, CLOSE, table, why)


def ban(connection: Connection, whom: str, who: str, why: str) -> None:
    """That player, or that network, is not let in."""
    if connection.execute(select(bans.c.whom).where(bans.c.whom == whom)).first() is not None:
        raise Unknown(f"{whom} is banned already")
    connection.execute(insert(bans).values(whom=whom, created=time.time()))
    note(connection, who, BAN, whom, why)


def unban(connection: Connection, whom: str, who: str, why: str) -> None:
    if connection.execute(delete(bans).where(bans.c.whom == whom)).rowcount == 0:
        raise Unknown(f"{whom} is not banned")
    note(connection, who, UNBAN, whom, why)


def mute(connection: Connection, player: str, who: str, why: str, muted: bool = True) -> None:
    """That player may not chat, or may again."""
    query = select(players.c.muted).where(players.c.id == player)
    if connection.execute(query).scalar() is muted:
        raise Unknown(f"player {player} is {'muted already' if muted else 'not muted'}")
    connection.execute(update(players).where(players.c.id == player).values(muted=muted))
    note(connection, who, MUTE if muted else UNMUTE, player, why)


def note(connection: Connection, who: str, act: str, what: str, why: str) -> None:
    line = {"at": time.time(), "who": who, "act": act, "what": what, "why": why}
    connection.execute(insert(operator_log).values(**line))


# -- looking -------------------------------------------------------------------------------------


def log(connection: Connection, since: int = 0) -> list[Deed]:
    """What was decided, after that line."""
    query = select(operator_log).where(operator_log.c.id > since).order_by(operator_log.c.id)
    return [Deed(*row) for row in connection.execute(query)]


def in_force(connection: Connection) -> tuple[list[str], list[str]]:
    """Who is banned, and which players are muted."""
    banned = connection.execute(select(bans.c.whom).order_by(bans.c.created)).scalars()
    muted = connection.execute(select(players.c.id).where(players.c.muted)).scalars()
    return [*banned], [*muted]


def is_player(connection: Connection, player: str) -> bool:
    found = connection.execute(select(players.c.id).where(players.c.id == player)).first()
    return found is not None


def list_tables(
    connection: Connection, status: str = "", game: str = "", player: str = ""
) -> list[dict[str, Any]]:
    """Tables, newest first, with who sits there and when the last move was made."""
    last = select(func.max(entries.c.created)).where(entries.c.table_id == tables.c.id)
    query = select(
        tables.c.id, tables.c.game, tables.c.status, tables.c.closed, tables.c.public,
        tables.c.owner, tables.c.created, last.scalar_subquery().label("last_move"),
    )  # fmt: skip
    if status:
        query = query.where(tables.c.status == status)
    if game:
        query = query.where(tables.c.game == game)
    if player:
        own = select(seats.c.table_id).where(seats.c.player == player)
        query = query.where(tables.c.id.in_(own) | (tables.c.owner == player))
    rows = connection.execute(query.order_by(tables.c.created.desc()).limit(_MOST)).mappings()
    found = [dict(row) for row in rows]
    for one in found:
        sitting = (
            select(seats.c.player, seats.c.bot, players.c.name)
            .select_from(seats.outerjoin(players, seats.c.player == players.c.id))
            .where(seats.c.table_id == one["id"])
            .order_by(seats.c.seat)
        )
        one["seats"] = [dict(row) for row in connection.execute(sitting).mappings()]
    return found


def list_players(connection: Connection, name: str = "") -> list[dict[str, Any]]:
    """Players, the last one seen first."""
    played = select(func.count()).where(seats.c.player == players.c.id)
    banned = select(bans.c.whom).where(bans.c.whom == players.c.id)
    query = select(
        players.c.id, players.c.name, players.c.created, players.c.seen, players.c.muted,
        banned.exists().label("banned"), played.scalar_subquery().label("seats"),
    )  # fmt: skip
    if name:
        query = query.where(players.c.name.icontains(name, autoescape=True))
    rows = connection.execute(query.order_by(players.c.seen.desc()).limit(_MOST)).mappings()
    return [dict(row) for row in rows]

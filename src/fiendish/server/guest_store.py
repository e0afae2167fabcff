"""What is kept of guests beside their names: recovery codes and sessions; and how they are forgotten.

Functions over a store, which block as its methods do or return the writer's futures.
"""

from __future__ import annotations

import secrets
import time
from concurrent.futures import Future
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Connection

from fiendish import bots
from fiendish.server.removal import remove_table
from fiendish.server.schema import (
    device_links,
    players,
    recovery_codes,
    removals,
    seats,
    sessions,
    tables,
)
from fiendish.server.store import ENDED, OPEN, Player, Store

LEFT = "Somebody who has left"  # what those are called who were forgotten


class Proofs(NamedTuple):
    """By what else than this session somebody proves to be a guest."""

    code: bool  # there is a recovery code
    others: int  # sessions in other browsers and programs


def proofs(store: Store, player: str) -> Proofs:
    code = select(func.count()).where(recovery_codes.c.player == player)
    several = select(func.count()).where(sessions.c.player == player)
    with store.reading() as connection:
        has_code = bool(connection.execute(code).scalar())
        return Proofs(has_code, int(connection.execute(several).scalar() or 0) - 1)


def set_recovery_code(store: Store, player: str, secret: str) -> Future[None]:
    """Keep (the hash of) a recovery code, in the place of the player's last one."""

    def job(connection: Connection) -> None:
        connection.execute(delete(recovery_codes).where(recovery_codes.c.player == player))
        kept = {"player": player, "secret": secret, "created": time.time()}
        connection.execute(insert(recovery_codes).values(**kept))

    return store.submit(job)


def find_by_code(store: Store, secret: str) -> Player | None:
    """Whose recovery code that is (its hash)."""
    codes = recovery_codes.join(players, players.c.id == recovery_codes.c.player)
    query = select(players).select_from(codes).where(recovery_codes.c.secret == secret)
    with store.reading() as connection:
        row = connection.execute(query).first()
    return None if row is None else Player(**row._mapping)


def add_session(store: Store, player: str, secret: str) -> Future[None]:
    """Keep (the hash of) what proves a player in one more browser."""

    def job(connection: Connection) -> None:
        proof = {"secret": secret, "player": player, "created": time.time()}
        connection.execute(insert(sessions).values(**proof))

    return store.submit(job)


def end_session(store: Store, secret: str) -> Future[None]:
    def job(connection: Connection) -> None:
        connection.execute(delete(sessions).where(sessions.c.secret == secret))

    return store.submit(job)


def end_other_sessions(store: Store, player: str, secret: str) -> Future[None]:
    """End all sessions of a player but this one, also those that links would begin."""

    def job(connection: Connection) -> None:
        others = (sessions.c.player == player) & (sessions.c.secret != secret)
        connection.execute(delete(sessions).where(others))
        connection.execute(delete(device_links).where(device_links.c.player == player))

    return store.submit(job)


# -- forgetting ----------------------------------------------------------------------------------


def tables_of(store: Store, player: str) -> list[str]:
    """The tables at which a player has a seat, or had one, and the game is not over."""
    had = (seats.c.player == player) | (seats.c.left_by == player)
    there = tables.c.id.in_(select(seats.c.table_id).where(had))
    query = select(tables.c.id).where(there & tables.c.status.not_in(ENDED))
    with store.reading() as connection:
        return [str(table) for table in connection.execute(query.order_by(tables.c.id)).scalars()]


def forget(store: Store, player: str) -> Future[None]:
    """Forget a player: all at once, or nothing of it.

    Games that are over stay, without the name. In running games the usual bot has the seats, for
    the others who play there; where there are none the table goes. So do the player's open tables.
    """

    def job(connection: Connection) -> None:
        for table, status, owner in _tables_of(connection, player):
            own = (seats.c.table_id == table) & (seats.c.player == player)
            if status == OPEN and owner != player:
                for seat in connection.execute(select(seats.c.seat).where(own)).scalars().all():
                    free = {"player": None, "label": "", "invite": secrets.token_hex(12)}
                    connection.execute(
                        update(seats).where(own & (seats.c.seat == seat)).values(free)
                    )
            elif status in ENDED:
                connection.execute(update(seats).where(own).values(player=None, label=LEFT))
            elif status == OPEN or not _others_at(connection, table, player):
                remove_table(connection, table)
            else:
                connection.execute(update(seats).where(own).values(_GIVEN_TO_BOT))
        given_up = update(seats).where(seats.c.left_by == player)
        connection.execute(given_up.values(left_by=None, label=LEFT))
        for proof in (sessions, device_links, recovery_codes, removals):
            connection.execute(delete(proof).where(proof.c.player == player))
        gone = update(players).where(players.c.id == player)
        connection.execute(gone.values(name=LEFT, webhook=""))

    return store.submit(job)


_GIVEN_TO_BOT = {
    "player": None, "bot": bots.USUAL, "label": LEFT, "stand_in": "", "passing": "", "called": None,
}  # fmt: skip


def _tables_of(connection: Connection, player: str) -> list[tuple[str, str, str]]:
    """The tables at which a player has a seat, with status and owner."""
    there = tables.c.id.in_(select(seats.c.table_id).where(seats.c.player == player))
    query = select(tables.c.id, tables.c.status, tables.c.owner).where(there)
    return [(table, status, owner) for table, status, owner in connection.execute(query)]


def _others_at(connection: Connection, table: str, player: str) -> bool:
    """Whether anybody else has a seat there."""
    others = (seats.c.table_id == table) & (seats.c.player != player)
    return connection.execute(select(seats.c.seat).where(others)).first() is not None

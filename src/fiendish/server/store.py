"""What is kept: players, tables, seats, the log of every game, chat.

Writing goes through the one writer and is done when it is on the disk. Reading is plain SQL. All
methods block; the service calls them from threads, or waits for the writer's futures.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Connection

from fiendish.server.database import FILE, DatabaseFiles, Sole, make_folder, open_database
from fiendish.server.metrics import Histogram
from fiendish.server.removal import remove_table
from fiendish.server.schema import chat, device_links, entries, players, seats, sessions, tables
from fiendish.server.wal_checkpoint import Checkpointer
from fiendish.server.writer import Writer

T = TypeVar("T")

OPEN, PLAYING, OVER = "open", "playing", "over"
ANSWER, IDLE, UNDO, CONCEDE = "answer", "idle", "undo", "concede"


class Player(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: float
    webhook: str = ""
    seen: float = 0.0
    muted: bool = False


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is kept."""

    id: str
    game: str
    version: int
    edition: str = ""
    packs: str = ""
    seats: int
    settings: str
    commitment: str
    seed: str
    status: str
    public: bool
    watch: str
    owner: str
    next: str | None = None
    origin: str | None = None
    asked: int | None = None
    winners: str = ""
    created: float
    closed: str = ""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where. The name is the player's unless the seat has a label."""

    seat: int
    player: str | None = None
    bot: str = ""
    stand_in: str = ""
    invite: str = ""
    label: str = ""
    passing: str = ""
    called: int | None = None
    name: str = ""


class Entry(msgspec.Struct, frozen=True):
    """An entry of the log of a table: an answer, a move taken back, a seat given up."""

    seq: int
    kind: str
    seat: int
    choice: int
    command: str | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    seat: int
    text: str
    created: float


class DeviceLink(msgspec.Struct, frozen=True):
    """A link by which a player goes on at another device, at a table, until a time."""

    player: str
    table_id: str
    expires: float


class Store:
    """The database of one server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        make_folder(folder)
        self._sole = Sole(folder)
        try:
            self._engine = open_database(folder / FILE)
        except BaseException:
            self._sole.close()
            raise
        self._writer = Writer(self._engine, DatabaseFiles(self._engine, folder / FILE))
        self.checkpointer = Checkpointer(self._engine, folder / FILE)

    def close(self) -> None:
        self._writer.close()
        self.checkpointer.close()
        self._engine.dispose()
        self._sole.close()

    @property
    def commit_times(self) -> Histogram:
        return self._writer.commit_times

    def touch(self) -> Future[None]:
        """Write and change nothing, to see whether anything can be kept."""

        def job(connection: Connection) -> None:
            connection.exec_driver_sql("PRAGMA user_version = 0")

        return self._writer.submit(job)

    def read(self, look: Callable[[Connection], T]) -> T:
        """Whatever a function finds in the database."""
        with self._engine.connect() as connection:
            return look(connection)

    def write(self, job: Callable[[Connection], T]) -> Future[T]:
        """Have the writer carry that out."""
        return self._writer.submit(job)

    # -- players ------------------------------------------------------------------------------

    def add_player(self, player: Player, secret: str) -> Future[None]:
        """Keep a new player, with (the hash of) what proves it."""

        def job(connection: Connection) -> None:
            connection.execute(insert(players).values(**msgspec.structs.asdict(player)))
            proof = {"secret": secret, "player": player.id, "created": player.created}
            connection.execute(insert(sessions).values(**proof))

        return self._writer.submit(job)

    def rename(self, player: str, name: str) -> Future[None]:
        return self._do(update(players).where(players.c.id == player).values(name=name))

    def seen(self, player: str, now: float) -> Future[None]:
        return self._do(update(players).where(players.c.id == player).values(seen=now))

    def set_webhook(self, player: str, address: str) -> Future[None]:
        return self._do(update(players).where(players.c.id == player).values(webhook=address))

    def player(self, player: str) -> Player | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(players).where(players.c.id == player)).first()
        return None if row is None else Player(**row._mapping)

    def guest(self, player: str, secret: str) -> Player | None:
        """The player, if this is (the hash of) what proves it."""
        proof = (sessions.c.secret == secret) & (sessions.c.player == player)
        query = select(players).join(sessions, sessions.c.player == players.c.id).where(proof)
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else Player(**row._mapping)

    # -- other devices ------------------------------------------------------------------------

    def add_device_link(self, link: DeviceLink, secret: str) -> Future[None]:
        """Keep (the hash of) a link, in the place of the player's last one."""

        def job(connection: Connection) -> None:
            old = (device_links.c.player == link.player) | (device_links.c.expires < time.time())
            connection.execute(delete(device_links).where(old))
            kept = {"secret": secret, **msgspec.structs.asdict(link)}
            connection.execute(insert(device_links).values(**kept))

        return self._writer.submit(job)

    def device_link(self, secret: str) -> DeviceLink | None:
        with self._engine.connect() as connection:
            return _device_link(connection, secret)

    def use_device_link(self, secret: str, session: str) -> Future[DeviceLink | None]:
        """Use a link up: its player has this session (a hash) as well. Nothing if it does not hold."""

        def job(connection: Connection) -> DeviceLink | None:
            link = _device_link(connection, secret)
            if link is not None:
                gone = device_links.c.secret == secret
                connection.execute(delete(device_links).where(gone))
                proof = {"secret": session, "player": link.player, "created": time.time()}
                connection.execute(insert(sessions).values(**proof))
            return link

        return self._writer.submit(job)

    # -- tables -------------------------------------------------------------------------------

    def add_table(
        self,
        table: TableRow,
        chairs: Sequence[SeatRow],
        rematch_of: str | None = None,
        log: Sequence[Entry] = (),
    ) -> Future[str]:
        """Keep a new table with what has already been played there; the id of the one that is kept.

        Of two rematches of the same game the first one stands.
        """

        def job(connection: Connection) -> str:
            if rematch_of is not None:
                old = select(tables.c.next).where(tables.c.id == rematch_of)
                standing = connection.execute(old).scalar()
                if standing is not None:
                    return str(standing)
            connection.execute(insert(tables).values(**msgspec.structs.asdict(table)))
            for chair in chairs:
                connection.execute(insert(seats).values(table_id=table.id, **_kept(chair)))
            _add(connection, table.id, log, table.created)
            if rematch_of is not None:
                connection.execute(
                    update(tables).where(tables.c.id == rematch_of).values(next=table.id)
                )
            return table.id

        return self._writer.submit(job)

    def table(
        self, table: str
    ) -> tuple[TableRow, list[SeatRow], list[Entry], list[ChatLine]] | None:
        """A table with its seats, its log and its chat."""
        with self._engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).first()
            if row is None:
                return None
            log = select(
                entries.c.seq, entries.c.kind, entries.c.seat, entries.c.choice, entries.c.command
            ).where(entries.c.table_id == table)
            said = select(chat.c.seat, chat.c.text, chat.c.created).where(chat.c.table_id == table)
            return (
                TableRow(**row._mapping),
                _seats(connection, table),
                [Entry(*one) for one in connection.execute(log.order_by(entries.c.seq))],
                [ChatLine(*one) for one in connection.execute(said.order_by(chat.c.id))],
            )

    def listed(self, player: str | None, most: int = 100) -> list[tuple[TableRow, list[SeatRow]]]:
        """The player's tables (finished ones last), public ones with a free seat, public games.

        Newest first, and of each kind only so many: none can crowd out another.
        """
        mine = tables.c.id.in_(select(seats.c.table_id).where(seats.c.player == player))
        public = tables.c.public.is_(True) & (tables.c.closed == "")
        newest = select(tables).order_by(tables.c.status == OVER, tables.c.created.desc())
        found: dict[str, TableRow] = {}
        with self._engine.connect() as connection:
            for wanted in (
                *([mine] if player is not None else []),
                public & (tables.c.status == OPEN),
                public & (tables.c.status == PLAYING),
            ):
                for row in connection.execute(newest.where(wanted).limit(most)):
                    found.setdefault(row.id, TableRow(**row._mapping))
            return [(row, _seats(connection, row.id)) for row in found.values()]

    def of_origin(
        self, owner: str, origin: str, most: int = 30
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables that a player has made out of something, newest first."""
        query = select(tables).where((tables.c.owner == owner) & (tables.c.origin == origin))
        with self._engine.connect() as connection:
            found = connection.execute(query.order_by(tables.c.created.desc()).limit(most))
            rows = [TableRow(**row._mapping) for row in found]
            return [(row, _seats(connection, row.id)) for row in rows]

    def seat(
        self, table: str, number: int, player: str, status: str, settings: str
    ) -> Future[None]:
        """A player takes a seat, and what it plays as; the invitation is used up."""
        standing = {"status": status, "settings": settings}

        def job(connection: Connection) -> None:
            chair = (seats.c.table_id == table) & (seats.c.seat == number)
            connection.execute(update(seats).where(chair).values(player=player, invite=""))
            connection.execute(update(tables).where(tables.c.id == table).values(**standing))

        return self._writer.submit(job)

    def settings(self, table: str, settings: str) -> Future[None]:
        """A table that has not begun has other settings."""
        return self._do(update(tables).where(tables.c.id == table).values(settings=settings))

    def fill(self, table: str, bot: str) -> Future[None]:
        """Bots take all free seats, and the game begins."""

        def job(connection: Connection) -> None:
            free = (seats.c.table_id == table) & seats.c.player.is_(None) & (seats.c.bot == "")
            connection.execute(update(seats).where(free).values(bot=bot, invite=""))
            connection.execute(update(tables).where(tables.c.id == table).values(status=PLAYING))

        return self._writer.submit(job)

    def free(self, table: str, number: int, invite: str) -> Future[None]:
        """A player gives a seat up; there is a new invitation to it."""
        chair = (seats.c.table_id == table) & (seats.c.seat == number)
        return self._do(update(seats).where(chair).values(player=None, label="", invite=invite))

    def watch(self, table: str, token: str) -> Future[None]:
        """Spectators need this token from now on."""
        return self._do(update(tables).where(tables.c.id == table).values(watch=token))

    def remove(self, table: str) -> Future[None]:
        """Forget a table that has not begun."""

        return self._writer.submit(lambda connection: remove_table(connection, table))

    def stand_in(self, table: str, number: int, bot: str) -> Future[None]:
        """A bot plays for an absent player, or (with nothing) hands the seat back."""
        chair = (seats.c.table_id == table) & (seats.c.seat == number)
        return self._do(update(seats).where(chair).values(stand_in=bot))

    def passing(self, table: str, number: int, setting: str) -> Future[None]:
        """How long a seat passes by itself; nothing: it is asked."""
        chair = (seats.c.table_id == table) & (seats.c.seat == number)
        return self._do(update(seats).where(chair).values(passing=setting))

    def called(self, table: str, number: int, seq: int) -> Future[None]:
        """The player of a seat was told at this entry to be asked."""
        chair = (seats.c.table_id == table) & (seats.c.seat == number)
        return self._do(update(seats).where(chair).values(called=seq))

    def sleeping(self, calls: bool) -> list[str]:
        """Running games that wait for a bot, or (with calls) for a player to be called."""
        asked = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.asked)
        last = select(func.coalesce(func.max(entries.c.seq), 0)).where(
            entries.c.table_id == tables.c.id
        )
        to_call = (players.c.webhook != "") & seats.c.called.is_distinct_from(
            last.scalar_subquery()
        )
        waits = tables.c.asked.is_(None) | (seats.c.bot != "") | (seats.c.stand_in != "")
        query = (
            select(tables.c.id)
            .select_from(
                tables.outerjoin(seats, asked).outerjoin(players, seats.c.player == players.c.id)
            )
            .where((tables.c.status == PLAYING) & (tables.c.closed == ""))
            .where(waits | to_call if calls else waits)
            .order_by(tables.c.created.desc())
        )
        with self._engine.connect() as connection:
            return [str(row.id) for row in connection.execute(query)]

    # -- the log ------------------------------------------------------------------------------

    def append(
        self,
        table: str,
        batch: Sequence[Entry],
        status: str,
        asked: int | None = None,
        winners: str = "",
        chair: SeatRow | None = None,
    ) -> Future[None]:
        """Keep these entries, all or none, and what they lead to; also who has a seat from now on."""
        now = time.time()
        standing = {"status": status, "asked": asked, "winners": winners}

        def job(connection: Connection) -> None:
            _add(connection, table, batch, now)
            connection.execute(update(tables).where(tables.c.id == table).values(**standing))
            if chair is not None:
                there = (seats.c.table_id == table) & (seats.c.seat == chair.seat)
                connection.execute(update(seats).where(there).values(**_kept(chair)))

        return self._writer.submit(job)

    def say(self, table: str, line: ChatLine, most: int) -> Future[None]:
        """Keep a line of chat, and of all at the table only the newest."""

        def job(connection: Connection) -> None:
            connection.execute(insert(chat).values(table_id=table, **msgspec.structs.asdict(line)))
            here = chat.c.table_id == table
            newest = select(chat.c.id).where(here).order_by(chat.c.id.desc()).limit(most)
            connection.execute(delete(chat).where(here & chat.c.id.not_in(newest)))

        return self._writer.submit(job)

    def _do(self, statement: Any) -> Future[None]:
        def job(connection: Connection) -> None:
            connection.execute(statement)

        return self._writer.submit(job)


def _kept(chair: SeatRow) -> dict[str, Any]:
    """A seat as it is kept: the name is its player's."""
    values = msgspec.structs.asdict(chair)
    del values["name"]
    return values


def _device_link(connection: Connection, secret: str) -> DeviceLink | None:
    """The link of that hash, while it holds."""
    query = select(device_links.c.player, device_links.c.table_id, device_links.c.expires).where(
        (device_links.c.secret == secret) & (device_links.c.expires >= time.time())
    )
    row = connection.execute(query).first()
    return None if row is None else DeviceLink(*row)


def _add(connection: Connection, table: str, batch: Sequence[Entry], now: float) -> None:
    rows = [{**msgspec.structs.asdict(one), "created": now} for one in batch]
    if rows:
        connection.execute(insert(entries).values(table_id=table), rows)


def _seats(connection: Connection, table: str) -> list[SeatRow]:
    query = (
        select(
            seats.c.seat,
            seats.c.player,
            seats.c.bot,
            seats.c.stand_in,
            seats.c.invite,
            seats.c.label,
            seats.c.passing,
            seats.c.called,
            func.coalesce(func.nullif(seats.c.label, ""), players.c.name, "").label("name"),
        )
        .select_from(seats.outerjoin(players, seats.c.player == players.c.id))
        .where(seats.c.table_id == table)
        .order_by(seats.c.seat)
    )
    return [SeatRow(**row._mapping) for row in connection.execute(query)]

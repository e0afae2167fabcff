"""What is kept: players, tables, seats, the log of every game, chat.

Writing goes through the one writer and is done when it is on the disk. Reading is plain SQL. All
methods block; the service calls them from threads, or waits for the writer's futures.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import delete, exists, func, insert, or_, select, update
from sqlalchemy.engine import Connection

from fiendish.server.database import FILE, DatabaseFiles, Sole, make_folder, open_database
from fiendish.server.metrics import Histogram
from fiendish.server.removal import remove_table
from fiendish.server.schema import (
    chat,
    device_links,
    entries,
    finals,
    players,
    removals,
    seats,
    sessions,
    tables,
)
from fiendish.server.wal_checkpoint import Checkpointer
from fiendish.server.writer import Writer

T = TypeVar("T")

OPEN, PLAYING, OVER, VOID = "open", "playing", "over", "void"
ENDED = (OVER, VOID)  # nothing more happens there
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
    asked_since: float | None = None
    absence: str = "live"
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
    left_by: str | None = None
    seen: float | None = None
    name: str = ""


class Entry(msgspec.Struct, frozen=True):
    """An entry of the log of a table: an answer, a move taken back, a seat given up."""

    seq: int
    kind: str
    seat: int
    choice: int
    command: str | None = None
    mark: int | None = None  # what it came to, if that was noted


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    seat: int
    text: str
    created: float


class TablesOf(NamedTuple):
    """How many tables a player has: public ones that have not begun, and all that are not over."""

    public: int
    all: int


class DeviceLink(msgspec.Struct, frozen=True):
    """A link by which a player goes on at another device, at a table, until a time."""

    player: str
    table_id: str
    expires: float


class Closed(Exception):
    """The game was ended by somebody else before this could be kept."""


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

    def submit(self, job: Callable[[Connection], T]) -> Future[T]:
        """Let the writer do something; the future is done when it is on the disk."""
        return self._writer.submit(job)

    def reading(self) -> Connection:
        return self._engine.connect()

    def read(self, look: Callable[[Connection], T]) -> T:
        """Whatever a function finds in the database."""
        with self.reading() as connection:
            return look(connection)

    @property
    def commit_times(self) -> Histogram:
        return self._writer.commit_times

    def touch(self) -> Future[None]:
        """Write and change nothing, to see whether anything can be kept."""

        def job(connection: Connection) -> None:
            connection.exec_driver_sql("PRAGMA user_version = 0")

        return self._writer.submit(job)

    # -- players ------------------------------------------------------------------------------

    def add_player(self, player: Player, secret: str) -> Future[None]:
        """Keep a new player, with (the hash of) what proves it."""
        return self._writer.submit(lambda connection: _add_player(connection, player, secret))

    def rename(self, player: str, name: str) -> Future[None]:
        return self._do(update(players).where(players.c.id == player).values(name=name))

    def saw(self, player: str, now: float) -> Future[None]:
        """When a player was last here at all, to the day."""
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
        check: Callable[[TablesOf], None] | None = None,
    ) -> Future[str]:
        """Keep a new table with what has already been played there; the id of the one that is kept.

        Of two rematches of the same game the first one stands. `check` refuses, by what it raises, one
        more table to an owner who has so many.
        """

        def job(connection: Connection) -> str:
            if check is not None:
                check(_tables_of(connection, table.owner))
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
            columns = (entries.c[name] for name in Entry.__struct_fields__)
            log = select(*columns).where(entries.c.table_id == table)
            said = select(chat.c.seat, chat.c.text, chat.c.created).where(chat.c.table_id == table)
            return (
                TableRow(**row._mapping),
                _seats(connection, table),
                [Entry(*one) for one in connection.execute(log.order_by(entries.c.seq))],
                [ChatLine(*one) for one in connection.execute(said.order_by(chat.c.id))],
            )

    def listed(
        self,
        player: str | None,
        there: Collection[str] = (),
        since: float = 0.0,
        most: int = 100,
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """The player's tables, also where a seat was given up (finished ones last), public ones with a free seat, public games.

        Newest first, and of each kind only so many: none can crowd out another. Those with a free seat
        only while their owner is `there`, or was seen there since then.
        """
        own = (seats.c.player == player) | (seats.c.left_by == player)
        mine = tables.c.id.in_(select(seats.c.table_id).where(own))
        public = tables.c.public.is_(True)
        host = (seats.c.table_id == tables.c.id) & (seats.c.player == tables.c.owner)
        attended = exists().where(host & (seats.c.seen >= since)) | tables.c.id.in_(there)
        newest = select(tables).order_by(tables.c.status.in_(ENDED), tables.c.created.desc())
        found: dict[str, TableRow] = {}
        with self._engine.connect() as connection:
            for wanted in (
                *([mine] if player is not None else []),
                public & (tables.c.status == OPEN) & attended,
                public & (tables.c.status == PLAYING),
            ):
                for row in connection.execute(newest.where(wanted).limit(most)):
                    found.setdefault(row.id, TableRow(**row._mapping))
            return [(row, _seats(connection, row.id)) for row in found.values()]

    def tables_of(self, player: str) -> TablesOf:
        with self._engine.connect() as connection:
            return _tables_of(connection, player)

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
        self,
        table: str,
        number: int,
        player: Player,
        status: str,
        settings: str,
        secret: str | None = None,
    ) -> Future[None]:
        """A player takes a seat, and what it plays as; the invitation is used up.

        A new player is kept with it, with (the hash of) the secret that proves it.
        """
        standing = {"status": status, "settings": settings}

        def job(connection: Connection) -> None:
            if secret is not None:
                _add_player(connection, player, secret)
            chair = (seats.c.table_id == table) & (seats.c.seat == number)
            connection.execute(update(seats).where(chair).values(player=player.id, invite=""))
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

    def free(
        self, table: str, number: int, invite: str, removed: str | None = None
    ) -> Future[None]:
        """A player gives a seat up, or was removed; there is a new invitation to it."""
        chair = (seats.c.table_id == table) & (seats.c.seat == number)
        empty = update(seats).where(chair)

        def job(connection: Connection) -> None:
            connection.execute(empty.values(player=None, label="", seen=None, invite=invite))
            if removed is not None and not _is_removed(connection, table, removed):
                connection.execute(insert(removals).values(table_id=table, player=removed))

        return self._writer.submit(job)

    def is_removed(self, table: str, player: str) -> bool:
        """Whether the host has removed a player from a table."""
        with self._engine.connect() as connection:
            return _is_removed(connection, table, player)

    def watch(self, table: str, token: str) -> Future[None]:
        """Spectators need this token from now on."""
        return self._do(update(tables).where(tables.c.id == table).values(watch=token))

    def remove(self, table: str) -> Future[None]:
        """Forget a table."""
        return self._writer.submit(lambda connection: remove_table(connection, table))

    def stand_in(self, table: str, number: int, bot: str) -> Future[None]:
        """A bot plays for an absent player, or (with nothing) hands the seat back."""
        chair = (seats.c.table_id == table) & (seats.c.seat == number)
        return self._do(update(seats).where(chair).values(stand_in=bot))

    def passing(self, table: str, number: int, setting: str) -> Future[None]:
        """How long a seat passes by itself; nothing: it is asked."""
        chair = (seats.c.table_id == table) & (seats.c.seat == number)
        return self._do(update(seats).where(chair).values(passing=setting))

    def seen(self, signs: Sequence[tuple[str, int, float]]) -> Future[None]:
        """When the players of seats (table and number) last gave a sign of life."""

        def job(connection: Connection) -> None:
            for table, number, at in signs:
                chair = (seats.c.table_id == table) & (seats.c.seat == number)
                connection.execute(update(seats).where(chair).values(seen=at))

        return self._writer.submit(job)

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
            .where(tables.c.status == PLAYING)
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
        asked_since: float | None = None,
        final: bytes | None = None,
    ) -> Future[None]:
        """Keep these entries, all or none, and what they lead to; also who has a seat from now on, and
        what stays of the game if it is over."""
        now = time.time()
        standing = {
            "status": status, "asked": asked, "asked_since": asked_since, "winners": winners,
        }  # fmt: skip

        def job(connection: Connection) -> None:
            _add(connection, table, batch, now)
            goes_on = (tables.c.id == table) & (tables.c.status != VOID)
            if not connection.execute(update(tables).where(goes_on).values(**standing)).rowcount:
                raise Closed
            if chair is not None:
                there = (seats.c.table_id == table) & (seats.c.seat == chair.seat)
                connection.execute(update(seats).where(there).values(**_kept(chair)))
            if final is not None:
                _keep_final(connection, table, final)

        return self._writer.submit(job)

    def finish(self, table: str, final: bytes) -> Future[None]:
        """Keep what stays of a game that is over."""
        return self._writer.submit(lambda connection: _keep_final(connection, table, final))

    def final(self, table: str) -> bytes | None:
        """What stays of a game that is over."""
        query = select(finals.c.data).where(finals.c.table_id == table)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar()

    def without_final(self) -> list[str]:
        """Finished games of which nothing was put by: they ended before that was done."""
        query = select(tables.c.id).where(
            (tables.c.status == OVER) & tables.c.id.not_in(select(finals.c.table_id))
        )
        with self._engine.connect() as connection:
            return [str(row.id) for row in connection.execute(query)]

    def upgrade(self, table: str, version: int) -> Future[None]:
        """A game goes on by another version of the rules, by which it would have gone the same way."""
        return self._do(update(tables).where(tables.c.id == table).values(version=version))

    def void(self, table: str, why: str) -> Future[None]:
        """A game is ended before its end."""
        standing = {"status": VOID, "closed": why, "asked": None, "asked_since": None}
        return self._do(update(tables).where(tables.c.id == table).values(**standing))

    def of_other_versions(self, versions: Mapping[str, int]) -> list[str]:
        """Games that are not over, and were begun by other versions of their rules than these."""
        now = or_(
            *((tables.c.game == game) & (tables.c.version == n) for game, n in versions.items())
        )
        query = select(tables.c.id).where(tables.c.status.not_in(ENDED) & ~now)
        with self._engine.connect() as connection:
            return [str(row.id) for row in connection.execute(query)]

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


def _tables_of(connection: Connection, player: str) -> TablesOf:
    count = select(func.count()).select_from(tables)
    waits = (tables.c.owner == player) & tables.c.public & (tables.c.status == OPEN)
    there = tables.c.id.in_(select(seats.c.table_id).where(seats.c.player == player))
    goes_on = there & tables.c.status.in_((OPEN, PLAYING))
    found = [connection.execute(count.where(one)).scalar() or 0 for one in (waits, goes_on)]
    return TablesOf(*found)


def _add_player(connection: Connection, player: Player, secret: str) -> None:
    connection.execute(insert(players).values(**msgspec.structs.asdict(player)))
    proof = {"secret": secret, "player": player.id, "created": player.created}
    connection.execute(insert(sessions).values(**proof))


def _is_removed(connection: Connection, table: str, player: str) -> bool:
    found = (removals.c.table_id == table) & (removals.c.player == player)
    return connection.execute(select(removals.c.player).where(found)).first() is not None


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


def _keep_final(connection: Connection, table: str, final: bytes) -> None:
    connection.execute(delete(finals).where(finals.c.table_id == table))
    connection.execute(insert(finals).values(table_id=table, data=final))


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
            seats.c.left_by,
            seats.c.seen,
            func.coalesce(func.nullif(seats.c.label, ""), players.c.name, "").label("name"),
        )
        .select_from(seats.outerjoin(players, seats.c.player == players.c.id))
        .where(seats.c.table_id == table)
        .order_by(seats.c.seat)
    )
    return [SeatRow(**row._mapping) for row in connection.execute(query)]

"""Games that are over: as files, handed out and taken in again; dealt again, and played on from any moment."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from sqlalchemy import create_engine, select
from sqlalchemy.exc import DatabaseError

from fiendish import bots
from fiendish.engine.game import LETTERS
from fiendish.engine.packs_used import written
from fiendish.engine.table import Table
from fiendish.engine.table_facts import CONCEDED
from fiendish.games import find
from fiendish.server import dice_commitment
from fiendish.server.database import FILE
from fiendish.server.live_table import LiveTable
from fiendish.server.lobby import NAME_LENGTH, check_room, few_marks, new_token
from fiendish.server.refusal import Refused
from fiendish.server.schema import entries, tables
from fiendish.server.service import BRANCHES, Service
from fiendish.server.store import (
    ANSWER,
    CONCEDE,
    IDLE,
    OVER,
    PLAYING,
    UNDO,
    VOID,
    Entry,
    Player,
    SeatRow,
    TableRow,
)

IMPORTED = "import"
HERE = "here"  # in place of a bot: the same person plays this seat, too
SAME = "same"  # its bots, and those at one's own screen; the usual bot for everybody else


async def brought_in(service: Service, player: Player) -> list[tuple[TableRow, list[SeatRow]]]:
    """The games that a guest has taken in, newest first."""
    return await asyncio.to_thread(service.store.of_origin, player.id, IMPORTED)


# -- taking in -----------------------------------------------------------------------------------


Checked = tuple[dice_commitment.Export, list[Entry]]


async def check_file(service: Service, who: str, data: bytes) -> Checked:
    """The exported game in a file. It is played again: what does not hold is refused."""
    async with service.checking:
        return await service.threads.run(who, _checked, data)


async def bring_in(service: Service, player: Player, checked: Checked) -> str:
    """Keep an exported game as a table of its own; the id of the table."""
    export, log = checked
    row = _row(
        export.game,
        export.version,
        export.edition,
        written(export.packs),
        export.seats,
        msgspec.json.encode(export.settings).decode(),
        export.seed,
        player,
    )
    winners = "".join(LETTERS[seat] for seat in export.result.winners)
    row = msgspec.structs.replace(row, status=OVER, origin=IMPORTED, winners=winners)
    chairs = [
        SeatRow(seat=seat, label=_label(name, seat)) for seat, name in enumerate(export.names)
    ]
    await asyncio.wrap_future(service.store.add_table(row, chairs, log=log))
    await service.put_by(row.id)
    return row.id


def _checked(data: bytes) -> Checked:
    try:
        export = dice_commitment.read(data)
    except dice_commitment.BadExport as error:
        raise Refused(422, "bad-file", str(error)[:400]) from None
    if len(export.names) != export.seats:
        raise Refused(422, "bad-file", f"{len(export.names)} names for {export.seats} seats")
    wrong = dice_commitment.check(export)
    if wrong:
        raise Refused(422, "bad-file", f"this game does not hold: {'; '.join(wrong)[:400]}")
    table = dice_commitment.begin_again(export)
    return export, entries_of(table, export.record)


def entries_of(table: Table, record: Sequence[int]) -> list[Entry]:
    """A record as a table of the server keeps it; plays it on the table."""
    log: list[Entry] = []
    for number, choice in enumerate(record, 1):
        question = table.question
        if choice <= CONCEDED:
            log.append(Entry(number, CONCEDE, CONCEDED - choice, 0))
        elif choice < 0:
            to = -1 - choice
            log.append(Entry(number, UNDO, table.moves[to].seat, to))
        else:
            assert question is not None
            log.append(Entry(number, IDLE if question.idle else ANSWER, question.seat, choice))
        table.replay(choice)
    return log


def _label(name: str, seat: int) -> str:
    """A name from a file, as far as it can be shown."""
    clean = few_marks("".join(one for one in " ".join(name.split()) if one.isprintable()))
    return clean[:NAME_LENGTH].strip() or f"Seat {LETTERS[seat]}"


# -- playing on ----------------------------------------------------------------------------------


async def go_on(
    service: Service, live: LiveTable, player: Player, at: int, seat: int, others: str
) -> str:
    """A practice table that goes on from a moment of a game that is over; its id."""
    check_onward(live, at, seat, others)
    row = live.row
    async with live.held():
        log = [msgspec.structs.replace(entry, command=None) for entry in live.entries[:at]]
    new = msgspec.structs.replace(
        _row(
            row.game, row.version, row.edition, row.packs, row.seats, row.settings, row.seed, player
        ),
        status=PLAYING,
        origin=f"{row.id}@{at}",
    )
    mine = live.seats_of(player.id)
    here = mine if seat in mine else []
    chairs = [_chair(one, seat, others, player, here) for one in live.chairs]
    await asyncio.wrap_future(service.store.add_table(new, chairs, log=log, check=check_room))
    await service.find(new.id)  # let it go on
    return new.id


async def first_turn(service: Service, live: LiveTable, who: str) -> int:
    """The moment from which the same deal is played again: sides are given out, and all is dealt."""
    return await service.histories.look(live, who, lambda history: history.first_turn)


def check_imports(service: Service, who: str) -> None:
    """Refuse one who has had many games kept of late: each is as large as a file may be."""
    if not service.imports.admits(who):
        raise Refused(
            429, "too-many", "that are many games from files at once",
            allowed="one a minute", wait=60,
        )  # fmt: skip


def check_branches(service: Service, who: str) -> None:
    """Refuse one who has played on too often of late: each time the whole game is copied."""
    if not service.branches.admits(who):
        raise Refused(
            429, "too-many", f"you have played on {BRANCHES} times today",
            allowed="one more in half an hour", wait=int(1 / service.branches.rate),
        )  # fmt: skip


def check_over(live: LiveTable) -> None:
    """Refuse a running game: whoever plays it on or deals it again would see what is hidden there."""
    if live.row.status == VOID:
        raise Refused(409, "void", "this table was closed: its game was not played to the end")
    if live.row.status != OVER:
        raise Refused(
            409, "not-over", "a game can be dealt again and played on when it is over: before, this "
            "would show what is hidden", allowed="wait for the end",
        )  # fmt: skip


def check_onward(live: LiveTable, at: int, seat: int, others: str) -> None:
    """Refuse what cannot be played on."""
    count = len(live.chairs)
    check_over(live)
    if not 0 <= seat < count:
        raise Refused(422, "no-seat", f"there is no seat {seat}", allowed=f"0 to {count - 1}")
    if others not in (HERE, SAME) and not bots.knows(others):
        allowed = ", ".join([SAME, *bots.names(), HERE])
        raise Refused(422, "no-bot", "there is no such bot", allowed=allowed)
    if not 0 <= at < live.seq:
        raise Refused(
            422, "no-moment", "there is nothing left to play from there",
            allowed=f"0 to {live.seq - 1}",
        )  # fmt: skip


def stay_as_they_were(live: LiveTable, player: str | None, own: int) -> list[bool]:
    """Whether each of the others could stay as they were: bots, and those who shared the screen."""
    mine = live.seats_of(player)
    others = [one for one in live.chairs if one.seat != own]
    return [bool(one.bot) or (own in mine and one.seat in mine) for one in others]


def _chair(before: SeatRow, own: int, others: str, player: Player, here: Sequence[int]) -> SeatRow:
    """Who sits there at the practice table; in the seats `here` it is who sat there, at this screen."""
    if before.seat in here and (before.seat == own or others == SAME):
        return SeatRow(seat=before.seat, player=player.id, label=before.label)
    if before.seat == own:
        return SeatRow(seat=before.seat, player=player.id)
    if others == HERE:
        label = before.name or f"Seat {LETTERS[before.seat]}"
        return SeatRow(seat=before.seat, player=player.id, label=label)
    bot = before.bot or bots.USUAL
    return SeatRow(seat=before.seat, bot=bot if others == SAME else others)


def _row(
    game: str,
    version: int,
    edition: str,
    packs: str,
    seats: int,
    settings: str,
    seed: str,
    player: Player,
) -> TableRow:
    return TableRow(
        id=secrets.token_hex(12),
        game=game,
        version=version,
        edition=edition,
        packs=packs,
        seats=seats,
        settings=settings,
        commitment=dice_commitment.commitment(seed),
        seed=seed,
        status=OVER,
        public=False,
        watch=new_token(),
        owner=player.id,
        created=time.time(),
    )


# -- for whoever runs the server -----------------------------------------------------------------


def kept_game(folder: Path, table: str) -> tuple[Table, list[int]]:
    """The start and the record of a table in a server's folder; `ValueError` says why not.

    Only reads, also while the server runs.
    """
    path = folder / FILE
    if not path.is_file():
        raise ValueError(f"there is no {FILE} in {folder}")
    engine = create_engine(f"sqlite:///file:{quote(str(path.resolve()))}?mode=ro&uri=true")
    try:
        with engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).first()
            if row is None:
                raise ValueError(f"there is no table {table[:40]} in {folder}")
            log = select(entries.c.kind, entries.c.seat, entries.c.choice).where(
                entries.c.table_id == table
            )
            said = connection.execute(log.order_by(entries.c.seq)).all()
            kept = TableRow(**row._mapping)
    except DatabaseError as error:
        raise ValueError(f"{path} cannot be read: {error.orig}") from None
    finally:
        engine.dispose()
    if find(kept.game).version != kept.version:
        raise ValueError(f"table {table} is played by version {kept.version} of the rules")
    settings = msgspec.json.decode(kept.settings, type=dict[str, Any])
    begun = dice_commitment.begin(
        kept.game, kept.seats, settings, kept.seed, kept.edition, kept.packs
    )
    return begun, [_recorded(*one) for one in said]


def _recorded(kind: str, seat: int, choice: int) -> int:
    """An entry as a record has it."""
    if kind == CONCEDE:
        return CONCEDED - seat
    return -1 - choice if kind == UNDO else choice

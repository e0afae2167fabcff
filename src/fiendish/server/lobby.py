"""Before and after a game: guests, new tables, seats taken, rematches."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import math
import secrets
import time
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Literal

import msgspec

from fiendish import bots
from fiendish.engine.game import LETTERS, BadSetting
from fiendish.engine.packs_used import written
from fiendish.engine.table import Table
from fiendish.games import UnknownGame, find
from fiendish.server import dice_commitment
from fiendish.server.live_table import LiveTable
from fiendish.server.reader_json import about
from fiendish.server.refusal import Refused, no_such_table
from fiendish.server.service import Service
from fiendish.server.store import OPEN, OVER, PLAYING, Player, SeatRow, TableRow, TablesOf
from fiendish.web.sides import setting_of

MOST_PUBLIC = 3  # public tables of one player that wait for others
MOST_TABLES = 200  # tables of one player that are not over
HOST_AWAY = 1800.0  # seconds after which an open table is not listed whose host is not there
NAME_LENGTH = 30
MARKS = 3  # on one letter of a name: more would reach into other lines


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to play.

    `absence` is how long somebody who is waited for may be away until the others may let a bot play.
    `seat` is the guest's own; without it, the first one that is nobody else's. `here` has the names
    of those who share the guest's screen, by seat.
    """

    game: str
    seats: int = 2
    settings: dict[str, Any] = {}
    bots: dict[int, str] = {}
    public: bool = False
    here: dict[int, str] = {}
    seat: int | None = None
    absence: Literal["live", "hours", "days", "never"] = "live"


class Made(msgspec.Struct, frozen=True):
    """A new table with the tokens for its free seats and for spectators."""

    table: str
    seat: int
    commitment: str
    watch: str
    invites: dict[str, str]


# -- guests --------------------------------------------------------------------------------------


def clean_name(name: str) -> str:
    """A name as it is shown: no line breaks, nothing invisible, not too long or too tall."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(clean) <= NAME_LENGTH or not clean.isprintable():
        raise Refused(
            422, "bad-name", "that cannot be a name",
            allowed=f"1 to {NAME_LENGTH} characters that can be printed",
        )  # fmt: skip
    if few_marks(clean) != clean:
        raise Refused(
            422, "bad-name", "that cannot be a name",
            allowed=f"no more than {MARKS} marks on a letter",
        )  # fmt: skip
    return clean


def few_marks(name: str) -> str:
    """A name without the marks that would pile up on a letter, or on what stands before the name."""
    found, marks = [], MARKS
    for one in name:
        marks = marks + 1 if unicodedata.category(one) in ("Mn", "Me") else 0
        if marks <= MARKS:
            found.append(one)
    return "".join(found)


def some_guest(name: str) -> tuple[Player, str]:
    """A new guest who is not kept yet, and the token that will prove it."""
    now = time.time()
    player = Player(secrets.token_hex(8), clean_name(name), now, seen=now)
    return player, f"{player.id}.{secrets.token_hex(24)}"


async def new_guest(service: Service, name: str) -> tuple[Player, str]:
    """A new guest, and the token that proves it."""
    player, token = some_guest(name)
    await asyncio.wrap_future(service.store.add_player(player, proof_in(token)))
    return player, token


def proof_in(token: str) -> str:
    """What is kept of a guest's token."""
    return digest(token.partition(".")[2])


async def rename(service: Service, player: Player, name: str) -> Player:
    clean = clean_name(name)
    await asyncio.wrap_future(service.store.rename(player.id, clean))
    for live in service.live.values():
        for seat in live.seats_of(player.id):
            if not live.chairs[seat].label:
                live.chairs[seat] = msgspec.structs.replace(live.chairs[seat], name=clean)
                live.changed()
    return msgspec.structs.replace(player, name=clean)


async def guest_of(service: Service, token: str) -> Player | None:
    """The guest whom a token proves. A guest may have several, each as good as the others."""
    number, _, secret = token.partition(".")
    if not number or not secret or len(token) > 100:
        return None
    return await asyncio.to_thread(service.store.guest, number, digest(secret))


def digest(token: str) -> str:
    """What is kept of a token: it is long and random, so a plain hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str, kept: str) -> bool:
    """Whether an invitation is the one that is kept. Whoever can read the database knows the seed
    anyway, so these are kept as they are: then they can be shown again."""
    return bool(kept) and hmac.compare_digest(token.encode(), kept.encode())


def new_token() -> str:
    return secrets.token_hex(12)


# -- tables --------------------------------------------------------------------------------------


async def new_table(service: Service, player: Player, wanted: NewTable) -> Made:
    """Set up a table for a guest."""
    row, chairs = _settle(wanted, player)
    own = next(chair.seat for chair in chairs if chair.player is not None and not chair.label)
    tokens = {chair.seat: chair.invite for chair in chairs if chair.invite}
    check = partial(check_room, public=row.public and row.status == OPEN)
    await asyncio.wrap_future(service.store.add_table(row, chairs, check=check))
    if row.status == PLAYING:
        await service.find(row.id)  # let it begin
    invites = {str(seat): token for seat, token in tokens.items()}
    return Made(row.id, own, row.commitment, row.watch, invites)


def check_room(has: TablesOf, public: bool = False) -> None:
    """Refuse one more table to a player who has that many."""
    if public and has.public >= MOST_PUBLIC:
        raise Refused(
            409, "too-many", f"{MOST_PUBLIC} public tables of yours wait for players",
            allowed="start one of them, fill it with bots, or cancel it",
        )  # fmt: skip
    if has.all >= MOST_TABLES:
        raise Refused(
            409, "too-many", f"you have {MOST_TABLES} tables that are not over",
            allowed="finish, close or leave one of them",
        )  # fmt: skip


def check(wanted: NewTable) -> None:
    """Refuse a table that cannot be, before anything is made for it."""
    _settle(wanted, Player("", "", 0.0))


def _settle(wanted: NewTable, player: Player) -> tuple[TableRow, list[SeatRow]]:
    try:
        game = find(wanted.game[:40])
        settings = game.settle(wanted.seats, wanted.settings)
        seed = dice_commitment.new_seed()
        edition = game.edition_id()
        # some settings only show here
        dice_commitment.begin(game.id, wanted.seats, settings, seed, edition)
    except (UnknownGame, BadSetting, ValueError) as error:
        raise Refused(422, "bad-table", str(error)[:600]) from None
    chairs = _chairs(wanted, player)
    waits = any(chair.invite for chair in chairs)
    row = TableRow(
        id=secrets.token_hex(12),
        game=game.id,
        version=game.version,
        edition=edition,
        packs=written(game.packs()),
        seats=wanted.seats,
        settings=msgspec.json.encode(settings).decode(),
        commitment=dice_commitment.commitment(seed),
        seed=seed,
        status=OPEN if waits else PLAYING,
        public=wanted.public,
        absence=wanted.absence,
        watch=new_token(),
        owner=player.id,
        created=time.time(),
    )
    return row, chairs


def _chairs(wanted: NewTable, player: Player) -> list[SeatRow]:
    """Who sits where at first."""
    own = [] if wanted.seat is None else [wanted.seat]
    for seat in (*wanted.bots, *wanted.here, *own):
        if not 0 <= seat < wanted.seats:
            raise Refused(
                422, "bad-table", f"there is no seat {seat}", allowed=f"0 to {wanted.seats - 1}"
            )
        if [*wanted.bots, *wanted.here, *own].count(seat) > 1:
            raise Refused(422, "bad-table", f"seat {seat} is given away twice")
    for bot in wanted.bots.values():
        check_bot(bot)
    free = [s for s in range(wanted.seats) if s not in wanted.bots and s not in wanted.here]
    if not free:
        raise Refused(422, "no-seat", "all seats are given away", allowed="leave one to yourself")
    mine = own[0] if own else free[0]
    return [
        SeatRow(
            seat=seat,
            player=player.id if seat == mine or seat in wanted.here else None,
            bot=wanted.bots.get(seat, ""),
            invite=new_token() if seat in free and seat != mine else "",
            label=clean_name(wanted.here[seat]) if seat in wanted.here else "",
            seen=time.time() if seat == mine else None,
        )
        for seat in range(wanted.seats)
    ]


def check_bot(bot: str) -> None:
    if not bots.knows(bot):
        raise Refused(
            422, "bad-table", f"there is no bot {bot[:40]!r}", allowed=", ".join(bots.names())
        )


async def listing(service: Service, player: Player | None) -> list[dict[str, Any]]:
    """The guest's tables, public ones with a free seat, and public games; and whose turn it is."""
    mine = player.id if player is not None else None
    found = []
    since = time.time() - HOST_AWAY
    listed = service.store.listed
    for row, chairs in await asyncio.to_thread(listed, mine, _attended(service), since):
        own = [one.seat for one in chairs if mine is not None and one.player == mine]
        asked = row.asked
        if asked is None and row.status == PLAYING and own:  # kept by an older version
            with suppress(Refused):
                asked = (await service.find(row.id)).row.asked
        found.append(
            {
                **about(row, chairs),
                "seat": own[0] if own else None,
                "mine": own,
                "gave_up": [one.seat for one in chairs if mine is not None and one.left_by == mine],
                "asked": asked,
                "winners": row.winners,
            }
        )
    return found


def _attended(service: Service) -> list[str]:
    """The tables that wait and whose host is there, or was a moment ago."""
    since = time.monotonic() - HOST_AWAY
    return [
        live.row.id
        for live in service.live.values()
        if live.row.status == OPEN and (live.last_sign(live.row.owner) or -math.inf) >= since
    ]


async def claim(
    service: Service,
    live: LiveTable,
    player: Player,
    seat: int,
    invite: str,
    side: Sequence[str] = (),
    newcomer: str = "",
) -> None:
    """Take a free seat, by invitation or at a public table. Once more is as good as once.

    With the last seat the game begins, at a public table when its host says so. Without a `side` the seat keeps what the settings give it.
    Of a newcomer, who is not kept yet, this is the token: who is refused leaves nothing behind.
    """
    async with live.held():
        own = live.seats_of(player.id)
        if seat in own:
            return
        if own:
            raise Refused(409, "seated", f"you already have seat {LETTERS[own[0]]}")
        chair = check_seat(live, seat, invite)
        await _check_welcome(service, live, player)
        check_room(await asyncio.to_thread(service.store.tables_of, player.id))
        missing = [one for one in live.chairs if not one.bot and one.player is None]
        status = OPEN if len(missing) > 1 or live.row.public else PLAYING
        row, table = _with_side(live.row, seat, side) if side else (live.row, live.table)
        proof = proof_in(newcomer) if newcomer else None
        taking = service.store.seat(row.id, seat, player, status, row.settings, proof)
        await service.write(live, taking)
        live.chairs[seat] = msgspec.structs.replace(
            chair, player=player.id, invite="", name=player.name
        )
        live.set_up(row, table)
        if status == PLAYING:
            live.start()
            await service.keep(live, live.begin())
        live.changed()


async def _check_welcome(service: Service, live: LiveTable, player: Player) -> None:
    """Refuse one whom the host of a public table has removed: a private one asks for an invitation."""
    removed = service.store.is_removed
    if live.row.public and await asyncio.to_thread(removed, live.row.id, player.id):
        raise Refused(
            403, "removed", "who opened this table has removed you from it", allowed="another table"
        )


async def choose_side(
    service: Service, live: LiveTable, player: str, seat: int, side: Sequence[str]
) -> None:
    """What one's seat plays as, before the game begins; nothing leaves it open."""
    async with live.held():
        check_open(live)
        if live.chairs[seat].player != player:
            own = ", ".join(f"seat {one}" for one in live.seats_of(player))
            raise Refused(403, "not-yours", f"seat {LETTERS[seat]} is not yours", allowed=own)
        row, table = _with_side(live.row, seat, side)
        await service.write(live, service.store.settings(row.id, row.settings))
        live.set_up(row, table)
        live.changed()


def left_for(row: TableRow, seat: int) -> list[str]:
    """The sides that a seat can have beside what the others have."""
    game = find(row.game)
    found = setting_of(game)
    if found is None:
        return []
    return found[0].left(game.settle(row.seats, msgspec.json.decode(row.settings)), row.seats, seat)


def _with_side(row: TableRow, seat: int, side: Sequence[str]) -> tuple[TableRow, Table]:
    """The table if a seat plays as that. The seed stays: nobody knows it, so no choice can use it."""
    game, settings = find(row.game), msgspec.json.decode(row.settings)
    found = setting_of(game)
    if found is None:
        raise Refused(422, "no-side", "in this game all play the same", allowed="no choice")
    setting, picks = found
    value, left = settings.get(setting.name), left_for(row, seat)
    taken = [one for one in side if one in picks.of_others(value, row.seats, seat)]
    if taken and taken[0] not in left:
        raise Refused(409, "side-taken", f"somebody else plays {taken[0]}", allowed=", ".join(left))
    chosen = picks.chosen(value, row.seats)
    chosen[seat] = [*side]
    settings[setting.name] = picks.value(chosen)
    row = msgspec.structs.replace(row, settings=msgspec.json.encode(settings).decode())
    try:
        return row, dice_commitment.begin(
            row.game, row.seats, settings, row.seed, row.edition, row.packs
        )
    except ValueError as error:
        raise Refused(422, "bad-side", str(error)[:600], allowed=", ".join(left)) from None


async def fill(service: Service, live: LiveTable, player: str, bot: str) -> None:
    """Bots take the free seats, and the game begins."""
    check_bot(bot)
    async with live.held():
        check_open(live)
        if live.row.owner != player:
            raise Refused(403, "not-owner", "only who opened the table can fill it")
        await service.write(live, service.store.fill(live.row.id, bot))
        live.chairs = [
            msgspec.structs.replace(chair, bot=bot, invite="")
            if chair.player is None and not chair.bot
            else chair
            for chair in live.chairs
        ]
        live.start()
        await service.keep(live, live.begin())


async def leave(service: Service, live: LiveTable, player: str) -> None:
    """Give a seat up before the game begins; without its owner the table is gone."""
    async with live.held():
        check_open(live)
        if live.row.owner == player:
            await service.write(live, service.store.remove(live.row.id))
            service.drop(live)
            return
        for seat in live.seats_of(player):
            invite = new_token()
            await service.write(live, service.store.free(live.row.id, seat, invite))
            live.chairs[seat] = SeatRow(seat=seat, invite=invite)
        live.show_out(player)
        live.changed()


def check_open(live: LiveTable) -> None:
    if live.row.status != OPEN:
        raise Refused(409, "begun", "the game has begun")


def check_seat(live: LiveTable, seat: int, invite: str) -> SeatRow:
    """A seat that can be taken with this invitation. Without it a private table is not there."""
    chair = live.chairs[seat] if 0 <= seat < len(live.chairs) else None
    if not live.row.public and (chair is None or not is_token(invite, chair.invite)):
        raise no_such_table()
    if chair is None:
        raise Refused(
            404, "no-seat", f"there is no seat {seat}", allowed=f"0 to {len(live.chairs) - 1}"
        )
    if chair.bot or chair.player is not None:
        raise Refused(409, "taken", f"seat {LETTERS[seat]} is taken", allowed=free_seats(live))
    return chair


def free_seats(live: LiveTable) -> str:
    """The seats that can be taken, in words."""
    free = [one.seat for one in live.chairs if not one.bot and one.player is None]
    return ", ".join(f"seat {seat}" for seat in free) or "no seat is free"


async def rematch(service: Service, live: LiveTable, player: str) -> str:
    """The same game again, everybody one seat further; the id of the new table."""
    async with live.held():
        row = live.row
        if row.status != OVER:
            raise Refused(409, "not-over", "a rematch comes after the end")
        if row.next is not None:
            return row.next
        check_room(await asyncio.to_thread(service.store.tables_of, player))
        seed, count = dice_commitment.new_seed(), len(live.chairs)
        new = msgspec.structs.replace(
            row,
            id=secrets.token_hex(12),
            version=find(row.game).version,
            edition=find(row.game).edition_id(),
            packs=written(find(row.game).packs()),
            seed=seed,
            commitment=dice_commitment.commitment(seed),
            status=PLAYING,
            next=None,
            asked=None,
            asked_since=None,
            winners="",
            created=time.time(),
        )
        chairs = [
            SeatRow(
                seat=seat,
                player=before.player,
                bot=bot,
                label="" if bot else before.label,
            )
            for seat in range(count)
            for before in [live.chairs[(seat - 1) % count]]
            for bot in [before.bot or ("" if before.player else bots.USUAL)]
        ]
        following = await service.write(live, service.store.add_table(new, chairs, row.id))
        live.row = msgspec.structs.replace(row, next=following)
        live.changed()
    await service.find(following)
    return following

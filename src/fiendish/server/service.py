"""The tables that are in use: commands come in, are kept, and only then told.

Each table has a lock. A command is checked, carried out in memory, written, and answered when it is
on the disk; nobody sees the table in between. A command that was carried out before gets the same
answer again; one that was meant for another moment is a conflict; a refused one changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable
from concurrent.futures import Future
from contextlib import asynccontextmanager
from time import time as wall_clock
from typing import TypeVar

import msgspec

from fiendish import bots
from fiendish.bots.hint import Hint
from fiendish.engine.game import LETTERS
from fiendish.engine.question import DECLINE, IllegalAnswer
from fiendish.server import final, passing
from fiendish.server.autoplay import Autoplay
from fiendish.server.bot_pool import BotPool
from fiendish.server.final import Outlived
from fiendish.server.history import Histories
from fiendish.server.in_turn import Threads
from fiendish.server.live_table import ABSENT_AFTER, LiveTable, Watcher
from fiendish.server.passing import Pass
from fiendish.server.policy import Rates
from fiendish.server.reader_json import json_for
from fiendish.server.refusal import BY_OPERATOR, Refused, closed, no_such_table, not_kept
from fiendish.server.rulings import Rulings
from fiendish.server.store import (
    ANSWER,
    OPEN,
    OVER,
    PLAYING,
    VOID,
    ChatLine,
    Closed,
    Entry,
    SeatRow,
    Store,
)
from fiendish.server.webhooks import OFF, Webhooks
from fiendish.web.people import ABSENCE_WORDS

T = TypeVar("T")
log = logging.getLogger("fiendish.server")

IDLE_AFTER = 600.0  # seconds after which a table that nobody uses is closed
MOST_OPEN = 5000
_THREADS = 2  # in which games are played again, to be opened or looked back at
CHAT_LENGTH = 500
MOST_SAID = 1000  # lines of chat at one table; older ones are forgotten
LINES_AT_ONCE, TALK_TIME = 10, 20.0  # so many lines may a seat say in so many seconds
BRANCHES = 50  # times that one may play on from a moment of a game, in a day
IMPORTS = 1 / 60, 30.0  # games from files that one may have kept: so many a second, and at once
PAST_HINTS = 1.0, 60.0  # that one may ask for: so many a second, and so many at once


def _tell_of_absence(live: LiveTable) -> None:
    """Let all see who is away and waited for as soon as that is so, if it is soon."""
    if live.absent_after <= IDLE_AFTER:
        asyncio.get_running_loop().call_later(live.absent_after, live.changed)


class Service:
    """All tables of one server."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool | None = None,
        absent_after: float = ABSENT_AFTER,
        pace: float = 0.0,
        webhooks: Webhooks | None = None,
    ) -> None:
        self.store = store
        self.bot_pool = bot_pool or BotPool()
        self.absent_after = absent_after
        self.pace = pace
        self.webhooks = webhooks or Webhooks(OFF)
        self.address = ""  # where pages are, for those who are called
        self.autoplay = Autoplay(self)
        self.live: dict[str, LiveTable] = {}
        self.threads = Threads(_THREADS)
        self.histories = Histories(self.threads)
        self.branches = Rates(BRANCHES / (24 * 3600), BRANCHES)
        self.imports = Rates(*IMPORTS)
        self.past_hints = Rates(*PAST_HINTS)
        self.rulings = Rulings()
        self.checking = asyncio.Lock()  # games from files are played again one at a time
        self._opening: dict[str, asyncio.Lock] = {}
        self._closing = False

    # -- opening and closing ------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable:
        """The table of that id, opened if need be."""
        found = self.live.get(table)
        if found is None:
            try:
                async with self._opening.setdefault(table, asyncio.Lock()):
                    found = self.live.get(table) or await self._open(table)
            finally:
                self._opening.pop(table, None)
        found.used = time.monotonic()
        self.autoplay.let_bots(found)
        return found

    async def _open(self, table: str) -> LiveTable:
        kept = await asyncio.to_thread(self.store.table, table)
        if kept is None:
            raise no_such_table()
        row, chairs, _, said = kept
        try:
            found = await self.threads.run(row.owner, LiveTable, *kept)
        except Refused:
            left = None
            if row.status == OVER:
                left = await asyncio.to_thread(self.store.final, table)
            if left is None:
                raise
            raise Outlived(row, chairs, said, final.read(left)) from None
        if found.row.version != row.version:  # it would have gone the same way
            await asyncio.wrap_future(self.store.upgrade(table, found.row.version))
        if row.absence == "live":
            found.absent_after = self.absent_after
        found.pace = self.pace
        if found.row.status == PLAYING:
            # A crash may have come between the last seat taken and what follows by itself.
            async with found.held():
                before, batch = found.row, found.begin()
                if batch or found.row != before:
                    await self.keep(found, batch)
        self.live[table] = found
        self.autoplay.call(found)
        return found

    async def put_by(self, table: str) -> None:
        """Keep what stays of a finished game that was not played to its end here, or before this was done."""
        live = await self.find(table)
        async with live.held():
            left = final.make(live)
        await asyncio.wrap_future(self.store.finish(table, left))

    def evict(self, idle_after: float = IDLE_AFTER) -> int:
        """Close the tables that nobody uses; how many there were."""
        now = time.monotonic()
        free = sorted((one.used, name) for name, one in self.live.items() if not one.is_busy)
        surplus = len(self.live) - MOST_OPEN
        gone = [
            name for i, (used, name) in enumerate(free) if now - used > idle_after or i < surplus
        ]
        for name in gone:
            del self.live[name]
        return len(gone)

    def end_watching(self) -> None:
        """Let all who watch go: the server is about to stop."""
        self._closing = True
        self.autoplay.stop()
        for live in self.live.values():
            live.close()

    async def close(self) -> None:
        self.end_watching()
        await self.autoplay.close()
        self.webhooks.close()
        self.bot_pool.close()
        self.threads.close()
        await asyncio.to_thread(self.store.close)

    # -- reading ------------------------------------------------------------------------------

    async def view(self, live: LiveTable, seat: int | None) -> bytes:
        async with live.held():
            return json_for(live, seat)

    @asynccontextmanager
    async def watching(
        self, live: LiveTable, player: str | None, each: bool = False
    ) -> AsyncIterator[Watcher]:
        watcher = Watcher(player, each)
        if self._closing:
            watcher.end()
        came_back = any(live.is_away(seat) for seat in live.seats_of(player))
        live.watchers.add(watcher)
        if came_back:
            live.changed()
        try:
            yield watcher
        finally:
            live.watchers.discard(watcher)
            watcher.drawn.set()
            live.used = time.monotonic()
            if player is not None:
                live.gave_sign(player)
                self.autoplay.call(live)
                _tell_of_absence(live)

    # -- commands -----------------------------------------------------------------------------

    async def move(self, live: LiveTable, seat: int, command: str, seq: int, choice: int) -> int:
        """Answer for a seat; the number of the last entry then."""
        async with live.held():
            done = self.done_before(live, command, (ANSWER, seat, choice))
            if done is not None:
                return done
            self.check(live, seat, seq)
            waiting = self._pass_in_time(live, seat, choice, command)
            if waiting is None:
                await self._answer(live, seat, choice, command)
                return live.seq
        return await asyncio.shield(waiting)

    async def _answer(self, live: LiveTable, seat: int, choice: int, command: str) -> None:
        try:
            batch = live.answer(seat, choice, command)
        except IllegalAnswer as error:
            question = live.table.question
            allowed = ""
            if question is not None and question.seat == seat:
                allowed = f"0 to {len(question.options) - 1}"
            raise Refused(422, "illegal", error.reason, rule=error.rule, allowed=allowed) from None
        await self.keep(live, batch)

    def _pass_in_time(
        self, live: LiveTable, seat: int, choice: int, command: str
    ) -> asyncio.Future[int] | None:
        """A pass by hand in a window that lasts: done by and by, like all others."""
        question = live.table.question
        if question is None or question.seat != seat or live.to_wait() <= 0:
            return None
        if not 0 <= choice < len(question.options) or question.options[choice] != DECLINE:
            return None
        passed = live.passed
        if passed is None or passed.seq != live.seq or passed.command != command:
            passed = live.passed = Pass(live.seq, command)
        self.autoplay.let_bots(live)
        return passed.done

    async def pass_on(self, live: LiveTable, seat: int, seq: int, what: str) -> int:
        """Pass in this window and go on doing so, or (stop) no longer."""
        async with live.held():
            setting = ""
            if what != "stop":
                self.check(live, seat, seq)
                question = live.table.question
                if question is None or question.seat != seat or not question.may_pass_on:
                    raise Refused(409, "no-window", "this is no window in which to pass")
                state = live.table.state
                lines = len(state.journal or ())
                setting = passing.setting(what, question, lines, state.turn)
            await self.set_passing(live, seat, setting)
            if what != "stop":
                await self.keep(live, live.begin())
            live.changed()
            return live.seq

    async def set_passing(self, live: LiveTable, seat: int, setting: str) -> None:
        await self.write(live, self.store.passing(live.row.id, seat, setting))
        live.set_passing(seat, setting)

    async def stand_in(self, live: LiveTable, seat: int, by: int, bot: str) -> None:
        """A bot takes over for an absent seat (or for one's own), or hands it back (no bot).

        The seat stays its player's: for somebody else only the usual bot may play, and only when
        the table waits for them.
        """
        async with live.held():
            chair = live.chairs[seat]
            if chair.bot or chair.player is None:
                raise Refused(409, "no-person", "nobody sits there for whom a bot could stand in")
            if by != seat and not bot:
                raise Refused(403, "not-yours", "only the player can take the seat back")
            if by != seat and not live.is_missed(seat):
                here, name = not live.is_away(seat), f"seat {LETTERS[seat]}"
                raise Refused(
                    409, "present", f"{name} is there" if here else f"nobody waits for {name} yet",
                    allowed=ABSENCE_WORDS[live.row.absence].told,
                )  # fmt: skip
            if by != seat and bot != bots.USUAL:
                raise Refused(
                    422, "no-bot", "for another player only the usual bot stands in",
                    allowed=bots.USUAL,
                )  # fmt: skip
            await self.write(live, self.store.stand_in(live.row.id, seat, bot))
            live.chairs[seat] = msgspec.structs.replace(chair, stand_in=bot)
            if live.wish is not None and live.wish.seat == seat:
                live.wish = None
            live.changed()
        self.autoplay.let_bots(live)

    async def take_screen(self, live: LiveTable, player: str, seat: int | None) -> None:
        """Turn the screen of a guest with several seats to one of them, or away from all."""
        async with live.held():
            seats = live.seats_of(player)
            if seat is not None and seat not in seats:
                raise Refused(
                    403, "not-yours", "that seat is not at your screen",
                    allowed=", ".join(f"seat {one}" for one in seats) or "look on",
                )  # fmt: skip
            live.take_screen(player, seat)
            live.changed()

    async def hint(self, live: LiveTable, seat: int, quick: bool = False) -> tuple[int, Hint]:
        """Advice for one who plays against bots; and at which entry."""
        async with live.held():
            self.check(live, seat, live.seq)
            question = live.table.question
            if question is None or question.seat != seat:
                raise Refused(409, "not-asked", "it is not for you to decide now")
            if live.people() != [seat]:
                raise Refused(
                    409, "no-hints", "there are no hints where people play each other",
                    allowed="hints at tables where all others are bots",
                )  # fmt: skip
            seq, owner = live.seq, live.chairs[seat].player or ""
            advice = self.bot_pool.hint(live.row.id, live.table, seat, quick, owner)
        return seq, await self.thought_of(live, advice)

    async def thought_of(self, live: LiveTable, advice: Awaitable[Hint | None]) -> Hint:
        """A hint when it has come."""
        try:
            found = await advice
        except OSError:
            log.exception("nobody could be asked for a hint", extra={"table": live.row.id})
            found = None
        if found is None:
            raise Refused(503, "no-hint", "nobody could think of anything", allowed="ask again")
        return found

    async def say(self, live: LiveTable, seat: int, text: str) -> str:
        """A line of chat, from a seat to all who are at the table; as it was kept."""
        text = " ".join(text.split())
        if not 1 <= len(text) <= CHAT_LENGTH or not text.isprintable():
            allowed = f"1 to {CHAT_LENGTH} characters that can be printed"
            raise Refused(422, "bad-text", "that cannot be said", allowed=allowed)
        async with live.held():
            self._check_chat(live, seat)
            now = wall_clock()
            lately = [one for one in live.said if 0 <= now - one.created < TALK_TIME]
            if sum(one.seat == seat for one in lately) >= LINES_AT_ONCE:
                allowed = f"{LINES_AT_ONCE} lines in {TALK_TIME:.0f} seconds"
                raise Refused(429, "too-often", "that is a lot at once", allowed=allowed)
            line = ChatLine(seat, text, round(now, 3))
            await self.write(live, self.store.say(live.row.id, line, MOST_SAID))
            live.said = [*live.said, line][-MOST_SAID:]
            live.changed()
            return text

    def _check_chat(self, live: LiveTable, seat: int) -> None:
        if live.row.status == VOID and live.row.closed:
            raise closed(live.row.closed)
        if live.chairs[seat].player in self.rulings.muted:
            raise Refused(403, "muted", "whoever runs the server has taken the chat from you")

    # -- the way of a command -----------------------------------------------------------------

    def done_before(
        self, live: LiveTable, command: str, what: tuple[str, int, int | None]
    ) -> int | None:
        """The answer to a command that was carried out already."""
        found = live.result_of(command)
        if found is None:
            return None
        entry, seq = found
        kind, seat, choice = what
        if (entry.kind, entry.seat) != (kind, seat) or choice not in (None, entry.choice):
            raise Refused(
                409, "command-used", "that command id was used for something else",
                allowed="a new id for each command", stale=True,
            )  # fmt: skip
        return seq

    def check(self, live: LiveTable, seat: int, seq: int) -> None:
        """Refuse what a seat cannot do at this table, or was meant for another moment."""
        status = live.row.status
        if status == OPEN:
            raise Refused(409, "not-begun", "the game has not begun", stale=True)
        if status == OVER:
            raise Refused(409, "over", "the game is over", stale=True)
        if status == VOID:
            raise closed(live.row.closed)
        if live.chairs[seat].stand_in:
            raise Refused(
                409, "stand-in", "a bot plays for you", allowed="take your seat back first"
            )
        if seq != live.seq:
            raise Refused(
                409, "stale", f"the table has moved on: it is at {live.seq}, not at {seq}",
                allowed="look again, then decide", stale=True,
            )  # fmt: skip

    async def keep(self, live: LiveTable, batch: list[Entry], chair: SeatRow | None = None) -> None:
        """Write what was done, and who has a seat from now on, then tell it."""
        row = live.row
        left = final.make(live) if row.status == OVER else None
        kept = self.store.append(
            row.id, batch, row.status, row.asked, row.winners, chair, row.asked_since, left
        )
        await self.write(live, kept)
        for seat in live.worn_out():
            await self.set_passing(live, seat, "")
        live.changed()
        if live.may_be_missed():
            _tell_of_absence(live)
        self.autoplay.let_bots(live)
        self.autoplay.call(live)

    async def write(self, live: LiveTable, writing: Future[T]) -> T:
        """Wait until it is on the disk. If that fails, the table is opened anew from there."""
        waiting = asyncio.ensure_future(asyncio.wrap_future(writing))
        try:
            return await asyncio.shield(waiting)
        except asyncio.CancelledError:  # whoever asked has gone; what has begun goes on
            await asyncio.wait([waiting])
            if waiting.exception() is not None:
                self.drop(live)
            live.changed()
            raise
        except Closed:
            self.drop(live)
            raise closed(BY_OPERATOR) from None
        except Exception as error:
            log.exception("writing failed", extra={"table": live.row.id})
            self.drop(live)
            raise not_kept() from error

    def drop(self, live: LiveTable) -> None:
        """Put a table out of use; if it is still kept it is opened anew."""
        self.live.pop(live.row.id, None)
        live.give_up()

"""What goes on by itself at a table: seats pass, bots decide, players who are elsewhere are called."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from fiendish.engine.question import DECLINE
from fiendish.games import find
from fiendish.server.bot_pool import BotPool
from fiendish.server.database import NotThere
from fiendish.server.live_table import LiveTable
from fiendish.server.refusal import Refused
from fiendish.server.store import PLAYING, Entry, Store
from fiendish.server.webhooks import OFF, Call, Webhooks

log = logging.getLogger("fiendish.server")

PAUSES = (1.0, 5.0, 30.0)  # seconds after which a bot that broke down tries again
PATIENCE = 10.0  # seconds after which one who is asked and not there is called


class Tables(Protocol):
    """What is needed of the service."""

    live: dict[str, LiveTable]
    store: Store
    bot_pool: BotPool
    webhooks: Webhooks
    address: str

    async def find(self, table: str) -> LiveTable: ...

    async def keep(self, live: LiveTable, batch: list[Entry]) -> None: ...


class Autoplay:
    """Lets a table go on where nobody has to be waited for."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.patience = PATIENCE
        self.pauses: Sequence[float] = PAUSES
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    def stop(self) -> None:
        """Begin nothing new."""
        self._closing = True

    async def close(self) -> None:
        self.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- webhooks -----------------------------------------------------------------------------

    def call(self, live: LiveTable) -> None:
        """See to it that a player who is elsewhere is told to be asked, once for each absence."""
        if self._tables.webhooks.allowed == OFF or self._closing or live.caller is not None:
            return
        if live.absent_player() is not None:
            live.caller = self._start(self._call_in_time(live))

    async def _call_in_time(self, live: LiveTable) -> None:
        """Whoever comes within a moment need not be called."""
        try:
            while (player := live.absent_player()) is not None:
                seq = live.seq
                await asyncio.sleep(self.patience)
                if live.absent_player() == player and live.seq == seq:
                    live.called.add(player)
                    found = await asyncio.to_thread(self._tables.store.player, player)
                    if found is not None and found.webhook:
                        self._tables.webhooks.add(self._words(live, found.webhook))
                        await self._note_call(live, player, seq)
        finally:
            live.caller = None

    async def _note_call(self, live: LiveTable, player: str, seq: int) -> None:
        """Keep that a player was called, so that it is not done again after a new start."""
        for seat in live.seats_of(player):
            await asyncio.wrap_future(self._tables.store.called(live.row.id, seat, seq))

    def _words(self, live: LiveTable, url: str) -> Call:
        row = live.row
        title = find(row.game).title
        page = f"{self._tables.address}/tables/{row.id}"
        return Call(url, row.id, row.game, f"It is your turn: {title}", page)

    # -- bots ---------------------------------------------------------------------------------

    def let_bots(self, live: LiveTable) -> None:
        """See to it that a bot decides, or a seat passes, if nobody else has to be waited for."""
        if self._closing or live.row.status != PLAYING or live.row.closed:
            return
        if live.passer is None and live.passes_by_itself():
            live.passer = self._start(self._pass(live))
        if live.thinking is None and self._bot_asked(live) is not None:
            live.thinking = self._start(self._bots_play(live))

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _pass(self, live: LiveTable) -> None:
        """Let seats pass when their time has come: all by this one way."""
        try:
            while True:
                async with live.held():
                    gone = self._tables.live.get(live.row.id) is not live
                    if gone or not live.passes_by_itself():
                        return
                    wait, passed = live.to_wait(), live.passed
                    if wait <= 0:
                        by_hand = passed is not None and passed.seq == live.seq
                        await self._tables.keep(live, live.pass_now())
                        if passed is not None and not passed.done.done():
                            if by_hand:
                                passed.done.set_result(live.seq)
                            else:
                                passed.done.set_exception(_too_late())
                        continue
                await asyncio.sleep(wait)
        except Refused:  # it could not be kept, which has been noted
            self._start(self._open_later(live.row.id))
        finally:
            live.passer = None
            if live.passed is not None and not live.passed.done.done():
                live.passed.done.set_exception(_too_late())

    def _bot_asked(self, live: LiveTable) -> tuple[int, str] | None:
        question = live.table.question if live.row.status == PLAYING else None
        if question is None or live.passes_by_itself():
            return None
        bot = live.plays_by_bot(question.seat)
        return (question.seat, bot) if bot else None

    async def _bots_play(self, live: LiveTable) -> None:
        """Let bots decide until somebody else has to.

        One that breaks down tries again after a pause; after the last one any option is taken, so
        that nobody waits for ever.
        """
        pauses, failed = (*self.pauses, 0.0), 0
        try:
            while failed < len(pauses):
                try:
                    if not await self._bot_plays(live, at_random=failed == len(self.pauses)):
                        return
                    failed = 0
                except Refused:  # it could not be kept, which has been noted
                    self._start(self._open_later(live.row.id))
                    return
                except Exception:
                    log.exception("a bot broke down", extra={"table": live.row.id})
                    await asyncio.sleep(pauses[failed])
                    failed += 1
        finally:
            live.thinking = None

    async def _bot_plays(self, live: LiveTable, at_random: bool) -> bool:
        """Let a bot decide; whether one was asked."""
        async with live.held():
            asked, seq = self._bot_asked(live), live.seq
            if asked is None or self._tables.live.get(live.row.id) is not live:
                return False
            question = live.table.question
            assert question is not None
            seat, bot = asked
            choosing = self._tables.bot_pool.choose(
                live.row.id, live.table, seat, "random" if at_random else bot
            )
        choice = await choosing
        if question.options[choice] == DECLINE:
            await asyncio.sleep(live.to_wait())  # no sooner than one without an answer
        await live.each_is_drawn()
        async with live.held():
            if (asked, seq) == (self._bot_asked(live), live.seq):
                await self._tables.keep(live, live.answer(seat, choice, None))
        return True

    async def _open_later(self, table: str) -> None:
        """Open a table again at which something could not be kept: its bots go on there."""
        while not self._closing:
            await asyncio.sleep(self.pauses[-1])
            try:
                await self._tables.find(table)
            except (Refused, SQLAlchemyError, NotThere) as error:
                if isinstance(error, Refused) and error.status != 503:
                    return
            else:
                return


def _too_late() -> Refused:
    return Refused(
        409, "stale", "the table has moved on", allowed="look again, then decide", stale=True
    )

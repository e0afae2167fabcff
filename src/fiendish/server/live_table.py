"""One table in memory: the game, who sits there, and who is watching.

A game is the fold of its log. What is changed here is changed before it is on the disk, so nobody
may look until it is: whoever reads or writes holds the table.
"""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

from fiendish.engine.game import LETTERS
from fiendish.engine.question import DECLINE, Question
from fiendish.engine.table import Table
from fiendish.games import UnknownGame
from fiendish.prose.overview import TurnScores
from fiendish.server import dice_commitment, passing
from fiendish.server.marks import lines, mark
from fiendish.server.refusal import Refused
from fiendish.server.store import (
    ANSWER,
    CONCEDE,
    IDLE,
    OVER,
    PLAYING,
    UNDO,
    VOID,
    ChatLine,
    Entry,
    SeatRow,
    TableRow,
)

DESERTED_AFTER = 60.0  # seconds that bots go on among themselves where nobody looks
ABSENCES = {"live": 60.0, "hours": 6 * 3600.0, "days": 72 * 3600.0, "never": math.inf}
ABSENT_AFTER = ABSENCES["live"]  # seconds without a sign of life until a bot may play

OTHER_RULES = "other-rules"  # the code of a refusal: by the rules of today it is another game


class Wish(msgspec.Struct, frozen=True):
    """A seat asks the people at the table to let it go back to before a move."""

    seat: int
    to: int
    missing: tuple[int, ...]  # who has not agreed yet


class Declined(msgspec.Struct, frozen=True):
    """A request to take something back that was refused; stands until the next move or request."""

    seat: int  # who had asked
    by: int


class Watcher:
    """Somebody who looks on. There is at most one view waiting for them: the newest.

    Those who want `each` one are waited for by bots until it is drawn.
    """

    def __init__(self, player: str | None, each: bool = False) -> None:
        self.player = player
        self.each = each
        self.news = asyncio.Event()
        self.news.set()
        self.drawn = asyncio.Event()  # there is nothing new that was not drawn
        self.ended = False

    def wake(self) -> None:
        self.news.set()
        self.drawn.clear()

    def end(self) -> None:
        self.ended = True
        self.news.set()
        self.drawn.set()


class LiveTable:
    """A table that is open in memory."""

    def __init__(
        self, row: TableRow, chairs: list[SeatRow], log: list[Entry], said: list[ChatLine]
    ) -> None:
        self.row = row
        self.chairs = chairs
        self.entries: list[Entry] = []
        self._commands: dict[str, tuple[int, int]] = {}  # a command's entry, and the last with it
        self.said = said
        self.table = begin(row)
        self.wish: Wish | None = None
        self.declined: Declined | None = None
        self._lock = asyncio.Lock()
        self._gone = False  # what is on the disk is another game: this one is opened anew
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.passer: asyncio.Task[None] | None = None
        self.caller: asyncio.Task[None] | None = None
        self.called: set[str] = set()  # players who were told that it is their turn
        self.pace = 0.0  # seconds that a window lasts
        self.passed: passing.Pass | None = None
        self.absent_after = ABSENCES[row.absence]
        self.used = self._born = self._asked_at = time.monotonic()
        self.seen: dict[str, float] = {}  # when a guest last gave a sign of life
        self.kept_signs: dict[tuple[int, str | None], float] = {}  # and what of it is kept, by seat
        self._at_screen: dict[str, int] = {}  # which of several seats a guest's screen is turned to
        self.key = secrets.token_bytes(16)  # for the command ids of pages
        self.rendered: dict[int | None, bytes] = {}  # views since the last change
        self.drawn: dict[int | None, bytes] = {}  # and frames of pages that several have open
        self.turn_scores: list[TurnScores] | None = None  # once the game is over
        for entry in log:
            self._fold(entry)
        self.row = msgspec.structs.replace(self.row, version=self.table.game.version)
        if row.absence != "live":  # that is over before a table is closed
            self._recall_signs()
        self.called |= {one.player for one in chairs if one.player and one.called == self.seq}

    @property
    def seq(self) -> int:
        """How many entries there are: the number of the last one."""
        return len(self.entries)

    @property
    def is_busy(self) -> bool:
        working = self.thinking is not None or self.passer is not None
        return bool(self.watchers) or self._lock.locked() or working

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the lock: all that is done and seen at the table is done and seen under it."""
        async with self._lock:
            if self._gone:
                raise Refused(
                    503, "not-kept", "the table is opened anew", allowed="try again in a moment"
                )
            yield

    # -- who ----------------------------------------------------------------------------------

    def seats_of(self, player: str | None) -> list[int]:
        """All seats of a guest: several where they share one screen."""
        return [one.seat for one in self.chairs if player is not None and one.player == player]

    def gave_up(self, player: str | None) -> bool:
        """Whether a guest had a seat here and gave it up: who did so may always look on."""
        return player is not None and any(one.left_by == player for one in self.chairs)

    def is_alone(self, player: str | None) -> bool:
        """Whether nobody else has a seat here, only bots."""
        return {one.player for one in self.chairs if one.player is not None} == {player}

    def seat_of(self, player: str | None) -> int | None:
        """The seat by which a guest sees and acts; none while the screen changes hands."""
        seats = self.seats_of(player)
        if len(seats) <= 1 or player is None:
            return seats[0] if seats else None
        if self.row.status == PLAYING:
            return self._at_screen.get(player)
        return self._at_screen.get(player, seats[0])

    def take_screen(self, player: str, seat: int | None) -> None:
        """Turn the screen of a guest to one of its seats, or away from all."""
        self._at_screen.pop(player, None)
        if seat is not None:
            self._at_screen[player] = seat

    def _turn_away(self) -> None:
        """Where another seat at the same screen is asked now, nobody sits before it any more."""
        asked = self.row.asked
        if asked is not None and not self.plays_by_bot(asked):
            player = self.chairs[asked].player
            if player is not None and self._at_screen.get(player) != asked:
                self._at_screen.pop(player, None)

    def plays_by_bot(self, seat: int) -> str:
        """The bot that decides for a seat now, or nothing."""
        chair = self.chairs[seat]
        return chair.bot or chair.stand_in

    def people(self) -> list[int]:
        """The seats that belong to people, also while a bot plays for one of them."""
        return [one.seat for one in self.chairs if one.player is not None]

    def absent_player(self) -> str | None:
        """The player who is asked, neither looks on nor was called since the last sign of life."""
        asked = self.row.asked if self.row.status == PLAYING else None
        if asked is None or self.plays_by_bot(asked) or self.passes_by_itself():
            return None
        player = self.chairs[asked].player
        return None if self._looks_on(player) or player in self.called else player

    def gave_sign(self, player: str) -> None:
        """A guest is there."""
        self.seen[player] = time.monotonic()
        self.called.discard(player)

    def last_sign(self, player: str | None) -> float | None:
        """When a guest was last there, if anybody knows; now, if a page is open."""
        return time.monotonic() if self._looks_on(player) else self.seen.get(player or "")

    def _recall_signs(self) -> None:
        """Since when the game waits, and who was last there when, as it is kept."""
        now, ago = time.monotonic(), time.time() - time.monotonic()
        self._asked_at = min(now, (self.row.asked_since or self.row.created) - ago)
        self._born = min(now, self.row.created - ago)
        for chair in self.chairs:
            if chair.player is not None and chair.seen is not None:
                at = min(now, chair.seen - ago)
                self.seen[chair.player] = max(at, self.seen.get(chair.player, at))

    def is_away(self, seat: int) -> bool:
        """Whether the guest in a seat neither watches nor has asked for anything lately."""
        player = self.chairs[seat].player
        if player is None or self._looks_on(player):
            return False
        return time.monotonic() - self.seen.get(player, self._born) >= self.absent_after

    def is_missed(self, seat: int) -> bool:
        """Whether a guest is away and its seat has been asked for as long."""
        waited = time.monotonic() - self._asked_at >= self.absent_after
        return waited and self.row.asked == seat and self.is_away(seat)

    def is_deserted(self) -> bool:
        """Whether bots play for everybody, and nobody has looked for a while: then they wait."""
        if self.watchers or not all(self.plays_by_bot(seat) for seat in self.people()):
            return False
        return time.monotonic() - self.used >= DESERTED_AFTER

    def may_be_missed(self) -> bool:
        """Whether a person is asked who does not look on."""
        asked = self.row.asked
        if asked is None or self.plays_by_bot(asked):
            return False
        return not self._looks_on(self.chairs[asked].player)

    def _looks_on(self, player: str | None) -> bool:
        return any(watcher.player == player for watcher in self.watchers)

    # -- the game -----------------------------------------------------------------------------

    def answer(self, seat: int, choice: int, command: str | None) -> list[Entry]:
        """Answer, and whatever follows by itself; the entries to be kept."""
        before = lines(self.table)
        self.table.answer(choice, seat)
        return self._kept([self._entry(ANSWER, seat, choice, command, before)])

    def rewind(self, seat: int, to: int, command: str | None) -> list[Entry]:
        """Go back to before a move; the entries to be kept."""
        before = lines(self.table)
        self.table.rewind(to)
        return self._kept([self._entry(UNDO, seat, to, command, before)])

    def set_up(self, row: TableRow, table: Table) -> None:
        """Another start, as long as the game has not begun."""
        self.row, self.table = row, table

    def start(self) -> None:
        """All seats are taken, and the game is about to begin."""
        self.row = msgspec.structs.replace(self.row, status=PLAYING)
        self._note_question()

    def concede(self, seat: int, bot: str, command: str | None) -> list[Entry]:
        """A player gives up: the game ends, or that bot has the seat from now on; the entries."""
        before = lines(self.table)
        self.table.concede(seat)
        if not self.table.over:
            name = self.chairs[seat].name
            player = self.chairs[seat].player
            self.chairs[seat] = SeatRow(seat=seat, bot=bot, label=name, name=name, left_by=player)
        return self._kept([self._entry(CONCEDE, seat, 0, command, before)])

    def _entry(self, kind: str, seat: int, choice: int, command: str | None, before: int) -> Entry:
        """The first entry of a batch; there were so many facts before."""
        return Entry(self.seq + 1, kind, seat, choice, command, mark(self.table, before))

    def begin(self) -> list[Entry]:
        """What follows by itself from the start."""
        return self._kept([])

    def pass_now(self) -> list[Entry]:
        """The seat that is asked passes, and whatever follows by itself; the entries to be kept."""
        question, passed = self.table.question, self.passed
        assert question is not None
        by_hand = passed is not None and passed.seq == self.seq
        command = passed.command if passed is not None and by_hand else None
        return self.answer(question.seat, question.options.index(DECLINE), command)

    def _kept(self, batch: list[Entry]) -> list[Entry]:
        """Let those pass at once who pass by themselves, where no window has to last."""
        table, first = self.table, self.seq + 1
        while (question := table.question) is not None and self._passes(question):
            if self._time_of(question) > 0:
                break
            choice = question.options.index(DECLINE)
            kind, before = IDLE if question.idle else ANSWER, lines(table)
            table.answer(choice)
            came_to = mark(table, before)
            batch.append(Entry(first + len(batch), kind, question.seat, choice, None, came_to))
        if batch:
            self._note_question()
            self.wish = self.declined = None
        self._note(batch)
        result = table.result
        self.row = msgspec.structs.replace(
            self.row,
            status=OVER if table.over else PLAYING,
            asked=None if question is None else question.seat,
            winners="" if result is None else "".join(LETTERS[seat] for seat in result.winners),
        )
        self._turn_away()
        return batch

    def _note_question(self) -> None:
        """Somebody is asked from now on."""
        self._asked_at = time.monotonic()
        self.row = msgspec.structs.replace(self.row, asked_since=round(time.time(), 3))

    def _fold(self, entry: Entry) -> None:
        try:
            if entry.seq != self.seq + 1:
                raise ValueError(f"entry {self.seq + 1} is missing")
            before = lines(self.table)
            carry_out(self.table, entry)
            self._check(entry, before)
        except ValueError as error:
            code = OTHER_RULES if self._has_other_rules else "unplayable"
            raise _unplayable(f"its log breaks off at entry {entry.seq}: {error}", code) from None
        self._note([entry])

    @property
    def _has_other_rules(self) -> bool:
        """Whether these are other rules than it began with, and nothing else can have changed."""
        return self.table.game.version != self.row.version and not self.row.packs

    def _check(self, entry: Entry, before: int) -> None:
        """An entry has to come to what it came to; where the rules are other ones, that has to be known."""
        version = self.table.game.version
        if entry.mark is None and version == self.row.version:
            return
        if entry.mark != mark(self.table, before):
            began = f"by version {self.row.version} of the rules"
            now = f", this is {version}" if version != self.row.version else ""
            raise ValueError(f"it came to something else {began}{now}")

    def _note(self, batch: list[Entry]) -> None:
        self.entries += batch
        for entry in batch:
            if entry.command is not None:
                self._commands[entry.command] = entry.seq, batch[-1].seq

    def result_of(self, command: str) -> tuple[Entry, int] | None:
        """The entry that a command has made, and the number it led to."""
        found = self._commands.get(command)
        if found is None:
            return None
        entry, last = self.entries[found[0] - 1], found[1]
        while last < self.seq and self.entries[last].kind == IDLE:
            last += 1
        return entry, last

    # -- passing ------------------------------------------------------------------------------

    def passes_by_itself(self) -> bool:
        """Whether the seat that is asked passes without being waited for."""
        question = self.table.question
        if question is None or self.row.status == VOID:
            return False
        by_hand = self.passed is not None and self.passed.seq == self.seq
        return by_hand or self._passes(question)

    def _passes(self, question: Question) -> bool:
        if question.idle:
            return True
        return bool(self.passing_of(question.seat)) and question.may_pass_on

    def to_wait(self) -> float:
        """How many seconds it takes until a pass takes effect."""
        question = self.table.question
        if question is None:
            return 0.0
        return self._asked_at + self._time_of(question) - time.monotonic()

    def _time_of(self, question: Question) -> float:
        """How long a window lasts; depends only on what everybody can see."""
        if not passing.lasts(question):
            return 0.0
        people, screen = self.people(), self.seats_of(self.chairs[question.seat].player)
        if len(screen) > 1 and screen == people:
            return 0.0
        alone = len(people) < 2 or self.plays_by_bot(question.seat)
        return self.pace * (passing.BRISK if alone else 1)

    def passing_of(self, seat: int | None) -> str:
        """How long a seat passes by itself, as it is set and still holds; or nothing."""
        setting = self.chairs[seat].passing if seat is not None else ""
        if seat is None or not setting or self.table.over:
            return ""
        kind, *since = setting.split()
        if kind == passing.TURN:
            view: Any = self.table.view(seat)
            own = view.active == seat and view.turn != int(since[0])
            return "" if own else setting
        question = self.table.question
        prompt = question.prompt.id if question is not None else ""
        lines = len(self.table.state.journal or ())
        changed = int(since[1]) != lines or (
            question is not None and question.seat == seat and since[0] != prompt
        )
        return "" if changed else setting

    def worn_out(self) -> list[int]:
        """The seats whose setting no longer holds."""
        return [one.seat for one in self.chairs if one.passing and not self.passing_of(one.seat)]

    def set_passing(self, seat: int, setting: str) -> None:
        self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], passing=setting)

    # -- telling ------------------------------------------------------------------------------

    def changed(self) -> None:
        """Something is new for all who watch."""
        self.rendered.clear()
        self.drawn.clear()
        for watcher in self.watchers:
            watcher.wake()

    async def each_is_drawn(self) -> None:
        """Wait until all who want to see each change have it: it may be on its way to them still."""
        for watcher in [one for one in self.watchers if one.each]:
            await watcher.drawn.wait()

    def pages_of(self, reader: int | None) -> int:
        """How many pages and streams are open from that seat."""
        return sum(self.seat_of(watcher.player) == reader for watcher in self.watchers)

    def show_out(self, player: str | None) -> None:
        """Close the pages of a guest: those that still may come again by themselves."""
        for watcher in self.watchers:
            if watcher.player == player:
                watcher.end()

    def close(self) -> None:
        """Let all who watch go."""
        for watcher in self.watchers:
            watcher.end()

    def give_up(self) -> None:
        """Writing has failed: nobody may see or use this any more."""
        self._gone = True
        self.close()


@dataclass(frozen=True)
class At:
    """A reader at a table: a guest with a seat or several, or somebody who looks on."""

    live: LiveTable
    player: str | None

    @property
    def seat(self) -> int | None:
        """The seat as which they see the table now; ask for it while the table is held."""
        return self.live.seat_of(self.player)

    @property
    def seats(self) -> list[int]:
        """All their seats."""
        return self.live.seats_of(self.player)


def begin(row: TableRow) -> Table:
    """The game of a table before its first entry, by the rules of today."""
    try:
        settings = msgspec.json.decode(row.settings, type=dict[str, object])
        return dice_commitment.begin(
            row.game, row.seats, settings, row.seed, row.edition, row.packs
        )
    except (UnknownGame, msgspec.DecodeError, ValueError) as error:
        raise _unplayable(str(error)) from None


def carry_out(table: Table, entry: Entry) -> None:
    """Do at a table what an entry of its log says."""
    if entry.kind == UNDO:
        table.rewind(entry.choice)
    elif entry.kind == CONCEDE:
        table.concede(entry.seat)
    else:
        table.answer(entry.choice, entry.seat)


def _unplayable(why: str, code: str = "unplayable") -> Refused:
    return Refused(409, code, f"this game cannot be continued: {why}")

"""A sitting: one table, people and bots around it, and the file it is saved in. No rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from fiendish import prose
from fiendish.advice import advise
from fiendish.bots import Bot, Seat
from fiendish.bots.hint import Hint
from fiendish.engine.journal import LogLine
from fiendish.engine.question import DECLINE, IllegalAnswer, Option, Question, Reason
from fiendish.engine.table import Table
from fiendish.prose.overview import Overview
from fiendish.prose.overview import find as find_overview
from fiendish.terminal.store import GameFile
from fiendish.trouble import Trouble

PASS_ON = "Pass until something changes here"
"""The choice in a window that is no option of the game: see `Session.pass_on`."""


class Session:
    """What both modes play on. The *reader* is the seat whose view is on the screen."""

    def __init__(
        self,
        table: Table,
        bots: dict[int, Bot],
        names: Sequence[str],
        store: GameFile,
        greeting: str = "",
    ) -> None:
        self.table = table
        self.greeting = greeting  # what to say before the first question
        self.board = prose.find(table.game.id)
        self.names = names
        self.store = store
        self._bots = bots
        self._seats = {number: Seat(table, number) for number in bots}
        self.people = [seat for seat in range(table.state.seats) if seat not in bots]
        self.reader = self.people[0]
        self.unsaved = ""  # why the last attempt to save failed
        self._broken = False  # whether a move has broken down, so that nothing is saved any more
        self._passing: dict[int, tuple[str, int]] = {}  # per seat: in which situation it passes on
        self._answer_by_itself()
        if len(self.people) > 1 and self.asked in self.people:
            self.reader = self.asked

    # -- reading ----------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that has to decide; -1 when the game is over."""
        question = self.table.question
        return question.seat if question is not None else -1

    @property
    def waits_for_bot(self) -> bool:
        return self.asked in self._bots

    @property
    def waits_for_other(self) -> bool:
        """Whether another person has to take the place before the screen."""
        return self.asked in self.people and self.asked != self.reader

    @property
    def overview(self) -> Overview:
        """Steps, goal and standing of a view."""
        return find_overview(self.table.game.id)

    def view(self) -> Any:
        return self.table.view(self.reader)

    def log(self) -> list[LogLine]:
        return self.table.log(self.reader)

    def options(self) -> list[Option]:
        """What the reader can choose from now, in the order of the screen."""
        return [option for _, option in self._shown()]

    def place_of(self, index: int) -> int:
        """Where an option of the question stands in `options`."""
        return [shown for shown, _ in self._shown()].index(index)

    def _shown(self) -> list[tuple[int, Option]]:
        """The options of the reader in the order of the screen, each with its index in the question."""
        question = self.table.question
        if question is None or question.seat != self.reader:
            return []
        options = [question.describe(index) for index in range(len(question.options))]
        return [(index, options[index]) for index in prose.order_for_show(options)]

    def may_pass_on(self) -> bool:
        """Whether the reader is asked in a window, where passing is not final."""
        question = self.table.question
        return question is not None and question.seat == self.reader and question.may_pass_on

    def why_not(self, kind: str, card: str) -> Reason | None:
        return self.table.why_not(self.reader, kind=kind, card=card)

    def hint(self) -> Hint | None:
        """Advice for the reader, by places in `options`; the same however often it is asked."""
        if self.asked != self.reader:
            return None
        found = advise(Seat(self.table, self.reader), len(self.table.moves))
        worth = [found.worth[index] for index, _ in self._shown()]
        return Hint(self.place_of(found.choice), worth, found.measured, found.why)

    # -- playing ----------------------------------------------------------------------------

    def take_place(self) -> None:
        """The person who is asked sits down before the screen."""
        if self.waits_for_other:
            self.reader = self.asked

    def answer(self, place: int) -> None:
        """The reader takes the option at that place of `options`; the game is saved at once, so that
        no crash can lose it."""
        shown = self._shown()
        if place not in range(len(shown)):
            raise IllegalAnswer(f"there is no option {place}")
        with self._moving():
            self.table.answer(shown[place][0], self.reader)
        self.keep()

    def pass_on(self) -> None:
        """The reader passes in this window, and goes on doing so until something changes.

        Something has changed as soon as the log has grown: somebody played a card or used an
        ability, a base scored, cards were turned up, a turn began. Only passing leaves no line
        there. Another kind of window is a change as well, and so is taking back a move. What the
        seat has said here is neither in the game nor in the file, so that nobody else can tell.
        """
        question = self.table.question
        if question is None or not self.may_pass_on():
            raise IllegalAnswer("this is no window in which to pass")
        self._passing[self.reader] = self._situation(question)
        with self._moving():
            self.table.answer(question.options.index(DECLINE), self.reader)
        self.keep()

    def think(self) -> int:
        """The option that the bot wants which is asked now. Changes nothing."""
        number = self.asked
        return self._bots[number].choose(self._seats[number])

    def let_bot(self, index: int) -> None:
        with self._moving():
            self.table.answer(index, self.asked)

    def let_bots(self) -> None:
        """All bots answer until a person is asked or the game is over."""
        while self.waits_for_bot:
            self.let_bot(self.think())

    def why_not_undo(self) -> Reason | None:
        return self.table.why_not_undo(self.reader, self.table.last_with_idle(self.reader))

    def undo(self) -> None:
        self._passing.clear()
        with self._moving():
            self.table.undo(self.reader, self.table.last_with_idle(self.reader))
        self.keep()

    def _answer_by_itself(self) -> None:
        """Decline for people who have nothing to decide, or who pass on; nothing is shown."""
        while (question := self.table.question) is not None and question.seat in self.people:
            if not question.idle and not self._passes_on(question):
                return
            self.table.answer(question.options.index(DECLINE))

    def _passes_on(self, question: Question) -> bool:
        said = self._passing.get(question.seat)
        return question.may_pass_on and said == self._situation(question)

    def _situation(self, question: Question) -> tuple[str, int]:
        """The kind of window, and how much has happened that all can see."""
        return question.prompt.id, len(self.table.state.journal or ())

    @contextmanager
    def _moving(self) -> Iterator[None]:
        """Notes when a move breaks down. A refused one is no breakdown, nor is Ctrl-C."""
        try:
            yield
            self._answer_by_itself()
        except IllegalAnswer:
            raise
        except Exception:
            self._broken = True
            raise

    # -- keeping ----------------------------------------------------------------------------

    def save(self) -> str:
        """Save, and say where the game is now. What a breakdown has left is never saved."""
        if self._broken:
            raise Trouble(f"the game has broken down; {self.last_words()}")
        self.store.write(self.table)
        self.unsaved = ""
        aside = self.store.moved
        return f"Saved in {self.store.path}." + (f" The game before it: {aside}." if aside else "")

    def last_words(self) -> str:
        """Where the last good moment is."""
        last = self.store.last
        return f"its last good moment is in {last}" if last else "nothing of it was saved yet"

    def keep(self) -> None:
        """Save on the way; trouble is remembered and comes up again at the end."""
        try:
            self.save()
        except Trouble as trouble:
            self.unsaved = str(trouble)

"""A hint as HTML: a page of its own, or the part that an open table shows in its prompt card.

Afterwards it also says what was taken, and how that compares with what was best.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fiendish.bots.hint import Hint
from fiendish.engine.question import Option
from fiendish.web.named import named
from fiendish.web.page import environment

ROWS = 5  # options with bars


class HintRow(NamedTuple):
    """An option, and what it is worth."""

    choice: int
    text: str
    figure: str
    worth: int  # of a hundred
    alike: bool  # about as good as the best
    taken: bool  # this one was taken then


class Advice:
    """A hint in the words of the table."""

    def __init__(
        self, options: Sequence[Option], names: Sequence[str], hint: Hint, taken: int = -1
    ) -> None:
        self.measured = hint.measured
        self.why = named(hint.why, names)
        self.rows = [
            HintRow(
                index,
                named(options[index].text, names, options[index].seat),
                hint.figure(index),
                round(100 * hint.shown(index)),
                hint.is_alike(index),
                index == taken,
            )
            for index in hint.ranking
        ]

    @property
    def best(self) -> HintRow:
        return self.rows[0]

    @property
    def first(self) -> list[HintRow]:
        """The best few, those in the same words once; what was taken stands beside the best."""
        rows = [*{row.text: row for row in reversed(self.rows)}.values()][::-1]
        taken, first = self.taken, rows[:ROWS]
        if taken is None:
            return first
        if taken.text == self.best.text:
            return [self.best._replace(taken=True), *first[1:]]
        others = [row for row in first[1:] if row.text != taken.text]
        return [self.best, taken, *others][:ROWS]

    @property
    def taken(self) -> HintRow | None:
        """What was taken then, if it is long ago."""
        return next((row for row in self.rows if row.taken), None)

    @property
    def verdict(self) -> str:
        """How what was taken compares with what was best."""
        taken = self.taken
        if taken is None:
            return ""
        if taken.text == self.best.text:
            return "That was taken."
        return f"Taken: {taken.text}, {self.compared}."

    @property
    def compared(self) -> str:
        """The same where it can be seen what was taken."""
        best, taken = self.best, self.taken
        if taken is None:
            return ""
        if taken.alike or taken.text == best.text:
            return "about as good" if taken.text != best.text else "the best"
        if not self.measured:
            return "a loss" if taken.figure == "loses" else "a worse choice"
        figures = [_ENDS.get(one.figure, one.figure) for one in (taken, best)]
        return f"{figures[0]} instead of {figures[1]}"

    @property
    def others(self) -> int:
        return len({row.text for row in self.rows}) - len(self.first)

    @property
    def said(self) -> str:
        """The same for those who listen."""
        words = f"Hint: {_said(self.best)}. {self.why}"
        if self.taken is not None:
            return f"{words} {_spoken(self.verdict)}"
        if len(self.first) > 1:
            second = self.first[1]
            words += f" Next: {_said(second)}{', about the same' * second.alike}."
        return words


_ENDS = {"wins": "a win", "loses": "a loss"}


def _said(row: HintRow) -> str:
    return _spoken(f"{row.text}, {row.figure}")


def _spoken(words: str) -> str:
    return words.replace("%", "per cent")


def render_hint(
    table: str, seq: int, command: str, advice: Advice, part: str = "", coach: bool = False
) -> str:
    """A page, or a part: quick figures, or the full ones."""
    return environment().get_template("hint_part.html" if part else "hint.html").render(
        table=table, seq=seq, command=command, advice=advice, quick=part == "quick", coach=coach,
        past=False,
    )  # fmt: skip


def render_past_hint(moment: str, seq: int, advice: Advice, part: str = "") -> str:
    """The same for a moment that is looked back at: nothing can be taken any more."""
    return environment().get_template("hint_part.html" if part else "past_hint.html").render(
        moment=moment, seq=seq, advice=advice, quick=part == "quick", past=True
    )  # fmt: skip

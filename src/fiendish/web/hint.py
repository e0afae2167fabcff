"""A hint as HTML: a page of its own, or the part that an open table shows in its prompt card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fiendish.bots.hint import Hint
from fiendish.engine.question import Option
from fiendish.web.named import named
from fiendish.web.page import environment

ROWS = 5  # options with bars


class Row(NamedTuple):
    """An option, and what it is worth."""

    choice: int
    text: str
    figure: str
    worth: int  # of a hundred
    alike: bool  # about as good as the best


class Advice:
    """A hint in the words of the table."""

    def __init__(self, options: Sequence[Option], names: Sequence[str], hint: Hint) -> None:
        self.measured = hint.measured
        self.why = named(hint.why, names)
        self.rows = [
            Row(
                index,
                named(options[index].text, names, options[index].seat),
                hint.figure(index),
                round(100 * hint.shown(index)),
                hint.is_alike(index),
            )
            for index in hint.ranking
        ]

    @property
    def best(self) -> Row:
        return self.rows[0]

    @property
    def first(self) -> list[Row]:
        """The best few, those in the same words once."""
        return [*{row.text: row for row in reversed(self.rows)}.values()][::-1][:ROWS]

    @property
    def others(self) -> int:
        return len({row.text for row in self.rows}) - len(self.first)

    @property
    def said(self) -> str:
        """The same for those who listen."""
        words = f"Hint: {_said(self.best)}. {self.why}"
        if len(self.first) > 1:
            second = self.first[1]
            words += f" Next: {_said(second)}{', about the same' * second.alike}."
        return words


def _said(row: Row) -> str:
    return f"{row.text}, {row.figure.replace('%', 'per cent')}"


def render_hint(
    table: str, seq: int, command: str, advice: Advice, part: str = "", coach: bool = False
) -> str:
    """A page, or a part: quick figures, or the full ones."""
    return environment().get_template("hint_part.html" if part else "hint.html").render(
        table=table, seq=seq, command=command, advice=advice, quick=part == "quick", coach=coach
    )  # fmt: skip

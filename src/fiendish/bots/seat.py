"""A place at a table, as a bot gets it."""

from __future__ import annotations

import msgspec

from fiendish.engine.journal import LogLine
from fiendish.engine.question import Option
from fiendish.engine.table import Table


class Seat:
    """What one seat may know and do. The table itself stays out of reach: only a few questions
    to it are handed over, each already bound to the seat."""

    __slots__ = ("choices", "log", "number", "options", "sample", "view")

    def __init__(self, table: Table, number: int) -> None:
        def view() -> msgspec.Struct:
            """All that the seat may see."""
            return table.view(number)

        def log() -> list[LogLine]:
            """What happened, as the seat may read it."""
            return table.log(number)

        def choices() -> int:
            """How many options the seat has now; none when it is not asked."""
            question = table.question
            return 0 if question is None or question.seat != number else len(question.options)

        def options() -> list[Option]:
            """These options in words and stable ids."""
            question = table.question
            return [question.describe(index) for index in range(choices())] if question else []

        def sample(seed: int) -> Table:
            """A world the seat must hold possible; the same seed gives the same one.

            Only for a seat that is asked: the question to another one tells what that one has
            chosen so far.
            """
            if not choices():
                raise ValueError("a seat can imagine the world when it is asked")
            return table.sample(number, seed, with_options=True)

        self.number = number
        self.choices = choices
        self.view = view
        self.log = log
        self.options = options
        self.sample = sample

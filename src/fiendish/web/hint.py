"""The page with a hint: what the normal bot thinks of the options, the best first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fiendish.web.page import environment


class Advised(NamedTuple):
    """An option and what the table looks worth after it."""

    choice: int
    text: str
    worth: str


def render_hint(table: str, seq: int, command: str, options: Sequence[Advised]) -> str:
    return environment().get_template("hint.html").render(
        table=table, seq=seq, command=command, options=options
    )  # fmt: skip

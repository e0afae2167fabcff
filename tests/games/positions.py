"""What tests of position files ask, whatever the game."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

import pytest
from hypothesis import strategies as st

import fiendish

T = TypeVar("T")


def refused(text: str) -> fiendish.BadPosition:
    """Why the text is no position."""
    with pytest.raises(fiendish.BadPosition) as caught:
        fiendish.Position.parse(text)
    return caught.value


def option_texts(table: fiendish.Table) -> list[str]:
    """All that can be answered now."""
    question = table.question
    assert question is not None
    return sorted(question.describe(index).text for index in range(len(question.options)))


def stays_the_same(table: fiendish.Table) -> None:
    """Written and read again, the table is the same and asks the same."""
    text = table.position()
    again = fiendish.Position.parse(text).table(seed=9)
    assert again.position() == text
    assert option_texts(again) == option_texts(table)
    assert again.question is not None
    assert table.question is not None
    assert again.question.prompt is table.question.prompt


def written_and_read(
    table: fiendish.Table, seed: int, prompts: Collection[str], most: int = 10_000
) -> list[str]:
    """Play so many decisions at random; one in ten of these questions, each written and read."""
    chance = random.Random(seed)
    written = []
    while (question := table.question) is not None and len(table.moves) < most:
        if question.rest and question.prompt.id in prompts and chance.random() < 0.1:
            stays_the_same(table)
            written.append(question.prompt.id)
        table.answer(chance.randrange(len(question.options)))
    return written


def cut_short(valid: str, endings: Sequence[str]) -> st.SearchStrategy[str]:
    """The file with one line cut off somewhere and ended otherwise."""
    lines = valid.splitlines()

    @st.composite
    def damaged(draw: st.DrawFn) -> str:
        at = draw(st.integers(0, len(lines) - 1))
        cut = draw(st.integers(0, len(lines[at])))
        return "\n".join(
            [*lines[:at], lines[at][:cut] + draw(st.sampled_from(endings)), *lines[at + 1 :]]
        )

    return damaged()


def read_or_refused(text: str) -> None:
    """Whatever the text is, it is a table in order or no position at all."""
    try:
        table = fiendish.Position.parse(text).table(seed=2)
    except fiendish.BadPosition:
        return
    assert table.game.broken_invariants(table.state) == []


def drawn_by_the_seed(text: str, read: Callable[[fiendish.Table], T]) -> tuple[T, T]:
    """What the text leaves open: the same with the same seed, and another with another; both."""
    position = fiendish.Position.parse(text)
    one, again, other = (read(position.table(seed=seed)) for seed in (1, 1, 2))
    assert one == again
    assert one != other
    return one, other

"""What tests of sentences ask, whatever the game."""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Iterator, Mapping

import fiendish
from fiendish.engine.journal import Happening
from fiendish.engine.question import Prompt, Reason
from fiendish.ledger import read_all

Words = Prompt | Happening | Reason
UNFILLED = re.compile(r"[{}\[\]_]|  ")
LOOSE = re.compile(r"[{}\[\]_]|  | \.|\bnothing\b|\bNone\b")
RULES = {ledger.game: {rule.id for rule in ledger.rules} for ledger in read_all()}


def said_in(*modules: object) -> dict[str, Words]:
    """Every prompt, fact and reason of these modules; of a row of alike facts each one."""
    return {name: said for module in modules for name, said in _said(vars(module))}


def _said(names: Mapping[str, object]) -> Iterator[tuple[str, Words]]:
    for name, value in names.items():
        several = value if isinstance(value, tuple) else (value,)
        for number, said in enumerate(several):
            if isinstance(said, Prompt | Happening | Reason):
                yield (f"{name} {number}" if len(several) > 1 else name), said


def check_said(game: str, said: Words, gaps: Collection[str]) -> None:
    """A sentence names a rule of the game's ledger and leaves only gaps that will be filled."""
    assert said.rule in RULES[game]
    assert {*re.findall(r"\{(\w+)\}", said.text)} <= {*gaps}
    assert "[" not in said.text
    if not isinstance(said, Reason):
        assert said.text.endswith((".", "?", "{objective}"))


def check_card_text(text: str) -> None:
    """A card says what it does in whole sentences."""
    assert text.endswith(".")
    assert text[0].isupper()
    assert not re.search(r"[{}_]|  ", text)


def read_aloud(table: fiendish.Table, seed: int, most: int) -> int:
    """Play so much at random and read every question, option and line of the log; how many."""
    chance = random.Random(seed)
    read = 0
    while (question := table.question) is not None and len(table.record) < most:
        lines = [table.game.ask_words(question)]
        lines += [question.describe(index).text for index in range(len(question.options))]
        for line in lines:
            assert not LOOSE.search(line), line
            assert line[0].isupper() or line.isdigit(), line
        read += len(lines)
        table.answer(chance.randrange(len(question.options)))
    for seat in (None, *range(table.state.seats)):
        for fact in table.log(seat):
            assert not UNFILLED.search(fact.text), fact.text
            assert fact.text[0].isupper()
            assert fact.text.endswith((".", "!", "?")), fact.text
            read += 1
    return read


def check_refusal(table: fiendish.Table, act: Mapping[str, object], reason: str) -> None:
    """The first seat is told what stands in the way."""
    said = table.why_not(0, **act)
    assert said is not None
    assert said.text
    assert reason in said.text
    assert not UNFILLED.search(said.text)

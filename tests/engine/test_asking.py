"""A forgotten `yield from` is found, wherever it was forgotten, and nowhere else."""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module
from pathlib import Path

import pytest

import fiendish.games
from fiendish.engine.conformance.asking import Fault, unasked
from tests.engine import planted_asking

WORDS = {
    "thrown away": "is never asked: write `yield from` before it",
    "kept": "is kept and never asked: write `yield from` before it",
    "yielded": "is no question: write `yield from`, not `yield`",
    "returned": "is never asked: write `return (yield from …)`",
    "taken": "is taken for its answer: write `(yield from …)`",
    "taken as place": "is taken for its answer as place: write `yield from` before it",
}
MARK = "  # fault: "
CALL = re.compile(r"([\w.]*(?:ask|asks|hand_on|ask_first|inner|question))\(")
MODULES = [
    found.name for found in pkgutil.walk_packages(fiendish.games.__path__, "fiendish.games.")
]


def planted() -> list[Fault]:
    path = Path(planted_asking.__file__)
    lines = path.read_text("utf-8").splitlines()
    return [
        Fault(path, number, f"{CALL.findall(line)[-1]}(…) {WORDS[line.split(MARK)[1]]}")
        for number, line in enumerate(lines, 1)
        if MARK in line
    ]


def test_every_planted_fault_is_found_and_nothing_else() -> None:
    assert len(planted()) == 18
    assert unasked(planted_asking) == planted()


def test_a_fault_says_where_it_is_and_what_to_write() -> None:
    assert str(unasked(planted_asking)[0]) == (
        "planted_asking.py:16 ask(…) is never asked: write `yield from` before it"
    )


def test_the_modules_of_all_games_are_read() -> None:
    for game in fiendish.games.names():
        assert f"fiendish.games.{game}.cards" in MODULES
        assert f"fiendish.games.{game}.rules" in MODULES


@pytest.mark.parametrize("name", MODULES)
def test_no_game_forgets_to_ask(name: str) -> None:
    assert [str(fault) for fault in unasked(import_module(name))] == []

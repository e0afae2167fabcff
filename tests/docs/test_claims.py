"""Claims in documents that can be compared with the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fiendish import bots
from fiendish.engine.game import LETTERS
from fiendish.games import find, names

ROOT = Path(__file__).resolve().parents[2]


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", names())
def test_the_notice_speaks_of_every_game(game: str) -> None:
    assert f"\n{find(game).title}" in text("NOTICE")


@pytest.mark.parametrize("game", names())
def test_the_lab_lists_every_figure_that_can_be_changed(game: str) -> None:
    figures = ", ".join(f"`{name}`" for name in find(game).figures)
    assert f"| `{game}` | {figures} |" in text("docs/lab.md")


@pytest.mark.parametrize("game", names())
def test_the_page_of_a_game_writes_settings_as_the_command_line_does(game: str) -> None:
    page = text(f"docs/games/{game}.md")
    assert f"| `first` | A to {LETTERS[max(find(game).seats) - 1]} |" in page
    for setting in find(game).settings:
        assert f"| `{setting.name}` |" in page
        if setting.allowed == (False, True):
            assert f"| `{setting.name}` | off, on |" in page


def test_bots_are_called_as_help_lists_them() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    called = {
        name
        for page in pages
        for name in re.findall(r"--bots (\w+)", page.read_text(encoding="utf-8"))
    }
    assert called <= {*bots.names()}
    assert called

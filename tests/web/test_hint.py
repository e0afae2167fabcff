"""A hint in the words of a page."""

from __future__ import annotations

from html import unescape

from fiendish.bots.hint import Hint
from fiendish.engine.question import Option
from fiendish.web.hint import ROWS, Advice, render_hint

OPTIONS = [
    Option("play", "Play Scout at Saloon"),
    Option("play", "Play <Invader> of B"),
    Option("play", "Play Scout at Saloon"),
    Option("end", "End the phase"),
    *(Option("play", f"Play number {n}") for n in range(5)),
]
WORTH = [0.84, 0.88, 0.84, 0.38, 0.5, 0.49, 0.47, 0.45, 0.2]


def advice(why: str = "+3 power for B.", measured: bool = True) -> Advice:
    return Advice(OPTIONS, ["Ann", "Bob"], Hint(1, WORTH, measured, why))


def test_equal_words_have_one_row_and_five_rows_are_enough() -> None:
    rows = advice().first
    assert len(rows) == ROWS
    assert [row.text for row in rows[:2]] == ["Play <Invader> of Bob", "Play Scout at Saloon"]
    assert advice().others == 3


def test_what_is_said_names_players_and_units() -> None:
    assert advice().said == (
        "Hint: Play <Invader> of Bob, 88 per cent. +3 power for Bob. "
        "Next: Play Scout at Saloon, 84 per cent."
    )


def test_without_measured_chances_there_are_no_figures() -> None:
    part = unescape(render_hint("/tables/x", 3, "c", advice(measured=False), "full"))
    assert "%" not in part
    assert "chance to win" not in part
    assert "best" in part
    assert "worse" in part


def test_a_part_is_safe_and_takes_nothing() -> None:
    part = render_hint("/tables/x", 3, "c", advice(), "full", coach=True)
    assert "<Invader>" not in part
    assert 'name="choice"' not in part
    assert 'aria-checked="true"' in part

"""A hint in the words of a page."""

from __future__ import annotations

from html import unescape

from fiendish.bots.hint import Hint
from fiendish.engine.question import Option
from fiendish.web.hint import ROWS, Advice, render_hint, render_past_hint

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


def past(taken: int, measured: bool = True, worth: list[float] = WORTH) -> Advice:
    return Advice(OPTIONS, ["Ann", "Bob"], Hint(1, worth, measured, "+3 power."), taken)


def test_afterwards_it_says_how_what_was_taken_compares() -> None:
    lost, won = [*WORTH[:3], 0.0, *WORTH[4:]], [WORTH[0], 1.0, *WORTH[2:]]
    for advice, words in (
        (past(1), "That was taken."),
        (past(3), "Taken: End the phase, 38 % instead of 88 %."),
        (past(3, worth=lost), "Taken: End the phase, a loss instead of 88 %."),
        (past(3, worth=won), "Taken: End the phase, 38 % instead of a win."),
        (past(0, worth=[0.87, *WORTH[1:]]), "Taken: Play Scout at Saloon, about as good."),
        (past(3, measured=False), "Taken: End the phase, a worse choice."),
        (past(3, measured=False, worth=lost), "Taken: End the phase, a loss."),
        (past(-1), ""),
    ):
        assert advice.verdict == words
        assert f"{words.replace('%', 'per cent')}" in advice.said


def test_what_was_taken_stands_beside_the_best_and_is_marked() -> None:
    for taken in range(len(OPTIONS)):
        rows, chosen = past(taken).first, past(taken).taken
        assert chosen is not None
        assert len(rows) == ROWS
        assert [row.taken for row in rows].count(True) == 1
        marked = next(row for row in rows if row.taken)
        assert rows.index(marked) <= 1
        assert marked.text == chosen.text
        assert len({row.text for row in rows}) == ROWS
        part = render_past_hint("/tables/x/replay?at=3", 3, past(taken), "full")
        assert part.count('class="played"') == 1
        assert "Coach each turn" not in part
    assert not any(row.taken for row in past(-1).first)


def test_a_part_is_safe_and_takes_nothing() -> None:
    part = render_hint("/tables/x", 3, "c", advice(), "full", coach=True)
    assert "<Invader>" not in part
    assert 'name="choice"' not in part
    assert 'aria-checked="true"' in part

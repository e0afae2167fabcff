"""Chances from games: the curve is found again, judged by what it has not seen, and can be read."""

from __future__ import annotations

from math import exp
from random import Random

import msgspec
import pytest
from benchmarks import chances

from fiendish.bots.chances import Chances


def outcomes(count: int) -> list[tuple[int, float, bool]]:
    """Decisions whose true curves are known."""
    luck, found = Random(5), []
    for number in range(count):
        seats, x = 2 + number % 2, luck.uniform(-1, 1)
        chance = 1 / (1 + exp(-(3 * x - 0.5 * (seats == 3))))
        found.append((seats, x, luck.random() < chance))
    return found


def test_the_curve_behind_outcomes_is_found() -> None:
    curve = chances.fit(outcomes(20_000))
    assert curve.scale == pytest.approx(3, abs=0.2)
    assert curve.at[2] == pytest.approx(0, abs=0.1)
    assert curve.at[3] == pytest.approx(-0.5, abs=0.1)


def test_a_curve_that_is_right_is_told_from_one_that_is_not() -> None:
    rows = outcomes(5_000)
    right, wrong = chances.fit(rows), chances.Curve(0.0, {2: 2.0, 3: 2.0})
    assert chances.judge(right, rows).error < 0.03
    assert chances.judge(wrong, rows).error > 0.2
    assert chances.judge(right, rows).brier < chances.judge(right, rows).blind


def test_what_is_written_can_be_read() -> None:
    rows = outcomes(2_000)
    curve = chances.fit(rows)
    kinds = dict.fromkeys(chances.KINDS, curve)
    judged = dict.fromkeys(chances.KINDS, chances.judge(curve, rows))
    text = chances.written("supervillain", 4, {"mode": "basic"}, len(rows), kinds, judged)
    found = msgspec.toml.decode(text, type=Chances)
    assert found.settings == {"mode": "basic"}
    assert found.soon.chance(2, 0.4) == pytest.approx(curve.chance(2, 0.4), abs=0.001)


def test_a_game_gives_decisions_with_an_outcome() -> None:
    seen = [one for number in range(6) for one in chances.play("supervillain", 2, number, {})]
    assert {one.won for one in seen} == {True, False}
    assert all(-1 <= one.soon <= 1 and -1 <= one.later <= 1 for one in seen)

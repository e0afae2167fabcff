"""Intervals and chances."""

from __future__ import annotations

import pytest

from fiendish.lab.statistics import by_chance, wilson


def test_wilson_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-3)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-3)
    low, high = wilson(500, 1000)
    assert low == pytest.approx(0.469, abs=1e-3)
    assert high == pytest.approx(0.531, abs=1e-3)


def test_chances_of_a_coin() -> None:
    assert by_chance(0, 0) == 1
    assert by_chance(0, 7) == pytest.approx(1)
    assert by_chance(7, 0) == pytest.approx(1 / 128)
    assert by_chance(5, 5) == pytest.approx(0.6230, abs=1e-4)
    assert by_chance(60_000, 40_000) < 1e-300 or by_chance(60_000, 40_000) == 0
    assert by_chance(50_000, 50_000) == pytest.approx(0.5, abs=0.01)

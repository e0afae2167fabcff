"""Levels and budgets by name; what is no bot is refused."""

from __future__ import annotations

from typing import Any

import pytest

from fiendish import bots
from fiendish.bots import Budget


def test_the_levels_are_listed_from_weak_to_strong() -> None:
    assert bots.names() == ["random", "easy", "normal", "hard"]
    assert bots.USUAL in bots.names()


@pytest.mark.parametrize(
    ("text", "name", "budget"),
    [
        ("easy", "easy", None),
        ("hard", "hard", None),
        ("hard:1", "hard", Budget(iterations=1)),
        ("hard:400", "hard", Budget(iterations=400)),
        ("hard:1.5s", "hard", Budget(seconds=1.5)),
        ("greedy", "normal", None),  # as it was called before
    ],
)
def test_a_bot_is_named_by_level_and_budget(text: str, name: str, budget: Budget | None) -> None:
    assert bots.read(text) == (name, budget)
    assert bots.knows(text) == (budget is None)
    assert budget is None or str(budget) == text.partition(":")[2]


@pytest.mark.parametrize("text", ["genius", "", "Hard", "hard 400", ":400"])
def test_an_unknown_bot_is_refused_with_those_there_are(text: str) -> None:
    with pytest.raises(ValueError, match=r"no bot .*; there is: random, easy, normal, hard"):
        bots.make(text)


@pytest.mark.parametrize(
    "budget", ["", "0", "-1", "1.5", "many", "0s", "-2s", "s", "nans", "infs", "4000s", "9" * 20]
)
def test_a_budget_that_cannot_be_is_refused_with_what_can(budget: str) -> None:
    with pytest.raises(ValueError, match=r"no budget; allowed: .* such as 400, .* such as 1\.5s"):
        bots.make(f"hard:{budget}")


@pytest.mark.parametrize(
    "budget",
    [
        {},
        {"iterations": 0},
        {"iterations": -3},
        {"iterations": 10**8},
        {"seconds": -0.5},
        {"seconds": float("nan")},
        {"iterations": 5, "seconds": 1.0},
    ],
)
def test_a_budget_in_figures_is_checked_as_well(budget: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"is no budget; allowed: iterations from 1 to"):
        Budget(**budget)


def test_only_a_bot_that_searches_has_a_budget() -> None:
    with pytest.raises(ValueError, match="the easy bot takes no budget; hard does"):
        bots.make("easy:20")

"""Whole games against bots, until the end sheet: by mouse, by keys alone, by touch on a phone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fiendish.games import names
from tests.browser.conftest import NewScreen
from tests.browser.screen import PHONE, Screen
from tests.games import samples

# What ends soon, against a greedy bot; the server has the same dice each time.
SHORT: dict[str, dict[str, Any]] = {game: samples(game).SHORT for game in names()}
HASTY: dict[str, int] = {game: samples(game).HASTY for game in names()}


def check_end(screen: Screen) -> None:
    """The sheet shows who has won, in a table with both players."""
    sheet = screen.page.locator(".ending")
    assert sheet.is_visible()
    assert sheet.locator("tbody tr").count() == 2
    assert screen.options.count() == 0
    view = screen.page.request.get(f"{screen.address}/api{screen.path}/view").json()
    assert view["status"] == "over"
    assert view["seq"] == screen.state().seq


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_mouse(new_screen: NewScreen, game: str) -> None:
    screen = new_screen(motion=game == "supervillain")
    made = screen.new_table(game, settings=SHORT[game], bots={"1": "greedy"})
    screen.sit_down(made)
    screen.page.evaluate("window.same = true")
    assert screen.play(Random(HASTY[game])).over
    check_end(screen)
    assert screen.page.evaluate("window.same")  # the page was never loaded anew


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_keys(screen: Screen, game: str) -> None:
    made = screen.new_table(game, settings=SHORT[game], bots={"1": "greedy"})
    now, chance = screen.sit_down(made), Random(HASTY[game])
    while not now.over:
        how = chance.choice(["", "", "", "", "", "Tab", "ArrowRight", "ArrowUp"])
        now = screen.take_by_key(chance.randrange(now.options), how)
    check_end(screen)


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_touch(new_screen: NewScreen, game: str) -> None:
    screen = new_screen(PHONE, touch=True)
    made = screen.new_table(game, settings=SHORT[game], bots={"1": "greedy"})
    screen.sit_down(made)
    assert screen.play(Random(HASTY[game])).over
    check_end(screen)

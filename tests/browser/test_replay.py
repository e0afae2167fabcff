"""A finished game again: step by step, on from any moment, and out of a file."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.browser.conftest import NewScreen
from tests.browser.screen import Screen
from tests.browser.test_inert import NAMES, check_inert
from tests.server.site import Guest, Site


@pytest.fixture(scope="module")
def finished(site: Site) -> tuple[Guest, str]:
    """Somebody with a finished game."""
    guest = site.guest("Ines")
    table = guest.new_table("supervillain", settings={"mode": "blitz"}, bots={"1": "greedy"})[
        "table"
    ]
    guest.play(table, Random(1))
    return guest, table


@pytest.fixture
def screen(new_screen: NewScreen, finished: tuple[Guest, str]) -> Screen:
    """That somebody, after the end."""
    screen = new_screen()
    screen.be(finished[0])
    screen.go(f"/tables/{finished[1]}")
    return screen


def step(screen: Screen) -> tuple[int, int]:
    """Which step of how many."""
    at, last = screen.page.locator(".time .count").inner_text().split(" / ")
    return int(at), int(last)


def until_step(screen: Screen, number: int) -> None:
    screen.page.locator(".time .count", has_text=f"{number} / ").wait_for()
    assert step(screen)[0] == number


def test_a_game_is_seen_again_step_by_step(screen: Screen) -> None:
    screen.page.locator(".ending").get_by_role("link", name="Replay").click()
    screen.page.wait_for_selector(".time")
    screen.page.evaluate("window.same = true")
    _, last = step(screen)
    screen.key("Home")
    screen.page.wait_for_selector(".time .off[title='First step']")
    first, _ = step(screen)
    for number in (first + 1, first + 2):
        screen.key("]")
        until_step(screen, number)
    screen.key("[")
    until_step(screen, first + 1)
    screen.page.locator(".time [title='Next turn']").click()
    screen.page.wait_for_function(
        "was => +document.querySelector('.time .count').innerText.split(' / ')[0] > was",
        arg=first + 1,
    )
    screen.key("End")
    until_step(screen, last)
    assert screen.page.locator(".ending").count()
    assert screen.options.count() == 0  # nothing to play in the past
    assert screen.page.evaluate("window.same")


def test_a_game_goes_on_from_a_moment_and_the_old_one_stays(
    screen: Screen, finished: tuple[Guest, str]
) -> None:
    guest, table = finished
    before = guest.view(table)
    screen.page.locator(".ending").get_by_role("link", name="Replay").click()
    screen.page.wait_for_selector(".time")
    screen.key("Home")
    screen.page.wait_for_selector(".time .off[title='First step']")
    first, _ = step(screen)
    screen.key("]")
    until_step(screen, first + 1)
    screen.page.get_by_role("link", name="Play on from here").first.click()
    screen.page.get_by_role("button", name="Play on").click()
    screen.page.wait_for_url(lambda url: "/tables/" in url and table not in url)
    assert not screen.until_live().over
    assert screen.take(0).seq > 0
    assert guest.view(table) == before


@pytest.mark.parametrize("name", NAMES)
def test_names_out_of_a_file_are_only_names(
    new_screen: NewScreen, finished: tuple[Guest, str], name: str
) -> None:
    guest, table = finished
    game = guest.ok("GET", f"/api/tables/{table}/export")
    game["names"] = [name, NAMES[0]]
    screen = new_screen()
    screen.go("/import")
    file = {
        "name": f"{name}.json",
        "mimeType": "application/json",
        "buffer": json.dumps(game).encode(),
    }
    screen.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    screen.page.get_by_role("button", name="Open it").click()
    screen.page.wait_for_selector(".time")
    check_inert(screen, name, NAMES[0])
    screen.go("/import")
    check_inert(screen, name)

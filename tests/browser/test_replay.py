"""A finished game again: step by step, by other eyes, on from any moment, and out of a file."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tests.browser.conftest import NewScreen
from tests.browser.screen import PHONE, Screen
from tests.browser.test_inert import NAMES, check_inert
from tests.server.http_site import Guest, Site

FIRST_STEP = ".time .off[title='First step']"
_STEP_IS_NOT = "was => document.querySelector('.time .count').innerText !== was"


@pytest.fixture(scope="module")
def finished(site: Site) -> tuple[Guest, str]:
    """Somebody with a finished game."""
    guest = site.guest("Ines")
    table = guest.new_table("supervillain", settings={"mode": "blitz"}, bots={"1": "normal"})[
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


def look_back(screen: Screen) -> None:
    """From the sheet at the end to the first step."""
    screen.page.locator(".ending").get_by_role("link", name="Replay").click()
    screen.page.wait_for_selector(FIRST_STEP)
    screen.page.wait_for_selector("#play")  # shown by the script, which then hears keys too
    screen.page.evaluate("window.same = true")


def count(screen: Screen) -> str:
    return screen.page.locator(".time .count").inner_text()


def step(screen: Screen) -> tuple[int, int]:
    """Which step of how many."""
    at, last = count(screen).split(" / ")
    return int(at), int(last)


def until_step(screen: Screen, number: int) -> None:
    screen.page.locator(".time .count", has_text=f"{number} / ").wait_for()
    assert step(screen)[0] == number


def by_eyes(screen: Screen, name: str) -> None:
    """Look through these eyes."""
    if not screen.page.locator("#eyes[open]").count():
        screen.page.locator("#eyes summary").click()
    screen.page.locator("#eyes").get_by_role("link", name=name).click()
    screen.page.locator("#eyes summary", has_text=name).wait_for(state="attached")


def test_a_game_is_seen_again_step_by_step(screen: Screen) -> None:
    look_back(screen)
    first, last = step(screen)
    for number in (first + 1, first + 2):
        screen.key("]")
        until_step(screen, number)
    screen.key("[")
    until_step(screen, first + 1)
    before = count(screen)
    screen.page.locator(".time [title='Next turn']").click()
    screen.page.wait_for_function(_STEP_IS_NOT, arg=before)
    assert step(screen)[0] > first + 1
    screen.key("End")
    until_step(screen, last)
    assert screen.page.get_by_text("The game is over").count()
    assert screen.options.count() == 0  # nothing to play in the past
    screen.key("Home")
    screen.page.wait_for_selector(FIRST_STEP)
    assert screen.page.evaluate("window.same")


def test_the_slider_and_a_line_of_the_log_jump(screen: Screen) -> None:
    look_back(screen)
    slider = screen.page.get_by_role("slider", name="Moment")
    slider.focus()
    before = count(screen)
    screen.key("PageUp")
    screen.page.wait_for_function(_STEP_IS_NOT, arg=before)
    before = count(screen)
    screen.page.locator("#log-lines a.when").first.click()
    screen.page.wait_for_function(_STEP_IS_NOT, arg=before)
    assert screen.page.evaluate("window.same")


def test_it_plays_by_itself_until_it_is_stopped(screen: Screen) -> None:
    look_back(screen)
    before = count(screen)
    screen.page.locator("#play").click()
    screen.page.wait_for_function(_STEP_IS_NOT, arg=before)
    screen.page.locator("#play").click()
    screen.page.wait_for_selector("#play[aria-pressed=false]")
    at = count(screen)
    screen.page.wait_for_timeout(1600)
    assert count(screen) == at


def test_after_the_end_a_game_is_seen_by_any_eyes(screen: Screen) -> None:
    look_back(screen)
    for _ in range(3):
        before = count(screen)
        screen.key("]")
        screen.page.wait_for_function(_STEP_IS_NOT, arg=before)
    seen = {}
    table = screen.path.removesuffix("/replay").removeprefix("/tables/")
    seats = screen.page.request.get(f"{screen.address}/api/tables/{table}/view").json()["seats"]
    [bot] = [one["name"] for one in seats if one["kind"] == "bot"]
    for name in (bot, "open", "Ines"):  # each time others, so that the change can be seen
        by_eyes(screen, name)
        seen[name] = screen.page.locator("#frame").inner_text()
    assert len(set(seen.values())) == 3


def test_while_the_game_runs_nobody_has_other_eyes(new_screen: NewScreen, site: Site) -> None:
    guest = site.guest("Ines")
    table = guest.new_table("smash_up", bots={"1": "random"})["table"]
    guest.play(table, Random(2), 10)
    screen = new_screen()
    screen.be(guest)
    screen.go(f"/tables/{table}/replay")
    assert screen.page.locator(".time").count()
    assert screen.page.locator("#eyes").count() == 0
    screen.go(f"/tables/{table}/replay?eyes=B")
    assert screen.page.locator(".time").count() == 0
    assert screen.page.get_by_text("with your own eyes").count()
    screen.forgiven = ("error: Failed to load resource: the server responded with a status of 4",)


@pytest.mark.parametrize("steps", [1, 4, 9])
def test_a_game_goes_on_from_any_moment_and_the_old_one_stays(
    screen: Screen, finished: tuple[Guest, str], steps: int
) -> None:
    """Also where a card is only half played."""
    guest, table = finished
    before = guest.view(table)
    look_back(screen)
    first, _ = step(screen)
    for number in range(first + 1, first + 1 + steps):
        screen.key("]")
        until_step(screen, number)
    asked = screen.page.locator(".sentence strong").inner_text()
    screen.page.get_by_role("link", name="Play on from here").first.click()
    screen.page.get_by_role("button", name="Play on").click()
    screen.page.wait_for_url(lambda url: "/tables/" in url and table not in url)
    now = screen.until_live()
    assert not now.over
    if " is asked: " not in asked:
        assert screen.page.locator(".sentence strong").inner_text() == asked
    assert screen.take(0).seq > now.seq
    assert guest.view(table) == before


def test_a_downloaded_game_is_opened_by_somebody_else(
    screen: Screen, new_screen: NewScreen, tmp_path: Path
) -> None:
    look_back(screen)
    screen.page.locator("#more summary").click()
    with screen.page.expect_download() as coming:
        screen.page.get_by_role("link", name="Download").first.click()
    file = tmp_path / "game.json"
    coming.value.save_as(file)
    other = new_screen()
    other.go("/import")
    other.page.locator("input[type=file]").set_input_files(file)
    other.page.get_by_role("button", name="Open it").click()
    other.page.wait_for_selector(".time")
    assert step(other)[1] == step(screen)[1]
    assert "Ines" in other.page.locator("#frame").inner_text()


def test_a_report_is_a_file(screen: Screen, finished: tuple[Guest, str], tmp_path: Path) -> None:
    screen.go(f"/tables/{finished[1]}/report")
    screen.page.locator("#words").fill("The asteroid <b>missed</b>.")
    with screen.page.expect_download() as coming:
        screen.page.get_by_role("button", name="Download the report").click()
    file = tmp_path / "report.json"
    coming.value.save_as(file)
    assert "The asteroid <b>missed</b>." in json.dumps(json.loads(file.read_text("utf-8")))


def test_a_game_is_seen_again_by_touch(new_screen: NewScreen, finished: tuple[Guest, str]) -> None:
    screen = new_screen(PHONE, touch=True)
    screen.be(finished[0])
    screen.go(f"/tables/{finished[1]}/replay")
    before = count(screen)
    screen.press(screen.page.locator(".time [title='Next step']"))
    screen.page.wait_for_function(_STEP_IS_NOT, arg=before)
    assert screen.sideways() <= 0


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

"""The hint on the table: marked in place, a figure on every option, a reason, and nothing is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fiendish.games import names
from tests.browser.conftest import NewScreen
from tests.browser.screen import OPTIONS, PHONE, Screen
from tests.browser.test_axe import axe, complaints
from tests.server.http_site import Site, asked, pair

if TYPE_CHECKING:
    from axe_playwright_python.sync_playwright import Axe

__all__ = ["axe"]  # a fixture

FULL = "#advice:not(.quick)"
FOCUS = "document.activeElement.id"
BARE = """() => [...document.querySelectorAll("button[name=choice]")].filter(one =>
  one.checkVisibility() && one.getBoundingClientRect().width / one.offsetWidth > 0.5 &&
  !one.querySelector(".figure")).length"""
SMALL = """() => [...document.querySelectorAll(".figure, #advice *")].filter(one =>
  one.checkVisibility() && one.textContent.trim() && one.getBoundingClientRect().width > 1 &&
  parseFloat(getComputedStyle(one).fontSize) * (one.getBoundingClientRect().width / one.offsetWidth || 1)
  < 12.9).map(one => one.outerHTML)"""


def hint(screen: Screen) -> None:
    """Ask by key, and wait for the whole answer."""
    screen.key("h")
    screen.page.wait_for_selector(FULL)


@pytest.mark.parametrize("game", names())
def test_every_option_is_told_in_place_and_nothing_is_taken(
    new_screen: NewScreen, axe: Axe, game: str
) -> None:
    screen = new_screen()
    before = screen.start(game)
    focus = screen.page.evaluate(FOCUS)
    hint(screen)
    page = screen.page
    assert screen.state() == before
    assert page.evaluate(FOCUS) == focus
    assert page.evaluate(BARE) == 0
    best = page.locator("#advice").get_attribute("data-best")
    assert page.locator(f"{OPTIONS}.advised").get_attribute("value") == best
    assert page.locator("#advice .because").inner_text()
    assert 1 <= page.locator("#advice .bars button").count() <= 5
    said = page.locator("#aloud").text_content() or ""
    assert said.startswith("Hint: ")
    assert "per cent" in said
    assert page.evaluate(SMALL) == []
    assert screen.sideways() == 0
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        assert complaints(axe, screen) == []
    screen.key("h")
    assert page.locator("#advice, .figure, .advised").count() == 0
    assert screen.state() == before


def test_a_row_leads_to_its_option_and_enter_takes_it(screen: Screen) -> None:
    before = screen.start("smash_up")
    hint(screen)
    row = screen.page.locator("#advice .bars button").first
    choice = row.get_attribute("data-to")
    row.focus()
    screen.key("Enter")
    assert screen.page.evaluate("document.activeElement.value") == choice
    assert screen.state() == before
    screen.key("Enter")
    assert screen.until_new(before.seq).seq > before.seq
    assert screen.page.locator("#advice, .figure, .advised").count() == 0


def test_it_stays_while_the_table_stands_still(screen: Screen) -> None:
    screen.start("supervillain")
    hint(screen)
    table = screen.path.removeprefix("/tables/")
    screen.post(f"/api/tables/{table}/chat", {"text": "Thinking aloud"})
    screen.page.get_by_text("Thinking aloud").first.wait_for(state="attached")
    assert screen.page.locator("#frame #advice").count() == 1
    assert screen.page.evaluate(BARE) == 0


def test_the_coach_gives_it_at_each_decision(screen: Screen) -> None:
    screen.start("supervillain")
    hint(screen)
    with screen.page.expect_response("**/settings/coach"):
        screen.press(screen.page.locator("#advice .coach"))
    assert screen.page.locator(".coach").get_attribute("aria-checked") == "true"
    screen.take(0)
    screen.page.wait_for_selector(FULL)
    screen.page.reload()
    screen.page.wait_for_selector(FULL)
    assert screen.page.locator(".coach").get_attribute("aria-checked") == "true"
    assert screen.page.locator("#coach-on").count() == 0
    screen.go("/settings")
    assert screen.page.locator("#coach-on").is_checked()


@pytest.mark.parametrize("game", names())
def test_by_touch_on_a_phone(new_screen: NewScreen, axe: Axe, game: str) -> None:
    screen = new_screen(PHONE, touch=True)
    before = screen.start(game)
    page = screen.page
    ask = page.locator(".top .ask-hint")
    box = ask.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    screen.press(ask)
    page.wait_for_selector(FULL)
    assert page.locator("#advice .because").is_visible()
    for button in page.locator("#advice button").all():
        if button.is_visible():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 43.9
    assert page.evaluate(SMALL) == []
    assert screen.sideways() == 0
    assert complaints(axe, screen) == []
    assert screen.state() == before
    screen.press(page.locator("#advice .close"))
    assert page.locator("#advice, .figure").count() == 0


@pytest.mark.parametrize("motion", [True, False])
def test_bars_grow_only_for_those_who_like_motion(new_screen: NewScreen, motion: bool) -> None:
    screen = new_screen(motion=motion)
    screen.start("supervillain")
    screen.page.route("**/hint?part=full", lambda route: None)
    screen.key("h")
    screen.page.wait_for_selector("#advice.quick")
    grows = "getComputedStyle(document.querySelector('.bars progress')).animationName"
    assert screen.page.evaluate(grows) == ("grow" if motion else "none")


def test_where_people_play_the_key_says_why_there_is_none(
    new_screen: NewScreen, site: Site
) -> None:
    table, guests, _ = pair(site)
    seat = asked(guests[0].view(table))
    screen = new_screen()
    screen.be(guests[seat])
    screen.go(f"/tables/{table}")
    screen.page.wait_for_selector("html[data-live]")
    screen.forgiven = ("error: Failed to load resource: the server responded with a status of 409",)
    assert screen.page.locator(".ask-hint").count() == 0
    screen.key("h")
    screen.page.get_by_text("there are no hints where people play each other").wait_for()

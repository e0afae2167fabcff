"""Practice in the browser: the same deal again, and what the coach would have said in a replay."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import NewScreen
from tests.browser.screen import PHONE, Screen
from tests.browser.test_axe import axe, complaints
from tests.server.http_site import Guest, Site

if TYPE_CHECKING:
    from axe_playwright_python.sync_playwright import Axe

__all__ = ["axe"]  # a fixture

FULL = "#advice:not(.quick)"
NEXT = ".time a[title='Your next decision']"


@pytest.fixture(scope="module")
def finished(site: Site) -> tuple[Guest, str]:
    """Somebody with a finished game."""
    guest = site.guest("Ines")
    settings = {"mode": "blitz", "first": 0}
    table = guest.new_table("supervillain", settings=settings, bots={"1": "easy"})["table"]
    guest.play(table, Random(1))
    return guest, table


def at_first_decision(screen: Screen, finished: tuple[Guest, str]) -> None:
    """In the replay, at the first own decision that has a choice."""
    screen.be(finished[0])
    screen.go(f"/tables/{finished[1]}/replay?at=0")
    screen.page.wait_for_selector("#play")
    if not screen.page.locator(".ask-hint").count():
        screen.press(screen.page.locator(NEXT))
        screen.page.wait_for_selector(".ask-hint", state="attached")


def hand(screen: Screen) -> str:
    return screen.page.locator(".near .hand").inner_text()


def test_the_same_deal_begins_with_the_same_hand(
    screen: Screen, finished: tuple[Guest, str]
) -> None:
    guest, table = finished
    screen.be(guest)
    screen.go(f"/tables/{table}/replay?at=0")
    before = hand(screen)
    screen.go(f"/tables/{table}")
    screen.page.wait_for_selector("html[data-live]")
    screen.page.locator(".ending .deal select").select_option("hard")
    screen.page.get_by_role("button", name="Same deal again").click()
    screen.page.wait_for_url(lambda url: "/tables/" in url and table not in url)
    now = screen.until_live()
    assert not now.over
    assert hand(screen) == before
    assert "hard bot" in screen.page.locator("#people").text_content()  # type: ignore[operator]


@pytest.mark.parametrize("size", [None, PHONE])
def test_the_coach_comes_along_from_decision_to_decision(
    new_screen: NewScreen, finished: tuple[Guest, str], axe: Axe, size: tuple[int, int] | None
) -> None:
    screen = new_screen(size, touch=True) if size else new_screen()
    at_first_decision(screen, finished)
    page = screen.page
    screen.press(page.locator(".ask-hint:visible"))
    page.wait_for_selector(FULL)
    assert page.locator("#advice .played").count() == 1
    assert page.locator("#advice b", has_text="Taken: ").is_visible()
    best = page.locator("#advice").get_attribute("data-best")
    shown = page.locator(".was.advised")
    assert all(one.get_attribute("data-choice") == best for one in shown.all())
    assert page.locator("#frame .was .figure").count()
    assert "aken" in (page.locator("#aloud").text_content() or "")
    assert screen.sideways() == 0
    assert complaints(axe, screen) == []
    first = page.locator("#advice").get_attribute("data-seq")
    screen.press(page.locator(NEXT))
    page.wait_for_selector(f"#advice:not(.quick):not([data-seq='{first}'])")
    assert page.locator("#frame").get_attribute("data-seq") != first
    screen.press(page.locator("#advice .close"))
    screen.press(page.locator(NEXT))
    page.wait_for_timeout(600)
    assert page.locator("#advice, .figure, .advised").count() == 0


def test_by_keys_and_without_a_script(
    screen: Screen, new_screen: NewScreen, finished: tuple[Guest, str]
) -> None:
    at_first_decision(screen, finished)
    screen.key("h")
    screen.page.wait_for_selector(FULL)
    screen.key("h")
    assert screen.page.locator("#advice").count() == 0
    before = screen.page.locator("#frame").get_attribute("data-seq")
    screen.key("}")
    screen.page.wait_for_selector(f"#frame:not([data-seq='{before}'])")
    screen.key("{")
    screen.page.wait_for_selector(f"#frame[data-seq='{before}']")
    plain = new_screen(java_script_enabled=False)
    plain.be(finished[0])
    plain.go(f"/tables/{finished[1]}/replay?at={before}")
    plain.page.locator(".sentence .ask-hint").click()
    assert plain.page.get_by_role("heading", name="What the coach would have said").count()
    assert plain.page.get_by_text("✓ taken").count() == 1
    plain.page.get_by_role("link", name="Back to the replay").click()
    assert plain.page.locator(".time").count()

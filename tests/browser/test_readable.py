"""What is named on a table opens where it stands: by mouse, by keys, by finger, in every game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fiendish.games import names
from tests.browser.conftest import NewScreen
from tests.browser.screen import PHONE, Screen
from tests.server.http_site import Guest, Site

if TYPE_CHECKING:
    from playwright.sync_api import Locator

MOVES = 60
REST = 600  # milliseconds after which what the mouse or the focus rests on is shown
NAME = "#log-lines a.card-name"
RULE = "#log-lines a.rule"
READ = ".read"
# How much of what is needed meanwhile something covers, in square pixels.
_COVERED = """(one, needed) => {
  const a = one.getBoundingClientRect();
  return [...document.querySelectorAll(needed)].filter(two => two.checkVisibility()).map(two => {
    const b = two.getBoundingClientRect();
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 1 && high > 1 ? Math.round(wide * high) : 0;
  }).reduce((sum, part) => sum + part, 0);
}"""
_INSIDE = """one => {
  const box = one.getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""
# Every card in full, one after the other: how many, and those that cover something or are not in sight.
_PLACED = f"""async () => {{
  let seen = 0;
  const wrong = [];
  for (const thing of document.querySelectorAll("#frame .thing:has(> .zoom)")) {{
    if (!thing.checkVisibility()) continue;
    thing.classList.add("zoomed");
    await null;
    const zoom = thing.querySelector(":scope > .zoom");
    const covered = ({_COVERED})(zoom, ".status, .log, .hand");
    if (covered || !({_INSIDE})(zoom) || !zoom.style.left) wrong.push([thing.id, covered]);
    seen += 1;
    thing.classList.remove("zoomed");
  }}
  return [seen, wrong];
}}"""
_SEEN = "one => getComputedStyle(one).visibility === 'visible'"


def covers(shown: Locator, needed: str) -> int:
    found: int = shown.evaluate(_COVERED, needed)
    return found


def at_table(screen: Screen, site: Site, game: str, moves: int = MOVES, **more: Any) -> Guest:
    """A visitor at a table on which much has happened."""
    guest = site.guest("Ines")
    table = guest.new_table(game, bots={"1": "random"}, **more)["table"]
    guest.play(table, Random(game), moves)
    screen.be(guest)
    screen.go(f"/tables/{table}")
    screen.page.wait_for_selector("html[data-live]")
    return guest


def rests(screen: Screen) -> None:
    """The mouse or the focus stays where it is."""
    screen.page.clock.fast_forward(REST)
    screen.page.wait_for_selector(READ)


def shown(screen: Screen) -> Locator:
    """What is open on top."""
    return screen.page.locator(READ).last


def is_open(screen: Screen, number: int) -> None:
    screen.page.wait_for_function(f"() => document.querySelectorAll('{READ}').length === {number}")


@pytest.mark.parametrize("game", names())
def test_names_signs_and_rules_by_the_mouse(screen: Screen, site: Site, game: str) -> None:
    at_table(screen, site, game)
    name = screen.page.locator(NAME).last
    name.hover()
    rests(screen)
    assert name.inner_text() in shown(screen).inner_text()
    assert covers(shown(screen), ".status, .log, .hand") == 0
    screen.page.mouse.move(1, 1)
    screen.page.clock.fast_forward(REST)
    is_open(screen, 0)  # a glance goes by itself
    sign = screen.page.locator(":is(.felt, .side) a[href^='/words/']:visible").first
    sign.click()
    is_open(screen, 1)
    assert shown(screen).locator("a.rule").count() == 1
    assert shown(screen).inner_text().strip() != sign.inner_text().strip()
    shown(screen).locator("a.rule").click()
    is_open(screen, 2)
    assert shown(screen).locator(".id").inner_text() in screen.page.locator(READ).first.inner_text()
    screen.key("Escape")
    is_open(screen, 1)
    screen.page.locator(".top h1").click()
    is_open(screen, 0)


@pytest.mark.parametrize("game", names())
def test_a_card_in_full_stands_beside_what_it_shows(screen: Screen, site: Site, game: str) -> None:
    at_table(screen, site, game)
    seen, wrong = screen.page.evaluate(_PLACED)
    assert seen > 2
    assert wrong == []


def test_a_card_in_full_goes_with_the_card_that_was_played(screen: Screen) -> None:
    screen.start("smash_up")
    screen.play(Random(5), 4)
    card = screen.page.locator(".hand .thing > button.face").first
    if not card.count():
        card = screen.page.locator(".hand .thing summary.face").first
    card.hover()
    zooms = screen.page.locator(".hand .thing:hover > .zoom")
    zooms.first.wait_for()
    before = screen.state().seq
    screen.page.keyboard.press("E")
    screen.until_new(before)
    assert not any(zoom.evaluate(_SEEN) for zoom in screen.page.locator(".zoom").all())


def test_piles_open_as_cards_the_newest_first(screen: Screen, site: Site) -> None:
    at_table(screen, site, "smash_up")
    pile = screen.page.locator(".heap > summary").first
    ids = pile.locator("xpath=..").get_attribute("data-holds") or ""
    pile.click()
    is_open(screen, 1)
    small = shown(screen).locator(".tiles a")
    assert small.count() == len(ids.split())
    assert covers(shown(screen), ".status, .log, .hand") == 0
    words = small.nth(1).inner_text()
    small.nth(1).click()
    is_open(screen, 2)
    assert shown(screen).locator("h2").inner_text() == words
    screen.key("Escape")
    screen.key("Escape")
    is_open(screen, 0)
    assert pile.evaluate("one => one === document.activeElement")


def test_all_of_it_by_keys(screen: Screen, site: Site) -> None:
    at_table(screen, site, "smash_up")
    name = screen.page.locator(NAME).first
    name.focus()
    screen.key("Tab")
    screen.key("Shift+Tab")  # a focus that can be seen
    rests(screen)
    assert name.inner_text() in shown(screen).inner_text()
    assert name.evaluate("one => one === document.activeElement")
    screen.key("Enter")
    screen.page.wait_for_function(f"() => document.activeElement.matches('{READ}')")
    screen.key("Tab")
    assert shown(screen).evaluate("one => one.contains(document.activeElement)")
    before = screen.state()
    screen.key("E")  # while one reads nothing is taken
    assert screen.state() == before
    screen.key("Escape")
    is_open(screen, 0)
    assert name.evaluate("one => one === document.activeElement")
    screen.page.locator(".hand .face").first.focus()
    screen.key("R")
    is_open(screen, 1)
    assert screen.path.startswith("/tables/")
    assert shown(screen).locator(".id").count() == 1
    assert shown(screen).locator("a.out").get_attribute("href", timeout=1000)


@pytest.mark.parametrize("game", names())
def test_all_of_it_by_touch(new_screen: NewScreen, site: Site, game: str) -> None:
    screen = new_screen(PHONE, touch=True)
    at_table(screen, site, game)
    screen.page.locator(".to-log").tap()
    for opener in (NAME, RULE):
        screen.page.locator(opener).last.tap()
        is_open(screen, 1)
        assert covers(shown(screen), ".sentence") == 0
        assert shown(screen).evaluate(_INSIDE)
        screen.page.locator(".sentence").tap(position={"x": 5, "y": 5})
        is_open(screen, 0)
    assert screen.sideways() == 0


def test_names_open_in_the_table_as_text_and_without_a_script(
    new_screen: NewScreen, site: Site
) -> None:
    screen = new_screen()
    guest = site.guest("Ines")
    table = guest.new_table("smash_up", bots={"1": "random"})["table"]
    guest.play(table, Random(1), MOVES)
    screen.be(guest)
    screen.go(f"/tables/{table}/text")
    name = screen.page.locator("[data-part=log] a.card-name").first
    name.click()
    is_open(screen, 1)
    assert name.inner_text() in shown(screen).inner_text()
    plain = new_screen(java_script_enabled=False)
    plain.be(guest)
    plain.go(f"/tables/{table}")
    address = plain.page.locator(NAME).first.get_attribute("href") or ""
    plain.page.locator(NAME).first.click()
    assert plain.path == address.partition("#")[0]

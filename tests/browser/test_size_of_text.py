"""Text that can be read: never below 13 px, larger if the visitor wants it, with the hand in sight."""

from __future__ import annotations

from random import Random

import pytest

from fiendish.games import find, names
from tests.browser.conftest import NewScreen
from tests.browser.screen import DESK, PHONE, Screen
from tests.server.http_site import Guest, Site

TABLET = (768, 1024)
WIDTHS = (320, 390, 768, 1024, 1280, 1920)
# Size as seen, also within a picture that is scaled.
_SMALL = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const text = texts.currentNode, one = text.parentElement;
    if (!text.textContent.trim() || one.closest(".sr") || !one.checkVisibility({visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (range.getBoundingClientRect().width < 2) continue;
    const drawn = one.closest("svg") && one.getScreenCTM?.();
    const size = parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    if (size && size < 12.9) found.push([one.outerHTML.slice(0, 120), size]);
  }
  return found;
}"""
_IN_SIGHT = """() => [...document.querySelectorAll(".hand .thing")].every(one => {
  const {top, bottom, left} = one.getBoundingClientRect();
  return left > innerWidth || (top >= 0 && bottom <= innerHeight);
})"""


def crowded(guest: Guest, game: str) -> str:
    """A table of as many as can play, in the midst of a game."""
    bots = {str(seat): "random" for seat in range(1, max(find(game).seats))}
    table: str = guest.new_table(game, seats=len(bots) + 1, bots=bots)["table"]
    guest.play(table, Random(game), 30)
    return table


def sizes(screen: Screen, path: str) -> None:
    for width, height in (DESK, TABLET, PHONE, (1920, 1080)):
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.go(path)
        assert screen.page.evaluate(_SMALL) == [], (path, width)


@pytest.mark.parametrize("game", names())
def test_no_text_of_a_table_is_below_13_pixels(
    new_screen: NewScreen, site: Site, game: str
) -> None:
    guest = site.guest("Ines")
    table = crowded(guest, game)
    screen = new_screen()
    screen.be(guest)
    for path in (f"/tables/{table}", f"/tables/{table}/replay", f"/how-to-play/{game}"):
        sizes(screen, path)


def test_nor_is_that_of_the_other_pages(screen: Screen) -> None:
    for path in ("/", "/settings", "/lessons", "/puzzles", "/new/smash_up"):
        sizes(screen, path)


@pytest.mark.parametrize("game", names())
def test_large_text_fits(new_screen: NewScreen, site: Site, game: str) -> None:
    guest = site.guest("Ines")
    table = crowded(guest, game)
    screen = new_screen()
    screen.be(guest)
    screen.go("/settings")
    screen.page.locator("#text-large").check()
    screen.page.get_by_role("button", name="Save").click()
    size = "parseFloat(getComputedStyle(document.body).fontSize)"
    assert screen.page.evaluate(size) > 15
    for path in ("/", f"/tables/{table}", f"/how-to-play/{game}"):
        screen.go(path)
        for width in WIDTHS:
            screen.page.set_viewport_size({"width": width, "height": 900})
            assert screen.sideways() <= 0, (path, width)
            assert screen.overlaps() == [], (path, width)


@pytest.mark.parametrize("game", [game for game in names() if game != "master_of_the_galaxy"])
def test_the_own_hand_is_in_sight_on_a_tablet_however_many_play(
    new_screen: NewScreen, site: Site, game: str
) -> None:
    guest = site.guest("Ines")
    table = crowded(guest, game)
    screen = new_screen(TABLET, touch=True)
    screen.be(guest)
    screen.go(f"/tables/{table}")
    now, chance = screen.until_live(), Random(game)
    for _ in range(6):
        assert screen.page.evaluate(_IN_SIGHT)
        guest.play(table, chance, 1)
        now = screen.until_asked(now.seq)


@pytest.mark.parametrize("game", names())
def test_a_phone_calls_both_players_by_name_beside_their_points(
    new_screen: NewScreen, game: str
) -> None:
    screen = new_screen(PHONE, touch=True)
    screen.start(game)
    for score in screen.page.locator(".scores li").all():
        name = score.locator("span")
        assert name.is_visible()
        assert name.inner_text()
    assert screen.sideways() == 0

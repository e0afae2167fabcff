"""Every page there is, at any width: nothing to scroll sideways, no part of a table over another."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from fiendish.games import find, names
from tests.browser.conftest import NewScreen
from tests.browser.screen import DESK, PHONE, Screen
from tests.browser.screenshots import finished, pages, pages_of_game
from tests.server.http_site import Site

if TYPE_CHECKING:
    from playwright.sync_api import Response

WIDTHS = (320, 390, 600, 768, 1024, 1280, 1920)
SIZES = ((768, 1024), (1024, 768), (1280, 800), (1366, 650))


@pytest.mark.parametrize("game", names())
def test_nothing_scrolls_sideways_or_lies_over_another(
    new_screen: NewScreen, site: Site, game: str
) -> None:
    """With as many players as there can be, in the midst of a game, and after the end of another one."""
    guest = site.guest("A name of thirty characters ok")
    bots = {str(seat): "random" for seat in range(1, max(find(game).seats))}
    crowded = guest.new_table(game, seats=len(bots) + 1, bots=bots)["table"]
    guest.play(crowded, Random(game), 30)
    over = finished(guest, game)
    waiting = guest.new_table(game)["table"]
    screen = new_screen(PHONE)
    screen.be(guest)
    paths = [f"/tables/{crowded}", *pages_of_game(over, game)]
    if game == names()[0]:  # the others are alike for all games
        paths += [*pages(over, game), f"/tables/{waiting}", "/nowhere"]
    seen = 0
    for path in dict.fromkeys(paths):
        if not screen.is_page(path):
            continue
        seen += 1
        for width in WIDTHS:
            screen.page.set_viewport_size({"width": width, "height": 800})
            assert screen.sideways() <= 0, (path, width)
            assert screen.overlaps() == [], (path, width)
    assert seen > 5
    screen.go(f"/tables/{crowded}")
    now, chance = screen.until_live(), Random(game)
    for _ in range(10):  # other questions at the table
        guest.play(crowded, chance, 1)
        now = screen.until_asked(now.seq)
        for width, height in SIZES:
            screen.page.set_viewport_size({"width": width, "height": height})
            assert screen.overlaps() == [], width
    screen.forgiven = ("error: Failed to load resource: the server responded with a status of 4",)


def test_symbols_that_cards_add_stay_within_their_location(
    new_screen: NewScreen, site: Site
) -> None:
    """Moff Gideon has two cards that give their location one symbol more."""
    guest, chance = site.guest("Ines"), Random("client")
    villains = ["moff_gideon", "darth_vader", "kylo_ren", "asajj_ventress"]
    bots = {str(seat): "random" for seat in range(1, 4)}
    settings = {"villains": villains}
    made = guest.new_table("star_wars_villainous", seats=4, settings=settings, bots=bots)
    screen = new_screen(DESK)
    screen.be(guest)
    for _ in range(20):
        guest.play(made["table"], chance, 10)
        assert screen.is_page(f"/tables/{made['table']}")
        if screen.page.locator(".mine .symbols > :nth-child(3)").count():
            break
    else:
        pytest.fail("no such card was played")
    assert screen.page.evaluate(_OUTSIDE) == []


def test_four_symbols_in_a_row_keep_their_names(screen: Screen) -> None:
    """As many as Moff Gideon's cards can bring together."""
    screen.start("star_wars_villainous")
    for width in (1280, 1440, 1600, 1920):
        screen.page.set_viewport_size({"width": width, "height": 900})
        assert screen.page.evaluate(_CUT) == [], width
        assert screen.page.evaluate(_OUTSIDE) == [], width


def test_the_sheet_at_the_end_is_on_top_and_its_buttons_are_for_fingers(
    new_screen: NewScreen, site: Site
) -> None:
    guest = site.guest("Ines")
    table = finished(guest, "supervillain")
    screen = new_screen(PHONE, touch=True)
    screen.be(guest)
    screen.go(f"/tables/{table}")
    heights = screen.page.locator(".ending .slot").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert len(heights) > 1
    assert min(heights) >= 44
    layer = "one => +getComputedStyle(one).zIndex"
    screen.page.locator(".thing:has(> .zoom)").first.evaluate("one => one.classList.add('zoomed')")
    zoom = screen.page.locator(".zoomed > .zoom").evaluate(layer)
    assert screen.page.locator(".ending").evaluate(layer) > zoom


def test_decks_are_named(screen: Screen) -> None:
    """Faces of bots have the class of the faces of cards, which are larger."""
    screen.start("master_of_the_galaxy")
    heights = screen.page.locator(".deck .name").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert len(heights) == 6
    assert min(heights) > 12


# Each row gets the widest symbols of the page until it has four; those whose name is cut.
_CUT = """() => {
  const all = [...document.querySelectorAll(".mine .location > .symbols > a.symbol")];
  const wide = all.find(one => one.textContent.includes("Vanquish")) ?? all[0];
  for (const row of document.querySelectorAll(".mine .location > .symbols")) {
    while (row.children.length < 4) row.append(wide.cloneNode(true));
  }
  return [...document.querySelectorAll(".mine .location > .symbols .symbol b")]
    .filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent);
}"""
_OUTSIDE = """() => [...document.querySelectorAll(".location .symbol, .location .strip")].filter(one =>
  one.getBoundingClientRect().right > one.closest(".location").getBoundingClientRect().right
).map(one => one.textContent)"""


LIGHT = 170_000  # bytes, as they come over the line


@pytest.mark.parametrize("game", names())
def test_a_first_look_at_a_table_is_light(new_screen: NewScreen, site: Site, game: str) -> None:
    """With as many players as there can be, and all that they have on the table."""
    guest = site.guest("Ines")
    bots = {str(seat): "random" for seat in range(1, max(find(game).seats))}
    table = guest.new_table(game, seats=len(bots) + 1, bots=bots)["table"]
    guest.play(table, Random(game), 30)
    screen = new_screen()
    screen.be(guest)
    answers: list[Response] = []
    screen.page.on("response", lambda answer: answers.append(answer))
    screen.go(f"/tables/{table}")
    screen.page.wait_for_selector("html[data-live]")
    sizes = [one.request.sizes() for one in answers]
    assert len(sizes) > 20
    loaded = sum(one["responseBodySize"] + one["responseHeadersSize"] for one in sizes)
    assert loaded <= LIGHT

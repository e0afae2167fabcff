"""Beside the table: how to play and guides, by key, by press and by finger; the table gives way."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from fiendish.games import names
from fiendish.web.guide import guides_of
from fiendish.web.howto import has
from tests.browser.conftest import NewScreen
from tests.browser.screen import PHONE, Screen
from tests.browser.test_axe import axe, complaints
from tests.server.http_site import Site

if TYPE_CHECKING:
    from axe_playwright_python.sync_playwright import Axe

__all__ = ["axe"]  # a fixture

MARVEL = "marvel_villainous"
TABLET = (820, 1180)
SHOWN = "#panel .contents > *"
SHOWN_GUIDE = "#panel .guide"
FOCUS = "document.activeElement.id"
# What of the table lies under the panel, in square pixels: at a desk nothing may.
_UNDER = """() => {
  const a = document.getElementById("panel").getBoundingClientRect();
  return [...document.querySelectorAll(".felt, .near, .status, .top")].map(one => {
    const b = one.getBoundingClientRect();
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 1 && high > 1 ? Math.round(wide * high) : 0;
  }).reduce((sum, part) => sum + part, 0);
}"""


def at_table(
    screen: Screen, site: Site, game: str = MARVEL, moves: int = 30, **more: object
) -> str:
    """A visitor at a table with a random bot; where that is."""
    guest = site.guest("Ines")
    if game == MARVEL:
        more = {"settings": {"villains": ["modok", "loki"]}} | more
    table: str = guest.new_table(game, bots={"1": "random"}, **more)["table"]
    guest.play(table, Random(game), moves)
    screen.be(guest)
    screen.go(f"/tables/{table}")
    screen.page.wait_for_selector("html[data-live]")
    screen.until_asked()
    return table


def log(screen: Screen) -> str:
    return screen.page.locator("#log").inner_text()


def test_the_key_opens_the_own_guide_and_the_focus_goes_in_and_comes_back(
    screen: Screen, site: Site
) -> None:
    at_table(screen, site)
    before, page = log(screen), screen.page
    option = page.locator("button[name=choice]").first
    option.focus()
    was = page.evaluate(FOCUS)
    screen.key("g")
    page.wait_for_selector(SHOWN_GUIDE)
    assert page.evaluate(FOCUS) == "panel-shows"
    assert page.locator(".guide h2").first.inner_text() == "M.O.D.O.K."
    assert page.evaluate(_UNDER) == 0
    assert not page.locator("#log").is_visible()
    state = screen.state()
    screen.key("ArrowDown")  # reads on, and takes no option
    assert page.evaluate(FOCUS) == "panel-shows"
    screen.key("Escape")
    assert page.locator("#panel").count() == 0
    assert page.evaluate(FOCUS) == was
    assert log(screen) == before
    assert screen.state() == state
    screen.key("g")
    page.wait_for_selector(SHOWN_GUIDE)
    screen.key("g")
    assert page.locator("#panel").count() == 0


def test_the_checklist_follows_the_table(screen: Screen, site: Site) -> None:
    at_table(screen, site)
    page = screen.page
    screen.key("g")
    page.wait_for_selector(SHOWN_GUIDE)

    def ticks(of: str) -> list[tuple[str, bool]]:
        return [
            (one.locator(".now").inner_text() if of == "#panel" else one.inner_text(), done)
            for one in page.locator(f"{of} [data-aim]").all()
            for done in ["done" in (one.get_attribute("class") or "")]
        ]

    def told() -> list[tuple[str, bool]]:
        """What the frame says, which nobody sees."""
        return [
            (str(one[0]), bool(one[1]))
            for one in page.evaluate(
                "[...document.querySelectorAll('#aims > [data-side=modok] [data-aim]')]"
                ".map(one => [one.textContent, one.classList.contains('done')])"
            )
        ]

    assert len(told()) == 4
    assert ticks("#panel") == told()
    assert page.locator(".so-far").inner_text().endswith("of 4 done")
    seen = {str(told())}
    chance = Random("checklist")
    for _ in range(14):
        now = screen.until_asked()
        screen.take(chance.randrange(now.options))
        assert ticks("#panel") == told()
        seen.add(str(told()))
    assert len(seen) > 1  # something has changed meanwhile


def test_a_rivals_portrait_opens_theirs_and_the_own_one_closes(screen: Screen, site: Site) -> None:
    at_table(screen, site)
    page = screen.page
    screen.press(page.locator(".rival .guided"))
    page.wait_for_selector(f"{SHOWN_GUIDE}[data-side=loki]")
    assert page.locator("#panel .to-win .now").inner_text().startswith("0 of 10")
    screen.press(page.locator(".mine .guided"))
    page.wait_for_selector(f"{SHOWN_GUIDE}[data-side=modok]")
    screen.press(page.locator(".whose a").last)
    page.wait_for_selector(f"{SHOWN_GUIDE}[data-side=loki]")
    screen.press(page.locator(".rival .guided"))
    assert page.locator("#panel").count() == 0


def test_tabs_by_keys_and_the_log_beside_them(screen: Screen, site: Site) -> None:
    at_table(screen, site, "smash_up")
    page = screen.page
    screen.press(page.locator(".top .to-panel"))
    page.wait_for_selector("#panel .howto")
    assert page.locator("#panel button:has-text('Play now')").count() == 0
    page.locator("#tab-howto").focus()
    screen.key("ArrowLeft")
    page.wait_for_selector("html[data-panel=log]")
    assert page.evaluate(FOCUS) == "tab-log"
    assert page.locator("#log").is_visible()
    assert screen.overlaps() == []
    screen.press(page.locator("#panel .shut"))
    assert page.locator("#panel").count() == 0


def test_what_was_open_is_open_at_the_next_page(screen: Screen, site: Site) -> None:
    table = at_table(screen, site)
    screen.key("g")
    screen.page.wait_for_selector(SHOWN_GUIDE)
    screen.go(f"/tables/{table}")
    screen.page.wait_for_selector(SHOWN_GUIDE)
    screen.key("Escape")
    screen.go(f"/tables/{table}")
    screen.page.wait_for_selector("html[data-live]")
    assert screen.page.locator("#panel").count() == 0


@pytest.mark.parametrize("game", names())
def test_nothing_overlaps_and_all_can_be_read_at_every_size(
    new_screen: NewScreen, site: Site, axe: Axe, game: str
) -> None:
    if not has(game) and not guides_of(game):
        pytest.skip("nothing to show")
    screen = new_screen()
    at_table(screen, site, game)
    page = screen.page
    screen.key("g")
    page.wait_for_selector(SHOWN)
    assert page.evaluate(_UNDER) == 0
    assert screen.overlaps() == []
    for size in ((1280, 800), (1024, 768), TABLET, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function("() => document.getElementById('panel').checkVisibility()")
        assert screen.sideways() == 0, size
        for theme in ("dark", "light"):
            page.emulate_media(color_scheme=theme)
            assert complaints(axe, screen) == [], size


def test_a_sheet_on_a_phone(new_screen: NewScreen, site: Site) -> None:
    screen = new_screen(PHONE, touch=True)
    at_table(screen, site)
    page = screen.page
    screen.press(page.locator(".mine .guided"))
    page.wait_for_selector(SHOWN_GUIDE)
    box, status = page.locator("#panel").bounding_box(), page.locator("#status").bounding_box()
    assert box is not None
    assert status is not None
    assert box["y"] > status["y"] + status["height"]
    assert box["y"] + box["height"] >= PHONE[1] - 1
    screen.press(page.locator("#panel .shut"))
    assert page.locator("#panel").count() == 0
    assert screen.state().options


def test_without_scripts_the_links_lead_to_the_pages(new_screen: NewScreen, site: Site) -> None:
    screen = new_screen(java_script_enabled=False)
    guest = site.guest("Ines")
    table = guest.new_table(MARVEL, settings={"villains": ["modok", "loki"]}, bots={"1": "random"})
    screen.be(guest)
    screen.go(f"/tables/{table['table']}")
    screen.page.locator(".mine .guided").click()
    assert screen.path == f"/guides/{MARVEL}/modok"
    assert screen.page.locator("h1").inner_text() == "M.O.D.O.K."


def test_what_opens_in_the_guide_is_shut_first(screen: Screen, site: Site) -> None:
    at_table(screen, site)
    page = screen.page
    screen.key("g")
    page.wait_for_selector(SHOWN_GUIDE)
    screen.press(page.locator("#panel .key-cards a").first)
    page.wait_for_selector(".read.kept")
    screen.key("g")  # is not for the panel now
    screen.key("Escape")
    assert page.locator(".read").count() == 0
    assert page.locator("#panel").count() == 1
    screen.key("Escape")
    assert page.locator("#panel").count() == 0

"""What looks like a slip is asked once, in place: by mouse, by keys and by finger."""

from __future__ import annotations

from random import Random

import pytest

from fiendish.games import names
from tests.browser.conftest import NewScreen
from tests.browser.screen import DESK, PHONE, Screen
from tests.browser.test_presses_and_focus import Sent
from tests.server.http_site import Site

END = "button[data-slip=end]"
SHEET = "dialog.in-place"
STOOD = 500  # milliseconds after which an answer counts
GAMES = names()
BOTH = [(DESK, False), (PHONE, True)]
SIZES = pytest.mark.parametrize(("size", "touch"), BOTH, ids=["desk", "phone"])


def near_the_end(
    new_screen: NewScreen, site: Site, game: str, size: tuple[int, int] = DESK, touch: bool = False
) -> Screen:
    """A seat that could end its turn or phase, with something left to do."""
    guest = site.guest("Ines")
    table = guest.new_table(game, bots={"1": "random"})["table"]
    chance = Random(6)
    while 'data-slip="end"' not in guest.http.get(f"/tables/{table}/frame").text:
        guest.play(table, chance, 1)
    screen = new_screen(size, touch=touch, slips=True)
    screen.be(guest)
    screen.go(f"/tables/{table}")
    screen.until_live()
    return screen


@pytest.mark.parametrize("game", GAMES)
@SIZES
def test_ending_with_something_left_is_asked_in_place(
    new_screen: NewScreen, site: Site, game: str, size: tuple[int, int], touch: bool
) -> None:
    screen = near_the_end(new_screen, site, game, size, touch)
    sent, end, sheet = Sent(screen), screen.page.locator(END), screen.page.locator(SHEET)
    words = end.get_attribute("data-ask")
    screen.press(end)
    assert sheet.get_by_text(words or "?", exact=True).is_visible()
    assert sheet.get_attribute("role") == "alertdialog"
    assert screen.sideways() == 0
    box, button = sheet.bounding_box(), end.bounding_box()
    assert box is not None
    assert button is not None
    assert box["y"] + box["height"] <= button["y"] or box["y"] >= button["y"] + button["height"]
    screen.press(sheet.get_by_role("button", name="Not yet"))
    sheet.wait_for(state="detached")
    assert sent.count == 0
    before = screen.state().seq
    screen.press(end)
    screen.page.clock.run_for(STOOD)
    screen.press(sheet.get_by_role("button", name="Do it"))
    screen.until_asked(before)
    assert sent.count == 1


@pytest.mark.parametrize("game", GAMES)
def test_keys_answer_it(new_screen: NewScreen, site: Site, game: str) -> None:
    screen = near_the_end(new_screen, site, game)
    sent, sheet = Sent(screen), screen.page.locator(SHEET)
    screen.page.locator(END).focus()
    screen.key("Enter")
    assert sheet.count() == 1
    screen.page.clock.run_for(STOOD)
    screen.key("1")  # no option is taken behind it
    screen.key("Escape")
    sheet.wait_for(state="detached")
    assert screen.page.locator(":focus").get_attribute("data-slip") == "end"
    before = screen.state().seq
    screen.key("e")
    assert sheet.locator(":focus").inner_text().startswith("Do it")
    screen.page.clock.run_for(STOOD)
    screen.key("Enter")
    screen.until_asked(before)
    assert sent.count == 1


def test_the_second_of_two_quick_presses_is_no_answer(new_screen: NewScreen, site: Site) -> None:
    screen = near_the_end(new_screen, site, "smash_up")
    sent, sheet = Sent(screen), screen.page.locator(SHEET)
    screen.page.clock.pause_at(screen.page.evaluate("Date.now()") + 1000)
    screen.page.locator(END).dblclick()
    assert sheet.count() == 1
    screen.key("Enter")
    assert sheet.count() == 1
    assert sent.count == 0


def test_what_is_not_to_be_asked_again_is_not_until_the_settings_say_so(
    new_screen: NewScreen, site: Site
) -> None:
    screen = near_the_end(new_screen, site, "smash_up")
    sheet, table = screen.page.locator(SHEET), screen.path
    screen.press(screen.page.locator(END))
    sheet.get_by_label("Don’t ask again").check()
    screen.press(sheet.get_by_role("button", name="Not yet"))
    before, sent = screen.state().seq, Sent(screen)
    screen.go("/settings")
    assert not screen.page.locator("#slips-on").is_checked()
    screen.go(table)
    screen.until_live()
    screen.press(screen.page.locator(END))
    assert sheet.count() == 0
    screen.until_asked(before)
    assert sent.count == 1
    screen.go("/settings")
    screen.page.locator("#slips-on").check()
    screen.go("/settings")
    assert screen.page.locator("#slips-on").is_checked()


def test_it_is_asked_at_the_place_to_which_a_card_is_brought(
    new_screen: NewScreen, site: Site
) -> None:
    """An option that risks something is asked about wherever it is taken."""
    screen = near_the_end(new_screen, site, "smash_up")
    sent, page = Sent(screen), screen.page
    menu = page.locator("details.menu:has([data-at^=b])").first
    option = menu.locator("[data-at^=b]").last
    at = option.get_attribute("data-at")
    option.evaluate("one => { one.dataset.ask = 'Sure?'; one.dataset.slip = 'own' }")
    menu.locator("summary").click()
    page.locator(f"#{at}").click(position={"x": 60, "y": 100})
    sheet = page.locator(SHEET)
    assert sheet.get_by_text("Sure?").is_visible()
    assert sent.count == 0
    box, place = sheet.bounding_box(), page.locator(f"#{at}").bounding_box()
    assert box is not None
    assert place is not None
    assert place["x"] <= box["x"] + box["width"] / 2 <= place["x"] + place["width"]


def test_the_table_as_text_asks_as_well(new_screen: NewScreen, site: Site) -> None:
    screen = near_the_end(new_screen, site, "smash_up")
    screen.go(f"{screen.path}/text")
    screen.page.wait_for_load_state("networkidle")
    screen.page.clock.fast_forward(1000)
    screen.page.locator(END).click()
    assert screen.page.locator(SHEET).get_by_role("button", name="Do it").is_visible()

"""Every page there is, read by axe-core: nothing to complain about, in light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Literal

import pytest

from fiendish.games import find, names
from tests.browser.conftest import NewScreen
from tests.browser.screen import DESK, PHONE, Screen
from tests.browser.screenshots import finished, pages, pages_of_game
from tests.browser.test_choose_by_place import sit
from tests.browser.test_slips import END, SHEET, near_the_end
from tests.extras import cannot_run
from tests.server.http_site import Guest, Site

if TYPE_CHECKING:
    from axe_playwright_python.sync_playwright import Axe

# Everything folded open, a card shown in full and, on a phone, the log; or nothing of it.
_OPEN = """open => {
  document.querySelectorAll("details:not(.ending)").forEach(one => { one.open = open; });
  document.querySelector(".thing")?.classList.toggle("zoomed", open);
  const tab = document.getElementById(open ? "p-log" : "p0");
  if (tab) tab.checked = true;
}"""
Ways = tuple[tuple[tuple[int, int], Literal["dark", "light"], bool], ...]
WAYS: Ways = (
    (DESK, "dark", False),
    (PHONE, "light", True),
)
ALL_WAYS: Ways = (
    *WAYS,
    (DESK, "light", True),
    (PHONE, "dark", False),
)
# Hundreds of entries that are all alike: some of them are looked at.
LONG = ("/rules/", "/cards/")
SOME = "?q=draw"
ERRORS = ("error: Failed to load resource: the server responded with a status of 4",)


@pytest.fixture(scope="module")
def axe() -> Axe:
    try:
        from axe_playwright_python.sync_playwright import Axe
    except ImportError:
        cannot_run(
            "pages by axe-core: no axe-core on this machine (pip install axe-playwright-python)"
        )
    return Axe()


def complaints(axe: Axe, screen: Screen) -> list[str]:
    """What axe-core finds wrong with the page as it is now: the rule, and where. No rule is left out."""
    found: list[dict[str, Any]] = axe.run(screen.page).response["violations"]
    return [
        f"{one['id']}: {' '.join(map(str, node['target']))}"
        + "".join(f" ({why['message']})" for why in node["any"] + node["all"] + node["none"])
        for one in found
        for node in one["nodes"]
    ]


def check(axe: Axe, screen: Screen, paths: list[str], ways: Ways = WAYS) -> int:
    """Look at each of these that is a page: folded and unfolded, in light and dark, at both sizes."""
    seen, wrong = 0, []
    for path in paths:
        if path.startswith(LONG) and path.count("/") == 2:
            path += SOME
        if not screen.is_page(path):
            continue
        seen += 1
        for (width, height), theme, opened in ways:
            screen.page.set_viewport_size({"width": width, "height": height})
            screen.page.emulate_media(color_scheme=theme)
            screen.page.evaluate(_OPEN, opened)
            wrong += [f"{path} {width} {theme}: {one}" for one in complaints(axe, screen)]
    screen.forgiven = ERRORS
    assert not wrong, "\n".join(wrong)
    return seen


def shared_screen(guest: Guest, game: str) -> str:
    """A table of two at one screen, at the moment between them."""
    form = {"seats": "2", "seat-0": "me", "seat-1": "here", "name-1": "Hana", "fill": "no"}
    answer = guest.send(f"/new/{game}", form)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def moments(guest: Guest, game: str) -> Iterator[str]:
    """Tables of two and of as many as can play, early and late."""
    for seats, moves in ((2, 4), (max(find(game).seats), 60)):
        bots = {str(seat): "random" for seat in range(1, seats)}
        table = guest.new_table(game, seats=seats, bots=bots)["table"]
        guest.play(table, Random(game), moves)
        yield f"/tables/{table}"


def watched(guest: Guest, game: str) -> str:
    """A table for somebody who only looks on."""
    made = guest.new_table(game, bots={"1": "random"})
    guest.play(made["table"], Random(game), 30)
    return f"/tables/{made['table']}?watch={made['watch']}"


def test_a_fault_is_found(screen: Screen, axe: Axe) -> None:
    screen.go("/settings")
    assert complaints(axe, screen) == []
    screen.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [one.split(":")[0] for one in complaints(axe, screen)] == ["button-name"]


def test_every_page(new_screen: NewScreen, site: Site, axe: Axe) -> None:
    game = names()[0]
    guest = site.guest("Ines")
    over = finished(guest, game)
    waiting = guest.new_table(game)
    screen = new_screen()
    screen.be(guest)
    paths = [
        *pages(over, game),
        f"/tables/{waiting['table']}",
        shared_screen(guest, game),
        f"/tables/{over}/replay?at=30&eyes=open",
        "/nowhere",
    ]
    assert check(axe, screen, paths) > 8
    invitation = f"/join/{waiting['table']}/1?invite={waiting['invites']['1']}"
    stranger = new_screen()  # has no name yet, and a link to a seat
    assert check(axe, stranger, ["/", f"/new/{game}", invitation]) == 3


def test_what_opens_where_it_is_named(new_screen: NewScreen, site: Site, axe: Axe) -> None:
    guest = site.guest("Ines")
    screen = new_screen()
    screen.be(guest)
    table = guest.new_table("smash_up", bots={"1": "random"})["table"]
    guest.play(table, Random(1), 60)
    screen.go(f"/tables/{table}")
    screen.page.wait_for_selector("html[data-live]")
    openers = (".heap > summary", ".read .tiles a", ".read .full a[href^='/words/']")
    for number, opener in enumerate(openers):
        screen.page.locator(opener).first.click()
        screen.page.locator(".read").nth(number).wait_for()
        assert complaints(axe, screen) == []


def test_the_way_to_another_device(new_screen: NewScreen, site: Site, axe: Axe) -> None:
    guest = site.guest("Ines")
    table = guest.new_table(names()[0], bots={"1": "random"})["table"]
    screen, other = new_screen(), new_screen()
    screen.be(guest)
    screen.go(f"/tables/{table}")
    screen.page.locator("#menu > summary").click()
    screen.page.get_by_text("Play on another device").first.click()
    link = screen.page.locator("#link").input_value()
    assert complaints(axe, screen) == []
    other.page.goto(link)
    assert complaints(axe, other) == []


def test_who_one_is_and_what_a_host_sees(new_screen: NewScreen, site: Site, axe: Axe) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    waiting = ann.new_table("supervillain", seats=2, public=True)["table"]
    bob.ok("POST", f"/api/tables/{waiting}/seats/1/claim", {})
    closed = ann.new_table("supervillain", bots={"1": "random"})["table"]
    ann.ok("POST", f"/api/tables/{closed}/close", {})
    screen = new_screen()
    screen.be(ann)
    paths = [f"/tables/{waiting}", f"/tables/{closed}", "/settings"]
    assert check(axe, screen, paths, ALL_WAYS) == 3
    screen.go("/settings")
    screen.page.get_by_role("button", name="Make a recovery code").click()
    screen.page.get_by_role("heading", name="Your recovery code").wait_for()
    assert complaints(axe, screen) == []


@pytest.mark.parametrize("game", names()[1:])
def test_pages_that_differ_by_game(new_screen: NewScreen, site: Site, axe: Axe, game: str) -> None:
    guest = site.guest("Ines")
    screen = new_screen()
    screen.be(guest)
    paths = pages_of_game(finished(guest, game), game)
    assert check(axe, screen, paths) == len(paths)


@pytest.mark.parametrize("game", names())
def test_tables(new_screen: NewScreen, site: Site, axe: Axe, game: str) -> None:
    guest = site.guest("Ines")
    screen = new_screen()
    screen.be(guest)
    early, late = moments(guest, game)
    assert check(axe, screen, [early]) == 1
    assert check(axe, screen, [late], ALL_WAYS) == 1
    assert check(axe, new_screen(), [watched(guest, game)]) == 1


@pytest.mark.parametrize("game", names())
def test_a_card_that_is_taken_up_and_a_question_before_a_slip(
    new_screen: NewScreen, site: Site, axe: Axe, game: str
) -> None:
    wrong = []
    for (width, height), theme, touch in WAYS:
        table = sit(new_screen, site, game, (width, height), touch)
        table.page.emulate_media(color_scheme=theme)
        table.take_up()
        wrong += complaints(axe, table.screen)
        screen = near_the_end(new_screen, site, game, (width, height), touch)
        screen.page.emulate_media(color_scheme=theme)
        screen.press(screen.page.locator(END))
        screen.page.wait_for_selector(SHEET)
        wrong += complaints(axe, screen)
    assert not wrong, "\n".join(wrong)

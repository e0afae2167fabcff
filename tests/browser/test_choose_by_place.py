"""A card that is taken up shows where it can go: by mouse, by keys alone, by finger, and by dragging."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import pytest

from fiendish.games import names
from tests.browser.conftest import NewScreen
from tests.browser.screen import DESK, PHONE, Screen
from tests.server.http_site import Site

if TYPE_CHECKING:
    from playwright.sync_api import Locator

GAMES = names()
BOTH = [(DESK, False), (PHONE, True)]
SIZES = pytest.mark.parametrize(("size", "touch"), BOTH, ids=["desk", "phone"])
LONG = 600  # milliseconds
OVER_A_TAB = 600

# Marks the first card, or whatever carries options, that can go to several places; what they are.
_SOURCE = """() => {
  const places = ids => [...new Set(ids)].filter(id => id !== "felt" && document.getElementById(id));
  for (const one of document.querySelectorAll("[data-carries]")) {
    const ids = places(one.dataset.carries.split(" "));
    if (ids.length < 2) continue;
    return {source: `[data-carries="${one.dataset.carries}"]`, places: ids};
  }
  for (const one of document.querySelectorAll(".thing:has([data-at])")) {
    const options = [...one.querySelectorAll("[data-at]")].filter(each => each.closest(".thing") === one);
    const ids = places(options.map(each => each.dataset.at));
    if (ids.length < 2 || !one.querySelector("details.menu, .pick[name=card]")) continue;
    return {source: `#${one.id}`, places: ids};
  }
  return null;
}"""
_LEADS_TO = """([source, id]) => {
  const all = document.querySelector(source).querySelectorAll("[data-at]");
  const options = [...all].filter(one => one.dataset.at === id);
  return (options[0] ?? document.getElementById(id)).value;
}"""
_BOX = "one => (({ x, y, width, height }) => [x, y, width, height])(one.getBoundingClientRect())"
_OPEN = "[...document.querySelectorAll('.place-open:not(label)')].map(one => one.id).sort()"


class Table:
    """A question in which something can be brought to several places, and what is sent."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.page = screen.page
        found = self.page.evaluate(_SOURCE)
        self.places: list[str] = found["places"]
        self._source: str = found["source"]
        self.source = self.page.locator(self._source).first
        self._before = screen.state().seq
        self.sent: list[str] = []
        self.page.on("request", self._note)

    def _note(self, request: Any) -> None:
        if request.method == "POST" and request.url.endswith("/moves"):
            self.sent += parse_qs(request.post_data)["choice"]

    @property
    def grip(self) -> Locator:
        """What is pressed to take it up."""
        for grip in ("summary", "label.sv-brief", "[data-takes-up] .sv-name"):
            found = self.source.locator(grip)
            if found.count() and (grip == "summary" or found.first.is_visible()):
                return found.first
        return self.source

    def take_up(self) -> None:
        self.reach(self.source)
        self.screen.press(self.grip)
        self.page.wait_for_selector("html.taking-up")

    def reach(self, thing: Locator) -> None:
        """On a phone, the tab of its place."""
        place = thing.locator("xpath=ancestor-or-self::*[@data-place]")
        if not thing.is_visible() and place.count():
            self.screen.press(self.tab(thing))

    def tab(self, thing: Locator) -> Locator:
        place = thing.locator("xpath=ancestor-or-self::*[@data-place]").first
        return self.page.locator(f"nav label[for={place.get_attribute('data-place')}]")

    def place(self, id: str) -> Locator:
        return self.page.locator(f'[id="{id}"]')

    def value(self, id: str) -> str:
        """What has to be sent for that place."""
        found: str = self.page.evaluate(_LEADS_TO, [self._source, id])
        return found

    def until_sent(self, value: str) -> None:
        self.screen.until_asked(self._before)
        assert self.sent == [value]

    @property
    def open(self) -> list[str]:
        found: list[str] = self.page.evaluate(_OPEN)
        return found


_plays: dict[tuple[str, bool], int] = {}  # how many it takes: each table has the same dice


def sit(new_screen: NewScreen, site: Site, game: str, size: tuple[int, int], touch: bool) -> Table:
    """A seat that has such a question, after a random game so far."""
    guest = site.guest("Ines")
    table = guest.new_table(game, bots={"1": "random"})["table"]
    chance = Random(3)
    known = plays = _plays.get((game, touch), 0)
    guest.play(table, chance, plays)

    def play_on() -> None:
        nonlocal plays
        guest.play(table, chance, 1)
        _plays[game, touch] = plays = plays + 1
        assert plays < 260, "there is no such question"

    while not known and not _may_have_one(guest.http.get(f"/tables/{table}/frame").text):
        play_on()
    screen = new_screen(size, touch=touch)
    screen.be(guest)
    screen.go(f"/tables/{table}")
    screen.until_live()
    while not screen.page.evaluate(_SOURCE):
        play_on()
        screen.go(f"/tables/{table}")
        screen.until_live()
    return Table(screen)


def _may_have_one(frame: str) -> bool:
    """Whether it is worth to open the page."""
    cards = set(re.findall(r'data-at="(?!felt|way-)[^"]+"', frame))
    return (len(cards) > 1 and "details" in frame) or bool(
        re.search(r'data-carries="\S+ \S', frame)
    )


@pytest.mark.parametrize("game", GAMES)
@SIZES
def test_the_places_of_what_is_taken_up_glow_and_nothing_else(
    new_screen: NewScreen, site: Site, game: str, size: tuple[int, int], touch: bool
) -> None:
    table = sit(new_screen, site, game, size, touch)
    assert table.open == []
    table.take_up()
    assert table.open == sorted(table.places)
    assert table.screen.sideways() == 0
    table.screen.key("Escape")
    assert table.open == []
    assert table.sent == []


@pytest.mark.parametrize("game", GAMES)
@SIZES
def test_a_place_takes_the_press(
    new_screen: NewScreen, site: Site, game: str, size: tuple[int, int], touch: bool
) -> None:
    table = sit(new_screen, site, game, size, touch)
    last = table.places[-1]
    table.take_up()
    value, place = table.value(last), table.place(last)
    table.reach(place)
    assert table.open == sorted(table.places)  # the tab of another place lets go of nothing
    box = place.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 40))
    if touch:
        table.page.touchscreen.tap(*at)
    else:
        table.page.mouse.click(*at)
    table.until_sent(value)


@pytest.mark.parametrize("game", GAMES)
def test_keys_take_up_and_number_the_places(new_screen: NewScreen, site: Site, game: str) -> None:
    table = sit(new_screen, site, game, DESK, False)
    keyed = table.source.locator("[data-key]:is(summary, label)")
    if keyed.count():
        table.screen.key(keyed.first.get_attribute("data-key") or "")
    else:
        table.screen.walk_to(table.source)
        table.screen.key("Enter")
    table.page.wait_for_selector("html.taking-up")
    shown = table.place(table.places[1]).locator(".place-key").last
    value = table.value(table.places[1])
    table.screen.key(shown.inner_text())
    table.until_sent(value)


# -- dragging ------------------------------------------------------------------------------------

Move = Callable[[str, float, float], None]


def pointer(table: Table) -> Move:
    """What goes down, moves and comes up: the mouse, or a finger."""
    if not table.screen.touch:
        mouse = table.page.mouse

        def by_mouse(what: str, x: float, y: float) -> None:
            mouse.move(x, y, steps=3)
            if what != "move":
                mouse.down() if what == "down" else mouse.up()

        return by_mouse
    session = table.page.context.new_cdp_session(table.page)
    kinds = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}

    def by_finger(what: str, x: float, y: float) -> None:
        points = [] if what == "up" else [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kinds[what], "touchPoints": points})

    return by_finger


def middle(thing: Locator) -> tuple[float, float]:
    thing.wait_for(state="visible")
    x, y, width, height = thing.evaluate(_BOX)  # waits, where a bounding box is not there
    return x + width / 2, y + min(height / 2, 60)


def pick_up(table: Table) -> tuple[Move, tuple[float, float]]:
    """The pointer goes down and far enough up the page to drag."""
    table.reach(table.source)
    move, (x, y) = pointer(table), middle(table.grip)
    move("down", x, y)
    for far in (4, 9, 16, 30):
        move("move", x, y - far)
    table.page.wait_for_selector(".ghost")
    return move, (x, y)


@pytest.mark.parametrize("game", GAMES)
@SIZES
def test_a_card_is_dragged_to_its_place(
    new_screen: NewScreen, site: Site, game: str, size: tuple[int, int], touch: bool
) -> None:
    table = sit(new_screen, site, game, size, touch)
    last = table.places[-1]
    value, place = table.value(last), table.place(last)
    move, _ = pick_up(table)
    assert table.open == sorted(table.places)
    if not place.is_visible():
        x, y = middle(table.tab(place))
        move("move", x, y)
        table.page.clock.run_for(OVER_A_TAB)
        move("move", x, y + 3)
        place.wait_for(state="visible")
    x, y = middle(place)
    move("move", x, y)
    table.page.wait_for_selector(".place-under")
    move("up", x, y)
    assert table.page.locator(".ghost").count() == 0
    table.until_sent(value)


@pytest.mark.parametrize("game", GAMES)
@SIZES
@pytest.mark.parametrize("how", ["elsewhere", "Escape"])
def test_what_is_dropped_elsewhere_is_let_go(
    new_screen: NewScreen, site: Site, game: str, size: tuple[int, int], touch: bool, how: str
) -> None:
    table = sit(new_screen, site, game, size, touch)
    move, (x, y) = pick_up(table)
    scrolled = "[scrollX, scrollY, document.querySelector('.hand > *').scrollLeft]"
    before = table.page.evaluate(scrolled)
    if how == "Escape":
        table.screen.key("Escape")
        assert table.page.locator(".ghost").count() == 0
        move("up", x, y)
    else:
        x, y = middle(table.page.locator(".logo"))
        move("move", x, y)
        move("up", x, y)
    assert table.page.locator(".ghost").count() == 0
    assert table.open == []
    assert table.sent == []
    assert table.page.evaluate(scrolled) == before


def test_a_long_press_reads_the_card_and_drags_nothing(new_screen: NewScreen, site: Site) -> None:
    table = sit(new_screen, site, "smash_up", PHONE, True)
    move, (x, y) = pointer(table), middle(table.grip)
    move("down", x, y)
    table.page.clock.run_for(LONG)
    assert table.page.locator(".thing.zoomed").count() == 1
    move("move", x, y - 60)
    move("up", x, y - 60)
    assert table.page.locator(".ghost").count() == 0
    assert table.sent == []


def test_several_options_at_one_place_are_listed_there(new_screen: NewScreen, site: Site) -> None:
    table = sit(new_screen, site, "smash_up", DESK, False)
    first = table.places[0]
    same = "([a, b]) => document.querySelector(`[data-at=${b}]`).dataset.at = a"
    table.page.evaluate(same, [first, table.places[1]])
    table.take_up()
    table.page.mouse.click(*middle(table.place(first)))
    rows = table.page.locator("dialog.in-place .choice")
    assert rows.count() == 2
    assert table.sent == []
    table.page.clock.run_for(LONG)
    value = table.source.locator(f"[data-at={first}]").last.get_attribute("value")
    rows.last.click()
    table.until_sent(value or "")

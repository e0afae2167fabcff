"""Which press counts, where the focus goes, and what is said to those who listen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

import pytest

from fiendish.games import names
from tests.browser.conftest import NewScreen
from tests.browser.screen import OPTIONS, PHONE, Screen

if TYPE_CHECKING:
    from playwright.sync_api import Request, Route

END = "button.slot.finish"
DELAYS = (0, 50, 150, 300, 500, 700)  # milliseconds between the question and a press


def click(screen: Screen) -> None:
    box = screen.page.locator(END).bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if screen.touch:
        screen.page.touchscreen.tap(*middle)
    else:
        screen.page.mouse.click(*middle)


def key(screen: Screen) -> None:
    screen.key("e")


def enter(screen: Screen) -> None:
    screen.page.locator(END).focus()
    screen.key("Enter")


class Sent:
    """The moves that a page has sent."""

    def __init__(self, screen: Screen) -> None:
        self._count = 0
        self._page = screen.page
        screen.page.on("request", self._note)

    def _note(self, request: Request) -> None:
        self._count += request.method == "POST" and request.url.endswith("/moves")

    @property
    def count(self) -> int:
        """So far; whatever was pressed before has had its effect."""
        self._page.evaluate("1")
        return self._count


def stop_the_clock(screen: Screen) -> None:
    """From now on time goes by only where a test says so, on a busy machine as well."""
    screen.page.clock.pause_at(screen.page.evaluate("Date.now()") + 1000)


def until_end(screen: Screen) -> None:
    """Play on until the turn can be ended."""
    now = screen.until_asked()
    for _ in range(40):
        assert not now.over
        if screen.page.locator(END).count():
            return
        now = screen.take(0)
    raise AssertionError("no turn to end")


@pytest.mark.parametrize(
    ("press", "size"), [(click, "desk"), (key, "desk"), (enter, "desk"), (click, "phone")]
)
def test_a_second_press_never_ends_a_second_turn(
    new_screen: NewScreen, press: Callable[[Screen], None], size: str
) -> None:
    """Whenever it comes after the first one, and however fast the bot has moved in between."""
    screen = new_screen(PHONE, touch=True) if size == "phone" else new_screen()
    screen.start("smash_up")
    stop_the_clock(screen)
    tried = 0
    for delay in DELAYS:
        until_end(screen)
        sent = Sent(screen)
        before = screen.state().seq
        press(screen)
        screen.until_new(before)
        if not screen.page.locator(END).count():
            continue  # asked in the turn of the bot
        tried += 1
        screen.page.clock.run_for(delay)
        press(screen)
        assert sent.count == 1, delay
    assert tried
    until_end(screen)
    sent = Sent(screen)
    press(screen)
    assert sent.count == 1  # one that comes later counts


def test_two_presses_before_the_answer_are_one(screen: Screen) -> None:
    screen.start("smash_up")
    until_end(screen)
    sent = Sent(screen)
    before = screen.state().seq
    screen.page.evaluate(f"for (const n of [1, 2, 3]) document.querySelector('{END}').click()")
    screen.until_asked(before)
    assert sent.count == 1


def test_nothing_waits_between_choices_of_ones_own(screen: Screen) -> None:
    now = screen.start("supervillain")
    chance = Random(5)
    free = 0
    for _ in range(30):
        others = screen.page.locator("#move").get_attribute("data-others")
        before = now.seq
        screen.press(screen.reveal(screen.options.nth(chance.randrange(now.options))))
        now = screen.until_new(before)
        if now.over:
            break
        if screen.page.locator("#move").get_attribute("data-others") == others:
            assert screen.page.locator(f"{OPTIONS}[aria-disabled]").count() == 0
            free += 1
        now = screen.until_asked()
    assert free


@pytest.mark.parametrize("game", names())
def test_the_focus_never_goes_to_another_option(screen: Screen, game: str) -> None:
    now = screen.start(game)
    chance = Random(8)
    said = "one => one.getAttribute('aria-label') ?? one.textContent"
    stayed = 0
    for _ in range(25):
        if now.over:
            break
        option = screen.options.nth(chance.randrange(now.options))
        thing = screen.reveal(option)
        words = option.evaluate(said)
        option.focus()
        if not option.evaluate("one => one === document.activeElement"):
            screen.press(thing)  # within what cannot have the focus
            now = screen.until_asked(now.seq)
            continue
        screen.key("Enter")
        now = screen.until_asked(now.seq)
        focused = screen.page.locator(":focus")
        assert focused.count() == 1 or now.over, words
        if focused.count() and focused.get_attribute("name") == "choice":
            assert focused.evaluate(said) == words
        elif not now.over:
            assert focused.get_attribute("id") in ("prompt", "status")
            stayed += 1
    assert stayed


def test_a_key_that_is_held_down_takes_one_option(screen: Screen) -> None:
    screen.start("smash_up")
    until_end(screen)
    sent = Sent(screen)
    before = screen.state().seq
    for _ in range(3):
        screen.page.keyboard.down("e")  # a second one without a key coming up is a repeated one
    screen.until_asked(before)
    screen.page.keyboard.down("e")
    assert sent.count == 1
    screen.page.keyboard.up("e")


@pytest.mark.parametrize("view", ["", "/text"])
def test_one_region_says_what_others_did_and_then_the_question(screen: Screen, view: str) -> None:
    screen.start("smash_up")
    screen.go(f"{screen.path}{view}")
    region = screen.page.locator("#aloud")
    region.evaluate("one => one.dataset.same = 'yes'")
    assert region.inner_text() == ""
    table = screen.path.removesuffix("/text").removeprefix("/tables/")
    for _ in range(60):
        seen = screen.page.request.get(f"{screen.address}/api/tables/{table}/view").json()
        options = seen["view"]["decision"]["options"]
        last = len(options) - 1
        ends = [n for n, one in enumerate(options) if one["kind"] == "end"]
        form = {"command": f"c{seen['seq']}", "seq": seen["seq"], "choice": (ends or [last])[0]}
        screen.post(f"/api/tables/{table}/moves", form)
        if ends:
            break
    seen = screen.page.request.get(f"{screen.address}/api/tables/{table}/view").json()
    screen.page.wait_for_function(
        "name => document.getElementById('aloud').textContent.includes(name)",
        arg=seen["seats"][1]["name"],
    )
    seen = screen.page.request.get(f"{screen.address}/api/tables/{table}/view").json()
    screen.page.wait_for_function(
        "words => document.getElementById('aloud').textContent.endsWith(words)",
        arg=seen["view"]["decision"]["text"],
    )
    heard = region.text_content() or ""
    assert region.get_attribute("data-same") == "yes"
    assert region.get_attribute("role") == "status"
    assert screen.page.locator("[role=status], [aria-live]").count() == 1
    assert "You end" not in heard


def test_a_press_is_seen_at_once_and_a_slow_server_is_told(screen: Screen) -> None:
    screen.start("smash_up")
    until_end(screen)
    stop_the_clock(screen)
    held: list[Route] = []
    screen.page.route("**/moves", lambda route: held.append(route))
    before = screen.state().seq
    end = screen.page.locator(END)
    click(screen)
    assert "sent" in str(end.get_attribute("class"))
    screen.page.clock.run_for(900)
    assert screen.page.get_by_text("Waiting for the server").count() == 0
    screen.page.clock.run_for(200)
    screen.page.get_by_text("Waiting for the server").wait_for()
    assert len(held) == 1
    held[0].continue_()
    screen.until_asked(before)
    assert screen.page.get_by_text("Waiting for the server").count() == 0

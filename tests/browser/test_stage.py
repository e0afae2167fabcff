"""The stage: whatever others do is seen, in order, before the reader decides again."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fiendish.games import names
from tests.browser.conftest import NewScreen
from tests.browser.screen import WAIT, Screen

if TYPE_CHECKING:
    from playwright.sync_api import Page

LIVE = "button[name=choice]:not([aria-disabled=true])"
_LISTEN = """() => {
  window.shown = [];
  window.early = 0;
  document.addEventListener("beat", (event) => {
    window.shown.push(event.detail.outerHTML);
    window.early += document.querySelectorAll("button[name=choice]:not([aria-disabled])").length;
  });
}"""
_ASKED = f"""() => document.getElementById("stage").hidden && document.querySelector({LIVE!r})
  || document.querySelector(".ending")"""


def told(page: Page) -> list[Any]:
    """What the server tells an open page, as it comes."""
    got: list[Any] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda data: got.append(json.loads(data))),
    )
    return got


def beats_of_others(got: list[Any]) -> int:
    return sum(1 for one in got if one.get("beat") and "data-mine" not in one["beat"])


def until_asked(screen: Screen) -> None:
    """Wait until all was shown and the own controls count."""
    screen.page.wait_for_function(_ASKED, timeout=WAIT)


def decide(screen: Screen, chance: Random) -> None:
    """Take an option once the page lets one."""
    until_asked(screen)
    seen = [one for one in screen.page.query_selector_all(LIVE) if one.is_visible()]
    if seen:
        chance.choice(seen).evaluate("one => one.click()")  # wherever it stands


@pytest.mark.parametrize("game", names())
def test_every_doing_of_a_bot_is_shown_before_the_own_controls(
    new_screen: NewScreen, game: str
) -> None:
    screen = new_screen(speed="fast")
    got = told(screen.page)
    screen.start(game, bot="easy")
    until_asked(screen)
    screen.page.evaluate(_LISTEN)
    before = beats_of_others(got)
    chance = Random(game)
    for _ in range(6):
        decide(screen, chance)
    until_asked(screen)
    shown = screen.page.evaluate("window.shown")
    assert len([one for one in shown if "data-mine" not in one]) == beats_of_others(got) - before
    assert shown
    assert screen.page.evaluate("window.early") == 0


SHORTEST = 350  # milliseconds that a sentence stands at normal pace
_TIMES = """() => {
  window.times = [];
  document.addEventListener("effect", () => window.times.push(performance.now()));
}"""


@pytest.mark.parametrize("game", names())
def test_each_sentence_stands_for_its_time(new_screen: NewScreen, game: str) -> None:
    screen, chance = new_screen(speed="normal"), Random(game)
    screen.start(game, bot="easy")
    until_asked(screen)
    screen.page.evaluate(_TIMES)
    times: list[float] = []
    for _ in range(20):
        decide(screen, chance)
        until_asked(screen)
        times = screen.page.evaluate("window.times")
        if len(times) > 3:
            break
    gaps = [after - before for before, after in pairwise(times)]
    assert len(gaps) > 2
    assert min(gaps) >= SHORTEST - 5  # clocks round


_STAGED = "() => !document.getElementById('stage').hidden"


def until_staged(screen: Screen, chance: Random) -> None:
    """Decide until something of others is on the stage."""
    for _ in range(40):
        decide(screen, chance)
        screen.page.wait_for_function(f"() => ({_STAGED})() || ({_ASKED})()", timeout=WAIT)
        if screen.page.evaluate(_STAGED):
            return
    raise AssertionError("nobody else has done anything")


@pytest.mark.parametrize("how", ["S", "Space", "click"])
def test_skipping_brings_the_reader_to_now_with_a_sheet_of_what_was_passed_over(
    new_screen: NewScreen, how: str
) -> None:
    screen = new_screen(speed="slow", summary="on")
    page = screen.page
    screen.start("smash_up", bot="easy")
    sheet = page.locator("#summary")
    for _ in range(6):  # there are turns in which nothing but cards are drawn
        until_staged(screen, Random(2))
        if how == "click":
            page.locator(".felt").click(force=True)
        else:
            page.keyboard.press(how)
        until_asked(screen)
        if sheet.is_visible():
            break
    assert sheet.locator("li").count()
    page.keyboard.press("Escape")
    assert not sheet.is_visible()


def test_a_pause_holds_and_a_step_goes_on(new_screen: NewScreen) -> None:
    screen = new_screen(speed="normal")
    page = screen.page
    screen.start("smash_up", bot="easy")
    until_staged(screen, Random(2))
    page.keyboard.press("p")
    said = page.locator("#stage .banner").text_content()
    page.clock.fast_forward(60_000)
    assert page.locator("#stage .banner").text_content() == said
    assert not page.evaluate(_ASKED)
    page.keyboard.press(".")
    page.wait_for_function(
        "said => document.querySelector('#stage .banner').textContent !== said", arg=said
    )
    page.keyboard.press("p")
    until_asked(screen)


def test_once_more_begins_with_what_came_first(new_screen: NewScreen) -> None:
    screen = new_screen(speed="normal")
    page, chance = screen.page, Random(2)
    screen.start("smash_up", bot="easy")
    page.evaluate(_LISTEN)
    second = (
        f"() => !document.getElementById('stage').hidden && window.shown.length > 1 || ({_ASKED})()"
    )
    for _ in range(20):
        page.evaluate("window.shown = []")
        until_staged(screen, chance)
        page.wait_for_function(second, timeout=WAIT)
        if page.evaluate(f"({_STAGED})() && window.shown.length > 1"):
            break
    first = page.evaluate("window.shown[0]")
    page.keyboard.press(",")
    page.wait_for_function("first => window.shown.lastIndexOf(first) > 0", arg=first, timeout=WAIT)
    until_asked(screen)


def test_nothing_can_sound_before_the_reader_has_pressed_something(new_screen: NewScreen) -> None:
    screen = new_screen(speed="fast")
    screen.page.add_init_script(
        "window.made = 0; const Real = AudioContext;"
        "window.AudioContext = class extends Real { constructor() { super(); window.made += 1; } };"
    )
    screen.start("smash_up", bot="easy")
    assert screen.page.evaluate("window.made") == 0
    screen.key("l")
    assert screen.page.evaluate("window.made") == 1


_SEIZED = """async () => {
  const { seize } = await import("/static/effects.js");
  const base = document.querySelector(".felt .base");
  base.classList.add("away");
  base.after(Object.assign(base.cloneNode(true), { id: "", className: `${base.className} flying` }));
  const card = base.querySelector("img").getAttribute("src").match(/([^/]+)\\.svg$/)[1];
  const beat = document.createElement("section");
  beat.innerHTML = `<li data-cards="${card}"></li>`;
  return seize(beat).things.get(card).map(one => one.picture.className);
}"""


def test_what_is_on_its_way_can_be_seen_on_the_stage(screen: Screen) -> None:
    """A base may still fly to its new place when it scores."""
    screen.start("smash_up")
    [seized] = screen.page.evaluate(_SEIZED)
    assert "base" in seized.split()
    assert not {"away", "flying"} & {*seized.split()}


def test_the_buttons_of_the_stage_are_within_their_paper(new_screen: NewScreen) -> None:
    screen = new_screen(speed="slow")
    screen.start("smash_up", bot="easy")
    until_staged(screen, Random(2))
    screen.page.keyboard.press("p")
    outside = """() => {
      const paper = document.querySelector("#stage .played").getBoundingClientRect();
      return [...document.querySelectorAll("#stage .transport button")].map((one) => one.getBoundingClientRect())
        .filter((one) => one.left < paper.left || one.right > paper.right || one.bottom > paper.bottom).length;
    }"""
    assert screen.page.evaluate(outside) == 0
    assert screen.page.locator("#stage .pause").inner_text() == "Go on"
    screen.page.keyboard.press("s")


_MISSED = """async () => {
  const { play } = await import("/static/stage.js");
  const line = `<li data-effect="" data-seat="1" data-cards=""><span>Something happens.</span></li>`;
  play(() => {}, `<section class="beat" data-earlier="5"><ol>${line}</ol></section>`);
}"""


def test_a_page_that_was_away_is_told_how_much_more_the_log_has(new_screen: NewScreen) -> None:
    screen = new_screen(speed="slow")
    screen.start("smash_up", bot="easy")
    until_asked(screen)
    screen.page.evaluate(_MISSED)
    assert screen.page.locator("#stage .done li").first.inner_text() == "5 more, told in the log"
    until_asked(screen)

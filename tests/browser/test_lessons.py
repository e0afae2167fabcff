"""Every lesson by mouse and by touch: what the light falls on is what leads on."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest

from fiendish.lessons import Lesson, Walk, all_lessons, find
from fiendish.lessons.proof import prove
from tests.browser.conftest import NewScreen
from tests.browser.screen import PHONE, SETTLED, Screen

SCORING = "smash_up/scoring"
_STEP = "way => new URLSearchParams(location.search).get('way') === way && document.getElementById('stage').hidden"
_LIT = "document.querySelectorAll('#light.on .rims rect').length"
# Options to take that are neither in the light themselves nor behind something that is.
_DARK = """() => {
  const rims = [...document.querySelectorAll("#light .rims rect")].map(one => one.getBoundingClientRect());
  const within = one => { const a = one.getBoundingClientRect(); return rims.some(b =>
    a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1); };
  return document.getElementById("lesson").dataset.options.split(" ").filter(Boolean)
    .map(one => document.querySelector(`#frame button[name=choice][value="${one}"]`))
    .filter(one => one.checkVisibility() && !within(one)).map(one => one.outerHTML);
}"""


def way_of(screen: Screen) -> str:
    return parse_qs(urlsplit(screen.page.url).query).get("way", [""])[0]


def until_step(screen: Screen, way: str) -> None:
    """Wait until that step is shown, and its controls count."""
    screen.page.wait_for_function(_STEP, arg=way)
    screen.page.clock.fast_forward(SETTLED)


def begin(screen: Screen, lesson: Lesson) -> None:
    screen.go(f"/lessons/{lesson.id}")
    screen.page.wait_for_selector("html[data-live]")
    screen.page.clock.fast_forward(SETTLED)


def go_through(screen: Screen, lesson: Lesson) -> None:
    begin(screen, lesson)
    gone: list[str] = []
    for one in prove(lesson).way.split("."):
        step = Walk.along(lesson, ".".join(gone)).step
        assert step is not None
        says = screen.page.locator("#says")
        assert step.do.replace("*", "") in says.inner_text()
        if one == "-":
            screen.press(screen.page.get_by_role("button", name="Go on"))
        else:
            option = screen.page.locator(f"#frame button[name=choice][value='{one}'][form=move]")
            screen.page.wait_for_function(f"() => {_LIT} > 0")
            assert screen.page.evaluate(_DARK) == []
            screen.press(screen.reveal(option))
        gone.append(one)
        until_step(screen, ".".join(gone))
        assert screen.sideways() == 0
    assert screen.page.get_by_text("All lessons").is_visible()


@pytest.mark.parametrize("id", all_lessons())
def test_a_lesson_by_mouse(new_screen: NewScreen, id: str) -> None:
    go_through(new_screen(), find(id))


@pytest.mark.parametrize("id", all_lessons())
def test_a_lesson_on_a_phone(new_screen: NewScreen, id: str) -> None:
    go_through(new_screen(PHONE), find(id))


def test_from_the_front_page_to_the_first_own_move_in_three_presses(new_screen: NewScreen) -> None:
    screen = new_screen()
    screen.go("/")
    poster = screen.page.locator("form.smash_up")
    screen.press(poster.get_by_role("link", name="Learn"))
    screen.page.wait_for_selector("html[data-live]")
    screen.page.clock.fast_forward(SETTLED)
    if screen.page.get_by_role("button", name="Go on").count():
        screen.press(screen.page.get_by_role("button", name="Go on"))
        until_step(screen, "-")
    assert screen.page.get_by_role("button", name="Show me").is_visible()


def test_a_wrong_answer_is_answered_in_place_and_the_page_stays(new_screen: NewScreen) -> None:
    screen = new_screen()
    begin(screen, find(SCORING))
    screen.key("n")
    until_step(screen, "-")
    screen.key("e")
    screen.page.wait_for_selector(".kindly")
    assert way_of(screen) == "-"
    step = find(SCORING).steps[1]
    said = next(wrong.say for wrong in step.wrong if wrong.when.get("kind") == "end")
    assert said in screen.page.locator(".kindly").inner_text()


def test_keys_lead_through_back_and_the_history_of_the_browser(new_screen: NewScreen) -> None:
    screen = new_screen()
    begin(screen, find(SCORING))
    screen.key("n")
    until_step(screen, "-")
    screen.key("m")
    screen.page.wait_for_function("() => location.search.includes('-.')")
    shown = way_of(screen)
    until_step(screen, shown)
    screen.press(screen.page.locator("#lesson a.go"))
    until_step(screen, "-")
    screen.page.go_back()
    until_step(screen, shown)
    screen.go("/lessons")
    assert "Go on" in screen.page.locator("main").inner_text()


def test_what_others_do_is_seen_on_the_stage(new_screen: NewScreen) -> None:
    lesson = find(SCORING)
    way = prove(lesson).way.split(".")
    place = next(n for n, step in enumerate(lesson.steps) if step.others)
    screen = new_screen(speed="normal")
    screen.go(f"/lessons/{SCORING}?way={'.'.join(way[:place])}")
    screen.page.wait_for_selector("html[data-live]")
    screen.page.clock.fast_forward(SETTLED)
    screen.press(screen.page.get_by_role("button", name="Go on"))
    banner = screen.page.locator("#stage .banner")
    banner.wait_for()
    assert "patient bot" in banner.inner_text()
    screen.key("s")
    until_step(screen, ".".join(way[: place + 1]))

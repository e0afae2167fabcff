"""Every lesson by mouse and by touch: what the light falls on is what leads on."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest

from fiendish.games import names
from fiendish.lessons import Lesson, Walk, all_lessons, find, lessons_of
from fiendish.lessons.proof import prove
from tests.browser.conftest import NewScreen
from tests.browser.screen import DESK, PHONE, SETTLED, Screen

SCORING = "smash_up/scoring"
_STEP = "way => new URLSearchParams(location.search).get('way') === way && document.getElementById('stage').hidden"
_NOT_ON_A_PHONE = {"steps"}
_LIT = "document.querySelectorAll('#light.on .rims rect').length"
# Options to take that are neither in the light themselves nor behind something that is. While pictures come
# things still move.
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
            if {*step.show} - _NOT_ON_A_PHONE:
                screen.page.wait_for_function(f"() => {_LIT} > 0")
            screen.press(screen.page.locator("#lesson").get_by_role("button", name="Go on"))
        else:
            option = screen.page.locator(f"#frame button[name=choice][value='{one}'][form=move]")
            screen.page.wait_for_function(f"() => {_LIT} > 0 && !({_DARK})().length")
            screen.press(screen.reveal(option))
        gone.append(one)
        until_step(screen, ".".join(gone))
        assert screen.sideways() == 0
    assert lesson.last.replace("*", "") in screen.page.locator("#says").inner_text()
    for way in screen.page.locator("#lesson .ways :is(a, button)").all():
        way.click(trial=True)  # nothing lies over it


@pytest.mark.parametrize("id", all_lessons())
def test_a_lesson_by_mouse(new_screen: NewScreen, id: str) -> None:
    go_through(new_screen(), find(id))


@pytest.mark.parametrize("id", all_lessons())
def test_a_lesson_on_a_phone(new_screen: NewScreen, id: str) -> None:
    go_through(new_screen(PHONE), find(id))


_COUNT = """
  addEventListener("pointerdown", () => { sessionStorage.presses = 1 + +(sessionStorage.presses ?? 0); }, true)
"""


@pytest.mark.parametrize("game", names())
def test_from_the_front_page_to_the_first_own_move_in_three_presses(
    new_screen: NewScreen, game: str
) -> None:
    """Learn, a card and its place: what is only to be looked at before need not be."""
    screen = new_screen()
    screen.page.add_init_script(_COUNT)
    screen.go("/")
    screen.press(screen.page.locator(f"form.{game}").get_by_role("link", name="Learn"))
    screen.page.wait_for_selector("html[data-live]")
    screen.page.clock.fast_forward(SETTLED)
    way = prove(lessons_of(game)[0]).way.split(".")
    first = next(n for n, one in enumerate(way) if one != "-")
    option = screen.page.locator(f"#frame button[name=choice][value='{way[first]}'][form=move]")
    screen.press(screen.reveal(option))
    until_step(screen, ".".join(way[: first + 1]))
    assert int(screen.page.evaluate("sessionStorage.presses")) <= 3


def test_a_press_that_comes_too_early_is_answered(new_screen: NewScreen) -> None:
    screen = new_screen()
    begin(screen, find(SCORING))
    screen.key("e")
    screen.page.wait_for_selector(".kindly")
    assert "Not yet" in screen.page.locator(".kindly").inner_text()
    assert way_of(screen) == ""


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


def test_no_slip_is_asked_in_a_lesson(new_screen: NewScreen) -> None:
    screen = new_screen(slips=True)
    begin(screen, find(SCORING))
    screen.key("n")
    until_step(screen, "-")
    assert screen.page.locator("button[data-slip=end]").get_attribute("data-ask")
    screen.key("e")
    screen.page.wait_for_selector(".kindly")
    assert screen.page.locator("dialog").count() == 0


def test_what_a_step_speaks_of_does_not_land_under_what_it_says(new_screen: NewScreen) -> None:
    """On a tablet, where the page is scrolled."""
    screen = new_screen((800, 600))
    begin(screen, find(SCORING))
    screen.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    screen.key("n")
    until_step(screen, "-")
    screen.page.wait_for_function(f"() => {_LIT} > 0")
    assert screen.page.evaluate("scrollY") > 0
    strip, lit = (
        screen.page.locator(one).first.bounding_box() for one in (".status", "#light .rims rect")
    )
    assert strip is not None
    assert lit is not None
    assert lit["y"] >= strip["y"] + strip["height"] - 2  # half of a line


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_step_without_an_answer_shows_what_it_speaks_of(
    new_screen: NewScreen, size: tuple[int, int]
) -> None:
    """On a phone the tab is turned."""
    lesson = find("master_of_the_galaxy/map_and_symbols")
    place = next(
        n for n, one in enumerate(lesson.steps) if one.show == ["forecast"] and not one.take
    )
    screen = new_screen(size, touch=size == PHONE)
    way = ".".join(prove(lesson).way.split(".")[:place])
    screen.go(f"/lessons/{lesson.id}?way={way}")
    screen.page.wait_for_function(f"() => {_LIT} > 0")
    assert screen.page.locator(".supremacy").is_visible()


def test_the_light_follows_when_the_strip_grows(new_screen: NewScreen) -> None:
    """As it does when letters or pictures come late."""
    screen = new_screen()
    begin(screen, find(SCORING))
    screen.key("n")
    until_step(screen, "-")
    lit = f"() => {_LIT} > 0 && !({_DARK})().length"
    screen.page.wait_for_function(lit)
    screen.page.evaluate("document.querySelector('.status').style.paddingBottom = '40px'")
    screen.page.wait_for_function(lit)


_SHOW = """lit => {
  document.getElementById("lesson").dataset.lit = lit;
  document.dispatchEvent(new Event("frame"));
}"""


def test_a_phone_turns_to_what_is_shown_first_and_never_from_a_hand_that_is_wanted(
    new_screen: NewScreen,
) -> None:
    lesson = find("smash_up/specials_and_ongoing")
    way = prove(lesson).way.split(".")
    played = next(n for n, one in enumerate(lesson.steps) if "viking_funeral" in str(one.take))
    screen = new_screen(PHONE, touch=True)
    screen.go(f"/lessons/{lesson.id}?way={'.'.join(way[:played])}")
    screen.page.wait_for_selector("html[data-live]")
    hand, forecast = (screen.page.locator(one) for one in (".near .hand", ".side .forecast"))
    away = f"#{screen.page.locator('.column:not(:visible) .base').first.get_attribute('id')}"
    screen.page.evaluate(_SHOW, f"{away}, .near .hand")
    assert screen.page.locator(away).is_visible()
    screen.press(screen.page.locator(".to-log"))
    assert not hand.is_visible()
    screen.page.evaluate(_SHOW, ".side .piles")
    assert hand.is_visible()
    assert not forecast.is_visible()


@pytest.mark.parametrize(
    ("id", "card"),
    [
        ("smash_up/specials_and_ongoing", "viking_funeral"),
        ("marvel_villainous/fate_and_vanquish", "masque_twin_pistols"),
    ],
)
def test_a_card_is_pressed_through_what_lies_on_it(
    new_screen: NewScreen, id: str, card: str
) -> None:
    lesson = find(id)
    played = next(n for n, one in enumerate(lesson.steps) if card in str(one.take))
    screen = new_screen()
    screen.go(f"/lessons/{id}?way={'.'.join(prove(lesson).way.split('.')[: played + 1])}")
    screen.page.wait_for_selector("html[data-live]")
    tabs = screen.page.locator(".card > .tabs:has(.tab)").first
    at = "one => { const { right, top, height } = one.getBoundingClientRect(); return document.elementFromPoint(right - 2, top + height / 2); }"
    face = f"one => {{ const face = one.parentElement.querySelector('.face'); face.classList.add('gold'); return face.contains(({at})(one)); }}"
    assert tabs.evaluate(face)


def test_nothing_lies_on_what_a_phone_lights(new_screen: NewScreen) -> None:
    """The mark that there is more below would lie on an Ally that is to be pressed."""
    lesson = find("marvel_villainous/fate_and_vanquish")
    way = prove(lesson).way.split(".")
    place = next(n for n, one in enumerate(lesson.steps) if "masque_whiplash" in str(one.take))
    screen = new_screen(PHONE, touch=True)
    screen.go(f"/lessons/{lesson.id}?way={'.'.join(way[:place])}")
    screen.page.wait_for_function(f"() => {_LIT} > 0")
    mark = "getComputedStyle(document.querySelector('.felt.goes-on'), '::after').content"
    assert screen.page.evaluate(mark) == "none"


def test_a_conflict_that_could_be_stopped_stays_on_a_map_that_is_shown_whole(
    new_screen: NewScreen,
) -> None:
    """It is pressed on the map that is closer, or by its name."""
    lesson = find("master_of_the_galaxy/conflicts")
    way = prove(lesson).way.split(".")
    place = next(n for n, one in enumerate(lesson.steps) if one.rule == "MG-126") + 1
    screen = new_screen(PHONE, touch=True)
    screen.go(f"/lessons/{lesson.id}?way={'.'.join(way[:place])}")
    screen.page.wait_for_selector("html[data-live]")
    plate = screen.page.locator("button.plate")
    assert plate.is_visible()
    named = screen.reveal(plate)
    assert "stop the conflict" in named.inner_text()
    screen.page.get_by_text("Closer").tap()
    assert screen.reveal(plate) == plate


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
    screen.press(screen.page.locator("#lesson").get_by_role("button", name="Go on"))
    banner = screen.page.locator("#stage .banner")
    banner.wait_for()
    assert "patient bot" in banner.inner_text()
    screen.key("s")
    until_step(screen, ".".join(way[: place + 1]))

"""A table in a browser: it changes by itself, by mouse and by key, and never scrolls sideways."""

from __future__ import annotations

from random import Random

import pytest

from fiendish.games import names
from tests.browser import screen as screens
from tests.browser.conftest import NewScreen
from tests.browser.screen import PHONE, Screen

WIDTHS = (320, 390, 600, 768, 1024, 1280, 1920)


@pytest.mark.parametrize("game", names())
def test_a_table_changes_by_itself(screen: Screen, game: str) -> None:
    screen.start(game)
    screen.page.evaluate("window.same = true")
    screen.play(Random(game), 15)
    assert screen.page.evaluate("window.same")  # the page was never loaded anew


@pytest.mark.parametrize("game", names())
def test_options_have_keys(screen: Screen, game: str) -> None:
    now = screen.start(game)
    pressed = 0
    for turn in range(12):
        if now.over:
            break
        keyed = screen.page.locator(f"{screens.OPTIONS}[data-key]")
        if keyed.count():
            screen.page.keyboard.press(str(keyed.first.get_attribute("data-key")))
            now = screen.until_asked(now.seq)
            pressed += 1
        else:
            now = screen.take(7 * turn % now.options)
    assert pressed > 5


@pytest.mark.parametrize("game", names())
def test_nothing_scrolls_sideways_from_phone_to_desk(new_screen: NewScreen, game: str) -> None:
    screen = new_screen(PHONE, touch=True)
    screen.start(game, seats=4)
    screen.play(Random(game), 8)
    table = screen.page.url.removeprefix(screen.address)
    for path in (table, f"/rules/{game}", "/"):
        screen.go(path)
        for width in WIDTHS:
            screen.page.set_viewport_size({"width": width, "height": 800})
            assert screen.sideways() <= 0, (path, width)


def test_without_a_browser_tests_are_skipped_but_never_where_changes_are_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(screens, "PROGRAMS", ("no-such-browser",))
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no chromium"):
        screens.find_program()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no chromium"):
        screens.find_program()

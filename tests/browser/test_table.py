"""A table in a browser changes by itself and takes keys; where changes are checked there is one."""

from __future__ import annotations

from random import Random

import pytest

from fiendish.games import names
from tests.browser import screen as screens
from tests.browser.screen import Screen


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

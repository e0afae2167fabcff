"""The pages in a real browser: played by mouse, by keys and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fiendish.games import names
from tests.server.browser import Browser
from tests.server.site import Site

OPTIONS = "[...document.querySelectorAll('button[name=choice]')]"
SEQ = "document.querySelector('#move [name=seq]')?.value"
MINE = f"{OPTIONS}.length || document.body.innerText.includes('You win') || " + (
    "document.body.innerText.includes('The game is over')"
)


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with Browser(tmp_path) as opened:
        yield opened


def start(browser: Browser, site: Site, game: str, seats: int = 2) -> None:
    """From the front page to the table, as a visitor does it."""
    browser.go(site.address)
    form = f"document.querySelector('form.{game}')"
    browser.ask(f"{form}.elements.seats.value = '{seats}'; {form}.elements.bot.value = 'random'")
    browser.click(f"form.{game} button")
    browser.until(
        "location.pathname.startsWith('/tables/') && 'live' in document.documentElement.dataset"
    )
    browser.until(MINE)


def check_peace(browser: Browser, site: Site) -> None:
    """No complaint, and nothing was asked of anybody else."""
    assert browser.complaints == []
    foreign = [one for one in browser.requests if not one.startswith((site.address, "data:"))]
    assert foreign == []


def take(browser: Browser, turn: int) -> None:
    """Take some option and wait until it is our turn again."""
    before = browser.ask(SEQ)
    browser.ask(f"(all => all[{7 * turn} % all.length].click())({OPTIONS})")
    browser.until(f"({SEQ}) !== {before!r} && ({MINE})")


@pytest.mark.parametrize("game", names())
def test_a_table_changes_by_itself(browser: Browser, site: Site, game: str) -> None:
    start(browser, site, game)
    browser.ask("window.same = true")
    for turn in range(25):
        take(browser, turn)
        if not browser.ask(f"{OPTIONS}.length"):
            break
    assert browser.ask("window.same")  # the page was never loaded anew
    check_peace(browser, site)


@pytest.mark.parametrize("game", names())
def test_options_have_keys(browser: Browser, site: Site, game: str) -> None:
    start(browser, site, game)
    for turn in range(12):
        before = browser.ask(SEQ)
        key = browser.ask(f"{OPTIONS}.map(one => one.dataset.key).find(key => key)")
        if key:
            browser.press(key)
            browser.until(f"({SEQ}) !== {before!r} && ({MINE})")
        else:
            take(browser, turn)
        if not browser.ask(f"{OPTIONS}.length"):
            break
    check_peace(browser, site)


@pytest.mark.parametrize("game", names())
def test_nothing_scrolls_sideways_from_phone_to_desk(
    browser: Browser, site: Site, game: str
) -> None:
    browser.size(390, 844, touch=True)
    start(browser, site, game, seats=4)
    for turn in range(10):
        take(browser, turn)
    table = browser.ask("location.pathname")
    for address in (table, f"/rules/{game}", "/"):
        browser.go(site.address + address)
        for width in (320, 390, 600, 768, 1024, 1280, 1920):
            browser.size(width, 800)
            assert browser.ask("document.documentElement.scrollWidth") <= width, (address, width)
    check_peace(browser, site)

"""One browser for all tests of this folder that a worker runs; a visitor is made for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from fiendish.server.policy import PREFERENCES
from fiendish.web.preferences import Preferences
from tests.browser.screen import DESK, Screen, running_browser
from tests.server.http_site import SEEDED, Site, faultless

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NewScreen = Callable[..., Screen]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose games depend on nothing but what a test does: a page that fails fails again."""
    with faultless(tmp_path_factory.mktemp("site"), SEEDED) as site:
        yield site


# Not for the whole session: Playwright keeps a loop running, and other tests start their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser


@pytest.fixture
def new_screen(browser: Browser, site: Site) -> Iterator[NewScreen]:
    """Makes visitors. In the end none of them may have had anything to complain about."""
    made: list[Screen] = []

    def make(
        size: tuple[int, int] = DESK,
        touch: bool = False,
        motion: bool = False,  # half of the time goes into it
        speed: str = "off",  # and more into watching what others do
        summary: str = "off",  # what lies over a place takes presses that are meant for it
        at: Site = site,
        slips: bool = False,  # whether it is asked before slips: by chance nearly all is one
        **more: Any,
    ) -> Screen:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            **more,
        )
        liked = Preferences(speed="normal" if motion else speed, summary=summary).cookie
        context.add_cookies([{"name": PREFERENCES, "value": liked, "url": at.address}])
        if not slips:
            context.add_init_script("try { localStorage['fiendish-slips'] = 'off' } catch {}")
        made.append(Screen(context.new_page(), at.address, touch))
        return made[-1]

    yield make
    for screen in made:
        screen.page.context.close()
    assert [screen.wrong for screen in made if screen.wrong] == []


@pytest.fixture
def screen(new_screen: NewScreen) -> Screen:
    """A visitor at a desk who wants no motion."""
    return new_screen()

"""Every page there is: nothing to scroll sideways, at any width, in light and dark."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Literal

import pytest

from fiendish.games import find, names
from tests.browser.conftest import NewScreen
from tests.browser.look import finished, pages
from tests.browser.screen import PHONE
from tests.server.site import Site

THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
WIDTHS = (320, 390, 600, 768, 1024, 1280, 1920)


@pytest.mark.parametrize("game", names())
def test_nothing_scrolls_sideways(new_screen: NewScreen, site: Site, game: str) -> None:
    """With as many players as there can be, in the midst of a game, and after the end of another one."""
    guest = site.guest("A name of thirty characters ok")
    bots = {str(seat): "random" for seat in range(1, max(find(game).seats))}
    crowded = guest.new_table(game, seats=len(bots) + 1, bots=bots)["table"]
    guest.play(crowded, Random(game), 30)
    over = finished(guest, game)
    waiting = guest.new_table(game)["table"]
    screen = new_screen(PHONE)
    screen.be(guest)
    paths = [*pages(over, game), f"/tables/{crowded}", f"/tables/{waiting}", "/nowhere"]
    seen = 0
    for path in paths:
        if not screen.is_page(path):
            continue
        seen += 1
        for width, theme in product(WIDTHS, THEMES):
            screen.page.set_viewport_size({"width": width, "height": 800})
            screen.page.emulate_media(color_scheme=theme)
            assert screen.sideways() <= 0, (path, width, theme)
    assert seen > 5
    screen.forgiven = ("error: Failed to load resource: the server responded with a status of 4",)

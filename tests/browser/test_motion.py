"""Cards on the move never keep a player from playing on."""

from __future__ import annotations

from random import Random

import pytest

from fiendish.games import names
from tests.browser.conftest import NewScreen

_SEEN = """() => [...document.querySelectorAll("button[name=choice]")]
  .map(one => { const b = one.getBoundingClientRect();
    const x = b.x + b.width / 2, y = b.y + b.height / 2;
    return [x, y, b.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight]; })
  .filter(([x, y, seen]) => seen).map(([x, y]) => [x, y])"""
_MOVING = "document.getAnimations().filter(one => one.playState === 'running').length"


@pytest.mark.parametrize("game", names())
def test_a_click_counts_while_cards_move(new_screen: NewScreen, game: str) -> None:
    screen, chance = new_screen(motion=True), Random(game)
    now = screen.start(game)
    # All that moves takes twenty times as long: a click comes while it does.
    slow = screen.page.context.new_cdp_session(screen.page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.05})
    while_moving = 0
    for _ in range(25):
        seen = screen.page.evaluate(_SEEN)
        if now.over or while_moving >= 3:
            break
        if not seen or not screen.page.evaluate(_MOVING):
            now = screen.take(chance.randrange(now.options))
            continue
        screen.page.mouse.click(*chance.choice(seen))
        now = screen.until_asked(now.seq)
        while_moving += 1
    assert while_moving >= 3

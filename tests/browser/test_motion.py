"""Cards on the move never keep a player from playing on."""

from __future__ import annotations

from random import Random

import pytest

from fiendish.games import names
from tests.browser.conftest import NewScreen

# Options that a click in their middle would reach now: index and place.
_WITHIN_REACH = """() => [...document.querySelectorAll("button[name=choice]")].map(one => {
  const b = one.getBoundingClientRect(), x = b.x + b.width / 2, y = b.y + b.height / 2;
  return one.contains(document.elementFromPoint(x, y)) ? [one.value, x, y] : null;
}).filter(one => one)"""
_MOVING = "document.getAnimations().filter(one => one.playState === 'running').length"
_LET_ARRIVE = """async () => {
  const all = document.getAnimations();
  all.forEach(one => one.finish());
  await Promise.all(all.map(one => one.finished));
  await new Promise(requestAnimationFrame);
}"""


@pytest.mark.parametrize("game", names())
def test_a_click_counts_while_cards_move(new_screen: NewScreen, game: str) -> None:
    screen, chance = new_screen(motion=True), Random(game)
    now = screen.start(game)
    # All that moves takes twenty times as long: a click comes while it does.
    slow = screen.page.context.new_cdp_session(screen.page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.05})
    clicked = compared = 0
    for _ in range(30):
        if now.over or (clicked >= 2 and compared >= 2):
            break
        within_reach = screen.page.evaluate(_WITHIN_REACH)
        if not within_reach or not screen.page.evaluate(_MOVING):
            now = screen.take(chance.randrange(now.options))
        elif clicked < 2:
            _, x, y = chance.choice(within_reach)
            screen.page.mouse.click(x, y)
            now = screen.until_asked(now.seq)
            clicked += 1
        else:
            screen.page.evaluate(_LET_ARRIVE)
            at_rest = screen.page.evaluate(_WITHIN_REACH)
            assert {one[0] for one in at_rest} <= {one[0] for one in within_reach}
            compared += 1
            now = screen.take(chance.randrange(now.options))
    assert clicked >= 2
    assert compared >= 2

"""What else is done at a table: taking back, talking, looking on."""

from __future__ import annotations

from random import Random

import pytest

from fiendish.games import names
from tests.browser.conftest import NewScreen
from tests.browser.screen import OPTIONS, Screen
from tests.browser.test_two_people import Game, meet
from tests.server.site import Site

TAKE_BACK = "button[form=undo][value=take-back]"
ASK = "button[form=undo][value=ask]"


def question(screen: Screen) -> list[str]:
    """The sentence on top and the words of all options."""
    options = screen.page.locator(OPTIONS)
    words = [one.get_attribute("aria-label") or one.inner_text() for one in options.all()]
    return [screen.page.locator(".sentence strong").inner_text(), *words]


def until(game: Game, selector: str) -> tuple[int, list[str]]:
    """Play until a mover has that button; who it is, and what it was asked before its move."""
    for _ in range(60):
        seat = game.asked()
        assert seat is not None
        before = question(game.people[seat])
        game.move(seat)
        game.asked()
        if game.people[seat].page.locator(selector).count():
            return seat, before
    raise AssertionError(f"never there: {selector}")


@pytest.mark.parametrize("game", names())
def test_a_move_is_taken_back_by_key(new_screen: NewScreen, site: Site, game: str) -> None:
    both = meet(new_screen, site, game)
    seat, before = until(both, TAKE_BACK)
    mover = both.people[seat]
    now = mover.state().seq
    mover.key("u")
    mover.until_asked(now)
    assert question(mover) == before


def test_what_cannot_be_taken_back_says_why_and_the_others_may_agree(
    new_screen: NewScreen, site: Site
) -> None:
    both = meet(new_screen, site, "supervillain")
    seat, before = until(both, ASK)
    mover, other = both.people[seat], both.people[1 - seat]
    slot = mover.page.locator(ASK)
    assert "No undo by rule: " in slot.inner_text()
    assert "Cannot be taken back: " in str(slot.get_attribute("title"))
    now = mover.state().seq
    slot.click()
    other.page.get_by_text("asks to take back a decision").wait_for()
    assert mover.state().seq == now
    other.page.get_by_role("button", name="Agree").click()
    mover.until_asked(now)
    assert question(mover) == before


def test_people_talk_and_their_words_play_nothing(new_screen: NewScreen, site: Site) -> None:
    both = meet(new_screen, site, "smash_up")
    ann, bob = both.people
    both.asked()
    before = ann.state().seq
    ann.page.locator("#chat summary").click()
    ann.page.locator("#words").click()
    ann.page.keyboard.type("1 2 E 0 u")  # keys of options, if this were not a line of words
    ann.key("Enter")
    bob.page.locator("#chat .last", has_text="1 2 E 0 u").wait_for()
    ann.page.locator("#said li", has_text="1 2 E 0 u").wait_for()
    assert ann.page.locator("#words").input_value() == ""
    assert ann.state().seq == bob.state().seq == before
    ann.page.keyboard.type("half a")  # is not lost when the table changes
    seat = both.asked()
    assert seat is not None
    both.move(seat)
    both.asked()
    assert ann.page.locator("#words").input_value() == "half a"


def test_a_spectator_sees_the_moves_and_no_hand(new_screen: NewScreen, site: Site) -> None:
    player, watcher = new_screen(), new_screen()
    made = player.new_table("supervillain", bots={"1": "random"})
    player.sit_down(made)
    watcher.go(f"/tables/{made['table']}?watch={made['watch']}")
    watcher.page.wait_for_selector("html[data-live]")
    for _ in range(3):
        now = player.play(Random(1), 1)
        watcher.page.wait_for_selector(f'#frame[data-seq="{now.seq}"]')
        assert watcher.options.count() == 0
        assert watcher.page.locator(".near").is_hidden()

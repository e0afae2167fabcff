"""What else is done at a table: taking back, talking, looking on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from fiendish.games import names
from tests.browser.conftest import NewScreen
from tests.browser.screen import OPTIONS, Screen
from tests.browser.test_two_people import Game, meet
from tests.server.http_site import Site

if TYPE_CHECKING:
    from playwright.sync_api import Route

TAKE_BACK = "button[form=undo][value=take-back]"
ASK = "button[form=undo][value=ask]"

# A card that opens to show what can be done with it: a fold with the focus on it, or a chosen one; and
# that card in full.
MENU = ":is(details, input)[data-keep=asked]"
OPENED = f"{MENU}:is([open], :checked)"
OPEN = """one => {
  one.open = one.checked = true;
  one.querySelector('summary')?.focus();
  one.closest('.thing').classList.add('zoomed');
}"""
IS_OPEN = """one => (one.checked || one.open && one.firstChild === document.activeElement)
  && one.closest('.thing').matches('.zoomed')"""
OPENING = [name for name in names() if name != "master_of_the_galaxy"]  # there in a conflict alone


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


def until_menu(game: Game) -> tuple[Screen, Screen]:
    """Play until somebody has a card that opens; who it is, and who is not."""
    for _ in range(60):
        seat = game.asked()
        assert seat is not None
        if game.people[seat].page.locator(MENU).count():
            return game.people[seat], game.people[1 - seat]
        game.move(seat)
    raise AssertionError("no card opens")


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


def test_who_asked_for_an_undo_reads_who_refused(new_screen: NewScreen, site: Site) -> None:
    both = meet(new_screen, site, "supervillain")
    seat, _ = until(both, ASK)
    mover, other = both.people[seat], both.people[1 - seat]
    mover.page.locator(ASK).click()
    other.page.get_by_role("button", name="Refuse").click()
    mover.page.get_by_text("refuses to let you take that back").wait_for()
    mover.page.locator(ASK).wait_for()


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


def test_what_cannot_be_said_is_not_lost(new_screen: NewScreen, site: Site) -> None:
    ann, _ = meet(new_screen, site, "smash_up").people
    ann.page.locator("#chat summary").click()
    ann.page.locator("#words").click()
    ann.page.context.set_offline(True)
    ann.page.keyboard.type("Are you there?")
    ann.key("Enter")
    ann.page.get_by_text("Not sent").wait_for()
    assert ann.page.locator("#words").input_value() == "Are you there?"
    ann.page.context.set_offline(False)
    ann.key("Enter")
    ann.page.locator("#said li", has_text="Are you there?").wait_for()
    assert ann.page.locator("#words").input_value() == ""


def test_the_next_words_can_be_typed_at_once(new_screen: NewScreen, site: Site) -> None:
    ann, _ = meet(new_screen, site, "smash_up").people
    held: list[Route] = []
    ann.page.route("**/chat", lambda route: held.append(route))
    ann.page.locator("#chat summary").click()
    ann.page.locator("#words").click()
    ann.page.keyboard.type("First")
    ann.key("Enter")
    for _ in range(1000):
        if held:
            break
        ann.page.wait_for_timeout(10)
    ann.page.keyboard.type("Second")  # while the first is under way
    held[0].continue_()
    ann.page.locator("#said li", has_text="First").wait_for()
    assert ann.page.locator("#words").input_value() == "Second"


def test_an_open_pile_stays_open(new_screen: NewScreen, site: Site) -> None:
    both = meet(new_screen, site, "smash_up")
    ann = both.people[0]
    while both.asked() == 0:  # a press of her own would close it
        both.move(0)
    pile = ann.page.locator(".piles details").first
    before = pile.locator("summary").inner_text()
    pile.locator("summary").click()
    opened = ann.page.get_by_role("dialog", name=before)
    opened.wait_for()
    both.move(1)
    both.asked()
    assert opened.is_visible()


@pytest.mark.parametrize("game", OPENING)
def test_what_is_open_stays_open_while_others_speak(
    new_screen: NewScreen, site: Site, game: str
) -> None:
    both = meet(new_screen, site, game)
    one, other = until_menu(both)
    menu = one.page.locator(MENU).first
    menu.evaluate(OPEN)
    other.post(f"/api{other.path}/chat", {"text": "Take your time"})
    one.page.locator("#chat .last", has_text="Take your time").wait_for()
    assert menu.evaluate(IS_OPEN)
    both.move(both.people.index(one))
    assert one.page.locator(OPENED).count() == one.page.locator(".zoomed").count() == 0


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
        assert watcher.page.locator(".was-moved").count() == 0  # since the watcher's last decision


_DOTS = """() => [...document.querySelectorAll(".was-moved")].filter(one => one.checkVisibility()).map(one => {
  const box = one.getBoundingClientRect();
  const style = getComputedStyle(one);
  const dot = getComputedStyle(one, "::after");
  const left = box.left + parseFloat(style.borderLeftWidth) + parseFloat(dot.left);
  const top = box.top + parseFloat(style.borderTopWidth) + parseFloat(dot.top);
  const covers = [...one.querySelectorAll(".power, .strength")].some(figure => {
    const its = figure.getBoundingClientRect();
    return left + 10 > its.left + 1 && left < its.right - 1 && top + 10 > its.top + 1 && top < its.bottom - 1;
  });
  return {name: one.className, lost: style.position === "static", covers};
})"""


@pytest.mark.parametrize("game", names())
def test_what_has_changed_wears_its_dot_beside_its_figures(screen: Screen, game: str) -> None:
    now, chance, seen = screen.start(game), Random(game), 0
    for _ in range(25):
        if now.over:
            break
        now = screen.take(chance.randrange(now.options))
        dots = screen.page.evaluate(_DOTS)
        assert [dot for dot in dots if dot["lost"] or dot["covers"]] == []
        seen += len(dots)
    assert seen


def test_a_click_beside_a_menu_closes_it(new_screen: NewScreen, site: Site) -> None:
    one, _ = until_menu(meet(new_screen, site, "star_wars_villainous"))
    menu = one.page.locator("details.menu").first
    menu.locator("summary").click()
    assert menu.get_attribute("open") is not None
    one.page.locator(".sentence strong").click()
    assert menu.get_attribute("open") is None

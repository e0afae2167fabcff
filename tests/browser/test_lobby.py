"""From the front page to a table and on to the next one, by what stands on the pages."""

from __future__ import annotations

from random import Random

from tests.browser.conftest import NewScreen
from tests.browser.screen import Screen
from tests.server.http_site import Site


def open_form(screen: Screen, game: str, name: str) -> None:
    """The form of a new table, reached from the front page."""
    screen.go("/")
    screen.page.locator(f"form.{game}").get_by_role("link", name="New table").click()
    screen.page.get_by_label("Your name").fill(name)


def test_a_friend_comes_by_link(new_screen: NewScreen) -> None:
    ann, bob = new_screen(), new_screen()
    open_form(ann, "supervillain", "Ann")
    ann.page.locator("#seat-1").select_option("link")
    ann.page.get_by_role("radio", name="blitz").check()
    ann.page.get_by_role("button", name="Open the table").click()
    link = ann.page.locator("#link-1").input_value()
    assert link.startswith(ann.address)
    bob.go(link.removeprefix(bob.address))
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    for one, other in ((ann, "Bob"), (bob, "Ann")):  # the one who waits gets there by itself
        one.page.wait_for_selector("html[data-live]")
        assert other in one.page.locator("#frame").inner_text()
    view = ann.page.request.get(f"{ann.address}/api{ann.path}/view").json()
    assert view["settings"]["mode"] == "blitz"
    late = new_screen()
    late.go(link.removeprefix(late.address))  # a seat can be taken once
    assert late.page.get_by_role("button", name="Sit down").count() == 0
    late.forgiven = ("error: Failed to load resource: the server responded with a status of 4",)


def test_every_setting_is_seen_and_kept(screen: Screen) -> None:
    wanted = {"theme": "light", "speed": "off", "notices": "off"}
    screen.go("/settings")
    for name, value in wanted.items():
        screen.page.locator(f"#{name}-{value}").check()
    screen.page.get_by_role("button", name="Save").click()
    screen.page.get_by_text("Saved.").wait_for()
    for name, value in wanted.items():
        assert screen.page.locator(f"[name={name}]:checked").get_attribute("value") == value


def test_two_at_one_screen_never_see_both_hands(screen: Screen) -> None:
    open_form(screen, "smash_up", "Ines")
    screen.page.locator("#seat-1").select_option("here")
    screen.page.locator("#name-1").fill("Hana")
    screen.page.get_by_role("button", name="Open the table").click()
    chance = Random(1)
    faced: set[str] = set()
    for _ in range(40):
        screen.page.wait_for_selector("#frame.hand-over, button[name=choice]")
        if screen.options.count():
            now = screen.state().seq
            screen.press(
                screen.reveal(screen.options.nth(chance.randrange(screen.options.count())))
            )
            screen.page.wait_for_selector(f'#frame:not([data-seq="{now}"])')
            continue
        if faced == {"Ines", "Hana"}:
            return
        assert screen.page.locator(".inhand, .hand").count() == 0  # between them no hand is shown
        next_one = screen.page.locator("button.finish", has_text="I am ")
        faced.add(next_one.inner_text().split()[2])
        next_one.click()
        screen.page.wait_for_selector("#frame:not(.hand-over)")
    raise AssertionError(f"only {faced} had a turn")


def test_a_rematch_is_one_press(new_screen: NewScreen, site: Site) -> None:
    guest = site.guest("Ines")
    table = guest.new_table("supervillain", settings={"mode": "blitz"}, bots={"1": "normal"})[
        "table"
    ]
    guest.play(table, Random(1))
    screen = new_screen()
    screen.be(guest)
    screen.go(f"/tables/{table}")
    screen.page.get_by_role("button", name="Rematch").click()
    screen.page.wait_for_url(lambda url: "/tables/" in url and table not in url)
    assert not screen.until_live().over
    seats = screen.page.request.get(f"{screen.address}/api{screen.path}/view").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person"]  # everybody one seat further

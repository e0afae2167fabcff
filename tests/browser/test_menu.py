"""The menu of a table: links that are handed out, another device, giving up."""

from __future__ import annotations

import re

from tests.browser.conftest import NewScreen
from tests.browser.screen import Screen
from tests.server.http_site import Site, pair


def in_menu(screen: Screen, words: str) -> None:
    screen.page.locator("#menu > summary").click()
    screen.page.locator("#menu").get_by_text(words).click()


def seated(new_screen: NewScreen, site: Site) -> tuple[str, Screen, Screen]:
    table, guests, _ = pair(site)
    screens = [new_screen(), new_screen()]
    for screen, one in zip(screens, guests, strict=True):
        screen.be(one)
        screen.go(f"/tables/{table}")
    return table, screens[0], screens[1]


def test_another_device_goes_on_by_a_link(new_screen: NewScreen, site: Site) -> None:
    table, ann, _ = seated(new_screen, site)
    in_menu(ann, "Play on another device")
    link = ann.page.locator("#link").input_value()
    assert ann.page.locator("svg.code path").count()
    phone = new_screen()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Play as Ann").click()
    phone.page.locator("#frame").wait_for()
    assert phone.path == f"/tables/{table}"
    assert phone.page.locator("#people").get_by_text("You").count() == 1


def test_links_are_copied_by_a_button(new_screen: NewScreen, site: Site) -> None:
    _, ann, _ = seated(new_screen, site)
    in_menu(ann, "Share")
    button = ann.page.locator("[data-copy=watch]")
    button.click()
    ann.page.get_by_role("button", name="Copied").wait_for()
    sue = new_screen()
    sue.page.goto(ann.page.locator("#watch").input_value())
    sue.page.get_by_text("You are watching", exact=True).wait_for()


def test_giving_up_is_asked_once_more_and_ends_the_game(new_screen: NewScreen, site: Site) -> None:
    _, ann, bob = seated(new_screen, site)
    in_menu(ann, "Concede …")
    ann.page.get_by_text("The game ends, and Bob has won.").first.wait_for()
    ann.page.locator("#menu").get_by_role("button", name="Concede the game").click()
    for screen in (ann, bob):
        screen.page.locator(".ending .reason").get_by_text(re.compile("conceded", re.I)).wait_for()


def test_the_menu_folds_when_something_else_is_pressed(new_screen: NewScreen, site: Site) -> None:
    _, ann, _ = seated(new_screen, site)
    menu = ann.page.locator("#menu")
    menu.locator("> summary").click()
    ann.page.locator("#status").click()
    assert menu.get_attribute("open") is None
    menu.locator("> summary").click()
    ann.key("Escape")
    assert menu.get_attribute("open") is None


def test_a_word_by_a_button_shows_at_the_chip_for_a_while(
    new_screen: NewScreen, site: Site
) -> None:
    _, ann, bob = seated(new_screen, site)
    ann.page.locator("#chat > summary").click()
    ann.page.locator("#emotes").get_by_role("button", name="Ouch!").click()
    bubble = bob.page.locator(".bubble")
    bubble.wait_for()
    assert bubble.inner_text() == "Ouch!"
    assert (bob.page.locator("#said .emote").text_content() or "").split() == ["Ann", "Ouch!"]
    bob.page.clock.run_for(5000)
    bubble.wait_for(state="detached")


def test_who_is_muted_is_neither_read_nor_shown(new_screen: NewScreen, site: Site) -> None:
    _, ann, bob = seated(new_screen, site)
    for panel in ("people", "chat"):
        bob.page.locator(f"#{panel} > summary").click()
    bob.page.get_by_role("button", name="Mute").click()
    bob.page.get_by_role("button", name="Unmute").wait_for()
    ann.page.locator("#chat > summary").click()
    ann.page.locator("#emotes").get_by_role("button", name="Ouch!").click()
    bob.page.locator("#said .emote").wait_for(state="attached")
    assert not bob.page.locator("#said .emote").is_visible()
    assert not bob.page.locator(".bubble").count()
    bob.page.reload()
    bob.page.locator("#people").evaluate("one => { one.open = true }")
    bob.page.get_by_role("button", name="Unmute").click()
    bob.page.locator("#chat").evaluate("one => { one.open = true }")
    bob.page.locator("#said .emote").wait_for()

"""What stands around the game, in a browser: typing goes on while the table changes, keys, refusals."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import NewScreen
from tests.browser.screen import OPTIONS, Screen
from tests.server.http_site import Guest, Site, pair

SEEN = (
    "[...document.querySelectorAll('button[name=choice], summary.gold')]"
    ".filter(one => one.checkVisibility())"
)


def sit(new_screen: NewScreen, site: Site, guest: Guest, table: str) -> Screen:
    """The guest's page of a table."""
    screen = new_screen()
    cookies: list[Any] = [
        {"name": name, "value": value, "url": site.address}
        for name, value in guest.http.cookies.items()
    ]
    screen.page.context.add_cookies(cookies)
    screen.go(f"/tables/{table}")
    screen.page.wait_for_selector("html[data-live]")
    return screen


def test_typing_goes_on_while_others_speak(new_screen: NewScreen, site: Site) -> None:
    table, [ann, bob], _ = pair(site)
    one, other = (sit(new_screen, site, guest, table) for guest in (ann, bob))
    one.page.keyboard.press("c")
    one.page.keyboard.type("Well met")
    one.page.keyboard.press("ArrowLeft")
    bob.ok("POST", f"/api/tables/{table}/chat", {"text": "Hello Ann"})
    one.page.get_by_text("Hello Ann").nth(1).wait_for()
    one.page.keyboard.type("!")
    assert one.page.input_value("#words") == "Well me!t"
    one.page.keyboard.press("Enter")
    other.page.locator(".chat.unread .last", has_text="Well me!t").wait_for()
    other.page.click("#chat summary")
    other.page.wait_for_selector(".chat:not(.unread)")
    one.page.wait_for_function("document.getElementById('words').value === ''")


def test_the_filter_of_the_log_stays(new_screen: NewScreen, site: Site) -> None:
    table, [ann, bob], _ = pair(site)
    one = sit(new_screen, site, ann, table)
    one.page.click("label[for=log-me]")
    bob.ok("POST", f"/api/tables/{table}/chat", {"text": "Hello"})
    one.page.wait_for_selector("#chat[data-lines='1']")
    assert one.page.is_checked("#log-me")


def test_what_is_refused_is_said(new_screen: NewScreen, site: Site) -> None:
    table, [ann, bob], _ = pair(site, settings={"first": 0})
    one = sit(new_screen, site, ann, table)
    one.until_asked()
    # In one breath: a frame that comes in between would set the number right again.
    late = "one => {document.querySelector('#move [name=seq]').value = 99; one.click()}"
    one.page.locator(OPTIONS).first.evaluate(late)
    told = one.page.wait_for_selector("#told .refusal")
    assert told is not None
    assert "too late" in told.inner_text()
    bob.ok("POST", f"/api/tables/{table}/chat", {"text": "Hello"})
    one.page.wait_for_selector("#chat[data-lines='1']")
    assert one.page.locator("#told .refusal").count() == 1  # a newer frame does not take it away
    one.page.click("#told .close")
    assert one.page.locator("#told .refusal").count() == 0
    one.forgiven = ("error: Failed to load resource: the server responded with a status of 409",)


def test_keys(screen: Screen) -> None:
    now = screen.start("smash_up")
    keyboard = screen.page.keyboard
    keyboard.press("?")
    screen.page.wait_for_selector("#keys", state="visible")
    keyboard.press("Escape")
    screen.page.wait_for_selector("#keys", state="hidden")
    keyboard.press("l")
    assert screen.page.evaluate("document.activeElement.id") == "log-lines"
    keyboard.press("Escape")
    walked = []
    for _ in range(screen.page.evaluate(f"{SEEN}.length")):
        keyboard.press("ArrowDown")
        walked.append(screen.page.evaluate(f"{SEEN}.indexOf(document.activeElement)"))
    assert len({*walked}) == len(walked) > 1
    assert min(walked) == 0
    keyboard.press("ArrowUp")
    assert screen.page.evaluate(f"{SEEN}.indexOf(document.activeElement)") == walked[-2]
    keyboard.press("Space")
    assert screen.state().seq == now.seq  # it reads, it does not take
    keyboard.press("e")
    screen.until_asked(now.seq)
    assert screen.page.title().startswith("● ")

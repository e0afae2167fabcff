"""What people write is shown as they wrote it, and does nothing."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewScreen
from tests.browser.screen import Screen

NAMES = [
    "<img src=x onerror=alert(1)>",
    "'\"><script>alert(2)</script>",
    "{{7*7}}<svg/onload=alert(3)>",
]
SAID = [
    "<script>alert(4)</script>",
    "<iframe srcdoc='<script>alert(5)</script>'></iframe>",
    "javascript:alert(6) <a href=javascript:alert(7)>x</a> &lt;b&gt;",
]
# Elements that only a text taken for HTML could have made.
_MADE = "document.querySelectorAll('img[src=x], iframe, script:not([src]), svg[onload], a[href^=java]').length"


def check_inert(screen: Screen, *words: str) -> None:
    """The words can be read, and nothing has come of them. (Dialogs are complaints anyway.)"""
    assert screen.page.evaluate(_MADE) == 0
    shown = screen.page.locator("body").text_content() or ""
    for one in words:
        assert one in shown


@pytest.mark.parametrize("name", NAMES)
def test_names_are_only_names(new_screen: NewScreen, name: str) -> None:
    screen, other = new_screen(), new_screen()
    made = screen.new_table("supervillain", name=name)
    table = made["table"]
    screen.go(f"/tables/{table}")  # waiting for the other one
    check_inert(screen, name)
    other.post("/api/guest", {"name": NAMES[0]})
    other.post(f"/api/tables/{table}/seats/1/claim", {"invite": made["invites"]["1"]})
    for line in SAID:
        other.post(f"/api/tables/{table}/chat", {"text": line})
    for one, rival in ((screen, NAMES[0]), (other, name)):
        one.go(f"/tables/{table}")
        one.page.wait_for_selector("html[data-live]")
        check_inert(one, rival, *SAID)
        one.go("/")
        check_inert(one, rival)

"""What visitors choose is kept in a cookie and put on every page they see."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from fiendish.server import routes
from fiendish.web.preferences import Preferences, dress
from tests.server.http_site import Guest, Site

ALL = {
    "theme": "dark",
    "speed": "slow",
    "notices": "on",
    "sound": "loud",
    "summary": "off",
    "coach": "on",
    "text": "large",
}
BARE = '<html lang="en">'


def visitor(site: Site) -> httpx.Client:
    return httpx.Client(base_url=site.address, timeout=120)


def root(page: httpx.Response) -> str:
    found = re.search(r"<html[^>]*>", page.text)
    assert found is not None
    return found[0]


def test_pages_follow_the_device_until_something_is_chosen(site: Site) -> None:
    page = visitor(site).get("/settings")
    assert root(page) == dress(BARE, Preferences())
    assert "data-theme" not in root(page)


def test_what_was_chosen_is_on_every_page(site: Site) -> None:
    one = visitor(site)
    table = one.post("/play", data={"game": "smash_up", "name": "Ann"}).headers["location"]
    saved = one.post("/settings", data={**ALL, "name": "Ann"})
    assert (saved.status_code, saved.headers["location"]) == (303, "/settings?saved")
    for path in ("/", "/settings", "/rules/smash_up", table, "/nowhere"):
        page = one.get(path, headers={"accept": "text/html"})
        assert root(page) == dress(BARE, Preferences(**ALL))
        assert all(f'data-{name}="{value}"' in root(page) for name, value in ALL.items())
    form = one.get("/settings").text
    for name, value in ALL.items():
        assert f'name="{name}" id="{name}-{value}" value="{value}" checked' in form


def test_every_page_is_handed_out_in_one_place() -> None:
    """A route that makes its own HTMLResponse would forget what the visitor has chosen."""
    folder = Path(routes.__path__[0])
    allowed = {"common.py": 1, "html/table.py": 1}  # the latter's frame is no page
    used = {
        path.relative_to(folder).as_posix(): count
        for path in folder.rglob("*.py")
        if (count := path.read_text("utf-8").count("HTMLResponse("))
    }
    assert used == allowed


def test_the_switch_leads_back_to_the_page_it_was_on(site: Site) -> None:
    one = visitor(site)
    here = f"{site.address}/rules/smash_up?q=duel"
    answer = one.post("/settings/theme", data={"theme": "light"}, headers={"referer": here})
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules/smash_up?q=duel")
    assert 'data-theme="light"' in root(one.get("/settings"))


@pytest.mark.parametrize(
    "referer", ["https://evil.example/x", "", "//evil.example", "http://[", "{site}//evil.example/"]
)
def test_the_switch_leads_nowhere_else(site: Site, referer: str) -> None:
    headers = {"referer": referer.replace("{site}", site.address)}
    answer = visitor(site).post("/settings/theme", data={"theme": "light"}, headers=headers)
    assert answer.headers["location"] in ("/", "/evil.example/")


@pytest.mark.parametrize(
    "cookie",
    ["", "x", "pink", "system.warp", "pink.warp.maybe", "..", '"><script>.normal.off', "." * 90],
)
def test_a_strange_cookie_is_as_good_as_none(site: Site, cookie: str) -> None:
    headers = {"cookie": f"fiendish_look={cookie}"}
    page = httpx.get(f"{site.address}/settings", headers=headers)
    assert root(page) == dress(BARE, Preferences())
    assert "data-theme" not in root(page)


def test_a_cookie_from_before_there_were_more_settings_still_counts(site: Site) -> None:
    page = httpx.get(f"{site.address}/settings", headers={"cookie": "fiendish_look=dark.slow.on"})
    assert root(page) == dress(BARE, Preferences("dark", "slow", "on"))


def test_name_and_webhook_are_kept(site: Site) -> None:
    ann = site.guest("Ann")
    form = {**ALL, "name": "Annabel", "webhook": "https://hook.example/x"}
    assert ann.http.post("/settings", data=form).status_code == 303
    assert ann.ok("GET", "/api/guest")["name"] == "Annabel"
    page = ann.http.get("/settings").text
    assert 'value="Annabel"' in page
    assert 'value="https://hook.example/x"' in page
    ann.http.post("/settings", data={**ALL, "name": "Annabel"})
    assert "hook.example" not in ann.http.get("/settings").text
    assert "hook.example" not in Guest(site.address).http.get("/settings").text


def test_a_name_makes_a_guest(site: Site) -> None:
    one = visitor(site)
    one.post("/settings", data={**ALL, "name": "Zoe"})
    assert one.get("/api/guest").json()["name"] == "Zoe"


@pytest.mark.parametrize(
    ("wrong", "status", "reason"),
    [
        ({"theme": "pink"}, 400, "pink"),
        ({"speed": "warp"}, 400, "warp"),
        ({"notices": "maybe"}, 400, "maybe"),
        ({"coach": "loud"}, 400, "loud"),
        ({"name": ""}, 422, "name"),
        ({"name": "x" * 31}, 422, "name"),
        ({"name": "Eve", "webhook": "ftp://x.example"}, 422, "called"),
        ({"name": "Eve", "webhook": "https://"}, 422, "called"),
        ({"name": "Eve", "webhook": "javascript:alert(1)"}, 422, "called"),
        ({"name": "Eve", "webhook": "https://x.example:99999"}, 422, "called"),
        ({"name": "Eve", "webhook": "https://x.example/" + "x" * 500}, 422, "called"),
        ({"cheat": "yes"}, 400, "cheat"),
    ],
)
def test_a_wrong_setting_changes_nothing(
    site: Site, wrong: dict[str, str], status: int, reason: str
) -> None:
    ann = site.guest("Ann")
    answer = ann.http.post("/settings", data={**ALL, "name": "Ann", **wrong})
    assert answer.status_code == status
    assert reason in answer.text
    assert ann.ok("GET", "/api/guest")["name"] == "Ann"
    assert "data-theme" not in root(ann.http.get("/settings"))


def test_a_webhook_needs_somebody_who_is_told(site: Site) -> None:
    answer = visitor(site).post("/settings", data={**ALL, "webhook": "https://hook.example"})
    assert answer.status_code == 422
    assert "name" in answer.text

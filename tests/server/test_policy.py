"""Who is let in: hosts, origins, sizes, rates, cookies, headers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from fiendish.server.app import make_app
from fiendish.server.policy import Policy, Rates
from fiendish.server.service import Service
from tests.server.http_site import Guest, Site, pair
from tests.server.service_harness import with_service

LOCAL = Policy()
OPEN = Policy(host="0.0.0.0")
PROXIED = Policy(address="https://games.example")


@pytest.mark.parametrize(
    ("policy", "host", "trusted"),
    [
        (LOCAL, "127.0.0.1:8315", True),
        (LOCAL, "localhost:8315", True),
        (LOCAL, "LOCALHOST", True),
        (LOCAL, "[::1]:8315", True),
        (LOCAL, "evil.example", False),
        (LOCAL, "localhost.evil.example", False),
        (LOCAL, "192.168.1.7:8315", False),
        (LOCAL, "localhost@evil.example", False),
        (LOCAL, "localhost/x", False),
        (LOCAL, "localhost:port", False),
        (LOCAL, "", False),
        (OPEN, "192.168.1.7:8315", True),
        (OPEN, "evil.example", False),
        (PROXIED, "games.example", True),
        (PROXIED, "other.example", False),
    ],
)
def test_hosts(policy: Policy, host: str, trusted: bool) -> None:
    assert policy.trusts_host(host) is trusted


@pytest.mark.parametrize(
    ("origin", "site", "trusted"),
    [
        (None, None, True),
        ("http://localhost:1", None, True),
        ("http://localhost:1", "same-origin", True),
        ("http://[", None, False),
        (None, "none", True),
        ("http://localhost:2", None, False),
        ("http://evil.example", None, False),
        ("null", None, False),
        ("", None, False),
        ("http://localhost:1", "cross-site", False),
        (None, "same-site", False),
        ("file://localhost:1", None, False),
    ],
)
def test_origins(origin: str | None, site: str | None, trusted: bool) -> None:
    assert LOCAL.trusts_origin(origin, site, "localhost:1") is trusted


def test_the_public_address_is_an_origin_behind_a_proxy() -> None:
    assert PROXIED.trusts_origin("https://games.example", "same-origin", "127.0.0.1:8315")
    assert not PROXIED.trusts_origin("https://evil.example", None, "127.0.0.1:8315")


def test_an_https_site_has_no_pages_of_http() -> None:
    assert PROXIED.trusts_origin("https://games.example", None, "games.example")
    assert not PROXIED.trusts_origin("http://games.example", None, "games.example")
    assert not PROXIED.trusts_origin("http://games.example", "same-origin", "games.example")
    assert PROXIED.trusts_origin("http://localhost:8315", None, "localhost:8315")  # directly


def test_a_bucket_fills_up_again() -> None:
    now = 0.0
    rates = Rates(2.0, 3.0, lambda: now)
    assert [rates.admits("x") for _ in range(4)] == [True, True, True, False]
    assert rates.admits("y")
    now = 0.5
    assert [rates.admits("x") for _ in range(2)] == [True, False]


def test_many_clients_do_not_fill_the_memory() -> None:
    rates = Rates(1.0, 2.0, lambda: 0.0)
    for number in range(25_000):
        rates.admits(str(number))
    assert len(rates._buckets) <= 10_000


def test_a_foreign_name_or_page_is_refused(site: Site) -> None:
    table, (ann, _), _ = pair(site)
    host = {"host": "evil.example"}
    assert ann.http.get(f"/api/tables/{table}/view", headers=host).status_code == 400
    for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}):
        answer = ann.http.post("/api/guest", json={"name": "Eve"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "foreign-page"
    assert ann.ok("GET", "/api/guest")["name"] == "Ann"


def test_a_form_of_another_page_is_no_json(site: Site) -> None:
    answer = httpx.post(f"{site.address}/api/guest", data={"name": "Eve"})
    assert answer.status_code == 415


def test_a_long_body_is_refused(site: Site) -> None:
    ann = site.guest()
    assert ann.ask("POST", "/api/guest", {"name": "x" * 17_000}).status_code == 413


def test_answers_carry_their_safety_headers(site: Site) -> None:
    for path in ("/", "/api/games", "/nowhere", "/api/guest"):
        headers = httpx.get(site.address + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_the_cookie_is_for_this_site_and_no_script(site: Site) -> None:
    answer = httpx.post(f"{site.address}/api/guest", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie


def test_the_cookie_is_secure_behind_https(data: Path) -> None:
    async def act(service: Service) -> httpx.Response:
        app = make_app(service, PROXIED)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="https://games.example") as http:
            return await http.post("/api/guest", json={"name": "Ann"})

    assert "secure" in with_service(data, act).headers["set-cookie"].lower()


def at_https(
    folder: Path, act: Callable[[httpx.AsyncClient], Awaitable[None]], policy: Policy = PROXIED
) -> None:
    async def run(service: Service) -> None:
        transport = httpx.ASGITransport(make_app(service, policy))
        async with httpx.AsyncClient(transport=transport, base_url="https://games.example") as http:
            await act(http)

    with_service(folder, run)


def test_an_https_site_says_that_it_always_is(data: Path) -> None:
    async def act(http: httpx.AsyncClient) -> None:
        for path in ("/", "/nowhere"):
            answer = await http.get(path)
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
        refused = await http.post("/api/guest", headers={"origin": "http://games.example"})
        assert refused.status_code == 403
        assert "strict-transport-security" in refused.headers

    at_https(data, act)


def test_a_server_without_https_does_not_say_so(site: Site) -> None:
    assert "strict-transport-security" not in httpx.get(site.address).headers


def test_no_neighbour_can_put_a_cookie_there(data: Path) -> None:
    async def act(http: httpx.AsyncClient) -> None:
        answer = await http.post("/api/guest", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-fiendish_guest=")
        assert "secure" in cookie.lower()
        assert "path=/" in cookie.lower()
        assert "domain" not in cookie.lower()
        assert (await http.get("/api/guest")).json()["name"] == "Ann"
        bob = (await http.post("/api/guest", json={"name": "Bob"}, headers={"cookie": ""})).headers
        token = bob["set-cookie"].partition(";")[0].partition("=")[2]
        both = {"cookie": f"fiendish_guest={token}; {cookie.partition(';')[0]}"}
        assert (await http.get("/api/guest", headers=both)).json()["name"] == "Ann"

    at_https(data, act)


def test_a_cookie_of_the_old_name_is_exchanged(data: Path) -> None:
    async def act(http: httpx.AsyncClient) -> None:
        answer = await http.post("/api/guest", json={"name": "Ann"})
        token = answer.headers["set-cookie"].partition(";")[0].partition("=")[2]
        http.cookies.clear()
        old = {"cookie": f"fiendish_guest={token}"}
        answer = await http.get("/api/guest", headers=old)
        assert answer.json()["name"] == "Ann"
        new, gone = answer.headers.get_list("set-cookie")
        assert new.startswith(f"__Host-fiendish_guest={token};")
        assert gone.startswith('fiendish_guest="";')
        assert "max-age=0" in gone.lower()
        both = {"cookie": f"fiendish_guest={token}; __Host-fiendish_guest={token}"}
        (gone,) = (await http.get("/", headers=both)).headers.get_list("set-cookie")
        assert gone.startswith('fiendish_guest="";')

    at_https(data, act)


def test_a_new_guest_is_not_overwritten_by_an_old_cookie(data: Path) -> None:
    async def act(http: httpx.AsyncClient) -> None:
        answer = await http.post(
            "/api/guest", json={"name": "Ann"}, headers={"cookie": "fiendish_guest=no.body"}
        )
        assert answer.status_code == 201
        own = [one for one in answer.headers.get_list("set-cookie") if one.startswith("__Host-")]
        assert len(own) == 1
        assert "no.body" not in own[0]

    at_https(data, act)


def test_without_https_the_cookie_keeps_its_name(site: Site) -> None:
    answer = httpx.post(f"{site.address}/api/guest", json={"name": "Ann"})
    token = dict(answer.cookies)["fiendish_guest"]
    again = httpx.get(f"{site.address}/api/guest", cookies={"fiendish_guest": token})
    assert again.json()["name"] == "Ann"
    assert "set-cookie" not in again.headers


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with Site(tmp_path / "site", "--rate", "5") as site:
        nobody = Guest(site.address)
        answers = [nobody.ask("GET", "/api/games") for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert answers[0].status_code == 200
        assert refused
        assert refused[0].headers["retry-after"]
        assert refused[0].json()["error"]["allowed"] == "wait a little"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [("/nowhere", 404, "no-page"), ("/api/tables/none/view", 404, "no-table")],
)
def test_errors_are_json_that_says_what_was_wrong(
    site: Site, path: str, status: int, code: str
) -> None:
    answer = httpx.get(site.address + path)
    assert answer.status_code == status
    assert answer.json()["error"]["code"] == code


def test_a_wrong_method_is_told_the_right_one(site: Site) -> None:
    answer = httpx.delete(f"{site.address}/api/tables/x/moves")
    assert (answer.status_code, answer.json()["error"]["allowed"]) == (405, "POST")


def test_a_wrong_body_is_told_the_fields(site: Site) -> None:
    table, (ann, _), _ = pair(site)
    answer = ann.ask("POST", f"/api/tables/{table}/moves", {"command": "c", "seq": "one"})
    assert answer.status_code == 400
    assert answer.json()["error"]["allowed"] == "an object with command, seq, choice"
    assert "seq" in answer.json()["error"]["text"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\u202eb", "a\x00b"])
def test_a_name_is_short_and_can_be_printed(site: Site, name: str) -> None:
    answer = Guest(site.address).ask("POST", "/api/guest", {"name": name})
    assert answer.status_code == 422
    assert "30 characters" in answer.json()["error"]["allowed"]


def test_the_notes_hold_no_tokens_and_no_hands(tmp_path: Path) -> None:
    with Site(tmp_path / "site", "--verbose") as site:
        table, (ann, bob), made = pair(site)
        watch = {"watch": made["watch"]}
        assert Guest(site.address).http.get(f"/api/tables/{table}/view", params=watch).is_success
        cards = {card["card"] for card in ann.view(table)["view"]["hand"]}
        tokens = [made["watch"], made["invites"]["1"], *dict(bob.http.cookies).values()]
        site.stop()
        notes = site.notes.read_text()
    assert '"event": "request"' in notes
    assert not [word for word in [*cards, *tokens] if word in notes]

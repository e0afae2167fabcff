"""The lobby by plain forms: names, new tables, invitations, the wait, watching, rematches."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from html import unescape
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fiendish.bots.cast import character
from fiendish.games import find, names
from fiendish.server import lobby
from fiendish.server.refusal import Refused
from fiendish.server.routes.html.lobby import _read_table
from fiendish.server.service import Service
from fiendish.web.lobby import Wanted, control, setting_fields
from tests.server.http_site import Guest, Site
from tests.server.service_harness import guest, with_service
from tests.web.rendered_pages import Read

LINK = re.compile(r'<input id="link-(\d)" value="([^"]+)"')
WATCH = re.compile(r'<input id="watch" value="([^"]+)"')


def new_table(who: Guest, game: str = "supervillain", **fields: object) -> str:
    """Open a table by the form; its address."""
    answer = who.send(f"/new/{game}", fields)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def links(who: Guest, table: str) -> dict[int, str]:
    """The invitations on the page of a waiting table, without the name of the server."""
    found = LINK.findall(who.http.get(table).text)
    return {int(seat): unescape(link).removeprefix(str(who.http.base_url)) for seat, link in found}


# -- the front page ------------------------------------------------------------------------------


def test_a_name_is_given_and_changed_on_the_front_page(site: Site) -> None:
    visitor = Guest(site.address)
    assert "No name yet" in visitor.http.get("/").text
    assert visitor.send("/name", {"name": "Ines"}).status_code == 303
    assert visitor.ok("GET", "/api/guest")["name"] == "Ines"
    visitor.send("/name", {"name": " Ines  B. "})
    assert visitor.ok("GET", "/api/guest")["name"] == "Ines B."
    for bad in ("", " ", "x" * 31, "a\u202eb"):
        answer = visitor.send("/name", {"name": bad})
        assert answer.status_code == 422
        assert "1 to 30 characters" in answer.text
    assert visitor.ok("GET", "/api/guest")["name"] == "Ines B."


def test_a_bad_name_makes_no_guest(site: Site) -> None:
    visitor = Guest(site.address)
    assert visitor.send("/name", {"name": "x" * 99}).status_code == 422
    assert not visitor.http.cookies


def test_my_turn_comes_first_also_at_tables_that_are_closed(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        settings = [{"first": 0}, {"first": 1}]
        made = [
            await lobby.new_table(
                service, ann, lobby.NewTable("supervillain", 2, one, {}, False, {1: "Bob"}, 0)
            )
            for one in settings
        ]
        assert service.evict(-1.0) == 2
        found = {one["table"]: one for one in await lobby.listing(service, ann)}
        assert [found[one.table]["asked"] for one in made] == [0, 1]
        assert not service.live  # nothing had to be opened for it

    with_service(data, act)


def test_whose_turn_it_is_at_a_table_of_an_older_version(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        wanted = lobby.NewTable("supervillain", 2, {"first": 0}, {1: "random"})
        made = await lobby.new_table(service, ann, wanted)
        service.evict(-1.0)
        with service.store._engine.begin() as connection:
            connection.exec_driver_sql("UPDATE tables SET asked = NULL")
        [one] = await lobby.listing(service, ann)
        assert (one["table"], one["asked"]) == (made.table, 0)

    with_service(data, act)


def test_the_front_page_leads_to_games_from_files(site: Site) -> None:
    page = site.guest("Ann").ask("GET", "/").text
    assert page.count('href="/import"') == 2  # in the menu, and under the finished games


def test_tables_stand_where_they_belong(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    turn = new_table(ann, **{"set-first": "0", "fill": "yes"})
    wait = new_table(ann, public="yes")
    private = new_table(ann)
    on = new_table(ann, **{"set-first": "0", "fill": "yes", "public": "yes"})
    page = ann.http.get("/").text
    assert page.index(turn) < page.index(wait)
    assert f'gold-act" href="{turn}"' in page
    assert f'gold-act" href="{wait}"' not in page
    page = bob.http.get("/").text
    assert f'action="/join/{wait.split("/")[-1]}/1"' in page  # one click, for one with a name
    assert f'href="{on}"' in page
    assert private not in page
    assert turn not in page
    nobody = Guest(site.address).http.get("/").text
    assert f'href="/join/{wait.split("/")[-1]}/1"' in nobody


# -- a new table ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_every_setting_has_a_control(site: Site, game: str) -> None:
    page = Read(Guest(site.address).http.get(f"/new/{game}").text)
    controls = {attrs.get("name") for tag, attrs in page.elements if tag in ("input", "select")}
    assert {*setting_fields(find(game)), "seats", "seat-0", "name-1", "public"} <= controls
    labels = {one["for"] for one in page.all("label") if "for" in one}
    fields = [a for t, a in page.elements if t in ("input", "select") and a.get("type") != "hidden"]
    assert {one["id"] for one in fields} <= labels


def test_settings_and_seats_are_as_chosen(site: Site) -> None:
    ann = site.guest("Ann")
    table = new_table(
        ann,
        "smash_up",
        **{
            "seats": "3", "seat-0": "bot-random", "seat-1": "here", "name-1": "Ines",
            "seat-2": "me", "seat-3": "me", "set-texts": "errata", "set-first": "1",
            "set-factions-0-0": "aliens", "set-factions-0-1": "robots",
            "set-factions-1-0": "zombies", "set-factions-1-1": "wizards",
            "set-factions-2-0": "vikings", "set-factions-2-1": "cowboys", "public": "yes",
        },
    )  # fmt: skip
    seen = ann.view(table.split("/")[-1])
    assert seen["public"]
    assert seen["settings"]["texts"] == "errata"
    assert seen["settings"]["factions"] == [
        ["aliens", "robots"], ["zombies", "wizards"], ["vikings", "cowboys"]
    ]  # fmt: skip
    assert [(one["kind"], one["name"]) for one in seen["seats"]] == [
        ("bot", character(seen["table"], 0, "random").name), ("person", "Ines"), ("person", "Ann")
    ]  # fmt: skip


def test_whoever_shares_a_screen_needs_no_name(site: Site) -> None:
    ann = site.guest("Ann")
    table = new_table(ann, "smash_up", **{"seat-1": "here", "name-1": " "})
    assert [one["name"] for one in ann.view(table.split("/")[-1])["seats"]] == ["Ann", "Guest 2"]


@pytest.mark.parametrize("game", names())
def test_settings_are_written_for_readers(game: str) -> None:
    for setting in find(game).settings:
        shown = control(setting, Wanted())
        assert "_" not in shown.title
        assert not [read for _, read in shown.options if "_" in read or read in ("yes", "no")]


def test_villains_are_picked_seat_by_seat(site: Site) -> None:
    ann = site.guest("Ann")
    fields = {"seat-1": "bot-random", "set-villains-0-0": "kylo_ren"}
    page = ann.http.get("/new/star_wars_villainous").text
    assert '<option value="kylo_ren">Kylo Ren</option>' in page
    table = new_table(ann, "star_wars_villainous", **fields, **{"set-villains-1-0": "moff_gideon"})
    seen = ann.view(table.split("/")[-1])
    assert seen["settings"]["villains"] == ["kylo_ren", "moff_gideon"]
    mine = new_table(ann, "star_wars_villainous", **fields)
    assert ann.view(mine.split("/")[-1])["settings"]["villains"] == ["kylo_ren", None]
    twice = ann.send("/new/star_wars_villainous", {**fields, "set-villains-1-0": "kylo_ren"})
    assert "no two players may have the same Villain" in unescape(twice.text)


def test_villains_of_marvel_are_picked_seat_by_seat(site: Site) -> None:
    guest = site.guest()
    form = {"seats": "2", "seat-0": "me", "seat-1": "bot-easy"}
    picks = {"set-villains-0-0": "modok", "set-villains-1-0": "loki"}
    page = guest.http.get("/new/marvel_villainous").text
    assert '<option value="modok">M.O.D.O.K.</option>' in page
    made = guest.http.post("/new/marvel_villainous", data={**form, **picks})
    assert made.status_code == 303
    table = made.headers["location"].rpartition("/")[2]
    assert guest.view(table)["settings"]["villains"] == ["modok", "loki"]
    half = guest.http.post("/new/marvel_villainous", data={**form, "set-villains-1-0": "modok"})
    table = half.headers["location"].rpartition("/")[2]
    assert guest.view(table)["settings"]["villains"] == [None, "modok"]


@pytest.mark.parametrize(
    ("fields", "beside", "reason"),
    [
        ({"seats": "9"}, "seats", "allowed: 2, 3, 4"),
        ({"seat-1": "me"}, "seating", "not for A and B"),
        ({"seat-0": "link"}, "seating", "choose “me” once"),
        ({"seat-1": "bot-genius"}, "seating", "seat B"),
        ({"seat-1": "here", "name-1": "x" * 31}, "name-1", "1 to 30 characters"),
        ({"set-copies": "7"}, "set-copies", "must be one of 1, 2"),
        (
            {"set-factions-0-0": "aliens", "set-factions-0-1": "aliens"},
            "set-factions",
            "the same faction twice",
        ),
        ({"set-first": "3"}, "table", "first=3 is not possible"),
        ({"name": "x" * 40}, "name", "1 to 30 characters"),
    ],
)
def test_what_is_wrong_stands_beside_its_field_and_nothing_is_lost(
    site: Site, fields: dict[str, str], beside: str, reason: str
) -> None:
    visitor = Guest(site.address)
    answer = visitor.send("/new/smash_up", {"set-texts": "errata", **fields})
    assert answer.status_code == 422
    said = re.search(f'id="wrong-{beside}" role="alert">([^<]*)<', answer.text)
    assert said is not None
    assert reason in unescape(said[1])
    assert re.search(r'value="errata" checked', answer.text)
    if "name-1" in fields or "name" in fields:
        assert "1 to 30 characters" in unescape(answer.text)
    assert not visitor.http.cookies


def test_an_unknown_field_is_refused(site: Site) -> None:
    answer = Guest(site.address).send("/new/smash_up", {"seed": "00"})
    assert answer.status_code == 400
    assert Guest(site.address).http.get("/new/chess").status_code == 404


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    game=st.sampled_from(names()),
    fields=st.dictionaries(
        st.sampled_from(
            ["seats", "seat-0", "seat-1", "name-1", "set-first", "set-factions-0-0", "set-mode"]
        ),
        st.one_of(st.text(max_size=40), st.sampled_from(["me", "link", "here", "bot-normal", "2"])),
    ),
)
def test_any_form_makes_a_possible_table_or_says_why_not(game: str, fields: dict[str, str]) -> None:
    wanted, errors = _read_table(find(game), fields)
    if errors:
        assert all(errors.values())
        return
    with suppress(Refused):
        lobby.check(wanted)


# -- the wait ------------------------------------------------------------------------------------


def test_invitations_can_be_seen_again_and_by_the_owner_alone(site: Site) -> None:
    ann, bob, sue = site.guest("Ann"), site.guest("Bob"), site.guest("Sue")
    table = new_table(ann, seats="3")
    first = links(ann, table)
    assert {*first} == {1, 2}
    assert links(ann, table) == first
    watch = unescape(WATCH.findall(ann.http.get(table).text)[0]).removeprefix(site.address)
    assert bob.send(urlsplit(first[1]).path, {"invite": first[1].split("=")[1]}).status_code == 303
    assert links(bob, table) == {}
    page = sue.http.get(watch)
    assert page.status_code == 200
    for token in [one.split("=")[1] for one in (*first.values(), watch)]:
        assert token not in bob.http.get(table).text
        assert token not in page.text
        assert token not in bob.ask("GET", f"/api{table}/view").text


def test_an_invitation_leads_to_the_seat(site: Site) -> None:
    ann, visitor = site.guest("Ann"), Guest(site.address)
    table = new_table(ann, **{"set-first": "0"})
    link = links(ann, table)[1]
    page = visitor.http.get(link)
    assert page.headers["referrer-policy"] == "same-origin"
    assert "no-store" in page.headers["cache-control"]
    read = Read(page.text)
    assert "Ann" in read.words
    assert read.all("input", name="name")
    assert ann.view(table.split("/")[-1])["status"] == "open"  # looking has changed nothing
    assert not visitor.http.cookies
    where, invite = link.split("?invite=")
    bad = visitor.send(where, {"invite": invite, "name": ""})
    assert bad.status_code == 422
    assert "1 to 30 characters" in bad.text
    answer = visitor.send(where, {"invite": invite, "name": "Ines"})
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    seen = ann.view(table.split("/")[-1])
    assert (seen["status"], seen["seats"][1]["name"]) == ("playing", "Ines")
    assert visitor.http.get(link).headers["location"] == table  # once more, by the same guest
    for late in (Guest(site.address), site.guest("Sue")):
        assert late.http.get(link).status_code == 404
        assert late.send(where, {"invite": invite, "name": "Sue"}).status_code == 404


def test_a_seat_at_a_public_table_needs_no_link(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = new_table(ann, public="yes", seats="3")
    number = table.split("/")[-1]
    assert f'href="/join/{number}/1"' in Guest(site.address).http.get(table).text
    assert bob.send(f"/join/{number}/1", {}).status_code == 303
    taken = site.guest("Sue").send(f"/join/{number}/1", {})
    assert taken.status_code == 409
    assert "seat B is taken" in taken.text
    assert site.guest("Sue").send(f"/join/{number}/9", {}).status_code == 404


def test_bots_fill_the_free_seats(site: Site) -> None:
    ann = site.guest("Ann")
    table = new_table(ann, seats="3")
    assert ann.send(f"{table}/fill", {"bot": "genius"}).status_code == 422
    assert ann.view(table.split("/")[-1])["status"] == "open"
    assert ann.send(f"{table}/fill", {"bot": "random"}).status_code == 303
    seen = ann.view(table.split("/")[-1])
    assert seen["status"] == "playing"
    assert [one["bot"] for one in seen["seats"]] == ["", "random", "random"]
    assert ann.send(f"{table}/fill", {}).status_code == 409
    assert ann.send(f"{table}/leave", {}).status_code == 409


def test_a_seat_that_was_left_is_free_by_a_new_link(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = new_table(ann, seats="3")
    old = links(ann, table)[1]
    bob.send(old.split("?")[0], {"invite": old.split("=")[1]})
    assert bob.send(f"{table}/leave", {}).headers["location"] == "/"
    assert bob.http.get(table).status_code == 404
    assert bob.http.get(old).status_code == 404
    new = links(ann, table)[1]
    assert new != old
    assert bob.http.get(new).status_code == 200


def test_without_its_owner_a_table_is_gone(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = new_table(ann, seats="3")
    link = links(ann, table)[1]
    bob.send(link.split("?")[0], {"invite": link.split("=")[1]})
    assert ann.send(f"{table}/leave", {}).status_code == 303
    for who in (ann, bob):
        assert who.http.get(table).status_code == 404
        assert table not in who.http.get("/").text


# -- watching, and once more ---------------------------------------------------------------------


def test_who_watches_is_told_so_and_sees_no_hand(site: Site) -> None:
    ann = site.guest("Ann")
    table = new_table(ann, "smash_up", fill="yes", public="yes")
    read = Read(Guest(site.address).http.get(table).text)
    assert "You are watching" in read.words
    assert not read.all("button", form="move")
    assert "You are watching" not in ann.http.get(table).text


def test_a_rematch_is_a_form_and_others_follow(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = new_table(ann, **{"set-mode": "blitz"})
    watch = unescape(WATCH.findall(ann.http.get(table).text)[0]).removeprefix(site.address)
    link = links(ann, table)[1]
    bob.send(link.split("?")[0], {"invite": link.split("=")[1]})
    number, chance = table.split("/")[-1], random.Random(3)
    assert ann.send(f"{table}/rematch", {}).status_code == 409
    for _ in range(5000):
        seen = ann.view(number)
        if seen["status"] == "over":
            break
        decision = seen["view"]["decision"]
        who = (ann, bob)[decision["seat"]]
        options = len(who.view(number)["view"]["decision"]["options"])
        who.move(number, seen["seq"], chance.randrange(options))
    [form] = Read(ann.http.get(table).text).all("form", id="rematch")
    answer = ann.send(form["action"], {})
    assert answer.status_code == 303
    following = answer.headers["location"]
    assert bob.send(form["action"], {}).headers["location"] == following
    for page in (bob.http.get(table).text, Guest(site.address).http.get(watch).text):
        assert f'href="{following}"' in page
    again = Guest(site.address).http.get(f"{following}?{urlsplit(watch).query}")
    assert again.status_code == 200
    assert [one["name"] for one in ann.view(following.split("/")[-1])["seats"]] == ["Bob", "Ann"]
    front = Read(ann.http.get("/").text)
    assert front.all("a", href=f"{table}/replay")

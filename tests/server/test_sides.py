"""Choosing what to play as: in the form of a new table, on an invitation, while waiting."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from fiendish.games import find, names
from fiendish.server import lobby
from fiendish.server.dice_commitment import begin
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.web.sides import gallery
from tests.server.http_site import Guest, Site
from tests.server.service_harness import guest, with_service
from tests.server.test_lobby import links, new_table
from tests.web.rendered_pages import Read

STAR_WARS, SMASH_UP = "star_wars_villainous", "smash_up"
WITH_SIDES = [game for game in names() if gallery(find(game)) is not None]


def settings_of(who: Guest, table: str) -> dict[str, Any]:
    found: dict[str, Any] = who.view(table.split("/")[-1])["settings"]
    return found


def chosen(page: str) -> list[str]:
    """The sides that are chosen in the gallery of a page."""
    inputs = Read(page).all("input")
    return [one["data-name"] for one in inputs if "data-name" in one and "checked" in one]


def barred(page: str) -> list[str]:
    inputs = Read(page).all("input")
    return [one["data-name"] for one in inputs if "data-name" in one and "disabled" in one]


def refused(answer: Any, status: int, *words: str) -> None:
    error = answer.json()["error"]
    assert answer.status_code == status
    said = f"{error['code']} {error['text']} {error.get('allowed')}"
    assert [word for word in words if word not in said] == [], said


# -- a new table ---------------------------------------------------------------------------------


def test_choosing_only_my_own_leaves_the_others_to_the_lot(site: Site) -> None:
    ann = site.guest("Ann")
    table = new_table(ann, STAR_WARS, mine="darth_vader", fill="yes")
    assert settings_of(ann, table)["villains"] == ["darth_vader", None]
    realms = ann.view(table.split("/")[-1])["view"]["realms"]
    assert realms[0]["villain"] == "darth_vader"
    assert realms[1]["villain"] != "darth_vader"


def test_what_is_mine_is_for_the_seat_that_is_mine(site: Site) -> None:
    ann = site.guest("Ann")
    fields = {"seats": "3", "seat-0": "bot-random", "seat-1": "me", "set-villains-2-0": "kylo_ren"}
    table = new_table(ann, STAR_WARS, **fields, mine="moff_gideon")
    assert settings_of(ann, table)["villains"] == [None, "moff_gideon", "kylo_ren"]


@pytest.mark.parametrize(
    ("fields", "factions"),
    [
        ({}, None),
        ({"mine-aliens": "yes"}, [["aliens", None], None]),
        ({"mine-aliens": "yes", "mine-pirates": "yes"}, [["aliens", "pirates"], None]),
        ({"set-factions-1-1": "robots"}, [None, ["robots", None]]),
    ],
)
def test_two_factions_can_be_chosen_or_one_or_none(
    site: Site, fields: dict[str, str], factions: object
) -> None:
    ann = site.guest("Ann")
    assert settings_of(ann, new_table(ann, SMASH_UP, **fields))["factions"] == factions


@pytest.mark.parametrize(
    ("game", "fields", "reason"),
    [
        (
            SMASH_UP,
            {"mine-aliens": "yes", "mine-pirates": "yes", "mine-robots": "yes"},
            "a player has two factions, not 3",
        ),
        (STAR_WARS, {"mine": "thanos"}, "there is no Villain"),
        (STAR_WARS, {"mine": "kylo_ren", "set-villains-1-0": "kylo_ren"}, "the same Villain"),
    ],
)
def test_a_choice_that_cannot_be_comes_back_as_it_was_with_what_is_wrong(
    site: Site, game: str, fields: dict[str, str], reason: str
) -> None:
    answer = site.guest("Ann").send(f"/new/{game}", fields)
    assert answer.status_code == 422
    (said,) = re.findall(r'role="alert">([^<]*)<', answer.text)
    assert reason in unescape(said)
    wanted = {name for name in fields if name.startswith("mine-")}
    inputs = {one["name"] for one in Read(answer.text).all("input") if "checked" in one}
    assert wanted <= inputs


def test_a_field_of_another_game_is_refused_with_those_there_are(site: Site) -> None:
    answer = site.guest("Ann").send(f"/new/{SMASH_UP}", {"mine": "kylo_ren"})
    assert answer.status_code == 400
    assert "mine-aliens" in answer.text


def test_a_game_in_which_all_play_the_same_has_no_gallery(site: Site) -> None:
    ann = site.guest("Ann")
    assert "gallery" not in ann.http.get("/new/supervillain").text
    made = ann.new_table("supervillain")
    answer = ann.ask("POST", f"/api/tables/{made['table']}/seats/0/side", {"side": ["loki"]})
    refused(answer, 422, "no-side")


# -- invitations and the wait --------------------------------------------------------------------


def test_an_invitation_shows_who_plays_what_and_bars_it(site: Site) -> None:
    ann = site.guest("Ann")
    table = new_table(
        ann, STAR_WARS, **{"seats": "3", "set-villains-2-0": "kylo_ren"}, mine="darth_vader"
    )
    page = Guest(site.address).http.get(links(ann, table)[1]).text
    for name in ("Darth Vader", "Kylo Ren"):
        assert f"{name}</span>" in page
    assert "still open" in page
    assert barred(page) == ["Darth Vader", "Kylo Ren"]
    assert chosen(page) == [""]


def test_who_joins_chooses_from_what_is_left(site: Site) -> None:
    ann, bob = site.guest("Ann"), Guest(site.address)
    table = new_table(ann, STAR_WARS, mine="darth_vader")
    link = links(ann, table)[1]
    path, invite = link.split("?invite=")
    form = {"invite": invite, "name": "Bob"}
    late = bob.send(path, {**form, "mine": "darth_vader"})
    assert late.status_code == 409
    assert "somebody else plays darth_vader" in late.text
    assert "asajj_ventress, general_grievous, kylo_ren, moff_gideon" in late.text
    answer = Guest(site.address).send(path, {**form, "mine": "general_grievous"})
    assert answer.status_code == 303
    seen = ann.view(table.split("/")[-1])
    assert seen["settings"]["villains"] == ["darth_vader", "general_grievous"]
    assert [one["villain"] for one in seen["view"]["realms"]] == ["darth_vader", "general_grievous"]


def test_who_joins_without_a_word_keeps_what_the_seat_was_given(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    made = ann.new_table(STAR_WARS, settings={"villains": [None, "kylo_ren"]})
    bob.claim(made, 1)
    assert bob.view(made["table"])["settings"]["villains"] == [None, "kylo_ren"]


def test_choices_change_until_the_game_begins_and_no_longer(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    made = ann.new_table(SMASH_UP, seats=3)
    at = f"/api/tables/{made['table']}/seats"
    claim = {"invite": made["invites"]["1"], "side": ["aliens", "robots"]}
    bob.ok("POST", f"{at}/1/claim", claim)
    ann.ok("POST", f"{at}/0/side", {"side": ["pirates"]})
    wanted = [["pirates", None], ["aliens", "robots"], None]
    assert ann.view(made["table"])["settings"]["factions"] == wanted
    refused(ann.ask("POST", f"{at}/0/side", {"side": ["robots"]}), 409, "side-taken", "pirates")
    refused(ann.ask("POST", f"{at}/1/side", {"side": ["ninjas"]}), 403, "not-yours", "seat 0")
    refused(ann.ask("POST", f"{at}/9/side", {"side": []}), 404, "no-seat")
    too_many = {"side": ["ninjas", "pirates", "zombies"]}
    refused(ann.ask("POST", f"{at}/0/side", too_many), 422, "bad-side", "two factions, not 3")
    refused(ann.ask("POST", f"{at}/0/side", {"side": ["cowgirls"]}), 422, "bad-side", "cowboys")
    assert ann.view(made["table"])["settings"]["factions"] == wanted
    page = ann.http.get(f"/tables/{made['table']}").text
    assert chosen(page) == ["Pirates"]
    assert barred(page) == ["Aliens", "Robots"]
    form = f"/tables/{made['table']}/seats/0/side"
    assert ann.send(form, {}).status_code == 303
    assert ann.view(made["table"])["settings"]["factions"] == [None, wanted[1], None]
    ann.send(f"/tables/{made['table']}/fill", {"bot": "random"})
    refused(ann.ask("POST", f"{at}/0/side", {"side": ["ninjas"]}), 409, "begun")
    assert ann.send(form, {"mine-ninjas": "yes"}).status_code == 409


def test_a_stranger_chooses_nothing(site: Site) -> None:
    ann, eve = site.guest("Ann"), site.guest("Eve")
    for public in (False, True):
        made = ann.new_table(SMASH_UP, public=public)
        answer = eve.ask("POST", f"/api/tables/{made['table']}/seats/0/side", {"side": ["aliens"]})
        assert answer.status_code == (403 if public else 404)
        form = eve.send(f"/tables/{made['table']}/seats/0/side", {"mine-aliens": "yes"})
        assert form.status_code == answer.status_code
        assert ann.view(made["table"])["settings"]["factions"] is None


def test_a_choice_is_kept_with_seed_and_commitment_as_they_were(data: Path) -> None:
    async def choose(service: Service) -> tuple[str, str, str]:
        ann, _ = await guest(service, "Ann")
        made = await lobby.new_table(service, ann, lobby.NewTable(STAR_WARS, 2))
        live = await service.find(made.table)
        before = live.row
        await lobby.choose_side(service, live, ann.id, 0, ["kylo_ren"])
        assert (live.row.seed, live.row.commitment) == (before.seed, made.commitment)
        return made.table, before.seed, ann.id

    async def later(service: Service) -> None:
        live = await service.find(table)
        assert live.row.seed == seed
        await lobby.fill(service, live, ann, "random")
        settings = {"villains": ["kylo_ren", None]}
        again = begin(STAR_WARS, 2, find(STAR_WARS).settle(2, settings), seed, live.row.edition)
        assert live.table.state.villains == again.state.villains  # type: ignore[attr-defined]

    table, seed, ann = with_service(data, choose)
    with_service(data, later)


def test_of_two_who_want_the_same_the_first_one_has_it(data: Path) -> None:
    async def act(service: Service) -> None:
        (ann, _), (bob, _) = await guest(service, "Ann"), await guest(service, "Bob")
        made = await lobby.new_table(service, ann, lobby.NewTable(STAR_WARS, 3))
        live = await service.find(made.table)
        await lobby.claim(service, live, bob, 1, made.invites["1"])
        await lobby.choose_side(service, live, bob.id, 1, ["kylo_ren"])
        with pytest.raises(Refused, match="somebody else plays kylo_ren") as said:
            await lobby.choose_side(service, live, ann.id, 0, ["kylo_ren"])
        assert said.value.status == 409
        await lobby.choose_side(service, live, bob.id, 1, [])
        await lobby.choose_side(service, live, ann.id, 0, ["kylo_ren"])
        assert lobby.left_for(live.row, 1) == [
            one for one in lobby.left_for(live.row, 0) if one != "kylo_ren"
        ]

    with_service(data, act)


@pytest.mark.parametrize(
    ("settings", "left"), [({"sets": "oops"}, 3), ({"sets": "oops", "copies": 2}, 4), ({}, 11)]
)
def test_what_is_left_follows_sets_and_copies(
    data: Path, settings: dict[str, object], left: int
) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        given = {**settings, "factions": [["cowboys", None], None]}
        made = await lobby.new_table(service, ann, lobby.NewTable(SMASH_UP, 2, given))
        live = await service.find(made.table)
        assert len(lobby.left_for(live.row, 1)) == left
        assert "cowboys" in lobby.left_for(live.row, 0)

    with_service(data, act)


# -- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_SIDES)
def test_every_portrait_leads_to_the_cards_of_its_side(site: Site, game: str) -> None:
    ann = site.guest("Ann")
    page = ann.http.get(f"/new/{game}").text
    addresses = [
        one["href"] for one in Read(page).all("a") if one.get("href", "").startswith("/cards/")
    ]
    assert addresses
    everything = ann.http.get(f"/cards/{game}").text.count("data-find>")
    for address in addresses:
        path, _, anchor = address.partition("#")
        cards = ann.http.get(path)
        assert cards.status_code == 200
        assert (
            f'id="{anchor}"' in cards.text
            if anchor
            else 0 < cards.text.count("data-find>") < everything
        )


def test_cards_of_nobody_are_refused_with_the_groups_there_are(site: Site) -> None:
    answer = site.guest("Ann").http.get(f"/cards/{STAR_WARS}?of=Thanos")
    assert answer.status_code == 404
    assert "Kylo Ren" in answer.text

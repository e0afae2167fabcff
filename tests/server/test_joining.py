"""Who may not take a seat learns nothing by trying, and leaves nothing behind; names stay in their line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fiendish.server import archive, hosting, lobby
from fiendish.server.policy import COOKIE
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from tests.server.http_site import Guest, Site
from tests.server.service_harness import guest, with_service
from tests.server.valid_requests import ValidRequest, client_of

ZALGO = "Z" + "\u0300\u0316\u033d\u0489" * 4 + "o"


def test_a_private_table_is_not_there_for_one_without_an_invitation(site: Site) -> None:
    ann, eve = site.guest("Ann"), site.guest("Eve")
    made = ann.new_table("smash_up", seats=3, bots={"2": "random"})

    def tried(table: str, seat: int, invite: str = "") -> tuple[int, str]:
        path = f"/api/tables/{table}/seats/{seat}/claim"
        answer = eve.ask("POST", path, {"invite": invite})
        return answer.status_code, re.sub(r'"request":"\w+"', "", answer.text)

    nothing = tried("0" * 24, 0)
    assert nothing[0] == 404
    for seat in (0, 1, 2, 3, 9):  # its owner's, a free one, a bot's, none
        for invite in ("", "x", made["watch"]):
            assert tried(made["table"], seat, invite) == nothing
    site.guest("Bob").claim(made, 1)
    assert tried(made["table"], 1, made["invites"]["1"]) == nothing  # used up
    public = ann.new_table("smash_up", public=True, bots={"1": "random"})["table"]
    assert tried(public, 1)[0] == 409
    assert tried(public, 9)[0] == 404


def guests_in(service: Service) -> int:
    with service.store.reading() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM players").scalar() or 0)


def test_a_refused_join_leaves_no_guest_behind(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        settings = {"factions": [["aliens", "robots"], None]}
        wanted = lobby.NewTable("smash_up", 2, settings, public=True)
        made = await lobby.new_table(service, ann, wanted)
        path = f"/join/{made.table}/1"
        before = guests_in(service)
        async with client_of(service) as client:
            for name, status, more in (
                ("", 422, {}),
                ("x" * 31, 422, {}),
                ("Eve", 422, dict.fromkeys(("mine-pirates", "mine-ninjas", "mine-zombies"), "yes")),
                ("Eve", 409, {"mine-aliens": "yes", "mine-ninjas": "yes"}),  # Ann's
            ):
                answer = await ValidRequest(path, "", {"name": name, **more}).send(client)
                assert answer.status_code == status, (name, more)
                assert COOKIE not in answer.cookies
                assert guests_in(service) == before
            answer = await ValidRequest(path, "", {"name": "Eve"}).send(client)
            assert answer.status_code == 303
            eve = await lobby.guest_of(service, answer.cookies[COOKIE])
            assert eve is not None
            assert (eve.name, guests_in(service)) == ("Eve", before + 1)
            late = await ValidRequest(path, "", {"name": "Gus"}).send(client)
            assert (late.status_code, guests_in(service)) == (409, before + 1)
        opened = await service.find(made.table)
        assert opened.seats_of(eve.id) == [1]
        await hosting.start(service, opened, ann.id)

    with_service(data, act)


# -- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["Zoë", "Nguyễn", "नेहा", "ธิดารัตน์", "שָׁלוֹם", "Ångström", "がぎぐ", "Ines 👩"],
)
def test_names_in_all_scripts_are_names(name: str) -> None:
    assert lobby.clean_name(name) == name


def test_marks_do_not_pile_up(site: Site) -> None:
    for bad in (ZALGO, "\u0301x", "a" + "\u20dd" * 4):
        with pytest.raises(Refused) as refused:
            lobby.clean_name(bad)
        assert "marks on a letter" in refused.value.allowed
        assert Guest(site.address).send("/name", {"name": bad}).status_code == 422
    assert lobby.clean_name("Zoe\u0308") == "Zoë"  # one letter, however it was typed
    assert len(archive._label(ZALGO, 0)) == 2 + lobby.MARKS

"""What players are called: bots by their characters, with their level where they are first seen."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from fiendish.bots.cast import character
from fiendish.server import final, lobby
from fiendish.server.live_table import At
from fiendish.server.naming import names_of
from fiendish.server.reader_json import json_for
from fiendish.server.routes.html.home import _lists
from fiendish.server.service import Service
from fiendish.server.store import SeatRow
from fiendish.server.table_page import page
from tests.server.http_site import Site
from tests.server.service_harness import guest, play_out, table_with_bot, with_service


def test_a_bot_has_one_name_on_every_page_and_its_level_beside_it(data: Path) -> None:
    async def act(service: Service) -> None:
        opened = await table_with_bot(service, "normal")
        ann = opened.chairs[0].player
        who = character(opened.row.id, 1, "normal")
        assert names_of(opened.row.id, opened.chairs) == ["Ann", who.name]
        drawn, text = page(At(opened, ann)), page(At(opened, ann), text=True)
        assert f'title="{who.name}, normal bot"' in drawn
        assert f'<b>{who.name}</b> <span class="facts">normal bot</span>' in drawn
        assert f"/art/faces/{who.id}.svg" in drawn
        assert f"{who.name} (normal bot): " in text
        seen = msgspec.json.decode(json_for(opened, None))["seats"][1]
        assert seen == {"seat": 1, "kind": "bot", "name": who.name, "bot": "normal"}
        player = service.store.player(ann or "")
        [mine] = _lists(await lobby.listing(service, player), True)["yours"]
        assert (1, f"{who.name} (bot)") in mine.people

    with_service(data, act)


def test_people_called_alike_are_told_apart_and_bots_give_way() -> None:
    bot = character("t", 2, "easy").name
    chairs = [
        SeatRow(seat=0, player="x", name="Ann"),
        SeatRow(seat=1, player="y", name="ann"),
        SeatRow(seat=2, bot="easy"),
        SeatRow(seat=3, player="z", name=bot),
    ]
    assert names_of("t", chairs) == ["Ann", "ann 2", f"{bot} 2", bot]


def test_nobody_is_called_you_on_the_page_of_another() -> None:
    assert names_of("t", [SeatRow(seat=0, player="x", name="You")]) == ["You 2"]


def test_a_bot_says_goodbye_by_who_has_won_and_by_nothing_else(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await play_out(service)
        chair = opened.chairs[1]
        opened.chairs[1] = msgspec.structs.replace(chair, player=None, name="", bot="hard")
        who, result = character(opened.row.id, 1, "hard"), opened.table.result
        assert result is not None
        words = who.won if 1 in result.winners else who.lost
        drawn = page(At(opened, opened.chairs[0].player))
        assert re.search(
            rf'class="farewells">.*“{re.escape(words)}”</span> <span class="who"><b>{who.name}</b>, hard bot',
            drawn,
        )
        assert final.exported(opened).names == ["Ann", f"{who.name} (hard bot)"]

    with_service(data, act)


def test_while_a_table_waits_a_bot_is_called_by_name_and_level(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        made = await lobby.new_table(service, ann, lobby.NewTable("smash_up", 3, {}, {1: "easy"}))
        opened = await service.find(made.table)
        name = character(opened.row.id, 1, "easy").name
        shown = page(At(opened, ann.id), address="http://x")
        assert f'<b>{name}</b> <span class="kind">easy bot</span>' in shown

    with_service(data, act)


def test_faces_are_pictures_and_who_is_nobody_has_none(site: Site) -> None:
    ann = site.guest("Ann")
    answer = ann.ask("GET", "/art/faces/grizelda.svg")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert ann.ask("GET", "/art/faces/nobody.svg").status_code == 404

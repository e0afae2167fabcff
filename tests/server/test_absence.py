"""After how long a bot may play for somebody absent is a setting of the table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from fiendish.server import absence, lobby, table_page
from fiendish.server.live_table import ABSENCES, At, LiveTable
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import PLAYING
from fiendish.web.people import ABSENCE_WORDS
from tests.server.http_site import Guest, Site
from tests.server.service_harness import asked, guest, with_service

HOUR = 3600.0
SHORT_OF = {"hours": 6 * HOUR - 400, "days": 72 * HOUR - 400}
LONG_AGO = {"hours": 6 * HOUR + 1, "days": 72 * HOUR + 1}


async def table_with(service: Service, wanted: str) -> LiveTable:
    ann, _ = await guest(service, "Ann")
    bob, _ = await guest(service, "Bob")
    made = await lobby.new_table(service, ann, lobby.NewTable("supervillain", absence=wanted))  # type: ignore[arg-type]
    opened = await service.find(made.table)
    await lobby.claim(service, opened, bob, 1, made.invites["1"])
    return opened


async def opened_again(service: Service, opened: LiveTable) -> LiveTable:
    service.evict(-1.0)
    again = await service.find(opened.row.id)
    assert again is not opened
    return again


def age(service: Service, table: str, seconds: float) -> None:
    """Let everything that is kept of a table have happened so much earlier."""
    with service.store._engine.begin() as connection:
        for change in (
            "tables SET created = created - ?, asked_since = asked_since - ? WHERE id = ?",
            "seats SET seen = seen - ?, called = NULL + ? WHERE table_id = ?",
        ):
            connection.exec_driver_sql(f"UPDATE {change}", (seconds, seconds, table))


def test_the_words_the_times_and_the_api_know_the_same_settings() -> None:
    allowed = get_args(get_type_hints(lobby.NewTable)["absence"])
    assert [*allowed] == [*ABSENCES] == [*ABSENCE_WORDS]


@pytest.mark.parametrize("setting", ["hours", "days"])
def test_absence_is_counted_while_the_table_is_closed_and_the_server_is_down(
    data: Path, setting: str
) -> None:
    async def begin(service: Service) -> str:
        opened = await table_with(service, setting)
        for chair in opened.chairs:
            opened.gave_sign(chair.player or "")
        kept = absence.keep_signs(service)
        assert kept is not None
        await asyncio.wrap_future(kept)
        age(service, opened.row.id, SHORT_OF[setting])
        opened = await opened_again(service, opened)
        seat = asked(opened)
        assert not opened.is_missed(seat)
        with pytest.raises(Refused) as refused:
            await service.stand_in(opened, seat, 1 - seat, "normal")
        assert ABSENCE_WORDS[setting].told == refused.value.allowed
        age(service, opened.row.id, LONG_AGO[setting] - SHORT_OF[setting])
        return opened.row.id

    async def go_on(service: Service) -> None:
        opened = await service.find(table)
        seat = asked(opened)
        assert opened.is_missed(seat)
        assert not opened.is_missed(1 - seat)
        await service.stand_in(opened, seat, 1 - seat, "normal")
        assert opened.plays_by_bot(seat) == "normal"

    table = with_service(data, begin)
    with_service(data, go_on)


def test_who_looked_in_meanwhile_is_not_absent(data: Path) -> None:
    async def act(service: Service) -> None:
        opened = await table_with(service, "days")
        age(service, opened.row.id, LONG_AGO["days"])
        opened = await opened_again(service, opened)
        seat = asked(opened)
        assert opened.is_missed(seat)
        opened.gave_sign(opened.chairs[seat].player or "")
        assert not opened.is_missed(seat)
        kept = absence.keep_signs(service)
        assert kept is not None
        await asyncio.wrap_future(kept)
        assert absence.keep_signs(service) is None  # not again for some minutes
        opened = await opened_again(service, opened)
        assert not opened.is_missed(seat)
        age(service, opened.row.id, HOUR)
        assert not (await opened_again(service, opened)).is_missed(seat)

    with_service(data, act)


def test_who_is_asked_only_now_is_not_absent_however_old_the_table_is(data: Path) -> None:
    async def act(service: Service) -> None:
        opened = await table_with(service, "hours")
        age(service, opened.row.id, LONG_AGO["hours"])
        opened = await opened_again(service, opened)
        seat = asked(opened)
        while asked(opened) == seat:
            await service.move(opened, seat, f"m{opened.seq}", opened.seq, 0)
        opened = await opened_again(service, opened)
        assert asked(opened) == 1 - seat
        assert not opened.is_missed(1 - seat)

    with_service(data, act)


def test_never_is_never(data: Path) -> None:
    async def act(service: Service) -> None:
        opened = await table_with(service, "never")
        age(service, opened.row.id, 1000 * HOUR)
        opened = await opened_again(service, opened)
        seat = asked(opened)
        with pytest.raises(Refused) as refused:
            await service.stand_in(opened, seat, 1 - seat, "normal")
        assert refused.value.allowed == "nobody plays for somebody who is away: the game waits"
        assert "/stand-in" not in table_page.page(
            At(opened, opened.chairs[1 - seat].player)
        ).replace(f"seats/{1 - seat}/stand-in", "")
        await service.stand_in(opened, seat, seat, "normal")  # oneself may
        assert opened.plays_by_bot(seat) == "normal"

    with_service(data, act)


def test_a_live_game_counts_by_the_minute_from_when_it_is_opened(data: Path) -> None:
    async def act(service: Service) -> None:
        opened = await table_with(service, "live")
        age(service, opened.row.id, HOUR)
        opened = await opened_again(service, opened)
        assert opened.absent_after == 60.0
        assert not opened.is_missed(asked(opened))
        assert absence.keep_signs(service) is None

    with_service(data, act)


def test_who_sat_waiting_for_others_is_not_missed_when_the_game_begins(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        made = await lobby.new_table(service, ann, lobby.NewTable("supervillain", 2, {"first": 0}))
        opened = await service.find(made.table)
        opened._born = opened._asked_at = time.monotonic() - HOUR
        bob, _ = await guest(service, "Bob")
        await lobby.claim(service, opened, bob, 1, made.invites["1"])
        assert opened.row.status == PLAYING
        assert not opened.is_missed(0)

    with_service(data, act)


def test_the_setting_is_chosen_and_shown_in_words(site: Site) -> None:
    ann = site.guest("Ann")
    page = ann.ask("GET", "/new/supervillain").text
    assert all(words.after in page for words in ABSENCE_WORDS.values())
    answer = ann.send("/new/supervillain", {"absence": "days", "public": "yes"})
    table = answer.headers["location"]
    told = "if the game waits for somebody who has been away for three days"
    for path in (table, f"/join/{table.split('/')[-1]}/1"):
        assert told[1:] in Guest(site.address).ask("GET", path).text
    assert ann.view(table.split("/")[-1])["absence"] == "days"
    wrong = ann.send("/new/supervillain", {"absence": "weeks"})
    assert (wrong.status_code, "live, hours, days, never" in wrong.text) == (422, True)
    assert ann.ask("POST", "/api/tables", {"game": "smash_up", "absence": "x"}).status_code == 400
    alone = ann.new_table(bots={"1": "random"}, absence="days")["table"]
    assert told[1:] not in ann.ask("GET", f"/tables/{alone}").text

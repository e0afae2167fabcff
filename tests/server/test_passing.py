"""Windows: passes set in advance, and a clock that tells nothing."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fiendish.engine.question import DECLINE
from fiendish.server import taking_back
from fiendish.server.live_table import At, LiveTable
from fiendish.server.passing import lasts
from fiendish.server.reader_json import json_for
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.table_page import frame
from tests.server.service_harness import asked, table_of_two, table_with_bot, until, with_service

PACE = 1.0


async def until_window(
    service: Service, opened: LiveTable, idle: bool = False, own: bool | None = None
) -> int:
    """Play, always alike, until a window is open to a seat that has an answer (idle: has none).

    What comes before is not waited for. With `own` the window is in that seat's own turn, or not.
    """
    chance = random.Random(5)
    quick = min(service.pace, 0.001)
    for number in range(3000):
        question = opened.table.question
        assert question is not None, "no window came up"
        view: Any = opened.table.view(None)
        fits = own is None or (view.active == question.seat) == own
        if question.may_pass_on and question.idle == idle and fits:
            opened.pace = service.pace
            return question.seat
        opened.pace = quick
        if question.idle:
            before = opened.seq
            await until(lambda before=before: opened.seq > before)  # type: ignore[misc]
            continue
        choice = chance.randrange(len(question.options))
        await service.move(opened, question.seat, f"w{number}", opened.seq, choice)
    raise AssertionError("no window came up")


def decline(opened: LiveTable) -> int:
    question = opened.table.question
    assert question is not None
    return question.options.index(DECLINE)


def seen(opened: LiveTable, reader: int | None) -> Any:
    """All that a reader receives, but for the name of the table."""
    opened.changed()
    data = msgspec.json.decode(json_for(opened, reader))
    assert data.pop("table") == opened.row.id
    return data


def drawn(opened: LiveTable, seat: int) -> str:
    opened.changed()
    return frame(At(opened, opened.chairs[seat].player)).decode()


def test_passing_by_setting_looks_like_passing_by_hand(data: Path) -> None:
    async def act(service: Service) -> None:
        by_hand, _ = await table_of_two(service, "smash_up")
        by_setting, _ = await table_of_two(service, "smash_up")
        seat = await until_window(service, by_hand)
        assert await until_window(service, by_setting) == seat
        assert seen(by_hand, 1 - seat) == seen(by_setting, 1 - seat)
        await service.move(by_hand, seat, "p", by_hand.seq, decline(by_hand))
        await service.pass_on(by_setting, seat, by_setting.seq, "here")
        for reader in (1 - seat, None):
            assert seen(by_hand, reader) == seen(by_setting, reader)
        kinds = [[(one.kind, one.seat) for one in t.entries] for t in (by_hand, by_setting)]
        assert kinds[0] == kinds[1]

    with_service(data, act)


def test_a_seat_passes_until_its_turn(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service, "smash_up")
        seat = await until_window(service, opened)
        turn = opened.table.state.turn
        await service.pass_on(opened, seat, opened.seq, "turn")
        chance, passed = random.Random(2), 0
        while opened.passing_of(seat):
            question = opened.table.question
            assert question is not None
            assert not (question.seat == seat and question.may_pass_on)
            passed += 1
            choice = chance.randrange(len(question.options))
            await service.move(opened, question.seat, f"t{passed}", opened.seq, choice)
            assert passed < 500
        view: Any = opened.table.view(seat)
        assert (view.active, view.turn > turn) == (seat, True)
        assert opened.chairs[seat].passing == ""

    with_service(data, act)


def test_passing_here_ends_when_something_happens(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service, "smash_up")
        seat = await until_window(service, opened)
        await service.pass_on(opened, seat, opened.seq, "here")
        lines = len(opened.table.state.journal or ())
        for number in range(100):
            if len(opened.table.state.journal or ()) > lines:
                break
            await service.move(opened, asked(opened), f"h{number}", opened.seq, 0)
        assert opened.passing_of(seat) == ""

    with_service(data, act)


def test_only_the_seat_itself_sees_its_setting_and_can_take_it_away(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service, "smash_up")
        seat = await until_window(service, opened, own=True)
        assert 'value="turn"' in drawn(opened, seat)
        await service.pass_on(opened, seat, opened.seq, "turn")
        assert seen(opened, seat)["passing"] == "turn"
        assert seen(opened, 1 - seat)["passing"] == ""
        assert seen(opened, None)["passing"] == ""
        assert "You pass until your turn" in drawn(opened, seat)
        assert "You pass" not in drawn(opened, 1 - seat)
        await service.pass_on(opened, seat, 0, "stop")
        assert seen(opened, seat)["passing"] == ""

    with_service(data, act)


def test_a_setting_outlives_the_server_and_ends_with_an_undo(data: Path) -> None:
    async def set_it(service: Service) -> tuple[str, int]:
        opened, _ = await table_of_two(service, "smash_up")
        seat = await until_window(service, opened, own=True)
        await service.pass_on(opened, seat, opened.seq, "turn")
        return opened.row.id, seat

    table, seat = with_service(data, set_it)

    async def find_it(service: Service) -> None:
        opened = await service.find(table)
        assert opened.passing_of(seat).startswith("turn")
        await taking_back.ask_back(service, opened, seat, "a", opened.seq)
        await taking_back.agree(service, opened, 1 - seat, opened.seq, True)
        assert opened.passing_of(seat) == ""

    with_service(data, find_it)

    async def look_again(service: Service) -> None:
        assert (await service.find(table)).chairs[seat].passing == ""

    with_service(data, look_again)


def test_where_there_is_no_window_nothing_is_set(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        for seat in (0, 1):
            with pytest.raises(Refused, match="no window"):
                await service.pass_on(opened, seat, opened.seq, "here")
            assert opened.chairs[seat].passing == ""

    with_service(data, act)


# -- the clock -----------------------------------------------------------------------------------


def timed(data: Path, idle: bool, act: Callable[[Service, LiveTable, int], Any]) -> float:
    """How long a window took, as the other player sees it."""

    async def run(service: Service) -> float:
        opened, _ = await table_of_two(service, "smash_up")
        seat = await until_window(service, opened, idle)
        opened._asked_at = began = time.monotonic()
        before = opened.seq
        doing = asyncio.ensure_future(act(service, opened, seat))
        await asyncio.sleep(0.01)
        during = seen(opened, 1 - seat)
        assert during["view"]["decision"]["seat"] == seat
        assert during["seq"] == before
        await until(lambda: opened.seq > before)
        took = time.monotonic() - began
        await doing
        return took

    return with_service(data, run, pace=PACE)


async def by_itself(service: Service, opened: LiveTable, seat: int) -> None:
    service.autoplay.let_bots(opened)


async def by_hand(service: Service, opened: LiveTable, seat: int) -> None:
    before = opened.seq
    first = service.move(opened, seat, "p", before, decline(opened))
    again = service.move(opened, seat, "p", before, decline(opened))
    assert {*await asyncio.gather(first, again)} == {before + 1}
    assert await service.move(opened, seat, "p", before, opened.entries[before].choice) > before


async def by_setting(service: Service, opened: LiveTable, seat: int) -> None:
    await service.pass_on(opened, seat, opened.seq, "here")


@pytest.mark.parametrize(
    ("idle", "act"), [(True, by_itself), (False, by_hand), (False, by_setting)]
)
def test_a_pass_takes_its_time_whoever_passes(
    data: Path, idle: bool, act: Callable[[Service, LiveTable, int], Any]
) -> None:
    assert timed(data, idle, act) >= PACE * 0.9  # a busy machine adds to it


def test_one_who_passes_and_then_plays_has_played(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service, "smash_up")
        seat = await until_window(service, opened)
        opened._asked_at = time.monotonic()
        passing = asyncio.ensure_future(
            service.move(opened, seat, "p", opened.seq, decline(opened))
        )
        await asyncio.sleep(0.01)
        before = opened.seq
        await service.move(opened, seat, "m", before, 1 - min(1, decline(opened)))
        assert opened.seq > before
        with pytest.raises(Refused, match="moved on"):
            await passing

    with_service(data, act, pace=PACE)


def test_a_bot_passes_no_sooner_than_one_without_an_answer(data: Path) -> None:
    async def act(service: Service) -> None:
        opened = await table_with_bot(service, "random", "smash_up")
        times: list[float] = []
        chance = random.Random(3)
        for number in range(400):
            question = opened.table.question
            if question is None or len(times) >= 5:
                break
            if question.seat == 1 or opened.passes_by_itself():
                began, before = opened._asked_at, opened.seq
                waits = lasts(question)
                await until(lambda before=before: opened.seq > before)  # type: ignore[misc]
                if waits and opened.entries[before].choice == question.options.index(DECLINE):
                    times.append(time.monotonic() - began)
                continue
            choice = chance.randrange(len(question.options))
            await service.move(opened, 0, f"b{number}", opened.seq, choice)
        assert len(times) >= 3
        assert min(times) >= PACE * 0.2 * 0.7

    with_service(data, act, pace=PACE)


def test_seats_at_one_screen_are_not_waited_for(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service, "smash_up")
        await until_window(service, opened, idle=True)
        assert opened.to_wait() > -3600
        player = opened.chairs[0].player
        opened.chairs[1] = msgspec.structs.replace(opened.chairs[1], player=player)
        question = opened.table.question
        assert question is not None
        assert opened._time_of(question) == 0.0

    with_service(data, act, pace=PACE)

"""Taking back by rule and by consent; bots standing in; rematches."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from fiendish.server import dice_commitment, lobby, taking_back
from fiendish.server.live_table import At, LiveTable
from fiendish.server.reader_json import json_for, to_take_back
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.table_page import frame, page
from tests.server.service_harness import asked, table_of_two, table_with_bot, until, with_service


async def play_until(service: Service, opened: LiveTable, free: bool) -> int:
    """Play until the last mover can (or cannot) take back freely; who that is."""
    for number in range(300):
        seat = asked(opened)
        await service.move(opened, seat, f"p{number}", opened.seq, 0)
        seen = msgspec.json.decode(await service.view(opened, seat))
        if opened.row.status == "playing" and seen["undo"]["free"] == free:
            return seat
    raise AssertionError("that did not come up")


def test_a_free_move_is_taken_back_and_stays_in_the_log(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat = await play_until(service, opened, free=True)
        moves, seq = len(opened.table.moves), opened.seq
        assert await taking_back.take_back(service, opened, seat, "u", seq) == seq + 1
        assert len(opened.table.moves) < moves
        assert asked(opened) == seat
        assert await taking_back.take_back(service, opened, seat, "u", seq) == seq + 1
        assert opened.seq == seq + 1

    with_service(data, act)


def test_what_was_revealed_is_taken_back_only_by_consent(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat = await play_until(service, opened, free=False)
        other = 1 - seat
        with pytest.raises(Refused, match="cannot take that back") as refused:
            await taking_back.take_back(service, opened, seat, "u", opened.seq)
        assert refused.value.rule
        seq = await taking_back.ask_back(service, opened, seat, "a", opened.seq)
        assert seq == opened.seq
        assert opened.wish is not None
        with pytest.raises(Refused, match="nobody waits"):
            await taking_back.agree(service, opened, seat, seq, True)
        await taking_back.agree(service, opened, other, seq, False)
        assert opened.wish is None
        await taking_back.ask_back(service, opened, seat, "b", seq)
        to = opened.wish.to if opened.wish else -1
        assert await taking_back.agree(service, opened, other, seq, True) > seq
        assert len(opened.table.moves) == to
        assert asked(opened) == seat

    with_service(data, act)


def test_who_asked_learns_who_refused(data: Path) -> None:
    """Until the next move, or until somebody asks again; on the page, as text, and as JSON."""

    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat = await play_until(service, opened, free=False)
        await taking_back.ask_back(service, opened, seat, "a", opened.seq)
        assert seen_by(opened, seat)["declined"] is None
        await taking_back.agree(service, opened, 1 - seat, opened.seq, False)
        for reader in (seat, None):
            assert seen_by(opened, reader)["declined"] == {"seat": seat, "by": 1 - seat}
        name, at = ("Ann", "Bob")[1 - seat], At(opened, opened.chairs[seat].player)
        for words in (frame(at).decode(), page(at, text=True)):
            assert f"{name}</b> refuses to let" in words or f"{name} refuses to let" in words
        await taking_back.ask_back(service, opened, seat, "b", opened.seq)
        assert seen_by(opened, seat)["declined"] is None
        await taking_back.agree(service, opened, 1 - seat, opened.seq, False)
        await service.move(opened, asked(opened), "m", opened.seq, 0)
        assert seen_by(opened, seat)["declined"] is None
        assert "refuses to let" not in frame(at).decode()

    with_service(data, act)


def test_who_thinks_better_of_asking_was_not_refused(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat = await play_until(service, opened, free=False)
        await taking_back.ask_back(service, opened, seat, "a", opened.seq)
        await taking_back.agree(service, opened, seat, opened.seq, False)
        assert opened.wish is None
        assert opened.declined is None

    with_service(data, act)


async def moments(service: Service) -> AsyncIterator[LiveTable]:
    """A game played at random, after every move."""
    opened, _ = await table_of_two(service, "smash_up")
    chance = Random(1)
    for number in range(300):
        question = opened.table.question
        assert question is not None
        choice = chance.randrange(len(question.options))
        await service.move(opened, question.seat, f"p{number}", opened.seq, choice)
        if opened.table.over:
            return
        yield opened


def seen_by(opened: LiveTable, reader: int | None) -> Any:
    opened.changed()
    return msgspec.json.decode(json_for(opened, reader))


def give_other_hand(opened: LiveTable, seat: int) -> None:
    """Where the seat passed it had something to choose if there was nothing, or the reverse."""
    for number, one in enumerate(opened.table.moves):
        if one.seat == seat and one.passed:
            opened.table.moves[number] = one._replace(idle=not one.idle)


def test_where_a_request_leads_does_not_tell_whether_a_window_was_empty(data: Path) -> None:
    async def act(service: Service) -> None:
        looked = 0
        async for opened in moments(service):
            for seat in (0, 1):
                own = [one for one in opened.table.moves if one.seat == seat]
                if not own or not own[-1].passed or all(one.passed for one in own):
                    continue
                both = []
                for _ in range(2):
                    await taking_back.ask_back(service, opened, seat, "a", opened.seq)
                    assert opened.wish is not None
                    both.append((opened.wish.to, seen_by(opened, 1 - seat)))
                    await taking_back.agree(service, opened, seat, opened.seq, False)
                    give_other_hand(opened, seat)
                assert both[0] == both[1]
                assert set(both[0][1]["wish"]) == {"seat", "missing"}
                looked += 1
        assert looked > 10

    with_service(data, act)


def test_a_pass_is_taken_back_with_what_came_before_it(data: Path) -> None:
    """Whoever goes back over a window of their own does not tell that it was empty."""

    async def act(service: Service) -> None:
        looked = 0
        async for opened in moments(service):
            moves = opened.table.moves
            both = []
            for _ in range(2):
                seat, steps = moves[-1].seat, to_take_back(opened, moves[-1].seat)
                free = opened.table.why_not_undo(seat, steps) is None
                both.append(len(moves) - steps if free else None)
                give_other_hand(opened, seat)
            if moves[-1].passed and any(to is not None and not moves[to].passed for to in both):
                assert both[0] == both[1]
                looked += 1
        assert looked > 0

    with_service(data, act)


def test_a_move_ends_the_asking(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat = await play_until(service, opened, free=False)
        await taking_back.ask_back(service, opened, seat, "a", opened.seq)
        await service.move(opened, asked(opened), "m", opened.seq, 0)
        assert opened.wish is None

    with_service(data, act)


def test_bots_never_object(data: Path) -> None:
    async def act(service: Service) -> None:
        opened = await table_with_bot(service)
        await until(lambda: asked(opened) == 0)
        await service.move(opened, 0, "m", opened.seq, 0)
        await until(lambda: opened.thinking is None)
        seq = opened.seq
        assert await taking_back.ask_back(service, opened, 0, "a", seq) > seq
        assert asked(opened) == 0

    with_service(data, act)


def test_a_bot_takes_over_an_absent_seat_and_hands_it_back(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat = asked(opened)
        with pytest.raises(Refused, match="is there"):
            await service.stand_in(opened, seat, 1 - seat, "normal")
        opened.absent_after = 0.0
        before = opened.seq
        await service.stand_in(opened, seat, 1 - seat, "normal")
        await until(lambda: opened.seq > before, 60)
        with pytest.raises(Refused, match="a bot plays for you"):
            await service.move(opened, seat, "m", opened.seq, 0)
        with pytest.raises(Refused, match="only the player"):
            await service.stand_in(opened, seat, 1 - seat, "")
        await service.stand_in(opened, seat, seat, "")
        await until(lambda: opened.thinking is None, 60)
        still = opened.seq
        if asked(opened) != seat:
            await service.move(opened, 1 - seat, "o", still, 0)
        assert opened.plays_by_bot(seat) == ""

    with_service(data, act)


def test_one_may_let_a_bot_play_for_oneself_at_any_time(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        for seat in (0, 1):
            await service.stand_in(opened, seat, seat, "random")
        await until(lambda: opened.row.status == "over", 30)
        async with opened.held():  # in memory it is over a little earlier than on the disk
            kept = service.store.table(opened.row.id)
        assert kept is not None
        assert kept[0].status == "over"

    with_service(data, act)


def test_a_rematch_rotates_the_seats_and_is_made_once(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        with pytest.raises(Refused, match="after the end"):
            await lobby.rematch(service, opened, opened.chairs[0].player or "")
        for seat in (0, 1):
            await service.stand_in(opened, seat, seat, "random")
        await until(lambda: opened.row.status == "over", 30)
        with patch.object(dice_commitment, "new_seed", lambda: "0d" * 32):
            new = await lobby.rematch(service, opened, opened.chairs[0].player or "")
        assert await lobby.rematch(service, opened, opened.chairs[0].player or "") == new
        again = await service.find(new)
        assert [one.name for one in again.chairs] == ["Bob", "Ann"]
        assert [one.stand_in for one in again.chairs] == ["", ""]
        assert again.row.seed == "0d" * 32
        assert again.row.status == "playing"

    with_service(data, act)

"""A seat belongs to its player, also while a bot plays there: consent, hints, bots, the clock."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fiendish.server import lobby, taking_back
from fiendish.server.autoplay import Autoplay
from fiendish.server.live_table import At, LiveTable
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.table_page import frame
from tests.server.service_harness import asked, guest, table_of_two, with_service
from tests.server.test_passing import until_window
from tests.server.test_undo import play_until

MonkeyPatch = pytest.MonkeyPatch


@pytest.fixture
def slow_bots(monkeypatch: MonkeyPatch) -> None:
    """Bots that never come to a decision: a test has all the time it needs."""
    monkeypatch.setattr(Autoplay, "let_bots", lambda self, opened: None)


def drawn(opened: LiveTable, seat: int) -> str:
    opened.changed()
    return frame(At(opened, opened.chairs[seat].player)).decode()


@pytest.mark.usefixtures("slow_bots")
def test_a_bot_that_stands_in_agrees_to_nothing_and_the_request_waits(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat = await play_until(service, opened, free=False)
        other, seq = 1 - seat, opened.seq
        await service.stand_in(opened, other, other, "normal")
        assert "Undo anyway" not in drawn(opened, seat)
        assert await taking_back.ask_back(service, opened, seat, "a", seq) == seq
        assert opened.wish is not None
        assert opened.wish.missing == (other,)
        assert "has to come back first" in drawn(opened, seat)
        with pytest.raises(Refused, match="a bot plays for you"):
            await taking_back.agree(service, opened, other, seq, True)
        assert 'value="agree"' not in drawn(opened, other)
        await service.stand_in(opened, other, other, "")
        assert 'value="agree"' in drawn(opened, other)
        assert await taking_back.agree(service, opened, other, seq, True) > seq
        assert asked(opened) == seat

    with_service(data, act)


@pytest.mark.usefixtures("slow_bots")
def test_who_lets_a_bot_play_asks_for_nothing_any_more(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat = await play_until(service, opened, free=False)
        await taking_back.ask_back(service, opened, seat, "a", opened.seq)
        await service.stand_in(opened, seat, seat, "normal")
        assert opened.wish is None

    with_service(data, act)


@pytest.mark.usefixtures("slow_bots")
def test_there_are_no_hints_while_somebody_else_owns_a_seat(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat = asked(opened)
        await service.stand_in(opened, 1 - seat, 1 - seat, "normal")
        with pytest.raises(Refused) as refused:
            await service.hint(opened, seat)
        assert refused.value.code == "no-hints"
        assert "/hint" not in drawn(opened, seat)

    with_service(data, act)


@pytest.mark.usefixtures("slow_bots")
def test_for_somebody_else_only_the_normal_bot_stands_in(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat = asked(opened)
        opened.absent_after = 0.0
        for bot in ("random", "easy", "hard"):
            with pytest.raises(Refused) as refused:
                await service.stand_in(opened, seat, 1 - seat, bot)
            assert (refused.value.status, refused.value.allowed) == (422, "normal")
            assert opened.plays_by_bot(seat) == ""
        await service.stand_in(opened, seat, 1 - seat, "normal")
        assert opened.plays_by_bot(seat) == "normal"
        await service.stand_in(opened, seat, seat, "")
        await service.stand_in(opened, seat, seat, "random")  # for oneself any of them
        assert opened.plays_by_bot(seat) == "random"

    with_service(data, act)


@pytest.mark.usefixtures("slow_bots")
def test_nobody_is_stood_in_for_who_is_not_waited_for(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat = asked(opened)
        opened.absent_after = 0.0
        with pytest.raises(Refused, match="nobody waits"):
            await service.stand_in(opened, 1 - seat, seat, "normal")
        assert f"seats/{1 - seat}/stand-in" not in drawn(opened, seat)
        assert f"seats/{seat}/stand-in" in drawn(opened, 1 - seat)

    with_service(data, act)


# -- the clock -----------------------------------------------------------------------------------


def lasts_for(opened: LiveTable) -> float:
    question = opened.table.question
    assert question is not None
    return opened._time_of(question)


def test_a_shared_screen_is_waited_for_while_somebody_plays_elsewhere(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        bob, _ = await guest(service, "Bob")
        wanted = lobby.NewTable("smash_up", 3, here={1: "Ines"}, seat=0)
        made = await lobby.new_table(service, ann, wanted)
        opened = await service.find(made.table)
        await lobby.claim(service, opened, bob, 2, made.invites["2"])
        await until_window(service, opened)
        for away in range(3):  # whoever is asked
            opened.chairs = [
                msgspec.structs.replace(one, player=bob.id if one.seat == away else ann.id)
                for one in opened.chairs
            ]
            assert lasts_for(opened) == 1.0
            opened.chairs[away] = msgspec.structs.replace(opened.chairs[away], player=ann.id)
            assert lasts_for(opened) == 0.0

    with_service(data, act, pace=1.0)


def test_a_person_is_waited_for_as_long_while_a_bot_plays_for_the_other(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service, "smash_up")
        seat = await until_window(service, opened)
        assert lasts_for(opened) == 1.0
        chair = opened.chairs[1 - seat]
        opened.chairs[1 - seat] = msgspec.structs.replace(chair, stand_in="normal")
        assert lasts_for(opened) == 1.0
        opened.chairs[1 - seat] = msgspec.structs.replace(chair, player=None, bot="normal")
        assert lasts_for(opened) == 0.2

    with_service(data, act, pace=1.0)

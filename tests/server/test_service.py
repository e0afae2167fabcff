"""Commands at a table: once, in order, by the right seat, or not at all."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fiendish.server import lobby, taking_back
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import Store
from tests.server.service_harness import (
    asked,
    guest,
    table_of_two,
    table_with_bot,
    until,
    with_service,
)


def test_a_move_is_kept_and_counted(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        before = opened.seq
        seq = await service.move(opened, asked(opened), "c", before, 0)
        assert seq == opened.seq > before
        kept = service.store.table(opened.row.id)
        assert kept is not None
        assert kept[2] == opened.entries

    with_service(data, act)


def test_a_command_sent_twice_is_carried_out_once(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat, at = asked(opened), opened.seq
        first = await service.move(opened, seat, "c", at, 0)
        digest = opened.table.digest()
        assert await service.move(opened, seat, "c", at, 0) == first
        assert opened.table.digest() == digest
        service.evict(-1.0)
        assert not service.live
        again = await service.find(opened.row.id)
        assert await service.move(again, seat, "c", at, 0) == first
        assert again.table.digest() == digest

    with_service(data, act)


def test_a_command_id_cannot_stand_for_two_things(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat, at = asked(opened), opened.seq
        await service.move(opened, seat, "c", at, 0)
        with pytest.raises(Refused) as refused:
            await service.move(opened, seat, "c", at, 1)
        assert (refused.value.status, refused.value.code) == (409, "command-used")

    with_service(data, act)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [({"seq": 99}, "stale"), ({"choice": 999}, "illegal"), ({"choice": -1}, "illegal"),
     ({"seat": 1}, "illegal")],
)  # fmt: skip
def test_a_refused_command_changes_nothing(data: Path, wrong: dict[str, int], code: str) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat = asked(opened)
        form = {"seat": seat, "seq": opened.seq, "choice": 0, **wrong}
        if "seat" in wrong:
            form["seat"] = 1 - seat
        before = opened.table.digest(), opened.seq, await service.view(opened, 0)
        with pytest.raises(Refused) as refused:
            await service.move(opened, form["seat"], "c", form["seq"], form["choice"])
        assert refused.value.code == code
        assert (opened.table.digest(), opened.seq, await service.view(opened, 0)) == before

    with_service(data, act)


def test_of_many_at_once_one_wins(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat, at = asked(opened), opened.seq
        moves = [service.move(opened, seat, f"c{n}", at, 0) for n in range(10)]
        results = await asyncio.gather(*moves, return_exceptions=True)
        assert sum(isinstance(one, int) for one in results) == 1
        assert {one.code for one in results if isinstance(one, Refused)} == {"stale"}

    with_service(data, act)


def test_a_table_is_the_fold_of_its_log(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service, "smash_up")
        for number in range(40):
            if opened.table.over:
                break
            seat = asked(opened)
            await service.move(opened, seat, f"c{number}", opened.seq, 0)
            if number % 7 == 3 and opened.table.can_undo(seat):
                await taking_back.take_back(service, opened, seat, f"u{number}", opened.seq)
        digest, record = opened.table.digest(), opened.table.record
        assert service.evict(-1.0) == 1
        again = await service.find(opened.row.id)
        assert again is not opened
        assert (again.table.digest(), again.table.record) == (digest, record)

    with_service(data, act)


def test_nobody_is_left_with_nothing_to_decide(data: Path) -> None:
    """Idle questions are answered at once, and are not to be seen."""

    async def act(service: Service) -> int:
        idle = 0
        for number in range(6):
            opened, _ = await table_of_two(service, "smash_up")
            for step in range(60):
                question = opened.table.question
                if question is None:
                    break
                assert not question.idle
                choice = (number + step) % len(question.options)
                await service.move(opened, question.seat, f"c{step}", opened.seq, choice)
            idle += sum(entry.kind == "idle" for entry in opened.entries)
        return idle

    assert with_service(data, act) > 0


def test_bots_answer_for_themselves(data: Path) -> None:
    async def act(service: Service) -> None:
        opened = await table_with_bot(service, "normal")
        await until(lambda: asked(opened) == 0, 30)
        assert {entry.seat for entry in opened.entries} == {1}
        assert {entry.command for entry in opened.entries} == {None}

    with_service(data, act)


def test_a_game_waits_until_all_seats_are_taken(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        made = await lobby.new_table(
            service, ann, lobby.NewTable("supervillain", 3, {}, {1: "random"})
        )
        opened = await service.find(made.table)
        assert msgspec.json.decode(await service.view(opened, 0))["view"] is None
        with pytest.raises(Refused, match="has not begun"):
            await service.move(opened, 0, "c", 0, 0)
        bob, _ = await guest(service, "Bob")
        await lobby.claim(service, opened, bob, 2, made.invites["2"])
        assert opened.row.status == "playing"
        assert msgspec.json.decode(await service.view(opened, 2))["view"]["reader"] == 2

    with_service(data, act)


def test_a_seat_is_taken_once_and_by_invitation(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        made = await lobby.new_table(service, ann, lobby.NewTable("supervillain", 3))
        opened = await service.find(made.table)
        bob, _ = await guest(service, "Bob")
        for seat, invite, code in [
            (1, "", "no-table"),
            (1, made.invites["2"], "no-table"),
            (0, "", "no-table"),
            (7, "", "no-table"),
        ]:
            with pytest.raises(Refused) as refused:
                await lobby.claim(service, opened, bob, seat, invite)
            assert refused.value.code == code
        await lobby.claim(service, opened, bob, 1, made.invites["1"])
        with pytest.raises(Refused, match="already have seat B"):
            await lobby.claim(service, opened, bob, 2, made.invites["2"])
        cleo, _ = await guest(service, "Cleo")
        with pytest.raises(Refused, match="no such table"):  # the invitation is used up
            await lobby.claim(service, opened, cleo, 1, made.invites["1"])

    with_service(data, act)


def test_tokens_can_be_words_of_a_command(data: Path) -> None:
    """None begins with a hyphen, as an option would."""

    async def act(service: Service) -> None:
        for _ in range(40):
            ann, _ = await guest(service, "Ann")
            made = await lobby.new_table(service, ann, lobby.NewTable("supervillain"))
            assert f"{made.table}{made.watch}{made.invites['1']}".isalnum()

    with_service(data, act)


@pytest.mark.parametrize(
    "wanted",
    [
        lobby.NewTable("chess"),
        lobby.NewTable("supervillain", 9),
        lobby.NewTable("supervillain", 2, {"mode": "silly"}),
        lobby.NewTable("supervillain", 2, {"first": 3}),
        lobby.NewTable("supervillain", 2, {}, {0: "random", 1: "random"}),
        lobby.NewTable("supervillain", 2, {}, {5: "random"}),
        lobby.NewTable("supervillain", 2, {}, {1: "genius"}),
        lobby.NewTable("smash_up", 2, {"factions": [["pirates"]]}),
    ],
)
def test_an_impossible_table_is_refused_with_a_reason(data: Path, wanted: lobby.NewTable) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        with pytest.raises(Refused) as refused:
            await lobby.new_table(service, ann, wanted)
        assert refused.value.status == 422
        assert refused.value.text

    with_service(data, act)


def test_what_cannot_be_written_has_not_happened(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat, at, digest = asked(opened), opened.seq, opened.table.digest()
        real = Store.append

        def fail(self: Store, *more: Any) -> Any:
            return self._writer.submit(lambda connection: 1 / 0)

        monkeypatch.setattr(Store, "append", fail)
        with pytest.raises(Refused) as refused:
            await service.move(opened, seat, "c", at, 0)
        assert refused.value.status == 503
        monkeypatch.setattr(Store, "append", real)
        with pytest.raises(Refused, match="opened anew"):  # who still had the old one in hand
            await service.view(opened, seat)
        again = await service.find(opened.row.id)
        assert (again.seq, again.table.digest()) == (at, digest)
        await service.move(again, seat, "c", at, 0)

    with_service(data, act)


def slow_disk(patch: pytest.MonkeyPatch) -> threading.Event:
    """Nothing gets written before the event is set."""
    written, real = threading.Event(), Store.append

    def slowly(self: Store, *more: Any) -> Any:
        self._writer.submit(lambda connection: written.wait(10))
        return real(self, *more)

    patch.setattr(Store, "append", slowly)
    return written


def test_nobody_sees_a_move_before_it_is_on_the_disk(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat, at = asked(opened), opened.seq
        written = slow_disk(monkeypatch)
        moving = asyncio.create_task(service.move(opened, seat, "c", at, 0))
        looking = asyncio.create_task(service.view(opened, 1 - seat))
        await asyncio.sleep(0.1)
        assert not moving.done()
        assert not looking.done()
        written.set()
        assert await moving == msgspec.json.decode(await looking)["seq"] > at

    with_service(data, act)


def test_a_client_that_goes_away_does_not_stop_its_move(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        seat, at = asked(opened), opened.seq
        written = slow_disk(monkeypatch)
        moving = asyncio.create_task(service.move(opened, seat, "c", at, 0))
        await asyncio.sleep(0.05)
        moving.cancel()
        await asyncio.sleep(0.05)
        written.set()
        with pytest.raises(asyncio.CancelledError):
            await moving
        kept = service.store.table(opened.row.id)
        assert kept is not None
        assert kept[2] == opened.entries
        assert await service.move(opened, seat, "c", at, 0) == opened.seq

    with_service(data, act)

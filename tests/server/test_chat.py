"""What is said at a table: nobody can drown out the others, and the oldest lines go first."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiendish.server import service as services
from fiendish.server.live_table import LiveTable
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from tests.server.service_harness import table_of_two, with_service

MonkeyPatch = pytest.MonkeyPatch


class Clock:
    """A clock that a test sets."""

    def __init__(self, patch: MonkeyPatch) -> None:
        self.now = 1000.0
        patch.setattr(services, "wall_clock", lambda: self.now)


def said(opened: LiveTable) -> list[str]:
    return [line.text for line in opened.said]


def test_a_seat_that_talks_too_fast_waits_and_the_others_do_not(
    data: Path, monkeypatch: MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        for number in range(services.LINES_AT_ONCE):
            await service.say(opened, 0, f"line {number}")
        with pytest.raises(Refused) as refused:
            await service.say(opened, 0, "one more")
        assert (refused.value.status, refused.value.code) == (429, "too-often")
        assert "one more" not in said(opened)
        await service.say(opened, 1, "my turn to speak")
        clock.now += services.TALK_TIME
        await service.say(opened, 0, "one more")
        assert said(opened)[-2:] == ["my turn to speak", "one more"]
        clock.now -= 3600  # the machine's clock is put right
        await service.say(opened, 0, "still here")

    with_service(data, act)


def test_of_many_lines_the_oldest_are_forgotten(data: Path, monkeypatch: MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    monkeypatch.setattr(services, "MOST_SAID", 3)

    async def talk(service: Service) -> str:
        opened, _ = await table_of_two(service)
        elsewhere, _ = await table_of_two(service)
        await service.say(elsewhere, 0, "at another table")
        for number in range(8):
            await service.say(opened, number % 2, f"line {number}")
            clock.now += services.TALK_TIME
        assert said(opened) == ["line 5", "line 6", "line 7"]
        assert said(await service.find(elsewhere.row.id)) == ["at another table"]
        service.evict(-1.0)
        assert said(await service.find(elsewhere.row.id)) == ["at another table"]
        return opened.row.id

    table = with_service(data, talk)

    async def listen(service: Service) -> None:
        assert said(await service.find(table)) == ["line 5", "line 6", "line 7"]

    with_service(data, listen)

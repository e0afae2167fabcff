"""Beats: an open page is shown each change, and a page that was away what it has missed."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fiendish import games
from fiendish.server.live_table import At, LiveTable
from fiendish.server.routes import watch
from fiendish.server.service import Service
from tests.server.service_harness import asked, table_with_bot, until, with_service

TOLD = re.compile(r"<li ")


class OpenPage:
    """What an open page of a table is told."""

    def __init__(self, service: Service, live: LiveTable, heard: int = watch.ALL) -> None:
        self.got: list[dict[str, Any]] = []
        self.holds = asyncio.Event()  # whether the line takes anything
        self.holds.set()
        at = At(live, live.chairs[0].player)
        self._task = asyncio.create_task(watch.feed_page(service, at, self._tell, heard))

    async def _tell(self, data: bytes) -> None:
        await self.holds.wait()
        self.got.append(json.loads(data))

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


def lines(beat: str) -> int:
    return len(TOLD.findall(beat))


async def play(service: Service, live: LiveTable, moves: int) -> None:
    """Decide by chance for the first seat, and let the bot play."""
    chance = Random(7)
    for _ in range(moves):
        await until(lambda: live.table.over or asked(live) == 0)
        if live.table.over:
            return
        question = live.table.question
        assert question is not None
        choice = chance.randrange(len(question.options))
        await service.move(live, 0, f"c{live.seq}", live.seq, choice)
    await until(lambda: live.table.over or asked(live) == 0)


@pytest.mark.parametrize("game", games.names())
def test_each_decision_of_a_bot_that_shows_has_a_frame_and_a_beat(
    tmp_path: Path, game: str
) -> None:
    async def act(service: Service) -> None:
        live = await table_with_bot(service, "random", game)
        page = OpenPage(service, live)
        await until(lambda: len(page.got) == 1)
        begun = len(live.table.moves)
        told = len(live.table.log(0))
        await play(service, live, 12)
        newest = len(live.table.log(0))
        await until(lambda: told + sum(lines(one["beat"]) for one in page.got[1:]) >= newest)
        await page.close()
        moves = live.table.moves[begun:]
        after = [move.journal for move in moves[1:]] + [newest]
        showing = sum(
            move.seat == 1 and not move.idle and end > move.journal
            for move, end in zip(moves, after, strict=True)
        )
        beats = [one["beat"] for one in page.got[1:] if one["beat"]]
        assert sum(map(lines, beats)) == newest - told  # each line once, none is left out
        assert showing
        assert len([one for one in beats if "data-mine" not in one]) >= showing

    with_service(tmp_path, act)


def test_a_line_that_takes_nothing_holds_up_no_bot(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        live = await table_with_bot(service)
        page = OpenPage(service, live)
        page.holds.clear()
        await play(service, live, 30)
        assert page.got == []
        page.holds.set()
        newest = len(live.table.log(0))
        await until(lambda: sum(lines(one["beat"]) for one in page.got) > 20)
        assert newest > 20
        await page.close()

    with_service(tmp_path, act)


def test_whoever_comes_back_is_told_what_was_missed_and_how_much_more_there_is(
    tmp_path: Path,
) -> None:
    async def act(service: Service) -> None:
        live = await table_with_bot(service)
        heard = len(live.table.log(0))
        await play(service, live, 30)
        missed = len(live.table.log(0)) - heard
        page = OpenPage(service, live, heard)
        await until(lambda: len(page.got) == 1)
        beat = page.got[0]["beat"]
        earlier = re.search(r'data-earlier="(\d+)"', beat)
        assert earlier is not None
        assert lines(beat) + int(earlier[1]) == missed
        await page.close()

    with_service(tmp_path, act)


def test_a_page_that_has_everything_is_told_nothing_twice(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        live = await table_with_bot(service)
        await play(service, live, 3)
        page = OpenPage(service, live, len(live.table.log(0)))
        await until(lambda: len(page.got) == 1)
        assert page.got[0]["beat"] == ""
        await page.close()

    with_service(tmp_path, act)


def test_nothing_is_shown_before_it_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a move is being written the table is held, so no page can be drawn of it."""

    async def act(service: Service) -> None:
        live = await table_with_bot(service)
        page = OpenPage(service, live)
        await until(lambda: len(page.got) == 1)
        kept: list[int] = [0]
        real = service.store.append

        def append(table: str, batch: Any, *more: Any) -> Any:
            writing = real(table, batch, *more)
            writing.add_done_callback(lambda _: kept.append(batch[-1].seq if batch else 0))
            return writing

        monkeypatch.setattr(service.store, "append", append)
        seen: list[tuple[int, int]] = []
        for _ in range(10):
            await play(service, live, 1)
            number = re.search(r'data-seq="(\d+)"', page.got[-1]["html"])
            assert number is not None
            seen.append((int(number[1]), max(kept)))
        assert all(shown <= on_disk for shown, on_disk in seen)
        assert len(kept) > 10
        await page.close()

    with_service(tmp_path, act)

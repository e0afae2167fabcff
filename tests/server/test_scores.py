"""The race of a finished game is what everybody could see, turn by turn."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

from fiendish.server import taking_back
from fiendish.server.scores import ready, turn_scores
from fiendish.server.service import Service
from tests.server.service_harness import asked, table_of_two, with_service


def test_a_race_ends_with_the_result_and_forgets_what_was_taken_back(tmp_path: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        chance = Random(3)
        await ready(service.threads, opened)
        assert vars(opened)["turn_scores"] is None  # not while it goes on
        while not opened.table.over:
            seat = asked(opened)
            before = opened.seq
            options = opened.table.view(seat).decision.options  # type: ignore[attr-defined]
            choice = chance.randrange(len(options))
            await service.move(opened, seat, f"c{before}", before, choice)
            if chance.random() < 0.2 and opened.table.can_undo(seat):
                await taking_back.take_back(service, opened, seat, f"u{before}", opened.seq)
        await ready(service.threads, opened)
        race = turn_scores(opened.row, opened.entries)
        assert opened.turn_scores == race
        first, *_, last = race
        assert first.points == (0, 0)
        view = opened.table.view(None)
        assert last.points == tuple(one.points for one in view.villains)  # type: ignore[attr-defined]
        assert last.at == opened.seq
        assert all(a.turn + 1 == b.turn and a.at < b.at for a, b in pairwise(race))

    with_service(tmp_path, act)

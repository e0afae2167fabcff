"""Nothing that a reader receives over any channel depends on what it may not know."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from fiendish.games import names
from fiendish.server.service import Service
from tests.server.service_harness import with_service
from tests.server.twin_worlds import differences, shared_screen

MOMENTS = 3


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_a_reader_receives_depends_on_what_it_may_not_know(
    data: Path, game: str, seed: int
) -> None:
    async def act(service: Service) -> list[str]:
        return await differences(service, game, Random(f"{game} {seed}"), MOMENTS)

    assert with_service(data, act) == []


@pytest.mark.parametrize("game", names())
def test_nothing_depends_on_it_where_some_share_a_screen(data: Path, game: str) -> None:
    async def act(service: Service) -> list[str]:
        chance = Random(f"{game} shared2")
        return await differences(service, game, chance, 2, seating=shared_screen)

    assert with_service(data, act) == []

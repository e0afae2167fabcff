"""`fiendish serve` with the same dice at every table: what a test is shown once, it is shown again.

The table's seed and the choices of bots come from the system's own chance, as they should. Here they do
not, so that a game depends only on its settings and on what the test answers.
"""

from __future__ import annotations

import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from unittest.mock import patch

from fiendish.cli import main
from fiendish.engine.table import Table
from fiendish.server import bot_pool, dice_commitment, service

SEED = "5eed" * 16


class BotPool(bot_pool.BotPool):
    """Random bots whose choice depends on the moment of the game alone."""

    def choose(
        self, name: str, table: Table, seat: int, bot: str, owner: str = ""
    ) -> Coroutine[None, None, int]:
        if bot != "random":
            return super().choose(name, table, seat, bot, owner)
        assert table.question is not None
        return _later(Random(len(table.record)).randrange(len(table.question.options)))


async def _later(answer: int) -> int:
    return answer


@contextmanager
def same_dice() -> Iterator[None]:
    """Every table gets the same seed, and bots choose alike at the same moment."""
    even = SimpleNamespace(randbits=lambda _: 1, randbelow=lambda _: 0)
    with (
        patch.object(dice_commitment, "new_seed", lambda: SEED),
        patch.object(service, "BotPool", BotPool),
        patch.object(bot_pool, "secrets", even),
    ):
        yield


if __name__ == "__main__":
    with same_dice():
        sys.exit(main())

"""After how long a bot may play for somebody who is absent: a setting of the table.

A live game needs that within a minute, in one by mail nobody is absent who comes every other day. What
lasts longer than tables stay open is counted from what is kept: since when the game waits, and when
each player was last there, which is written down every few minutes.
"""

from __future__ import annotations

import math
import time
from concurrent.futures import Future

from fiendish.server.live_table import LiveTable
from fiendish.server.service import Service
from fiendish.server.store import OPEN, TableRow

EVERY = 300.0  # seconds between two signs of life of a player that are kept


def keeps_signs(row: TableRow) -> bool:
    """Whether it matters for longer than the table is in memory who was there when."""
    return row.absence in ("hours", "days") or (row.public and row.status == OPEN)


def keep_signs(service: Service) -> Future[None] | None:
    """Write down who was at which table since that was last done."""
    signs = [
        sign for live in service.live.values() if keeps_signs(live.row) for sign in _signs(live)
    ]
    return service.store.seen(signs) if signs else None


def _signs(live: LiveTable) -> list[tuple[str, int, float]]:
    now, found = time.monotonic(), []
    for chair in live.chairs:
        at, where = live.last_sign(chair.player), (chair.seat, chair.player)
        if at is not None and at - live.kept_signs.get(where, -math.inf) >= EVERY:
            live.kept_signs[where] = at
            found.append((live.row.id, chair.seat, time.time() - (now - at)))
    return found

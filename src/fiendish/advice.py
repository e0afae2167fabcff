"""Advice for a seat: a hint, and the reason for it in one sentence.

The reason is what would change at once: it is worked out from the view of the seat before and after the
option, in a few worlds that the seat holds possible, and says only what is so in all of them.
"""

from __future__ import annotations

import msgspec

from fiendish.bots.basic import Greedy
from fiendish.bots.hint import Hint, hint
from fiendish.bots.seat import Seat
from fiendish.prose import why

WORLDS = 5


def advise(seat: Seat, seed: int = 0, quick: bool = False) -> Hint:
    """What to do for a seat that is asked, and why; the same for the same seed. A quick answer has no
    reason yet."""
    found = hint(seat, seed, quick)
    if quick:
        return found
    alone = len(found.worth) == 1
    said = why.ALONE if alone else reason_for(seat, found.choice, seed)
    return msgspec.structs.replace(found, why=said)


def reason_for(seat: Seat, option: int, seed: int = 0) -> str:
    """What an option would change in all of some worlds, answered on as well as the normal bot can."""
    bot = Greedy(seed)
    tables = [bot.outcome(seat, option, seed + n) for n in range(WORLDS)]
    for table in tables:
        _ = table.question  # steps at which nobody is asked are taken
    return why.reason(seat.view(), [table.view(seat.number) for table in tables])

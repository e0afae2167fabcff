"""What the coach would have said: the hint for a decision of a game that is over.

It is made of what the seat could know when it decided, so it is the very hint that it would have got then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fiendish.bots.hint import Hint
from fiendish.engine.game import LETTERS
from fiendish.engine.question import Option
from fiendish.server.history import History
from fiendish.server.live_table import LiveTable
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import ANSWER, OVER


class PastHint(NamedTuple):
    """What there was to choose from, what was taken (-1: nothing), and what the coach says to it."""

    options: list[Option]
    taken: int
    hint: Hint


async def find(
    service: Service, live: LiveTable, at: int, seat: int | None, who: str, quick: bool = False
) -> PastHint:
    """The hint for the decision that a seat had at a moment; `who` asks for it."""
    if live.row.status != OVER:
        raise Refused(
            409, "not-over", "while the game runs nobody says what would have been better",
            allowed="wait for the end",
        )  # fmt: skip
    if seat is None:
        eyes = " or ".join(f"eyes={letter}" for letter in LETTERS[: len(live.chairs)])
        raise Refused(400, "no-seat", "a hint is for one seat, by what it knew", allowed=eyes)
    if not service.past_hints.admits(who):
        raise Refused(429, "too-often", "too many hints at once", allowed="wait a little", wait=1)

    def look(history: History) -> tuple[list[Option], int, bytes]:
        return _decision(service, live.row.id, history, at, seat)

    options, taken, job = await service.histories.look(live, who, look)
    thinking = service.bot_pool.hint_in_turn(job, quick, who)
    return PastHint(options, taken, await service.thought_of(live, thinking))


def _decision(
    service: Service, name: str, history: History, at: int, seat: int
) -> tuple[list[Option], int, bytes]:
    """The options at a moment, the one that was taken, and what a worker needs."""
    if at > history.length:
        raise Refused(
            404, "no-moment", f"there is no moment {at}", allowed=f"0 to {history.length}"
        )
    table = history.moment(at).table
    question = table.question
    if question is None or question.seat != seat or len(question.options) < 2:
        raise Refused(
            409, "not-asked", f"seat {LETTERS[seat]} had nothing to choose at moment {at}",
            allowed=_nearest(history.decisions(seat), at),
        )  # fmt: skip
    following = history.following(at)
    taken = following.choice if following is not None and following.kind == ANSWER else -1
    options = [question.describe(index) for index in range(len(question.options))]
    return options, taken, service.bot_pool.hint_job(name, table, seat)


def _nearest(decisions: Sequence[int], at: int) -> str:
    """The decisions of a seat before and after a moment."""
    before = [one for one in decisions if one < at][-1:]
    after = [one for one in decisions if one > at][:1]
    return " or ".join(f"moment {one}" for one in [*before, *after]) or "another seat"

"""Who looks back at which table, and through whose eyes.

While the game runs a reader looks back with its own eyes. When it is over it is open: any seat's eyes, or
nobody's in particular.
"""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from fiendish.engine.game import LETTERS
from fiendish.server.live_table import At, LiveTable
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import at_table
from fiendish.server.store import OVER

OPEN_EYES = "open"


@dataclass(frozen=True)
class Glance:
    """Who looks back at which table, and through whose eyes."""

    live: LiveTable
    over: bool
    reader: int | None  # whose view it is
    eyes: str  # as it is written in addresses; empty while the game runs

    @property
    def home(self) -> str:
        return f"/tables/{self.live.row.id}"

    def moment(self, at: int, eyes: str = "", page: str = "replay") -> str:
        """The address of a moment, through these or other eyes."""
        eyes = eyes or self.eyes
        return f"{self.home}/{page}?at={at}" + (f"&eyes={eyes}" if eyes else "")


async def glance_of(request: Request, eyes: str | None = None) -> Glance:
    """The glance that a request asks for, in its address or by these eyes."""
    at = await at_table(request)
    wanted = request.query_params.get("eyes", "") if eyes is None else eyes
    async with at.live.held():
        over = at.live.row.status == OVER
        reader, eyes = _eyes(wanted, at, over)
    return Glance(at.live, over, reader, eyes)


def _eyes(wanted: str, at: At, over: bool) -> tuple[int | None, str]:
    own = "" if at.seat is None else LETTERS[at.seat]
    if not over:
        if wanted not in ("", own):
            raise Refused(
                403, "own-eyes", "while the game runs you look back with your own eyes",
                allowed="leave out eyes",
            )  # fmt: skip
        return at.seat, ""
    letters = LETTERS[: len(at.live.chairs)]
    chosen = wanted or own or OPEN_EYES
    if chosen == OPEN_EYES:
        return None, OPEN_EYES
    if len(chosen) != 1 or chosen not in letters:
        allowed = ", ".join([*letters, OPEN_EYES])
        raise Refused(400, "no-eyes", "there are no such eyes", allowed=allowed)
    return letters.index(chosen), chosen

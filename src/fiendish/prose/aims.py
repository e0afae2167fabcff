"""How far a player is on the way to win: one aim after the other, each done or not, and how it stands now.

Plain data made from a view, so that nothing can be told that the reader may not know. A game has its aims
in `games/GAME/outside/aims.py`; guides (`web/guide.py`) name them in their checklists.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

from fiendish.games import folder, outside


class Stand(NamedTuple):
    """How an aim stands: done or not, in a few words, and in figures where it has any."""

    done: bool
    now: str = ""
    have: int = 0
    of: int = 0  # 0: it is not counted


Aim = Callable[[Any, int], Stand]
"""From a view and a seat to how the aim stands for that seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Aims:
    """What guides of one game ask of a view: whose guide is whose, and how the aims stand."""

    sides: Callable[[Any, int], Sequence[str]]  # the sides that a seat plays, by their ids
    aims: Mapping[str, Aim] = field(default_factory=lambda: MappingProxyType({}))


def find(game: str) -> Aims | None:
    """The aims of a game; a game need not have any."""
    if not (folder(game) / "outside" / "aims.py").is_file():
        return None
    aims = outside(game, "aims").AIMS
    assert isinstance(aims, Aims)
    return aims


def counted(have: int, of: int, more: str = "") -> Stand:
    """An aim that is reached by so many of something.

    >>> counted(2, 5)
    Stand(done=False, now='2 of 5', have=2, of=5)
    >>> counted(5, 5, "military").now
    '5 of 5 military'
    """
    now = f"{have} of {of}"
    return Stand(have >= of, f"{now} {more}" if more else now, have, of)


def has_won(view: Any, seat: int) -> bool:
    """Whether that seat has won: for an aim that is a deed, which ends the game."""
    return view.result is not None and seat in view.result.winners

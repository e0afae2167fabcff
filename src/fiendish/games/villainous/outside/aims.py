"""Aims that both Villainous games speak of in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fiendish.prose.aims import Stand, has_won


def sides(view: Any, seat: int) -> Sequence[str]:
    """The Villain of a seat."""
    return (view.realms[seat].villain,)


def deed(view: Any, seat: int, have: int, price: int, unit: str) -> Stand:
    """An act that wins, and how much of its price there is. Whoever has won has done it."""
    done = has_won(view, seat)
    return Stand(done, "" if done else f"{min(have, price)} of {price} {unit}")

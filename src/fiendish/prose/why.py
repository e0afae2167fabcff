"""Why to take an option, in one sentence: what would change, as the seat would see it.

What counts in a game its `outside/why.py` knows: `changes` compares two views of a seat and names what
is better or worse, the weightiest first. Players are called by their letters.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from fiendish.engine.game import LETTERS
from fiendish.games import names
from fiendish.prose import overview

LENGTH = 90  # characters of a reason, at most
ALONE = "Nothing else is possible."
NOTHING = "Little changes at once, but on average the best follows from it."

Changes = Callable[[Any, Any], list[str]]
"""What is different in the second of two views, in a few words each, the weightiest first."""


def reason(before: Any, afters: Sequence[Any]) -> str:
    """What all these views have in common that was not so before."""
    found = [_all_changes(before, after) for after in afters]
    said = ""
    for change in found[0]:
        longer = f"{said}; {change}" if said else change[:1].upper() + change[1:]
        if all(change in others for others in found) and len(longer) < LENGTH:
            said = longer
    return f"{said}." if said else NOTHING


def _all_changes(before: Any, after: Any) -> list[str]:
    if after.result is not None:
        won = after.reader in after.result.winners
        return ["wins the game" if won else "the game ends"]
    changes = _changes_of(before.game)
    return changes(before, after) if changes is not None else points(before, after)


def _changes_of(game: str) -> Changes | None:
    """The game's own; a game need not have any."""
    module = f"fiendish.games.{game}.outside.why"
    if game not in names() or find_spec(module) is None:
        return None
    found: Changes = import_module(module).changes
    return found


# -- pieces for all games ------------------------------------------------------------------------


def points(before: Any, after: Any) -> list[str]:
    """What players have gained or lost by the measure that the screens show."""
    about = overview.find(before.game)
    pairs = zip(about.standing(before), about.standing(after), strict=True)
    found = []
    for then, now in sorted(pairs, key=lambda pair: pair[0].seat != before.reader):
        change = now.points - then.points
        if change:
            unit = about.unit.removesuffix("s") if abs(change) == 1 else about.unit
            space = "" if unit.startswith("%") else " "
            found.append(of(before, now.seat, f"{signed(change)}{space}{unit}"))
    return found


def cards(before: Any, after: Any) -> list[str]:
    """More cards in the own hand."""
    more = len(after.hand) - len(before.hand)
    return [f"{more} more card{'s' * (more > 1)} in hand"] if more > 0 else []


def of(view: Any, seat: int, what: str) -> str:
    """A change, with the player it happens to unless that is the reader."""
    return what if seat == view.reader else f"{what} for {LETTERS[seat]}"


def signed(number: int) -> str:
    """A change as a figure, with a real minus."""
    return f"{number:+,}".replace("-", "\N{MINUS SIGN}")

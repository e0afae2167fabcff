"""What happened, what reacts to it, and what lasts.

Facts go into the journal (`engine/journal.py`). Abilities that watch for an event are found by
face among the cards in play; those that wait their turn, and effects that outlive the card that
made them, are plain ints in the state. No closure is ever registered.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Sequence
from typing import Any, Generic, TypeVar

from fiendish.engine.journal import Fact, Happening, Seen
from fiendish.engine.question import Prompt, Question, parts
from fiendish.engine.state import State

Asking = Generator[Question, int, None]
"""An effect that may ask: it yields questions and receives answers."""

Effect = Callable[[Any, int, int], Asking | None]
"""What a card does: called with the state, the seat it works for and the card's handle."""


class GameOver(Exception):
    """Raised by a verb at the moment the game ends; stops everything in progress."""


# -- facts ---------------------------------------------------------------------------------------


def note(
    g: State,
    happening: Happening,
    seat: int,
    cards: Sequence[int] = (),
    other: int = -1,
    amount: int = 0,
) -> None:
    """Write a fact into the journal, if the table keeps one."""
    if g.journal is not None:
        seen = _seen(g, cards)
        g.journal.append(Fact(happening, g.turn, seat, other, g.cause, seen, amount))


def _seen(g: State, cards: Sequence[int]) -> tuple[Seen, ...]:
    return tuple(Seen(card, g.identity[card], g.known[card]) for card in cards)


# -- abilities that watch ------------------------------------------------------------------------


Watcher = TypeVar("Watcher")


class Watchers(Generic[Watcher]):
    """Which faces watch for which event, and how.

    One table serves abilities that follow an event, another those that are asked before it
    ("instead", "cannot").
    """

    def __init__(self) -> None:
        self._by_event: defaultdict[int, dict[int, Watcher]] = defaultdict(dict)

    def add(self, event: int, face: int, watcher: Watcher) -> None:
        self._by_event[event][face] = watcher

    def of(self, event: int) -> dict[int, Watcher]:
        """The watchers for this event by face."""
        return self._by_event[event]


def pick_trigger(
    g: State, group: list[int], chooser: int, prompt: Prompt
) -> Generator[Question, int, int]:
    """Take the next of several simultaneous triggers out of the group, in the chooser's order.

    A trigger is `action(owner, card, face)`. Nobody is asked when all of them do the same.
    """
    first = group[0]
    owner, _, face = parts(first)
    if any(parts(other)[0] != owner or parts(other)[2] != face for other in group):
        first = yield Question(g, chooser, prompt, [*dict.fromkeys(group)])
    group.remove(first)
    return first


# -- lasting effects -----------------------------------------------------------------------------


def keep_effect(g: State, kind: int, subject: int = -1, amount: int = 1) -> None:
    """Something holds from now on for a seat or card, until `expire` or `spend` ends it."""
    g.lasting.append([kind, subject, amount])


def lasting(g: State, kind: int, subject: int = -1) -> int:
    """The sum of what lasts of this kind for this subject."""
    total = 0
    for entry in g.lasting:
        if entry[0] == kind and entry[1] == subject:
            total += entry[2]
    return total


def spend(g: State, kind: int, subject: int = -1) -> None:
    """Use up one effect of this kind."""
    for entry in g.lasting:
        if entry[0] == kind and entry[1] == subject:
            g.lasting.remove(entry)
            return


def expire(g: State, kinds: Sequence[int], subject: int | None = None) -> None:
    """End the effects of these kinds, of one subject or of all."""
    g.lasting = [
        entry
        for entry in g.lasting
        if entry[0] not in kinds or (subject is not None and entry[1] != subject)
    ]

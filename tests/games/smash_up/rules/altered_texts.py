"""Made-up texts for what no card does (SU-164): a card reads otherwise for the time of a test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fiendish.engine.effects import Effect
from fiendish.games.smash_up.faces import FACES, ON_PLAY, WATCHERS, Event, Reaction, Watcher, When
from fiendish.games.smash_up.rules import setup


def number_of(card: str) -> int:
    """The number of the face with that id (of the first print)."""
    return next(face.number for face in FACES if face.id == card and not face.errata)


@contextmanager
def reads(card: str, effect: Effect) -> Iterator[None]:
    """While in this context, playing the card does that."""
    number = number_of(card)
    printed = ON_PLAY[number]
    ON_PLAY[number] = effect
    try:
        yield
    finally:
        ON_PLAY[number] = printed


@contextmanager
def watches(card: str, event: Event, when: When, effect: Reaction) -> Iterator[None]:
    """While in this context, the card follows that event in this way."""
    watchers, number = WATCHERS.of(event), number_of(card)
    printed = watchers.get(number)
    watchers[number] = Watcher(when, effect)
    _take_stock_anew()
    try:
        yield
    finally:
        if printed is None:
            del watchers[number]
        else:
            watchers[number] = printed
        _take_stock_anew()


def _take_stock_anew() -> None:
    """What the cards of a faction wait for is noted once, when a table is first set up with it."""
    setup._abilities.cache_clear()
    setup._base_events.cache_clear()

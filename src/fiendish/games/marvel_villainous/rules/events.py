"""Events: entering play, Allies sent to them, resolving (chapter 7)."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine.effects import Asking, note
from fiendish.engine.question import Question
from fiendish.engine.seats import clockwise
from fiendish.games.marvel_villainous import words
from fiendish.games.marvel_villainous.book import AIMED
from fiendish.games.marvel_villainous.state import UNDYING, Mayhem
from fiendish.games.villainous.book import Act
from fiendish.games.villainous.rules.board import strength
from fiendish.games.villainous.rules.changes import lift, list_ongoing, may, to_pile
from fiendish.games.villainous.rules.piles import discard_aside
from fiendish.games.villainous.rules.plays import carry_out, note_played
from fiendish.games.villainous.state import IMPOSED, UNDER

HOMEBOUND: set[int] = set()
"""Faces of Allies that never go to Events."""


def villain_of(g: Mayhem, event: int) -> int:
    """Against whom a Targeted Event is played; -1 for a Global one."""
    named = AIMED.get(g.identity[event])
    return next((s for s in range(g.seats) if g.book.villains[g.villains[s]].id == named), -1)


def is_global(g: Mayhem, event: int) -> bool:
    return g.identity[event] not in AIMED


def enter(g: Mayhem, me: int, event: int) -> Asking:
    """A revealed Event comes into play, or is discarded (MV-97 to MV-100, MV-124)."""
    if is_global(g, event):
        if g.mode != UNDYING and any(is_global(g, other) for other in g.events):
            note(g, words.SECOND_EVENT, me, [event])
            discard_aside(g, event)
            return
        note(g, words.EVENT_IN_PLAY, me, [event])
    elif villain_of(g, event) == me:
        note(g, words.OWN_EVENT, me, [event])
        discard_aside(g, event)
        return
    else:
        note(g, words.EVENT_AGAINST, me, [event], other=villain_of(g, event))
    g.aside.remove(event)
    g.events.append(event)
    g.at[event] = IMPOSED
    list_ongoing(g)
    effect = g.book.played.get(g.identity[event])
    if effect is not None:
        yield from carry_out(g, me, event, effect(g, me, event))


def usable(g: Mayhem, me: int, ally: int) -> Sequence[int]:
    """The Events to which a player may bring that Ally (MV-101, MV-102)."""
    return () if g.identity[ally] in HOMEBOUND else open_to(g, me)


def open_to(g: Mayhem, me: int) -> Sequence[int]:
    """The Events to which a player may bring most Allies."""
    return g.imposed(me) if g.events and may(g, me, Act.TO_EVENT) else ()


def send(g: Mayhem, me: int, ally: int, event: int, played: bool) -> Asking:
    """An Ally comes to an Event, played or relocated; whether that resolves it is seen next."""
    if played:
        note_played(g, g.book.words.PLAYED_ON, me, [ally, event])
    else:
        lift(g, ally)
        note(g, words.SENT, me, [ally, event])
    g.sent.append(ally)
    g.at[ally] = UNDER
    g.on[ally] = event
    arrives = g.book.arrivals.get(g.identity[ally])
    if arrives is not None:
        yield from carry_out(g, me, ally, arrives(g, me, ally))


def allies_at(g: Mayhem, event: int) -> list[int]:
    return [ally for ally in g.sent if g.on[ally] == event]


def is_ready(g: Mayhem, event: int) -> bool:
    """Whether the Allies there are strong enough (MV-103)."""
    there = [strength(g, ally) for ally in g.sent if g.on[ally] == event]
    return bool(there) and sum(there) >= strength(g, event)


def settle(g: Mayhem) -> Asking | tuple[()]:
    """Resolve the Events that can be resolved, in the order of the turn's player (MV-R25)."""
    ready = _ready(g) if g.sent else ()
    return _settle(g, ready) if ready else ()


def _settle(g: Mayhem, ready: list[int]) -> Asking:
    while ready:
        yield from _resolve(g, (yield Question(g, g.active, words.NEXT_EVENT, ready)))
        ready = _ready(g)


def _ready(g: Mayhem) -> list[int]:
    return [event for event in g.events if is_ready(g, event)]


def _resolve(g: Mayhem, event: int) -> Asking:
    """The Event and its Allies go first, then come the rewards (MV-104, MV-105, MV-R26)."""
    there = allies_at(g, event)
    rewarded = [seat for seat in clockwise(g) if any(g.owner(ally) == seat for ally in there)]
    note(g, words.RESOLVED, g.active, [event])
    to_pile(g, event)
    for ally in there:
        note(g, words.DISCARDED_THERE, g.owner(ally), [ally])
        to_pile(g, ally)
    before, g.cause = g.cause, g.identity[event]
    for seat in rewarded:
        note(g, words.REWARDED, seat)
        asking = g.book.rewards[g.identity[event]](g, seat, event)
        if asking is not None:
            yield from asking
    g.cause = before

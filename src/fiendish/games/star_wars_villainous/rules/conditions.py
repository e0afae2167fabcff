"""What happened, and the windows in which Conditions answer it (SW-96 to SW-98, SW-R33 to SW-R38).

Whoever could hold a Condition that fits, for all the others know, is asked: so being asked tells
nothing. `when` and `needs` of a Condition look only at what everybody sees.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fiendish.engine.cards import surface
from fiendish.engine.effects import Asking, last, lasting, note
from fiendish.engine.question import DECLINE, UNLISTED, Question
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.book import BOOK, Condition, SectorVillain
from fiendish.games.star_wars_villainous.state import ASKING, CLOSED, TELLING, Sector
from fiendish.games.villainous.book import Symbol
from fiendish.games.villainous.rules.changes import to_pile
from fiendish.games.villainous.rules.plays import PLAY, rest
from fiendish.games.villainous.state import ANSWERED

(
    COLLECTED, PLAYED, DISCARDED, MANEUVERED, FATED, VANQUISHED, HERO_FELL, PAID, TARGETED, ARRIVED,
    TURN_ENDS, FOUGHT, ASPIRED, BRIEFED,
) = range(14)  # fmt: skip
"""Kinds of moments: [kind, player, thing, another thing].

`PLAYED` is a Play a Card action and `ASPIRED` a card played for Ambition, `FOUGHT` a Vanquish action
and `VANQUISHED` one that has defeated a Hero, `BRIEFED` the turning up of a Mission. The player is
the one who did it, or to whom it happened (`TARGETED`, `HERO_FELL`).
"""

_OF_SYMBOL = {
    Symbol.GAIN: COLLECTED,
    Symbol.PLAY: PLAYED,
    Symbol.DISCARD: DISCARDED,
    Symbol.RELOCATE: MANEUVERED,
}


def guide(g: Sector, seat: int) -> SectorVillain:
    """The Villain of a player, with what its guide adds."""
    return g.book.guides[g.villains[seat]]


def happen(g: Sector, kind: int, seat: int, thing: int = 0, other: int = 0) -> None:
    """Something has happened that guides and Conditions may look at."""
    g.moments.append([kind, seat, thing, other])


def happened(g: Sector, kind: int, seat: int = -1) -> bool:
    """Whether such a thing has happened (to that player, or in the turn's player's doing)."""
    wanted = [kind, g.active if seat < 0 else seat]
    return wanted in [moment[:2] for moment in g.moments]


def after(g: Sector, me: int, act: int, symbol: Symbol | None, thing: int) -> Asking | tuple[()]:
    """A step or an action is over: Restrictions may leave, and a window opens."""
    if symbol is not None:
        if symbol in _OF_SYMBOL:
            happen(g, _OF_SYMBOL[symbol], me, thing)
        elif act == PLAY:
            happen(g, ASPIRED, me, thing)
        if g.restrictions[me]:
            _lift(g, me, symbol, thing)
    g.asked = 0
    if g.moments or g.power[me] >= _listeners(g.villains, me).enviable:
        g.window, g.passes = TELLING, 0
        return window(g)
    g.window, g.passes = CLOSED, g.seats - 1  # nothing to tell, and nobody could answer
    return ()


def _lift(g: Sector, me: int, symbol: Symbol, thing: int) -> None:
    for card in g.restrictions[me].copy():
        lifts = g.book.lifts.get(g.identity[card])
        if lifts is not None and lifts(g, me, card, symbol, thing):
            lift_restriction(g, me, card)


def lift_restriction(g: Sector, me: int, card: int) -> None:
    """A Restriction leaves and goes to its discard pile."""
    note(g, words.LIFTED, me, [card])
    to_pile(g, card)


def window(g: Sector) -> Asking | tuple[()]:
    """Guides look at what happened; then all others may play Conditions, until all pass."""
    if g.window == CLOSED:
        return ()
    if g.window == TELLING:
        guides, villains = g.book.guides, g.villains
        for moment in g.moments:
            if guides[villains[moment[1]]].watch is not None:
                return _tell(g)
        g.window = ASKING
    faces = _answers(g)
    return _ask(g, faces) if faces else ()


def _tell(g: Sector) -> Asking:
    for moment in g.moments:
        watch = guide(g, moment[1]).watch
        if watch is not None:
            yield from watch(g, moment[1], moment) or ()
    g.window = ASKING
    yield from window(g)


def _ask(g: Sector, faces: list[int]) -> Asking:
    while faces:
        seat = (g.active + 1 + g.asked) % g.seats
        options = UNLISTED if g.answered else _held(g, seat, faces)
        card = yield Question(g, seat, words.CONDITION, options, rest=True, always=True)
        if card == DECLINE:
            g.asked, g.passes = (g.asked + 1) % (g.seats - 1), g.passes + 1
        else:  # and may play another one before anybody else (SW-R34)
            g.passes = 0
            yield from play_condition(g, seat, card)
        faces = _answers(g)


def _answers(g: Sector) -> list[int]:
    """What the next player who could answer may play; those who could not pass. When all have
    passed, the window is closed."""
    heard, credits, asked, others = _heard(g), g.power[g.active], g.asked, g.seats - 1
    audible, enviable, listeners = _listeners(g.villains, g.active)
    if heard & audible or credits >= enviable:
        for passes in range(g.passes, others):
            seat, hears, envies = listeners[asked]
            if hears & heard or envies <= credits:
                faces = fitting(g, seat, heard, targeted=False)
                if faces:
                    g.asked, g.passes = asked, passes
                    return faces
            asked = (asked + 1) % others
    else:  # as most often
        asked = (asked + others - g.passes) % others
    g.asked, g.passes, g.window = asked, others, CLOSED
    g.moments.clear()
    g.answers.clear()
    return []


def _heard(g: Sector) -> int:
    """What has happened: a bit for each kind of moment."""
    heard = 0
    for moment in g.moments:
        heard |= 1 << moment[0]
    return heard


class Listeners(NamedTuple):
    """What the Conditions of the others can answer at all, of anybody and of each: the bits of
    moments, and how many Credits of the turn's player."""

    audible: int
    enviable: int
    each: list[tuple[int, int, int]]  # in turn order: seat, moments, Credits


@cache
def _listeners(villains: bytes, active: int) -> Listeners:
    seats = len(villains)
    others = [(active + n) % seats for n in range(1, seats)]
    each = [(seat, BOOK.hears[villains[seat]], BOOK.envies[villains[seat]]) for seat in others]
    audible = 0
    for _, hears, _ in each:
        audible |= hears
    return Listeners(audible, min(envies for _, _, envies in each), each)


def _held(g: Sector, seat: int, faces: list[int]) -> list[int]:
    return [*(card for card in g.hands[seat] if g.identity[card] in faces), DECLINE]


def when_targeted(g: Sector, target: int) -> Asking:
    """The targeted player may answer before anything is revealed."""
    while True:
        faces = fitting(g, target, _heard(g), targeted=True)
        if not faces:
            return
        if g.reveals > 0:
            yield from rest(g)
        options = _held(g, target, faces)
        card = yield Question(g, target, words.CONDITION, options, always=True)
        if card == DECLINE:
            return
        yield from play_condition(g, target, card)


def fitting(g: Sector, seat: int, heard: int, targeted: bool) -> list[int]:
    """The Conditions that a player may play now and, for all the others know, could hold."""
    hand = g.hands[seat]
    if not hand:
        return []
    book = g.book
    found = []
    for face in book.conditions_of[g.villains[seat]][targeted]:
        condition = book.conditions[face]
        if condition.after >= 0 and not heard >> condition.after & 1:
            continue
        if g.power[g.active] < condition.credits or not _applies(g, seat, condition):
            continue
        needs = book.needs[face]
        if needs is not None and not needs(g, seat, -1):
            continue
        if g.answers.count(face) >= book.faces[face].count:
            continue
        if condition.most and lasting(g, ANSWERED, subject(face, seat)) >= condition.most:
            continue
        found.append(face)
    if not found:
        return found
    known, everyone = g.known, g.everyone
    possible = hand
    for card in hand:
        if known[card] != everyone:  # it may be any card that could come from the deck
            possible = hand + g.decks[seat]
            break
    identity = g.identity.__getitem__
    return [face for face in found if face in map(identity, possible)]


def _applies(g: Sector, seat: int, condition: Condition) -> bool:
    """Whether what a Condition answers has happened."""
    after, when = condition.after, condition.when
    if after >= 0:
        whom = seat if after == TARGETED else g.active
        for moment in g.moments:
            if moment[0] == after and moment[1] == whom:
                break
        else:
            return False
    return when is None or bool(when(g, seat))


def subject(face: int, seat: int) -> int:
    return 8 * face + seat


def play_condition(g: Sector, me: int, card: int) -> Asking:
    """A Condition is carried out and discarded (SW-97)."""
    face = g.identity[card]
    g.answers.append(face)
    if g.book.conditions[face].most:
        last(g, ANSWERED, subject(face, me))
    card = surface(g, g.hands[me], card)
    g.aside.append(card)
    note(g, words.ANSWERED, me, [card])
    before, g.cause = g.cause, face
    asking = g.book.played[face](g, me, card)
    if asking is not None:
        yield from asking
    g.aside.remove(card)
    g.piles[me].append(card)
    g.cause = before

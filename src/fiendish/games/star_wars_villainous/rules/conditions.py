"""What happened, and the windows in which Conditions answer it (SW-96 to SW-98, SW-R33 to SW-R38).

Whoever could hold a Condition that fits, for all the others know, is asked: so being asked tells
nothing. `when` and `needs` of a Condition look only at what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fiendish.engine.cards import surface
from fiendish.engine.effects import Asking, keep_effect, lasting, note
from fiendish.engine.memo import Memo
from fiendish.engine.question import DECLINE, UNLISTED, Question
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.book import BOOK, Moment, SectorVillain
from fiendish.games.star_wars_villainous.state import ASKING, CLOSED, TELLING, Sector
from fiendish.games.villainous.rules.changes import to_pile
from fiendish.games.villainous.rules.plays import PLAY, rest
from fiendish.games.villainous.state import ANSWERED
from fiendish.games.villainous.symbols import Symbol

(
    COLLECTED, PLAYED, DISCARDED, MANEUVERED, FATED, VANQUISHED, HERO_FELL, PAID, TARGETED, ARRIVED,
    TURN_ENDS, FOUGHT, ASPIRED, BRIEFED,
) = range(KINDS := 14)  # fmt: skip
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
    whom = g.active if seat < 0 else seat
    for moment in g.moments:  # noqa: SIM110  (`any` would take longer)
        if moment[0] == kind and moment[1] == whom:
            return True
    return False


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
    audible, watched, enviable, _ = _AUDIENCE[g.villains][me]
    for moment in g.moments:
        if audible[moment[0]] or watched[moment[1]]:
            break
    else:
        if g.power[me] < enviable:
            _close(g)  # nobody looks, and nobody could answer
            return ()
    g.window, g.passes = TELLING, 0
    return window(g)


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
        untold = iter(g.moments)
        asking = _tell(g, untold)
        if asking is not None:
            return _tell_all(g, asking, untold)
        g.window = ASKING
    faces = _answers(g)
    return _ask(g, faces) if faces else ()


def _tell(g: Sector, untold: Iterator[list[int]]) -> Asking | None:
    """Guides look at what happened, until there is something to follow from it."""
    for moment in untold:
        watch = guide(g, moment[1]).watch
        if watch is not None:
            asking = watch(g, moment[1], Moment(*moment))
            if asking is not None:
                return asking
    return None


def _tell_all(g: Sector, asking: Asking | None, untold: Iterator[list[int]]) -> Asking:
    while asking is not None:
        yield from asking
        asking = _tell(g, untold)
    g.window = ASKING
    yield from window(g)


def _ask(g: Sector, faces: list[int]) -> Asking:
    while faces:
        seat = (g.active + 1 + g.asked) % g.seats
        options = UNLISTED if g.answered else _held(g, seat, faces)
        card = yield Question(g, seat, words.CONDITION, options, rest=True, always=True)
        if card == DECLINE:
            _pass(g)
        else:  # and may play another one before anybody else (SW-R34)
            g.passes = 0
            yield from play_condition(g, seat, card)
        faces = _answers(g)


def _answers(g: Sector) -> list[int]:
    """What the next player who could answer may play; those who could not pass. When all have
    passed, the window is closed."""
    heard, credits, others = _heard(g), g.power[g.active], g.seats - 1
    listeners = _AUDIENCE[g.villains][g.active].each
    while g.passes < others:
        seat, hears, envies = listeners[g.asked]
        if hears & heard or envies <= credits:
            faces = fitting(g, seat, heard, targeted=False)
            if faces:
                return faces
        _pass(g)
    _close(g)
    return []


def _pass(g: Sector) -> None:
    """The next player in turn order may play Conditions."""
    g.asked, g.passes = (g.asked + 1) % (g.seats - 1), g.passes + 1


def _close(g: Sector) -> None:
    g.window, g.passes = CLOSED, g.seats - 1
    if g.moments:
        g.moments.clear()
    if g.answers:
        g.answers.clear()


def _heard(g: Sector) -> int:
    """What has happened: a bit for each kind of moment."""
    heard = 0
    for moment in g.moments:
        heard |= 1 << moment[0]
    return heard


class Listeners(NamedTuple):
    """What the Conditions of the others can answer at all, of anybody and of each: which moments, and
    how many Credits of the turn's player. And at whose moments a guide looks."""

    audible: list[bool]  # by the kind of moment
    watched: list[bool]  # by player
    enviable: int
    each: list[tuple[int, int, int]]  # in turn order: seat, moments, Credits


def _audience(villains: bytes) -> list[Listeners]:
    """The listeners in the turn of each player, in a game of these Villains."""
    return [_listeners(villains, seat) for seat in range(len(villains))]


_AUDIENCE = Memo(_audience)


def _listeners(villains: bytes, active: int) -> Listeners:
    seats = len(villains)
    others = [(active + n) % seats for n in range(1, seats)]
    each = [(seat, BOOK.hears[villains[seat]], BOOK.envies[villains[seat]]) for seat in others]
    audible = [any(hears >> kind & 1 for _, hears, _ in each) for kind in range(KINDS)]
    watched = [BOOK.guides[number].watch is not None for number in villains]
    return Listeners(audible, watched, min(envies for _, _, envies in each), each)


def _held(g: Sector, seat: int, faces: list[int]) -> list[int]:
    held = []
    for card in g.hands[seat]:
        if g.identity[card] in faces:
            held.append(card)
    held.append(DECLINE)
    return held


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
        after, credits, when, _, most = book.conditions[face]
        if after >= 0:
            whom = seat if after == TARGETED else -1
            if not heard >> after & 1 or not happened(g, after, whom):
                continue
        if credits > g.power[g.active] or (when is not None and not when(g, seat)):
            continue
        needs = book.needs[face]
        if needs is not None and not needs(g, seat, -1):
            continue
        if g.answers.count(face) >= book.faces[face].copies(book.face_numbers.count(g.edition)):
            continue
        if most and lasting(g, ANSWERED, subject(face, seat)) >= most:
            continue
        found.append(face)
    if not found:
        return found
    return _possible(g, seat, found)


def _possible(g: Sector, seat: int, faces: list[int]) -> list[int]:
    """Those of the faces that are in a player's hand, for all the others know."""
    known, everyone = g.known, g.everyone
    hand = possible = g.hands[seat]
    for card in hand:
        if known[card] != everyone:  # it may be any card that could come from the deck
            possible = hand + g.decks[seat]
            break
    identity = g.identity.__getitem__
    return [face for face in faces if face in map(identity, possible)]


def subject(face: int, seat: int) -> int:
    return 8 * face + seat


def play_condition(g: Sector, me: int, card: int) -> Asking:
    """A Condition is carried out and discarded (SW-97)."""
    face = g.identity[card]
    g.answers.append(face)
    if g.book.conditions[face].most:
        keep_effect(g, ANSWERED, subject(face, me))
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

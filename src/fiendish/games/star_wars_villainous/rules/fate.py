"""The Fate action and the ways of Fate cards (SW-64 to SW-72, SW-113 to SW-121, SW-173)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from fiendish.engine.effects import Asking, note
from fiendish.engine.question import Question, Reason, action, parts
from fiendish.engine.seats import others
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.rules.conditions import (
    FATED,
    TARGETED,
    after,
    happen,
    when_targeted,
    window,
)
from fiendish.games.star_wars_villainous.rules.sector import ally_vehicles
from fiendish.games.star_wars_villainous.rules.vehicles import engage, pairs
from fiendish.games.star_wars_villainous.state import CHOSEN, SHOWN, Sector
from fiendish.games.villainous.book import FATE_EFFECT, FATE_VEHICLE, HERO, RESTRICTION
from fiendish.games.villainous.rules.board import is_hero, own_locations, working
from fiendish.games.villainous.rules.changes import attach, lift, list_ongoing, put
from fiendish.games.villainous.rules.piles import discard_aside, turn_up_fate
from fiendish.games.villainous.rules.plays import FATE, carry_out, note_fated, rest
from fiendish.games.villainous.state import IMPOSED, NOWHERE
from fiendish.games.villainous.symbols import FATE_SYMBOL

Choice = Generator[Question, int, int]

REVEAL, REENGAGE, RELEASE = range(3)  # what a Fate action does


# -- the action ----------------------------------------------------------------------------------


def has_fate_card(g: Sector, seat: int) -> bool:
    return bool(g.fate_decks[seat] or g.fate_piles[seat])


def ways(g: Sector, target: int) -> list[int]:
    """What a Fate action can do to a player: reveal, re-engage a pair, place a Hero held."""
    found = [action(REVEAL)] if has_fate_card(g, target) else []
    found += [action(REENGAGE, vehicle, hero) for vehicle, hero in pairs(g, target)]
    area = g.area(target)
    return found + [action(RELEASE, hero) for hero in g.held if g.at[g.on[hero]] == area]


def targets(g: Sector, me: int) -> list[int]:
    return [seat for seat in others(g, me) if has_fate_card(g, seat) or ways(g, seat)]


def against_fate(g: Sector, me: int) -> Reason | None:
    for seat in others(g, me):
        if has_fate_card(g, seat) or ways(g, seat):
            return None
    return words.NOBODY_TO_FATE


def fate(g: Sector, me: int) -> Asking:
    """Name target and way; then it is carried out."""
    target = yield Question(g, me, words.FATE_WHO, targets(g, me))
    way, card, hero = parts((yield Question(g, me, words.FATE_HOW, ways(g, target))))
    note(g, words.TARGETED, me, other=target)
    happen(g, TARGETED, target, me)
    happen(g, FATED, me, target)
    if way == REENGAGE:
        engage(g, hero, card)
        yield from g.book.fights.strength_changed(g)
    elif way == RELEASE:
        place = yield from where(g, me, card, own_locations(g, target))
        lift(g, card)
        g.aside.append(card)
        yield from place_card(g, me, target, card, place)
    else:
        g.reveals = 2
        yield from _go_on(g, me)


def resume(g: Sector) -> Asking | tuple[()]:
    """What is left of a Fate action, or of the window after any, where a copy begins in one of them."""
    return _finish(g, g.active) if g.reveals else window(g)


def _finish(g: Sector, me: int) -> Asking:
    yield from _go_on(g, me)
    yield from after(g, me, FATE, FATE_SYMBOL, 0)


def _go_on(g: Sector, me: int) -> Asking:
    """Reveal two cards, play one and put the other on the pile (SW-65, SW-R17, SW-R19).

    How far it has come is in the state, so that copies need not begin with the whole action.
    """
    target = next(moment[2] for moment in reversed(g.moments) if moment[0] == FATED)
    if g.reveals > 0:
        yield from when_targeted(g, target)
        if g.reveals > 0:
            shown = [card for _ in range(g.reveals) if (card := turn_up_fate(g, target)) >= 0]
            note(g, g.book.words.FATED, me, shown)
            g.reveals = SHOWN
        else:  # a Hero of the discard pile instead
            pile = g.fate_piles[target]
            card = yield Question(g, me, words.FATE_CARD, [c for c in pile if is_hero(g, c)])
            pile.remove(card)
            g.aside.append(card)
            g.reveals = CHOSEN
    if g.reveals == SHOWN:
        yield from rest(g)
        shown = g.aside.copy()
        forced = [card for card in shown if g.identity[card] in g.book.forced]
        if forced:
            g.reveals = 0
            yield from _play_forced(g, me, target, shown, forced[0])
            return
        chosen = yield Question(g, me, words.FATE_WHICH, shown)
        for card in shown:
            if card != chosen:
                _put_by(g, me, card)
        g.reveals = CHOSEN
    yield from rest(g)
    g.reveals = 0
    yield from play_fate(g, me, target, g.aside[0])


def _play_forced(g: Sector, me: int, target: int, shown: list[int], card: int) -> Asking:
    """A card that has to be played where it can, or else both are discarded (SW-167)."""
    places = g.book.forced[g.identity[card]](g, target)
    for other in shown:
        if other != card or not places:
            _put_by(g, me, other)
    if places:
        yield from play_hero(g, me, target, card, (yield from where(g, me, card, places)))


def _put_by(g: Sector, me: int, card: int) -> None:
    discard_aside(g, card)
    note(g, words.NOT_CHOSEN, me, [card])


# -- playing Fate cards --------------------------------------------------------------------------


def where(g: Sector, me: int, card: int, places: Sequence[int]) -> Choice:
    """Choose where a Fate card goes."""
    before, g.cause = g.cause, g.identity[card]
    place = yield Question(g, me, g.book.words.FATE_PLACE, [*places])
    g.cause = before
    return place


def play_fate(
    g: Sector, me: int, target: int, card: int, places: Sequence[int] | None = None
) -> Asking:
    """A Fate card that lies aside, or is in the Sector, is played on a player (SW-66, SW-70)."""
    face = g.identity[card]
    kind = g.book.kind[face]
    before, g.cause = g.cause, face
    if kind is FATE_EFFECT:
        note_fated(g, g.book.words.FATE_AGAINST, me, target, [card])
        yield from _carry_out(g, me, target, card)
        discard_aside(g, card)
    elif kind is RESTRICTION:
        impose(g, target, card)
        note(g, words.RESTRICTED, me, [card], other=target)
        yield from _carry_out(g, me, target, card)
    elif kind is FATE_VEHICLE:
        yield from _play_vehicle(g, me, target, card)
    elif face in g.book.hosts and (hosts := g.book.hosts[face](g, target)):
        host = yield Question(g, me, words.FATE_HOST, hosts)
        g.aside.remove(card)
        attach(g, card, host)
        note_fated(g, g.book.words.FATE_ON, me, target, [card, host])
        yield from _carry_out(g, me, target, card)
    elif g.book.attaches[face] and face not in g.book.loose:
        note(g, g.book.words.UNPLAYABLE, me, [card])
        discard_aside(g, card)
    else:
        place = yield from where(g, me, card, places or own_locations(g, target))
        yield from play_hero(g, me, target, card, place)
    g.cause = before


def play_hero(g: Sector, me: int, target: int, card: int, place: int) -> Asking:
    """A Hero or unattached Item of Fate is played to a location, and its text happens."""
    before, g.cause = g.cause, g.identity[card]
    _bring(g, card, place)
    note_fated(g, g.book.words.FATE_AT, me, target, [card], place)
    yield from g.book.fights.strength_changed(g)
    yield from _carry_out(g, me, target, card)
    if g.book.kind[g.identity[card]] is HERO:
        for source, watch in working(g, target, g.book.hero_played):
            if source != card:
                yield from carry_out(g, target, source, watch(g, source, card))
    g.cause = before


def place_card(g: Sector, me: int, target: int, card: int, place: int) -> Asking:
    """A card is placed: nothing that follows playing happens (SW-141)."""
    _bring(g, card, place)
    note(g, words.PLACED, me, [card], amount=place)
    yield from g.book.fights.strength_changed(g)


def impose(g: Sector, target: int, card: int) -> None:
    """A Restriction goes under a mover; there already, it simply stays (SW-R21)."""
    if card in g.restrictions[target]:
        return
    g.aside.remove(card)
    g.restrictions[target].append(card)
    g.at[card] = IMPOSED
    list_ongoing(g)


def _bring(g: Sector, card: int, place: int) -> None:
    """A card comes to a location, from aside or from elsewhere in the Sector (SW-R22)."""
    if g.at[card] != NOWHERE:
        lift(g, card)
    else:
        g.aside.remove(card)
    put(g, card, place)


def _play_vehicle(g: Sector, me: int, target: int, card: int) -> Asking:
    """A Hero Vehicle has to engage an Ally Vehicle if there is one (SW-128, SW-131, SW-R39)."""
    foes = ally_vehicles(g, target)
    vehicle = (yield Question(g, me, words.FATE_VEHICLE, foes)) if foes else -1
    g.aside.remove(card)
    put(g, card, g.area(target))
    note_fated(g, g.book.words.FATE_AGAINST, me, target, [card])
    if vehicle >= 0:
        engage(g, card, vehicle)
    yield from _carry_out(g, me, target, card)


def _carry_out(g: Sector, me: int, target: int, card: int) -> Asking:
    effect = g.book.played.get(g.identity[card])
    if effect is not None:
        asking = effect(g, me, target, card)
        if asking is not None:
            yield from asking

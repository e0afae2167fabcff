"""The Vanquish action in this game: who fights whom, and the order of what follows (SW-58 to SW-63,
SW-79 to SW-82, SW-R26 to SW-R31)."""

from __future__ import annotations

from collections.abc import Callable, Container, Generator

from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Question, Reason
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.book import SectorBook
from fiendish.games.star_wars_villainous.rules import vehicles
from fiendish.games.star_wars_villainous.rules.conditions import (
    FOUGHT,
    HERO_FELL,
    VANQUISHED,
    guide,
    happen,
)
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous.book import ALLY, CAPTIVE, FATE_VEHICLE, HERO, PIECE, Act
from fiendish.games.villainous.parts import Auras
from fiendish.games.villainous.rules.board import (
    forbidding,
    is_hero,
    is_silent,
    items_on,
    own_locations,
    realm_of,
    strength,
    sum_of_strength,
)
from fiendish.games.villainous.rules.changes import fall, lift, put, relocate, to_pile
from fiendish.games.villainous.rules.vanquish import (
    carry_out_texts,
    demanded,
    muster,
    targets,
    texts_of,
    without_staying,
)
from fiendish.games.villainous.state import UNDER

BYSTANDER, FOE, FIGHTS, MAY_FIGHT = range(4)


def role(book: SectorBook, face: int) -> int:
    """What a card with that face at a location is to a Vanquish action there."""
    if face in book.own_foes or (book.kind[face] is HERO and face not in book.immune):
        return FOE
    if book.kind[face] is ALLY:
        return FIGHTS
    return MAY_FIGHT if face in book.fighting else BYSTANDER


def fighters(g: Sector, me: int, place: int, auras: Auras) -> dict[int, int]:
    """Who can be used at a location, and with which Strength: all that are near, and the best who
    can join."""
    near = _near(g, me, place)
    far = joiners(g, me, place)
    coming = _affordable(g, me, place, far) if far else far
    if coming:
        return _gathered(g, place, near + coming)
    force = {}
    for card in near:
        force[card] = strength(g, card, auras)
    return force


def _near(g: Sector, me: int, place: int) -> list[int]:
    """Allies there, what may be used like one, and those who reach it from where they are."""
    book, identity = g.book, g.identity
    roles = book.roles
    found = []
    for card in g.places[place]:
        role = roles[identity[card]]
        if role == FIGHTS or (role == MAY_FIGHT and book.fighting[identity[card]](g, me, card)):
            found.append(card)
    if g.villains[me] in book.far_reaching:
        for ally in _far_off(g, me, place, book.reaches):
            if book.reaches[identity[ally]](g, ally, place):
                found.append(ally)
    return found


def _far_off(g: Sector, me: int, place: int, faces: Container[int]) -> list[int]:
    """The Allies with one of these faces at the other locations of their player."""
    identity, places = g.identity, g.places
    found = []
    for other in own_locations(g, me):
        if other != place:
            for card in places[other]:
                if identity[card] in faces:
                    found.append(card)
    return found


def joiners(g: Sector, me: int, place: int) -> list[int]:
    """Allies elsewhere who can be brought to the action for Ambition, the strongest first."""
    if not g.second[me] or g.villains[me] not in g.book.joining:
        return []
    return _by_strength(g, _far_off(g, me, place, g.book.joins))


def _by_strength(g: Sector, far: list[int]) -> list[int]:
    """Those of the Allies whose ability works, the strongest first."""
    able = [ally for ally in far if not is_silent(g, ally)]
    return sorted(able, key=lambda ally: -strength(g, ally))


def _affordable(g: Sector, me: int, place: int, far: list[int], spent: int = 0) -> list[int]:
    """As many of those who join, from the first on, as can be paid."""
    found = []
    for ally in far:
        spent += price_to_join(g, ally, place)
        if spent > g.second[me]:
            break
        found.append(ally)
    return found


def price_to_join(g: Sector, ally: int, place: int) -> int:
    """What Ambition it takes to bring an Ally there; 0 for one who is used from where it is."""
    join = g.book.joins.get(g.identity[ally])
    return join(g, ally, g.owner(ally)) if join is not None and g.at[ally] != place else 0


def _gathered(g: Sector, place: int, helpers: list[int]) -> dict[int, int]:
    """The Strength of these as it is once those who join have come (SW-R28)."""
    coming = [ally for ally in helpers if price_to_join(g, ally, place)]
    if coming:
        g = g.copy()
        for ally in coming:
            lift(g, ally)
            put(g, ally, place)
    return {ally: strength(g, ally) for ally in helpers}


def foes(g: Sector, me: int, place: int) -> list[int]:
    """Who can be the object of a Vanquish action at a location."""
    roles, identity = g.book.roles, g.identity
    found: list[int] = []
    for card in g.places[place]:
        if roles[identity[card]] == FOE:
            found.append(card)
    return found


def against_foe(g: Sector, me: int, card: int) -> Reason | None:
    """Why a card in play is nobody whom the player can attack."""
    face = g.identity[card]
    kind = g.book.kind[face]
    if kind is PIECE:
        return words.LUKE_TILE
    if kind is CAPTIVE or face in g.book.immune:
        return words.GROGU
    if realm_of(g, card) != me:
        return words.NOT_IN_SECTOR
    if kind is FATE_VEHICLE:
        if card not in g.engaged:
            return words.UNENGAGED
        return None if card in vehicles.foes(g, me) else words.MOVER_ABOARD
    return None if g.book.roles[face] == FOE and g.at[card] != UNDER else words.NO_FOE


def engaged_foes(g: Sector, me: int) -> list[int]:
    """The Hero Vehicles that the player can vanquish now."""
    return [hero for hero in vehicles.foes(g, me) if forbidding(g, me, Act.VANQUISH, hero) < 0]


def vanquishable(g: Sector, me: int) -> list[int]:
    """All that the player could use a Vanquish action on now."""
    found = targets(g, me)
    return found + engaged_foes(g, me) if g.engaged else found


def vanquish(g: Sector, me: int, target: int) -> Asking:
    """One Vanquish action: cards go to their piles first, then texts, then rewards (SW-R9).

    No two texts of one class get in each other's way, so nobody is asked for their order.
    """
    place, hero = g.at[target], is_hero(g, target)
    if g.book.kind[g.identity[target]] is FATE_VEHICLE:
        happen(g, FOUGHT, me, place)
        yield from vehicles.vanquish(g, me, target)
        return
    used = yield from _muster(g, me, target)
    was = strength(g, target)
    powerless = [card for card in used if strength(g, card) == 0]
    note(g, g.book.words.VANQUISHED, me, [target])
    note(g, g.book.words.USED, me, used)
    texts = texts_of(g, used)
    fallen, follow = yield from fall(g, target, me)
    happen(g, FOUGHT, me, place)
    if fallen >= 0 and hero:
        happen(g, VANQUISHED, me, place, len(used))
    yield from _discard_used(g, me, used, powerless, was)
    yield from carry_out_texts(g, me, texts)
    yield from follow()


def _muster(g: Sector, me: int, target: int) -> Generator[Question, int, list[int]]:
    """Name the Allies, one after the other; those who join are paid for and come at once."""
    place = g.at[target]
    used: list[int] = []
    while True:
        need, least = demanded(g, me, target)
        enough = len(used) >= least and sum_of_strength(g, used) >= need
        near = [ally for ally in _near(g, me, place) if ally not in used]
        left = near + _useful(g, me, target, used + near)
        if not left:
            return used
        ally = yield muster(g, me, target, used, left, enough)
        if ally == DECLINE:
            return used
        used.append(ally)
        if ally not in near:
            g.book.actions.spend(g, me, price_to_join(g, ally, place))
            yield from relocate(g, ally, place)


def _useful(g: Sector, me: int, target: int, near: list[int]) -> list[int]:
    """Those who can join so that the others who can still be had are enough for the rest."""
    place = g.at[target]
    far = joiners(g, me, place)
    best = _affordable(g, me, place, far)
    if len(best) == len(far):
        return far
    need, least = demanded(g, me, target)
    found = []
    for ally in far:
        price = price_to_join(g, ally, place)
        others = _affordable(g, me, place, [one for one in far if one != ally], price)
        force = _gathered(g, place, [*near, ally, *others])
        if price <= g.second[me] and len(force) >= least and sum(force.values()) >= need:
            found.append(ally)
    return found


def _discard_used(g: Sector, me: int, used: list[int], powerless: list[int], was: int) -> Asking:
    """Those used go to their piles; after a fight against 0 only those at 0 themselves go."""
    book = g.book
    mine = [card for card in used if book.kind[g.identity[card]] is ALLY]
    for ally in mine:
        if ally in powerless:
            note(g, book.words.REMOVED, me, [ally])
            to_pile(g, ally)
    if was == 0:
        yield from book.fights.strength_changed(g)
        return
    strong = [ally for ally in mine if ally not in powerless]
    for ally in without_staying(g, me, strong, used, was):
        saved = book.saved.get(g.identity[ally])
        if saved is not None and not is_silent(g, ally):
            before, g.cause = g.cause, g.identity[ally]
            is_saved = yield from saved(g, me, ally)
            g.cause = before
            if is_saved:
                continue
        note(g, book.words.USED_UP_ALLIES, me, [ally])
        leave_behind(g, ally)
        to_pile(g, ally)
    yield from book.fights.strength_changed(g)


def leave_behind(g: Sector, holder: int) -> None:
    """Items that do not go with their holder stay at the location."""
    if g.book.clings:
        for item in items_on(g, holder):
            if g.identity[item] in g.book.clings:
                place = g.at[holder]
                lift(g, item)
                put(g, item, place)
                note(g, words.LEFT, max(g.owner(item), 0), [item], amount=place)


def defeated(g: Sector, card: int, by: int) -> Callable[[], Asking | None]:
    """A character is being defeated: its text, then what the guide of the Sector's player says."""
    seat, place, face, hero = realm_of(g, card), g.at[card], g.identity[card], is_hero(g, card)
    was = strength(g, card)
    leave_behind(g, card)

    def follow() -> Asking:
        text = g.book.falls.get(face)
        if text is not None:
            before, g.cause = g.cause, face
            asking = text(g, seat, card)
            if asking is not None:
                yield from asking
            g.cause = before
        if hero:
            happen(g, HERO_FELL, seat, place, was)
            fell = guide(g, seat).hero_fell
            asking = fell(g, seat, card, place) if fell is not None else None
            if asking is not None:
                yield from asking

    return follow

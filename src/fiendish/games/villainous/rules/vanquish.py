"""The Vanquish action: who can be attacked, with whom, and the order of what follows."""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Question
from fiendish.games.villainous.book import ALLY, FATE_ITEM, PIECE, Demand
from fiendish.games.villainous.rules.board import (
    Auras,
    covering,
    is_hero,
    is_silent,
    items_on,
    own_locations,
    strength,
    villain,
    working,
)
from fiendish.games.villainous.rules.changes import defeat, is_protected, lift, put, to_pile
from fiendish.games.villainous.rules.plays import carry_out
from fiendish.games.villainous.state import DECK, Realm


def fighters(g: Realm, me: int, place: int, auras: Auras) -> dict[int, int]:
    """Who can be used at a location, and with which Strength: own Allies and pieces there."""
    kind, identity = g.book.kind, g.identity
    found = {}
    for card in g.places[place]:
        what = kind[identity[card]]
        if what is PIECE or (what is ALLY and card // DECK == me):
            might = strength(g, card, auras)
            if might > 0:
                found[card] = might
    return found


def demanded(
    g: Realm, target: int, auras: Auras, demands: list[tuple[int, Demand]]
) -> tuple[int, int]:
    """The Strength it takes to vanquish a character, and how many Allies at least."""
    need, least = strength(g, target, auras), 1
    if demands and is_hero(g, target):
        for source, demand in demands:
            more, count = demand(g, source, target)
            need += more
            least = max(least, count)
    return need, least


def targets(g: Realm, me: int) -> list[int]:
    """The characters that the player can vanquish now."""
    kind, identity = g.book.kind, g.identity
    auras, demands = working(g, me, g.book.auras), working(g, me, g.book.demands)
    found: list[int] = []
    for place in own_locations(g, me):
        if len(g.places[place]) < 2:  # nobody to fight, or nobody to fight with
            continue
        foes = [card for card in covering(g, place) if kind[identity[card]] is not FATE_ITEM]
        helpers = fighters(g, me, place, auras) if foes else {}
        if helpers:
            power = sum(helpers.values())
            for foe in foes:
                need, least = demanded(g, foe, auras, demands)
                if power >= need and len(helpers) >= least and not is_protected(g, foe):
                    found.append(foe)
    return found


def vanquish(g: Realm, me: int, target: int) -> Asking:
    """One Vanquish action, in the order of the rules."""
    book, words = g.book, g.book.words
    used = yield from _choose(g, me, target)
    was = strength(g, target)
    note(g, words.VANQUISHED, me, [target])
    note(g, words.USED, me, used)
    texts = [
        (source, effect)
        for ally in used
        for source in [ally, *items_on(g, ally)]
        if (effect := book.when_used.get(g.identity[source])) is not None
        and not is_silent(g, source)
    ]
    faces = [g.identity[source] for source, _ in texts]
    fallen = yield from defeat(g, target, me)
    after = villain(g, me).after_vanquish
    if after is not None:
        after(g, me, fallen, used)
    yield from _discard_used(g, me, used, was)
    for (source, effect), face in zip(texts, faces, strict=True):
        before, g.cause = g.cause, face
        asking = effect(g, me, source)
        if asking is not None:
            yield from asking
        g.cause = before


def _choose(g: Realm, me: int, target: int) -> Generator[Question, int, list[int]]:
    """Name the Allies, one after the other, until they are enough and the player says so."""
    auras = working(g, me, g.book.auras)
    need, least = demanded(g, target, auras, working(g, me, g.book.demands))
    left = [*fighters(g, me, g.at[target], auras)]
    used: list[int] = []
    have = 0
    while left:
        enough = have >= need and len(used) >= least
        ally = yield Question(g, me, g.book.words.WITH, left + [DECLINE] * enough, always=enough)
        if ally == DECLINE:
            break
        left.remove(ally)
        used.append(ally)
        have += strength(g, ally)
    return used


def _discard_used(g: Realm, me: int, used: list[int], was: int) -> Asking:
    """All that were used go together, but for those that a text keeps; none after a fight
    against Strength 0."""
    book = g.book
    for piece in used:
        comes_home = book.homes.get(g.identity[piece])
        if comes_home is not None and comes_home(g, me, piece):
            lift(g, piece)
            put(g, piece, g.area(me))
    if was == 0:
        return
    leaving = [ally for ally in used if book.kind[g.identity[ally]] is ALLY]
    for ally in leaving.copy():
        stays = book.stays.get(g.identity[ally])
        if stays is not None and not is_silent(g, ally) and stays(g, me, ally, used, was):
            leaving.remove(ally)
            note(g, book.words.STAYED, me, [ally])
    for source, spares in working(g, me, book.spares):
        yield from carry_out(g, me, source, spares(g, me, source, leaving))
    for ally in leaving.copy():
        kept = book.kept.get(g.identity[ally])
        if kept is None or is_silent(g, ally) or not kept(g, me, ally, leaving):
            continue
        before, g.cause = g.cause, g.identity[ally]
        if (yield Question(g, me, book.words.KEEP, [ally, DECLINE])) == ally:
            leaving.remove(ally)
            note(g, book.words.STAYED, me, [ally])
        g.cause = before
    if leaving:
        note(g, book.words.DISCARDED, me, leaving)
    for ally in leaving:
        to_pile(g, ally)
    yield from book.strength_changed(g)

"""The Vanquish action: who can be attacked, with whom, and what may happen to those used."""

from __future__ import annotations

from collections.abc import Callable, Generator

from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Question
from fiendish.games.villainous.book import Act
from fiendish.games.villainous.parts import Auras
from fiendish.games.villainous.rules.board import (
    forbidding,
    is_hero,
    is_silent,
    items_on,
    own_locations,
    strength,
    working,
)
from fiendish.games.villainous.rules.changes import is_protected
from fiendish.games.villainous.state import Realm


class Muster(Question, eq=False, gc=False):
    """Who is to be used next in a Vanquish action: against whom, and who is named already."""

    target: int = -1
    used: tuple[int, ...] = ()


Texts = list[tuple[int, int, Callable[..., Asking | None]]]  # cards, their faces, what happens


def demanded(g: Realm, me: int, target: int, auras: Auras | None = None) -> tuple[int, int]:
    """The Strength it takes to vanquish a character, and how many Allies at least.

    `auras` are those at work in the player's realm, if they are known already.
    """
    need, least = strength(g, target, auras), 1
    if g.at_work[me] & g.book.demands.bit and is_hero(g, target):
        for source, demand in working(g, me, g.book.demands):
            more, count = demand(g, source, target)
            need += more
            least = max(least, count)
    return need, least


def targets(g: Realm, me: int) -> list[int]:
    """The characters that the player can vanquish now."""
    fights = g.book.fights
    found: list[int] = []
    auras: Auras | None = None
    for place in own_locations(g, me):
        foes = fights.foes(g, me, place) if g.places[place] else None
        if not foes:
            continue
        if auras is None:
            auras = working(g, me, g.book.auras)
        helpers = fights.fighters(g, me, place, auras)
        if helpers:
            count, force = len(helpers), sum(helpers.values())
            for foe in foes:
                need, least = demanded(g, me, foe, auras)
                if (
                    count >= least
                    and force >= need
                    and not is_protected(g, foe)
                    and forbidding(g, me, Act.VANQUISH, foe) < 0
                ):
                    found.append(foe)
    return found


def choose(g: Realm, me: int, target: int, left: list[int]) -> Generator[Question, int, list[int]]:
    """Name the Allies, one after the other, until they are enough and the player says so."""
    need, least = demanded(g, me, target)
    used: list[int] = []
    have = 0
    while left:
        enough = have >= need and len(used) >= least
        ally = yield muster(g, me, target, used, left, enough)
        if ally == DECLINE:
            break
        left.remove(ally)
        used.append(ally)
        have += strength(g, ally)
    return used


def muster(
    g: Realm, me: int, target: int, used: list[int], left: list[int], enough: bool
) -> Muster:
    """Ask for the next Ally; those who are enough may be all."""
    options = left + [DECLINE] * enough
    return Muster(g, me, g.book.words.WITH, options, always=enough, target=target, used=(*used,))


def texts_of(g: Realm, used: list[int]) -> Texts:
    """What the texts of the used Allies and their Items do; they may be gone before it happens."""
    return [
        (source, g.identity[source], effect)
        for ally in used
        for source in [ally, *items_on(g, ally)]
        if (effect := g.book.when_used.get(g.identity[source])) is not None
        and not is_silent(g, source)
    ]


def carry_out_texts(g: Realm, me: int, texts: Texts) -> Asking:
    for source, face, effect in texts:
        before, g.cause = g.cause, face
        asking = effect(g, me, source)
        if asking is not None:
            yield from asking
        g.cause = before


def without_staying(g: Realm, me: int, leaving: list[int], used: list[int], was: int) -> list[int]:
    """Those that are discarded, without the ones whose own text keeps them in play."""
    gone = []
    for ally in leaving:
        stays = g.book.stays.get(g.identity[ally])
        if stays is not None and not is_silent(g, ally) and stays(g, me, ally, used, was):
            note(g, g.book.words.STAYED, me, [ally])
        else:
            gone.append(ally)
    return gone

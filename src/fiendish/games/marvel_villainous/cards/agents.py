"""The Heroes of the Common Fate deck: agents of S.H.I.E.L.D."""

from __future__ import annotations

from fiendish.engine.effects import note
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.book import COMMON_FATE as fate
from fiendish.games.marvel_villainous.rules.verbs import (
    DECLINE,
    NOBODY,
    Asking,
    Mayhem,
    defeat_one,
    discard_random,
    find_fate,
    move_one,
    move_to,
    place_fate,
)
from fiendish.games.villainous.book import HERO, Act
from fiendish.games.villainous.rules.board import (
    allies_at,
    heroes,
    own_locations,
    place_of,
)

AGENTS = BOOK.group(HERO, "S.H.I.E.L.D.")


def is_agent(g: Mayhem, card: int) -> bool:
    """Whether it is a S.H.I.E.L.D. Hero."""
    return g.identity[card] in AGENTS


@fate.hero("Nick Fury, S.H.I.E.L.D.", strength=4, provenance="partial")
def nick_fury(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may find another S.H.I.E.L.D. Hero and play it to Nick Fury's
    location."""
    place = g.at[card]
    agent = yield from find_fate(g, me, lambda one: one != card and is_agent(g, one), may=True)
    if agent != DECLINE:
        yield from place_fate(g, me, target, agent, place)


@fate.hero("Maria Hill, S.H.I.E.L.D.", strength=2, provenance="partial")
def maria_hill(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may relocate another Hero in the targeted player's Domain to
    another location there."""
    others = [hero for hero in heroes(g, target) if hero != card]
    yield from move_one(g, me, others, own_locations(g, target), may=True)


phil_coulson = fate.hero("Phil Coulson, S.H.I.E.L.D.", strength=2, provenance="partial")


@phil_coulson.aura
def phil_coulson_aura(g: Mayhem, card: int, other: int) -> int:
    """Other S.H.I.E.L.D. Heroes in the same Domain have 1 more Strength."""
    return int(g.identity[other] in AGENTS)


@fate.hero("Melinda May, S.H.I.E.L.D.", strength=3, provenance="partial")
def melinda_may(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may defeat one of the targeted player's Allies with Strength 2 or
    less at her location."""
    yield from defeat_one(g, me, allies_at(g, g.at[card], target), NOBODY, most=2, may=True)


@fate.hero("Quake, S.H.I.E.L.D.", strength=4, provenance="partial")
def quake(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player relocates each of the targeted player's Allies at Quake's
    location to another location of that Domain."""
    for ally in allies_at(g, g.at[card], target):
        yield from move_to(g, me, ally, own_locations(g, target))


deathlok = fate.hero("Deathlok, S.H.I.E.L.D.", strength=5, provenance="partial").protector()


@fate.hero("Mockingbird, S.H.I.E.L.D.", strength=2, provenance="partial")
def mockingbird(g: Mayhem, me: int, target: int, card: int) -> None:
    """When played, the targeted player discards a random card."""
    discard_random(g, target)


agent_13 = fate.hero("Agent 13, S.H.I.E.L.D.", strength=3, provenance="partial")


@agent_13.forbids(Act.RELOCATE)
def agent_13_forbids(g: Mayhem, card: int, me: int, moved: int, where: int) -> bool:
    """While Agent 13 is in your Domain, you cannot relocate your Allies or Items from or to her
    location."""
    return g.at[card] in (place_of(g, moved), where)


peggy_carter = fate.hero("Peggy Carter, S.H.I.E.L.D.", strength=3, provenance="partial")


@peggy_carter.demands
def peggy_carter_demands(g: Mayhem, card: int, target: int) -> tuple[int, int]:
    """While Peggy Carter is in your Domain, vanquishing a Hero takes 1 Strength more."""
    return 1, 1


decoy = fate.hero("Life Model Decoy, S.H.I.E.L.D.", strength=1, count=2, provenance="partial")


def _decoy_applies(g: Mayhem, card: int, victim: int, by: int) -> bool:
    return is_agent(g, victim) and g.identity[victim] != g.identity[card]


@decoy.instead(_decoy_applies)
def decoy_instead(g: Mayhem, card: int, victim: int, by: int) -> int:
    """If another S.H.I.E.L.D. Hero at this location, but no Life Model Decoy, would be defeated,
    this one is defeated instead."""
    note(g, g.book.words.STOOD_IN, g.active, [victim, card])
    return card

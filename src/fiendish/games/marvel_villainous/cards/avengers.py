"""The Heroes of another set's Common Fate deck, for mixing decks (MV-126)."""

from __future__ import annotations

from fiendish.games.marvel_villainous.book import MIXED_FATE as fate
from fiendish.games.marvel_villainous.rules.fate import BARE
from fiendish.games.marvel_villainous.rules.verbs import (
    NOBODY,
    Asking,
    Mayhem,
    choose_place,
    defeat_one,
    lose_power,
    move_one_here,
    relocate,
    strengthen,
)
from fiendish.games.villainous.book import Act
from fiendish.games.villainous.rules.board import (
    all_heroes,
    allies,
    heroes,
    is_ally,
    own_locations,
    realm_of,
    strength,
)

iron_man = fate.hero("Iron Man", strength=3, provenance="sourced")


@iron_man.toll
def iron_man_toll(g: Mayhem, card: int, me: int) -> int:
    """While Iron Man is in your Domain, each Activate action costs you 1 Power more."""
    return 1


@fate.hero("Black Widow", strength=2, provenance="sourced")
def black_widow(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may defeat an Ally at her location, whoever controls it."""
    there = [one for one in g.places[g.at[card]] if is_ally(g, one)]
    yield from defeat_one(g, me, there, NOBODY, may=True)


@fate.hero("Nick Fury", strength=2, provenance="sourced")
def nick_fury(g: Mayhem, me: int, target: int, card: int) -> None:
    """When played, the targeted player loses half of their Power, rounded up."""
    lose_power(g, target, (g.power[target] + 1) // 2)


hulk = fate.hero("Hulk", strength=5, provenance="sourced")
hulk.texts.append("Nothing can be attached to Hulk.")
BARE.add(hulk.number)


@hulk.lives
def hulk_lives(g: Mayhem, by: int, card: int) -> Asking:
    """When Hulk would be discarded because he is defeated, he gets a +1 Strength token instead, and
    whoever defeated him relocates him to another player's Domain."""
    home = realm_of(g, card)
    yield from strengthen(g, card)
    places = [p for seat in range(g.seats) if seat != home for p in own_locations(g, seat)]
    yield from relocate(g, card, (yield from choose_place(g, max(by, 0), places)))


@fate.hero("Falcon", strength=2, provenance="sourced")
def falcon(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may relocate a Hero of Strength 3 or less from any Domain to
    Falcon's location."""
    weak = [hero for hero in all_heroes(g) if hero != card and strength(g, hero) <= 3]
    yield from move_one_here(g, me, weak, card)


@fate.hero("Hawkeye", strength=2, provenance="sourced")
def hawkeye(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may defeat an Ally that the targeted player has at an Event."""
    there = [ally for ally in g.sent if g.owner(ally) == target]
    yield from defeat_one(g, me, there, NOBODY, may=True)


she_hulk = fate.hero("She-Hulk", strength=4, provenance="sourced")


@she_hulk.forbids(Act.TO_EVENT)
def she_hulk_forbids(g: Mayhem, card: int, me: int, other: int, where: int) -> bool:
    """While She-Hulk is in your Domain, you cannot play or relocate Allies to Events."""
    return True


vision = fate.hero("Vision", strength=4, provenance="sourced")


@vision.income
def vision_income(g: Mayhem, card: int, me: int, by_action: bool) -> int:
    """While Vision is in your Domain, you gain 1 Power less each time you gain Power."""
    return -1


thor = fate.hero("Thor", strength=5, provenance="sourced").protector()


@fate.hero("Captain Marvel", strength=6, provenance="sourced")
def captain_marvel(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, every Ally of the targeted player in that player's Domain is relocated to her
    location."""
    for ally in allies(g, target):
        if g.at[ally] != g.at[card]:
            yield from relocate(g, ally, g.at[card])


@fate.hero("Captain America", strength=3, provenance="sourced")
def captain_america(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, every Hero in the targeted player's Domain gets a +1 Strength token."""
    for hero in heroes(g, target):
        yield from strengthen(g, hero)

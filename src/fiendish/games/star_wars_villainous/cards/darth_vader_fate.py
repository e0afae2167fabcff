"""Darth Vader's Fate deck."""

from __future__ import annotations

from fiendish.games.star_wars_villainous.cards.darth_vader import (
    DOUBTERS,
    focus,
    is_focused,
    is_palpatine,
    may_move_luke,
    vader,
)
from fiendish.games.star_wars_villainous.rules.verbs import (
    Asking,
    Sector,
    ask,
    choose_place,
    discard,
    exposed,
    fate_deck,
    find,
    hold,
    impose,
    lose_ambition,
    lose_power,
    remove,
    remove_up_to,
    show_hand,
    weaken_all,
)
from fiendish.games.villainous.book import Act
from fiendish.games.villainous.rules.board import (
    allies_at,
    is_hero,
    own_locations,
    place_of,
)
from fiendish.games.villainous.state import NOBODY
from fiendish.games.villainous.symbols import Symbol

fate = fate_deck(vader)


@fate.hero("Obi-Wan Kenobi", strength=4)
def obi_wan(g: Sector, me: int, target: int, card: int) -> None:
    """When played, Luke Skywalker is turned to Focused."""
    focus(g, target)


@obi_wan.falls
def obi_wan_falls(g: Sector, me: int, card: int) -> Asking:
    """When Obi-Wan is defeated, find More Powerful Than You Can Imagine and place it under Darth
    Vader's mover."""

    def place(found: int) -> None:
        impose(g, me, found)

    yield from find(g, me, me, lambda one: g.identity[one] == more_powerful.number, place)


yoda = fate.hero("Yoda", strength=3)
yoda.texts.append(
    "Whatever turns Luke Skywalker to Conflicted costs Darth Vader 1 Ambition more, and cannot be"
    " used without it."
)
DOUBTERS.add(yoda.number)


@fate.hero("Leia Organa", strength=3)
def leia(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may move Luke Skywalker to any location."""
    yield from may_move_luke(g, me, target, [*own_locations(g, target)], may=True)


@fate.hero("Han Solo", strength=4)
def han_solo(g: Sector, me: int, target: int, card: int) -> None:
    """When played, Darth Vader loses up to 2 Credits."""
    lose_power(g, target, 2)


chewbacca = fate.hero("Chewbacca", strength=5)


@chewbacca.demands
def chewbacca_demands(g: Sector, card: int, target: int) -> tuple[int, int]:
    """It takes at least two Allies to vanquish Chewbacca."""
    return 0, 2 if target == card else 1


r2_d2 = fate.hero("R2-D2", strength=1)


@r2_d2.forbids(Act.ACTIVATE)
def r2_d2_forbids(g: Sector, card: int, me: int, activated: int, where: int) -> bool:
    """Darth Vader cannot perform Activate actions."""
    return True


@fate.effect("Use the Force, Luke", count=2)
def use_the_force(g: Sector, me: int, target: int, card: int) -> None:
    """If Luke Skywalker is Conflicted, turn him to Focused. If he is Focused already, Darth Vader
    loses up to 1 Ambition."""
    if is_focused(g, target):
        lose_ambition(g, target, 1)
    else:
        focus(g, target)


@fate.effect("I'll Never Join You", id="ill_never_join_you")
def never_join_you(g: Sector, me: int, target: int, card: int) -> Asking:
    """Move Luke Skywalker to any other location."""
    yield from may_move_luke(g, me, target, [*own_locations(g, target)], may=False)


@fate.effect("Rebel Assault")
def rebel_assault(g: Sector, me: int, target: int, card: int) -> Asking:
    """Remove any number of Darth Vader's Allies whose Strengths add up to 4 or less. Emperor
    Palpatine cannot be chosen."""
    prey = [ally for ally in exposed(g, target) if not is_palpatine(g, ally)]
    yield from remove_up_to(g, me, prey, 4, NOBODY)


@fate.effect("It's a Trap!", id="its_a_trap")
def its_a_trap(g: Sector, me: int, target: int, card: int) -> Asking:
    """Choose one of Darth Vader's locations and put a -1 Strength token on each Ally there."""
    place = yield from choose_place(g, me, own_locations(g, target))
    weaken_all(g, allies_at(g, place, target))


plans = fate.item(
    "Death Star Plans",
    text="Goes to the Hero side of one of Darth Vader's locations and covers the upper symbols there.",
)


@plans.activate(power=2)
def plans_activate(g: Sector, me: int, card: int) -> Asking:
    """Darth Vader may activate it for 2 Credits: remove Death Star Plans."""
    yield from remove(g, card, me)


more_powerful = fate.restriction("More Powerful Than You Can Imagine", provenance="sourced")


@more_powerful.forbids(Act.AMBITION)
def more_powerful_forbids(g: Sector, card: int, me: int, used: int, where: int) -> bool:
    """Darth Vader cannot perform Ambition actions."""
    return True


@more_powerful.lifts
def more_powerful_lifts(g: Sector, me: int, card: int, symbol: Symbol, count: int) -> bool:
    """It leaves when he discards his whole hand by a Discard action."""
    return symbol is Symbol.DISCARD and not g.hands[me]


falcon = fate.vehicle("Millennium Falcon", provenance="partial")


def _falcon_applies(g: Sector, card: int, victim: int, by: int) -> bool:
    empty = all(g.on[held] != card for held in g.held)
    return empty and is_hero(g, victim) and place_of(g, victim) >= 0


@falcon.instead(_falcon_applies)
def falcon_instead(g: Sector, card: int, victim: int, by: int) -> int:
    """If no Hero is under it, a Hero who would be defeated goes under it instead. Opponents may
    place that Hero at one of Darth Vader's locations in place of revealing Fate cards."""
    hold(g, victim, card)
    return -1


@fate.vehicle("X-Wing Starfighter")
def x_wing(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, Darth Vader's hand is shown; the Fate player chooses a card of it, which is
    discarded."""
    if g.hands[target]:
        show_hand(g, target)
        chosen = yield from ask(g, me, g.book.words.DISCARD, sorted(g.hands[target]))
        discard(g, target, [chosen])

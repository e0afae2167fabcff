"""Domination cards worth 2 points."""

from __future__ import annotations

from fiendish.games.supervillain import words
from fiendish.games.supervillain.faces import Event, Kind, domination
from fiendish.games.supervillain.rules import board
from fiendish.games.supervillain.rules.verbs import (
    Asking,
    Galaxy,
    charge,
    choose,
    destroy_mobs,
    discard_own_choice,
    draw,
    launch,
    others_discard,
    protect,
    put_from_hand,
    retarget_one,
    shoot_one,
)

transgalactic_bank = domination(
    "transgalactic_bank", "Transgalactic Bank", cost=1200, points=2, count=2, provenance="partial"
)


@transgalactic_bank.as_project(Kind.DESTROY_THIS, needs=board.cards_to_draw_or_mobs)
def _(g: Galaxy, me: int, card: int) -> None:
    """Destroy this Project: draw two Minion cards."""
    draw(g, me, 2)


@transgalactic_bank.as_facility(Kind.WHENEVER, Event.COMPLETED)
def _(g: Galaxy, me: int, card: int) -> None:
    """Whenever you complete a Project, this one included, draw a Minion card."""
    draw(g, me)


star_of_death = domination(
    "star_of_death", "Star of Death", cost=1500, points=2, count=1, provenance="partial"
)


@star_of_death.as_project(Kind.DESTROY_THIS, needs=board.manned_rival_projects)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy this Project: destroy all Mobs on a Project of another Villain, tokens or not."""
    project = yield choose(g, me, words.WIPE, board.manned_rival_projects(g, me))
    destroy_mobs(g, board.mobs_on(g, project))


@star_of_death.as_facility(Kind.ONCE_PER_TURN, cost=2)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Once per turn, discard two Minion cards: launch an Asteroid, charged from the start."""
    charge(g, me, (yield from launch(g, me)))


big_bang_generator = domination(
    "big_bang_generator", "Big Bang Generator", cost=1300, points=2, count=2, provenance="partial"
)


@big_bang_generator.as_project(Kind.WHEN_COMPLETE)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """When complete: launch two Asteroids, one after the other."""
    yield from launch(g, me)
    yield from launch(g, me)


@big_bang_generator.as_facility(Kind.DESTROY_THIS, needs=board.my_uncharged)
def _(g: Galaxy, me: int, card: int) -> None:
    """Destroy this Facility: charge every uncharged Asteroid you own."""
    for asteroid in board.my_uncharged(g, me):
        charge(g, me, asteroid)


senate_in_chains = domination("senate_in_chains", "Senate in Chains", cost=1000, points=2, count=2)


@senate_in_chains.as_project(Kind.WHEN_COMPLETE)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """When complete: each other Villain discards a Minion card of their choice."""
    return others_discard(g, me)


@senate_in_chains.as_facility(Kind.WHENEVER, Event.MOB_LOST, needs=board.my_hand)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Whenever one of your Mobs is destroyed, discard a Minion card if you hold any."""
    return discard_own_choice(g, me)


planet_sized_statue = domination(
    "planet_sized_statue", "Planet-Sized Statue of Me", cost=1400, points=2, count=2
)


@planet_sized_statue.as_project(Kind.WHEN_COMPLETE)
def _(g: Galaxy, me: int, card: int) -> None:
    """When complete: put a token on each of your Facilities. The Statue is not one yet."""
    for facility in board.bare_facilities(g, me):
        protect(g, facility)


@planet_sized_statue.as_facility(Kind.IF_DESTROYED)
def _(g: Galaxy, me: int, card: int) -> None:
    """If this Facility is destroyed, draw three Minion cards."""
    draw(g, me, 3)


dyson_sweatshop = domination("dyson_sweatshop", "Dyson Sweatshop", cost=1300, points=2, count=2)


@dyson_sweatshop.as_project(Kind.ONCE_PER_TURN, cost=1)
def _(g: Galaxy, me: int, card: int) -> None:
    """Once per turn, discard a Minion card: draw a Minion card."""
    draw(g, me)


@dyson_sweatshop.as_facility(Kind.ONCE_PER_TURN, needs=board.hand_and_project)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Once per turn, put a Minion card from your hand on one of your Projects as a Mob."""
    return put_from_hand(g, me)


black_hole_farm = domination("black_hole_farm", "Black Hole Farm", cost=1300, points=2, count=2)


@black_hole_farm.as_project(Kind.DESTROY_THIS, needs=board.not_mine)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy this Project: shoot down one or two Asteroids that are not yours."""
    yield from shoot_one(g, me, board.not_mine(g, me))
    yield from shoot_one(g, me, board.not_mine(g, me), may=True)


@black_hole_farm.as_facility(Kind.ONCE_PER_TURN, cost=1, needs=board.incoming)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Once per turn, discard a Minion card: shoot down an incoming Asteroid."""
    return shoot_one(g, me, board.incoming(g, me))


mirror_moon = domination("mirror_moon", "Mirror Moon", cost=1300, points=2, count=2)


@mirror_moon.as_project(Kind.DESTROY_THIS, needs=board.of_opponents)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy this Project: retarget an Asteroid of an opponent, whoever it is pointed at."""
    return retarget_one(g, me, board.of_opponents(g, me))


@mirror_moon.as_facility(Kind.ONCE_PER_TURN, cost=2, needs=board.incoming_of_opponents)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Once per turn, discard two Minion cards: retarget an incoming Asteroid of an opponent."""
    return retarget_one(g, me, board.incoming_of_opponents(g, me))

"""Domination cards worth no points, printed as Z."""

from __future__ import annotations

from fiendish.games.supervillain import words
from fiendish.games.supervillain.faces import Kind, domination
from fiendish.games.supervillain.rules import board
from fiendish.games.supervillain.rules.verbs import (
    Asking,
    Galaxy,
    choose,
    destroy_facility,
    destroy_mobs,
    draw,
    grant_mob,
    grant_ops,
    launch,
    shoot_down,
    shoot_one,
)

asteroid_catapult = domination(
    "asteroid_catapult", "Asteroid Catapult", cost=700, points=0, count=2
)


@asteroid_catapult.as_project(Kind.DESTROY_THIS)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy this Project: launch an Asteroid."""
    yield from launch(g, me)


@asteroid_catapult.as_facility(Kind.ONCE_PER_TURN, needs=board.no_asteroid_of_mine)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Once per turn, if you own no Asteroid in flight: launch an Asteroid."""
    yield from launch(g, me)


recruiting_megaphone = domination(
    "recruiting_megaphone", "Recruiting Megaphone", cost=500, points=0, count=2
)


@recruiting_megaphone.as_project(Kind.WHEN_COMPLETE)
def _(g: Galaxy, me: int, card: int) -> None:
    """When complete: draw a Minion card."""
    draw(g, me)


@recruiting_megaphone.as_facility(Kind.ONCE_PER_TURN, needs=board.someone_holds_more)
def _(g: Galaxy, me: int, card: int) -> None:
    """Once per turn, if another Villain holds more Minion cards than you: draw one."""
    draw(g, me)


overtime_factory = domination("overtime_factory", "Overtime Factory", cost=600, points=0, count=1)


@overtime_factory.as_project(Kind.WHEN_COMPLETE)
def _(g: Galaxy, me: int, card: int) -> None:
    """When complete: if it is your turn, you may play one more Mob this turn."""
    grant_mob(g, me)


@overtime_factory.as_facility(Kind.ONCE_PER_TURN)
def _(g: Galaxy, me: int, card: int) -> None:
    """Once per turn: this turn you may play one more Mob."""
    grant_mob(g, me)


propaganda_studio = domination(
    "propaganda_studio", "Propaganda Studio", cost=400, points=0, count=1
)


@propaganda_studio.as_project(Kind.DESTROY_THIS)
def _(g: Galaxy, me: int, card: int) -> None:
    """Destroy this Project: this turn you may play one more Ops."""
    grant_ops(g, me)


@propaganda_studio.as_facility(Kind.ONCE_PER_TURN)
def _(g: Galaxy, me: int, card: int) -> None:
    """Once per turn: this turn you may play one more Ops."""
    grant_ops(g, me)


flak_belt = domination("flak_belt", "Flak Belt", cost=400, points=0, count=2)


@flak_belt.as_project(Kind.DESTROY_THIS, needs=board.incoming)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy this Project: shoot down an incoming Asteroid."""
    return shoot_one(g, me, board.incoming(g, me))


@flak_belt.as_facility(Kind.DESTROY_THIS, needs=board.incoming)
def _(g: Galaxy, me: int, card: int) -> None:
    """Destroy this Facility: shoot down all incoming Asteroids."""
    for asteroid in board.incoming(g, me):
        shoot_down(g, me, asteroid)


planet_buster = domination("planet_buster", "Planet Buster", cost=800, points=0, count=1)


@planet_buster.as_project(Kind.DESTROY_THIS, needs=board.rival_mobs)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy this Project: destroy a Mob of another Villain, token or not."""
    destroy_mobs(g, [(yield choose(g, me, words.DESTROY_MOB, board.rival_mobs(g, me)))])


@planet_buster.as_facility(Kind.DESTROY_THIS, needs=board.bare_rival_facilities)
def _(g: Galaxy, me: int, card: int) -> Asking:
    """Destroy this Facility: destroy a Facility without token of another Villain."""
    facilities = board.bare_rival_facilities(g, me)
    destroy_facility(g, (yield choose(g, me, words.DESTROY_FACILITY, facilities)))

"""Asteroids: launch, charge, shoot down, retarget, hit (chapter 8)."""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine.cards import reveal, shuffle
from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Question
from fiendish.games.supervillain import words
from fiendish.games.supervillain.rules.board import mobs_on, targets
from fiendish.games.supervillain.rules.destruction import (
    carry_out_waiting,
    destroy_facility,
    destroy_mobs,
    destroy_project,
)
from fiendish.games.supervillain.rules.hands import draw
from fiendish.games.supervillain.rules.victory import check_victory, exhaust
from fiendish.games.supervillain.state import MINIONS, Galaxy


def turn_up(g: Galaxy) -> int:
    """The top Domination card, for all to see; without one the game ends (SV-114, SV-118)."""
    if not g.domination_deck:
        if not g.domination_pile:
            exhaust(g)
        note(g, words.RESHUFFLED_GALAXY, g.active)
        g.domination_deck, g.domination_pile = g.domination_pile, g.domination_deck
        shuffle(g, g.domination_deck)
    card = g.domination_deck.pop()
    reveal(g, card)
    return card


def take_project(g: Galaxy, me: int, card: int) -> None:
    """A Domination card becomes a Project without Mobs (SV-31)."""
    g.owner[card] = me
    g.projects[me].append(card)
    note(g, words.STARTED, me, [card])


def start_project(g: Galaxy, me: int) -> None:
    """Take the top Domination card as a Project; it may not be launched (SV-79)."""
    take_project(g, me, turn_up(g))


def launch(g: Galaxy, me: int) -> Generator[Question, int, int]:
    """Take the top Domination card, then point it at another Villain (SV-75, SV-R36)."""
    g.turned_up = turn_up(g)
    note(g, words.TURNED, me, [g.turned_up])
    target = yield Question(g, me, words.TARGET, targets(g, me))
    return launch_turned_up(g, me, target)


def launch_turned_up(g: Galaxy, me: int, target: int) -> int:
    """The card that was turned up flies, uncharged, at that Villain."""
    asteroid, g.turned_up = g.turned_up, -1
    g.owner[asteroid] = me
    g.target[asteroid] = target
    g.asteroids.append(asteroid)
    note(g, words.LAUNCHED, me, [asteroid], other=target)
    return asteroid


def charge(g: Galaxy, me: int, asteroid: int) -> None:
    g.charged[asteroid] = 1
    note(g, words.CHARGED, me, [asteroid])


def charge_one(g: Galaxy, me: int, asteroids: list[int]) -> Asking:
    """Choose one of these Asteroids and charge it."""
    asteroid = yield Question(g, me, words.CHARGE, asteroids)
    charge(g, me, asteroid)


def shoot_down(g: Galaxy, me: int, asteroid: int) -> None:
    """An Asteroid goes to the pile and hits nothing; its owner draws nothing (SV-89)."""
    note(g, words.SHOT_DOWN, me, [asteroid])
    _end_flight(g, asteroid)


def shoot_one(g: Galaxy, me: int, asteroids: list[int], may: bool = False) -> Asking:
    """Choose one of these Asteroids and shoot it down."""
    if asteroids:
        asteroid = yield Question(g, me, words.SHOOT, [*asteroids, DECLINE] if may else asteroids)
        if asteroid != DECLINE:
            shoot_down(g, me, asteroid)


def retarget_one(g: Galaxy, me: int, asteroids: list[int]) -> Asking:
    """Choose one of these Asteroids, take it over and point it anew, charge and all (SV-R28)."""
    asteroid = yield Question(g, me, words.RETARGET, asteroids)
    target = yield Question(g, me, words.NEW_TARGET, targets(g, me))
    g.owner[asteroid] = me
    g.target[asteroid] = target
    note(g, words.RETARGETED, me, [asteroid], other=target)
    check_victory(g)


def _end_flight(g: Galaxy, asteroid: int) -> None:
    g.asteroids.remove(asteroid)
    g.charged[asteroid] = 0
    g.domination_pile.append(asteroid)
    check_victory(g)  # an Emitter's block may be lifted


# -- hits ----------------------------------------------------------------------------------------


def within_reach(g: Galaxy, asteroid: int) -> list[int]:
    """What the Asteroid can hit: Mobs; charged also Projects without Mobs and Facilities."""
    target = g.target[asteroid]
    reach = g.mobs[target].copy()
    if g.charged[asteroid]:
        reach += [project for project in g.projects[target] if not mobs_on(g, project)]
        reach += g.facilities[target]
    return reach


def hit(g: Galaxy, asteroid: int) -> Asking:
    """An Asteroid reaches its target, in four steps (SV-90, SV-91, SV-95, SV-96)."""
    owner, target = g.owner[asteroid], g.target[asteroid]
    note(g, words.HITS, owner, [asteroid], other=target)
    draw(g, owner)
    reach = within_reach(g, asteroid)
    if reach:
        thing = yield Question(g, owner, words.HIT, reach)  # no mercy: SV-93
        _strike(g, asteroid, thing)
        yield from carry_out_waiting(g, attacker=owner)
    else:
        note(g, words.MISSED, owner)
    note(g, words.BURNT_OUT, owner, [asteroid])
    _end_flight(g, asteroid)


def _strike(g: Galaxy, asteroid: int, thing: int) -> None:
    """Destroy the thing, or its token instead (SV-102 to SV-104)."""
    owner, target = g.owner[asteroid], g.target[asteroid]
    is_mob = thing in MINIONS
    if g.token[thing] and not (is_mob and g.charged[asteroid]):
        g.token[thing] = 0
        saved = words.TOKEN_SAVED if is_mob else words.TOKEN_SAVED_FACILITY
        note(g, saved, owner, [thing], other=target)
    elif is_mob:
        destroy_mobs(g, [thing])
    elif thing in g.projects[target]:
        destroy_project(g, thing, by=owner)
    else:
        destroy_facility(g, thing)

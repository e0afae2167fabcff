"""Mobs on Projects, completion, tokens (chapters 4 and 9)."""

from __future__ import annotations

from fiendish.engine.cards import surface
from fiendish.engine.effects import Asking, note, pick_trigger
from fiendish.engine.question import DECLINE, Question
from fiendish.engine.seats import clockwise
from fiendish.games.supervillain import words
from fiendish.games.supervillain.faces import (
    ARRIVALS,
    COST,
    POINTS,
    PROJECT,
    PROOF,
    Event,
    Kind,
)
from fiendish.games.supervillain.rules.board import mobs_on, my_projects, power_on
from fiendish.games.supervillain.rules.destruction import (
    carry_out,
    carry_out_trigger,
    watching,
)
from fiendish.games.supervillain.rules.victory import check_victory, tell_prevented
from fiendish.games.supervillain.state import DOMINATION, Galaxy


def protect(g: Galaxy, bearer: int) -> None:
    """Put an Asteroid-proof token on a Mob or Facility that has none (SV-100)."""
    g.token[bearer] = 1
    owner = g.owner[bearer] if bearer in DOMINATION else g.owner[g.on[bearer]]
    note(g, words.PROTECTED, owner, [bearer])


def place_new_mob(g: Galaxy, mob: int, project: int) -> Asking:
    """A card from hand, deck or pile becomes a Mob; a printed symbol gives a token (SV-R26)."""
    g.mobs[g.owner[project]].append(mob)
    if PROOF[g.identity[mob]]:
        g.token[mob] = 1
    _arrive(g, mob, project)
    return _complete_ready(g, [project])


def move_mob(g: Galaxy, mob: int, project: int) -> Asking:
    """A Mob goes to another Project, whoever owns it, and keeps its token or lack of one."""
    before, after = g.owner[g.on[mob]], g.owner[project]
    g.mobs[before].remove(mob)
    g.mobs[after].append(mob)
    fact = words.PUT_MOB if before == after else words.TAKEN_OVER
    note(g, fact, after, [mob, project], other=before)
    _arrive(g, mob, project)
    return _complete_ready(g, [project])


def swap_mobs(g: Galaxy, one: int, other: int) -> Asking:
    """Two Mobs exchange their places (SV-20)."""
    here, there = g.on[one], g.on[other]
    g.mobs[g.owner[here]].remove(one)
    g.mobs[g.owner[there]].remove(other)
    g.mobs[g.owner[there]].append(one)
    g.mobs[g.owner[here]].append(other)
    note(g, words.SWAPPED, g.active, [one, other])
    _arrive(g, one, there)
    _arrive(g, other, here)
    return _complete_ready(g, [here, there])


def put_from_pile(g: Galaxy, me: int, cards: list[int]) -> Asking:
    """Put one of these cards from the discard pile on one of the own Projects as a Mob."""
    card = yield Question(g, me, words.PUT, cards)
    project = yield Question(g, me, words.PLACE, my_projects(g, me))
    g.minion_pile.remove(card)
    note(g, words.PUT_MOB, me, [card, project])
    yield from place_new_mob(g, card, project)


def put_from_hand(g: Galaxy, me: int) -> Asking:
    """Put a card from the hand on one of the own Projects as a Mob; this is not a Mob play."""
    card = yield Question(g, me, words.PUT, g.hands[me].copy())
    project = yield Question(g, me, words.PLACE, my_projects(g, me))
    card = surface(g, g.hands[me], card)
    note(g, words.PUT_MOB, me, [card, project])
    yield from place_new_mob(g, card, project)


def steal_mob(g: Galaxy, me: int, mobs: list[int]) -> Asking:
    """Take one of these Mobs and put it on one of the own Projects, token and all (SV-106)."""
    mob = yield Question(g, me, words.STEAL, mobs)
    project = yield Question(g, me, words.PLACE, my_projects(g, me))
    yield from move_mob(g, mob, project)


def swap_two(g: Galaxy, me: int, first: list[int], may: bool = False) -> Asking:
    """Swap one of these Mobs with any Mob on another Project."""
    one = yield Question(g, me, words.SWAP_FIRST, [*first, DECLINE] if may else first)
    if one != DECLINE:
        there = [m for seat in range(g.seats) for m in g.mobs[seat] if _apart(g, m, one)]
        other = yield Question(g, me, words.SWAP_SECOND, there)
        yield from swap_mobs(g, one, other)


def _apart(g: Galaxy, mob: int, other: int) -> bool:
    return g.on[mob] != g.on[other] and g.on[mob] not in g.completing


def turn_back(g: Galaxy, facility: int) -> None:
    """A Facility becomes a Project again, without token; nothing is destroyed (SV-R44)."""
    owner = g.owner[facility]
    g.facilities[owner].remove(facility)
    g.projects[owner].append(facility)
    g.token[facility] = 0  # SV-99
    note(g, words.TURNED_BACK, owner, [facility])
    check_victory(g)


def _arrive(g: Galaxy, mob: int, project: int) -> None:
    """The Mob lies on the Project; what the Project does about it comes before completion."""
    g.on[mob] = project
    arrival = ARRIVALS.of(Event.MOB_ARRIVED).get(g.identity[project])
    if arrival is not None:
        arrival(g, g.owner[project], mob)


# -- completion ----------------------------------------------------------------------------------


def _owned_by(g: Galaxy, seat: int, projects: list[int]) -> list[int]:
    return [project for project in projects if g.owner[project] == seat]


def _complete_ready(g: Galaxy, projects: list[int]) -> Asking:
    """Complete those of the Projects whose Mobs suffice, before anything else goes on (SV-R12)."""
    ready = []
    for project in projects:
        if power_on(g, project) >= COST[g.identity[project]]:
            ready.append(project)
    g.completing += ready
    for seat in clockwise(g) if ready else ():  # SV-R13
        mine = _owned_by(g, seat, ready)
        while mine:
            project = yield Question(g, seat, words.NEXT_COMPLETED, mine.copy())
            mine.remove(project)
            yield from _complete(g, project)


def _complete(g: Galaxy, project: int) -> Asking:
    """The four steps of completion (SV-50 to SV-53)."""
    owner, face = g.owner[project], g.identity[project]
    note(g, words.COMPLETED, owner, [project])
    for mob in mobs_on(g, project):
        g.mobs[owner].remove(mob)
        g.token[mob] = 0
        g.minion_pile.append(mob)
    ability = PROJECT[face]
    if ability.kind is Kind.WHEN_COMPLETE:
        yield from carry_out(g, owner, project, face, ability)
    g.completing.remove(project)
    if project not in g.projects[owner]:  # SV-R15
        return
    g.projects[owner].remove(project)
    g.facilities[owner].append(project)
    note(g, words.OPENED, owner, [project], amount=POINTS[face])
    check_victory(g)
    tell_prevented(g, owner)
    triggers = watching(g, Event.COMPLETED, owner)
    while triggers:
        trigger = yield from pick_trigger(g, triggers, owner, words.OWN_TRIGGER)
        yield from carry_out_trigger(g, trigger)

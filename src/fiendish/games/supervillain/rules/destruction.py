"""Destruction and the abilities it sets off (SV-21, SV-95, SV-R17, SV-R18)."""

from __future__ import annotations

from fiendish.engine.effects import Asking, expire, note, pick_trigger
from fiendish.engine.question import action, parts
from fiendish.engine.seats import clockwise
from fiendish.games.supervillain import words
from fiendish.games.supervillain.faces import FACILITY, TRIGGERS, Ability, Event, Kind
from fiendish.games.supervillain.rules.board import mobs_on, others
from fiendish.games.supervillain.rules.victory import check_victory
from fiendish.games.supervillain.state import Galaxy

MORE_MOBS, MORE_SMALL_MOBS, MORE_OPS, MORE_USES = range(4)
"""Kinds of lasting effects: rights that end with the turn (SV-39)."""


def watching(g: Galaxy, event: Event, seat: int) -> list[int]:
    """A trigger for each Facility of the Villain that reacts to the event."""
    watchers = TRIGGERS.of(event)
    identity = g.identity
    return [
        action(seat, card, identity[card])
        for card in g.facilities[seat]
        if identity[card] in watchers
    ]


def destroy_mobs(g: Galaxy, mobs: list[int]) -> None:
    """Mobs go to the pile together; abilities that watch for it wait (SV-R54)."""
    triggers = _remove_mobs(g, mobs)
    if triggers:
        g.waiting.append(triggers)


def destroy_project(g: Galaxy, project: int, by: int) -> None:
    """A Project goes to the pile, destroyed by that Villain, with the Mobs on it (SV-63)."""
    owner = g.owner[project]
    triggers = _remove_mobs(g, mobs_on(g, project))
    g.projects[owner].remove(project)
    _bury(g, project)
    if by != owner:
        triggers += watching(g, Event.PROJECT_LOST, owner)
    if triggers:
        g.waiting.append(triggers)


def destroy_facility(g: Galaxy, facility: int) -> None:
    """A Facility goes to the pile; its points and what it prevented are gone at once (SV-R19)."""
    owner = g.owner[facility]
    triggers = []
    for seat in others(g, owner):
        triggers += watching(g, Event.RIVAL_FACILITY_LOST, seat)
    face = g.identity[facility]
    if FACILITY[face].kind is Kind.IF_DESTROYED:
        triggers.append(action(owner, facility, face))
    g.facilities[owner].remove(facility)
    g.token[facility] = 0
    _bury(g, facility)
    if triggers:
        g.waiting.append(triggers)
    check_victory(g)


def _remove_mobs(g: Galaxy, mobs: list[int]) -> list[int]:
    triggers = []
    for mob in mobs:
        owner = g.owner[g.on[mob]]  # SV-R23
        g.mobs[owner].remove(mob)
        g.token[mob] = 0  # SV-107
        g.minion_pile.append(mob)
        note(g, words.DESTROYED, owner, [mob])
        triggers += watching(g, Event.MOB_LOST, owner)
    return triggers


def _bury(g: Galaxy, card: int) -> None:
    """A Domination card leaves the table; should it come back, it is a new one (SV-R27)."""
    g.project_used[card] = g.facility_used[card] = 0
    if g.lasting:
        expire(g, [MORE_USES], card)
    g.domination_pile.append(card)
    note(g, words.DESTROYED, g.owner[card], [card])


# -- triggers ------------------------------------------------------------------------------------


def carry_out(g: Galaxy, me: int, card: int, face: int, ability: Ability) -> Asking:
    """Do what an ability says."""
    before, g.cause = g.cause, face
    asking = ability.effect(g, me, card)
    if asking is not None:
        yield from asking
    g.cause = before


def carry_out_trigger(g: Galaxy, trigger: int) -> Asking:
    """A triggered Facility ability happens, wherever its card is by now (SV-R17)."""
    owner, card, face = parts(trigger)
    ability = FACILITY[face]
    works = ability.needs is None or ability.needs(g, owner, card)
    happening = words.TRIGGERED if ability.kind is Kind.WHENEVER else words.AVENGED
    before, g.cause = g.cause, face
    note(g, happening if works else words.IN_VAIN, owner)
    g.cause = before
    if works:
        yield from carry_out(g, owner, card, face, ability)


def carry_out_waiting(g: Galaxy, attacker: int = -1) -> Asking:
    """The abilities that waited for an effect to finish, moment by moment.

    After a hit the Asteroid's owner orders them (SV-95); otherwise they go clockwise from the
    active Villain, each ordering the own ones (SV-R18). New ones join the end.
    """
    while g.waiting:
        group = g.waiting.pop(0)
        while group:
            if attacker >= 0:
                chooser, mine, prompt = attacker, group, words.HIT_TRIGGER
            else:
                first = {parts(trigger)[0] for trigger in group}
                chooser = next(seat for seat in clockwise(g) if seat in first)
                mine = [trigger for trigger in group if parts(trigger)[0] == chooser]
                prompt = words.OWN_TRIGGER
            trigger = yield from pick_trigger(g, mine, chooser, prompt)
            if mine is not group:
                group.remove(trigger)
            yield from carry_out_trigger(g, trigger)

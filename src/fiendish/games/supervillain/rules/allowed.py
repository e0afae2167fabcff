"""What may be done in the Day: each check gives the reason against it, or None.

The list of options, "may I" and the words of a refusal all come from these checks.
"""

from __future__ import annotations

from fiendish.engine.effects import lasting
from fiendish.engine.question import Reason, action
from fiendish.games.supervillain import words
from fiendish.games.supervillain.faces import (
    BOOSTED,
    FACILITY,
    OPS_NEEDS,
    POWER,
    PROJECT,
    SWIFT,
    Kind,
)
from fiendish.games.supervillain.rules.destruction import (
    MORE_MOBS,
    MORE_OPS,
    MORE_SMALL_MOBS,
    MORE_USES,
)
from fiendish.games.supervillain.state import Galaxy

END, MOB, OPS, USE, SHOOT, CHARGE, KEEP, LAUNCH = range(8)
ACTS = ("end", "mob", "ops", "use", "shoot", "charge", "keep", "launch")
"""Kinds of acts by their number in an option."""

SMALL = 300  # DNA Splitter's limit
PRICE_OF_CHARGE = 3
DECISION_LIMIT = 200  # SV-R48


def price_of_shot(g: Galaxy, asteroid: int) -> int:
    return 3 if g.charged[asteroid] else 2


def against_mob(g: Galaxy, me: int, card: int) -> Reason | None:
    if not g.projects[me]:
        return words.NO_PROJECT
    face = g.identity[card]
    if not g.mob_played or BOOSTED[face]:
        return None
    if g.lasting:
        if lasting(g, MORE_MOBS):
            return None
        if POWER[face] <= SMALL and lasting(g, MORE_SMALL_MOBS):
            return None
    return words.NO_MOB_LEFT


def against_ops(g: Galaxy, me: int, card: int) -> Reason | None:
    face = g.identity[card]
    if g.ops_played and not SWIFT[face] and not (g.lasting and lasting(g, MORE_OPS)):
        return words.NO_OPS_LEFT
    needs = OPS_NEEDS[face]
    if needs is not None and not needs(g, me, card):
        return words.NO_TARGET
    return None


def against_use(g: Galaxy, me: int, card: int, is_project: bool) -> Reason | None:
    face = g.identity[card]
    ability = PROJECT[face] if is_project else FACILITY[face]
    kind = ability.kind
    if kind is Kind.ONCE_PER_TURN:
        if is_project:
            if g.project_used[card]:
                return words.USED_UP
        elif g.facility_used[card] and g.facility_used[card] > (
            lasting(g, MORE_USES, card) if g.lasting else 0
        ):
            return words.USED_UP
    elif kind is not Kind.DESTROY_THIS:
        return words.NOT_YET if kind is Kind.WHEN_COMPLETE else words.NOT_TO_USE
    if ability.cost > len(g.hands[me]):
        return words.CANNOT_PAY
    if ability.needs is not None and not ability.needs(g, me, card):
        return words.NO_TARGET
    return None


def against_shot(g: Galaxy, me: int, asteroid: int) -> Reason | None:
    if g.target[asteroid] != me:
        return words.NOT_INCOMING
    if len(g.hands[me]) < price_of_shot(g, asteroid):
        return words.CANNOT_PAY_SHOT
    return None


def against_charge(g: Galaxy, me: int, asteroid: int) -> Reason | None:
    if not g.annihilation:
        return words.NO_PAID_CHARGE
    if g.charged[asteroid]:
        return words.ALREADY_CHARGED
    if len(g.hands[me]) < PRICE_OF_CHARGE:
        return words.CANNOT_PAY_CHARGE
    return None


def day_options(g: Galaxy, me: int) -> list[int]:
    """All that the active Villain may do now; the end of the Day comes last."""
    options: list[int] = []
    if g.decisions < DECISION_LIMIT:
        projects = g.projects[me]
        for card in g.hands[me]:
            if against_mob(g, me, card) is None:
                mob = action(MOB, card)
                for project in projects:
                    options.append(mob | project)
            if against_ops(g, me, card) is None:
                options.append(action(OPS, card))
        for card in projects:
            if against_use(g, me, card, True) is None:
                options.append(action(USE, card))
        for card in g.facilities[me]:
            if against_use(g, me, card, False) is None:
                options.append(action(USE, card))
        for asteroid in g.asteroids:
            if against_shot(g, me, asteroid) is None:
                options.append(action(SHOOT, asteroid))
            if g.annihilation and against_charge(g, me, asteroid) is None:
                options.append(action(CHARGE, asteroid))
    options.append(action(END))
    return options

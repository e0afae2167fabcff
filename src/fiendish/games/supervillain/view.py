"""What a seat may see: an allow-list. Hidden cards appear as counts, never as handles."""

from __future__ import annotations

import msgspec

from fiendish.engine.effects import lasting
from fiendish.engine.game import Result
from fiendish.engine.question import Question
from fiendish.engine.wording import DecisionView, decision, face_id
from fiendish.games.supervillain import words
from fiendish.games.supervillain.describe import against_ops_words, against_use_words
from fiendish.games.supervillain.faces import POINTS
from fiendish.games.supervillain.rules import allowed
from fiendish.games.supervillain.rules.board import cost, mobs_on, partner, points, power, power_on
from fiendish.games.supervillain.rules.destruction import (
    MORE_MOBS,
    MORE_OPS,
    MORE_SMALL_MOBS,
    MORE_USES,
)
from fiendish.games.supervillain.rules.victory import is_blocked, result, total
from fiendish.games.supervillain.state import Galaxy

PHASES = ("Act I", "Act II", "Act III", "Day", "Evening")


class CardView(msgspec.Struct, frozen=True):
    handle: int
    card: str


class HandCardView(msgspec.Struct, frozen=True):
    """A card in the reader's own hand; in the reader's Day also why it cannot be played."""

    handle: int
    card: str
    power: int
    not_as_mob: str = ""
    not_as_ops: str = ""


class MobView(msgspec.Struct, frozen=True):
    handle: int
    card: str
    power: int
    token: bool


class ProjectView(msgspec.Struct, frozen=True):
    handle: int
    card: str
    cost: int
    power: int
    mobs: list[MobView]
    used: bool
    not_usable: str = ""


class FacilityView(msgspec.Struct, frozen=True):
    handle: int
    card: str
    points: int
    token: bool
    used: int
    extra: int  # uses more than one, by Encore!
    not_usable: str = ""


class AsteroidView(msgspec.Struct, frozen=True):
    handle: int
    card: str
    owner: int
    target: int
    charged: bool


class VillainView(msgspec.Struct, frozen=True):
    seat: int
    points: int
    total: int  # with the partner in a Team Battle
    blocked: bool  # kept from winning
    partner: int
    hand_size: int
    seen_hand: list[CardView]  # cards in the hand that the reader knows
    projects: list[ProjectView]
    facilities: list[FacilityView]


class View(msgspec.Struct, frozen=True):
    game: str
    reader: int | None
    seats: int
    goal: int
    teams: bool
    total_annihilation: bool
    turn: int
    active: int
    phase: str
    villains: list[VillainView]
    hand: list[HandCardView]
    asteroids: list[AsteroidView]
    turned_up: CardView | None
    minion_deck: int
    minion_pile: list[CardView]
    domination_deck: int
    domination_pile: list[CardView]
    mobs_left: int  # plays of the active Villain, additional ones included
    small_mobs_left: int
    ops_left: int
    decision: DecisionView | None
    result: Result | None


def view(g: Galaxy, seat: int | None, question: Question | None) -> View:
    my_day = question is not None and question.seat == seat and question.prompt is words.DAY
    return View(
        game="supervillain",
        reader=seat,
        seats=g.seats,
        goal=g.goal,
        teams=bool(g.teams),
        total_annihilation=bool(g.annihilation),
        turn=g.turn,
        active=g.active,
        phase=PHASES[g.phase],
        villains=[_villain(g, other, seat, my_day) for other in range(g.seats)],
        hand=[_hand_card(g, seat, card, my_day) for card in g.hands[seat]]
        if seat is not None
        else [],
        asteroids=[
            AsteroidView(a, face_id(g, a), g.owner[a], g.target[a], bool(g.charged[a]))
            for a in g.asteroids
        ],
        turned_up=_card(g, g.turned_up) if g.turned_up >= 0 else None,
        minion_deck=len(g.minion_deck),
        minion_pile=[_card(g, card) for card in g.minion_pile],
        domination_deck=len(g.domination_deck),
        domination_pile=[_card(g, card) for card in g.domination_pile],
        mobs_left=1 - g.mob_played + lasting(g, MORE_MOBS),
        small_mobs_left=lasting(g, MORE_SMALL_MOBS),
        ops_left=1 - g.ops_played + lasting(g, MORE_OPS),
        decision=decision(question, seat),
        result=result(g),
    )


def _card(g: Galaxy, card: int) -> CardView:
    return CardView(card, face_id(g, card))


def _hand_card(g: Galaxy, me: int, card: int, my_day: bool) -> HandCardView:
    mob = allowed.against_mob(g, me, card) if my_day else None
    ops = against_ops_words(g, me, card) if my_day else None
    return HandCardView(
        card, face_id(g, card), power(g, card), str(mob) if mob else "", str(ops) if ops else ""
    )


def _villain(g: Galaxy, seat: int, reader: int | None, my_day: bool) -> VillainView:
    bit = 1 << (g.seats if reader is None else reader)
    mine = my_day and seat == reader
    return VillainView(
        seat=seat,
        points=points(g, seat),
        total=total(g, seat),
        blocked=is_blocked(g, seat),
        partner=partner(g, seat),
        hand_size=len(g.hands[seat]),
        seen_hand=[_card(g, card) for card in sorted(g.hands[seat]) if g.known[card] & bit],
        projects=[_project(g, seat, project, mine) for project in g.projects[seat]],
        facilities=[_facility(g, seat, facility, mine) for facility in g.facilities[seat]],
    )


def _project(g: Galaxy, seat: int, project: int, mine: bool) -> ProjectView:
    return ProjectView(
        handle=project,
        card=face_id(g, project),
        cost=cost(g, project),
        power=power_on(g, project),
        mobs=[
            MobView(mob, face_id(g, mob), power(g, mob), bool(g.token[mob]))
            for mob in mobs_on(g, project)
        ],
        used=bool(g.project_used[project]),
        not_usable=_not_usable(g, seat, project) if mine else "",
    )


def _facility(g: Galaxy, seat: int, facility: int, mine: bool) -> FacilityView:
    return FacilityView(
        handle=facility,
        card=face_id(g, facility),
        points=POINTS[g.identity[facility]],
        token=bool(g.token[facility]),
        used=g.facility_used[facility],
        extra=lasting(g, MORE_USES, facility) if g.lasting else 0,
        not_usable=_not_usable(g, seat, facility) if mine else "",
    )


def _not_usable(g: Galaxy, me: int, card: int) -> str:
    reason = against_use_words(g, me, card)
    return str(reason) if reason else ""

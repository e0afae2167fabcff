"""What is printed on the cards, and how a card is defined.

A Minion card is a function with `@minion(…)`: its docstring is the Ops text. A Domination card is
`domination(…)` with its two abilities attached by `@card.project(…)` and `@card.facility(…)`.
Faces are numbered in the order of definition, Domination cards first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from inspect import cleandoc
from typing import Any

from fiendish.engine.cards import Face
from fiendish.engine.effects import Asking, Effect, Watchers
from fiendish.games.supervillain.state import Galaxy

Needs = Callable[[Galaxy, int, int], object]
"""What must be there for an ability to be used (SV-R10). Its docstring names it."""

Bar = Callable[[Galaxy, int, int], bool]
"""Whether this card keeps that Villain from doing something."""


class Event(IntEnum):
    COMPLETED = 0  # you completed a Project
    MOB_LOST = 1  # one of your Mobs is destroyed
    PROJECT_LOST = 2  # one of your Projects is destroyed, not by yourself
    RIVAL_FACILITY_LOST = 3  # a Facility of another Villain is destroyed
    MOB_ARRIVED = 4  # a Mob came onto this Project
    VICTORY = 5  # somebody is about to win


class Kind(IntEnum):
    WHEN_COMPLETE = 0
    DESTROY_THIS = 1
    ONCE_PER_TURN = 2
    WHENEVER = 3
    IF_DESTROYED = 4

    @property
    def words(self) -> str:
        return self.name.lower().replace("_", " ")


@dataclass(frozen=True, slots=True)
class Ability:
    """One of the two abilities of a Domination card."""

    kind: Kind
    text: str
    effect: Effect
    cost: int = 0  # Minion cards to discard
    needs: Needs | None = None


@dataclass(slots=True, kw_only=True, eq=False)
class MinionCard(Face):
    power: int
    boosted: bool
    proof: bool
    swift: bool
    text: str
    effect: Effect
    needs: Needs | None


@dataclass(slots=True, kw_only=True, eq=False)
class DominationCard(Face):
    number: int
    cost: int
    points: int
    project: Ability
    facility: Ability

    def as_project(
        self, kind: Kind, *events: Event, cost: int = 0, needs: Needs | None = None
    ) -> Callable[[Effect], Effect]:
        """The decorated function is this card's Project ability."""

        def attach(effect: Effect) -> Effect:
            self.project = Ability(kind, _text(effect), effect, cost, needs)
            PROJECT[self.number] = self.project
            for event in events:
                ARRIVALS.add(event, self.number, effect)
            return effect

        return attach

    def as_facility(
        self, kind: Kind, *events: Event, cost: int = 0, needs: Needs | None = None
    ) -> Callable[[Effect], Effect]:
        """The decorated function is this card's Facility ability."""

        def attach(effect: Effect) -> Effect:
            self.facility = Ability(kind, _text(effect), effect, cost, needs)
            FACILITY[self.number] = self.facility
            for event in events:
                TRIGGERS.add(event, self.number, effect)
            return effect

        return attach

    def as_bar(self, event: Event) -> Callable[[Bar], Bar]:
        """The decorated function is a Facility ability that can forbid an event."""

        def attach(bar: Bar) -> Bar:
            self.facility = Ability(Kind.WHENEVER, _text(bar), _nothing)
            FACILITY[self.number] = self.facility
            BARS.add(event, self.number, bar)
            return bar

        return attach

    @property
    def colour(self) -> str:
        return ("brown", "blue", "green")[self.points]  # SV-18


FACES: list[MinionCard | DominationCard] = []

# The figures again as plain lists by face, for the hot path; 0 or None where they do not apply.
COST: list[int] = []
POINTS: list[int] = []
POWER: list[int] = []
BOOSTED: list[bool] = []
PROOF: list[bool] = []
SWIFT: list[bool] = []
OPS: list[Effect | None] = []
OPS_NEEDS: list[Needs | None] = []
PROJECT: list[Ability] = []
FACILITY: list[Ability] = []

TRIGGERS: Watchers[Effect] = Watchers()
ARRIVALS: Watchers[Effect] = Watchers()
BARS: Watchers[Bar] = Watchers()


def minion(
    name: str,
    *,
    power: int,
    count: int,
    boosted: bool = False,
    proof: bool = False,
    swift: bool = False,
    needs: Needs | None = None,
    provenance: str = "house",
) -> Callable[[Effect], Effect]:
    """The decorated function is the Ops of this Minion card, its name the card's id."""

    def define(effect: Effect) -> Effect:
        card = MinionCard(
            id=_id(effect),
            name=name,
            count=count,
            back="Minion card",
            provenance=provenance,
            power=power,
            boosted=boosted,
            proof=proof,
            swift=swift,
            text=_text(effect),
            effect=effect,
            needs=needs,
        )
        _add(card, power=power, boosted=boosted, proof=proof, swift=swift, ops=effect, needs=needs)
        return effect

    return define


def domination(
    id: str, name: str, *, cost: int, points: int, count: int, provenance: str = "house"
) -> DominationCard:
    """A Domination card, to which its two abilities are attached next."""
    card = DominationCard(
        id=id,
        name=name,
        count=count,
        back="Domination card",
        provenance=provenance,
        number=len(FACES),
        cost=cost,
        points=points,
        project=_NO_ABILITY,
        facility=_NO_ABILITY,
    )
    _add(card, cost=cost, points=points)
    return card


def _add(
    card: MinionCard | DominationCard,
    *,
    cost: int = 0,
    points: int = 0,
    power: int = 0,
    boosted: bool = False,
    proof: bool = False,
    swift: bool = False,
    ops: Effect | None = None,
    needs: Needs | None = None,
) -> None:
    FACES.append(card)
    COST.append(cost)
    POINTS.append(points)
    POWER.append(power)
    BOOSTED.append(boosted)
    PROOF.append(proof)
    SWIFT.append(swift)
    OPS.append(ops)
    OPS_NEEDS.append(needs)
    PROJECT.append(_NO_ABILITY)
    FACILITY.append(_NO_ABILITY)


def _nothing(g: Any, me: int, card: int) -> Asking | None:
    return None


def _text(function: Callable[..., object]) -> str:
    return " ".join(cleandoc(function.__doc__ or "").split())


def _id(function: Callable[..., object]) -> str:
    return function.__name__


_NO_ABILITY = Ability(Kind.WHENEVER, "", _nothing)

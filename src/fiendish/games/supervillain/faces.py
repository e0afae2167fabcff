"""What is printed on the cards, and how a card is defined.

A Minion card is a function with `@minion(…)`: its docstring is the Ops text. A Domination card is
`domination(…)` with its two abilities attached by `@card.project(…)` and `@card.facility(…)`.
Which number a face has stands in `numbers.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from fiendish.engine.cards import BadCard, Face
from fiendish.engine.definitions import Columns, Shape, text_of
from fiendish.engine.effects import Asking, Effect, Watchers
from fiendish.games.supervillain.numbers import FACE_NUMBERS
from fiendish.games.supervillain.state import Galaxy

Needs = Callable[[Galaxy, int, int], object]
"""What must be there for an ability to be used (SV-R10). Its docstring names it."""

Bar = Callable[[Galaxy, int, int], bool]
"""Whether that Villain is kept from doing something by this card."""

# What each of these is called with; a card with another function is refused.
EFFECT = Shape("g, me, card")
NEEDS = Shape("g, me, card", asks=False)
BAR = Shape("g, villain, card", asks=False)

COLOURS = "brown", "blue", "green"
"""Of Domination cards, by their points (SV-18)."""


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


def _nothing(g: Any, me: int, card: int) -> Asking | None:
    return None


NO_ABILITY = Ability(Kind.WHENEVER, "", _nothing)


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
    cost: int
    points: int
    project: Ability
    facility: Ability

    def as_project(
        self, kind: Kind, *events: Event, cost: int = 0, needs: Needs | None = None
    ) -> Callable[[Effect], Effect]:
        """The decorated function is this card's Project ability."""

        def attach(effect: Effect) -> Effect:
            EFFECT.check(self.name, effect)
            self._set_project(self._ability(kind, events, effect, effect, cost, needs))
            for event in events:
                ARRIVALS.add(event, self.number, effect)
            return effect

        return attach

    def as_facility(
        self, kind: Kind, *events: Event, cost: int = 0, needs: Needs | None = None
    ) -> Callable[[Effect], Effect]:
        """The decorated function is this card's Facility ability."""

        def attach(effect: Effect) -> Effect:
            EFFECT.check(self.name, effect)
            self._set_facility(self._ability(kind, events, effect, effect, cost, needs))
            for event in events:
                TRIGGERS.add(event, self.number, effect)
            return effect

        return attach

    def as_bar(self, event: Event) -> Callable[[Bar], Bar]:
        """The decorated function is a Facility ability that can forbid an event."""

        def attach(bar: Bar) -> Bar:
            BAR.check(self.name, bar)
            self._set_facility(self._ability(Kind.WHENEVER, (event,), bar, _nothing))
            BARS.add(event, self.number, bar)
            return bar

        return attach

    def _set_project(self, ability: Ability) -> None:
        if self.project is not NO_ABILITY:
            raise BadCard(f"{self.name} has a Project ability already; a card has one")
        PROJECT[self.number] = self.project = ability

    def _set_facility(self, ability: Ability) -> None:
        if self.facility is not NO_ABILITY:
            raise BadCard(f"{self.name} has a Facility ability already; a card has one")
        FACILITY[self.number] = self.facility = ability

    def _ability(
        self,
        kind: Kind,
        events: tuple[Event, ...],
        part: Callable[..., object],
        effect: Effect,
        cost: int = 0,
        needs: Needs | None = None,
    ) -> Ability:
        """An ability with the text of that part, if there can be such a one."""
        for value, sort in ((kind, Kind), *((event, Event) for event in events)):
            if not isinstance(value, sort):
                there = ", ".join(f"{sort.__name__}.{one.name}" for one in sort)
                raise BadCard(f"{self.name}: {value!r} is not possible; there is: {there}")
        if kind is Kind.WHENEVER and not events:
            raise BadCard(f"{self.name}: Kind.WHENEVER needs the event that it follows")
        if cost < 0:
            raise BadCard(f"{self.name} has an ability with cost={cost}; it is 0 or more cards")
        if needs is not None:
            NEEDS.check(self.name, needs)
        return Ability(kind, _text(self.name, part), effect, cost, needs)

    @property
    def colour(self) -> str:
        return COLOURS[self.points]


_COLUMNS: Columns[MinionCard | DominationCard] = Columns(FACE_NUMBERS)
FACES = _COLUMNS.faces

# The figures as plain lists by face, for the hot path; 0, False or None where they do not apply.
COST: list[int] = _COLUMNS.of("cost", 0)
POINTS: list[int] = _COLUMNS.of("points", 0)
POWER: list[int] = _COLUMNS.of("power", 0)
BOOSTED: list[bool] = _COLUMNS.of("boosted", False)
PROOF: list[bool] = _COLUMNS.of("proof", False)
SWIFT: list[bool] = _COLUMNS.of("swift", False)
OPS: list[Effect | None] = _COLUMNS.of("effect", None)
OPS_NEEDS: list[Needs | None] = _COLUMNS.of("needs", None)
PROJECT: list[Ability] = _COLUMNS.of("project", NO_ABILITY)
FACILITY: list[Ability] = _COLUMNS.of("facility", NO_ABILITY)

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
        EFFECT.check(name, effect)
        if needs is not None:
            NEEDS.check(name, needs)
        if power < 0:
            raise BadCard(f"{name} has power={power}; it is 0 or more")
        card = MinionCard(
            id=effect.__name__,
            name=name,
            count=count,
            back="Minion card",
            provenance=provenance,
            power=power,
            boosted=boosted,
            proof=proof,
            swift=swift,
            text=_text(name, effect),
            effect=effect,
            needs=needs,
        )
        _COLUMNS.add(card)
        return effect

    return define


def domination(
    id: str, name: str, *, cost: int, points: int, count: int, provenance: str = "house"
) -> DominationCard:
    """A Domination card, to which its two abilities are attached next."""
    if cost < 0:
        raise BadCard(f"{name} has cost={cost}; it is 0 or more")
    if points not in range(len(COLOURS)):
        known = ", ".join(f"{points} ({colour})" for points, colour in enumerate(COLOURS))
        raise BadCard(f"{name} has points={points}; there is: {known} (SV-18)")
    card = DominationCard(
        id=id,
        name=name,
        count=count,
        back="Domination card",
        provenance=provenance,
        cost=cost,
        points=points,
        project=NO_ABILITY,
        facility=NO_ABILITY,
    )
    _COLUMNS.add(card)
    return card


def complete(faces: Sequence[MinionCard | DominationCard]) -> None:
    """Refuse Domination cards that lack an ability, once all is defined that belongs to them."""
    for face in faces:
        if isinstance(face, DominationCard):
            for ability, name in ((face.project, "project"), (face.facility, "facility")):
                if ability is NO_ABILITY:
                    raise BadCard(
                        f"{face.name} has no {name.capitalize()} ability: add @card.as_{name}"
                    )


def printed(back: str, edition: int) -> list[int]:
    """The faces of all cards with that back that there were in an edition, in order."""
    count = FACE_NUMBERS.count(edition)
    return [
        face.number
        for face in FACES[:count]
        if face.back == back
        for _ in range(face.copies(count))
    ]


def _text(name: str, part: Callable[..., object]) -> str:
    text = text_of(part)
    if not text:
        raise BadCard(f"{name} has no text: give its function a docstring")
    return text

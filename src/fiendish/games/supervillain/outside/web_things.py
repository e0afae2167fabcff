"""What the page of Supervillain is made of: plain data that its templates read."""

from __future__ import annotations

from dataclasses import dataclass

from fiendish.web.boards import Place, Zoom
from fiendish.web.choices import Choice


@dataclass(frozen=True, slots=True)
class Act:
    """An option on the thing it is about: what its button says besides the thing's name."""

    choice: Choice
    label: str
    short: str  # where several buttons stand on one thing
    number: int = 0  # of the Project on which a Mob would go
    reached: int = 0  # what that Project would have then
    finishes: bool = False


@dataclass(frozen=True, slots=True)
class ReasonParts:
    """Why something cannot be done now, and by which rule."""

    text: str
    rule: str


@dataclass(frozen=True, slots=True)
class Mob:
    handle: int
    card: str
    zoom: Zoom
    name: str
    power: int
    change: int  # against print: 1 raised, -1 lowered
    token: bool
    acts: list[Act]


@dataclass(frozen=True, slots=True)
class Project:
    handle: int
    card: str
    zoom: Zoom
    name: str
    colour: str
    number: int  # among the Projects of its Villain, from 1
    cost: int
    printed_cost: int
    power: int
    share: int  # of the cost, in parts of a hundred
    tag: str
    line: str
    text: str
    mobs: list[Mob]
    used: bool
    why_not: ReasonParts | None
    acts: list[Act]


@dataclass(frozen=True, slots=True)
class Facility:
    handle: int
    card: str
    zoom: Zoom
    name: str
    colour: str
    points: str
    token: bool
    used: bool
    again: int  # how often it may still be used because of Encore!
    tag: str
    line: str
    text: str
    why_not: ReasonParts | None
    acts: list[Act]


@dataclass(frozen=True, slots=True)
class Villain:
    seat: int
    letter: str
    name: str
    is_me: bool
    is_active: bool
    is_blocked: bool
    partner: str
    points: int
    score: int  # with the partner in a Team Battle
    goal: int
    hand_size: int
    known: list[str]  # names of cards in the hand that the reader knows
    projects: list[Project]
    facilities: list[Facility]
    form: str
    weight: int
    acts: list[Act]

    @property
    def holds_options(self) -> bool:
        """Whether something here is an option of the question."""
        things: list[Project | Facility | Mob] = [*self.projects, *self.facilities]
        things += [mob for project in self.projects for mob in project.mobs]
        return bool(self.acts) or any(thing.acts for thing in things)

    @property
    def nearest(self) -> Project | None:
        """The Project with the least power to go."""
        return min(self.projects, key=lambda one: one.cost - one.power, default=None)


@dataclass(frozen=True, slots=True)
class Asteroid:
    handle: int
    card: str
    zoom: Zoom
    name: str
    owner: int
    target: int
    charged: bool
    at_me: bool
    when: str
    acts: list[Act]


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The card of Act III, with both of the things it could become."""

    handle: int
    card: str
    zoom: Zoom
    name: str
    colour: str
    cost: int
    points: str
    project: str
    facility: str
    acts: list[Act]


@dataclass(frozen=True, slots=True)
class HandCard:
    handle: int
    card: str
    zoom: Zoom
    name: str
    power: int
    change: int
    proof: bool
    boosted: bool
    swift: bool
    text: str
    not_as_mob: ReasonParts | None
    not_as_ops: ReasonParts | None
    as_mob: list[Act]
    as_ops: list[Act]
    acts: list[Act]  # where the card itself is chosen: to pay, to discard
    mob_columns: int  # with more than one there is no room for the names of the Projects
    is_clipped: bool  # no room for the whole text
    key: str  # takes its one option, or takes it up

    @property
    def several(self) -> bool:
        """Whether taking it up leaves something to choose."""
        return len(self.as_mob) + len(self.as_ops) + len(self.acts) > 1

    @property
    def is_option(self) -> bool:
        return bool(self.acts or self.as_mob or self.as_ops)


@dataclass(frozen=True, slots=True)
class PileCard:
    handle: int
    card: str
    zoom: Zoom
    name: str
    figure: str
    acts: list[Act]


@dataclass(frozen=True, slots=True)
class Pile:
    """A deck and its discard pile, which is open to all (SV-137)."""

    kind: str
    deck: int
    cards: list[PileCard]  # the top one last

    @property
    def choosing(self) -> list[PileCard]:
        return [card for card in self.cards if card.acts]


def _figures(villain: Villain) -> tuple[str, bool]:
    return f"{villain.score}/{villain.goal}", villain.holds_options


@dataclass(frozen=True, slots=True)
class BoardThings:
    """All that the board's template reads."""

    rivals: list[Villain]
    me: Villain
    reading: bool  # whether the reader sits at the table; a spectator has no hand
    hand: list[HandCard]
    hand_form: str
    hand_over: int  # cards beyond the limit of the Evening
    asteroids: list[Asteroid]
    lane_form: str
    turned_up: TurnedUp | None
    piles: list[Pile]
    plays: list[tuple[str, int]]  # what the active Villain may still play

    @property
    def by_seat(self) -> list[Villain]:
        return sorted([self.me, *self.rivals], key=lambda villain: villain.seat)

    @property
    def lane_holds_options(self) -> bool:
        turned_up = self.turned_up is not None and bool(self.turned_up.acts)
        return turned_up or any(asteroid.acts for asteroid in self.asteroids)

    @property
    def places(self) -> list[Place]:
        """My own area, the lane, the rivals."""
        me = Place("Me" if self.reading else self.me.name, *_figures(self.me), self.me.seat)
        flying = f"{len(self.asteroids)} in flight"
        return [
            me,
            Place("Lane", flying, self.lane_holds_options),
            *(Place(rival.name, *_figures(rival), rival.seat) for rival in self.rivals),
        ]

    @property
    def first(self) -> int:
        """What a phone shows first: the place with options; my own unless all are elsewhere."""
        if any(card.is_option for card in self.hand):
            return 0
        return next((number for number, place in enumerate(self.places) if place.gold), 0)

    @property
    def choosing(self) -> list[Pile]:
        """Piles from which a card is to be chosen."""
        return [pile for pile in self.piles if pile.choosing]

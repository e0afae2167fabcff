"""When the function of a card is called, and with what.

Each `Moment` has the signature of the functions that it calls: the figures of a card name the
moment, and type checkers refuse a function that does not fit it. To begin with, every function gets
the table and the player whose card it is.

>>> When.FILL
When.FILL: (g, me, slot, colour)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from fiendish.engine.cards import BadCard
from fiendish.engine.effects import Asking
from fiendish.games.master_of_the_galaxy.numbers import FACE_NUMBERS
from fiendish.games.master_of_the_galaxy.state import Stars

Act = Callable[[Stars, int], Asking | None]  # g, me
Event = Callable[[Stars, int, int], Asking | None]  # g, me, what
More = Callable[[Stars, int], int]  # g, me: how much more
MoreOf = Callable[[Stars, int, int], int]  # g, me, what: how much more
May = Callable[[Stars, int], bool]  # g, me
MayOf = Callable[[Stars, int, int], bool]  # g, me, what
MayOfTwo = Callable[[Stars, int, int, int], bool]  # g, me, what, and what else

F = TypeVar("F", bound=Callable[..., object])
Adds = TypeVar("Adds", More, MoreOf)
Yes = TypeVar("Yes", May, MayOf, MayOfTwo)


class Moment(Generic[F]):
    """At what functions of cards are called, and those of all cards, each with its face."""

    __slots__ = ("calls", "later", "name", "parameters")

    def __init__(self, *parameters: str) -> None:
        self.name = ""
        self.parameters = ("g", "me", *parameters)
        self.calls: list[tuple[int, F]] = []  # of cards that every table has room for
        self.later: list[tuple[int, F]] = []

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = f"{owner.__name__}.{name}"

    def __repr__(self) -> str:
        return f"{self.name}: ({', '.join(self.parameters)})"

    def check(self, card: str, function: F) -> None:
        """Refuse the function of a card if it takes something else."""
        taken = function.__code__.co_argcount
        if taken != len(self.parameters):
            raise BadCard(f"{card}: a function for {self!r} cannot take {taken} arguments")

    def add(self, face: int, function: F) -> None:
        """Call this function too, for whoever has that face."""
        (self.calls if face < FACE_NUMBERS.first else self.later).append((face, function))

    def at(self, g: Stars) -> list[tuple[int, F]]:
        """The functions of all cards that there were when the table began."""
        return self.calls + [pair for pair in self.later if pair[0] < len(g.owner)]


class When:
    """All moments, by what the functions are and do."""

    # never: the figures say it all
    PRINTED: Moment[Act] = Moment()
    # in Phase 3 by discarding the card
    DISCARD: Moment[Act] = Moment()
    # each time something happens
    TURN_BEGINS: Moment[Event] = Moment("what")
    CONFLICT_GAINED: Moment[Event] = Moment("what")
    LEADER_GAINED: Moment[Event] = Moment("what")
    CANCELLED: Moment[Event] = Moment("what")  # an own project, with a black cube
    IMPLEMENTED: Moment[Event] = Moment("what")
    ROBBED: Moment[Event] = Moment("count")  # of cubes
    RIVAL_SETTLED: Moment[Event] = Moment("colour")  # of the cube, next to an own system
    WON: Moment[Event] = Moment("what")
    FIRST_BASE: Moment[Event] = Moment("system")
    ROUTE_COMPLETED: Moment[Event] = Moment("track")  # taken as a reward of Phase 2
    # how much more
    CUBES_DRAWN: Moment[More] = Moment()
    CARD_LIMIT: Moment[More] = Moment()
    SPOILS: Moment[More] = Moment()
    DISCARD_REWARD: Moment[More] = Moment()
    SETTLE_REWARD: Moment[MoreOf] = Moment("is_same")  # whether in the colour of the system
    COVERT_TAKE: Moment[More] = Moment()
    # may it be done
    FILL: Moment[MayOfTwo] = Moment("slot", "colour")  # a slot with a cube of another colour
    ROUTE_COLOUR: Moment[May] = Moment()  # a route in any colour
    ROUTE_GAP: Moment[May] = Moment()  # a route counts without its last cube
    PROJECT_GAP: Moment[MayOf] = Moment("project")  # it counts with one slot empty
    REINFORCE: Moment[May] = Moment()  # a further base without a route
    PART_CANCEL: Moment[May] = Moment()
    CHOOSE_SIDE: Moment[May] = Moment()
    REDRAW: Moment[May] = Moment()
    EXCHANGE: Moment[May] = Moment()
    # is it forbidden to others
    KEEPS_CUBES: Moment[MayOfTwo] = Moment("project", "spoils")  # whether for spoils
    KEEPS_PEACE: Moment[MayOf] = Moment("system")

"""What a Villainous game decides by itself: the places where the shared rules ask the game.

Five chapters of functions, handed over with `Book.complete` when the game is put together. What has
no default must be given: type checkers and the import of the game name the one that is missing. In
all of them `g` is the table and the first number after it the player concerned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fiendish.engine.effects import Asking
from fiendish.engine.question import Reason
from fiendish.games.villainous.parts import Auras
from fiendish.games.villainous.symbols import Location, Symbol

Places = list[tuple[int, int]]  # cards and where they may go
Follows = Asking | tuple[()]  # what else happens, if anything


def _no_such_act(g: Any, me: int, act: int, card: int, where: int) -> Asking:
    raise AssertionError("this game has no acts of its own")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Mover:
    """Where a Villain's mover is, and what is offered there."""

    offered: Callable[[Any, int], Location]
    """g, a place: what that location offers."""

    stand: Callable[[Any, int], Location]
    """g, player: what is offered where the mover is."""

    blocking: Callable[[Any, int], Sequence[int]]
    """g, player: the cards that cover the first row of symbols there."""

    shift: Callable[[Any, int], int]
    """g, player: the bit of `used` where those of the symbols there begin."""

    destinations: Callable[[Any, int], list[int]]
    """g, player: where the mover can go."""

    arrive: Callable[[Any, int, int], Follows]
    """g, player, place: put the mover there, and what follows."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Actions:
    """What can be done with symbols, and what follows it."""

    offers: Mapping[int, Callable[[Any, int], list[int]]]
    """By symbol; g, player: what can be done with it, as options."""

    fate: Callable[[Any, int], Asking]
    """g, player: carry out a Fate action."""

    against_fate: Callable[[Any, int], Reason | None]
    """g, player: why there can be no Fate action now."""

    activatable: Callable[[Any, int], list[int]]
    """g, player: the cards with abilities to activate."""

    spend: Callable[[Any, int, int], None]
    """g, player, amount: pay in the second currency."""

    act: Callable[[Any, int, int, int, int], Asking] = _no_such_act
    """g, player, act, card, where: carry out what only this game has."""

    after: Callable[[Any, int, int, Symbol | None, int], Follows] = (
        lambda g, me, act, symbol, thing: ()
    )
    """g, player, act, its symbol if any, card or number: what follows each step and action."""

    resume: Callable[[Any], Follows] | None = None
    """g: what is left of that, or of an action, where a copy begins in the middle of it."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Fights:
    """Vanquish actions, Strength and defeat."""

    vanquish: Callable[[Any, int, int], Asking]
    """g, player, character: a Vanquish action from beginning to end."""

    fighters: Callable[[Any, int, int, Auras], dict[int, int]]
    """g, player, location, auras at work: who can be used in one there, with their Strength."""

    foes: Callable[[Any, int, int], list[int]]
    """g, player, location: who can be its object there."""

    against_foe: Callable[[Any, int, int], Reason | None]
    """g, player, card: why it cannot be its object."""

    defeated: Callable[[Any, int, int], Callable[[], Asking | None]]
    """g, card, by: sees a defeated character while it still lies there; what it returns is called
    when it is gone."""

    strength_changed: Callable[[Any], Follows]
    """g: follows whatever may have changed Strength."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Placing:
    """Where cards can be played and moved, besides the own locations."""

    more_relocations: Callable[[Any, int], Places]
    """g, player: cards and places besides those that every game has."""

    against_goal: Callable[[Any, int, int, int], Reason | None]
    """g, player, card, where: why an own card cannot be relocated to that place."""

    carry: Callable[[Any, int, int, int], Asking]
    """g, player, card, where: bring a card to a place that only this game has."""

    send: Callable[[Any, int, int, int, bool], Asking]
    """g, player, Ally, card, whether it was played: bring an Ally to a card."""

    movable: Callable[[Any, Sequence[int]], list[int]]
    """g, characters: those that texts can move."""

    elsewhere: Callable[[Any], Sequence[int]]
    """g: the cards in play that are at no location."""

    more_spots: Callable[[Any, int, int], list[int]] = lambda g, me, card: []
    """g, player, card: further places where it may be played."""

    against_spot: Callable[[Any, int, int, int], Reason | None] = lambda g, me, card, where: None
    """g, player, card, where: why a place is not among those; -1 for any place."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Hands:
    """The end of a turn, and who sees a hand."""

    size: Callable[[Any, int], int]
    """g, player: up to how many cards are drawn at the end of the turn."""

    before_drawing: Callable[[Any, int], Follows] = lambda g, me: ()
    """g, player: what happens before that."""

    sees: Callable[[Any, int], int] = lambda g, me: 1 << me
    """g, player: the bits of those who see what the player draws."""

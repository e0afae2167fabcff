"""What a Villainous game decides by itself: the places where the shared rules ask the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from fiendish.engine.effects import Asking
from fiendish.engine.question import Reason

if TYPE_CHECKING:
    from fiendish.games.villainous.rules.board import Auras
    from fiendish.games.villainous.symbols import Location, Symbol
    from fiendish.games.villainous.words import Words

Places = list[tuple[int, int]]  # cards and where they may go


@dataclass(slots=True, eq=False)
class Hooks:
    """Set by the game's one door; what a game does not have stays empty.

    What a location offers is `offered`. Where the mover is: `stand` gives what is offered there,
    `blocking` the cards that cover the first row, `shift` the bit of `used` where those of its symbols
    begin, `destinations` where it can go, `arrive` what follows.

    Actions: `fate` carries out a Fate action, `against_fate` says why there can be none now;
    `vanquish` is the order of a Vanquish action, `fighters` who can be used in one at a location and
    how strong they are, `foes` who can be its object there, `against_foe` why a card cannot; `offers` lists by symbol what can be done
    with it, and `act` carries out what only this game has; `activatable` are the cards with abilities
    to activate; `after` follows each step and action (the act and its symbol, if any, and the card or
    number); `resume` is what is left of that, or of an action, where a copy begins in the middle of it.

    Cards: `more_spots` are places besides the own locations where a card may be played,
    `against_spot` says why one is not among them; `more_relocations` are cards and places besides
    the own ones, `against_goal` says why an own card cannot be relocated to a place, `carry` brings a card there, `movable` are the characters that texts can move; `send`
    plays an Ally to a card; `elsewhere` lists cards in play at no location; `spend` pays in the second
    currency; `strength_changed` follows whatever may have changed Strength; `defeated` sees a defeated
    character while it still lies there and returns what follows when it is gone; `sees` has the bits
    of those who see what a player draws.
    """

    words: Words = field(init=False)
    offered: Callable[[Any, int], Location] = field(init=False)
    stand: Callable[[Any, int], Location] = field(init=False)
    blocking: Callable[[Any, int], Sequence[int]] = field(init=False)
    shift: Callable[[Any, int], int] = field(init=False)
    destinations: Callable[[Any, int], list[int]] = field(init=False)
    arrive: Callable[[Any, int, int], Asking | tuple[()]] = field(init=False)
    fate: Callable[[Any, int], Asking] = field(init=False)
    against_fate: Callable[[Any, int], Reason | None] = field(init=False)
    vanquish: Callable[[Any, int, int], Asking] = field(init=False)
    fighters: Callable[[Any, int, int, Auras], dict[int, int]] = field(init=False)
    foes: Callable[[Any, int, int], list[int]] = field(init=False)
    against_foe: Callable[[Any, int, int], Reason | None] = field(init=False)
    offers: dict[int, Callable[[Any, int], list[int]]] = field(init=False)
    act: Callable[[Any, int, int, int, int], Asking] = field(init=False, repr=False)
    activatable: Callable[[Any, int], list[int]] = field(init=False)
    after: Callable[[Any, int, int, Symbol | None, int], Asking | tuple[()]] = field(init=False)
    resume: Callable[[Any], Asking | tuple[()]] | None = None
    before_drawing: Callable[[Any, int], Asking | tuple[()]] = field(init=False)
    hand_size: Callable[[Any, int], int] = field(init=False)
    sees: Callable[[Any, int], int] = field(init=False)
    more_spots: Callable[[Any, int, int], list[int]] = field(init=False)
    against_spot: Callable[[Any, int, int, int], Reason | None] = field(init=False)
    more_relocations: Callable[[Any, int], Places] = field(init=False)
    against_goal: Callable[[Any, int, int, int], Reason | None] = field(init=False)
    movable: Callable[[Any, Sequence[int]], list[int]] = field(init=False)
    carry: Callable[[Any, int, int, int], Asking] = field(init=False)
    elsewhere: Callable[[Any], Sequence[int]] = field(init=False)
    spend: Callable[[Any, int, int], None] = field(init=False)
    send: Callable[[Any, int, int, int, bool], Asking] = field(init=False)
    strength_changed: Callable[[Any], Asking | tuple[()]] = field(init=False)
    defeated: Callable[[Any, int, int], Callable[[], Asking | None]] = field(init=False)

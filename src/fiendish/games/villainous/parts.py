"""What a card of a Villainous game is made of: its parts, and the function that each of them is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from fiendish.engine.effects import Asking
from fiendish.engine.journal import Happening
from fiendish.engine.question import Reason
from fiendish.games.villainous.symbols import Symbol

# The first int is the player concerned, `card` the card with the text.
Played = Callable[[Any, int, int], Asking | None]  # g, player, card
Fated = Callable[[Any, int, int, int], Asking | None]  # g, Fate player, targeted player, card
Needs = Callable[[Any, int, int], object]  # g, player (or the targeted one), card
Aura = Callable[[Any, int, int], int]  # g, card, character concerned: change of its Strength
Auras = list[tuple[int, Aura]]  # cards that change the Strength of others in a realm, and how
Own = Callable[[Any, int], int]  # g, card: change of its own Strength
Price = Callable[[Any, int, int, int, int], int]  # g, card, player, card to play, where: change
Income = Callable[[Any, int, int, bool], int]  # g, card, player, by the Gain action: change
Forbids = Callable[[Any, int, int, int, int], object]  # g, card, player, concerned card, where
Instead = Callable[[Any, int, int, int], int]  # g, card, victim, by: the new victim, -1 for none
Applies = Callable[[Any, int, int, int], object]  # g, card, victim, by
Stays = Callable[[Any, int, int, list[int], int], object]  # g, player, card, used, foe's Strength
Kept = Callable[[Any, int, int, list[int]], object]  # g, player, card, Allies to be discarded
Spares = Callable[[Any, int, int, list[int]], Asking]  # g, player, card, Allies to be discarded
Toll = Callable[[Any, int, int], int]  # g, card, player: how much more, or less
Demand = Callable[[Any, int, int], tuple[int, int]]  # g, card, target: more Strength, least Allies

T = TypeVar("T")


class Parts(dict[int, T]):
    """Parts of cards by face; those that go on working while the card is in play have a bit."""

    __slots__ = ("bit",)

    def __init__(self, bit: int = 0) -> None:
        super().__init__()
        self.bit = bit


class Activated(NamedTuple):
    """An Activated Ability: its price, what must be there, what it does."""

    power: int
    second: int
    needs: Needs | None
    effect: Played


class Free(NamedTuple):
    """A step without a symbol: its price, what must be there, what it does, words for it."""

    power: int
    second: int
    needs: Needs | None
    effect: Played
    text: str


class Deed(NamedTuple):
    """What a Villain's guide lets its player do with a symbol.

    `subjects` lists what it can be done to now (`of_cards`, or the players themselves where it is to
    nothing in particular), `missing` why there is nothing, `price` says what it costs in both
    currencies, `needs` what else must be there, `words` what to say of it beforehand and `told` what
    to tell of it afterwards.
    """

    symbol: Symbol
    subjects: Callable[[Any, int], list[int]]
    missing: Reason
    price: Callable[[Any, int, int], tuple[int, int]]
    needs: Needs | None
    effect: Played
    words: Callable[[Any, int], str]
    told: Happening
    of_cards: bool

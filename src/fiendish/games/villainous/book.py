"""What is printed on cards and boards, and how both are defined.

A `Book` holds all Villains and cards of a game. `villain(…)` makes a Villain with a board; its cards
are made by `loki.ally("Kid Loki", cost=1, strength=1, count=3)` and so on, Fate cards by
`fate.hero(…)`. Put before a function, such a call makes the function what happens when the card is
played. Parts with a time of their own are attached next: `@norn_stones.activate(second=1)`. The
docstrings are the text that players read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from inspect import cleandoc
from typing import Any, ClassVar, NamedTuple, TypeVar

from fiendish.engine.cards import Face, slug
from fiendish.engine.effects import Asking, Happening
from fiendish.engine.question import Reason
from fiendish.games.villainous.hooks import Hooks
from fiendish.games.villainous.symbols import Location, Symbol


class Kind(IntEnum):
    ALLY = 0
    ITEM = 1
    EFFECT = 2
    SPECIALTY = 3
    CONTRACT = 4
    HERO = 5
    FATE_ITEM = 6
    FATE_EFFECT = 7
    EVENT = 8
    PIECE = 9  # a token or tile with a place of its own; not a card
    CONDITION = 10
    VEHICLE = 11
    FATE_VEHICLE = 12
    RESTRICTION = 13
    MISSION = 14
    CAPTIVE = 15  # a Hero who has changed sides

    @property
    def words(self) -> str:
        if self is Kind.FATE_VEHICLE:
            return "Hero Vehicle"
        return self.name.replace("FATE_", "").capitalize()


# Under names of their own for the hot path, where looking up `Kind.ALLY` costs more than the rest.
(
    ALLY, ITEM, EFFECT, SPECIALTY, CONTRACT, HERO, FATE_ITEM, FATE_EFFECT, EVENT, PIECE, CONDITION,
    VEHICLE, FATE_VEHICLE, RESTRICTION, MISSION, CAPTIVE,
) = Kind  # fmt: skip


FIRST, SECOND, NEITHER = range(3)
"""What a card of a hand is played for: Power or Credits, the second currency, or no action at all."""


class Act:
    """What a card can forbid a player to do. Plain numbers, which are looked up all the time."""

    PLAY_ABROAD = 0  # an Ally to another player's realm
    RELOCATE = 1  # an own card from its place to another
    TO_EVENT = 2  # bring an Ally to an Event
    ACTIVATE = 3  # a card
    FATE = 4
    SPEND = 5  # the second currency
    RAISE = 6  # what a Villain keeps of its own
    AMBITION = 7  # an Ambition action
    VANQUISH = 8  # a character
    PLAY_AT = 9  # a card to a location
    MOVE = 10  # a Hero away from its location, by any card
    COUNT = 11


# What cards are made of. The first int is the player concerned, `card` the card with the text.
Played = Callable[[Any, int, int], Asking | None]  # g, player, card
Fated = Callable[[Any, int, int, int], Asking | None]  # g, Fate player, targeted player, card
Needs = Callable[[Any, int, int], object]  # g, player (or the targeted one), card
Aura = Callable[[Any, int, int], int]  # g, card, character concerned: change of its Strength
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
Part = TypeVar("Part", bound=Callable[..., object])


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


@dataclass(slots=True, kw_only=True, eq=False)
class Printed(Face):
    """A card. Called with a function, that is what happens when the card is played."""

    book: Book
    number: int
    kind: Kind
    deck: str
    cost: int = 0
    second: int = 0
    strength: int = 0
    bonus: int = 0  # for the character it is attached to
    attaches: bool = False
    abroad: bool = False  # may be played to other players' realms
    villain: str = ""  # Targeted Events: against whom
    texts: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join(self.texts)

    @property
    def by_second(self) -> bool:
        """Whether its cost is in the second currency."""
        return self.book.purse[self.number] == SECOND

    def __call__(self, effect: Played | Fated) -> Printed:
        self.book.played[self.number] = effect
        self._say(effect)
        return self

    def _say(self, part: Callable[..., object]) -> None:
        text = " ".join(cleandoc(part.__doc__ or "").split())
        if text:
            self.texts.append(text)

    def _attach(self, table: Parts[Any], part: Part, value: Any = None) -> Part:
        """Enter a part of the card, or what is kept of it; its docstring is the text."""
        table[self.number] = part if value is None else value
        self.book.ongoing[self.number] |= table.bit
        self._say(part)
        return part

    def activate(
        self, power: int = 0, second: int = 0, needs: Needs | None = None
    ) -> Callable[[Played], Played]:
        """Its Activated Ability."""

        def attach(effect: Played) -> Played:
            return self._attach(
                self.book.activated, effect, Activated(power, second, needs, effect)
            )

        return attach

    def free(
        self, words: str, power: int = 0, second: int = 0, needs: Needs | None = None
    ) -> Callable[[Played], Played]:
        """A step that its player may take between actions (without a symbol)."""

        def attach(effect: Played) -> Played:
            return self._attach(self.book.free, effect, Free(power, second, needs, effect, words))

        return attach

    def aura(self, change: Aura) -> Aura:
        """How it changes the Strength of characters in the same realm."""
        return self._attach(self.book.auras, change)

    def own(self, change: Own) -> Own:
        """How its own Strength changes."""
        return self._attach(self.book.own, change)

    def price(self, change: Price) -> Price:
        """How it changes what cards cost the player it works on."""
        return self._attach(self.book.prices, change)

    def own_price(self, change: Price) -> Price:
        """How its own cost changes."""
        return self._attach(self.book.own_prices, change)

    def income(self, change: Income) -> Income:
        """How it changes the Power that the player it works on gains."""
        return self._attach(self.book.incomes, change)

    def forbids(self, act: int) -> Callable[[Forbids], Forbids]:
        """What the player it works on cannot do."""

        def attach(bar: Forbids) -> Forbids:
            return self._attach(self.book.bars[act], bar)

        return attach

    def mutes(self, applies: Callable[[Any, int, int], object]) -> None:
        """Which cards at the same location have no ability because of it."""
        self._attach(self.book.mutes, applies)

    def instead(self, applies: Applies) -> Callable[[Instead], Instead]:
        """What happens in place of a defeat to which it applies."""

        def attach(instead: Instead) -> Instead:
            return self._attach(self.book.instead, instead, (applies, instead))

        return attach

    def slays(self, effect: Callable[[Any, int, int], None]) -> None:
        """What follows when the player it works on has defeated a Hero."""
        self._attach(self.book.slays, effect)

    def lives(self, effect: Played) -> Played:
        """What happens to it in place of the discard pile when a player has defeated it."""
        return self._attach(self.book.lives_on, effect)

    def falls(self, effect: Played) -> Played:
        """What follows when it has been defeated."""
        return self._attach(self.book.falls, effect)

    def is_fixed(self) -> Printed:
        """It cannot be relocated."""
        self.book.fixed.add(self.number)
        return self

    def protector(self) -> Printed:
        """Other Heroes at its location cannot be defeated before it."""
        self.book.protectors.add(self.number)
        self.texts.append("Protector.")
        return self

    def used(self, effect: Played) -> Played:
        """When it (or the Ally it is attached to) is used in a Vanquish action."""
        return self._attach(self.book.when_used, effect)

    def stays(self, stays: Stays) -> Stays:
        """Whether it is not discarded after being used in a Vanquish action."""
        return self._attach(self.book.stays, stays)

    def kept(self, kept: Kept) -> Kept:
        """Whether its player may keep it in play after using it in a Vanquish action."""
        return self._attach(self.book.kept, kept)

    def spares(self, spares: Spares) -> Spares:
        """What its player may do with Allies that are about to be discarded for an attack."""
        return self._attach(self.book.spares, spares)

    def comes_home(self, comes: Needs) -> Needs:
        """A piece: whether it goes back beside the board after being used."""
        return self._attach(self.book.homes, comes)

    def shortens(self, less: Toll) -> Toll:
        """By how many cards the hand is filled up less at the end of a turn."""
        return self._attach(self.book.shortens, less)

    def toll(self, toll: Toll) -> Toll:
        """What an Activate action costs more."""
        return self._attach(self.book.tolls, toll)

    def demands(self, demand: Demand) -> Demand:
        """What more it takes to vanquish a Hero of this realm."""
        return self._attach(self.book.demands, demand)

    def each_turn(self, effect: Played) -> Played:
        """At the start of the turn of a player it works on, before moving."""
        return self._attach(self.book.each_turn, effect)

    def arrives(self, effect: Played) -> Played:
        """When it comes to an Event, before anything is checked there."""
        return self._attach(self.book.arrivals, effect)

    def reward(self, effect: Played) -> Played:
        """For each player with an Ally there when the Event is resolved."""
        return self._attach(self.book.rewards, effect)


@dataclass(slots=True, eq=False)
class Villain:
    """A Villain with board and guide. Hooks that a Villain does not need stay empty."""

    book: Book
    id: str
    name: str
    number: int
    objective: str
    locations: tuple[Location, ...]
    prefix: str = ""  # of the ids of its cards
    marks: tuple[int, ...] = ()  # what is kept of its own at the start
    progress: Callable[[Any, int], str] = lambda g, seat: ""
    nearness: Callable[[Any, int], float] = lambda g, seat: 0.0  # to the objective, 0 to 1
    start_of_turn: Played | None = None  # called with -1 for a card
    # steps without a symbol: options (kind of step, amount), why there are none, and what they do
    free_steps: Callable[[Any, int], list[tuple[int, int]]] | None = None
    against_step: Callable[[Any, int], Reason | None] | None = None
    free_step: Callable[[Any, int, int, int], Asking | None] | None = None
    free_words: Callable[[Any, int, int], str] | None = None
    deeds: list[Deed] = field(default_factory=list)  # what a symbol offers besides
    deeds_by: dict[Symbol, list[tuple[int, Deed]]] = field(default_factory=dict)  # with numbers
    after_vanquish: Callable[[Any, int, int, list[int]], None] | None = None  # defeated, used
    lost: Callable[[Any, int, int, int], None] | None = None  # own Ally defeated or removed: by
    claims: Callable[[Any, int, int], bool] | None = None  # takes a Hero it has defeated

    def ally(
        self, name: str, *, strength: int, count: int, cost: int = 0, ambition: int = -1,
        id: str = "", abroad: bool = False, provenance: str = "house", text: str = "",
    ) -> Printed:  # fmt: skip
        return self._card(
            name, ALLY, count, id, provenance, text, cost=cost, strength=strength, abroad=abroad,
            ambition=ambition,
        )  # fmt: skip

    def item(
        self, name: str, *, count: int, cost: int = 0, ambition: int = -1, id: str = "",
        bonus: int = 0, attaches: bool = False, provenance: str = "house", text: str = "",
        needs: Needs | None = None,
    ) -> Printed:  # fmt: skip
        return self._card(
            name, ITEM, count, id, provenance, text, needs, cost=cost, bonus=bonus,
            attaches=attaches, ambition=ambition,
        )  # fmt: skip

    def effect(
        self, name: str, *, count: int, cost: int = 0, second: int = 0, ambition: int = -1,
        id: str = "", provenance: str = "house", needs: Needs | None = None,
    ) -> Printed:  # fmt: skip
        return self._card(
            name, EFFECT, count, id, provenance, "", needs, cost=cost, second=second,
            ambition=ambition,
        )  # fmt: skip

    def piece(self, name: str, id: str = "", provenance: str = "house") -> Printed:
        """A token or tile of this Villain's that has a place of its own."""
        made = self._card(name, PIECE, 1, id, provenance, "")
        made.played = False
        return made

    def _card(
        self, name: str, kind: Kind, count: int, id: str, provenance: str, text: str,
        needs: Needs | None = None, ambition: int = -1, **figures: Any,
    ) -> Printed:  # fmt: skip
        """A card of this Villain's deck; with `ambition`, that is what it costs."""
        if ambition >= 0:
            figures["cost"] = ambition
        made = self.book.add(
            f"{self.prefix or self.id}_{id or slug(name)}", name, kind, count,
            f"card of {self.name}", self.id, provenance, needs, text, **figures,
        )  # fmt: skip
        if ambition >= 0:
            self.book.purse[made.number] = SECOND
        return made


@dataclass(slots=True, eq=False)
class FateDeck:
    """A deck of Fate cards: the common one, or that of a Villain."""

    book: Book
    id: str
    back: str
    prefix: str = "fate_"

    def hero(
        self, name: str, *, strength: int, count: int = 1, id: str = "",
        provenance: str = "house", text: str = "",
    ) -> Printed:  # fmt: skip
        return self._card(name, HERO, count, id, provenance, text, strength=strength)

    def item(
        self, name: str, *, count: int = 1, id: str = "", bonus: int = 0, attaches: bool = False,
        provenance: str = "house", text: str = "", needs: Needs | None = None,
    ) -> Printed:  # fmt: skip
        return self._card(
            name, FATE_ITEM, count, id, provenance, text, needs, bonus=bonus, attaches=attaches
        )

    def effect(
        self, name: str, *, needs: Needs | None = None, count: int = 1, id: str = "",
        provenance: str = "house",
    ) -> Printed:  # fmt: skip
        return self._card(name, FATE_EFFECT, count, id, provenance, "", needs)

    def _card(
        self, name: str, kind: Kind, count: int, id: str, provenance: str, text: str,
        needs: Needs | None = None, **figures: Any,
    ) -> Printed:  # fmt: skip
        return self.book.add(
            f"{self.prefix}{id or slug(name)}", name, kind, count, self.back, self.id, provenance,
            needs, text, **figures,
        )  # fmt: skip


V = TypeVar("V", bound=Villain)


@dataclass(slots=True, eq=False)
class Book(Hooks):
    """All that is printed for a game, and what only this game has."""

    printed: ClassVar[type[Printed]] = Printed

    title: str = ""
    faces: list[Printed] = field(default_factory=list)
    villains: list[Villain] = field(default_factory=list)
    # figures by face, for the hot path
    kind: list[Kind] = field(default_factory=list)
    strength: list[int] = field(default_factory=list)
    cost: list[int] = field(default_factory=list)
    second: list[int] = field(default_factory=list)
    bonus: list[int] = field(default_factory=list)
    attaches: list[bool] = field(default_factory=list)
    needs: list[Needs | None] = field(default_factory=list)
    ongoing: list[int] = field(default_factory=list)  # the bits of parts that go on working
    purse: list[int] = field(default_factory=list)  # what its cost is paid with
    free_needs_nothing: bool = False  # what is played for free does what it can
    free_any_step: bool = False  # steps without a symbol also before moving
    tokens_cancel: bool = False  # +1 and -1 Strength tokens on a card, in pairs
    # parts by face
    played: dict[int, Any] = field(default_factory=dict)
    activated: Parts[Activated] = field(default_factory=Parts)
    own: Parts[Own] = field(default_factory=Parts)
    own_prices: Parts[Price] = field(default_factory=Parts)
    instead: Parts[tuple[Applies, Instead]] = field(default_factory=Parts)
    when_used: Parts[Played] = field(default_factory=Parts)
    stays: Parts[Stays] = field(default_factory=Parts)
    kept: Parts[Kept] = field(default_factory=Parts)
    homes: Parts[Needs] = field(default_factory=Parts)
    arrivals: Parts[Played] = field(default_factory=Parts)
    rewards: Parts[Played] = field(default_factory=Parts)
    lives_on: Parts[Played] = field(default_factory=Parts)
    falls: Parts[Played] = field(default_factory=Parts)
    mutes: Parts[Callable[[Any, int, int], object]] = field(default_factory=Parts)
    # parts that go on working, with a bit each
    auras: Parts[Aura] = field(default_factory=lambda: Parts(1 << 0))
    prices: Parts[Price] = field(default_factory=lambda: Parts(1 << 1))
    incomes: Parts[Income] = field(default_factory=lambda: Parts(1 << 2))
    demands: Parts[Demand] = field(default_factory=lambda: Parts(1 << 3))
    tolls: Parts[Toll] = field(default_factory=lambda: Parts(1 << 4))
    shortens: Parts[Toll] = field(default_factory=lambda: Parts(1 << 5))
    free: Parts[Free] = field(default_factory=lambda: Parts(1 << 6))
    each_turn: Parts[Played] = field(default_factory=lambda: Parts(1 << 7))
    slays: Parts[Callable[[Any, int, int], None]] = field(default_factory=lambda: Parts(1 << 8))
    spares: Parts[Spares] = field(default_factory=lambda: Parts(1 << 9))
    bars: list[Parts[Forbids]] = field(
        default_factory=lambda: [Parts(1 << 16 + act) for act in range(Act.COUNT)]
    )
    protectors: set[int] = field(default_factory=set)
    fixed: set[int] = field(default_factory=set)  # cannot be relocated
    loose: set[int] = field(default_factory=set)  # Items to attach that can also lie alone
    roaming: set[int] = field(default_factory=set)  # neither Ally nor Item, but can be relocated
    captives: dict[int, int] = field(default_factory=dict)  # and the Heroes they are
    only_at: dict[int, int] = field(default_factory=dict)  # the one location it can be played to

    def enter(
        self, kind: type[V], name: str, objective: str, locations: Sequence[Location], id: str
    ) -> V:
        """A Villain of the sort that this game has."""
        number = len(self.villains)
        made = kind(self, id or slug(name), name, number, objective, tuple(locations))
        self.villains.append(made)
        return made

    def add(
        self, id: str, name: str, kind: Kind, count: int, back: str, deck: str, provenance: str,
        needs: Needs | None, text: str, **figures: Any,
    ) -> Printed:  # fmt: skip
        card = self.printed(
            id=id, name=name, count=count, back=back, provenance=provenance, book=self,
            number=len(self.faces), kind=kind, deck=deck, **figures,
        )  # fmt: skip
        if text:
            card.texts.append(text)
        self.faces.append(card)
        self.kind.append(kind)
        self.strength.append(card.strength)
        self.cost.append(card.cost)
        self.second.append(card.second)
        self.bonus.append(card.bonus)
        self.attaches.append(card.attaches)
        self.needs.append(needs)
        self.purse.append(NEITHER if kind is CONDITION else FIRST)
        self.ongoing.append(0)
        return card

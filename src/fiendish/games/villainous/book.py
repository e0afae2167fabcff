"""What is printed on cards and boards, and how both are defined.

A `Book` holds all Villains and cards of a game. `villain(…)` makes a Villain with a board; its cards
are made by `loki.ally("Kid Loki", cost=1, strength=1, count=3)` and so on, Fate cards by
`fate.hero(…)`. Put before a function, such a call makes the function what happens when the card is
played. Parts with a time of their own are attached next: `@norn_stones.activate(second=1)`. The
docstrings are the text that players read. What cannot be is refused with `BadCard`, at the latest
when the book is complete.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from enum import IntEnum
from inspect import cleandoc
from typing import Any, Generic, Self, TypeVar

from fiendish.engine.cards import BadCard, Face, slug
from fiendish.engine.definitions import Columns
from fiendish.engine.effects import Asking
from fiendish.engine.numbering import Numbering, put_at
from fiendish.engine.question import Reason
from fiendish.games.villainous.hooks import Actions, Fights, Hands, Mover, Placing
from fiendish.games.villainous.parts import (
    Activated,
    Applies,
    Aura,
    Deed,
    Demand,
    Fated,
    Forbids,
    Free,
    Income,
    Instead,
    Kept,
    Needs,
    Own,
    Parts,
    Played,
    Price,
    Spares,
    Stays,
    Toll,
)
from fiendish.games.villainous.symbols import Location, Symbol
from fiendish.games.villainous.words import Words


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


Part = TypeVar("Part", bound=Callable[..., object])


@dataclass(slots=True, kw_only=True, eq=False)
class Printed(Face):
    """A card. Called with a function, that is what happens when the card is played."""

    book: Book
    kind: Kind
    deck: str
    cost: int = 0
    second: int = 0
    strength: int = 0
    bonus: int = 0  # for the character it is attached to
    attaches: bool = False
    abroad: bool = False  # may be played to other players' realms
    needs: Needs | None = None  # what must be there for it to be played
    villain: str = ""  # Targeted Events: against whom
    texts: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join(self.texts)

    @property
    def by_second(self) -> bool:
        """Whether its cost is in the second currency."""
        return self.book.purse[self.number] == SECOND

    def __call__(self, effect: Played | Fated) -> Self:
        self._attach(self.book.played, effect)
        return self

    def _say(self, part: Callable[..., object]) -> None:
        text = " ".join(cleandoc(part.__doc__ or "").split())
        if text:
            self.texts.append(text)

    def _attach(self, table: Parts[Any], part: Part, value: Any = None) -> Part:
        """Enter a part of the card, or what is kept of it; its docstring is the text."""
        if self.number in table:
            raise BadCard(f"{self.name} has two parts of one kind: {self.book.name_of(table)}")
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

        if act not in range(Act.COUNT):
            allowed = [name for name in vars(Act) if name.isupper() and name != "COUNT"]
            raise BadCard(
                f"{self.name}: no act {act} can be forbidden; Act has {', '.join(allowed)}"
            )

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

    def is_fixed(self) -> Self:
        """It cannot be relocated."""
        self.book.fixed.add(self.number)
        return self

    def protector(self) -> Self:
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


PROVENANCES = ("sourced", "partial", "house")

C = TypeVar("C", bound=Printed)


@dataclass(slots=True, eq=False)
class Villain(Generic[C]):
    """A Villain with board and guide, and cards of the class that the game has.

    Hooks that a Villain does not need stay empty.
    """

    book: Book
    printed: type[C]
    id: str
    name: str
    objective: str
    locations: Sequence[Location]
    number: int = -1  # by which states call it
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
    ) -> C:  # fmt: skip
        return self._card(
            name, ALLY, count, id, provenance, text, cost=cost, strength=strength, abroad=abroad,
            ambition=ambition,
        )  # fmt: skip

    def item(
        self, name: str, *, count: int, cost: int = 0, ambition: int = -1, id: str = "",
        bonus: int = 0, attaches: bool = False, provenance: str = "house", text: str = "",
        needs: Needs | None = None,
    ) -> C:  # fmt: skip
        return self._card(
            name, ITEM, count, id, provenance, text, needs, cost=cost, bonus=bonus,
            attaches=attaches, ambition=ambition,
        )  # fmt: skip

    def effect(
        self, name: str, *, count: int, cost: int = 0, second: int = 0, ambition: int = -1,
        id: str = "", provenance: str = "house", needs: Needs | None = None,
    ) -> C:  # fmt: skip
        return self._card(
            name, EFFECT, count, id, provenance, "", needs, cost=cost, second=second,
            ambition=ambition,
        )  # fmt: skip

    def piece(self, name: str, id: str = "", provenance: str = "house") -> C:
        """A token or tile of this Villain's that has a place of its own."""
        made = self._card(name, PIECE, 1, id, provenance, "")
        made.played = False
        return made

    def _card(
        self, name: str, kind: Kind, count: int, id: str, provenance: str, text: str,
        needs: Needs | None = None, ambition: int = -1, **figures: Any,
    ) -> C:  # fmt: skip
        """A card of this Villain's deck; with `ambition`, that is what it costs."""
        if ambition >= 0:
            figures["cost"] = ambition
        made = self.book.add(
            self.printed, f"{self.prefix or self.id}_{id or slug(name)}", name, kind, count,
            f"card of {self.name}", self.id, provenance, needs, text, **figures,
        )  # fmt: skip
        if ambition >= 0:
            self.book.purse[made.number] = SECOND
        return made


@dataclass(slots=True, eq=False)
class FateDeck(Generic[C]):
    """A deck of Fate cards: the common one, or that of a Villain."""

    book: Book
    printed: type[C]
    id: str
    back: str
    prefix: str = "fate_"

    def hero(
        self, name: str, *, strength: int, count: int = 1, id: str = "",
        provenance: str = "house", text: str = "",
    ) -> C:  # fmt: skip
        return self._card(name, HERO, count, id, provenance, text, strength=strength)

    def item(
        self, name: str, *, count: int = 1, id: str = "", bonus: int = 0, attaches: bool = False,
        provenance: str = "house", text: str = "", needs: Needs | None = None,
    ) -> C:  # fmt: skip
        return self._card(
            name, FATE_ITEM, count, id, provenance, text, needs, bonus=bonus, attaches=attaches
        )

    def effect(
        self, name: str, *, needs: Needs | None = None, count: int = 1, id: str = "",
        provenance: str = "house",
    ) -> C:  # fmt: skip
        return self._card(name, FATE_EFFECT, count, id, provenance, "", needs)

    def _card(
        self, name: str, kind: Kind, count: int, id: str, provenance: str, text: str,
        needs: Needs | None = None, prefix: str = "", **figures: Any,
    ) -> C:  # fmt: skip
        return self.book.add(
            self.printed, f"{prefix or self.prefix}{id or slug(name)}", name, kind, count, self.back, self.id, provenance,
            needs, text, **figures,
        )  # fmt: skip


@dataclass(slots=True, eq=False)
class Book:
    """All that is printed for a game, and what only this game has.

    The latter comes last, with `complete`, since most of it needs the cards.
    """

    title: str
    words: Words
    contents: str  # the rule that says what is in the box
    villain_numbers: Numbering = field(default_factory=lambda: Numbering(0, ""))
    face_numbers: Numbering = field(default_factory=lambda: Numbering(0, ""))
    decks: dict[str, int] = field(default_factory=dict)  # of how many cards each is
    is_complete: bool = False
    mover: Mover = field(init=False)
    actions: Actions = field(init=False)
    fights: Fights = field(init=False)
    placing: Placing = field(init=False)
    hands: Hands = field(init=False)
    villains: list[Villain[Any]] = field(default_factory=list)
    # the faces, and their figures by face for the hot path
    columns: Columns[Printed] = field(init=False)
    faces: list[Printed] = field(init=False)
    kind: list[Kind] = field(init=False)
    strength: list[int] = field(init=False)
    cost: list[int] = field(init=False)
    second: list[int] = field(init=False)
    bonus: list[int] = field(init=False)
    attaches: list[bool] = field(init=False)
    needs: list[Needs | None] = field(init=False)
    ongoing: list[int] = field(init=False)  # the bits of parts that go on working
    purse: list[int] = field(init=False)  # what its cost is paid with
    free_needs_nothing: bool = False  # what is played for free does what it can
    free_any_step: bool = False  # steps without a symbol also before moving
    tokens_cancel: bool = False  # +1 and -1 Strength tokens on a card, in pairs
    # parts by face
    played: Parts[Any] = field(default_factory=Parts)
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

    def __post_init__(self) -> None:
        columns: Columns[Printed] = Columns(self.face_numbers)
        self.columns = columns
        self.faces = columns.faces
        self.kind, self.strength = columns.of("kind"), columns.of("strength")
        self.cost, self.second = columns.of("cost"), columns.of("second")
        self.bonus, self.attaches = columns.of("bonus"), columns.of("attaches")
        self.needs = columns.of("needs")
        self.ongoing = columns.made(lambda face: 0)
        self.purse = columns.made(lambda face: NEITHER if face.kind is CONDITION else FIRST)

    def complete(
        self, *, mover: Mover, actions: Actions, fights: Fights, placing: Placing, hands: Hands
    ) -> list[Printed]:
        """Add what only this game has, and return all its cards. To be called once, at the end."""
        self.villain_numbers.complete()
        self.face_numbers.complete()
        self._check_decks()
        self._check_texts()
        self.is_complete = True
        self.mover, self.actions, self.fights = mover, actions, fights
        self.placing, self.hands = placing, hands
        return self.faces

    def _check_decks(self) -> None:
        for deck, size in self.decks.items():
            cards = [face for face in self.faces if face.deck == deck and face.kind is not PIECE]
            count = sum(face.count for face in cards)
            if count != size:
                raise BadCard(f"the deck {deck} has {count} cards, not {size} ({self.contents})")

    def _check_texts(self) -> None:
        """Only an Ally may have nothing but its figures."""
        tables = [*self._tables().values()]
        for face in self.faces:
            does = face.kind is not ALLY or any(face.number in table for table in tables)
            if does and not face.text:
                raise BadCard(f'{face.name} has no text: give it a docstring, or text="…"')

    def _tables(self) -> dict[str, Parts[Any]]:
        """All tables of parts by name."""
        found = {each.name: getattr(self, each.name, None) for each in fields(self)}
        bars = {f"forbids {act}": table for act, table in enumerate(self.bars)}
        return {name: one for name, one in found.items() if isinstance(one, Parts)} | bars

    def name_of(self, parts: Parts[Any]) -> str:
        return next(name for name, table in self._tables().items() if table is parts)

    def printed_in(self, edition: int) -> list[Printed]:
        """The faces that there were in an edition."""
        return self.faces[: self.face_numbers.count(edition)]

    def enter(self, villain: Villain[Any]) -> None:
        """Number a Villain, and add it."""
        villain.number = self.villain_numbers.take(villain.id)
        put_at(self.villains, villain.number, villain)

    def add(
        self, printed: type[C], id: str, name: str, kind: Kind, count: int, back: str, deck: str, provenance: str,
        needs: Needs | None, text: str, **figures: Any,
    ) -> C:  # fmt: skip
        if deck not in self.decks:
            raise BadCard(f"{name}: there is no deck {deck!r}; there is: {', '.join(self.decks)}")
        if provenance not in PROVENANCES:
            raise BadCard(
                f"{name}: provenance is one of {', '.join(PROVENANCES)}, not {provenance!r}"
            )
        for figure in ("cost", "second", "strength"):
            if figures.get(figure, 0) < 0:
                raise BadCard(f"{name}: {figure} is at least 0, not {figures[figure]}")
        card = printed(
            id=id, name=name, count=count, back=back, provenance=provenance, book=self,
            kind=kind, deck=deck, needs=needs, **figures,
        )  # fmt: skip
        if text:
            card.texts.append(text)
        self.columns.add(card)
        return card

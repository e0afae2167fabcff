"""The book of this game, and the parts of cards that only it has."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

from fiendish.engine.cards import slug
from fiendish.engine.effects import Asking
from fiendish.engine.journal import Happening
from fiendish.engine.question import Question, Reason
from fiendish.games.star_wars_villainous.numbers import FACE_NUMBERS, VILLAIN_NUMBERS
from fiendish.games.star_wars_villainous.words import SHARED, task_done
from fiendish.games.villainous.book import (
    CAPTIVE,
    CONDITION,
    FATE_VEHICLE,
    MISSION,
    RESTRICTION,
    VEHICLE,
    Book,
    FateDeck,
    Printed,
    Villain,
)
from fiendish.games.villainous.parts import Deed, Needs, Parts, Played, Toll
from fiendish.games.villainous.state import DECK
from fiendish.games.villainous.symbols import Icon, Location, Symbol, gain, location

collect = gain
FATE_DECK = 15  # cards of a Fate deck
_NEVER = 999  # Credits that nobody has


class Moment(NamedTuple):
    """What happened, as the state keeps it in `moments` (rules/conditions.py has the kinds).

    `Moment(DISCARDED, 1, 3, 0)` – player B has discarded three cards; `Moment(HERO_FELL, 1, 6, 4)` –
    a Hero of Strength 4 has been defeated at location 6, the third in the Sector of player B.
    """

    kind: int
    seat: int  # who did it, or to whom it happened
    thing: int = 0  # a card, a place, a number: by kind
    other: int = 0


When = Callable[[Any, int], object]  # g, player: whether a Condition can be played
Watch = Callable[[Any, int, int], Asking | None]  # g, card, the Hero that was played
Guards = Callable[[Any, int, int], object]  # g, card, the Ally that a Fate card is to harm
Reach = Callable[[Any, int, int], object]  # g, card, the location of a Vanquish action
Saved = Callable[[Any, int, int], Generator[Question, int, bool]]  # g, player, card
Lifts = Callable[[Any, int, int, Symbol, int], object]  # g, player, card, symbol, thing
Event = Callable[[Any, int, Moment], Asking | None]  # g, player, what happened


class Ability(NamedTuple):
    """An Ambition Ability: its price, what must be there, what it does."""

    ambition: int
    needs: Needs | None
    effect: Played


class Condition(NamedTuple):
    """When a Condition can be played: after which kind of moment (-1 for any), how many Credits the
    turn's player must have, what else must be so, whether before a reveal or after an action, how
    often in a turn."""

    after: int
    credits: int
    when: When | None
    targeted: bool
    most: int


Done = Callable[[Any, int, Moment], object]  # g, player, what happened
Holds = Callable[[Any, int], object]  # g, player


class Task(NamedTuple):
    """A task of a Mission. `done` looks at what happened, `holds` at the table; one is enough, and
    one that has to be paid for has neither."""

    id: str
    text: str
    done: Done | None = None
    holds: Holds | None = None


class Mission(NamedTuple):
    """What is printed on a Mission: its Ambition Reset and its tasks.

    Each task has a bit, by which those whose state has to hold and those that something does are also
    listed apart.
    """

    reset: Ability
    tasks: tuple[Task, ...]
    bits: dict[str, int]  # by the ids of the tasks
    told: dict[int, Happening]  # by bit: that the task is done
    states: list[tuple[int, Task, Holds]]
    acts: list[tuple[int, Task, Done]]


@dataclass(slots=True, eq=False)
class SectorBook(Book):
    """The cards of this game, with what only they have."""

    abilities: dict[int, list[Ability]] = field(default_factory=dict)
    conditions: dict[int, Condition] = field(default_factory=dict)
    # by the number of the Villain
    guides: dict[int, SectorVillain] = field(default_factory=dict)
    conditions_of: dict[int, tuple[list[int], list[int]]] = field(
        default_factory=dict
    )  # by targeted
    hears: dict[int, int] = field(default_factory=dict)  # bits of moments that Conditions answer
    envies: dict[int, int] = field(default_factory=dict)  # how many Credits one answers
    vehicles: dict[int, Location] = field(default_factory=dict)  # what is printed on Ally Vehicles
    ranks: dict[int, int] = field(default_factory=dict)  # of Ally Vehicles, or symbols, of a deck
    modes: dict[int, Sequence[str]] = field(default_factory=dict)  # what can be chosen, in words
    missions: dict[int, Mission] = field(default_factory=dict)
    grants: dict[int, Icon] = field(default_factory=dict)  # a symbol for its location
    granted: set[int] = field(default_factory=set)  # Villains with such cards
    hosts: dict[int, Callable[[Any, int], list[int]]] = field(default_factory=dict)
    forced: dict[int, Callable[[Any, int], list[int]]] = field(default_factory=dict)
    weights: dict[int, int] = field(default_factory=dict)  # of unengaged Hero Vehicles, if not 1
    stills: set[int] = field(default_factory=set)  # what keeps a Vehicle's Ability from working
    immune: set[int] = field(default_factory=set)  # Heroes who cannot be defeated or removed
    own_foes: set[int] = field(default_factory=set)  # Allies to be vanquished, who never fight
    roles: list[int] = field(default_factory=list)  # in a Vanquish action: see rules/vanquish.py
    far_reaching: set[int] = field(default_factory=set)  # Villains whose Allies fight from afar
    joining: set[int] = field(default_factory=set)  # Villains whose Allies come to a fight
    clings: set[int] = field(default_factory=set)  # Items that stay where their holder fell
    landings: Parts[Played] = field(default_factory=Parts)
    reaches: Parts[Reach] = field(default_factory=Parts)
    joins: Parts[Toll] = field(default_factory=Parts)
    saved: Parts[Saved] = field(default_factory=Parts)
    fighting: Parts[Needs] = field(default_factory=Parts)
    lifts: Parts[Lifts] = field(default_factory=Parts)
    # parts that go on working, with a bit each
    boards: Parts[Played] = field(default_factory=lambda: Parts(1 << 40))
    hero_played: Parts[Watch] = field(default_factory=lambda: Parts(1 << 41))
    guards: Parts[Guards] = field(default_factory=lambda: Parts(1 << 42))
    turn_ends: Parts[Played] = field(default_factory=lambda: Parts(1 << 43))
    ambitions: Parts[Toll] = field(default_factory=lambda: Parts(1 << 44))
    hand_sizes: Parts[Toll] = field(default_factory=lambda: Parts(1 << 45))
    open_hands: Parts[Needs] = field(default_factory=lambda: Parts(1 << 46))

    def villain(
        self,
        name: str,
        objective: str,
        locations: Sequence[Location],
        id: str = "",
        prefix: str = "",
    ) -> SectorVillain:
        made = SectorVillain(
            self,
            SectorCard,
            id or slug(name),
            name,
            objective,
            locations,
            prefix=prefix,
        )
        self.enter(made)
        self.decks[made.id] = DECK
        self.guides[made.number] = made
        self.conditions_of[made.number] = ([], [])
        self.hears[made.number] = 0
        self.envies[made.number] = _NEVER
        return made


@dataclass(slots=True, kw_only=True, eq=False)
class SectorCard(Printed):
    """A card of this game, with the parts that only its cards have."""

    book: SectorBook

    @property
    def _villain(self) -> int:
        """The number of the Villain whose card it is."""
        return next(one.number for one in self.book.villains if one.id == self.deck)

    def ambition(self, cost: int, needs: Needs | None = None) -> Callable[[Played], Played]:
        """An Ambition Ability; a card may have several."""

        def attach(effect: Played) -> Played:
            abilities = self.book.abilities.setdefault(self.number, [])
            abilities.append(Ability(cost, needs, effect))
            self._say(effect)
            return effect

        return attach

    def landing(self, effect: Played) -> Played:
        """What happens when the mover arrives at this Vehicle."""
        return self._attach(self.book.landings, effect)

    def boards(self, effect: Played) -> Played:
        """What happens before that, whenever the mover arrives at a Vehicle."""
        return self._attach(self.book.boards, effect)

    def watches(self, effect: Watch) -> Watch:
        """When another Hero is played to the same Sector."""
        return self._attach(self.book.hero_played, effect)

    def guards(self, guards: Guards) -> Guards:
        """Which Allies no Fate card can move, remove or defeat."""
        return self._attach(self.book.guards, guards)

    def ends_turn(self, effect: Played) -> Played:
        """At the end of its player's turn, before drawing."""
        return self._attach(self.book.turn_ends, effect)

    def more_ambition(self, more: Toll) -> Toll:
        """More Ambition in the first step of a turn."""
        return self._attach(self.book.ambitions, more)

    def sets_hand(self, size: Toll) -> Toll:
        """Up to how many cards are drawn, in place of four."""
        return self._attach(self.book.hand_sizes, size)

    def opens_hand(self, opens: Needs) -> Needs:
        """Whether the hand of the player it works on is open to all."""
        return self._attach(self.book.open_hands, opens)

    def reaches(self, reach: Reach) -> Reach:
        """At which other locations it can be used in a Vanquish action."""
        self.book.far_reaching.add(self._villain)
        return self._attach(self.book.reaches, reach)

    def joins(self, price: Toll) -> Toll:
        """What Ambition it takes to bring it to a Vanquish action elsewhere."""
        self.book.joining.add(self._villain)
        return self._attach(self.book.joins, price)

    def saved(self, saved: Saved) -> Saved:
        """What may happen in place of its discard after a Vanquish action; whether it did."""
        return self._attach(self.book.saved, saved)

    def fights(self, when: Needs) -> Needs:
        """When an Item can be used in a Vanquish action as if it were an Ally."""
        return self._attach(self.book.fighting, when)

    def lifts(self, lifts: Lifts) -> Lifts:
        """After which actions a Restriction leaves."""
        return self._attach(self.book.lifts, lifts)

    def choices(self, *words: str) -> Self:
        """What one can choose among with this card, in words (see `choose_mode`)."""
        self.book.modes[self.number] = words
        return self

    def grants(self, icon: Icon) -> Self:
        """Its location has one more symbol, which cannot be covered (SW-169)."""
        others = [face for face in self.book.grants if self.book.faces[face].deck == self.deck]
        self.book.ranks[self.number] = len(others)
        self.book.grants[self.number] = icon
        self.book.granted.add(self._villain)
        return self

    def attaches_to(self, hosts: Callable[[Any, int], list[int]]) -> Self:
        """A Fate Item: what it can be attached to in the targeted Sector."""
        self.book.hosts[self.number] = hosts
        return self


@dataclass(slots=True, eq=False)
class SectorVillain(Villain[SectorCard]):
    """A Villain with Sector and guide. Hooks that a Villain does not need stay empty."""

    keeps: dict[str, int] = field(default_factory=dict)  # names of its marks
    steps: Callable[[Any, int], list[tuple[str, object]]] = lambda g, me: []
    """The conditions of an objective that has several, each with whether it is met."""
    possible: Callable[[list[int]], object] = lambda marks: True  # whether its marks can be so
    won: Callable[[list[int]], object] = lambda marks: False  # whether these alone win
    first_step: Callable[[Any, int], Asking] | None = None  # after gaining Ambition
    hero_fell: Callable[[Any, int, int, int], Asking | None] | None = None  # g, player, Hero, where
    watch: Event | None = None  # what happened, right after the action
    # after any change in a Sector: whether there is something to settle, and doing it
    unsettled: Callable[[Any, int], object] | None = None
    settle: Callable[[Any, int], Asking] | None = None
    last_step: Callable[[Any, int], Asking] | None = None  # before drawing

    def vehicle(
        self, name: str, *, cost: int, actions: tuple[Icon, ...], id: str = "",
        provenance: str = "house", text: str = "",
    ) -> SectorCard:  # fmt: skip
        """An Ally Vehicle, which is a location with these symbols."""
        made = self._card(name, VEHICLE, 1, id, provenance, text, cost=cost)
        book = made.book
        others = [face for face in book.vehicles if book.faces[face].deck == self.id]
        book.ranks[made.number] = len(others)
        book.vehicles[made.number] = location(name, top=actions, id=made.id)
        return made

    def condition(
        self, name: str, *, count: int, after: int = -1, credits: int = 0,
        when: When | None = None, id: str = "", needs: Needs | None = None, targeted: bool = False,
        most: int = 0, provenance: str = "house",
    ) -> SectorCard:  # fmt: skip
        """A Condition. `when` sees only what everybody sees, and so does `needs`."""
        made = self._card(name, CONDITION, count, id, provenance, "", needs)
        book = made.book
        book.conditions[made.number] = Condition(after, credits, when, targeted, most)
        book.conditions_of[self.number][targeted].append(made.number)
        if after >= 0:
            book.hears[self.number] |= 1 << after
        elif not targeted:
            book.envies[self.number] = min(book.envies[self.number], credits)
        return made

    def mission(
        self, name: str, *, reset: int, tasks: tuple[Task, ...], needs: Needs | None = None,
        id: str = "", provenance: str = "house",
    ) -> Callable[[Played], SectorCard]:  # fmt: skip
        """A Mission: its tasks, the price of its Ambition Reset, and what that does."""
        made = self._card(name, MISSION, 1, id, provenance, "")

        def attach(effect: Played) -> SectorCard:
            made.book.missions[made.number] = Mission(
                Ability(reset, needs, effect),
                tasks,
                {task.id: 1 << n for n, task in enumerate(tasks)},
                {1 << n: task_done(task.text) for n, task in enumerate(tasks)},
                [(1 << n, task, task.holds) for n, task in enumerate(tasks) if task.holds],
                [(1 << n, task, task.done) for n, task in enumerate(tasks) if task.done],
            )
            made._say(effect)
            made.texts.append(f"Tasks: {' '.join(task.text for task in tasks)}")
            made.texts.append(f"Reward: the {len(tasks)} Ambition tokens of its tasks.")
            return made

        return attach

    def deed(
        self,
        symbol: Symbol,
        words: Callable[[Any, int], str],
        told: Happening,
        price: Callable[[Any, int, int], tuple[int, int]],
        subjects: Callable[[Any, int], list[int]],
        missing: Reason,
        needs: Needs | None = None,
        of_cards: bool = False,
    ) -> Callable[[Played], Played]:
        """What this Villain can do with a symbol besides; see `Deed`."""

        def attach(effect: Played) -> Played:
            deed = Deed(symbol, subjects, missing, price, needs, effect, words, told, of_cards)
            self.deeds_by.setdefault(symbol, []).append((len(self.deeds), deed))
            self.deeds.append(deed)
            return effect

        return attach


@dataclass(slots=True, eq=False)
class SectorFate(FateDeck[SectorCard]):
    """The Fate deck of a Villain."""

    def captive(self, hero: SectorCard, text: str) -> SectorCard:
        """What a Hero of this deck is on the Villain side: the same card with another face."""
        id = f"captured_{slug(hero.name)}"
        made = self._card(hero.name, CAPTIVE, 0, id, hero.provenance, text, played=False)
        made.book.captives[made.number] = hero.number
        made.book.roaming.add(made.number)
        return made

    def restriction(self, name: str, *, id: str = "", provenance: str = "house") -> SectorCard:
        return self._card(name, RESTRICTION, 1, id, provenance, "")

    def vehicle(self, name: str, *, id: str = "", provenance: str = "house") -> SectorCard:
        """A Hero Vehicle."""
        return self._card(name, FATE_VEHICLE, 1, id, provenance, "")


BOOK = SectorBook(
    title="Star Wars Villainous: Power of the Dark Side",
    words=SHARED,
    contents="SW-2",
    villain_numbers=VILLAIN_NUMBERS,
    face_numbers=FACE_NUMBERS,
)
BOOK.free_needs_nothing = BOOK.tokens_cancel = BOOK.free_any_step = True


def fate_deck(villain: SectorVillain) -> SectorFate:
    """The Fate deck of a Villain."""
    back = f"Fate card of {villain.name}"
    deck = f"fate_{villain.id}"
    BOOK.decks[deck] = FATE_DECK
    return SectorFate(BOOK, SectorCard, deck, back, f"{villain.prefix}_")

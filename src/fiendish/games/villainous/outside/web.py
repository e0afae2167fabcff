"""What the web tables of the Villainous games have in common: realms with four locations, the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fiendish.engine.game import Game
from fiendish.engine.question import Option
from fiendish.games.villainous.book import ALLY, CONDITION, EVENT, HERO, PIECE
from fiendish.games.villainous.outside.table import share
from fiendish.games.villainous.outside.text import Teller
from fiendish.games.villainous.view import (
    AttackView,
    CardView,
    HandCardView,
    LocationView,
    PlacedView,
    RealmView,
    StepView,
    SymbolView,
)
from fiendish.games.villainous.words import paid
from fiendish.prose.common import counted, seats_from_reader
from fiendish.web import boards
from fiendish.web.boards import BoardOf, Pile, Place, Shown, Zoom, reason_parts, turn_words
from fiendish.web.choices import IN_HAND, PLAIN, Choice, Choices

BY_SYMBOL = ("gain", "fate", "discard")  # actions that need no more than their symbol

CARDS_IN_HAND = 5  # more of them stand narrower
BETWEEN = 2  # more cards between the boards are so high that the own cards become strips

Menu = list[tuple[Choice, str]]


# -- what the template draws ---------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Thing:
    """A card that all at the table, or the reader alone, can see: a button, a menu, or to look at."""

    id: str  # of the element
    name: str
    ink: str  # whose colours it has
    zoom: Zoom
    kind: str = ""
    strength: int | None = None
    change: int = 0  # against print: above 0 raised, below lowered
    tokens: int = 0
    owner: int = -1  # if it is not the player of the realm
    silent: bool = False
    side: str = ""  # which side of a tile is up
    attached: list[Thing] = field(default_factory=list)
    choice: Choice | None = None
    menu: Menu = field(default_factory=list)
    key: str = ""  # of the menu

    @property
    def gold(self) -> bool:
        return bool(self.choice or self.menu) or any(one.gold for one in self.attached)


class Symbol(NamedTuple):
    """An action that a location offers."""

    kind: str
    words: str
    state: str  # "covered", "barred", "used" or ""
    by: str  # who covers or bars it
    choice: Choice | None


@dataclass(frozen=True, kw_only=True)
class Location:
    place: str  # its id, which is also that of its picture
    name: str
    mover: bool
    top: list[Symbol]
    bottom: list[Symbol]
    above: list[Thing]
    below: list[Thing]
    cover: str  # what covers the symbols at the top
    choice: Choice | None

    @property
    def gold(self) -> bool:
        symbols = (*self.top, *self.bottom)
        return (
            self.choice is not None
            or any(symbol.choice for symbol in symbols)
            or any(thing.gold for thing in (*self.above, *self.below))
        )


class Ship(NamedTuple):
    """An Ally Vehicle: a location of its own, with the Hero Vehicles that are engaged with it."""

    thing: Thing
    symbols: list[Symbol]
    mover: bool
    foes: list[Thing]

    @property
    def gold(self) -> bool:
        things = (self.thing, *self.foes)
        return any(thing.gold for thing in things) or any(one.choice for one in self.symbols)


class Space(NamedTuple):
    """What a player of Star Wars Villainous has besides the four locations."""

    ships: list[Ship]
    loose: list[Thing]  # Hero Vehicles that are not engaged
    held: list[Thing]  # Heroes under a Vehicle
    restrictions: list[Thing]  # under the mover
    steps: list[StepView]
    zones: list[tuple[str, int]]  # of a tracker: names and tokens
    draws: str  # up to how many cards, if that is not the usual number

    @property
    def things(self) -> list[Thing]:
        return [*self.loose, *self.held, *self.restrictions]

    @property
    def gold(self) -> bool:
        return any(ship.gold for ship in self.ships) or any(one.gold for one in self.things)


@dataclass(frozen=True, kw_only=True)
class RealmBoard:
    """A player's realm."""

    of: RealmView
    called: str
    villain: str
    objective: str
    share: int  # of the objective, in parts of a hundred
    power: str  # what the currency is called
    second: str  # what the second currency is called, if there is one
    plays: bool
    mine: bool
    known: str  # cards in the hand that the reader knows
    locations: list[Location]
    beside: list[Thing]  # what lies at no location
    beside_title: str
    choice: Choice | None
    space: Space | None = None  # where the game has one

    @property
    def gold(self) -> bool:
        return (
            self.choice is not None
            or (self.space is not None and self.space.gold)
            or any(location.gold for location in self.locations)
            or any(thing.gold for thing in self.beside)
        )


class Attack(NamedTuple):
    """A Vanquish action for which Allies are being named."""

    name: str  # of whom it is against
    strength: int
    needed: int
    more: int  # Allies that must be named at least


class HandCard(NamedTuple):
    """A card of the reader's hand, with its options or with why there are none."""

    of: HandCardView
    zoom: Zoom
    ink: str
    kind: str
    cost: int | None  # nothing if it is never paid for
    unit: str  # of the cost
    by_second: bool  # whether that is the second currency
    strength: int | None
    second: int
    menu: Menu
    key: str
    why_not: str
    rule: str


class Layout(NamedTuple):
    """The hand and everybody's realm; rivals in the order of play after the reader."""

    called: list[str]
    hand: list[HandCard]
    mine: RealmBoard
    rivals: list[RealmBoard]


# -- options -------------------------------------------------------------------------------------


def of_thing(handle: int) -> Callable[[Option], bool]:
    """Options about a card in play: itself, or as the place where something goes."""
    return lambda option: (option.handle if option.handle >= 0 else option.place_handle) == handle


def of_location(seat: int, place: str) -> Callable[[Option], bool]:
    """Options to choose a location, and no card with it."""
    return lambda option: option.handle < 0 and (option.seat, option.place) == (seat, place)


def of_player(seat: int) -> Callable[[Option], bool]:
    """Options to choose a player, and neither card nor place with it."""
    return lambda option: option.seat == seat and not option.card and not option.place


def _of_symbol(kind: str) -> Callable[[Option], bool]:
    return lambda option: option.kind == kind and option.handle < 0


def _shorter(option: Option, name: str) -> str:
    """An option's words without the name of the card it stands on."""
    text = option.text.replace(f" {name}", "", 1)
    return text.removeprefix("Play ") if option.kind == "play" else text


class Painter:
    """Lays out the table of one game, in the words of its teller."""

    def __init__(self, teller: Teller, fate: str) -> None:
        self.teller = teller
        self.fate = fate  # the inks of Fate cards
        self.faces = teller.faces
        self.acts = {"gain": teller.book.words.acts[1]}  # symbols called otherwise in options

    # -- the whole table ------------------------------------------------------------------------

    def lay(
        self, view: Any, choices: Choices, names: Sequence[str],
        board: Callable[[Any, int, Sequence[str], Choices], RealmBoard],
    ) -> Layout:  # fmt: skip
        """The hand comes first, so that it gets the first keys; then the realms."""
        called = boards.called(view, names)
        hand = [self.hand_card(card, choices) for card in view.hand]
        mine, *rivals = [board(view, seat, called, choices) for seat in seats_from_reader(view)]
        return Layout(called, hand, mine, rivals)

    def shown(
        self, view: Any, choices: Choices, layout: Layout, *, places: list[Place],
        at: dict[str, int], looked: Sequence[CardView], heaps: list[Pile], between: int,
        **own: object,
    ) -> Shown:  # fmt: skip
        """All that the templates need. `at` has the numbers of the tabs after the locations, `own`
        what only this game has. `between` cards lie in a row above the own board; with many of them,
        or with something under way as well, its cards are strips."""
        hand = layout.hand
        under_way = bool(view.aside or looked or view.attack)
        return Shown(
            limits=self.limits(view, layout.called),
            places=places,
            first=first_place(places, layout.mine),
            own={
                "mine": layout.mine,
                "rivals": layout.rivals,
                "aside": [self.lying(card, choices) for card in view.aside],
                "looked": [self.lying(card, choices) for card in looked],
                "attack": self.attack(view, choices),
                "at": at,
                "cards": hand,
                "crowded": len(hand) > CARDS_IN_HAND,
                "tight": between > BETWEEN or (between > 0 and under_way),
                "heaps": heaps,
                **own,
            },
        )

    def board_of(
        self,
        game: Game,
        show: Callable[[Any, Choices, Sequence[str]], Shown],
        poster: str,
    ) -> BoardOf:
        names = {face.id: face.name for face in game.faces}
        wide = dict.fromkeys(self.teller.places, (240, 40)) | dict.fromkeys(names, (150, 64))
        return BoardOf(("end",), show, names, poster, wide, _at)

    # -- cards ----------------------------------------------------------------------------------

    def ink(self, card: str) -> str:
        face = self.faces[card]
        if face.kind is EVENT:
            return "events"
        return face.deck if face.deck in self.teller.villains else self.fate

    def zoom(self, card: str, figures: str = "") -> Zoom:
        face = self.faces[card]
        villain = self.teller.villains.get(face.deck)
        return Zoom(
            card=card,
            name=face.name,
            kind=f"{face.kind.words} · {villain.name if villain else self.teller.fate_of(face)}",
            text=face.text,
            figures=figures or self.teller.kind(face).partition(", ")[2],
            provenance=face.provenance,
        )

    def sum(self, card: PlacedView) -> str:
        """A Strength as a sum."""
        if card.strength < 0:
            return ""
        tokens = card.plus - card.minus
        parts = [f"{card.printed} printed"]
        if tokens:
            parts.append(f"{tokens:+} by tokens")
        if otherwise := card.strength - card.printed - tokens:
            parts.append(f"{otherwise:+} by cards")
        return f"Strength {card.strength}: {', '.join(parts)}"

    def thing(self, card: PlacedView, seat: int, choices: Choices, home: bool = True) -> Thing:
        """A card in play in the realm of that player, or at a place of nobody's."""
        face = self.faces[card.card]
        is_strong = card.strength >= 0
        attached = [self.thing(one, seat, choices) for one in card.attached]
        choice, menu, key = self._options(face.name, card.handle, choices)
        figures = self.sum(card) if is_strong and face.kind is not PIECE else ""
        if card.silent:
            figures = f"{figures}. No ability now".removeprefix(". ")
        if card.not_usable:
            figures = f"{figures}. Not usable: {card.not_usable}".removeprefix(". ")
        return Thing(
            id=f"h{card.handle}",
            name=face.name,
            ink=self.ink(card.card),
            zoom=self.zoom(card.card, figures),
            kind=face.kind.words,
            strength=card.strength if is_strong else None,
            change=card.strength - card.printed if face.kind in (ALLY, HERO) else 0,
            tokens=card.plus - card.minus,
            owner=card.owner if card.owner not in (-1, seat) or not home else -1,
            silent=card.silent,
            attached=attached,
            choice=choice,
            menu=menu,
            key=key,
        )

    def lying(self, card: CardView, choices: Choices) -> Thing:
        """A card that is not in play: revealed, looked at, on a tile."""
        face = self.faces[card.card]
        choice, menu, key = self._options(face.name, card.handle, choices)
        return Thing(
            id=f"h{card.handle}", name=face.name, ink=self.ink(card.card),
            zoom=self.zoom(card.card), strength=face.strength if face.kind is HERO else None,
            choice=choice, menu=menu, key=key,
        )  # fmt: skip

    def _options(self, name: str, handle: int, choices: Choices) -> tuple[Choice | None, Menu, str]:
        """The one option of a card, or all of them as a menu with its key."""
        if (choice := choices.alone(of_thing(handle))) is not None:
            return choice, [], ""
        found = choices.several(of_thing(handle), PLAIN)
        menu = [(choice, _shorter(choice.option, name)) for choice in found]
        return None, menu, choices.next_key() if menu else ""

    # -- realms ---------------------------------------------------------------------------------

    def board(
        self, view: Any, realm: RealmView, called: Sequence[str], choices: Choices,
        area: Sequence[PlacedView] = (), more: Sequence[CardView] = (), title: str = "",
    ) -> RealmBoard:  # fmt: skip
        villain = self.teller.villains[realm.villain]
        mine = realm.seat == view.reader
        acts = mine and view.decision is not None and view.decision.prompt == "act"
        known = [self.faces[card.card].name for card in realm.seen_hand]
        return RealmBoard(
            of=realm,
            called=called[realm.seat],
            villain=villain.name,
            objective=villain.objective,
            share=share(realm),
            power=self.teller.power,
            second=self.teller.seconds.get(realm.villain, ""),
            plays=realm.seat == view.active,
            mine=mine,
            known="" if mine else counted(known),
            locations=[
                self.location(place, realm.seat, choices, acts and place.mover)
                for place in realm.locations
            ],
            beside=[self.thing(card, realm.seat, choices) for card in area]
            + [self.lying(card, choices) for card in more],
            beside_title=title,
            choice=choices.alone(of_player(realm.seat)),
        )

    def location(self, place: LocationView, seat: int, choices: Choices, acts: bool) -> Location:
        above = [self.thing(card, seat, choices) for card in place.above]
        below = [self.thing(card, seat, choices) for card in place.below]
        self._compare(place, above)
        cover = counted(thing.name.partition(",")[0] for thing in above)
        return Location(
            place=place.place,
            name=self.teller.places[place.place].name,
            mover=place.mover,
            top=[self.symbol(symbol, choices, acts, cover) for symbol in place.top],
            bottom=[self.symbol(symbol, choices, acts, "") for symbol in place.bottom],
            above=above,
            below=below,
            cover=cover if any(symbol.covered for symbol in place.top) else "",
            choice=choices.alone(of_location(seat, place.place)),
        )

    def _compare(self, place: LocationView, above: Sequence[Thing]) -> None:
        """For an attack: how much Strength there is against it. Others' Allies lie above."""
        strong = [card for card in place.below if card.strength > 0]
        for thing in above:
            if thing.choice is not None and thing.choice.option.kind == "vanquish":
                thing.choice.note = f"yours there: {sum(card.strength for card in strong)}"

    def ship(self, place: LocationView, seat: int, choices: Choices, acts: bool) -> Ship:
        foes = [self.thing(card, seat, choices) for card in place.above]
        cover = counted(foe.name for foe in foes)
        return Ship(
            self.thing(place.below[0], seat, choices),
            [self.symbol(symbol, choices, acts and place.mover, cover) for symbol in place.top],
            place.mover,
            foes,
        )

    def symbol(self, symbol: SymbolView, choices: Choices, acts: bool, cover: str) -> Symbol:
        state, by = "used" if symbol.used else "", ""
        if symbol.covered:
            state, by = "covered", cover
        elif symbol.barred and not state:
            state, by = "barred", self.faces[symbol.barred].name
        words = self.teller.symbols[symbol.kind]
        if symbol.amount:
            words = paid(symbol.amount, self.teller.power)
        choice = None
        if acts and not state and symbol.kind in BY_SYMBOL:
            choice = choices.alone(_of_symbol(self.acts.get(symbol.kind, symbol.kind)), PLAIN)
        return Symbol(symbol.kind, words, state, by, choice)

    # -- the hand and the piles -----------------------------------------------------------------

    def hand_card(self, card: HandCardView, choices: Choices) -> HandCard:
        face = self.faces[card.card]
        found = choices.several(lambda option: option.handle == card.handle, IN_HAND)
        key = choices.next_key() if found else ""
        if len(found) == 1:
            found[0].key = key
        why_not, rule = reason_parts(card.not_playable) if not found else ("", "")
        return HandCard(
            of=card,
            zoom=self.zoom(card.card),
            ink=self.ink(card.card),
            kind=face.kind.words,
            cost=None if face.kind is CONDITION else card.cost,
            unit=self.teller.seconds[face.deck] if face.by_second else self.teller.power,
            by_second=face.by_second,
            strength=face.strength if face.kind is ALLY else None,
            second=face.second,
            menu=[(choice, _shorter(choice.option, face.name)) for choice in found],
            key=key,
            why_not=why_not,
            rule=rule,
        )

    def pile(self, name: str, seat: int, cards: Sequence[CardView], whose: str = "") -> Pile:
        ids = [card.card for card in cards]
        return Pile(name, seat, [card.handle for card in cards], ids, whose)

    # -- an attack under way --------------------------------------------------------------------

    def attack(self, view: Any, choices: Choices) -> Attack | None:
        """The attack, once all things stand on the table; options say what they would come to."""
        attack: AttackView | None = view.attack
        if attack is None:
            return None
        strong = {card.handle: card.strength for card in self.teller.in_play(view)}
        for choice in choices.all:
            if choice.option.handle in strong and choice.option.kind == "with":
                total = attack.strength + max(strong[choice.option.handle], 0)
                choice.note = f"then {total} of {attack.needed}"
        more = max(0, attack.least - len(attack.used)) if attack.least > 1 else 0
        return Attack(self.faces[attack.card].name, attack.strength, attack.needed, more)

    # -- words ----------------------------------------------------------------------------------

    def limits(self, view: Any, called: Sequence[str]) -> str:
        """The quiet limits of a decision."""
        if view.result is not None:
            return ""
        return " · ".join([turn_words(view, called), *self.teller.limits(view)])


def _at(view: Any, option: Option) -> str:
    """A location, another card, or for a card of the hand that goes to neither the table."""
    if option.handle < 0 or option.place_handle >= 0:
        return boards.card_in_play(view, option)
    if option.place and option.seat >= 0:
        return f"at{option.seat}-{option.place}"
    in_hand = any(card.handle == option.handle for card in view.hand)
    return "felt" if option.kind == "play" and in_hand else ""


def location_places(board: RealmBoard) -> list[Place]:
    """The tabs of a player's locations."""
    return [
        Place(one.name, "mover here" if one.mover else _count(one), one.gold)
        for one in board.locations
    ]


def add_rivals(places: list[Place], at: dict[str, int], rivals: Sequence[RealmBoard]) -> None:
    """The tabs of the other players, and their numbers by seat."""
    for rival in rivals:
        at[str(rival.of.seat)] = len(places)
        places.append(Place(rival.called, rival.villain, rival.gold, rival.of.seat))


def first_place(places: Sequence[Place], mine: RealmBoard) -> int:
    """Where the options are; among several places, or without any, where the mover is."""
    mover = next((n for n, place in enumerate(mine.locations) if place.mover), 0)
    if mine.space is not None and any(ship.mover for ship in mine.space.ships):
        mover = len(mine.locations)
    golden = [n for n, place in enumerate(places) if place.gold]
    return mover if mover in golden or not golden else golden[0]


def whose(view: Any, seat: int, called: Sequence[str]) -> str:
    return "Your" if seat == view.reader else f"{called[seat]}’s"


def _count(location: Location) -> str:
    above, below = len(location.above), len(location.below)
    if above and below:
        return f"{above} over {below}"
    return f"{above} above" if above else f"{below} below" if below else "empty"

"""What is printed on the cards, and how a card is defined.

A card with an ability is a function under a decorator: figures in the decorator, the text players
read as the docstring, and `when` the function is called, which also says what it takes and returns
(moments.py). What cannot be is refused with `BadCard`. Slots are written as words, with a star
for a slot of irretrievable loss: "red red white*".

Whatever takes cubes is a *project*, and its places are *slots*; both are numbered through all the
game. Tracks come first, so that the number of a track is that of its project.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from inspect import cleandoc
from itertools import groupby
from typing import Any, NamedTuple

from fiendish.engine.cards import BadCard, Face
from fiendish.engine.definitions import Columns
from fiendish.games.master_of_the_galaxy.galaxy_map import COLOURS, SYMBOLS, TRACKS
from fiendish.games.master_of_the_galaxy.moments import Act, F, Moment, When
from fiendish.games.master_of_the_galaxy.numbers import FACE_NUMBERS
from fiendish.games.master_of_the_galaxy.state import (
    COMMERCE,
    CONFLICT,
    DECKS,
    EXPANSION,
    GOVERNMENT,
    LEADER,
    PROGRESS,
    SPECIES,
)

TRACK, BASE, RECEIVE, AGENDA, COVERT, DEVELOPMENT, SIDE = range(7)
"""Kinds of projects."""

STAYING = (TRACK, AGENDA, DEVELOPMENT)
"""Projects whose cubes stay when they are completed (MG-55)."""

MOST_SLOTS = 1024
"""Of all cards and tracks: options have so much room for the number of one."""

ANY_DEVELOPMENT = len(DECKS)
"""In what a receive project gives: a development deck of one's choice (MG-84)."""


class Group(NamedTuple):
    """Slots of a project that are alike: of one colour, all marked or none."""

    start: int
    stop: int
    colour: int
    marked: bool
    project: int


class Plan(NamedTuple):
    """A project as it is printed, before it has a number."""

    kind: int
    name: str
    colours: tuple[int, ...]  # of its slots
    marked: tuple[bool, ...]
    gives: tuple[int, ...]  # decks that a receive project draws from
    symbols: tuple[int, ...]  # that an agenda or a development gives


class Objective(NamedTuple):
    """What the winner of a conflict gets besides card and spoils."""

    act: str  # capture, take or discard
    kind: str = ""  # of card: leader, government, conflict or development


@dataclass(slots=True, kw_only=True, eq=False)
class Card(Face):
    deck: int
    text: str
    when: Moment[Any]
    function: Callable[..., Any] | None = None
    plans: list[Plan] = field(default_factory=list)
    projects: list[int] = field(default_factory=list)  # the numbers of these
    needs: tuple[int, ...] = ()
    symbols: tuple[int, ...] = ()  # of a development, or the one of a conflict
    capacity: int = 0  # bases that its base slot holds
    steals: int = 0
    spoils: int = 0
    gains: tuple[tuple[Objective, ...], ...] = ((), ())  # for the red and for the blue side


_GAINED = ("leader", "government", "conflict", "development")
OBJECTIVES = {"capture": ("",), "take": _GAINED, "discard": _GAINED}

COLUMNS: Columns[Card] = Columns(FACE_NUMBERS)
FACES = COLUMNS.faces

# Projects and slots; tracks are the first of both.
KIND: list[int] = []
PROJECT_NAME: list[str] = []
FACE_OF: list[int] = []  # -1 for tracks
START: list[int] = []
STOP: list[int] = []
GROUPS: list[tuple[Group, ...]] = []  # by project
GIVES: list[tuple[int, ...]] = []  # decks that a receive project draws from
SYMBOLS_OF: list[tuple[int, ...]] = []  # that an agenda or a development gives
SLOT_COLOUR: list[int] = []
MARKED: list[bool] = []
PROJECT_OF: list[int] = []  # by slot

# By face.
DECK: list[int] = COLUMNS.of("deck")
PROJECTS: list[list[int]] = COLUMNS.of("projects")
SPOILS: list[int] = COLUMNS.of("spoils")
CAPACITY: list[int] = COLUMNS.of("capacity")
BY_COLOUR: list[list[tuple[tuple[int, int], ...]]] = COLUMNS.made(
    lambda card: _by_colour(card)
)  # by face and colour: slots from, to
NEEDS: list[tuple[tuple[int, int], ...]] = COLUMNS.made(
    lambda card: tuple((one, card.needs.count(one)) for one in dict.fromkeys(card.needs))
)  # symbol and how many
DISCARDS: list[Act | None] = COLUMNS.made(
    lambda card: card.function if card.when is When.DISCARD else None
)


def _by_colour(card: Card) -> list[tuple[tuple[int, int], ...]]:
    groups = [group for project in card.projects for group in GROUPS[project]]
    if card.deck == CONFLICT:
        groups = []  # its sides are filled where it lies, each by another player
    return [
        tuple((group.start, group.stop) for group in groups if group.colour == colour)
        for colour in range(len(COLOURS))
    ]


def _numbers(card: str, what: str, words: str, names: Sequence[str]) -> tuple[int, ...]:
    """Which of these names the words are."""
    for word in words.split():
        if word not in names:
            raise BadCard(
                f"{card}: there is no {what} {word!r}; there is: {', '.join(filter(None, names))}"
            )
    return tuple(map(names.index, words.split()))


def _plan(
    whose: str,
    kind: int,
    name: str,
    slots: str,
    gives: tuple[int, ...] = (),
    symbols: tuple[int, ...] = (),
) -> Plan:
    colours = _numbers(whose, "colour", slots.replace("*", ""), COLOURS)
    marked = tuple(word.endswith("*") for word in slots.split())
    looks = [look for look, _ in groupby(zip(colours, marked, strict=True))]
    if not looks:
        raise BadCard(f"{whose}: the project {name} has no slot")
    if len({*looks}) < len(looks):
        raise BadCard(f"{whose}: slots that are alike stand together, unlike those of {slots!r}")
    return Plan(kind, name, colours, marked, gives, symbols)


def _project(plan: Plan, face: int) -> int:
    """Number a project and its slots."""
    number, start = len(KIND), len(SLOT_COLOUR)
    SLOT_COLOUR.extend(plan.colours)
    MARKED.extend(plan.marked)
    stop = len(SLOT_COLOUR)
    PROJECT_OF.extend([number] * (stop - start))
    groups: list[Group] = []
    for slot in range(start, stop):
        last = groups[-1] if groups else None
        if last and (last.colour, last.marked) == (SLOT_COLOUR[slot], MARKED[slot]):
            groups[-1] = last._replace(stop=slot + 1)
        else:
            groups.append(Group(slot, slot + 1, SLOT_COLOUR[slot], MARKED[slot], number))
    KIND.append(plan.kind)
    PROJECT_NAME.append(plan.name)
    FACE_OF.append(face)
    START.append(start)
    STOP.append(stop)
    GROUPS.append(tuple(groups))
    GIVES.append(plan.gives)
    SYMBOLS_OF.append(plan.symbols)
    return number


for _track in TRACKS:
    _project(_plan(_track.id, TRACK, _track.id, "red " * _track.slots), -1)
TRACK_SLOTS = len(SLOT_COLOUR)


# -- definitions ---------------------------------------------------------------------------------

Slots = str
Receive = tuple[Slots, str]  # slots, and the decks it draws from: "leader", "progress commerce"
Agenda = tuple[Slots, str]  # slots and symbols


def species(
    id: str, name: str, *, base: Slots, receive: tuple[Receive, ...], agenda: Agenda
) -> Card:
    """A species card; it has projects and no ability."""
    if not re.fullmatch(r"[a-z][a-z0-9_-]*", id):
        raise BadCard(f"{name}: {id!r} cannot be an id; it is made of a to z, digits, _ and -")
    if not base:
        raise BadCard(f"{name}: without a base project it could never place a base")
    card = _card(SPECIES, id, name, "", When.PRINTED, provenance="partial")
    _add_projects(card, base, receive, agenda, 1)
    return _add(card)


def leader(
    when: Moment[F], name: str, *, needs: str, covert: Slots = "", steals: str = ""
) -> Callable[[F], F]:
    """The decorated function is the leader's ability, which works while the needs are met."""

    def define(function: F) -> F:
        card = _card(LEADER, _id(function), name, _text(function), when)
        card.needs = _symbols(card, needs)
        if bool(covert) != bool(steals):
            raise BadCard(f"{name}: a covert project and the colour it steals go together")
        if covert:
            (card.steals,) = _numbers(name, "colour", steals, COLOURS)
            card.plans.append(_plan(name, COVERT, "covert", covert))
        _add(card, function)
        return function

    return define


def conflict(
    name: str,
    *,
    symbol: str,
    spoils: int,
    red: tuple[Slots, str],
    blue: tuple[Slots, str],
) -> Card:
    """A conflict card: for each side its slots and what its winner gets, in order.

    That is written as in "capture, discard development".
    """
    card = _card(CONFLICT, name.lower().replace(" ", "-"), name, "", When.PRINTED)
    card.symbols = _symbols(card, symbol)
    card.spoils = spoils
    for side, (slots, _) in (("red", red), ("blue", blue)):
        card.plans.append(_plan(name, SIDE, side, slots))
    card.gains = _objectives(name, red[1]), _objectives(name, blue[1])
    return _add(card)


def government(
    when: Moment[F],
    name: str,
    *,
    base: Slots = "",
    capacity: int = 1,
    receive: tuple[Receive, ...] = (),
    agenda: Agenda | None = None,
) -> Callable[[F], F]:
    """The decorated function is the government's ability."""

    def define(function: F) -> F:
        card = _card(GOVERNMENT, _id(function), name, _text(function), when)
        _add_projects(card, base, receive, agenda, capacity)
        _add(card, function)
        return function

    return define


def commerce(
    when: Moment[F], name: str, *, slots: Slots, symbols: str, provenance: str = "house"
) -> Callable[[F], F]:
    """The decorated function is the ability of the development."""
    return _development(COMMERCE, when, name, slots, symbols, provenance)


def expansion(
    when: Moment[F], name: str, *, slots: Slots, symbols: str, provenance: str = "house"
) -> Callable[[F], F]:
    """The decorated function is the ability of the development."""
    return _development(EXPANSION, when, name, slots, symbols, provenance)


def progress(
    when: Moment[F], name: str, *, slots: Slots, symbols: str, provenance: str = "house"
) -> Callable[[F], F]:
    """The decorated function is the ability of the development."""
    return _development(PROGRESS, when, name, slots, symbols, provenance)


def _development(
    deck: int, when: Moment[F], name: str, slots: Slots, symbols: str, provenance: str
) -> Callable[[F], F]:
    def define(function: F) -> F:
        card = _card(deck, _id(function), name, _text(function), when, provenance)
        card.symbols = _symbols(card, symbols)
        card.plans.append(_plan(name, DEVELOPMENT, "development", slots, symbols=card.symbols))
        _add(card, function)
        return function

    return define


def _card(
    deck: int, id: str, name: str, text: str, when: Moment[Any], provenance: str = "house"
) -> Card:
    if not isinstance(when, Moment):
        raise BadCard(f"{name}: {when!r} is no moment at which a function is called; see When")
    if not text and deck not in (SPECIES, CONFLICT):
        raise BadCard(f"{name} has no text: give its function a docstring")
    return Card(
        id=id,
        name=name,
        count=1,
        back=f"{DECKS[deck].capitalize()} card",
        provenance=provenance,
        deck=deck,
        text=text,
        when=when,
    )


def _add_projects(
    card: Card, base: Slots, receive: tuple[Receive, ...], agenda: Agenda | None, capacity: int
) -> None:
    """The projects of a species or government, in the order of the card."""
    if base:
        card.plans.append(_plan(card.name, BASE, "base", base))
        card.capacity = capacity
    names = ("", *DECKS[1:], "development")  # nobody gets a second species
    for number, (slots, decks) in enumerate(receive, 1):
        gives = _numbers(card.name, "deck", decks, names)
        if not gives:
            raise BadCard(f"{card.name}: r{number} draws from no deck")
        card.plans.append(_plan(card.name, RECEIVE, f"r{number}", slots, gives))
    if agenda:
        symbols = _symbols(card, agenda[1])
        card.plans.append(_plan(card.name, AGENDA, "agenda", agenda[0], symbols=symbols))


def _add(card: Card, function: Callable[..., Any] | None = None) -> Card:
    if function is not None:
        card.when.check(card.name, function)
    card.function = function
    slots = len(SLOT_COLOUR) + sum(len(plan.colours) for plan in card.plans)
    if slots > MOST_SLOTS:
        raise BadCard(f"{card.name}: there is room for {MOST_SLOTS} slots in all, not {slots}")
    COLUMNS.add(card)
    if FACE_NUMBERS.is_complete:
        _number_projects(card)
    return card


def complete() -> None:
    """All cards are defined: number their projects and slots, and refuse decks of another size.

    Projects come in the order of the faces, whichever was defined first: their numbers stay too.
    """
    FACE_NUMBERS.complete()
    for card in FACES:
        _number_projects(card)
    check_decks()


def _number_projects(card: Card) -> None:
    """Number the projects of a card, and have its function called from now on."""
    card.projects += [_project(plan, card.number) for plan in card.plans]
    COLUMNS.finish(card)
    if card.function is not None:
        card.when.add(card.number, card.function)


def printed(edition: int) -> list[int]:
    """The faces of all cards that there were in an edition."""
    count = FACE_NUMBERS.count(edition)
    return [face.number for face in FACES[:count] if face.copies(count)]


@cache
def room(edition: int) -> tuple[int, int]:
    """How many projects and slots there were in an edition; tracks come first, later cards last."""
    faces = PROJECTS[: FACE_NUMBERS.count(edition)]
    last = max(project for projects in faces for project in projects)
    return last + 1, STOP[last]


SIZES = [18 if deck == LEADER else 9 for deck in range(len(DECKS))]  # of the decks (MG-1)


def check_decks() -> None:
    """Refuse decks that are not of their size."""
    for deck, (name, size) in enumerate(zip(DECKS, SIZES, strict=True)):
        count = sum(face.count for face in FACES if face.deck == deck)
        if count != size:
            raise BadCard(f"the {name} deck has {count} cards, not {size} (MG-1)")


def _symbols(card: Card, words: str) -> tuple[int, ...]:
    return _numbers(card.name, "symbol", words, SYMBOLS)


def _objectives(card: str, words: str) -> tuple[Objective, ...]:
    """What the winner gets, out of "capture, discard development"."""
    found = tuple(Objective(*each.split()) for each in words.split(", "))
    for act, kind in found:
        if kind not in OBJECTIVES.get(act, ()):
            allowed = [f"{one} {of}".strip() for one, kinds in OBJECTIVES.items() for of in kinds]
            raise BadCard(
                f"{card}: nobody wins {f'{act} {kind}'.strip()!r}; there is: {', '.join(allowed)}"
            )
    return found


def _text(function: Callable[..., object]) -> str:
    return " ".join(cleandoc(function.__doc__ or "").split())


def _id(function: Callable[..., object]) -> str:
    return function.__name__.replace("_", "-")

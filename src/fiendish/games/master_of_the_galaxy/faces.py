"""What is printed on the cards, and how a card is defined.

A card with an ability is a function under a decorator: figures in the decorator, the text players
read as the docstring, and `when` the function is called. Slots are written as words, with a star
for a slot of irretrievable loss: "red red white*".

Whatever takes cubes is a *project*, and its places are *slots*; both are numbered through all the
game. Tracks come first, so that the number of a track is that of its project.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import cleandoc
from typing import Any, NamedTuple

from fiendish.engine.cards import Face
from fiendish.games.master_of_the_galaxy.chart import COLOURS, SYMBOLS, TRACKS
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

ANY_DEVELOPMENT = len(DECKS)
"""In what a receive project gives: a development deck of one's choice (MG-84)."""


class When:
    """At what a card's function is called. Plain numbers, which are looked up all the time."""

    PRINTED = 0  # never: the figures say it all
    DISCARD = 1  # in Phase 3 by discarding the card; (g, me)
    # each time something happens; (g, me, what)
    TURN_BEGINS = 2
    CONFLICT_GAINED = 3
    LEADER_GAINED = 4
    CANCELLED = 5  # an own project, with a black cube
    IMPLEMENTED = 6
    ROBBED = 7  # what: the number of cubes
    RIVAL_SETTLED = 8  # next to an own system; what: the colour of the cube
    WON = 9
    FIRST_BASE = 10  # what: the system
    ROUTE_COMPLETED = 11  # what: the track; taken as a reward of Phase 2
    # how much more; (g, me, …)
    CUBES_DRAWN = 12
    CARD_LIMIT = 13
    SPOILS = 14
    DISCARD_REWARD = 15
    SETTLE_REWARD = 16  # whether the colour was that of the system
    COVERT_TAKE = 17
    # may it be done; (g, me, …)
    FILL = 18  # a slot with a cube of another colour: slot, colour
    ROUTE_COLOUR = 19  # a route in any colour
    ROUTE_GAP = 20  # a route counts without its last cube
    PROJECT_GAP = 21  # a project counts with one slot empty: project
    REINFORCE = 22  # a further base without a route
    PART_CANCEL = 23
    CHOOSE_SIDE = 24
    REDRAW = 25
    EXCHANGE = 26
    # is it forbidden to others; (g, me, …)
    KEEPS_CUBES = 27  # project, whether it is for spoils
    KEEPS_PEACE = 28  # system
    COUNT = 29


class Group(NamedTuple):
    """Slots of a project that are alike: of one colour, all marked or none."""

    start: int
    stop: int
    colour: int
    marked: bool
    project: int


class Objective(NamedTuple):
    """What the winner of a conflict gets besides card and spoils."""

    act: str  # capture, take or discard
    kind: str = ""  # of card: leader, government, conflict or development


@dataclass(slots=True, kw_only=True, eq=False)
class Card(Face):
    number: int
    deck: int
    text: str
    when: int
    projects: list[int]
    needs: tuple[int, ...] = ()
    symbols: tuple[int, ...] = ()  # of a development, or the one of a conflict
    capacity: int = 0  # bases that its base slot holds
    steals: int = 0
    spoils: int = 0
    gains: tuple[tuple[Objective, ...], ...] = ((), ())  # for the red and for the blue side


FACES: list[Card] = []

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
DECK: list[int] = []
PROJECTS: list[list[int]] = []
SPOILS: list[int] = []
CAPACITY: list[int] = []  # bases that a base slot holds
BY_COLOUR: list[list[tuple[tuple[int, int], ...]]] = []  # by face and colour: slots from, to
NEEDS: list[tuple[tuple[int, int], ...]] = []  # symbol and how many
DISCARDS: list[Callable[..., Any] | None] = []
CALLED: list[list[tuple[int, Callable[..., Any]]]] = [[] for _ in range(When.COUNT)]
"""For each `When` the faces with their functions."""


def _project(
    kind: int,
    name: str,
    slots: str,
    face: int = -1,
    gives: tuple[int, ...] = (),
    symbols: tuple[int, ...] = (),
) -> int:
    number, start = len(KIND), len(SLOT_COLOUR)
    for word in slots.split():
        SLOT_COLOUR.append(COLOURS.index(word.removesuffix("*")))
        MARKED.append(word.endswith("*"))
        PROJECT_OF.append(number)
    stop = len(SLOT_COLOUR)
    groups: list[Group] = []
    for slot in range(start, stop):
        last = groups[-1] if groups else None
        if last and (last.colour, last.marked) == (SLOT_COLOUR[slot], MARKED[slot]):
            groups[-1] = last._replace(stop=slot + 1)
        else:
            groups.append(Group(slot, slot + 1, SLOT_COLOUR[slot], MARKED[slot], number))
    looks = [(group.colour, group.marked) for group in groups]
    assert len({*looks}) == len(looks), f"slots that are alike stand together: {slots}"
    KIND.append(kind)
    PROJECT_NAME.append(name)
    FACE_OF.append(face)
    START.append(start)
    STOP.append(stop)
    GROUPS.append(tuple(groups))
    GIVES.append(gives)
    SYMBOLS_OF.append(symbols)
    return number


for _track in TRACKS:
    _project(TRACK, _track.id, "red " * _track.slots)
TRACK_SLOTS = len(SLOT_COLOUR)


# -- definitions ---------------------------------------------------------------------------------

Slots = str
Receive = tuple[Slots, str]  # slots, and the decks it draws from: "leader", "progress commerce"
Agenda = tuple[Slots, str]  # slots and symbols


def species(
    id: str, name: str, *, base: Slots, receive: tuple[Receive, ...], agenda: Agenda
) -> Card:
    """A species card; it has projects and no ability."""
    card = _card(SPECIES, id, name, "", When.PRINTED, provenance="partial")
    _add_projects(card, base, receive, agenda, 1)
    return _add(card)


def leader(
    when: int, name: str, *, needs: str, covert: Slots = "", steals: str = ""
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The decorated function is the leader's ability, which works while the needs are met."""

    def define(function: Callable[..., Any]) -> Callable[..., Any]:
        card = _card(LEADER, _id(function), name, _text(function), when)
        card.needs = _symbols(needs)
        if covert:
            card.steals = COLOURS.index(steals)
            card.projects.append(_project(COVERT, "covert", covert, card.number))
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
    card.symbols = _symbols(symbol)
    card.spoils = spoils
    for side, (slots, _) in (("red", red), ("blue", blue)):
        card.projects.append(_project(SIDE, side, slots, card.number))
    card.gains = _objectives(red[1]), _objectives(blue[1])
    return _add(card)


def government(
    when: int,
    name: str,
    *,
    base: Slots = "",
    capacity: int = 1,
    receive: tuple[Receive, ...] = (),
    agenda: Agenda | None = None,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The decorated function is the government's ability."""

    def define(function: Callable[..., Any]) -> Callable[..., Any]:
        card = _card(GOVERNMENT, _id(function), name, _text(function), when)
        _add_projects(card, base, receive, agenda, capacity)
        _add(card, function)
        return function

    return define


def _development(
    deck: int,
) -> Callable[..., Callable[[Callable[..., Any]], Callable[..., Any]]]:
    def development(
        when: int, name: str, *, slots: Slots, symbols: str, provenance: str = "house"
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """The decorated function is the ability of the development."""

        def define(function: Callable[..., Any]) -> Callable[..., Any]:
            card = _card(deck, _id(function), name, _text(function), when, provenance)
            card.symbols = _symbols(symbols)
            card.projects.append(
                _project(DEVELOPMENT, "development", slots, card.number, symbols=card.symbols)
            )
            _add(card, function)
            return function

        return define

    return development


commerce = _development(COMMERCE)
expansion = _development(EXPANSION)
progress = _development(PROGRESS)


def _card(deck: int, id: str, name: str, text: str, when: int, provenance: str = "house") -> Card:
    return Card(
        id=id,
        name=name,
        count=1,
        back=f"{DECKS[deck].capitalize()} card",
        provenance=provenance,
        number=len(FACES),
        deck=deck,
        text=text,
        when=when,
        projects=[],
    )


def _add_projects(
    card: Card, base: Slots, receive: tuple[Receive, ...], agenda: Agenda | None, capacity: int
) -> None:
    """The projects of a species or government, in the order of the card."""
    if base:
        card.projects.append(_project(BASE, "base", base, card.number))
        card.capacity = capacity
    names = (*DECKS, "development")
    for number, (slots, decks) in enumerate(receive, 1):
        gives = tuple(map(names.index, decks.split()))
        card.projects.append(_project(RECEIVE, f"r{number}", slots, card.number, gives))
    if agenda:
        symbols = _symbols(agenda[1])
        project = _project(AGENDA, "agenda", agenda[0], card.number, symbols=symbols)
        card.projects.append(project)


def _add(card: Card, function: Callable[..., Any] | None = None) -> Card:
    FACES.append(card)
    DECK.append(card.deck)
    PROJECTS.append(card.projects)
    SPOILS.append(card.spoils)
    CAPACITY.append(card.capacity)
    groups = [group for project in card.projects for group in GROUPS[project]]
    if card.deck == CONFLICT:
        groups = []  # its sides are filled where it lies, each by another player
    BY_COLOUR.append(
        [
            tuple((group.start, group.stop) for group in groups if group.colour == colour)
            for colour in range(len(COLOURS))
        ]
    )
    NEEDS.append(tuple((one, card.needs.count(one)) for one in dict.fromkeys(card.needs)))
    DISCARDS.append(function if card.when == When.DISCARD else None)
    if function is not None:
        CALLED[card.when].append((card.number, function))
    return card


def _symbols(words: str) -> tuple[int, ...]:
    return tuple(map(SYMBOLS.index, words.split()))


def _objectives(words: str) -> tuple[Objective, ...]:
    return tuple(Objective(*each.split()) for each in words.split(", "))


def _text(function: Callable[..., object]) -> str:
    return " ".join(cleandoc(function.__doc__ or "").split())


def _id(function: Callable[..., object]) -> str:
    return function.__name__.replace("_", "-")

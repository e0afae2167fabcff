"""Cards of Master of the Galaxy on the web table: rows of slots, what they are for, what can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import Markup

from fiendish.games.master_of_the_galaxy.faces import (
    AGENDA,
    BASE,
    COVERT,
    DEVELOPMENT,
    KIND,
    MARKED,
    PROJECT_NAME,
    RECEIVE,
    SIDE,
    SLOT_COLOUR,
    START,
    STOP,
    SYMBOLS_OF,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import COLOURS, SYMBOLS
from fiendish.games.master_of_the_galaxy.outside.text_cards import (
    face,
    gives,
    heading,
    objectives,
    slots,
    symbols,
)
from fiendish.games.master_of_the_galaxy.outside.web_map import LETTER
from fiendish.games.master_of_the_galaxy.state import DECKS, LEADER
from fiendish.games.master_of_the_galaxy.view import OwnedCardView, ProjectView, SlotView
from fiendish.web.boards import Zoom, reason_parts
from fiendish.web.choices import Choice

ACTS = {"reward": Markup("Take"), "gap": Markup("Count as filled")}

WORDS = {
    BASE: "base-slot",
    RECEIVE: "receive",
    AGENDA: "agenda",
    COVERT: "covert",
    DEVELOPMENT: "development",
    SIDE: "side",
}
"""What explains a row of slots (words.toml)."""

Options = dict[tuple[str, ...], list[Choice]]
"""Options by what they belong to."""


class Piece(NamedTuple):
    """Slots side by side, or one that takes a cube: then it is a button for each choice."""

    html: Markup
    choice: Choice | None = None


class ProjectRow(NamedTuple):
    """A project on a card."""

    label: str
    word: str  # what explains it
    pieces: list[Piece]
    gains: Markup
    state: str  # "works", "filled" or nothing
    acts: list[tuple[Choice, Markup]]


class OwnCard(NamedTuple):
    """A card before the reader, or one to choose from."""

    id: str  # of the element
    deck: str
    zoom: Zoom
    ability: str
    rows: list[ProjectRow]
    needs: Markup
    awake: bool
    built: int
    capacity: int
    choice: Choice | None  # the card itself is the option
    acts: list[tuple[Choice, str]]
    menu: list[tuple[Choice, str]]  # for a conflict: where it could be placed
    why_not: str
    rule: str

    @property
    def gold(self) -> bool:
        pieces = [piece for row in self.rows for piece in row.pieces]
        return bool(
            self.choice
            or self.acts
            or self.menu
            or any(row.acts for row in self.rows)
            or any(piece.choice for piece in pieces)
        )


class RivalCard(NamedTuple):
    """Somebody else's card: all that lies on it, and what it does."""

    handle: int
    id: str
    deck: str
    name: str
    text: str
    body: Markup


# -- slots ---------------------------------------------------------------------------------------


def cube(colour: str) -> Markup:
    """A cube as a letter on its colour."""
    return Markup(f'<i class="q q{LETTER[colour]} f" data-word="{colour}">{LETTER[colour]}</i>')


CANCEL = Markup("{}<em>✕</em>").format(cube("black"))
"""A black cube takes all cubes off a project."""


@cache
def slot(colour: str, marked: bool, filled: str) -> Markup:
    """A slot; a filled one shows its cube, a marked one has a double frame."""
    seen = filled or colour
    more = " f" * bool(filled) + " m" * marked
    what = f"{seen} marked" if marked else f"slot {seen}"
    return Markup(f'<i class="q q{LETTER[seen]}{more}" data-word="{what}">{LETTER[seen]}</i>')


@cache
def icon(symbol: str) -> Markup:
    return Markup(
        f'<svg class="icon" role="img" aria-label="{symbol}" data-word="{symbol}"><use href="#y-{symbol}"/></svg>'
    )


def icons(numbers: Sequence[int]) -> Markup:
    return Markup("").join(icon(SYMBOLS[number]) for number in numbers)


# -- what is printed -----------------------------------------------------------------------------


@cache
def zoom(card: str) -> Zoom:
    found = face(card)
    lines = [
        f"{heading(project)}: {slots(project)} → {gives(found, project)}."
        for project in found.projects
    ]
    figures = ""
    if found.spoils:
        cubes = f"{found.spoils} cube{'s' * (found.spoils > 1)}"
        figures = f"Symbol: {SYMBOLS[found.symbols[0]]}. Spoils: {cubes}."
    if found.needs:
        figures = f"Needs {symbols(found.needs)}."
    return Zoom(
        card=card,
        name=found.name,
        kind=found.back.removesuffix(" card"),
        text=" ".join([found.text, *lines]).strip(),
        figures=figures,
        provenance=found.provenance,
    )


@cache
def gained(card: str, number: int) -> Markup:
    """The reward at the end of a row."""
    found = face(card)
    project = found.projects[number]
    if SYMBOLS_OF[project]:
        return icons(SYMBOLS_OF[project])
    if KIND[project] == COVERT:
        return Markup('<span class="to">takes {}</span>').format(cube(COLOURS[found.steals]))
    if KIND[project] == SIDE:
        words = objectives(found.gains[PROJECT_NAME[project] == "blue"])
        return Markup('<span class="to">{}</span>').format(words.removeprefix("the winner "))
    return Markup("")


@cache
def needs(card: str) -> Markup:
    return icons(face(card).needs)


def meets(card: str, held: Mapping[str, int]) -> bool:
    """Whether these symbols are all that it needs, counted with repetition (MG-101)."""
    wanted = Counter(SYMBOLS[number] for number in face(card).needs)
    return all(held.get(symbol, 0) >= count for symbol, count in wanted.items())


@cache
def printed(card: str) -> list[ProjectView]:
    """The projects of a card on which nothing lies."""
    return [
        ProjectView(
            name=PROJECT_NAME[project],
            slots=[
                SlotView(COLOURS[SLOT_COLOUR[slot]], MARKED[slot], "")
                for slot in range(START[project], STOP[project])
            ],
            empty=STOP[project] - START[project],
            working=False,
            pending=False,
        )
        for project in face(card).projects
    ]


# -- a card of one's own -------------------------------------------------------------------------


def own_card(card: OwnedCardView, options: Options) -> OwnCard:
    """A card before the reader, with its options on it or why it cannot be discarded."""
    handle = str(card.handle)
    choices = options.get(("card", handle), [])
    acts = [(one, "Use" if one.text.startswith("Use") else "Discard") for one in choices]
    acts = [(one, word) for one, word in acts if one.option.kind == "discard"]
    chosen = [one for one in choices if one.option.kind != "discard"]
    menu = [(one, one.text) for one in options.get(("menu", handle), [])]
    why_not, rule = reason_parts(card.not_discardable) if not acts else ("", "")
    return _card(
        f"h{handle}", card.card, card.projects, options,
        awake=card.awake, built=card.built, choice=chosen[0] if chosen else None,
        acts=acts, menu=menu, why_not=why_not, rule=rule,
    )  # fmt: skip


def offered_card(card: str, choice: Choice, awake: bool) -> OwnCard:
    """A card to choose from."""
    id = f"offer{choice.option.handle}"
    return _card(id, card, printed(card), {}, awake=awake, choice=choice)


def _card(
    id: str,
    card: str,
    projects: Sequence[ProjectView],
    options: Options,
    *,
    awake: bool,
    built: int = 0,
    choice: Choice | None = None,
    acts: list[tuple[Choice, str]] | None = None,
    menu: list[tuple[Choice, str]] | None = None,
    why_not: str = "",
    rule: str = "",
) -> OwnCard:
    found = face(card)
    rows = [_row(card, id[1:], n, project, options) for n, project in enumerate(projects)]
    return OwnCard(
        id=id,
        deck=DECKS[found.deck],
        zoom=zoom(card),
        ability=found.text,
        rows=rows,
        needs=needs(card),
        awake=awake,
        built=built,
        capacity=found.capacity,
        choice=choice,
        acts=acts or [],
        menu=menu or [],
        why_not=why_not,
        rule=rule,
    )


def _row(card: str, handle: str, number: int, project: ProjectView, options: Options) -> ProjectRow:
    found = face(card)
    acts = options.get(("project", handle, project.name), [])
    sides = options.get(("side", handle, project.name), [])
    return ProjectRow(
        label=heading(found.projects[number]),
        word=WORDS[KIND[found.projects[number]]],
        pieces=[_whole(project, one) for one in sides] or pieces(handle, project, options),
        gains=gained(card, number),
        state="works" if project.working else "filled" if project.pending else "",
        acts=[(choice, ACTS.get(choice.option.kind, CANCEL)) for choice in acts],
    )


def _whole(project: ProjectView, choice: Choice) -> Piece:
    """All slots of a side of a conflict: together they are the button that chooses it."""
    all = Markup("").join(slot(one.colour, one.marked, one.cube) for one in project.slots)
    return Piece(Markup('<span class="all-slots">{}</span>').format(all), choice)


def pieces(handle: str, project: ProjectView, options: Options) -> list[Piece]:
    """The slots of a project; the first free one of its kind is the button for a cube."""
    found: list[Piece] = []
    taken: set[int] = set()
    for one in project.slots:
        choices: list[Choice] = []
        if not one.cube:
            place = (project.name, one.colour, "*" * one.marked)
            choices = options.get(("slot", handle, *place), [])
        if choices and choices[0].index not in taken:
            taken.add(choices[0].index)
            found += [Piece(cube(choice.option.kind), choice) for choice in choices]
        else:
            found.append(Piece(slot(one.colour, one.marked, one.cube)))
    return found


# -- a card of somebody else ---------------------------------------------------------------------


def rival_card(card: OwnedCardView) -> RivalCard:
    found = face(card.card)
    states = tuple((tuple(p.slots), p.working, p.pending) for p in card.projects)
    body = _body(card.card, states, card.built, card.awake)
    return RivalCard(card.handle, card.card, card.deck, found.name, found.text, body)


@lru_cache(4096)
def _body(
    card: str,
    states: tuple[tuple[tuple[SlotView, ...], bool, bool], ...],
    built: int,
    awake: bool,
) -> Markup:
    """Needs, bases that wait and rows of slots."""
    found = face(card)
    parts = []
    if found.deck == LEADER:
        state = "awake" if awake else "asleep"
        parts.append(
            Markup('<span class="needs {}">needs {} <b>{}</b></span>').format(
                state, needs(card), state
            )
        )
    for number, (lying, working, pending) in enumerate(states):
        state = "works" if working else "filled" if pending else ""
        parts.append(
            Markup('<span class="row {}"><span class="label">{}</span>{}{}</span>').format(
                state,
                heading(found.projects[number]),
                Markup("").join(slot(one.colour, one.marked, one.cube) for one in lying),
                gained(card, number),
            )
        )
    if built:
        parts.append(Markup('<span class="waits-here">{} base{}</span>').format(
            built, " waits" if built == 1 else "s wait"
        ))  # fmt: skip
    return Markup("").join(parts)

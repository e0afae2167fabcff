"""The cards of Master of the Galaxy in words: projects, needs, abilities."""

from __future__ import annotations

from fiendish.games.master_of_the_galaxy import GAME
from fiendish.games.master_of_the_galaxy.faces import (
    AGENDA,
    BASE,
    COVERT,
    FACES,
    GIVES,
    KIND,
    MARKED,
    PROJECT_NAME,
    RECEIVE,
    SIDE,
    SLOT_COLOUR,
    START,
    STOP,
    SYMBOLS_OF,
    Card,
    Objective,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import COLOURS, SYMBOLS
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.state import DECKS, DEVELOPMENTS, LEADER
from fiendish.prose.common import provenance
from fiendish.prose.text import Line, Span, line

CATALOGUE = [(face.id, face.name) for face in FACES]

_BY_ID = {face.id: face for face in FACES}
_RECEIVED = (*(deck.capitalize() for deck in DECKS), "Any development")
_GAINS = {"capture": "captures the system", "take": "takes a", "discard": "discards a"}

assert GAME.faces is FACES  # the game's one door has defined all cards


def face(card: str) -> Card:
    return _BY_ID[card]


def name(card: str) -> str:
    return _BY_ID[card].name


def shelf(card: str) -> str:
    """Where a card stands in an index."""
    return f"{_BY_ID[card].back}s"


def heading(project: int) -> str:
    """What a project is called on its card; a receive project by the cards that it gives."""
    kind = KIND[project]
    if kind == RECEIVE:
        return " + ".join(_RECEIVED[deck] for deck in GIVES[project])
    if kind == SIDE:
        return f"{PROJECT_NAME[project].capitalize()} side"
    return {BASE: "Base", AGENDA: "Agenda", COVERT: "Covert operation"}.get(kind, "Slots")


def slots(project: int) -> str:
    """The slots of a project in words, marked ones with a star."""
    return " ".join(
        COLOURS[SLOT_COLOUR[slot]] + "*" * MARKED[slot]
        for slot in range(START[project], STOP[project])
    )


def symbols(numbers: tuple[int, ...]) -> str:
    return ", ".join(SYMBOLS[number] for number in numbers)


def gives(card: Card, project: int) -> str:
    """What a project is for."""
    kind = KIND[project]
    if kind == BASE:
        return "a base"
    if kind == RECEIVE:
        names = (*DECKS, "development")
        return " and ".join(f"{_a(names[deck])} card" for deck in GIVES[project])
    if kind == AGENDA:
        return symbols(SYMBOLS_OF[project])
    if kind == COVERT:
        return f"steal a {COLOURS[card.steals]} cube"
    if kind == SIDE:
        return objectives(card.gains[PROJECT_NAME[project] == "blue"])
    return symbols(SYMBOLS_OF[project])


def _a(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def objectives(gains: tuple[Objective, ...]) -> str:
    words = [f"{_GAINS[gain.act]} {gain.kind}".strip() for gain in gains]
    return "the winner " + ", then ".join(words)


# -- a card in full ------------------------------------------------------------------------------


def describe(card: str) -> list[Line]:
    """All that is printed on a card, where the text comes from, and the rules behind it."""
    found = _BY_ID[card]
    lines = [line(Span(found.name, "strong"), Span(f" · {found.back}", "muted"))]
    if found.needs:
        lines.append(line(Span("Needs", "tag"), f" · {symbols(found.needs)}"))
    for project in found.projects:
        text = f" · {slots(project)} → {gives(found, project)}"
        lines.append(line(Span(heading(project), "tag"), text))
    if found.spoils:
        text = f" · {found.spoils} cube{'s' * (found.spoils > 1)} · symbol {symbols(found.symbols)}"
        lines.append(line(Span("Spoils", "tag"), text))
    if found.text:
        lines.append(line(Span(found.text)))
    lines.append(line(Span(f"Rules: {_rules(found)}.", "muted")))
    return [*lines, provenance(found)]


def _rules(card: Card) -> str:
    if card.deck == LEADER:
        rules = "MG-101 needs"
    elif card.deck in DEVELOPMENTS:
        rules = "MG-85 implementing"
    else:
        rules = {"Species": "MG-93 agendas", "Conflict": "MG-103 sides"}.get(
            card.back.split()[0], "MG-100 governments"
        )
    return f"{rules}, MG-128 discarding" if card.when is When.DISCARD else rules

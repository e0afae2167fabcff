"""The cards of Supervillain in words: an ability in a line, a card in full."""

from __future__ import annotations

import re

from fiendish.games.supervillain import GAME
from fiendish.games.supervillain.faces import FACES, Ability, DominationCard, Kind, MinionCard
from fiendish.games.supervillain.outside.table import printed_points
from fiendish.prose.common import copies, provenance
from fiendish.prose.text import NO_BREAK, Line, Span, line

PROOF = "◈"
CATALOGUE = [(face.id, face.name) for face in FACES]

_BY_ID = {face.id: face for face in FACES}
_TAGGED = re.compile(
    r"^(?:When complete|Destroy this (?:Project|Facility)"
    r"|If this Facility is destroyed|Once per turn(?:, discard (?:a|two) Minion cards?)?)[:,] (.*)$"
)
_PROJECT_RULES = {
    Kind.WHEN_COMPLETE: "SV-61",
    Kind.DESTROY_THIS: "SV-62",
    Kind.ONCE_PER_TURN: "SV-64",
    Kind.WHENEVER: "SV-64",
}
_FACILITY_RULES = {
    Kind.DESTROY_THIS: "SV-68",
    Kind.ONCE_PER_TURN: "SV-67",
    Kind.WHENEVER: "SV-69",
    Kind.IF_DESTROYED: "SV-70",
}

assert GAME.faces is FACES  # the game's one door has defined all cards


def face(card: str) -> MinionCard | DominationCard:
    return _BY_ID[card]


def minion(card: str) -> MinionCard:
    found = _BY_ID[card]
    assert isinstance(found, MinionCard)
    return found


def domination(card: str) -> DominationCard:
    found = _BY_ID[card]
    assert isinstance(found, DominationCard)
    return found


def name(card: str) -> str:
    return _BY_ID[card].name


def ability_line(ability: Ability, note: str = "") -> Line:
    """An ability in short: how it is used, what it costs, what it does."""
    tagged = _TAGGED.match(ability.text)
    if not tagged:
        return line(Span(ability.text, "long"), Span(note, "muted"))
    price = f", {ability.cost} {'card' if ability.cost == 1 else 'cards'}" if ability.cost else ""
    tag = f"{ability.kind.words}{price}:".replace(" ", NO_BREAK)
    return line(Span(tag, "tag"), Span(f" {tagged[1]}", "long"), Span(note, "muted"))


def is_used_at_will(ability: Ability) -> bool:
    return ability.kind in (Kind.ONCE_PER_TURN, Kind.DESTROY_THIS)


def shelf(card: str) -> str:
    """Where a card stands in an index."""
    return f"{_BY_ID[card].back}s"


# -- a card in full ------------------------------------------------------------------------------


def describe(card: str) -> list[Line]:
    """All that is printed on a card, where the text comes from, and the rules behind it."""
    found = _BY_ID[card]
    lines = _minion_lines(found) if isinstance(found, MinionCard) else _domination_lines(found)
    return [
        line(Span(found.name, "strong"), Span(f" · {found.back}, {copies(found)}", "muted")),
        *lines,
        provenance(found),
    ]


def _minion_lines(card: MinionCard) -> list[Line]:
    mob = [f" · {card.power} Minion Power"]
    if card.boosted:
        mob.append(" · BOOSTED: does not use up the Mob of the turn (SV-45)")
    if card.proof:
        mob.append(f" · {PROOF} comes with an Asteroid-proof token (SV-44)")
    swift = " · SWIFT: does not use up the Ops of the turn (SV-58)" if card.swift else ""
    return [
        line(Span("As a Mob", "tag"), *mob),
        line(Span("As an Ops", "tag"), swift, f" · {card.text}"),
        line(Span("Rules: SV-9 two halves, SV-40 Mobs, SV-56 Ops.", "muted")),
    ]


def _domination_lines(card: DominationCard) -> list[Line]:
    worth = f"{card.points} Domination point{'s' * (card.points != 1)} ({card.colour})"
    if not card.points:
        worth = f"{printed_points(0)} = {worth}"
    project, facility = card.project.kind, card.facility.kind
    rules = (
        f"{_PROJECT_RULES[project]} {project.words}, {_FACILITY_RULES[facility]} {facility.words}"
    )
    return [
        line(Span("As a Project", "tag"), f" · cost {card.cost} · {card.project.text}"),
        line(Span("As a Facility", "tag"), f" · {worth} · {card.facility.text}"),
        line(Span("As an Asteroid", "tag"), " · its front does not matter (SV-14)"),
        line(Span(f"Rules: SV-13 three lives, {rules}.", "muted")),
    ]

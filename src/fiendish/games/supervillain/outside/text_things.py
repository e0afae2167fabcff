"""The things on the table of Supervillain: Projects, Facilities, Asteroids, cards in hand."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine.game import LETTERS
from fiendish.games.supervillain.outside.table import printed_points
from fiendish.games.supervillain.outside.text_cards import (
    PROOF,
    ability_line,
    domination,
    is_used_at_will,
    minion,
    name,
)
from fiendish.games.supervillain.view import (
    AsteroidView,
    CardView,
    FacilityView,
    HandCardView,
    MobView,
    ProjectView,
    View,
)
from fiendish.prose import FULL, TERSE
from fiendish.prose.common import edge, label, refusal, refusal_code
from fiendish.prose.text import NO_BREAK, Block, Line, Span, line, seat_span

EDGES = ("brown", "blue", "green")  # Facilities by their points (SV-18)


# -- Projects and Facilities ---------------------------------------------------------------------


def project_block(view: View, project: ProjectView, detail: int) -> Block:
    face = domination(project.card)
    pick = f"h{project.handle}"
    used = " (used this turn)" if project.used else ""
    title = line(
        Span("Project ", "spoken"),
        Span(face.name, "strong", pick),
        Span(f", {project.power} of {project.cost}", "spoken"),
    )
    built = Span(f"{project.power}/{project.cost}", "good picture")
    ability = ability_line(face.project, used)
    if detail == TERSE:
        lines = [line(built, Span(" ", "picture"), *title, " ", *ability)]
    else:
        bar = Span(f" {_bar(project.power, project.cost)}", "good picture spare1")
        lines = [line(*title, Span(" ", "picture"), built, bar), ability]
    if project.mobs:
        lines.append(_mobs(view, project.mobs))
    if project.not_usable and is_used_at_will(face.project) and detail != TERSE:
        lines.append(refusal("not usable", project.not_usable, detail))
    return Block(lines, edge(view, pick, "steel"), pick)


def _bar(power: int, cost: int) -> str:
    filled = min(5, 5 * power // cost)
    return "▰" * filled + "▱" * (5 - filled)


def _mobs(view: View, mobs: Sequence[MobView]) -> Line:
    spans = [Span("Mobs: ", "spoken")]
    for number, mob in enumerate(mobs):
        pick = f"h{mob.handle}"
        text = f"{name(mob.card)} {mob.power}{f' {PROOF}' if mob.token else ''}"
        spans.append(Span(", " if number else ""))
        spans.append(Span(text.replace(" ", NO_BREAK), edge(view, pick, "mob"), pick))
    return line(*spans)


def facility_block(view: View, facility: FacilityView, detail: int) -> Block:
    face = domination(facility.card)
    pick = f"h{facility.handle}"
    title = line(
        Span("Facility ", "spoken"),
        Span(
            f"[{printed_points(facility.points)}]{NO_BREAK}",
            f"strong {EDGES[facility.points]}-text",
        ),
        Span(face.name, "strong", pick),
        Span(f" {PROOF}", "token") if facility.token else "",
    )
    ability = ability_line(
        face.facility, " (used this turn)" if facility.used > facility.extra else ""
    )
    lines = [line(*title, " ", *ability)] if detail == TERSE else [title, ability]
    is_refused = (
        facility.not_usable and is_used_at_will(face.facility) and facility.used <= facility.extra
    )
    if is_refused and detail != TERSE:
        lines.append(refusal("not usable", facility.not_usable, detail))
    return Block(lines, edge(view, pick, EDGES[facility.points]), pick)


# -- between the Villains ------------------------------------------------------------------------


def asteroid_block(view: View, asteroid: AsteroidView, detail: int) -> Block:
    pick = f"h{asteroid.handle}"
    charged = asteroid.charged
    way = line(
        seat_span(asteroid.owner, LETTERS[asteroid.owner]),
        Span("\u00a0━━▶\u00a0" if charged else "\u00a0┄┄▷\u00a0", "hot picture"),
        Span(" -> ", "spoken"),
        seat_span(asteroid.target, LETTERS[asteroid.target]),
        Span(":", "spoken"),
        Span(" CHARGED", "hot strong") if charged and detail == TERSE else "",
        Span(f" {name(asteroid.card)}", "", pick),
    )
    state = Span("CHARGED", "hot strong") if charged else Span("uncharged")
    when = Span(f" · hits {_when(view, asteroid)}", "long" if detail == TERSE else "")
    lines = [line(*way, when)] if detail == TERSE else [way, line(state, when)]
    return Block(lines, edge(view, pick, "hot" if charged else "steel"), pick)


def _when(view: View, asteroid: AsteroidView) -> str:
    """An Asteroid hits in Act I of its owner's next turn (SV-34)."""
    if view.phase == "Act I" and asteroid.owner == view.active:
        return "in this Act I"
    if asteroid.owner == view.reader:
        return "in your Morning"
    return f"in {LETTERS[asteroid.owner]}'s Morning"


def turned_up_block(view: View, card: CardView) -> Block:
    """The card of Act III, with both of the things it could become."""
    face = domination(card.card)
    pick = f"c{card.card}"
    title = line(
        "Turned up: ",
        Span(face.name, "strong", pick),
        f" · cost {face.cost} · worth {face.points or '0 (Z)'}",
    )
    project = line(Span("Project", "tag"), " · ", *ability_line(face.project))
    facility = line(Span("Facility", "tag"), " · ", *ability_line(face.facility))
    return Block([title, project, facility], edge(view, pick, "steel"), pick)


# -- the hand ------------------------------------------------------------------------------------


def hand_block(view: View, card: HandCardView, detail: int) -> Block:
    """Both halves of a Minion card, and why one or both cannot be played now."""
    face = minion(card.card)
    pick = f"h{card.handle}"
    title = line(
        Span(face.name, "strong", pick),
        Span(":", "spoken"),
        " ",
        label(f"Mob {card.power}", f"mob-ground plate{' off' if card.not_as_mob else ''}"),
        refusal_code(card.not_as_mob, detail),
        Span(f" {PROOF}", "token") if face.proof else "",
        Span(" BOOSTED", "tag") if face.boosted else "",
    )
    ops = line(
        label("Ops", f"ops-ground plate{' off' if card.not_as_ops else ''}"),
        refusal_code(card.not_as_ops, detail),
        Span(" SWIFT", "tag") if face.swift else "",
        Span(":", "spoken"),
        Span(f" {face.text}", "long"),
    )
    lines = [title, ops]
    if detail == FULL:
        lines += [refusal("not as a Mob", card.not_as_mob, detail)] if card.not_as_mob else []
        lines += [refusal("not as an Ops", card.not_as_ops, detail)] if card.not_as_ops else []
    return Block(lines, edge(view, pick, "steel"), pick)

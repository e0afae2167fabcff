"""The cards and the board against the figures in figures.json."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import fiendish
from fiendish.games.master_of_the_galaxy import galaxy_map
from fiendish.games.master_of_the_galaxy.faces import (
    AGENDA,
    BASE,
    FACES,
    GIVES,
    KIND,
    MARKED,
    PROJECT_NAME,
    RECEIVE,
    SLOT_COLOUR,
    START,
    STOP,
    SYMBOLS_OF,
    Card,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import (
    BLUE_LINES,
    COLOURS,
    GREEN_LINES,
    LINKS,
    NEAREST,
    RED_LINES,
    SYMBOLS,
    SYSTEM_NUMBERS,
    SYSTEMS,
    TRACKS,
)
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.board import BASES
from fiendish.games.master_of_the_galaxy.rules.turn import CUBES_DRAWN, DISCARD_REWARD, EXTRA_TURNS
from fiendish.games.master_of_the_galaxy.rules.victory import SYMBOLS_TO_WIN
from fiendish.games.master_of_the_galaxy.state import DECKS, Stars
from tests.games.first_list import first_copies, is_first

GAME = "master_of_the_galaxy"
FIGURES: dict[str, Any] = json.loads(
    Path(__file__).with_name("figures.json").read_text(encoding="utf-8")
)
CARDS: list[dict[str, Any]] = FIGURES["cards"]
BY_ID = {face.id: face for face in FACES}
LINES = BLUE_LINES + GREEN_LINES + RED_LINES
MACHINE_WORDS = re.compile(
    r"[_{}<>=\[\]|\\`]|MG-|\b(None|True|False|self|def|return|yield|int|str|list|dict|bool"
    r"|TODO|FIXME|seat|handle|index|option|prompt|effect|trigger)s?\b"
)

# When something happens; at all other moments a figure or a permission is asked for.
EVENTS = (
    When.TURN_BEGINS, When.CONFLICT_GAINED, When.LEADER_GAINED, When.CANCELLED, When.IMPLEMENTED,
    When.ROBBED, When.RIVAL_SETTLED, When.WON, When.FIRST_BASE, When.ROUTE_COMPLETED,
)  # fmt: skip

each_card = pytest.mark.parametrize("printed", CARDS, ids=[card["id"] for card in CARDS])


def slots_of(project: int) -> list[str]:
    return [
        COLOURS[SLOT_COLOUR[slot]] + "*" * MARKED[slot]
        for slot in range(START[project], STOP[project])
    ]


def symbols_of(numbers: tuple[int, ...]) -> list[str]:
    return [SYMBOLS[number] for number in numbers]


def gift(project: int) -> dict[str, int]:
    names = (*DECKS, "any_development")
    return dict(Counter(names[deck] for deck in GIVES[project]))


def gained(card: Card, side: int) -> dict[str, Any]:
    """What the winner on that side gets, as it is printed."""
    found: dict[str, Any] = {}
    for objective in card.gains[side]:
        if objective.act == "capture":
            found["capture_system"] = True
        else:
            found[objective.act] = {objective.kind: 1}
    return found


def timing(card: Card) -> str:
    if card.when is When.DISCARD:
        return "discard"
    return "triggered" if card.when in EVENTS else "passive"


def with_projects(card: Card) -> dict[str, Any]:
    """The projects of a species or a government."""
    base, agenda = None, None
    receive = []
    for project in card.projects:
        if KIND[project] == BASE:
            base = {"slots": slots_of(project)}
            if card.capacity > 1 or card.deck == DECKS.index("government"):
                base["capacity"] = card.capacity  # type: ignore[assignment]
        elif KIND[project] == RECEIVE:
            name = PROJECT_NAME[project]
            receive.append({"id": name, "slots": slots_of(project), "gain": gift(project)})
        elif KIND[project] == AGENDA:
            agenda = {"slots": slots_of(project), "symbols": symbols_of(SYMBOLS_OF[project])}
    return {"base_project": base, "receive_projects": receive, "agenda": agenda}


def figures(card: Card) -> dict[str, Any]:
    """A card as figures.json would have it."""
    found: dict[str, Any] = {
        "id": card.id,
        "name": card.name,
        "deck": DECKS[card.deck],
        "count": first_copies(GAME, card),
        "provenance": card.provenance,
    }
    match DECKS[card.deck]:
        case "species":
            found |= with_projects(card)
        case "government":
            found |= with_projects(card) | {"timing": timing(card)}
        case "leader":
            found |= {"needs": symbols_of(card.needs), "timing": timing(card), "covert": None}
            if card.projects:
                (covert,) = card.projects
                found["covert"] = {"slots": slots_of(covert), "steals": COLOURS[card.steals]}
        case "conflict":
            red, blue = card.projects
            found |= {
                "symbol": symbols_of(card.symbols)[0],
                "spoils": card.spoils,
                "red": {"slots": slots_of(red), "gains": gained(card, 0)},
                "blue": {"slots": slots_of(blue), "gains": gained(card, 1)},
            }
        case _:
            (project,) = card.projects
            found |= {
                "slots": slots_of(project),
                "symbols": symbols_of(card.symbols),
                "timing": timing(card),
            }
    return found


# -- cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("MG-1")
def test_there_are_72_cards_each_of_them_once() -> None:
    assert len(FACES) == len({face.id for face in FACES}) == len({face.name for face in FACES})
    assert {face.count for face in FACES} <= {0, 1}
    assert sum(is_first(GAME, face) for face in FACES) == 72
    counts = Counter(DECKS[face.deck] for face in FACES if face.count)
    assert counts == {
        "leader": 18, "conflict": 9, "government": 9, "commerce": 9, "expansion": 9, "progress": 9,
        "species": 9,
    }  # fmt: skip


def test_the_first_list_has_the_cards_of_the_figures_and_no_other() -> None:
    first = {face.id for face in FACES if is_first(GAME, face)}
    assert first == {printed["id"] for printed in CARDS}


@each_card
def test_a_card_has_its_printed_figures(printed: dict[str, Any]) -> None:
    assert figures(BY_ID[printed["id"]]) == printed


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_a_card_has_a_text_for_players(face: Card) -> None:
    if DECKS[face.deck] not in ("species", "conflict"):  # their figures say it all
        assert face.text.endswith((".", ")"))
        assert not MACHINE_WORDS.search(face.text), face.text
        assert face.text.startswith("Discard: ") == (face.when is When.DISCARD)


@pytest.mark.rule("MG-2", "MG-4", "MG-6")
def test_figures_of_the_rules_are_as_printed() -> None:
    printed = FIGURES["constants"]
    assert dict(zip(COLOURS, galaxy_map.CUBES, strict=True)) == {"": 0, **printed["cubes_total"]}
    assert dict.fromkeys(COLOURS[1:], galaxy_map.STARTING_BAG) == printed["starting_bag"]
    assert (printed["bases_per_player"], printed["symbols_to_win"]) == (BASES, SYMBOLS_TO_WIN)
    table = fiendish.new("master_of_the_galaxy", seats=4, seed="x")
    assert isinstance(table.state, Stars)
    assert table.state.tokens == printed["black_hole_tokens"]
    assert printed["cubes_drawn_per_turn"] == CUBES_DRAWN
    assert printed["extra_turns_in_a_row_max"] == EXTRA_TURNS
    rewards = {str(count): reward for count, reward in enumerate(DISCARD_REWARD) if count}
    assert rewards == printed["discard_reward"]


# -- the board -----------------------------------------------------------------------------------


def test_the_systems_are_as_printed() -> None:
    found = [{**system._asdict(), "color": COLOURS[system.colour]} for system in SYSTEMS]
    for one in found:
        del one["colour"]
    assert found == FIGURES["systems"]
    assert len(found) == 20


def test_the_tracks_are_as_printed() -> None:
    found = [
        {"id": one.id, "ends": [SYSTEMS[end].id for end in one.ends], "slots": one.slots}
        for one in TRACKS
    ]
    assert found == FIGURES["tracks"]
    assert len(found) == 40


def test_the_fourteen_linked_symbols_are_as_printed() -> None:
    found = [
        {
            "id": line.id,
            "line": line.colour,
            "symbol": SYMBOLS[line.symbol],
            "systems": [SYSTEMS[system].id for system in line.systems],
            "x": line.x,
            "y": line.y,
        }
        for line in LINES
    ]
    assert found == FIGURES["lines"]
    assert len(found) == 14


def test_corners_and_what_lies_closest_are_as_printed() -> None:
    found = [
        {"system": SYSTEMS[corner].id, "closest": [SYSTEMS[one].id for one in NEAREST[corner]]}
        for corner in galaxy_map.CORNERS
    ]
    assert found == FIGURES["corners"]


TURN = {
    "red": "blue", "blue": "yellow", "yellow": "white", "white": "red",
    "military": "scientific", "scientific": "economic", "economic": "cultural",
    "cultural": "military", "diplomatic": "diplomatic",
    "nw": "ne", "ne": "se", "se": "sw", "sw": "nw", "n": "e", "e": "s", "s": "w", "w": "n",
}  # fmt: skip


def turned(system: str) -> str:
    role, corner = system.split("-")
    return f"{role}-{TURN[corner]}"


def test_a_quarter_turn_maps_the_board_onto_itself() -> None:
    by_id = {system.id: system for system in SYSTEMS}
    for system in SYSTEMS:
        other = by_id[turned(system.id)]
        assert COLOURS[other.colour] == TURN[COLOURS[system.colour]]
        assert (other.planets, other.x, other.y) == (system.planets, 1000 - system.y, system.x)
    tracks = {(frozenset(SYSTEMS[end].id for end in one.ends), one.slots) for one in TRACKS}
    assert {(frozenset(map(turned, ends)), slots) for ends, slots in tracks} == tracks
    lines = {
        (one.colour, SYMBOLS[one.symbol], frozenset(SYSTEMS[system].id for system in one.systems))
        for one in LINES
    }
    assert {
        (colour, TURN[symbol], frozenset(map(turned, systems))) for colour, symbol, systems in lines
    } == lines


@pytest.mark.parametrize(
    "empty",
    [[], ["nw"], ["ne"], ["se"], ["sw"], ["nw", "se"], ["ne", "sw"]],
    ids=lambda one: "-".join(one) or "none",
)
def test_the_board_is_connected_under_every_setup(empty: list[str]) -> None:
    holes = {
        SYSTEM_NUMBERS[f"{role}-{corner}"]
        for corner in empty
        for role in ("home", "reach", "shoal")
    }
    seen, ahead = set(), [SYSTEM_NUMBERS["march-nw"]]
    while ahead:
        system = ahead.pop()
        if system not in seen:
            seen.add(system)
            ahead += [other for _, _, other in LINKS[system] if other not in holes]
    assert len(seen) == len(SYSTEMS) - len(holes)

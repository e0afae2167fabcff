"""Position files of Master of the Galaxy: writing; `position.py` says what the lines mean."""

from __future__ import annotations

from fiendish.engine.game import LETTERS
from fiendish.engine.question import action
from fiendish.games.master_of_the_galaxy.chart import (
    COLOURS,
    PLANETS_OF,
    ROOM,
    SYSTEMS,
    WIDTH,
)
from fiendish.games.master_of_the_galaxy.describe import route_id
from fiendish.games.master_of_the_galaxy.faces import (
    CAPACITY,
    FACES,
    MARKED,
    PROJECT_NAME,
    PROJECTS,
    SLOT_COLOUR,
    START,
    STOP,
)
from fiendish.games.master_of_the_galaxy.rules.board import (
    SETTLED,
    cubes_on,
    is_full,
    is_pending,
    route_length,
    routed_option,
    routes_of,
    systems_of,
)
from fiendish.games.master_of_the_galaxy.rules.conflicts import AGREED, ASKED, systems
from fiendish.games.master_of_the_galaxy.state import (
    BLUE_AHEAD,
    DECKS,
    PHASES,
    RED_AHEAD,
    REWARDS,
    SPECIES,
    USE,
    Stars,
)


def write(g: Stars) -> list[str]:
    """The lines of a position file for a state at rest."""
    lines = [
        f"active: {LETTERS[g.active]}",
        f"first player: {LETTERS[g.first]}",
        f"phase: {PHASES[g.phase]}",
        f"turn: {g.turn}",
    ]
    numbers = {
        "decisions": g.decisions,
        "discarded": g.discarded,
        "owed": g.owed,
        "extra turns": g.extra,
        "extra turns taken": g.running,
    }
    lines += [f"{key}: {number}" for key, number in numbers.items() if number]
    if g.exchanged:
        lines.append("exchanged: yes")
    if any(g.drawn):
        drawn = [COLOURS[c] for c in range(WIDTH) for _ in range(g.drawn[c])]
        lines.append(f"drawn: {' '.join(drawn)}")
    if g.offer:
        lines.append(f"offer: {', '.join(_id(g, card) for card in g.offer)}")
    for seat in range(g.seats):
        lines += _write_seat(g, seat)
    lines += _write_planets(g)
    if g.conflicts:
        lines += ["", "conflicts:", *(f"  {_write_conflict(g, card)}" for card in g.conflicts)]
    holes = [system.id for system, hole in zip(SYSTEMS, g.holes, strict=True) if hole]
    lines += ["", f"black holes: {', '.join(holes) or 'none'}"]
    for deck, cards in enumerate(g.decks):
        names = [
            _id(g, card) + (" +seen" if g.known[card] == g.everyone else "")
            for card in reversed(cards)
        ]
        lines.append(f"{DECKS[deck]} deck: {', '.join(names)}")
    return [line.rstrip() for line in lines]


def _write_seat(g: Stars, seat: int) -> list[str]:
    lines = ["", f"{LETTERS[seat]}:"]
    if g.home[seat]:
        lines.append(f"  home: {SYSTEMS[g.home[seat] - 1].id}")
    bag = [f"{g.bags[seat * WIDTH + c]} {COLOURS[c]}" for c in range(1, WIDTH)]
    lines.append(f"  bag: {', '.join(bag)}")
    for card in g.cards[seat]:
        lines.append(f"  {_write_card(g, card)}")
    held = [f"{SYSTEMS[system].id} {g.bases[system]}" for system in systems_of(g, seat)]
    lines.append(f"  systems: {', '.join(held) or 'none'}")
    for track in routes_of(g, seat):
        start = START[track]
        cubes = [COLOURS[cube] for cube in g.cubes[start : start + route_length(g, track)]]
        if routed_option(track) in g.pending:
            cubes.append("!")
        if g.arrived[track] and not is_full(g, track):
            cubes.append("+arrived")
        lines.append(f"  route: {route_id(track, g.departure[track])} {' '.join(cubes)}")
    if g.skips[seat]:
        lines += [f"  skips: {g.skips[seat]}", f"  markers: {g.markers[seat]}"]
    return lines


def _write_card(g: Stars, card: int) -> str:
    face = g.identity[card]
    key = "species" if FACES[face].deck == SPECIES else "card"
    parts = []
    for project in PROJECTS[face]:
        if cubes_on(g, project):
            name = f"{PROJECT_NAME[project]} " if len(PROJECTS[face]) > 1 else ""
            parts.append(name + _write_cubes(g, project))
    marks = " +base" * g.built[face]
    if g.phase in (REWARDS, USE):
        marks += " +blocked" * (CAPACITY[face] - g.built[face] - g.room[face])
    if g.refused[face] == AGREED:
        marks += " +peace"
    cubes = f" [{' | '.join(parts)}]" if parts else ""
    return f"{key}: {FACES[face].id}{cubes}{marks}"


def _write_cubes(g: Stars, project: int) -> str:
    words = ["!"] if is_pending(g, project) else []
    for slot in range(START[project], STOP[project]):
        cube = g.cubes[slot]
        if cube:
            star = "*" * MARKED[slot]
            if cube == SLOT_COLOUR[slot]:
                words.append(COLOURS[cube] + star)
            else:
                words.append(f"{COLOURS[cube]}@{COLOURS[SLOT_COLOUR[slot]]}{star}")
    return " ".join(words)


def _write_planets(g: Stars) -> list[str]:
    lines = []
    for number, system in enumerate(SYSTEMS):
        planets = range(ROOM * number, ROOM * number + PLANETS_OF[number])
        words = [
            COLOURS[g.planets[planet]] + "!" * (action(SETTLED, planet) in g.pending)
            for planet in planets
            if g.planets[planet]
        ]
        if words:
            lines.append(f"  {system.id}: {', '.join(words)}")
    return ["", "planets:", *lines] if lines else []


def _write_conflict(g: Stars, card: int) -> str:
    face = g.identity[card]
    halves = []
    for system, project in zip(systems(g, card), PROJECTS[face], strict=True):
        cubes = _write_cubes(g, project)
        halves.append(SYSTEMS[system].id + (f" [{cubes}]" if cubes else ""))
    counts = [cubes_on(g, project) for project in PROJECTS[face]]
    marks = ""
    if counts[0] == counts[1]:
        marks += {RED_AHEAD: " +red", BLUE_AHEAD: " +blue"}.get(g.ahead[face], "")
    if g.refused[face] == ASKED:
        marks += " +refused"
    if any(is_pending(g, project) for project in PROJECTS[face]):
        loser = LETTERS[g.loser[face] - 1].lower() if g.loser[face] else "neutral"
        marks += f" +lost-{loser}"
    return f"{FACES[face].id}: {' against '.join(halves)}{marks}"


def _id(g: Stars, card: int) -> str:
    return FACES[g.identity[card]].id

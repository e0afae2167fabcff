"""What must hold of every state: cubes, cards and bases conserved, limits kept, links in order."""

from __future__ import annotations

from itertools import chain

from fiendish.games.master_of_the_galaxy.faces import (
    AGENDA,
    CAPACITY,
    DECK,
    DEVELOPMENT,
    FACE_OF,
    KIND,
    PROJECTS,
    START,
    STOP,
    printed,
    room,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import (
    BLACK,
    COLOURS,
    CUBES,
    ENDS,
    PLANETS_OF,
    ROOM,
    SYSTEMS,
    TRACKS,
    WIDTH,
)
from fiendish.games.master_of_the_galaxy.numbers import FACE_NUMBERS
from fiendish.games.master_of_the_galaxy.rules.board import (
    cubes_on,
    implemented,
    is_decided,
    is_full,
    is_pending,
    side_holder,
    unused,
)
from fiendish.games.master_of_the_galaxy.rules.victory import is_too_long, victory_of
from fiendish.games.master_of_the_galaxy.state import (
    BLUE_AHEAD,
    CONFLICT,
    DECKS,
    DEVELOPMENTS,
    HARVEST,
    PER_FACE,
    RED_AHEAD,
    RUNNING,
    SETTING_UP,
    SPECIES,
    TOKENS,
    TOO_LONG,
    USE,
    Stars,
)


def broken_invariants(g: Stars) -> list[str]:
    """A sentence for each thing that is wrong with the state."""
    wrong = _check_shape(g)
    return wrong or [
        *_check_cards(g),
        *_check_cubes(g),
        *_check_board(g),
        *_check_routes(g),
        *_check_conflicts(g),
        *_check_projects(g),
        *_check_knowledge(g),
        *_check_end(g),
    ]


def _check_shape(g: Stars) -> list[str]:
    """Sizes and ranges, without which nothing else can be read."""
    if g.seats not in (2, 3, 4):
        return [f"a table for {g.seats} players does not exist"]
    cards, faces = printed(g.edition), FACE_NUMBERS.count(g.edition)
    projects, slots = room(g.edition)
    sizes = [(getattr(g, name), faces) for name in PER_FACE]
    sizes += [(g.identity, len(cards)), (g.known, len(cards))]
    sizes += [(values, g.seats) for values in (g.home, g.skips, g.markers)]
    sizes += [(values, len(SYSTEMS)) for values in (g.holder, g.bases, g.holes)]
    sizes += [(values, len(TRACKS)) for values in (g.departure, g.arrived)]
    sizes += [(g.reserve, WIDTH), (g.drawn, WIDTH), (g.bags, WIDTH * g.seats)]
    sizes += [(g.cubes, slots), (g.working, projects)]
    sizes.append((g.planets, ROOM * len(SYSTEMS)))
    if any(len(values) != size for values, size in sizes):
        return ["a list has the wrong length"]
    if len(g.decks) != len(DECKS) or len(g.cards) != g.seats:
        return ["decks or players are missing"]
    handles = [*chain(*g.decks), *chain(*g.cards), *g.offer, *g.conflicts]
    if sorted(handles) != [*range(len(cards))]:
        return ["not every card is in exactly one place"]
    if sorted(g.identity) != cards:
        return ["the cards are not those that were printed"]
    if max(g.cubes) > BLACK or max(g.planets) >= BLACK or max(g.holder) > g.seats:
        return ["a cube or a base is of no known colour"]
    if max(g.track) >= len(TRACKS) or max(g.red_end) > 1 or max(g.departure) > 1:
        return ["a conflict or a route lies nowhere on the board"]
    if not 0 <= g.active < g.seats or not 0 <= g.first < g.seats or not -1 <= g.winner < g.seats:
        return ["a player who does not exist is on turn"]
    if not -1 <= g.cause < faces:
        return ["the card in effect does not exist"]
    if not 0 <= g.phase <= HARVEST or not 0 <= g.ended <= TOO_LONG:
        return ["phase or end are out of range"]
    if len(g.seed) != 32 or min(g.counter, g.decisions, g.turn, g.tokens, g.extra, g.owed) < 0:
        return ["a count or the seed is out of range"]
    return []


def _check_cards(g: Stars) -> list[str]:
    wrong = []
    for deck, cards in enumerate(g.decks):
        if any(DECK[g.identity[card]] != deck for card in cards):
            wrong.append("a card lies in a deck of another kind")
    owners = bytearray(len(g.owner))
    for seat, cards in enumerate(g.cards):
        for card in cards:
            owners[g.identity[card]] = seat + 1
        species = sum(DECK[g.identity[card]] == SPECIES for card in cards)
        if species > 1 or (not species and g.phase not in SETTING_UP):
            wrong.append("a player has no species card, or several (MG-18, MG-R28)")
    if owners != g.owner:
        wrong.append("a card lies before another player than its owner")
    if any(DECK[g.identity[card]] != CONFLICT for card in g.conflicts):
        wrong.append("a card on the board is no conflict")
    return wrong


def _check_cubes(g: Stars) -> list[str]:
    """All 200 cubes are somewhere (MG-2)."""
    wrong = []
    for colour in range(1, WIDTH):
        found = g.reserve[colour] + g.drawn[colour] + sum(g.bags[colour::WIDTH])
        found += g.cubes.count(colour) + g.planets.count(colour)
        if found != CUBES[colour]:
            wrong.append(f"there are {found} {COLOURS[colour]} cubes, not {CUBES[colour]} (MG-2)")
    return wrong


def _check_board(g: Stars) -> list[str]:
    wrong = []
    for system in range(len(SYSTEMS)):
        if bool(g.holder[system]) != bool(g.bases[system]):
            wrong.append("a system has an owner without a base, or a base without owner")
        if g.bases[system] > PLANETS_OF[system]:
            wrong.append("a system has more bases than planets (MG-80)")
        planets = g.planets[ROOM * system : ROOM * system + ROOM]
        if any(planets[PLANETS_OF[system] :]):
            wrong.append("a planet is settled that does not exist")
        if g.holes[system] and (g.holder[system] or any(planets)):
            wrong.append("something is left in a black hole (MG-21)")
    for seat in range(g.seats):
        if unused(g, seat) < 0:
            wrong.append("a player has more than nine bases (MG-4)")
        if g.markers[seat] > g.skips[seat]:
            wrong.append("a marker lies where no turn is to be skipped (MG-137)")
    if g.tokens + sum(g.holes) + sum(g.markers) != TOKENS:
        wrong.append("there are not nine black hole tokens (MG-6)")
    for face in range(len(g.owner)):
        if g.built[face] > CAPACITY[face] or (g.built[face] and not g.owner[face]):
            wrong.append("a base waits on a card that cannot hold it (MG-72)")
    return wrong


def _check_routes(g: Stars) -> list[str]:
    wrong = []
    for track, ends in enumerate(ENDS):
        cubes = g.cubes[START[track] : STOP[track]].rstrip(b"\0")
        if not cubes:
            if g.arrived[track]:
                wrong.append("an empty track counts as a completed route")
            continue
        if 0 in cubes or len({*cubes}) > 1 or cubes[0] == BLACK:
            wrong.append("a route has gaps or several colours (MG-65, MG-66)")
        near = g.holder[ends[g.departure[track]]]
        far = g.holder[ends[1 - g.departure[track]]]
        if not near or any(g.holes[end] for end in ends) or far not in (0, near):
            wrong.append("a route lies where none can lie (MG-63, MG-70)")
    return wrong


def _check_conflicts(g: Stars) -> list[str]:
    wrong = []
    faces = [g.identity[card] for card in g.conflicts]
    if len({g.track[face] for face in faces}) != len(faces):
        wrong.append("two conflicts lie on one track (MG-R23)")
    for face in faces:
        if is_decided(g, face):
            continue
        red, blue = (side_holder(g, face, side) for side in (0, 1))
        counts = [cubes_on(g, project) for project in PROJECTS[face]]
        if red == blue or any(g.holes[end] for end in ENDS[g.track[face]]):
            wrong.append("a conflict lies where none can lie (MG-119)")
        if (red < 0 and counts[0]) or (blue < 0 and counts[1]):
            wrong.append("cubes lie on the side of a neutral system (MG-105)")
        ahead = g.ahead[face]
        if (counts[0] > counts[1] and ahead != RED_AHEAD) or (
            counts[1] > counts[0] and ahead != BLUE_AHEAD
        ):
            wrong.append("the advantage is not with the side that has more cubes (MG-105)")
        if not any(counts) and ahead:
            wrong.append("somebody has the advantage without a cube (MG-R18)")
    for face in range(len(g.owner)):
        if face not in faces and (g.ahead[face] or g.loser[face] or g.track[face]):
            wrong.append("a conflict is noted that is not on the board")
    return wrong


def _check_projects(g: Stars) -> list[str]:
    wrong = []
    lying = {g.identity[card] for card in g.conflicts}
    for project in range(len(TRACKS), len(g.working)):
        face = FACE_OF[project]
        full = is_full(g, project)
        if cubes_on(g, project) and not g.owner[face] and face not in lying:
            wrong.append("cubes lie on a card that nobody has")
        if cubes_on(g, project) and g.owner[face] and DECK[face] == CONFLICT:
            wrong.append("cubes lie on a conflict that is not on the board")
        if g.working[project] and (not full or KIND[project] not in (AGENDA, DEVELOPMENT)):
            wrong.append("something works without all its cubes (MG-87, MG-94)")
        if full and not g.working[project] and not is_pending(g, project):
            wrong.append("a project is filled and gives nothing (MG-53)")
    for seat in range(g.seats):
        if any(implemented(g, seat, deck) > 3 for deck in DEVELOPMENTS):
            wrong.append("more than three developments of a type are implemented (MG-88)")
    if g.pending and g.phase >= USE:
        wrong.append("rewards are left after Phase 2 (MG-54)")
    return wrong


def _check_knowledge(g: Stars) -> list[str]:
    known, everyone = g.known, g.everyone
    public = [*chain(*g.cards), *g.conflicts, *g.offer]
    wrong = []
    if any(known[card] != everyone for card in public):
        wrong.append("a card that lies open is not known to everybody (MG-7)")
    if g.phase not in SETTING_UP and any(
        cards and known[cards[-1]] != everyone for cards in g.decks
    ):
        wrong.append("the top card of a deck is not visible (MG-19)")
    return wrong


def _check_end(g: Stars) -> list[str]:
    if g.ended != RUNNING:
        return []
    if any(victory_of(g, seat) != RUNNING for seat in range(g.seats)):
        return ["somebody has won already (MG-36)"]
    return ["the game should have ended by now (MG-R46)"] if is_too_long(g) else []

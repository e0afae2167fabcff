"""What may be done: lists of options, and for each act the reason against it, or None.

The list of options, "may I" and the words of a refusal agree because they ask the same questions
of the table. Slots that are alike are offered once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fiendish.engine.question import Reason, action, actions
from fiendish.games.master_of_the_galaxy import words
from fiendish.games.master_of_the_galaxy.faces import (
    BASE,
    BY_COLOUR,
    DECK,
    DISCARDS,
    FACE_OF,
    GROUPS,
    KIND,
    PROJECTS,
    SIDE,
    SLOT_COLOUR,
    START,
    STOP,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import (
    BLACK,
    COLOUR_OF,
    COLOURED,
    ENDS,
    LINKS,
    PLANETS_OF,
    ROOM,
    SYSTEMS,
)
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.board import (
    CANCEL,
    CONFRONT,
    DISCARD,
    END,
    EXCHANGE,
    FILL,
    GAP,
    PEACE,
    PLACE,
    ROUTE,
    ROUTED,
    SETTLE,
    allows,
    constructed,
    cubes_on,
    functions,
    has_space,
    implemented,
    is_at_war,
    is_completed,
    is_decided,
    is_full,
    is_pending,
    more,
    owner_of,
    projects_of,
    sides_of,
    systems_of,
    take_option,
    works,
)
from fiendish.games.master_of_the_galaxy.rules.conflicts import AGREED, sides
from fiendish.games.master_of_the_galaxy.state import CONFLICT, DEVELOPMENTS, SPECIES, Stars

ACTS = (
    "end", "fill", "route", "settle", "cancel", "exchange", "peace", "reward", "settled", "routed",
    "gap", "place", "conflict", "discard",
)  # fmt: skip
"""Kinds of acts by their number; a cube that is put somewhere goes by its colour instead."""

CARD_LIMIT = 7
TYPE_LIMIT = 3  # implemented developments of a type (MG-88)

_WAYS = tuple(
    tuple(
        (
            track, end, far, COLOUR_OF[far], START[track], STOP[track] - 1,
            ROUTE << 20 | (2 * track + end) << 10,
        )
        for track, end, far in links
    )
    for links in LINKS
)  # fmt: skip
"""For each system the ways from it: track, end, destination and its colour, slots, option."""

# -- Phase 2: allocate ---------------------------------------------------------------------------


def allocate_options(g: Stars, me: int) -> list[int]:
    """All that can be done with the drawn cubes; the end of the allocation comes last."""
    drawn, cubes, identity = g.drawn, g.cubes, g.identity
    colours = [colour for colour, count in enumerate(drawn) if count]
    blocked = blocked_types(g, me)
    options: list[int] = []
    for card in g.cards[me]:
        face = identity[card]
        if blocked and DECK[face] in blocked:
            continue
        by_colour = BY_COLOUR[face]
        for colour in colours:
            for start, stop in by_colour[colour]:
                # Looking at the first slot spares most of the searches.
                slot = cubes.find(0, start, stop) if cubes[start] else start
                if slot >= 0:
                    options.append(FILL << 20 | slot << 10 | colour)
    at_war: list[int] = []  # neutral systems with which the player is in conflict (MG-64)
    if g.conflicts:
        for face, side in sides_of(g, me):
            for group in GROUPS[PROJECTS[face][side]]:
                if drawn[group.colour]:
                    slot = cubes.find(0, group.start, group.stop)
                    if slot >= 0:
                        options.append(FILL << 20 | slot << 10 | group.colour)
            at_war.append(ENDS[g.track[face]][g.red_end[face] ^ side ^ 1])
    for _, function in functions(g, me, When.FILL):
        options += _foreign_fills(g, me, function, colours, blocked)
    _add_board_options(g, me, colours, at_war, options)
    if drawn[BLACK]:
        options += [CANCEL << 20 | project << 10 for project in projects_of(g, me)]
    if not g.exchanged and allows(g, me, When.EXCHANGE):
        options += _exchanges(g)
    if g.conflicts:
        options += peace_options(g, me)
    options.append(END)
    return options


def _add_board_options(
    g: Stars, me: int, colours: list[int], at_war: list[int], options: list[int]
) -> None:
    """Planets to settle and tracks to go along."""
    mine, drawn, cubes, planets = me + 1, g.drawn, g.cubes, g.planets
    holder, holes, departure = g.holder, g.holes, g.departure
    any_colour = allows(g, me, When.ROUTE_COLOUR)
    system = -1
    while (system := holder.find(mine, system + 1)) >= 0:
        planet = ROOM * system
        if planets[planet]:
            planet = planets.find(0, planet, planet + PLANETS_OF[system])
        if planet >= 0:
            for colour in colours:
                if colour != BLACK:
                    options.append(SETTLE << 20 | planet << 10 | colour)
        near_colour = COLOUR_OF[system]
        for track, end, far, far_colour, first, last, route in _WAYS[system]:
            colour = cubes[first]
            if colour:
                if not drawn[colour] or cubes[last] or departure[track] != end:
                    continue
                if holder[far] == mine or far not in at_war:
                    options.append(route | colour)
            elif holes[far] or (holder[far] != mine and (holder[far] or far in at_war)):
                continue
            elif any_colour:
                for colour in colours:
                    if colour != BLACK:
                        options.append(route | colour)
            else:
                if drawn[near_colour]:
                    options.append(route | near_colour)
                if near_colour != far_colour and drawn[far_colour]:
                    options.append(route | far_colour)


def _foreign_fills(
    g: Stars, me: int, function: Callable[..., Any], colours: list[int], blocked: list[int]
) -> list[int]:
    """Slots that a card opens to cubes of another colour."""
    faces = [g.identity[card] for card in g.cards[me]]
    projects = [
        project for face in faces if DECK[face] not in blocked for project in PROJECTS[face]
    ]
    projects = [project for project in projects if KIND[project] != SIDE]
    projects += [PROJECTS[face][side] for face, side in sides_of(g, me)]
    options = []
    for project in projects:
        for group in GROUPS[project]:
            slot = g.cubes.find(0, group.start, group.stop)
            if slot < 0:
                continue
            for colour in colours:
                if colour != group.colour and function(g, me, slot, colour):
                    options.append(FILL << 20 | slot << 10 | colour)
    return options


def _exchanges(g: Stars) -> list[int]:
    return [
        action(EXCHANGE, given, wanted)
        for given in COLOURED
        if g.drawn[given]
        for wanted in COLOURED
        if wanted != given and g.reserve[wanted]
    ]


def blocked_types(g: Stars, me: int) -> list[int]:
    """Types of developments of which three are implemented or about to be (MG-R36)."""
    blocked: list[int] = []
    if len(g.cards[me]) <= TYPE_LIMIT:
        return blocked
    decks = []
    for card in g.cards[me]:
        decks.append(DECK[g.identity[card]])
    for deck in DEVELOPMENTS:
        if decks.count(deck) > TYPE_LIMIT and implemented(g, me, deck, filled=True) >= TYPE_LIMIT:
            blocked.append(deck)
    return blocked


def against_fill(g: Stars, me: int, project: int, colour: int) -> Reason | None:
    """Why no cube of that colour can go on that project."""
    if not g.drawn[colour]:
        return words.NOT_DRAWN
    if KIND[project] == SIDE and not is_on_board(g, FACE_OF[project]):
        return words.NOT_ON_BOARD
    if owner_of(g, project) != me:
        return words.NOT_YOUR_PROJECT
    if is_full(g, project):
        return words.FULL
    if DECK[FACE_OF[project]] in blocked_types(g, me):
        return words.THREE_ALREADY
    for slot in range(START[project], STOP[project]):
        if not g.cubes[slot] and (
            SLOT_COLOUR[slot] == colour or allows(g, me, When.FILL, slot, colour)
        ):
            return None
    return words.NO_SUCH_SLOT


def is_on_board(g: Stars, face: int) -> bool:
    """Whether a conflict card has been placed."""
    return any(g.identity[card] == face for card in g.conflicts)


def against_settling(g: Stars, me: int, system: int, colour: int) -> Reason | None:
    if not g.drawn[colour]:
        return words.NOT_DRAWN
    if colour == BLACK:
        return words.NO_BLACK_SETTLERS
    if g.holder[system] != me + 1:
        return words.NOT_YOUR_SYSTEM
    if g.planets.find(0, ROOM * system, ROOM * system + PLANETS_OF[system]) < 0:
        return words.ALL_SETTLED
    return None


def against_route(g: Stars, me: int, track: int, end: int, colour: int) -> Reason | None:
    """Why no cube of that colour can go on the track, departing from that end."""
    near, far = ENDS[track][end], ENDS[track][1 - end]
    if not g.drawn[colour]:
        return words.NOT_DRAWN
    if g.holder[near] != me + 1:
        return words.NO_DEPARTURE
    if g.holes[far]:
        return words.CLOSED_TRACK
    if g.holder[far] not in (0, me + 1):
        return words.RIVAL_SYSTEM
    if g.holder[far] == 0 and is_at_war(g, me, far):
        return words.AT_WAR
    begun = g.cubes[START[track]]
    if begun:
        if g.departure[track] != end:
            return words.OTHER_WAY
        if g.cubes[STOP[track] - 1]:
            return words.FULL
        return None if begun == colour else words.ROUTE_COLOUR
    if colour in (COLOUR_OF[near], COLOUR_OF[far]):
        return None
    if colour != BLACK and allows(g, me, When.ROUTE_COLOUR):
        return None
    return words.ROUTE_COLOUR


def against_cancelling(g: Stars, me: int, project: int) -> Reason | None:
    if not g.drawn[BLACK]:
        return words.NO_BLACK_CUBE
    if owner_of(g, project) != me:
        return words.NOT_YOUR_PROJECT
    return None if cubes_on(g, project) else words.NOTHING_TO_CANCEL


# -- peace ---------------------------------------------------------------------------------------


def peace_options(g: Stars, me: int) -> list[int]:
    cards = stoppable(g, me)
    return [PEACE << 20 | card << 10 for card in cards] if cards else cards


def stoppable(g: Stars, me: int) -> list[int]:
    """Conflicts of the active player that can be stopped by agreement."""
    mine, holder, identity, track = me + 1, g.holder, g.identity, g.track
    cards = []
    for card in g.conflicts:
        one, other = ENDS[track[identity[card]]]
        one, other = holder[one], holder[other]
        if (one == mine or other == mine) and one and other and against_peace(g, me, card) is None:
            cards.append(card)
    return cards


def against_peace(g: Stars, me: int, card: int) -> Reason | None:
    """Why a conflict of the active player cannot be stopped by agreement (MG-120, MG-R42)."""
    both = sides(g, card)
    if me not in both:
        return words.NOT_YOUR_CONFLICT
    if -1 in both:
        return words.NEUTRAL_CONFLICT
    if is_decided(g, g.identity[card]):
        return words.DECIDED
    return words.ASKED_BEFORE if g.refused[g.identity[card]] else None


# -- the end of Phase 2 --------------------------------------------------------------------------


def reward_options(g: Stars, me: int) -> list[int]:
    """Rewards still to take, bases to place; the end only when no reward is left (MG-R51)."""
    options = []
    if g.pending:
        fleet = bool(functions(g, me, When.ROUTE_COMPLETED))
        for option in g.pending:
            if option >> 20 != ROUTED or fleet:
                options.append(option)
    must = bool(options)
    if When.PROJECT_GAP.calls:
        options += actions(GAP, gaps(g, me))
    for face in constructed(g, me):
        for system in places(g, me):
            options.append(action(PLACE, face, system))
    if g.conflicts:
        options += peace_options(g, me)
    if not must:
        options.append(END)
    return options


def gaps(g: Stars, me: int) -> list[int]:
    """Projects with one empty slot that a card lets count as complete (MG-R58)."""
    return _gaps(g, me) if functions(g, me, When.PROJECT_GAP) else []


def _gaps(g: Stars, me: int) -> list[int]:
    projects = [
        project
        for card in g.cards[me]
        for project in PROJECTS[g.identity[card]]
        if KIND[project] == BASE and not is_pending(g, project)
    ]
    projects += [PROJECTS[face][side] for face, side in sides_of(g, me) if not is_decided(g, face)]
    return [
        project
        for project in projects
        if STOP[project] - START[project] - cubes_on(g, project) == 1
        and take_option(project) not in g.pending  # once is enough
        and allows(g, me, When.PROJECT_GAP, project)
    ]


def places(g: Stars, me: int) -> list[int]:
    """Systems in which a constructed base may be placed."""
    return [system for system in range(len(SYSTEMS)) if against_placing(g, me, system) is None]


def against_placing(g: Stars, me: int, system: int) -> Reason | None:
    """Why no base can be placed there (MG-76 to MG-80)."""
    if g.holes[system]:
        return words.BLACK_HOLE
    holder = g.holder[system]
    if holder == me + 1:
        if not has_space(g, system):
            return words.NO_SPACE
        if _is_reached(g, system, me):
            return None
        return None if allows(g, me, When.REINFORCE) else words.NO_ROUTE_THERE
    if holder:
        return words.RIVAL_SYSTEM
    if _is_reached(g, system, me):
        return None
    return words.NO_ROUTE if systems_of(g, me) else None  # MG-78


def _is_reached(g: Stars, system: int, me: int) -> bool:
    """Whether a completed route of the player leads there."""
    return any(is_completed(g, track, me) for track, _, _ in LINKS[system])


# -- Phase 3 -------------------------------------------------------------------------------------


def use_options(g: Stars, me: int) -> list[int]:
    """Conflicts to place, cards to discard; the end only within the card limit (MG-131)."""
    cards, identity = g.cards[me], g.identity
    options: list[int] = []
    discards: list[int] = []
    tracks: list[int] | None = None
    for card in cards:
        if DECK[identity[card]] == CONFLICT:
            if tracks is None:
                tracks = _open_fronts(g, me)
            if against_card(g, card) is None:
                for track in tracks:
                    options.append(CONFRONT << 20 | card << 10 | track)
        if against_discarding(g, card) is None:
            discards.append(DISCARD << 20 | card << 10)
    options += discards
    if g.conflicts:
        options += peace_options(g, me)
    if len(cards) <= CARD_LIMIT or len(cards) <= card_limit(g, me):
        options.append(END)
    return options


def _open_fronts(g: Stars, me: int) -> list[int]:
    """The tracks on which the player can place a conflict."""
    return [track for track in fronts(g, me) if against_front(g, me, track) is None]


def is_usable(g: Stars, me: int, face: int) -> bool:
    """Whether discarding the card now would do what it says (MG-128)."""
    return DISCARDS[face] is not None and works(g, me, face)


def against_discarding(g: Stars, card: int) -> Reason | None:
    return words.SPECIES_STAYS if DECK[g.identity[card]] == SPECIES else None


def card_limit(g: Stars, me: int) -> int:
    return CARD_LIMIT + more(g, me, When.CARD_LIMIT)


def fronts(g: Stars, me: int) -> list[int]:
    """Tracks between one of the player's systems and another that is not his."""
    mine, holder = me + 1, g.holder
    return [
        track
        for track, (one, other) in enumerate(ENDS)
        if (holder[one] == mine) != (holder[other] == mine)
    ]


def against_confronting(g: Stars, me: int, card: int, track: int) -> Reason | None:
    """Why that conflict card cannot be placed on that track."""
    return against_front(g, me, track) or against_card(g, card)


def against_card(g: Stars, card: int) -> Reason | None:
    """Why a conflict card cannot be placed anywhere now."""
    return words.PEACE_MADE if g.refused[g.identity[card]] == AGREED else None


def against_front(g: Stars, me: int, track: int) -> Reason | None:
    """Why no conflict card can be placed on that track (MG-125)."""
    one, other = ENDS[track]
    mine = me + 1
    if (g.holder[one] == mine) == (g.holder[other] == mine):
        return words.NOT_BETWEEN
    far = other if g.holder[one] == mine else one
    if g.holes[far]:
        return words.CLOSED_TRACK
    if any(g.track[g.identity[lying]] == track for lying in g.conflicts):
        return words.TRACK_TAKEN
    rival = g.holder[far] - 1
    if rival >= 0 and allows(g, rival, When.KEEPS_PEACE, far):
        return words.SENATE
    return None


def against_ending(g: Stars, me: int) -> Reason | None:
    return words.TOO_MANY_CARDS if len(g.cards[me]) > card_limit(g, me) else None

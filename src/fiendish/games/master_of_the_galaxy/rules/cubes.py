"""Cubes on the move: from the reserve, home to bags, out of somebody's projects."""

from __future__ import annotations

from collections.abc import Callable
from math import perm
from typing import Any

from fiendish.engine import rng
from fiendish.engine.effects import Asking, note
from fiendish.engine.question import Prompt, Question
from fiendish.games.master_of_the_galaxy import words
from fiendish.games.master_of_the_galaxy.faces import (
    AGENDA,
    FACE_OF,
    GROUPS,
    KIND,
    MARKED,
    PROJECT_OF,
    PROJECTS,
    SIDE,
    START,
    STOP,
    TRACK,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import BLACK, COLOURED, NO_CUBE, WIDTH
from fiendish.games.master_of_the_galaxy.moments import Event, Moment, When
from fiendish.games.master_of_the_galaxy.rules.board import (
    allows,
    cubes_on,
    functions,
    is_completed,
    owner_of,
    projects_of,
    route_length,
    routed_option,
    side_holder,
    take_option,
)
from fiendish.games.master_of_the_galaxy.rules.victory import check_victory
from fiendish.games.master_of_the_galaxy.state import BLUE_AHEAD, NOBODY, RED_AHEAD, Stars

# -- bag and reserve -----------------------------------------------------------------------------


def bag_of(g: Stars, me: int) -> bytearray:
    """A copy of what is in a bag, by colour."""
    return g.bags[me * WIDTH : me * WIDTH + WIDTH]


def draw_cubes(g: Stars, me: int, count: int) -> None:
    """Take so many random cubes out of the bag, or all there are (MG-44)."""
    row, bags, drawn = me * WIDTH, g.bags, g.drawn
    left = sum(bags[row : row + WIDTH])
    count = min(count, left)
    lot = rng.below(g, perm(left, count)) if count else 0  # one random number for all of them
    for _ in range(count):
        lot, at = divmod(lot, left)
        place = row + 1  # the first colour
        while at >= bags[place]:
            at -= bags[place]
            place += 1
        bags[place] -= 1
        drawn[place - row] += 1
        left -= 1


def return_drawn(g: Stars, me: int) -> None:
    """What was drawn and not used goes back into the bag (MG-51)."""
    row = me * WIDTH
    for colour, count in enumerate(g.drawn):
        if count:
            g.bags[row + colour] += count
            g.drawn[colour] = 0


def take(g: Stars, me: int, colour: int, count: int = 1, told: words.ByColour = words.TOOK) -> None:
    """Take cubes of a colour from the reserve, as many as there are; never black (MG-133)."""
    count = min(count, g.reserve[colour])
    if count and colour != BLACK:
        g.reserve[colour] -= count
        g.bags[me * WIDTH + colour] += count
        note(g, told[colour], me, amount=count)


def in_reserve(g: Stars) -> list[int]:
    """The colours that can be taken from the reserve."""
    return [colour for colour in COLOURED if g.reserve[colour]]


def take_any(g: Stars, me: int, count: int = 1, told: words.ByColour = words.TOOK) -> Asking:
    """Take cubes of any colours but black, one by one."""
    for _ in range(count):
        colours = in_reserve(g)
        if not colours:
            return
        take(g, me, (yield Question(g, me, words.TAKE_CUBE, colours)), told=told)


# -- cubes leave projects ------------------------------------------------------------------------


def send_home(g: Stars, slots: range | list[int], owner: int) -> None:
    """Cubes go to their owner's bag, from marked slots to the reserve (MG-91)."""
    cubes, row = g.cubes, owner * WIDTH
    for slot in slots:
        colour = cubes[slot]
        if colour:
            cubes[slot] = NO_CUBE
            if MARKED[slot]:
                g.reserve[colour] += 1
            else:
                g.bags[row + colour] += 1


def clear(g: Stars, project: int, owner: int) -> None:
    """All cubes of a project go home."""
    send_home(g, range(START[project], STOP[project]), owner)
    cubes_left(g, project)


def clear_card(g: Stars, face: int, owner: int) -> None:
    """All cubes on a card go home (MG-130)."""
    for project in PROJECTS[face]:
        if cubes_on(g, project):
            clear(g, project, owner)


def cubes_left(g: Stars, project: int) -> None:
    """Cubes have left a project: what depended on them stops at once (MG-87, MG-94, MG-105)."""
    if g.working[project]:
        g.working[project] = 0
        told = words.BROKEN if KIND[project] == AGENDA else words.STOPPED
        note(g, told, owner_of(g, project), [g.identity.index(FACE_OF[project])])
    if g.pending and take_option(project) in g.pending:
        g.pending.remove(take_option(project))
    if KIND[project] == SIDE:
        weigh(g, FACE_OF[project])
    elif KIND[project] == TRACK:
        routed = routed_option(project)
        if routed in g.pending and not is_completed(g, project, owner_of(g, project)):
            g.pending.remove(routed)
        if not g.cubes[START[project]]:
            g.arrived[project] = 0


def weigh(g: Stars, face: int) -> None:
    """Compare both sides of a conflict; the symbol changes hands only by more cubes (MG-R18)."""
    red, blue = (cubes_on(g, project) for project in PROJECTS[face])
    was = now = g.ahead[face]
    if red > blue:
        now = RED_AHEAD
    elif blue > red:
        now = BLUE_AHEAD
    elif not red:
        now = NOBODY
    if now != was:
        g.ahead[face] = now
        if now:
            holder = side_holder(g, face, now - RED_AHEAD)
            note(g, words.ADVANTAGE, holder, [g.identity.index(face)])
            check_victory(g)


def farthest(g: Stars, track: int) -> int:
    """The slot of the last cube of a route (MG-66)."""
    return START[track] + route_length(g, track) - 1


def cubes_to_lift(g: Stars, project: int) -> list[int]:
    """The slots of a project from which a cube can be lifted, of equal ones only the first."""
    if KIND[project] == TRACK:
        return [farthest(g, project)]
    cubes = g.cubes
    found = []
    for group in GROUPS[project]:
        seen = []
        for slot in range(group.start, group.stop):
            colour = cubes[slot]
            if colour and colour not in seen:
                seen.append(colour)
                found.append(slot)
    return found


# -- cubes taken from others ---------------------------------------------------------------------


def within_reach(
    g: Stars, victim: int, colour: int = NO_CUBE, *, spoils: bool = False
) -> list[int]:
    """The slots of a player from which a rival may take a cube; never black (MG-96, MG-97)."""
    found = []
    for project in projects_of(g, victim, sides=not spoils):
        if allows(g, victim, When.KEEPS_CUBES, project, int(spoils)):
            continue
        for slot in cubes_to_lift(g, project):
            cube = g.cubes[slot]
            if cube != BLACK and colour in (NO_CUBE, cube):
                found.append(slot)
    return found


def seize(g: Stars, me: int, slot: int, told: words.ByColour = words.SEIZED) -> int:
    """Take the cube out of a slot into one's own bag; returns whose it was (MG-92)."""
    project = PROJECT_OF[slot]
    victim = owner_of(g, project)
    colour = g.cubes[slot]
    g.cubes[slot] = NO_CUBE
    g.bags[me * WIDTH + colour] += 1
    note(g, told[colour], me, _cards_of(g, project), victim)
    cubes_left(g, project)
    return victim


def _cards_of(g: Stars, project: int) -> list[int]:
    face = FACE_OF[project]
    return [] if face < 0 else [g.identity.index(face)]


def rob(
    g: Stars,
    me: int,
    victims: list[int],
    count: int,
    prompt: Prompt,
    colour: int = NO_CUBE,
    *,
    spoils: bool = False,
) -> Asking:
    """Take so many cubes from projects of these players, as far as there are any.

    Whoever is insured when it begins is paid when it is over.
    """
    insured = {victim: functions(g, victim, When.ROBBED) for victim in victims}
    losses = dict.fromkeys(victims, 0)
    told = words.SEIZED_AS_SPOILS if spoils else words.SEIZED
    for _ in range(count):
        slots = [slot for v in victims for slot in within_reach(g, v, colour, spoils=spoils)]
        if not slots:
            break
        losses[seize(g, me, (yield Question(g, me, prompt, slots)), told)] += 1
    yield from repay(g, insured, losses)


def repay(g: Stars, insured: dict[int, list[tuple[int, Event]]], losses: dict[int, int]) -> Asking:
    """What cards do for players who have lost cubes, in the order of the victims."""
    for victim, lost in losses.items():
        if lost:
            for face, function in insured[victim]:
                yield from call(g, face, function, victim, lost)


# -- cards that watch ----------------------------------------------------------------------------


def call(g: Stars, face: int, function: Callable[..., Any], me: int, *what: int) -> Asking:
    """Carry out a function of a card."""
    before, g.cause = g.cause, face
    asking = function(g, me, *what)
    if asking is not None:
        yield from asking
    g.cause = before


def fire(g: Stars, when: Moment[Event], me: int, what: int = 0) -> Asking:
    """Something has happened to a player: cards that watch for it take effect."""
    for face, function in functions(g, me, when):
        yield from call(g, face, function, me, what)

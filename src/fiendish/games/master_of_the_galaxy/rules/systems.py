"""Systems: bases placed and lost, black holes (chapters 3 and 9)."""

from __future__ import annotations

from fiendish.engine.effects import Asking, note
from fiendish.engine.journal import Happening
from fiendish.games.master_of_the_galaxy import words
from fiendish.games.master_of_the_galaxy.faces import START
from fiendish.games.master_of_the_galaxy.galaxy_map import LINKS, NO_CUBE, ROOM
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.board import owner_of, side_system, sides_of
from fiendish.games.master_of_the_galaxy.rules.conflicts import (
    cancel,
    regain,
    sides,
    take_off,
    undecided_at,
)
from fiendish.games.master_of_the_galaxy.rules.cubes import clear, fire
from fiendish.games.master_of_the_galaxy.rules.decks import POLITICS, draw
from fiendish.games.master_of_the_galaxy.rules.victory import check_victory
from fiendish.games.master_of_the_galaxy.state import NOBODY, RED_AHEAD, Stars


def place_base(
    g: Stars, me: int, system: int, face: int = -1, told: Happening = words.PLACED
) -> Asking:
    """Place a base, from the base slot of that card or an unused one (MG-76 to MG-82)."""
    if face >= 0:
        g.built[face] -= 1
    is_first = not g.bases[system]
    ended = [(card, *sides(g, card)) for card in undecided_at(g, system)] if is_first else []
    g.bases[system] += 1
    if is_first:
        g.holder[system] = me + 1
        for track, _, _ in LINKS[system]:
            owner = owner_of(g, track)
            if owner >= 0 and owner != me:
                clear(g, track, owner)  # MG-69
    note(g, told, me, amount=system)
    for conflict in ended:  # MG-119
        yield from cancel(g, *conflict)
    check_victory(g)  # MG-82
    if is_first:
        yield from fire(g, When.FIRST_BASE, me, system)
    yield from draw(g, me, POLITICS[g.bases[system] - 1])  # MG-81


def lose_system(g: Stars, system: int) -> Asking:
    """All bases there are unused again; routes and conflicts at the system end."""
    owner = g.holder[system] - 1
    ended = [(card, *sides(g, card)) for card in undecided_at(g, system)]
    for track, _, _ in LINKS[system]:
        if g.cubes[START[track]] and owner_of(g, track) == owner:
            clear(g, track, owner)  # MG-70
    for face, side in sides_of(g, owner):  # of decided conflicts: nobody is on that side now
        if g.ahead[face] == side + RED_AHEAD and side_system(g, face, side) == system:
            g.ahead[face] = NOBODY
    g.holder[system] = g.bases[system] = 0
    note(g, words.LOST_SYSTEM, owner, amount=system)
    for conflict in ended:  # MG-119
        yield from cancel(g, *conflict)
    check_victory(g)  # the other end of a red line may have won by it


def remove_base(g: Stars, system: int) -> Asking:
    """One base is taken off the board (MG-143)."""
    if g.bases[system] > 1:
        g.bases[system] -= 1
        note(g, words.LOST_BASE, g.holder[system] - 1, amount=system)
    else:
        yield from lose_system(g, system)


# -- black holes ---------------------------------------------------------------------------------


def devour(g: Stars, system: int) -> Asking:
    """A neutral system gets a black hole (MG-23, MG-26)."""
    g.tokens -= 1
    g.holes[system] = 1
    note(g, words.DEVOURED, g.active, amount=system)
    for planet in range(ROOM * system, ROOM * system + ROOM):
        if g.planets[planet]:
            g.reserve[g.planets[planet]] += 1
            g.planets[planet] = NO_CUBE
    for track, _, _ in LINKS[system]:
        if g.cubes[START[track]]:
            clear(g, track, owner_of(g, track))
    for card in undecided_at(g, system):
        red, blue = sides(g, card)
        take_off(g, card, red, blue)
        yield from regain(g, max(red, blue), card)  # MG-R15
    check_victory(g)


def uncover(g: Stars, system: int) -> None:
    """A black hole token is taken off; the system is neutral again (MG-25)."""
    g.holes[system] = 0
    g.tokens += 1
    note(g, words.UNCOVERED, g.active, amount=system)
    check_victory(g)

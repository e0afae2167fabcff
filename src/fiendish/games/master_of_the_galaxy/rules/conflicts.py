"""Conflict cards on the board: placing, cancelling, peace (chapters 9 and 10)."""

from __future__ import annotations

from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Question
from fiendish.games.master_of_the_galaxy import words
from fiendish.games.master_of_the_galaxy.faces import PROJECTS, START, STOP
from fiendish.games.master_of_the_galaxy.galaxy_map import ENDS
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.board import (
    allows,
    is_decided,
    owner_of,
    route_length,
    side_holder,
    side_system,
)
from fiendish.games.master_of_the_galaxy.rules.cubes import clear, send_home
from fiendish.games.master_of_the_galaxy.rules.decks import gain, to_bottom
from fiendish.games.master_of_the_galaxy.state import NOBODY, Stars

RED_SIDE, BLUE_SIDE = range(2)
ASKED, AGREED = 1, 2
"""Of a conflict in this turn: peace was proposed, or made; it is not proposed or placed again."""


def sides(g: Stars, card: int) -> tuple[int, int]:
    """The players on the red and on the blue side; -1 for a neutral system."""
    face = g.identity[card]
    return side_holder(g, face, RED_SIDE), side_holder(g, face, BLUE_SIDE)


def systems(g: Stars, card: int) -> tuple[int, int]:
    """The systems on the red and on the blue side."""
    face = g.identity[card]
    return side_system(g, face, RED_SIDE), side_system(g, face, BLUE_SIDE)


def undecided_at(g: Stars, system: int) -> list[int]:
    """Conflicts about that system that can still be cancelled (MG-R53)."""
    return [
        card
        for card in g.conflicts
        if system in systems(g, card) and not is_decided(g, g.identity[card])
    ]


# -- placing -------------------------------------------------------------------------------------


def confront(g: Stars, me: int, card: int, track: int) -> Asking:
    """Place a conflict card on a track between an own and another system (MG-125 to MG-127)."""
    near = 0 if g.holder[ENDS[track][0]] == me + 1 else 1
    rival = g.holder[ENDS[track][1 - near]] - 1
    chooser, prompt = me, words.OWN_SIDE
    if rival >= 0 and allows(g, rival, When.CHOOSE_SIDE):
        chooser, prompt = rival, words.RIVAL_SIDE
    face = g.identity[card]
    g.cause = face
    side = yield Question(g, chooser, prompt, [RED_SIDE, BLUE_SIDE])
    g.cause = -1
    end = near if chooser == me else 1 - near  # the end of whoever chooses
    if route_length(g, track):
        clear(g, track, owner_of(g, track))
    g.cards[me].remove(card)
    g.owner[face] = 0
    g.conflicts.append(card)
    g.track[face] = track
    g.red_end[face] = end if side == RED_SIDE else 1 - end
    g.ahead[face] = NOBODY
    note(g, words.CONFRONTED, me, [card], rival, ENDS[track][1 - near])


# -- ending --------------------------------------------------------------------------------------


def take_off(g: Stars, card: int, red: int, blue: int) -> None:
    """A conflict leaves the board, and all cubes on it go home (MG-107, MG-123)."""
    face = g.identity[card]
    for project, owner in zip(PROJECTS[face], (red, blue), strict=True):
        if owner >= 0:
            send_home(g, range(START[project], STOP[project]), owner)
    g.conflicts.remove(card)
    g.track[face] = g.red_end[face] = g.ahead[face] = g.loser[face] = g.refused[face] = 0


def cancel(g: Stars, card: int, red: int, blue: int) -> Asking:
    """Cancel a conflict: its card goes to the red side, or away if one was neutral (MG-122)."""
    take_off(g, card, red, blue)
    note(g, words.CANCELLED, g.active, [card])
    if red < 0 or blue < 0:
        to_bottom(g, card)
    else:
        yield from regain(g, red, card)


def regain(g: Stars, me: int, card: int) -> Asking:
    """A conflict card comes back from the board to a player."""
    note(g, words.REGAINED, me, [card])
    yield from gain(g, me, card)


# -- peace ---------------------------------------------------------------------------------------


def propose_peace(g: Stars, me: int, card: int) -> Asking:
    """Ask the other side to stop; it needs both (MG-120, MG-R42)."""
    red, blue = sides(g, card)
    other = blue if red == me else red
    face = g.identity[card]
    g.refused[face] = ASKED
    note(g, words.PROPOSED, me, [card], other)
    g.cause = face
    answer = yield Question(g, other, words.PEACE, [1, DECLINE])
    g.cause = -1
    if answer == DECLINE:
        note(g, words.REFUSED, other, [card], me)
        return
    note(g, words.AGREED, other, [card], me)
    yield from cancel(g, card, red, blue)
    g.refused[face] = AGREED

"""The turn: cubes are drawn, allocated, cards used; extra and skipped turns (chapters 7 to 11)."""

from __future__ import annotations

from fiendish.engine.effects import Asking, GameOver, note
from fiendish.engine.question import DECLINE, UNLISTED, Question, parts
from fiendish.games.master_of_the_galaxy import words
from fiendish.games.master_of_the_galaxy.faces import DISCARDS, STOP
from fiendish.games.master_of_the_galaxy.faces import START as FIRST_SLOT
from fiendish.games.master_of_the_galaxy.galaxy_map import BLACK, WIDTH
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules import allowed
from fiendish.games.master_of_the_galaxy.rules.board import (
    CONFRONT,
    DISCARD,
    PEACE,
    allows,
    functions,
    more,
    projects_of,
    rivals,
)
from fiendish.games.master_of_the_galaxy.rules.conflicts import confront, propose_peace, sides
from fiendish.games.master_of_the_galaxy.rules.cubes import (
    bag_of,
    call,
    cubes_left,
    draw_cubes,
    in_reserve,
    return_drawn,
    send_home,
    take,
)
from fiendish.games.master_of_the_galaxy.rules.decks import discard, take_random
from fiendish.games.master_of_the_galaxy.rules.phases import allocate, rewards
from fiendish.games.master_of_the_galaxy.rules.setup import STEPS
from fiendish.games.master_of_the_galaxy.rules.victory import check_length
from fiendish.games.master_of_the_galaxy.state import (
    ALLOCATE,
    GAIN,
    HARVEST,
    LEADER,
    REDRAW,
    REWARDS,
    RUNNING,
    START,
    USE,
    Stars,
)

CUBES_DRAWN = 3
DISCARD_REWARD = (0, 1, 3, 5)
EXTRA_TURNS = 2  # in a row (MG-136)


def play(g: Stars) -> Asking:
    """The game from where it stands to its end."""
    try:
        while g.ended == RUNNING:
            if g.phase == ALLOCATE:
                yield from allocate(g)
            elif g.phase == REWARDS:
                yield from rewards(g)
            elif g.phase == USE:
                yield from use_cards(g)
            elif g.phase == HARVEST:
                yield from _harvest(g)
            elif g.phase == START:
                yield from _begin_turn(g)
            elif g.phase == GAIN:
                yield from _gain_resources(g)
            elif g.phase == REDRAW:
                yield from _redraw(g)
            else:
                yield from STEPS[g.phase](g)
    except GameOver:
        return


# -- Phase 1 -------------------------------------------------------------------------------------


def _begin_turn(g: Stars) -> Asking:
    """What cards do at the start of the turn, then the check for an empty bag (MG-46)."""
    for face, function in functions(g, g.active, When.TURN_BEGINS):
        yield from call(g, face, function, g.active, 0)
    g.phase = GAIN


def _gain_resources(g: Stars) -> Asking:
    """Draw three cubes; with an empty bag an adventurer comes first (MG-44, MG-46)."""
    me = g.active
    if not any(bag_of(g, me)):
        yield from _send_for_adventurer(g, me)
    draw_cubes(g, me, cubes_to_draw(g, me))
    _note_drawn(g, me)
    g.phase = REDRAW


def cubes_to_draw(g: Stars, me: int) -> int:
    """How many cubes the player draws in Phase 1 (MG-44)."""
    return CUBES_DRAWN + more(g, me, When.CUBES_DRAWN)


def _send_for_adventurer(g: Stars, me: int) -> Asking:
    """A random leader comes, then all black cubes at work come home (MG-46, MG-R16)."""
    note(g, words.ADVENTURER, me)
    yield from take_random(g, me, LEADER)
    for project in projects_of(g, me):
        start, stop = FIRST_SLOT[project], STOP[project]
        if g.cubes.find(BLACK, start, stop) >= 0:
            send_home(g, [slot for slot in range(start, stop) if g.cubes[slot] == BLACK], me)
            cubes_left(g, project)


def _redraw(g: Stars) -> Asking:
    """Somebody may put the cubes back and draw as many again (Oracle Zhen)."""
    me = g.active
    if any(g.drawn) and allows(g, me, When.REDRAW):
        again = yield Question(g, me, words.REDRAW, [0, 1], rest=True)
        if again:
            count = sum(g.drawn)
            return_drawn(g, me)
            draw_cubes(g, me, count)
            _note_drawn(g, me)
    if g.conflicts and allowed.stoppable(g, me):
        yield from _hear_offers(g, me)
    g.phase = ALLOCATE


def _hear_offers(g: Stars, me: int) -> Asking:
    """Whoever is in conflict with the player on turn may propose to stop it (MG-R42).

    They are asked once, when the cubes lie open: asked after each act they would never be done.
    """
    for rival in rivals(g, me):
        while cards := [card for card in allowed.stoppable(g, me) if rival in sides(g, card)]:
            card = yield Question(g, rival, words.OFFER, [*cards, DECLINE])
            if card == DECLINE:
                break
            yield from propose_peace(g, rival, card)


def _note_drawn(g: Stars, me: int) -> None:
    """What was drawn lies open (MG-R55)."""
    if g.journal is None:
        return
    amount = 0
    for colour in range(WIDTH):
        amount = amount * 10 + g.drawn[colour]
    note(g, words.DREW_CUBES, me, amount=amount)


# -- Phase 3 -------------------------------------------------------------------------------------


def use_cards(g: Stars) -> Asking:
    """Place conflicts and discard cards, in any order (MG-124)."""
    me = g.active
    while True:
        options = UNLISTED if g.answered else allowed.use_options(g, me)
        act, card, track = parts((yield Question(g, me, words.USE, options, rest=True)))
        if act == CONFRONT:
            yield from confront(g, me, card, track)
        elif act == DISCARD:
            yield from discard_and_use(g, me, card)
        elif act == PEACE:
            yield from propose_peace(g, me, card)
        else:
            break
    if g.discarded:
        g.owed = DISCARD_REWARD[min(g.discarded, 3)] + more(g, me, When.DISCARD_REWARD)
    g.discarded = 0
    g.phase = HARVEST


def discard_and_use(g: Stars, me: int, card: int) -> Asking:
    """Discard an own card; if it works and has the discard sign, do what it says (MG-128)."""
    face = g.identity[card]
    effect = DISCARDS[face] if allowed.is_usable(g, me, face) else None
    discard(g, card, me)
    g.discarded += 1
    if effect is not None:
        note(g, words.USED, me, [card])
        yield from call(g, face, effect, me)


def _harvest(g: Stars) -> Asking:
    """Choose the cubes for discarding, then the turn ends (MG-132, MG-134)."""
    me = g.active
    while g.owed:
        colours = in_reserve(g)
        if not colours:
            break
        colour = yield Question(g, me, words.HARVEST, colours, rest=True)
        g.owed -= 1
        take(g, me, colour, told=words.TOOK_FOR_DISCARDS)
    g.owed = 0
    end_turn(g)


# -- whose turn is next --------------------------------------------------------------------------


def grant_extra_turn(g: Stars, me: int) -> None:
    """One more turn after this one, unless it were the third in a row (MG-136, MG-R32)."""
    if g.running + g.extra < EXTRA_TURNS:
        g.extra += 1
        note(g, words.EXTRA_TURN, me)
    else:
        note(g, words.NO_EXTRA_TURN, me)


def make_skip(g: Stars, seat: int) -> None:
    """A player will skip a turn (MG-137)."""
    g.skips[seat] += 1
    if g.tokens:
        g.tokens -= 1
        g.markers[seat] += 1
    note(g, words.MUST_SKIP, seat)


def end_turn(g: Stars) -> None:
    """The next turn: an extra one, or that of the next player; some are skipped (MG-138)."""
    g.exchanged = 0
    if g.refused.count(0) < len(g.refused):
        g.refused = bytearray(len(g.refused))
    while True:
        if g.extra:
            g.extra -= 1
            g.running += 1
        else:
            g.active = (g.active + 1) % g.seats
            g.running = 0
        if not g.skips[g.active]:
            break
        _skip(g, g.active)
    g.turn += 1
    g.decisions = 0
    g.phase = START
    check_length(g)
    note(g, words.TURN, g.active, amount=g.turn)


def _skip(g: Stars, seat: int) -> None:
    g.skips[seat] -= 1
    if g.markers[seat]:
        g.markers[seat] -= 1
        g.tokens += 1
    note(g, words.SKIPPED, seat)

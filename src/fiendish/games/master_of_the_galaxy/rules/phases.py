"""Phase 2: cubes are put on projects, then rewards are taken (chapter 9)."""

from __future__ import annotations

from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, UNLISTED, Question, action, parts
from fiendish.games.master_of_the_galaxy import words
from fiendish.games.master_of_the_galaxy.faces import (
    AGENDA,
    ANY_DEVELOPMENT,
    BASE,
    CAPACITY,
    COVERT,
    DECK,
    DEVELOPMENT,
    FACE_OF,
    FACES,
    GIVES,
    KIND,
    PROJECT_OF,
    PROJECTS,
    RECEIVE,
    SIDE,
    START,
    TRACK,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import BLACK, COLOUR_OF, ROOM, WIDTH
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules import allowed
from fiendish.games.master_of_the_galaxy.rules.board import (
    CANCEL,
    END,
    EXCHANGE,
    FILL,
    GAP,
    PEACE,
    PLACE,
    ROUTE,
    ROUTED,
    SETTLE,
    SETTLED,
    TAKE,
    allows,
    cubes_on,
    functions,
    implemented,
    is_completed,
    is_full,
    is_joined,
    more,
    owns,
    rivals,
    route_length,
    routed_option,
    side_holder,
    take_option,
    unused,
)
from fiendish.games.master_of_the_galaxy.rules.conflicts import propose_peace
from fiendish.games.master_of_the_galaxy.rules.cubes import (
    call,
    clear,
    cubes_left,
    cubes_to_lift,
    fire,
    return_drawn,
    rob,
    send_home,
    take,
    weigh,
)
from fiendish.games.master_of_the_galaxy.rules.decks import POLITICS, draw, draw_development
from fiendish.games.master_of_the_galaxy.rules.systems import place_base
from fiendish.games.master_of_the_galaxy.rules.victory import check_victory
from fiendish.games.master_of_the_galaxy.rules.winning import win
from fiendish.games.master_of_the_galaxy.state import REWARDS, USE, Stars

# -- allocate ------------------------------------------------------------------------------------


def allocate(g: Stars) -> Asking:
    """Put drawn cubes wherever they fit, one by one, until none is left or wanted (MG-47)."""
    me = g.active
    while any(g.drawn):
        options = UNLISTED if g.answered else allowed.allocate_options(g, me)
        act, what, colour = parts(
            (yield Question(g, me, words.ALLOCATE, options, rest=True, always=True))
        )
        if act == FILL:
            fill(g, me, what, colour)
        elif act == ROUTE:
            go_along(g, me, what >> 1, what & 1, colour)
        elif act == SETTLE:
            settle(g, me, what, colour)
        elif act == CANCEL:
            yield from cancel_project(g, me, what)
        elif act == EXCHANGE:
            _exchange(g, me, what, colour)
        elif act == PEACE:
            yield from propose_peace(g, me, what)
        else:
            break
    if any(g.drawn):
        note(g, words.RETURNED, me, amount=sum(g.drawn))
        return_drawn(g, me)
    for card in g.cards[me]:  # what is full now stays so for this turn (MG-R12)
        face = g.identity[card]
        if CAPACITY[face]:
            g.room[face] = CAPACITY[face] - g.built[face]
    g.phase = REWARDS


def fill(g: Stars, me: int, slot: int, colour: int) -> None:
    """Put a drawn cube into a slot of a card (MG-48)."""
    project = PROJECT_OF[slot]
    face = FACE_OF[project]
    g.drawn[colour] -= 1
    g.cubes[slot] = colour
    note(g, words.FILLED[colour], me, [g.identity.index(face)], amount=project)
    if KIND[project] == SIDE:
        weigh(g, face)
    if is_full(g, project):
        _complete(g, project)


def _complete(g: Stars, project: int) -> None:
    """A project is completed; its reward waits (MG-53)."""
    g.pending.append(take_option(project))
    if KIND[project] == SIDE:
        face = FACE_OF[project]
        g.loser[face] = side_holder(g, face, 1 - PROJECTS[face].index(project)) + 1


def go_along(g: Stars, me: int, track: int, end: int, colour: int) -> None:
    """Put a drawn cube on the next slot of a track (MG-65, MG-66)."""
    was = g.arrived[track] or is_completed(g, track, me)
    g.drawn[colour] -= 1
    g.departure[track] = end
    g.cubes[START[track] + route_length(g, track)] = colour
    note(g, words.WENT[colour], me, amount=2 * track + end)
    if is_completed(g, track, me):
        g.arrived[track] = 1
        if not was and owns(g, me, When.ROUTE_COMPLETED):
            g.pending.append(routed_option(track))


def settle(g: Stars, me: int, planet: int, colour: int) -> None:
    """Put a drawn cube on a planet, for good (MG-59)."""
    g.drawn[colour] -= 1
    g.planets[planet] = colour
    note(g, words.SETTLED[colour], me, amount=planet // ROOM)
    g.pending.append(action(SETTLED, planet))


def _exchange(g: Stars, me: int, given: int, wanted: int) -> None:
    """Space Exchange: a drawn cube for one of another colour."""
    g.exchanged = 1
    g.drawn[given] -= 1
    g.reserve[given] += 1
    g.reserve[wanted] -= 1
    g.drawn[wanted] += 1
    note(g, words.EXCHANGED[wanted], me)


def cancel_project(g: Stars, me: int, project: int) -> Asking:
    """Use a black cube to take back the cubes of an own project (MG-56)."""
    g.drawn[BLACK] -= 1
    g.bags[me * WIDTH + BLACK] += 1
    if KIND[project] == TRACK:
        note(g, words.CANCELLED_ROUTE, me, amount=2 * project + g.departure[project])
    else:
        card = g.identity.index(FACE_OF[project])
        note(g, words.CANCELLED_OWN, me, [card], amount=project)
    if allows(g, me, When.PART_CANCEL):
        yield from _take_some_back(g, me, project)
    else:
        clear(g, project, me)
    yield from fire(g, When.CANCELLED, me)


def _take_some_back(g: Stars, me: int, project: int) -> Asking:
    """Take off the cubes one likes, at least one (Shadow Cabinet)."""
    end: list[int] = []
    while cubes_on(g, project):
        slots = cubes_to_lift(g, project)
        slot = yield Question(g, me, words.LIFT, [*slots, *end])
        if slot == DECLINE:
            return
        send_home(g, [slot], me)
        cubes_left(g, project)
        end = [DECLINE]


# -- rewards -------------------------------------------------------------------------------------


def rewards(g: Stars) -> Asking:
    """Take what the completed projects give, in any order, and place bases (MG-54, MG-74)."""
    me = g.active
    while True:
        options = UNLISTED if g.answered else allowed.reward_options(g, me)
        option = yield Question(g, me, words.REWARDS, options, rest=True)
        act, what, system = parts(option)
        if option in g.pending:
            g.pending.remove(option)
        if act == TAKE:
            yield from take_reward(g, me, what)
        elif act == SETTLED:
            yield from take_settlers_reward(g, me, what)
        elif act == ROUTED:
            for face, function in functions(g, me, When.ROUTE_COMPLETED):
                yield from call(g, face, function, me, what)
        elif act == GAP:
            _complete(g, what)
            note(g, words.GAP, me, [g.identity.index(FACE_OF[what])], amount=what)
        elif act == PLACE:
            yield from place_base(g, me, system, what)
        elif act == PEACE:
            yield from propose_peace(g, me, what)
        else:
            assert act == END
            g.pending = []
            g.phase = USE
            return


def take_reward(g: Stars, me: int, project: int) -> Asking:
    """The reward of one completed project (MG-55)."""
    kind, face = KIND[project], FACE_OF[project]
    if kind in (AGENDA, DEVELOPMENT):
        g.working[project] = 1
        fact = words.FULFILLED if kind == AGENDA else words.IMPLEMENTED
        note(g, fact, me, [g.identity.index(face)])
        check_victory(g)
        if kind == DEVELOPMENT:
            yield from fire(g, When.IMPLEMENTED, me)
            yield from draw(g, me, POLITICS[implemented(g, me, DECK[face]) - 1])  # MG-89
    elif kind == SIDE:
        yield from win(g, me, project)
    else:
        clear(g, project, me)
        if kind == BASE:
            _construct(g, me, face)
        elif kind == RECEIVE:
            yield from _receive(g, me, project)
        else:
            assert kind == COVERT
            note(g, words.OPERATED, me, [g.identity.index(face)])
            count = 1 + more(g, me, When.COVERT_TAKE)
            g.cause = face
            yield from rob(g, me, rivals(g, me), count, words.STEAL, FACES[face].steals)
            g.cause = -1


def _construct(g: Stars, me: int, face: int) -> None:
    """Build a base on the card, if its slot had room and a base is unused (MG-71, MG-R12)."""
    if g.room[face] and unused(g, me):
        g.room[face] -= 1
        g.built[face] += 1
        note(g, words.CONSTRUCTED, me, [g.identity.index(face)])
    else:
        note(g, words.NOT_CONSTRUCTED, me, [g.identity.index(face)])


def _receive(g: Stars, me: int, project: int) -> Asking:
    """Draw the cards that a project gives, several in any order (MG-83)."""
    decks = list(GIVES[project])
    while decks:
        deck = yield Question(g, me, words.NEXT_DECK, decks.copy())
        decks.remove(deck)
        if deck == ANY_DEVELOPMENT:
            yield from draw_development(g, me)
        else:
            yield from draw(g, me, deck)


def take_settlers_reward(g: Stars, me: int, planet: int) -> Asking:
    """Cubes of the settlers' colour: three if it is the system's, else two (MG-60)."""
    system, colour = planet // ROOM, g.planets[planet]
    is_same = colour == COLOUR_OF[system]
    count = 2 + is_same + more(g, me, When.SETTLE_REWARD, is_same)
    take(g, me, colour, count, words.TOOK_FOR_SETTLING)
    for rival in rivals(g, me):
        if is_joined(g, system, rival):
            yield from fire(g, When.RIVAL_SETTLED, rival, colour)

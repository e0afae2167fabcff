"""A conflict is won: card, spoils, objective (MG-106 to MG-115)."""

from __future__ import annotations

from fiendish.engine.effects import Asking, note
from fiendish.engine.journal import Happening
from fiendish.engine.question import DECLINE, Question
from fiendish.games.master_of_the_galaxy import words
from fiendish.games.master_of_the_galaxy.faces import (
    DECK,
    FACE_OF,
    FACES,
    PROJECTS,
    SPOILS,
    Objective,
)
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.board import (
    constructed,
    functions,
    has_space,
    is_decided,
    is_neutral,
    more,
    side_system,
    unused,
)
from fiendish.games.master_of_the_galaxy.rules.conflicts import sides, take_off
from fiendish.games.master_of_the_galaxy.rules.cubes import call, rob, take_any
from fiendish.games.master_of_the_galaxy.rules.decks import discard, gain, take_card, to_bottom
from fiendish.games.master_of_the_galaxy.rules.systems import lose_system, place_base
from fiendish.games.master_of_the_galaxy.state import CONFLICT, DECKS, DEVELOPMENTS, Stars


def win(g: Stars, me: int, project: int) -> Asking:
    """The player's side of a conflict is filled: clear it, then all rewards in order (MG-R21)."""
    face = FACE_OF[project]
    card = g.identity.index(face)
    side = PROJECTS[face].index(project)
    far = side_system(g, face, 1 - side)
    loser = g.loser[face] - 1
    watching = functions(g, me, When.WON)  # a card that is won comes too late
    owners = (me, loser) if side == 0 else (loser, me)
    take_off(g, card, *owners)
    note(g, words.WON_CONFLICT, me, [card], loser, far)
    g.cause = face
    yield from gain(g, me, card)
    count = SPOILS[face] + more(g, me, When.SPOILS)
    if loser < 0:
        yield from take_any(g, me, count, words.TOOK_AS_SPOILS)
        if is_neutral(g, far):
            yield from may_occupy(g, me, far, words.PLACED_BY_WIN)
    else:
        yield from rob(g, me, [loser], count, words.SPOILS, spoils=True)
        for objective in FACES[face].gains[side]:
            yield from _reach(g, me, loser, far, card, objective)
    for watcher, function in watching:
        yield from call(g, watcher, function, me, 0)
    g.cause = -1


def may_occupy(g: Stars, me: int, system: int, told: Happening) -> Asking:
    """The winner may place a base there: an unused one, or else a constructed one (MG-111)."""
    faces = [-1] if unused(g, me) else constructed(g, me)
    if not faces or not has_space(g, system):
        return
    if (yield Question(g, me, words.OCCUPY, [system, DECLINE])) == DECLINE:
        return
    face = faces[0]
    if len(faces) > 1:
        cards = [g.identity.index(one) for one in faces]
        face = g.identity[(yield Question(g, me, words.WHICH_BASE, cards))]
    yield from place_base(g, me, system, face, told)


def _reach(g: Stars, me: int, loser: int, far: int, won: int, objective: Objective) -> Asking:
    """Carry out one objective against the loser (MG-110)."""
    if objective.act == "capture":
        if g.holder[far] == loser + 1:  # MG-R53
            note(g, words.CAPTURED, me, [], loser, far)
            yield from lose_system(g, far)
            yield from may_occupy(g, me, far, words.PLACED_BY_CAPTURE)
        return
    cards = cards_of_kind(g, loser, objective.kind, won)
    if not cards:
        return
    takes = objective.act == "take"
    card = yield Question(g, me, words.TAKE_CARD if takes else words.DISCARD_CARD, cards)
    if card in g.conflicts:  # MG-121
        take_off(g, card, *sides(g, card))
        if takes:
            note(g, words.TOOK_CARD, me, [card], loser)
            yield from gain(g, me, card)
        else:
            note(g, words.DISCARDED, loser, [card])
            to_bottom(g, card)
    elif takes:
        yield from take_card(g, me, loser, card)
    else:
        discard(g, card, loser)  # MG-114: no ability, no reward


def cards_of_kind(g: Stars, loser: int, kind: str, won: int = -1) -> list[int]:
    """The loser's cards of a kind; conflicts on the board too, but not decided ones (MG-R26)."""
    decks = DEVELOPMENTS if kind == "development" else (DECKS.index(kind),)
    cards = [card for card in g.cards[loser] if DECK[g.identity[card]] in decks]
    if CONFLICT in decks:
        cards += [
            card
            for card in g.conflicts
            if loser in sides(g, card) and not is_decided(g, g.identity[card])
        ]
    return [card for card in cards if card != won]

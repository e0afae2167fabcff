"""The verbs that cards are written with, gathered from the chapters of the rules."""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Question
from fiendish.games.master_of_the_galaxy import words
from fiendish.games.master_of_the_galaxy.faces import PROJECT_OF
from fiendish.games.master_of_the_galaxy.galaxy_map import CORNERS, SYSTEMS
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.allowed import places
from fiendish.games.master_of_the_galaxy.rules.board import (
    constructed,
    functions,
    is_joined,
    neutral_systems,
    rivals,
    unused,
)
from fiendish.games.master_of_the_galaxy.rules.conflicts import cancel, regain, sides, take_off
from fiendish.games.master_of_the_galaxy.rules.cubes import (
    in_reserve,
    repay,
    seize,
    take,
    take_any,
    within_reach,
)
from fiendish.games.master_of_the_galaxy.rules.decks import (
    draw,
    search,
    search_developments,
    take_card,
    take_random,
)
from fiendish.games.master_of_the_galaxy.rules.systems import (
    devour,
    place_base,
    remove_base,
    uncover,
)
from fiendish.games.master_of_the_galaxy.rules.turn import grant_extra_turn, make_skip
from fiendish.games.master_of_the_galaxy.rules.winning import cards_of_kind
from fiendish.games.master_of_the_galaxy.state import Stars

__all__ = [
    "Asking",
    "Stars",
    "abduct",
    "build_one",
    "cancel_one",
    "colony",
    "devour_one",
    "draw",
    "grant_extra_turn",
    "make_somebody_skip",
    "may_settle_uncovered",
    "may_take",
    "raid_somebody",
    "recall_one",
    "sabotage_one",
    "search",
    "search_developments",
    "take",
    "take_any",
    "take_random",
    "uncover_one",
]


def may_take(g: Stars, me: int, colours: list[int] | None = None) -> Asking:
    """The player may take one cube of these colours, or of any."""
    there = [colour for colour in in_reserve(g) if colours is None or colour in colours]
    if there:
        colour = yield Question(g, me, words.MAY_TAKE, [*there, DECLINE])
        if colour != DECLINE:
            take(g, me, colour)


# -- conflicts -----------------------------------------------------------------------------------


def cancel_one(g: Stars, me: int) -> Asking:
    """Cancel any conflict on the board; card and cubes go by the rules (MG-118)."""
    if g.conflicts:
        card = yield Question(g, me, words.CANCEL, g.conflicts.copy())
        yield from cancel(g, card, *sides(g, card))


def recall_one(g: Stars, me: int) -> Asking:
    """Cancel a conflict with a side of one's own and gain its card in any case."""
    mine = [card for card in g.conflicts if me in sides(g, card)]
    if mine:
        card = yield Question(g, me, words.CANCEL, mine)
        take_off(g, card, *sides(g, card))
        note(g, words.CANCELLED, me, [card])
        yield from regain(g, me, card)


# -- opponents -----------------------------------------------------------------------------------


def make_somebody_skip(g: Stars, me: int) -> Asking:
    """An opponent of one's choice skips a turn."""
    make_skip(g, (yield Question(g, me, words.SKIPPER, rivals(g, me))))


def abduct(g: Stars, me: int) -> Asking:
    """Take a leader of an opponent."""
    cards = [card for rival in rivals(g, me) for card in cards_of_kind(g, rival, "leader")]
    if cards:
        card = yield Question(g, me, words.TAKE_CARD, cards)
        yield from take_card(g, me, g.owner[g.identity[card]] - 1, card)


def sabotage_one(g: Stars, me: int) -> Asking:
    """An opponent's system next to one's own, no starting system, loses a base."""
    targets = [
        system
        for system in range(CORNERS.stop, len(SYSTEMS))
        if g.holder[system] not in (0, me + 1) and is_joined(g, system, me)
    ]
    if targets:
        yield from remove_base(g, (yield Question(g, me, words.SABOTAGE, targets)))


def raid_somebody(g: Stars, me: int, count: int) -> Asking:
    """Take up to so many cubes from an opponent's projects, at most one from each."""
    victim = yield Question(g, me, words.RIVAL, rivals(g, me))
    insured = {victim: functions(g, victim, When.ROBBED)}
    losses = {victim: 0}
    robbed: list[int] = []
    for _ in range(count):
        slots = [slot for slot in within_reach(g, victim) if PROJECT_OF[slot] not in robbed]
        slot = yield Question(g, me, words.RAID, [*slots, DECLINE] if slots else [])
        if slot == DECLINE:
            break
        robbed.append(PROJECT_OF[slot])
        losses[seize(g, me, slot)] += 1
    yield from repay(g, insured, losses)


# -- systems and bases ---------------------------------------------------------------------------


def devour_one(g: Stars, me: int) -> Asking:
    """Put a black hole on a neutral system, if a token is left (MG-R33)."""
    systems = neutral_systems(g)
    if systems and g.tokens:
        yield from devour(g, (yield Question(g, me, words.DEVOUR, systems)))


def uncover_one(g: Stars, me: int) -> Generator[Question, int, int]:
    """Remove a black hole, not from a starting system; returns the system, or -1 for none."""
    holes = [system for system in range(CORNERS.stop, len(SYSTEMS)) if g.holes[system]]
    system = yield Question(g, me, words.UNCOVER, holes)
    if system != DECLINE:
        uncover(g, system)
    return system


def may_settle_uncovered(g: Stars, me: int, system: int) -> Asking:
    """A constructed base may go to that system without a route, if it is joined to one's own."""
    faces = constructed(g, me)
    if not faces or not is_joined(g, system, me):
        return
    if (yield Question(g, me, words.OCCUPY, [system, DECLINE])) == DECLINE:
        return
    cards = [g.identity.index(face) for face in faces]
    card = yield Question(g, me, words.WHICH_BASE, cards)
    yield from place_base(g, me, system, g.identity[card])


def colony(g: Stars, me: int) -> Asking:
    """Place an unused base by the rules for constructed ones."""
    if unused(g, me):
        system = yield Question(g, me, words.PLACE_BASE, places(g, me))
        if system != DECLINE:
            yield from place_base(g, me, system)


def build_one(g: Stars, me: int) -> Asking:
    """Put an unused base on a base slot with room; one left in this turn has none (MG-75)."""
    cards = [card for card in g.cards[me] if g.room[g.identity[card]]]
    if cards and unused(g, me):
        card = yield Question(g, me, words.BASE_SLOT, cards)
        g.room[g.identity[card]] -= 1
        g.built[g.identity[card]] += 1
        note(g, words.CONSTRUCTED, me, [card])

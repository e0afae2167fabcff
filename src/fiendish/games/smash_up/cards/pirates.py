"""Pirates: moving about. Bases: The Grey Opal, Tortuga."""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine.effects import note
from fiendish.engine.question import Question
from fiendish.engine.seats import clockwise, others
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import FACTION, faction
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.board import (
    all_minions,
    has_minion_at,
    is_spent,
    minions_up_to,
    my_minions,
    my_minions_at,
    other_places,
    places,
    power,
    rivals_at,
    spend,
    winners,
)
from fiendish.games.smash_up.rules.resolution import carry_out
from fiendish.games.smash_up.rules.verbs import (
    DECLINE,
    Asking,
    Brawl,
    ask,
    choose_place,
    choose_player,
    destroy,
    destroy_one,
    move,
    move_one,
    move_where,
    pick_any,
    step,
    strengthen,
    then,
)

pirates = faction("Pirates", box="core")

# -- minions -------------------------------------------------------------------------------------

pirate_king = pirates.minion("Pirate King", power=5, count=1)


@pirate_king.before_scoring(when.scores_elsewhere)
def pirate_king_special(g: Brawl, me: int, card: int) -> Asking:
    """Special: Before a base scores, you may move this minion there from another base."""
    if (yield from ask(g, me, words.MAY_MOVE, [card], may=True)) != DECLINE:
        move(g, card, g.scoring)


buccaneer = pirates.minion("Buccaneer", power=4, count=2)


@buccaneer.instead
def buccaneer_special(g: Brawl, card: int) -> Generator[Question, int, bool]:
    """Special: If this minion would be destroyed, move it to another base of your choice
    instead."""
    moved: bool = yield from carry_out(g, g.controller[card], card, _escape, False)
    return moved


buccaneer_errata = pirates.minion("Buccaneer", power=4, count=2, errata=True)


@buccaneer_errata.instead
def buccaneer_errata_ongoing(g: Brawl, card: int) -> Generator[Question, int, bool]:
    """Ongoing: Once per turn, if this minion would be destroyed, you may move it to another base
    instead."""
    if is_spent(g, card):
        return False
    moved: bool = yield from carry_out(g, g.controller[card], card, _escape, True)
    if moved:
        spend(g, card)
    return moved


def _escape(g: Brawl, me: int, card: int, may: bool) -> Generator[Question, int, bool]:
    place = yield from ask(g, me, words.ESCAPE, other_places(g, g.at[card]), may)
    return place != DECLINE and move(g, card, place)


@pirates.minion("Saucy Wench", power=3, count=3)
def saucy_wench(g: Brawl, me: int, card: int) -> Asking:
    """You may destroy a minion of power 2 or less here."""
    yield from destroy_one(g, me, minions_up_to(g, g.minions[g.at[card]], 2), may=True)


first_mate = pirates.minion("First Mate", power=2, count=4)


@first_mate.after_scoring(when.scores_here)
def first_mate_special(g: Brawl, me: int, card: int) -> Asking:
    """Special: After this base scores, you may move this minion to another base."""
    place = yield from ask(g, me, words.MOVE_WHERE, other_places(g, g.scoring), may=True)
    if place != DECLINE:
        move(g, card, place)


# -- actions -------------------------------------------------------------------------------------


@pirates.action("Broadside", count=2)
def broadside(g: Brawl, me: int, card: int) -> Asking:
    """Choose a base where you have a minion, and a player. Destroy all minions of power 2 or less
    of that player there."""
    manned = [place for place in places(g) if has_minion_at(g, me, place)]
    place = yield from choose_place(g, me, manned)
    if place == DECLINE:
        return
    seat = yield from choose_player(g, me, [*others(g, me), me])
    yield from destroy(g, minions_up_to(g, my_minions_at(g, seat, place), 2))


@pirates.action("Cannon", count=1)
def cannon(g: Brawl, me: int, card: int) -> Asking:
    """Destroy up to two minions of power 2 or less."""
    small = minions_up_to(g, all_minions(g), 2)
    yield from destroy(g, (yield from pick_any(g, me, words.DESTROY_SOME, small, 2)))


@pirates.action("Dinghy", count=2)
def dinghy(g: Brawl, me: int, card: int) -> Asking:
    """Move up to two of your minions, each to another base of your choice."""
    yield from _sail(g, me, 2, *my_minions(g, me))


@pirates.action("Full Sail", count=1)
def full_sail(g: Brawl, me: int, card: int) -> Asking:
    """Move any number of your minions, each to another base of your choice."""
    mine = my_minions(g, me)
    yield from _sail(g, me, len(mine), *mine)


full_sail.special(when.before_any_base)


@step
def _sail(g: Brawl, me: int, most: int, *left: int) -> Asking:
    minion = yield from move_one(g, me, [*left], may=True)
    if minion != DECLINE and most > 1:
        then(g, _sail, me, most - 1, *(other for other in left if other != minion))


@pirates.action("Powderkeg", count=1)
def powderkeg(g: Brawl, me: int, card: int) -> Asking:
    """Choose one of your minions. Destroy it and all minions at the same base whose power is not
    greater than its own."""
    minion = yield from ask(g, me, words.DESTROY, my_minions(g, me))
    if minion != DECLINE:
        yield from destroy(g, minions_up_to(g, g.minions[g.at[minion]], power(g, minion)))


@pirates.action("Sea Dogs", count=1)
def sea_dogs(g: Brawl, me: int, card: int) -> Asking:
    """Name a faction and choose two bases. Move all minions of that faction that other players
    have at the first base to the second."""
    sailing = [number for mine in g.picks for number in mine]
    named = yield from ask(g, me, words.NAME_FACTION, [*dict.fromkeys(sailing)])
    note(g, words.CHOSE_FACTION, me, amount=named)
    start = yield from choose_place(g, me)
    goal = yield from ask(g, me, words.MOVE_WHERE, other_places(g, start))
    for minion in rivals_at(g, me, start):
        if FACTION[g.face(minion)] == named:
            move(g, minion, goal)


@pirates.action("Shanghai", count=1)
def shanghai(g: Brawl, me: int, card: int) -> Asking:
    """Move a minion of another player to another base."""
    yield from move_one(g, me, [one for one in all_minions(g) if g.controller[one] != me])


@pirates.action("Swashbuckling", count=1)
def swashbuckling(g: Brawl, me: int, card: int) -> None:
    """Each of your minions has +1 power until the end of the turn."""
    strengthen(g, my_minions(g, me), 1)


# -- bases ---------------------------------------------------------------------------------------

the_grey_opal = pirates.base("The Grey Opal", breakpoint=17, vp=(3, 1, 1))


@the_grey_opal.after_scoring(when.scores_here)
def the_grey_opal_ability(g: Brawl, me: int, card: int) -> Asking:
    """After this base scores, every player but the winner may move one of their minions from
    here to another base."""
    beaten = [seat for seat in clockwise(g) if g.ranks[seat] != 1]
    for seat in beaten:
        mine = my_minions_at(g, seat, g.scoring)
        minion = yield from ask(g, seat, words.MAY_MOVE, mine, may=True)
        if minion != DECLINE:
            yield from move_where(g, seat, minion)


tortuga = pirates.base("Tortuga", breakpoint=21, vp=(4, 3, 2))


@tortuga.after_replacing
def tortuga_ability(g: Brawl, me: int, card: int) -> Asking:
    """After this base scores and another one has taken its place, the runner-up may move one of
    their minions from another base to the new one."""
    for seat in winners(g, 2):
        away = [one for one in my_minions(g, seat) if g.at[one] != g.scoring]
        minion = yield from ask(g, seat, words.MAY_MOVE, away, may=True)
        if minion != DECLINE:
            move(g, minion, g.scoring)

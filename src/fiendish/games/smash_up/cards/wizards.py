"""Wizards: actions and more actions. Bases: School of Wizardry, The Great Library."""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine.question import Question
from fiendish.engine.seats import clockwise, others
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import Extra, faction
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.board import (
    has_minion_at,
    is_action,
    is_minion,
    my_minions,
    power,
    winners,
)
from fiendish.games.smash_up.rules.verbs import (
    DECLINE,
    Asking,
    Brawl,
    ask,
    destroy,
    draw,
    extra_action,
    extra_minion,
    ignores,
    leave_on_top,
    look_at_bases,
    may_draw,
    pick_any,
    play_now,
    put_back,
    put_back_bases,
    search_deck,
    shuffle_hand_in,
    spots,
    take_found,
    take_top,
    then,
    to_hand_from_aside,
)

wizards = faction("Wizards", box="core")

# -- minions -------------------------------------------------------------------------------------

archmage = wizards.minion(
    "Archmage",
    power=4,
    count=1,
    extra=Extra.ACTION,
    text="Ongoing: On each of your turns you may play an extra action.",
)

archmage_errata = wizards.minion("Archmage", power=4, count=1, errata=True)


@archmage_errata.talent()
def archmage_errata_talent(g: Brawl, me: int, card: int) -> None:
    """Talent: You may play an extra action."""
    then(g, extra_action, me)


@wizards.minion("Chronomage", power=3, count=2)
def chronomage(g: Brawl, me: int, card: int) -> None:
    """You may play an extra action."""
    then(g, extra_action, me)


@wizards.minion("Enchantress", power=2, count=3)
def enchantress(g: Brawl, me: int, card: int) -> None:
    """Draw a card."""
    draw(g, me)


@wizards.minion("Neophyte", power=2, count=4)
def neophyte(g: Brawl, me: int, card: int) -> Asking:
    """Reveal the top card of your deck. If it is an action, you may take it into your hand or play
    it at once as an extra action. Otherwise it goes back."""
    for top in take_top(g, me, 1, open_to_all=True, me=me):
        choice = (yield from _take_or_play(g, me, top)) if is_action(g, top) else DECLINE
        if choice == TAKE:
            to_hand_from_aside(g, me, top)
        elif choice == PLAY:
            then(g, play_now, me, top)
        else:
            leave_on_top(g, me, top)


TAKE, PLAY = 1, 2


def _take_or_play(g: Brawl, me: int, action: int) -> Generator[Question, int, int]:
    options = [TAKE, PLAY] if spots(g, me, action) else [TAKE]
    return ask(g, me, words.TAKE_OR_PLAY, options, may=True)


# -- actions -------------------------------------------------------------------------------------


@wizards.action("Mass Enchantment", count=1)
def mass_enchantment(g: Brawl, me: int, card: int) -> Asking:
    """Reveal the top card of each other player's deck. You may play one of these actions at once as
    an extra action. The other cards go back."""
    shown = [
        (seat, top)
        for seat in others(g, me)
        for top in take_top(g, seat, 1, open_to_all=True, me=me)
    ]
    playable = [top for _, top in shown if is_action(g, top) and spots(g, me, top)]
    action = yield from ask(g, me, words.PLAY_ONE, playable, may=True)
    if action != DECLINE:
        yield from play_now(g, me, action)
    for seat, top in shown:
        if top != action:
            leave_on_top(g, seat, top)


@wizards.action("Mystic Studies", count=2)
def mystic_studies(g: Brawl, me: int, card: int) -> None:
    """Draw two cards."""
    draw(g, me, 2)


@wizards.action("Portal", count=1)
def portal(g: Brawl, me: int, card: int) -> Asking:
    """Reveal the top five cards of your deck. Take any number of minions among them into your hand.
    Put the others back on top in any order."""
    shown = take_top(g, me, 5, open_to_all=True, me=me)
    minions = [top for top in shown if is_minion(g, top)]
    for minion in (yield from pick_any(g, me, words.TAKE, minions, len(minions))):
        to_hand_from_aside(g, me, minion)
    then(g, put_back, me, me, *shown)


@wizards.action("Sacrifice", count=1)
def sacrifice(g: Brawl, me: int, card: int) -> Asking:
    """Choose one of your minions. Draw as many cards as it has power, then destroy it."""
    minion = yield from ask(g, me, words.DESTROY, my_minions(g, me))
    if minion != DECLINE:
        draw(g, me, power(g, minion))
        yield from destroy(g, [minion])


@wizards.action("Scry", count=1)
def scry(g: Brawl, me: int, card: int) -> Asking:
    """Search your deck for an action, show it to all and take it into your hand. Shuffle the
    deck."""
    actions = [found for found in search_deck(g, me) if is_action(g, found)]
    found = yield from ask(g, me, words.TAKE, actions, secret=True)
    take_found(g, me, [] if found == DECLINE else [found])


@wizards.action("Summon", count=2)
def summon(g: Brawl, me: int, card: int) -> None:
    """You may play an extra minion."""
    then(g, extra_minion, me)


@wizards.action("Time Loop", count=1)
def time_loop(g: Brawl, me: int, card: int) -> None:
    """You may play two extra actions."""
    then(g, extra_action, me)
    then(g, extra_action, me)


@wizards.action("Winds of Change", count=1)
def winds_of_change(g: Brawl, me: int, card: int) -> None:
    """Shuffle your hand into your deck and draw five cards. You may play an extra action."""
    shuffle_hand_in(g, me)
    draw(g, me, 5)
    then(g, extra_action, me)


# -- bases ---------------------------------------------------------------------------------------

school_of_wizardry = wizards.base("School of Wizardry", breakpoint=20, vp=(3, 2, 1))


@school_of_wizardry.after_scoring(when.scores_here)
def school_of_wizardry_ability(g: Brawl, me: int, card: int) -> Asking:
    """After this base scores, the winner looks at the top three cards of the base deck, chooses the
    one that replaces this base and puts the others back in any order."""
    for winner in winners(g)[:1]:  # of several only the first one (SU-129)
        if (yield from ignores(g, winner, g.scoring)):
            break
        left = look_at_bases(g, winner, 3)
        chosen = yield from ask(g, winner, words.REPLACE, left)
        if chosen == DECLINE:
            break
        left.remove(chosen)
        order = [chosen]
        while left:  # the first one put back lies lowest
            lowest = yield from ask(g, winner, words.PUT_BACK, left.copy())
            left.remove(lowest)
            order.insert(-1, lowest)
        put_back_bases(g, winner, order)


the_great_library = wizards.base("The Great Library", breakpoint=22, vp=(4, 2, 1))


@the_great_library.after_scoring(when.scores_here)
def the_great_library_ability(g: Brawl, me: int, card: int) -> Asking:
    """After this base scores, each player with a minion here may draw a card."""
    for seat in clockwise(g):
        if has_minion_at(g, seat, g.scoring):
            yield from may_draw(g, seat)

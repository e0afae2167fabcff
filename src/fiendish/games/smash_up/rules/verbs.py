"""The verbs that cards are written with: the chapters' own, and choosing what they are done to.

`may` makes a choice optional. Where there is nothing to choose, nothing is asked or done.
"""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine.cards import learn, mingle, take_unseen
from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Prompt, Question
from fiendish.games.smash_up import words
from fiendish.games.smash_up.rules.affecting import (
    add_counters,
    cancel_base,
    destroy,
    destroy_action,
    form_posse,
    guard,
    is_held,
    is_rival_action,
    is_rival_card,
    leave_play,
    lower_breakpoint,
    move,
    put_under_deck,
    reaches,
    remove_counter,
    return_to_hand,
    sink,
    spare,
    strengthen,
    strengthen_until_my_end,
    transfer,
    watch,
)
from fiendish.games.smash_up.rules.bases import look_at_bases, put_back_bases
from fiendish.games.smash_up.rules.board import is_in_play, other_places, places
from fiendish.games.smash_up.rules.burying import (
    bury,
    bury_from_play,
    relocate_buried,
    uncover,
    uncover_one,
    unearth,
)
from fiendish.games.smash_up.rules.duels import Outcome, challenge, duel_one, pairs
from fiendish.games.smash_up.rules.piles import (
    discard,
    discard_found,
    discard_from_aside,
    discard_one,
    discard_random,
    draw,
    lay_on_deck,
    leave_on_top,
    look_at_hand,
    pick_any,
    put_in_box,
    put_on_deck,
    search_deck,
    shuffle_hand_in,
    shuffle_in,
    sink_from_pile,
    take_found,
    take_from_pile,
    take_top,
    to_hand_from_aside,
)
from fiendish.games.smash_up.rules.plays import (
    digging_at,
    extra_action,
    extra_from_pile,
    extra_minion,
    play_minion_at,
    play_now,
    playable_at,
    spots,
)
from fiendish.games.smash_up.rules.resolution import ignores, step, then
from fiendish.games.smash_up.rules.scoring import gain_vp, swap_base
from fiendish.games.smash_up.state import AT, EMPTY, PILE, SMALL, Brawl

__all__ = [
    "AT",
    "DECLINE",
    "EMPTY",
    "PILE",
    "SMALL",
    "Asking",
    "Brawl",
    "Choice",
    "Outcome",
    "add_counters",
    "ask",
    "bury",
    "bury_from_hand",
    "bury_from_play",
    "cancel_base",
    "challenge",
    "choose_place",
    "choose_player",
    "destroy",
    "destroy_action",
    "destroy_one",
    "digging_at",
    "discard",
    "discard_found",
    "discard_from_aside",
    "discard_one",
    "discard_random",
    "draw",
    "duel_one",
    "either",
    "extra_action",
    "extra_from_pile",
    "extra_minion",
    "form_posse",
    "gain_vp",
    "guard",
    "ignores",
    "is_held",
    "is_rival_action",
    "is_rival_card",
    "leave_on_top",
    "look_at_bases",
    "look_at_hand",
    "lower_breakpoint",
    "may_draw",
    "move",
    "move_one",
    "move_where",
    "pairs",
    "pick_any",
    "play_minion_at",
    "play_now",
    "playable_at",
    "put_back",
    "put_back_bases",
    "put_in_box",
    "put_on_deck",
    "put_under_deck",
    "reaches",
    "relocate_buried",
    "remove_counter",
    "return_one",
    "return_to_hand",
    "search_deck",
    "shuffle_hand_in",
    "shuffle_in",
    "sink",
    "sink_from_pile",
    "spare",
    "spots",
    "steal_random",
    "step",
    "strengthen",
    "strengthen_one",
    "strengthen_until_my_end",
    "swap_base",
    "take_found",
    "take_from_base",
    "take_from_pile",
    "take_to_hand",
    "take_top",
    "then",
    "to_hand_from_aside",
    "transfer",
    "uncover",
    "uncover_one",
    "unearth",
    "wants_to_play",
    "watch",
]

Choice = Generator[Question, int, int]
"""A question that gives what was chosen, or DECLINE."""

YES = 1


def ask(
    g: Brawl, me: int, prompt: Prompt, options: list[int], may: bool = False, secret: bool = False
) -> Choice:
    """The player picks one of the options. `secret`: what there is depends on hidden cards.

    Then the question is put even if there is nothing to choose, so that nobody can tell.
    """
    if not options and not secret:
        return DECLINE
    if may or not options:
        options = [*options, DECLINE]
    return (yield Question(g, me, prompt, options, always=secret))


def choose_player(g: Brawl, me: int, seats: list[int]) -> Choice:
    return ask(g, me, words.WHOM, seats)


def choose_place(g: Brawl, me: int, options: list[int] | None = None, may: bool = False) -> Choice:
    return ask(g, me, words.PLACE, [*places(g)] if options is None else options, may)


def destroy_one(
    g: Brawl, me: int, minions: list[int], may: bool = False
) -> Generator[Question, int, list[int]]:
    """Destroy one of these minions; returns what was in fact destroyed."""
    minion = yield from ask(g, me, words.DESTROY, minions, may)
    return [] if minion == DECLINE else (yield from destroy(g, [minion]))


def return_one(g: Brawl, me: int, minions: list[int], may: bool = False) -> Asking:
    """Return one of these minions to its owner's hand."""
    minion = yield from ask(g, me, words.RETURN, minions, may)
    if minion != DECLINE:
        return_to_hand(g, minion)


def move_where(g: Brawl, me: int, minion: int) -> Asking:
    """Move this minion to another base of the player's choice."""
    place = yield from ask(g, me, words.MOVE_WHERE, other_places(g, g.at[minion]))
    if place != DECLINE:
        move(g, minion, place)


def move_one(g: Brawl, me: int, minions: list[int], may: bool = False) -> Choice:
    """Move one of these minions to another base; gives the minion."""
    minion = yield from ask(g, me, words.MOVE, minions, may)
    if minion != DECLINE:
        yield from move_where(g, me, minion)
    return minion


def strengthen_one(g: Brawl, me: int, minions: list[int], amount: int) -> Choice:
    """One of these minions gets more power for the rest of the turn; gives the minion."""
    minion = yield from ask(g, me, words.STRENGTHEN, minions)
    if minion != DECLINE:
        strengthen(g, [minion], amount)
    return minion


def bury_from_hand(g: Brawl, me: int, place: int, may: bool = False) -> Choice:
    """Bury a card of the hand at that base, unseen; gives the card or DECLINE."""
    card = yield from ask(g, me, words.BURY, g.hands[me].copy(), may)
    if card != DECLINE:
        bury(g, me, card, place)
    return card


def either(g: Brawl, me: int, bury: bool, uncover: bool) -> Generator[Question, int, str]:
    """Choose between burying and uncovering, as far as there is a choice."""
    options = [option for option, possible in ((1, bury), (2, uncover)) if possible]
    answer = yield Question(g, me, words.EITHER, options)
    return {1: "bury", 2: "uncover"}.get(answer, "")


@step
def put_back(g: Brawl, me: int, seat: int, *cards: int) -> Asking:
    """The player puts cards that are still set aside back on a deck, in any order."""
    left = [card for card in cards if card in g.aside]
    order: list[int] = []
    while left:  # the first one put back lies lowest
        card = yield Question(g, me, words.PUT_BACK, left.copy())
        left.remove(card)
        order.append(card)
    lay_on_deck(g, me, seat, order)


def may_draw(g: Brawl, seat: int) -> Asking:
    """The player may draw a card."""
    if (yield Question(g, seat, words.DRAW, [YES, DECLINE])) == YES:
        draw(g, seat)


def wants_to_play(g: Brawl, me: int, card: int) -> Generator[Question, int, bool]:
    """Whether the player, who may play this card at once as an extra card, can and will do so."""
    if not spots(g, me, card):
        return False
    return (yield Question(g, me, words.MAY_PLAY, [card, DECLINE])) != DECLINE


def take_to_hand(g: Brawl, me: int, card: int, zone: list[int], victim: int) -> None:
    """A card another player had comes to hand in the open, since the text says so (SU-153)."""
    zone.remove(card)
    g.hands[me].append(card)
    g.mixed |= (g.owner(card) != me) << me
    note(g, words.TOOK_CARD, me, [card], other=victim)


def take_from_base(g: Brawl, me: int, card: int) -> None:
    """An action in play, or a buried card unseen by the others, comes to hand (SU-153, SU-R32)."""
    hand = g.hands[me]
    buried = not is_in_play(g, card)
    # Whose a buried card is may be hidden: then somebody else held it, or cards are mixed already.
    g.mixed |= (g.owner(card) != me or (buried and g.controller[card] != me)) << me
    if buried:
        place = unearth(g, card)
        learn(g, card, 1 << me)
    else:
        place = g.at[card]
        leave_play(g, card)
    hand.append(card)
    note(g, words.TOOK_OFF, me, [card, g.bases[place]])
    if buried:
        mingle(g, hand)


def steal_random(g: Brawl, me: int, victim: int) -> None:
    """A random card of a hand comes to the player's; only the two of them know it."""
    g.mixed |= 1 << me
    card = take_unseen(g, g.hands[victim], g.hands[me], holder=victim, taker=me)
    note(g, words.TOOK_CARD, me, [card], other=victim)

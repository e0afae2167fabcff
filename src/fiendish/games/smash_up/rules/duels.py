"""Duels (chapter 7), in the order of SU-R15."""

from __future__ import annotations

from typing import NamedTuple

from fiendish.engine.cards import reveal, stash
from fiendish.engine.effects import Asking, note, pick_trigger
from fiendish.engine.question import DECLINE, Question, action, parts
from fiendish.engine.seats import clockwise
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import AFTER_DUEL, DUEL, FROM_HAND, PLAIN, WATCHERS, What
from fiendish.games.smash_up.rules.affecting import destroy
from fiendish.games.smash_up.rules.board import is_action, is_in_play, power, rivals_at
from fiendish.games.smash_up.rules.piles import discard, to_hand
from fiendish.games.smash_up.rules.plays import DISCARD, enter, spots, where_prompt
from fiendish.games.smash_up.rules.resolution import (
    carry_out,
    concerned,
    could_hold,
    step,
    then,
    watching,
)
from fiendish.games.smash_up.state import NOWHERE, Brawl


class Outcome(NamedTuple):
    """Who won a duel and who lost; in a tie both minions did both (SU-112)."""

    winners: list[int]
    losers: list[int]


NO_RESULT = Outcome([], [])

PLACE, USE_HAND, TURN_UP = range(3)


def duel(g: Brawl, me: int, mine: int, theirs: int) -> Asking:
    """The two minions duel, challenged by me, and what the card says of that follows.

    An effect ends with that. Nothing happens during another duel (SU-115).
    """
    if g.dueling:
        return
    challenged = g.controller[theirs]
    g.dueling = [mine, theirs]
    note(g, words.DUEL, me, [mine, theirs], other=challenged)
    yield from _start_of_duel(g)
    steps = [(USE_HAND, 0), (TURN_UP, 0), (USE_HAND, 0), (PLACE, challenged), (PLACE, me)]
    g.duel = [mine, theirs, *(action(step, seat) for step, seat in steps)]
    then(g, fight)


@step
def fight(g: Brawl) -> Asking:
    """What is next in a duel."""
    mine, theirs, *left = g.duel
    if left:
        then(g, fight)
        what, seat, _ = parts(g.duel.pop())
        if what == PLACE:
            yield from _place_card(g, seat)
        elif what == USE_HAND:
            if g.hand_uses:
                g.depth += 1  # whose turn it is to pass is not in the state
                yield from _use_hand(g)
                g.depth -= 1
        elif g.dueling_cards:
            g.duel.append(action(TURN_UP))  # for the other one
            seat, card = g.dueling_cards[:2]
            del g.dueling_cards[:2]
            yield from _turn_up(g, seat, card)
        return
    together = NOWHERE not in g.dueling and g.at[mine] == g.at[theirs]
    g.dueling = []
    g.duel = []
    outcome = _outcome(g, mine, theirs, together)
    follows = AFTER_DUEL.get(g.face_of[g.cause])
    g.depth += 1
    if follows is None:
        yield from destroy(g, outcome.losers)
    else:
        yield from follows(g, g.doer, g.source, mine, outcome) or ()
    g.depth -= 1


def _start_of_duel(g: Brawl) -> Asking:
    """Abilities that wait for a minion to be in a duel work before anybody places a card.

    They come at once, unlike other triggers, which wait for the end of the card, and in the order
    the current player wants (SU-R15).
    """
    watchers = WATCHERS.of(DUEL)
    waiting: list[tuple[int, What]] = []
    listening = watching(g, DUEL)
    for minion in g.dueling:
        what = What(minion, g.at[minion], g.controller[minion], 0)
        for me, card in concerned(g, DUEL, what, listening):
            waiting.append((action(me, card, g.face(card)), what))
    while waiting:
        codes = [code for code, _ in waiting]
        chosen = codes[0]
        if not all((DUEL, parts(code)[2]) in PLAIN for code in codes):
            chosen = yield from pick_trigger(g, codes.copy(), g.active, words.TRIGGER)
        _, what = waiting.pop(codes.index(chosen))
        me, card, face = parts(chosen)
        yield from carry_out(g, me, card, watchers[face].effect, what)


def _place_card(g: Brawl, seat: int) -> Asking:
    """The player may put a card from the hand face down on the table (SU-107, SU-108)."""
    card = yield Question(g, seat, words.DUELING_CARD, [*g.hands[seat], DECLINE])
    if card == DECLINE:
        note(g, words.NO_DUELING_CARD, seat)
        return
    card = stash(g, g.hands[seat], card, seat)
    g.dueling_cards += [seat, card]
    note(g, words.PLACED, seat, [card])


def _use_hand(g: Brawl) -> Asking:
    """A window for cards that are discarded from the hand in a duel (SU-143), Me First."""
    duelists = [g.controller[minion] for minion in g.dueling if minion != NOWHERE]
    seats = [seat for seat in clockwise(g) if seat in duelists]
    passes = 0
    while seats and passes < len(seats):
        seat = seats.pop(0)
        seats.append(seat)
        cards = [
            card for card in g.hands[seat] if FROM_HAND[g.face_of[g.identity[card]]] is not None
        ]
        asked = could_hold(g, seat, g.hand_uses)
        card = yield Question(g, seat, words.IN_DUEL, [*cards, DECLINE], always=asked)
        passes = passes + 1 if card == DECLINE else 0
        if card != DECLINE:
            yield from use_from_hand(g, seat, card)


def use_from_hand(g: Brawl, me: int, card: int) -> Asking:
    """Discard a card from the hand for what it says."""
    discard(g, me, [card])
    card = g.piles[g.owner(card)][-1]  # of equal copies another one may have gone
    return carry_out(g, me, card, use_discarded, opening=DISCARD)


def use_discarded(g: Brawl, me: int, card: int) -> Asking | None:
    """What a card says that has been discarded from the hand for it."""
    effect = FROM_HAND[g.face(card)]
    assert effect is not None
    return effect(g, me, card)


def _turn_up(g: Brawl, seat: int, card: int) -> Asking:
    """A dueling card is revealed: an action is played, the rest returns (SU-109, SU-R16 to R18)."""
    reveal(g, card)
    note(g, words.TURNED_UP, seat, [card])
    options = spots(g, seat, card) if is_action(g, card) else []
    if not options:
        to_hand(g, card)
        return
    g.aside.append(card)
    spot = yield Question(g, seat, where_prompt(g, card), options)
    g.aside.remove(card)
    yield from enter(g, seat, card, spot)


def _outcome(g: Brawl, mine: int, theirs: int, together: bool) -> Outcome:
    """The stronger one wins, if they still stand at one base together (SU-111 to SU-113)."""
    if not together:
        note(g, words.NO_DUEL_RESULT, g.doer, [mine, theirs])
        return NO_RESULT
    strength = power(g, mine) - power(g, theirs)
    if not strength:
        note(g, words.TIE, g.doer, [mine, theirs])
        return Outcome([mine, theirs], [mine, theirs])
    winner, loser = (mine, theirs) if strength > 0 else (theirs, mine)
    note(g, words.DUEL_WON, g.controller[winner], [winner])
    return Outcome([winner], [loser])


def pairs(g: Brawl, me: int) -> list[int]:
    """Own minions that have somebody to duel at their base; none during a duel (SU-115)."""
    if g.dueling:
        return []
    return [
        minion
        for place, here in enumerate(g.minions)
        for minion in here
        if g.controller[minion] == me and rivals_at(g, me, place)
    ]


def duel_one(g: Brawl, me: int, minion: int, may: bool) -> Asking:
    """The minion duels another player's minion at its base, of the player's choice."""
    if g.dueling or not is_in_play(g, minion):
        return
    yield from challenge(g, me, minion, rivals_at(g, me, g.at[minion]), may)


def challenge(g: Brawl, me: int, minion: int, rivals: list[int], may: bool) -> Asking:
    """The minion duels one of these, of the player's choice."""
    g.duel = [minion]
    prompt = words.MAY_DUEL if may else words.DUEL_WHOM
    rival = yield Question(g, me, prompt, [*rivals, DECLINE] if may else rivals)
    g.duel = []
    if rival != DECLINE:
        yield from duel(g, me, minion, rival)

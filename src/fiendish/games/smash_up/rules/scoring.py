"""Scoring bases in nine steps (chapter 8), with its two Me First windows."""

from __future__ import annotations

from fiendish.engine.cards import shuffle
from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, UNLISTED, Question, action, parts
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import (
    AFTER_REPLACING,
    AFTER_SCORING,
    BEFORE_SCORING,
    SPECIAL,
)
from fiendish.games.smash_up.rules.affecting import leave_play, to_discard_pile
from fiendish.games.smash_up.rules.bases import replace_base
from fiendish.games.smash_up.rules.board import (
    actions_on_base,
    base_works,
    is_minion,
    ranking,
    ready_places,
    spoils,
)
from fiendish.games.smash_up.rules.piles import to_pile
from fiendish.games.smash_up.rules.plays import LAST_WORD, is_barred, play_special, spots
from fiendish.games.smash_up.rules.resolution import carry_out, could_hold, settle
from fiendish.games.smash_up.state import (
    AFTER,
    BEFORE,
    LEAVING,
    NOWHERE,
    REPLACED,
    Brawl,
)


def score_bases(g: Brawl) -> Asking:
    """Score ready bases one after the other until none is ready (SU-120 to SU-135)."""
    while True:
        if g.scoring < 0:
            ready = ready_places(g)
            if not ready:
                return
            g.scoring = yield Question(g, g.active, words.SCORE_WHICH, ready, rest=True)
            note(g, words.SCORES, g.active, [g.bases[g.scoring]])
            _open_window(g, BEFORE)
        if g.scoring_stage == BEFORE:
            yield from _hold_window(g)
            if g.scoring < 0:  # the base has left (SU-R53)
                continue
            _award(g)
            _open_window(g, AFTER)
        if g.scoring_stage == AFTER:
            yield from _hold_window(g)
            _clear(g)
            yield from settle(g)
        if g.scoring_stage == LEAVING:
            yield from _replace(g)
        _end_scoring(g)


# -- windows (SU-40 to SU-42, SU-R46) ------------------------------------------------------------


def _open_window(g: Brawl, window: int) -> None:
    g.scoring_stage, g.asked, g.passes = window, g.active, 0
    g.offered.clear()


def _hold_window(g: Brawl) -> Asking:
    """First the abilities of cards in play, then Specials by hand, round and round."""
    while g.scoring_stage:
        # After a pass all is as it was when nothing was usable.
        usable = [] if g.passes else _usable_abilities(g)
        if usable:
            if _is_one_text(usable):  # each is used or declined in turn: the order cannot matter
                del usable[1:]
            code = yield Question(g, g.active, words.ABILITY, usable, rest=True)
            yield from _use_ability(g, code)
            continue
        if g.passes == g.seats or g.scoring_stage == AFTER or not g.specials:
            return  # no Special by hand is for the time after a scoring
        seat = g.asked
        card = DECLINE
        if could_hold(g, seat, g.specials):
            options = UNLISTED if g.answered else [*_specials(g, seat), DECLINE]
            card = yield Question(g, seat, words.SPECIAL, options, rest=True, always=True)
        g.asked = (seat + 1) % g.seats
        g.passes += 1
        if card != DECLINE:
            g.passes = 0
            yield from play_special(g, seat, card)


def _usable_abilities(g: Brawl) -> list[int]:
    """Abilities of cards in play for this window that were neither used nor declined."""
    table = BEFORE_SCORING if g.scoring_stage == BEFORE else AFTER_SCORING
    found = []
    face_of, identity = g.face_of, g.identity
    for here in (*g.minions, *g.actions):
        for card in here:
            face = face_of[identity[card]]
            if face in table and card not in g.offered:
                me = g.controller[card]
                if table[face][0](g, me, card):
                    found.append(action(me, card, face))
    base = g.bases[g.scoring]
    face = g.face(base)
    waiting = face in table and base not in g.offered and base_works(g, g.scoring)
    if waiting and table[face][0](g, g.active, base):
        found.append(action(g.active, base, face))
    return found


def _is_one_text(usable: list[int]) -> bool:
    """Whether all are abilities of one player's cards of one face."""
    owner, _, face = parts(usable[0])
    return all(parts(code)[0] == owner and parts(code)[2] == face for code in usable)


def _use_ability(g: Brawl, code: int) -> Asking:
    me, card, face = parts(code)
    table = BEFORE_SCORING if g.scoring_stage == BEFORE else AFTER_SCORING
    g.offered.append(card)
    return carry_out(g, me, card, table[face][1])


def _specials(g: Brawl, seat: int) -> list[int]:
    """Cards of the hand that can be played before this base scores."""
    found = []
    for card in g.hands[seat]:
        when = SPECIAL[g.face_of[g.identity[card]]]
        if when is None or not when(g, seat, card):
            continue
        if is_minion(g, card):
            possible = not is_barred(g, seat, card, g.scoring)
        else:
            possible = bool(spots(g, seat, card))
        if possible:
            found.append(card)
    return found


# -- steps 4 and 6 to 8 --------------------------------------------------------------------------


def gain_vp(g: Brawl, seat: int, amount: int) -> None:
    if amount:
        g.vp[seat] += amount
        note(g, words.GAINED, seat, amount=amount)


def _award(g: Brawl) -> None:
    """VP by the power of this moment (SU-124)."""
    g.ranks = ranking(g, g.scoring)
    for seat, amount in enumerate(spoils(g, g.scoring, g.ranks)):
        gain_vp(g, seat, amount)


def _clear(g: Brawl) -> None:
    """All cards leave together (SU-131)."""
    place = g.scoring
    g.barren = int(not base_works(g, place))
    g.scoring_stage = LEAVING
    g.frames.append([-1, g.active])
    g.frame = 0
    to_discard_pile(g, g.minions[place].copy(), destroyed=False)
    for card in g.actions[place].copy():
        leave_play(g, card)
        to_pile(g, card)
    discard_buried(g, place)
    g.frame = -1


def _replace(g: Brawl) -> Asking:
    """Another base comes, and the old one may have a last word (SU-132 to SU-134)."""
    base = g.bases[g.scoring]
    identity = g.identity[base]
    g.scoring_stage = REPLACED
    g.base_pile.append(base)
    replace_base(g, g.scoring, g.next_base)
    if g.face_of[identity] in AFTER_REPLACING and not g.barren:
        yield from carry_out(g, g.active, base, last_word, cause=identity, opening=LAST_WORD)


def last_word(g: Brawl, me: int, base: int) -> Asking | None:
    """What a base says that has been replaced."""
    return AFTER_REPLACING[g.face_of[g.cause]](g, me, base)


def _end_scoring(g: Brawl) -> None:
    g.scoring = g.next_base = -1
    g.scoring_stage = g.barren = 0
    g.ranks.clear()
    g.offered.clear()


# -- leaving without scoring ---------------------------------------------------------------------


def swap_base(g: Brawl, me: int, place: int, base: int, actions: bool) -> None:
    """A base of the base deck changes places with one in play (SU-R53).

    The minions stay; what is buried there goes, and `actions` on the old base as well.
    """
    old = g.bases[place]
    gone = actions_on_base(g, place) if actions else []
    for card in gone:
        leave_play(g, card)
        to_pile(g, card)
    if gone:
        note(g, words.DISCARDED, me, gone)
    discard_buried(g, place)
    note(g, words.BASE_SWAPPED, me, [old])
    replace_base(g, place, base)
    g.base_deck.append(old)
    shuffle(g, g.base_deck)
    if place == g.scoring:  # it was about to score, and does not
        _end_scoring(g)


def discard_buried(g: Brawl, place: int) -> None:
    """Cards buried at a base that goes are discarded to their owners (SU-105)."""
    for card in g.buried[place]:
        g.controller[card] = NOWHERE
        to_pile(g, card)
    if g.buried[place]:
        note(g, words.BURIED_LOST, g.active, g.buried[place])
    g.buried[place] = []

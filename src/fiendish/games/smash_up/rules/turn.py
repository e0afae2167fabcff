"""The turn in five phases (chapter 2), and the end of the game (SU-136, SU-137)."""

from __future__ import annotations

from collections.abc import Callable

from fiendish.engine.cards import surface
from fiendish.engine.effects import Asking, note
from fiendish.engine.game import Result
from fiendish.engine.question import UNLISTED, Question, action, actions, parts
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import (
    BASE,
    INFILTRATES,
    KIND,
    TALENT,
    TURN_ENDS,
    TURN_STARTS,
    WATCHERS,
    Event,
    What,
)
from fiendish.games.smash_up.rules import allowed, plays
from fiendish.games.smash_up.rules.board import (
    ASLEEP,
    AUGMENT,
    BLANK,
    GUARD,
    base_works,
    is_minion,
    my_buried,
)
from fiendish.games.smash_up.rules.burying import uncover
from fiendish.games.smash_up.rules.duels import use_discarded, use_from_hand
from fiendish.games.smash_up.rules.piles import discard, draw
from fiendish.games.smash_up.rules.plays import enter, take_effect, take_out
from fiendish.games.smash_up.rules.resolution import (
    carry_out,
    concerned,
    end_effect,
    ignores,
    then,
    watching,
)
from fiendish.games.smash_up.rules.scoring import last_word, score_bases
from fiendish.games.smash_up.rules.setup import choose_factions, opening_hands
from fiendish.games.smash_up.state import (
    CHOOSING,
    DRAW,
    END,
    NOWHERE,
    OPENING,
    PLAY,
    RUNNING,
    SCORE,
    START,
    TOO_LONG,
    WON,
    Brawl,
)

UNCOVER, EVENT, DONE = range(5, 8)
"""Acts at the start and end of a turn; they follow those of the Play Cards phase."""

VP_TO_WIN = 15
HAND_LIMIT = 10


def play(g: Brawl) -> Asking:
    """The game from where it stands to its end; it may stand in the middle of an effect."""
    if g.opening:
        yield from _begin_effect(g)
    if g.frames:
        yield from end_effect(g)
    if g.phase == CHOOSING:
        yield from choose_factions(g)
    if g.phase == OPENING:
        yield from opening_hands(g)
        _begin_turn(g)
    while g.ended == RUNNING:
        if g.phase == START:
            if g.due or any(g.buried):
                yield from _start_turn(g)
            g.phase = PLAY
        if g.phase == PLAY:
            yield from _play_cards(g)
            g.phase = SCORE
        if g.phase == SCORE:
            yield from score_bases(g)
            g.phase = DRAW
            draw(g, g.active, 2, words.DREW)
        if g.phase == DRAW:
            if len(g.hands[g.active]) > HAND_LIMIT:
                yield from _discard_down(g)
            g.phase = END
            g.due = due_at(g, TURN_ENDS)
        if g.due:
            yield from _events(g)
        _end_turn(g)


def _begin_effect(g: Brawl) -> Asking:
    """The effect of an act with which a copy begins."""
    kind, *more = g.opening
    g.opening = []
    asking = _EFFECTS[kind](g, g.doer, g.source, *more)
    if asking is not None:
        yield from asking


def _use_talent(g: Brawl, me: int, card: int) -> Asking | None:
    effect = TALENT[g.face(card)]
    assert effect is not None
    return effect(g, me, card)


_EFFECTS: dict[int, Callable[..., Asking | None]] = {
    plays.PLAY_CARD: take_effect,
    plays.TALENT: _use_talent,
    plays.DISCARD: use_discarded,
    plays.LAST_WORD: last_word,
}


# -- 1 Start Turn --------------------------------------------------------------------------------


def _begin_turn(g: Brawl) -> None:
    """What lasted until the start of this turn ends, before anything happens (SU-16)."""
    me = g.active
    g.turn += 1
    g.decisions = 0
    g.phase = START
    note(g, words.TURN, me, amount=g.turn)
    for here in g.actions:
        for card in here:
            if g.chosen[card] and g.controller[card] == me and INFILTRATES[g.face(card)]:
                g.chosen[card] = 0
    if g.lasting:
        _wake(g, me)
    g.due = due_at(g, TURN_STARTS)


def _wake(g: Brawl, me: int) -> None:
    """What lasted until the player's turn is over."""
    g.lasting = [
        entry
        for entry in g.lasting
        if not (entry[0] == BLANK and entry[2] == me)
        and not (entry[0] == GUARD and g.controller[entry[1]] == me)
    ]
    for entry in g.lasting:
        if entry[0] == ASLEEP and entry[1] == me:
            entry[2] -= 1


def _start_turn(g: Brawl) -> Asking:
    """All events of the start and, if wanted, one buried card uncovered (SU-15, SU-17)."""
    me = g.active
    while True:
        options = []
        if g.due:
            options = _due(g)
        if not g.uncovered and any(g.buried):
            options += actions(UNCOVER, my_buried(g, me))
        if not options:
            return
        if not g.due:
            options.append(action(DONE))
        kind, card, _ = parts((yield Question(g, me, words.START, options, rest=True)))
        if kind == DONE:
            return
        if kind == UNCOVER:
            g.uncovered = 1
            yield from carry_out(g, me, card, _uncover)
        else:
            yield from _happen(g, TURN_STARTS, card)


def _due(g: Brawl) -> list[int]:
    """What is still to happen by cards in play, as options."""
    g.due = [card for card in g.due if g.at[card] != NOWHERE]
    return actions(EVENT, g.due)


def _uncover(g: Brawl, me: int, card: int) -> None:
    g.source = g.cause = -1  # it is the rule that uncovers, not a card
    then(g, uncover, me, card)


def due_at(g: Brawl, event: Event) -> list[int]:
    """Cards and bases with something to do at the start or end of this turn."""
    cards = watching(g, event)
    if cards:
        what = What(-1, -1, g.active, 0)
        cards = [card for _, card in concerned(g, event, what, cards)]
    return cards


def _happen(g: Brawl, event: Event, card: int) -> Asking:
    g.due.remove(card)
    is_base = KIND[g.face(card)] is BASE
    me = g.active if is_base else g.controller[card]
    if is_base and (not base_works(g, g.at[card]) or (yield from ignores(g, me, g.at[card]))):
        return
    effect = WATCHERS.of(event)[g.face(card)].effect
    yield from carry_out(g, me, card, effect, What(-1, g.at[card], g.active, 0))


# -- 2 Play Cards --------------------------------------------------------------------------------


def _play_cards(g: Brawl) -> Asking:
    """Plays and abilities in any order until the player is done (SU-18 to SU-21)."""
    me = g.active
    while True:
        options = UNLISTED if g.answered else allowed.menu(g, me)
        kind, card, spot = parts(
            (yield Question(g, me, words.PLAY_CARDS, options, rest=True, always=True))
        )
        if kind == plays.PLAY_CARD:
            if is_minion(g, card):
                allowed.spend_minion_play(g, me, card, spot)
            else:
                allowed.spend_action_play(g, me)
            yield from enter(g, me, surface(g, g.hands[me], card), spot)
        elif kind == plays.PLAY_FROM_PILE:
            allowed.spend_pile_play(g, me, card, spot)
            yield from enter(g, me, take_out(g, card), spot)
        elif kind == plays.TALENT:
            g.acts += 1
            g.once.append(allowed.talent_key(g, me, card))
            note(g, words.USED, me, [card])
            yield from carry_out(g, me, card, _use_talent, opening=plays.TALENT)
        elif kind == plays.DISCARD:
            g.acts += 1
            yield from use_from_hand(g, me, card)
        else:
            break
    g.extras.clear()


# -- 4 Draw Two Cards ----------------------------------------------------------------------------


def _discard_down(g: Brawl) -> Asking:
    """The cards are drawn; discard down to ten (SU-26)."""
    me = g.active
    while len(g.hands[me]) > HAND_LIMIT:
        options = g.hands[me].copy()
        discard(g, me, [(yield Question(g, me, words.HAND_LIMIT, options, rest=True))])


# -- 5 End Turn ----------------------------------------------------------------------------------


def _events(g: Brawl) -> Asking:
    """What happens at the end of the turn (SU-27)."""
    while True:
        g.due = g.due and [card for card in g.due if g.at[card] != NOWHERE]
        if not g.due:
            return
        options = [action(EVENT, card) for card in g.due]
        _, card, _ = parts((yield Question(g, g.active, words.END_EVENTS, options, rest=True)))
        yield from _happen(g, TURN_ENDS, card)


def _end_turn(g: Brawl) -> None:
    """Everything ends that lasts until the end of the turn, then the victory check (SU-28, 29)."""
    me = g.active
    g.boost = [0] * len(g.boost)
    g.once.clear()
    g.lasting = g.lasting and [
        entry
        for entry in g.lasting
        if entry[0] in (GUARD, BLANK)
        or (entry[0] == AUGMENT and entry[3] != me)
        or (entry[0] == ASLEEP and not (entry[1] == me and entry[2] == 1))
    ]
    g.minions_played = [0] * g.seats
    g.uncovered = g.acts = 0
    g.free_minion = g.free_action = 1
    _check_end(g)
    if g.ended == RUNNING:
        g.active = (me + 1) % g.seats
        _begin_turn(g)


def _check_end(g: Brawl) -> None:
    """Somebody alone has the most VP, and at least 15 (SU-136, SU-137)."""
    most = max(g.vp)
    if most >= VP_TO_WIN and g.vp.count(most) == 1:
        g.ended = WON
        note(g, words.VICTORY, g.vp.index(most), amount=most)
    elif g.turn_limit and g.turn >= g.turn_limit * g.seats:
        g.ended = TOO_LONG
        note(g, words.TOO_LONG, g.active, amount=g.turn_limit)


def result(g: Brawl) -> Result | None:
    if g.ended == RUNNING:
        return None
    ranks = tuple(1 + sum(other > vp for other in g.vp) for vp in g.vp)
    if g.ended == WON:
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return Result(winners, ranks, "victory points", "SU-136")
    return Result((), ranks, "turn limit", "SU-R54")

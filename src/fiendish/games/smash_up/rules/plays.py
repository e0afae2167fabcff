"""Playing cards: where they may go, what happens, extra plays (chapter 3, SU-79 to SU-81)."""

from __future__ import annotations

from collections.abc import Callable, Generator

from fiendish.engine.cards import reveal, surface
from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Prompt, Question, action, actions_on, parts
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import (
    BASE_ACTION,
    BURIES,
    EXTRA,
    EXTRA_ACTION,
    FROM_PILE_HERE,
    HOST,
    KIND,
    LOCK,
    MINION,
    MINION_HERE,
    ON_BASE,
    ON_MINION,
    ON_PLAY,
    ONLY_WHEN,
    PLAYED,
    POWER,
    STANDARD,
    Extra,
    Kind,
    Test,
)
from fiendish.games.smash_up.rules.affecting import reaches
from fiendish.games.smash_up.rules.board import (
    has_minion_at,
    is_asleep,
    is_minion,
    places,
    sneak,
)
from fiendish.games.smash_up.rules.resolution import answers_spying, carry_out, fire, step
from fiendish.games.smash_up.state import AT, EMPTY, NOWHERE, PILE, PLAIN, PLAY, SMALL, Brawl

END_PHASE, PLAY_CARD, PLAY_FROM_PILE, TALENT, DISCARD = range(5)
"""Kinds of acts by their number in an option."""

LAST_WORD = 5  # no act, but the effect of a base that has scored; copies can begin with it, too

MOST_ACTS = 200  # in one turn (SU-R54)

# -- where a card may be played ------------------------------------------------------------------


def is_barred(g: Brawl, me: int, card: int, place: int) -> bool:
    """Whether something at the base keeps the player from playing this minion there."""
    if not g.locks:
        return False
    for other in g.actions[place]:
        lock = LOCK[g.face_of[g.identity[other]]]
        if lock is not None and lock(g, other, me, card):
            return True
    return False


def spots(g: Brawl, me: int, card: int) -> list[int]:
    """Where the player could play the card: bases, minions, or just 0 for a standard action."""
    face = g.face_of[g.identity[card]]
    kind = KIND[face]
    if kind is MINION:
        if not g.locks:
            return [*range(len(g.bases))]
        return _unlocked(g, me, card)
    only = ONLY_WHEN[face]
    if is_asleep(g, me) or (only is not None and not only(g, me, card)):
        return []
    if kind is ON_BASE:
        return [*places(g)]
    host = HOST[face]
    return [0] if host is None else hosts(g, me, host)


def _unlocked(g: Brawl, me: int, card: int) -> list[int]:
    """The bases to which nothing keeps the player from playing this minion."""
    return [place for place in places(g) if not is_barred(g, me, card, place)]


def hosts(g: Brawl, me: int, host: Test) -> list[int]:
    """The minions that will do for an action of the player."""
    return [minion for here in g.minions for minion in here if host(g, me, minion)]


# -- playing -------------------------------------------------------------------------------------


def take_out(g: Brawl, card: int, likely: int = 0) -> int:
    """Take a card out of hand, deck, discard pile or from aside for all to see.

    It is most `likely` in the hand of that player.
    """
    if card in g.hands[likely]:
        return surface(g, g.hands[likely], card)
    for zone in (*g.hands, *g.decks):
        if card in zone:
            return surface(g, zone, card)
    for zone in (g.aside, *g.piles):
        if card in zone:
            zone.remove(card)
            reveal(g, card)
            return card
    raise AssertionError("a card that is played comes from somewhere")


def enter(g: Brawl, me: int, card: int, spot: int, uncovered: bool = False) -> Asking:
    """Play a card that has been taken out of where it was (SU-30, SU-32, SU-33)."""
    identity = g.identity[card]
    face = g.face_of[identity]
    kind = KIND[face]
    effect = EFFECTS[kind]
    opening = PLAY_CARD if ON_PLAY[face] is not None else 0  # nothing to do, nothing to ask
    g.acts += 1
    if g.owner_of[identity] != me:
        g.mixed |= 1 << me
    if kind is MINION:
        g.minions_played[me] += 1
        g.minions[spot].append(card)
        _settle_in(g, me, card, spot)
        note(g, words.PLAYED_MINION, me, [card, g.bases[spot]])
        return carry_out(g, me, card, effect, opening=opening)
    if kind is ON_BASE:
        g.actions[spot].append(card)
        _settle_in(g, me, card, spot)
        note(g, words.PLAYED_ON, me, [card, g.bases[spot]])
        return carry_out(g, me, card, effect, opening=opening)
    g.playing.append(card)
    if kind is ON_MINION:
        note(g, words.PLAYED_ON, me, [card, spot])
        return carry_out(g, me, card, effect, spot, played=card, opening=opening)
    note(g, words.PLAYED_ACTION, me, [card])
    if kind is BURIES and uncovered:
        g.chosen[card] = spot  # where it lay
    return carry_out(g, me, card, effect, int(uncovered), played=card, opening=opening)


def take_effect(g: Brawl, me: int, card: int, *more: int) -> Asking | None:
    """What a card does when it is played; an action may go on a minion, or has been uncovered."""
    return EFFECTS[KIND[g.face(card)]](g, me, card, *more)


def work(g: Brawl, me: int, card: int, uncovered: int) -> Asking | None:
    """An action does what it says."""
    effect = ON_PLAY[g.face_of[g.identity[card]]]
    assert effect is not None
    return effect(g, me, card)


def _settle_in(g: Brawl, me: int, card: int, place: int) -> None:
    g.at[card] = place
    g.on[card] = NOWHERE
    g.controller[card] = me


def _arrive(g: Brawl, me: int, card: int) -> Asking | None:
    """A card stands at a base: what watches for it, then what it says."""
    place, face = g.at[card], g.face_of[g.identity[card]]
    if KIND[face] is MINION:
        here = action(PLAY_CARD, g.bases[place], me)
        g.once.append(here)
        fire(g, PLAYED, card, place, me, g.once.count(here))
    else:
        fire(g, BASE_ACTION, card, place, me)
    effect = ON_PLAY[face]
    return None if effect is None else effect(g, me, card)


def _attach(g: Brawl, me: int, card: int, minion: int) -> Asking | None:
    """An action is put on a minion, which affects it (SU-72)."""
    if not reaches(g, minion):
        return None
    place = g.at[minion]
    g.playing.remove(card)
    g.actions[place].append(card)
    _settle_in(g, me, card, place)
    g.on[card] = minion
    effect = ON_PLAY[g.face(card)]
    return None if effect is None else effect(g, me, card)


EFFECTS: dict[Kind, Callable[..., Asking | None]] = {
    MINION: _arrive,
    ON_BASE: _arrive,
    ON_MINION: _attach,
    STANDARD: work,
}
"""By kind of card, what is done when one is played; `burying` adds the kind that buries itself."""


@step
def play_now(g: Brawl, me: int, card: int) -> Asking:
    """Play a card from wherever it is, at once and without using up a play of the turn."""
    spot = yield Question(g, me, where_prompt(g, card), spots(g, me, card))
    if spot != DECLINE:  # there was somewhere to play it
        yield from enter(g, me, take_out(g, card), spot)


@answers_spying
def play_special(g: Brawl, me: int, card: int) -> Asking:
    """Play a Special by hand: a minion goes to the base that scores (SU-43, SU-44)."""
    card = take_out(g, card)
    if not is_minion(g, card):
        return enter(g, me, card, 0)
    sneak(g, me)
    return enter(g, me, card, g.scoring)


def playable_at(g: Brawl, me: int, place: int) -> list[int]:
    """Minions that the player could play at that base: of the hand, or of the discard pile if
    something there lets one come from it instead."""
    cards = g.hands[me] + g.piles[me] if digging_at(g, me, place) else g.hands[me]
    return [card for card in cards if is_minion(g, card) and not is_barred(g, me, card, place)]


def digging_at(g: Brawl, me: int, place: int) -> list[int]:
    """Actions there each of which lets a minion come from the discard pile instead of the hand."""
    if g.phase != PLAY or g.active != me:
        return []
    return extra_minion_here(g, me, place, FROM_PILE_HERE)


@step
def play_minion_at(g: Brawl, me: int, place: int) -> Generator[Question, int, int]:
    """A minion must be played at that base now; gives the card or DECLINE."""
    options = playable_at(g, me, place) or [DECLINE]
    card = yield Question(g, me, words.PLAY_ONE, options, always=bool(g.hands[me]))
    if card != DECLINE:
        if card in g.piles[me]:
            g.once.append(action(PLAY_CARD, digging_at(g, me, place)[0]))
        yield from enter(g, me, take_out(g, card), place)
    return card


def where_prompt(g: Brawl, card: int) -> Prompt:
    """How to ask for one of the `spots` of a card."""
    return words.WHERE_ON if HOST[g.face(card)] is not None else words.WHERE


# -- extra plays ---------------------------------------------------------------------------------


def fits(g: Brawl, me: int, limit: int, at: int, card: int, place: int) -> bool:
    """Whether an extra minion play with that limit is good for this card at this base."""
    if limit == SMALL:
        return POWER[g.face(card)] <= 2
    if limit == AT:
        return place == at
    if limit == EMPTY:
        return not has_minion_at(g, me, place)
    return True


@step
def extra_minion(
    g: Brawl, me: int, limit: int = PLAIN, place: int = -1, keep: bool = True
) -> Generator[Question, int, bool]:
    """An extra minion may be played now; in one's own Play Cards phase it may be kept."""
    zone = g.piles[me] if limit == PILE else g.hands[me]
    fit_all = limit in (PLAIN, PILE)
    pairs = [
        (card, spot)
        for card in zone
        if is_minion(g, card)
        for spot in spots(g, me, card)
        if fit_all or fits(g, me, limit, place, card, spot)
    ]
    options = actions_on(PLAY_FROM_PILE if limit == PILE else PLAY_CARD, pairs)
    hidden = limit != PILE and bool(zone)
    return (yield from _offer(g, me, options, [MINION, limit, place], keep, hidden))


def extra_from_pile(g: Brawl, me: int, most: int, onto: list[int]) -> Generator[Question, int, int]:
    """A minion of the discard pile, of that printed power or less, may be played now onto one of
    these bases; gives the base or DECLINE."""
    options = [
        action(PLAY_FROM_PILE, card, spot)
        for card in g.piles[me]
        if is_minion(g, card) and POWER[g.face(card)] <= most
        for spot in spots(g, me, card)
        if spot in onto
    ]
    if g.acts >= MOST_ACTS:
        options = []
    answer = yield Question(g, me, words.EXTRA_NOW, [*options, DECLINE])
    if answer == DECLINE:
        return DECLINE
    _, card, spot = parts(answer)
    yield from enter(g, me, take_out(g, card), spot)
    return spot


@step
def extra_action(g: Brawl, me: int, keep: bool = True) -> Generator[Question, int, bool]:
    """An extra action may be played now; in one's own Play Cards phase it may be kept."""
    pairs = [
        (card, spot)
        for card in g.hands[me]
        if not is_minion(g, card)
        for spot in spots(g, me, card)
    ]
    options = actions_on(PLAY_CARD, pairs)
    hidden = bool(g.hands[me])
    return (yield from _offer(g, me, options, [STANDARD, PLAIN, -1], keep, hidden))


def _offer(
    g: Brawl, me: int, options: list[int], entry: list[int], keep: bool, hidden: bool
) -> Generator[Question, int, bool]:
    """Ask whether to play now. Always asked if the hand decides what is possible (SU-71)."""
    if g.acts >= MOST_ACTS:
        options = []
    keep = keep and g.phase == PLAY and g.active == me
    prompt = words.EXTRA_OR_KEEP if keep else words.EXTRA_NOW
    answer = yield Question(g, me, prompt, [*options, DECLINE], always=hidden)
    if answer == DECLINE:
        if keep:
            g.extras.append(entry)
            note(g, words.KEPT_MINION if entry[0] == MINION else words.KEPT_ACTION, me)
        return False
    _, card, spot = parts(answer)
    yield from enter(g, me, take_out(g, card, me), spot)
    return True


# Each of these looks first whether the player may have such cards at all (`grants`): the own ones,
# or any at the table once cards are mixed.


def extra_action_here(g: Brawl, me: int) -> list[int]:
    """The player's cards in play that give an extra action each turn and have not yet."""
    if not g.grants[-1 if g.mixed >> me & 1 else me] & EXTRA_ACTION:
        return []
    found = []
    for here in g.minions:
        if here:
            found += _giving(g, me, here, EXTRA_ACTION)
    return found


def granting_places(g: Brawl, me: int, kind: Extra) -> list[int]:
    """Bases where an action of the player gives such a play and has not yet this turn."""
    if not g.grants[-1 if g.mixed >> me & 1 else me] & kind:
        return []
    found = []
    for place, here in enumerate(g.actions):
        if here:
            for _ in _giving(g, me, here, kind):
                found.append(place)
    return found


def extra_minion_here(g: Brawl, me: int, place: int, kind: Extra = MINION_HERE) -> list[int]:
    """The player's actions on this base that give an extra minion play each turn and have not."""
    if not g.actions[place] or not g.grants[-1 if g.mixed >> me & 1 else me] & kind:
        return []
    return _giving(g, me, g.actions[place], kind)


def _giving(g: Brawl, me: int, cards: list[int], kind: Extra) -> list[int]:
    """Those of the cards by which the player has such a play left this turn."""
    face_of, identity, controller = g.face_of, g.identity, g.controller
    found = []
    for card in cards:
        if (
            controller[card] == me
            and EXTRA[face_of[identity[card]]] is kind
            and action(PLAY_CARD, card) not in g.once
        ):
            found.append(card)
    return found

"""Burying and uncovering (chapter 6)."""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine.cards import reveal, stash
from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Question
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import BURIED, BURIES, KIND, UNCOVERED, Kind
from fiendish.games.smash_up.rules.affecting import leave_play
from fiendish.games.smash_up.rules.board import grave, is_minion, places
from fiendish.games.smash_up.rules.piles import to_pile
from fiendish.games.smash_up.rules.plays import EFFECTS, enter, is_barred, spots, where_prompt, work
from fiendish.games.smash_up.rules.resolution import fire, step, then
from fiendish.games.smash_up.state import NOWHERE, Brawl


def bury(g: Brawl, me: int, card: int, place: int) -> None:
    """A hand card is put face down beside a base, unseen by the others (SU-93)."""
    _lay(g, me, stash(g, g.hands[me], card, me), place)


def bury_itself(g: Brawl, me: int, card: int) -> Asking:
    """An action buries itself on a base of its player's choice, having been shown (SU-142)."""
    place = yield Question(g, me, words.BURY_WHERE, [*places(g)])
    g.playing.remove(card)
    _lay(g, me, card, place)


def _bury_or_work(g: Brawl, me: int, card: int, uncovered: int) -> Asking | None:
    """An action that buries itself does what it says when it is uncovered."""
    return work(g, me, card, uncovered) if uncovered else bury_itself(g, me, card)


EFFECTS[BURIES] = _bury_or_work


def bury_from_play(g: Brawl, me: int, minion: int, place: int) -> None:
    """A minion in play is buried; what is on it is discarded first (SU-103, SU-148)."""
    leave_play(g, minion)
    _lay(g, me, minion, place)


def _lay(g: Brawl, me: int, card: int, place: int) -> None:
    g.buried[place].append(card)
    g.controller[card] = me
    note(g, words.BURIED, me, [card, g.bases[place]])
    fire(g, BURIED, card, place, me)


def unearth(g: Brawl, card: int) -> int:
    """Take a buried card away; returns where it lay."""
    place = grave(g, card)
    g.buried[place].remove(card)
    g.controller[card] = NOWHERE
    return place


def relocate_buried(g: Brawl, card: int, place: int) -> None:
    """A buried card goes to another base; that is neither burying nor uncovering (SU-R22)."""
    g.buried[grave(g, card)].remove(card)
    g.buried[place].append(card)
    note(g, words.MOVED_BURIED, g.controller[card], [card, g.bases[place]])


@step
def uncover(g: Brawl, me: int, card: int) -> Asking:
    """Turn a buried card up and play it at once, or discard it (SU-100, SU-102)."""
    place = unearth(g, card)
    reveal(g, card)
    note(g, words.UNCOVERED, me, [card, g.bases[place]])
    fire(g, UNCOVERED, card, place, me)
    options = _spots_when_uncovered(g, me, card, place)
    if not options:
        note(g, words.NOT_PLAYABLE, me, [card])
        to_pile(g, card)
        return
    g.aside.append(card)
    spot = yield Question(g, me, where_prompt(g, card), options)
    g.aside.remove(card)
    if KIND[g.face(card)] is Kind.BURIES:
        spot = place
    yield from enter(g, me, card, spot, uncovered=True)


def _spots_when_uncovered(g: Brawl, me: int, card: int, place: int) -> list[int]:
    """Only that base and the minions there will do."""
    if is_minion(g, card):
        return [] if is_barred(g, me, card, place) else [place]
    found = spots(g, me, card)
    kind = KIND[g.face(card)]
    if kind is Kind.ON_BASE:
        return [spot for spot in found if spot == place]
    if kind is Kind.ON_MINION:
        return [minion for minion in found if g.at[minion] == place]
    return found


def uncover_one(g: Brawl, me: int, cards: list[int], may: bool) -> Generator[Question, int, int]:
    """Choose one of these buried cards and, as the last step, uncover it; gives the card or DECLINE."""
    card = yield Question(g, me, words.UNCOVER, [*cards, DECLINE] if may else cards)
    if card != DECLINE:
        then(g, uncover, me, card)
    return card

"""Conditions under which abilities are concerned, in the words of the cards."""

from __future__ import annotations

from fiendish.games.smash_up.faces import What, nearby
from fiendish.games.smash_up.rules.board import is_spent, powers_at
from fiendish.games.smash_up.state import BEFORE, Brawl

# -- events: state, controller, card, what happened ----------------------------------------------


@nearby
def itself(g: Brawl, me: int, card: int, what: What) -> bool:
    """It happened to this very card."""
    return what.card == card


@nearby
def here(g: Brawl, me: int, card: int, what: What) -> bool:
    """It happened at this base."""
    return what.place == g.at[card]


@nearby
def here_and_no_duel(g: Brawl, me: int, card: int, what: What) -> bool:
    """It happened at this base, and not in a duel, in which no other one can begin (SU-115)."""
    return what.place == g.at[card] and not g.dueling


@nearby
def mine_here(g: Brawl, me: int, card: int, what: What) -> bool:
    """It happened at this base, to a card of yours or by you."""
    return what.seat == me and what.place == g.at[card]


def mine(g: Brawl, me: int, card: int, what: What) -> bool:
    """It happened to a card of yours, or by you, anywhere."""
    return what.seat == me


@nearby
def by_another_here(g: Brawl, me: int, card: int, what: What) -> bool:
    """Another player did it at this base."""
    return what.seat != me and what.place == g.at[card]


def another_of_mine(g: Brawl, me: int, card: int, what: What) -> bool:
    """It happened to another card of yours, anywhere."""
    return what.seat == me and what.card != card


def another_card(g: Brawl, me: int, card: int, what: What) -> bool:
    """It happened to any other card, anywhere."""
    return what.card != card


@nearby
def its_minion(g: Brawl, me: int, card: int, what: What) -> bool:
    """It happened to the minion this action is on."""
    return what.card == g.on[card]


def spent(g: Brawl, me: int, card: int, what: What) -> bool:
    """The player has used this card's ability this turn."""
    return is_spent(g, card, me)


def every_turn(g: Brawl, me: int, card: int, what: What) -> bool:
    return True


# -- hosts and needs: state, player, minion or card ----------------------------------------------


def any_minion(g: Brawl, me: int, minion: int) -> bool:
    """Play on a minion."""
    return True


def my_minion(g: Brawl, me: int, minion: int) -> bool:
    """Play on a minion of yours."""
    return g.controller[minion] == me


def holds_a_card(g: Brawl, me: int, card: int) -> bool:
    """a card in your hand"""
    return bool(g.hands[me])


# -- scoring: state, controller, card ------------------------------------------------------------


def scores_here(g: Brawl, me: int, card: int) -> bool:
    """The base that scores is the one this card is at."""
    return g.at[card] == g.scoring


def scores_elsewhere(g: Brawl, me: int, card: int) -> bool:
    """Another base scores than the one this card is at."""
    return g.at[card] != g.scoring


def before_any_base(g: Brawl, me: int, card: int) -> bool:
    """Special: You may also play this before a base scores."""
    return g.scoring_stage == BEFORE


def is_losing(g: Brawl, me: int, place: int) -> bool:
    """Somebody has more power there (SU-R12)."""
    powers = powers_at(g, place)
    return any(power > powers.get(me, 0) for power in powers.values())

"""How good a table looks to a Villain of this game."""

from __future__ import annotations

from fiendish.engine.seats import others
from fiendish.games.marvel_villainous.cards import loki, masque, modok
from fiendish.games.marvel_villainous.rules.plays import PERSONAS, REWARD, abroad, has_persona
from fiendish.games.marvel_villainous.state import Mayhem
from fiendish.games.villainous import evaluate as shared
from fiendish.games.villainous.book import CONTRACT, SPECIALTY
from fiendish.games.villainous.rules.board import (
    heroes_at,
    is_hero,
    own_locations,
    realm_of,
    strength,
    sum_of_strength,
    villain,
)
from fiendish.games.villainous.rules.plays import ACTIVATE, PLAY, STEP, VANQUISH
from fiendish.games.villainous.state import DECK, LOCATIONS


def evaluate(g: Mayhem, me: int) -> float:
    return shared.evaluate(g, me, _prospects, _worth, lambda g, me, face: _KEEP.get(face, 0.0))


def _prospects(g: Mayhem, seat: int) -> float:
    value = 400.0 * villain(g, seat).nearness(g, seat) + shared.funds(g, seat)
    value += shared.attached(g, seat) + 14.0 * sum(
        [g.book.kind[g.identity[card]] is SPECIALTY for card in g.places[g.area(seat)]]
    )
    if g.events:
        value += _events(g, seat)
    return value + _AIMS[villain(g, seat).id](g, seat)


def _events(g: Mayhem, seat: int) -> float:
    """Events in the way, less what the player's Allies there have done about them."""
    value = 0.0
    for event in g.imposed(seat):
        there = [ally for ally in g.sent if g.on[ally] == event]
        done = min(1.0, sum_of_strength(g, there) / max(1, strength(g, event)))
        own = bool(g.book.faces[g.identity[event]].villain)
        value -= (30.0 if own else 6.0) * (1.0 - done)
        value += sum([2.0 + 1.5 * strength(g, ally) for ally in there if ally // DECK == seat])
    return value


# -- Loki ----------------------------------------------------------------------------------------


def _loki(g: Mayhem, seat: int) -> float:
    """Domains open to a persona, Mischief and ways to spend it."""
    value = shared.lands(g, seat, -6.0, -1.5, 4.0)
    for other in others(g, seat):
        value += 0.0 if has_persona(g, seat, other) else 9.0
        value += 3.0 * bool(abroad(g, seat, other))
    for place in own_locations(g, seat):
        for card in g.places[place]:
            if g.identity[card] == loki.odin.number:
                value -= 40.0
            elif g.identity[card] == loki.heimdall.number:
                value -= 25.0
    return value


# -- M.O.D.O.K. ----------------------------------------------------------------------------------

_RANKS = (0.0, 6.0, 14.0, 26.0, 46.0)  # locations with an A.I.M. Ally


def _modok(g: Mayhem, seat: int) -> float:
    """A.I.M. everywhere at first, then Heroes to defeat, then a free laboratory."""
    loyal = modok.loyalty(g, seat)
    hunts = loyal < modok.MOST_LOYALTY
    value = shared.lands(g, seat, *((-2.0, -1.0, 22.0) if hunts else (-6.0, -1.5, 4.0)))
    if loyal < 2:
        held = [
            any(modok.is_aim_ally(g, card) and card // DECK == seat for card in g.places[place])
            for place in own_locations(g, seat)
        ]
        value += _RANKS[sum(held)]
    elif heroes_at(g, LOCATIONS * seat + modok.LABORATORY):
        value -= 8.0 * (loyal - 1)
    return value


# -- Madame Masque -------------------------------------------------------------------------------


def _masque(g: Mayhem, seat: int) -> float:
    """Heroes are prey where her Allies are."""
    value = shared.lands(g, seat, 2.0, -1.0, 20.0)
    for card in g.attached:
        face = g.identity[card]
        if g.book.kind[face] is CONTRACT:
            value += (1.5 if realm_of(g, card) == seat else 0.7) * REWARD[face][0]
    return value


_AIMS = {"loki": _loki, "modok": _modok, "masque": _masque}


# -- what can be done, and what to keep for it ---------------------------------------------------


def _worth(g: Mayhem, me: int, act: int, card: int, where: int) -> float:
    usual = shared.USUAL[act]
    who = villain(g, me).id
    if act == STEP:
        return 18.0 * where if who == "loki" else 8.0
    if act == VANQUISH:
        return 30.0 if is_hero(g, card) and who != "loki" else usual
    face = g.identity[card]
    if act == ACTIVATE:
        if face == modok.cosmic_cube.number and modok.loyalty(g, me) == modok.MOST_LOYALTY:
            return 400.0
        return usual + 10.0 * g.book.activated[face].second
    if act == PLAY:
        if who == "loki":
            usual += 15.0 * g.book.second[face]
            if LOCATIONS * me <= where < LOCATIONS * me + LOCATIONS:
                return usual
            return usual + 10.0 * (face in PERSONAS and where < LOCATIONS * g.seats)
        return usual + _KEEP.get(face, 0.0)
    return usual


_KEEP = {
    loki.glorious_purpose.number: 4.0,
    loki.king_loki.number: 3.0,
    loki.silver_tongue.number: 3.0,
    loki.god_of_stories.number: 2.0,
    modok.cosmic_cube.number: 6.0,
    modok.creating_the_cube.number: 5.0,
    modok.bow_to_modok.number: 5.0,
    masque.sniper_shot.number: 4.0,
    masque.ambush.number: 3.0,
    masque.count_nefaria.number: 3.0,
    masque.head_of_the_maggia.number: 2.0,
}
"""What some cards in hand are worth more than others."""

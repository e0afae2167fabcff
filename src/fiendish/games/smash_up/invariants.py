"""What must hold of every state: each card in one place, limits kept, knowledge in order."""

from __future__ import annotations

from itertools import chain

from fiendish.games.smash_up.faces import FACTIONS, KIND, Kind
from fiendish.games.smash_up.numbers import FACE_NUMBERS
from fiendish.games.smash_up.rules.setup import all_bases
from fiendish.games.smash_up.state import (
    CARDS_EACH,
    CHOOSING,
    END,
    NOBODY,
    NOWHERE,
    REPLACED,
    TOO_LONG,
    Brawl,
)


def broken_invariants(g: Brawl) -> list[str]:
    """A sentence for each thing that is wrong with the state."""
    wrong = _check_shape(g)
    if wrong or g.phase == CHOOSING:
        return wrong
    wrong = _check_prints(g)
    return wrong or [*_check_places(g), *_check_marks(g), *_check_knowledge(g)]


def _check_shape(g: Brawl) -> list[str]:
    """Sizes and ranges, without which nothing else can be read."""
    cards = CARDS_EACH * g.seats + len(all_bases(bool(g.errata), g.edition))
    per_card = (g.identity, g.known, g.at, g.on, g.controller, g.counters, g.chosen, g.boost)
    per_seat = (g.hands, g.decks, g.piles, g.picks, g.vp, g.minions_played)
    per_place = (g.minions, g.actions, g.buried)
    if g.seats not in (2, 3, 4):
        return [f"a table for {g.seats} players does not exist"]
    if any(len(values) != cards for values in per_card):
        return ["a list with an entry per card has the wrong length"]
    if any(len(values) != g.seats for values in per_seat):
        return ["a list with an entry per player has the wrong length"]
    if any(len(values) != g.seats + 1 for values in per_place):
        return ["a list with an entry per base has the wrong length"]
    dueling = [minion for minion in g.dueling if minion != NOWHERE]
    handles = [*_everywhere(g), *g.due, *g.offered, *dueling, *g.duel[:2]]
    handles += [played for played, *_ in g.frames if played != -1]
    if handles and (min(handles) < 0 or max(handles) >= cards):
        return ["a card that does not exist lies on the table"]
    if not 0 <= g.active < g.seats or not 0 <= g.phase <= END or not 0 <= g.ended <= TOO_LONG:
        return ["turn, phase or end are out of range"]
    if (
        not 0 <= g.asked < g.seats
        or not 0 <= g.first < g.seats
        or not 0 <= g.scoring_stage <= REPLACED
    ):
        return ["a window is out of range"]
    if not -1 <= g.scoring <= g.seats or not 0 <= g.passes <= g.seats:
        return ["the scoring is out of range"]
    if len(g.seed) != 32 or min(g.counter, g.decisions, g.turn, *g.vp) < 0:
        return ["a count or the seed is out of range"]
    taken = [*chain(*g.picks), *g.pool]
    if any(not 0 <= faction < len(FACTIONS) for faction in taken):
        return ["a faction that does not exist was picked"]
    return []


def _everywhere(g: Brawl) -> list[int]:
    """All places where a card can be."""
    zones = chain(g.hands, g.decks, g.piles, g.minions, g.actions, g.buried)
    single = (g.bases, g.base_deck, g.base_pile, g.box, g.playing, g.aside, g.dueling_cards[1::2])
    return [*chain(*zones), *chain(*single)]


def _check_prints(g: Brawl) -> list[str]:
    """The cards are those of the factions that were picked."""
    if len(g.face_of) != len(g.owner_of) or max(g.identity) >= len(g.face_of):
        return ["a card has no face"]
    if any(len(mine) != 2 or mine[0] == mine[1] for mine in g.picks):
        return ["a player does not have two different factions (SU-5)"]
    printed: list[tuple[int, int]] = []
    for seat, mine in enumerate(g.picks):
        for number in mine:
            for face in FACTIONS[number].printed(bool(g.errata), edition=g.edition):
                printed += [(face.number, seat)] * face.copies(FACE_NUMBERS.count(g.edition))
    printed += [(face.number, NOBODY) for face in all_bases(bool(g.errata), g.edition)]
    there = [(g.face_of[number], g.owner_of[number]) for number in g.identity]
    return [] if sorted(there) == sorted(printed) else ["the cards are not those printed (SU-5)"]


def _check_places(g: Brawl) -> list[str]:
    wrong = []
    if sorted(_everywhere(g)) != [*range(len(g.identity))]:
        wrong.append("not every card is in exactly one place")
    bases = [*g.bases, *g.base_deck, *g.base_pile]
    if any(KIND[g.face(base)] is not Kind.BASE for base in bases):
        wrong.append("a card lies where only bases are")
    if len(g.bases) != g.seats + 1:
        wrong.append("there is not one base more than players (SU-161)")
    for place, base in enumerate(g.bases):
        if g.at[base] != place and g.scoring != place:
            wrong.append("a base does not know its place")
        if any(KIND[g.face(card)] is not Kind.MINION for card in g.minions[place]):
            wrong.append("something that is no minion stands among minions")
        for card in g.minions[place] + g.actions[place]:
            if g.at[card] != place or g.controller[card] >= g.seats:
                wrong.append("a card in play does not know its place or controller")
        for card in g.actions[place]:
            host = KIND[g.face(card)] is Kind.ON_MINION
            if (g.on[card] in g.minions[place]) is not host:
                wrong.append("an action does not lie where it was played (SU-33)")
        if any(g.controller[card] >= g.seats for card in g.buried[place]):
            wrong.append("nobody controls a buried card (SU-96)")
    return wrong


def _check_marks(g: Brawl) -> list[str]:
    wrong = []
    in_play = {*chain(*g.minions, *g.actions), *g.bases}
    buried = {*chain(*g.buried)}
    for card in range(len(g.identity)):
        if card in in_play:
            continue
        if g.at[card] != NOWHERE or (g.controller[card] != NOWHERE and card not in buried):
            wrong.append("a card out of play has a place or a controller")
        chosen = g.chosen[card] and card not in g.playing
        if g.counters[card] or g.boost[card] or chosen or g.on[card] != NOWHERE:
            wrong.append("something is left on a card out of play (SU-63)")
    for seat in range(g.seats):
        if any(g.owner(card) != seat for card in g.piles[seat]):
            wrong.append("a discard pile holds a card of another owner (SU-64)")
    return wrong


def _check_knowledge(g: Brawl) -> list[str]:
    wrong = []
    everyone = g.everyone
    public = [*chain(*g.piles, *g.minions, *g.actions), *g.bases, *g.base_pile, *g.playing]
    if not all(g.known[card] == everyone for card in public):
        wrong.append("a card that lies open is not known to everybody (SU-65)")
    for seat, hand in enumerate(g.hands):
        if not all(g.known[card] >> seat & 1 for card in hand):
            wrong.append("a player does not know the own hand")
    for card in chain(*g.buried):
        if not g.known[card] >> g.controller[card] & 1:
            wrong.append("a player does not know an own buried card (SU-97)")
    for seat, card in zip(g.dueling_cards[::2], g.dueling_cards[1::2], strict=True):
        if not g.known[card] >> seat & 1:
            wrong.append("a player does not know the own dueling card")
    return wrong

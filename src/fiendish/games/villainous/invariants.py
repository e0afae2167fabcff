"""What must hold of every state of a Villainous game: each card in one place, knowledge in order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from fiendish.games.villainous.book import ALLY, HERO, Kind
from fiendish.games.villainous.rules.board import ongoing, parts_of
from fiendish.games.villainous.state import (
    DECK,
    LOCATIONS,
    NOWHERE,
    PASS,
    TOO_LONG,
    UNDER,
    Realm,
)


def check_shape(g: Realm, seats: Sequence[int]) -> list[str]:
    """Sizes and ranges, without which nothing else can be read."""
    per_seat = (
        g.ongoing,
        g.at_work,
        g.mover,
        g.power,
        g.second,
        g.marks,
        g.hands,
        g.decks,
        g.piles,
        g.villains,
    )
    per_card = (g.known, g.at, g.on, g.plus, g.minus)
    if g.seats not in seats:
        return [f"a table for {g.seats} Villains does not exist"]
    if any(len(values) != g.seats for values in per_seat):
        return ["a list with an entry per player has the wrong length"]
    if any(len(values) != len(g.identity) for values in per_card):
        return ["a list with an entry per card has the wrong length"]
    if len(g.places) != (LOCATIONS + 1) * g.seats:
        return ["the number of places is wrong"]
    if any(number >= len(g.book.villains) for number in g.villains):
        return ["a Villain that does not exist"]
    if any(face >= len(g.book.faces) for face in g.identity):
        return ["a card that was never printed"]
    if not 0 <= g.active < g.seats or not 0 <= g.phase <= PASS or not 0 <= g.ended <= TOO_LONG:
        return ["turn, step or end are out of range"]
    if min(*g.power, *g.second) < 0 or g.turn < 0 or g.decisions < 0 or len(g.seed) != 32:
        return ["a count or the seed is out of range"]
    return []


def check_places(g: Realm, further: Sequence[list[int]]) -> list[str]:
    """Every card in exactly one place, and the marks on the cards agree with that."""
    zones = [*g.hands, *g.decks, *g.piles, *g.fate_decks, *g.fate_piles, *g.places]
    zones += [g.attached, g.aside, g.looked, g.box, *further]
    wrong = []
    if sorted(chain.from_iterable(zones)) != [*range(len(g.identity))]:
        wrong.append("not every card is in exactly one place")
    for seat in range(g.seats):
        own = range(DECK * seat, DECK * seat + DECK)
        deck = g.book.villains[g.villains[seat]].id
        if any(g.book.faces[g.identity[card]].deck != deck for card in own):
            wrong.append("a card of the wrong deck is among a player's cards")
        for zone in (g.hands[seat], g.decks[seat], g.piles[seat]):
            if any(g.owner(card) != seat for card in zone):
                wrong.append("a card lies in another player's hand, deck or pile")
    for place, cards in enumerate(g.places):
        if any(g.at[card] != place for card in cards):
            wrong.append("a card does not know where it lies")
    if any(g.at[card] != UNDER for card in g.attached):
        wrong.append("an attached card does not know that it is")
    in_play = {*chain.from_iterable(g.places), *g.attached, *chain.from_iterable(further)}
    if any(g.at[card] == NOWHERE for card in chain(chain.from_iterable(g.places), g.attached)):
        wrong.append("a card in play is nowhere")
    if any(
        (g.plus[card] or g.minus[card]) and card not in in_play for card in range(len(g.identity))
    ):
        wrong.append("a Strength token lies on a card that is not in play")
    going_on = [ongoing(g, seat) for seat in range(g.seats)]
    if g.ongoing != going_on or g.at_work != [parts_of(g, cards) for cards in going_on]:
        wrong.append("the texts that go on working are not those in play")
    return wrong


def check_movers(g: Realm) -> list[str]:
    """Movers are at locations."""
    if all(-1 <= place < LOCATIONS for place in g.mover):
        return []
    return ["a mover stands nowhere"]


def check_attached(g: Realm, hosts: Sequence[Kind] = (ALLY, HERO)) -> list[str]:
    """What is attached lies under what things can be attached to."""
    if all(g.book.kind[g.identity[g.on[card]]] in hosts for card in g.attached):
        return []
    return ["something is attached to what is no character"]


def check_knowledge(g: Realm, further: Sequence[list[int]]) -> list[str]:
    """What lies open is known to all; decks are known to nobody but those who looked."""
    wrong = []
    known, everyone = g.known, g.everyone
    public = [*g.places, *g.piles, *g.fate_piles, g.attached, g.aside, g.box, *further]
    if not all(known[card] == everyone for zone in public for card in zone):
        wrong.append("a card that lies open is not known to everybody")
    for seat, hand in enumerate(g.hands):
        if not all(known[card] >> seat & 1 for card in hand):
            wrong.append("a player does not know the own hand")
    return wrong

"""What must hold of every state: each card in one place, limits kept, knowledge in order."""

from __future__ import annotations

from fiendish.engine.seats import others
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.cards.loki import GOAL as MISCHIEF
from fiendish.games.marvel_villainous.cards.loki import SPENT_MISCHIEF, SUPPLY, loki
from fiendish.games.marvel_villainous.cards.masque import GOAL as VENDETTAS
from fiendish.games.marvel_villainous.cards.modok import LOYALTY, MOST_LOYALTY, modok
from fiendish.games.marvel_villainous.rules.events import is_global, is_ready
from fiendish.games.marvel_villainous.rules.plays import PERSONAS, abroad
from fiendish.games.marvel_villainous.state import UNDYING, Mayhem
from fiendish.games.villainous.book import ALLY, CONTRACT, EVENT, HERO
from fiendish.games.villainous.invariants import (
    check_attached,
    check_knowledge,
    check_movers,
    check_places,
    check_shape,
)
from fiendish.games.villainous.rules.board import items_on, player_of
from fiendish.games.villainous.state import IMPOSED, RUNNING, UNDER


def broken_invariants(g: Mayhem) -> list[str]:
    """A sentence for each thing that is wrong with the state."""
    open_places = [g.events, g.sent, g.vendettas]
    return check_shape(g, (2, 3)) or [
        *check_places(g, [*open_places, g.unused]),
        *check_movers(g),
        *check_attached(g),
        *check_knowledge(g, open_places),
        *_check_events(g),
        *_check_villains(g),
    ]


def _check_events(g: Mayhem) -> list[str]:
    kind, wrong = BOOK.kind, []
    if any(kind[g.identity[event]] is not EVENT or g.at[event] != IMPOSED for event in g.events):
        wrong.append("something else than an Event is imposed")
    if any(kind[g.identity[ally]] is not ALLY or g.at[ally] != UNDER for ally in g.sent):
        wrong.append("something else than an Ally is at an Event (MV-90, MV-106)")
    if any(g.on[ally] not in g.events for ally in g.sent):
        wrong.append("an Ally is at an Event that is not in play")
    if g.mode != UNDYING and sum(is_global(g, event) for event in g.events) > 1:
        wrong.append("there are two Global Events (MV-98)")
    if g.ended == RUNNING and any(is_ready(g, event) for event in g.events) and g.cause < 0:
        wrong.append("an Event should have been resolved (MV-103)")
    return wrong


def _check_villains(g: Mayhem) -> list[str]:
    wrong = []
    if any(BOOK.kind[g.identity[hero]] is not HERO for hero in g.vendettas):
        wrong.append("something else than a Hero is on the Vendetta tile")
    contracts = [card for card in g.attached if BOOK.kind[g.identity[card]] is CONTRACT]
    if any(sum(one in contracts for one in items_on(g, g.on[card])) > 1 for card in contracts):
        wrong.append("a character has two Contracts (MV-147)")
    me = player_of(g, loki)
    if me >= 0:
        spent = g.marks[me][SPENT_MISCHIEF]
        if g.second[me] + spent > SUPPLY:
            wrong.append("there is more Mischief than tokens (MV-131)")
        if g.ended == RUNNING and spent >= MISCHIEF:
            wrong.append("Loki should have won (MV-136)")
        for seat in others(g, me):
            if sum(g.identity[ally] in PERSONAS for ally in abroad(g, me, seat)) > 1:
                wrong.append("two Loki Allies are in one Domain (MV-135)")
    me = player_of(g, modok)
    if me >= 0 and not 0 <= g.marks[me][LOYALTY] <= MOST_LOYALTY:
        wrong.append("Loyalty is off the tile (MV-137)")
    if g.ended == RUNNING and len(g.vendettas) >= VENDETTAS:
        wrong.append("Madame Masque should have won (MV-150)")
    return wrong

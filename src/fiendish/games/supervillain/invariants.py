"""What must hold of every state: each card in one place, limits kept, knowledge in order."""

from __future__ import annotations

from functools import cache
from itertools import chain

from fiendish.games.supervillain.faces import FACES, printed
from fiendish.games.supervillain.rules.board import cost, partner, power_on
from fiendish.games.supervillain.rules.victory import is_blocked, is_too_long, total
from fiendish.games.supervillain.state import (
    DOMINATION,
    EVENING,
    MINIONS,
    RUNNING,
    TOO_LONG,
    Galaxy,
)


def broken_invariants(g: Galaxy) -> list[str]:
    """A sentence for each thing that is wrong with the state."""
    wrong = _check_shape(g)
    return wrong or [*_check_places(g), *_check_marks(g), *_check_knowledge(g), *_check_end(g)]


def _check_shape(g: Galaxy) -> list[str]:
    """Sizes and ranges, without which nothing else can be read."""
    per_card = (
        g.identity, g.known, g.owner, g.on, g.target, g.token, g.charged,
        g.project_used, g.facility_used,
    )  # fmt: skip
    per_seat = (g.hands, g.projects, g.facilities, g.mobs)
    handles = [*g.minion_deck, *g.minion_pile, *g.domination_deck, *g.domination_pile]
    handles += [
        *g.asteroids,
        *g.box,
        *g.hitting,
        *chain.from_iterable(chain.from_iterable(per_seat)),
    ]
    if g.seats not in (2, 3, 4) or (g.teams and g.seats != 4):
        return [f"a table for {g.seats} Villains does not exist in this mode"]
    if any(len(values) != MINIONS.stop for values in per_card):
        return ["a list with an entry per card has the wrong length"]
    if any(len(zone) != g.seats for zone in per_seat):
        return ["a list with an entry per Villain has the wrong length"]
    if handles and (min(handles) < 0 or max(handles) >= MINIONS.stop):
        return ["a card that does not exist lies on the table"]
    if not 0 <= g.active < g.seats or not 0 <= g.phase <= EVENING or not 0 <= g.ended <= TOO_LONG:
        return ["turn, phase or end are out of range"]
    if not -1 <= g.turned_up < DOMINATION.stop or not -1 <= g.cause < len(FACES):
        return ["the card turned up or in effect does not exist"]
    if max(g.mob_played, g.ops_played) > 1:
        return ["more than the one Mob or Ops of a turn was played"]
    if len(g.seed) != 32 or g.counter < 0 or g.decisions < 0 or g.turn < 0 or g.goal < 1:
        return ["a count or the seed is out of range"]
    return []


def _check_places(g: Galaxy) -> list[str]:
    domination = [*g.domination_deck, *g.domination_pile, *g.asteroids]
    domination += [card for card in g.box if card in DOMINATION]
    domination += [card for zone in (g.projects, g.facilities) for own in zone for card in own]
    if g.turned_up >= 0:
        domination.append(g.turned_up)
    minions = [*g.minion_deck, *g.minion_pile, *(card for card in g.box if card in MINIONS)]
    minions += [card for zone in (g.hands, g.mobs) for own in zone for card in own]
    wrong = []
    if sorted(domination) != [*DOMINATION]:
        wrong.append("not every Domination card is in exactly one place")
    if sorted(minions) != [*MINIONS]:
        wrong.append("not every Minion card is in exactly one place")
    if sorted(g.identity[: DOMINATION.stop]) != _printed("Domination card", g.edition):
        wrong.append("the Domination cards are not those that were printed")
    if sorted(g.identity[MINIONS.start :]) != _printed("Minion card", g.edition):
        wrong.append("the Minion cards are not those that were printed")
    return wrong


_printed = cache(printed)


def _check_marks(g: Galaxy) -> list[str]:
    wrong = []
    bearers = {card for zone in (g.mobs, g.facilities) for own in zone for card in own}
    if any(g.token) and any(g.token[card] > (card in bearers) for card in range(MINIONS.stop)):
        wrong.append("a token lies where none can lie, or more than one (SV-99, SV-100)")
    if any(g.charged) and any(
        g.charged[card] > (card in g.asteroids) for card in range(MINIONS.stop)
    ):
        wrong.append("a charge lies where none can lie, or more than one (SV-80)")
    for seat in range(g.seats):
        if any(g.owner[card] != seat for card in g.projects[seat] + g.facilities[seat]):
            wrong.append("a Project or Facility lies before the wrong Villain")
        if any(g.on[mob] not in g.projects[seat] for mob in g.mobs[seat]):
            wrong.append("a Mob does not lie on a Project of its Villain (SV-R23)")
        for project in g.projects[seat]:
            if power_on(g, project) >= cost(g, project) and project not in g.completing:
                wrong.append("a Project has enough Mobs and is not completed (SV-49)")
    for asteroid in g.asteroids:
        owner, target = g.owner[asteroid], g.target[asteroid]
        if not (owner < g.seats and target < g.seats) or target in (owner, partner(g, owner)):
            wrong.append("an Asteroid is pointed at its owner, a partner or nobody (SV-76, SV-125)")
    return wrong


def _check_knowledge(g: Galaxy) -> list[str]:
    wrong = []
    known, everyone = g.known, g.everyone
    public = [*g.minion_pile, *g.domination_pile, *g.asteroids]
    public += chain.from_iterable(chain(g.projects, g.facilities, g.mobs))
    if not all(known[card] == everyone for card in public):
        wrong.append("a card that lies open is not known to everybody (SV-137)")
    if any(known[card] for card in g.minion_deck + g.domination_deck):
        wrong.append("somebody knows a card in a deck (SV-138)")
    for seat, hand in enumerate(g.hands):
        if not all(g.known[card] >> seat & 1 for card in hand):
            wrong.append("a Villain does not know the own hand")
    return wrong


def _check_end(g: Galaxy) -> list[str]:
    if g.ended != RUNNING:
        return []
    if any(total(g, seat) >= g.goal and not is_blocked(g, seat) for seat in range(g.seats)):
        return ["somebody has enough points to have won already (SV-113)"]
    if is_too_long(g):
        return ["the game should have ended after 200 rounds (SV-R52)"]
    return []

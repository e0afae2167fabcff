"""Reading the table: who has what, and what can be chosen.

Functions that list things to choose take the state, the Villain who chooses and the card that
asks, so that they can also serve as what an ability needs (SV-R10); their docstrings say what
they list.
"""

from __future__ import annotations

from fiendish.engine.seats import clockwise
from fiendish.games.supervillain.faces import COST, FACILITY, POINTS, POWER, Kind
from fiendish.games.supervillain.state import DOMINATION, Galaxy

HAND_LIMIT = 7


def others(g: Galaxy, me: int) -> list[int]:
    """All Villains but this one, clockwise from the active one."""
    return [seat for seat in clockwise(g) if seat != me]


def partner(g: Galaxy, me: int) -> int:
    """The Villain sitting diagonally opposite in a Team Battle, else none (SV-123)."""
    return (me + 2) % 4 if g.teams else -1


def points(g: Galaxy, seat: int) -> int:
    """Domination points: the sum over the Villain's Facilities (SV-109)."""
    identity, total = g.identity, 0
    for card in g.facilities[seat]:
        total += POINTS[identity[card]]
    return total


def cost(g: Galaxy, project: int) -> int:
    return COST[g.identity[project]]


def power(g: Galaxy, mob: int) -> int:
    return POWER[g.identity[mob]]


def mobs_on(g: Galaxy, project: int) -> list[int]:
    on = g.on
    found = []
    for mob in g.mobs[g.owner[project]]:
        if on[mob] == project:
            found.append(mob)
    return found


def power_on(g: Galaxy, project: int) -> int:
    """What the Mobs on a Project have together (SV-12)."""
    identity, total = g.identity, 0
    for mob in mobs_on(g, project):
        total += POWER[identity[mob]]
    return total


# -- what can be chosen --------------------------------------------------------------------------


def my_projects(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """one of your Projects"""
    found = g.projects[me].copy()
    if g.completing:
        for project in g.projects[me]:
            if project in g.completing:  # SV-R14
                found.remove(project)
    return found


def mobs_of(g: Galaxy, seat: int) -> list[int]:
    """The Villain's Mobs, but for those on a Project being completed (SV-R14)."""
    found = g.mobs[seat].copy()
    if g.completing:
        for mob in g.mobs[seat]:
            if g.on[mob] in g.completing:
                found.remove(mob)
    return found


def rival_mobs(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """a Mob of another Villain"""
    return [mob for seat in range(g.seats) if seat != me for mob in mobs_of(g, seat)]


def rival_projects(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """a Project of another Villain"""
    return [p for seat in range(g.seats) if seat != me for p in my_projects(g, seat)]


def empty_rival_projects(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """a Project without Mobs of another Villain"""
    return [project for project in rival_projects(g, me) if not mobs_on(g, project)]


def manned_rival_projects(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """a Project with Mobs of another Villain"""
    return [project for project in rival_projects(g, me) if mobs_on(g, project)]


def bare_rival_facilities(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """a Facility without token of another Villain"""
    return [
        card
        for seat in range(g.seats)
        if seat != me
        for card in g.facilities[seat]
        if not g.token[card]
    ]


def small_facilities(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """a Facility worth 0 or 1 points"""
    return [f for owned in g.facilities for f in owned if POINTS[g.identity[f]] < 2]


def bare_facilities(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """one of your Facilities without token"""
    return [facility for facility in g.facilities[me] if not g.token[facility]]


def bare_mobs(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """one of your Mobs without token"""
    return [mob for mob in mobs_of(g, me) if not g.token[mob]]


def protectable(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """one of your Mobs or Facilities without token"""
    return bare_mobs(g, me) + bare_facilities(g, me)


def protectable_elsewhere(g: Galaxy, me: int, card: int) -> list[int]:
    """one of your Mobs or Facilities without token that does not go with this Project"""
    return [bearer for bearer in protectable(g, me) if bearer in DOMINATION or g.on[bearer] != card]


def reusable_facilities(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """one of your Facilities with a once-per-turn ability"""
    identity = g.identity
    return [
        facility
        for facility in g.facilities[me]
        if FACILITY[identity[facility]].kind is Kind.ONCE_PER_TURN
    ]


def uncharged(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """an uncharged Asteroid"""
    return [asteroid for asteroid in g.asteroids if not g.charged[asteroid]]


def my_uncharged(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """an uncharged Asteroid of your own"""
    return [a for a in g.asteroids if g.owner[a] == me and not g.charged[a]]


def no_asteroid_of_mine(g: Galaxy, me: int, card: int = -1) -> bool:
    """a sky without an Asteroid of your own"""
    return all(g.owner[asteroid] != me for asteroid in g.asteroids)


def not_mine(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """an Asteroid that is not yours"""
    return [asteroid for asteroid in g.asteroids if g.owner[asteroid] != me]  # SV-88


def incoming(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """an incoming Asteroid"""
    return [asteroid for asteroid in g.asteroids if g.target[asteroid] == me]


def of_opponents(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """an Asteroid of an opponent"""
    mate = partner(g, me)  # no opponent, SV-R29
    return [a for a in g.asteroids if g.owner[a] != me and g.owner[a] != mate]


def incoming_of_opponents(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """an incoming Asteroid of an opponent"""
    return [asteroid for asteroid in of_opponents(g, me) if g.target[asteroid] == me]


def targets(g: Galaxy, me: int) -> list[int]:
    """The Villains an Asteroid of this one may be pointed at (SV-76, SV-125)."""
    mate = partner(g, me)
    return [seat for seat in range(g.seats) if seat not in (me, mate)]


def hand_holders(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """another Villain who holds a Minion card"""
    return [seat for seat in range(g.seats) if seat != me and g.hands[seat]]


def cards_to_draw(g: Galaxy, me: int, card: int = -1) -> bool:
    """a Minion card to draw"""
    return bool(g.minion_deck or g.minion_pile)


def cards_to_draw_or_mobs(g: Galaxy, me: int, card: int) -> bool:
    """a Minion card to draw"""
    return bool(g.minion_deck or g.minion_pile or mobs_on(g, card))  # SV-R10: cost paid first


def someone_holds_more(g: Galaxy, me: int, card: int = -1) -> bool:
    """another Villain who holds more Minion cards than you, and a card to draw"""
    most = max(len(hand) for hand in g.hands)
    return most > len(g.hands[me]) and cards_to_draw(g, me)


def pile_cards(g: Galaxy, most: int = 10_000) -> list[int]:
    """Minion cards in the discard pile up to that power, but for an Ops in the air (SV-R7)."""
    identity = g.identity
    return [
        card for card in g.minion_pile if POWER[identity[card]] <= most and card not in g.in_air
    ]


def card_in_pile(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """a Minion card in the discard pile"""
    return pile_cards(g)


def small_card_and_project(g: Galaxy, me: int, card: int = -1) -> bool:
    """a Project of yours and a Minion card of 300 or less in the discard pile"""
    return bool(my_projects(g, me) and pile_cards(g, 300))


def medium_card_and_project(g: Galaxy, me: int, card: int = -1) -> bool:
    """a Project of yours and a Minion card of 400 or less in the discard pile"""
    return bool(my_projects(g, me) and pile_cards(g, 400))


def my_hand(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """a Minion card in hand"""
    return g.hands[me]


def hand_and_project(g: Galaxy, me: int, card: int = -1) -> bool:
    """a Project of yours and a Minion card in hand"""
    return bool(g.hands[me] and my_projects(g, me))


def rival_mobs_up_to(g: Galaxy, me: int, most: int) -> list[int]:
    return [mob for mob in rival_mobs(g, me) if power(g, mob) <= most]


def stealable_300(g: Galaxy, me: int, card: int = -1) -> bool:
    """a Project of yours and a Mob of 300 or less of another Villain"""
    return bool(my_projects(g, me) and rival_mobs_up_to(g, me, 300))


def stealable_400(g: Galaxy, me: int, card: int) -> bool:
    """a Project of yours and a Mob of 400 or less of another Villain"""
    return bool(my_projects(g, me) and rival_mobs_up_to(g, me, 400))


def swappable(g: Galaxy, me: int, card: int = -1) -> list[int]:
    """two Mobs on different Projects"""
    mobs = [mob for seat in range(g.seats) for mob in mobs_of(g, seat)]
    return mobs if len({g.on[mob] for mob in mobs}) > 1 else []


def my_mob_and_rival_mob(g: Galaxy, me: int, card: int = -1) -> bool:
    """a Mob of yours and a Mob of another Villain"""
    return bool(mobs_of(g, me) and rival_mobs(g, me))


def mob_to_move(g: Galaxy, me: int, card: int = -1) -> bool:
    """a Mob of yours and a second Project to move it to"""
    return len(my_projects(g, me)) > 1 and bool(mobs_of(g, me))

"""How good a table looks to a Villain of this game."""

from __future__ import annotations

from collections.abc import Callable

from fiendish.games.star_wars_villainous.cards import (
    asajj_ventress,
    asajj_ventress_missions,
    darth_vader,
    general_grievous,
    kylo_ren,
    moff_gideon,
)
from fiendish.games.star_wars_villainous.rules import missions
from fiendish.games.star_wars_villainous.rules.sector import ally_vehicles, unengaged
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous import evaluate as shared
from fiendish.games.villainous.book import ITEM
from fiendish.games.villainous.rules.board import (
    allies_at,
    heroes,
    heroes_at,
    in_realm,
    is_hero,
    own_locations,
    sum_of_strength,
    villain,
)
from fiendish.games.villainous.rules.plays import DEED, DISCARD, FATE, PLAY, RELOCATE, USE, VANQUISH
from fiendish.games.villainous.state import LOCATIONS


def evaluate(g: Sector, me: int) -> float:
    return shared.evaluate(g, me, _prospects, _worth, _keep)


def _prospects(g: Sector, seat: int) -> float:
    who = villain(g, seat)
    value = 400.0 * who.nearness(g, seat) + shared.funds(g, seat) + shared.attached(g, seat)
    value += 5.0 * min(g.second[seat], 8) - 8.0 * len(g.restrictions[seat])
    if g.places[g.area(seat)]:
        for vehicle in ally_vehicles(g, seat):
            value += 4.0 + 3.0 * g.book.cost[g.identity[vehicle]]
        value -= 6.0 * len(unengaged(g, seat))
    return value + _AIMS[who.id](g, seat)


# -- hunters -------------------------------------------------------------------------------------


def _hunter(g: Sector, seat: int) -> float:
    """General Grievous and Kylo Ren: Heroes are prey where their Allies are."""
    return shared.lands(g, seat, 0.0, -1.0, 18.0)


# -- Darth Vader ---------------------------------------------------------------------------------


def _vader(g: Sector, seat: int) -> float:
    """Heroes are in the way, and Luke is to come nearer."""
    value = shared.lands(g, seat, -5.0, -1.0, 5.0)
    far = darth_vader.THRONE_ROOM - darth_vader.place_of_luke(g, seat) % LOCATIONS
    return value - 6.0 * far - 25.0 * len(g.restrictions[seat])  # his forbids Ambition actions


# -- Asajj Ventress ------------------------------------------------------------------------------


def _ventress(g: Sector, seat: int) -> float:
    """Tasks that are half done."""
    value = shared.lands(g, seat, -1.0, -1.0, 12.0)
    for _, _, task in missions.open_tasks(g):
        value += 20.0 * _TASKS[task.id](g, seat)
    return value


def _at_kamino(g: Sector, seat: int) -> list[int]:
    return allies_at(g, LOCATIONS * seat + asajj_ventress.KAMINO, seat)


def _at_serenno(g: Sector, seat: int) -> list[int]:
    return allies_at(g, LOCATIONS * seat + asajj_ventress.SERENNO, seat)


def _delivery(g: Sector, seat: int) -> float:
    serenno = LOCATIONS * seat + asajj_ventress.SERENNO
    return 0.6 * bool(_at_serenno(g, seat)) * (not heroes_at(g, serenno))


def _team(g: Sector, seat: int) -> float:
    """Two Allies where a Hero is."""
    return 0.6 * any(
        heroes_at(g, place) and len(allies_at(g, place, seat)) >= 2
        for place in own_locations(g, seat)
    )


def _item(g: Sector, seat: int) -> float:
    kind = g.book.kind
    return 0.5 * any(kind[g.identity[card]] is ITEM for card in in_realm(g, seat))


_TASKS: dict[str, Callable[[Sector, int], float]] = {
    "force-at-kamino": lambda g, seat: min(1.0, sum_of_strength(g, _at_kamino(g, seat)) / 6),
    "defeat-at-kamino": lambda g, seat: (
        0.6 * bool(heroes_at(g, LOCATIONS * seat + asajj_ventress.KAMINO))
    ),
    "board-a-vehicle": lambda g, seat: 0.6 * bool(ally_vehicles(g, seat)),
    "defeat-with-team": _team,
    "fate-an-opponent": lambda g, seat: 0.0,
    "deliver-to-serenno": _delivery,
    "army-at-serenno": lambda g, seat: len(_at_serenno(g, seat)) / 3,
    "purge-your-hand": lambda g, seat: 0.0,
    "dark-bargain": lambda g, seat: min(g.second[seat], asajj_ventress_missions.BARGAIN) / 4,
    "pay-the-crew": lambda g, seat: min(g.power[seat], asajj_ventress_missions.CREW) / 5,
    "work-with-an-item": _item,
    "defeat-the-strong": lambda g, seat: 0.3 * bool(heroes(g, seat)),
    "clear-the-field": lambda g, seat: 0.6 * (not heroes(g, seat)),
    "uneasy-truce": lambda g, seat: 0.6 * (_team(g, seat) > 0.0),
}
"""How near a task is to being done, 0 to 1."""


_FIRST_TASK = 2  # of her deeds, after Resets and more Missions
_DEEDS = {
    FATE: ("fate-an-opponent",),
    DISCARD: ("purge-your-hand",),
    VANQUISH: ("defeat-with-team", "defeat-at-kamino", "defeat-the-strong"),
    RELOCATE: ("work-with-an-item",),
    PLAY: ("work-with-an-item",),
}
"""Tasks that an act may do."""


def _does_a_task(g: Sector, act: int, card: int) -> bool:
    """Whether an act is likely to do one of her tasks."""
    if act == DEED:
        return card >= _FIRST_TASK
    if act not in _DEEDS or (act in (RELOCATE, PLAY) and g.book.kind[g.identity[card]] is not ITEM):
        return False
    return any(task.id in _DEEDS[act] for _, _, task in missions.open_tasks(g))


# -- Moff Gideon ---------------------------------------------------------------------------------


def _gideon(g: Sector, seat: int) -> float:
    """Dark Troopers with Grogu alone; Pershing and the Samples beside the captive."""
    value = shared.lands(g, seat, -4.0, -1.0, 8.0)
    place = moff_gideon.place_of_grogu(g, seat)
    if place >= 0 and moff_gideon.place_of_captive(g, seat) < 0:
        guards = [g.identity[card] for card in allies_at(g, place, seat)]
        value += 25.0 * (moff_gideon.dark_troopers.number in guards)
        value -= 6.0 * (len(heroes_at(g, place)) - 1)
    elif place >= 0:
        value += 20.0 * any(
            g.identity[card] == moff_gideon.pershing.number for card in g.places[place]
        )
    return value


_HUNTERS = ("kylo_ren", "general_grievous")
_AIMS = {
    "darth_vader": _vader,
    "kylo_ren": _hunter,
    "asajj_ventress": _ventress,
    "general_grievous": _hunter,
    "moff_gideon": _gideon,
}


# -- what can be done, and what to keep for it ---------------------------------------------------


def _worth(g: Sector, me: int, act: int, card: int, where: int) -> float:
    usual = shared.USUAL[act]
    who = villain(g, me).id
    if who == "asajj_ventress" and _does_a_task(g, act, card):
        return 30.0
    if act == DISCARD and who == "darth_vader":
        return 20.0 * len(g.restrictions[me])  # it leaves when the whole hand goes
    if act == VANQUISH:
        return 25.0 if who in _HUNTERS and is_hero(g, card) else usual
    if act == DEED:
        return 400.0 if who == "darth_vader" else 10.0
    if act == USE:
        return _ABILITIES.get(g.identity[card], usual)
    if act == PLAY:
        return usual + _KEEP.get(g.identity[card], 0.0)
    return usual


_ABILITIES = {
    moff_gideon.samples.number: 400.0,
    moff_gideon.dark_troopers.number: 40.0,
    moff_gideon.beskar.number: 6.0,
    darth_vader.palpatine.number: 40.0,
    kylo_ren.helmet.number: 8.0,
}
"""What some Ambition Abilities bring."""

_KEEP = {
    darth_vader.palpatine.number: 6.0,
    darth_vader.what_is_thy_bidding.number: 5.0,
    darth_vader.i_am_your_father.number: 5.0,
    darth_vader.search_your_feelings.number: 2.0,
    kylo_ren.i_will_finish.number: 5.0,
    kylo_ren.let_the_past_die.number: 4.0,
    kylo_ren.snoke.number: 4.0,
    general_grievous.add_to_my_collection.number: 6.0,
    general_grievous.count_dookus_orders.number: 3.0,
    asajj_ventress.assassins_strike.number: 3.0,
    moff_gideon.samples.number: 6.0,
    moff_gideon.pershing.number: 5.0,
    moff_gideon.captured.number: 6.0,
    moff_gideon.dark_troopers.number: 4.0,
}
"""What some cards in hand are worth more than others."""

_KEYS = (moff_gideon.samples.number, moff_gideon.pershing.number)


def _keep(g: Sector, me: int, face: int) -> float:
    more = _KEEP.get(face, 0.0)
    if villain(g, me) is moff_gideon.gideon and face not in _KEYS and _seeks(g, me):
        return more - 3.0  # whatever it is, it is in the way of the cards he looks for
    return more


def _seeks(g: Sector, me: int) -> bool:
    """Whether Moff Gideon holds Grogu, but still has to draw a card that he cannot do without."""
    if moff_gideon.place_of_captive(g, me) < 0:
        return False
    there = [g.identity[card] for card in (*in_realm(g, me), *g.hands[me])]
    return any(face not in there for face in _KEYS)

"""Kylo Ren: all six Destiny tokens go to the Dark zone."""

from __future__ import annotations

from fiendish.engine.effects import note
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.rules.verbs import (
    BOOK,
    DECLINE,
    HERO_FELL,
    TARGETED,
    Asking,
    Sector,
    a_hidden_hero,
    a_weak_hero_here,
    adjacent,
    ask,
    choose_place,
    collect,
    cost,
    defeat_one,
    draw,
    gain_ambition,
    hero_vehicles,
    in_sector,
    meet_hero,
    move_one_here,
    mover_place,
    payable_spots,
    play_found,
    relocate,
    remove_one,
    remove_one_vehicle,
    scene,
    take_from_pile,
    vanquish_once,
    vanquishable,
    weak_heroes_here,
    weaken_one,
    win,
)
from fiendish.games.villainous.book import ALLY, ITEM, SECOND, Act
from fiendish.games.villainous.rules.board import (
    allies,
    forbidding,
    heroes,
    heroes_at,
    is_ally,
    is_hero,
    own_locations,
    realm_of,
)
from fiendish.games.villainous.symbols import (
    ACTIVATE,
    AMBITION,
    DISCARD,
    FATE,
    PLAY,
    RELOCATE,
    VANQUISH,
    location,
)

TOKENS = 6
LIGHT, CONFLICT, DARK = range(3)  # zones of the Destiny Tracker: its marks are the tokens there

kylo = BOOK.villain(
    "Kylo Ren",
    prefix="kr",
    objective="Have all six Destiny tokens in the Dark zone.",
    locations=(
        location("Jakku", id="kr_jakku", top=(collect(2), PLAY), bottom=(RELOCATE, FATE)),
        location("Takodana", id="kr_takodana", top=(VANQUISH, AMBITION), bottom=(PLAY, collect(2))),
        location(
            "Starkiller Base",
            id="kr_starkiller_base",
            top=(AMBITION, PLAY),
            bottom=(collect(3), DISCARD),
        ),
        location(
            "Snoke's Throne Room",
            id="kr_snokes_throne_room",
            top=(ACTIVATE, PLAY),
            bottom=(VANQUISH, AMBITION),
        ),
    ),
)
kylo.marks = (0, TOKENS, 0)
kylo.keeps = {"light": LIGHT, "conflict": CONFLICT, "dark": DARK}
kylo.possible = lambda marks: sum(marks) == TOKENS
kylo.won = lambda marks: marks[DARK] == TOKENS


# -- the Destiny Tracker (SW-159 to SW-162) ------------------------------------------------------


def can_darken(g: Sector, me: int) -> list[int]:
    """The zones from which a token can go one step toward the dark."""
    lost = forbidding(g, me, Act.RAISE) >= 0  # what would go into Dark
    return [zone for zone in (LIGHT, CONFLICT)[: 2 - lost] if g.marks[me][zone]]


def darken(g: Sector, me: int, steps: int = 1, may: bool = False) -> Asking:
    """Move tokens of choice toward the dark, one step at a time; what cannot move is lost."""
    for _ in range(steps):
        zone = yield from ask(g, me, words.DARKER, can_darken(g, me), may)
        if zone == DECLINE:
            return
        _step(g, me, zone, zone + 1)
        if kylo.won(g.marks[me]):
            win(g, me)


def lighten(g: Sector, chooser: int, me: int) -> Asking:
    """Somebody moves one of Kylo Ren's tokens one step toward the light, if one can."""
    found = [zone for zone in (CONFLICT, DARK) if g.marks[me][zone]]
    zone = yield from ask(g, chooser, words.LIGHTER, found)
    if zone != DECLINE:
        _step(g, me, zone, zone - 1)


def _step(g: Sector, me: int, zone: int, to: int) -> None:
    g.marks[me][zone] -= 1
    g.marks[me][to] += 1
    note(g, words.DESTINY[zone, to], me)


def calm(g: Sector, me: int) -> bool:
    """Move a token from Light to Conflict; whether there was one."""
    if not g.marks[me][LIGHT]:
        return False
    _step(g, me, LIGHT, CONFLICT)
    return True


def _hero_fell(g: Sector, me: int, hero: int, place: int) -> Asking:
    yield from darken(g, me)


def _progress(g: Sector, me: int) -> str:
    light, conflict, dark = g.marks[me]
    return f"{dark} of {TOKENS} Destiny tokens in Dark, {conflict} in Conflict, {light} in Light"


def _nearness(g: Sector, me: int) -> float:
    _, conflict, dark = g.marks[me]
    prey = min(len(heroes(g, me)), 2)  # he needs Heroes in his Sector
    return (4 * dark + conflict + prey) / (4 * TOKENS + 2)


kylo.hero_fell = _hero_fell
kylo.progress = _progress
kylo.nearness = _nearness


# -- Allies --------------------------------------------------------------------------------------


@kylo.ally("First Order Stormtroopers", cost=1, strength=1, count=4)
def stormtroopers(g: Sector, me: int, card: int) -> Asking:
    """When played, you may move one of your other Allies to this location."""
    yield from move_one_here(g, me, allies(g, me), card)


flametroopers = kylo.ally("Flametroopers", cost=2, strength=3, count=2)


@flametroopers.used
def flametroopers_used(g: Sector, me: int, card: int) -> Asking:
    """When used in a Vanquish action, you may put a -1 Strength token on another Hero there."""
    yield from weaken_one(g, me, heroes_at(g, scene(g, me)), may=True)


knights = kylo.ally("Knights of Ren", ambition=1, strength=3, count=3)


@knights.reaches
def knights_reach(g: Sector, card: int, place: int) -> bool:
    """You may also use them in a Vanquish action at an adjacent location. They do not go there and
    have the Strength that they have where they are."""
    return place in adjacent(g, g.at[card])


phasma = kylo.ally("Captain Phasma", cost=3, strength=3, count=1)


@phasma.aura
def phasma_aura(g: Sector, card: int, other: int) -> int:
    """Each of your other Allies at her location has 1 more Strength."""
    return int(is_ally(g, other) and g.at[other] == g.at[card])


hux = kylo.ally("General Hux", cost=2, strength=1, count=1)


def _recruits(g: Sector, me: int, left: int) -> list[int]:
    """The Allies of the discard pile that the player can pay with that many Credits."""
    return [
        card
        for card in g.piles[me]
        if is_ally(g, card)
        and g.book.purse[g.identity[card]] != SECOND
        and cost(g, me, card) <= left
    ]


def a_recruit(g: Sector, me: int, card: int) -> object:
    """an Ally with a Credit Cost in your discard pile, and the Credits for it"""
    return _recruits(g, me, g.power[me] - 1)


@hux.activate(power=1, needs=a_recruit)
def hux_activate(g: Sector, me: int, card: int) -> Asking:
    """Activate for 1 Credit: choose an Ally with a Credit Cost in your discard pile, pay for it and
    play it to one of your locations."""
    ally = yield from take_from_pile(g, me, g.piles[me], _recruits(g, me, g.power[me]))
    place = yield from choose_place(g, me, payable_spots(g, me, ally))
    yield from play_found(g, me, ally, place)


snoke = kylo.ally("Supreme Leader Snoke", ambition=2, strength=5, count=1)
snoke.is_fixed()
BOOK.own_foes.add(snoke.number)


@snoke.more_ambition
def snoke_ambition(g: Sector, card: int, me: int) -> int:
    """You gain 1 Ambition more in the first step of your turns. Snoke cannot be maneuvered or used
    in Vanquish actions, but your other Allies can vanquish him as if he were a Hero."""
    return 1


@snoke.falls
def snoke_falls(g: Sector, me: int, card: int) -> Asking:
    """When Snoke is defeated, you may move Destiny tokens up to two steps toward the dark."""
    yield from darken(g, me, 2, may=True)


# -- Effects -------------------------------------------------------------------------------------


@kylo.effect("Let the Past Die", ambition=2, count=2, needs=a_weak_hero_here)
def let_the_past_die(g: Sector, me: int, card: int) -> Asking:
    """Defeat a Hero with Strength 3 or less at your mover's location."""
    yield from defeat_one(g, me, weak_heroes_here(g, me), me)


def _belongings(g: Sector, me: int) -> list[int]:
    """The player's own Allies and Items in play."""
    kind, mine = g.book.kind, in_sector(g, me, fate=False)
    return [card for card in mine if kind[g.identity[card]] in (ALLY, ITEM)]


def something_to_break(g: Sector, me: int, card: int) -> object:
    """an Ally or Item of yours in your Sector"""
    return _belongings(g, me)


@kylo.effect("Unbridled Rage", ambition=0, count=2, needs=something_to_break)
def unbridled_rage(g: Sector, me: int, card: int) -> Asking:
    """Remove one of your Allies or Items, then gain 2 Ambition."""
    yield from remove_one(g, me, _belongings(g, me), me)
    gain_ambition(g, me, 2)


def a_token_to_darken(g: Sector, me: int, card: int) -> object:
    """a Destiny token that can move toward the dark"""
    return can_darken(g, me)


@kylo.effect("I Will Finish What You Started", ambition=3, count=2, needs=a_token_to_darken)
def i_will_finish(g: Sector, me: int, card: int) -> Asking:
    """Move a Destiny token of your choice one step toward the dark."""
    yield from darken(g, me)


@kylo.effect("Mind Probe", ambition=1, count=2, needs=a_hidden_hero)
def mind_probe(g: Sector, me: int, card: int) -> Asking:
    """Reveal cards of your Fate deck until there is a Hero, and play that Hero to one of your
    locations. Then draw a card."""
    yield from meet_hero(g, me)
    draw(g, me, 1)


def something_to_vanquish(g: Sector, me: int, card: int) -> object:
    """a Vanquish action that you could perform"""
    return vanquishable(g, me)


@kylo.effect("More! MORE!", id="more_more", cost=2, count=1, needs=something_to_vanquish)
def more_more(g: Sector, me: int, card: int) -> Asking:
    """Perform a Vanquish action without a symbol."""
    yield from vanquish_once(g, me)


# -- Items ---------------------------------------------------------------------------------------

crossguard = kylo.item("Crossguard Lightsaber", ambition=1, count=1)


@crossguard.aura
def crossguard_aura(g: Sector, card: int, other: int) -> int:
    """While your mover is at its location, each Hero there has 1 less Strength."""
    here = g.at[card]
    faced = is_hero(g, other) and g.at[other] == here
    return -int(faced and mover_place(g, realm_of(g, card)) == here)


helmet = kylo.item("Darth Vader's Helmet", cost=2, count=1)


def a_token_in_light(g: Sector, me: int, card: int) -> object:
    """a Destiny token in the Light zone"""
    return g.marks[me][LIGHT]


@helmet.ambition(1, needs=a_token_in_light)
def helmet_ability(g: Sector, me: int, card: int) -> None:
    """Ambition Ability for 1: move a Destiny token from the Light zone to the Conflict zone."""
    calm(g, me)


baton = kylo.item("Riot Control Baton", cost=1, count=1, bonus=2, attaches=True)
baton.texts.append("Attach to one of your Allies, who has 2 more Strength.")


# -- Conditions ----------------------------------------------------------------------------------


@kylo.condition("Wounded Pride", count=2, after=TARGETED)
def wounded_pride(g: Sector, me: int, card: int) -> Asking:
    """After an opponent has targeted you with a Fate action: gain 1 Ambition, then put a -1 Strength
    token on a Hero in your Sector, if there is one."""
    gain_ambition(g, me, 1)
    yield from weaken_one(g, me, heroes(g, me))


@kylo.condition("Force Bond", count=2, after=HERO_FELL)
def force_bond(g: Sector, me: int, card: int) -> None:
    """When a Hero in an opponent's Sector is defeated in that opponent's turn: move a Destiny token
    from the Light zone to the Conflict zone. If there is none, gain 1 Ambition."""
    if not calm(g, me):
        gain_ambition(g, me, 1)


# -- Vehicles ------------------------------------------------------------------------------------

tie_silencer = kylo.vehicle("TIE Silencer", cost=2, actions=(VANQUISH, AMBITION, collect(1)))


@tie_silencer.landing
def tie_silencer_landing(g: Sector, me: int, card: int) -> Asking:
    """On arrival, you may remove a Hero Vehicle, engaged or not."""
    yield from remove_one_vehicle(g, me, hero_vehicles(g, me), me, may=True)


command_shuttle = kylo.vehicle("Command Shuttle", cost=3, actions=(VANQUISH, PLAY, FATE))


@command_shuttle.landing
def command_shuttle_landing(g: Sector, me: int, card: int) -> Asking:
    """On arrival, you may choose a location and move up to two of your Allies there."""
    mine = allies(g, me)
    there = [p for p in own_locations(g, me) if any(g.at[ally] != p for ally in mine)]
    place = yield from ask(g, me, g.book.words.WHERE, there, may=True)
    for _ in range(2 if place != DECLINE else 0):
        far = [ally for ally in allies(g, me) if g.at[ally] != place]
        ally = yield from ask(g, me, g.book.words.MOVE_WHOM, far, may=True)
        if ally == DECLINE:
            return
        yield from relocate(g, ally, place)

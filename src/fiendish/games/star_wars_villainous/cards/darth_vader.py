"""Darth Vader: Luke, in conflict before the Emperor, is defeated for six Ambition."""

from __future__ import annotations

from fiendish.engine.effects import note
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.rules.verbs import (
    BOOK,
    DECLINE,
    VANQUISHED,
    Asking,
    Sector,
    adjacent,
    ask,
    choose_mode,
    choose_place,
    collect,
    defeat_one,
    discard_one,
    discard_styleed,
    draw,
    find,
    gain_ambition,
    gain_power,
    is_findable,
    look_at_fate,
    mover_place,
    play_found,
    put_back_fate,
    relocate,
    removable_heroes,
    remove_one,
    remove_one_vehicle,
    unengaged,
    weaken,
    weaken_one,
    win,
)
from fiendish.games.villainous.book import VEHICLE
from fiendish.games.villainous.rules.board import (
    allies,
    allies_at,
    heroes,
    heroes_at,
    in_realm,
    is_hero,
    own_locations,
    realm_of,
    strength,
)
from fiendish.games.villainous.rules.changes import lift, put
from fiendish.games.villainous.rules.plays import against_price, cost
from fiendish.games.villainous.state import LOCATIONS, NOWHERE
from fiendish.games.villainous.symbols import (
    ACTIVATE,
    AMBITION,
    DISCARD,
    FATE,
    PLAY,
    RELOCATE,
    VANQUISH,
    Symbol,
    location,
)

SIDE = 0  # the mark that says which side Luke shows
FOCUSED, CONFLICTED = range(2)
DEATH_STAR, CLOUD_CITY, THRONE_ROOM = 1, 2, 3  # locations, from the left
PRICE = 6  # Ambition for the last step

DOUBTERS: set[int] = set()
"""Faces of Heroes who make it dearer to turn Luke."""

vader = BOOK.villain(
    "Darth Vader",
    prefix="dv",
    objective="Defeat Luke Skywalker, Conflicted, before Emperor Palpatine in his Throne Room.",
    locations=(
        location("Mustafar", id="dv_mustafar", top=(collect(2), AMBITION), bottom=(PLAY, DISCARD)),
        location("Death Star", id="dv_death_star", top=(PLAY, FATE), bottom=(collect(3), ACTIVATE)),
        location(
            "Cloud City", id="dv_cloud_city", top=(PLAY, collect(2)), bottom=(VANQUISH, AMBITION)
        ),
        location(
            "Emperor's Throne Room",
            id="dv_emperors_throne_room",
            top=(AMBITION, PLAY),
            bottom=(FATE, RELOCATE),
        ),
    ),
)
vader.marks = (FOCUSED,)
vader.keeps = {"conflicted": SIDE}
vader.possible = lambda marks: marks[SIDE] in (FOCUSED, CONFLICTED)


# -- Luke Skywalker (SW-156, SW-157) -------------------------------------------------------------

luke_tile = vader.piece("Luke Skywalker", id="luke_skywalker_tile", provenance="partial")
BOOK.only_at[luke_tile.number] = DEATH_STAR


@luke_tile.aura
def luke_aura(g: Sector, card: int, other: int) -> int:
    """While Luke is Focused, each Hero at his location has 1 more Strength."""
    if g.at[other] != g.at[card] or not is_hero(g, other):
        return 0
    return int(g.marks[realm_of(g, card)][SIDE] == FOCUSED)


def luke(g: Sector, me: int) -> int:
    """Luke's tile, wherever it is in this Sector."""
    for card in in_realm(g, me):
        if g.identity[card] == luke_tile.number:
            return card
    raise AssertionError("Luke never leaves the Sector")


def place_of_luke(g: Sector, me: int) -> int:
    return g.at[luke(g, me)]


def is_focused(g: Sector, me: int) -> bool:
    return g.marks[me][SIDE] == FOCUSED


def move_luke(g: Sector, me: int, place: int) -> Asking:
    card = luke(g, me)
    lift(g, card)
    put(g, card, place)
    note(g, words.LUKE_MOVED, me, amount=place)
    yield from g.book.fights.strength_changed(g)


def may_move_luke(g: Sector, chooser: int, me: int, places: list[int], may: bool) -> Asking:
    """Somebody chooses where Luke goes, but not to where he is."""
    there = [place for place in places if place != place_of_luke(g, me)]
    place = yield from ask(g, chooser, g.book.words.WHERE, there, may)
    if place != DECLINE:
        yield from move_luke(g, me, place)


def focus(g: Sector, me: int) -> None:
    if not is_focused(g, me):
        g.marks[me][SIDE] = FOCUSED
        note(g, words.FOCUSED, me)


def toll_of_yoda(g: Sector, me: int) -> int:
    """What more Ambition it takes to turn Luke to Conflicted."""
    return sum(g.identity[hero] in DOUBTERS for hero in heroes(g, me))


def can_turn(g: Sector, me: int, card: int, ambition: int = 0) -> bool:
    """Whether Luke is Focused and Yoda's price can be paid besides the card's own."""
    return is_focused(g, me) and g.second[me] >= ambition + toll_of_yoda(g, me)


def turn_luke(g: Sector, me: int) -> None:
    """Luke is Conflicted from now on; Yoda has to be paid."""
    toll = toll_of_yoda(g, me)
    if toll:
        g.book.actions.spend(g, me, toll)
    g.marks[me][SIDE] = CONFLICTED
    note(g, words.CONFLICTED, me)


# -- the objective (SW-158) ----------------------------------------------------------------------


def _steps(g: Sector, me: int) -> list[tuple[str, object]]:
    throne = LOCATIONS * me + THRONE_ROOM
    there = [g.identity[ally] for ally in allies_at(g, throne, me)]
    return [
        ("Luke Skywalker is Conflicted", not is_focused(g, me)),
        ("Luke is at the Throne Room", place_of_luke(g, me) == throne),
        ("Palpatine is at the Throne Room", palpatine.number in there),
        ("The mover is at the Throne Room", mover_place(g, me) == throne),
        (f"{PRICE} Ambition (now {g.second[me]})", g.second[me] >= PRICE),
    ]


def _is_ready(g: Sector, me: int) -> bool:
    if mover_place(g, me) != LOCATIONS * me + THRONE_ROOM:
        return False
    return all(met for _, met in _steps(g, me)[:-1])


@vader.deed(
    Symbol.AMBITION,
    words=lambda g, subject: f"Defeat Luke Skywalker for {PRICE} Ambition",
    told=words.LUKE_DEFEATED,
    price=lambda g, me, subject: (0, PRICE),
    subjects=lambda g, me: [me] if _is_ready(g, me) else [],
    missing=words.NOT_READY,
)
def defeat_luke(g: Sector, me: int, subject: int) -> None:
    win(g, me)


def _progress(g: Sector, me: int) -> str:
    side = "Focused" if is_focused(g, me) else "Conflicted"
    where = g.book.villains[g.villains[me]].locations[place_of_luke(g, me) % LOCATIONS].name
    return f"Luke {side} at {where}, {min(g.second[me], PRICE)} of {PRICE} Ambition"


def _nearness(g: Sector, me: int) -> float:
    steps = [bool(met) for _, met in _steps(g, me)]
    value = 0.24 * sum(steps[:3]) + 0.24 * min(g.second[me], PRICE) / PRICE
    if is_focused(g, me):  # beside Luke he can be turned
        return value + 0.02 * (mover_place(g, me) == place_of_luke(g, me))
    return value + 0.04 * all(steps)


vader.progress = _progress
vader.steps = _steps
vader.nearness = _nearness


# -- Allies --------------------------------------------------------------------------------------

stormtroopers = vader.ally("Stormtroopers", cost=1, strength=2, count=3)

royal_guards = vader.ally("Imperial Royal Guards", cost=2, strength=3, count=2)


@royal_guards.guards
def royal_guards_guard(g: Sector, card: int, ally: int) -> bool:
    """While they are at Emperor Palpatine's location, no Fate card can move, remove or defeat
    him."""
    return g.identity[ally] == palpatine.number and g.at[ally] == g.at[card]


piett = vader.ally("Admiral Piett", cost=2, strength=1, count=1)


@piett.price
def piett_price(g: Sector, card: int, me: int, played: int, where: int) -> int:
    """Your Vehicles cost 1 Credit less."""
    return -1 if g.book.kind[g.identity[played]] is VEHICLE else 0


@piett.boards
def piett_boards(g: Sector, me: int, card: int) -> None:
    """When your mover arrives at a Vehicle, gain 1 Credit first."""
    gain_power(g, me, 1)


tarkin = vader.ally("Grand Moff Tarkin", cost=3, strength=2, count=1)


@tarkin.income
def tarkin_income(g: Sector, card: int, me: int, by_action: bool) -> int:
    """When you collect Credits by the action while your mover is at his location, gain 1 more."""
    return int(by_action and mover_place(g, me) == g.at[card])


boba_fett = vader.ally("Boba Fett", cost=3, strength=4, count=1)


def a_hero(g: Sector, me: int, card: int) -> object:
    """a Hero in your Sector"""
    return heroes(g, me)


@boba_fett.activate(power=1, needs=a_hero)
def boba_fett_activate(g: Sector, me: int, card: int) -> Asking:
    """Activate for 1 Credit: put Boba Fett at a location with a Hero, then a -1 Strength token on
    a Hero there."""
    hunted = [place for place in own_locations(g, me) if heroes_at(g, place)]
    place = yield from choose_place(g, me, hunted)
    if place != g.at[card]:
        yield from relocate(g, card, place)
    yield from weaken_one(g, me, heroes_at(g, place))


palpatine = vader.ally("Emperor Palpatine", ambition=3, strength=5, count=1, provenance="partial")


def luke_here_to_turn(g: Sector, me: int, card: int) -> object:
    """Luke Skywalker, Focused, at the Emperor's location"""
    return place_of_luke(g, me) == g.at[card] and can_turn(g, me, card, 1)


@palpatine.ambition(1, needs=luke_here_to_turn)
def palpatine_ability(g: Sector, me: int, card: int) -> None:
    """Ambition Ability for 1: if Luke Skywalker is Focused at this location, turn him to
    Conflicted."""
    turn_luke(g, me)


# -- Effects -------------------------------------------------------------------------------------


def _weak_heroes(g: Sector, me: int) -> list[int]:
    return [hero for hero in removable_heroes(g, me) if strength(g, hero) <= 4]


def a_weak_hero(g: Sector, me: int, card: int) -> object:
    """a Hero with Strength 4 or less"""
    return _weak_heroes(g, me)


@vader.effect("Force Choke", ambition=2, count=3, needs=a_weak_hero)
def force_choke(g: Sector, me: int, card: int) -> Asking:
    """Defeat a Hero with Strength 4 or less in your Sector."""
    yield from defeat_one(g, me, _weak_heroes(g, me), me)


def an_ally(g: Sector, me: int, card: int) -> object:
    """an Ally in your Sector"""
    return allies(g, me)


@vader.effect(
    "I Find Your Lack of Faith Disturbing", id="lack_of_faith", ambition=0, count=2, needs=an_ally
)
def lack_of_faith(g: Sector, me: int, card: int) -> Asking:
    """Remove one of your Allies, then gain 2 Ambition."""
    yield from remove_one(g, me, allies(g, me), me)
    gain_ambition(g, me, 2)


def facing_luke(g: Sector, me: int, card: int) -> object:
    """your mover at the location of Luke Skywalker, who is Focused"""
    here = mover_place(g, me) == place_of_luke(g, me)
    return here and can_turn(g, me, card, cost(g, me, card))


@vader.effect("I Am Your Father", ambition=2, count=2, needs=facing_luke)
def i_am_your_father(g: Sector, me: int, card: int) -> Asking:
    """Only while your mover is at Luke Skywalker's location and he is Focused: turn him to
    Conflicted. Then you may move him to an adjacent location."""
    if not (is_focused(g, me) and g.second[me] >= toll_of_yoda(g, me)):
        return
    turn_luke(g, me)
    yield from may_move_luke(g, me, me, adjacent(g, place_of_luke(g, me)), may=True)


@vader.effect("Search Your Feelings", ambition=1, count=2)
def search_your_feelings(g: Sector, me: int, card: int) -> Asking:
    """Move Luke Skywalker to an adjacent location; if he is Conflicted, to any other one."""
    here = place_of_luke(g, me)
    places = adjacent(g, here) if is_focused(g, me) else [*own_locations(g, me)]
    yield from may_move_luke(g, me, me, places, may=False)


def _escorts(g: Sector, me: int) -> list[int]:
    here = place_of_luke(g, me)
    return [p for p in own_locations(g, me) if p != here and len(allies_at(g, p, me)) >= 2]


@vader.effect("It Is Your Destiny", cost=2, count=2)
def it_is_your_destiny(g: Sector, me: int, card: int) -> Asking:
    """Choose one: move Luke Skywalker to another location where you have two or more Allies; or
    draw two cards."""
    mode = yield from choose_mode(g, me, [*([0] if _escorts(g, me) else []), 1])
    if mode:
        draw(g, me, 2)
    else:
        yield from may_move_luke(g, me, me, _escorts(g, me), may=False)


it_is_your_destiny.choices("Move Luke Skywalker", "Draw two cards")


def is_palpatine(g: Sector, card: int) -> bool:
    return g.identity[card] == palpatine.number


def palpatine_to_find(g: Sector, me: int, card: int) -> object:
    """Emperor Palpatine where he can be found, and the Ambition for him"""

    def fits(one: int) -> bool:
        return is_palpatine(g, one)

    if not is_findable(g, me, fits, fate=False):
        return False
    return against_price(g, me, 0, _bidding_price(g)) is None


def _bidding_price(g: Sector) -> int:
    return g.book.cost[palpatine.number] - 1


@vader.effect(
    "What Is Thy Bidding, My Master?", id="what_is_thy_bidding", cost=1, count=1,
    needs=palpatine_to_find,
)  # fmt: skip
def what_is_thy_bidding(g: Sector, me: int, card: int) -> Asking:
    """Find Emperor Palpatine and play him to the Emperor's Throne Room for 1 Ambition less."""
    throne = LOCATIONS * me + THRONE_ROOM

    def play(found: int) -> Asking:
        if g.at[found] == NOWHERE:
            yield from play_found(g, me, found, throne, less=1)
        else:
            g.book.actions.spend(g, me, _bidding_price(g))
            yield from relocate(g, found, throne)

    yield from find(g, me, me, lambda one: is_palpatine(g, one), play, fate=False)


# -- Conditions ----------------------------------------------------------------------------------


@vader.condition("The Circle Is Now Complete", count=2, after=VANQUISHED)
def circle_is_complete(g: Sector, me: int, card: int) -> Asking:
    """When an opponent defeats a Hero by a Vanquish action in their turn: gain 1 Ambition. Then
    you may move Luke Skywalker to an adjacent location."""
    gain_ambition(g, me, 1)
    yield from may_move_luke(g, me, me, adjacent(g, place_of_luke(g, me)), may=True)


@vader.condition("You Underestimate the Dark Side", count=2, credits=6, most=2)
def you_underestimate(g: Sector, me: int, card: int) -> None:
    """When an opponent has 6 or more Credits in their turn: gain 2 Credits, then draw a card."""
    gain_power(g, me, 2)
    draw(g, me, 1)


# -- Items ---------------------------------------------------------------------------------------

lightsaber = vader.item("Darth Vader's Lightsaber", id="vaders_lightsaber", ambition=1, count=1)


@lightsaber.fights
def lightsaber_fights(g: Sector, me: int, card: int) -> bool:
    """While your mover is at its location, you may use it in a Vanquish action there as if it were
    an Ally with Strength 3; it is not discarded."""
    return mover_place(g, me) == g.at[card]


@lightsaber.own
def lightsaber_strength(g: Sector, card: int) -> int:
    return 3


chamber = vader.item("Carbon-Freezing Chamber", cost=2, count=1)
chamber.texts.append("Play it to Cloud City only. It cannot be moved.")
chamber.choices("Two -1 Strength tokens on a Hero", "Turn Luke to Conflicted")
chamber.is_fixed()
BOOK.only_at[chamber.number] = CLOUD_CITY


def _freezes(g: Sector, me: int, ambition: int = 0) -> list[int]:
    """What the chamber can do: weaken a Hero, or turn Luke."""
    city = LOCATIONS * me + CLOUD_CITY
    found = [0] if heroes_at(g, city) else []
    return found + [1] * (place_of_luke(g, me) == city and can_turn(g, me, -1, ambition))


def somebody_to_freeze(g: Sector, me: int, card: int) -> object:
    """a Hero at Cloud City, or Luke there and Focused"""
    return _freezes(g, me)


@chamber.activate(power=2, needs=somebody_to_freeze)
def chamber_activate(g: Sector, me: int, card: int) -> Asking:
    """Activate for 2 Credits, and choose one: two -1 Strength tokens on a Hero at Cloud City; or, if
    Luke Skywalker is there and Focused, turn him to Conflicted."""
    mode = yield from choose_mode(g, me, _freezes(g, me))
    if mode == 1:
        turn_luke(g, me)
    else:
        city = LOCATIONS * me + CLOUD_CITY
        hero = yield from ask(g, me, g.book.words.HERO, heroes_at(g, city))
        weaken(g, hero, 2)


droid = vader.item("Interrogation Droid", cost=1, count=1)


def a_fate_card(g: Sector, me: int, card: int) -> object:
    """a card in your Fate deck or its discard pile"""
    return g.fate_decks[me] or g.fate_piles[me]


@droid.activate(power=1, needs=a_fate_card)
def droid_activate(g: Sector, me: int, card: int) -> Asking:
    """Activate for 1 Credit: look at the top three cards of your Fate deck. Discard one of them and
    put the others back in any order."""
    seen = look_at_fate(g, me, 3, me)
    gone = yield from ask(g, me, g.book.words.DISCARD, seen)
    seen.remove(gone)
    discard_styleed(g, me, gone)
    yield from put_back_fate(g, me, seen, me)


# -- Vehicles ------------------------------------------------------------------------------------

tie_advanced = vader.vehicle(
    "TIE Advanced X1", cost=2, actions=(VANQUISH, FATE, collect(1)), provenance="partial"
)
tie_advanced.choices("Remove a Hero Vehicle", "Gain 1 Ambition")


@tie_advanced.landing
def tie_advanced_landing(g: Sector, me: int, card: int) -> Asking:
    """On arrival, choose one: remove a Hero Vehicle that is not engaged; or gain 1 Ambition."""
    free = unengaged(g, me)
    if (yield from choose_mode(g, me, [*([0] if free else []), 1])) == 1:
        gain_ambition(g, me, 1)
    else:
        yield from remove_one_vehicle(g, me, free, me)


executor = vader.vehicle("Executor", cost=3, actions=(PLAY, AMBITION, DISCARD))


@executor.landing
def executor_landing(g: Sector, me: int, card: int) -> Asking:
    """On arrival, draw two cards, then discard a card."""
    draw(g, me, 2)
    yield from discard_one(g, me)

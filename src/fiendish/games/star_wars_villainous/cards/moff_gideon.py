"""Moff Gideon: Grogu is captured and brought to Doctor Pershing's laboratory."""

from __future__ import annotations

from fiendish.engine.effects import keep_effect, note
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.rules.verbs import (
    BOOK,
    DISCARDED,
    PAID,
    Asking,
    Sector,
    a_hidden_hero,
    choose_mode,
    choose_place,
    collect,
    fate_deck,
    find,
    gain_ambition,
    is_findable,
    is_revealable,
    meet_hero,
    mover_place,
    payable_spots,
    play_hero,
    play_one_free,
    play_revealed,
    relocate,
    remove,
    shuffle_in,
    strengthen,
    strengthen_all,
    weaken,
    weaken_all,
    win,
)
from fiendish.games.villainous.book import ALLY, HERO, Act
from fiendish.games.villainous.rules.board import (
    allies,
    allies_at,
    forbidding,
    heroes,
    heroes_at,
    own_locations,
    printed_location,
)
from fiendish.games.villainous.rules.changes import attach, lift, put
from fiendish.games.villainous.state import LOCATIONS, NOWHERE, UNDER, WIDER
from fiendish.games.villainous.symbols import (
    AMBITION,
    DISCARD,
    FATE,
    PLAY,
    RELOCATE,
    VANQUISH,
    location,
)

PRICE = 5  # Ambition for the last step
SOURCED = "sourced"

gideon = BOOK.villain(
    "Moff Gideon",
    prefix="mg",
    objective="Use the Laboratory Samples, with Grogu captured and Doctor Pershing beside you.",
    locations=(
        location(
            "Nevarro City",
            id="mg_nevarro_city",
            top=(collect(2), AMBITION),
            bottom=(PLAY, VANQUISH),
        ),
        location(
            "Old Imperial Base",
            id="mg_old_imperial_base",
            top=(PLAY, RELOCATE),
            bottom=(collect(2), AMBITION),
        ),
        location("Tython", id="mg_tython", top=(PLAY, VANQUISH), bottom=(DISCARD, collect(2))),
        location("The Bridge", id="mg_the_bridge", top=(AMBITION, DISCARD), bottom=(FATE, PLAY)),
    ),
)
fate = fate_deck(gideon)


# -- Grogu (SW-166, SW-167) ----------------------------------------------------------------------

grogu = fate.hero("Grogu", strength=0, provenance=SOURCED)
grogu.texts.append(
    "Revealed by a Fate action, he has to be played, and to a location with another Hero; if there"
    " is none, both cards are discarded. He cannot be vanquished, defeated or removed."
)
captive = fate.captive(grogu, "On the Villain side he is no Hero and covers no symbols.")
BOOK.immune.add(grogu.number)


def _beside_heroes(g: Sector, target: int) -> list[int]:
    return [place for place in own_locations(g, target) if heroes_at(g, place)]


BOOK.forced[grogu.number] = _beside_heroes


GROGU = (grogu.number, captive.number)


def is_grogu(g: Sector, card: int) -> bool:
    return g.identity[card] in GROGU


def place_of_grogu(g: Sector, me: int) -> int:
    """The location of Grogu, on either side; -1 if he is not in play."""
    for place in own_locations(g, me):
        for card in g.places[place]:
            if g.identity[card] in GROGU:
                return place
    return -1


def the_grogu(g: Sector, place: int) -> int:
    """Grogu, who is at this location."""
    return next(card for card in g.places[place] if is_grogu(g, card))


def place_of_captive(g: Sector, me: int) -> int:
    """The location of Grogu on the Villain side; -1 if he is not there."""
    place = place_of_grogu(g, me)
    if place >= 0 and g.identity[the_grogu(g, place)] == captive.number:
        return place
    return -1


def capture(g: Sector, card: int, place: int) -> Asking:
    """Grogu comes to the Villain side of a location, from aside or from elsewhere in the Sector."""
    if g.at[card] != NOWHERE:
        lift(g, card)
    else:
        g.aside.remove(card)
    g.identity[card] = captive.number
    put(g, card, place)
    note(g, words.CAPTURED, place // LOCATIONS, [card], amount=place)
    yield from g.book.fights.strength_changed(g)


def free(g: Sector, card: int, place: int) -> Asking:
    """Grogu comes to the Hero side of a location."""
    lift(g, card)
    g.identity[card] = grogu.number
    put(g, card, place)
    note(g, words.FREED, place // LOCATIONS, [card], amount=place)
    yield from g.book.fights.strength_changed(g)


def grogu_to_find(g: Sector, me: int, card: int) -> object:
    """Grogu in your Sector, your Fate deck or its discard pile"""
    return is_findable(g, me, lambda one: is_grogu(g, one))


# -- the objective (SW-168) ----------------------------------------------------------------------


def _lying(g: Sector, me: int, face: int) -> int:
    """The location where a card of this face lies; -1 if there is none."""
    identity = g.identity
    for place in own_locations(g, me):
        for card in g.places[place]:
            if identity[card] == face:
                return place
    return -1


def _progress(g: Sector, me: int) -> str:
    place = place_of_grogu(g, me)
    where = printed_location(g, place).name if place >= 0 else ""
    side = "captured" if place_of_captive(g, me) >= 0 else "free"
    prey = f"Grogu {side} at {where}" if where else "nobody captured"
    return f"{prey}, {min(g.second[me], PRICE)} of {PRICE} Ambition"


def _nearness(g: Sector, me: int) -> float:
    laboratory = _lying(g, me, samples.number)
    found = place_of_captive(g, me)
    value = 0.15 * (place_of_grogu(g, me) >= 0) + 0.15 * (found >= 0)
    value += 0.1 * (laboratory >= 0) + 0.05 * (_lying(g, me, pershing.number) >= 0)
    if laboratory >= 0:
        value += 0.15 * (found == laboratory)
        value += 0.1 * (_lying(g, me, pershing.number) == laboratory)
    ready = all(met for _, met in _steps(g, me))
    return value + 0.25 * min(g.second[me], PRICE) / PRICE + 0.05 * ready


def _steps(g: Sector, me: int) -> list[tuple[str, object]]:
    """No full names: a view names only cards that its reader has seen."""
    laboratory = _lying(g, me, samples.number)
    there = laboratory >= 0
    return [
        ("The Samples are in play", there),
        ("The Child is captured there", there and place_of_captive(g, me) == laboratory),
        ("Pershing is there", there and _lying(g, me, pershing.number) == laboratory),
        ("The mover is there", there and mover_place(g, me) == laboratory),
        (f"{PRICE} Ambition (now {g.second[me]})", g.second[me] >= PRICE),
    ]


gideon.progress = _progress
gideon.steps = _steps
gideon.nearness = _nearness


# -- Allies --------------------------------------------------------------------------------------

dark_troopers = gideon.ally("Dark Troopers", cost=3, strength=5, count=4, provenance=SOURCED)


def grogu_alone_here(g: Sector, me: int, card: int) -> object:
    """Grogu as the only Hero at its location"""
    here = heroes_at(g, g.at[card])
    return len(here) == 1 and is_grogu(g, here[0])


@dark_troopers.ambition(0, needs=grogu_alone_here)
def dark_troopers_ability(g: Sector, me: int, card: int) -> Asking:
    """Ambition Ability for 0: if Grogu is here on the Hero side and no other Hero is, move him to the
    Villain side."""
    yield from capture(g, the_grogu(g, g.at[card]), g.at[card])


death_troopers = gideon.ally("Death Troopers", cost=2, strength=2, count=2, provenance=SOURCED)


def _marches(g: Sector, me: int, card: int) -> list[int]:
    """Where a card can be Maneuvered to."""
    there = [place for place in own_locations(g, me) if place != g.at[card]]
    return [place for place in there if forbidding(g, me, Act.RELOCATE, card, place) < 0]


@death_troopers.ambition(0)
def death_troopers_ability(g: Sector, me: int, card: int) -> Asking:
    """Ambition Ability for 0: Maneuver this card to another location."""
    yield from relocate(g, card, (yield from choose_place(g, me, _marches(g, me, card))))


stormtroopers = gideon.ally("Stormtroopers", cost=1, strength=1, count=2, provenance=SOURCED)

pershing = gideon.ally("Doctor Pershing", cost=1, strength=0, count=1, provenance=SOURCED)


@pershing.price
def pershing_price(g: Sector, card: int, me: int, played: int, where: int) -> int:
    """While your mover is at his location, Dark Troopers cost 1 Credit less."""
    here = mover_place(g, me) == g.at[card]
    return -1 if here and g.identity[played] == dark_troopers.number else 0


client = gideon.ally("The Client", cost=1, strength=0, count=1, provenance=SOURCED)
client.texts.append("His location has one more Ambition symbol.")
client.grants(AMBITION)


def is_beskar(g: Sector, card: int) -> bool:
    return g.identity[card] == beskar.number


def a_hidden_beskar(g: Sector, me: int, card: int) -> object:
    """a Beskar in your deck or discard pile"""
    return is_revealable(g, me, lambda one: is_beskar(g, one), fate=False)


@client.ambition(2, needs=a_hidden_beskar)
def client_ability(g: Sector, me: int, card: int) -> Asking:
    """Ambition Ability for 2: reveal cards of your deck until a Beskar shows and play it for free."""
    yield from play_revealed(g, me, lambda one: is_beskar(g, one))


# -- Items ---------------------------------------------------------------------------------------

beskar = gideon.item("Beskar", cost=2, count=3, attaches=True, provenance=SOURCED)
beskar.texts.append("Attach it to one of your Allies.")


def a_card_to_play(g: Sector, me: int, card: int) -> object:
    """a card in your hand that has a place to go"""
    return any(payable_spots(g, me, held, free=True) for held in g.hands[me])


@beskar.ambition(0, needs=a_card_to_play)
def beskar_pays(g: Sector, me: int, card: int) -> Asking:
    """Ambition Ability for 0: remove this card and play a card of your hand for free."""
    yield from remove(g, card, me)
    yield from play_one_free(g, me, g.hands[me])


@beskar.ambition(4, needs=grogu_to_find)
def beskar_finds(g: Sector, me: int, card: int) -> Asking:
    """Ambition Ability for 4: remove this card, find Grogu and play him to the Hero side of one of
    your locations."""
    yield from remove(g, card, me)

    def play(found: int) -> Asking:
        place = yield from choose_place(g, me, own_locations(g, me))
        g.identity[found] = grogu.number
        yield from play_hero(g, me, me, found, place)

    yield from find(g, me, me, lambda one: is_grogu(g, one), play)


darksaber = gideon.item(
    "Darksaber", ambition=1, count=1, bonus=1, attaches=True, provenance=SOURCED
)
darksaber.texts += [
    "Attach it to one of your Allies, who has 1 more Strength.",
    "When the holder is defeated, or discarded after a Vanquish action, it stays at the location. The"
    " next Ally or Hero to come there, but not Grogu, takes it, and it gets a +1 Strength token.",
]
BOOK.clings.add(darksaber.number)
BOOK.loose.add(darksaber.number)


@darksaber.aura
def darksaber_aura(g: Sector, card: int, holder: int) -> int:
    """Each token on it counts for the holder."""
    return g.plus[card] if g.at[card] == UNDER and g.on[card] == holder else 0


def _takers(g: Sector, me: int) -> list[int]:
    """An unattached Darksaber and who has come to its location after it (SW-R59).

    No card brings several characters to a location together.
    """
    kind, identity = g.book.kind, g.identity
    for blade in g.ongoing[me]:
        if identity[blade] == darksaber.number and g.at[blade] != UNDER:
            there = g.places[g.at[blade]]
            for card in there[there.index(blade) + 1 :]:
                if kind[identity[card]] in (ALLY, HERO) and not is_grogu(g, card):
                    return [blade, card]
    return []


def _take_darksaber(g: Sector, me: int) -> Asking:
    taken = _takers(g, me)
    if taken:
        blade, holder = taken
        lift(g, blade)
        attach(g, blade, holder)
        note(g, words.TAKEN_UP, me, taken)
        yield from strengthen(g, blade)


gideon.unsettled = _takers
gideon.settle = _take_darksaber

samples = gideon.item("Laboratory Samples", ambition=2, count=1, provenance=SOURCED)
samples.texts.append("Its location has one more Ambition symbol.")
samples.grants(AMBITION)


def all_together(g: Sector, me: int, card: int) -> object:
    """your mover, Grogu on the Villain side and Doctor Pershing at its location"""
    here = g.at[card]
    doctor = any(g.identity[ally] == pershing.number for ally in g.places[here])
    return doctor and mover_place(g, me) == here and place_of_captive(g, me) == here


@samples.ambition(PRICE, needs=all_together)
def samples_ability(g: Sector, me: int, card: int) -> None:
    """Ambition Ability for 5: if your mover, Grogu on the Villain side and Doctor Pershing are at this
    location, you win."""
    win(g, me)


# -- Effects -------------------------------------------------------------------------------------


@gideon.effect(
    "You Have Something I Want", ambition=1, count=2, provenance=SOURCED, needs=a_hidden_hero
)
def something_i_want(g: Sector, me: int, card: int) -> Asking:
    """Reveal your Fate cards until a Hero shows and play that Hero to one of your locations."""
    yield from meet_hero(g, me)


def a_hero(g: Sector, me: int, card: int) -> object:
    """a Hero in your Sector"""
    return heroes(g, me)


@gideon.effect("Me and the Kid Will Survive", ambition=2, count=2, provenance=SOURCED, needs=a_hero)
def me_and_the_kid(g: Sector, me: int, card: int) -> None:
    """Each Hero in your Sector gets a -1 Strength token."""
    weaken_all(g, heroes(g, me))


def _escorts(g: Sector, me: int) -> list[int]:
    """Where else than at the captured Grogu's location there are Dark Troopers."""
    here = place_of_captive(g, me)
    return [
        place
        for place in own_locations(g, me)
        if here not in (-1, place)
        and any(g.identity[ally] == dark_troopers.number for ally in allies_at(g, place, me))
    ]


def somewhere_to_take_grogu(g: Sector, me: int, card: int) -> object:
    """Grogu on the Villain side, and Dark Troopers at another location"""
    return _escorts(g, me)


@gideon.effect(
    "The Kid's Just Fine", ambition=0, count=2, provenance=SOURCED, needs=somewhere_to_take_grogu
)
def the_kids_just_fine(g: Sector, me: int, card: int) -> Asking:
    """Move Grogu, who has to be on the Villain side and stays there, to another location where you
    have Dark Troopers."""
    here, there = place_of_captive(g, me), _escorts(g, me)
    if there:
        yield from relocate(g, the_grogu(g, here), (yield from choose_place(g, me, there)))


@gideon.effect("Captured", ambition=5, count=1, provenance=SOURCED, needs=grogu_to_find)
def captured(g: Sector, me: int, card: int) -> Asking:
    """Find Grogu and play him to the Villain side of one of your locations."""

    def play(found: int) -> Asking:
        place = yield from choose_place(g, me, own_locations(g, me))
        yield from capture(g, found, place)

    yield from find(g, me, me, lambda one: is_grogu(g, one), play)


# -- Conditions ----------------------------------------------------------------------------------


def _troopers(g: Sector, me: int) -> list[int]:
    return [ally for ally in allies(g, me) if g.identity[ally] == dark_troopers.number]


def dark_troopers_in_play(g: Sector, me: int, card: int) -> object:
    """Dark Troopers in your Sector"""
    return _troopers(g, me)


@gideon.condition(
    "Experimentation", count=3, after=PAID, needs=dark_troopers_in_play,
    provenance=SOURCED,
)  # fmt: skip
def experimentation(g: Sector, me: int, card: int) -> Asking:
    """When an opponent has spent Ambition in their turn: all your Dark Troopers get a +1 Strength
    token each."""
    yield from strengthen_all(g, _troopers(g, me))


@gideon.condition("Long Live the Empire", count=3, after=DISCARDED, provenance=SOURCED)
def long_live_the_empire(g: Sector, me: int, card: int) -> None:
    """When an opponent has performed a Discard Cards action: shuffle your discard pile into your deck
    and gain 1 Ambition."""
    shuffle_in(g, me)
    gain_ambition(g, me, 1)


# -- Vehicles ------------------------------------------------------------------------------------

light_cruiser = gideon.vehicle(
    "Imperial Light Cruiser", cost=3, actions=(FATE, PLAY, RELOCATE), provenance=SOURCED
)
light_cruiser.choices("Draw up to five cards at the end of this turn", "Gain 1 Ambition")


@light_cruiser.landing
def light_cruiser_landing(g: Sector, me: int, card: int) -> Asking:
    """On arrival, choose one: at the end of this turn you draw up to five cards; or gain 1
    Ambition."""
    if (yield from choose_mode(g, me, [0, 1])) == 0:
        keep_effect(g, WIDER, me, 5)
    else:
        gain_ambition(g, me, 1)


outland_tie = gideon.vehicle(
    "Outland TIE Fighter", cost=3, actions=(AMBITION, RELOCATE, VANQUISH), provenance=SOURCED
)


@outland_tie.landing
def outland_tie_landing(g: Sector, me: int, card: int) -> Asking:
    """On arrival, reveal your Fate cards until a Hero shows, play that Hero to one of your locations
    and put a -1 Strength token on it."""
    yield from meet_hero(g, me, then=lambda hero: weaken(g, hero))

"""Asajj Ventress: three Missions are completed."""

from __future__ import annotations

from fiendish.engine.cards import learn
from fiendish.engine.effects import keep_effect, note
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.rules import missions
from fiendish.games.star_wars_villainous.rules.verbs import (
    BOOK,
    COLLECTED,
    DECLINE,
    VANQUISHED,
    Asking,
    Sector,
    a_weak_hero_here,
    ask,
    collect,
    defeat_one,
    find,
    gain_power,
    happened,
    is_findable,
    lift_restriction,
    may_play_one,
    move_one_near,
    mover_place,
    play_found,
    play_hero,
    remove_one,
    take_to_hand,
    take_up,
    weak_heroes_here,
    weaken,
    where,
)
from fiendish.games.villainous.rules.board import (
    allies,
    allies_at,
    heroes,
    heroes_at,
    is_ally,
    is_hero,
    is_in_realm,
    own_locations,
    realm_of,
)
from fiendish.games.villainous.state import UNBLOCKED
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

SERENNO, KAMINO = 1, 3  # locations, from the left

ventress = BOOK.villain(
    "Asajj Ventress",
    prefix="av",
    objective="Complete three Missions.",
    locations=(
        location(
            "Dathomir", id="av_dathomir", top=(AMBITION, PLAY), bottom=(AMBITION, RELOCATE)
        ),
        location("Serenno", id="av_serenno", top=(VANQUISH, collect(2)), bottom=(PLAY, DISCARD)),
        location("Level 1313", id="av_level_1313", top=(collect(3), PLAY), bottom=(ACTIVATE, FATE)),
        location("Kamino", id="av_kamino", top=(VANQUISH, PLAY), bottom=(collect(2), AMBITION)),
    ),
)  # fmt: skip


# -- Missions (SW-101 to SW-112, SW-163) ---------------------------------------------------------

ventress.first_step = missions.begin_turn
ventress.watch = missions.watch
ventress.unsettled = missions.holding
ventress.settle = missions.look
ventress.last_step = missions.end_turn


@ventress.deed(
    Symbol.AMBITION,
    words=lambda g, card: f"Buy the Ambition Reset of {g.book.faces[g.identity[card]].name}",
    told=words.RESET,
    price=lambda g, me, card: (0, g.book.missions[g.identity[card]].reset.ambition),
    subjects=missions.resettable,
    missing=words.NO_RESET,
    needs=missions.can_reset,
    of_cards=True,
)
def reset(g: Sector, me: int, card: int) -> Asking:
    yield from missions.reset(g, me, card)


@ventress.deed(
    Symbol.AMBITION,
    words=lambda g, subject: f"Reveal one more Mission for {len(g.briefs)} Ambition",
    told=words.ONE_MORE,
    price=lambda g, me, subject: (0, len(g.briefs)),
    subjects=lambda g, me: [me] if g.briefs and g.missions else [],
    missing=words.NO_MISSION,
)
def one_more(g: Sector, me: int, subject: int) -> Asking:
    yield from missions.one_more(g, me)


def _progress(g: Sector, me: int) -> str:
    said = f"{len(g.completed)} of {missions.GOAL} Missions completed"
    for brief in g.briefs:
        name = g.book.faces[g.identity[brief[missions.CARD]]].name
        said += f"; {name}: {missions.done(brief)} of {missions.size(g, brief)} tasks"
    return said


def _nearness(g: Sector, me: int) -> float:
    begun = [missions.done(brief) / missions.size(g, brief) for brief in g.briefs]
    chances = 0.1 * min(len(g.briefs), 3) + 0.1 * min(len(heroes(g, me)), 1)  # Heroes are prey
    return min(1.0, (len(g.completed) + 0.8 * sum(begun) + chances) / missions.GOAL)


ventress.progress = _progress
ventress.nearness = _nearness


# -- Allies --------------------------------------------------------------------------------------

nightsisters = ventress.ally("Nightsisters", cost=1, strength=2, count=4)


@nightsisters.own
def nightsisters_strength(g: Sector, card: int) -> int:
    """They have 1 more Strength while Mother Talzin is in your Sector."""
    return int(is_in_realm(g, realm_of(g, card), talzin.number))


@ventress.ally("Commando Droids", cost=2, strength=2, count=2)
def commando_droids(g: Sector, me: int, card: int) -> Asking:
    """When played, you may move a Hero at this location to an adjacent one."""
    yield from move_one_near(g, me, heroes_at(g, g.at[card]))


karis = ventress.ally("Karis and Naa'leth", id="karis_and_naaleth", ambition=1, strength=4, count=1)


@karis.stays
def karis_stays(g: Sector, me: int, card: int, used: list[int], was: int) -> bool:
    """They are not discarded after a Vanquish action at your mover's location."""
    return g.at[card] == mover_place(g, me)


savage = ventress.ally("Savage Opress", cost=3, strength=6, count=1)


@savage.ends_turn
def savage_ends_turn(g: Sector, me: int, card: int) -> Asking:
    """At the end of your turn, before drawing, remove another of your Allies at his location, unless
    your mover is there."""
    here = g.at[card]
    if here != mover_place(g, me):
        others = [ally for ally in allies_at(g, here, me) if ally != card]
        yield from remove_one(g, me, others, me)


talzin = ventress.ally("Mother Talzin", ambition=2, strength=2, count=1)


def fallen_sisters(g: Sector, me: int) -> list[int]:
    """The Nightsisters in a player's discard pile."""
    return [card for card in g.piles[me] if g.identity[card] == nightsisters.number]


def a_fallen_sister(g: Sector, me: int, card: int) -> object:
    """Nightsisters in your discard pile"""
    return fallen_sisters(g, me)


@talzin.ambition(1, needs=a_fallen_sister)
def talzin_ability(g: Sector, me: int, card: int) -> Asking:
    """Ambition Ability for 1: play Nightsisters of your discard pile to this location for free."""
    sister = fallen_sisters(g, me)[-1]
    take_up(g, me, g.piles[me], sister)
    yield from play_found(g, me, sister, g.at[card], free=True)


latts_razzi = ventress.ally("Latts Razzi", cost=2, strength=3, count=1)


@latts_razzi.used
def latts_razzi_used(g: Sector, me: int, card: int) -> None:
    """When used in a Vanquish action, gain 2 Credits."""
    gain_power(g, me, 2)


# -- Effects -------------------------------------------------------------------------------------


@ventress.effect("Shadow Infiltration", ambition=1, count=2)
def shadow_infiltration(g: Sector, me: int, card: int) -> None:
    """Until the end of this turn nothing can cover symbols where your mover is now."""
    keep_effect(g, UNBLOCKED, g.mover[me])


@ventress.effect("Assassin's Strike", ambition=2, count=2, needs=a_weak_hero_here)
def assassins_strike(g: Sector, me: int, card: int) -> Asking:
    """Defeat a Hero with Strength 3 or less at your mover's location."""
    yield from defeat_one(g, me, weak_heroes_here(g, me), me)


def _fallen_allies(g: Sector, me: int) -> list[int]:
    return [card for card in g.piles[me] if is_ally(g, card)]


def a_fallen_ally(g: Sector, me: int, card: int) -> object:
    """an Ally in your discard pile"""
    return _fallen_allies(g, me)


@ventress.effect("Count Dooku's Command", id="dookus_command", cost=1, count=1, needs=a_fallen_ally)
def dookus_command(g: Sector, me: int, card: int) -> Asking:
    """Take an Ally of your choice out of your discard pile into your hand."""
    ally = yield from ask(g, me, g.book.words.TAKE, _fallen_allies(g, me))
    if ally != DECLINE:
        take_to_hand(g, me, ally)


def an_ally_and_a_hero(g: Sector, me: int, card: int) -> object:
    """an Ally and a Hero in your Sector"""
    return allies(g, me) and heroes(g, me)


@ventress.effect("Double-Cross", cost=0, count=1, needs=an_ally_and_a_hero)
def double_cross(g: Sector, me: int, card: int) -> Asking:
    """Remove one of your Allies. Then put a -1 Strength token on one Hero or on each of two."""
    yield from remove_one(g, me, allies(g, me), me)
    first = yield from ask(g, me, g.book.words.HERO, heroes(g, me))
    if first != DECLINE:
        weaken(g, first)
        others = [hero for hero in heroes(g, me) if hero != first]
        second = yield from ask(g, me, g.book.words.HERO, others, may=True)
        if second != DECLINE:
            weaken(g, second)


# -- Items ---------------------------------------------------------------------------------------

lightsabers = ventress.item(
    "Twin Curved-Hilt Lightsabers", id="twin_lightsabers", ambition=1, count=1
)


@lightsabers.aura
def lightsabers_aura(g: Sector, card: int, other: int) -> int:
    """While your mover is at their location, each of your Allies there has 1 more Strength."""
    here = g.at[card]
    if g.at[other] != here or not is_ally(g, other):
        return 0
    return int(mover_place(g, realm_of(g, card)) == here)


water_of_life = ventress.item("Water of Life", cost=1, count=1)


def a_restriction(g: Sector, me: int, card: int) -> object:
    """a Restriction under your mover"""
    return g.restrictions[me]


@water_of_life.activate(power=1, needs=a_restriction)
def water_of_life_activate(g: Sector, me: int, card: int) -> Asking:
    """Activate for 1 Credit: remove a Restriction from under your mover."""
    gone = yield from ask(g, me, g.book.words.REMOVE, g.restrictions[me])
    lift_restriction(g, me, gone)


@ventress.item("Bounty Puck", cost=1, count=1, attaches=True)
def bounty_puck(g: Sector, me: int, card: int) -> Asking:
    """Attach to one of your Allies. When played, you may find a Hero and play that Hero to one of
    your locations."""

    def fits(one: int) -> bool:
        return is_hero(g, one)

    def play(hero: int) -> Asking:
        place = yield from where(g, me, hero, own_locations(g, me))
        yield from play_hero(g, me, me, hero, place)

    if is_findable(g, me, fits):
        mode = yield from ask(g, me, words.MODE, [0], may=True)
        if mode != DECLINE:
            yield from find(g, me, me, fits, play)


bounty_puck.choices("Find a Hero")


@bounty_puck.used
def bounty_puck_used(g: Sector, me: int, card: int) -> None:
    """When that Ally is used in a Vanquish action that defeats a Hero, gain 3 Credits."""
    if happened(g, VANQUISHED, me):
        gain_power(g, me, 3)


# -- Conditions ----------------------------------------------------------------------------------


def cards_are_to_be_revealed(g: Sector, me: int) -> bool:
    return g.reveals > 1


@ventress.condition("Slip Away", count=2, when=cards_are_to_be_revealed, targeted=True)
def slip_away(g: Sector, me: int, card: int) -> None:
    """When an opponent targets you with a Fate action to reveal cards: only one card is revealed,
    and that one has to be played."""
    g.reveals = 1


@ventress.condition("New Contract", count=1, after=COLLECTED, credits=4)
def new_contract(g: Sector, me: int, card: int) -> Asking:
    """When an opponent has collected Credits by the action and has 4 or more now: gain 2 Credits.
    Then you may look at the top card of your Mission deck."""
    gain_power(g, me, 2)
    look = yield from ask(g, me, words.MODE, [0] if g.missions else [], may=True)
    if look != DECLINE:
        top = g.missions[-1]
        learn(g, top, 1 << me)
        note(g, g.book.words.LOOKED, me, [top])


new_contract.choices("Look at the top Mission")


# -- Vehicles ------------------------------------------------------------------------------------

fanblade = ventress.vehicle(
    "Fanblade Starfighter", cost=2, actions=(AMBITION, RELOCATE, collect(1))
)


@fanblade.landing
def fanblade_landing(g: Sector, me: int, card: int) -> Asking:
    """On arrival, you may move a Hero to an adjacent location."""
    yield from move_one_near(g, me, heroes(g, me))


trident = ventress.vehicle("Trident Assault Ship", cost=3, actions=(VANQUISH, PLAY, FATE))


@trident.landing
def trident_landing(g: Sector, me: int, card: int) -> Asking:
    """On arrival, you may play an Ally of your hand for 1 Credit or Ambition less."""
    held = [one for one in g.hands[me] if is_ally(g, one)]
    yield from may_play_one(g, me, held, cheaper=True)

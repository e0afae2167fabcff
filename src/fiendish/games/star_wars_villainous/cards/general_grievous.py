"""General Grievous: every defeated Hero leaves a Lightsaber, and he wants all eight."""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine.effects import note
from fiendish.engine.question import Question
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.rules.verbs import (
    BOOK,
    DECLINE,
    PLAYED,
    Asking,
    Sector,
    a_hidden_hero,
    ask,
    choose_mode,
    collect,
    defeat_one,
    draw,
    gain_ambition,
    gain_power,
    hero_vehicles,
    is_revealable,
    meet_hero,
    play_one_free,
    play_revealed,
    removable_heroes,
    remove,
    remove_one,
    remove_one_vehicle,
    return_to_hand,
    spend,
    win,
)
from fiendish.games.villainous.book import ALLY, VEHICLE, Act
from fiendish.games.villainous.rules.board import (
    allies,
    has_hero,
    heroes,
    is_ally,
    is_hero,
)
from fiendish.games.villainous.rules.plays import against_price
from fiendish.games.villainous.symbols import (
    AMBITION,
    DISCARD,
    FATE,
    PLAY,
    RELOCATE,
    VANQUISH,
    location,
)

SABERS = 0  # the mark that counts the Lightsabers he has
ALL = 8
SOURCED = "sourced"

grievous = BOOK.villain(
    "General Grievous",
    prefix="gg",
    objective="Collect all eight Lightsabers.",
    locations=(
        location(
            "Lair of Grievous",
            id="gg_lair_of_grievous",
            top=(VANQUISH, AMBITION),
            bottom=(PLAY, collect(3)),
        ),
        location("Saleucami", id="gg_saleucami", top=(PLAY, FATE), bottom=(collect(2), DISCARD)),
        location("Florrum", id="gg_florrum", top=(PLAY, DISCARD), bottom=(AMBITION, VANQUISH)),
        location("Utapau", id="gg_utapau", top=(RELOCATE, collect(2)), bottom=(FATE, PLAY)),
    ),
)
grievous.marks = (0,)
grievous.keeps = {"lightsabers": SABERS}
grievous.possible = lambda marks: marks[SABERS] <= ALL
grievous.won = lambda marks: marks[SABERS] == ALL


# -- Lightsabers (SW-164, SW-165) ----------------------------------------------------------------


def collect_lightsaber(g: Sector, me: int) -> None:
    """One more Lightsaber; with the eighth he has won."""
    g.marks[me][SABERS] += 1
    note(g, words.LIGHTSABER, me)
    if grievous.won(g.marks[me]):
        win(g, me)


def _hero_fell(g: Sector, me: int, hero: int, place: int) -> None:
    collect_lightsaber(g, me)


def _progress(g: Sector, me: int) -> str:
    return f"{g.marks[me][SABERS]} of {ALL} Lightsabers"


def _nearness(g: Sector, me: int) -> float:
    prey = min(len(heroes(g, me)), 3)  # he needs Heroes in his Sector
    return (g.marks[me][SABERS] + 0.25 * prey) / (ALL + 1)


grievous.hero_fell = _hero_fell
grievous.progress = _progress
grievous.nearness = _nearness


# -- Allies --------------------------------------------------------------------------------------

b1_droids = grievous.ally("B1 Battle Droids", cost=1, strength=0, count=4, provenance=SOURCED)


@b1_droids.own
def b1_droids_own(g: Sector, card: int) -> int:
    """They have 1 more Strength for each other Ally at their location."""
    return sum(is_ally(g, other) for other in g.places[g.at[card]] if other != card)


bx_droids = grievous.ally("BX-Droid Commandos", cost=2, strength=2, count=3, provenance=SOURCED)


@bx_droids.saved
def bx_droids_saved(g: Sector, me: int, card: int) -> Generator[Question, int, bool]:
    """When they would be discarded after a Vanquish action, you may take them into your hand
    instead."""
    if (yield from ask(g, me, g.book.words.RETURN, [card], may=True)) == DECLINE:
        return False
    yield from return_to_hand(g, card)
    return True


b2_droids = grievous.ally("B2 Super Battle Droids", cost=1, strength=1, count=2, provenance=SOURCED)


@b2_droids.saved
def b2_droids_saved(g: Sector, me: int, card: int) -> Generator[Question, int, bool]:
    """When they would be discarded after a Vanquish action, you may pay 1 Ambition to leave them in
    play instead."""
    if against_price(g, me, 0, 1) is not None:
        return False
    if (yield from ask(g, me, g.book.words.KEEP, [card], may=True)) == DECLINE:
        return False
    spend(g, me, 1)
    note(g, g.book.words.STAYED, me, [card])
    return True


droidekas = grievous.ally("Droidekas", cost=2, strength=2, count=2, provenance=SOURCED)


@droidekas.joins
def droidekas_join(g: Sector, card: int, me: int) -> int:
    """When you choose Allies for a Vanquish action elsewhere, you may pay 1 Ambition to move them to
    that location; they have to be used then."""
    return 1


magna_guard = grievous.ally("Magna Guard", cost=3, strength=4, count=2, provenance=SOURCED)


@magna_guard.forbids(Act.MOVE)
def magna_guard_forbids(g: Sector, card: int, me: int, moved: int, where: int) -> bool:
    """No Hero can be moved away from their location."""
    return is_hero(g, moved) and g.at[moved] == g.at[card]


@grievous.ally("Gor", cost=3, strength=3, count=1, provenance=SOURCED)
def gor(g: Sector, me: int, card: int) -> None:
    """When you play Gor, gain 1 Ambition."""
    gain_ambition(g, me, 1)


@gor.used
def gor_used(g: Sector, me: int, card: int) -> None:
    """When you use him in a Vanquish action, gain 1 Ambition."""
    gain_ambition(g, me, 1)


# -- Effects -------------------------------------------------------------------------------------


def _recruits(g: Sector, me: int) -> list[int]:
    """The Allies and Vehicles of the hand."""
    kind = g.book.kind
    return [card for card in g.hands[me] if kind[g.identity[card]] in (ALLY, VEHICLE)]


def _escapes(g: Sector, me: int) -> list[int]:
    """What Escape Plan can do now."""
    return [0] * bool(_recruits(g, me)) + [1] * bool(hero_vehicles(g, me))


def a_way_to_escape(g: Sector, me: int, card: int) -> object:
    """an Ally or Vehicle in your hand, or a Hero Vehicle in your Sector"""
    return _escapes(g, me)


@grievous.effect("Escape Plan", ambition=1, count=3, provenance=SOURCED, needs=a_way_to_escape)
def escape_plan(g: Sector, me: int, card: int) -> Asking:
    """Choose one: play an Ally or Vehicle from your hand for free; or remove a Hero Vehicle from your
    Sector."""
    if (yield from choose_mode(g, me, _escapes(g, me), hidden=True)) == 0:
        yield from play_one_free(g, me, _recruits(g, me))
    else:
        yield from remove_one_vehicle(g, me, hero_vehicles(g, me), me)


escape_plan.choices("Play an Ally or Vehicle for free", "Remove a Hero Vehicle")


def an_ally_and_a_hero_to_come(g: Sector, me: int, card: int) -> object:
    """an Ally in your deck or discard pile, and a Hero in your Fate deck or its discard pile"""
    ready = is_revealable(g, me, lambda one: is_ally(g, one), fate=False)
    return ready and a_hidden_hero(g, me, card)


@grievous.effect(
    "Count Dooku's Orders", ambition=2, count=2, provenance=SOURCED,
    needs=an_ally_and_a_hero_to_come,
)  # fmt: skip
def count_dookus_orders(g: Sector, me: int, card: int) -> Asking:
    """Reveal cards of your deck until an Ally shows and play it for free. Then reveal your Fate cards
    until a Hero shows and play that Hero to one of your locations."""
    yield from play_revealed(g, me, lambda one: is_ally(g, one))
    yield from meet_hero(g, me)


def an_ally(g: Sector, me: int, card: int) -> object:
    """an Ally in your Sector"""
    return allies(g, me)


@grievous.effect("Motivational Tactics", ambition=0, count=2, provenance=SOURCED, needs=an_ally)
def motivational_tactics(g: Sector, me: int, card: int) -> Asking:
    """Remove one of your Allies. Then gain 2 Ambition or 2 Credits."""
    yield from remove_one(g, me, allies(g, me), me)
    if (yield from choose_mode(g, me, [0, 1])) == 0:
        gain_ambition(g, me, 2)
    else:
        gain_power(g, me, 2)


motivational_tactics.choices("Gain 2 Ambition", "Gain 2 Credits")


@grievous.effect("Add to My Collection", ambition=4, count=1, provenance=SOURCED)
def add_to_my_collection(g: Sector, me: int, card: int) -> None:
    """Collect a Lightsaber."""
    collect_lightsaber(g, me)


# -- Conditions ----------------------------------------------------------------------------------


@grievous.condition("Hunting Jedi", count=3, after=PLAYED, needs=a_hidden_hero, provenance=SOURCED)
def hunting_jedi(g: Sector, me: int, card: int) -> Asking:
    """When an opponent has performed a Play a Card action: reveal your Fate cards until a Hero shows
    and play that Hero to one of your locations."""
    yield from meet_hero(g, me)


def cards_are_to_be_revealed(g: Sector, me: int) -> bool:
    return g.reveals > 0


def a_hero_in_the_pile(g: Sector, me: int, card: int) -> object:
    """a Hero in your Fate discard pile"""
    return has_hero(g, g.fate_piles[me])


@grievous.condition(
    "Trained in the Jedi Arts", count=3, when=cards_are_to_be_revealed, needs=a_hero_in_the_pile,
    targeted=True, provenance=SOURCED,
)  # fmt: skip
def trained_in_the_jedi_arts(g: Sector, me: int, card: int) -> None:
    """When an opponent is about to reveal Fate cards against you: none are revealed. That player
    chooses a Hero of your Fate discard pile instead and plays it to one of your locations."""
    g.reveals = 0


# -- Vehicles ------------------------------------------------------------------------------------

soulless_one = grievous.vehicle(
    "Soulless One", cost=2, actions=(VANQUISH, RELOCATE, collect(1)), provenance=SOURCED
)


@soulless_one.landing
def soulless_one_landing(g: Sector, me: int, card: int) -> None:
    """On arrival, draw two cards."""
    draw(g, me, 2)


malevolence = grievous.vehicle(
    "Malevolence", cost=3, actions=(DISCARD, AMBITION, VANQUISH), provenance=SOURCED
)


@malevolence.landing
def malevolence_landing(g: Sector, me: int, card: int) -> Asking:
    """On arrival, you may remove two of your Allies to defeat a Hero."""
    crew = allies(g, me)
    if len(crew) < 2 or not removable_heroes(g, me):
        return
    first = yield from ask(g, me, g.book.words.REMOVE, crew, may=True)
    if first == DECLINE:
        return
    crew.remove(first)
    second = yield from ask(g, me, g.book.words.REMOVE, crew)
    for ally in (first, second):
        yield from remove(g, ally, me)
    yield from defeat_one(g, me, removable_heroes(g, me), me)

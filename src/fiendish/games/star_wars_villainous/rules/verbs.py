"""The verbs that cards are written with. `may` makes a choice optional."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine.cards import reveal
from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Question
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.book import BOOK, collect, fate_deck
from fiendish.games.star_wars_villainous.rules.conditions import (
    ARRIVED,
    ASPIRED,
    COLLECTED,
    DISCARDED,
    FATED,
    FOUGHT,
    HERO_FELL,
    MANEUVERED,
    PAID,
    PLAYED,
    TARGETED,
    TURN_ENDS,
    VANQUISHED,
    happen,
    happened,
    lift_restriction,
)
from fiendish.games.star_wars_villainous.rules.fate import (
    impose,
    place_card,
    play_fate,
    play_hero,
    where,
)
from fiendish.games.star_wars_villainous.rules.finding import (
    Fits,
    Then,
    find,
    hidden,
    in_sector,
    is_findable,
    is_revealable,
    reveal_until,
    shuffle_in,
    take_from_pile,
    take_up,
)
from fiendish.games.star_wars_villainous.rules.sector import (
    adjacent,
    ally_vehicles,
    exposed,
    hero_vehicles,
    movable,
    mover_place,
    mover_vehicle,
    removable_heroes,
    removable_vehicles,
    unengaged,
)
from fiendish.games.star_wars_villainous.rules.turn import gain_ambition, lose_ambition, spend
from fiendish.games.star_wars_villainous.rules.vanquish import vanquishable
from fiendish.games.star_wars_villainous.rules.vehicles import hold, release, remove_vehicle
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous.rules.board import has_hero, heroes_at, is_hero, strength
from fiendish.games.villainous.rules.changes import (
    defeat,
    gain_power,
    lose_power,
    relocate,
    remove,
    return_to_hand,
    strengthen,
    weaken,
    win,
)
from fiendish.games.villainous.rules.choosing import (
    Choice,
    ask,
    choose_place,
    defeat_one,
    move_one,
    move_one_here,
    move_to,
    remove_one,
    weaken_one,
)
from fiendish.games.villainous.rules.piles import (
    discard,
    discard_aside,
    discard_one,
    discard_styleed,
    draw,
    look_at_fate,
    put_back_fate,
    show_hand,
)
from fiendish.games.villainous.rules.piles import take_from_pile as take_to_hand
from fiendish.games.villainous.rules.plays import (
    cost,
    may_play_one,
    payable_spots,
    play_found,
    play_from_hand,
    play_one_free,
)

__all__ = [
    "ARRIVED",
    "ASPIRED",
    "BOOK",
    "COLLECTED",
    "DECLINE",
    "DISCARDED",
    "FATED",
    "FOUGHT",
    "HERO_FELL",
    "MANEUVERED",
    "PAID",
    "PLAYED",
    "TARGETED",
    "TURN_ENDS",
    "VANQUISHED",
    "Asking",
    "Choice",
    "Sector",
    "a_hidden_hero",
    "a_weak_hero_here",
    "adjacent",
    "ally_vehicles",
    "ask",
    "choose_mode",
    "choose_place",
    "collect",
    "cost",
    "defeat",
    "defeat_all",
    "defeat_one",
    "discard",
    "discard_from_deck",
    "discard_one",
    "discard_styleed",
    "draw",
    "exposed",
    "fate_deck",
    "find",
    "find_and_place",
    "gain_ambition",
    "gain_power",
    "happen",
    "happened",
    "hero_vehicles",
    "hidden",
    "hold",
    "impose",
    "in_sector",
    "is_findable",
    "is_revealable",
    "lift_restriction",
    "look_at_fate",
    "lose_ambition",
    "lose_power",
    "may_play_one",
    "meet_hero",
    "movable",
    "move_each",
    "move_one",
    "move_one_here",
    "move_one_near",
    "move_to",
    "mover_place",
    "mover_vehicle",
    "payable_spots",
    "place_card",
    "play_fate",
    "play_found",
    "play_from_hand",
    "play_hero",
    "play_one_free",
    "play_revealed",
    "put_back_fate",
    "release",
    "relocate",
    "removable_heroes",
    "removable_vehicles",
    "remove",
    "remove_one",
    "remove_one_vehicle",
    "remove_up_to",
    "remove_vehicle",
    "return_to_hand",
    "reveal_until",
    "scene",
    "show_hand",
    "shuffle_in",
    "spend",
    "strengthen",
    "strengthen_all",
    "strengthen_one",
    "take_from_pile",
    "take_to_hand",
    "take_up",
    "unengaged",
    "vanquish_once",
    "vanquishable",
    "weak_heroes_here",
    "weaken",
    "weaken_all",
    "weaken_one",
    "where",
    "win",
]  # fmt: skip


def choose_mode(g: Sector, me: int, possible: Sequence[int], hidden: bool = False) -> Choice:
    """Choose one of several things a card can do (its `choices`), of those possible now.

    Where that depends on something `hidden`, it is asked even if only one is possible.
    """
    if not possible:
        return DECLINE
    return (yield Question(g, me, words.MODE, [*possible], always=hidden))


def strengthen_all(g: Sector, cards: Sequence[int]) -> Asking:
    """A +1 Strength token on each of these."""
    for card in cards:
        yield from strengthen(g, card)


def strengthen_one(g: Sector, me: int, cards: Sequence[int], may: bool = False) -> Asking:
    """Choose one of the characters and put a +1 Strength token on it."""
    card = yield from ask(g, me, g.book.words.HERO, cards, may)
    if card != DECLINE:
        yield from strengthen(g, card)


def weaken_all(g: Sector, cards: Sequence[int]) -> None:
    """A -1 Strength token on each of these."""
    for card in cards:
        weaken(g, card)


def defeat_all(g: Sector, cards: Sequence[int], by: int) -> Asking:
    """Defeat all of these, one after the other."""
    for card in cards:
        yield from defeat(g, card, by)


def move_each(
    g: Sector, me: int, cards: Sequence[int], places: Sequence[int], all_or_none: bool = False
) -> Asking:
    """Move characters one after the other, each at most once; any of them, or all or none."""
    left = [*cards]
    may = True
    while left:
        card = yield from ask(g, me, g.book.words.MOVE_WHOM, movable(g, left), may)
        if card == DECLINE:
            return
        left.remove(card)
        yield from move_to(g, me, card, places)
        may = not all_or_none


def a_hidden_hero(g: Sector, me: int, card: int) -> object:
    """a Hero in your Fate deck or its discard pile"""
    return has_hero(g, g.fate_decks[me]) or has_hero(g, g.fate_piles[me])


def meet_hero(g: Sector, me: int, then: Then | None = None) -> Asking:
    """Reveal the own Fate cards until a Hero shows, and play it on oneself (SW-70)."""

    def play(hero: int) -> Asking:
        yield from play_fate(g, me, me, hero)
        asking = then(hero) if then is not None else None
        if asking is not None:
            yield from asking

    yield from reveal_until(g, me, me, lambda one: is_hero(g, one), play)


def play_revealed(g: Sector, me: int, fits: Fits) -> Asking:
    """Reveal cards of the own deck until one fits, and play it for free where the player likes."""

    def play(card: int) -> Asking:
        where = yield from ask(g, me, words.SPOT, payable_spots(g, me, card, free=True))
        if where == DECLINE:
            discard_aside(g, card)
        else:
            yield from play_found(g, me, card, where, free=True)

    yield from reveal_until(g, me, me, fits, play, fate=False)


def weak_heroes_here(g: Sector, me: int) -> list[int]:
    """The Heroes at the mover's location with Strength 3 or less who can be defeated."""
    here = mover_place(g, me)
    if here < 0:
        return []
    able = removable_heroes(g, me)
    return [hero for hero in heroes_at(g, here) if hero in able and strength(g, hero) <= 3]


def a_weak_hero_here(g: Sector, me: int, card: int) -> object:
    """a Hero with Strength 3 or less at your mover's location"""
    return weak_heroes_here(g, me)


def move_one_near(g: Sector, me: int, cards: Sequence[int]) -> Asking:
    """The player may choose one of the characters and move it to an adjacent location."""
    card = yield from ask(g, me, g.book.words.MOVE_WHOM, movable(g, cards), may=True)
    if card != DECLINE:
        yield from move_to(g, me, card, adjacent(g, g.at[card]))


def find_and_place(g: Sector, me: int, target: int, face: int, places: Sequence[int]) -> Asking:
    """Find a Fate card of a player and place it at one of these locations."""

    def place(found: int) -> Asking:
        yield from place_card(g, me, target, found, (yield from where(g, me, found, places)))

    yield from find(g, me, target, lambda one: g.identity[one] == face, place)


def scene(g: Sector, me: int) -> int:
    """The location of the Vanquish action that a player is performing."""
    return next(moment[2] for moment in g.moments[::-1] if moment[:2] == [FOUGHT, me])


def vanquish_once(g: Sector, me: int) -> Asking:
    """The player performs a Vanquish action without a symbol."""
    foe = yield from ask(g, me, words.FOE, vanquishable(g, me))
    if foe != DECLINE:
        yield from g.book.fights.vanquish(g, me, foe)


def remove_up_to(g: Sector, me: int, cards: Sequence[int], most: int, by: int) -> Asking:
    """Choose any number of characters whose Strengths add up to at most that, and remove them."""
    chosen: list[int] = []
    while True:
        left = most - sum([strength(g, card) for card in chosen])
        fits = [card for card in cards if card not in chosen and strength(g, card) <= left]
        card = yield from ask(g, me, g.book.words.REMOVE, fits, may=True)
        if card == DECLINE:
            break
        chosen.append(card)
    for card in chosen:
        yield from remove(g, card, by)


def remove_one_vehicle(
    g: Sector, me: int, vehicles: Sequence[int], by: int, may: bool = False
) -> Asking:
    """Choose one of the Vehicles and remove it."""
    card = yield from ask(g, me, words.VEHICLE, vehicles, may)
    if card != DECLINE:
        yield from remove_vehicle(g, card, by)


def discard_from_deck(g: Sector, seat: int, count: int) -> None:
    """The top cards of a deck go to the pile, face up; there is no shuffling for it (SW-R20)."""
    gone = [g.decks[seat].pop() for _ in range(min(count, len(g.decks[seat])))]
    for card in gone:
        reveal(g, card)
    g.piles[seat] += gone
    if gone:
        note(g, g.book.words.DISCARDED, seat, gone)

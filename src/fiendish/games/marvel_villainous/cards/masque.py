"""Madame Masque: Contracts pay for Allies, and eight Heroes on the Vendetta tile win."""

from __future__ import annotations

from fiendish.engine.effects import keep_effect, note
from fiendish.engine.question import Reason
from fiendish.engine.seats import others
from fiendish.games.marvel_villainous import words
from fiendish.games.marvel_villainous.book import BOOK, fate_deck
from fiendish.games.marvel_villainous.rules.events import HOMEBOUND
from fiendish.games.marvel_villainous.rules.plays import REWARD, WORTH, under_contract
from fiendish.games.marvel_villainous.rules.verbs import (
    DECLINE,
    Asking,
    Mayhem,
    any_defeatable,
    ask,
    choose_place,
    defeat_one,
    find_fate,
    gain_power,
    hidden_fate,
    is_spent,
    look_at_fate,
    lose_power,
    movable,
    move_one,
    move_one_here,
    place_fate,
    put_back_fate,
    relocate,
    return_to_hand,
    reveal_fate_until,
    silence,
    targets,
    throw_looked,
    use_up,
    vanquish,
    weaken,
    weaken_one,
    win,
)
from fiendish.games.villainous.book import ALLY, CONTRACT, HERO, ITEM, Act, Printed
from fiendish.games.villainous.rules.board import (
    all_heroes,
    allies_at,
    forbidding,
    has_hero,
    heroes,
    heroes_at,
    is_hero,
    own_locations,
    realm_of,
    villain,
)
from fiendish.games.villainous.rules.changes import leave, to_pile
from fiendish.games.villainous.state import SPENT, UNDER
from fiendish.games.villainous.symbols import (
    ACTIVATE,
    DISCARD,
    FATE,
    PLAY,
    RELOCATE,
    VANQUISH,
    gain,
    location,
)

GOAL = 8  # Heroes on the Vendetta tile
HIT = -3  # subject of the mark that a hit was put out this turn
MAGGIA, AVENGERS = BOOK.group(ALLY, "Maggia"), BOOK.group(HERO, "Avenger")

masque = BOOK.villain(
    "Madame Masque",
    id="masque",
    objective="Settle eight Vendettas: have eight Heroes you defeated on your Vendetta tile.",
    locations=(
        location("Manhattan", top=(PLAY, FATE), bottom=(PLAY, VANQUISH)),
        location("Maggia Casino Ship", top=(PLAY, DISCARD), bottom=(gain(2), VANQUISH)),
        location("Nefaria Estate", top=(RELOCATE, PLAY), bottom=(gain(2), DISCARD)),
        location("Madripoor", top=(FATE, ACTIVATE), bottom=(PLAY, VANQUISH)),
    ),
)
masque.progress = lambda g, seat: f"{len(g.vendettas)} of {GOAL} Vendettas"
masque.nearness = lambda g, seat: len(g.vendettas) / GOAL

fate = fate_deck("masque")


# -- Vendettas and hits (MV-145 to MV-150) -------------------------------------------------------


def _settle_vendetta(g: Mayhem, me: int, hero: int) -> bool:
    """A Hero she has defeated goes to her tile."""
    leave(g, hero)
    g.vendettas.append(hero)
    note(g, words.VENDETTA, me, [hero], amount=len(g.vendettas))
    if len(g.vendettas) >= GOAL:
        win(g, me)
    return True


def _against_hit(g: Mayhem, me: int) -> Reason | None:
    """Once a turn, while there may be a Hero among the Fate cards."""
    if [SPENT, HIT, 1] in g.lasting:
        return words.HIT_DONE
    there_is = has_hero(g, hidden_fate(g)) or has_hero(g, g.fate_piles[0])
    return None if there_is else words.NO_HERO_LEFT


def _hits(g: Mayhem, me: int) -> list[tuple[int, int]]:
    return [(0, 0)] if _against_hit(g, me) is None else []


def _put_out_a_hit(g: Mayhem, me: int, step: int, amount: int) -> Asking:
    """Reveal Fate cards until a Hero appears, and play it to the own Domain (MV-149)."""
    keep_effect(g, SPENT, HIT)
    hero = reveal_fate_until(g, me, lambda card: is_hero(g, card))
    if hero >= 0:
        yield from _play_here(g, me, hero)


def _play_here(g: Mayhem, me: int, hero: int, target: int = -1) -> Asking:
    """Play a Hero that lies aside to a Domain, the own one unless said otherwise."""
    target = me if target < 0 else target
    before, g.cause = g.cause, g.identity[hero]
    place = yield from ask(g, me, g.book.words.FATE_PLACE, own_locations(g, target))
    yield from place_fate(g, me, target, hero, place)
    g.cause = before


masque.claims = _settle_vendetta
masque.free_steps = _hits
masque.against_step = _against_hit
masque.free_step = _put_out_a_hit
masque.free_words = lambda g, step, amount: "Put out a hit: reveal a Hero to your Domain"


# -- Allies --------------------------------------------------------------------------------------


maggia_hitman = masque.ally("Maggia Hitman", cost=1, strength=2, count=4)


@maggia_hitman.own
def maggia_hitman_own(g: Mayhem, card: int) -> int:
    """Maggia Hitman has 1 more Strength at the location of a character with a Contract."""
    at, on = g.at, g.on
    for host in under_contract(g):
        if at[host] == at[card] and (at[card] != UNDER or on[host] == on[card]):
            return 1  # at an Event too, which is a location (MV-23, MV-R24)
    return 0


maggia_enforcer = masque.ally("Maggia Enforcer", cost=2, strength=3, count=2)


@maggia_enforcer.kept
def maggia_enforcer_kept(g: Mayhem, me: int, card: int, leaving: list[int]) -> bool:
    """When Maggia Enforcer is used in a Vanquish action together with another Ally that is
    discarded, you may keep it in play."""
    return len(leaving) > 1


dreadnought = masque.ally(
    "Dreadnought", cost=3, strength=6, count=2,
    text="Dreadnought cannot be played or relocated to Events.",
)  # fmt: skip
HOMEBOUND.add(dreadnought.number)

bio_duplicate = masque.ally(
    "Bio-Duplicate", cost=2, strength=2, count=1, abroad=True,
    text="You may play Bio-Duplicate to another player's Domain.",
)  # fmt: skip


def a_hero_here_abroad(g: Mayhem, me: int, card: int) -> object:
    """to be in another player's Domain with a Hero"""
    abroad = realm_of(g, card) not in (me, -1)
    return abroad and movable(g, heroes_at(g, g.at[card])) and _homes(g, me, card)


def _homes(g: Mayhem, me: int, ally: int) -> list[int]:
    """The own locations to which the player may relocate an Ally."""
    own = own_locations(g, me)
    return [place for place in own if forbidding(g, me, Act.RELOCATE, ally, place) < 0]


@bio_duplicate.activate(power=1, needs=a_hero_here_abroad)
def bio_duplicate_activate(g: Mayhem, me: int, card: int) -> Asking:
    """Activate for 1 Power, in another player's Domain: relocate a Hero from its location, and
    Bio-Duplicate with it, to a location in your Domain."""
    hero = yield from ask(g, me, g.book.words.HERO, movable(g, heroes_at(g, g.at[card])))
    place = yield from choose_place(g, me, _homes(g, me, card))
    yield from relocate(g, hero, place)
    yield from relocate(g, card, place)


@masque.ally("Whiplash", cost=2, strength=3, count=1)
def whiplash(g: Mayhem, me: int, card: int) -> Asking:
    """When you play Whiplash to your Domain, you may put a -1 Strength token on a Hero at his
    location."""
    if realm_of(g, card) == me:
        yield from weaken_one(g, me, heroes_at(g, g.at[card]), may=True)


def _foreign_heroes(g: Mayhem, me: int) -> list[int]:
    return [hero for seat in others(g, me) for hero in heroes(g, seat)]


@masque.ally("The Hood", cost=3, strength=4, count=1)
def the_hood(g: Mayhem, me: int, card: int) -> Asking:
    """When you play The Hood to your Domain, you may relocate a Hero from another player's Domain to
    his location."""
    if realm_of(g, card) == me:
        yield from move_one_here(g, me, _foreign_heroes(g, me), card)


count_nefaria = masque.ally("Count Nefaria", cost=5, strength=8, count=1, provenance="partial")


@count_nefaria.stays
def count_nefaria_stays(g: Mayhem, me: int, card: int, used: list[int], was: int) -> bool:
    """When Count Nefaria is used in a Vanquish action against Strength 1 or more, he gets two -1
    Strength tokens instead of being discarded."""
    weaken(g, card, 2)
    return True


# -- Contracts -----------------------------------------------------------------------------------


def _contract(card: Printed, reward: int, at_once: int, least: int = 0) -> Printed:
    REWARD[card.number] = (reward, at_once)
    WORTH[card.number] = least
    return card


standing_contract = _contract(masque.contract("Standing Contract", cost=0, count=3), 3, 3)
standing_contract.texts.append("Reward: 3 Power.")

rush_job = _contract(masque.contract("Rush Job", cost=0, count=2), 2, 5)
rush_job.texts.append(
    "Reward: 5 Power if you defeat the character in the turn in which you play Rush Job, otherwise"
    " 2 Power."
)


@masque.contract("High-Profile Contract", cost=1, count=2)
def high_profile_contract(g: Mayhem, me: int, card: int) -> Asking:
    """Only for a character with Strength 4 or more. If it is a Hero in another player's Domain, you
    may relocate it to your Domain. Reward: 5 Power."""
    host = g.on[card]
    if is_hero(g, host) and realm_of(g, host) != me:
        yield from move_one(g, me, [host], own_locations(g, me), may=True)


_contract(high_profile_contract, 5, 5, least=4)


# -- Effects -------------------------------------------------------------------------------------


def _traps(g: Mayhem, me: int) -> list[int]:
    return [place for place in own_locations(g, me) if allies_at(g, place, me)]


def a_trap_and_a_hero(g: Mayhem, me: int, card: int) -> object:
    """a Hero in another player's Domain and an Ally in yours"""
    return _traps(g, me) and movable(g, _foreign_heroes(g, me))


@masque.effect("Lure into a Trap", cost=1, count=1, needs=a_trap_and_a_hero)
def lure_into_a_trap(g: Mayhem, me: int, card: int) -> Asking:
    """Relocate a Hero from another player's Domain to a location in yours where you have an Ally."""
    yield from move_one(g, me, _foreign_heroes(g, me), _traps(g, me))


def a_weak_hero(g: Mayhem, me: int, card: int) -> object:
    """a Hero with Strength 3 or less in your Domain"""
    return any_defeatable(g, heroes(g, me), 3)


@masque.effect("Sniper Shot", cost=2, count=2, needs=a_weak_hero)
def sniper_shot(g: Mayhem, me: int, card: int) -> Asking:
    """Defeat a Hero with Strength 3 or less in your Domain."""
    yield from defeat_one(g, me, heroes(g, me), by=me, most=3)


def a_vanquish(g: Mayhem, me: int, card: int) -> object:
    """a character you can vanquish"""
    return targets(g, me)


@masque.effect("Ambush", cost=0, count=2, needs=a_vanquish)
def ambush(g: Mayhem, me: int, card: int) -> Asking:
    """Perform a Vanquish action at any location of your Domain."""
    yield from vanquish(g, me, (yield from ask(g, me, g.book.words.CHARACTER, targets(g, me))))


@masque.effect("Call in a Favor", cost=0, count=1)
def call_in_a_favor(g: Mayhem, me: int, card: int) -> None:
    """Gain 1 Power, and 1 more for every two Heroes on your Vendetta tile."""
    gain_power(g, me, 1 + len(g.vendettas) // 2)


@masque.effect("Behind the Mask", cost=1, count=1)
def behind_the_mask(g: Mayhem, me: int, card: int) -> Asking:
    """Look at the top four Fate cards. Discard any number of them and put the rest back on top in
    any order."""
    left = yield from throw_looked(g, me, look_at_fate(g, me, 4))
    yield from put_back_fate(g, me, left)


# -- Items and Specialties -----------------------------------------------------------------------

twin_pistols = masque.item("Twin Pistols", cost=1, count=2, bonus=1, attaches=True)
twin_pistols.texts.append("Attach to one of your Allies in your Domain, who has 1 more Strength.")


@twin_pistols.used
def twin_pistols_used(g: Mayhem, me: int, card: int) -> None:
    """When that Ally is used in a Vanquish action, gain 1 Power."""
    gain_power(g, me, 1)


golden_mask = masque.item("Golden Mask", cost=2, count=1)


def a_hero_at_the_mask(g: Mayhem, me: int, card: int) -> object:
    """a Hero at its location"""
    return heroes_at(g, g.at[card])


@golden_mask.activate(power=1, needs=a_hero_at_the_mask)
def golden_mask_activate(g: Mayhem, me: int, card: int) -> Asking:
    """Activate for 1 Power: until the end of the turn a Hero at its location has 2 less Strength and
    no ability."""
    silence(g, (yield from ask(g, me, g.book.words.HERO, heroes_at(g, g.at[card]))), 2)


def a_vendetta(g: Mayhem, me: int, card: int) -> object:
    """a Hero on your Vendetta tile"""
    return g.vendettas


head_of_the_maggia = masque.specialty("Head of the Maggia", cost=3, needs=a_vendetta)


@head_of_the_maggia.spares
def head_of_the_maggia_spares(g: Mayhem, me: int, card: int, leaving: list[int]) -> Asking:
    """Playable only with a Hero on your Vendetta tile. Once in each of your turns, when Allies you
    used in a Vanquish action would be discarded, you may return a Maggia Ally among them to your
    hand."""
    mates = [ally for ally in leaving if g.identity[ally] in MAGGIA]
    if me != g.active or is_spent(g, card):
        return
    ally = yield from ask(g, me, g.book.words.RETURN, mates, may=True)
    if ally != DECLINE:
        use_up(g, card)
        leaving.remove(ally)
        yield from return_to_hand(g, ally)


# -- Fate ----------------------------------------------------------------------------------------

kate_bishop = fate.hero("Kate Bishop, West Coast Avenger", strength=3)


@kate_bishop.income
def kate_bishop_income(g: Mayhem, card: int, me: int, by_action: bool) -> int:
    """While Kate Bishop is in your Domain, you gain 1 Power less whenever you gain Power other than
    by a Gain Power action."""
    return 0 if by_action else -1


@fate.hero("Clint Barton, West Coast Avenger", strength=3)
def clint_barton(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may defeat one of the targeted player's Allies with Strength 2 or
    less in that player's Domain or at an Event."""
    shot = [*(a for place in own_locations(g, target) for a in allies_at(g, place, target))]
    shot += [ally for ally in g.sent if g.owner(ally) == target]
    yield from defeat_one(g, me, shot, by=-1, most=2, may=True)


@fate.hero("America Chavez, West Coast Avenger", strength=5)
def america_chavez(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may relocate another Hero from any Domain to her location."""
    yield from move_one_here(g, me, all_heroes(g), card)


spider_woman = fate.hero("Spider-Woman", strength=4)


@spider_woman.price
def spider_woman_price(g: Mayhem, card: int, me: int, played: int, where: int) -> int:
    """While Spider-Woman is in your Domain, Items and Contracts cost you 1 more."""
    return int(g.book.kind[g.identity[played]] in (ITEM, CONTRACT))


bethany_cabe = fate.hero("Bethany Cabe", strength=2).protector()


def some_power(g: Mayhem, target: int, card: int) -> object:
    """a player with Power"""
    return g.power[target]


@fate.effect("Police Raid", needs=some_power)
def police_raid(g: Mayhem, me: int, target: int, card: int) -> None:
    """The targeted player loses 2 Power."""
    lose_power(g, target, 2)


def an_avenger(g: Mayhem, target: int, card: int) -> object:
    """an Avenger in a Domain, the Fate discard pile or the Fate deck"""
    everywhere = all_heroes(g) + g.fate_piles[0] + hidden_fate(g)
    return any(g.identity[one] in AVENGERS for one in everywhere)


@fate.effect("West Coast Reinforcements", needs=an_avenger)
def west_coast_reinforcements(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """Find a Hero with Avenger in its name and play it to a location in the targeted player's
    Domain."""
    hero = yield from find_fate(g, me, lambda one: g.identity[one] in AVENGERS)
    if hero != DECLINE:
        yield from _play_here(g, me, hero, target)


def _on_the_street(g: Mayhem, target: int) -> list[int]:
    tile = g.vendettas if villain(g, target) is masque else []
    return [card for card in g.fate_piles[0] if is_hero(g, card)] + tile


def a_hero_to_return(g: Mayhem, target: int, card: int) -> object:
    """a Hero in the Fate discard pile or on Madame Masque's tile"""
    return _on_the_street(g, target)


@fate.effect("Back on the Street", needs=a_hero_to_return, count=2)
def back_on_the_street(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """The Fate player chooses a Hero in the Fate discard pile or, against Madame Masque, on her
    Vendetta tile, and plays it to a location in the targeted player's Domain."""
    hero = yield from ask(g, me, g.book.words.HERO, _on_the_street(g, target))
    _bring_back(g, hero)
    yield from _play_here(g, me, hero, target)


def _bring_back(g: Mayhem, hero: int) -> None:
    (g.vendettas if hero in g.vendettas else g.fate_piles[0]).remove(hero)
    g.aside.append(hero)


vest = fate.item("Bulletproof Vest", bonus=1, attaches=True)
vest.texts.append("Attach to a Hero in the targeted player's Domain, who has 1 more Strength.")


def _vest_applies(g: Mayhem, card: int, victim: int, by: int) -> bool:
    return g.on[card] == victim


@vest.instead(_vest_applies)
def vest_instead(g: Mayhem, card: int, victim: int, by: int) -> int:
    """If that Hero would be defeated, discard this Item instead."""
    note(g, g.book.words.SAVED, g.active, [victim, card])
    to_pile(g, card)
    return -1


turf_war = fate.event("Maggia Turf War", strength=7, villain="masque")


@turf_war.price
def turf_war_price(g: Mayhem, card: int, me: int, played: int, where: int) -> int:
    """Madame Masque pays 1 Power more to play an Ally."""
    return int(g.book.kind[g.identity[played]] is ALLY)


@turf_war.reward
def turf_war_reward(g: Mayhem, me: int, card: int) -> Asking:
    """Reward: Madame Masque gains 3 Power and may play a Hero from the Fate discard pile to her own
    Domain."""
    gain_power(g, me, 3)
    fallen = [one for one in g.fate_piles[0] if is_hero(g, one)]
    hero = yield from ask(g, me, g.book.words.HERO, fallen, may=True)
    if hero != DECLINE:
        _bring_back(g, hero)
        yield from _play_here(g, me, hero)

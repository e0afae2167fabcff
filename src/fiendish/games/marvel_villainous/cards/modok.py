"""M.O.D.O.K.: A.I.M.'s Loyalty has to be won before the Cosmic Cube gives him the world."""

from __future__ import annotations

from fiendish.engine.effects import note
from fiendish.games.marvel_villainous import words
from fiendish.games.marvel_villainous.book import BOOK, fate_deck
from fiendish.games.marvel_villainous.cards.agents import AGENTS
from fiendish.games.marvel_villainous.rules.plays import WANDERERS
from fiendish.games.marvel_villainous.rules.verbs import (
    DECLINE,
    NOBODY,
    Asking,
    Mayhem,
    any_defeatable,
    ask,
    defeat_one,
    discard,
    discard_one,
    draw,
    find_own,
    gain_power,
    is_spent,
    movable,
    move_one,
    move_one_here,
    payable_spots,
    play_found,
    remove,
    remove_one,
    reveal_own_until,
    show_hand,
    strengthen,
    take_from_pile,
    use_up,
    win,
)
from fiendish.games.villainous.book import ALLY, EVENT, Act
from fiendish.games.villainous.rules.board import (
    allies,
    allies_at,
    heroes,
    heroes_at,
    in_realm,
    is_ally,
    is_hero,
    is_in_realm,
    is_item,
    is_silent,
    own_locations,
    place_of,
    player_of,
    realm_of,
)
from fiendish.games.villainous.rules.changes import may, to_pile
from fiendish.games.villainous.rules.plays import CARD
from fiendish.games.villainous.state import DECK, LOCATIONS
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

AIM_ALLIES = BOOK.group(ALLY, "A.I.M.")
MOST_LOYALTY = 5
CUBE_PRICE = 2  # of winning
LOYALTY = 0  # the mark that counts it
LABORATORY = 1  # location, from the left

modok = BOOK.villain(
    "M.O.D.O.K.",
    objective="Activate the Cosmic Cube while A.I.M.'s Loyalty is 5.",
    locations=(
        location("A.I.M. Island", top=(PLAY, DISCARD), bottom=(PLAY, gain(3))),
        location("A.I.M. Laboratory", top=(ACTIVATE, FATE), bottom=(PLAY, gain(1))),
        location("Black Market", top=(gain(2), PLAY), bottom=(ACTIVATE, DISCARD)),
        location("Doomsday Hangar", top=(RELOCATE, PLAY), bottom=(VANQUISH, FATE)),
    ),
)
modok.marks = (0,)

fate = fate_deck("modok")


# -- Loyalty (MV-137 to MV-140) ------------------------------------------------------------------


def loyalty(g: Mayhem, me: int) -> int:
    return g.marks[me][LOYALTY]


def raise_loyalty(g: Mayhem, me: int) -> None:
    if loyalty(g, me) < MOST_LOYALTY and may(g, me, Act.RAISE):
        g.marks[me][LOYALTY] += 1
        note(g, words.LOYALTY, me, amount=loyalty(g, me))


def lower_loyalty(g: Mayhem, me: int) -> None:
    if loyalty(g, me) > 0:
        g.marks[me][LOYALTY] -= 1
        note(g, words.LOYALTY, me, amount=loyalty(g, me))


def is_aim_ally(g: Mayhem, card: int) -> bool:
    return g.identity[card] in AIM_ALLIES


def _order_in_the_ranks(g: Mayhem, me: int, card: int) -> None:
    """With an A.I.M. Ally at each location Loyalty rises, up to 2 (MV-138)."""
    if loyalty(g, me) < 2:
        for place in own_locations(g, me):
            if not any(is_aim_ally(g, ally) for ally in allies_at(g, place, me)):
                return
        raise_loyalty(g, me)


def _victory(g: Mayhem, me: int, fallen: int, used: list[int]) -> None:
    """A Hero defeated with the help of A.I.M. raises Loyalty (MV-139)."""
    if fallen >= 0 and is_hero(g, fallen) and any(is_aim_ally(g, ally) for ally in used):
        raise_loyalty(g, me)


def _loss(g: Mayhem, me: int, ally: int, by: int) -> None:
    """An A.I.M. Ally lost to others lowers Loyalty (MV-140); no card takes two at a time."""
    if is_aim_ally(g, ally):
        lower_loyalty(g, me)


def _progress(g: Mayhem, seat: int) -> str:
    cube = "the Cube is ready" if _cube_in_play(g, seat) else "no Cube yet"
    return f"Loyalty {loyalty(g, seat)} of {MOST_LOYALTY}, {cube}"


def _cube_in_play(g: Mayhem, me: int) -> bool:
    return is_in_realm(g, me, cosmic_cube.number)


modok.start_of_turn = _order_in_the_ranks
modok.after_vanquish = _victory
modok.lost = _loss
modok.progress = _progress
modok.nearness = lambda g, seat: 0.15 * loyalty(g, seat) + 0.2 * _cube_in_play(g, seat)


# -- the token (MV-141 to MV-143) ----------------------------------------------------------------

token = modok.piece("M.O.D.O.K. Token", id="token", provenance="partial")
token.texts.append(
    "Moved by Relocate actions. It helps in Vanquish actions at its location with Strength equal to"
    " Loyalty."
)
BOOK.roaming.add(token.number)


@token.own
def token_own(g: Mayhem, card: int) -> int:
    me = player_of(g, modok)
    return loyalty(g, me) + 2 * _has_chair(g, me)


@token.comes_home
def token_comes_home(g: Mayhem, me: int, card: int) -> bool:
    return not _has_chair(g, me)


def _has_chair(g: Mayhem, me: int) -> bool:
    for card in in_realm(g, me):
        if g.identity[card] == doomsday_chair.number:
            return not is_silent(g, card)
    return False


# -- Allies --------------------------------------------------------------------------------------

aim_agent = modok.ally("A.I.M. Agent", cost=1, strength=2, count=4)
aim_scientist = modok.ally("A.I.M. Scientist", cost=1, strength=1, count=3)


@aim_scientist.activate()
def aim_scientist_activate(g: Mayhem, me: int, card: int) -> Asking:
    """Activate: draw a card, then discard a card."""
    draw(g, me)
    yield from discard_one(g, me)


shock_trooper = modok.ally("A.I.M. Shock Trooper", cost=2, strength=3, count=2)


@shock_trooper.arrives
def shock_trooper_arrives(g: Mayhem, me: int, card: int) -> None:
    """When A.I.M. Shock Trooper comes to an Event, put a +1 Strength token on it first."""
    g.plus[card] += 1
    note(g, g.book.words.STRONGER, me, [card], amount=1)


saboteur = modok.ally("A.I.M. Saboteur", cost=2, strength=2, count=1, abroad=True)
WANDERERS.add(saboteur.number)


@saboteur.forbids(Act.ACTIVATE)
def saboteur_forbids(g: Mayhem, card: int, me: int, item: int, where: int) -> bool:
    """You may play A.I.M. Saboteur to another player's Domain, or move it there with a Relocate
    action. That player cannot activate Items at its location."""
    return g.owner(card) != me and is_item(g, item) and place_of(g, item) == g.at[card]


super_adaptoid = modok.ally("Super-Adaptoid", cost=4, strength=3, count=1)


@super_adaptoid.own
def super_adaptoid_own(g: Mayhem, card: int) -> int:
    """While in your Domain, Super-Adaptoid has 1 more Strength for each Hero there."""
    owner = g.owner(card)
    return len(heroes(g, owner)) if realm_of(g, card) == owner else 0


monica_rappaccini = modok.ally("Monica Rappaccini", cost=3, strength=2, count=1)


@monica_rappaccini.price
def monica_rappaccini_price(g: Mayhem, card: int, me: int, played: int, where: int) -> int:
    """While Monica Rappaccini is in your Domain, A.I.M. Allies cost you 1 less."""
    return -1 if is_aim_ally(g, played) and g.owner(card) == me else 0


@modok.ally("M.O.D.A.M.", cost=3, strength=4, count=1)
def modam(g: Mayhem, me: int, card: int) -> Asking:
    """When you play M.O.D.A.M. to your Domain, you may relocate a Hero in your Domain to its
    location."""
    if realm_of(g, card) == me:
        yield from move_one_here(g, me, heroes(g, me), card)


# -- Effects -------------------------------------------------------------------------------------


def loyalty_and_a_cube(g: Mayhem, me: int, card: int) -> object:
    """Loyalty 2, and the Cosmic Cube in your deck or discard pile"""
    if loyalty(g, me) < 2:
        return False
    return any(g.identity[one] == cosmic_cube.number for one in g.decks[me] + g.piles[me])


@modok.effect("Creating the Cube", cost=3, count=2, needs=loyalty_and_a_cube, provenance="partial")
def creating_the_cube(g: Mayhem, me: int, card: int) -> Asking:
    """Playable only with Loyalty 2 or more, and not while the Cosmic Cube is in your Domain or hand.
    Find the Cosmic Cube in your discard pile or deck and play it to A.I.M. Laboratory for free."""
    cube = yield from find_own(g, me, lambda one: g.identity[one] == cosmic_cube.number)
    yield from play_found(g, me, cube, LOCATIONS * me + LABORATORY, free=True)


def _foes(g: Mayhem, me: int) -> list[int]:
    """The characters in the own Domain that others control."""
    foreign = [card for card in in_realm(g, me) if card // DECK != me]
    return [card for card in foreign if is_hero(g, card) or is_ally(g, card)]


def someone_to_blast(g: Mayhem, me: int, card: int) -> object:
    """a foe in your Domain with Strength up to Loyalty and 1"""
    return any_defeatable(g, _foes(g, me), loyalty(g, me) + 1)


@modok.effect("Psionic Blast", cost=2, count=2, needs=someone_to_blast)
def psionic_blast(g: Mayhem, me: int, card: int) -> Asking:
    """Defeat a character in your Domain that you do not control, with Strength not higher than your
    Loyalty plus 1."""
    yield from defeat_one(g, me, _foes(g, me), by=me, most=loyalty(g, me) + 1)


def _aim_allies(g: Mayhem, me: int) -> list[int]:
    return [ally for ally in allies(g, me) if g.identity[ally] in AIM_ALLIES]


def an_aim_ally_and_room(g: Mayhem, me: int, card: int) -> object:
    """an A.I.M. Ally in your Domain, and Loyalty that can rise"""
    return loyalty(g, me) < MOST_LOYALTY and may(g, me, Act.RAISE) and _aim_allies(g, me)


@modok.effect("Bow to M.O.D.O.K.!", cost=1, count=3, needs=an_aim_ally_and_room)
def bow_to_modok(g: Mayhem, me: int, card: int) -> Asking:
    """Remove one of your A.I.M. Allies in your Domain and raise Loyalty by 1."""
    yield from remove_one(g, me, _aim_allies(g, me), by=me)
    raise_loyalty(g, me)


@modok.effect("Calculated Outcome", cost=0, count=2)
def calculated_outcome(g: Mayhem, me: int, card: int) -> None:
    """Gain Power equal to your Loyalty, but at least 1 and at most 4."""
    gain_power(g, me, min(max(loyalty(g, me), 1), 4))


def an_aim_ally_in_the_deck(g: Mayhem, me: int, card: int) -> object:
    """an A.I.M. Ally in your deck or discard pile"""
    return any(is_aim_ally(g, one) for one in g.decks[me] + g.piles[me])


@modok.effect("Mass Production", cost=1, count=1, needs=an_aim_ally_in_the_deck)
def mass_production(g: Mayhem, me: int, card: int) -> Asking:
    """Reveal cards from your deck until an A.I.M. Ally appears and play it for free to your Domain
    or to an Event. The others are shuffled back."""
    ally = reveal_own_until(g, me, lambda one: is_aim_ally(g, one))
    if ally < 0:
        return
    spots = [s for s in payable_spots(g, me, ally, free=True) if s >= CARD or s // LOCATIONS == me]
    where = yield from ask(g, me, words.FREE_SPOT, spots)
    yield from play_found(g, me, ally, where, free=True)


# -- Items and Specialties -----------------------------------------------------------------------

cosmic_cube = modok.item("Cosmic Cube", cost=4, count=1, provenance="partial").is_fixed()
cosmic_cube.texts.append("May be played only to A.I.M. Laboratory, and cannot be relocated.")
BOOK.only_at[cosmic_cube.number] = LABORATORY


def no_hero_at_the_cube(g: Mayhem, me: int, card: int) -> object:
    """no Hero at its location"""
    return not heroes_at(g, g.at[card])


@cosmic_cube.activate(power=CUBE_PRICE, needs=no_hero_at_the_cube)
def cosmic_cube_activate(g: Mayhem, me: int, card: int) -> Asking:
    """Activate for 2 Power, while no Hero is there: with Loyalty 5 you win. Otherwise put a +1
    Strength token on one of your Allies in your Domain."""
    if loyalty(g, me) == MOST_LOYALTY:
        win(g, me)
    ally = yield from ask(g, me, g.book.words.ALLY, allies(g, me))
    if ally != DECLINE:
        yield from strengthen(g, ally)


doomsday_chair = modok.item("Doomsday Chair", cost=2, count=1)
doomsday_chair.texts.append(
    "While it is in your Domain, the M.O.D.O.K. token has 2 more Strength and stays at its location"
    " after a Vanquish action."
)

battle_armor = modok.item("A.I.M. Battle Armor", cost=1, count=2, bonus=1, attaches=True)
battle_armor.texts.append("Attach to one of your Allies in your Domain, who has 1 more Strength.")


def _armor_applies(g: Mayhem, card: int, victim: int, by: int) -> bool:
    return g.on[card] == victim and by != g.owner(card)


@battle_armor.instead(_armor_applies)
def battle_armor_instead(g: Mayhem, card: int, victim: int, by: int) -> int:
    """If that Ally would be defeated by a Fate card or by another player, discard this Item
    instead."""
    note(g, g.book.words.SAVED, g.owner(card), [victim, card])
    to_pile(g, card)
    return -1


@battle_armor.activate(power=2)
def battle_armor_activate(g: Mayhem, me: int, card: int) -> Asking:
    """Activate for 2 Power: put a +1 Strength token on that Ally, wherever it is."""
    yield from strengthen(g, g.on[card])


def a_hero_to_move(g: Mayhem, me: int, card: int) -> object:
    """a Hero in your Domain"""
    return movable(g, heroes(g, me))


mind_amplifier = modok.item("Mind Amplifier", cost=3, count=1)


@mind_amplifier.activate(power=2, needs=a_hero_to_move)
def mind_amplifier_activate(g: Mayhem, me: int, card: int) -> Asking:
    """Activate for 2 Power: relocate a Hero in your Domain to another location there."""
    yield from move_one(g, me, heroes(g, me), own_locations(g, me))


def an_aim_ally_in_the_pile(g: Mayhem, me: int, card: int) -> object:
    """an A.I.M. Ally in your discard pile"""
    return any(is_aim_ally(g, one) for one in g.piles[me])


scientist_supreme = modok.specialty("Scientist Supreme", cost=2)


@scientist_supreme.activate(power=1, needs=an_aim_ally_in_the_pile)
def scientist_supreme_activate(g: Mayhem, me: int, card: int) -> Asking:
    """Activate for 1 Power: take an A.I.M. Ally from your discard pile into your hand."""
    lying = [one for one in g.piles[me] if is_aim_ally(g, one)]
    take_from_pile(g, me, (yield from ask(g, me, g.book.words.TAKE, lying)))


def loyalty_two(g: Mayhem, me: int, card: int) -> object:
    """Loyalty 2"""
    return loyalty(g, me) >= 2


designed_only_for_killing = modok.specialty("Designed Only for Killing", cost=3, needs=loyalty_two)


@designed_only_for_killing.slays
def designed_only_for_killing_slays(g: Mayhem, me: int, card: int) -> None:
    """Playable only with Loyalty 2 or more. The first time in each of your turns that you defeat a
    Hero by a Vanquish action or a card of yours, gain 2 Power."""
    by_reward = g.cause >= 0 and g.book.kind[g.cause] is EVENT
    if me == g.active and not by_reward and not is_spent(g, card):
        use_up(g, card)
        gain_power(g, me, 2)


# -- Fate ----------------------------------------------------------------------------------------

captain_america = fate.hero("Captain America, Avenger", strength=4)


@captain_america.aura
def captain_america_aura(g: Mayhem, card: int, other: int) -> int:
    """Your Allies at Captain America's location have 1 less Strength."""
    return -1 if g.at[other] == g.at[card] and is_ally(g, other) else 0


@fate.hero("Ms. Marvel", strength=3)
def ms_marvel(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, Ms. Marvel gets a +1 Strength token for each of the targeted player's Allies at
    her location."""
    yield from strengthen(g, card, len(allies_at(g, g.at[card], target)))


@fate.hero("Gwenpool, West Coast Avenger", strength=2)
def gwenpool(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, the targeted player's hand is shown; the Fate player chooses a card there to be
    discarded."""
    if g.hands[target]:
        show_hand(g, target)
        chosen = yield from ask(g, me, g.book.words.DISCARD, sorted(g.hands[target]))
        discard(g, target, [chosen])


war_machine = fate.hero("War Machine", strength=5).protector()
strike_team = fate.hero("S.H.I.E.L.D. Strike Team", strength=2, count=2)


@strike_team.own
def strike_team_own(g: Mayhem, card: int) -> int:
    """This Hero has 1 more Strength for each other S.H.I.E.L.D. Hero in the same Domain."""
    lying = in_realm(g, realm_of(g, card))
    return sum([g.identity[one] in AGENTS for one in lying if one != card])


def _defectors(g: Mayhem, target: int) -> list[int]:
    return [ally for ally in allies(g, target) if g.book.cost[g.identity[ally]] <= 2]


def a_cheap_ally(g: Mayhem, target: int, card: int) -> object:
    """an Ally that costs 2 or less in that player's Domain"""
    return _defectors(g, target)


@fate.effect("Defection", needs=a_cheap_ally, count=2)
def defection(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """The Fate player removes one of the targeted player's Allies with a printed cost of 2 or less
    in that player's Domain."""
    yield from remove_one(g, me, _defectors(g, target), NOBODY)


def _items(g: Mayhem, target: int) -> list[int]:
    lying = [*in_realm(g, target), *g.attached]
    return [
        card
        for card in lying
        if is_item(g, card) and g.owner(card) == target and realm_of(g, card) == target
    ]


def an_item(g: Mayhem, target: int, card: int) -> object:
    """an Item in that player's Domain"""
    return _items(g, target)


@fate.effect("Seized by S.H.I.E.L.D.", needs=an_item)
def seized_by_shield(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """The Fate player removes one of the targeted player's Items in that player's Domain."""
    yield from remove_one(g, me, _items(g, target), NOBODY)


containment_field = fate.item("Containment Field")


@containment_field.mutes
def containment_field_mutes(g: Mayhem, card: int, item: int) -> bool:
    """It covers the top of a location. The Items of that player there, attached ones too, have no
    ability and give no Strength."""
    return g.owner(item) == realm_of(g, card)


@containment_field.free("Pay 2 Power to remove Containment Field", power=2)
def containment_field_free(g: Mayhem, me: int, card: int) -> Asking:
    """Between actions the owner of the Domain may pay 2 Power to remove it."""
    yield from remove(g, card, me)


mutiny = fate.event("A.I.M. Mutiny", strength=7, villain="modok")


@mutiny.forbids(Act.RAISE)
def mutiny_forbids(g: Mayhem, card: int, me: int, other: int, where: int) -> bool:
    """M.O.D.O.K.'s Loyalty cannot be raised."""
    return True


@mutiny.reward
def mutiny_reward(g: Mayhem, me: int, card: int) -> None:
    """Reward: M.O.D.O.K. raises Loyalty by 1 and gains 2 Power."""
    raise_loyalty(g, me)
    gain_power(g, me, 2)

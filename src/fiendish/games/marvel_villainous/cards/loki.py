"""Loki: personas in other Domains bring Mischief, and ten Mischief spent win."""

from __future__ import annotations

from fiendish.engine.effects import keep_effect, note
from fiendish.engine.question import Reason
from fiendish.engine.seats import others
from fiendish.games.marvel_villainous import words
from fiendish.games.marvel_villainous.book import BOOK, fate_deck
from fiendish.games.marvel_villainous.rules.plays import PERSONAS
from fiendish.games.marvel_villainous.rules.verbs import (
    ANCHORS,
    DECLINE,
    NOBODY,
    Asking,
    Mayhem,
    abroad,
    all_abroad,
    ask,
    choose_player,
    discard,
    draw,
    find_own,
    gain_power,
    is_spent,
    look_at_fate,
    look_at_hand,
    lose_power,
    may_play_one,
    movable,
    move_one,
    payable_spots,
    play_found,
    play_from_hand,
    put_back_fate,
    remove,
    remove_one,
    return_to_hand,
    take_from_pile,
    take_power,
    use_up,
    weaken,
    weaken_one,
    win,
)
from fiendish.games.villainous.book import Act
from fiendish.games.villainous.rules.board import (
    allies,
    allies_at,
    covering,
    heroes,
    heroes_at,
    is_ally,
    is_hero,
    own_locations,
    place_of,
    realm_of,
    strength,
)
from fiendish.games.villainous.rules.changes import may
from fiendish.games.villainous.rules.plays import against_act
from fiendish.games.villainous.state import DECK, LOCATIONS, SPENT
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

SUPPLY = 15  # Mischief tokens
GOAL = 10
SPENT_MISCHIEF = 0  # the mark that counts it
THRONE, JOTUNHEIM = 0, 2  # locations, from the left
AT_THRONE = -2  # subject of the mark that the throne was used this turn

loki = BOOK.villain(
    "Loki",
    objective="Spend ten Mischief.",
    locations=(
        location("Odin's Throne", top=(ACTIVATE, gain(2)), bottom=(PLAY, DISCARD)),
        location("Bifrost", top=(PLAY, FATE), bottom=(RELOCATE, gain(1))),
        location("Jotunheim", top=(PLAY, DISCARD), bottom=(PLAY, gain(3))),
        location("Sanctum Sanctorum", top=(ACTIVATE, PLAY), bottom=(VANQUISH, FATE)),
    ),
)
loki.marks = (0,)


def supply(g: Mayhem, me: int) -> int:
    """The Mischief that is neither spent nor on Loki's portrait (MV-131)."""
    return SUPPLY - g.second[me] - g.marks[me][SPENT_MISCHIEF]


loki.progress = lambda g, seat: f"{g.marks[seat][SPENT_MISCHIEF]} of {GOAL} Mischief spent"
loki.nearness = lambda g, seat: (g.marks[seat][SPENT_MISCHIEF] + 0.5 * g.second[seat]) / GOAL

fate = fate_deck("loki")


# -- Mischief (MV-131 to MV-136) -----------------------------------------------------------------


def gain_mischief(g: Mayhem, me: int, amount: int, by_persona: bool = False) -> None:
    """Mischief comes from the supply; increases are counted before reductions (MV-R35)."""
    if by_persona:
        for card in g.places[g.area(me)]:
            if g.identity[card] == god_of_stories.number and not is_spent(g, card):
                use_up(g, card)
                amount += 1
    amount -= sum(g.identity[card] == judgment.number for card in g.imposed(me))
    amount = min(max(amount, 0), supply(g, me))
    g.second[me] += amount
    note(g, g.book.words.GAINED_SECOND, me, amount=amount)


def lose_mischief(g: Mayhem, me: int, amount: int) -> None:
    """Unspent Mischief goes back to the supply, as far as there is any."""
    lost = min(amount, g.second[me])
    g.second[me] -= lost
    note(g, g.book.words.LOST_SECOND, me, amount=lost)


def spend(g: Mayhem, me: int, amount: int) -> None:
    """Spent Mischief stays spent; the tenth one wins at once (MV-136)."""
    g.second[me] -= amount
    g.marks[me][SPENT_MISCHIEF] += amount
    note(g, g.book.words.SPENT_SECOND, me, amount=amount)
    if g.marks[me][SPENT_MISCHIEF] >= GOAL:
        win(g, me)


# -- the throne (MV-134) -------------------------------------------------------------------------


def _against_throne(g: Mayhem, me: int) -> Reason | None:
    """Why Loki cannot use the throne now."""
    if g.mover[me] != THRONE:
        return words.NO_THRONE
    if not g.second[me]:
        return g.book.words.CANNOT_SPEND
    if any(is_hero(g, card) or is_ally(g, card) for card in covering(g, LOCATIONS * me + THRONE)):
        return words.THRONE_TAKEN
    if [SPENT, AT_THRONE, 1] in g.lasting:
        return words.THRONE_USED
    return against_act(g, me, Act.SPEND)


def _throne_steps(g: Mayhem, me: int) -> list[tuple[int, int]]:
    if _against_throne(g, me) is not None:
        return []
    return [(0, amount) for amount in (1, 2) if amount <= g.second[me]]


def _throne_step(g: Mayhem, me: int, step: int, amount: int) -> None:
    keep_effect(g, SPENT, AT_THRONE)
    spend(g, me, amount)
    gain_power(g, me, amount)


loki.free_steps = _throne_steps
loki.against_step = _against_throne
loki.free_step = _throne_step
loki.free_words = lambda g, step, amount: f"Throne: spend {amount} Mischief for {amount} Power"


# -- Allies --------------------------------------------------------------------------------------


def _is_abroad(g: Mayhem, me: int, card: int) -> bool:
    return realm_of(g, card) not in (me, -1)


def _intrude(g: Mayhem, me: int, card: int, amount: int = 1) -> bool:
    """A persona played to another Domain brings Mischief."""
    if not _is_abroad(g, me, card):
        return False
    gain_mischief(g, me, amount, by_persona=True)
    return True


@loki.ally("Kid Loki", cost=1, strength=1, count=3, abroad=True)
def kid_loki(g: Mayhem, me: int, card: int) -> None:
    """You may play Kid Loki to another player's Domain. When you do, gain 1 Mischief."""
    _intrude(g, me, card)


@loki.ally("Lady Loki", cost=2, strength=2, count=2, abroad=True)
def lady_loki(g: Mayhem, me: int, card: int) -> Asking:
    """You may play Lady Loki to another player's Domain. When you do, gain 1 Mischief; then you may
    relocate one of that player's Allies from her location to another one of that Domain."""
    if _intrude(g, me, card):
        seat, here = realm_of(g, card), place_of(g, card)
        yield from move_one(g, me, allies_at(g, here, seat), own_locations(g, seat), may=True)


@loki.ally("President Loki", cost=2, strength=2, count=2, abroad=True)
def president_loki(g: Mayhem, me: int, card: int) -> None:
    """You may play President Loki to another player's Domain. When you do, gain 1 Mischief and take
    1 Power from that player."""
    if _intrude(g, me, card):
        take_power(g, me, realm_of(g, card), 1)


@loki.ally("King Loki", cost=3, strength=4, count=1, abroad=True)
def king_loki(g: Mayhem, me: int, card: int) -> None:
    """You may play King Loki to another player's Domain. When you do, gain 2 Mischief."""
    _intrude(g, me, card, 2)


@loki.ally(
    "Loki, Sorcerer Supreme", id="sorcerer_supreme", cost=3, strength=3, count=1, abroad=True
)
def sorcerer_supreme(g: Mayhem, me: int, card: int) -> Asking:
    """You may play this Ally to another player's Domain. When you do, gain 1 Mischief. Wherever you
    play it, look at the top three Fate cards and put them back on top in any order."""
    _intrude(g, me, card)
    yield from put_back_fate(g, me, look_at_fate(g, me, 3))


for _persona in (kid_loki, lady_loki, president_loki, king_loki, sorcerer_supreme):
    _persona.texts.append("You may have only one Loki Ally in each other player's Domain.")

lorelei = loki.ally("Lorelei", cost=2, strength=2, count=1, provenance="partial")


@lorelei.aura
def lorelei_aura(g: Mayhem, card: int, other: int) -> int:
    """Heroes at Lorelei's location have 2 less Strength."""
    return -2 if g.at[other] == g.at[card] and is_hero(g, other) else 0


@loki.ally("Enchantress", cost=3, strength=3, count=1)
def enchantress(g: Mayhem, me: int, card: int) -> Asking:
    """When you play Enchantress to your Domain, you may play Executioner to your Domain for his
    cost, from your hand or else by finding him."""

    def is_he(one: int) -> bool:
        return g.identity[one] == executioner.number

    def first() -> int:
        return next(filter(is_he, range(DECK * me, DECK * me + DECK)))

    if realm_of(g, card) != me or not payable_spots(g, me, first()):
        return
    place = yield from ask(g, me, g.book.words.WHERE, own_locations(g, me), may=True)
    if place == DECLINE:  # the question was the same, wherever he is
        return
    if first() in g.hands[me]:
        yield from play_from_hand(g, me, first(), place)
        return
    found = yield from find_own(g, me, is_he)
    if found != DECLINE:
        yield from play_found(g, me, found, place)


def a_hero_to_move(g: Mayhem, me: int, card: int) -> object:
    """a Hero in your Domain"""
    return movable(g, heroes(g, me))


@enchantress.activate(power=1, needs=a_hero_to_move)
def enchantress_activate(g: Mayhem, me: int, card: int) -> Asking:
    """Activate for 1 Power: relocate a Hero in your Domain to another location there."""
    yield from move_one(g, me, heroes(g, me), own_locations(g, me))


executioner = loki.ally("Executioner", cost=3, strength=5, count=1)


@executioner.stays
def executioner_stays(g: Mayhem, me: int, card: int, used: list[int], was: int) -> bool:
    """If Executioner alone is used in a Vanquish action against Strength 3 or less, he is not
    discarded."""
    return len(used) == 1 and was <= 3


frost_giant = loki.ally("Frost Giant", cost=3, strength=4, count=3)


@frost_giant.own_price
def frost_giant_price(g: Mayhem, card: int, me: int, played: int, where: int) -> int:
    """Frost Giant costs 1 less when you play it to Jotunheim."""
    return -1 if where == LOCATIONS * me + JOTUNHEIM else 0


# -- Effects -------------------------------------------------------------------------------------


def an_ally_abroad(g: Mayhem, me: int, card: int) -> object:
    """an Ally of yours in another player's Domain"""
    return all_abroad(g, me)


@loki.effect("Sow Discord", cost=1, count=2, needs=an_ally_abroad)
def sow_discord(g: Mayhem, me: int, card: int) -> None:
    """Gain 1 Mischief for each other player's Domain in which you have an Ally."""
    gain_mischief(g, me, sum(bool(abroad(g, me, seat)) for seat in others(g, me)))


@loki.effect("Cast Illusion", cost=0, second=1, count=2, needs=a_hero_to_move)
def cast_illusion(g: Mayhem, me: int, card: int) -> Asking:
    """Relocate a Hero in your Domain to a location in another player's Domain."""
    places = [place for seat in others(g, me) for place in own_locations(g, seat)]
    yield from move_one(g, me, heroes(g, me), places)


@loki.effect("Glorious Purpose", cost=0, second=2, count=2)
def glorious_purpose(g: Mayhem, me: int, card: int) -> None:
    """Gain 3 Power, then draw two cards."""
    gain_power(g, me, 3)
    draw(g, me, 2)


def mischief_and_a_pile(g: Mayhem, me: int, card: int) -> object:
    """unspent Mischief and a card in your discard pile"""
    return g.second[me] and g.piles[me] and may(g, me, Act.SPEND)


@loki.effect("Rewrite the Story", cost=1, count=1, needs=mischief_and_a_pile)
def rewrite_the_story(g: Mayhem, me: int, card: int) -> Asking:
    """Spend 1 to 3 Mischief and take as many cards from your discard pile into your hand."""
    most = min(3, g.second[me], len(g.piles[me]))
    count = yield from ask(g, me, g.book.words.HOW_MANY, [*range(1, most + 1)])
    spend(g, me, count)
    for _ in range(count):
        take_from_pile(g, me, (yield from ask(g, me, g.book.words.TAKE, g.piles[me].copy())))


def a_persona_abroad(g: Mayhem, me: int, card: int) -> object:
    """a Loki Ally of yours in another player's Domain"""
    return _personas(g, me)


def _personas(g: Mayhem, me: int) -> list[int]:
    return [ally for ally in all_abroad(g, me) if g.identity[ally] in PERSONAS]


@loki.effect("Shape-Shift", cost=1, count=2, needs=a_persona_abroad)
def shape_shift(g: Mayhem, me: int, card: int) -> Asking:
    """Return one of your Loki Allies from another player's Domain to your hand. Then you may play a
    Loki Ally from your hand for free."""
    ally = yield from ask(g, me, g.book.words.ALLY, _personas(g, me))
    yield from return_to_hand(g, ally)
    held = [one for one in g.hands[me] if g.identity[one] in PERSONAS]
    yield from may_play_one(g, me, held, free=True)


# -- Items and Specialties -----------------------------------------------------------------------


def a_hero(g: Mayhem, me: int, card: int) -> object:
    """a Hero in your Domain"""
    return heroes(g, me)


norn_stones = loki.item("Norn Stones", cost=2, count=2)


@norn_stones.activate(second=1, needs=a_hero)
def norn_stones_activate(g: Mayhem, me: int, card: int) -> Asking:
    """Activate for 1 Mischief: put a -1 Strength token on a Hero in your Domain."""
    yield from weaken_one(g, me, heroes(g, me))


casket = loki.item("Casket of Ancient Winters", cost=3, count=1)


@casket.aura
def casket_aura(g: Mayhem, card: int, other: int) -> int:
    """Heroes at this location have 1 less Strength."""
    return -1 if g.at[other] == g.at[card] and is_hero(g, other) else 0


def a_hero_here(g: Mayhem, me: int, card: int) -> object:
    """a Hero at its location"""
    return heroes_at(g, g.at[card])


@casket.free("Remove the Casket of Ancient Winters: -1 for each Hero there", needs=a_hero_here)
def casket_free(g: Mayhem, me: int, card: int) -> Asking:
    """Between actions you may remove this Item while a Hero is there, to put a -1 Strength token on
    each Hero at its location."""
    here = g.at[card]
    yield from remove(g, card, me)
    for hero in heroes_at(g, here):
        weaken(g, hero)


laevateinn = loki.item("Laevateinn", cost=2, count=1, bonus=2, attaches=True)
laevateinn.texts.append("Attach to one of your Allies in your Domain, who has 2 more Strength.")


@laevateinn.used
def laevateinn_used(g: Mayhem, me: int, card: int) -> None:
    """When that Ally is used in a Vanquish action, gain 1 Mischief."""
    gain_mischief(g, me, 1)


def two_spent(g: Mayhem, me: int, card: int) -> object:
    """2 Mischief that you have spent"""
    return g.marks[me][SPENT_MISCHIEF] >= 2


god_of_stories = loki.specialty("God of Stories", cost=3, needs=two_spent)
god_of_stories.texts.append(
    "Playable only if you have spent 2 Mischief. The first time in each of your turns that a Loki"
    " Ally you play makes you gain Mischief, gain 1 more."
)

silver_tongue = loki.specialty("Silver Tongue", cost=2)


def a_foreign_hand(g: Mayhem, me: int, card: int) -> object:
    """another player with a card in hand"""
    return any(g.hands[seat] for seat in others(g, me))


@silver_tongue.activate(second=1, needs=a_foreign_hand)
def silver_tongue_activate(g: Mayhem, me: int, card: int) -> Asking:
    """Activate for 1 Mischief: look at another player's hand and choose a card there, which its
    owner discards."""
    victim = yield from choose_player(g, me, [s for s in others(g, me) if g.hands[s]])
    look_at_hand(g, me, victim)
    chosen = yield from ask(g, me, g.book.words.DISCARD, sorted(g.hands[victim]))
    discard(g, victim, [chosen])


# -- Fate ----------------------------------------------------------------------------------------

heimdall = fate.hero("Heimdall", strength=4)


@heimdall.forbids(Act.PLAY_ABROAD)
def heimdall_forbids(g: Mayhem, card: int, me: int, played: int, where: int) -> bool:
    """While Heimdall is in your Domain, you cannot play Allies to another player's Domain."""
    return True


@fate.hero("Sif", strength=3)
def sif(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may return one of the targeted player's Allies from another
    player's Domain to its owner's hand."""
    ally = yield from ask(g, me, g.book.words.ALLY, all_abroad(g, target), may=True)
    if ally != DECLINE:
        yield from return_to_hand(g, ally)


warriors_three = fate.hero("Warriors Three", strength=4)


@warriors_three.demands
def warriors_three_demands(g: Mayhem, card: int, target: int) -> tuple[int, int]:
    """It takes at least two of your Allies to vanquish Warriors Three."""
    return 0, 2 if target == card else 1


odin = fate.hero("Odin", strength=6)


@odin.forbids(Act.SPEND)
def odin_forbids(g: Mayhem, card: int, me: int, played: int, where: int) -> bool:
    """While Odin is in Loki's Domain, Loki cannot spend Mischief."""
    return True


beta_ray_bill = fate.hero("Beta Ray Bill", strength=5).protector()


def power_or_mischief(g: Mayhem, target: int, card: int) -> object:
    """a player with Power, or Loki with Mischief"""
    return g.power[target] or g.second[target]


@fate.effect("Banished", needs=power_or_mischief, count=2, provenance="partial")
def banished(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """The Fate player chooses: the targeted player loses 3 Power, or Loki loses 2 unspent
    Mischief."""
    losses = [0] * bool(g.power[target]) + [1] * bool(g.second[target])
    loss = yield from ask(g, me, words.LOSS, losses)
    if loss:
        lose_mischief(g, target, 2)
    else:
        lose_power(g, target, 3)


def someone_exposed(g: Mayhem, target: int, card: int) -> object:
    """an Ally abroad, or one with Strength 2 or less at home"""
    return _exposed(g, target)


def _exposed(g: Mayhem, target: int) -> list[int]:
    return all_abroad(g, target) + [a for a in allies(g, target) if strength(g, a) <= 2]


@fate.effect("Exposed", needs=someone_exposed, count=2)
def exposed(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """The Fate player removes one of the targeted player's Allies: any in another player's Domain,
    or one with Strength 2 or less in that player's own Domain."""
    yield from remove_one(g, me, _exposed(g, target), NOBODY)


mjolnir = fate.item("Mjolnir", bonus=2, attaches=True)
mjolnir.texts.append(
    "Attach to a Hero in the targeted player's Domain, who has 2 more Strength and cannot be"
    " relocated."
)
ANCHORS.add(mjolnir.number)

judgment = fate.event("Judgment of the All-Mother", strength=6, villain="loki")
judgment.texts.append("Whenever Loki gains Mischief, he gains 1 less.")


@judgment.reward
def judgment_reward(g: Mayhem, me: int, card: int) -> None:
    """Reward: Loki gains 3 Mischief."""
    gain_mischief(g, me, 3)

"""The Global Events of the Common Fate decks, those of Infinite Power last."""

from __future__ import annotations

from fiendish.engine.effects import note
from fiendish.games.marvel_villainous import words
from fiendish.games.marvel_villainous.book import COMMON_FATE, MIXED_FATE
from fiendish.games.marvel_villainous.cards.agents import AGENTS, is_agent
from fiendish.games.marvel_villainous.rules.fate import DOUBLED, play_fate_alone
from fiendish.games.marvel_villainous.rules.verbs import (
    DECLINE,
    Asking,
    Mayhem,
    ask,
    defeat,
    defeatable,
    discard,
    draw,
    gain_power,
    strengthen,
    take_any,
)
from fiendish.games.villainous.book import ALLY, ITEM, Act
from fiendish.games.villainous.rules.board import (
    all_heroes,
    heroes,
    heroes_at,
    is_ally,
    is_item,
    is_silent,
    realm_of,
)
from fiendish.games.villainous.rules.changes import pay_power

under_surveillance = COMMON_FATE.event("Under Surveillance", strength=10, provenance="partial")
under_surveillance.texts.append(
    "A player who performs a Fate action reveals and plays a second card after the first."
)
DOUBLED.add(under_surveillance.number)


@under_surveillance.reward
def under_surveillance_reward(g: Mayhem, me: int, card: int) -> Asking:
    """Reward: you may defeat up to two Heroes in your Domain."""
    yield from _defeat_several(g, me, most=2, may=True)


def _defeat_several(g: Mayhem, me: int, most: int, may: bool) -> Asking:
    """Defeat Heroes in the own Domain, one after the other and each once (MV-R21)."""
    left = heroes(g, me)
    for _ in range(most):
        able = defeatable(g, left)
        if left and not able:
            _note_protectors(g, left)
        hero = yield from ask(g, me, g.book.words.DEFEAT, able, may)
        if hero == DECLINE:
            return
        left.remove(hero)
        yield from defeat(g, hero, me)
        left = [one for one in left if realm_of(g, one) == me]


def _protects(g: Mayhem, hero: int) -> bool:
    return g.identity[hero] in g.book.protectors and not is_silent(g, hero)


def _note_protectors(g: Mayhem, kept: list[int]) -> None:
    """These Heroes are behind Protectors who have survived, and who go on protecting (MV-R21)."""
    near = [hero for place in sorted({g.at[one] for one in kept}) for hero in heroes_at(g, place)]
    note(g, words.KEEPS_OTHERS, g.active, [one for one in near if _protects(g, one)])


incoming = COMMON_FATE.event("Incoming", strength=8, provenance="partial")


@incoming.aura
def incoming_aura(g: Mayhem, card: int, other: int) -> int:
    """Every S.H.I.E.L.D. Hero has 1 more Strength."""
    return int(g.identity[other] in AGENTS)


@incoming.reward
def incoming_reward(g: Mayhem, me: int, card: int) -> None:
    """Reward: gain 4 Power."""
    gain_power(g, me, 4)


infiltrated = COMMON_FATE.event("Infiltrated", strength=8, provenance="partial")


@infiltrated.each_turn
def infiltrated_each_turn(g: Mayhem, me: int, card: int) -> Asking:
    """At the start of their turn, each player pays 1 Power or discards a card."""
    if g.power[me] or g.hands[me]:
        options = g.hands[me] + [DECLINE] * bool(g.power[me])
        chosen = yield from ask(g, me, words.PAY_OR_DISCARD, options)
        if chosen == DECLINE:
            pay_power(g, me, 1)
        else:
            discard(g, me, [chosen])


@infiltrated.reward
def infiltrated_reward(g: Mayhem, me: int, card: int) -> Asking:
    """Reward: you may take a card from your deck or discard pile into your hand."""
    yield from take_any(g, me, lambda one: True)


@COMMON_FATE.event("Knock Knock", strength=4, provenance="partial")
def knock_knock(g: Mayhem, me: int, card: int) -> Asking:
    """When it comes into play, it gets a +1 Strength token for each S.H.I.E.L.D. Hero in any
    Domain."""
    yield from strengthen(g, card, sum(is_agent(g, hero) for hero in all_heroes(g)))


@knock_knock.forbids(Act.FATE)
def knock_knock_forbids(g: Mayhem, card: int, me: int, other: int, where: int) -> bool:
    """No player can perform Fate actions."""
    return True


@knock_knock.reward
def knock_knock_reward(g: Mayhem, me: int, card: int) -> None:
    """Reward: draw two cards."""
    draw(g, me, 2)


# -- Infinite Power ------------------------------------------------------------------------------

protected_vibranium = MIXED_FATE.event("Protected Vibranium", strength=8, provenance="sourced")


@protected_vibranium.price
def protected_vibranium_price(g: Mayhem, card: int, me: int, played: int, where: int) -> int:
    """Playing an Item costs each player 1 Power more."""
    return int(g.book.kind[g.identity[played]] is ITEM)


@protected_vibranium.reward
def protected_vibranium_reward(g: Mayhem, me: int, card: int) -> Asking:
    """Reward: you may take an Item from your deck or discard pile into your hand."""
    yield from take_any(g, me, lambda one: is_item(g, one))


lockdown = MIXED_FATE.event("Lockdown at the Raft", strength=8, provenance="sourced")


@lockdown.price
def lockdown_price(g: Mayhem, card: int, me: int, played: int, where: int) -> int:
    """Playing an Ally costs each player 1 Power more."""
    return int(g.book.kind[g.identity[played]] is ALLY)


@lockdown.reward
def lockdown_reward(g: Mayhem, me: int, card: int) -> Asking:
    """Reward: you may take an Ally from your deck or discard pile into your hand."""
    yield from take_any(g, me, lambda one: is_ally(g, one))


helicarrier_alert = MIXED_FATE.event("Helicarrier Alert", strength=6, provenance="sourced")


@helicarrier_alert.shortens
def helicarrier_alert_shortens(g: Mayhem, card: int, me: int) -> int:
    """At the end of their turn, players draw up to three cards instead of four."""
    return 1


@helicarrier_alert.reward
def helicarrier_alert_reward(g: Mayhem, me: int, card: int) -> None:
    """Reward: draw three cards."""
    draw(g, me, 3)


@MIXED_FATE.event("Avengers Assemble", strength=10, provenance="sourced")
def avengers_assemble(g: Mayhem, me: int, card: int) -> Asking:
    """When it is revealed, the current player reveals another Fate card and plays it against
    themselves."""
    yield from play_fate_alone(g, g.active)


@avengers_assemble.each_turn
def avengers_assemble_each_turn(g: Mayhem, me: int, card: int) -> Asking:
    """At the start of their turn, each player reveals a Fate card and plays it against
    themselves."""
    yield from play_fate_alone(g, me)


@avengers_assemble.reward
def avengers_assemble_reward(g: Mayhem, me: int, card: int) -> Asking:
    """Reward: defeat all Heroes in your Domain."""
    yield from _defeat_several(g, me, most=len(heroes(g, me)), may=False)

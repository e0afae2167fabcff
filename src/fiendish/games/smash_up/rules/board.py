"""What can be read off the table: who controls what, power, breakpoints, places."""

from __future__ import annotations

from fiendish.engine.effects import lasting
from fiendish.engine.question import action
from fiendish.engine.seats import clockwise
from fiendish.games.smash_up.faces import (
    AURA,
    BONUS,
    BREAKPOINT,
    BURIES,
    CANCELS,
    FACES,
    GIVES,
    KIND,
    MINION,
    POWER,
    SCREEN,
    SPREADS,
    STANDARD,
    WHEN_SCORING,
    Shield,
)
from fiendish.games.smash_up.state import NOWHERE, PLAY, Brawl

# Lasting effects: [kind, subject, amount, …]
POSSE = 0  # a minion cannot be destroyed, moved or returned this turn
RAMPAGE = 1  # a place: its breakpoint is lower this turn
AUGMENT = 2  # a minion has more power until the end of that player's turn (fourth number)
GUARD = 3  # a minion has more power on other players' turns until its controller's next one
ASLEEP = 4  # a player: 2 no actions in the next turn, 1 in this one
HIDDEN = 5  # an action (subject) does not affect the minions of a player (amount)
BLANK = 6  # a place: its ability is cancelled until the start of that player's turn (amount)
SPARED = 7  # a minion is not affected by the ability of this card (amount) carried out now
SWAPPED = 8  # a minion goes back to hand when those that replace it have been played
WATCH = 16  # plus an event: a card's later effect for a minion: [kind, minion, player, face]


ONCE = 6  # the kind of key in `once` under which cards remember what they did this turn


def is_spent(g: Brawl, card: int, me: int = 0) -> bool:
    """Whether this card's ability has been used this turn (by this player)."""
    return action(ONCE, card, me) in g.once


def spend(g: Brawl, card: int, me: int = 0) -> None:
    """Remember that this card's ability was used this turn (by this player)."""
    g.once.append(action(ONCE, card, me))


SNEAKED = 7  # the kind of key in `once` for a minion played by its Special onto a base that scores


def has_sneaked(g: Brawl, me: int) -> bool:
    """Whether the player has played a minion by its Special onto the base that scores."""
    return action(SNEAKED, g.bases[g.scoring], me) in g.once


def sneak(g: Brawl, me: int) -> None:
    """Remember that the player has."""
    g.once.append(action(SNEAKED, g.bases[g.scoring], me))


def is_asleep(g: Brawl, me: int) -> bool:
    """Whether the player may play no actions now (Mark of Sleep)."""
    if not g.lasting or g.phase != PLAY or g.active != me:
        return False
    return any(kind == ASLEEP and who == me and more[0] == 1 for kind, who, *more in g.lasting)


# -- cards in play -------------------------------------------------------------------------------


def is_in_play(g: Brawl, card: int) -> bool:
    return g.at[card] != NOWHERE


def all_minions(g: Brawl) -> list[int]:
    return [minion for here in g.minions for minion in here]


def my_minions(g: Brawl, me: int) -> list[int]:
    controller = g.controller
    return [minion for here in g.minions for minion in here if controller[minion] == me]


def my_minions_at(g: Brawl, me: int, place: int) -> list[int]:
    controller = g.controller
    return [minion for minion in g.minions[place] if controller[minion] == me]


def rivals_at(g: Brawl, me: int, place: int) -> list[int]:
    """Minions of other players at that base."""
    controller = g.controller
    return [minion for minion in g.minions[place] if controller[minion] != me]


def actions_on_base(g: Brawl, place: int) -> list[int]:
    return [card for card in g.actions[place] if g.on[card] == NOWHERE]


def actions_on(g: Brawl, minion: int) -> list[int]:
    found = []
    for card in g.actions[g.at[minion]]:
        if g.on[card] == minion:
            found.append(card)
    return found


def all_actions(g: Brawl) -> list[int]:
    return [card for here in g.actions for card in here]


def my_buried(g: Brawl, me: int) -> list[int]:
    """Buried cards the player controls."""
    return [card for here in g.buried for card in here if g.controller[card] == me]


def my_buried_at(g: Brawl, me: int, place: int) -> list[int]:
    return [card for card in g.buried[place] if g.controller[card] == me]


def grave(g: Brawl, card: int) -> int:
    """The place where a card is buried."""
    return next(place for place, here in enumerate(g.buried) if card in here)


def places(g: Brawl) -> range:
    return range(len(g.bases))


def other_places(g: Brawl, place: int) -> list[int]:
    return [other for other in range(len(g.bases)) if other != place]


def has_minion_at(g: Brawl, me: int, place: int) -> bool:
    controller = g.controller
    return me in [controller[minion] for minion in g.minions[place]]


def is_minion(g: Brawl, card: int) -> bool:
    return KIND[g.face_of[g.identity[card]]] is MINION


def is_action(g: Brawl, card: int) -> bool:
    return STANDARD <= KIND[g.face(card)] <= BURIES


def printed_power(g: Brawl, card: int) -> int:
    return POWER[g.face(card)]


# -- power ---------------------------------------------------------------------------------------


def power(g: Brawl, minion: int, auras: Auras | None = None) -> int:
    """Printed power with all that changes it, never below zero (SU-52, SU-R10).

    `auras` are those at work, if they are known already.
    """
    face_of, identity = g.face_of, g.identity
    face = face_of[identity[minion]]
    total = POWER[face] + g.counters[minion] + g.boost[minion]
    bonus = BONUS[face]
    if bonus is not None:
        total += bonus(g, minion)
    place = g.at[minion]
    for card in g.actions[place]:
        if g.on[card] == minion and screen_of(g, minion, g.controller[card]) < 0:
            total += GIVES[face_of[identity[card]]]
    spread = SPREADS[face_of[identity[g.bases[place]]]]
    if spread and base_works(g, place):
        total += spread
    if g.auras:
        for source, aura in working_auras(g) if auras is None else auras:
            total += aura(g, source, minion)
    for kind, subject, amount, *_ in g.lasting:
        if subject == minion and (
            kind == AUGMENT or (kind == GUARD and g.active != g.controller[minion])
        ):
            total += amount
    return total if total > 0 else 0


def screen_of(g: Brawl, minion: int, seat: int) -> int:
    """The action that keeps that player's actions from affecting the minion, or -1.

    Being put on it is one way to affect it, changing its power another (SU-72).
    """
    face_of, identity = g.face_of, g.identity
    for card in g.actions[g.at[minion]]:
        screen = SCREEN[face_of[identity[card]]]
        if screen is not None and g.controller[card] != seat and screen(g, card, minion):
            return card
    return -1


Auras = list[tuple[int, Shield]]
"""Minions in play that strengthen others, each with how it does."""


def working_auras(g: Brawl) -> Auras:
    if not g.auras:
        return []
    face_of, identity = g.face_of, g.identity
    found = []
    for here in g.minions:
        for minion in here:
            aura = AURA[face_of[identity[minion]]]
            if aura is not None:
                found.append((minion, aura))
    return found


def power_at(g: Brawl, me: int, place: int) -> int:
    """The power of the minions the player controls at that base (SU-R40)."""
    controller = g.controller
    auras = working_auras(g)
    return sum([power(g, m, auras) for m in g.minions[place] if controller[m] == me])


def powers_at(g: Brawl, place: int) -> dict[int, int]:
    """The power of each player who has minions at that base."""
    powers: dict[int, int] = {}
    auras = working_auras(g)
    for minion in g.minions[place]:
        seat = g.controller[minion]
        powers[seat] = powers.get(seat, 0) + power(g, minion, auras)
    return powers


def total_power(g: Brawl, place: int, auras: Auras | None = None) -> int:
    """The power of all minions at that base."""
    face_of, identity, total = g.face_of, g.identity, 0
    if auras is None:
        auras = working_auras(g)
    plain = not SPREADS[face_of[identity[g.bases[place]]]]
    for entry in g.lasting:
        if entry[0] == AUGMENT or entry[0] == GUARD:
            plain = False
    for card in g.actions[place]:
        if GIVES[face_of[identity[card]]]:
            plain = False
    if not plain:
        for minion in g.minions[place]:
            total += power(g, minion, auras)
        return total
    counters, boost = g.counters, g.boost  # the usual case: hardly more than the minions themselves
    for minion in g.minions[place]:
        face = face_of[identity[minion]]
        value = POWER[face] + counters[minion] + boost[minion]
        bonus = BONUS[face]
        if bonus is not None:
            value += bonus(g, minion)
        for source, aura in auras:
            value += aura(g, source, minion)
        if value > 0:
            total += value
    return total


def minions_up_to(g: Brawl, minions: list[int], most: int) -> list[int]:
    auras = working_auras(g)
    return [minion for minion in minions if power(g, minion, auras) <= most]


# -- bases ---------------------------------------------------------------------------------------


def base_works(g: Brawl, place: int) -> bool:
    """Whether the base's ability is not cancelled for everybody."""
    for card in g.actions[place]:
        if CANCELS[g.face_of[g.identity[card]]]:
            return False
    return not g.lasting or not _is_blank(g, place)


def _is_blank(g: Brawl, place: int) -> bool:
    return any(entry[0] == BLANK and entry[1] == place for entry in g.lasting)


def breakpoint_at(g: Brawl, place: int) -> int:
    """What it takes to score the base, never below zero (SU-52)."""
    value = BREAKPOINT[g.face_of[g.identity[g.bases[place]]]]
    if g.lasting:
        value -= lasting(g, RAMPAGE, place)
    return value if value > 0 else 0


def ready_places(g: Brawl) -> list[int]:
    """Bases that must be scored (SU-118)."""
    auras = working_auras(g) if g.auras else []
    ready = []
    if g.lasting:
        for place in range(len(g.bases)):
            if total_power(g, place, auras) >= breakpoint_at(g, place):
                ready.append(place)
        return ready
    face_of, identity, bases = g.face_of, g.identity, g.bases
    for place, minions in enumerate(g.minions):
        if minions:
            least = BREAKPOINT[face_of[identity[bases[place]]]]
            if total_power(g, place, auras) >= least:
                ready.append(place)
    return ready


def ranking(g: Brawl, place: int) -> list[int]:
    """For each player: 1 winner, 2 runner-up, 3 third, 0 not ranked (SU-125 to SU-128, SU-R11)."""
    return ranked(g, powers_at(g, place))


def ranked(g: Brawl, powers: dict[int, int]) -> list[int]:
    """The ranking by these powers."""
    return [
        1 + sum(other > powers[seat] for other in powers.values()) if seat in powers else 0
        for seat in range(g.seats)
    ]


def spoils(g: Brawl, place: int, ranks: list[int]) -> list[int]:
    """The VP each player gets if the base scores with that ranking (SU-124 to SU-128)."""
    face = FACES[g.face(g.bases[place])]
    shares = [face.vp[rank - 1] if 1 <= rank <= 3 else 0 for rank in ranks]
    change = WHEN_SCORING.get(face.number)
    if change is not None and base_works(g, place):
        change(g, place, shares)
    return shares


def winners(g: Brawl, rank: int = 1) -> list[int]:
    """The players who took that rank at the base that scores, current player first (SU-129)."""
    return [seat for seat in clockwise(g) if g.ranks[seat] == rank]

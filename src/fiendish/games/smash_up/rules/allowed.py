"""What may be done in the Play Cards phase: each check gives the reason against it, or None.

The list of options, "may I" and the words of a refusal all come from these checks.
"""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine.question import Reason, action
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import (
    BASE,
    FROM_HAND,
    FROM_PILE_HERE,
    HOST,
    KIND,
    LOCK,
    MINION,
    MINION_HERE,
    ON_BASE,
    ON_MINION,
    ONLY_WHEN,
    RISES,
    STANDARD,
    TALENT,
    TALENT_NEEDS,
)
from fiendish.games.smash_up.rules import plays
from fiendish.games.smash_up.rules.board import all_minions, base_works, is_asleep, is_minion
from fiendish.games.smash_up.rules.plays import (
    DISCARD,
    END_PHASE,
    PLAY_CARD,
    PLAY_FROM_PILE,
    fits,
    is_barred,
)
from fiendish.games.smash_up.rules.resolution import could_hold
from fiendish.games.smash_up.state import AT, NOWHERE, PILE, PLAIN, Brawl

ACTS = ("end", "play", "play", "talent", "discard", "uncover", "event", "done")
"""Kinds of acts by their number in an option; see plays and turn."""

MOST_BASES = 5
ANY_PLAYER = 1023  # instead of a card, in what is spent once per turn by a player
END = action(END_PHASE)
_PLAYS = [action(PLAY_CARD, card) for card in range(NOWHERE)]  # by card
_TALENTS = [action(plays.TALENT, card) for card in range(NOWHERE)]


def _at_each_base(act: int) -> list[list[list[int]]]:
    """By number of bases, then by card: the options to play it at each of them."""
    return [
        [[action(act, card, place) for place in range(count)] for card in range(NOWHERE)]
        for count in range(MOST_BASES + 1)
    ]


_AT_EACH_BASE = _at_each_base(PLAY_CARD)
_AT_EACH_BASE_FROM_PILE = _at_each_base(PLAY_FROM_PILE)

# -- minions -------------------------------------------------------------------------------------


def against_minion(g: Brawl, me: int, card: int, place: int) -> Reason | None:
    """Playing a minion of the hand onto a base."""
    if is_barred(g, me, card, place):
        return words.BARRED
    return None if has_minion_play(g, me, card, place) else words.NO_MINION_LEFT


def has_minion_play(g: Brawl, me: int, card: int, place: int) -> bool:
    """Whether the free play or an extra one is good for this."""
    if g.free_minion:
        return True
    for what, limit, at in g.extras:
        if what == MINION and limit != PILE and fits(g, me, limit, at, card, place):
            return True
    return bool(g.actions[place]) and bool(plays.extra_minion_here(g, me, place))


def spend_minion_play(g: Brawl, me: int, card: int, place: int) -> None:
    """Count the play against the most restricted allowance that fits (SU-R36)."""
    here = plays.extra_minion_here(g, me, place) if g.actions[place] else []
    if not here and not g.extras:  # as most often
        g.free_minion -= 1
        return
    suiting = []
    for entry in g.extras:
        kind, limit, where = entry[:3]
        if kind == MINION and limit != PILE and fits(g, me, limit, where, card, place):
            suiting.append(entry)
    bound = [entry for entry in suiting if entry[1] == AT]
    limited = [entry for entry in suiting if entry[1] != PLAIN]
    if bound:
        g.extras.remove(bound[0])
    elif here:
        g.once.append(action(PLAY_CARD, here[0]))
    elif limited:
        g.extras.remove(min(limited, key=lambda entry: entry[1]))
    elif g.free_minion:
        g.free_minion -= 1
    else:
        g.extras.remove(suiting[0])


def against_pile(g: Brawl, me: int, card: int, place: int) -> Reason | None:
    """Playing a minion out of one's own discard pile."""
    if not is_minion(g, card):
        return words.NOT_A_MINION
    if is_barred(g, me, card, place):
        return words.BARRED
    return None if _pile_allowance(g, me, card, place) else words.NOT_FROM_PILE


def _pile_allowance(g: Brawl, me: int, card: int, place: int) -> str:
    """What lets the player play this card out of the discard pile: the most restricted first."""
    if RISES[g.face(card)] and action(PLAY_FROM_PILE, ANY_PLAYER, me) not in g.once:
        return "rises"
    if any(what == MINION and limit == PILE for what, limit, _ in g.extras):
        return "extra"
    digs = plays.extra_minion_here(g, me, place, FROM_PILE_HERE)
    return "digs" if digs and has_minion_play(g, me, card, place) else ""


def spend_pile_play(g: Brawl, me: int, card: int, place: int) -> None:
    allowance = _pile_allowance(g, me, card, place)
    if allowance == "rises":
        g.once.append(action(PLAY_FROM_PILE, ANY_PLAYER, me))
    elif allowance == "extra":
        g.extras.remove(next(entry for entry in g.extras if entry[1] == PILE))
    else:
        dig = plays.extra_minion_here(g, me, place, FROM_PILE_HERE)[0]
        g.once.append(action(PLAY_CARD, dig))
        spend_minion_play(g, me, card, place)


# -- actions and abilities -----------------------------------------------------------------------


def against_action(g: Brawl, me: int, card: int) -> Reason | None:
    """Playing an action of the hand, wherever it goes."""
    face = g.face(card)
    if ONLY_WHEN[face] is not None:
        return words.ONLY_SPECIAL
    if is_asleep(g, me):
        return words.ASLEEP
    if not has_action_play(g, me):
        return words.NO_ACTION_LEFT
    host = HOST[face]
    if host is not None and not any(host(g, me, minion) for minion in all_minions(g)):
        return words.NO_HOST
    return None


def has_action_play(g: Brawl, me: int) -> bool:
    if g.free_action:
        return True
    for entry in g.extras:
        if entry[0] == STANDARD:
            return True
    return bool(plays.extra_action_here(g, me))


def spend_action_play(g: Brawl, me: int) -> None:
    here = plays.extra_action_here(g, me)
    if here:
        g.once.append(action(PLAY_CARD, here[0]))
    elif g.free_action:
        g.free_action -= 1
    else:
        g.extras.remove(next(entry for entry in g.extras if entry[0] == STANDARD))


def against_talent(g: Brawl, me: int, card: int) -> Reason | None:
    """Using a Talent, or a base's ability that is for one's own turn (SU-83, SU-88)."""
    face = g.face_of[g.identity[card]]
    if TALENT[face] is None:
        return words.NO_TALENT
    if KIND[face] is BASE and not base_works(g, g.at[card]):
        return words.NO_TALENT
    if talent_key(g, me, card) in g.once:
        return words.USED_UP
    needs = TALENT_NEEDS[face]
    if needs is not None and not needs(g, me, card):
        return words.NEEDS_MORE
    return None


def against_discard(g: Brawl, card: int) -> Reason | None:
    """Discarding a hand card to do something to a minion; not if there is none (SU-R52)."""
    if FROM_HAND[g.face(card)] is None:
        return words.NO_TALENT
    return None if any(g.minions) else words.NEEDS_MORE


def talent_key(g: Brawl, me: int, card: int) -> int:
    """How its use this turn is remembered: of a base for each player."""
    return _TALENTS[card] | me if KIND[g.face_of[g.identity[card]]] is BASE else _TALENTS[card]


# -- all options ---------------------------------------------------------------------------------


def menu(g: Brawl, me: int) -> list[int]:
    """All that the current player may do now; the end of the phase comes last."""
    options: list[int] = []
    if g.acts < plays.MOST_ACTS:
        _add_hand(g, me, options)
        grants = g.grants[-1 if g.mixed >> me & 1 else me]
        if g.piles[me] and (g.extras or g.risers >> me & 1 or grants & FROM_PILE_HERE):
            _add_pile(g, me, options)
        _add_talents(g, me, options)
    options.append(END)
    return options


def _add_hand(g: Brawl, me: int, options: list[int]) -> None:
    face_of, identity = g.face_of, g.identity
    actions = (g.free_action or has_action_play(g, me)) and not (g.lasting and is_asleep(g, me))
    locked = _locked_places(g) if g.free_minion and g.locks else ()
    plain = g.free_minion and not locked
    granted = () if plain else _granted_places(g, me)
    if not (actions or plain or granted or (g.hand_uses and could_hold(g, me, g.hand_uses))):
        return
    at_each_base = _AT_EACH_BASE[len(g.bases)]
    for card in g.hands[me]:
        face = face_of[identity[card]]
        kind = KIND[face]
        if kind is MINION:
            if plain:
                options += at_each_base[card]
            elif g.free_minion:
                play = _PLAYS[card]
                for place in granted:
                    if place not in locked or not is_barred(g, me, card, place):
                        options.append(play | place)
            elif granted:
                play = _PLAYS[card]
                for place in granted:
                    if against_minion(g, me, card, place) is None:
                        options.append(play | place)
            if FROM_HAND[face] is not None and against_discard(g, card) is None:
                options.append(action(DISCARD, card))
        elif actions and ONLY_WHEN[face] is None:
            if kind is ON_BASE:
                options += at_each_base[card]
            elif kind is ON_MINION:
                play, host = _PLAYS[card], HOST[face]
                assert host is not None
                for minion in plays.hosts(g, me, host):
                    options.append(play | minion)
            else:
                options.append(_PLAYS[card])


def _granted_places(g: Brawl, me: int) -> Sequence[int]:
    """Bases where the player may have a minion play left."""
    if g.free_minion:
        return range(len(g.bases))
    for entry in g.extras:
        if entry[0] == MINION:
            return range(len(g.bases))
    return plays.granting_places(g, me, MINION_HERE)


def _locked_places(g: Brawl) -> list[int]:
    """Bases where an action bars minions."""
    face_of, identity = g.face_of, g.identity
    locked = []
    for place, here in enumerate(g.actions):
        for card in here:
            if LOCK[face_of[identity[card]]] is not None:
                locked.append(place)
    return locked


def _add_pile(g: Brawl, me: int, options: list[int]) -> None:
    face_of, identity, pile = g.face_of, g.identity, g.piles[me]
    anywhere = bool(g.extras) and PILE in [entry[1] for entry in g.extras]
    digging = plays.granting_places(g, me, FROM_PILE_HERE)
    if anywhere or digging:
        rising = [card for card in pile if KIND[face_of[identity[card]]] is MINION]
    elif g.risers >> me & 1 and action(PLAY_FROM_PILE, ANY_PLAYER, me) not in g.once:
        rising = [card for card in pile if RISES[face_of[identity[card]]]]
        anywhere = True
    else:
        return
    if not rising:
        return
    at_each_base = _AT_EACH_BASE_FROM_PILE[len(g.bases)]
    plain = anywhere and not (g.locks and _locked_places(g))
    for card in rising:
        if plain:
            options += at_each_base[card]
            continue
        for place, play in enumerate(at_each_base[card]):
            if (anywhere or place in digging or RISES[face_of[identity[card]]]) and (
                against_pile(g, me, card, place) is None
            ):
                options.append(play)


def _add_talents(g: Brawl, me: int, options: list[int]) -> None:
    face_of, identity, controller = g.face_of, g.identity, g.controller
    if g.talents and (g.talents | g.mixed) >> me & 1:
        for here in g.minions + g.actions if g.action_talents else g.minions:
            for card in here:
                if (
                    controller[card] == me
                    and TALENT[face_of[identity[card]]] is not None
                    and against_talent(g, me, card) is None
                ):
                    options.append(_TALENTS[card])
    for base in g.bases if g.base_talents else ():
        if TALENT[face_of[identity[base]]] is not None and against_talent(g, me, base) is None:
            options.append(_TALENTS[base])

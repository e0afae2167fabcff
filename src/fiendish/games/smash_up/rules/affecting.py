"""What can be done to cards in play: affecting, moving, destroying, returning (chapter 5)."""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine.effects import keep_effect, lasting, note
from fiendish.engine.question import Question
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import (
    AFFECTED,
    BASE,
    BURIES,
    DESTROYED,
    INSTEAD,
    KIND,
    LEFT,
    RESCUE,
    SHIELD,
    STANDARD,
    STANDS,
    Event,
    What,
)
from fiendish.games.smash_up.rules.board import (
    ASLEEP,
    AUGMENT,
    BLANK,
    GUARD,
    HIDDEN,
    POSSE,
    RAMPAGE,
    SPARED,
    WATCH,
    actions_on,
    base_works,
    is_in_play,
    my_minions,
    power,
    screen_of,
    working_auras,
)
from fiendish.games.smash_up.rules.piles import to_bottom, to_hand, to_pile
from fiendish.games.smash_up.rules.resolution import fire, lose_triggers, tell, watching
from fiendish.games.smash_up.state import NOWHERE, Brawl

_NOT_ABOUT_CARDS = (RAMPAGE, ASLEEP, BLANK)  # their subject is a place or a player

# -- affecting -----------------------------------------------------------------------------------


def reaches(g: Brawl, minion: int) -> bool:
    """Whether the ability now carried out affects the minion (SU-72); may use up a protection."""
    place, controller = g.at[minion], g.controller[minion]
    if place == NOWHERE:
        return False
    if g.source < 0:
        return True
    for kind, subject, amount, *_ in g.lasting:
        if kind == HIDDEN and subject == g.source and amount == controller:
            return False
        if kind == SPARED and subject == minion and amount == g.source:
            return False
    if g.actions[place]:
        protection = _protection(g, minion)
        if protection >= 0:
            note(g, words.SHIELDED, controller, [minion, protection])
            return False
    if g.doer != controller:
        fire(g, AFFECTED, minion, place, g.doer, g.source)
    return True


def _protection(g: Brawl, minion: int) -> int:
    """The action that keeps the ability now carried out from affecting the minion, or -1."""
    screen = screen_of(g, minion, g.doer) if _is_by_action(g) else -1
    if screen >= 0:
        return screen
    for action in g.actions[g.at[minion]].copy():
        shield = SHIELD[g.face_of[g.identity[action]]]
        if shield is not None and shield(g, action, minion):
            return action
    return -1


def _is_by_action(g: Brawl) -> bool:
    """Whether the card carried out now is an action.

    Its identity tells: the card itself may have been shuffled into a deck in the meantime.
    """
    return STANDARD <= KIND[g.face_of[g.cause]] <= BURIES


def is_rival_action(g: Brawl, me: int) -> bool:
    """Whether what is carried out now is an action of another player."""
    return g.source >= 0 and g.doer != me and _is_by_action(g)


def is_rival_card(g: Brawl, me: int) -> bool:
    """Whether what is carried out now is a card of another player; bases are nobody's."""
    return g.source >= 0 and g.doer != me and KIND[g.face_of[g.cause]] is not BASE


def spare(g: Brawl, minion: int) -> None:
    """All that the ability now carried out would do to the minion does not happen."""
    keep_effect(g, SPARED, minion, g.source)


def strengthen(g: Brawl, minions: list[int], amount: int) -> None:
    """Minions get more (or less) power for the rest of the turn."""
    gaining = [minion for minion in minions if reaches(g, minion)]
    for minion in gaining:
        g.boost[minion] += amount
    if gaining:
        happening = words.STRENGTHENED if amount > 0 else words.WEAKENED
        note(g, happening, g.doer, gaining, amount=abs(amount))


def strengthen_until_my_end(g: Brawl, me: int, minions: list[int], amount: int) -> None:
    """Minions get more power until this player's turn ends, now or the next time (SU-R45)."""
    if g.active == me:
        strengthen(g, minions, amount)
        return
    gaining = [minion for minion in minions if reaches(g, minion)]
    for minion in gaining:
        g.lasting.append([AUGMENT, minion, amount, me])
    if gaining:
        note(g, words.STRENGTHENED_LONG, me, gaining, amount=amount)


def guard(g: Brawl, minion: int, amount: int) -> None:
    """More power for a minion on the other players' turns before its controller's next one."""
    if reaches(g, minion):
        keep_effect(g, GUARD, minion, amount)
        note(g, words.GUARDED, g.controller[minion], [minion], amount=amount)


def add_counters(g: Brawl, minion: int, count: int = 1) -> None:
    """Put +1 power counters on a minion (SU-62)."""
    if reaches(g, minion):
        g.counters[minion] = min(255, g.counters[minion] + count)  # more only a position can set up
        note(g, words.COUNTERS, g.controller[minion], [minion], amount=count)


def remove_counter(g: Brawl, minion: int) -> None:
    if g.counters[minion] and reaches(g, minion):
        g.counters[minion] -= 1
        note(g, words.COUNTER_GONE, g.controller[minion], [minion])


def lower_breakpoint(g: Brawl, place: int, amount: int) -> None:
    """The base takes less power to score, for the rest of the turn."""
    keep_effect(g, RAMPAGE, place, amount)
    note(g, words.LOWERED, g.doer, [g.bases[place]], amount=amount)


def cancel_base(g: Brawl, me: int, place: int) -> None:
    """The base's ability does not exist until the start of this player's next turn (SU-76)."""
    keep_effect(g, BLANK, place, me)
    note(g, words.CANCELLED, me, [g.bases[place]])


def form_posse(g: Brawl, me: int) -> None:
    """The player's minions cannot be destroyed, moved or returned this turn (SU-R23)."""
    for minion in my_minions(g, me):
        keep_effect(g, POSSE, minion)


def watch(g: Brawl, me: int, minion: int, event: Event) -> None:
    """The card now carried out has a later effect for this minion, this turn."""
    g.lasting.append([WATCH + event, minion, me, g.face(g.source)])


def is_held(g: Brawl, minion: int) -> bool:
    """Whether it cannot be destroyed, moved or returned to a hand now."""
    return bool(g.lasting) and lasting(g, POSSE, minion) > 0


# -- moving --------------------------------------------------------------------------------------


def move(g: Brawl, minion: int, place: int) -> bool:
    """A minion goes to another base with all that is on it (SU-82)."""
    if place == g.at[minion] or is_held(g, minion) or not reaches(g, minion):
        return False
    _relocate(g, minion, place)
    note(g, words.MOVED, g.controller[minion], [minion, g.bases[place]])
    return True


def _relocate(g: Brawl, minion: int, place: int) -> None:
    here = g.at[minion]
    for action in actions_on(g, minion):
        g.actions[here].remove(action)
        g.actions[place].append(action)
        g.at[action] = place
    g.minions[here].remove(minion)
    g.minions[place].append(minion)
    g.at[minion] = place


def transfer(g: Brawl, action: int, place: int) -> None:
    """An action on a base goes to another one (SU-91)."""
    g.actions[g.at[action]].remove(action)
    g.actions[place].append(action)
    g.at[action] = place
    note(g, words.TRANSFERRED, g.controller[action], [action, g.bases[place]])


# -- leaving play --------------------------------------------------------------------------------


def destroy(g: Brawl, minions: list[int]) -> Generator[Question, int, list[int]]:
    """Destroy minions together; returns those that were in fact destroyed (SU-77, SU-R35)."""
    doomed = []
    for minion in _shielded_first(g, minions):
        face = g.face_of[g.identity[minion]]
        if STANDS[face] or is_held(g, minion) or not reaches(g, minion):
            continue
        instead = INSTEAD[face]
        if instead is not None and (yield from instead(g, minion)):
            continue
        doomed.append(minion)
    doomed = yield from _rescue(g, [minion for minion in doomed if is_in_play(g, minion)])
    if doomed:
        note(g, words.DESTROYED, g.controller[doomed[0]], doomed)
        to_discard_pile(g, doomed, destroyed=True)
    return doomed


def _shielded_first(g: Brawl, minions: list[int]) -> list[int]:
    """A protection at one base may hold for minions at others, too (Hideout)."""
    if len(minions) < 2:
        return minions.copy()
    return sorted(
        minions,
        key=lambda minion: (
            not is_in_play(g, minion) or not any(SHIELD[g.face(a)] for a in g.actions[g.at[minion]])
        ),
    )


def _rescue(g: Brawl, doomed: list[int]) -> Generator[Question, int, list[int]]:
    """A base may do something else with minions destroyed there; gives those that are left."""
    for place in sorted({g.at[minion] for minion in doomed}):
        base = g.bases[place]
        rescue = RESCUE.get(g.face_of[g.identity[base]])
        if rescue is None:
            continue
        here = [minion for minion in doomed if g.at[minion] == place]
        if here and base_works(g, place):
            saved = yield from rescue(g, base, here)
            doomed = [minion for minion in doomed if minion not in saved]
    return doomed


def to_discard_pile(g: Brawl, minions: list[int], destroyed: bool) -> None:
    """Minions, with what is on them, go to the discard piles together (SU-R26, SU-R27)."""
    mourning = watching(g, LEFT)
    avenging = watching(g, DESTROYED) if destroyed else []
    if mourning or avenging or g.lasting:
        auras = working_auras(g)
        for m in minions:
            what = What(m, g.at[m], g.controller[m], power(g, m, auras))
            tell(g, LEFT, what, mourning)
            if destroyed:
                tell(g, DESTROYED, what, avenging)
    for minion in minions:
        leave_play(g, minion)
        to_pile(g, minion)


def destroy_action(g: Brawl, action: int) -> None:
    if not is_in_play(g, action):
        return
    note(g, words.DESTROYED, g.controller[action], [action])
    leave_play(g, action)
    to_pile(g, action)


def return_to_hand(g: Brawl, minion: int) -> bool:
    """A minion goes back to its owner's hand (SU-87)."""
    if is_held(g, minion) or not reaches(g, minion):
        return False
    note(g, words.RETURNED, g.owner(minion), [minion])
    leave_play(g, minion)
    to_hand(g, minion)
    return True


def put_under_deck(g: Brawl, minion: int) -> bool:
    """A minion goes under its owner's deck."""
    if not reaches(g, minion):
        return False
    sink(g, minion)
    return True


def sink(g: Brawl, minion: int) -> None:
    """The same for a minion that is known to be affected."""
    note(g, words.PUT_UNDER, g.owner(minion), [minion])
    leave_play(g, minion)
    to_bottom(g, minion)


def _forget(g: Brawl, card: int) -> None:
    """Nothing lasts for a card that has left play, and it has not been used."""
    g.lasting = [e for e in g.lasting if e[1] != card or e[0] in _NOT_ABOUT_CARDS]
    g.once = [key for key in g.once if key >> 10 & 1023 != card]


def leave_play(g: Brawl, card: int) -> None:
    """Take a card off the table; what is on it is discarded (SU-63). The caller puts it away."""
    place = g.at[card]
    if card in g.minions[place]:
        if g.actions[place]:
            for action in actions_on(g, card):
                leave_play(g, action)
                to_pile(g, action)
        g.minions[place].remove(card)
    else:
        g.actions[place].remove(card)
    g.at[card] = g.on[card] = g.controller[card] = NOWHERE
    g.counters[card] = g.chosen[card] = g.boost[card] = 0
    if g.lasting or g.once:
        _forget(g, card)
    if g.pending:
        lose_triggers(g, card)
    if card in g.dueling:  # even if it comes back, the duel has lost it (SU-113)
        g.dueling[g.dueling.index(card)] = NOWHERE

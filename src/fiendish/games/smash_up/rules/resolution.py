"""The order of resolution: effects inside effects, and what they trigger (SU-34 to SU-39).

Every card played and every ability carried out opens a *frame*. What it triggers is collected
there and waits until the outermost effect is finished. Then the frames are emptied, the latest
first; what a trigger triggers in turn opens a frame on top.

All of it is numbers in the state. Say A plays the action 17, which lets A's minion 21 be used; its
ability destroys B's minion 60 at base 2, and B's minion 63 (face 35) watches for that:

    g.frames    [[17, 0], [-1, 0]]     the action, to be discarded in the end; an ability of A's
    g.pending   [[1, DESTROYED, 35, 1, 63, 60, 2, 1, 3]]
                in frame 1: of B's card 63, as 60 was destroyed at 2, which B controlled, with power 3
    g.steps     [[0, 17, 9, 4, 0]]     the effect in frame 0, of card 17 (identity 9), ends with step
                                       number 4 of STEPS, called with 0

Players whose cards were spied on stand in a frame after its doer, in the order in which they may
answer, plus PASSED once they have passed: [17, 0, 1, 2 + PASSED].
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple, TypeVar

from fiendish.engine.cards import BadCard
from fiendish.engine.effects import Asking, expire, note, pick_trigger
from fiendish.engine.question import DECLINE, Question, action, parts
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import (
    AFFECTED,
    ANSWERS_SPIES,
    BASE,
    DESTROYED,
    HEARD_AFAR,
    HEARD_BY_BASES,
    INFILTRATES,
    KIND,
    LATER,
    LEFT,
    PLAIN,
    PLAYED,
    WATCHERS,
    Event,
    What,
)
from fiendish.games.smash_up.numbers import STEP_NUMBERS
from fiendish.games.smash_up.rules.board import HIDDEN, SPARED, WATCH, base_works, is_asleep
from fiendish.games.smash_up.rules.piles import to_pile
from fiendish.games.smash_up.state import NOWHERE, Brawl


class Trigger(NamedTuple):
    """A trigger that waits, as `g.pending` has it: `Trigger(*entry)` reads one by name."""

    frame: int
    event: int
    face: int  # whose ability it is
    me: int  # and for whom it works
    card: int
    about: int  # from here on as in `What`
    place: int
    seat: int
    amount: int


def carry_out(
    g: Brawl,
    me: int,
    card: int,
    effect: Callable[..., Generator[Question, int, Any] | None],
    *more: Any,
    played: int = -1,
    cause: int = -1,
    opening: int = 0,
) -> Generator[Question, int, Any]:
    """An effect of a card from its beginning to its end; if outermost, with what it triggers.

    `played` is the card to be discarded when all is done (SU-38). `cause` is the identity to
    speak of, if the card may have been shuffled away in the meantime. Where a copy can begin with
    the effect, `opening` is the kind of act it belongs to (and there are only numbers to be given).
    """
    frames, before = g.frames, (g.doer, g.source, g.cause, g.frame)
    outermost = not frames
    g.doer, g.source, g.frame = me, card, len(frames)
    frames.append([played, me])
    g.cause = g.identity[card] if cause < 0 else cause
    g.depth += 1
    if opening and g.journal is not None:
        g.opening = [opening, *more]
        yield from rest(g, 1)
        g.opening = []
    asking = effect(g, me, card, *more) if more else effect(g, me, card)
    result = None if asking is None else (yield from asking)
    g.depth -= 1
    if g.steps and g.steps[-1][0] == g.frame:
        yield from _take_steps(g)
    g.doer, g.source, g.cause, g.frame = before
    if outermost:
        if g.pending or len(frames) > 1 or len(frames[0]) > 2:
            yield from settle(g)
        else:  # nothing was triggered, as most often
            _close(g, frames.pop())
    return result


# -- the last steps of an effect -----------------------------------------------------------------

Step = Callable[..., Generator[Question, int, Any] | None]

STEPS: dict[int, Step] = {}
NUMBERS: dict[Step, int] = {}  # of the steps

S = TypeVar("S", bound=Step)


def step(verb: S) -> S:
    """A verb with which an effect may end. When it carries out another effect, it is over itself:
    whatever else is to be done is a step again."""
    NUMBERS[verb] = STEP_NUMBERS.take(verb.__name__)
    STEPS[NUMBERS[verb]] = verb
    return verb


def then(g: Brawl, verb: Step, *what: int) -> None:
    """The effect carried out now ends with this: it comes when all else in its text is done.

    Several such steps come one after the other. All of it is in the state, so that copies need not
    go through the effect again.
    """
    try:
        g.steps.append([g.frame, g.source, g.cause, NUMBERS[verb], *what])
    except KeyError:
        name = getattr(verb, "__name__", repr(verb))
        raise BadCard(f"{name} is no step; write @step above it") from None


def _take_steps(g: Brawl) -> Asking:
    """The steps that the effect at hand ends with."""
    steps = g.steps
    frame = steps[-1][0]
    while steps and steps[-1][0] == frame:
        if g.journal is not None:
            yield from rest(g, 0)
        at = len(steps) - 1
        while at and steps[at - 1][0] == frame:
            at -= 1
        g.frame, g.source, g.cause, number, *what = steps.pop(at)
        g.doer = g.frames[frame][1]
        asking = STEPS[number](g, *what)
        if asking is not None:
            yield from asking


def fire(g: Brawl, event: Event, card: int, place: int, seat: int, amount: int = 0) -> None:
    """Something happened (see `What`): the abilities that watch for it wait their turn."""
    cards = watching(g, event, place)
    if cards or g.lasting:
        tell(g, event, What(card, place, seat, amount), cards)


def watching(g: Brawl, event: Event, place: int = -1) -> list[int]:
    """Bases and cards in play that watch for such an event (at this place)."""
    bit = 1 << event
    if not g.watched & bit:
        return []
    watchers, face_of, identity = _WATCHERS[event], g.face_of, g.identity
    afar = place < 0 or event in HEARD_AFAR
    found = []
    if event in HEARD_BY_BASES:
        for base in g.bases if afar else (g.bases[place],):
            if face_of[identity[base]] in watchers and base_works(g, g.at[base]):
                found.append(base)
    if g.keen & bit:
        for here in g.minions if afar else (g.minions[place],):
            for card in here:
                if face_of[identity[card]] in watchers:
                    found.append(card)
    if g.alert & bit:
        for here in g.actions if afar else (g.actions[place],):
            for card in here:
                if face_of[identity[card]] in watchers:
                    found.append(card)
    return found


_WATCHERS = {event: WATCHERS.of(event) for event in Event}


def tell(g: Brawl, event: Event, what: What, cards: list[int]) -> None:
    """Of the cards `watching`, those that are concerned wait their turn."""
    if cards:
        for me, card in concerned(g, event, what, cards):
            g.pending.append([g.frame, event, g.face(card), me, card, *what])
    for entry in g.lasting:
        if entry[1] == what.card and entry[0] == WATCH + event:
            _, subject, me, face = entry
            g.pending.append([g.frame, event, face, me, subject, *what])


def concerned(g: Brawl, event: Event, what: What, cards: list[int]) -> list[tuple[int, int]]:
    """Of the cards `watching`, those whose ability is about this, each with whose it is.

    A base's ability is of whoever did it.
    """
    watchers, face_of, identity = _WATCHERS[event], g.face_of, g.identity
    found = []
    for card in cards:
        face = face_of[identity[card]]
        me = what.seat if KIND[face] is BASE else g.controller[card]
        if watchers[face].when(g, me, card, what):
            found.append((me, card))
    return found


def settle(g: Brawl) -> Asking:
    """Empty the frames, the latest first."""
    while g.frames:
        top = len(g.frames) - 1
        group = []
        if g.pending:
            g.pending = [one for one in g.pending if one[0] != top or _lives(g, one)]
            group = [trigger for trigger in g.pending if trigger[0] == top]
        if group:
            if g.journal is not None:
                yield from rest(g, 0)
            trigger = group[0] if len(group) == 1 else (yield from _next(g, group))
            g.pending.remove(trigger)
            yield from _react(g, trigger)
        elif len(g.frames[top]) > 2 and g.answers:
            yield from _answer_spies(g, g.frames[top])
        else:
            _close(g, g.frames.pop())
            g.exposed = g.exposed and [code for code in g.exposed if parts(code)[0] != top]


def rest(g: Brawl, depth: int) -> Asking:
    """Nobody is asked, but a copy can begin here: all that follows is in the state.

    So it is if no more effects are under way than that, but for answers to spying. (Without a
    journal the table keeps no history, and nobody will copy it: then it need not be asked for.)
    """
    if g.depth == depth and g.spy < 0:
        yield Question(g, g.active, words.TRIGGER, [], rest=True)


def end_effect(g: Brawl) -> Asking:
    """An effect has come to its end after a rest: then come last steps, and the triggers."""
    g.depth = 0
    while g.steps:
        yield from _take_steps(g)
    g.doer = g.source = g.cause = g.frame = -1
    yield from settle(g)


def _close(g: Brawl, frame: list[int]) -> None:
    """All is done: an action that has not been put anywhere is discarded (SU-38)."""
    card = frame[0]
    if card >= 0 and card in g.playing:
        g.playing.remove(card)
        g.chosen[card] = 0
        to_pile(g, card)
    if g.lasting:  # an action that was kept from minions may affect them when played again
        expire(g, [HIDDEN, SPARED])


def _lives(g: Brawl, trigger: list[int]) -> bool:
    """Whether a waiting trigger has something to do, and its card still has its say (SU-R51)."""
    _, event, face, me, card, *what = trigger
    watcher = WATCHERS.of(event).get(face)
    if watcher is not None and watcher.used_up and watcher.used_up(g, me, card, What(*what)):
        return False
    if _outlives(event, face):
        return True
    if g.at[card] == NOWHERE or g.face(card) != face:
        return False
    if KIND[face] is BASE:
        return base_works(g, g.at[card])
    return g.controller[card] == me


def _outlives(event: int, face: int) -> bool:
    """Whether a trigger is about leaving play, or of a card that has done its part.

    Taking a minion out of play is one way to affect it (SU-72).
    """
    return event in _PARTINGS or (event, face) in LATER


_PARTINGS = frozenset((LEFT, DESTROYED, AFFECTED))


def lose_triggers(g: Brawl, left: int) -> None:
    """A card has left play: its waiting triggers are lost, and those that need it (SU-R51).

    Should it come back, that is another play: what else waits for the first one finds it nowhere.
    """

    def is_lost(waiting: Trigger) -> bool:
        event, face = waiting.event, waiting.face
        if _outlives(event, face):
            return False
        if waiting.card == left:
            return True
        return waiting.about == left and WATCHERS.of(event)[face].needs_it

    g.pending = [entry for entry in g.pending if not is_lost(Trigger(*entry))]
    for number, entry in enumerate(g.pending):
        waiting = Trigger(*entry)
        if waiting.event == PLAYED and waiting.about == left:
            g.pending[number] = [*waiting._replace(place=NOWHERE)]


def _next(g: Brawl, group: list[list[int]]) -> Generator[Question, int, list[int]]:
    """Of several triggers the one the current player wants next (SU-36, SU-50).

    Nobody is asked where no order can matter.
    """
    plain = [_is_plain(g, trigger) for trigger in group]
    if all(plain):
        return group[0]
    codes = _codes(g, group, plain)
    code = yield from pick_trigger(g, codes.copy(), g.active, words.TRIGGER)
    equal = [one for one, its in zip(group, codes, strict=True) if its == code]
    return equal[0] if len(equal) == 1 else (yield from _about_which(g, equal))


def _is_plain(g: Brawl, trigger: list[int]) -> bool:
    """Whether a trigger is plain; a base's is not for a player who may ignore the base."""
    one = Trigger(*trigger)
    if (one.event, one.face) not in PLAIN:
        return False
    if KIND[one.face] is not BASE:
        return True
    # What was played may have left since; what left play tells where it was.
    place = g.at[one.card] if one.place == NOWHERE else one.place
    return not _may_ignore(g, one.me, place)


def _codes(g: Brawl, group: list[list[int]], plain: list[bool]) -> list[int]:
    """What each trigger is called in the question which comes next.

    Equal ones have one name, that of the first: plain ones of one face, and those of minions of one
    face about themselves.
    """
    names: dict[tuple[int, int, int], int] = {}
    codes = []
    for (_, _, face, me, card, about, *_), is_any in zip(group, plain, strict=True):
        owner = g.active if KIND[face] is BASE else me
        which = -1 if is_any or card == about else card
        codes.append(names.setdefault((owner, face, which), action(owner, card, face)))
    return codes


def _about_which(g: Brawl, equal: list[list[int]]) -> Generator[Question, int, list[int]]:
    """Of triggers of one ability the one the current player wants next, if that can matter."""
    first, abouts = Trigger(*equal[0]), [Trigger(*entry).about for entry in equal]
    watcher = WATCHERS.of(first.event).get(first.face)
    if watcher is None or not watcher.needs_it or len({g.identity[one] for one in abouts}) == 1:
        return equal[0]
    about = yield Question(g, g.active, words.ABOUT, abouts)
    return equal[abouts.index(about)]


def _react(g: Brawl, trigger: list[int]) -> Asking:
    _, event, face, me, card, *what = trigger
    later = LATER.get((event, face))
    effect = later or WATCHERS.of(event)[face].effect
    return carry_out(g, me, card, effect, What(*what), cause=g.face_of.index(face))


def ignores(g: Brawl, me: int, place: int) -> Generator[Question, int, bool]:
    """Whether a player who may ignore a base's ability does so now (Infiltrate).

    Abilities that a player must obey ask this; for other players they work all the same.
    """
    if not _may_ignore(g, me, place):
        return False
    ignored = (yield Question(g, me, words.IGNORE, [g.bases[place], DECLINE])) != DECLINE
    if ignored:
        note(g, words.IGNORED, me, [g.bases[place]])
    return ignored


def _may_ignore(g: Brawl, me: int, place: int) -> bool:
    return any(
        INFILTRATES[g.face(card)] and g.controller[card] == me and g.chosen[card]
        for card in g.actions[place]
    )


Playing = Callable[[Brawl, int, int], Asking]

_PLAY_ANSWER: list[Playing] = []


def answers_spying(verb: Playing) -> Playing:
    """The verb that plays a card as an answer to spying: handed over here, as it needs this module."""
    _PLAY_ANSWER.append(verb)
    return verb


def _answer_spies(g: Brawl, frame: list[int]) -> Asking:
    """Players whose cards were shown or looked at may answer from hand (SU-37, SU-144, SU-R29)."""
    spy = frame[1]
    while frame[2] < PASSED:  # else all have passed in a row
        seat = frame[2]
        if g.journal is not None:
            yield from rest(g, 0)
        asleep = is_asleep(g, seat)  # answers are actions
        asked = not asleep and could_hold(g, seat, g.answers)
        answers = [] if asleep else _answers(g, seat, spy)
        card = yield Question(g, seat, words.ANSWER_SPY, [*answers, DECLINE], always=asked)
        del frame[2]
        if card == DECLINE:
            frame.append(PASSED + seat)
            continue
        # The round goes on after what the answer triggers (SU-36).
        frame[2:] = [other % PASSED for other in frame[2:]] + [seat]
        before, g.spy = g.spy, spy
        if card >= EXPOSED:
            hidden = g.decks[seat] + g.hands[spy]
            card = next(other for other in hidden if g.identity[other] == card - EXPOSED)
        yield from _PLAY_ANSWER[0](g, seat, card)
        g.spy = before
        return
    del frame[2:]


PASSED = 8  # added to a seat that has passed since somebody answered
EXPOSED = 1024
"""Added to an identity: a card shown out of a deck, wherever it is now.

Put back in a secret order, not even the one who is asked knows which sleeve it is in.
"""


def _answers(g: Brawl, seat: int, spy: int) -> list[int]:
    """Cards of the hand that answer spying, and such as it has shown out of the player's deck."""
    top = len(g.frames) - 1
    cards = [card for card in g.hands[seat] if ANSWERS_SPIES[g.face(card)]]
    hidden = g.decks[seat] + g.hands[spy]
    for code in g.exposed:
        frame, whose, identity = parts(code)
        if frame == top and whose == seat and ANSWERS_SPIES[g.face_of[identity]]:
            cards += [EXPOSED + identity for card in hidden if g.identity[card] == identity]
    return [*dict.fromkeys(cards)]


# -- windows -------------------------------------------------------------------------------------


def could_hold(g: Brawl, seat: int, able: int) -> bool:
    """Whether, for all the others know, the player's hand has a card that fits a window.

    `able` has a bit for each player whose own factions have such cards.

    Such a player is asked even without one, so that being asked tells nothing (SU-71).
    """
    return bool(g.hands[seat]) and bool(able >> seat & 1 or (able and g.mixed))

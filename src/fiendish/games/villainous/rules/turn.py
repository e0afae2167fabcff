"""The turn: what comes before moving, Move, Perform Actions, Draw."""

from __future__ import annotations

from fiendish.engine.effects import Asking, GameOver, expire, note
from fiendish.engine.game import Result
from fiendish.engine.question import UNLISTED, Question, action, actions, parts
from fiendish.engine.seats import clockwise
from fiendish.games.villainous.rules import allowed
from fiendish.games.villainous.rules.board import own_locations, villain, working
from fiendish.games.villainous.rules.changes import gain_power, relocate
from fiendish.games.villainous.rules.piles import HAND, discard, draw, pick_any
from fiendish.games.villainous.rules.plays import (
    ACTIVATE,
    DISCARD,
    END,
    FATE,
    FREE,
    GAIN,
    GO,
    NO_PLACE,
    PLAY,
    RELOCATE,
    STEP,
    VANQUISH,
    activate,
    carry_out,
    finish_play,
    pay,
    play_by_action,
)
from fiendish.games.villainous.state import (
    ACT,
    DRAW,
    LOCATIONS,
    MOVE,
    PASS,
    RUNNING,
    START,
    THIS_TURN,
    TOO_LONG,
    VICTORY,
    Realm,
)

GUIDE = 255  # what is due by the Villain's guide, not by a card
STEP_OVER = -1  # no act, but a step of the turn has come to its end


def play(g: Realm) -> Asking:
    """The game from where it stands to its end."""
    if g.ended != RUNNING:
        return
    try:
        if g.turn == 0:
            for seat in clockwise(g):
                note(g, g.book.words.OBJECTIVE, seat)
            begin_turn(g, g.active)
        elif g.phase == ACT and g.due:
            yield from _finish_action(g)
        elif g.book.actions.resume is not None:
            yield from g.book.actions.resume(g)
        while True:
            if g.phase == START:
                yield from _before_moving(g)
            while g.phase == MOVE:
                yield from _move(g)
            if g.phase == ACT:
                yield from _act(g)
            if g.phase == DRAW:
                yield from _draw(g)
            _pass_on(g)
    except GameOver:
        return


def begin_turn(g: Realm, me: int) -> None:
    """The next player's turn; what happens before moving is fixed now."""
    g.active = me
    g.turn += 1
    g.decisions = 0
    g.phase = START
    g.used = 0
    if g.unsettled:
        g.unsettled = []
    note(g, g.book.words.TURN, me, amount=g.turn)
    g.due = due_now(g, me)


def due_now(g: Realm, me: int) -> list[int]:
    """What happens at the start of a player's turn, by cards and by the guide."""
    due: list[int] = []
    if g.at_work[me] & g.book.each_turn.bit:
        due = [card for card, _ in working(g, me, g.book.each_turn)]
    if villain(g, me).start_of_turn is not None:
        due.append(GUIDE)
    return due


def _before_moving(g: Realm) -> Asking:
    """What the texts say happens at the start of the turn, in the player's order."""
    me = g.active
    while g.due:
        if g.due != [GUIDE]:
            _strike_gone(g, me)
        if not g.due:
            break
        card = g.due[0]
        if len(g.due) > 1:
            options = _ordered(g, me)
            _, card, _ = parts((yield Question(g, me, g.book.words.NEXT_DUE, options, rest=True)))
        g.due.remove(card)
        if card == GUIDE:
            guide = villain(g, me).start_of_turn
            asking = guide(g, me, -1) if guide is not None else None
            if asking is not None:
                yield from asking
        else:
            yield from carry_out(g, me, card, g.book.each_turn[g.identity[card]](g, me, card))
    g.phase = MOVE
    yield from g.book.actions.after(g, me, STEP_OVER, None, 0)


def _strike_gone(g: Realm, me: int) -> None:
    """Some of the cards that were due may have left."""
    here = due_now(g, me)
    g.due = [card for card in g.due if card in here]


def _ordered(g: Realm, me: int) -> list[int]:
    """What is due, as options."""
    return [action(me, card, g.identity[card] if card != GUIDE else GUIDE) for card in g.due]


def _move(g: Realm) -> Asking:
    """The mover has to go somewhere else; some steps without a symbol can be taken before."""
    me = g.active
    options = actions(GO, g.book.mover.destinations(g, me))
    if g.book.free_any_step:
        options += allowed.free_steps(g, me)
    act, place, _ = parts((yield Question(g, me, g.book.words.MOVE, options, rest=True)))
    if act == FREE:
        yield from _use_free(g, me, place)
        yield from g.book.actions.after(g, me, act, None, place)
        return
    note(g, g.book.words.MOVED, me, amount=place)
    g.phase = ACT
    yield from g.book.mover.arrive(g, me, place)
    yield from g.book.actions.after(g, me, STEP_OVER, None, 0)


def destinations(g: Realm, me: int) -> list[int]:
    """The own locations but for the one where the mover is."""
    found = [*own_locations(g, me)]
    if g.mover[me] >= 0:
        del found[g.mover[me]]
    return found


def arrive(g: Realm, me: int, place: int) -> tuple[()]:
    """The mover is at a location now; nothing follows."""
    g.mover[me] = place % LOCATIONS
    return ()


def _act(g: Realm) -> Asking:
    """Each symbol once, in any order, until the player ends the turn: one act after the other."""
    me, book = g.active, g.book
    stand, after = book.mover.stand, book.actions.after
    while True:
        here = stand(g, me)
        options = UNLISTED if g.answered else allowed.options(g, me, here)
        act, card, where = parts(
            (yield Question(g, me, book.words.ACT, options, rest=True, always=True))
        )
        if act == END:
            g.phase = DRAW
            return
        symbol = allowed.symbol_needed(g, me, act, card)
        if symbol is not None:
            allowed.use_symbol(g, me, here, symbol, card)
        if act == GAIN:
            gain_power(g, me, card, by_action=True)
        elif act == PLAY:
            yield from play_by_action(g, me, card, where)
        elif act == ACTIVATE:
            yield from activate(g, me, card)
        elif act == RELOCATE:
            yield from _relocate(g, me, card, where)
        elif act == FATE:
            yield from book.actions.fate(g, me)
        elif act == DISCARD:
            picked = yield from pick_any(g, me, book.words.DISCARD_ANY, g.hands[me], least=1)
            discard(g, me, picked)
            card = len(picked)
        elif act == FREE:
            yield from _use_free(g, me, card)
        elif act == STEP:
            take = villain(g, me).free_step
            if take is not None:
                yield from take(g, me, card, where) or ()
        elif act == VANQUISH:
            yield from book.fights.vanquish(g, me, card)
        else:
            yield from book.actions.act(g, me, act, card, where)
        asking = after(g, me, act, symbol, card)
        if asking:
            yield from asking


def _finish_action(g: Realm) -> Asking:
    """A Play action with whose effect a copy begins."""
    me, (card, face, named) = g.active, g.due
    g.due = []
    symbol = allowed.symbol_needed(g, me, PLAY, card)
    yield from finish_play(g, me, card, face)
    yield from g.book.actions.after(g, me, PLAY, symbol, named)


def _use_free(g: Realm, me: int, card: int) -> Asking:
    step = g.book.free[g.identity[card]]
    note(g, g.book.words.FREE, me, [card])
    pay(g, me, step.power, step.second)
    yield from carry_out(g, me, card, step.effect(g, me, card))


def _relocate(g: Realm, me: int, card: int, where: int) -> Asking:
    """A Relocate action: to a location, or to somewhere that the game knows."""
    if where < NO_PLACE and g.book.faces[g.identity[card]].played:
        yield from relocate(g, card, where)
    else:
        yield from g.book.placing.carry(g, me, card, where)


def _draw(g: Realm) -> Asking:
    """Fill up the hand."""
    me = g.active
    yield from g.book.hands.before_drawing(g, me)
    missing = g.book.hands.size(g, me) - len(g.hands[me])
    if missing > 0:
        draw(g, me, missing, by_card=False)
    g.phase = PASS
    yield from g.book.actions.after(g, me, STEP_OVER, None, 0)


def _pass_on(g: Realm) -> None:
    """The turn is over; the next player's begins."""
    if g.lasting:
        expire(g, THIS_TURN)
    if g.turn_limit and g.turn >= g.turn_limit * g.seats:
        g.ended, g.phase = TOO_LONG, DRAW
        note(g, g.book.words.TOO_LONG, g.active)
        raise GameOver
    begin_turn(g, (g.active + 1) % g.seats)


def hand_size(g: Realm, me: int) -> int:
    """Up to how many cards the player draws at the end of the turn."""
    size = HAND
    if g.at_work[me] & g.book.shortens.bit:
        for card, less in working(g, me, g.book.shortens):
            size -= less(g, card, me)
    return size


def result(g: Realm) -> Result | None:
    """One winner; everybody else has lost alike."""
    if g.ended == RUNNING:
        return None
    if g.ended == VICTORY:
        ranks = tuple(1 if seat == g.winner else 2 for seat in range(g.seats))
        reason = f"{villain(g, g.winner).name} has fulfilled the objective"
        return Result((g.winner,), ranks, reason, g.book.words.WON.rule)
    return Result((), (1,) * g.seats, "the game has gone on too long", g.book.words.TOO_LONG.rule)

"""Worlds a seat must hold possible: lawful, varied, and made of nothing it may not know."""

from __future__ import annotations

from collections import Counter
from math import lgamma, log

from fiendish.engine import rng
from fiendish.engine.cards import Clue, clues_of
from fiendish.engine.conformance.case import Case, reader_name
from fiendish.engine.conformance.rebuilt import check_same
from fiendish.engine.state import State
from fiendish.engine.table import Table
from fiendish.engine.worlds import redeal

_MANY = log(1e5)  # so many deals that three samples are never all the true one
_STEPS = 8


def check_samples(case: Case, number: int, table: Table, reader: int | None, seed: int) -> None:
    """Samples for this reader are as they should be."""
    worlds = [table.sample(reader, seed + i, keep=i == 1) for i in range(3)]
    for world in worlds[:2]:
        check_world(case, number, table, world, reader)
    check_same(case, "sample", number, worlds[0], table.sample(reader, seed))
    who = case.seats if reader is None else reader
    if _deals(case, table.state, who) > _MANY and all(
        world.state.identity == table.state.identity for world in worlds
    ):
        case.fail("sample", number, f"{reader_name(reader)} is dealt the true cards again")
    _check_blind(case, number, table, worlds[0], who)


def check_world(case: Case, number: int, table: Table, world: Table, reader: int | None) -> None:
    """The world could be the true one for all the reader knows, and carries nothing of that one."""
    bit = 1 << (case.seats if reader is None else reader)
    true, state = table.state, world.state
    wrong = case.game.broken_invariants(state)
    if wrong:
        case.fail("sample", number, f"a world for {reader_name(reader)}: {wrong[0]}")
    for card, known in enumerate(true.known):
        if known & bit and state.identity[card] != true.identity[card]:
            case.fail("sample", number, f"{reader_name(reader)} knows card {card}, yet it changed")
    if state.clues != clues_of(true, bit):
        case.fail("sample", number, f"the clues are not just those of {reader_name(reader)}")
    for clue in state.clues:
        if not is_true(state, clue):
            case.fail("sample", number, f"the clue {clue} is not true in a sampled world")
    if world.moves or world.record or state.journal:
        case.fail("sample", number, "a sampled world carries the history of the true one")
    kept = [world.origin, world._checkpoint, *(past for _, past in world._undoable), state]
    for past in kept:
        if past is not None and (past.identity != state.identity or past.seed == true.seed):
            case.fail("sample", number, "a sampled world carries the true cards or dice")


def is_true(g: State, clue: Clue) -> bool:
    """Whether the cards of a clue show what it says, each requirement by a card of its own."""
    shown = Counter(g.identity[card] for card in clue[2 : 2 + clue[1]])
    wanted = Counter(one for one in clue[2 + clue[1] :] if one >= 0)
    if not wanted <= shown:
        return False
    stocks = Counter(one for one in clue[2 + clue[1] :] if one < 0)
    stock = g.game.stock
    return not stocks or (
        stock is not None
        and stocks <= Counter(-1 - stock(g, one) for one in (shown - wanted).elements())
    )


def _deals(case: Case, state: State, who: int) -> float:
    """The logarithm of the number of ways in which the hidden cards could lie."""
    bit = 1 << who
    if any(clue[0] & bit for clue in state.clues):
        return 0.0
    stock = case.game.stock or (lambda g, identity: 0)
    kinds: dict[
        tuple[str, int], Counter[int]
    ] = {}  # by back and stock, within which any may be any
    for one, known in zip(state.identity, state.known, strict=True):
        if not known & bit:
            kind = case.game.face(state, one).back, stock(state, one)
            kinds.setdefault(kind, Counter())[one] += 1
    return sum(
        lgamma(1 + kind.total()) - sum(lgamma(1 + count) for count in kind.values())
        for kind in kinds.values()
    )


def _check_blind(case: Case, number: int, table: Table, world: Table, who: int) -> None:
    """From the true deal or from another possible one: the same key gives the same new deal."""
    key = rng.key(f"blind {number}")
    one, other = table.state.copy(), world.state.copy()
    redeal(one, who, key)
    redeal(other, who, key)
    if (one.identity, one.known, one.clues) != (other.identity, other.known, other.clues):
        case.fail("sample", number, "a new deal depends on the true one")


def check_early_deal(case: Case, number: int, table: Table, seed: int) -> None:
    """An effect goes on in a sampled world as if it had begun there.

    Cards dealt anew in mid-effect, and cards dealt so when the effect began with the same answers
    given: both must come to the same. They do not if an effect keeps what it read from a hidden
    card across a question. Told only where the one who is asked gave all answers so far and
    nothing random happened, since otherwise the answers belong to another world.
    """
    question, checkpoint = table.question, table._checkpoint
    if question is None or question.rest or checkpoint is None:
        return
    since = table._since[table._forced :]
    reader, true = question.seat, table.state
    if checkpoint.counter != true.counter or checkpoint.clues != true.clues:
        return
    if any(move.seat != reader for move in table.moves[len(table.moves) - len(since) :]):
        return
    late = table.sample(reader, seed)
    state = checkpoint.copy()
    state.identity = late.state.identity.copy()
    for card, known in enumerate(true.known):
        if not known >> reader & 1:
            state.known[card] = late.state.known[card]
    state.clues = [clue.copy() for clue in late.state.clues]
    state.seed, state.counter = late.state.seed, late.state.counter
    early = Table(case.game, state, table.settings, keep=False)
    for option in since:
        asked = early.question
        if asked is None or asked.seat != reader or option not in asked.options:
            case.fail("early deal", number, "what can be chosen depends on hidden cards")
        early.answer(asked.options.index(option))
    check_same(case, "early deal", number, late, early)
    for step in range(_STEPS):
        if late.question is None or late.question.rest:
            return
        index = (seed + step) % len(late.question.options)
        late.answer(index)
        early.answer(index)
        check_same(case, "early deal", number, late, early)

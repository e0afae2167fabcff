"""The past of a game: every moment as it was, in steps that tell nothing."""

from __future__ import annotations

from random import Random

import pytest

import fiendish
from fiendish.engine.table import Table
from fiendish.server.archive import entries_of
from fiendish.server.history import History
from fiendish.server.store import IDLE, UNDO, Entry

CASES = [("smash_up", 2), ("smash_up", 4), ("supervillain", 3)]


def played(game: str, seats: int, seed: int, most: int = 300, undo: bool = True) -> Table:
    """A game played at random; now and then somebody takes something back."""
    chance = Random(f"{game} {seats} {seed}")
    table = fiendish.new(game, seats=seats, seed=seed)
    while (question := table.question) is not None and len(table.record) < most:
        if undo and table.moves and chance.random() < 0.05:
            table.rewind(max(0, len(table.moves) - chance.randrange(1, 4)))
        else:
            table.answer(chance.randrange(len(question.options)))
    return table


def reel_of(table: Table) -> tuple[History, list[Entry]]:
    seats = table.state.seats
    assert table.origin is not None
    begun = [Table(table.game, table.origin.copy(), table.settings) for _ in range(2)]
    log = entries_of(begun[0], table.record)
    reel = History(begun[1])
    reel.extend(log)
    assert seats == begun[1].state.seats
    return reel, log


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_every_moment_is_as_it_was(game: str, seats: int) -> None:
    table = played(game, seats, 1)
    assert min(table.record) < 0  # something was taken back
    reel, _ = reel_of(table)
    again = fiendish.new(game, seats=seats, seed=1)
    order = [*range(len(table.record) + 1)]
    truth = {}
    for at in order:
        _ = again.question
        truth[at] = again.digest(), again.log(0)
        if at < len(table.record):
            again.replay(table.record[at])
    Random(4).shuffle(order)
    for at in order[:120]:
        moment = reel.moment(at)
        assert (moment.table.digest(), moment.table.log(0)) == truth[at]
        assert len(moment.lines) == len(moment.table.state.journal or ())
        assert all(one <= at for one in moment.lines)
    assert truth[len(table.record)][0] == table.digest()


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_line_was_written_at_its_moment(game: str, seats: int) -> None:
    reel, _ = reel_of(played(game, seats, 2))
    last = reel.moment(reel.length)
    texts = [line.text for line in last.table.log(None)]
    for number in Random(1).sample(range(len(texts)), 25):
        at = reel.when(number)
        assert at == last.lines[number]
        assert texts[number] in [line.text for line in reel.moment(at).table.log(None)]
        if at:
            before = [line.text for line in reel.moment(at - 1).table.log(None)]
            assert before.count(texts[number]) < texts.count(texts[number])
    assert reel.when(len(texts)) == reel.length


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_between_two_steps_the_reader_notices_nothing(game: str, seats: int) -> None:
    reel, log = reel_of(played(game, seats, 3))
    for reader in (*range(seats), None):
        steps = reel.steps(reader)
        assert steps == sorted(set(steps))
        assert steps[-1] == reel.length
        skipped = set(range(reel.length)) - set(steps)
        for at in skipped:
            entry = log[at]
            assert entry.kind != UNDO
            assert entry.kind == IDLE or entry.seat != reader
            one, next_one = reel.moment(at).table, reel.moment(at + 1).table
            assert one.log(reader) == next_one.log(reader)


def test_idle_answers_are_no_steps_and_neither_is_a_pass_of_somebody_else() -> None:
    reel, log = reel_of(played("smash_up", 4, 5, most=900, undo=False))
    quiet = [
        entry.seq - 1
        for entry in log
        if reel.moment(entry.seq - 1).table.log() == reel.moment(entry.seq).table.log()
    ]
    kinds = {log[at].kind for at in quiet}
    assert len(kinds) == 2  # some were given by themselves, some by players: both are passed over
    for reader in (0, 1, None):
        steps = reel.steps(reader)
        shown = [at for at in quiet if at in steps and at != reel.length]
        assert all(log[at].seat == reader and log[at].kind != IDLE for at in shown)
    everything = reel.steps(None, everything=True)
    assert all(log[at].kind != IDLE for at in everything if at in quiet)


def test_a_reel_grows_with_its_game() -> None:
    table = played("smash_up", 2, 6)
    whole, log = reel_of(table)
    assert table.origin is not None
    reel = History(Table(table.game, table.origin.copy(), table.settings))
    for upto in range(0, len(log) + 1, 7):
        reel.extend(log[:upto])
        assert reel.length == upto
    reel.extend(log)
    assert reel.steps(0) == whole.steps(0)
    assert reel.moment(99).table.digest() == whole.moment(99).table.digest()


def test_a_step_knows_its_neighbours_and_turns() -> None:
    reel, _ = reel_of(played("supervillain", 3, 7, undo=False))
    steps = reel.steps(0)
    turns = [reel.moment(at).table.state.turn for at in steps]
    for number, at in enumerate(steps):
        place = reel.place(steps, at)
        assert (place.at, place.number, place.steps) == (at, number, len(steps))
        assert place.previous == steps[max(0, number - 1)]
        assert place.next == steps[min(number + 1, len(steps) - 1)]
        later = [one for one, turn in zip(steps, turns, strict=True) if turn > turns[number]]
        assert place.next_turn == (later[0] if later else steps[-1])
        assert place.previous_turn <= at
    between = next(at for at in range(reel.length) if at not in steps)
    assert reel.place(steps, between).at > between

"""The table: what it refuses changes nothing; it can be copied, sampled, rewound and replayed."""

from __future__ import annotations

from random import Random

import pytest

from fiendish.engine import table as engine_table
from fiendish.engine.cards import learn, learned
from fiendish.engine.conformance import Case
from fiendish.engine.question import DECLINE, IllegalAnswer, Question
from fiendish.engine.table import Table
from tests.engine import toy


def table(seed: int = 3, seats: int = 2, keep: bool = True) -> Table:
    return Case(toy.GAME, seats, {}, seed).table(keep)


def play_on(one: Table, steps: int, seed: int = 0) -> Table:
    chance = Random(seed)
    for _ in range(steps):
        if one.question is None:
            break
        one.answer(chance.randrange(len(one.question.options)))
    return one


def inside(seats: int = 2) -> Table:
    """A table in the middle of an effect, with something to take back."""
    for seed in range(200):
        one = table(seed, seats)
        for step in range(12):
            if one.question is None:
                break
            if not one.question.rest and one.can_undo(one.question.seat):
                return one
            play_on(one, 1, seed + step)
    raise AssertionError("no such table")


def everything(one: Table) -> tuple[object, ...]:
    return one.digest(), one.record.copy(), one.moves.copy(), list(one.state.journal or ())


# -- answers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [-1, 99, 1.0, "0", None, True, [0], 10**30])
@pytest.mark.parametrize("make", [table, inside])
def test_an_answer_that_is_no_option_changes_nothing(make, answer):
    one = make()
    before = everything(one)
    with pytest.raises(IllegalAnswer, match="is not an option; allowed: 0 to") as refused:
        one.answer(answer)
    assert refused.value.rule
    assert everything(one) == before


def test_the_option_after_the_last_is_none():
    one = table()
    assert one.question is not None
    count = len(one.question.options)
    with pytest.raises(IllegalAnswer):
        one.answer(count)
    one.answer(count - 1)


@pytest.mark.parametrize("seat", [1, 7, -1, "B", True])
def test_only_the_seat_that_is_asked_may_answer(seat):
    one = table()
    assert one.question is not None
    assert one.question.seat == 0
    before = everything(one)
    with pytest.raises(IllegalAnswer, match="it is for seat A to decide"):
        one.answer(0, seat=seat)
    assert everything(one) == before
    one.answer(0, seat=0)


def test_after_the_end_nothing_is_answered():
    one = play_on(table(), 1000)
    assert one.over
    assert one.result is not None
    before = everything(one)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        one.answer(0)
    assert everything(one) == before
    assert one.question is None


def test_there_is_no_result_before_the_end():
    assert table().result is None


@pytest.mark.parametrize("seat", [2, -1, "A", True])
def test_a_seat_that_does_not_exist_sees_nothing(seat):
    one = table()
    for read in (one.view, one.log, one.why_not_undo, one.why_not):
        with pytest.raises(ValueError, match="there is no seat"):
            read(seat)
    with pytest.raises(ValueError, match="there is no seat"):
        one.sample(seat, 0)


def test_why_not_says_who_decides_and_what_is_wrong():
    one = table()
    assert one.why_not(0, kind="pass") is None
    assert "seat A" in str(one.why_not(1, kind="pass"))
    assert "not possible" in str(one.why_not(0, kind="fly"))
    with pytest.raises(ValueError, match="colour"):
        one.why_not(0, colour="red")
    assert "over" in str(play_on(one, 1000).why_not(0, kind="pass"))


# -- copies and worlds ---------------------------------------------------------------------------


def test_a_copy_without_history_goes_the_same_way():
    one = inside()
    other = one.copy(keep=False)
    assert other.digest() == one.digest()
    assert (other.moves, other.record, other.origin, other.state.journal) == ([], [], None, None)
    assert play_on(other, 5).digest() == play_on(one, 5).digest()


def test_a_table_without_history_is_copied_at_rest_only():
    one = table(keep=False)
    while one.question is not None and one.question.rest:
        assert one.copy().digest() == one.digest()
        play_on(one, 1, one.state.turn)
    assert one.question is not None
    with pytest.raises(ValueError, match="middle of an effect"):
        one.copy()
    with pytest.raises(ValueError, match="cannot make one that does"):
        one.copy(keep=True)


def test_a_finished_table_can_be_copied_and_sampled():
    one = play_on(table(), 1000)
    assert one.copy().over
    assert one.copy().result == one.result
    assert one.sample(0, 1).over


@pytest.mark.parametrize("keep", [False, True])
@pytest.mark.parametrize("make", [table, inside])
def test_a_world_carries_nothing_of_the_true_one(make, keep):
    one = make()
    _ = one.question
    world = one.sample(0, 5, keep=keep)
    assert world.keep == keep
    assert world.digest() == one.sample(0, 5, keep=not keep).digest()
    assert (world.moves, world.record) == ([], [])
    assert not world.state.journal
    for past in (world.origin, world._checkpoint):
        assert past is None or past.identity == world.state.identity
    assert one.sample(0, 6).digest() != world.digest()


def test_a_world_in_mid_effect_cannot_be_copied_back_to_the_truth():
    world = inside().sample(0, 5)
    with pytest.raises(ValueError, match="middle of an effect"):
        world.copy()


def test_a_kept_world_can_be_copied_from_the_next_rest_on():
    world = inside().sample(0, 5, keep=True)
    while world.question is not None and not world.question.rest:
        play_on(world, 1)
    play_on(world, 1)
    assert world.copy().digest() == world.digest()


def test_what_a_seat_knows_is_the_same_in_every_world():
    one = inside()
    for seed in range(20):
        world = one.sample(0, seed)
        for card in range(toy.CARDS):
            if not one.state.known[card] & 1:
                continue
            assert world.state.identity[card] == one.state.identity[card]


# -- going back ----------------------------------------------------------------------------------


def test_nothing_to_take_back_at_the_start():
    one = table()
    assert not one.can_undo(0)
    before = everything(one)
    with pytest.raises(IllegalAnswer, match="nothing to take back") as refused:
        one.undo(0)
    assert refused.value.rule == "TOY-7"
    assert everything(one) == before


def test_undo_leads_back_and_is_noted():
    one = inside()
    assert one.question is not None
    seat, moves = one.question.seat, len(one.moves)
    earlier = one.copy()
    earlier.rewind(moves - 1)
    one.undo(seat)
    assert len(one.moves) == moves - 1
    assert one.digest() == earlier.digest()
    assert one.record[-1] == -moves
    assert one.log(None)[-1].kind == "took-back"


def test_each_move_taken_back_is_noted():
    one = play_on(table(), 9)
    for to in (8, 7, 3):
        one.rewind(to)
    assert [line.kind for line in one.log(None)[-3:]] == ["took-back"] * 3


def test_another_seat_cannot_take_it_back():
    one = inside()
    assert one.question is not None
    other = 1 - one.question.seat
    assert "was made by seat" in str(one.why_not_undo(other))
    with pytest.raises(IllegalAnswer):
        one.undo(other)


def test_a_draw_cannot_be_taken_back():
    one = table()
    assert one.question is not None
    one.answer(one.question.find(kind="pass")[0])
    assert "drawn" in str(one.why_not_undo(0))


def test_a_new_clue_cannot_be_taken_back(monkeypatch):
    def peek(g, me):
        """Learn that one of two cards of the deck is what it is, and no more."""
        top = g.deck[-2:]
        g.clues.append([1 << me, 2, *top, g.identity[top[0]]])
        yield Question(g, me, toy.NAME, [0, 1])

    monkeypatch.setattr(toy, "EFFECTS", (peek,) * len(toy.FACES))
    one = table()
    one.answer(0)
    assert one.state.clues
    assert "revealed" in str(one.why_not_undo(0))
    one.answer(1)
    assert "turn" in str(one.why_not_undo(0))


def test_a_clue_that_is_split_tells_only_those_who_learn_more():
    g = toy.new(2)
    first, second, third = g.deck[-3:]
    for card in (first, second, third):
        g.known[card] = 1 << 2  # not a card that nobody knew
    g.clues = [[1 | 2, 3, first, second, third, *sorted([g.identity[first], g.identity[third]])]]
    told, known = [clue.copy() for clue in g.clues], bytes(g.known)
    learn(g, third, 1 << 1)
    assert sorted(clue[0] for clue in g.clues) == [1, 2]
    assert learned(known, told, g) == 1 << 1


def test_several_moves_are_taken_back_at_once(monkeypatch):
    def ask(g, me):
        for _ in range(3):
            yield Question(g, me, toy.NAME, [0, 1])

    monkeypatch.setattr(toy, "EFFECTS", (ask,) * len(toy.FACES))
    one = table()
    beginning = one.digest()
    for _ in range(3):
        one.answer(0)
    assert "nothing to take back" in str(one.why_not_undo(0, 4))
    one.undo(0, 3)
    assert one.digest() == beginning
    assert [line.kind for line in one.log(None)].count("took-back") == 1


def test_a_question_with_nothing_to_decide_is_idle():
    g = toy.new()
    assert Question(g, 0, toy.SHOW, [DECLINE], always=True).idle
    assert not Question(g, 0, toy.SHOW, [4], always=True).idle
    assert not Question(g, 0, toy.SHOW, [4, DECLINE]).idle
    assert not Question(g, 0, toy.SHOW, []).idle


def test_rewind_to_any_moment_and_forward_again():
    one = play_on(table(), 14)
    moments = [table()]
    for move in one.moves:
        moments.append(moments[-1].copy())
        moments[-1].answer(move.choice)
    for to in (13, 7, 0):
        back = one.copy()
        back.rewind(to)
        assert back.digest() == moments[to].digest()
        assert back.record == [*one.record, -1 - to]
        for move in one.moves[to:]:
            back.answer(move.choice)
        assert back.digest() == one.digest()
        assert back.moves[-1].seat == one.moves[-1].seat


def test_going_back_a_little_does_not_play_the_whole_game_again(monkeypatch):
    monkeypatch.setattr(engine_table, "_FAR", 6)
    chance, again = Random(5), 0
    real = Table._answer_and_keep

    def counted(self: Table, question: Question, index: int) -> None:
        nonlocal again
        again += 1
        real(self, question, index)

    one = play_on(table(), 60)
    assert len(one.moves) > 40
    monkeypatch.setattr(Table, "_answer_and_keep", counted)
    for _ in range(20):
        again, to = 0, len(one.moves) - chance.randint(1, 12)
        one.rewind(to)
        assert again < 6 + 12  # a rest is not at every move
        other = table()
        for entry in one.record:
            other.replay(entry)
        assert one.digest() == other.digest()
        assert one.copy().digest() == other.digest()
        play_on(one, chance.randint(0, 20), to)


@pytest.mark.parametrize("to", [14, -1, True, "0", 1.0])
def test_there_is_no_such_move_to_go_back_to(to):
    one = play_on(table(), 14)
    before = everything(one)
    with pytest.raises(ValueError, match="there is no move"):
        one.rewind(to)
    assert everything(one) == before


def test_a_finished_game_can_be_gone_back_into():
    one = play_on(table(), 1000)
    one.rewind(len(one.moves) - 1)
    assert not one.over


def test_a_table_without_history_cannot_go_back():
    one = play_on(table(keep=False), 3)
    with pytest.raises(ValueError, match="cannot go back"):
        one.rewind(0)


def test_the_record_replays_with_its_ways_back():
    one = play_on(table(), 9)
    one.rewind(4)
    play_on(one, 6, seed=1)
    one.rewind(8)
    play_on(one, 3, seed=2)
    again = table()
    for entry in one.record:
        again.replay(entry)
    assert everything(again) == everything(one)
    assert again.save() == one.save()

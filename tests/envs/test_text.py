"""The text environment: whole games in words, mistakes change nothing."""

from __future__ import annotations

from random import Random

import pytest

import fiendish
from fiendish.engine.question import IllegalAnswer
from fiendish.envs.text import TextEnv
from fiendish.games import names


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("listed", [True, False])
def test_a_whole_game_by_numbers_or_words(game: str, listed: bool) -> None:
    env, chance = TextEnv(game, seed=3, listed=listed), Random(3)
    for _ in range(5_000):
        moves = env.moves()
        number = chance.randrange(len(moves))
        step = env.answer(str(number + 1) if listed else moves[number])
        if step.over:
            break
    assert step.asked is None
    assert step.text.startswith("The game is over. Won by")
    assert sum(step.rewards) == pytest.approx(0)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        env.answer("1")


@pytest.mark.parametrize("game", names())
def test_the_text_has_the_question_and_if_wanted_the_moves(game: str) -> None:
    env, silent = TextEnv(game, seed=4), TextEnv(game, seed=4, listed=False)
    question = env.table.question
    assert question is not None
    text = env.observe()
    assert question.rule in text
    for number, move in enumerate(env.moves(), 1):
        assert f"{number}. {move}"[:40] in text
    assert "Answer with a number:" not in silent.observe()
    assert env.moves() == silent.moves()
    other = env.observe(1 - question.seat)
    assert "Answer" not in other
    assert env.table.digest() == silent.table.digest()  # looking changes nothing


@pytest.mark.parametrize("words", ["", "0", "999", "fly to the moon", "-1", "e", "²"])
def test_what_is_no_move_is_refused_and_changes_nothing(words: str) -> None:
    env = TextEnv("supervillain", seed=7)
    before = env.table.digest()
    with pytest.raises(IllegalAnswer, match="allowed: a number from 1 to"):
        env.answer(words)
    assert env.table.digest() == before


def test_part_of_the_words_will_do_if_they_mean_one_move() -> None:
    env = TextEnv("supervillain", seed=7)
    moves = env.moves()
    part = moves[-1][:-1].upper()
    assert sum(part.lower() in move.lower() for move in moves) == 1
    twin = fiendish.load(env.table.save())
    env.answer(part)
    twin.answer(len(moves) - 1)
    assert env.table.record[0] == twin.record[0]

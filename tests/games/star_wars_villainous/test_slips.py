"""What looks like a slip of the hand in Star Wars Villainous."""

from __future__ import annotations

from random import Random

import pytest

import fiendish
from tests.games.slips import asked

END = "End your turn"


@pytest.mark.parametrize("seed", range(4))
def test_who_ends_the_turn_is_asked_exactly_if_an_action_is_left(seed: int) -> None:
    table, chance = fiendish.new("star_wars_villainous", seats=2, seed=seed), Random(seed)
    told = set()
    wanted = {"collect", "play", "vanquish", "activate", "fate"}
    while (question := table.question) is not None and len(table.moves) < 150:
        if question.prompt.id == "act":
            kinds = {question.describe(index).kind for index in range(len(question.options))}
            assert (END in asked(table)) == bool(kinds & wanted)
            told.add(END in asked(table))
        table.answer(chance.randrange(len(question.options)))
    assert told == {True, False}


def test_who_removes_an_own_card_is_asked_only_if_there_is_another_way() -> None:
    seen = 0
    for seed in range(12):
        table, chance = fiendish.new("star_wars_villainous", seats=2, seed=seed), Random(seed)
        while (question := table.question) is not None and len(table.moves) < 200:
            if question.prompt.id == "remove":
                seen += 1
                said = asked(table)
                assert len(said) < len(question.options)
                assert all(text.startswith("This removes your own ") for text in said.values())
            table.answer(chance.randrange(len(question.options)))
    assert seen

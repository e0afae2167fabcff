"""Position files: read, written, read again; what cannot be is refused with line and reason."""

from __future__ import annotations

from random import Random

import pytest

import fiendish
from fiendish.engine.positions.lines import BadPosition
from tests.games.master_of_the_galaxy.playing import at
from tests.games.positions import stays_the_same


@pytest.mark.parametrize("drafting", ["standard", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_written_can_be_read_and_asks_the_same(seats: int, drafting: str) -> None:
    table = fiendish.new("master_of_the_galaxy", seats=seats, seed=seats, drafting=drafting)
    chance, written = Random(seats), 0
    for _ in range(300):
        question = table.question
        assert question is not None
        if question.rest and chance.random() < 0.1:
            stays_the_same(table)
            written += 1
        table.answer(chance.randrange(len(question.options)))
    assert written > 5


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("colour: red", "there is no 'colour' in a position"),
        ("drawn: pink", "a colour must be one of .* not 'pink'"),
        ("A:\n  card: nobody", "'nobody' is not the id of a"),
        ("A:\n  card: oracle-zhen\nB:\n  card: oracle-zhen", "only 1 copy of oracle-zhen"),
        ("A:\n  species: humans [agenda green]", "a colour must be one of .* not 'green'"),
        ("A:\n  species: humans [agenda red red]", "there is no free slot for 'red'"),
        ("A:\n  species: humans [red]", "say on which project"),
        ("A:\n  systems: shoal-nw 2", "bases in shoal-nw must be from 1 to 1, not 2"),
        ("A:\n  route: home-nw>home-se red", "there is no track"),
        ("A:\n  route: reach-nw>home-nw blue", "begins in a system of its player"),
        ("A:\n  skips: 1\n  skips: 1", "stands here a second time"),
        ("planets:\n  home-nw: black", "cannot be settled with a black cube"),
        ("A:\n  bag: 20 black\nB:\n  bag: 1 black", "only 20 black cubes"),
        ("conflicts:\n  border-war: home-nw against home-se", "no track joins"),
        ("phase: use\nA:\n  species: humans [r2 yellow white]", "its reward is due"),
    ],
)
def test_what_cannot_be_is_refused(text: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        at(text)

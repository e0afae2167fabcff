"""What holds for the sentences of every game."""

from __future__ import annotations

from importlib import import_module

import pytest

from fiendish.games import names
from tests.games.sentences import RULES, said_in


@pytest.mark.parametrize("game", names())
def test_every_sentence_has_a_rule_of_its_game_and_begins_with_no_letter_of_a_seat(
    game: str,
) -> None:
    words = import_module(f"fiendish.games.{game}.words")
    said = said_in(words, getattr(words, "SHARED", words))
    assert len(said) > 50
    for name, one in said.items():
        assert one.rule in RULES[game], name
        assert not one.text.startswith("A "), name  # it would be taken for seat A

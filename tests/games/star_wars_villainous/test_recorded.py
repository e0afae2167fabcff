"""Recorded games replay to the same end, word for word."""

from __future__ import annotations

import pytest

import fiendish
from tests.games.recording import record, transcript
from tests.games.star_wars_villainous.recorded.games import FOLDER, VARIANTS


@pytest.mark.parametrize("name", VARIANTS)
def test_a_recorded_game_replays_to_the_same_moment(name: str) -> None:
    table = fiendish.load((FOLDER / f"{name}.save").read_bytes())  # compares the digest
    assert transcript(table) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_bots_with_the_same_seed_play_the_recorded_game_again() -> None:
    again = record("star_wars_villainous", "vader-kylo-2", VARIANTS["vader-kylo-2"])
    assert again.save() == (FOLDER / "vader-kylo-2.save").read_bytes()


def test_moves_were_taken_back_in_some_of_them() -> None:
    texts = [(FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in VARIANTS]
    assert any("takes back" in text for text in texts)

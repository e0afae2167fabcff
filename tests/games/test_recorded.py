"""Recorded games replay to the same end, word for word."""

from __future__ import annotations

import pytest

import fiendish
from fiendish.games import names
from tests.games.recording import GAMES, path, record, transcript

EACH = [(game, name) for game, variants in GAMES.items() for name in variants]
AGAIN = [(game, next(iter(variants))) for game, variants in GAMES.items()]


def test_every_game_has_recorded_ones() -> None:
    for game in names():
        saved = {one.stem for one in path(game, "", "save").parent.glob("*.save")}
        assert saved == {*GAMES[game]} != set()


@pytest.mark.parametrize(("game", "name"), EACH)
def test_a_recorded_game_replays_to_the_same_moment(game: str, name: str) -> None:
    table = fiendish.load(path(game, name, "save").read_bytes())  # compares the digest
    assert transcript(table) == path(game, name, "txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "name"), [*AGAIN, ("supervillain", "team-annihilation-4")])
def test_bots_with_the_same_seed_play_the_recorded_game_again(game: str, name: str) -> None:
    data = path(game, name, "save").read_bytes()
    assert record(game, name, fiendish.load(data).state.edition).save() == data


@pytest.mark.parametrize("game", GAMES)
def test_moves_were_taken_back_in_some_of_them(game: str) -> None:
    texts = [path(game, name, "txt").read_text(encoding="utf-8") for name in GAMES[game]]
    assert any("takes back" in text for text in texts)

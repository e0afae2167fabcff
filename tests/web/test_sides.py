"""What the gallery says of every side, and what no table of sides can say."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from fiendish.games import find, names
from fiendish.games.marvel_villainous.book import BOOK as MARVEL
from fiendish.games.star_wars_villainous.book import BOOK as STAR_WARS
from fiendish.web.sides import (
    BadSides,
    SidesTable,
    Told,
    check_sides,
    gallery,
    setting_of,
    table_of,
)

WITH_SIDES = [game for game in names() if table_of(game) is not None]


def test_four_games_have_sides() -> None:
    assert {*names()} - {*WITH_SIDES} == {"supervillain"}
    assert gallery(find("supervillain")) is None


@pytest.mark.parametrize("game", WITH_SIDES)
def test_every_side_has_words_a_portrait_and_a_level(game: str) -> None:
    shown = gallery(find(game))
    assert shown is not None
    for side in shown.sides:
        assert side.told.picture, side.id
        assert side.level in (1, 2, 3)
        assert 10 < len(side.told.objective) <= 90
        assert 20 < len(side.told.line) <= 90
        assert side.told.line.endswith(".")
    assert sum(side.told.first for side in shown.sides) == 1
    assert len({side.told.picture for side in shown.sides}) == len(shown.sides)
    assert {side.level for side in shown.sides} == {1, 2, 3}


@pytest.mark.parametrize(
    ("game", "book"), [("marvel_villainous", MARVEL), ("star_wars_villainous", STAR_WARS)]
)
def test_villains_want_what_is_printed(game: str, book: object) -> None:
    table = table_of(game)
    assert table is not None
    printed = {villain.id: villain.objective for villain in book.villains}  # type: ignore[attr-defined]
    assert {side: told.objective for side, told in table.sides.items()} == printed


def changed(change: Callable[[dict[str, Told]], object]) -> SidesTable:
    table = table_of("smash_up")
    assert table is not None
    sides = dict(table.sides)
    change(sides)
    return msgspec.structs.replace(table, sides=sides)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda sides: sides.pop("aliens"), "sides.aliens. has to say objective"),
        (lambda sides: sides.update(cowgirls=sides["cowboys"]), "no faction 'cowgirls'"),
        (
            lambda sides: sides.update(aliens=Told("invader", "a", "", "easy")),
            "has to say objective",
        ),
        (
            lambda sides: sides.update(aliens=Told("nobody", "a", "b", "easy")),
            "no picture of 'nobody'",
        ),
    ],
)
def test_a_table_that_does_not_fit_its_game_is_refused(
    change: Callable[[dict[str, Told]], object], said: str
) -> None:
    found = setting_of(find("smash_up"))
    assert found is not None
    with pytest.raises(BadSides, match=said):
        check_sides("smash_up", changed(change), [side for side, _ in found[1].among])


def test_no_other_level_of_difficulty_is_read() -> None:
    with pytest.raises(msgspec.ValidationError, match="difficulty"):
        msgspec.convert({"picture": "x", "difficulty": "fiendish"}, Told)

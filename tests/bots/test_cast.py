"""Who the bots are: each level has enough characters, and who sits where is no matter of chance."""

from __future__ import annotations

import pytest

from fiendish import bots, games
from fiendish.bots.cast import character, characters

MOST = max(max(games.find(name).seats) for name in games.names())


def test_every_level_has_as_many_characters_as_a_table_has_seats() -> None:
    levels = [one.level for one in characters().values()]
    assert set(levels) == set(bots.names())
    assert all(levels.count(level) >= MOST for level in bots.names())


def test_no_two_are_called_alike_nor_like_a_card() -> None:
    cards = {face.name.casefold() for name in games.names() for face in games.find(name).faces}
    names = [one.name.casefold() for one in characters().values()]
    assert len({*names}) == len(names)
    assert not cards & {*names}


def test_everybody_has_something_to_say() -> None:
    for one in characters().values():
        for words in (one.hello, one.won, one.lost):
            assert 8 <= len(words) <= 80, one.name


@pytest.mark.parametrize("level", bots.names())
def test_a_bot_is_who_plays_at_its_level_and_each_seat_has_another(level: str) -> None:
    for table in map(str, range(40)):
        found = [character(table, seat, level) for seat in range(MOST)]
        assert {one.level for one in found} == {level}
        assert len({one.id for one in found}) == MOST
        assert found == [character(table, seat, level) for seat in range(MOST)]


def test_other_tables_have_others() -> None:
    assert len({character(table, 1, "normal").id for table in map(str, range(40))}) == 4


def test_a_level_of_former_days_is_the_one_it_is_now() -> None:
    assert character("t", 1, "greedy") == character("t", 1, "normal")

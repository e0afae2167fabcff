"""The rules play golden records to the letter; whoever changes them gives the game a new version."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest

from fiendish.games import find, names
from tests.games.golden import (
    GAMES,
    Changed,
    limits,
    path,
    play,
    read,
    replay,
    replay_all,
    write,
)


@contextmanager
def changed_figures(game: str) -> Iterator[None]:
    """All that is printed on cards is one more for a while: a change of rules."""
    tables = find(game).figures.values()
    kept = [[*figures] for figures in tables]
    try:
        for figures in tables:
            figures[:] = [value + 1 for value in figures]
        yield
    finally:
        for figures, printed in zip(tables, kept, strict=True):
            figures[:] = printed


@pytest.mark.parametrize("game", names())
def test_golden_records_are_of_the_version_the_game_has_now(game: str) -> None:
    assert {record.version for record in read(game)} == {find(game).version}, (
        f"play them anew: python -m tests.games.golden {game}"
    )


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("number", range(GAMES))
def test_a_golden_record_is_played_to_the_letter(game: str, number: int) -> None:
    replay(game, read(game)[number])  # else: a change of rules, which is a new version


@pytest.mark.parametrize("game", names())
def test_every_mode_number_of_players_and_kind_of_player_occurs(game: str) -> None:
    rules, records = find(game), read(game)
    assert len(records) == GAMES
    assert {record.seats for record in records} == {*rules.seats}
    assert {name for record in records for name in record.players} == {"random", "easy", "normal"}
    for setting in rules.settings:
        seen = {record.settings.get(setting.name) for record in records}
        assert limits(setting) or setting.picks or seen >= {*setting.allowed}, setting.name


def test_the_same_lot_plays_the_same_game() -> None:
    assert play("supervillain", 0) == read("supervillain")[0]


@pytest.mark.parametrize("game", names())
def test_a_changed_figure_is_noticed(game: str) -> None:
    with changed_figures(game), pytest.raises(Changed, match="golden-"):
        replay_all(game, read(game)[:5])


def test_a_record_that_breaks_off_or_goes_on_is_noticed() -> None:
    record = read("supervillain")[0]
    impossible = msgspec.structs.replace(record, record=[*record.record[:-1], 99])
    with pytest.raises(Changed, match=f"cannot go on with decision {len(record.record)}"):
        replay("supervillain", impossible)
    with pytest.raises(Changed, match="goes on after its last decision"):
        replay("supervillain", msgspec.structs.replace(record, record=record.record[:-1]))
    with pytest.raises(Changed, match="asks other questions"):
        replay("supervillain", msgspec.structs.replace(record, asked=""))
    with pytest.raises(Changed, match="ends in another state"):
        replay("supervillain", msgspec.structs.replace(record, digest=""))


def test_records_are_not_written_anew_while_the_version_is_old() -> None:
    before = path("supervillain").read_bytes()
    with changed_figures("supervillain"), pytest.raises(Changed):
        write("supervillain")
    assert path("supervillain").read_bytes() == before

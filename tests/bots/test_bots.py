"""Bots play legally, from their seat alone, and the normal one is worth its name."""

from __future__ import annotations

import pytest

import fiendish
from fiendish import bots
from fiendish.engine.table import Table
from fiendish.games import find, names
from fiendish.games.supervillain.state import Galaxy
from tests.games.supervillain.playing import at


def play(table: Table, names: list[str], seed: int) -> Table:
    """The game to its end, a bot in each seat."""
    players = [bots.make(name, 10 * seed + seat) for seat, name in enumerate(names)]
    while (question := table.question) is not None:
        table.answer(players[question.seat].choose(bots.Seat(table, question.seat)))
    return table


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("who", [["easy", "normal"], ["hard:5", "random", "random", "random"]])
def test_bots_play_a_game_to_its_end(game: str, who: list[str]) -> None:
    who = who[: max(find(game).seats)]
    table = play(fiendish.new(game, seats=len(who), seed=3, **find(game).alone), who, 3)
    assert table.result is not None


@pytest.mark.parametrize(
    ("game", "games", "enough"), [("supervillain", 40, 34), ("smash_up", 8, 7)]
)
def test_normal_beats_random_clearly(game: str, games: int, enough: int) -> None:
    wins = 0
    for seed in range(games):
        mine = seed % 2
        who = ["random", "random"]
        who[mine] = "normal"
        result = play(fiendish.new(game, seats=2, seed=seed), who, seed).result
        wins += result is not None and result.winners == (mine,)
    assert wins >= enough  # by chance less than once in a million, or in twenty-eight


def test_the_same_seed_makes_the_same_choices() -> None:
    who = ["hard:10", "normal", "easy"]
    one = play(fiendish.new("supervillain", seats=3, seed=5), who, 5)
    two = play(fiendish.new("supervillain", seats=3, seed=5), who, 5)
    assert one.record == two.record
    assert one.digest() == two.digest()


def test_a_seat_offers_no_way_to_the_table() -> None:
    table = fiendish.new("supervillain", seats=2, seed=1, first=0)
    seat = bots.Seat(table, 0)
    world = seat.sample(4)
    assert world.state.seed != table.state.seed
    assert world.origin is None
    assert not world.state.journal
    with pytest.raises(ValueError, match="when it is asked"):
        bots.Seat(table, 1).sample(4)


def test_a_world_does_not_tell_which_card_was_stolen() -> None:
    """B's Encore! has been seen, then A robs B unseen: C's worlds know no more than C."""
    marks = set()
    for seed in range(30):
        play = at(
            """
            A:
              hand: pickpockets
            B:
              hand: encore +seen, heavy_lifters
            """,
            seats=3,
            seed=seed,
        )
        play.ops("pickpockets")  # B is the only one to hold cards
        world = play.table.sample(2, seed).state
        assert isinstance(world, Galaxy)
        marks.add(tuple(world.known[card] for hand in world.hands[:2] for card in hand))
    assert marks == {(1, 2)}  # each holder knows the own card, and that is all there is to see


def test_a_seat_that_is_not_asked_has_no_options() -> None:
    table = fiendish.new("supervillain", seats=2, seed=1)
    assert table.question is not None
    other = 1 - table.question.seat
    assert bots.Seat(table, other).options() == []
    assert len(bots.Seat(table, table.question.seat).options()) == len(table.question.options)

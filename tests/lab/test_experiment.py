"""What is played depends on the experiment and the number of the game, and is fair to all."""

from __future__ import annotations

from collections import Counter

import pytest

from fiendish.engine.game import BadSetting
from fiendish.games import find, names
from fiendish.lab.experiment import BadExperiment, plan


def test_every_deal_of_a_match_is_played_from_every_seat() -> None:
    match = plan("match", find("smash_up"), ["easy", "normal"], games=12, seats=3, seed=5)
    games = [match.assignment(n) for n in range(12)]
    assert [game.seed for game in games] == [5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8]
    assert [game.players.index("easy") for game in games] == [0, 1, 2] * 4
    assert all(Counter(game.players) == {"easy": 1, "normal": 2} for game in games)


def test_in_a_tournament_everybody_meets_everybody_from_both_seats() -> None:
    bots = ["random", "easy", "normal"]
    games = [
        plan("tournament", find("supervillain"), bots, games=6).assignment(n) for n in range(6)
    ]
    assert {game.players for game in games} == {(a, b) for a in bots for b in bots if a != b}
    assert {game.seed for game in games} == {0}


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seats", [2, 3])
def test_a_study_of_balance_gives_each_seat_its_picks_in_turn(game: str, seats: int) -> None:
    study = plan("balance", find(game), ["random"], games=90, seats=seats)
    in_the_game = find(game).plays_as is not None  # what is drawn there is not for a study to say
    has_picks = not in_the_game and any(setting.picks for setting in find(game).settings)
    for deal in range(30):
        games = [study.assignment(seats * deal + turned) for turned in range(seats)]
        assert len({one.seed for one in games}) == (1 if has_picks else seats)
        for seat in range(seats):
            assert len({one.picks[seat] for one in games}) == (seats if has_picks else 1)
        assert len({frozenset(one.picks) for one in games}) == 1
        for one in games:
            assert find(game).settle(seats, one.settings)  # it is possible
    if has_picks:
        seen = {pick for n in range(90) for group in study.assignment(n).picks for pick in group}
        [picks] = [setting.picks for setting in find(game).settings if setting.picks]
        assert seen == {one for one, _ in picks.among}


def test_picks_that_were_agreed_on_stay() -> None:
    agreed = [["cowboys", "vikings"], ["samurai", "ninjas"]]
    study = plan("balance", find("smash_up"), ["random"], games=4, settings={"factions": agreed})
    assert all(study.assignment(n).settings["factions"] == agreed for n in range(4))


@pytest.mark.parametrize(
    ("kind", "bots", "games", "why"),
    [
        ("match", ["easy"], 2, "a match takes 2 bots, not 1"),
        ("match", ["easy", "hard", "normal"], 2, "a match takes 2 bots, not 3"),
        ("match", ["easy", "easy"], 2, "every bot takes part once"),
        ("tournament", ["easy"], 2, "takes at least 2 bots, not 1"),
        ("balance", ["easy", "hard"], 2, "a balance takes 1 bot, not 2"),
        ("match", ["easy", "genius"], 2, "there is no bot 'genius'"),
        ("match", ["easy", "hard:0"], 2, "'0' is no budget"),
        ("match", ["easy", "normal"], 0, "0 games are no experiment"),
    ],
)
def test_what_cannot_be_is_refused(kind: str, bots: list[str], games: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        plan(kind, find("supervillain"), bots, games=games)  # type: ignore[arg-type]


def test_a_tournament_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(BadExperiment, match="at 3 seats takes at least 3 bots, not 2"):
        plan("tournament", find("supervillain"), ["easy", "hard"], games=2, seats=3)


def test_settings_are_checked() -> None:
    with pytest.raises(BadSetting, match="mode='lazy' is not possible"):
        plan("balance", find("supervillain"), ["easy"], games=2, settings={"mode": "lazy"})


def test_names_tell_experiments_apart() -> None:
    one = plan("match", find("supervillain"), ["easy", "normal"], games=10)
    same = plan("match", find("supervillain"), ["easy", "normal"], games=10)
    other = plan("match", find("supervillain"), ["easy", "normal"], games=10, seed=1)
    assert one.name == same.name != other.name

"""PettingZoo and Gymnasium: their own checks, and what they do not check."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import msgspec
import pytest

import fiendish
from fiendish.engine.conformance.twins import twins
from fiendish.engine.question import IllegalAnswer
from fiendish.games import find, names
from tests.extras import needs

needs("pettingzoo", "envs")
needs("gymnasium", "envs")

import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from fiendish.envs import pettingzoo  # noqa: E402
from fiendish.envs.features import ACTIONS, VIEW, _leaves, view_vector  # noqa: E402
from fiendish.envs.gymnasium import SeatEnv  # noqa: E402
from fiendish.envs.spaces import observation  # noqa: E402

EVERY = [(game, seats) for game in names() for seats in find(game).seats]


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_pettingzoo_has_nothing_to_complain_about(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about observations that are dictionaries
        api_test(pettingzoo.env(game, seats=seats), num_cycles=30)
        seed_test(lambda: pettingzoo.env(game, seats=seats), num_cycles=15)
        render_test(lambda **how: pettingzoo.env(game, seats=seats, **how))


@pytest.mark.parametrize("game", names())
def test_a_whole_game_ends_with_rewards_for_all(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=5)
    chance = Random(5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(20_000):
        seen, reward, over, cut, _ = env.last(observe=chance.random() < 0.1)
        total[agent] += reward
        question = env.unwrapped.table.question
        env.step(None if over or cut else chance.randrange(len(question.options)))
        if seen is not None:
            assert env.observation_space(agent).contains(seen)
    result = env.unwrapped.table.result
    assert result is not None
    assert sum(total.values()) == pytest.approx(0)
    for seat in result.winners:
        assert total[f"player_{seat}"] > 0


def test_games_are_named_after_game_and_version() -> None:
    for game in map(find, names()):
        made = getattr(pettingzoo, f"{game.id}_v{game.version}").env(seats=game.seats[-1])
        assert made.metadata["name"] == f"{game.id}_v{game.version}"
        assert len(made.possible_agents) == game.seats[-1]
    with pytest.raises(AttributeError, match="there is no environment 'chess_v9'"):
        _ = pettingzoo.chess_v9


def test_settings_are_those_of_the_game() -> None:
    env = pettingzoo.env("supervillain", mode="blitz")
    env.reset(seed=1)
    assert env.unwrapped.table.settings["mode"] == "blitz"
    with pytest.raises(ValueError, match="mode='lazy' is not possible"):
        pettingzoo.env("supervillain", mode="lazy")
    with pytest.raises(ValueError, match="no render mode 'opera'"):
        pettingzoo.env("supervillain", render_mode="opera")


@pytest.mark.parametrize("action", [-1, ACTIONS, 255, None, "1", 1.5, True])
def test_a_wrong_action_raises_and_changes_nothing(action: Any) -> None:
    env = pettingzoo.env("supervillain")
    env.reset(seed=2)
    before = env.unwrapped.table.digest()
    with pytest.raises(IllegalAnswer, match="is not an option; allowed: 0 to"):
        env.step(action)
    assert env.unwrapped.table.digest() == before


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_a_game_can_be_cut_short(game: str, seats: int) -> None:
    """PettingZoo's own test of this plays all agents at once and without masks: not these games."""
    env = pettingzoo.env(game, seats=seats, max_cycles=4)
    env.reset(seed=2)
    for _ in range(4):
        assert not any(env.truncations.values())
        env.step(0)
    assert all(env.truncations.values())


@pytest.mark.rule("MG-R46", "MV-R53", "SU-R54", "SW-R11")
@pytest.mark.parametrize(
    "game", [game for game in names() if "turn_limit" in find(game).settle(2, {})]
)
def test_a_game_among_programs_ends_at_its_limit_unless_they_want_otherwise(game: str) -> None:
    for env in (pettingzoo.Fiendish, SeatEnv):
        assert env(game).settings["turn_limit"] == find(game).alone["turn_limit"] >= 100
        assert env(game, turn_limit=0).settings["turn_limit"] == 0


# -- observations --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_observations_do_not_depend_on_what_a_seat_may_not_know(game: str) -> None:
    chance = Random(f"{game} envs")
    compared = 0
    for seed in range(4):
        table = fiendish.new(game, seats=find(game).seats[-1], seed=seed)
        for _ in range(60):
            if table.question is None:
                break
            table.answer(chance.randrange(len(table.question.options)))
        for seat in range(table.state.seats if table.question is not None else 0):
            truth, twin = twins(table, seat, chance)
            here, there = observation(truth, seat), observation(twin, seat)
            assert all(np.array_equal(here[name], there[name]) for name in here)
            compared += truth.state.identity != twin.state.identity
    assert compared > 4


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_what_is_remembered_of_parts_of_a_view_is_what_a_walk_over_it_finds(
    game: str, seats: int
) -> None:
    table, chance = fiendish.new(game, seats=seats, seed=7), Random(7)
    for move in range(120):
        if table.question is None:
            break
        seat = move % seats
        view = table.view(seat)
        data = msgspec.to_builtins(view)
        if data["decision"] is not None:
            del data["decision"]["options"]
        walked = np.zeros(VIEW)
        for place, amount in _leaves(data, "", seat, seats):
            walked[place] += amount
        np.testing.assert_allclose(view_vector(view, seat, seats), walked, rtol=1e-6)
        table.answer(chance.randrange(len(table.question.options)))


@pytest.mark.parametrize("game", names())
def test_observations_tell_moments_apart(game: str) -> None:
    table, chance = fiendish.new(game, seats=2, seed=1), Random(1)
    seen = set()
    for _ in range(40):
        assert table.question is not None
        seen.add(view_vector(table.view(0), 0, 2).tobytes())
        assert len(table.question.options) < ACTIONS / 2
        table.answer(chance.randrange(len(table.question.options)))
    assert len(seen) > 20


# -- one seat ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_gymnasium_has_nothing_to_complain_about(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(game, bots="random", forgiving=True), skip_render_check=True)


def test_bots_play_the_other_seats() -> None:
    env, chance = SeatEnv("supervillain", seats=3, seat=1, bots="random", mode="blitz"), Random(2)
    seen, info = env.reset(seed=9)
    for _ in range(2_000):
        options = int(seen["action_mask"].sum())
        assert options > 1
        seen, reward, over, _, info = env.step(chance.randrange(options))
        if over:
            break
    assert over
    assert reward in (1.0, -0.5, 0.0)
    assert not info["action_mask"].any()


@pytest.mark.parametrize("action", [-1, ACTIONS - 1, 10_000, None, "1", 1.5])
def test_a_wrong_action_for_the_seat_raises_unless_it_is_forgiven(action: Any) -> None:
    env = SeatEnv("supervillain", bots="random")
    with pytest.raises(ValueError, match=r"reset\(\) comes first"):
        env.step(0)
    env.reset(seed=1)
    assert env.table is not None
    before = env.table.digest()
    with pytest.raises(IllegalAnswer, match="is not an option; allowed: 0 to"):
        env.step(action)
    assert env.table.digest() == before
    forgiving = SeatEnv("supervillain", bots="random", forgiving=True)
    forgiving.reset(seed=1)
    assert forgiving.step(action)[4]["illegal"]
    env.step(0)
    assert forgiving.table is not None
    assert forgiving.table.digest() == env.table.digest()


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ({"bots": "genius"}, "no bot 'genius'"),
        ({"bots": "hard:0"}, "no budget"),
        ({"seat": 2}, "no seat 2; allowed: 0 to 1"),
        ({"seats": 9}, "is for 2, 3 or 4 players"),
    ],
)
def test_what_cannot_be_is_refused(how: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        SeatEnv("supervillain", **how)

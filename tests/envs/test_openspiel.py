"""OpenSpiel: its own simulations with states written down, information, resampled states."""

from __future__ import annotations

from random import Random

import pytest

from fiendish.games import find, names
from tests.extras import needs

needs("pyspiel", "openspiel")

import pyspiel  # noqa: E402

import fiendish.envs.openspiel  # noqa: E402, F401  (registers the games)


@pytest.mark.parametrize("game", names())
def test_random_games_end_with_returns(game: str) -> None:
    loaded = pyspiel.load_game(f"fiendish_{game}(players={find(game).seats[-1]})")
    assert loaded.num_players() == find(game).seats[-1]
    state, chance = loaded.new_initial_state(), Random(2)
    while not state.is_terminal():
        state.apply_action(
            chance.randrange(10_000)
            if state.is_chance_node()
            else chance.choice(state.legal_actions())
        )
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


@pytest.mark.parametrize("game", names())
def test_states_are_copied_written_down_and_resampled(game: str) -> None:
    loaded = pyspiel.load_game(f"fiendish_{game}")
    state, chance = loaded.new_initial_state(), Random(3)
    for number in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(7)
            continue
        player = state.current_player()
        if number % 6 == 0:
            copy = state.clone()
            assert str(copy) == str(state)
            text = pyspiel.serialize_game_and_state(loaded, state)
            _, again = pyspiel.deserialize_game_and_state(text)
            assert str(again) == str(state)
            known = state.information_state_string(player)
            assert again.information_state_string(player) == known
            world = state.resample_from_infostate(player, chance.random)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            copy.apply_action(copy.legal_actions()[-1])
            assert str(copy) != str(state)  # and the original stays
        state.apply_action(chance.choice(state.legal_actions()))


def test_openspiel_has_nothing_to_complain_about(pytestconfig: pytest.Config) -> None:
    """Once for two games that are soon over; with `--sims N` so many times for every game."""
    games = pytestconfig.getoption("sims")
    for game in names() if games else ("supervillain", "smash_up"):
        loaded = pyspiel.load_game(f"fiendish_{game}")
        pyspiel.random_sim_test(loaded, num_sims=games or 1, serialize=True, verbose=False)


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(ValueError, match="is for 2, 3 or 4 players"):
        pyspiel.load_game("fiendish_supervillain(players=9)")


@pytest.mark.parametrize("dealt", [False, True])
@pytest.mark.parametrize("action", [-2, 10_000])  # OpenSpiel itself refuses -1
def test_a_wrong_action_raises_and_changes_nothing(dealt: bool, action: int) -> None:
    state = pyspiel.load_game("fiendish_supervillain").new_initial_state()
    if dealt:
        state.apply_action(7)
    before, history = str(state), state.history()
    with pytest.raises(ValueError, match="allowed: 0 to"):
        state.apply_action(action)
    assert (str(state), state.history()) == (before, history)
    state.apply_action(0)
    assert str(state) != before


def test_a_game_ends_at_its_limit_as_among_all_programs() -> None:
    assert pyspiel.load_game("fiendish_master_of_the_galaxy").settings["turn_limit"] == 500

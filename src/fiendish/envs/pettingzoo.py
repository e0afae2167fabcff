"""The games as PettingZoo environments, in which agents take turns (AEC). Needs pettingzoo.

    from fiendish.envs.pettingzoo import smash_up_v1

    env = smash_up_v1.env(seats=3)

There is one for each game, named after it and the version of its rules. Everything `fiendish.new` takes
is an argument. An agent observes `observation` (its view as a vector), `action_mask`, and `options`, a row
of features for each option, for policies that point at one.
"""

from __future__ import annotations

import secrets
from functools import partial
from types import SimpleNamespace
from typing import Any

from fiendish.engine.table import Table
from fiendish.envs.common import act, begin, rewards, settle
from fiendish.envs.spaces import action_space, gymnasium, observation, observation_space
from fiendish.extras import need
from fiendish.games import find, names

_pettingzoo = need("pettingzoo", "envs")


class Fiendish(_pettingzoo.AECEnv):  # type: ignore[misc,name-defined]
    """One table. `table` is open to whoever wants more: copies, saves, worlds to imagine."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        super().__init__()
        rules = find(game)
        self.game, self.seats = rules.id, rules.seats[0] if seats is None else seats
        self.settings = settle(game, self.seats, settings)
        self.metadata = {
            "name": f"{rules.id}_v{rules.version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        if render_mode not in (None, "human", "ansi"):
            raise ValueError(f"there is no render mode {render_mode!r}; there is: human, ansi")
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._observations = {agent: observation_space() for agent in self.possible_agents}
        self._actions = {agent: action_space() for agent in self.possible_agents}
        self.table: Table | None = None

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, one that nobody has seen."""
        seed = secrets.randbits(62) if seed is None else int(seed)
        self.table = begin(self.game, self.seats, seed, self.settings)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        return observation(self._table, self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """The agent whose turn it is takes an option; any other number raises and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        act(self._table, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        if self._table.over:
            self.rewards = dict(zip(self.agents, rewards(self._table), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if not self._table.over:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator could tell of the last turn."""
        if self.render_mode is None:
            gymnasium.logger.warn(
                "render() without a render mode shows nothing; allowed: human, ansi"
            )
            return None
        log = self._table.log(None, -12)
        text = "\n".join(f"{line.text} [{line.rule}]" for line in log)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is left open."""

    @property
    def _table(self) -> Table:
        if self.table is None:
            raise ValueError("reset() comes first")
        return self.table

    def _asked(self) -> str:
        question = self._table.question
        assert question is not None
        return self.possible_agents[question.seat]


def env(game: str, **settings: Any) -> Any:
    """A game with PettingZoo's usual guards around it."""
    return _pettingzoo.utils.wrappers.OrderEnforcingWrapper(Fiendish(game, **settings))


def __getattr__(name: str) -> Any:
    """The environments by name, such as `smash_up_v1`."""
    for game in map(find, names()):
        if name == f"{game.id}_v{game.version}":
            return SimpleNamespace(env=partial(env, game.id), raw_env=partial(Fiendish, game.id))
    raise AttributeError(f"there is no environment {name!r}")

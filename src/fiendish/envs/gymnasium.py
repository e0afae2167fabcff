"""One seat of a game as a Gymnasium environment, with bots in the others. Needs gymnasium.

env = SeatEnv("smash_up", bots="normal")
"""

from __future__ import annotations

from typing import Any

from fiendish import bots as all_bots
from fiendish.engine.question import IllegalAnswer
from fiendish.engine.table import Table
from fiendish.envs.common import act, begin, rewards, settle
from fiendish.envs.features import action_mask
from fiendish.envs.spaces import action_space, gymnasium, observation, observation_space
from fiendish.games import find


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """Step by step from one decision of the seat to its next; the reward comes with the end.

    A wrong action raises and changes nothing; with `forgiving` it counts as the first option instead,
    and `info["illegal"]` says so.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = all_bots.USUAL,
        render_mode: str | None = None,
        forgiving: bool = False,
        **settings: Any,
    ) -> None:
        rules = find(game)
        self.game, self.seats = rules.id, rules.seats[0] if seats is None else seats
        self.settings = settle(game, self.seats, settings)
        if seat not in range(self.seats):
            raise ValueError(f"there is no seat {seat!r}; allowed: 0 to {self.seats - 1}")
        all_bots.read(bots)
        self.seat, self.bots, self.forgiving = seat, bots, forgiving
        self.render_mode = render_mode
        self.action_space = action_space()
        self.observation_space = observation_space()
        self.table: Table | None = None
        self._players: dict[int, all_bots.Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self.table = begin(self.game, self.seats, number, self.settings)
        self._players = {
            seat: all_bots.make(self.bots, number + seat)
            for seat in range(self.seats)
            if seat != self.seat
        }
        self._let_bots()
        return observation(self._table, self.seat), {
            "action_mask": action_mask(self._table, self.seat)
        }

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        table, illegal = self._table, False
        try:
            act(table, action)
        except IllegalAnswer:
            if table.over or not self.forgiving:
                raise
            act(table, 0)
            illegal = True
        self._let_bots()
        reward = rewards(table)[self.seat] if table.over else 0.0
        info = {"action_mask": action_mask(table, self.seat), "illegal": illegal}
        return observation(self._table, self.seat), reward, table.over, False, info

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return "\n".join(line.text for line in self._table.log(self.seat, -12))

    @property
    def _table(self) -> Table:
        if self.table is None:
            raise ValueError("reset() comes first")
        return self.table

    def _let_bots(self) -> None:
        table = self._table
        while (question := table.question) is not None and question.seat != self.seat:
            act(table, self._players[question.seat].choose(all_bots.Seat(table, question.seat)))

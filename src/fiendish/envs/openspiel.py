"""The games for OpenSpiel, registered as `fiendish_GAME` when this is imported. Needs open_spiel.

    import pyspiel
    import fiendish.envs.openspiel

    game = pyspiel.load_game("fiendish_smash_up(players=3)")

The first move is chance's: one of `DEALS` deals, from which all further shuffles follow. So a state is its
history and can be copied and written down like any other of OpenSpiel. Settings of a game are given as JSON
in the parameter `settings`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

import fiendish
from fiendish.engine.game import Game
from fiendish.engine.question import IllegalAnswer
from fiendish.engine.table import Table
from fiendish.envs.common import act, begin, rewards, settle
from fiendish.envs.features import ACTIONS, VIEW, view_vector
from fiendish.extras import need
from fiendish.games import find, names

pyspiel = need("pyspiel", "openspiel")
_numpy = need("numpy", "openspiel")

DEALS = 10_000
LONGEST = 20_000  # decisions; no game comes near it


class Held:
    """A table that is copied and written down as tables are, where OpenSpiel would pickle it."""

    def __init__(self, table: Table | None = None) -> None:
        self.table = table
        self._told: dict[int, list[str]] = {}

    def __deepcopy__(self, memo: Any) -> Held:
        new = Held(self.table.copy() if self.table is not None else None)
        new._told = {player: lines.copy() for player, lines in self._told.items()}
        return new

    def log(self, player: int) -> list[str]:
        """What has happened, as a player may read it. What was told stays as it was told: wording all
        of it anew at every step would take most of the time of a long game."""
        lines = self._told.setdefault(player, [])
        if self.table is not None:
            lines += [line.text for line in self.table.log(player, len(lines))]
        return lines

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        return _held, (self.table.save() if self.table is not None else b"",)


def _held(saved: bytes) -> Held:
    return Held(fiendish.load(saved) if saved else None)


class FiendishState(pyspiel.State):  # type: ignore[misc,name-defined]
    """A table, before or after the deal."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._held = Held()
        self._start = (game.rules.id, game.num_players(), game.settings)

    @property
    def table(self) -> Table:
        """The table itself; there is none before the deal."""
        assert self._held.table is not None
        return self._held.table

    def current_player(self) -> int:
        if self._held.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        question = self.table.question
        return int(pyspiel.PlayerId.TERMINAL) if question is None else question.seat

    def _legal_actions(self, player: int) -> list[int]:
        question = self.table.question
        return [*range(len(question.options))] if question is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self._held.table is None:
            if action not in range(DEALS):
                raise IllegalAnswer(f"{action!r} is not a deal; allowed: 0 to {DEALS - 1}")
            game, seats, settings = self._start
            self._held = Held(begin(game, seats, action, settings))
        else:
            act(self.table, action)

    def _action_to_string(self, player: int, action: int) -> str:
        question = self._held.table.question if self._held.table is not None else None
        if question is None or player < 0:
            return f"deal {action}"
        return f"{action + 1}. {question.describe(action).text}"  # copies of a card read alike

    def is_terminal(self) -> bool:
        return self._held.table is not None and self.table.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._start[1]
        return rewards(self.table)

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> FiendishState:
        """A state that the player, who is asked, must hold possible. It can be played on, and copied
        from its next moment of rest."""
        new = FiendishState(self.get_game())
        new._held = Held(self.table.sample(player, int(probability_sampler() * 2**32), keep=True))
        return new

    def __str__(self) -> str:
        return "before the deal" if self._held.table is None else self.table.digest()


class Observer:
    """What a player sees; with perfect recall also all that happened, as the player may read it."""

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of an observer, such as {params}")
        self._recall = kind.perfect_recall
        self.tensor = _numpy.zeros(VIEW, _numpy.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: FiendishState, player: int) -> None:
        table = state._held.table
        if table is None:
            self.tensor[:] = 0.0
        else:
            self.tensor[:] = view_vector(table.view(player), player, table.state.seats)

    def string_from(self, state: FiendishState, player: int) -> str:
        if state._held.table is None:
            return "before the deal"
        table = state.table
        seen: dict[str, Any] = {"view": table.view(player)}
        if self._recall:
            seen["log"] = state._held.log(player)
        return msgspec.json.encode(seen).decode()


def _register(rules: Game) -> None:
    """Make a game of ours one of OpenSpiel's."""
    kind = pyspiel.GameType(
        short_name=f"fiendish_{rules.id}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.seats[0], "settings": "{}"},
    )

    class FiendishGame(pyspiel.Game):  # type: ignore[misc,name-defined]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            seats = given.get("players", rules.seats[0])
            self.rules = rules
            self.settings = settle(
                rules.id, seats, msgspec.json.decode(given.get("settings", "{}"))
            )
            info = pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=DEALS,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, given)

        def new_initial_state(self) -> FiendishState:
            return FiendishState(self)

        def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
            return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False), params)

    pyspiel.register_game(kind, FiendishGame)


for _name in names():
    _register(find(_name))

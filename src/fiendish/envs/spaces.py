"""What the environments of the Gymnasium family observe and do. Needs gymnasium."""

from __future__ import annotations

from typing import Any

from fiendish.engine.table import Table
from fiendish.envs.features import ACTIONS, OPTION, VIEW, action_mask, option_matrix, view_vector
from fiendish.extras import need

gymnasium = need("gymnasium", "envs")
_numpy = need("numpy", "envs")

_HIGH = 1e6  # no feature comes near it


def observation_space() -> Any:
    spaces = gymnasium.spaces
    return spaces.Dict(
        {
            "observation": spaces.Box(-_HIGH, _HIGH, (VIEW,), _numpy.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), _numpy.int8),
            "options": spaces.Box(0, _HIGH, (ACTIONS, OPTION), _numpy.float32),
        }
    )


def action_space() -> Any:
    return gymnasium.spaces.Discrete(ACTIONS)


def observation(table: Table, seat: int) -> dict[str, Any]:
    """What a seat observes: its view, which numbers are options, and a row for each of them."""
    view: Any = table.view(seat)
    seats, decision = table.state.seats, view.decision
    options = decision.options if decision is not None else []
    return {
        "observation": view_vector(view, seat, seats),
        "action_mask": action_mask(table, seat),
        "options": option_matrix(options, seat, seats),
    }

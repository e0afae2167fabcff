"""A game as a position file: what `engine/positions` reads."""

from __future__ import annotations

from typing import Any

from fiendish.engine.game import Game
from fiendish.engine.question import Question
from fiendish.engine.state import State


def write_position(
    game: Game, state: State, settings: dict[str, Any], question: Question | None
) -> str:
    """A position file; only at rest, since an effect in progress is no position."""
    if game.positions is None:
        raise ValueError(f"{game.id} has no position files")
    if question is None:
        raise ValueError("a finished game is no position")
    if not question.rest:
        raise ValueError("a position can be written between two actions, not within one")
    lines = [f"game: {game.id}", f"seats: {state.seats}"]
    for setting in game.settings:
        value = settings.get(setting.name, setting.default)
        if value != setting.default and setting.name != "first":
            lines.append(f"{setting.name}: {setting.write(value)}")
    return "\n".join([*lines, *game.positions.write(state)]) + "\n"

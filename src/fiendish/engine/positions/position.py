"""A position: what a file describes, and the tables that can be made of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fiendish.engine import rng
from fiendish.engine.game import LETTERS, BadSetting, Game
from fiendish.engine.positions.lines import BadPosition, Line, read_lines
from fiendish.engine.state import State
from fiendish.engine.table import Table


@dataclass(frozen=True, slots=True)
class Position:
    """A situation read from a position file; `table` sets it up."""

    game: Game
    seats: int
    settings: dict[str, Any]
    lines: list[Line]

    @classmethod
    def read(cls, text: str, find: Callable[[str], Game]) -> Position:
        """The position a text describes, or `BadPosition`."""
        lines = read_lines(text)
        header = {line.key: line for line in lines}
        if "game" not in header:
            raise BadPosition(0, "a position begins with its game: a line `game: NAME`")
        try:
            game = find(header["game"].value)
        except LookupError as error:
            header["game"].refuse(str(error))
        if game.positions is None:
            header["game"].refuse(f"{game.id} has no position files")
        if "seats" not in header:
            raise BadPosition(0, f"the number of seats is missing, as in `seats: {game.seats[0]}`")
        seats = header["seats"].whole_number(1, len(LETTERS))
        settings = _read_settings(game, seats, header)
        names = {"game", "seats", *settings}
        for line in lines:
            if line.key in names and line.below:
                line.below[0].refuse(f"nothing can be indented below {line.key!r}")
        position = cls(game, seats, settings, [line for line in lines if line.key not in names])
        position.table(0)  # whatever is wrong shows now, not later
        return position

    def table(self, seed: int | str = 0, keep: bool = True) -> Table:
        """A table with this situation; what the position leaves open is drawn by the seed."""
        state = self._state(rng.key(f"position {seed}"))
        wrong = self.game.broken_invariants(state)
        if wrong:
            raise BadPosition(0, f"this position cannot be: {wrong[0]}")
        return Table(self.game, state, self.settings, keep)

    def _state(self, seed: bytes) -> State:
        """With the cards of now or, if that cannot be, with those of the last edition in which it can.

        A card that gave way to a later one has its copies there, so no position is lost by a new card.
        """
        assert self.game.positions is not None
        refused: list[ValueError] = []
        for edition in range(self.game.edition, -1, -1):
            try:
                return self.game.positions.build(
                    self.lines, self.seats, self.settings, seed, edition
                )
            except (BadPosition, BadSetting) as error:
                refused.append(error)
        raise refused[0]


def _read_settings(game: Game, seats: int, header: dict[str, Line]) -> dict[str, Any]:
    given = {}
    for setting in game.settings:
        line = header.get(setting.name)
        if line is not None:
            try:
                given[setting.name] = setting.read(line.value)
            except ValueError as error:
                line.refuse(f"{setting.name} {error}")
    try:
        return game.settle(seats, given)
    except BadSetting as error:
        header["seats"].refuse(str(error))

"""Position files: any situation of a game as readable text.

    game: supervillain
    seats: 2
    active: A

    A:
      hand: encore, 2 random
      project: wormhole [encore, shield_polishers +token]

A line is `key: value`; a block per seat is indented below the seat's letter. `#` begins a remark.
What the keys mean is the game's affair; this module reads lines, keeps track of them for error
messages, and turns a position into a table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NoReturn

from fiendish.engine import rng
from fiendish.engine.game import LETTERS, BadSetting, Game
from fiendish.engine.state import State
from fiendish.engine.table import Table


class BadPosition(ValueError):
    """A position that cannot be: says in which line and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


@dataclass(slots=True)
class Line:
    """One `key: value` of a position file, with the lines indented below it."""

    number: int
    key: str
    value: str
    below: list[Line] = field(default_factory=list)

    def refuse(self, reason: str) -> NoReturn:
        raise BadPosition(self.number, reason)

    def whole_number(self, least: int = 0, most: int = 1_000_000) -> int:
        if not (self.value.isascii() and self.value.isdigit()):
            self.refuse(f"{self.key} must be a whole number, not {self.value!r}")
        number = int(self.value[:10])
        if not least <= number <= most:
            self.refuse(f"{self.key} must be from {least} to {most}, not {number}")
        return number

    def one_of(self, words: dict[str, Any]) -> Any:
        if self.value not in words:
            self.refuse(f"{self.key} must be one of {', '.join(words)}, not {self.value!r}")
        return words[self.value]

    def seat(self, seats: int) -> int:
        return seat_of(self, self.value, seats)


def seat_of(line: Line, letter: str, seats: int) -> int:
    """The seat of a letter in that line."""
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        line.refuse(f"there is no seat {letter!r}; seats are {', '.join(LETTERS[:seats])}")
    return LETTERS.index(letter)


@dataclass(frozen=True, slots=True)
class Positions:
    """What a game does with positions.

    `build` makes a state of the lines (or raises `BadPosition`); `write` is the reverse.
    """

    build: Callable[[list[Line], int, dict[str, Any], bytes], State]
    write: Callable[[Any], list[str]]


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
        assert self.game.positions is not None
        state = self.game.positions.build(
            self.lines, self.seats, self.settings, rng.key(f"position {seed}")
        )
        wrong = self.game.check(state)
        if wrong:
            raise BadPosition(0, f"this position cannot be: {wrong[0]}")
        return Table(self.game, state, self.settings, keep)


def write(table: Table) -> str:
    """The table as a position file; only at rest, since an effect in progress is no position."""
    question = table.question
    if table.game.positions is None:
        raise ValueError(f"{table.game.id} has no position files")
    if question is None:
        raise ValueError("a finished game is no position")
    if not question.rest:
        raise ValueError("a position can be written between two actions, not within one")
    lines = [f"game: {table.game.id}", f"seats: {table.state.seats}"]
    for setting in table.game.settings:
        value = table.settings.get(setting.name, setting.default)
        if value != setting.default and setting.name != "first":
            lines.append(f"{setting.name}: {setting.write(value)}")
    return "\n".join([*lines, *table.game.positions.write(table.state)]) + "\n"


def read_lines(text: str) -> list[Line]:
    """The lines of a position file; a key may stand only once in its block, but for lists."""
    top: list[Line] = []
    for number, raw in enumerate(text.splitlines(), 1):
        content = raw.split("#")[0].rstrip()
        if not content.strip():
            continue
        key, colon, value = content.strip().partition(":")
        line = Line(number, " ".join(key.split()), value.strip())
        if not colon or not line.key:
            line.refuse(f"a line is `key: value`, not {content.strip()[:60]!r}")
        if not content[0].isspace():
            if any(other.key == line.key for other in top):
                line.refuse(f"{line.key!r} stands here a second time")
            top.append(line)
        elif not top:
            line.refuse("the first line must not be indented")
        else:
            top[-1].below.append(line)
    return top


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

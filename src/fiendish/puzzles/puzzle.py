"""What a puzzle is, and reading one from its file.

Everything that can be seen without playing is checked here: fields, names of cards, the position.
Whether it can be solved, and in how many ways, is for `proof.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache
from hashlib import blake2b

import msgspec

from fiendish import games
from fiendish.engine.game import LETTERS
from fiendish.engine.positions.lines import BadPosition
from fiendish.engine.positions.position import Position
from fiendish.lessons.lesson import (
    Answer,
    BadLesson,
    called,
    check_answer,
    check_names,
    knows_card,
)
from fiendish.puzzles.goal import GoalPart

LEVELS = ("easy", "medium", "hard")
"""How hard a puzzle is: easy ones the easy bot solves, medium ones the normal bot, hard ones neither."""


class BadPuzzle(ValueError):
    """A puzzle that cannot be right: which one, and why."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    aim: str
    idea: str
    last: str
    level: str
    position: str
    goal: list[GoalPart]
    key: list[Answer] = []
    source: str = ""
    rivals: str = "rival"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle as it stands in its file. The solver has seat A."""

    game: str
    name: str
    title: str
    aim: str  # what is to be done, in a sentence
    idea: str  # the first hint
    last: str  # said when it is solved
    level: str
    position: Position
    goal: tuple[GoalPart, ...]
    key: tuple[Answer, ...]  # the moves without which there is no way; without any, the first one
    source: str  # where the position is from
    rivals: str  # what the other players are called

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"

    def names(self) -> list[str]:
        """The players by their names, as the solver reads them."""
        return called(self.rivals, self.position.seats)


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easy ones first, then those of its packs; a game may have none."""
    found: dict[str, Puzzle] = {}
    for folder in games.folders(game):
        paths = (folder / "puzzles").glob("*.toml")
        read_here = [read(path.read_text("utf-8"), game, path.stem) for path in paths]
        for puzzle in sorted(read_here, key=lambda one: (LEVELS.index(one.level), one.name)):
            if puzzle.name in found:
                raise BadPuzzle(f"{puzzle.id}: there are two puzzles of that name; rename one")
            found[puzzle.name] = puzzle
    return tuple(found.values())


@cache
def all_puzzles() -> dict[str, Puzzle]:
    """All puzzles by their ids, game by game."""
    return {puzzle.id: puzzle for game in games.names() for puzzle in puzzles_of(game)}


def find(id: str) -> Puzzle:
    """The puzzle of that id, such as `smash_up/guests`; `LookupError` says what there is."""
    game, _, name = id.replace("-", "_").lower().partition("/")
    mine = puzzles_of(game) if game in games.names() else ()
    puzzle = next((one for one in mine if one.name == name), None)
    if puzzle is None:
        raise LookupError(f"there is no puzzle {id!r}; `puzzle list` shows those that there are")
    return puzzle


def puzzle_of_day(day: date | None = None) -> Puzzle:
    """The puzzle of a day, the same everywhere: else of today, as it is in Greenwich.

    Each puzzle has its turn before one comes again.
    """
    puzzles = [*all_puzzles().values()]
    if not puzzles:
        raise LookupError("there are no puzzles")
    day = day or datetime.now(UTC).date()
    round_, place = divmod(day.toordinal(), len(puzzles))
    order = sorted(puzzles, key=lambda one: blake2b(f"{round_} {one.id}".encode()).digest())
    return order[place]


def read(text: str, game: str, name: str) -> Puzzle:
    """The puzzle in a file, checked; `BadPuzzle` says what is wrong with it."""
    here = f"{game}/{name}"
    try:
        told = msgspec.toml.decode(text, type=_File)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadPuzzle(f"{here}: {error}") from None
    try:
        position = Position.read(told.position, games.find)
    except BadPosition as error:
        raise BadPuzzle(f"{here}: its position: {error}") from None
    if position.game.id != game:
        raise BadPuzzle(f"{here}: its position is one of {position.game.id}")
    _check(here, position, told)
    return Puzzle(
        game=game,
        name=name,
        title=told.title,
        aim=told.aim,
        idea=told.idea,
        last=told.last,
        level=told.level,
        position=position,
        goal=tuple(told.goal),
        key=tuple(told.key),
        source=told.source,
        rivals=told.rivals,
    )


def _check(here: str, position: Position, told: _File) -> None:
    game = position.game.id
    if told.level not in LEVELS:
        raise BadPuzzle(f"{here}: level {told.level!r}; allowed: {', '.join(LEVELS)}")
    if not told.goal:
        raise BadPuzzle(f"{here}: it has no goal")
    for condition in told.goal:
        _check_condition(here, position, condition)
    try:
        for words in (told.aim, told.idea, told.last, *(one.say for one in told.goal)):
            check_names(here, game, words)
        for answer in told.key:
            check_answer(here, game, answer)
    except BadLesson as error:
        raise BadPuzzle(str(error)) from None


def _check_condition(here: str, position: Position, condition: GoalPart) -> None:
    kinds = [condition.win, bool(condition.fact), condition.points is not None]
    if sum(kinds) != 1:
        raise BadPuzzle(f"{here}: each part of the goal has one of: win, fact, points")
    seats = LETTERS[: position.seats]
    if condition.seat not in ("", *seats):
        raise BadPuzzle(f"{here}: there is no seat {condition.seat!r}; allowed: {', '.join(seats)}")
    if condition.card and not knows_card(position.game.id, condition.card):
        raise BadPuzzle(f"{here}: there is no card {condition.card!r}")
    if condition.times < 1:
        raise BadPuzzle(f"{here}: times is at least 1, not {condition.times}")

"""What a lesson is, and reading one from its file.

Everything that can be seen without playing is checked here: fields, names of cards, rule ids, the
position. Whether its steps can be walked is for `proof.py`.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache

import msgspec

from fiendish import games, prose
from fiendish.engine.game import LETTERS
from fiendish.engine.positions.lines import BadPosition
from fiendish.engine.positions.position import Position
from fiendish.engine.question import Option
from fiendish.ledger import read_all

Answer = dict[str, str]
"""An answer by what it means: some fields of an `Option`. Without any, every option fits."""

PARTS = ("hand", "status", "steps", "players", "table", "log", "piles", "forecast")
"""What a step can show besides cards: parts of every table."""

_FIELDS = ("kind", "card", "place", "seat", "text")
_NAMED = re.compile(r"\*(.+?)\*")


class BadLesson(ValueError):
    """A lesson that cannot be right: which one, where, and why."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to an answer that the step does not want."""

    when: Answer
    say: str
    rule: str = ""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn. Without `take` there is nothing to decide, only something to look at."""

    why: str
    do: str = ""
    rule: str = ""
    take: list[Answer] = []
    also: list[Answer] = []  # fits as well, and the step goes on
    show: list[str] = []  # cards by id, or parts of the table; what fits is always shown
    wrong: list[Wrong] = []
    others: list[Answer] = []  # how the other players answer from here to the next step


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    about: str
    order: int
    minutes: int
    position: str
    last: str
    step: list[LessonStep]
    seed: int = 0
    others: str = "patient bot"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as it stands in its file. The learner has seat A."""

    game: str
    name: str
    title: str
    about: str  # what one can do afterwards, in a sentence
    order: int  # in the game
    minutes: int
    position: Position
    seed: int
    others: str  # what the other players are called
    steps: tuple[LessonStep, ...]
    last: str  # said at the end

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"

    def names(self) -> list[str]:
        """The players by their names, as the learner reads them."""
        return called(self.others, self.position.seats)


def called(others: str, seats: int) -> list[str]:
    """The players at a table that teaches, by their names.

    >>> called("patient bot", 3)
    ['You', 'patient bot B', 'patient bot C']
    """
    if seats == 2:
        return ["You", others]
    return ["You", *(f"{others} {LETTERS[seat]}" for seat in range(1, seats))]


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order, then those of its packs; a game may have none."""
    found: dict[str, Lesson] = {}
    for folder in games.folders(game):
        paths = (folder / "lessons").glob("*.toml")
        read_here = [read(path.read_text("utf-8"), game, path.stem) for path in paths]
        for lesson in sorted(read_here, key=lambda one: (one.order, one.name)):
            if lesson.name in found:
                raise BadLesson(f"{lesson.id}: there are two lessons of that name; rename one")
            found[lesson.name] = lesson
    return tuple(found.values())


@cache
def all_lessons() -> dict[str, Lesson]:
    """All lessons by their ids, game by game."""
    return {lesson.id: lesson for game in games.names() for lesson in lessons_of(game)}


def known(id: str) -> Lesson | None:
    """The lesson of that id, such as `smash_up/scoring`, if there is one."""
    return all_lessons().get(id.replace("-", "_").lower())


def find(id: str) -> Lesson:
    """The lesson of that id; `LookupError` names those that there are."""
    lesson = known(id)
    if lesson is None:
        raise LookupError(f"there is no lesson {id!r}; there is: {', '.join(all_lessons())}")
    return lesson


def read(text: str, game: str, name: str) -> Lesson:
    """The lesson in a file, checked; `BadLesson` says what is wrong with it."""
    here = f"{game}/{name}"
    try:
        told = msgspec.toml.decode(text, type=_File)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadLesson(f"{here}: {error}") from None
    try:
        position = Position.read(told.position, games.find)
    except BadPosition as error:
        raise BadLesson(f"{here}: its position: {error}") from None
    if position.game.id != game:
        raise BadLesson(f"{here}: its position is one of {position.game.id}")
    _check_words(here, game, told)
    for number, step in enumerate(told.step, 1):
        _check_step(f"{here}, step {number}", game, step)
    return Lesson(
        game=game,
        name=name,
        title=told.title,
        about=told.about,
        order=told.order,
        minutes=told.minutes,
        position=position,
        seed=told.seed,
        others=told.others,
        steps=tuple(told.step),
        last=told.last,
    )


def _check_words(here: str, game: str, told: _File) -> None:
    if not told.step:
        raise BadLesson(f"{here}: it has no step")
    for words in (told.about, told.last):
        check_names(here, game, words)


def _check_step(here: str, game: str, step: LessonStep) -> None:
    rules = _rules(game)
    for words in (step.why, step.do, *(wrong.say for wrong in step.wrong)):
        check_names(here, game, words)
    for rule in (step.rule, *(wrong.rule for wrong in step.wrong)):
        if rule and rules and rule not in rules:
            raise BadLesson(f"{here}: there is no rule {rule}")
    for answer in (*step.take, *step.also, *step.others, *(wrong.when for wrong in step.wrong)):
        check_answer(here, game, answer)
    for shown in step.show:
        if shown not in PARTS and not knows_card(game, shown):
            allowed = ", ".join(PARTS)
            raise BadLesson(f"{here}: there is nothing {shown!r} to show; a card, or {allowed}")
    if not step.take and (step.also or step.wrong or step.do):
        raise BadLesson(f"{here}: nothing to take, so there is nothing to do, nor anything wrong")
    if step.take and not step.do:
        raise BadLesson(f"{here}: it does not say what to do")


def check_names(here: str, game: str, words: str) -> None:
    """Names stand between asterisks, and each is one that the game knows."""
    for name in _NAMED.findall(words):
        if name not in _names(game):
            raise BadLesson(f"{here}: nothing is called {name!r} in {game}")


def check_answer(here: str, game: str, answer: Answer) -> None:
    for field, value in answer.items():
        if field not in _FIELDS:
            raise BadLesson(f"{here}: there is no {field!r} in an answer; {', '.join(_FIELDS)}")
        if field == "seat" and value not in tuple(LETTERS):
            raise BadLesson(f"{here}: there is no seat {value!r}")
        if field == "card" and not knows_card(game, value):
            raise BadLesson(f"{here}: there is no card {value!r}")


def fits(option: Option, answer: Answer) -> bool:
    """Whether an option means that."""
    return all(
        option.seat == LETTERS.index(value) if field == "seat" else getattr(option, field) == value
        for field, value in answer.items()
    )


def knows_card(game: str, id: str) -> bool:
    """Whether the game has a card, a place or a side of that id."""
    return id in _cards(game)


@cache
def _cards(game: str) -> frozenset[str]:
    catalogue = (id for id, _ in prose.find(game).catalogue)
    return frozenset([*catalogue, *(face.id for face in games.find(game).faces)])


@cache
def _names(game: str) -> frozenset[str]:
    """All that a text may name: cards, places, sides, and what the game's list of words explains."""
    board = prose.find(game)
    listed = games.folder(game) / "outside" / "words.toml"
    words = tomllib.loads(listed.read_text("utf-8")).values() if listed.is_file() else ()
    return frozenset(
        [*(name for _, name in board.catalogue), *board.places, *(one["word"] for one in words)]
    )


@cache
def _rules(game: str) -> frozenset[str]:
    return frozenset(rule.id for one in read_all() if one.game == game for rule in one.rules)

"""Puzzles out of games between bots: moments at which more was possible than the bot saw.

Every turn of seat A is searched to its end. What can be forced there, and the bot that played it did not
bring about, is a candidate; what cannot be done without a certain move, and holds whatever is hidden, is a
puzzle. Titles and words are for people to write.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from fiendish import bots, games
from fiendish.engine.positions.position import Position
from fiendish.engine.question import Option
from fiendish.engine.table import Table
from fiendish.lessons.lesson import Answer
from fiendish.prose import find as board_of
from fiendish.prose import overview
from fiendish.puzzles.goal import SOLVER, GoalPart, Outcome, outcome
from fiendish.puzzles.proof import PuzzleProof, prove
from fiendish.puzzles.puzzle import LEVELS, BadPuzzle, Puzzle, read
from fiendish.puzzles.search import DEEPEST, LOST, TooLarge, Turn, TurnMoment, TurnSearch

MOST = 3_000
"""Moments in a turn that is searched for puzzles."""

_TRIES = 8  # of each bot; it finds the way if half of them do
_NEEDED = 3  # at least so many answers of the solver


_NOT_NEEDED = ("turn_limit", "decisions")


class WantedGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A goal worth looking for: a kind of fact, with the words for it."""

    fact: str
    say: str  # with {card} for the card it happens to
    card: bool = True  # whether the goal is about a certain card
    seat: str = "A"
    times: int = 1


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: int = 0  # how many more than before are worth a puzzle; 0 for none
    wanted: list[WantedGoal] = []


class Mined(NamedTuple):
    """A puzzle that was found, as the text of its file."""

    puzzle: Puzzle
    text: str
    proof: PuzzleProof


def worth_looking_for(game: str) -> _File:
    """What puzzles of a game may ask for besides winning: its `outside/puzzles.toml`."""
    path = games.folder(game) / "outside" / "puzzles.toml"
    text = path.read_text("utf-8") if path.is_file() else ""
    return msgspec.toml.decode(text, type=_File)


def mine(game: str, seed: int, settings: dict[str, Any] | None = None) -> Iterator[Mined]:
    """The puzzles in one game of normal bots."""
    from fiendish import new

    table = new(game, seats=2, seed=seed, **{**games.find(game).alone, **(settings or {})})
    players = [bots.make(bots.USUAL, seed * 2 + seat) for seat in range(2)]
    searched = table.state.turn - 1  # the last turn that was
    seen: list[list[GoalPart]] = []
    while (question := table.question) is not None:
        turn = table.state.turn
        if question.seat == SOLVER and question.rest and turn != searched:
            position = _position(table)
            found = None if position is None else _of_turn(game, position, turn, seen)
            if found is not None:  # else there is too much to look at: perhaps later in the turn
                searched = turn
                yield from found
        table.answer(players[question.seat].choose(bots.Seat(table, question.seat)))


def _position(table: Table) -> str | None:
    """The table as a position in which all that is hidden is open; None in the middle of something."""
    try:
        text = table.position()
    except ValueError:
        return None
    kept, inside = [], ""
    for line in text.splitlines():
        key, _, value = line.strip().partition(":")
        if line[:1].strip():
            inside = key
        if key.endswith("deck") or key in _NOT_NEEDED:
            continue
        if inside in "BCD" and key == "hand" and line[:1] == " ":
            count = len([one for one in value.split(",") if one.strip()])
            kept.append(f"  hand: {count} random" if count else "  hand:")
            continue
        kept.append(line)
    text = "\n".join(kept) + "\n"
    try:
        Position.read(text, games.find)
    except ValueError:
        return None
    return text


def _of_turn(
    game: str, position: str, number: int, seen: list[list[GoalPart]]
) -> list[Mined] | None:
    """The puzzle in a turn, if there is one of a new kind; None if there is too much to look at."""
    table = Position.read(position, games.find).table()
    question = table.question
    if question is None or question.seat != SOLVER:
        return []
    try:
        turn = Turn(table, MOST)
        for goal in _goals(game, turn, outcome(table, turn.number)):
            keys = _keys(turn, goal) if goal not in seen else []
            level = level_of(table, goal) if keys else None
            if level is None:
                continue
            source = f"Turn {number} of a game of bots"
            text = write(game, position, goal, keys, level, source, turn)
            puzzle = read(text, game, "found")
            with contextlib.suppress(BadPuzzle):
                proof = prove(puzzle, MOST)
                seen.append(goal)
                return [Mined(puzzle, text, proof)]
    except TooLarge:
        return None
    return []


def _goals(game: str, turn: Turn, now: Outcome) -> Iterator[list[GoalPart]]:
    """What can be forced in a turn, and is worth it; the best first."""
    unit = overview.find(game)
    win = GoalPart(say="Win", win=True)
    if _forced(turn, [win]):
        yield [win]
        return
    wanted = worth_looking_for(game)
    if wanted.points:
        most = _guaranteed(turn)
        if most >= now.points + wanted.points:
            standing = unit.words(overview.Standing(SOLVER, most, ""))
            yield [GoalPart(say=f"Have {standing}", points=most)]
    names = dict(board_of(game).catalogue)
    for one in wanted.wanted:
        for card in _cards_of(turn, one) if one.card else [""]:
            say = one.say.replace("{card}", f"*{names.get(card, card)}*")
            goal = [GoalPart(say=say, fact=one.fact, card=card, seat=one.seat, times=one.times)]
            if _forced(turn, goal):
                yield goal


def _forced(turn: Turn, goal: Sequence[GoalPart]) -> bool:
    search = TurnSearch(turn, goal)
    return search.away(search.start) >= _NEEDED


def _guaranteed(turn: Turn) -> int:
    """The most points that the solver can be sure of at the end of the turn."""
    known: dict[tuple[TurnMoment, bool], int] = {}
    depth = 0

    def points(at: TurnMoment, luck: bool) -> int:
        nonlocal depth
        if at.end is not None:
            return at.end.points
        if (at, luck) not in known:
            if depth >= DEEPEST:
                raise TooLarge(f"there are ways of more than {DEEPEST} answers")
            known[at, luck] = -1
            depth += 1
            found = [points(way.to, luck or way.luck) for way in at.onward()]
            depth -= 1
            known[at, luck] = max(found) if at.seat == SOLVER and not luck else min(found)
        return known[at, luck]

    return points(turn.start, False)


def _cards_of(turn: Turn, wanted: WantedGoal) -> list[str]:
    """The cards to which that can happen in the turn."""
    seat = "ABCD".index(wanted.seat) if wanted.seat else -1
    found = {
        fact.cards[0]
        for fact in turn.facts()
        if fact.kind == wanted.fact and fact.cards and seat in (-1, fact.seat)
    }
    return sorted(found)


def _keys(turn: Turn, goal: Sequence[GoalPart]) -> list[Answer]:
    """The moves of the way to a goal without which there is none; those that begin something."""
    search = TurnSearch(turn, goal)
    if len(search.best(search.start)) * 2 > len(turn.start.options):
        return []
    keys = []
    for line, index in search.way():
        if not line.chooses:
            continue
        option = line.at.options[index]
        if option.kind in ("end", "done", "decline") or not option.card:
            continue
        key = _answer(option)
        other = TurnSearch(turn, goal, without=key)
        if key not in keys and other.away(other.start) == LOST:
            keys.append(key)
    return keys


def _answer(option: Option) -> Answer:
    fields = {"kind": option.kind, "card": option.card, "place": option.place}
    return {name: value for name, value in fields.items() if value}


def level_of(table: Table, goal: Sequence[GoalPart]) -> str | None:
    """Which bots find the way: the weakest one; None where random play finds it half of the time."""
    for name, level in (("random", None), ("easy", LEVELS[0]), ("normal", LEVELS[1])):
        found = sum(_plays(table.copy(), goal, name, seed) for seed in range(_TRIES))
        if found * 2 >= _TRIES:
            return level
    return LEVELS[2]


def _plays(table: Table, goal: Sequence[GoalPart], name: str, seed: int) -> bool:
    """Whether a bot reaches the goal in this turn, the others declining or playing at random."""
    turn = Turn(table, 1 << 30)
    search = TurnSearch(turn, goal)
    line, dice = search.start, random.Random(seed)
    bot, begun = bots.make(name, seed), table.state.turn
    while not search.ended(line):
        question = table.question
        assert question is not None
        if question.seat == SOLVER:
            index = bot.choose(bots.Seat(table, SOLVER))
        else:
            index = dice.randrange(len(question.options))
        way = line.at.take(index)
        table.answer(index)
        line = search.after(line, way)
        if table.over or table.state.turn != begun:
            break
    return search.reached(line)


def write(
    game: str,
    position: str,
    goal: Sequence[GoalPart],
    keys: Sequence[Answer],
    level: str,
    source: str,
    turn: Turn,
) -> str:
    """The file of a puzzle, with words to be replaced by better ones."""
    search = TurnSearch(turn, goal)
    way = "; ".join(
        line.at.options[index].text for line, index in search.way() if line.at.seat == SOLVER
    )
    names = dict(board_of(game).catalogue)
    first = names.get(keys[0].get("card", ""), "")
    aim = " and ".join(
        one.say[0].lower() + one.say[1:] if n else one.say for n, one in enumerate(goal)
    )
    lines = [
        f'title = "{source}"',
        f'aim = "{aim} this turn."',
        f'idea = "Without *{first}* there is no way."',
        f"last = {msgspec.json.encode(way + '.').decode()}",
        f'level = "{level}"',
        f'source = "{source}"',
        f"key = [{', '.join(_inline(key) for key in keys)}]",
        "",
        'position = """',
        position.rstrip(),
        '"""',
    ]
    for one in goal:
        fields: dict[str, Any] = {"say": one.say}
        fields |= {"win": True} if one.win else {}
        fields |= {"points": one.points} if one.points is not None else {}
        if one.fact:
            fields |= {"fact": one.fact, "card": one.card, "seat": one.seat, "times": one.times}
        shown = [
            f"{name} = {msgspec.json.encode(value).decode()}"
            for name, value in fields.items()
            if not (name == "card" and not value) and not (name == "times" and value == 1)
            if not (name == "seat" and value == "A")
        ]
        lines += ["", "[[goal]]", *shown]
    return "\n".join(lines) + "\n"


def _inline(answer: Answer) -> str:
    return "{ " + ", ".join(f'{name} = "{value}"' for name, value in answer.items()) + " }"

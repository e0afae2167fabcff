"""A puzzle on its table: what is to be done stands where a lesson speaks; and the list of all puzzles.

Without scripts everything works by pages and forms; with them `static/lesson.js` fetches what comes next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

import msgspec
from markupsafe import Markup

from fiendish.games import about, names
from fiendish.puzzles import Puzzle, puzzle_of_day, puzzles_of
from fiendish.puzzles.goal import SOLVER
from fiendish.puzzles.progress import Solved
from fiendish.puzzles.walk import HINTS, Attempt
from fiendish.web import card_names, howto
from fiendish.web.beat import render_beat
from fiendish.web.boards import find
from fiendish.web.lesson import told
from fiendish.web.page import Links, TablePage, environment, render_table


@dataclass(frozen=True, kw_only=True)
class PuzzleStrip:
    """What stands above the table of a puzzle. An empty address leaves the thing out."""

    puzzle: Puzzle
    kind: str = "Puzzle"  # for the title of the page
    template: str = "puzzle.html"
    aim: Markup
    parts: Sequence[tuple[Markup, bool]]  # of the goal, and whether each is met
    state: str  # "open", "lost", "over" or "solved"
    last: Markup
    hint: Markup | None
    hints: int  # how many were given
    lit: str = ""  # nothing but options
    options: Sequence[int]  # what a hint is about
    undo: str
    again: str
    help: str  # the next hint
    solution: str  # the next answer of it
    shown: tuple[int, int] | None  # the solution: how far, of how many answers
    own: str  # back to the puzzle, from the solution
    next: Puzzle | None
    days: int  # on which the puzzle of the day was solved, in a row; 0 if this is another
    all: str = "/puzzles"


def address(puzzle: Puzzle, way: Sequence[str] = (), hint: int = 0, solution: bool = False) -> str:
    """Where a moment of a puzzle is."""
    more = f"&hint={hint}" if hint else "&solution=1" if solution else ""
    return f"/puzzles/{puzzle.id}?way={'.'.join(way)}{more}"


def render_puzzle(
    attempt: Attempt, progress: Solved, today: date, hint: int = 0, shown: Sequence[str] = ()
) -> str:
    """The page of a moment; with the answers of the solution while that is shown."""
    puzzle, table, way = attempt.puzzle, attempt.table, attempt.way
    game, called, log = puzzle.game, puzzle.names(), attempt.table.log(SOLVER)
    links = Links(
        move=address(puzzle, way),
        settings="/settings",
        how_to="/how-to-play" if howto.has(game) else "",
        icon="/art/favicon.svg",
        script="/static/lesson.js",
    )
    beat = None
    if way and not hint:
        beat = render_beat(game, SOLVER, log[attempt.seen : attempt.own], called, links, mine=True)
        beat += render_beat(game, SOLVER, log[attempt.own :], called, links)
    view = table.view(SOLVER)
    if attempt.ended or shown:
        view = _without_options(view)
    moves = table.moves
    return render_table(
        TablePage(
            view,
            log,
            called,
            links=links,
            seq=len(way),
            others=next((n for n in range(len(moves), 0, -1) if moves[n - 1].seat != SOLVER), 0),
            heard=attempt.own,
            lesson=_strip(attempt, progress, today, hint, shown, links),
            beat=beat,
        )
    )


def _without_options(view: Any) -> Any:
    """A view in which nothing can be taken: the turn is over, or somebody only looks on."""
    asked = view.decision
    if asked is None:
        return view
    return msgspec.structs.replace(view, decision=msgspec.structs.replace(asked, options=[]))


def _strip(
    attempt: Attempt,
    progress: Solved,
    today: date,
    hint: int,
    shown: Sequence[str],
    links: Links,
) -> PuzzleStrip:
    puzzle, way = attempt.puzzle, attempt.way
    name = card_names.link(puzzle.game, links.cards)
    given = attempt.hint(hint) if hint and attempt.open and not attempt.ended else None
    state = "solved" if attempt.solved else "over" if attempt.ended else "open"
    if state == "open" and not attempt.open:
        state = "lost"
    onward = shown[: len(way) + 1]
    return PuzzleStrip(
        puzzle=puzzle,
        aim=told(puzzle.aim, puzzle.game, name),
        parts=[(told(part.say, puzzle.game, name), done) for part, done in attempt.parts],
        state=state,
        last=told(puzzle.last, puzzle.game, name),
        hint=told(given.text, puzzle.game, name) if given is not None else None,
        hints=hint,
        options=given.options if given is not None else (),
        undo=address(puzzle, way[:-1], solution=bool(shown)) if way else "",
        again=address(puzzle) if way and not shown else "",
        help=address(puzzle, way, hint + 1) if state == "open" and hint < HINTS else "",
        solution=address(puzzle, onward if shown else (), solution=True)
        if not shown or len(onward) > len(way)
        else "",
        shown=(len(way), len(shown)) if shown else None,
        own=address(puzzle) if shown else "",
        next=_following(puzzle, progress) if state == "solved" else None,
        days=progress.streak(today) if puzzle is puzzle_of_day(today) else 0,
    )


def _following(puzzle: Puzzle, progress: Solved) -> Puzzle | None:
    """The next puzzle of the game that is not solved."""
    all = puzzles_of(puzzle.game)
    place = all.index(puzzle) + 1
    left = [one for one in (*all[place:], *all[:place]) if not progress.has(one.id)]
    return next((one for one in left if one is not puzzle), None)


def render_puzzles(progress: Solved, today: date) -> str:
    """All puzzles by games and levels, with those that are solved; first that of the day."""
    shelves = [
        (
            game,
            about(game),
            find(game).poster,
            [(one, progress.has(one.id)) for one in puzzles_of(game)],
        )
        for game in names()
        if puzzles_of(game)
    ]
    return (
        environment()
        .get_template("puzzles.html")
        .render(shelves=shelves, of_day=of_day(progress, today))
    )


@dataclass(frozen=True)
class OfDay:
    """The puzzle of the day, for lists and the front page."""

    puzzle: Puzzle
    title: str  # of its game, in short
    poster: str
    aim: str
    address: str
    solved: bool
    days: int


def of_day(progress: Solved, today: date) -> OfDay | None:
    """The puzzle of a day, as somebody stands to it; None if there are no puzzles."""
    try:
        puzzle = puzzle_of_day(today)
    except LookupError:
        return None
    return OfDay(
        puzzle,
        about(puzzle.game).title.partition(":")[0],
        find(puzzle.game).poster,
        puzzle.aim.replace("*", ""),
        f"/puzzles/{puzzle.id}",
        progress.has(puzzle.id),
        progress.streak(today),
    )

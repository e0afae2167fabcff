"""Puzzles: pages made of nothing but the file of a puzzle and the answers in the address.

What somebody has solved is kept in a cookie. All that can happen in a puzzle is searched in a thread of its
own, once, one puzzle at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from fiendish.lessons import BadWay
from fiendish.puzzles import Puzzle, find, puzzle_of_day
from fiendish.puzzles.progress import Solved
from fiendish.puzzles.walk import HINTS, Attempt, solution
from fiendish.server.policy import PUZZLES
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import AnswerForm, html_page, keep_cookie, number_of, read_fields
from fiendish.web.puzzle import address, render_puzzle, render_puzzles

T = TypeVar("T")

_searching = ThreadPoolExecutor(1, "puzzles")


def progress_of(request: Request) -> Solved:
    return Solved.read(request.cookies.get(PUZZLES, ""))


def today() -> date:
    """The day, as it is in Greenwich: the same everywhere."""
    return datetime.now(UTC).date()


async def all_puzzles(request: Request) -> Response:
    return html_page(request, render_puzzles(progress_of(request), today()))


async def of_the_day(request: Request) -> Response:
    try:
        return RedirectResponse(f"/puzzles/{puzzle_of_day(today()).id}", 303)
    except LookupError as error:
        raise Refused(404, "no-puzzle", str(error), allowed="/puzzles") from None


async def page(request: Request) -> Response:
    """A moment of a puzzle, with a hint or as part of the solution if asked for."""
    puzzle = _puzzle(request)
    way = request.query_params.get("way", "")
    hint = number_of(request, "hint") if "hint" in request.query_params else 0
    if not 0 <= hint <= HINTS:
        raise Refused(400, "no-hint", f"there is no hint {hint}", allowed=f"1 to {HINTS}")
    shows = "solution" in request.query_params
    kept, now = progress_of(request), today()

    def draw() -> tuple[str, Solved]:
        attempt = Attempt.along(puzzle, way)
        shown = solution(puzzle).split(".") if shows else []
        if shows and attempt.way != shown[: len(attempt.way)]:
            raise BadWay("the solution does not go so")
        done = attempt.solved and not shows
        new = kept.with_solved(puzzle.id, now, puzzle is puzzle_of_day(now)) if done else kept
        return render_puzzle(attempt, new, now, hint, shown), new

    html, new = await _searched(puzzle, draw)
    response = html_page(request, html)
    if new != kept:
        keep_cookie(request, response, new.text, PUZZLES)
    return response


async def answer(request: Request) -> Response:
    """Take an option, and let the others answer."""
    form, puzzle = await read_fields(request, AnswerForm), _puzzle(request)
    way = request.query_params.get("way", "")

    def go_on() -> list[str] | None:
        attempt = Attempt.along(puzzle, way)
        return attempt.way if attempt.answer(form.choice) else None

    onward = await _searched(puzzle, go_on) if form.choice >= 0 else None
    if onward is None:
        raise Refused(
            409, "no-way", "there is no such thing to decide here", allowed=address(puzzle)
        )
    return RedirectResponse(address(puzzle, onward), 303)


def _puzzle(request: Request) -> Puzzle:
    wanted = f"{request.path_params['game']}/{request.path_params['puzzle']}"
    try:
        return find(wanted[:80])
    except LookupError:
        raise Refused(404, "no-puzzle", "there is no such puzzle", allowed="/puzzles") from None


async def _searched(puzzle: Puzzle, work: Callable[[], T]) -> T:
    """What has to know all that can happen in a puzzle."""
    try:
        return await asyncio.get_running_loop().run_in_executor(_searching, work)
    except BadWay as error:
        raise Refused(404, "no-way", str(error), allowed=address(puzzle)) from None


ROUTES = [
    Route("/puzzles", all_puzzles, methods=["GET"]),
    Route("/puzzles/today", of_the_day, methods=["GET"]),
    Route("/puzzles/{game}/{puzzle}", page, methods=["GET"]),
    Route("/puzzles/{game}/{puzzle}", answer, methods=["POST"]),
]

"""Lessons: pages made of nothing but the file of a lesson and the answers in the address.

How far somebody is, is kept in a cookie: nobody has to be known to learn.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from fiendish.lessons import BadWay, Lesson, Said, Walk, find
from fiendish.lessons.progress import LEARNED, Progress
from fiendish.server.policy import LESSONS
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import AnswerForm, html_page, keep_cookie, number_of, read_fields
from fiendish.web.lesson import address, render_lesson, render_lessons


def progress_of(request: Request) -> Progress:
    return Progress.read(request.cookies.get(LESSONS, ""))


async def all_lessons(request: Request) -> Response:
    return html_page(request, render_lessons(progress_of(request)))


async def page(request: Request) -> Response:
    """A step: where the address says, else where the learner was."""
    lesson, kept = _lesson(request), progress_of(request)
    way = request.query_params.get("way")
    walk = _walk(lesson, kept.way(lesson.id) if way is None else way, made_by_hand=way is not None)
    said = _said(walk, number_of(request, "tried")) if "tried" in request.query_params else None
    response = html_page(request, render_lesson(walk, said))
    _keep(request, response, walk)
    return response


async def answer(request: Request) -> Response:
    """Take an option, or go on. What the step does not want is answered on the page of the same step."""
    form, walk = (
        await read_fields(request, AnswerForm),
        _walk(_lesson(request), request.query_params.get("way", "")),
    )
    before, said = [*walk.way], None
    try:
        if form.choice < 0:
            walk.look_on()
        else:
            said = walk.answer(form.choice)
    except BadWay as error:
        raise Refused(409, "no-way", str(error), allowed=address(walk.lesson, before)) from None
    tried = form.choice if said is not None else -1
    return RedirectResponse(address(walk.lesson, walk.way, tried), 303)


def _lesson(request: Request) -> Lesson:
    wanted = f"{request.path_params['game']}/{request.path_params['lesson']}"
    try:
        return find(wanted[:80])
    except LookupError:
        raise Refused(404, "no-lesson", "there is no such lesson", allowed="/lessons") from None


def _walk(lesson: Lesson, way: str, made_by_hand: bool = True) -> Walk:
    """The walk to that step; a way kept from another edition of the lesson begins anew."""
    try:
        return Walk.along(lesson, way)
    except BadWay as error:
        if not made_by_hand:
            return Walk(lesson)
        raise Refused(404, "no-way", str(error), allowed=address(lesson)) from None


def _said(walk: Walk, tried: int) -> Said | None:
    """What is said to an answer that the step does not want; the walk stays where it is."""
    try:
        return Walk.along(walk.lesson, ".".join(walk.way)).answer(tried)
    except BadWay:
        return None


def _keep(request: Request, response: Response, walk: Walk) -> None:
    kept = progress_of(request)
    if walk.step is not None and kept.learned(walk.lesson.id):
        return  # what was learned stays learned
    way = LEARNED if walk.step is None else ".".join(walk.way)
    keep_cookie(request, response, kept.at(walk.lesson.id, way).text, LESSONS)


ROUTES = [
    Route("/lessons", all_lessons, methods=["GET"]),
    Route("/lessons/{game}/{lesson}", page, methods=["GET"]),
    Route("/lessons/{game}/{lesson}", answer, methods=["POST"]),
]

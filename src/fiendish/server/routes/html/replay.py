"""Looking back: the table as it was at any moment, through the reader's own eyes.

While the game runs a reader sees again what it could see then. When the game is over it is open: any
seat's eyes, or all hands at once; where there are no hands, a spectator's eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from fiendish.engine.game import LETTERS
from fiendish.engine.table import Table
from fiendish.engine.table_facts import GAVE_UP_WORDS, TOOK_BACK_WORDS
from fiendish.server.history import History, ReplayStep
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import (
    html_page,
    keep_watching,
    number_of,
    service_of,
    visitor_of,
)
from fiendish.server.routes.glance import OPEN_EYES, Glance, glance_of
from fiendish.server.store import CONCEDE, OPEN, UNDO, Entry
from fiendish.server.table_page import LINES, names_of
from fiendish.web.beat import render_beat
from fiendish.web.page import Links, TablePage, render_table
from fiendish.web.replay_bar import Eyes, Hand, ReplayBar


async def page(request: Request) -> Response:
    """A moment: of that number (`at`), or when a line of the log was written (`line`)."""
    glance = await glance_of(request)
    if glance.live.row.status == OPEN:
        return RedirectResponse(glance.home, 303)
    at = number_of(request, "at") if "at" in request.query_params else None
    line = number_of(request, "line") if "line" in request.query_params else None
    names = names_of(glance.live)
    draw = partial(_drawn, glance=glance, names=names, at=at, line=line)
    who = await visitor_of(request)
    drawn = await service_of(request).histories.look(glance.live, who, draw)
    response = html_page(request, drawn)
    keep_watching(request, response, glance.live)
    return response


def _drawn(
    history: History, glance: Glance, names: Sequence[str], at: int | None, line: int | None
) -> str:
    steps = history.steps(glance.reader, glance.over)
    if at is None and line is not None:
        at = history.when(line)
    elif at is None:
        at = 0 if glance.over else steps[max(0, len(steps) - 2)]
    if at > history.length:
        raise Refused(
            404, "no-moment", f"there is no moment {at}", allowed=f"0 to {history.length}"
        )
    place = history.place(steps, at)
    moment = history.moment(place.at)
    log = moment.table.log(glance.reader, -LINES)
    links = Links(
        icon="/art/favicon.svg",
        script="/static/replay.js",
        report=glance.moment(place.at, page="report"),
        verify=f"{glance.home}/dice",
    )
    shown = TablePage(
        moment.table.view(glance.reader),
        log,
        names,
        links=links,
        seq=place.at,
        commitment=glance.live.row.commitment,
        moments=[glance.moment(when) for when in moment.lines[-LINES:]],
        past=_past(glance, place, moment.table, history, names),
        beat=render_beat(glance.live.row.game, None, log[-place.news :], names, links),
    )
    return render_table(shown)


def _past(
    glance: Glance, place: ReplayStep, table: Table, history: History, names: Sequence[str]
) -> ReplayBar:
    taken, words = _taken(glance, table, history.following(place.at))
    before, after = _decisions(glance, history, place.at)
    all_hands = hands(table) if glance.over else []
    at_first, at_last = place.at == place.first, place.at == place.last
    return ReplayBar(
        at=place.at,
        newest=place.last,
        step=place.number + 1,
        steps=place.steps,
        news=place.news,
        here=f"{glance.home}/replay",
        eyes_now=glance.eyes,
        first="" if at_first else glance.moment(place.first),
        previous="" if at_first else glance.moment(place.previous),
        previous_turn="" if at_first else glance.moment(place.previous_turn),
        next="" if at_last else glance.moment(place.next),
        last="" if at_last else glance.moment(place.last),
        next_turn="" if at_last else glance.moment(place.next_turn),
        live=glance.home,
        onward=glance.moment(place.at, page="continue") if glance.over else "",
        again=f"{glance.home}/continue?eyes={glance.eyes}" if glance.over else "",
        coach=glance.moment(place.at, page="replay/hint") if _chose(glance, table) else "",
        decides=glance.over and glance.reader is not None,
        decision_before=before,
        decision_after=after,
        share=glance.moment(place.at, page="share"),
        download=f"/api{glance.home}/export" if glance.over else "",
        taken=taken,
        words=words,
        eyes=_all_eyes(glance, place.at, names, bool(all_hands)) if glance.over else (),
        hands=all_hands if glance.eyes == OPEN_EYES else (),
    )


def _taken(glance: Glance, table: Table, following: Entry | None) -> tuple[int, str]:
    """Which option of the reader's own was taken next, and what, if the reader may know."""
    question = table.question
    if following is None or question is None:
        return -1, ""
    if following.kind in (UNDO, CONCEDE):
        own = following.seat == glance.reader
        words = (TOOK_BACK_WORDS if following.kind == UNDO else GAVE_UP_WORDS).format(
            seat="You" if own else LETTERS[following.seat], s="" if own else "s"
        )
        return -1, words
    own = question.seat == glance.reader
    if not own and not glance.over:
        return -1, ""
    words = question.describe(following.choice).text
    return following.choice if own else -1, words


def _chose(glance: Glance, table: Table) -> bool:
    """Whether the seat through whose eyes one looks had something to choose: the coach can be asked."""
    question = table.question
    if not glance.over or question is None or question.seat != glance.reader:
        return False
    return len(question.options) > 1


def _decisions(glance: Glance, history: History, at: int) -> tuple[str, str]:
    """The addresses of that seat's decisions before and after a moment, once the game is over."""
    if not glance.over or glance.reader is None:
        return "", ""
    all_own = history.decisions(glance.reader)
    before = [one for one in all_own if one < at][-1:]
    after = [one for one in all_own if one > at][:1]
    return "".join(map(glance.moment, before)), "".join(map(glance.moment, after))


def _all_eyes(glance: Glance, at: int, names: Sequence[str], has_hands: bool) -> list[Eyes]:
    all_eyes = [(name, seat, LETTERS[seat]) for seat, name in enumerate(names)]
    nobodys = "all hands open" if has_hands else "a spectator"
    return [
        Eyes(name, seat, glance.moment(at, eyes), eyes == glance.eyes)
        for name, seat, eyes in [*all_eyes, (nobodys, -1, OPEN_EYES)]
    ]


def hands(table: Table) -> list[Hand]:
    """Every hand, out of what its own seat sees; none in a game where all cards lie open."""
    views = [table.view(seat) for seat in range(table.state.seats)]
    return [
        Hand(seat, [card.card for card in view.hand])
        for seat, view in enumerate(views)
        if hasattr(view, "hand")
    ]


ROUTES = [Route("/tables/{table}/replay", page, methods=["GET"])]

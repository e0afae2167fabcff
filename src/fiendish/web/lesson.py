"""A step of a lesson on its table: what it says stands between the status and the table, and a light falls
on what it speaks of (`static/lesson.js`). Without scripts everything works by pages and forms."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from fiendish.games import about, names
from fiendish.lessons import Lesson, Said, Walk, lessons_of
from fiendish.lessons.lesson import PARTS
from fiendish.lessons.progress import Progress
from fiendish.lessons.proof import handles
from fiendish.lessons.walk import LEARNER
from fiendish.web import card_names, howto
from fiendish.web.beat import render_beat
from fiendish.web.boards import find
from fiendish.web.page import Links, TablePage, environment, render_table

_NAMED = re.compile(r"\*(.+?)\*")
_AT = {  # where parts of a table stand on its page; what is said of the players differs by the games
    "hand": ".near .hand",
    "status": ".status",
    "steps": ".top .steps",
    "players": ":is(.top .scores,.chips,.sv-villain > header,.realm > header,.supremacy)",
    "table": ".felt",
    "log": "#log",
    "piles": ".side .piles",
    "forecast": ".side .forecast",
}
assert set(_AT) == set(PARTS)


@dataclass(frozen=True, kw_only=True)
class Strip:
    """What a step says on the page. An empty address leaves the thing out."""

    kind: str = "Lesson"  # for the title of the page
    template: str = "lesson.html"
    title: str
    step: int  # from 1; behind the last one at the end
    steps: int
    why: Markup
    do: Markup
    rule: str
    said: Markup | None  # to an answer that was not wanted
    said_rule: str
    lit: str  # what the light falls on, as selectors
    options: Sequence[int]  # and these options
    back: str
    again: str  # from the beginning
    looks: bool  # nothing to decide: a button goes on
    show_me: int  # the option that is taken for the learner; -1 for none
    all: str  # the list of lessons
    next: Lesson | None = None
    play: str = ""  # the game to play, at the end


def address(lesson: Lesson, way: Sequence[str] = (), tried: int = -1) -> str:
    """Where a step of a lesson is."""
    here = f"/lessons/{lesson.id}"
    if not way and tried < 0:
        return f"{here}?way="
    return f"{here}?way={'.'.join(way)}" + (f"&tried={tried}" if tried >= 0 else "")


def render_lesson(walk: Walk, said: Said | None = None) -> str:
    """The page of a step, with what is said to an answer that it does not want."""
    lesson, table = walk.lesson, walk.table
    game = lesson.game
    links = Links(
        move=address(lesson, walk.way),
        settings="/settings",
        how_to="/how-to-play" if howto.has(game) else "",
        icon="/art/favicon.svg",
        script="/static/lesson.js",
    )
    moves = table.moves
    log, called = table.log(LEARNER), lesson.names()
    beat = None
    if said is None and walk.way:
        own, others = log[walk.seen : walk.own], log[walk.own :]
        beat = render_beat(game, LEARNER, own, called, links, mine=True)
        beat += render_beat(game, LEARNER, others, called, links)
    return render_table(
        TablePage(
            table.view(LEARNER),
            log,
            called,
            links=links,
            seq=len(walk.way),
            others=next((n for n in range(len(moves), 0, -1) if moves[n - 1].seat != LEARNER), 0),
            heard=walk.own,
            lesson=_strip(walk, said, links),
            beat=beat,
        )
    )


def _strip(walk: Walk, said: Said | None, links: Links) -> Strip:
    lesson, step = walk.lesson, walk.step
    name = card_names.link(lesson.game, links.cards)
    wanted = walk.fitting()
    following = _following(lesson) if step is None else None
    return Strip(
        title=lesson.title,
        step=walk.at + 1,
        steps=len(lesson.steps),
        why=told(lesson.last if step is None else step.why, lesson.game, name),
        do=told(step.do, lesson.game, name) if step is not None else Markup(""),
        rule=step.rule if step is not None else "",
        said=told(said.text, lesson.game, name) if said is not None else None,
        said_rule=said.rule if said is not None else "",
        lit=_lit(walk),
        options=wanted,
        back=address(lesson, walk.way[:-1]) if walk.way else "",
        again=address(lesson),
        looks=step is not None and not step.take,
        show_me=wanted[0] if wanted else -1,
        all="/lessons",
        next=following,
        play=lesson.game if step is None else "",
    )


def _lit(walk: Walk) -> str:
    """A selector for each that the step shows, in its order."""
    found = []
    for shown in walk.step.show if walk.step is not None else []:
        ids = [] if shown in _AT else [f"#h{handle}" for handle in handles(walk, shown)]
        if shown in _AT or ids:
            found.append(_AT.get(shown) or f":is({','.join(ids)})")
    return ", ".join(found)


def _following(lesson: Lesson) -> Lesson | None:
    """The lesson after this one, of the same game."""
    all = lessons_of(lesson.game)
    place = all.index(lesson) + 1
    return all[place] if place < len(all) else None


def told(text: str, game: str, name: Callable[[str, str], Markup]) -> Markup:
    """A text of a lesson, safe for a page: names of cards open their cards, other names are bold."""
    ids = {called: id for id, called in find(game).names.items()}
    pieces = [
        (name(ids[piece], piece) if piece in ids else Markup("<b>{}</b>").format(piece))
        if n % 2
        else escape(piece)
        for n, piece in enumerate(_NAMED.split(text))
    ]
    return Markup("").join(pieces)


def render_lessons(progress: Progress) -> str:
    """All lessons by games, with how far the learner is."""
    shelves = [
        (
            game,
            about(game),
            find(game).poster,
            howto.has(game),
            [_listed(one, progress) for one in lessons_of(game)],
        )
        for game in names()
        if lessons_of(game)
    ]
    return environment().get_template("lessons.html").render(shelves=shelves)


def _listed(lesson: Lesson, progress: Progress) -> tuple[Lesson, bool, bool, str]:
    """A lesson, whether it is learned or begun, and where to begin or to go on."""
    way = progress.way(lesson.id)
    place = address(lesson, way.split(".") if way else ())
    return lesson, progress.learned(lesson.id), bool(way), place

"""Pages around the games: the front page, a new table, the wait for players, an invitation.

Pure functions from what one reader may know to a page, as everywhere in `web`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fiendish.engine.game import LETTERS, Game, Setting
from fiendish.engine.journal import LogLine
from fiendish.games import about
from fiendish.lessons import lessons_of
from fiendish.lessons.progress import Progress
from fiendish.packs import loaded
from fiendish.web import boards, howto
from fiendish.web.page import Links, StatusLine, environment, worded
from fiendish.web.people import ABSENCE_WORDS
from fiendish.web.puzzle import OfDay
from fiendish.web.sides import Gallery, TakenSide, gallery, read_mine, setting_of

NOT_BEGUN = Progress()
_SEGMENTS = 5  # so many values stand side by side; more are a list


class Poster(NamedTuple):
    """A game on the front page."""

    game: Game
    picture: str  # a card of it
    about: str
    sides: str = ""  # what its players can choose to play as, in words for a link
    minutes: int = 0
    weight: int = 0
    learn: str = ""  # the lesson to begin or to go on with
    lesson_minutes: int = 0
    learned: bool = False  # all its lessons
    how_to: str = ""  # where it is told on one page

    @property
    def heavy(self) -> str:
        """How much there is to learn, in a word."""
        return ("", "light", "medium", "heavy")[self.weight]

    @property
    def seats(self) -> str:
        return f"{min(self.game.seats)}–{max(self.game.seats)} players"


class Listed(NamedTuple):
    """A table in a list."""

    table: str
    game: str
    people: list[tuple[int, str]]  # seat and name
    note: str
    act: str  # the words of its button
    address: str  # where that leads
    loud: bool = False  # it waits for the reader
    post: bool = False  # the button does something, not only leads somewhere
    title: str = ""


class LobbySeat(NamedTuple):
    """A seat at a table that has not begun."""

    seat: int
    name: str  # nothing if it is free
    kind: str
    join: str = ""  # where it can be taken
    link: str = ""  # the invitation to send
    remove: str = ""  # where the host sends its guest away
    sides: list[TakenSide] | None = None  # as what it plays; None where the game has no sides


class Choosing(NamedTuple):
    """A visitor's own seat at a table that has not begun, with the sides it can have."""

    seat: int
    gallery: Gallery
    action: str  # where the choice is sent


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What stands in the form of a new table, right or wrong."""

    fields: Mapping[str, str] = field(default_factory=dict)
    errors: Mapping[str, str] = field(default_factory=dict)

    def get(self, name: str, otherwise: str = "") -> str:
        return self.fields.get(name, otherwise)

    def wrong(self, name: str) -> str:
        return self.errors.get(name, "")


class Control(NamedTuple):
    """A setting as something to choose from."""

    name: str
    title: str
    help: str
    kind: str  # "segments", "list", "picks" or "text"
    options: list[tuple[str, str]]  # what is sent and what is read
    value: str
    each: int = 0  # picks for each seat


# -- the pages -----------------------------------------------------------------------------------


def render_home(
    games: Sequence[Game],
    bots: Sequence[str],
    lists: Mapping[str, Sequence[Listed]],
    name: str,
    wrong: str = "",
    progress: Progress = NOT_BEGUN,
    of_day: OfDay | None = None,
) -> str:
    """The front page. `lists` has the tables: `yours`, `free`, `on` (to watch), `finished`."""
    posters = [_with_lessons(poster(game), progress) for game in games]
    return _render(
        "home.html",
        posters=posters,
        lightest=min(
            (one for one in posters if one.learn and not one.learned),
            key=lambda one: (one.weight, one.lesson_minutes),
            default=None,
        ),
        bots=bots,
        lists=lists,
        pictures={one.game.id: one.picture for one in posters},
        name=name,
        wrong=wrong,
        of_day=of_day,
    )


def _with_lessons(poster: Poster, progress: Progress) -> Poster:
    """The same with the way to learn the game: its first lesson that was not learned yet."""
    lessons = lessons_of(poster.game.id)
    left = [lesson for lesson in lessons if not progress.learned(lesson.id)]
    if not lessons:
        return poster
    first = (left or lessons)[0]
    return poster._replace(
        learn=f"/lessons/{first.id}", lesson_minutes=first.minutes, learned=not left
    )


def render_new(game: Game, bots: Sequence[str], wanted: Wanted, name: str) -> str:
    """The form of a new table; what was wrong stands beside its field."""
    return _render(
        "new.html",
        packs=loaded(game.id),
        game=game,
        poster=poster(game),
        bots=bots,
        wanted=wanted,
        controls=[control(setting, wanted) for setting in game.settings],
        gallery=gallery(game, read_mine(game, wanted.fields)),
        name=name,
        absences=[(one, words.after) for one, words in ABSENCE_WORDS.items()],
        most=max(game.seats),
    )


def render_waiting(
    game: Game,
    places: Sequence[LobbySeat],
    *,
    table: str,
    owner: bool,
    seated: bool,
    public: bool,
    absence: str,
    watch: str,
    only_here: bool,
    bots: Sequence[str],
    choosing: Sequence[Choosing],
) -> str:
    """A table whose seats are not all taken. Invitations are shown to its owner alone."""
    return _render(
        "waiting.html",
        game=game,
        poster=poster(game),
        places=places,
        table=table,
        owner=owner,
        seated=seated,
        public=public,
        absence=absence,
        watch=watch,
        only_here=only_here,
        bots=bots,
        choosing=choosing,
    )


def render_join(
    game: Game,
    places: Sequence[LobbySeat],
    *,
    seat: int,
    action: str,
    invite: str,
    name: str,
    absence: str,
    sides: Gallery | None,
    wrong: str = "",
    given: str = "",
) -> str:
    """An invitation to a seat: which game, who sits there, one button."""
    return _render(
        "join.html",
        game=game,
        poster=poster(game),
        places=places,
        seat=seat,
        action=action,
        invite=invite,
        name=name,
        absence=absence,
        gallery=sides,
        wrong=wrong,
        given=given,
    )


def render_hand_over(
    game: str,
    names: Sequence[str],
    here: Sequence[int],
    asked: int,
    log: Sequence[LogLine],
    *,
    links: Links,
    whole: bool,
) -> str:
    """Between two players at one screen: nothing that only one of them may see.

    `here` are the seats at this screen; `asked` is the one that has to decide, or -1; the log is that
    of a spectator.
    """
    board = boards.find(game)
    text = f"Give the screen to {names[asked]}." if asked in here else "Who is at the screen?"
    return _render(
        "handover.html",
        layout="page.html" if whole else "frame.html",
        game=game,
        title=about(game).title,
        status=StatusLine(asked if asked in here else -1, text, "", "", asked in here),
        names=names,
        here=sorted(here, key=lambda seat: (seat != asked, seat)),
        asked=asked,
        lines=[(line, worded(line, names, board)) for line in log],
        links=links,
        refusal=None,
        past=None,
        lesson=None,
        beat=None,
        modules=(),
    )


def poster(game: Game) -> Poster:
    said, sides = about(game.id), gallery(game)
    return Poster(
        game,
        boards.find(game.id).poster,
        said.about,
        "" if sides is None else sides.title,
        said.minutes,
        said.weight,
        how_to=f"/how-to-play/{game.id}" if howto.has(game.id) else "",
    )


def _render(template: str, **values: Any) -> str:
    return environment().get_template(template).render(**values)


# -- settings ------------------------------------------------------------------------------------


def control(setting: Setting, wanted: Wanted) -> Control:
    """How a setting is chosen."""
    name = f"set-{setting.name}"
    title = setting.title or setting.name.replace("_", " ").capitalize()
    picks = setting.picks
    if picks is not None:
        options = [("", "by lot"), *picks.among]
        return Control(name, title, setting.help, "picks", options, "", picks.each)
    value = wanted.get(name, setting.write(setting.default))
    if not setting.allowed:
        return Control(name, title, setting.help, "text", [], value)
    options = [(setting.write(one), words(setting, one)) for one in setting.allowed]
    kind = "segments" if len(options) <= _SEGMENTS else "list"
    return Control(name, title, setting.help, kind, options, value)


def words(setting: Setting, value: Any) -> str:
    """A value as people read it; who begins is a seat."""
    if setting.labels:
        return setting.labels[setting.allowed.index(value)]
    if value is None:
        return "by lot"
    if setting.name == "first":
        return LETTERS[value]
    return setting.write(value).replace("_", " ")


def read_settings(
    game: Game, seats: int, fields: Mapping[str, str], own: int | None = None
) -> tuple[dict[str, Any], dict[str, str]]:
    """The settings in a form, and what is wrong with them by the names of the fields.

    What is chosen in the gallery is for the visitor's own seat.
    """
    found, errors, mine, sides = {}, {}, read_mine(game, fields), setting_of(game)
    for setting in game.settings:
        name, picks = f"set-{setting.name}", setting.picks
        if picks is not None:
            chosen = [
                [one for n in range(picks.each) if (one := fields.get(f"{name}-{seat}-{n}", ""))]
                for seat in range(seats)
            ]
            if mine and own is not None and sides is not None and sides[0] is setting:
                chosen[own] = mine
            value = picks.value(chosen)
            wrong = setting.why_not(value)
        else:
            try:
                value = setting.read(fields.get(name, setting.write(setting.default)))
                wrong = ""
            except ValueError as error:
                value, wrong = None, str(error)
        found[setting.name] = value
        if wrong:
            errors[name] = wrong
    return found, errors


def setting_fields(game: Game) -> list[str]:
    """The names of all fields that settings have in a form."""
    return [
        name
        for setting in game.settings
        for name in (
            [f"set-{setting.name}"]
            if setting.picks is None
            else [
                f"set-{setting.name}-{seat}-{n}"
                for seat in range(max(game.seats))
                for n in range(setting.picks.each)
            ]
        )
    ]

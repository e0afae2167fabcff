"""Pages that are not a table: the front page, the wait for players, settings, errors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fiendish.engine.game import Game
from fiendish.web import boards
from fiendish.web.look import SPEEDS, THEMES, Look
from fiendish.web.page import environment


class Going(NamedTuple):
    """A table of the reader's that is not over."""

    address: str
    title: str
    others: str
    mine: bool  # the reader is asked


def render_home(
    games: Sequence[Game], bots: Sequence[str], going: Sequence[Going], name: str
) -> str:
    """The front page: the games, each with a form that starts one against bots."""
    posters = {game.id: boards.find(game.id).poster for game in games}
    return _render("home.html", games=games, bots=bots, going=going, name=name, posters=posters)


def render_waiting(names: Sequence[str]) -> str:
    """A table whose seats are not all taken."""
    return _render("waiting.html", names=names)


class Problem(NamedTuple):
    """Why a page cannot be shown or something cannot be done."""

    status: int
    text: str
    allowed: str = ""  # what could be done instead
    rule: str = ""
    game: str = ""  # whose rule it is
    back: str = ""  # where the visitor came from

    @property
    def title(self) -> str:
        return _TITLES.get(self.status, "That did not work")


_TITLES = {
    400: "That was not understood",
    401: "Who are you?",
    403: "Not for you to do",
    404: "There is nothing here",
    405: "Not in this way",
    409: "Not now",
    413: "That is too much",
    415: "That was not understood",
    422: "That cannot be done",
    429: "Not so fast",
    500: "Something broke",
}


def render_problem(problem: Problem) -> str:
    """What was wrong, what is allowed, a way on."""
    return _render("problem.html", problem=problem)


def render_settings(look: Look, name: str, webhook: str, saved: bool) -> str:
    """Everything a visitor can choose, in one form."""
    return _render(
        "settings.html",
        look=look,
        name=name,
        webhook=webhook,
        saved=saved,
        themes=THEMES,
        speeds=SPEEDS,
    )


def _render(template: str, **values: Any) -> str:
    return environment().get_template(template).render(**values)

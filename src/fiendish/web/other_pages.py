"""Pages that are neither table nor lobby: rules, settings, errors."""

from __future__ import annotations

from typing import Any, NamedTuple

from fiendish.web.identity import Identity
from fiendish.web.page import environment
from fiendish.web.preferences import SOUNDS, SPEEDS, SUMMARIES, TEXTS, THEMES, Preferences


class Problem(NamedTuple):
    """Why a page cannot be shown or something cannot be done."""

    status: int
    text: str
    allowed: str = ""  # what could be done instead
    rule: str = ""
    game: str = ""  # whose rule it is
    back: str = ""  # where the visitor came from
    request: str = ""  # by which the notes of the server know it

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
    503: "Not just now",
}


def render_problem(problem: Problem) -> str:
    """What was wrong, what is allowed, a way on."""
    return _render("problem.html", problem=problem)


def render_settings(
    preferences: Preferences, identity: Identity, webhook: str, done: str = ""
) -> str:
    """Everything a visitor can choose, in one form; who the visitor is; and what was done just now."""
    return _render(
        "settings.html",
        preferences=preferences,
        name=identity.name,
        identity=identity,
        webhook=webhook,
        done=done,
        themes=THEMES,
        speeds=SPEEDS,
        sounds=SOUNDS,
        summaries=SUMMARIES,
        texts=TEXTS,
    )


def _render(template: str, **values: Any) -> str:
    return environment().get_template(template).render(**values)

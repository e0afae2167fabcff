"""Pages that are not a table: the front page, the wait for players, the rules of a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from fiendish.engine.game import Game
from fiendish.ledger import Ledger
from fiendish.web import boards
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


def render_rules(ledger: Ledger) -> str:
    """All rules of a game by chapter, each with its id as an anchor."""
    chapters = [
        (section, [*rules]) for section, rules in groupby(ledger.rules, key=lambda r: r.section)
    ]
    return _render("rules.html", ledger=ledger, chapters=chapters)


def _render(template: str, **values: Any) -> str:
    return environment().get_template(template).render(**values)

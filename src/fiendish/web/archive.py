"""Pages about a game that is kept: its dice, a report, playing on from a moment, taking a file in."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple, Protocol

from markupsafe import Markup

from fiendish.engine.game import LETTERS
from fiendish.engine.journal import LogLine
from fiendish.games import find
from fiendish.web.page import environment
from fiendish.web.text import called


class TakenIn(NamedTuple):
    """A game that was taken in."""

    address: str
    title: str
    players: str


def render_dice(table: str, game: str, commitment: str, seed: str, export: str) -> str:
    """The commitment and, when the game is over, the seed and how to check both."""
    return environment().get_template("dice.html").render(
        table=table, file=f"{game}-{table.rpartition('/')[2]}.json", commitment=commitment,
        seed=seed, export=export,
    )  # fmt: skip


def render_report(table: str, at: int, eyes: str, over: bool, most: int) -> str:
    """What the reporter fills in."""
    return environment().get_template("report.html").render(
        table=table, at=at, eyes=eyes, over=over, most=most
    )  # fmt: skip


def render_onward(
    table: str,
    at: int | None,
    names: Sequence[str],
    seat: int,
    bots: Sequence[str],
    eyes: str,
    *,
    stay: Sequence[bool],
) -> str:
    """In which seat to play on from a moment, or the same deal again, and against whom.

    `stay` says of each of the others whether they could be as they were then.
    """
    return environment().get_template("onward.html").render(
        table=table, at=at, names=names, seat=seat, bots=bots, eyes=eyes, stay=words_for(stay),
    )  # fmt: skip


def words_for(stay: Sequence[bool]) -> str:
    """Who could be there again; nothing if it is nobody."""
    if all(stay):
        return "same players"
    return "same bots" if any(stay) else ""


class Played(Protocol):
    """A game that was exported, as far as it is shown."""

    @property
    def game(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def log(self) -> Sequence[LogLine]: ...


def render_outlived(
    home: str,
    names: Sequence[str],
    table: Sequence[tuple[str, Sequence[str]]],
    played: Played,
    winners: str,
) -> str:
    """A finished game whose rules are no more, in words: the parts of its table, and its log."""

    def said(text: str, subject: int | None = None) -> Markup:
        return called(text, played.game, names, subject)

    parts = [(said(title), [*map(said, things)]) for title, things in table]
    turns = [
        (turn, [(said(line.text, line.seat), line.rule) for line in lines])
        for turn, lines in groupby(played.log, key=lambda line: line.turn)
    ]
    won = " and ".join(names[LETTERS.index(letter)] for letter in winners)
    return environment().get_template("outlived.html").render(
        home=home, title=find(played.game).title, version=played.version, parts=parts, turns=turns,
        ended=f"{won} won." if won else "Nobody won.",
    )  # fmt: skip


def render_import(error: str, most: int, kept: Sequence[TakenIn]) -> str:
    """Where a file is chosen; with what was wrong about the last one."""
    return environment().get_template("import.html").render(error=error, most=most, kept=kept)

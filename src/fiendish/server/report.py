"""Reports: one file with all that helps to find out what went wrong at a table.

Of a game that is over it holds the whole game. Of a running one it holds what the reporter may see,
and whoever runs the server finds the rest by the number of the table.
"""

from __future__ import annotations

from typing import Any

import msgspec

import fiendish
from fiendish.engine.journal import LogLine
from fiendish.server.dice_commitment import Export
from fiendish.server.history import History

FORMAT = "fiendish-report-1"
MOST_WORDS = 4000  # characters that a reporter writes


class BadReport(ValueError):
    """A file that is no report."""


class BugReport(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one reader saw at one moment of a game, and what the reader has to say about it."""

    format: str = FORMAT
    fiendish: str  # version of the program
    table: str
    game: str
    version: int  # of the rules
    seq: int  # the moment
    reader: int | None
    words: str
    browser: str
    window: str
    view: dict[str, Any]
    log: list[LogLine]
    whole: Export | None  # the game, if it is over


class Reporter(msgspec.Struct, frozen=True, kw_only=True):
    """What the reporter and the browser say."""

    words: str
    browser: str
    window: str


def make(
    history: History,
    table: str,
    reader: int | None,
    at: int,
    teller: Reporter,
    whole: Export | None,
) -> BugReport:
    """The report of what that reader sees at a moment."""
    place = history.place(history.steps(reader, whole is not None), at)
    moment = history.moment(place.at).table
    return BugReport(
        fiendish=fiendish.__version__,
        table=table,
        game=moment.game.id,
        version=moment.game.version,
        seq=place.at,
        reader=reader,
        words=teller.words,
        browser=teller.browser,
        window=teller.window,
        view=msgspec.to_builtins(moment.view(reader), str_keys=True),
        log=moment.log(reader),
        whole=whole,
    )


def read(data: bytes) -> BugReport:
    """The report in a file, or `BadReport`."""
    try:
        report = msgspec.json.decode(data, type=BugReport)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadReport(f"this is not a report: {error}") from None
    if report.format != FORMAT:
        raise BadReport(f"this is not a report: its format is {report.format[:40]!r}")
    return report

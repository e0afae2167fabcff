"""Games to look back at, from whatever file they are in: saved, exported, or in a report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import fiendish
from fiendish.commands.support.output import outline, say
from fiendish.engine.game import LETTERS
from fiendish.engine.loading import beginning
from fiendish.engine.save import BadSave
from fiendish.engine.table import Table
from fiendish.games import find
from fiendish.trouble import Trouble

if TYPE_CHECKING:
    from fiendish.server.report import BugReport


@dataclass(frozen=True)
class Recorded:
    """A game: its start, all entries, its last moment, and the report it came with."""

    start: Table
    record: list[int]
    end: Table
    report: BugReport | None = None


def open_file(path: Path, data: bytes, folder: Path | None) -> Recorded | BugReport:
    """The game in a file; of a report about a running game, the report, unless its game is kept in
    the folder of a server."""
    try:
        return _open(data, folder)
    except ValueError as error:  # that is what all these files complain with
        raise Trouble(f"{path}: {error}") from None


def _open(data: bytes, folder: Path | None) -> Recorded | BugReport:
    from fiendish.server import archive, dice_commitment, report

    kind = _kind(data)
    if folder is not None and kind != report.FORMAT:
        raise ValueError("--data is for reports: this is none")
    if kind == dice_commitment.FORMAT:
        return _exported(dice_commitment.read(data))
    if kind != report.FORMAT:
        end = fiendish.load(data)
        start, record = beginning(data, find)
        return Recorded(start, record, end)
    told = report.read(data)
    if folder is not None:
        start, record = archive.kept_game(folder, told.table)
        game = _played(start, record, told)
    elif told.whole is not None:
        game = _exported(told.whole, told)
    else:
        return told
    if told.seq > len(game.record):
        raise ValueError(f"the report is about moment {told.seq} of {len(game.record)}")
    if told.reader is not None and told.reader not in range(game.end.state.seats):
        raise ValueError(f"the report is about seat {told.reader}, which is not at the table")
    return game


def _kind(data: bytes) -> str:
    """What a file says it is; nothing if it is not JSON."""
    if not data.lstrip().startswith(b"{"):
        return ""
    try:
        found = msgspec.json.decode(data, type=dict[str, Any]).get("format", "")
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadSave(f"this cannot be read: {error}") from None
    return found if isinstance(found, str) else ""


def _exported(export: Any, told: BugReport | None = None) -> Recorded:
    from fiendish.server import dice_commitment

    wrong = dice_commitment.check(export)
    if wrong:
        raise ValueError(f"this game does not hold: {wrong[0]}")
    start = dice_commitment.begin_again(export)
    return _played(start, export.record, told)


def _played(start: Table, record: Sequence[int], told: BugReport | None) -> Recorded:
    _ = start.question
    end = start.copy()
    for entry in record:
        end.replay(entry)
    return Recorded(start, [*record], end, told)


# -- reports -------------------------------------------------------------------------------------


def tell_report(report: BugReport) -> None:
    """Who reports what."""
    who = "a spectator" if report.reader is None else f"seat {LETTERS[report.reader]}"
    say(f"Report by {who} about moment {report.seq} of table {_safe(report.table)}", style="bold")
    say(f"{_safe(report.game)}, rules {report.version}, Fiendish {_safe(report.fiendish)}")
    say(
        f"Browser: {_safe(report.browser) or 'unknown'}; window {_safe(report.window) or 'unknown'}"
    )
    say(_safe(report.words) or "(no words)")
    say()


def show_report(report: BugReport) -> None:
    """A report about a running game: what the reporter saw then."""
    tell_report(report)
    for line in report.log:
        say(_safe(line.text) + (f" [{_safe(line.rule)}]" if line.rule else ""))
    say()
    try:
        lines = outline(report.view)
    except (LookupError, TypeError, AttributeError):
        raise Trouble("the report holds a view that cannot be read") from None
    for text in lines:
        say(_safe(text))
    say()
    say("The game was running: with --data DIR whoever runs the server can see all of it.")


def _safe(text: str) -> str:
    """Words from a stranger's file, without anything that could command a terminal."""
    return "".join(one if one.isprintable() or one == "\n" else "�" for one in text)

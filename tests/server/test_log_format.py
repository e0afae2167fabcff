"""The notes: JSON lines that quote nobody."""

from __future__ import annotations

import json
import logging
import sqlite3
import sys

import pytest

from fiendish.server.log_format import JsonFormatter

SECRET = "what Ann holds"


def noted(error: BaseException | None = None, event: str = "broken", **fields: object) -> str:
    record = logging.LogRecord("x", logging.ERROR, "", 0, event, (), None)
    vars(record).update(fields)
    if error is not None:
        try:
            raise error
        except BaseException:
            record.exc_info = sys.exc_info()
    return JsonFormatter().format(record)


def test_an_error_is_noted_by_its_kind_and_its_way() -> None:
    inner = KeyError(SECRET)
    error = ValueError(f"no card {SECRET}")
    error.__cause__ = inner
    note = noted(error)
    assert SECRET not in note
    words = json.loads(note)["error"]
    assert "KeyError\nwhich led to\nTraceback" in words
    assert words.endswith("ValueError")
    assert "test_log_format.py" in words


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (sqlite3.OperationalError("database is locked"), "OperationalError: database is locked"),
        (OSError(28, "No space left on device", f"/{SECRET}"), "OSError: No space left on device"),
    ],
)
def test_what_the_system_says_is_noted(error: Exception, words: str) -> None:
    note = noted(error)
    assert json.loads(note)["error"].endswith(words)
    assert SECRET not in note


def test_of_what_others_note_the_first_line_is_kept() -> None:
    note = noted(event=f"Task exception was never retrieved\nfuture: <Task {SECRET}>")
    assert json.loads(note)["event"] == "Task exception was never retrieved"


def test_a_long_path_is_cut() -> None:
    note = json.loads(noted(path="/join/" + "9" * 5000, status=404))
    assert len(note["path"]) == 200
    assert note["status"] == 404


def test_fields_that_are_not_listed_are_not_noted() -> None:
    assert SECRET not in noted(name_of_guest=SECRET)

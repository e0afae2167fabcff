"""What tests of settings ask, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import fiendish
from fiendish.cli import main
from fiendish.engine.game import BadSetting

Settings = Mapping[str, object]


def assert_says(text: str, words: list[str]) -> None:
    """The text is one line with all these words."""
    assert "\n" not in text
    assert [word for word in words if word not in text] == [], text


def refusal(game: str, settings: Settings) -> str:
    """Why there is no such table."""
    with pytest.raises(BadSetting) as refused:
        fiendish.new(game, **settings)  # type: ignore[arg-type]
    return str(refused.value)


def command_refusal(game: str, settings: Settings, capsys: pytest.CaptureFixture[str]) -> str:
    """What `fiendish sim` says to such settings: one line, and status 2."""
    flags = [f"--{name}={_written(value)}" for name, value in settings.items()]
    try:
        status = main(["sim", game, "--games", "1", "--jobs", "1", *flags])
    except SystemExit as end:
        status = int(end.code or 0)
    told = capsys.readouterr()
    assert status == 2
    assert told.out == ""
    (line,) = told.err.splitlines()
    return line


def _written(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)

"""Running commands as a user does, within this process."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import fiendish
from fiendish.cli import main


@dataclass
class Answer:
    status: int
    out: str
    err: str

    @property
    def data(self) -> dict[str, Any]:
        """The JSON object in the last line."""
        found = json.loads(self.out.splitlines()[-1])
        assert isinstance(found, dict)
        return found

    def refuses(self, *words: str) -> bool:
        """Whether it was refused as wrong usage, in one line with all these words."""
        line = self.err.splitlines()
        assert len(line) == 1, self.err
        assert "Traceback" not in self.err
        return self.status == 2 and not self.out and all(word in line[0] for word in words)


Run = Callable[..., Answer]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: object) -> Answer:
        try:
            status = main([str(word) for word in words])
        except SystemExit as end:
            status = int(end.code or 0)
        captured = capsys.readouterr()
        return Answer(status, captured.out, captured.err)

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Callable[[int], Path]:
    """Makes a saved game of three after so many random decisions, one of them taken back."""

    def saved(decisions: int) -> Path:
        table = fiendish.new("supervillain", seats=3, seed=5)
        numbers = random.Random(2)
        took_back = False
        while (question := table.question) is not None and len(table.record) < decisions:
            table.answer(numbers.randrange(len(question.options)))
            if not took_back and not table.over and table.can_undo(table.moves[-1].seat):
                table.undo(table.moves[-1].seat)
                took_back = True
        path = tmp_path / f"{decisions}.save"
        path.write_bytes(table.save())
        return path

    return saved

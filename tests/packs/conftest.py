"""Packs in a folder of their own, used in processes of their own: no other test sees their cards."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fiendish.packs.skeleton import write_skeleton

Process = subprocess.CompletedProcess[str]


@pytest.fixture
def circus(tmp_path: Path) -> Path:
    """The pack that `fiendish new pack` writes for Smash Up."""
    return write_skeleton("moon_circus", "smash_up", tmp_path)


@pytest.fixture
def crew(tmp_path: Path) -> Path:
    """The pack that `fiendish new pack` writes for Supervillain."""
    return write_skeleton("night_crew", "supervillain", tmp_path)


@pytest.fixture
def court(tmp_path: Path) -> Path:
    """The pack that `fiendish new pack` writes for Master of the Galaxy."""
    return write_skeleton("moth_court", "master_of_the_galaxy", tmp_path)


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")


def python(code: str, *words: object) -> str:
    """What a program prints. It keeps no bytecode, which a change in the same second would not touch."""
    done = subprocess.run(
        [sys.executable, "-B", "-c", code, *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def load(*folders: object) -> str:
    """Load these packs in another process: what is wrong, or the ids of all their cards."""
    return python(
        """
import sys
from fiendish.packs import BadPack, load
try:
    packs = [load(folder) for folder in sys.argv[1:]]
except BadPack as error:
    print(error)
else:
    print(*(face for pack in packs for face in pack.faces))
""",
        *folders,
    )


@pytest.fixture
def fiendish(tmp_path: Path) -> Callable[..., Process]:
    """Run a command as a user does."""

    def run(*words: object) -> Process:
        command = [sys.executable, "-B", "-m", "fiendish.cli", *map(str, words)]
        return subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)

    return run


def data(done: Process) -> dict[str, Any]:
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found

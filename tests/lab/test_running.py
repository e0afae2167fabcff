"""Runs: all games, once each, whatever happens to the workers or the one who leads."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from fiendish.games import find
from fiendish.lab.experiment import Experiment, plan
from fiendish.lab.playing import GameRow, play
from fiendish.lab.rows import BadFolder, Folder
from fiendish.lab.running import Batch, Lost, Processes, play_batch, run
from tests.extras import needs

needs("pyarrow", "lab")


class Here:
    """Workers that are none: this process plays, when asked for what it has done."""

    count = 2

    def submit(self, experiment: bytes, games: list[int]) -> tuple[bytes, tuple[int, ...]]:
        return experiment, tuple(games)

    def wait(self, running: list[Any], seconds: float) -> list[Any]:
        return running[-1:]  # the last one first: the order is not to matter

    def result(self, task: tuple[bytes, tuple[int, ...]]) -> Batch:
        return play_batch(task[0], [*task[1]])

    def close(self) -> None:
        pass


class Forgetful(Here):
    """Every other batch is lost."""

    def __init__(self) -> None:
        self.asked = 0

    def result(self, task: tuple[bytes, tuple[int, ...]]) -> Batch:
        self.asked += 1
        if self.asked % 2:
            raise Lost("gone")
        return super().result(task)


@pytest.fixture
def match() -> Experiment:
    return plan(
        "match", find("supervillain"), ["random", "easy"], games=9, settings={"mode": "blitz"}
    )


@pytest.fixture
def expected(match: Experiment) -> list[GameRow]:
    return [play(match, n) for n in range(9)]


def test_rows_are_those_of_the_games_in_their_order(
    tmp_path: Path, match: Experiment, expected: list[GameRow]
) -> None:
    folder = Folder(tmp_path, match)
    done = [*run(match, folder, Here())]
    assert done[0].games == 0
    assert done[-1] == (9, 9)
    assert folder.finish() == expected
    assert Folder(tmp_path, match).rows() == expected  # as one file


def test_batches_that_are_lost_are_played_again(
    tmp_path: Path, match: Experiment, expected: list[GameRow]
) -> None:
    folder = Folder(tmp_path, match)
    assert [*run(match, folder, Forgetful())][-1] == (9, 9)
    assert folder.finish() == expected


def test_workers_that_always_die_are_given_up(tmp_path: Path, match: Experiment) -> None:
    class Dying(Here):
        def result(self, task: object) -> Batch:
            raise Lost("a worker has died again and again")

    with pytest.raises(Lost, match="again and again"):
        [*run(match, Folder(tmp_path, match), Dying())]


def test_a_run_that_was_stopped_goes_on(
    tmp_path: Path, match: Experiment, expected: list[GameRow]
) -> None:
    folder = Folder(tmp_path, match)
    for done in run(match, folder, Here()):
        if done.games >= 3:
            break
    kept = folder.finish()
    assert 3 <= len(kept) < 9
    played: list[int] = []

    class Noting(Here):
        def result(self, task: tuple[bytes, tuple[int, ...]]) -> Batch:
            played.extend(task[1])
            return super().result(task)

    again = Folder(tmp_path, match)
    done_again = [*run(match, again, Noting())]
    assert (done_again[0].games, done_again[-1].games) == (len(kept), 9)
    assert sorted(played) == [n for n in range(9) if n not in {row.n for row in kept}]
    assert again.finish() == expected


def test_a_half_written_batch_is_no_batch(
    tmp_path: Path, match: Experiment, expected: list[GameRow]
) -> None:
    folder = Folder(tmp_path, match)
    folder.add(expected[:2])
    (tmp_path / "parts" / "000000002.new").write_bytes(b"PAR1 half a fi")  # as a crash leaves it
    assert [row.n for row in Folder(tmp_path, match).rows()] == [0, 1]


def test_a_killed_process_costs_nothing_but_time(
    tmp_path: Path, match: Experiment, expected: list[GameRow]
) -> None:
    workers = Processes(2)
    folder = Folder(tmp_path, match)
    killed = False
    for done in run(match, folder, workers):
        if not killed and done.games and workers._pool is not None:
            os.kill(next(iter(workers._pool._processes)), signal.SIGKILL)
            killed = True
    assert killed
    assert folder.finish() == expected


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes in /proc")
def test_workers_end_when_the_one_who_leads_is_killed(tmp_path: Path) -> None:
    words = ["lab", "match", "supervillain", "easy", "random", "--games", "100000", "--jobs", "1"]
    leader = subprocess.Popen([sys.executable, "-m", "fiendish.cli", *words, "--out", tmp_path])
    deadline = time.monotonic() + 120
    while not [*(tmp_path / "parts").glob("*.parquet")]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    children = Path(f"/proc/{leader.pid}/task/{leader.pid}/children").read_text().split()
    leader.kill()
    leader.wait()
    while any(Path(f"/proc/{child}/cmdline").exists() for child in children):
        assert time.monotonic() < deadline, "a worker lives on"
        time.sleep(0.05)


# -- folders -------------------------------------------------------------------------------------


def test_a_folder_holds_one_experiment(tmp_path: Path, match: Experiment) -> None:
    Folder(tmp_path, match)
    Folder(tmp_path, match)
    other = plan("match", find("supervillain"), ["random", "normal"], games=9)
    with pytest.raises(BadFolder, match="holds another experiment; choose another folder"):
        Folder(tmp_path, other)


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path, match: Experiment) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(BadFolder, match=r"holds something else \(thesis.txt\)"):
        Folder(tmp_path, match)
    assert not (tmp_path / "experiment.json").exists()


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path, match: Experiment) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFolder, match=r"cannot write to .*file"):
        Folder(tmp_path / "file", match)


def test_a_batch_that_cannot_be_written_is_named(
    tmp_path: Path, match: Experiment, expected: list[GameRow]
) -> None:
    folder = Folder(tmp_path, match)
    (tmp_path / "parts" / "000000000.new").mkdir()  # in the way
    with pytest.raises(BadFolder, match=r"cannot write .*000000000\.parquet"):
        folder.add(expected[:1])
    assert folder.rows() == []


@pytest.mark.parametrize("file", ["experiment.json", "rows.parquet"])
def test_damaged_files_are_named(
    tmp_path: Path, match: Experiment, expected: list[GameRow], file: str
) -> None:
    folder = Folder(tmp_path, match)
    folder.add(expected[:2])
    folder.finish()
    (tmp_path / file).write_bytes(b"nonsense")
    with pytest.raises(BadFolder, match=f"{file} cannot be read"):
        Folder(tmp_path, match).rows()

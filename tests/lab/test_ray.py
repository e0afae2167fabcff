"""On Ray: the same rows as here, also when a worker is killed in mid-run."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from fiendish.games import find
from fiendish.lab.experiment import plan
from fiendish.lab.playing import play
from tests.extras import needs

needs("pyarrow", "lab")
needs("ray", "ray")

from fiendish.lab.on_ray import RayWorkers  # noqa: E402
from fiendish.lab.rows import Folder  # noqa: E402
from fiendish.lab.running import run  # noqa: E402


def workers_of_ray() -> list[int]:
    """The processes that are playing for us on Ray."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                name = (entry / "cmdline").read_bytes()
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except (OSError, ValueError, IndexError):
                continue
            if name.startswith(b"ray::play_batch") and is_ours(parent):
                found.append(int(entry.name))
    return found


def is_ours(process: int) -> bool:
    """Whether this process is an ancestor: others may play on this machine, too."""
    while process > 1:
        if process == os.getpid():
            return True
        try:
            stat = Path(f"/proc/{process}/stat").read_text()
        except OSError:
            return False
        process = int(stat.rsplit(")", 1)[1].split()[1])
    return False


def test_the_same_rows_also_when_a_worker_is_killed(tmp_path: Path) -> None:
    match = plan("match", find("supervillain"), ["random", "easy"], games=40)
    workers = RayWorkers(2)
    killed = 0
    try:
        folder = Folder(tmp_path, match)
        for done in run(match, folder, workers):
            if done.games and not killed:
                for worker in workers_of_ray()[:1]:
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
    finally:
        workers.close()
    assert killed == 1
    assert folder.finish() == [play(match, n) for n in range(40)]

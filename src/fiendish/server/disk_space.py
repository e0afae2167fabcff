"""How much room is left on the disk: what is begun must still have some when nothing new may begin."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

_GOOD_FOR = 1.0  # seconds for which one look is enough


class DiskSpace:
    """The disk that a folder is on. Below `least` bytes it counts as nearly full; 0 is never."""

    def __init__(self, folder: Path, least: int) -> None:
        self._folder = folder
        self._least = least
        self._free, self._at = 0, float("-inf")

    def free(self) -> int:
        now = time.monotonic()
        if now - self._at > _GOOD_FOR:
            self._free, self._at = shutil.disk_usage(self._folder).free, now
        return self._free

    @property
    def is_short(self) -> bool:
        return bool(self._least) and self.free() < self._least

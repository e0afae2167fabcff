"""Where saved games and the tables of a server are kept if nobody says."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def home() -> Path:
    """The folder for saved games: FIENDISH_HOME, or where the system keeps such data."""
    chosen = os.environ.get("FIENDISH_HOME")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "fiendish"

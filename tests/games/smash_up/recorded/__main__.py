"""Record the games anew."""

from __future__ import annotations

from tests.games.recording import record_all
from tests.games.smash_up.recorded.games import FOLDER, VARIANTS

if __name__ == "__main__":
    record_all("smash_up", VARIANTS, FOLDER)

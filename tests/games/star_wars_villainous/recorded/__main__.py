"""Record the games anew."""

from __future__ import annotations

from tests.games.recording import record_all
from tests.games.star_wars_villainous.recorded.games import FOLDER, VARIANTS

if __name__ == "__main__":
    record_all("star_wars_villainous", VARIANTS, FOLDER)

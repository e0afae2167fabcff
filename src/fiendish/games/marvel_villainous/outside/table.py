"""What every screen says of a table of Marvel Villainous."""

from __future__ import annotations

from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.villainous.outside.table import ViewReader

READER = ViewReader(BOOK, "Power", {"loki": "Mischief"})
OVERVIEW = READER.overview(goal=lambda view: f"an objective each · {view.mode.capitalize()}")

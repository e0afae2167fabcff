"""What every screen says of a table of Star Wars Villainous."""

from __future__ import annotations

from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.star_wars_villainous.settings import VILLAINS
from fiendish.games.villainous.outside.table import ViewReader

READER = ViewReader(
    BOOK,
    "Credits",
    dict.fromkeys(VILLAINS, "Ambition"),
    vehicles=lambda view, seat: view.spaces[seat].vehicles,
)
OVERVIEW = READER.overview(goal=lambda view: "an objective each")

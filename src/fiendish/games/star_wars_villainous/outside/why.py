"""What an option changes at a table of Star Wars Villainous, for the reason of a hint."""

from __future__ import annotations

from fiendish.games.star_wars_villainous.outside.table import READER
from fiendish.games.villainous.outside.why import changes_by

changes = changes_by(READER)

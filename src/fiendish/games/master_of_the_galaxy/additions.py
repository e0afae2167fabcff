"""What a pack adds to Master of the Galaxy: cards that are shuffled into the decks of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fiendish.engine.game import Additions
from fiendish.games.master_of_the_galaxy.faces import FACES
from fiendish.games.master_of_the_galaxy.settings import NEWCOMERS
from fiendish.games.master_of_the_galaxy.state import SPECIES


def _settings(faces: Sequence[str], n: int) -> dict[str, Any]:
    """The new species are shown for choice; whatever else is new comes up sooner or later."""
    has_species = any(face.deck == SPECIES for face in FACES if face.id in faces)
    return {"turn_limit": 100, "drafting": NEWCOMERS if has_species else "standard"}


ADDITIONS = Additions(list, lambda: None, _settings)

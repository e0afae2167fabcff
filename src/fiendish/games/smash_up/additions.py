"""What a pack adds to Smash Up: whole factions, in a set of the game or in one of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fiendish.engine.game import Additions
from fiendish.games.smash_up.faces import FACES, FACTIONS, SETS, complete
from fiendish.games.smash_up.settings import ALONE


def _ids() -> list[str]:
    return [*SETS, *(faction.id for faction in FACTIONS)]


def _settings(faces: Sequence[str], n: int) -> dict[str, Any]:
    """One of the new factions for A, and others that change from game to game."""
    added = dict.fromkeys(FACTIONS[face.faction].id for face in FACES if face.id in faces)
    ours = [*added][n % len(added)]
    others = [faction.id for faction in FACTIONS if faction.id != ours]
    with_it, one, other = (others[(3 * n + i) % len(others)] for i in range(3))
    texts = ("2018", "errata")[n % 2]
    return {**ALONE, "factions": [[ours, with_it], [one, other]], "texts": texts}


ADDITIONS = Additions(_ids, lambda: complete(FACTIONS), _settings)

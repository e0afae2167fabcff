"""The settings that the Villainous games share: Villains, and a limit of turns."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine.game import turn_limit
from fiendish.engine.sides import SideSetting


def villains_setting(ids: Sequence[str], names: Sequence[str]) -> SideSetting:
    """The setting that says who plays which Villain."""
    return SideSetting(
        "villains",
        tuple(ids),
        None,
        f"a Villain for each seat, such as {ids[0]},{ids[1]}; lot leaves one open",
        "Villains",
        tuple(names),
        side="Villain",
    )


TURN_LIMIT = turn_limit("nobody wins", 100, 500)
ALONE = {"turn_limit": 500}
"""For programs: no two of them go on for ever. By chance alone a hundred turns are too few."""

"""The settings of Master of the Galaxy; the way of drafting knows the species of packs too."""

from __future__ import annotations

from typing import Any

from fiendish.engine.game import Setting, turn_limit
from fiendish.engine.sides import SideSetting
from fiendish.games.master_of_the_galaxy.faces import FACES, Card
from fiendish.games.master_of_the_galaxy.state import SPECIES

NEWCOMERS = "newcomers"
_WAYS = {"standard": "standard", "advanced": "Advanced Drafting"}
_WITH_PACKS = {NEWCOMERS: "Advanced Drafting, species of packs first"}


def _species() -> list[Card]:
    return [face for face in FACES if face.deck == SPECIES]


class SpeciesSetting(SideSetting):
    """Who plays which species, those of packs among them."""

    __slots__ = ()

    def __init__(self) -> None:
        _fill(
            self,
            name="species",
            default=None,
            help="a species for each seat, such as roc,humans; lot leaves one to be drawn or drafted",
            title="Species",
            later=True,
            side="species",
        )

    @property
    def allowed(self) -> tuple[Any, ...]:
        return tuple(face.id for face in _species())

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(face.name for face in _species())


class DraftingSetting(Setting):
    """How species are given out; where a pack has brought some, these can be shown first."""

    __slots__ = ()

    def __init__(self) -> None:
        _fill(
            self,
            name="drafting",
            default="standard",
            help="how species and homes are given out",
            title="Drafting",
            later=False,
        )

    @property
    def allowed(self) -> tuple[Any, ...]:
        return (*_ways(),)

    @property
    def labels(self) -> tuple[str, ...]:
        return (*_ways().values(),)


def _fill(setting: Setting, **fields: Any) -> None:
    """The fields of a setting whose values are looked up whenever they are asked for."""
    for name, value in fields.items():
        object.__setattr__(setting, name, value)


def _ways() -> dict[str, str]:
    has_new = any(face.pack is not None for face in _species())
    return _WAYS | _WITH_PACKS if has_new else _WAYS


SETTINGS = (
    SpeciesSetting(),
    DraftingSetting(),
    Setting(
        "strict_lines",
        (False, True),
        False,
        "red lines to black holes give no symbol (MG-R8)",
        "Red lines to black holes",
        ("give their symbol", "give nothing"),
    ),
    Setting(
        "first", (None, 0, 1, 2, 3), None, "the seat that begins; else drawn by lot", "Who begins"
    ),
    turn_limit("a draw", 100, 500),
)
ALONE = {"turn_limit": 500}
"""For programs: they do not stop when the cubes that they need are gone for good."""

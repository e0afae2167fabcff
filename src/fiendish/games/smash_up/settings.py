"""The settings of Smash Up; those that list sets and factions know the ones of packs too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fiendish.engine.game import Picks, Setting, turn_limit
from fiendish.engine.sides import LOT, read_side
from fiendish.games.smash_up.faces import FACTIONS, SETS


class SetsSetting(Setting):
    """The sets that are declared, each by itself or all together; packs may declare more.

    All together are called "both" in saved games, however many there are.
    """

    __slots__ = ()

    def __init__(self) -> None:
        fields = {
            "name": "sets",
            "default": "both",
            "help": "the sets whose factions can be chosen",
            "title": "Sets of cards",
            "later": False,
        }
        for name, value in fields.items():
            object.__setattr__(self, name, value)

    @property
    def allowed(self) -> tuple[Any, ...]:
        return ("both", *SETS)

    @property
    def labels(self) -> tuple[str, ...]:
        return (self.write("both"), *(title.removeprefix("the ") for title in SETS.values()))

    def read(self, text: str) -> Any:
        return "both" if text.lower() == "both" else Setting.read(self, text)

    def write(self, value: Any) -> str:
        return "all" if value == "both" and len(SETS) > 2 else str(value)


@dataclass(frozen=True, slots=True)
class FactionsSetting(Setting):
    """Two factions for each player, as the players have agreed; None leaves the choice open: of one
    faction, of a player's two, or of all."""

    @property
    def form(self) -> str:
        return f"A+B,{LOT}"

    @property
    def picks(self) -> Picks:
        return Picks(2, [(faction.id, faction.name) for faction in FACTIONS])

    def left(self, settings: dict[str, Any], seats: int, seat: int) -> list[str]:
        others = self.picks.of_others(settings[self.name], seats, seat)
        boxes = SETS if settings["sets"] == "both" else [settings["sets"]]
        return [
            faction.id
            for faction in FACTIONS
            if faction.box in boxes and others.count(faction.id) < settings["copies"]
        ]

    def why_not(self, value: Any) -> str:
        if value is None:
            return ""
        if not isinstance(value, list | tuple) or not all(
            pair is None
            or (
                isinstance(pair, list | tuple)
                and all(name is None or isinstance(name, str) for name in pair)
            )
            for pair in value
        ):
            return f"{self.name} must be a list with two factions for each player, not {value!r}"
        return next(filter(None, (_wrong_with(pair) for pair in value if pair is not None)), "")

    def read(self, text: str) -> Any:
        value = [_read_pair(pair) for pair in text.split(",")]
        if value == [None]:
            return None
        wrong = self.why_not(value)
        if wrong:
            raise ValueError(wrong)
        return value

    def write(self, value: Any) -> str:
        if value is None:
            return LOT
        return ",".join(
            LOT if pair is None else "+".join(name or LOT for name in pair) for pair in value
        )


def _wrong_with(pair: Sequence[str | None]) -> str:
    """What is wrong with the factions of one player."""
    known = [faction.id for faction in FACTIONS]
    named = [name for name in pair if name is not None]
    for name in named:
        if name not in known:
            return f"there is no faction {name!r}; there is: {', '.join(known)}"
    if len(pair) != 2:
        return (
            f"a player has two factions, not {len(pair)}: {'+'.join(name or LOT for name in pair)}"
            f"; {LOT} (in JSON null) leaves one open"
        )
    if len({*named}) < len(named):
        return f"no player may have the same faction twice: {named[0]}"
    return ""


def _read_pair(text: str) -> list[str | None] | None:
    pair = [read_side(name) for name in text.split("+")]
    return None if pair == [None] else pair


SETTINGS = (
    SetsSetting(),
    Setting(
        "copies",
        (1, 2),
        1,
        "2: two copies of each set, so that two may have one faction",
        "Copies of each set",
    ),
    FactionsSetting(
        "factions",
        (),
        None,
        "factions agreed on, such as cowboys+vikings,aliens+robots; lot leaves one open",
    ),
    Setting(
        "choose",
        ("random", "draft", "free"),
        "random",
        "how factions are chosen otherwise",
        "Choice of factions",
        ("at random", "by draft", "freely"),
    ),
    Setting(
        "texts",
        ("2018", "errata"),
        "2018",
        "card texts as printed, or as changed later",
        "Card texts",
        ("as printed in 2018", "with errata"),
    ),
    Setting(
        "first", (None, 0, 1, 2, 3), None, "the seat that begins; else drawn by lot", "Who begins"
    ),
    turn_limit("a draw", 100),
)
ALONE = {"turn_limit": 100}
"""For programs: two that wait for each other would never come to an end (SU-R54)."""

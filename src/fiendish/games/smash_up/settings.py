"""The settings of Smash Up; those that list sets and factions know the ones of packs too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fiendish.engine.game import Picks, Setting, turn_limit
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
    """Two factions for each player, as the players have agreed; None leaves the choice open."""

    @property
    def form(self) -> str:
        return "A+B,C+D"

    @property
    def picks(self) -> Picks:
        return Picks(2, [(faction.id, faction.name) for faction in FACTIONS])

    def why_not(self, value: Any) -> str:
        if value is None:
            return ""
        known = [faction.id for faction in FACTIONS]
        if not isinstance(value, list | tuple) or not all(
            isinstance(pair, list | tuple) and all(isinstance(name, str) for name in pair)
            for pair in value
        ):
            return f"{self.name} must be a list with two factions for each player, not {value!r}"
        for pair in value:
            for name in pair:
                if name not in known:
                    return f"there is no faction {name!r}; there is: {', '.join(known)}"
            if len(pair) != 2:
                return f"a player has two factions, not {len(pair)}: {', '.join(pair)}"
            if pair[0] == pair[1]:
                return f"no player may have the same faction twice: {pair[0]}"
        return ""

    def read(self, text: str) -> Any:
        if text.lower() == "lot":
            return None
        value = [
            [name.strip().lower().replace("-", "_").replace(" ", "_") for name in pair.split("+")]
            for pair in text.split(",")
        ]
        wrong = self.why_not(value)
        if wrong:
            raise ValueError(wrong)
        return value

    def write(self, value: Any) -> str:
        if value is None:
            return "lot"
        return ",".join("+".join(pair) for pair in value)


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
        "factions", (), None, "factions agreed on, such as cowboys+vikings,aliens+robots"
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

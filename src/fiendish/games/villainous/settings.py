"""The settings that the Villainous games share: Villains, and a limit of turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fiendish.engine.game import Picks, Setting, turn_limit


@dataclass(frozen=True, slots=True)
class VillainsSetting(Setting):
    """A Villain for each player, no one twice; None leaves them to the lot."""

    @property
    def form(self) -> str:
        return "A,B"

    @property
    def picks(self) -> Picks:
        names = self.labels or [one.replace("_", " ").title() for one in self.allowed]
        return Picks(1, [*zip(self.allowed, names, strict=True)])

    def why_not(self, value: Any) -> str:
        if value is None:
            return ""
        if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
            return f"{self.name} must be a list with a Villain for each player, not {value!r}"
        for one in value:
            if one not in self.allowed:
                return f"there is no Villain {one!r}; there is: {', '.join(self.allowed)}"
        if len(set(value)) < len(value):
            return f"no two players may have the same Villain: {', '.join(value)}"
        return ""

    def read(self, text: str) -> Any:
        if text.lower() == "lot":
            return None
        value = [one.strip().lower().replace("-", "_").replace(" ", "_") for one in text.split(",")]
        wrong = self.why_not(value)
        if wrong:
            raise ValueError(wrong)
        return value

    def write(self, value: Any) -> str:
        """The Villains of a table, or a single one."""
        if isinstance(value, str):
            return value
        return "lot" if value is None else ",".join(value)


TURN_LIMIT = turn_limit("nobody wins", 100, 500)
ALONE = {"turn_limit": 500}
"""For programs: no two of them go on for ever. By chance alone a hundred turns are too few."""

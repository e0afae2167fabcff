"""Settings that say which side each seat plays, such as a Villain. Any seat can be left to the lot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fiendish.engine.game import BadSetting, Picks, Setting

LOT = "lot"
"""Written for a seat that is left open; files and programs have None."""


@dataclass(frozen=True, slots=True)
class SideSetting(Setting):
    """A side for each player, no one twice; None leaves a seat, or all of them, to the lot."""

    side: str = "side"  # what one is called in the game

    @property
    def form(self) -> str:
        return f"A,{LOT}"

    @property
    def picks(self) -> Picks:
        return Picks(1, [*zip(self.allowed, self.labels, strict=True)])

    def left(self, settings: dict[str, Any], seats: int, seat: int) -> list[str]:
        others = self.picks.of_others(settings[self.name], seats, seat)
        return [one for one in self.allowed if one not in others]

    def why_not(self, value: Any) -> str:
        if value is None:
            return ""
        if not isinstance(value, list | tuple) or not all(
            one is None or isinstance(one, str) for one in value
        ):
            return f"{self.name} must be a list with a {self.side} for each player, not {value!r}"
        named = [one for one in value if one is not None]
        for one in named:
            if one not in self.allowed:
                return f"there is no {self.side} {one!r}; there is: {', '.join(self.allowed)}"
        if len({*named}) < len(named):
            return f"no two players may have the same {self.side}: {', '.join(named)}"
        return ""

    def read(self, text: str) -> Any:
        value = [read_side(one) for one in text.split(",")]
        if value == [None]:
            return None
        wrong = self.why_not(value)
        if wrong:
            raise ValueError(wrong)
        return value

    def write(self, value: Any) -> str:
        """The sides of a table, or a single one."""
        if value is None or isinstance(value, str):
            return value or LOT
        return ",".join(one or LOT for one in value)


def check_seats(name: str, sides: str, seats: int, value: Sequence[object] | None) -> None:
    """Refuse a list of sides that has not one entry for each player."""
    if value is not None and len(value) != seats:
        raise BadSetting(
            f"{name}: {seats} players need {seats} {sides}, not {len(value)}; "
            f"{LOT} (in JSON null) leaves one open"
        )


def read_side(text: str) -> str | None:
    """The id of a side as people write it, or None for the lot.

    >>> read_side(" Darth-Vader "), read_side("lot")
    ('darth_vader', None)
    """
    word = text.strip().lower().replace("-", "_").replace(" ", "_")
    return None if word == LOT else word

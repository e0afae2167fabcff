"""The printed figures of cards whose figures are all there is to them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_FIGURES = Path(__file__).parents[1] / "figures.json"
CARDS: list[dict[str, Any]] = json.loads(_FIGURES.read_text(encoding="utf-8"))["cards"]


def of_deck(deck: str) -> list[dict[str, Any]]:
    return [card for card in CARDS if card["deck"] == deck]

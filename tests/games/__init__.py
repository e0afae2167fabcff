"""Tests of the games, and what tests of all games need from each of them."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def samples(game: str) -> Any:
    """The module `samples` in the folder of that game: which games are recorded, which is short."""
    return import_module(f"tests.games.{game}.samples")

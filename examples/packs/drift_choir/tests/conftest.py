"""Loads the pack before its tests are read."""

from __future__ import annotations

from pathlib import Path

from fiendish.packs import load

load(Path(__file__).parent.parent)

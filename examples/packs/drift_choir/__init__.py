"""The Drift Choir, a people for Master of the Galaxy, with two cards more."""

from __future__ import annotations

from . import cards as cards

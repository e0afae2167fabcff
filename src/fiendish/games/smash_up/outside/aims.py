"""Whose guides are whose: a player has two factions. All play for the same, so that factions have no aims."""

from __future__ import annotations

from fiendish.prose.aims import Aims

AIMS = Aims(sides=lambda view, seat: view.players[seat].factions)

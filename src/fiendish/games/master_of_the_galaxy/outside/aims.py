"""The three ways to win, as a view tells how far each player is on them, and whose species is whose."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.games.master_of_the_galaxy.galaxy_map import CORNERS, SYSTEMS
from fiendish.games.master_of_the_galaxy.rules.board import BASES
from fiendish.games.master_of_the_galaxy.rules.victory import HOMES_TO_WIN, SYMBOLS_TO_WIN
from fiendish.games.master_of_the_galaxy.view import View
from fiendish.prose.aims import Aims, Stand, counted

HOMES = [SYSTEMS[corner].id for corner in CORNERS]


def species(view: View, seat: int) -> Sequence[str]:
    """The species of a seat, once it has one."""
    return [card.card for card in view.players[seat].cards if card.deck == "species"]


def bases(view: View, seat: int) -> Stand:
    return counted(view.players[seat].bases, BASES)


def symbols(view: View, seat: int) -> Stand:
    """The symbol of which the player holds most."""
    symbol, most = max(view.players[seat].symbols.items(), key=lambda pair: pair[1])
    return counted(min(most, SYMBOLS_TO_WIN), SYMBOLS_TO_WIN, symbol if most else "")


def homes(view: View, seat: int) -> Stand:
    held = [one.id for one in view.systems if one.id in HOMES and one.seat == seat]
    return counted(len(held), HOMES_TO_WIN)


AIMS = Aims(sides=species, aims={"bases": bases, "symbols": symbols, "homes": homes})

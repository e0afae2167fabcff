"""Three ways to win, seen the moment they are met (chapter 5), and the end of long games."""

from __future__ import annotations

from fiendish.engine.effects import GameOver, note
from fiendish.engine.game import Result
from fiendish.engine.seats import clockwise
from fiendish.games.master_of_the_galaxy import words
from fiendish.games.master_of_the_galaxy.galaxy_map import CORNERS
from fiendish.games.master_of_the_galaxy.rules.board import BASES, bases_on_board, symbols
from fiendish.games.master_of_the_galaxy.state import (
    BY_BASES,
    BY_CONQUEST,
    BY_SYMBOLS,
    RUNNING,
    TOO_LONG,
    Stars,
)

SYMBOLS_TO_WIN = 5
HOMES_TO_WIN = 2


def victory_of(g: Stars, seat: int) -> int:
    """By what the player has won; RUNNING if not."""
    if bases_on_board(g, seat) == BASES:
        return BY_BASES  # MG-33
    if g.holder.count(seat + 1, 0, CORNERS.stop) >= HOMES_TO_WIN:
        return BY_CONQUEST  # MG-35
    return BY_SYMBOLS if max(symbols(g, seat)) >= SYMBOLS_TO_WIN else RUNNING  # MG-34


def check_victory(g: Stars) -> None:
    """End the game if somebody has won; called after all that could bring it (MG-36)."""
    for seat in clockwise(g):  # MG-R30
        ended = victory_of(g, seat)
        if ended != RUNNING:
            g.ended, g.winner = ended, seat
            amount = max(symbols(g, seat))
            note(g, _FACTS[ended], seat, amount=amount)
            raise GameOver


def is_too_long(g: Stars) -> bool:
    return bool(g.turn_limit) and g.turn > g.turn_limit * g.seats


def check_length(g: Stars) -> None:
    """A game without end is a draw, if that was agreed (MG-R46)."""
    if is_too_long(g):
        g.ended = TOO_LONG
        note(g, words.TOO_LONG, g.active, amount=g.turn_limit)
        raise GameOver


_FACTS = {
    BY_BASES: words.WON_BY_BASES,
    BY_SYMBOLS: words.WON_BY_SYMBOLS,
    BY_CONQUEST: words.WON_BY_CONQUEST,
}
_REASONS = {
    BY_BASES: ("nine bases on the board", "MG-33"),
    BY_SYMBOLS: ("five identical symbols", "MG-34"),
    BY_CONQUEST: ("a second starting system", "MG-35"),
    TOO_LONG: ("the agreed number of turns has passed", "MG-R46"),
}


def result(g: Stars) -> Result | None:
    """The winner first; the others share the second place, and a draw is everybody's."""
    if g.ended == RUNNING:
        return None
    winners = () if g.winner < 0 else (g.winner,)
    ranks = tuple(1 if g.winner in (seat, -1) else 2 for seat in range(g.seats))
    reason, rule = _REASONS[g.ended]
    return Result(winners, ranks, reason, rule)

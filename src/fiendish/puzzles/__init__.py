"""Puzzles: a position, and something that can be reached in it this turn.

A puzzle is a readable file, `games/GAME/puzzles/NAME.toml`: a position, a goal that a program can judge, and
the moves without which it cannot be reached. `puzzle.py` reads one, `search.py` finds all that can happen in
the turn, `proof.py` shows that the goal can be forced whatever is hidden, `walk.py` goes through it with the
solver, `mining.py` finds new ones in games between bots. How to write one: docs/write-a-puzzle.md.
"""

from fiendish.puzzles.puzzle import (
    LEVELS,
    BadPuzzle,
    Puzzle,
    all_puzzles,
    find,
    puzzle_of_day,
    puzzles_of,
    read,
)

__all__ = [
    "LEVELS",
    "BadPuzzle",
    "Puzzle",
    "all_puzzles",
    "find",
    "puzzle_of_day",
    "puzzles_of",
    "read",
]

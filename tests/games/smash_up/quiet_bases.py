"""A test table where bases that are not named in the text leave the cards alone.

Positions draw missing bases at random; these have abilities that no test here comes across.
"""

from __future__ import annotations

from textwrap import dedent

from tests.games.smash_up.playing import Play, at

QUIET = (
    "pyramids",
    "star_portal",
    "evans_city_cemetery",
    "rhodes_plaza_mall",
    "factory_436_1337",
    "the_central_brain",
)


def quiet(text: str, *, factions: str, seed: int = 0, copies: int = 1) -> Play:
    """A table as with `at`, filled up with quiet bases; others of them are on the base deck."""
    text = dedent(text)
    seats = factions.count(",") + 1
    named = [line[:-1] for line in text.splitlines() if line.endswith(":") and line[0].islower()]
    free = [base for base in QUIET if base not in named]
    missing = seats + 1 - len(named)
    text += "".join(f"\n{base}:" for base in free[:missing])
    text += f"\nbase deck: {', '.join(free[missing:])}, rest"
    return at(text, seats=seats, seed=seed, factions=factions, copies=copies)

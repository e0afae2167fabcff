"""Supervillain: This Galaxy Is Mine! The game's entry point is `GAME`."""

from __future__ import annotations

from fiendish.engine.game import Game, Setting
from fiendish.games import about
from fiendish.games.supervillain import cards as _cards  # noqa: F401  (defines the faces)
from fiendish.games.supervillain.additions import ADDITIONS
from fiendish.games.supervillain.describe import ask_words, describe, fact_words, refuse
from fiendish.games.supervillain.evaluate import evaluate
from fiendish.games.supervillain.faces import COST, FACES, POINTS, POWER
from fiendish.games.supervillain.invariants import broken_invariants
from fiendish.games.supervillain.numbers import FACE_NUMBERS
from fiendish.games.supervillain.positions import POSITIONS
from fiendish.games.supervillain.rules.turn import MODES, play, start
from fiendish.games.supervillain.rules.victory import result
from fiendish.games.supervillain.state import Galaxy
from fiendish.games.supervillain.view import view


def _pools(g: Galaxy) -> list[list[tuple[list[int], int]]]:
    """Where cards may be hidden from somebody, by their backs: decks, and the hands of others."""
    hands = [(hand, 1 << seat) for seat, hand in enumerate(g.hands)]
    return [[(g.domination_deck, 0)], [(g.minion_deck, 0), *hands]]


GAME = Game(
    id="supervillain",
    title=about("supervillain").title,
    version=1,
    seats=(2, 3, 4),
    settings=(
        Setting(
            "mode",
            tuple(MODES),
            "basic",
            "points to win; in a Team Battle of four together",
            "Mode",
            ("Basic, 5 points", "Blitz Galaxy, 4", "Slowly, 7", "Team Battle, 8"),
        ),
        Setting(
            "total_annihilation",
            (False, True),
            False,
            "pay 3 cards to charge an Asteroid",
            "Total Annihilation",
            ("without it", "with it"),
        ),
        Setting(
            "first",
            (None, 0, 1, 2, 3),
            None,
            "the seat that begins; else drawn by lot",
            "Who begins",
        ),
    ),
    faces=FACES,
    undo_rule="SV-130",
    state=Galaxy,
    start=start,
    play=play,
    pools=_pools,
    broken_invariants=broken_invariants,
    result=result,
    view=view,
    describe=describe,
    ask_words=ask_words,
    fact_words=fact_words,
    refuse=refuse,
    evaluate=evaluate,
    figures={"power": POWER, "cost": COST, "points": POINTS},
    positions=POSITIONS,
    numbering=FACE_NUMBERS,
    additions=ADDITIONS,
)
Galaxy.game = GAME

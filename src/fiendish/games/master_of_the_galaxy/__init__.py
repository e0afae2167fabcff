"""Master of the Galaxy. The game's entry point is `GAME`."""

from __future__ import annotations

from fiendish.engine.game import Game
from fiendish.games import about
from fiendish.games.master_of_the_galaxy import cards as _cards  # noqa: F401  (defines the faces)
from fiendish.games.master_of_the_galaxy.additions import ADDITIONS
from fiendish.games.master_of_the_galaxy.describe import ask_words, describe, fact_words, refuse
from fiendish.games.master_of_the_galaxy.evaluate import evaluate
from fiendish.games.master_of_the_galaxy.faces import CAPACITY, FACES, SPOILS
from fiendish.games.master_of_the_galaxy.invariants import broken_invariants
from fiendish.games.master_of_the_galaxy.numbers import FACE_NUMBERS
from fiendish.games.master_of_the_galaxy.positions import POSITIONS
from fiendish.games.master_of_the_galaxy.rules.setup import start
from fiendish.games.master_of_the_galaxy.rules.turn import play
from fiendish.games.master_of_the_galaxy.rules.victory import result
from fiendish.games.master_of_the_galaxy.settings import ALONE, SETTINGS
from fiendish.games.master_of_the_galaxy.state import SPECIES, Stars
from fiendish.games.master_of_the_galaxy.view import view


def _pools(g: Stars) -> list[list[tuple[list[int], int]]]:
    """Where cards may be hidden: each deck for itself. Whatever leaves a deck lies open."""
    return [[(deck, 0)] for deck in g.decks]


def _species(g: Stars, seat: int) -> str:
    faces = [FACES[g.identity[card]] for card in g.cards[seat]]
    return next(face.id for face in faces if face.deck == SPECIES)


GAME = Game(
    id="master_of_the_galaxy",
    title=about("master_of_the_galaxy").title,
    version=1,
    seats=(2, 3, 4),
    settings=SETTINGS,
    faces=FACES,
    undo_rule="MG-R6",
    state=Stars,
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
    figures={"spoils": SPOILS, "capacity": CAPACITY},
    positions=POSITIONS,
    numbering=FACE_NUMBERS,
    alone=ALONE,
    plays_as=_species,
    additions=ADDITIONS,
)
Stars.game = GAME

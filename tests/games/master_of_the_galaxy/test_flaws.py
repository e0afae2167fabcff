"""Planted flaws in Master of the Galaxy: the conformance kit notices each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count

import msgspec
import pytest

from fiendish.engine import conformance
from fiendish.engine.cards import learn
from fiendish.engine.conformance import Violation
from fiendish.engine.game import Game
from fiendish.engine.journal import Fact
from fiendish.engine.question import Question, Reason
from fiendish.games.master_of_the_galaxy import GAME, words
from fiendish.games.master_of_the_galaxy.describe import fact_words
from fiendish.games.master_of_the_galaxy.galaxy_map import RED
from fiendish.games.master_of_the_galaxy.rules import allowed, decks, phases
from fiendish.games.master_of_the_galaxy.rules.cubes import take
from fiendish.games.master_of_the_galaxy.state import LEADER, Stars
from fiendish.games.master_of_the_galaxy.view import View, view

Patch = pytest.MonkeyPatch
Flaw = Callable[[Patch], Game]
AGAIN = {"copy", "replay", "save", "twins", "early deal"}  # whatever plays the same twice


def second_leader(g: Stars) -> int:
    """What lies below the top of the leader deck, where nobody looks."""
    cards = g.decks[LEADER]
    return g.identity[cards[-2]] if len(cards) > 1 else 0


def deck_in_view(patch: Patch) -> Game:
    def leaky(g: Stars, seat: int | None, question: Question | None) -> View:
        return msgspec.structs.replace(view(g, seat, question), turn=second_leader(g))

    return replace(GAME, view=leaky)


def deck_in_log(patch: Patch) -> Game:
    def leaky(g: Stars, fact: Fact, reader: int | None) -> str:
        return f"{fact_words(g, fact, reader)} {second_leader(g)}"

    return replace(GAME, fact_words=leaky)


def deck_in_options(patch: Patch) -> Game:
    real = allowed.against_discarding

    def nosy(g: Stars, card: int) -> Reason | None:
        return words.SPECIES_STAYS if second_leader(g) % 2 else real(g, card)

    patch.setattr(allowed, "against_discarding", nosy)
    return GAME


def unseen_draw(patch: Patch) -> Game:
    patch.setattr(decks, "reveal", lambda g, card: learn(g, card, 1))
    return GAME


def lost_discards(patch: Patch) -> Game:
    patch.setattr(decks, "to_bottom", lambda g, card: None)
    return GAME


def reward_with_a_memory(patch: Patch) -> Game:
    taken = count()
    patch.setattr(phases, "take", lambda g, me, *what: take(g, me, RED, next(taken) % 3))
    return GAME


@pytest.mark.parametrize(
    ("flaw", "caught_by"),
    [
        (deck_in_view, {"order", "twins", "sight"}),
        (deck_in_log, {"order", "twins", "sight"}),
        (deck_in_options, {"order", "twins", "sight", "early deal"}),
        (unseen_draw, {"state"}),
        (lost_discards, {"state"}),
        (reward_with_a_memory, AGAIN),
    ],
)
def test_a_planted_flaw_is_caught(flaw: Flaw, caught_by: set[str], monkeypatch: Patch) -> None:
    game = flaw(monkeypatch)

    def some_games() -> None:
        for seed in range(6):
            conformance.check_game(game, 2, {"turn_limit": 100}, f"flaw {seed}", depth=6)

    with pytest.raises(Violation) as caught:
        some_games()
    assert caught.value.check in caught_by

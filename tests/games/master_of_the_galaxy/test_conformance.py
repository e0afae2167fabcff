"""The conformance kit on Master of the Galaxy: every number of seats, both ways of drafting."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from fiendish.engine import conformance
from fiendish.engine.conformance import Case, Report
from fiendish.engine.question import parts
from fiendish.games.master_of_the_galaxy import GAME, words
from fiendish.games.master_of_the_galaxy.faces import FACES, KIND, PROJECT_OF, STAYING
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules import allowed, board
from fiendish.games.master_of_the_galaxy.state import DEVELOPMENTS

CHUNK = 3
GAMES = {2: 12, 3: 6, 4: 6}  # with each way of drafting
DRAFTING = ("standard", "advanced")


def chunks():
    """A few games each, so that processes can share them."""
    for drafting, (seats, games) in product(DRAFTING, GAMES.items()):
        for first in range(0, games, CHUNK):
            yield seats, drafting, first


@pytest.mark.parametrize(("seats", "drafting", "first"), [*chunks()])
def test_games_keep_every_promise(seats, drafting, first):
    report = Report()
    for seed in range(first, first + CHUNK):
        settings = {"drafting": drafting, "turn_limit": 100}
        report.add(conformance.check_game(GAME, seats, settings, seed))
    assert report.games == CHUNK
    assert report.moments >= CHUNK
    assert report.worlds == report.moments * (seats + 1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_effect_can_be_rebuilt_at_every_question(seats):
    for seed in range(2):
        conformance.check_paranoid(Case(GAME, seats, {"turn_limit": 100}, f"paranoid {seed}"))


@pytest.mark.rule("MG-R6")
def test_undo_reaches_back_to_the_last_thing_learned():
    report = Report()
    for seed in range(3):
        report.add(conformance.check_undo(Case(GAME, 2, {"turn_limit": 100}, seed)))
    assert report.taken_back > report.decisions / 4


@pytest.mark.parametrize("drafting", DRAFTING)
def test_games_are_the_same_in_another_process(drafting):
    settings = {"drafting": drafting, "turn_limit": 100}
    conformance.check_elsewhere(
        "fiendish.games.master_of_the_galaxy:GAME", 3, settings, [1, 2], 4321
    )


def builder(case: Case) -> conformance.Choose:
    """Plays at random, but fills cards rather than planets and discards only what it can use."""
    chance = Random(f"{case.seed} builder")

    def choose(question):
        g, options = question.g, question.options
        if question.prompt is words.ALLOCATE:
            cards = [i for i, option in enumerate(options) if option >> 20 == board.FILL]
            wanted = [i for i in cards if KIND[PROJECT_OF[parts(options[i])[1]]] in STAYING]
            likely = wanted or cards
        else:
            unwise = [
                i
                for i, option in enumerate(options)
                if question.prompt is words.USE
                and option >> 20 == board.DISCARD
                and not allowed.is_usable(g, question.seat, g.identity[parts(option)[1]])
            ]
            likely = [i for i in range(len(options)) if i not in unwise]
        if likely and chance.random() < 0.8:
            return chance.choice(likely)
        return chance.randrange(len(options))

    return choose


@pytest.mark.parametrize("first", range(0, 24, 4))
def test_games_of_builders_stay_in_order(first):
    for seed in range(first, first + 4):
        case = Case(GAME, GAME.seats[seed % 3], {"turn_limit": 100}, f"builders {seed}")
        choose, table = builder(case), case.table(keep=False)
        while (question := table.question) is not None:
            table.answer(choose(question))
            assert GAME.broken_invariants(table.state) == []


def test_every_card_comes_up_and_every_ability_is_used():
    report = Report()
    for seed in range(60):
        case = Case(GAME, GAME.seats[seed % 3], {"turn_limit": 100}, f"cards {seed}")
        report.add(conformance.play(case, builder(case)))
    gained = report.faces("draw", "random", "find", "take-card", "regain")
    assert gained == {face.id for face in GAME.faces}
    assert report.faces("use") == {face.id for face in FACES if face.when is When.DISCARD}
    assert report.faces("implement") == {face.id for face in FACES if face.deck in DEVELOPMENTS}
    assert {*report.endings} >= {
        "nine bases on the board",
        "five identical symbols",
        "the agreed number of turns has passed",
    }  # the fourth, a second starting system, is rare

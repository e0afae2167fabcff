"""The conformance kit on Supervillain: every number of seats, every mode."""

from __future__ import annotations

from itertools import product

import pytest

from fiendish.engine import conformance
from fiendish.engine.conformance import Case, Report
from fiendish.games.supervillain import GAME
from fiendish.games.supervillain.faces import MinionCard

CHUNK = 5
# Per mode, without and with Total Annihilation: 50 in all; `fiendish sim --check` plays more.
GAMES = {2: 15, 3: 5, 4: 5}
TEAM_GAMES = 20
PAIRS = 40  # games for undo, two seats each


def chunks():
    """A few games each, so that processes can share them."""
    for mode, annihilation in product(("basic", "blitz", "slow"), (False, True)):
        for seats, games in GAMES.items():
            for first in range(0, games, CHUNK):
                yield seats, mode, annihilation, first
    for annihilation in (False, True):
        for first in range(0, TEAM_GAMES, CHUNK):
            yield 4, "team", annihilation, first


def settings(mode: str, annihilation: bool) -> dict[str, object]:
    return {"mode": mode, "total_annihilation": annihilation}


@pytest.mark.rule("SV-129", "SV-137", "SV-138")
@pytest.mark.parametrize(("seats", "mode", "annihilation", "first"), [*chunks()])
def test_games_keep_every_promise(seats, mode, annihilation, first):
    depth = 1 if mode == "team" else 2
    report = Report()
    for seed in range(first, first + CHUNK):
        report.add(
            conformance.check_game(GAME, seats, settings(mode, annihilation), seed, depth=depth)
        )
    assert report.games == CHUNK
    assert report.moments >= CHUNK
    assert report.worlds == report.moments * (seats + 1)


def paranoid_chunks():
    """40 games per mode, most of them short."""
    for mode, (seats, games) in product(("basic", "blitz", "slow"), {2: 30, 3: 5, 4: 5}.items()):
        for first in range(0, games, CHUNK):
            yield seats, mode, first
    for first in range(0, 40, CHUNK):
        yield 4, "team", first


@pytest.mark.parametrize(("seats", "mode", "first"), [*paranoid_chunks()])
def test_every_effect_can_be_rebuilt_at_every_question(seats, mode, first):
    for seed in range(first, first + CHUNK):
        case = Case(GAME, seats, settings(mode, seed % 2 == 1), f"paranoid {seed}")
        conformance.check_paranoid(case)


@pytest.mark.parametrize("seed", [938, 949, 983, 1203, 1999])
def test_a_card_played_reshuffled_and_drawn_in_one_decision_is_no_leak(seed):
    """Seeds in which somebody draws the very card another has just played."""
    conformance.check_game(GAME, 4, settings("basic", False), seed)


@pytest.mark.rule("SV-130", "SV-R42", "SV-R43")
@pytest.mark.parametrize("first", range(0, PAIRS, CHUNK))
def test_undo_reaches_back_to_the_last_thing_learned(first):
    report = Report()
    for seed in range(first, first + CHUNK):
        report.add(conformance.check_undo(Case(GAME, 2, settings("blitz", seed % 2 == 1), seed)))
    assert report.taken_back > report.decisions / 2


@pytest.mark.parametrize(("seats", "mode"), [(2, "basic"), (4, "team")])
def test_games_are_the_same_in_another_process(seats, mode):
    conformance.check_elsewhere(
        "fiendish.games.supervillain:GAME", seats, settings(mode, True), [1, 2, 3], 4321
    )


def test_every_card_is_played_in_every_way():
    report = Report()
    for seed in range(150):
        seats = GAME.seats[seed % 3]
        report.add(conformance.play(Case(GAME, seats, settings("slow", False), f"cards {seed}")))
    minions = {face.id for face in GAME.faces if isinstance(face, MinionCard)}
    domination = {face.id for face in GAME.faces} - minions
    assert report.faces("mob") >= minions
    assert report.faces("ops") == minions
    for kind in ("project", "launch", "charge", "shoot", "facility", "destroy"):
        assert report.faces(kind) >= domination, kind
    assert set(report.winners) == {0, 1, 2, 3}


def steadily(*kinds: str) -> conformance.Choose:
    """Always take the first option of these kinds."""

    def choose(question):
        found = [index for kind in kinds for index in question.find(kind=kind)]
        return found[0] if found else 0

    return choose


@pytest.mark.rule("SV-113", "SV-114", "SV-115", "SV-R52")
def test_every_ending_is_seen():
    endings = Report()
    for seats in GAME.seats:
        case = Case(GAME, seats, settings("basic", False), "endings")
        endings.add(conformance.play(case))
        endings.add(conformance.play(case, steadily("keep", "end")))
        endings.add(conformance.play(case, steadily("launch", "end")))
    assert endings.endings == {
        "enough Domination points": 3,
        "the galaxy is exhausted": 3,
        "two hundred rounds have passed": 3,
    }

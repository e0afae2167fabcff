"""The conformance kit on Smash Up: every number of seats, both texts, every way to choose."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from fiendish.engine import conformance
from fiendish.engine.conformance import Case, Report
from fiendish.games.smash_up import GAME
from fiendish.games.smash_up.faces import FACES, FACTIONS, Kind

CHUNK = 5
GAMES = {2: 15, 3: 10, 4: 5}  # for each of the two texts; `fiendish sim --check` plays more

Settings = dict[str, Any]


def settings(texts: str, seed: int) -> Settings:
    """Random factions, drafted ones and such as are chosen freely, also of two copies of a set."""
    choose = ("random", "random", "draft", "free")[seed % 4]
    copies, sets = ((1, "both"), (1, "both"), (2, "oops"), (2, "both"))[seed % 5 % 4]
    return {"texts": texts, "choose": choose, "copies": copies, "sets": sets}


def chunks() -> Iterator[tuple[int, str, int]]:
    """A few games each, so that processes can share them."""
    for texts, (seats, games) in product(("2018", "errata"), GAMES.items()):
        for first in range(0, games, CHUNK):
            yield seats, texts, first


@pytest.mark.rule("SU-66", "SU-71", "SU-97")
@pytest.mark.parametrize(("seats", "texts", "first"), [*chunks()])
def test_games_keep_every_promise(seats: int, texts: str, first: int) -> None:
    report = Report()
    for seed in range(first, first + CHUNK):
        report.add(conformance.check_game(GAME, seats, settings(texts, seed), seed, depth=3))
    assert report.games == CHUNK
    assert report.moments >= CHUNK
    assert report.worlds == report.moments * (seats + 1)


# Factions that hide, steal, look and show, so that all of it meets.
SECRETIVE = {
    2: [["vikings", "ancient_egyptians"], ["cowboys", "wizards"]],
    3: [["vikings", "cowboys"], ["ancient_egyptians", "aliens"], ["vikings", "wizards"]],
    4: [
        ["vikings", "cowboys"],
        ["ancient_egyptians", "vikings"],
        ["cowboys", "tricksters"],
        ["ancient_egyptians", "wizards"],
    ],
}


@pytest.mark.rule("SU-71", "SU-93", "SU-107", "SU-153", "SU-R6", "SU-R32", "SU-R55")
@pytest.mark.parametrize("seats", SECRETIVE)
def test_hidden_cards_stay_hidden_wherever_they_go(seats: int) -> None:
    """Buried and dueling cards, hands with cards of others, cards shown and put back."""
    report = Report()
    for seed in range(10):
        case = {"factions": SECRETIVE[seats], "copies": 2}
        report.add(conformance.check_game(GAME, seats, case, f"secret {seed}", depth=4))
    for kind in ("bury", "dueling-card", "take", "reveal", "look", "put-back", "top"):
        assert report.facts[kind], kind


@pytest.mark.parametrize(("seats", "first"), [*product((2, 3, 4), range(0, 10, CHUNK))])
def test_every_effect_can_be_rebuilt_at_every_question(seats: int, first: int) -> None:
    for seed in range(first, first + CHUNK):
        texts = ("2018", "errata")[seed % 2]
        conformance.check_paranoid(Case(GAME, seats, settings(texts, seed), f"paranoid {seed}"))


@pytest.mark.rule("SU-R7")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, CHUNK)])
def test_undo_reaches_back_to_the_last_thing_learned(seats: int, first: int) -> None:
    report = Report()
    for seed in range(first, first + CHUNK):
        texts = ("2018", "errata")[seed % 2]
        report.add(conformance.check_undo(Case(GAME, seats, settings(texts, seed), seed)))
    assert report.taken_back > report.decisions / 4


@pytest.mark.parametrize("seats", [2, 4])
def test_games_are_the_same_in_another_process(seats: int) -> None:
    conformance.check_elsewhere(
        "fiendish.games.smash_up:GAME", seats, settings("errata", 2), [1, 2, 3], 4321
    )


@pytest.mark.parametrize("texts", ["2018", "errata"])
def test_every_card_of_every_faction_is_played(texts: str) -> None:
    report = Report()
    ids = [faction.id for faction in FACTIONS]
    for seed in range(7 * len(ids)):
        second, first = divmod(seed, len(ids))
        mine = [ids[first], ids[(first + 1 + second % (len(ids) - 1)) % len(ids)]]
        others = [name for name in ids if name not in mine]
        middle = seed % len(others)
        case = {"factions": [mine, others[middle:][:1] + others[:middle][-1:]]}
        if len(case["factions"][1]) < 2:
            case["factions"][1] = others[:2]
        report.add(conformance.play(Case(GAME, 2, {"texts": texts, **case}, f"cards {seed}")))
    cards = {face.id for face in FACES if face.kind is not Kind.BASE}
    bases = {face.id for face in FACES if face.kind is Kind.BASE}
    assert cards - report.faces("play") == set()
    assert bases - report.faces("score") == set()
    assert set(report.winners) == {0, 1}

"""Negative controls: the kit catches what it is there to catch, and lets an honest game pass."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace

import pytest

from fiendish.engine import conformance
from fiendish.engine.conformance import Case, Violation, walking
from fiendish.engine.conformance.sight import card_names
from fiendish.engine.conformance.twins import acts_to_refuse
from tests.engine import toy, toy_decks

GAMES = 40  # within which each flaw must show
DEPTH = 6

AGAIN = {"copy", "replay", "save", "twins", "early deal"}  # whatever plays the same twice

CAUGHT_BY = {
    "hand_in_view": {"sight"},
    "handles_in_view": {"order"},
    "deck_in_view": {"order", "twins"},
    "seed_in_view": {"twins"},
    "counter_in_view": {"twins"},
    "spectator_sees_hands": {"order", "twins"},
    "log_names_draw": {"twins"},
    "log_counts_draw": {"twins"},
    "options_from_hand": {"twins", "early deal"},
    "refusal_from_hand": {"twins"},
    "words_from_hand": {"twins"},
    "window_for_holder": {"twins", "early deal"},
    "hand_by_face": {"twins", "early deal"},
    "sample_keeps_faces": {"sample"},
    "shuffle_keeps_bits": {"memory"},
    "keeps_face": {"early deal"},
    "random_module": AGAIN,
    "module_global": AGAIN,
    "vanishing_card": {"state"},
    "rest_with_leftovers": {"copy"},
    "restless_options": AGAIN,
    "no_end": {"end"},
    "nobody_asked": {"question"},
}


@pytest.mark.parametrize("seats", toy.GAME.seats)
@pytest.mark.parametrize("hand", [2, 3])
def test_an_honest_game_passes(seats, hand):
    report = conformance.Report()
    for seed in range(GAMES):
        report.add(conformance.check_game(toy.GAME, seats, {"hand": hand}, seed, depth=DEPTH))
        conformance.check_paranoid(Case(toy.GAME, seats, {"hand": hand}, seed))
        report.add(conformance.check_undo(Case(toy.GAME, seats, {"hand": hand}, seed)))
    assert report.faces("play") == {face.id for face in toy.FACES}
    assert report.endings.keys() == {"the deck is empty", "time is up"}
    assert report.steps > GAMES
    assert report.taken_back > GAMES


def test_a_game_may_have_no_cards():
    bare = replace(toy.GAME, faces=[])
    assert card_names(bare).findall("a Spy, or nothing") == []
    acts = acts_to_refuse(Case(bare, 2, {}, 0), ["play"], random.Random(0), count=1)
    assert acts == [{"kind": "play", "card": ""}]


@pytest.mark.parametrize("seats", toy_decks.GAME.seats)
def test_an_honest_game_with_stocks_passes(seats):
    report = conformance.Report()
    for seed in range(GAMES):
        settings = {"hand": 3 + seed % 3}
        report.add(conformance.check_game(toy_decks.GAME, seats, settings, seed, depth=DEPTH))
        conformance.check_paranoid(Case(toy_decks.GAME, seats, settings, seed))
        report.add(conformance.check_undo(Case(toy_decks.GAME, seats, settings, seed)))
    assert report.faces("play") == report.faces("cause") == {face.id for face in toy_decks.FACES}
    assert set(report.facts) >= {"steal", "reveal", "bury", "look", "dig"}
    assert report.steps > GAMES
    assert report.taken_back > GAMES


def test_a_card_that_lies_apart_has_to_be_declared():
    with pytest.raises(Violation) as caught:
        check_many(toy_decks.UNPOINTED)
    assert caught.value.check in {"sight", "order"}


@pytest.mark.parametrize("name", CAUGHT_BY)
def test_each_flaw_is_caught(name, monkeypatch):
    monkeypatch.setattr(walking, "LIMIT", 5_000)
    random.seed(name)  # two flaws draw from it: let the same check come upon them each time
    with pytest.raises(Violation) as caught:
        check_many(toy.FLAWED[name])
    assert caught.value.check in CAUGHT_BY[name]


def check_many(game):
    for seed in range(GAMES):
        conformance.check_game(game, 2 + seed % 2, {}, seed, depth=DEPTH)


def test_every_flaw_has_its_control():
    assert {*CAUGHT_BY, "set_of_strings"} == set(toy.FLAWS)


def test_another_hash_seed_finds_the_set_of_strings():
    with pytest.raises(Violation) as caught:
        check_elsewhere("tests.engine.toy:SET_OF_STRINGS", range(1, 9))
    assert caught.value.check == "elsewhere"


def check_elsewhere(door, hash_seeds):
    for hash_seed in hash_seeds:
        conformance.check_elsewhere(door, 2, {}, [*range(5)], hash_seed)


def test_an_honest_game_is_the_same_elsewhere():
    conformance.check_elsewhere("tests.engine.toy:GAME", 3, {"hand": 2}, [*range(5)], 5)


def test_a_violation_says_how_to_see_it_again():
    with pytest.raises(Violation) as caught:
        conformance.check_game(toy.FLAWED["vanishing_card"], 2, {"hand": 2}, 0)
    first = caught.value
    with pytest.raises(Violation) as caught:
        conformance.check_game(toy.FLAWED[first.game[4:]], first.seats, first.settings, first.seed)
    assert caught.value.args == first.args
    assert str(pickle.loads(pickle.dumps(first))) == str(first)
    for part in ("toy_vanishing_card", "2 seats", "hand=2", "seed 0", "exactly one place"):
        assert part in str(first)


def test_a_card_that_breaks_down_is_a_violation(monkeypatch):
    def broken(g, me):
        raise IndexError("no such card")
        yield

    monkeypatch.setattr(toy, "EFFECTS", (broken,) * len(toy.FACES))
    with pytest.raises(Violation, match="crash: IndexError: no such card"):
        conformance.check_game(toy.GAME, 2, {}, 0)


def test_the_same_seed_examines_the_same_moments():
    one, other = (conformance.check_game(toy.GAME, 3, {}, 11, depth=DEPTH) for _ in range(2))
    assert one == other

"""Sentences: whole, in the terms of the game, each with its rule of the ledger."""

from __future__ import annotations

import pytest

import fiendish
from fiendish.engine.journal import Happening
from fiendish.engine.question import Prompt, Reason
from fiendish.games.marvel_villainous import words
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.villainous.book import PIECE, Printed
from tests.games.marvel_villainous.playing import at
from tests.games.sentences import check_card_text, check_refusal, check_said, read_aloud, said_in

SAID = said_in(words.SHARED, words)
FILLED = {
    Prompt: {"cause"},
    Happening: {
        "seat", "s", "whose", "cards", "place", "amount", "power", "other", "others", "cause", "villain",
        "objective",
    },
    Reason: {"what", "need", "have"},
}  # fmt: skip
PLAIN = ("modok_aim_agent",)  # cards without a text


@pytest.mark.parametrize("name", SAID)
def test_every_sentence_names_a_rule_and_leaves_only_known_gaps(name: str) -> None:
    check_said("marvel_villainous", SAID[name], FILLED[type(SAID[name])])


@pytest.mark.parametrize(
    "face",
    [face for face in BOOK.faces if face.kind is not PIECE and face.id not in PLAIN],
    ids=lambda face: face.id,
)
def test_every_card_says_what_it_does_in_whole_sentences(face: Printed) -> None:
    check_card_text(face.text)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("mode", ["inevitable", "undying"])
def test_questions_options_and_log_are_whole_sentences(seats: int, mode: str) -> None:
    read = 0
    for seed in range(3):
        table = fiendish.new(
            "marvel_villainous", seats=seats, mode=mode, mixing=seed == 2, seed=seed, turn_limit=100
        )
        read += read_aloud(table, seed, 500)
    assert read > 3000


@pytest.mark.parametrize(
    ("text", "act", "reason"),
    [
        ("A:\n  mover: bifrost\nevents:\n  knock_knock:", {"kind": "fate"}, "Knock Knock"),
        ("A:\n  mover: bifrost\n  bifrost: sif", {"kind": "fate"}, "Sif"),
        (
            "A:\n  hand: lorelei",
            {"kind": "play", "card": "loki_lorelei", "place": "bifrost"},
            "Power",
        ),
        ("", {"kind": "vanquish"}, "symbol"),
        ("", {"kind": "discard"}, "card"),
    ],
)
def test_a_refusal_says_what_stands_in_the_way(text: str, act: dict[str, str], reason: str) -> None:
    check_refusal(at(text).table, act, reason)


def test_who_is_spoken_of_and_who_is_spoken_to() -> None:
    play = at("A:\n  mover: bifrost\n  power: 1\n  hand: kid_loki\nfate deck: sif, rest")
    play.play("kid_loki", "black_market")
    play.fate()
    play.choose("aim_island")
    assert play.log("A")[-1] == "You play Sif against B at A.I.M. Island."
    assert play.log("B")[-1] == "A plays Sif against you at A.I.M. Island."
    assert "You gain 1 Mischief." in play.log("A")
    assert "A gains 1 Mischief." in play.log(None)


def test_what_a_card_gives_is_told_apart_from_what_a_step_gives() -> None:
    play = at(
        "A:\n  mover: aim_laboratory\n  hand: calculated_outcome\n  aim_island: aim_scientist\n"
        "  deck: psionic_blast, rest",
        villains="modok,masque",
    )
    play.take(kind="gain")
    play.play("calculated_outcome")
    play.activate("aim_scientist")
    told = [(line.kind, line.rule) for line in play.table.log(0)]
    assert [rule for kind, rule in told if kind == "gain"] == ["MV-40", "MV-41"]
    assert [rule for kind, rule in told if kind == "draw"] == ["MV-35"]


@pytest.mark.rule("MV-R10")
def test_a_hit_is_no_fate_action() -> None:
    play = at("A:\n  mover: manhattan\nfate deck: sif, rest", villains="masque,loki")
    play.take(kind="step")
    play.choose("manhattan")
    rules = {line.text: line.rule for line in play.table.log(0)}
    assert rules["You play Sif against yourself at Manhattan."] == "MV-R10"

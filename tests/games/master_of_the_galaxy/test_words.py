"""Sentences: whole, in the terms of the game, each with its rule of the ledger."""

from __future__ import annotations

import pytest

import fiendish
from fiendish.engine.journal import Happening
from fiendish.engine.question import Prompt, Reason
from fiendish.games.master_of_the_galaxy import words
from tests.games.master_of_the_galaxy.playing import Play, at
from tests.games.sentences import check_refusal, check_said, read_aloud, said_in

SAID = said_in(words)
FILLED = {
    Prompt: {"cause"},
    Happening: {
        "seat", "s", "have", "whose", "other", "others", "cards", "from_cards", "amount", "amount_cubes",
        "drawn", "system", "route", "project",
    },
    Reason: set[str](),
}  # fmt: skip


@pytest.mark.parametrize("name", SAID)
def test_every_sentence_names_a_rule_and_leaves_only_known_gaps(name: str) -> None:
    check_said("master_of_the_galaxy", SAID[name], FILLED[type(SAID[name])])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("drafting", ["standard", "advanced"])
def test_questions_options_and_log_are_whole_sentences(seats: int, drafting: str) -> None:
    read = 0
    for seed in range(3):
        table = fiendish.new("master_of_the_galaxy", seats=seats, drafting=drafting, seed=seed)
        read += read_aloud(table, seed, 400)
    assert read > 3000


@pytest.mark.parametrize(
    ("text", "act", "reason"),
    [
        ("drawn: red", {"kind": "blue", "card": "", "place": "home-nw"}, "drawn cube"),
        ("drawn: black", {"kind": "black", "card": "", "place": "home-nw"}, "black cube"),
        ("drawn: red", {"kind": "red", "card": "", "place": "home-nw>moon"}, "no such place"),
        ("drawn: red", {"kind": "cancel", "card": "roc", "place": "agenda"}, "black cube"),
        ("phase: use", {"kind": "discard", "card": "roc"}, "species card"),
        ("phase: use", {"kind": "place", "card": "roc", "place": "home-nw"}, "being decided"),
    ],
)
def test_a_refusal_says_what_stands_in_the_way(text: str, act: dict[str, str], reason: str) -> None:
    check_refusal(
        at(f"{text}\nA:\n  species: roc\n  card: warlord-krag\n  systems: home-nw").table,
        act,
        reason,
    )


def test_who_is_spoken_of_and_who_is_spoken_to() -> None:
    play = at("drawn: red red blue\nA:\n  species: roc\n  systems: home-nw")
    play.go("red", "home-nw>shoal-nw")
    assert play.log("A")[-1].startswith("You put a red cube on the way from Vermilion Crown to ")
    assert play.log("B")[-1].startswith("A puts a red cube on the way from Vermilion Crown to ")
    play.settle("red", "home-nw")
    play.end()
    assert "You take 3 red from the reserve." in play.log("A")
    assert "A takes 3 red from the reserve." in play.log(None)
    play.done("B")


def test_a_broken_agenda_is_told_and_nothing_else_of_its_card_has_stopped() -> None:
    play = at(
        "drawn: red\nA:\n  bag: 1 black\n  card: warlord-krag [red]\n"
        "B:\n  bag: 3 red\n  species: humans [agenda red blue yellow white black]"
    )
    play.put("red", "warlord-krag", "covert")
    seized, broken = play.table.log(1)[-2:]
    assert (seized.text, seized.rule) == ("A takes your red cube from Humans.", "MG-96")
    assert (broken.text, broken.rule) == ("Your agenda of Humans is broken.", "MG-94")


def rules_of(play: Play, kind: str) -> list[str]:
    return [line.rule for line in play.table.log(None) if line.kind == kind]


def test_cubes_and_bases_are_told_with_what_brought_them() -> None:
    play = at("drawn: red\nA:\n  systems: home-nw")
    play.settle("red", "home-nw")
    play.end()
    assert rules_of(play, "take") == ["MG-60"]
    play = at("phase: use\nA:\n  card: oracle-zhen\n  card: border-war")
    play.discard("oracle-zhen")
    play.end()
    play.choose("white")
    assert rules_of(play, "take") == ["MG-132"]
    play = at(
        "drawn: black\nA:\n  systems: home-nw, march-nw\nB:\n  card: oracle-zhen\n"
        "conflicts:\n  spy-scandal: march-nw [blue yellow yellow*] against march-ne"
    )
    play.put("black", "spy-scandal", "red")
    play.choose("white", "march-ne")
    assert rules_of(play, "take") == ["MG-115"]
    assert rules_of(play, "place") == ["MG-115"]

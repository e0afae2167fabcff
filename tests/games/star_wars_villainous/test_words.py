"""Sentences: whole, in the terms of the game, each with its rule of the ledger."""

from __future__ import annotations

import pytest

import fiendish
from fiendish.engine.journal import Happening
from fiendish.engine.question import Prompt, Reason
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.villainous.book import PIECE, Printed
from tests.games.sentences import check_card_text, check_refusal, check_said, read_aloud, said_in
from tests.games.star_wars_villainous.playing import Play, at

SAID = said_in(words.SHARED, words)
FILLED = {
    Prompt: {"cause"},
    Happening: {
        "seat", "s", "whose", "cards", "place", "amount", "power", "other", "others", "cause", "villain",
        "objective",
    },
    Reason: {"what", "need", "have"},
}  # fmt: skip
PLAIN = ("dv_stormtroopers", "mg_stormtroopers")  # cards without a text


@pytest.mark.parametrize("name", SAID)
def test_every_sentence_names_a_rule_and_leaves_only_known_gaps(name: str) -> None:
    check_said("star_wars_villainous", SAID[name], FILLED[type(SAID[name])])


@pytest.mark.parametrize(
    "face",
    [face for face in BOOK.faces if face.kind is not PIECE and face.id not in PLAIN],
    ids=lambda face: face.id,
)
def test_every_card_says_what_it_does_in_whole_sentences(face: Printed) -> None:
    check_card_text(face.text)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_questions_options_and_log_are_whole_sentences(seats: int) -> None:
    read = 0
    for seed in range(3):
        table = fiendish.new("star_wars_villainous", seats=seats, seed=seed, turn_limit=100)
        read += read_aloud(table, seed, 350)
    assert read > 3000


@pytest.mark.parametrize(
    ("text", "act", "reason"),
    [
        ("A:\n  mover: death_star\n  death_star: yoda", {"kind": "fate"}, "Yoda"),
        (
            "A:\n  mover: death_star\n  credits: 9\n  mustafar: r2_d2, boba_fett",
            {"kind": "activate", "card": "dv_boba_fett"},
            "R2-D2",
        ),
        (
            "A:\n  ambition: 9\n  restrictions: more_powerful_than_you_can_imagine\n"
            "  hand: search_your_feelings",
            {"kind": "play", "card": "dv_search_your_feelings"},
            "More Powerful",
        ),
        (
            "A:\n  hand: boba_fett",
            {"kind": "play", "card": "dv_boba_fett", "place": "dv_mustafar"},
            "Credits",
        ),
        ("A:\n  hand: force_choke", {"kind": "play", "card": "dv_force_choke"}, ""),
        ("", {"kind": "vanquish"}, "symbol"),
        ("", {"kind": "discard"}, "card"),
        ("", {"kind": "use", "card": "dv_emperor_palpatine"}, "Ambition Ability"),
    ],
)
def test_a_refusal_says_what_stands_in_the_way(text: str, act: dict[str, str], reason: str) -> None:
    check_refusal(at(text).table, act, reason)


def test_who_is_spoken_of_and_who_is_spoken_to() -> None:
    play = at("A:\n  mover: death_star\nB:\n  fate deck: mace_windu, retreat, rest")
    play.fate()
    play.choose("mace_windu", "utapau")
    assert play.log("A")[-1] == "You play Mace Windu against B at Utapau."
    assert play.log("B")[-1] == "A plays Mace Windu against you at Utapau."
    play.collect()
    assert play.log("A")[-1] == "You gain 3 Credits."
    assert play.log(None)[-1] == "A gains 3 Credits."


@pytest.mark.parametrize(
    ("villain", "lines", "text"),
    [
        ("general_grievous", "mover: soulless_one\n  deep_space: soulless_one", "Collect 1 Credit"),
        ("moff_gideon", "hand: the_kids_just_fine\n  tython: captured_grogu, dark_troopers\n  the_bridge: dark_troopers", "Play The Kid's Just Fine"),
        ("moff_gideon", "mover: the_bridge\n  the_bridge: death_troopers", "Use Death Troopers"),
        ("general_grievous", "ambition: 4\n  hand: add_to_my_collection", "Play Add to My Collection for 4 Ambition"),
    ],
)  # fmt: skip
def test_an_option_says_its_price_as_people_do(villain: str, lines: str, text: str) -> None:
    question = at(f"A:\n  {lines}", villains=villain).table.question
    assert question is not None
    assert text in [question.describe(n).text for n in range(len(question.options))]


def test_what_a_card_does_names_the_rule_of_that_and_not_of_a_step() -> None:
    play = at(
        "A:\n  credits: 3\n  ambition: 4\n  hand: gor, add_to_my_collection",
        villains="general_grievous",
    )
    for card, where in (("gor", "florrum"), ("add_to_my_collection", "")):
        play.play(card, where) if where else play.play(card)
    rules = {line.text: line.rule for line in play.table.log(0)}
    assert rules["You play Gor at Florrum."] == "SW-44"
    assert rules["You gain 1 Ambition."] == "SW-9"
    assert rules["You play Add to My Collection."] == "SW-38"


def rules_of(play: Play) -> dict[str, str]:
    """The lines of the log as A reads them, each with its rule."""
    return {line.text: line.rule for line in play.table.log(0)}


def test_what_a_card_gives_is_told_apart_from_what_a_step_gives() -> None:
    play = at(
        "A:\n  mover: death_star\n  credits: 9\n  hand: it_is_your_destiny\n"
        "  deck: force_choke, boba_fett, rest"
    )
    play.collect()
    play.play("it_is_your_destiny")
    play.end()
    assert rules_of(play)["You gain 3 Credits."] == "SW-35"
    drawn = [line.rule for line in play.table.log(0) if line.kind == "draw"]
    assert drawn == ["SW-77", "SW-23"]


def test_what_is_played_on_oneself_is_no_fate_action() -> None:
    play = at(
        "A:\n  ambition: 2\n  hand: count_dookus_orders\n  deck: gor, rest\n  fate deck: plo_koon, rest",
        villains="general_grievous",
    )
    play.play("count_dookus_orders")
    play.choose("utapau", "florrum")
    rules = rules_of(play)
    assert rules["You spend 2 Ambition."] == "SW-9"
    assert rules["You play Plo Koon against yourself at Florrum."] == "SW-70"


def test_a_mission_says_why_it_is_turned_up() -> None:
    play = at(
        "A:\n  mover: kamino\n  ambition: 1\n  briefs: assault_on_kamino\n"
        "  missions: hunt_the_brothers, rest",
        villains="asajj_ventress",
    )
    play.deed()
    assert rules_of(play)["You reveal the Mission Hunt the Brothers."] == "SW-111"


def test_nothing_gained_is_no_figure() -> None:
    play = at("A:\n  mover: death_star\nB:\n  credits: 25", strict_supply="yes")
    play.collect()
    assert play.log("A")[-1] == "You gain no Credits."

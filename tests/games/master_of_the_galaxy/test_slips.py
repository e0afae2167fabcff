"""What looks like a slip of the hand in Master of the Galaxy."""

from __future__ import annotations

from tests.games.master_of_the_galaxy.playing import at
from tests.games.slips import asked

END = "End the phase"


def test_who_ends_the_phase_with_cubes_left_is_asked() -> None:
    play = at("drawn: red\nA:\n  species: humans")
    assert asked(play.table) == {END: "You can still put a cube on a project."}


def test_who_cancels_an_own_project_is_asked_and_of_a_rival_s_not() -> None:
    play = at("drawn: black\nA:\n  species: humans [r3 red]\nB:\n  species: wanderers [base red]")
    words = asked(play.table)
    assert words["Cancel Humans, conflict project"] == (
        "This takes all cubes off your own project on Humans."
    )
    assert [text for text in words if "Wanderers" in text] == []


def test_who_discards_a_card_that_cannot_be_used_is_asked() -> None:
    play = at("phase: use\nA:\n  species: humans\n  card: defence-grid")
    [(option, words)] = [(text, said) for text, said in asked(play.table).items() if text != END]
    assert option.startswith("Discard")
    assert words == "This discards your Defence Grid without using it."

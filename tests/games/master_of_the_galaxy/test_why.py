"""The reasons that a hint gives in Master of the Galaxy."""

from __future__ import annotations

from fiendish.games.master_of_the_galaxy.outside.why import changes
from tests.games.master_of_the_galaxy.playing import at
from tests.games.reasons import reason


def test_a_project_that_is_completed() -> None:
    play = at("drawn: red white\nA:\n  species: roc [r3 red]\n")
    assert reason(play, kind="white", card="roc", place="r3") == "Completes a project of Roc."


def test_a_project_that_grows() -> None:
    play = at("drawn: red white\nA:\n  species: roc\n")
    assert (
        reason(play, kind="white", card="roc", place="r3") == "A project of Roc has only 1 to go."
    )


def test_a_route() -> None:
    play = at("drawn: red red\nA:\n  species: roc\n  systems: home-nw 1\n")
    said = reason(play, kind="red", card="")
    assert said.startswith(("The route of ", "Settles a planet of "))


def test_a_leader_that_wakes_up() -> None:
    play = at(
        """
        drawn: white
        A:
          species: roc
          card: quantum-computing [blue blue blue yellow]
          card: archivist-quill
        """
    )
    before = play.view("A")
    play.put("white", "quantum-computing", "development")
    assert "Archivist Quill wakes up" in changes(before, play.view("A"))

"""Components and limits (chapter 1): what is in the box, and that there is never more of it."""

from __future__ import annotations

from collections import Counter

import pytest

import fiendish
from fiendish.games.master_of_the_galaxy.faces import FACES
from fiendish.games.master_of_the_galaxy.galaxy_map import COLOURS, CUBES, SYMBOLS
from fiendish.games.master_of_the_galaxy.state import DECKS
from fiendish.games.master_of_the_galaxy.view import View
from tests.games.master_of_the_galaxy.playing import Play, at


@pytest.mark.rule("MG-1", "MG-8")
def test_seventy_two_cards_in_seven_decks_each_once() -> None:
    g = Play(fiendish.new("master_of_the_galaxy", seed=1)).g
    dealt = [FACES[g.identity[card]] for deck in g.decks for card in deck]
    assert Counter(DECKS[face.deck] for face in dealt) == {
        "leader": 18, "conflict": 9, "government": 9, "commerce": 9, "expansion": 9,
        "progress": 9, "species": 9,
    }  # fmt: skip
    assert len(dealt) == len({face.id for face in dealt}) == 72


@pytest.mark.rule("MG-2", "MG-3")
def test_two_hundred_cubes_in_five_colours() -> None:
    cubes = dict(zip(COLOURS[1:], CUBES[1:], strict=True))
    assert cubes == {"red": 45, "blue": 45, "yellow": 45, "white": 45, "black": 20}


@pytest.mark.rule("MG-2", "MG-60")
def test_what_the_reserve_does_not_have_cannot_be_taken() -> None:
    play = at(
        """
        drawn: red
        A:
          bag: 38 red
          card: oracle-zhen
        B:
          bag: 4 red
        """
    )
    play.settle("red", "home-nw")
    assert play.reserve("red") == 0
    assert play.bag("A", "red") == 40  # two of the three
    play.done()


@pytest.mark.rule("MG-4", "MG-R14")
def test_without_an_unused_base_a_base_project_builds_nothing() -> None:
    play = at(
        """
        drawn: white
        A:
          bag: 1 blue
          species: humans +base
          systems: home-nw 3, march-nw 3, edge-n 2
          card: star-empire [red yellow blue]
        """
    )
    assert play.unused("A") == 0
    play.put("white", "star-empire", "base")
    assert (play.built("star-empire"), play.built("humans")) == (0, 1)
    assert (play.on("star-empire"), play.bag("A")) == ([], 5)
    play.done()


@pytest.mark.rule("MG-5", "MG-42")
def test_the_track_shows_five_symbols_and_how_many_there_are_now() -> None:
    play = at(
        """
        drawn: red black
        A:
          card: defence-grid [red red white]
        """
    )
    assert (*play.view().players[0].symbols,) == SYMBOLS
    assert play.view().players[0].symbols["military"] == 2  # the home and the development
    play.cancel("defence-grid", "development")
    assert play.view().players[0].symbols["military"] == 1
    play.done()


@pytest.mark.rule("MG-6", "MG-R33")
def test_nine_tokens_serve_black_holes_and_skipped_turns_alike() -> None:
    holes = "home-sw, reach-sw, shoal-sw, home-ne, reach-ne, shoal-ne, march-ne, march-sw"
    play = at(
        f"""
        phase: use
        black holes: {holes}
        A:
          card: stasis-field [blue blue red black*]
          card: singularity-bomb [red red red red blue black*]
          card: oracle-zhen
        """
    )
    assert play.g.tokens == 1
    play.discard("stasis-field")
    assert (play.g.tokens, play.view().players[1].skips) == (0, 1)
    play.discard("singularity-bomb")  # no token is left
    assert sum(play.g.holes) == 8
    play.done()


@pytest.mark.rule("MG-R33", "MG-137")
def test_a_turn_is_skipped_even_without_a_token_to_mark_it() -> None:
    nine = "home-sw, reach-sw, shoal-sw, home-ne, reach-ne, shoal-ne, march-ne, march-sw, edge-e"
    play = at(
        f"""
        phase: use
        black holes: {nine}
        A:
          card: stasis-field [blue blue red black*]
          card: oracle-zhen
        """
    )
    play.discard("stasis-field")
    assert (play.g.tokens, play.view().players[1].skips) == (0, 1)
    play.end()
    play.choose("red")
    assert play.asked == "A allocate"  # B was skipped
    assert (play.g.tokens, play.view().players[1].skips) == (0, 0)
    play.done()


@pytest.mark.rule("MG-7", "MG-30")
def test_cards_of_all_players_lie_open() -> None:
    play = at(
        """
        A:
          card: oracle-zhen
        B:
          card: border-war
        """
    )
    for reader in ("A", "B", None):
        shown: View = play.view(reader)
        assert [[card.card for card in player.cards] for player in shown.players] == [
            ["humans", "oracle-zhen"],
            ["shabazi", "border-war"],
        ]

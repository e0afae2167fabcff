"""Receive cards, implement developments, irretrievable losses (MG-83 to MG-92)."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import at

COMMERCE = (
    "free-trade-zone [yellow yellow white]",
    "interstellar-bank [yellow yellow yellow white]",
)


@pytest.mark.rule("MG-83")
def test_a_project_that_gives_two_cards_draws_each_by_the_rule() -> None:
    play = at(
        """
        drawn: yellow
        A:
          bag: 1 black
          species: omok [r1 blue blue blue yellow]
        """
    )
    commerce, progress = play.deck("commerce")[:2], play.deck("progress")[:2]
    play.put("yellow", "omok", "r1")
    assert (play.asked, play.options()) == ("A next-deck", ["commerce", "progress"])
    play.choose("commerce")
    assert play.options() == sorted([*commerce, "decline"])
    play.choose(commerce[0])
    assert play.options() == sorted([*progress, "decline"])
    play.choose(progress[1])
    assert play.cards("A") == sorted(["omok", commerce[0], progress[1]])
    assert (play.on("omok"), play.bag("A")) == ([], 6)
    play.done()


@pytest.mark.rule("MG-84")
def test_any_development_means_a_deck_of_ones_choice() -> None:
    play = at(
        """
        drawn: white
        A:
          species: roc [r1 red red blue]
        """
    )
    play.put("white", "roc", "r1")
    assert play.options() == ["commerce", "expansion", "progress"]
    top = play.deck("expansion")[:2]
    play.choose("expansion")
    assert play.options() == sorted([*top, "decline"])


@pytest.mark.rule("MG-85", "MG-86", "MG-R52")
def test_a_development_works_from_the_end_of_the_phase_that_fills_it() -> None:
    play = at(
        """
        drawn: white red
        A:
          card: defence-grid [red red]
        """
    )
    assert (play.works("defence-grid"), play.symbols("A")) == (False, {"military": 1})
    play.put("white", "defence-grid", "development")
    assert (play.works("defence-grid"), play.symbols("A")) == (False, {"military": 1})
    play.end()
    assert (play.works("defence-grid"), play.symbols("A")) == (True, {"military": 2})
    assert play.on("defence-grid") == ["red", "red", "white"]
    play.keep()
    play.done()


@pytest.mark.rule("MG-86", "MG-128")
def test_a_development_without_all_cubes_does_nothing_when_discarded() -> None:
    play = at(
        """
        phase: use
        A:
          card: time-dilation [blue blue blue white white]
          card: oracle-zhen
        """
    )
    play.discard("time-dilation")
    assert play.g.extra == 0
    assert play.g.discarded == 1  # it counts all the same
    play.done()


@pytest.mark.rule("MG-87", "MG-H3", "MG-95", "MG-101")
def test_a_stolen_cube_stops_development_symbol_and_leader_at_once() -> None:
    play = at(
        """
        drawn: red
        A:
          bag: 1 black
          card: warlord-krag [red]
        B:
          bag: 1 black
          home: home-ne
          card: defence-grid [red red white]
          card: saboteur-rix
        """
    )
    assert (play.symbols("B")["military"], play.works("saboteur-rix")) == (1, True)
    play.put("red", "warlord-krag", "covert")
    assert not play.works("defence-grid")
    assert not play.works("saboteur-rix")
    assert play.symbols("B") == {"scientific": 1}
    assert play.bag("A", "red") == 3
    play.done()


def cards(*lines: str) -> str:
    return "\n".join(f"  card: {line}" for line in lines)


@pytest.mark.rule("MG-88", "MG-R36", "MG-H11")
def test_a_fourth_card_of_a_type_takes_no_cube_while_three_work() -> None:
    three = ("stasis-field [blue blue red black*]", "gene-engineering [blue white white]")
    third = "virtual-worlds [blue blue white yellow]"
    fourth = "deep-surveillance [blue blue yellow]"
    text = "drawn: black black\nA:\n" + cards(*three, third, fourth)
    play = at(text)
    assert play.why_not("black", card="deep-surveillance", place="development") == "MG-88"
    play.cancel("virtual-worlds", "development")  # one loses its cubes
    assert play.can("black", card="deep-surveillance", place="development")
    play.put("black", "deep-surveillance", "development")  # the fourth is the third now
    assert play.asked == "A draw"
    play.keep()
    assert play.works("deep-surveillance")
    text = "drawn: blue\nA:\n" + cards(*three, "virtual-worlds [blue white yellow]")
    text += "\n" + cards("deep-surveillance [blue blue yellow black]")
    play = at(text)
    assert play.why_not("blue", card="virtual-worlds", place="development") == "MG-88"


@pytest.mark.rule("MG-R36")
def test_a_third_card_filled_in_this_phase_blocks_a_fourth_at_once() -> None:
    play = at(
        "drawn: white white\nA:\n"
        + cards(
            "stasis-field [blue blue red black*]",
            "deep-surveillance [blue blue yellow black]",
            "gene-engineering [blue white]",
            "virtual-worlds [blue blue yellow]",
        )
    )
    assert play.can("white", card="virtual-worlds", place="development")
    play.put("white", "gene-engineering", "development")
    assert play.why_not("white", card="virtual-worlds", place="development") == "MG-88"
    assert play.on("virtual-worlds") == ["blue", "blue", "yellow"]  # they stay


@pytest.mark.rule("MG-89", "MG-90", "MG-H10")
@pytest.mark.parametrize(("others", "deck"), [(0, "leader"), (1, "conflict"), (2, "government")])
def test_the_card_for_a_development_goes_by_how_many_of_its_type_work(
    others: int, deck: str
) -> None:
    """The development may have worked before: it gives a card again."""
    text = "drawn: white\nA:\n"
    text += cards("luxury-goods [yellow yellow blue]", "gene-engineering [blue white white]")
    play = at(text + "\n" + cards(*COMMERCE[:others]))
    top = play.deck(deck)[:2]
    play.put("white", "luxury-goods", "development")
    assert play.options() == sorted([*top, "decline"])


@pytest.mark.rule("MG-R37", "MG-89")
def test_two_of_a_type_in_one_phase_give_a_leader_and_a_conflict() -> None:
    text = "drawn: white white\nA:\n"
    text += cards("luxury-goods [yellow yellow blue]", "free-trade-zone [yellow yellow]")
    play = at(text)
    play.put("white", "luxury-goods", "development")
    play.put("white", "free-trade-zone", "development")
    leaders, conflicts = play.deck("leader")[:2], play.deck("conflict")[:2]
    play.reward("free-trade-zone")
    assert play.options() == sorted([*leaders, "decline"])
    play.choose(leaders[0])
    assert play.options() == sorted([*conflicts, "decline"])


@pytest.mark.rule("MG-91", "MG-130")
def test_cubes_leave_marked_slots_for_the_reserve_whatever_the_reason() -> None:
    play = at(
        """
        phase: use
        A:
          bag: 1 white
          card: stasis-field [blue red black*]
          card: oracle-zhen
        """
    )
    black = play.reserve("black")
    play.discard("stasis-field")
    assert play.reserve("black") == black + 1
    assert (play.bag("A", "blue"), play.bag("A", "red"), play.bag("A", "black")) == (1, 1, 0)
    play.done()


@pytest.mark.rule("MG-92")
def test_a_cube_stolen_from_a_marked_slot_goes_to_the_thief() -> None:
    play = at(
        """
        drawn: red
        A:
          bag: 1 black
          card: warlord-krag [red]
        B:
          bag: 1 black
          card: hive-mandate [red*]
        """
    )
    red = play.reserve("red")
    play.put("red", "warlord-krag", "covert")
    assert (play.bag("A", "red"), play.reserve("red"), play.on("hive-mandate")) == (3, red, [])
    play.done()

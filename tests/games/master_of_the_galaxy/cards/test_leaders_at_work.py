"""Leaders who work while their owner holds the symbols they need."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.cards.symbol_sources import SOURCES, powered
from tests.games.master_of_the_galaxy.playing import Play, at

# -- Surveyor Halcyon ----------------------------------------------------------------------------


def settling(mine: str, colour: str = "red") -> Play:
    """A can settle a planet of its red home."""
    return at(
        f"""
        drawn: {colour}
        A:
          bag: 1 black
          {mine}
        """
    )


@pytest.mark.parametrize(("colour", "reward"), [("red", 4), ("blue", 3)])
def test_the_surveyor_finds_one_cube_more(colour: str, reward: int) -> None:
    play = settling(f"card: surveyor-halcyon\n          {powered('economic')}", colour)
    before = play.bag("A", colour)
    play.settle(colour, "home-nw")
    assert play.bag("A", colour) == before + reward


@pytest.mark.parametrize("mine", ["", "card: surveyor-halcyon"], ids=["absent", "unpowered"])
def test_without_the_surveyor_at_work_the_reward_is_three(mine: str) -> None:
    play = settling(mine)
    play.settle("red", "home-nw")
    assert play.bag("A", "red") == 3


def test_the_surveyor_of_another_brings_nothing() -> None:
    play = at(
        f"""
        drawn: red
        A:
          bag: 1 black
        B:
          bag: 1 black
          card: surveyor-halcyon
          {powered("economic")}
        """
    )
    play.settle("red", "home-nw")
    assert (play.bag("A", "red"), play.bag("B", "red")) == (3, 0)


# -- Admiral Yx ----------------------------------------------------------------------------------


def at_war(cubes: str, *, needs: str = "military", facing: str = "") -> Play:
    """A on the red side of Border War, with two military symbols from home and a card."""
    return at(
        f"""
        drawn: blue
        leader deck: oracle-zhen, saboteur-rix
        A:
          bag: 1 black
          systems: home-nw, march-nw
          card: admiral-yx
          {powered(needs)}
        B:
          bag: 1 black
          systems: home-se, march-ne
        conflicts:
          border-war: march-nw [{cubes}] against march-ne {facing}
        """
    )


def test_the_admiral_may_win_with_one_slot_empty() -> None:
    play = at_war("red red red white")
    play.end()
    assert any("border-war" in option for option in play.options())
    play.take(kind="gap", card="border-war")
    assert "border-war" in play.cards("A")
    assert "march-ne" not in play.systems("B")


def test_the_admiral_need_not() -> None:
    play = at_war("red red red white")
    play.end()
    play.end()
    assert play.conflicts() == ["border-war march-nw/march-ne"]
    assert "march-ne" in play.systems("B")


def test_the_admiral_does_not_make_up_for_two_slots() -> None:
    play = at_war("red red red")
    play.end()
    assert play.conflicts() == ["border-war march-nw/march-ne"]
    assert not any("gap" in option for option in play.options())


def test_the_admiral_needs_two_military_symbols() -> None:
    play = at_war("red red red white", needs="cultural", facing="[red red white white*] +blue")
    assert play.symbols("A")["military"] == 1  # the advantage, and its symbol, is with B
    play.end()
    assert not any("gap" in option for option in play.options())


# -- Spymaster Nul and Shield Matron Aya ---------------------------------------------------------


def spying(
    mine: str = "", theirs: str = "species: humans [agenda red blue]", seats: int = 2
) -> Play:
    """A completes a covert operation of Warlord Krag, which takes a red cube."""
    return at(
        f"""
        drawn: red
        A:
          bag: 1 black
          card: warlord-krag [red]
          {mine}
        B:
          bag: 1 black
          {theirs}
        """,
        seats=seats,
    )


def test_a_covert_operation_takes_one_cube() -> None:
    play = spying(theirs="species: humans [agenda red | base red]")
    play.put("red", "warlord-krag", "covert")
    assert play.options() == ["humans agenda B", "humans base B"]
    play.cube("humans", "agenda")
    assert play.bag("A", "red") == 3  # two of the operation come home
    assert play.on("humans") == ["red"]
    play.done()


def test_the_spymaster_takes_two_from_wherever() -> None:
    mine = f"card: spymaster-nul\n          {powered('diplomatic')}"
    play = at(
        f"""
        drawn: red
        A:
          bag: 1 black
          card: warlord-krag [red]
          {mine}
        B:
          bag: 1 black
          species: humans [agenda red]
        C:
          bag: 1 black
          species: roc [agenda red red]
        """,
        seats=3,
    )
    play.put("red", "warlord-krag", "covert")
    play.cube("humans", "agenda")
    assert play.on("roc") == ["red"]  # the second, with nothing left to choose between
    assert play.bag("A", "red") == 4
    play.done()


def test_the_spymaster_takes_one_where_there_is_one() -> None:
    play = spying(f"card: spymaster-nul\n          {powered('diplomatic')}")
    play.put("red", "warlord-krag", "covert")
    assert play.bag("A", "red") == 3
    assert play.on("humans") == ["blue"]
    play.done()


def test_the_spymaster_needs_his_symbol() -> None:
    play = spying("card: spymaster-nul", "species: humans [agenda red | base red]")
    play.put("red", "warlord-krag", "covert")
    play.cube("humans", "base")
    assert play.on("humans") == ["red"]
    play.done()


AYA = "card: shield-matron-aya\n          card: virtual-worlds [blue blue white yellow]"
RICH = """species: humans [agenda red]
          card: inquisitor-thessk [red]
          card: antimatter-weapons [red]"""


def test_the_shield_matron_keeps_cubes_on_cards_but_not_on_the_species() -> None:
    play = spying(theirs=f"{RICH}\n          {AYA}")
    play.put("red", "warlord-krag", "covert")
    assert play.on("humans") == []
    assert (play.on("inquisitor-thessk"), play.on("antimatter-weapons")) == (["red"], ["red"])
    play.done()


def test_the_shield_matron_without_her_symbol_keeps_nothing() -> None:
    play = spying(theirs=f"{RICH}\n          card: shield-matron-aya")
    play.put("red", "warlord-krag", "covert")
    assert play.options() == [
        "antimatter-weapons development B",
        "humans agenda B",
        "inquisitor-thessk covert B",
    ]


def test_the_shield_matron_keeps_no_spoils() -> None:
    play = at(
        f"""
        drawn: red
        leader deck: oracle-zhen, saboteur-rix
        A:
          bag: 1 black
          systems: home-nw, march-nw
        B:
          systems: home-se, march-ne
          species: humans
          card: inquisitor-thessk [red]
          {AYA}
        conflicts:
          border-war: march-nw [red red white white*] against march-ne
        """
    )
    play.put("red", "border-war", "red")
    assert "inquisitor-thessk covert B" in play.options()


# -- Reformer Juno -------------------------------------------------------------------------------


def cancelling(mine: str) -> Play:
    return at(
        f"""
        drawn: black
        A:
          bag: 1 black
          species: humans [agenda red blue]
          {mine}
        """
    )


def test_the_reformer_may_take_a_cube_for_a_cancelled_project() -> None:
    play = cancelling(f"card: reformer-juno\n          {powered('cultural')}")
    play.cancel("humans", "agenda")
    assert play.options() == ["blue", "decline", "red", "white", "yellow"]
    play.choose("white")
    assert play.bag("A", "white") == 1
    play.done()


def test_the_reformer_may_be_declined() -> None:
    play = cancelling(f"card: reformer-juno\n          {powered('cultural')}")
    play.cancel("humans", "agenda")
    before = play.bag("A")
    play.decline()
    assert play.bag("A") == before
    play.done()


def test_the_reformer_needs_her_symbol() -> None:
    play = cancelling("card: reformer-juno")
    play.cancel("humans", "agenda")
    assert (play.bag("A", "red"), play.bag("A", "white")) == (1, 0)
    assert "take" not in play.asked


# -- Oracle Zhen ---------------------------------------------------------------------------------


def drawing(needs: tuple[str, ...] = ("scientific", "diplomatic")) -> Play:
    """B ends the turn, and A draws."""
    cards = "\n          ".join(f"card: {SOURCES[symbol]}" for symbol in needs)
    return at(
        f"""
        active: A
        phase: gain
        A:
          bag: 4 red, 4 blue
          card: oracle-zhen
          {cards}
        """
    )


def test_the_oracle_may_put_the_cubes_back_once() -> None:
    play = drawing()
    assert play.asked == "A redraw"
    first = play.drawn()
    assert len(first) == 3
    play.table.answer(1)
    assert play.asked == "A allocate"
    assert len(play.drawn()) == 3
    assert play.bag("A") + 3 == 8


def test_the_oracle_may_be_content() -> None:
    play = drawing()
    first = play.drawn()
    play.table.answer(0)
    assert play.drawn() == first
    assert play.asked == "A allocate"


def test_the_second_draw_can_differ() -> None:
    differs = []
    for seed in range(8):
        play = at(
            """
            phase: gain
            A:
              bag: 4 red, 4 blue, 4 white
              card: oracle-zhen
              card: archive-of-the-ancients [blue blue yellow yellow]
              card: insurance-syndicate [yellow yellow white white]
            """,
            seed=seed,
        )
        first = play.drawn()
        play.table.answer(1)
        differs.append(play.drawn() != first)
    assert any(differs)


@pytest.mark.parametrize("needs", [("scientific",), ("diplomatic",)])
def test_the_oracle_needs_both_symbols(needs: tuple[str, ...]) -> None:
    assert drawing(needs).asked == "A allocate"

"""The action of the Zombies by which minions rise at a base: They're Coming To Get You."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import Play
from tests.games.smash_up.quiet_bases import quiet

FACTIONS = "zombies+cowboys,robots+ancient_egyptians"
NINJAS_TOO = "zombies+ninjas,cowboys+ancient_egyptians"


def table(text: str, factions: str = FACTIONS) -> Play:
    return quiet(text, factions=factions)


@pytest.mark.rule("SU-83")
def test_theyre_coming_lets_the_minion_of_the_turn_come_from_the_pile_there() -> None:
    play = table("""
        pyramids:
        star_portal:
        rhodes_plaza_mall:
        A:
          hand: theyre_coming_to_get_you
          pile: sheriff, deputy, quick_draw
        """)
    play.play("theyre_coming_to_get_you", "pyramids")
    assert play.options() == ["end", "play deputy pyramids", "play sheriff pyramids"]
    play.play("sheriff", "pyramids")
    assert play.minions("pyramids") == ["A sheriff 5"]
    assert play.options() == ["end"]  # the free minion is gone
    play.done()


def test_theyre_coming_needs_a_minion_play() -> None:
    play = table("""
        pyramids:
          actions: theyre_coming_to_get_you by A
        A:
          pile: sheriff
        played: minion
        """)
    assert play.options() == ["end"]


@pytest.mark.rule("SU-83", "SU-R36")
def test_theyre_coming_works_once_per_turn_and_with_extra_plays() -> None:
    play = table("""
        pyramids:
          actions: theyre_coming_to_get_you by A
        A:
          hand: deputy
          pile: sheriff, pinkerton
        extra: minion, minion
        """)
    play.play("sheriff", "pyramids")
    assert play.why_not("play", "pinkerton", "pyramids") == "SU-59"
    play.play("deputy", "pyramids")
    play.next_turn("B")
    play.next_turn("A")
    assert play.can("play", "pinkerton", "pyramids")
    play.done()


def test_theyre_coming_is_only_for_its_controller() -> None:
    play = table("""
        active: B
        pyramids:
          actions: theyre_coming_to_get_you by A
        B:
          pile: warbot
        """)
    assert play.options() == ["end"]


def test_theyre_coming_takes_a_small_minion_for_a_small_extra_play() -> None:
    play = table(
        """
        pyramids:
          actions: theyre_coming_to_get_you by A
        A:
          pile: zapbot, warbot
        played: minion
        extra: minion small
        """,
        factions="zombies+robots,cowboys+ancient_egyptians",
    )
    assert play.options() == ["end", "play zapbot pyramids"]
    play.play("zapbot", "pyramids")
    play.done()


@pytest.mark.rule("SU-59", "SU-83")
def test_theyre_coming_works_for_a_ninja_acolyte_that_is_swapped_there() -> None:
    play = table(
        """
        pyramids:
          A: ninja_acolyte
          actions: theyre_coming_to_get_you by A
        A:
          hand: walker
          pile: zombie_lord, tiger_assassin, lend_a_hand
        """,
        factions=NINJAS_TOO,
    )
    play.talent("ninja_acolyte")
    assert play.options() == ["ninja_acolyte", "tiger_assassin", "walker", "zombie_lord"]
    play.choose("tiger_assassin")
    assert play.minions("pyramids") == ["A tiger_assassin 4"]
    assert play.hand("A") == ["ninja_acolyte", "walker"]
    assert not play.can("play", "zombie_lord", "pyramids")  # used for this turn
    assert play.can("play", "walker", "pyramids")
    play.done()


@pytest.mark.rule("SU-48", "SU-83")
@pytest.mark.parametrize(("hand", "swapped"), [("shinobi", 2), ("overrun", 1)])
def test_theyre_coming_gives_disguise_one_minion_of_the_pile(hand: str, swapped: int) -> None:
    play = table(
        f"""
        pyramids:
          A: ninja_acolyte, shinobi
          actions: theyre_coming_to_get_you by A
        A:
          hand: disguise, {hand}
          pile: tiger_assassin, zombie_lord
        """,
        factions=NINJAS_TOO,
    )
    play.play("disguise")
    play.choose("ninja_acolyte")
    if swapped == 2:
        play.choose("shinobi")
    assert play.asked == "A play-one"
    play.choose("tiger_assassin")
    play.decline()  # it destroys nobody
    if swapped == 2:
        assert play.options() == ["shinobi"]
        play.choose("shinobi")
    assert len(play.minions("pyramids")) == 2
    assert len(play.hand("A")) == 2
    assert play.pile("A") == ["disguise", "zombie_lord"]
    play.done()


def test_theyre_coming_does_not_help_a_hidden_ninja() -> None:
    play = table(
        """
        pyramids:
          A: ninja_master +20
          actions: theyre_coming_to_get_you by A
        A:
          hand: hidden_ninja
          pile: tiger_assassin
        """,
        factions=NINJAS_TOO,
    )
    play.end()
    play.choose("hidden_ninja")
    play.pass_all()
    assert play.pile("A")[-1] == "tiger_assassin"

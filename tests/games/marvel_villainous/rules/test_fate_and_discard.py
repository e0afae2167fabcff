"""Chapter 4: the Fate action and who decides, and the Discard action."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import at

# -- Fate ----------------------------------------------------------------------------------------


@pytest.mark.rule("MV-61")
def test_the_card_is_revealed_to_all_before_the_target_is_chosen():
    play = at(
        """
        A:
          mover: bifrost
        fate deck: heimdall, rest
        """,
        seats=3,
    )
    play.fate()
    assert play.asked == "A fate-target"
    for reader in ("A", "B", "C", None):
        assert [card.card for card in play.view(reader).aside] == ["fate_heimdall"]
    assert play.options() == ["B", "C"]
    play.choose("C")
    play.choose("madripoor")
    assert play.at("C", "madripoor") == ["heimdall 4"]
    assert not play.can("fate")
    play.done()


@pytest.mark.rule("MV-61")
def test_it_is_the_top_card_of_the_deck():
    play = at("""
        A:
          mover: bifrost
        fate deck: sif, odin, rest
    """)
    play.fate()
    play.choose("aim_island")
    assert play.at("B", "aim_island") == ["sif 3"]
    assert play.fate_deck(1) == ["odin"]
    play.done()


@pytest.mark.rule("MV-62")
def test_never_against_oneself():
    play = at("""
        A:
          mover: bifrost
          power: 9
          bifrost: frost_giant
        fate deck: banished, rest
    """)
    play.fate()  # only A has anything to lose
    assert (play.power("A"), play.fate_pile()) == (9, ["banished"])
    play.done()


@pytest.mark.rule("MV-62", "MV-89")
def test_a_hero_goes_to_a_location_of_the_target_only():
    play = at("""
        A:
          mover: bifrost
        fate deck: heimdall, rest
        events:
          incoming:
    """)
    play.fate()
    assert play.asked == "A fate-place"
    assert play.options() == ["aim_island", "aim_laboratory", "black_market", "doomsday_hangar"]


@pytest.mark.rule("MV-63")
def test_a_card_that_cannot_be_played_is_discarded_and_the_action_is_spent():
    play = at("""
        A:
          mover: bifrost
        fate deck: seized_by_shield, rest
    """)
    play.fate()
    assert play.fate_pile() == ["seized_by_shield"]
    assert not play.can("fate")
    assert play.why_not("fate") == "MV-29"
    play.done()


# -- who decides ---------------------------------------------------------------------------------


@pytest.mark.rule("MV-R10")
def test_the_player_of_a_fate_card_makes_all_its_choices():
    """Place, "may" and victim of Melinda May are A's, not those of B who suffers."""
    play = at("""
        A:
          mover: bifrost
        B:
          aim_island: aim_agent, aim_scientist
        fate deck: melinda_may_shield, rest
    """)
    play.fate()
    assert play.asked == "A fate-place"
    play.choose("aim_island")
    assert play.asked == "A defeat"
    assert play.options() == ["aim_agent", "aim_scientist", "decline"]
    play.choose("aim_agent")
    assert play.pile("B") == ["aim_agent"]
    play.done()


@pytest.mark.rule("MV-R10")
def test_also_what_is_lost():
    play = at("""
        active: B
        A:
          power: 3
          mischief: 2
        B:
          mover: aim_laboratory
        fate deck: banished, rest
    """)
    play.fate()
    assert play.asked == "B loss"
    assert play.options() == ["2 Mischief", "3 Power"]
    play.choose("2 Mischief")
    assert (play.power("A"), play.second("A")) == (3, 0)
    play.done("B")


@pytest.mark.rule("MV-R10", "MV-149")
def test_madame_masque_is_both_when_she_puts_out_a_hit():
    play = at(
        """
        active: B
        B:
          manhattan: maggia_hitman, maggia_hitman
        fate deck: melinda_may_shield, rest
        """,
        villains="loki,masque",
    )
    play.step()
    assert play.asked == "B fate-place"
    play.choose("manhattan")
    assert play.asked == "B defeat"
    play.decline()
    assert len(play.at("B", "manhattan")) == 3
    play.done("B")


# -- discarding ----------------------------------------------------------------------------------


@pytest.mark.rule("MV-64", "MV-65")
def test_any_number_of_cards_of_choice_and_no_draw():
    play = at("""
        A:
          hand: kid_loki, lorelei, frost_giant, executioner
    """)
    play.discard("lorelei", "executioner")
    assert play.hand("A") == ["frost_giant", "kid_loki"]
    assert play.pile("A") == ["lorelei", "executioner"]
    for card in play.g.piles[0]:
        assert play.g.known[card] == play.g.everyone
    play.done()
    play.end()
    assert len(play.hand("A")) == 4  # in the Draw step


@pytest.mark.rule("MV-64")
def test_all_of_them_too():
    play = at("""
        A:
          hand: kid_loki, lorelei
    """)
    play.discard("kid_loki", "lorelei")
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("MV-R42")
def test_at_least_one_card():
    play = at("""
        A:
          hand: kid_loki, lorelei
    """)
    play.take(kind="discard")
    assert play.options() == ["kid_loki", "lorelei"]
    play = at("A:\n  power: 1")
    assert not play.can("discard")
    assert play.why_not("discard") == "MV-64"

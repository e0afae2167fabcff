"""Extra plays and Specials: what is counted against what, and how long it is kept."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import at

# -- extra plays ---------------------------------------------------------------------------------


@pytest.mark.rule("SU-R36")
def test_a_play_is_counted_against_the_most_restricted_allowance_that_fits() -> None:
    play = at(
        """
        pyramids:
        saloon:
        star_portal:
        A:
          hand: zapbot, nukebot, warbot, hoverbot
        extra: minion small, minion, minion at saloon
        """,
        factions="robots+cowboys,tricksters+ancient_egyptians",
    )
    play.play("nukebot", "saloon")  # the one bound to the Saloon
    assert (play.g.free_minion, len(play.g.extras)) == (1, 2)
    play.play("zapbot", "pyramids")  # the one for small minions
    assert play.g.free_minion == 1
    play.play("warbot", "pyramids")  # the free one
    assert play.g.free_minion == 0
    assert play.can("play", "hoverbot", "star_portal")  # the extra one without conditions
    play.done()


@pytest.mark.rule("SU-R36")
def test_free_and_conditional_plays_may_be_used_in_any_order() -> None:
    play = at(
        """
        pyramids:
        saloon:
        star_portal:
        A:
          hand: nukebot, warbot, warbot
        extra: minion at saloon
        """,
        factions="robots+cowboys,tricksters+ancient_egyptians",
    )
    play.play("nukebot", "pyramids")  # the free one first
    assert play.why_not("play", "warbot", "pyramids") == "SU-18"
    play.play("warbot", "saloon")
    assert play.why_not("play", "warbot", "saloon") == "SU-18"
    play.done()


@pytest.mark.rule("SU-R36", "SU-R48")
def test_a_mist_at_the_base_is_used_before_the_free_minion() -> None:
    play = at(
        """
        pyramids:
          actions: enshrouding_mist by A
        saloon:
        star_portal:
        A:
          hand: gnome, gremlin, leprechaun
        """,
        factions="tricksters+cowboys,robots+ancient_egyptians",
    )
    play.play("gnome", "pyramids")
    assert play.g.free_minion == 1
    play.play("gremlin", "saloon")
    assert play.why_not("play", "leprechaun", "pyramids") == "SU-18"  # once per turn
    play.done()


@pytest.mark.rule("SU-R48", "SU-80", "SU-53")
def test_an_extra_play_stays_though_its_standard_action_has_left() -> None:
    play = at(
        """
        tortuga:
        A:
          hand: summon, time_loop, archmage, chronomage, mystic_studies
        extra: action
        """,
        factions="wizards+pirates,robots+ancient_egyptians",
    )
    play.play("summon")
    play.decline()
    assert play.pile("A") == ["summon"]
    play.play("archmage", "tortuga")
    play.play("chronomage", "tortuga")
    play.decline()  # its extra action is kept, too
    assert len(play.minions("tortuga")) == 2
    play.done()
    play.next_turn("A")
    assert play.g.extras == []  # but not beyond the phase


@pytest.mark.rule("SU-R48")
def test_an_archmage_gives_its_extra_action_only_while_in_play_and_once_per_turn() -> None:
    text = """
        tortuga:
          A: archmage
        A:
          hand: mystic_studies, sacrifice, mystic_studies
          deck: first_mate, first_mate, first_mate, first_mate, saucy_wench, saucy_wench
        """
    play = at(text, factions="wizards+pirates,robots+ancient_egyptians")
    play.play("mystic_studies")
    assert play.g.free_action == 1  # the Archmage's was used
    play.play("mystic_studies")
    assert play.why_not("play", "sacrifice") == "SU-18"
    play.done()
    play = at(text, factions="wizards+pirates,robots+ancient_egyptians")
    play.play("sacrifice")  # of the Archmage, by its own extra action
    assert play.minions("tortuga") == []
    play.play("mystic_studies")  # the free one
    assert play.why_not("play", "mystic_studies") == "SU-18"
    play.done()


@pytest.mark.rule("SU-R48")
def test_an_archmage_that_has_left_gives_nothing() -> None:
    play = at(
        """
        tortuga:
          A: archmage
        A:
          hand: supreme_overlord, mystic_studies, mystic_studies
        """,
        factions="wizards+aliens,robots+pirates",
    )
    play.play("supreme_overlord", "tortuga")
    play.choose("archmage")
    play.play("mystic_studies")  # the free action
    assert play.why_not("play", "mystic_studies") == "SU-18"
    play.done()


@pytest.mark.rule("SU-28", "SU-R48")
def test_the_first_minion_of_a_turn_is_counted_anew_each_turn() -> None:
    play = at(
        """
        pyramids:
        saloon:
        star_portal:
        A:
          hand: microbot_fixer, microbot_fixer, warbot, nukebot
        """,
        factions="robots+cowboys,zombies+ancient_egyptians",
    )
    play.play("microbot_fixer", "pyramids")
    assert play.asked == "A extra"
    play.play("warbot", "pyramids")
    assert play.why_not("play", "microbot_fixer", "saloon") == "SU-18"
    play.next_turn("A")
    play.play("microbot_fixer", "saloon")
    assert play.asked == "A extra"
    play.play("nukebot", "saloon")
    assert len(play.minions("saloon")) == 2
    play.done()


# -- Specials ------------------------------------------------------------------------------------


@pytest.mark.rule("SU-44")
def test_a_minion_played_by_its_special_is_not_the_free_one() -> None:
    play = at(
        """
        tortuga:
        A:
          hand: zombie_lord, saucy_wench
          pile: tenacious_z
        """,
        factions="zombies+pirates,robots+cowboys",
    )
    play.play("tenacious_z", "tortuga")
    assert play.g.free_minion == 1
    play.play("saucy_wench", "tortuga")
    play.decline()
    assert play.minions("tortuga") == ["A saucy_wench 3", "A tenacious_z 2"]
    play.done()


@pytest.mark.rule("SU-43")
def test_a_special_is_played_on_another_players_turn() -> None:
    play = at("""
        active: B
        pyramids:
          A: mummy
          B: shogun +15
        saloon:
        star_portal:
        A:
          hand: plague_of_locusts, quick_draw
        """)
    play.end()
    assert play.asked == "A special"
    assert play.options() == ["decline", "plague_of_locusts"]
    play.choose("plague_of_locusts", "pyramids")
    assert play.power("shogun") == 19
    assert play.pile("A") == ["plague_of_locusts"]
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (2, 4)


@pytest.mark.rule("SU-44")
def test_a_minion_discarded_or_played_by_a_special_leaves_both_free_plays() -> None:
    play = at("""
        saloon:
          A: gunfighter
        pyramids:
        star_portal:
        A:
          hand: deputy, sheriff, quick_draw
        """)
    play.discard("deputy")
    assert (play.g.free_minion, play.g.free_action) == (1, 1)
    play.play("sheriff", "pyramids")
    play.play("quick_draw")
    play.choose("sheriff")
    play.done()

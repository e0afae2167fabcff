"""Chapter 3: what forbids, what is never below zero, how long effects last and for whom."""

from __future__ import annotations

import pytest

from fiendish.games.smash_up.rules.affecting import is_held
from tests.games.smash_up.playing import Play, at, take_control


def steal(play: Play, player: str, minion: str) -> None:
    """The player gains control of a minion, as no card of these sets does (SU-164)."""
    take_control(play.g, "ABCD".index(player), play.handle(minion))


# -- can't beats can -----------------------------------------------------------------------------


@pytest.mark.rule("SU-51")
def test_a_base_that_is_closed_to_a_player_is_closed_to_free_and_extra_plays() -> None:
    play = at(
        """
        saloon:
          actions: overrun by B
        pyramids:
        star_portal:
        A:
          hand: sheriff
        extra: minion at saloon, minion
        """,
        factions="cowboys+ancient_egyptians,zombies+robots",
    )
    assert play.why_not("play", "sheriff", "saloon") == "SU-51"
    assert play.can("play", "sheriff", "pyramids")
    play.done()


@pytest.mark.rule("SU-51", "SU-102")
def test_a_minion_uncovered_at_a_closed_base_is_discarded() -> None:
    play = at(
        """
        phase: start
        saloon:
          actions: overrun by B
          buried A: sheriff
        pyramids:
        star_portal:
        """,
        factions="cowboys+ancient_egyptians,zombies+robots",
    )
    play.uncover("sheriff")
    assert play.minions("saloon") == []
    assert play.pile("A") == ["sheriff"]
    play.done()


@pytest.mark.rule("SU-51")
def test_who_may_play_no_actions_cannot_use_extra_ones_either() -> None:
    play = at(
        """
        pyramids:
          B: archmage
        saloon:
        longhouse:
        A:
          hand: mark_of_sleep
        B:
          hand: summon, chronomage, mystic_studies
        """,
        factions="tricksters+vikings,wizards+cowboys",
    )
    play.play("mark_of_sleep")
    play.choose("B")
    play.next_turn()
    assert play.why_not("play", "summon") == "SU-51"
    play.play("chronomage", "pyramids")  # it gives an extra action
    assert not any(option.startswith("play summon") for option in play.options())
    play.next_turn("B")
    assert play.can("play", "summon")  # it was for one turn only
    play.done("B")


POSSE = """
    saloon:
      A: gunfighter
      B: {}
    pyramids:
    star_portal:
    A:
      hand: form_a_posse, high_noon, dynamite_surprise, stagecoach
    extra: action
    """


@pytest.mark.rule("SU-51", "SU-R23")
def test_a_minion_that_cannot_be_moved_is_not_though_a_card_says_so() -> None:
    play = at(POSSE.format("ronin"))
    play.play("form_a_posse")
    play.play("stagecoach")
    play.choose("gunfighter", "pyramids")
    assert play.minions("saloon") == ["A gunfighter 4", "B ronin 3"]
    assert play.minions("pyramids") == []
    play.done()


@pytest.mark.rule("SU-51", "SU-R23")
def test_a_minion_that_cannot_be_destroyed_is_not_though_a_card_says_so() -> None:
    play = at(POSSE.format("shogun"))
    play.play("form_a_posse")
    play.play("high_noon")
    play.no_duel_cards()  # it loses, 4 against 5
    assert play.minions("saloon") == ["A gunfighter 4", "B shogun 5"]
    play.done()


# -- never below zero ----------------------------------------------------------------------------


@pytest.mark.rule("SU-52", "SU-R10")
def test_power_is_never_below_zero() -> None:
    play = at(
        """
        tortuga:
          A: pirate_king
          B: zapbot [poison by A]
        """,
        factions="ninjas+pirates,robots+cowboys",
    )
    assert play.power("zapbot") == 0
    assert play.total("tortuga") == 5  # not 3


@pytest.mark.rule("SU-52")
def test_a_breakpoint_is_never_below_zero() -> None:
    play = at(
        """
        jungle_oasis:
          A: king_rex (+9)
        tar_pits:
        saloon:
        A:
          hand: rampage
        """,
        factions="dinosaurs+pirates,robots+cowboys",
    )
    play.play("rampage")
    assert play.breakpoint("jungle_oasis") == 0  # 12 less 16
    play.done()


@pytest.mark.rule("SU-52", "SU-64")
def test_a_card_that_says_so_is_right_against_a_rule() -> None:
    play = at("""
        active: B
        saloon:
        pyramids:
        star_portal:
        A:
          pile: sheriff
        B:
          hand: valkyrie
        """)
    play.play("valkyrie", "saloon")  # a card seen to go to a hand goes to its owner's, but here
    assert play.hand("B") == ["sheriff"]
    assert play.hand("A") == []
    play.done("B")


# -- how long ------------------------------------------------------------------------------------


@pytest.mark.rule("SU-53")
def test_power_for_the_turn_ends_with_the_turn_and_counters_stay() -> None:
    play = at("""
        active: B
        saloon:
          B: ronin, bushi
        pyramids:
        star_portal:
        B:
          hand: combat_training, honor_the_ancestors
        extra: action
        """)
    play.play("combat_training")
    play.play("honor_the_ancestors")
    play.choose("ronin")
    assert play.minions("saloon") == ["B bushi 5", "B ronin 5"]
    play.next_turn()
    assert play.minions("saloon") == ["B bushi 4", "B ronin 4"]
    play.done()


@pytest.mark.rule("SU-53", "SU-63")
def test_what_a_card_in_play_gives_ends_when_it_leaves() -> None:
    play = at("""
        active: B
        saloon:
          B: ronin [ancient_curse by A]
        pyramids:
        star_portal:
        B:
          hand: ransack
        """)
    assert play.power("ronin") == 1
    play.play("ransack")
    assert play.power("ronin") == 3
    play.done("B")


@pytest.mark.rule("SU-53")
def test_a_minion_that_leaves_play_takes_no_power_of_the_turn_along() -> None:
    play = at(
        """
        saloon:
          A: collector, invader (+2)
        pyramids:
        star_portal:
        A:
          hand: beam_up
        """,
        factions="aliens+cowboys,samurai+vikings",
    )
    play.play("beam_up")
    play.choose("invader")
    play.play("invader", "saloon")
    assert play.power("invader") == 3
    play.done()


@pytest.mark.rule("SU-53", "SU-74", "SU-164")
def test_a_change_of_control_outlasts_the_turn() -> None:
    play = at("""
        pyramids:
          A: sheriff
          B: bushi +7, ronin
        saloon:
        star_portal:
        """)
    steal(play, "A", "bushi")
    play.next_turn("A")
    assert play.minions("pyramids") == ["A bushi 11", "A sheriff 5", "B ronin 3"]
    steal(play, "B", "bushi")  # until somebody else takes control
    play.next_turn("A")
    assert play.minions("pyramids") == ["A sheriff 5", "B bushi 11", "B ronin 3"]
    play.done()


@pytest.mark.rule("SU-53", "SU-74", "SU-64", "SU-R27", "SU-164")
def test_a_minion_under_foreign_control_counts_for_its_controller_and_goes_to_its_owner() -> None:
    play = at("""
        pyramids:
          A: deputy
          B: bushi +16
        saloon:
        star_portal:
        """)
    steal(play, "A", "bushi")
    play.next_turn()
    assert (play.vp("A"), play.vp("B")) == (5, 0)  # the base's 4, and 1 for a strong Bushi
    assert play.pile("B") == ["bushi"]
    assert play.pile("A") == ["deputy"]
    play.done("B")


@pytest.mark.rule("SU-74", "SU-88", "SU-164")
def test_the_abilities_of_a_minion_are_used_by_whoever_controls_it() -> None:
    play = at("""
        pyramids:
          B: huscarl
        saloon:
        star_portal:
        A:
          hand: mummy
        B:
          hand: tribute
        """)
    assert play.why_not("talent", "huscarl") == "SU-74"
    steal(play, "A", "huscarl")
    play.next_turn("A")
    play.talent("huscarl")
    play.choose("mummy")
    assert play.minions("pyramids") == ["A huscarl 4"]
    assert play.deck("A", 1) == ["mummy"]
    play.done()
    play.next_turn()
    assert play.why_not("talent", "huscarl") == "SU-74"


# -- effects on a group --------------------------------------------------------------------------

GROUP = """
    saloon:
      A: first_mate, pirate_king
      B: zapbot
    tortuga:
    longhouse:
    A:
      hand: {}
    extra: action
    """
PIRATES = "pirates+vikings,robots+cowboys"


@pytest.mark.rule("SU-54", "SU-R9")
@pytest.mark.parametrize("card", ["combat_training", "swashbuckling"])
def test_a_group_effect_is_for_the_minions_in_play_when_it_resolves(card: str) -> None:
    play = at(GROUP.format(f"{card}, huscarl"), factions=PIRATES)
    play.play(card)
    play.play("huscarl", "saloon")
    assert play.minions("saloon") == [
        "A first_mate 3",
        "A huscarl 2",
        "A pirate_king 6",
        "B zapbot 2",
    ]
    play.done()


@pytest.mark.rule("SU-54", "SU-R9")
def test_a_group_effect_goes_along_with_a_minion_that_moves_or_changes_sides() -> None:
    play = at(GROUP.format("swashbuckling, dinghy"), factions=PIRATES)
    play.play("swashbuckling")
    play.play("dinghy")
    play.choose("first_mate", "tortuga")
    play.decline()
    assert play.minions("tortuga") == ["A first_mate 3"]
    steal(play, "B", "pirate_king")
    steal(play, "A", "zapbot")
    assert play.minions("saloon") == ["A zapbot 2", "B pirate_king 6"]
    play.next_turn()
    assert play.minions("saloon") == ["A zapbot 2", "B pirate_king 5"]
    play.done("B")


@pytest.mark.rule("SU-R9")
def test_form_a_posse_holds_minions_that_change_sides_and_not_those_that_come_later() -> None:
    play = at("""
        saloon:
          A: gunfighter
          B: bushi
        pyramids:
        star_portal:
        A:
          hand: form_a_posse, deputy, tomb_trap
        extra: action
        """)
    play.play("form_a_posse")
    play.play("deputy", "saloon")
    steal(play, "B", "gunfighter")
    steal(play, "A", "bushi")
    held = [
        card for card in ("gunfighter", "deputy", "bushi") if is_held(play.g, play.handle(card))
    ]
    assert held == ["gunfighter"]
    assert play.minions("saloon") == ["A bushi 4", "A deputy 2", "B gunfighter 4"]


@pytest.mark.rule("SU-R9")
def test_blessing_of_anubis_is_for_your_minions_there_at_that_moment() -> None:
    play = at("""
        phase: start
        saloon:
          A: gunfighter
          B: ronin
          buried A: blessing_of_anubis
        pyramids:
          A: mummy
        star_portal:
        A:
          hand: deputy, stagecoach
        """)
    play.uncover("blessing_of_anubis")
    play.play("deputy", "saloon")
    assert play.minions("saloon") == ["A deputy 2", "A gunfighter 5", "B ronin 3"]
    assert play.minions("pyramids") == ["A mummy 2"]
    play.play("stagecoach")
    play.choose("saloon", "gunfighter", "deputy", "star_portal")
    assert play.minions("star_portal") == ["A deputy 2", "A gunfighter 5"]
    play.done()


@pytest.mark.rule("SU-R9")
def test_plague_of_locusts_is_for_the_minions_of_others_there_at_that_moment() -> None:
    play = at(
        """
        saloon:
          A: mummy
          B: nukebot, warbot
        tortuga:
          B: zapbot
        longhouse:
        A:
          hand: plague_of_locusts, shanghai
        extra: action
        """,
        factions="ancient_egyptians+pirates,robots+vikings",
    )
    play.play("plague_of_locusts")
    play.choose("saloon")
    play.play("shanghai")
    play.choose("nukebot", "tortuga")
    assert play.minions("saloon") == ["A mummy 2", "B warbot 3"]
    assert play.minions("tortuga") == ["B nukebot 4", "B zapbot 2"]
    play.done()


@pytest.mark.rule("SU-R9")
def test_final_haiku_is_for_the_minions_left_at_that_moment() -> None:
    play = at("""
        active: B
        longhouse:
          A: mummy
          B: bushi [final_haiku by B], ronin
        pyramids:
          B: huscarl
        star_portal:
        B:
          hand: yokai_attack, raider
        """)
    play.play("yokai_attack")
    play.choose("bushi")
    play.decline()  # the extra minion is kept
    play.play("raider", "longhouse")
    assert play.minions("longhouse") == ["A mummy 2", "B raider 4", "B ronin 5"]
    assert play.minions("pyramids") == ["B huscarl 4"]
    play.next_turn()
    assert play.minions("longhouse") == ["A mummy 2", "B raider 4", "B ronin 3"]
    play.done()

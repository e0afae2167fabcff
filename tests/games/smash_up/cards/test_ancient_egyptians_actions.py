"""The Ancient Egyptians' actions, one by one; the last three are with the tombs."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import at

# -- Ancient Curse -------------------------------------------------------------------------------


def test_ancient_curse_takes_two_power_for_as_long_as_it_is_there() -> None:
    play = at("""
        saloon:
          A: gunfighter
          B: shogun
        pyramids:
        star_portal:
        A:
          hand: ancient_curse
        """)
    play.play("ancient_curse", "shogun")
    assert play.minions("saloon") == ["A gunfighter 3", "B shogun 3"]
    assert play.actions("saloon") == ["A ancient_curse on shogun"]
    play.next_turn("A")
    assert play.power("shogun") == 3
    play.done()


def test_ancient_curse_may_remove_one_counter() -> None:
    play = at("""
        saloon:
          B: shogun +2
        A:
          hand: ancient_curse
        """)
    play.play("ancient_curse", "shogun")
    assert play.asked == "A counter-off"
    play.choose("shogun")
    assert play.counters("shogun") == 1
    assert play.power("shogun") == 4
    play.done()


def test_ancient_curse_may_leave_the_counters() -> None:
    play = at("""
        saloon:
          B: shogun +2
        A:
          hand: ancient_curse
        """)
    play.play("ancient_curse", "shogun")
    play.decline()
    assert play.power("shogun") == 5
    play.done()


@pytest.mark.rule("SU-52", "SU-R10")
def test_ancient_curse_takes_no_power_below_zero() -> None:
    play = at("""
        saloon:
          B: samurai_chan [ancient_curse by A], ronin
        A:
          hand: ancient_curse
        """)
    assert play.power("samurai_chan") == 0
    play.play("ancient_curse", "samurai_chan")
    assert play.power("samurai_chan") == 0
    assert play.total("saloon") == 3
    play.done()


@pytest.mark.rule("SU-33")
def test_ancient_curse_goes_on_any_minion_also_your_own() -> None:
    play = at("""
        saloon:
          A: gunfighter
          B: ronin
          buried B: shogun
        pyramids:
          B: raider
        A:
          hand: ancient_curse
        """)
    places = [o.split()[-1] for o in play.options() if o.startswith("play ancient_curse")]
    assert places == ["gunfighter", "raider", "ronin"]
    play.play("ancient_curse", "gunfighter")
    assert play.power("gunfighter") == 1
    play.done()


@pytest.mark.rule("SU-R13")
def test_ancient_curse_cannot_be_played_without_a_minion() -> None:
    play = at("""
        A:
          hand: ancient_curse
        """)
    assert play.why_not("play", "ancient_curse") == "SU-R13"
    play.done()


# -- Blessing of Anubis --------------------------------------------------------------------------


@pytest.mark.rule("SU-142")
def test_blessing_of_anubis_buries_itself_at_a_base_of_your_choice() -> None:
    play = at("""
        saloon:
          A: sheriff
        pyramids:
        star_portal:
        A:
          hand: blessing_of_anubis
        """)
    play.play("blessing_of_anubis")
    assert play.options() == ["pyramids", "saloon", "star_portal"]
    play.choose("saloon")
    assert play.buried("saloon") == ["A blessing_of_anubis"]
    assert play.power("sheriff") == 5
    assert play.pile("A") == []
    play.done()


@pytest.mark.rule("SU-142", "SU-R9", "SU-53")
def test_blessing_of_anubis_uncovered_strengthens_your_minions_there_for_the_turn() -> None:
    play = at("""
        phase: start
        saloon:
          A: sheriff, mummy
          B: ronin
          buried A: blessing_of_anubis
        pyramids:
          A: gunfighter
        star_portal:
        A:
          hand: deputy
        """)
    play.uncover("blessing_of_anubis")
    assert play.minions("saloon") == ["A mummy 4", "A sheriff 7", "B ronin 3"]
    assert play.power("gunfighter") == 3
    assert play.pile("A") == ["blessing_of_anubis"]
    play.play("deputy", "saloon")
    assert play.power("deputy") == 2  # came too late
    play.next_turn()
    assert play.power("sheriff") == 5
    play.done("B")


@pytest.mark.rule("SU-45")
def test_blessing_of_anubis_uncovered_without_minions_of_yours_there_is_just_discarded() -> None:
    play = at("""
        phase: start
        saloon:
          B: ronin
          buried A: blessing_of_anubis
        """)
    play.uncover("blessing_of_anubis")
    assert play.power("ronin") == 3
    assert play.pile("A") == ["blessing_of_anubis"]
    play.done()


# -- Lost Knowledge ------------------------------------------------------------------------------


def test_lost_knowledge_buries_a_card_of_the_hand_at_any_base_unseen() -> None:
    play = at("""
        saloon:
          buried A: deputy
        pyramids:
        star_portal:
        A:
          hand: lost_knowledge, mummy, sheriff
        """)
    play.play("lost_knowledge")
    assert play.options() == ["bury", "uncover"]
    play.choose("bury", "pyramids")
    assert play.options() == ["mummy", "sheriff"]
    play.choose("sheriff")
    assert play.buried("pyramids") == ["A sheriff"]
    assert [c.card for c in play.view("B").bases[1].buried] == [""]
    assert play.buried("saloon") == ["A deputy"]
    assert play.pile("A") == ["lost_knowledge"]
    play.done()


def test_lost_knowledge_uncovers_a_card_of_yours_at_any_base() -> None:
    play = at("""
        saloon:
          buried A: deputy
          buried B: ronin
        pyramids:
          buried A: mummy
        star_portal:
        A:
          hand: lost_knowledge, sheriff
        """)
    play.play("lost_knowledge")
    play.choose("uncover")
    assert play.options() == ["deputy", "mummy"]  # no declining: one of them
    play.choose("mummy")
    assert play.minions("pyramids") == ["A mummy 2"]
    assert play.can("play", "sheriff", "saloon")  # the Mummy was an extra card
    play.done()


def test_lost_knowledge_does_what_is_possible() -> None:
    only_uncover = at("""
        saloon:
          buried A: deputy
        A:
          hand: lost_knowledge
        """)
    only_uncover.play("lost_knowledge")
    assert only_uncover.minions("saloon") == ["A deputy 2"]
    only_uncover.done()
    only_bury = at("""
        saloon:
          buried B: ronin
        pyramids:
        star_portal:
        A:
          hand: lost_knowledge, mummy
        """)
    only_bury.play("lost_knowledge")
    only_bury.choose("saloon")
    assert only_bury.buried("saloon") == ["A mummy", "B ronin"]
    only_bury.done()
    neither = at("""
        A:
          hand: lost_knowledge
        """)
    neither.play("lost_knowledge")
    assert neither.pile("A") == ["lost_knowledge"]
    neither.done()


@pytest.mark.rule("SU-43", "SU-44", "SU-122")
def test_lost_knowledge_may_be_played_before_any_base_scores_on_any_turn() -> None:
    play = at("""
        active: B
        saloon:
          B: raider +16
          buried A: sheriff
        pyramids:
        star_portal:
        A:
          hand: lost_knowledge
        """)
    play.end()
    assert play.asked == "A special"
    play.choose("lost_knowledge")
    assert play.asked == "A duel"  # the Sheriff, uncovered in time
    play.decline()
    assert (play.vp("A"), play.vp("B")) == (2, 3)  # and it counts for the places
    assert play.g.free_action == 1
    play.done("A")


def test_lost_knowledge_need_not_be_played_before_scoring() -> None:
    play = at("""
        active: B
        saloon:
          B: raider +16
        pyramids:
        star_portal:
        A:
          hand: lost_knowledge
        """)
    play.end()
    play.decline()
    assert play.hand("A") == ["lost_knowledge"]
    play.done("A")


# -- Mummy Strength ------------------------------------------------------------------------------


@pytest.mark.rule("SU-R2")
@pytest.mark.parametrize(("texts", "more"), [("2018", 3), ("errata", 4)])
def test_mummy_strength_gives_two_or_more_with_a_card_buried_there(texts: str, more: int) -> None:
    play = at(
        """
        saloon:
          A: sheriff
          buried B: ronin
        pyramids:
          A: gunfighter
          B: shogun
        star_portal:
        A:
          hand: mummy_strength
        """,
        texts=texts,
    )
    play.play("mummy_strength")
    assert play.options() == ["gunfighter", "sheriff"]  # your own
    play.choose("sheriff")  # anybody's buried card counts
    assert play.power("sheriff") == 5 + more
    assert play.power("gunfighter") == 3
    play.next_turn("B")
    assert play.power("sheriff") == 5


@pytest.mark.parametrize("texts", ["2018", "errata"])
def test_mummy_strength_gives_two_where_nothing_is_buried(texts: str) -> None:
    play = at(
        """
        saloon:
          A: sheriff
        pyramids:
          buried A: mummy
        A:
          hand: mummy_strength
        """,
        texts=texts,
    )
    play.play("mummy_strength")
    assert play.power("sheriff") == 7
    play.done()


def test_mummy_strength_is_fixed_when_it_is_played() -> None:
    play = at("""
        pyramids:
          A: sheriff
        A:
          hand: mummy_strength, mummy
        """)
    play.play("mummy_strength")
    play.talent("pyramids")
    assert play.buried("pyramids") == ["A mummy"]
    assert play.power("sheriff") == 7
    play.done()


@pytest.mark.rule("SU-45")
def test_mummy_strength_without_a_minion_of_yours_does_nothing() -> None:
    play = at("""
        saloon:
          B: ronin
        A:
          hand: mummy_strength
        """)
    play.play("mummy_strength")
    assert play.power("ronin") == 3
    assert play.pile("A") == ["mummy_strength"]
    play.done()


# -- Plague of Locusts ---------------------------------------------------------------------------


@pytest.mark.rule("SU-R9", "SU-53")
def test_plague_of_locusts_weakens_other_players_minions_at_a_base_for_the_turn() -> None:
    play = at("""
        saloon:
          A: sheriff
          B: ronin, shogun (-5)
        pyramids:
          B: raider
        star_portal:
        A:
          hand: plague_of_locusts
        """)
    play.play("plague_of_locusts")
    assert play.options() == ["pyramids", "saloon", "star_portal"]
    play.choose("saloon")
    assert play.minions("saloon") == ["A sheriff 5", "B ronin 2", "B shogun 0"]
    assert play.power("raider") == 4
    play.next_turn()
    assert play.power("ronin") == 3
    play.done("B")


def test_plague_of_locusts_weakens_all_other_players() -> None:
    play = at(
        """
        saloon:
          A: sheriff
          B: ronin
          C: scout
        A:
          hand: plague_of_locusts
        """,
        seats=3,
    )
    play.play("plague_of_locusts")
    play.choose("saloon")
    assert play.minions("saloon") == ["A sheriff 5", "B ronin 2", "C scout 2"]
    play.done()


@pytest.mark.rule("SU-43", "SU-44")
def test_plague_of_locusts_before_scoring_may_be_for_another_base() -> None:
    play = at("""
        active: B
        saloon:
          B: raider +16
        pyramids:
          B: ronin
        star_portal:
        A:
          hand: plague_of_locusts
        """)
    play.end()
    play.choose("plague_of_locusts", "pyramids")
    assert "Ronin: -1 power this turn." in play.log()
    assert play.vp("B") == 3
    play.done("A")


def test_plague_of_locusts_can_be_kept_and_finds_nobody_at_an_empty_base() -> None:
    play = at("""
        saloon:
        pyramids:
        star_portal:
        A:
          hand: plague_of_locusts
        """)
    play.play("plague_of_locusts")
    play.choose("saloon")
    assert play.pile("A") == ["plague_of_locusts"]
    play.done()

"""Rulings on Shogun's Palace, Stagecoach, Form a Posse and the Saloon: SU-R21 to SU-R24."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import at

# -- Shogun's Palace (SU-R21) --------------------------------------------------------------------


@pytest.mark.rule("SU-R21")
def test_the_palace_is_once_per_turn_for_each_player_and_skipping_does_not_use_it_up() -> None:
    play = at("""
        shoguns_palace:
          B: bushi
        saloon:
        star_portal:
        extra: minion, minion
        A:
          hand: sheriff, pinkerton, mummy
        """)
    play.play("mummy", "shoguns_palace")
    play.decline()  # skipped
    play.play("sheriff", "shoguns_palace")
    assert play.asked == "A duel"
    play.choose("bushi")
    play.no_duel_cards()
    assert len(play.hand("A")) == 3
    play.play("pinkerton", "shoguns_palace")
    assert play.asked == "A play"
    play.done()


@pytest.mark.rule("SU-R21")
def test_the_palace_counts_each_player_apart_in_the_same_turn() -> None:
    play = at(
        """
        shoguns_palace:
          B: bushi
          buried B: mummy
        saloon:
          A: deputy +18
        star_portal:
        A:
          hand: sheriff
        B:
          hand: lost_knowledge
        """,
        factions="cowboys+vikings,samurai+ancient_egyptians",
    )
    play.play("sheriff", "shoguns_palace")
    play.choose("bushi")
    play.no_duel_cards()
    assert len(play.hand("A")) == 2
    play.end()
    play.choose("lost_knowledge")  # it uncovers the Mummy before the Saloon scores
    assert play.asked == "B duel"
    assert play.options() == ["decline", "sheriff"]
    play.decline()
    play.pass_all()
    play.done("B")


@pytest.mark.rule("SU-R21", "SU-154")
def test_with_nested_plays_at_the_palace_the_last_minion_is_asked_first() -> None:
    play = at(
        """
        shoguns_palace:
          B: ronin
        saloon:
        star_portal:
        A:
          hand: zapbot, deputy
        """,
        factions="cowboys+robots,samurai+vikings",
    )
    play.play("zapbot", "shoguns_palace")
    play.take(kind="play", card="deputy", place="shoguns_palace")
    play.choose("ronin")
    assert "A challenges B to a duel: Deputy and Ronin." in play.log()
    assert len(play.hand("B")) == 2
    play.done()  # the Zapbot is not asked any more


# -- Stagecoach and Form a Posse (SU-R22, SU-R23) ------------------------------------------------


@pytest.mark.rule("SU-R22")
def test_stagecoach_takes_at_most_two_cards_and_no_action_off_a_minion() -> None:
    play = at("""
        pyramids:
          A: sheriff [ancient_curse], deputy, mummy
          B: ronin [ancient_curse of A by A]
          actions: gold_strike by A
          buried A: tomb_trap
        saloon:
        star_portal:
        A:
          hand: stagecoach
        """)
    play.play("stagecoach")
    assert play.options() == ["decline", "deputy", "gold_strike", "mummy", "sheriff", "tomb_trap"]
    play.choose("gold_strike", "tomb_trap")
    assert play.options() == ["saloon", "star_portal"]
    play.choose("star_portal")
    assert play.actions("star_portal") == ["A gold_strike"]
    assert play.buried("star_portal") == ["A tomb_trap"]
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SU-R22", "SU-R23")
def test_stagecoach_leaves_minions_that_are_protected_from_moving() -> None:
    play = at("""
        pyramids:
          A: sheriff
          buried A: tomb_trap
        saloon:
        star_portal:
        extra: action
        A:
          hand: form_a_posse, stagecoach
        """)
    play.play("form_a_posse")
    play.play("stagecoach")
    play.choose("sheriff", "tomb_trap", "saloon")
    assert play.minions("pyramids") == ["A sheriff 6"]
    assert play.buried("saloon") == ["A tomb_trap"]
    play.done()


@pytest.mark.rule("SU-R23")
@pytest.mark.parametrize(("card", "stays"), [("beam_up", True), ("disintegrator", False)])
def test_form_a_posse_stops_returning_to_the_hand_but_not_placing_elsewhere(
    card: str, stays: bool
) -> None:
    play = at(
        f"""
        pyramids:
          A: mummy
          B: raider
        extra: action
        A:
          hand: form_a_posse, high_noon
        B:
          hand: {card}
        """,
        factions="cowboys+ancient_egyptians,aliens+vikings",
    )
    play.play("form_a_posse")
    play.play("high_noon")
    play.choose(card)  # B's answer in the duel, for A's Mummy
    if play.asked != "A play":
        play.choose("mummy")
    assert play.minions("pyramids") == [*(["A mummy 3"] if stays else []), "B raider 4"]
    assert len(play.deck("A")) == (37 if stays else 38)
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SU-R23")
def test_form_a_posse_does_not_stop_power_changes_and_the_discard_after_scoring() -> None:
    play = at("""
        pyramids:
          A: sheriff +16, gunfighter
        saloon:
        star_portal:
        extra: action
        A:
          hand: form_a_posse, ancient_curse
        """)
    play.play("form_a_posse")
    play.play("ancient_curse", "gunfighter")
    assert play.power("gunfighter") == 2
    play.end()
    assert play.pile("A") == ["ancient_curse", "form_a_posse", "gunfighter", "sheriff"]
    play.done("B")


@pytest.mark.rule("SU-R23")
def test_form_a_posse_does_not_stop_a_mummy_from_being_buried() -> None:
    play = at("""
        pyramids:
          A: mummy +20
        saloon:
        star_portal:
        A:
          hand: form_a_posse
        """)
    play.play("form_a_posse")
    play.end()
    play.choose("saloon")
    assert play.buried("saloon") == ["A mummy"]
    play.done("B")


# -- Saloon (SU-R24) -----------------------------------------------------------------------------


@pytest.mark.rule("SU-R24", "SU-H1", "SU-112")
def test_the_saloon_counts_each_death_and_asks_only_who_is_still_there() -> None:
    play = at("""
        saloon:
          B: ronin, bushi
        pyramids:
          A: sheriff
        star_portal:
        A:
          hand: gunfighter
        """)
    play.play("gunfighter", "saloon")
    play.choose("ronin")  # a tie: two deaths; A has nobody left there
    play.no_duel_cards()
    assert play.asked == "B draw"
    play.choose("draw")
    assert play.asked == "B draw"
    play.decline()  # a player may refuse
    assert len(play.hand("B")) == 1
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SU-R24")
def test_presence_at_the_saloon_is_checked_after_all_who_die_together_are_gone() -> None:
    play = at("""
        saloon:
          B: ronin
        pyramids:
        star_portal:
        A:
          hand: gunfighter
        """)
    play.play("gunfighter", "saloon")
    play.choose("ronin")
    assert play.minions("saloon") == []
    assert play.hand("A") == play.hand("B") == []
    play.done()

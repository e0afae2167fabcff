"""Rulings on duels: SU-R15 to SU-R20, with hard interactions."""

from __future__ import annotations

import pytest

from fiendish.games.smash_up.faces import FACES
from tests.games.smash_up.playing import Play, at


def noon(text: str, factions: str = "") -> Play:
    """A table in that position, where A has just played High Noon."""
    play = at(text, factions=factions)
    play.play("high_noon")
    return play


# -- the order of events (SU-R15) ----------------------------------------------------------------


@pytest.mark.rule("SU-R15", "SU-H2", "SU-149", "SU-143", "SU-150")
def test_a_duel_goes_from_pinkerton_to_the_cards_to_the_deputies_to_the_result() -> None:
    play = noon("""
        pyramids:
          A: gunfighter, pinkerton
          B: shogun +2
        A:
          hand: high_noon, quick_draw, mummy
        B:
          hand: deputy of A, ronin
        """)
    play.choose("gunfighter")
    assert play.asked == "A dueling-card"
    assert play.power("gunfighter") == 4  # Pinkerton came first
    play.choose("quick_draw")
    assert play.asked == "B dueling-card"
    play.decline()
    assert play.asked == "B in-duel"  # before the cards are turned up
    assert play.power("gunfighter") == 4
    play.decline()
    assert play.asked == "A strengthen"
    play.choose("gunfighter")
    assert play.power("gunfighter") == 8  # against 7
    assert play.asked == "B in-duel"  # and after
    play.choose("deputy", "shogun")  # 8 against 9
    assert play.minions("pyramids") == ["A pinkerton 4", "B shogun 9"]
    assert play.pile("A") == ["deputy", "gunfighter", "high_noon", "quick_draw"]
    assert play.g.extras == []
    play.done()


@pytest.mark.rule("SU-R15", "SU-50")
def test_the_current_player_orders_what_the_start_of_a_duel_triggers() -> None:
    play = at(
        """
        pyramids:
          A: gunfighter, pinkerton
          B: ronin, pinkerton of A
        A:
          hand: high_noon, mummy
        """,
        texts="errata",
    )
    play.play("high_noon")
    play.choose("gunfighter", "ronin")
    assert play.asked == "A trigger"
    play.take(seat=1)  # B's Pinkerton first
    assert play.asked == "B counter"
    play.choose("ronin")
    assert play.asked == "A counter"
    play.decline()
    assert play.asked == "A dueling-card"
    assert (play.counters("gunfighter"), play.counters("ronin")) == (0, 1)
    play.no_duel_cards()
    assert play.pile("A") == ["gunfighter", "high_noon"]
    play.done()


@pytest.mark.rule("SU-R15", "SU-41")
def test_the_windows_of_a_duel_go_round_from_the_current_player_until_all_pass_in_a_row() -> None:
    play = noon("""
        pyramids:
          A: sheriff
          B: shogun
        A:
          hand: high_noon, deputy, deputy
        B:
          hand: deputy of A, ronin
        """)
    play.decline(2)  # no dueling cards
    assert play.asked == "A in-duel"
    play.decline()
    assert play.asked == "B in-duel"
    play.choose("deputy", "shogun")
    assert play.asked == "A in-duel"  # A passed, but not finally
    play.choose("deputy", "sheriff")
    assert play.asked == "A in-duel"  # B has none left and was asked for secrecy only
    play.no_duel_cards()
    assert play.pile("B") == ["shogun"]
    assert "sheriff" in play.pile("A")
    play.done()


@pytest.mark.rule("SU-R15", "SU-35")
def test_triggers_of_the_duel_wait_until_the_card_that_started_it_is_finished() -> None:
    play = noon("""
        pyramids:
          A: sheriff
          B: samurai_chan
        star_portal:
        saloon:
        A:
          hand: high_noon, pinkerton
        """)
    play.no_duel_cards()
    assert play.pile("B") == ["samurai_chan"]
    assert play.asked == "A extra"
    assert play.hand("B") == []  # its card is drawn only after High Noon
    play.decline()
    assert len(play.hand("B")) == 1
    play.done()


@pytest.mark.rule("SU-R15", "SU-35")
def test_triggers_of_a_dueling_action_wait_until_the_duel_and_its_card_are_finished() -> None:
    play = noon("""
        pyramids:
          A: deputy
          B: bushi
        star_portal:
          B: samurai_chan
        saloon:
        A:
          hand: high_noon, mummy
        B:
          hand: yokai_attack, ronin
        """)
    play.decline()
    play.choose("yokai_attack")
    play.choose("samurai_chan")
    assert play.asked == "B extra"
    assert play.hand("B") == ["ronin"]
    play.decline()
    assert play.pile("A") == ["deputy", "high_noon"]
    assert len(play.hand("B")) == 2  # Samurai-Chan's card, now
    play.done()


# -- dueling cards (SU-R16 to SU-R18) ------------------------------------------------------------


@pytest.mark.rule("SU-R16")
def test_a_dueling_action_uses_no_free_action() -> None:
    play = at("""
        so_so_corral:
          B: shogun
        saloon:
        star_portal:
        A:
          hand: sheriff, quick_draw, mummy_strength
        """)
    play.play("sheriff", "so_so_corral")
    play.choose("shogun")
    play.choose("quick_draw")
    assert play.minions("so_so_corral") == ["A sheriff 9"]
    play.play("mummy_strength")
    assert play.power("sheriff") == 11
    play.done()


@pytest.mark.rule("SU-R16", "SU-142")
def test_a_self_burying_action_buries_itself_as_a_dueling_card() -> None:
    play = noon("""
        pyramids:
          A: sheriff
          B: ronin
        saloon:
        star_portal:
        A:
          hand: high_noon, tomb_trap
        """)
    play.choose("tomb_trap")
    assert play.asked == "A bury-where"
    play.choose("pyramids")
    assert play.buried("pyramids") == ["A tomb_trap"]
    assert play.pile("B") == ["ronin"]  # by the duel, not by the trap
    play.done()


@pytest.mark.rule("SU-R16", "SU-80")
def test_an_extra_play_of_a_dueling_action_may_be_kept_in_the_own_phase() -> None:
    play = at(
        """
        pyramids:
          A: shogun
          B: sheriff +1
        star_portal:
          A: ronin
        saloon:
        A:
          hand: honorable_combat, yokai_attack, bushi, samurai_chan
        """,
        factions="samurai+vikings,cowboys+ancient_egyptians",
    )
    play.play("honorable_combat")
    play.choose("yokai_attack")
    play.choose("ronin")
    assert play.asked == "A extra"
    play.decline(1)
    assert play.vp("B") == 1
    play.play("bushi", "saloon")
    play.play("samurai_chan", "saloon")  # the one kept
    play.done()


@pytest.mark.rule("SU-R17", "SU-R14")
@pytest.mark.parametrize("card", ["viking_funeral", "heart_of_the_battle"])
def test_a_dueling_action_that_cannot_be_played_goes_back_to_the_hand(card: str) -> None:
    play = noon(f"""
        pyramids:
          A: sheriff
          B: bushi
        A:
          hand: high_noon
        B:
          hand: {card}
        """)
    play.choose(card)
    assert play.hand("B") == [card]
    assert play.pile("B") == ["bushi"]
    play.done()


@pytest.mark.rule("SU-R17")
def test_a_dueling_action_for_a_strong_minion_is_played_if_there_is_one() -> None:
    play = noon("""
        pyramids:
          A: sheriff +1
          B: bushi +1
        A:
          hand: high_noon
        B:
          hand: viking_funeral
        """)
    play.choose("viking_funeral")
    play.choose("bushi")  # of two triggers: Bushi's VP first
    assert play.vp("B") == 2
    assert play.hand("B") == []
    assert play.box() == ["bushi"]
    play.done()


@pytest.mark.rule("SU-R18", "SU-H5", "SU-64")
def test_a_stolen_minion_used_as_a_bluff_goes_to_its_owners_hand() -> None:
    play = noon("""
        pyramids:
          A: sheriff
          B: bushi
        A:
          hand: high_noon
        B:
          hand: mummy of A, ronin
        """)
    play.choose("mummy")
    play.no_duel_cards()
    assert play.hand("A") == ["mummy"]
    assert play.hand("B") == ["ronin"]
    play.decline()  # High Noon's extra minion
    play.done()


@pytest.mark.rule("SU-R18")
def test_a_stolen_action_that_cannot_be_played_goes_to_its_owners_hand() -> None:
    play = noon("""
        pyramids:
          A: sheriff
          B: bushi
        A:
          hand: high_noon
        B:
          hand: dynamite_surprise of A, ronin
        """)
    play.choose("dynamite_surprise")
    play.no_duel_cards()
    assert play.hand("A") == ["dynamite_surprise"]
    assert play.hand("B") == ["ronin"]
    play.done()


# -- who duels whom, who moves whom (SU-R19, SU-R20) ---------------------------------------------


@pytest.mark.rule("SU-R19")
def test_only_a_minion_controlled_by_another_player_can_be_dueled() -> None:
    play = at("""
        pyramids:
          A: shogun of B
          B: deputy of A
        saloon:
        star_portal:
        A:
          hand: gunfighter
        """)
    play.play("gunfighter", "pyramids")
    assert play.options() == ["decline", "deputy"]  # A's own card, but B controls it
    play.choose("deputy")
    assert play.minions("pyramids") == ["A gunfighter 3", "A shogun 5"]
    play.done()


@pytest.mark.rule("SU-R20")
def test_in_run_em_off_the_winners_controller_chooses_where_the_loser_goes() -> None:
    for winner in "AB":
        play = at(f"""
            pyramids:
              A: gunfighter {"+1" if winner == "A" else ""}
              B: bushi {"" if winner == "B" else "(-1)"}
            saloon:
            star_portal:
            A:
              hand: run_em_off
            """)
        play.play("run_em_off")
        assert play.asked == f"{winner} move-where"
        assert play.options() == ["saloon", "star_portal"]
        play.choose("saloon")
        loser = "A gunfighter 3" if winner == "B" else "B bushi 3"
        assert play.minions("saloon") == [loser]
        assert play.minions("pyramids") == ["A gunfighter 7" if winner == "A" else "B bushi 7"]
        play.done()


@pytest.mark.rule("SU-R20", "SU-H17", "SU-51", "SU-R23")
def test_a_loser_that_cannot_be_moved_stays_and_the_winner_keeps_its_power() -> None:
    play = at("""
        pyramids:
          A: deputy
          B: bushi
        saloon:
        star_portal:
        extra: action
        A:
          hand: form_a_posse, run_em_off
        """)
    play.play("form_a_posse")
    play.play("run_em_off")
    play.choose("saloon")
    assert play.minions("pyramids") == ["A deputy 3", "B bushi 7"]
    play.done()


@pytest.mark.rule("SU-H17", "SU-51", "SU-R23")
def test_a_loser_under_form_a_posse_is_not_destroyed() -> None:
    play = at("""
        pyramids:
          A: deputy
          B: bushi
        extra: action
        A:
          hand: form_a_posse, high_noon, mummy
        """)
    play.play("form_a_posse")
    play.play("high_noon")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A deputy 3", "B bushi 4"]
    assert play.g.extras == []  # it lost: no extra minion
    play.done()


@pytest.mark.rule("SU-H23", "SU-112", "SU-145")
def test_a_tie_won_and_survived_under_form_a_posse_gives_high_noons_extra_minion() -> None:
    play = at("""
        pyramids:
          A: gunfighter
          B: bushi
        saloon:
        extra: action
        A:
          hand: form_a_posse, high_noon, mummy
        """)
    play.play("form_a_posse")
    play.play("high_noon")  # 4 against 4
    play.no_duel_cards()
    assert play.pile("B") == ["bushi"]
    assert play.asked == "A extra"
    assert play.options() == ["decline", "play mummy pyramids"]
    play.take(kind="play", card="mummy")
    assert play.minions("pyramids") == ["A gunfighter 4", "A mummy 2"]
    play.done()


# -- which minion would duel (SU-154) ------------------------------------------------------------


@pytest.mark.rule("SU-154")
@pytest.mark.parametrize("base", ["so_so_corral", "shoguns_palace"])
def test_each_offer_of_a_duel_says_for_which_minion_it_is(base: str) -> None:
    play = at(
        f"""
        {base}:
          B: ronin
        saloon:
        star_portal:
        A:
          hand: zapbot, deputy
        """,
        factions="cowboys+robots,samurai+vikings",
    )
    play.play("zapbot", base)
    play.take(kind="play", card="deputy", place=base)
    name = FACES[play.g.face(play.g.bases[0])].name
    for minion, words in (("deputy", "Deputy 2"), ("zapbot", "Zapbot 2")):
        assert play.table.question is not None
        text = f"{name}: choose a minion for your {words} to duel, or none."
        assert play.table.question.text == text
        for reader in ("A", "B", None):
            assert play.view(reader).challenger == play.handle(minion)
        copies = play.table.copy()
        assert copies.question is not None
        assert copies.question.text == text
        play.decline()
    assert play.view("A").challenger == -1
    play.done()


@pytest.mark.rule("SU-106")
def test_a_card_that_makes_a_minion_duel_names_it() -> None:
    play = at("""
        active: B
        pyramids:
          A: sheriff, gunfighter
          B: ronin
        B:
          hand: honorable_combat
        """)
    play.play("honorable_combat")
    assert play.table.question is not None
    assert play.table.question.text == (
        "Honorable Combat: choose the minion for your Ronin 3 to duel."
    )
    assert play.view("A").challenger == play.handle("ronin")
    play.choose("gunfighter")
    assert play.view("A").challenger == -1
    play.no_duel_cards()
    play.done("B")

"""The Wizards' minions and bases, card by card."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import Play, at

TWO = "wizards+cowboys,tricksters+ancient_egyptians"
THREE = "wizards+cowboys,tricksters+ancient_egyptians,samurai+pirates"
two = partial(at, factions=TWO)
three = partial(at, factions=THREE, seats=3)


# -- Archmage ------------------------------------------------------------------------------------


@pytest.mark.rule("SU-R48")
def test_archmage_gives_an_extra_action_on_each_of_your_turns() -> None:
    play = two("""
        pyramids:
          A: archmage
        rhodes_plaza_mall:
        tortuga:
        A:
          hand: mystic_studies, mystic_studies, form_a_posse
          deck: deputy, deputy, deputy, deputy, gunfighter, rest
        """)
    play.play("mystic_studies")
    play.play("mystic_studies")
    assert play.why_not("play", "form_a_posse") == "SU-18"
    play.next_turn("A")
    assert play.can("play", "form_a_posse")
    play.play("form_a_posse")
    assert play.g.free_action == 1  # the Archmage's play is used first (SU-R36)
    play.done()


def test_archmage_played_this_turn_works_at_once() -> None:
    play = two("""
        pyramids:
        played: action
        A:
          hand: archmage, form_a_posse
        """)
    assert not play.can("play", "form_a_posse")
    play.play("archmage", "pyramids")
    play.play("form_a_posse")
    assert play.pile("A") == ["form_a_posse"]
    play.done()


@pytest.mark.rule("SU-R48")
def test_archmage_that_is_gone_or_of_another_player_gives_nothing() -> None:
    gone = two("""
        pyramids:
          A: archmage
        A:
          hand: sacrifice, mystic_studies, form_a_posse
          deck: deputy, deputy, deputy, deputy, gunfighter, gunfighter
        """)
    gone.play("sacrifice")
    gone.play("mystic_studies")
    assert not gone.can("play", "form_a_posse")
    other = two("""
        pyramids:
          B: archmage of A
        played: action
        A:
          hand: mystic_studies
        """)
    assert not other.can("play", "mystic_studies")


@pytest.mark.rule("SU-88", "SU-80")
def test_archmage_with_the_errata_has_a_talent() -> None:
    play = two(
        """
        pyramids:
          A: archmage
        A:
          hand: mystic_studies, form_a_posse, mystic_studies
          deck: deputy, deputy, rest
        """,
        texts="errata",
    )
    play.play("form_a_posse")
    assert not play.can("play", "mystic_studies")
    play.talent("archmage")
    assert play.asked == "A extra"
    play.decline()  # kept for later
    assert play.why_not("talent", "archmage") == "SU-88"
    play.play("mystic_studies")
    assert not play.can("play", "mystic_studies")
    play.done()


def test_archmages_talent_may_be_used_for_a_card_at_once() -> None:
    play = two(
        """
        pyramids:
          A: archmage
        A:
          hand: form_a_posse
        """,
        texts="errata",
    )
    play.talent("archmage")
    play.take(kind="play", card="form_a_posse")
    assert play.power("archmage") == 5
    assert play.g.free_action == 1
    play.done()


# -- Chronomage and Enchantress ------------------------------------------------------------------


@pytest.mark.rule("SU-79")
def test_chronomage_lets_you_play_an_extra_action_at_once() -> None:
    play = two("""
        pyramids:
        A:
          hand: chronomage, form_a_posse, gunfighter
        """)
    play.play("chronomage", "pyramids")
    assert play.options() == ["decline", "play form_a_posse"]
    play.take(kind="play", card="form_a_posse")
    assert play.power("chronomage") == 4
    assert play.g.free_action == 1
    play.done()


@pytest.mark.rule("SU-80", "SU-R48")
def test_chronomages_extra_action_is_kept_even_if_it_leaves() -> None:
    play = two("""
        pyramids:
        A:
          hand: chronomage, sacrifice, form_a_posse
          deck: deputy, deputy, deputy, rest
        """)
    play.play("chronomage", "pyramids")
    play.decline()
    play.play("sacrifice")
    play.play("form_a_posse")
    assert play.pile("A") == ["chronomage", "form_a_posse", "sacrifice"]
    play.done()


@pytest.mark.rule("SU-81")
def test_chronomage_outside_the_play_cards_phase_is_now_or_never() -> None:
    play = two("""
        phase: start
        pyramids:
          buried A: chronomage
        rhodes_plaza_mall:
        tortuga:
        A:
          hand: form_a_posse, mystic_studies
        """)
    play.uncover("chronomage")
    assert play.asked == "A extra"
    play.decline()
    play.play("form_a_posse")
    assert not play.can("play", "mystic_studies")
    play.done()


def test_enchantress_draws_one_card() -> None:
    play = two("""
        pyramids:
        A:
          hand: enchantress
          deck: deputy, gunfighter, rest
        """)
    play.play("enchantress", "pyramids")
    assert play.hand("A") == ["deputy"]
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SU-25")
def test_enchantress_draws_out_of_a_shuffled_discard_pile() -> None:
    play = two("""
        pyramids:
        A:
          hand: enchantress, enchantress
          deck: deputy
          pile: gunfighter
        extra: minion
        """)
    play.play("enchantress", "pyramids")
    play.play("enchantress", "pyramids")
    assert play.hand("A") == ["deputy", "gunfighter"]
    assert (play.pile("A"), play.deck("A")) == ([], [])
    play.done()


# -- Neophyte ------------------------------------------------------------------------------------


def neophyte(deck: str) -> Play:
    return two(f"""
        pyramids:
        A:
          hand: neophyte
          deck: {deck}, rest
        """)


@pytest.mark.rule("SU-67")
def test_neophyte_takes_a_revealed_action_into_hand() -> None:
    play = neophyte("quick_draw, deputy")
    play.play("neophyte", "pyramids")
    assert play.asked == "A take-or-play"
    assert play.options() == ["decline", "play", "take"]
    play.choose("take")
    assert play.hand("A") == ["quick_draw"]
    assert [card.card for card in play.view("B").players[0].seen_hand] == ["quick_draw"]
    play.done()


def test_neophyte_plays_a_revealed_action_as_an_extra() -> None:
    play = neophyte("form_a_posse, deputy")
    play.play("neophyte", "pyramids")
    play.choose("play")
    assert play.power("neophyte") == 3
    assert play.pile("A") == ["form_a_posse"]
    assert play.g.free_action == 1
    play.done()


def test_neophyte_may_leave_the_action_on_the_deck() -> None:
    play = neophyte("quick_draw, deputy")
    play.play("neophyte", "pyramids")
    play.decline()
    assert play.deck("A", 2) == ["quick_draw", "deputy"]
    assert play.view("B").players[0].deck_known == ["quick_draw"]
    play.done()


def test_neophyte_puts_a_revealed_minion_back_without_asking() -> None:
    play = neophyte("deputy, quick_draw")
    play.play("neophyte", "pyramids")
    assert play.hand("A") == []
    assert play.deck("A", 2) == ["deputy", "quick_draw"]
    assert play.view("B").players[0].deck_known == ["deputy"]
    play.done()


@pytest.mark.rule("SU-R14")
def test_neophyte_cannot_play_what_cannot_be_played_now() -> None:
    play = neophyte("dynamite_surprise, deputy")
    play.play("neophyte", "pyramids")
    assert play.options() == ["decline", "take"]
    play.choose("take")
    assert play.hand("A") == ["dynamite_surprise"]
    play.done()


def test_neophyte_without_any_card_does_nothing() -> None:
    play = two("""
        pyramids:
        A:
          hand: neophyte
          deck:
        """)
    play.play("neophyte", "pyramids")
    assert play.minions("pyramids") == ["A neophyte 2"]
    play.done()


@pytest.mark.rule("SU-R25")
def test_neophyte_with_a_card_of_another_owner() -> None:
    taken = neophyte("disenchant of B, deputy")
    taken.play("neophyte", "pyramids")
    taken.choose("take")
    assert (taken.hand("A"), taken.hand("B")) == ([], ["disenchant"])
    played = neophyte("take_the_shinies of B, deputy")
    played.play("neophyte", "pyramids")
    played.choose("play")
    assert played.pile("B") == ["take_the_shinies"]
    left = neophyte("disenchant of B, deputy")
    left.play("neophyte", "pyramids")
    left.decline()
    assert left.deck("A", 1) == ["disenchant"]


# -- School of Wizardry --------------------------------------------------------------------------

SCHOOL = """
        school_of_wizardry:
          A: neophyte +18
          B: gremlin
        pyramids:
        rhodes_plaza_mall:
        base deck: tortuga, saloon, drakkar, star_portal
"""


@pytest.mark.rule("SU-130", "SU-66")
def test_school_of_wizardry_lets_the_winner_choose_the_next_base() -> None:
    play = two(SCHOOL)
    play.end()
    play.pass_all()
    assert play.asked == "A replace"
    assert play.options() == ["drakkar", "saloon", "tortuga"]
    play.choose("saloon", "drakkar")  # Drakkar goes back first, so it lies lower
    assert play.bases() == ["saloon", "pyramids", "rhodes_plaza_mall"]
    deck = [play.table.game.face(play.g, play.g.identity[b]).id for b in play.g.base_deck[::-1]]
    assert deck == ["tortuga", "drakkar", "star_portal"]
    assert any("look at the top of the base deck: Tortuga" in line for line in play.log("A"))
    assert any("looks at the top of the base deck: 3 cards." in line for line in play.log("B"))
    assert (play.vp("A"), play.vp("B")) == (3, 2)


def test_school_of_wizardry_tells_only_the_winner_what_is_next() -> None:
    play = two(SCHOOL)
    play.end()
    play.pass_all()
    play.choose("saloon", "drakkar")
    known = [[play.g.known[base] >> seat & 1 for base in play.g.base_deck] for seat in (0, 1)]
    assert known == [[0, 1, 1], [0, 0, 0]]


def test_school_of_wizardry_is_for_the_winner_on_any_turn() -> None:
    play = two(f"""
        active: B
        {SCHOOL}
        """)
    play.end()
    play.pass_all()
    assert play.asked == "A replace"


@pytest.mark.rule("SU-129")
def test_school_of_wizardry_after_a_tie_asks_only_the_first_winner() -> None:
    play = three("""
        active: B
        school_of_wizardry:
          A: neophyte +8
          C: ronin +7
        pyramids:
        rhodes_plaza_mall:
        the_mothership:
        base deck: tortuga, saloon, drakkar, star_portal
        """)
    play.end()
    play.pass_all()
    assert play.asked == "C replace"  # clockwise from B
    play.choose("drakkar", "tortuga")
    assert play.bases()[0] == "drakkar"
    assert play.asked == "C play"


@pytest.mark.rule("SU-134", "SU-R8")
def test_school_of_wizardry_shuffles_the_discarded_bases_in_if_there_are_too_few() -> None:
    play = two("""
        school_of_wizardry:
          A: neophyte +18
        pyramids:
        rhodes_plaza_mall:
        base deck: tortuga
        base pile: saloon, drakkar, star_portal, longhouse
        """)
    play.end()
    play.pass_all()
    assert len(play.options()) == 3
    assert "tortuga" in play.options()  # the one that was there, and two of the others
    assert play.g.base_pile == []
    play.choose("tortuga")
    play.choose(play.options()[0])
    assert play.bases()[0] == "tortuga"
    assert len(play.g.base_deck) == 4


def test_school_of_wizardry_works_with_as_many_bases_as_there_are() -> None:
    play = two("""
        school_of_wizardry:
          A: neophyte +18
        pyramids:
        rhodes_plaza_mall:
        base deck: tortuga, saloon
        """)
    play.end()
    play.pass_all()
    assert play.options() == ["saloon", "tortuga"]
    play.choose("saloon")
    assert play.bases()[0] == "saloon"


def test_school_of_wizardry_without_any_other_base_comes_back_itself() -> None:
    play = two("""
        school_of_wizardry:
          A: neophyte +18
        pyramids:
        rhodes_plaza_mall:
        base deck:
        """)
    play.end()
    play.pass_all()
    assert play.bases()[0] == "school_of_wizardry"
    assert play.vp("A") == 3


def test_another_base_that_scores_is_replaced_by_the_top_one() -> None:
    play = two("""
        school_of_wizardry:
          A: neophyte
        pyramids:
          A: gunfighter +18
        rhodes_plaza_mall:
        base deck: tortuga, saloon, drakkar
        """)
    play.end()
    play.pass_all()
    assert play.bases() == ["school_of_wizardry", "tortuga", "rhodes_plaza_mall"]


# -- The Great Library ---------------------------------------------------------------------------


def test_the_great_library_lets_each_player_with_a_minion_there_draw() -> None:
    play = three("""
        active: B
        the_great_library:
          A: neophyte +18
          B: gremlin
        pyramids:
          C: ronin
        rhodes_plaza_mall:
        tortuga:
        A:
          deck: deputy, rest
        """)
    play.end()
    play.pass_all()
    assert play.asked == "B draw"  # the current player first
    play.decline()
    assert play.asked == "A draw"
    play.choose("draw")
    assert play.hand("A") == ["deputy"]
    assert len(play.hand("B")) == 2  # only the two cards of the turn
    assert play.hand("C") == []
    assert (play.vp("A"), play.vp("B")) == (4, 2)


def test_the_great_library_does_nothing_when_another_base_scores() -> None:
    play = two("""
        the_great_library:
          A: neophyte
          B: gremlin
        pyramids:
          A: gunfighter +18
        rhodes_plaza_mall:
        base deck: saloon, rest
        """)
    play.next_turn()
    assert len(play.hand("A")) == 2
    assert play.hand("B") == []
    play.done("B")

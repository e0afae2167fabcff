"""Actions of the Vikings for power, knowledge and VP. A has Vikings and Samurai unless said so."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import at

table = partial(at, factions="vikings+samurai,cowboys+ancient_egyptians")
of_three = partial(at, seats=3, factions="vikings+samurai,cowboys+ancient_egyptians,aliens+robots")

# -- Berserk -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-R2", "SU-147", "SU-71")
@pytest.mark.parametrize(("texts", "power"), [("2018", 6), ("errata", 7)])
def test_berserk_pays_a_card_for_power_of_a_minion(texts: str, power: int) -> None:
    play = table(
        """
        pyramids:
          A: ronin, huscarl
          B: deputy
        longhouse:
          A: bushi
        A:
          hand: berserk, tribute, pillage
        """,
        texts=texts,
    )
    play.play("berserk")
    assert play.asked == "A top"
    assert play.options() == ["pillage", "tribute"]
    play.choose("pillage")
    assert play.asked == "A strengthen"
    assert play.options() == ["bushi", "huscarl", "ronin"]
    play.choose("ronin")
    assert play.minions("pyramids") == ["A huscarl 2", f"A ronin {power}", "B deputy 2"]
    assert play.deck("A", 1) == ["pillage"]
    assert play.hand("A") == ["tribute"]
    assert play.view("B").players[0].deck_known == []
    play.done()
    play.next_turn("B")
    assert play.power("ronin") == 3


@pytest.mark.rule("SU-48", "SU-45")
def test_berserk_without_another_card_in_hand_does_nothing() -> None:
    play = table("""
        pyramids:
          A: ronin
        A:
          hand: berserk
        """)
    play.play("berserk")
    assert play.power("ronin") == 3
    assert play.pile("A") == ["berserk"]
    play.done()


@pytest.mark.rule("SU-R52")
def test_berserk_without_a_minion_takes_no_payment() -> None:
    play = table("""
        pyramids:
          B: deputy
        A:
          hand: berserk, tribute
        """)
    play.play("berserk")
    assert play.hand("A") == ["tribute"]
    assert play.power("deputy") == 2
    play.done()


# -- Cast the Runes ------------------------------------------------------------------------------


@pytest.mark.rule("SU-66", "SU-R55")
def test_cast_the_runes_looks_at_a_hand_and_two_cards_of_the_deck() -> None:
    play = of_three("""
        A:
          hand: cast_the_runes
        B:
          hand: deputy, quick_draw
          deck: sheriff, mummy, high_noon, rest
        C:
          hand: scout
        """)
    play.play("cast_the_runes")
    play.choose("B")
    assert play.asked == "A put-back"
    assert play.options() == ["mummy", "sheriff"]
    play.choose("sheriff")
    play.pass_all()
    assert play.deck("B", 3) == ["mummy", "sheriff", "high_noon"]
    assert {card.card for card in play.view("A").players[1].seen_hand} == {"deputy", "quick_draw"}
    assert play.view("A").players[1].deck_known == ["mummy", "sheriff"]
    assert play.view("A").players[2].seen_hand == []
    for bystander in ("B", "C", None):
        assert play.view(bystander).players[1].deck_known == []
    assert play.view("C").players[1].seen_hand == []
    play.done()


@pytest.mark.rule("SU-80")
def test_cast_the_runes_gives_an_extra_action() -> None:
    play = table("""
        A:
          hand: cast_the_runes, tribute, pillage
        B:
          deck: sheriff
        """)
    play.play("cast_the_runes")
    assert play.asked == "A extra"
    assert play.options() == ["decline", "play pillage", "play tribute"]
    play.decline()
    play.play("tribute")
    assert not play.can("play", "pillage")
    play.done()


@pytest.mark.rule("SU-25", "SU-R8")
def test_cast_the_runes_shuffles_the_discard_pile_under_a_short_deck() -> None:
    play = table("""
        A:
          hand: cast_the_runes
        B:
          deck: sheriff
          pile: deputy
        """)
    play.play("cast_the_runes")
    assert play.options() == ["deputy", "sheriff"]
    play.choose("deputy")
    assert play.deck("B") == ["sheriff", "deputy"]
    assert play.pile("B") == []
    play.done()


@pytest.mark.rule("SU-144", "SU-H13")
def test_dynamite_surprise_looked_at_in_the_deck_cannot_answer() -> None:
    play = table("""
        pyramids:
          A: huscarl
        A:
          hand: cast_the_runes
        B:
          hand: deputy
          deck: dynamite_surprise, sheriff, rest
        """)
    play.play("cast_the_runes")
    play.choose("sheriff")
    assert play.deck("B", 2) == ["dynamite_surprise", "sheriff"]
    assert play.minions("pyramids") == ["A huscarl 2"]
    play.done()  # B was asked, for B may hold another answer, and had none


# -- Combat Training -----------------------------------------------------------------------------


@pytest.mark.rule("SU-R9", "SU-28")
def test_combat_training_strengthens_all_your_minions_of_this_moment() -> None:
    play = table("""
        pyramids:
          A: ronin, huscarl
          B: deputy
        longhouse:
          A: bushi
        A:
          hand: combat_training, raider
        """)
    play.play("combat_training")
    play.play("raider", "pyramids")
    assert play.minions("pyramids") == ["A huscarl 3", "A raider 4", "A ronin 4", "B deputy 2"]
    assert play.minions("longhouse") == ["A bushi 5"]
    play.next_turn("B")
    assert play.minions("longhouse") == ["A bushi 4"]


@pytest.mark.rule("SU-47")
def test_combat_training_may_be_played_without_minions() -> None:
    play = table("""
        pyramids:
          B: deputy
        A:
          hand: combat_training
        """)
    play.play("combat_training")
    assert play.pile("A") == ["combat_training"]
    assert play.power("deputy") == 2
    play.done()


# -- Tribute -------------------------------------------------------------------------------------


def test_tribute_draws_three_cards() -> None:
    play = table("""
        A:
          hand: tribute
          deck: ronin, bushi, raider, huscarl, rest
        """)
    play.play("tribute")
    assert play.hand("A") == ["bushi", "raider", "ronin"]
    assert play.deck("A", 1) == ["huscarl"]
    play.done()


@pytest.mark.rule("SU-25", "SU-R8")
def test_tribute_draws_as_many_as_there_are_and_never_itself() -> None:
    play = table("""
        A:
          hand: tribute
          deck: ronin
          pile: bushi
        """)
    play.play("tribute")
    assert play.hand("A") == ["bushi", "ronin"]
    assert play.pile("A") == ["tribute"]
    play.done()


# -- Viking Funeral ------------------------------------------------------------------------------


@pytest.mark.rule("SU-R13", "SU-61")
@pytest.mark.parametrize(
    ("minion", "fits"),
    [("bushi", False), ("bushi +1", True), ("raider (+1)", True), ("valkyrie (-1)", False)],
)
def test_viking_funeral_needs_a_minion_of_yours_with_power_5(minion: str, fits: bool) -> None:
    play = table(f"""
        pyramids:
          A: {minion}
          B: sheriff
        A:
          hand: viking_funeral
        """)
    assert play.can("play", "viking_funeral") is fits
    assert not play.can("play", "viking_funeral", "sheriff")
    if not fits:
        assert play.why_not("play", "viking_funeral") == "SU-R13"
    play.done()


@pytest.mark.rule("SU-156", "SU-R26", "SU-R28")
def test_viking_funeral_gives_a_vp_and_takes_the_minion_out_of_the_game() -> None:
    play = table("""
        pyramids:
          A: valkyrie, ronin
        A:
          hand: viking_funeral, yokai_attack
          pile: bushi
        extra: action
        """)
    play.play("viking_funeral", "valkyrie")
    assert play.actions("pyramids") == ["A viking_funeral on valkyrie"]
    play.play("yokai_attack")
    play.choose("valkyrie")
    assert play.vp("A") == 1
    assert play.box() == ["valkyrie"]
    assert play.pile("A") == ["bushi", "viking_funeral", "yokai_attack"]
    play.done()


def test_viking_funeral_is_for_its_own_minion_only() -> None:
    play = table("""
        pyramids:
          A: valkyrie [viking_funeral], ronin
        A:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    play.choose("ronin")
    assert play.vp("A") == 0
    assert play.box() == []
    play.done()


@pytest.mark.rule("SU-132")
def test_viking_funeral_works_after_a_scoring_and_with_whatever_power_is_left() -> None:
    play = table("""
        pyramids:
          A: raider +1 [viking_funeral, ancient_curse of B by B]
          B: deputy +20
        """)
    assert play.power("raider") == 3
    play.end()
    assert (play.vp("A"), play.vp("B")) == (2 + 1, 4)
    assert play.box() == ["raider"]
    assert play.pile("A") == ["viking_funeral"]
    play.done("B")


@pytest.mark.rule("SU-R28", "SU-H11")
def test_viking_funeral_on_a_stolen_minion_gives_the_vp_but_no_box() -> None:
    play = table("""
        pyramids:
          A: sheriff of B [viking_funeral]
        A:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    assert (play.vp("A"), play.vp("B")) == (1, 0)
    assert play.pile("B") == ["sheriff"]
    assert play.box() == []
    play.done()


@pytest.mark.rule("SU-R28", "SU-74")
def test_viking_funeral_pays_its_own_controller_and_goes_to_its_owner() -> None:
    play = table("""
        pyramids:
          A: valkyrie [viking_funeral of A by B]
        A:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    assert (play.vp("A"), play.vp("B")) == (0, 1)
    assert play.pile("A") == ["valkyrie", "viking_funeral", "yokai_attack"]  # B does not own her
    assert play.box() == []
    play.done()


@pytest.mark.rule("SU-R28")
def test_viking_funeral_gives_nothing_for_a_minion_that_is_buried() -> None:
    play = at(
        """
        pyramids:
          A: mummy +20 [viking_funeral]
        longhouse:
        """,
        factions="vikings+ancient_egyptians,cowboys+samurai",
    )
    play.end()
    play.choose("longhouse")
    assert play.vp("A") == 4
    assert play.box() == []
    assert play.buried("longhouse") == ["A mummy"]
    assert play.pile("A") == ["viking_funeral"]

"""Chapter 10: what the rulebook says about single cards (SU-142 to SU-156)."""

from __future__ import annotations

import pytest

from fiendish.games.smash_up.faces import Event, What
from fiendish.games.smash_up.state import Brawl
from tests.games.smash_up.playing import Play, at
from tests.games.smash_up.rules.altered_texts import watches


@pytest.mark.rule("SU-142")
def test_self_burying_cards_do_nothing_else_until_they_are_uncovered() -> None:
    play = at("""
        saloon:
          A: sheriff
          B: ronin
        pyramids:
        star_portal:
        extra: action, action
        A:
          hand: tomb_trap, blessing_of_anubis, you_can_take_it_with_you
        """)
    for card in ("tomb_trap", "blessing_of_anubis", "you_can_take_it_with_you"):
        play.play(card)
        play.choose("saloon")
    assert play.minions("saloon") == ["A sheriff 5", "B ronin 3"]
    assert play.hand("A") == play.pile("A") == []
    assert len(play.buried("saloon")) == 3
    play.done()


@pytest.mark.rule("SU-143")
def test_the_decision_about_a_deputy_may_wait_for_the_opponents_dueling_card() -> None:
    play = at("""
        pyramids:
          A: sheriff
          B: shogun
        A:
          hand: high_noon, deputy, mummy
        B:
          hand: tribute
        """)
    play.play("high_noon")
    play.decline()
    play.choose("tribute")
    assert play.asked == "A in-duel"
    play.decline()
    assert "B turns up Tribute." in play.log()
    assert play.asked == "A in-duel"
    play.choose("deputy", "sheriff")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A sheriff 7"]
    play.decline()
    play.done()


# -- Dynamite Surprise ---------------------------------------------------------------------------


@pytest.mark.rule("SU-144", "SU-R29")
def test_dynamite_surprise_goes_off_when_it_is_itself_revealed_from_the_deck() -> None:
    play = at("""
        active: B
        saloon:
        pyramids:
        star_portal:
        A:
          deck: dynamite_surprise, rest
        B:
          hand: shield_maiden
        """)
    play.play("shield_maiden", "pyramids")
    assert play.hand("B") == ["dynamite_surprise"]  # she has taken it
    assert play.asked == "A answer-spy"
    play.choose("dynamite_surprise")
    assert play.pile("A") == ["dynamite_surprise"]
    assert play.pile("B") == ["shield_maiden"]
    play.done("B")


@pytest.mark.rule("SU-144")
def test_dynamite_surprise_is_not_triggered_by_a_look_at_it_in_the_deck() -> None:
    play = at("""
        active: B
        pyramids:
          B: ronin
        A:
          hand: mummy
          deck: dynamite_surprise, deputy, rest
        B:
          hand: cast_the_runes
        """)
    play.play("cast_the_runes")
    play.choose("dynamite_surprise")
    assert play.asked == "B play"  # A had nothing to answer with
    assert play.minions("pyramids") == ["B ronin 3"]
    play.done("B")


@pytest.mark.rule("SU-144")
def test_dynamite_surprise_in_the_hand_answers_a_look_into_the_deck() -> None:
    play = at("""
        active: B
        saloon:
        pyramids:
          B: ronin
        star_portal:
        A:
          hand: dynamite_surprise
          deck: pharaoh, rest
        B:
          hand: shield_maiden
        """)
    play.play("shield_maiden", "pyramids")
    assert play.asked == "A answer-spy"
    play.choose("dynamite_surprise")
    assert play.options() == ["ronin", "shield_maiden"]
    play.choose("ronin")
    assert play.pile("B") == ["ronin"]
    play.done("B")


# -- High Noon, Honor the Ancestors, cards on the deck -------------------------------------------


@pytest.mark.rule("SU-145")
def test_high_noons_extra_minion_is_only_for_its_player_and_only_if_the_winner_lives() -> None:
    for theirs, extra in (("samurai_chan", True), ("shogun", False), ("bushi +5", False)):
        play = at(f"""
            pyramids:
              A: sheriff
              B: {theirs}
            saloon:
            star_portal:
            A:
              hand: high_noon, deputy
            B:
              hand: ronin
            """)
        play.play("high_noon")
        play.no_duel_cards()
        assert (play.asked == "A extra") is extra
        assert "B extra" not in play.asked
        if extra:
            assert play.options() == ["decline", "play deputy pyramids"]
            play.decline()
        assert bool(play.g.extras) is extra
        play.done()


@pytest.mark.rule("SU-146")
@pytest.mark.parametrize(("seats", "most"), [(2, 1), (3, 2), (4, 3)])
def test_honor_the_ancestors_shuffles_in_one_minion_for_each_other_player(
    seats: int, most: int
) -> None:
    others = ["cowboys+ancient_egyptians", "aliens+robots", "pirates+zombies"]
    play = at(
        """
        saloon:
          A: shogun
        A:
          hand: honor_the_ancestors
          pile: ronin, ronin, ronin, bushi, tribute
        """,
        seats=seats,
        factions=",".join(["samurai+vikings", *others[: seats - 1]]),
    )
    play.play("honor_the_ancestors")
    assert play.counters("shogun") == 1
    for _ in range(most):
        assert "tribute" not in play.options()
        play.choose("ronin")
    assert play.asked == "A play"
    assert play.pile("A").count("ronin") == 3 - most
    play.done()


@pytest.mark.rule("SU-146", "SU-52")
def test_honor_the_ancestors_may_shuffle_in_fewer_or_none() -> None:
    play = at("""
        active: B
        saloon:
          B: shogun
        B:
          hand: honor_the_ancestors
          pile: ronin
        """)
    before = play.g.counter
    play.play("honor_the_ancestors")
    play.decline()
    assert play.pile("B") == ["honor_the_ancestors", "ronin"]
    assert play.g.counter == before  # nothing was shuffled
    play.done("B")


@pytest.mark.rule("SU-147")
@pytest.mark.parametrize("card", ["huscarl", "raider", "berserk", "longhouse"])
def test_a_card_of_another_owner_put_on_your_deck_stays_there_unseen(card: str) -> None:
    play = at(f"""
        active: B
        longhouse:
          B: huscarl, raider
        saloon:
        star_portal:
        B:
          hand: mummy of A{", berserk" if card == "berserk" else ""}
        """)
    if card == "berserk":
        play.play("berserk")
    else:
        play.talent(card)
    if play.asked == "B top":
        play.choose("mummy")
    if play.asked == "B strengthen":
        play.choose("huscarl")
    assert play.deck("B", 1) == ["mummy"]
    assert play.pile("A") == play.hand("A") == []
    assert not any("Mummy" in line for line in play.log("A"))
    assert play.view("A").players[1].deck_known == []
    play.done("B")


# -- Mummy, Pinkerton, Quick Draw, Sakura Garden -------------------------------------------------


@pytest.mark.rule("SU-148")
def test_a_mummy_buries_itself_straight_onto_another_base_after_scoring() -> None:
    play = at("""
        saloon:
          A: mummy +18
        star_portal:
          B: shogun
        pyramids:
        A:
          hand: deputy
        """)
    play.end()
    assert play.vp("A") == 3
    play.choose("star_portal")
    assert play.buried("star_portal") == ["A mummy"]
    assert play.pile("A") == []
    assert len(play.hand("A")) == 4  # Star Portal's card and the two of phase 4
    assert [c.card for c in play.view("B").bases[play.place("star_portal")].buried] == ["mummy"]
    play.done("B")


@pytest.mark.rule("SU-148", "SU-98")
def test_a_mummy_that_is_buried_when_the_base_scores_stays_buried_and_is_discarded() -> None:
    play = at("""
        saloon:
          A: gunfighter +17
          buried A: mummy
        star_portal:
        pyramids:
        """)
    play.end()
    assert play.pile("A") == ["gunfighter", "mummy"]
    play.done("B")


@pytest.mark.rule("SU-149")
def test_pinkerton_may_strengthen_itself_before_dueling_cards_are_placed() -> None:
    play = at("""
        pyramids:
          A: pinkerton
          B: raider
        A:
          hand: high_noon, mummy
        """)
    play.play("high_noon")
    assert play.asked == "A dueling-card"
    assert play.counters("pinkerton") == 1
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A pinkerton 5"]
    play.decline()
    play.done()


@pytest.mark.rule("SU-150")
def test_quick_draws_four_stays_when_the_duel_is_over_and_two_when_one_begins() -> None:
    play = at("""
        pyramids:
          A: gunfighter, deputy
          B: samurai_chan
        extra: action
        A:
          hand: high_noon, quick_draw, quick_draw
        """)
    play.play("quick_draw")
    play.choose("deputy")
    play.play("high_noon")
    play.choose("gunfighter", "quick_draw", "gunfighter")
    assert play.minions("pyramids") == ["A deputy 4", "A gunfighter 7"]
    play.done()


@pytest.mark.rule("SU-151", "SU-152")
def test_sakura_garden_draws_once_each_turn_also_when_it_has_scored_itself() -> None:
    play = at("""
        sakura_garden:
          A: gunfighter +8, deputy
          B: raider, huscarl
        saloon:
        star_portal:
        """)
    play.end()
    while play.asked == "A trigger":
        play.choose(play.options()[0])
    assert len(play.hand("A")) == 1 + 2
    assert len(play.hand("B")) == 1
    play.done("B")


@pytest.mark.rule("SU-151")
def test_sakura_garden_that_has_drawn_this_turn_does_not_draw_again_when_it_scores() -> None:
    play = at("""
        active: B
        sakura_garden:
          A: gunfighter +8
          B: raider, huscarl +6
        saloon:
        star_portal:
        B:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    play.choose("raider")
    assert len(play.hand("B")) == 1
    play.end()
    while play.asked == "B trigger":
        play.choose(play.options()[0])
    assert len(play.hand("B")) == 1 + 2  # only the two of phase 4
    assert len(play.hand("A")) == 1
    play.done("A")


def _gains(play: Play) -> tuple[int, int, int, int]:
    """What B's Samurai have got: cards in hand, VP, counters and power of the Shogun."""
    return (
        len(play.hand("B")),
        play.vp("B"),
        play.counters("shogun"),
        play.power("shogun"),
    )


@pytest.mark.rule("SU-152")
def test_going_to_the_discard_pile_is_being_destroyed() -> None:
    play = at("""
        active: B
        sakura_garden:
          A: sheriff
          B: samurai_chan +3 [final_haiku]
          actions: honor_the_fallen by B
        pyramids:
          B: shogun
        saloon:
        extra: action
        B:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    play.choose("samurai_chan")
    while play.asked == "B trigger":
        play.choose(play.options()[0])
    assert _gains(play) == (3, 0, 1, 5 + 1 + 2)
    play.done("B")


@pytest.mark.rule("SU-152")
def test_going_to_the_discard_pile_is_being_discarded_after_scoring() -> None:
    play = at("""
        sakura_garden:
          A: gunfighter +10
          B: samurai_chan +3 [final_haiku]
          actions: honor_the_fallen by B
        pyramids:
          B: shogun
        saloon:
        """)
    play.end()
    while play.asked == "A trigger":
        play.choose(play.options()[0])
    assert _gains(play)[:3] == (3, 2, 1)  # and 2 VP as runner-up
    assert "Shogun: +2 power this turn." in play.log()
    play.done("B")


# -- cards you do not own ------------------------------------------------------------------------


@pytest.mark.rule("SU-153", "SU-74")
def test_a_card_you_do_not_own_is_played_and_controlled_by_you_until_it_leaves() -> None:
    play = at("""
        active: B
        saloon:
        pyramids:
          A: sheriff
        star_portal:
        extra: action
        B:
          hand: gunfighter of A, mummy_strength of A, yokai_attack
        """)
    play.play("gunfighter", "saloon")
    assert play.minions("saloon") == ["B gunfighter 3"]
    play.play("mummy_strength")
    assert play.power("gunfighter") == 5
    assert play.pile("A") == ["mummy_strength"]
    play.play("yokai_attack")
    assert play.pile("A") == ["gunfighter", "mummy_strength"]
    play.done("B")


@pytest.mark.rule("SU-153", "SU-R25")
def test_a_card_you_do_not_own_that_is_merely_revealed_stays_where_it_is() -> None:
    play = at("""
        saloon:
        pyramids:
        star_portal:
        active: B
        A:
          deck: shogun of B, rest
        B:
          hand: shield_maiden
        """)
    play.play("shield_maiden", "saloon")  # a Shogun is too strong for her
    assert play.deck("A", 1) == ["shogun"]
    assert play.hand("B") == []
    play.done("B")


@pytest.mark.rule("SU-153", "SU-R44")
def test_a_card_you_do_not_own_that_is_seen_to_go_elsewhere_goes_to_its_owner() -> None:
    play = at("""
        active: B
        saloon:
          B: shogun
        B:
          hand: deputy of A
        """)
    play.discard("deputy")
    assert play.power("shogun") == 7
    assert play.pile("A") == ["deputy"]
    assert play.pile("B") == []
    play.done("B")


@pytest.mark.rule("SU-153")
@pytest.mark.parametrize("card", ["valkyrie", "shield_maiden", "pillage", "ransack"])
def test_these_cards_expressly_put_a_card_you_do_not_own_into_your_hand(card: str) -> None:
    play = at(f"""
        active: B
        saloon:
          buried A: {"mummy" if card == "ransack" else ""}
        pyramids:
        star_portal:
        A:
          hand: {"mummy" if card == "pillage" else ""}
          pile: {"mummy" if card == "valkyrie" else ""}
          deck: {"mummy, rest" if card == "shield_maiden" else "rest"}
        B:
          hand: {card}
        """)
    play.play(card, *(["pyramids"] if card in ("valkyrie", "shield_maiden") else []))
    assert play.hand("B") == ["mummy"]
    if card in ("pillage", "ransack"):
        play.play("mummy", "saloon")
        assert play.minions("saloon") == ["B mummy 2"]
    play.done("B")


# -- So-So Corral, Shogun's Palace, Viking Funeral -----------------------------------------------


@pytest.mark.rule("SU-154", "SU-39")
def test_duels_of_minions_played_by_minions_at_the_corral_come_in_reverse_order() -> None:
    play = at(
        """
        so_so_corral:
          B: ronin
        saloon:
        star_portal:
        A:
          hand: zapbot, deputy
        """,
        factions="cowboys+robots,samurai+vikings",
    )
    play.play("zapbot", "so_so_corral")
    play.take(kind="play", card="deputy", place="so_so_corral")
    assert play.asked == "A duel"
    play.choose("ronin")
    assert play.pile("A") == ["deputy"]  # it was the Deputy's duel
    assert play.asked == "A duel"
    play.choose("ronin")
    assert play.pile("A") == ["deputy", "zapbot"]
    play.done()


@pytest.mark.rule("SU-154")
def test_the_duel_of_the_corral_is_decided_after_the_minion_has_been_resolved() -> None:
    play = at("""
        so_so_corral:
          B: ronin, bushi
        saloon:
        star_portal:
        A:
          hand: gunfighter
        """)
    play.play("gunfighter", "so_so_corral")
    play.decline()  # its own duel first
    assert play.asked == "A duel"  # then that of the base, its controller choosing
    assert play.options() == ["bushi", "decline", "ronin"]
    play.decline()
    play.done()


@pytest.mark.rule("SU-155")
@pytest.mark.parametrize(("loser", "by"), [("ronin", [0]), ("sheriff", [])])
def test_the_loser_at_the_corral_is_destroyed_by_the_challenging_player(
    loser: str, by: list[int]
) -> None:
    others: list[int] = []  # players who affected the loser, if not its own controller

    def remember(g: Brawl, me: int, card: int, what: What) -> None:
        others.append(what.seat)

    with watches(loser, Event.AFFECTED, lambda g, me, card, what: what.card == card, remember):
        play = at(f"""
            so_so_corral:
              B: ronin {"" if loser == "ronin" else "+3"}
            saloon:
            star_portal:
            A:
              hand: sheriff
            """)
        play.play("sheriff", "so_so_corral")
        play.choose("ronin")
    assert play.pile("B") == (["ronin"] if loser == "ronin" else [])
    assert play.pile("A") == (["sheriff"] if loser == "sheriff" else [])
    assert others == by  # A destroys B's minion, or A's own
    play.done()


@pytest.mark.rule("SU-156", "SU-162")
def test_a_card_put_back_in_the_box_is_out_of_the_game_for_good() -> None:
    play = at("""
        active: B
        pyramids:
          B: shogun [viking_funeral]
        saloon:
        star_portal:
        B:
          hand: yokai_attack
          deck: ronin
        """)
    boxed = play.box()
    play.play("yokai_attack")
    assert play.vp("B") == 1
    assert sorted([*boxed, "shogun"]) == play.box()
    assert play.pile("B") == ["viking_funeral", "yokai_attack"]
    play.end()  # two cards: the last of the deck and one of the reshuffled pile
    assert len(play.hand("B")) == 2
    assert "shogun" not in play.hand("B") + play.deck("B") + play.pile("B")
    play.done("A")

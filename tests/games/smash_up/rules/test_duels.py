"""Chapter 7: duels (SU-106 to SU-117)."""

from __future__ import annotations

import msgspec
import pytest

from fiendish.games.smash_up.state import Brawl
from tests.games.smash_up.playing import Play, at, take_control
from tests.games.smash_up.rules.altered_texts import reads


def noon(text: str, factions: str = "") -> Play:
    """A table in that position, where A has just played High Noon."""
    play = at(text, factions=factions)
    play.play("high_noon")
    return play


# -- beginning -----------------------------------------------------------------------------------


@pytest.mark.rule("SU-106")
def test_the_one_whose_ability_starts_the_duel_is_the_challenger() -> None:
    play = noon("""
        pyramids:
          A: sheriff, deputy
          B: ronin, samurai_chan
        saloon:
          B: bushi
        A:
          hand: high_noon
        """)
    assert play.options() == ["deputy", "sheriff"]
    play.choose("sheriff")
    assert play.options() == ["ronin", "samurai_chan"]  # at the same base, of another player
    play.choose("ronin")
    assert "A challenges B to a duel: Sheriff and Ronin." in play.log()
    assert play.minions("pyramids") == ["A deputy 2", "A sheriff 5", "B samurai_chan 2"]
    play.done()


@pytest.mark.rule("SU-107")
def test_the_challenger_places_first_and_the_other_sees_only_whether_a_card_was_placed() -> None:
    play = noon("""
        pyramids:
          A: sheriff
          B: shogun +9
        A:
          hand: high_noon, pharaoh, quick_draw
        B:
          hand: ronin
        """)
    assert play.asked == "A dueling-card"
    assert play.options() == ["decline", "pharaoh", "quick_draw"]
    play.choose("pharaoh")
    assert play.asked == "B dueling-card"
    assert play.options() == ["decline", "ronin"]
    view = play.view("B")
    assert view.duel is not None
    assert [(card.card, card.controller) for card in view.duel.cards] == [("", 0)]
    assert "A places a card face down." in play.log("B")
    assert "pharaoh" not in msgspec.json.encode(view).decode()
    play.decline()
    play.no_duel_cards()
    assert play.hand("A") == ["pharaoh", "quick_draw"]
    play.done()


@pytest.mark.rule("SU-107")
def test_placing_a_card_is_optional_for_each_of_the_two() -> None:
    play = noon("""
        pyramids:
          A: sheriff
          B: ronin
        A:
          hand: high_noon, quick_draw
        B:
          hand: way_of_the_warrior
        """)
    play.decline()
    assert "A places no dueling card." in play.log("B")
    assert play.asked == "B dueling-card"
    play.decline()
    play.no_duel_cards()
    assert play.hand("A") == ["quick_draw"]
    assert play.hand("B") == ["way_of_the_warrior"]
    assert play.pile("B") == ["ronin"]
    play.done()


@pytest.mark.rule("SU-108", "SU-109")
def test_any_card_of_the_hand_may_be_placed_also_one_that_has_nothing_to_do_with_the_duel() -> None:
    play = noon("""
        pyramids:
          A: deputy
          B: ronin
        saloon:
        star_portal:
        A:
          hand: high_noon, gold_strike
        B:
          hand: tribute, shogun
        """)
    play.choose("gold_strike")
    play.choose("tribute")
    play.choose("saloon")  # where Gold Strike goes
    assert play.actions("saloon") == ["A gold_strike"]
    assert len(play.hand("B")) == 4
    assert play.pile("A") == ["deputy", "high_noon"]
    play.done()


@pytest.mark.rule("SU-109")
def test_cards_are_turned_up_in_order_actions_are_played_and_minions_go_back() -> None:
    play = noon("""
        pyramids:
          A: sheriff
          B: shogun
        saloon:
          A: deputy
        star_portal:
        A:
          hand: high_noon, quick_draw
        B:
          hand: ronin, bushi
        """)
    play.choose("quick_draw")
    play.choose("ronin")
    assert play.asked == "A strengthen"  # A's card first, and wholly
    assert "B turns up Ronin." not in play.log()
    play.choose("sheriff")
    turned = [line for line in play.log() if "turns up" in line]
    assert turned == ["A turns up Quick Draw.", "B turns up Ronin."]
    assert play.hand("B") == ["bushi", "ronin"]
    assert play.pile("A") == ["high_noon", "quick_draw"]
    assert play.minions("pyramids") == ["A sheriff 9"]
    play.done()


@pytest.mark.rule("SU-110")
def test_a_card_on_the_table_is_in_no_hand_and_cannot_be_taken() -> None:
    play = at(
        """
        pyramids:
          A: valkyrie
          B: sheriff +3
        active: B
        A:
          hand: pillage
        B:
          hand: high_noon, quick_draw
        """,
        factions="vikings+samurai,cowboys+ancient_egyptians",
    )
    play.play("high_noon")
    play.decline()  # B keeps Quick Draw in the hand: then it can be taken
    play.choose("pillage")
    assert play.hand("A") == ["quick_draw"]
    play = at(
        """
        pyramids:
          A: valkyrie
          B: sheriff +3
        saloon:
          A: huscarl
          B: deputy
        active: A
        A:
          hand: honorable_combat, pillage
        B:
          hand: quick_draw
        """,
        factions="vikings+samurai,cowboys+ancient_egyptians",
    )
    play.play("honorable_combat")
    play.choose("pillage")  # turned up while B's card still lies on the table
    play.choose("quick_draw")
    assert play.hand("A") == []
    assert "B turns up Quick Draw." in play.log()


# -- the result ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-111")
def test_current_power_after_both_cards_decides() -> None:
    play = noon("""
        pyramids:
          A: gunfighter
          B: ronin
        A:
          hand: high_noon, quick_draw
        B:
          hand: way_of_the_warrior
        """)
    play.choose("quick_draw")
    play.choose("way_of_the_warrior")  # 7 against 6
    assert play.minions("pyramids") == ["A gunfighter 7"]
    assert len(play.hand("B")) == 1  # Way of the Warrior's card
    play.done()


@pytest.mark.rule("SU-112")
def test_in_a_tie_both_are_winner_and_loser() -> None:
    play = at("""
        active: B
        pyramids:
          A: sheriff, deputy
          B: shogun
        B:
          hand: honorable_combat
        """)
    play.play("honorable_combat")
    play.choose("sheriff")
    assert (play.vp("A"), play.vp("B")) == (1, 1)
    assert play.minions("pyramids") == ["A deputy 2", "A sheriff 5", "B shogun 5"]
    play.done("B")


@pytest.mark.rule("SU-113", "SU-H3")
def test_a_duel_has_no_result_when_one_of_the_minions_is_moved_alone() -> None:
    play = noon("""
        pyramids:
          A: deputy
          B: shogun
        saloon:
        star_portal:
        A:
          hand: high_noon, stagecoach
        """)
    play.choose("stagecoach")
    play.choose("deputy", "saloon")
    assert play.minions("saloon") == ["A deputy 2"]
    assert play.minions("pyramids") == ["B shogun 5"]
    assert "The duel ends without a result." in play.log()
    assert play.g.extras == []
    play.done()


@pytest.mark.rule("SU-113", "SU-H3", "SU-145")
def test_a_duel_goes_on_where_both_minions_have_been_carried() -> None:
    play = noon(
        """
        pyramids:
          A: sheriff
          B: first_mate
        saloon:
        star_portal:
        A:
          hand: high_noon, stagecoach, pinkerton
        B:
          hand: dinghy
        """,
        factions="cowboys+ancient_egyptians,pirates+vikings",
    )
    play.choose("stagecoach")
    play.choose("dinghy")
    play.choose("sheriff", "star_portal")
    play.choose("first_mate", "star_portal")
    play.no_duel_cards()
    assert play.minions("star_portal") == ["A sheriff 5"]
    assert play.pile("B") == ["first_mate"]
    assert play.asked == "A extra"  # "there" is where the winner stands now
    assert play.options() == ["decline", "play pinkerton star_portal"]
    play.decline()
    play.done()


@pytest.mark.rule("SU-113")
def test_a_duel_has_no_result_when_one_of_the_minions_has_left_play() -> None:
    play = noon(
        """
        pyramids:
          A: sheriff
          B: collector
        saloon:
        star_portal:
        A:
          hand: high_noon, pinkerton
        B:
          hand: beam_up
        """,
        factions="cowboys+ancient_egyptians,aliens+vikings",
    )
    play.decline()
    play.choose("beam_up")
    play.no_duel_cards()
    play.choose("sheriff")
    play.no_duel_cards()
    assert play.hand("A") == ["pinkerton", "sheriff"]
    assert play.minions("pyramids") == ["B collector 2"]
    assert play.g.extras == []
    play.done()


def _stealing(play: Play, *minions: str) -> None:
    """Tribute, placed in this duel, takes control of these minions."""
    handles = [play.handle(minion) for minion in minions]

    def steal(g: Brawl, me: int, card: int) -> None:
        for handle in handles:
            take_control(g, me, handle)

    with reads("tribute", steal):
        play.choose("tribute")


@pytest.mark.rule("SU-114", "SU-R19")
def test_a_duel_goes_on_when_control_changes_and_effects_go_to_the_new_controller() -> None:
    play = at("""
        active: B
        pyramids:
          A: sheriff
          B: ronin
        B:
          hand: honorable_combat, tribute
        """)
    play.play("honorable_combat")
    _stealing(play, "sheriff")
    assert play.minions("pyramids") == ["B ronin 3", "B sheriff 5"]
    assert (play.vp("A"), play.vp("B")) == (0, 1)
    play.done("B")


@pytest.mark.rule("SU-114", "SU-R19")
def test_a_player_who_controls_both_at_the_end_gets_each_effect_for_each_minion() -> None:
    play = at("""
        active: B
        pyramids:
          A: sheriff, deputy
          B: shogun
        B:
          hand: honorable_combat, tribute
        """)
    play.play("honorable_combat")
    play.choose("sheriff")
    _stealing(play, "sheriff")
    assert (play.vp("A"), play.vp("B")) == (0, 2)
    play.done("B")


# -- one duel at a time --------------------------------------------------------------------------


@pytest.mark.rule("SU-115", "SU-R16", "SU-H4")
@pytest.mark.parametrize("card", ["high_noon", "run_em_off"])
def test_a_dueling_card_that_would_start_a_second_duel_does_nothing(card: str) -> None:
    play = noon(f"""
        pyramids:
          A: sheriff, pinkerton
          B: ronin, bushi
        saloon:
          A: deputy
          B: samurai_chan
        star_portal:
        A:
          hand: high_noon, {card}, gunfighter
        """)
    play.choose("sheriff", "ronin")
    play.choose(card)
    play.no_duel_cards()
    assert play.asked == "A extra"  # of the first High Noon; the second asked nothing
    play.decline()
    assert play.pile("A") == sorted([card, "high_noon"])
    assert play.pile("B") == ["ronin"]
    assert play.minions("saloon") == ["A deputy 2", "B samurai_chan 2"]
    assert len(play.g.extras) == 1
    assert sum("challenges" in line for line in play.log()) == 1
    play.done()


@pytest.mark.rule("SU-115", "SU-R16", "SU-H4")
def test_honorable_combat_as_a_dueling_card_does_nothing() -> None:
    play = noon("""
        pyramids:
          A: sheriff, pinkerton
          B: ronin
        A:
          hand: high_noon
        B:
          hand: honorable_combat
        """)
    play.choose("sheriff")
    play.choose("honorable_combat")
    assert (play.vp("A"), play.vp("B")) == (0, 0)
    assert play.pile("B") == ["honorable_combat", "ronin"]
    play.done()


@pytest.mark.rule("SU-115", "SU-H21")
@pytest.mark.parametrize("base", ["so_so_corral", "shoguns_palace"])
def test_a_minion_played_in_a_duel_gets_no_duel_then_or_later(base: str) -> None:
    play = at(
        f"""
        {base}:
          A: raider
          B: sheriff, mummy
        pyramids:
        saloon:
        active: B
        A:
          hand: raiding_party
        B:
          hand: high_noon
          deck: gunfighter, deputy, deputy, rest
        """,
        factions="vikings+samurai,cowboys+ancient_egyptians",
    )
    play.play("high_noon")
    play.choose("sheriff")
    play.choose("raiding_party")
    play.choose("gunfighter", base)
    while play.asked.endswith("put-back"):
        play.choose(play.options()[0])
    play.no_duel_cards()
    assert play.minions(base) == ["A gunfighter 3", "B mummy 2", "B sheriff 5"]
    assert sum("challenges" in line for line in play.log()) == 1
    assert play.hand("A") == play.hand("B") == []
    play.done("B")


@pytest.mark.rule("SU-115")
def test_a_minion_played_in_a_duel_does_not_spend_the_palace_for_this_turn() -> None:
    play = at(
        """
        shoguns_palace:
          A: raider
          B: sheriff
        pyramids:
        saloon:
        A:
          hand: honorable_combat, raiding_party, huscarl
        B:
          deck: deputy, mummy, mummy, rest
        """,
        factions="vikings+samurai,cowboys+ancient_egyptians",
    )
    play.play("honorable_combat")
    play.choose("raiding_party")
    play.choose("deputy", "shoguns_palace")
    while play.asked.endswith("put-back"):
        play.choose(play.options()[0])
    play.play("huscarl", "shoguns_palace")
    assert play.asked == "A duel"
    play.choose("sheriff")
    play.no_duel_cards()
    assert len(play.hand("B")) == 2
    play.done()


@pytest.mark.rule("SU-116")
def test_during_a_duel_nothing_else_can_be_played_or_used() -> None:
    play = noon("""
        pyramids:
          A: sheriff, pyramid_engineer
          B: ronin
        A:
          hand: high_noon, deputy, gold_strike
        B:
          hand: bushi
        """)
    play.choose("sheriff")
    assert play.asked == "A dueling-card"
    for kind, card in (("play", "deputy"), ("play", "gold_strike"), ("talent", "pyramid_engineer")):
        assert play.why_not(kind, card) == "SU-116"
    play.decline(2)
    assert play.asked == "A in-duel"
    assert play.options() == ["decline", "deputy"]
    assert play.why_not("talent", "pyramids") == "SU-116"
    play.no_duel_cards()
    play.decline()
    play.done()


@pytest.mark.rule("SU-116")
def test_a_special_for_before_a_scoring_waits_until_the_sheriffs_duel_is_over() -> None:
    play = at("""
        pyramids:
          A: sheriff +8
          B: bushi +5, samurai_chan
        saloon:
        star_portal:
        A:
          hand: plague_of_locusts
        """)
    play.end()
    play.choose("samurai_chan")
    assert play.asked == "A dueling-card"
    play.decline()
    assert play.asked == "A special"  # the duel is over and has destroyed the loser
    assert play.pile("B") == ["samurai_chan"]


@pytest.mark.rule("SU-117", "SU-72")
def test_a_pinkerton_strengthens_its_own_players_minion_in_the_name_of_that_player() -> None:
    play = at(
        """
        pyramids:
          A: gunfighter
          B: brownie, pinkerton
        saloon:
        star_portal:
        A:
          hand: high_noon, deputy, mummy
        """,
        factions="cowboys+ancient_egyptians,tricksters+cowboys",
        copies=2,
    )
    play.play("high_noon")
    play.choose("brownie")
    assert play.counters("brownie") == 1
    play.no_duel_cards()
    assert play.pile("A") == ["gunfighter", "high_noon"]
    assert play.hand("A") == ["deputy", "mummy"]  # no card of A's has affected the Brownie
    play.done()

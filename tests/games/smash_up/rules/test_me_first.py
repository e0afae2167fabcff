"""Me First: abilities of cards in play, then Specials by hand, round and round."""

from __future__ import annotations

import pytest

from tests.games.playing import table_at
from tests.games.smash_up.playing import Play, at

# -- cards in play first -------------------------------------------------------------------------

IN_PLAY = """
    active: B
    pyramids:
      A: sheriff, pharaoh
      B: raider +9, ronin
      buried A: deputy
    saloon:
    star_portal:
    A:
      hand: plague_of_locusts, mummy
    """


@pytest.mark.rule("SU-40", "SU-R46", "SU-122")
@pytest.mark.parametrize("first", ["sheriff", "pharaoh"])
def test_the_current_player_orders_the_abilities_in_play_and_their_controller_uses_them(
    first: str,
) -> None:
    play = at(IN_PLAY)
    play.end()
    assert play.asked == "B ability"
    assert play.options() == ["pharaoh", "sheriff"]
    play.choose(first)
    questions = [play.asked]
    play.choose("ronin" if first == "sheriff" else "deputy")
    play.no_duel_cards()
    questions.append(play.asked)  # the other one: there is nothing left to order
    play.choose("deputy" if first == "sheriff" else "ronin")
    play.no_duel_cards()
    assert questions == (["A duel", "A uncover"] if first == "sheriff" else ["A uncover", "A duel"])
    assert play.asked == "A special"  # only now Specials by hand
    assert play.minions("pyramids") == ["A deputy 2", "A pharaoh 5", "A sheriff 5", "B raider 13"]


@pytest.mark.rule("SU-40")
def test_no_special_is_played_by_hand_before_the_abilities_in_play_are_done() -> None:
    play = at(IN_PLAY)
    play.end()
    assert "plague_of_locusts" not in play.options()
    play.choose("pharaoh")
    play.decline()
    assert play.asked == "A duel"
    assert "plague_of_locusts" not in play.options()
    play.decline()
    assert play.asked == "A special"
    assert play.options() == ["decline", "plague_of_locusts"]


@pytest.mark.rule("SU-R46")
def test_a_no_is_final_for_that_scoring() -> None:
    play = at(IN_PLAY)
    play.end()
    play.choose("sheriff")
    play.decline()
    assert play.asked == "A uncover"
    play.choose("deputy")
    assert play.asked == "A special"
    play.choose("plague_of_locusts", "pyramids")
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (2, 4)  # 12 against 14: Ronin was there to the end
    assert "duel" not in [line.kind for line in play.table.log()]


@pytest.mark.rule("SU-R46", "SU-R31")
def test_what_was_declined_for_one_scoring_is_offered_again_for_the_next() -> None:
    play = at(
        """
        pyramids:
          B: mummy +19
        saloon:
          B: mummy +18
        tortuga:
          A: pirate_king
        """,
        factions="pirates+samurai,cowboys+ancient_egyptians",
    )
    play.end()
    play.choose("pyramids")
    assert play.asked == "A move"
    play.decline()
    play.decline()  # the Mummy stays
    assert play.vp("B") == 4
    assert play.asked == "A move"  # before the Saloon scores
    play.choose("pirate_king")
    assert play.vp("A") == 2
    assert play.vp("B") == 7


@pytest.mark.rule("SU-40", "SU-130", "SU-R46")
def test_after_a_scoring_the_current_player_orders_abilities_and_the_base_too() -> None:
    play = at(
        """
        active: B
        the_great_library:
          A: first_mate, pirate_king +16
          B: mummy
        saloon:
        longhouse:
        """,
        factions="pirates+wizards,ancient_egyptians+vikings",
    )
    play.end()
    assert play.asked == "B ability"
    assert play.options() == ["first_mate", "mummy", "the_great_library"]
    play.choose("mummy")
    assert play.asked == "B place"
    play.choose("saloon")
    assert play.asked == "B ability"
    play.choose("the_great_library")
    assert play.asked == "A draw"  # B has no minion there any more
    play.decline()
    assert play.asked == "A move-where"
    play.choose("longhouse")
    assert play.minions("longhouse") == ["A first_mate 2"]
    assert play.buried("saloon") == ["B mummy"]


# -- Specials by hand ----------------------------------------------------------------------------

SPECIALS = """
    active: B
    longhouse:
      A: mummy, mummy
      B: shinobi +25
      C: first_mate
    pyramids:
    saloon:
    tortuga:
    A:
      hand: lost_knowledge, plague_of_locusts, sheriff
    B:
      hand: shinobi, hidden_ninja, ninja_master
    C:
      hand: full_sail, pirate_king
    """
THREE = "cowboys+ancient_egyptians,ninjas+samurai,pirates+vikings"


def specials() -> Play:
    play = at(SPECIALS, seats=3, factions=THREE)
    play.end()
    return play


@pytest.mark.rule("SU-41")
def test_each_player_in_turn_plays_one_special_or_passes_the_current_player_first() -> None:
    play = specials()
    assert play.asked == "B special"
    assert play.options() == ["decline", "hidden_ninja", "shinobi"]
    play.choose("shinobi")
    assert play.asked == "C special"  # one only, though B has another
    assert play.options() == ["decline", "full_sail"]
    play.decline()
    assert play.asked == "A special"
    assert play.options() == ["decline", "lost_knowledge", "plague_of_locusts"]
    play.choose("plague_of_locusts", "longhouse")
    assert play.asked == "B special"  # round and round
    play.choose("hidden_ninja", "ninja_master")
    play.decline()  # what Ninja Master may destroy
    assert play.asked == "C special"
    assert play.total("longhouse") == (2 + 2) + (28 - 1 + 3 - 1 + 5) + (2 - 1)


@pytest.mark.rule("SU-42")
def test_passing_is_not_final_and_the_window_closes_after_all_passed_in_a_row() -> None:
    play = specials()
    play.decline()  # B
    play.decline()  # C
    play.choose("plague_of_locusts", "longhouse")  # A, the last one
    assert play.asked == "B special"
    assert play.vp("B") == 0
    play.decline()
    assert play.asked == "C special"
    play.decline()
    assert play.asked == "A special"  # A played, so two passes are not enough
    play.decline()
    assert play.vp("B") == 5  # three in a row: the base has scored


@pytest.mark.rule("SU-42")
def test_the_window_closes_at_once_when_nobody_wants_to_play() -> None:
    play = specials()
    play.decline(3)
    assert play.vp("B") == 5
    assert play.asked != "B special"


@pytest.mark.rule("SU-H18", "SU-42")
def test_two_rounds_in_which_the_one_who_passed_first_plays_later() -> None:
    play = at(
        """
        pyramids:
          A: gunfighter +9
          B: shogun +4
        saloon:
          buried A: deputy
        star_portal:
        A:
          hand: lost_knowledge, plague_of_locusts
        B:
          hand: plague_of_locusts, lost_knowledge
        """,
        factions="cowboys+ancient_egyptians,samurai+ancient_egyptians",
        copies=2,
    )
    play.end()
    assert play.asked == "A special"
    play.decline()
    assert play.asked == "B special"
    play.choose("plague_of_locusts", "pyramids")
    assert play.asked == "A special"
    play.choose("lost_knowledge", "uncover")
    assert play.minions("saloon") == ["A deputy 2"]
    assert play.asked == "B special"
    play.decline()
    assert play.asked == "A special"  # A has not passed since the last card
    assert play.vp("A") == 0
    play.decline()
    assert (play.vp("A"), play.vp("B")) == (4, 2)


@pytest.mark.rule("SU-43", "SU-41")
def test_specials_need_their_condition_whoevers_turn_it_is() -> None:
    play = at("""
        active: B
        pyramids:
          A: deputy
          B: shogun +14
        saloon:
        star_portal:
        A:
          hand: dynamite_surprise, quick_draw
        """)
    assert play.asked == "B play"
    play.end()
    assert play.asked == "A special"
    assert play.options() == ["decline", "dynamite_surprise"]


# -- abilities that turn up in the round ---------------------------------------------------------

UNCOVERS = """
    pyramids:
      A: gunfighter +18
      B: ronin
      buried A: sheriff
    saloon:
    star_portal:
    tortuga:
    A:
      hand: {}
    B:
      hand: shinobi
    C:
      hand: full_sail
    """
OTHERS = "cowboys+ancient_egyptians,ninjas+samurai,pirates+vikings"


@pytest.mark.rule("SU-H22", "SU-R46")
def test_a_sheriff_uncovered_in_the_round_may_duel_at_once_then_the_round_goes_on() -> None:
    play = at(UNCOVERS.format("lost_knowledge"), seats=3, factions=OTHERS)
    play.end()
    assert play.asked == "A special"
    play.choose("lost_knowledge")
    assert play.asked == "A duel"
    play.choose("ronin")
    play.no_duel_cards()
    assert play.pile("B") == ["ronin"]
    assert play.asked == "B special"  # the next player, not A again
    play.decline()
    assert play.asked == "C special"
    play.decline()
    assert play.vp("A") == 4


@pytest.mark.rule("SU-H22", "SU-R46")
def test_the_uncovered_sheriff_may_decline_for_good() -> None:
    play = at(UNCOVERS.format("lost_knowledge, plague_of_locusts"), seats=3, factions=OTHERS)
    play.end()
    play.choose("lost_knowledge", "uncover")
    assert play.asked == "A duel"
    play.decline()
    assert play.asked == "B special"
    play.choose("shinobi")
    assert play.asked == "C special"
    play.decline()
    assert play.asked == "A special"
    play.choose("plague_of_locusts", "pyramids")
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (4, 2)
    assert [line.kind for line in play.table.log()].count("duel") == 0


@pytest.mark.rule("SU-R46")
def test_an_ability_that_a_special_brings_to_the_base_is_offered_right_after_it() -> None:
    play = at(
        """
        tortuga:
          A: first_mate +16
          B: ronin
        saloon:
          A: sheriff
        longhouse:
        A:
          hand: full_sail
        B:
          hand: shinobi
        """,
        factions="cowboys+pirates,ninjas+samurai",
    )
    play.end()
    play.choose("full_sail", "sheriff", "tortuga")
    play.decline()  # no more minions to move
    assert play.asked == "A duel"
    play.choose("ronin")
    play.no_duel_cards()
    assert play.asked == "B special"


@pytest.mark.rule("SU-R46")
def test_a_sheriff_without_anybody_to_duel_has_not_declined() -> None:
    play = at(
        """
        saloon:
          A: sheriff, gunfighter +12
        longhouse:
        pyramids:
        B:
          hand: shinobi
        """,
        factions="cowboys+pirates,ninjas+ancient_egyptians",
    )
    play.end()
    assert play.asked == "B special"
    play.choose("shinobi")
    assert play.asked == "A duel"  # now there is somebody
    play.choose("shinobi")
    assert play.pile("B") == ["shinobi"]


@pytest.mark.rule("SU-R46")
def test_a_pharaoh_without_a_buried_card_has_not_declined() -> None:
    play = at("""
        pyramids:
          A: pharaoh, gunfighter +13
        saloon:
        star_portal:
        A:
          hand: lost_knowledge, deputy
        """)
    play.end()
    assert play.asked == "A special"
    play.choose("lost_knowledge", "pyramids")  # buries the Deputy there
    assert play.asked == "A uncover"
    play.choose("deputy")
    assert play.pile("A") == ["deputy", "gunfighter", "lost_knowledge", "pharaoh"]
    assert len(play.hand("A")) == 3  # one for Pharaoh, two of the Draw phase
    play.done("B")


# -- who is asked --------------------------------------------------------------------------------


def _asked_before_scoring(hands: dict[str, str], factions: str) -> list[int]:
    """The seats that are asked for a Special, those who can only pass among them."""
    held = "\n".join(f"{letter}:\n  hand: {cards}" for letter, cards in hands.items())
    position = f"saloon:\n  A: gunfighter +18\npyramids:\nstar_portal:\n{held}"
    table = table_at("smash_up", position, 3, 0, factions=factions)
    first = table.question
    assert first is not None
    table.answer(first.find(kind="end")[0])
    asked = []
    while (question := table.question) is not None and question.prompt.id == "special":
        asked.append(question.seat)
        table.answer(len(question.options) - 1)
    return asked


@pytest.mark.rule("SU-71", "SU-41")
def test_who_could_hold_a_special_is_asked_and_nobody_else() -> None:
    factions = (
        "cowboys+vikings,ninjas+zombies,pirates+robots"  # Dynamite Surprise, Shinobi, Full Sail
    )
    held = {"A": "deputy", "B": "walker", "C": "zapbot"}
    assert _asked_before_scoring(held, factions) == [0, 1, 2]
    assert _asked_before_scoring(held | {"B": ""}, factions) == [0, 2]  # an empty hand
    without = "cowboys+vikings,zombies+aliens,pirates+robots"
    assert _asked_before_scoring(held, without) == [0, 2]  # no such card in B's factions

"""Rulings on cards shown, looked at, taken and put on decks: SU-R25, SU-R29 to SU-R32, SU-R55."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.smash_up.playing import Play, at


def _put_back(play: Play) -> None:
    while play.asked.endswith("put-back"):
        play.choose(play.options()[0])


# -- cards of other owners in a deck (SU-R25) ----------------------------------------------------


@pytest.mark.rule("SU-R25", "SU-64")
def test_gold_in_them_thar_hills_sends_a_card_of_another_owner_to_its_owners_hand() -> None:
    play = at("""
        saloon:
        pyramids:
        star_portal:
        A:
          hand: gold_in_them_thar_hills
          deck: ronin of B, deputy, mummy, rest
        """)
    play.play("gold_in_them_thar_hills")
    play.choose("ronin")
    assert play.asked == "A put-back"  # it cannot be played
    _put_back(play)
    assert play.hand("B") == ["ronin"]
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SU-R25")
@pytest.mark.parametrize("taker", ["shield_maiden", "drakkar", "raiding_party"])
def test_raiders_take_or_play_a_card_of_the_raided_deck_whoever_owns_it(taker: str) -> None:
    play = at(
        f"""
        active: B
        drakkar:
        pyramids:
        star_portal:
        A:
          deck: ronin of B, mummy, deputy, rest
        B:
          hand: {"huscarl" if taker == "drakkar" else taker}
        """,
    )
    if taker == "raiding_party":
        play.play(taker)
        play.choose("ronin", "pyramids")
        assert play.minions("pyramids") == ["B ronin 4"]
        _put_back(play)
    else:
        if taker == "drakkar":
            play.play("huscarl", "drakkar")
            play.choose("A", "ronin")
        else:
            play.play("shield_maiden", "pyramids")
        assert play.hand("B") == ["ronin"]
    play.done("B")


@pytest.mark.rule("SU-R25")
def test_a_card_of_another_owner_that_is_not_taken_stays_on_the_raided_deck() -> None:
    play = at(
        """
        active: B
        drakkar:
        pyramids:
        star_portal:
        A:
          deck: ronin of B, rest
        B:
          hand: huscarl
        """,
    )
    play.play("huscarl", "drakkar")
    play.choose("A")
    play.decline()
    assert play.deck("A", 1) == ["ronin"]
    assert play.hand("B") == []
    play.done("B")


@pytest.mark.rule("SU-R25")
def test_portal_sends_a_card_of_another_owner_to_its_owner_and_hoverbot_may_play_it() -> None:
    portal = at(
        """
        A:
          hand: portal
          deck: ronin of B, zapbot, rest
        """,
        factions="wizards+robots,samurai+vikings",
    )
    portal.play("portal")
    portal.choose("ronin", "zapbot")
    if portal.asked == "A take":
        portal.decline()
    _put_back(portal)
    assert portal.hand("B") == ["ronin"]
    assert portal.hand("A") == ["zapbot"]
    portal.done()
    hoverbot = at(
        """
        saloon:
        pyramids:
        star_portal:
        A:
          hand: hoverbot
          deck: ronin of B, rest
        """,
        factions="wizards+robots,samurai+vikings",
    )
    hoverbot.play("hoverbot", "saloon")
    hoverbot.choose("ronin", "pyramids")
    assert hoverbot.minions("pyramids") == ["A ronin 4"]
    hoverbot.done()


# -- Dynamite Surprise out of the deck (SU-R29) --------------------------------------------------


@pytest.mark.rule("SU-R29")
def test_a_revealed_dynamite_surprise_is_played_from_the_deck_when_the_revealing_card_is_done() -> (
    None
):
    play = at("""
        active: B
        drakkar:
        pyramids:
          B: bushi
        star_portal:
        A:
          deck: dynamite_surprise, rest
        B:
          hand: huscarl
        """)
    play.play("huscarl", "drakkar")
    play.choose("A")
    assert play.asked == "B take"  # Drakkar is finished first
    play.decline()
    assert play.asked == "A answer-spy"
    play.choose("dynamite_surprise")
    assert play.options() == ["bushi", "huscarl"]
    play.choose("bushi")
    assert play.pile("A") == ["dynamite_surprise"]
    assert play.pile("B") == ["bushi"]
    play.done("B")


@pytest.mark.rule("SU-R29")
def test_a_revealed_dynamite_surprise_need_not_be_played_and_stays_where_it_was_put() -> None:
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
    play.decline()
    assert play.hand("B") == ["dynamite_surprise"]
    assert play.minions("pyramids") == ["B shield_maiden 3"]
    play.done("B")


@pytest.mark.rule("SU-R29", "SU-R55", "SU-144")
def test_a_dynamite_surprise_shown_and_put_back_in_secret_order_can_be_played() -> None:
    play = at("""
        active: B
        pyramids:
          B: bushi
        saloon:
        star_portal:
        A:
          deck: dynamite_surprise, deputy, mummy, rest
        B:
          hand: raiding_party
        """)
    play.play("raiding_party")
    assert "dynamite_surprise" not in play.options()  # it cannot be played by the raider (SU-R14)
    play.decline()
    _put_back(play)
    assert play.asked == "A answer-spy"
    play.choose("dynamite_surprise")
    assert play.pile("B") == ["bushi", "raiding_party"]
    assert "dynamite_surprise" not in play.deck("A")
    play.done("B")


@pytest.mark.rule("SU-R29", "SU-R31", "SU-144")
def test_a_dynamite_surprise_in_the_deck_answers_only_the_card_that_revealed_it() -> None:
    play = at("""
        active: B
        pyramids:
          B: bushi
        saloon:
        star_portal:
        A:
          hand: quick_draw
          deck: dynamite_surprise, deputy, mummy, rest
        B:
          hand: cast_the_runes, raiding_party
        """)
    play.play("cast_the_runes")
    _put_back(play)
    play.play("raiding_party")
    play.decline()
    _put_back(play)
    assert play.asked == "A answer-spy"  # the raid, which came later
    play.choose("decline")
    assert play.asked == "B play"  # Cast the Runes only looked at it
    play.done("B")


# -- what counts as spying (SU-R30), once for each event (SU-R31) --------------------------------

SPIES = [
    ("shield_maiden", "vikings"),
    ("raiding_party", "vikings"),
    ("cast_the_runes", "vikings"),
    ("probe", "aliens"),
    ("mass_enchantment", "wizards"),
]


@pytest.mark.rule("SU-R30", "SU-144")
@pytest.mark.parametrize(("card", "faction"), SPIES)
def test_these_cards_of_another_player_set_off_a_dynamite_surprise(card: str, faction: str) -> None:
    play = at(
        f"""
        active: B
        pyramids:
          B: bushi
        saloon:
        star_portal:
        A:
          hand: dynamite_surprise, quick_draw
          deck: pharaoh, rest
        B:
          hand: {card}
        """,
        factions=f"cowboys+ancient_egyptians,samurai+{faction}",
    )
    play.play(card, *(["saloon"] if card == "shield_maiden" else []))
    while play.asked in ("B put-back", "B play-one"):
        if play.asked == "B play-one":
            play.decline()
        else:
            play.choose(play.options()[0])
    assert play.asked == "A answer-spy"
    play.choose("dynamite_surprise")
    if play.asked == "A destroy":
        play.choose("bushi")
    assert "bushi" in play.pile("B")
    play.done("B")


@pytest.mark.rule("SU-R30")
@pytest.mark.parametrize("card", ["pillage", "ransack", "valkyrie"])
def test_taking_a_card_unseen_from_a_base_or_a_pile_is_not_spying(card: str) -> None:
    play = at(f"""
        active: B
        pyramids:
          A: sheriff
          B: bushi
          buried A: mummy
        saloon:
        star_portal:
        A:
          hand: dynamite_surprise
          pile: deputy
        B:
          hand: {card}
        """)
    play.play(card, *(["saloon"] if card == "valkyrie" else []))
    assert play.asked == "B play"
    assert len(play.hand("B")) == 1
    play.done("B")


@pytest.mark.rule("SU-R30")
def test_a_dueling_card_that_is_turned_up_is_not_spied_on() -> None:
    play = at("""
        active: B
        pyramids:
          A: sheriff
          B: bushi
        A:
          hand: dynamite_surprise, pharaoh
        B:
          hand: honorable_combat
        """)
    play.play("honorable_combat")
    play.choose("pharaoh")
    assert play.asked == "B play"
    assert play.vp("A") == 1
    play.done("B")


@pytest.mark.rule("SU-R30")
def test_the_use_of_drakkar_counts_as_a_card_of_the_player_who_uses_it() -> None:
    play = at(
        """
        active: C
        drakkar:
        pyramids:
          B: bushi
          C: scout
        A:
          hand: dynamite_surprise
          deck: pharaoh, rest
        C:
          hand: invader
        """,
        seats=3,
    )
    play.play("invader", "drakkar")
    play.choose("A")
    play.choose("dynamite_surprise")
    assert play.options() == ["invader", "scout"]  # minions of C, not of B
    play.choose("scout")
    play.done("C")


@pytest.mark.rule("SU-R30")
def test_looking_at_your_own_deck_sets_nothing_off() -> None:
    play = at(
        """
        saloon:
          A: gunfighter
        A:
          hand: gold_in_them_thar_hills, dynamite_surprise
          deck: sheriff, deputy, mummy, rest
        B:
          hand: ronin
        """,
    )
    play.play("gold_in_them_thar_hills")
    play.choose("sheriff")
    play.decline()
    play.choose("deputy")
    assert play.asked == "A play"
    play.done()


@pytest.mark.rule("SU-R31")
def test_a_second_copy_can_answer_the_same_event_and_each_only_once() -> None:
    play = at(
        """
        active: B
        pyramids:
          B: bushi, ronin, samurai_chan
        A:
          hand: dynamite_surprise, dynamite_surprise of C
        B:
          hand: cast_the_runes
        C:
          hand: mummy
        """,
        seats=3,
        copies=2,
        factions="cowboys+ancient_egyptians,samurai+vikings,cowboys+ancient_egyptians",
    )
    play.play("cast_the_runes")
    play.choose("A")
    _put_back(play)
    play.choose("dynamite_surprise", "bushi")
    assert play.asked == "A answer-spy"  # the other copy, for the same event
    play.choose("dynamite_surprise", "ronin")
    while play.asked.endswith("trigger"):
        play.choose(play.options()[0])
    assert play.minions("pyramids") == ["B samurai_chan 2"]
    assert play.pile("A") == play.pile("C") == ["dynamite_surprise"]
    play.done("B")


@pytest.mark.rule("SU-R31", "SU-R46")
def test_a_sheriff_and_a_pharaoh_are_offered_once_for_each_scoring() -> None:
    play = at("""
        star_portal:
          A: sheriff +8
          B: ronin +1, raider
        pyramids:
          A: pharaoh +16
          buried A: deputy, mummy
        saloon:
        """)
    play.end()
    play.choose("star_portal")
    play.choose("ronin")  # Sheriff's one duel of this scoring
    assert play.asked == "A uncover"  # Pharaoh, for the other scoring
    play.choose("deputy")
    assert play.asked == "B play"  # the Mummy was not offered: discarded with the base
    assert "mummy" in play.pile("A")
    assert sum("challenges" in line for line in play.log()) == 1
    play.done("B")


# -- Ransack (SU-R32), order of cards put on decks (SU-R55) --------------------------------------


@pytest.mark.rule("SU-R32", "SU-71")
def test_a_ransacked_buried_card_is_seen_by_its_taker_only_and_keeps_its_owner() -> None:
    play = at(
        """
        active: B
        pyramids:
          buried A: sheriff
          buried C: scout
        B:
          hand: ransack
        """,
        seats=3,
        factions="cowboys+ancient_egyptians,samurai+vikings,aliens+robots",
    )
    play.play("ransack")
    play.take(seat=0)  # the face-down card of A
    assert play.hand("B") == ["sheriff"]
    for reader in ("C", None):
        text = msgspec.json.encode(play.view(reader)).decode() + " ".join(play.log(reader)).lower()
        assert "sheriff" not in text
    play.play("sheriff", "pyramids")
    assert play.minions("pyramids") == ["B sheriff 5"]
    assert play.g.owner(play.handle("sheriff")) == 0
    play.done("B")


@pytest.mark.rule("SU-R32", "SU-77")
def test_ransack_neither_destroys_nor_discards_and_may_take_your_own_card() -> None:
    play = at("""
        active: B
        pyramids:
          B: samurai_chan [final_haiku], shogun
          actions: gold_strike by A
        B:
          hand: ransack
        """)
    play.play("ransack")
    assert play.options() == ["final_haiku", "gold_strike"]
    play.choose("final_haiku")
    assert play.hand("B") == ["final_haiku"]
    assert play.pile("B") == ["ransack"]
    assert play.minions("pyramids") == ["B samurai_chan 2", "B shogun 5"]
    play.done("B")


@pytest.mark.rule("SU-R55")
def test_who_puts_several_cards_on_a_deck_chooses_their_order() -> None:
    play = at("""
        active: B
        saloon:
          B: raider
        B:
          hand: ronin, bushi, shogun, samurai_chan
        """)
    play.talent("raider")
    play.choose("ronin", "shogun", "bushi")
    assert play.deck("B", 3) == ["bushi", "shogun", "ronin"]  # the last one is on top
    assert "B puts 3 cards on top of the deck." in play.log("A")
    assert play.view("A").players[1].deck_known == []
    assert play.view("B").players[1].deck_known == ["bushi", "shogun", "ronin"]
    play.done("B")


@pytest.mark.rule("SU-R55", "SU-71")
def test_the_order_of_revealed_cards_that_go_back_is_secret() -> None:
    play = at("""
        active: B
        A:
          deck: pharaoh, sheriff, mummy, rest
        B:
          hand: raiding_party
        """)
    play.play("raiding_party")
    play.decline()  # they have been shown to all
    play.choose("mummy", "pharaoh")
    assert play.deck("A", 3) == ["sheriff", "pharaoh", "mummy"]
    assert play.view("B").players[0].deck_known == ["sheriff", "pharaoh", "mummy"]
    assert play.view("A").players[0].deck_known == []
    assert play.view().players[0].deck_known == []
    play.done("B")


@pytest.mark.rule("SU-R55")
def test_a_single_revealed_card_that_goes_back_is_known_to_lie_on_top() -> None:
    play = at("""
        active: B
        saloon:
        pyramids:
        star_portal:
        A:
          deck: sheriff, deputy, rest
        B:
          hand: shield_maiden
        """)
    play.play("shield_maiden", "saloon")
    assert play.view("A").players[0].deck_known == ["sheriff"]
    play.done("B")

"""Chapter 4: Power, playing cards, activating."""

from __future__ import annotations

import pytest

from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.cards.modok import monica_rappaccini
from fiendish.games.villainous.rules.plays import against_activation, cost, payable_spots
from tests.games.marvel_villainous.playing import at

# -- cards and rules -----------------------------------------------------------------------------


@pytest.mark.rule("MV-38", "MV-54")
def test_card_text_comes_before_the_rules():
    """Nothing is relocated into another Domain, but the Saboteur's text says otherwise; Items may
    be relocated, but not the Cosmic Cube."""
    play = at("""
        active: B
        B:
          mover: doomsday_hangar
          aim_laboratory: aim_saboteur, aim_agent, cosmic_cube, mind_amplifier
    """)
    assert play.can("relocate", "aim_saboteur", "bifrost")
    assert not play.can("relocate", "aim_agent", "bifrost")
    assert play.can("relocate", "mind_amplifier", "aim_island")
    assert not play.can("relocate", "cosmic_cube")


@pytest.mark.rule("MV-39")
def test_a_restriction_beats_a_permission():
    play = at("""
        A:
          power: 9
          hand: kid_loki
          bifrost: heimdall
    """)
    assert play.options("play") == [
        "play kid_loki bifrost",
        "play kid_loki jotunheim",
        "play kid_loki odins_throne",
        "play kid_loki sanctum_sanctorum",
    ]
    assert play.why_not("play", "kid_loki", "aim_island") == "MV-39"
    reason = play.table.why_not(0, kind="play", card="loki_kid_loki", place="aim_island")
    assert str(reason) == "Heimdall does not let you [MV-39]"


# -- Power ---------------------------------------------------------------------------------------


@pytest.mark.rule("MV-40")
@pytest.mark.parametrize(
    ("place", "amount"), [("odins_throne", 2), ("bifrost", 1), ("jotunheim", 3)]
)
def test_gain_as_much_power_as_the_symbol_shows(place: str, amount: int):
    play = at(f"""
        A:
          mover: {place}
          power: 4
    """)
    play.gain()
    for reader in ("A", "B", None):
        assert play.view(reader).realms[0].power == 4 + amount
    assert play.power("B") == 0
    play.done()


@pytest.mark.rule("MV-41")
def test_power_pays_for_cards_and_abilities():
    play = at("""
        active: B
        A:
          power: 1
        B:
          mover: black_market
          power: 5
          hand: aim_agent
          aim_island: mind_amplifier, sif
    """)
    play.play("aim_agent", "aim_island")
    assert play.power("B") == 4
    play.activate("mind_amplifier")
    play.choose("black_market")
    assert (play.power("A"), play.power("B")) == (1, 2)
    play.done("B")


@pytest.mark.rule("MV-41")
def test_a_card_may_name_another_source():
    """President Loki takes Power from the owner of the Domain."""
    play = at("""
        A:
          power: 2
          hand: president_loki
        B:
          power: 3
    """)
    play.play("president_loki", "aim_island")
    assert (play.power("A"), play.power("B")) == (1, 2)
    play.done()


# -- playing cards -------------------------------------------------------------------------------


@pytest.mark.rule("MV-42")
def test_one_symbol_plays_one_card_from_the_hand():
    play = at("""
        A:
          power: 9
          hand: kid_loki, kid_loki
          pile: lorelei
    """)
    assert not play.can("play", "lorelei")
    assert play.why_not("play", "loki_lorelei") == "MV-42"
    play.play("kid_loki", "bifrost")
    assert play.hand("A") == ["kid_loki"]
    assert play.options("play") == []
    play.done()


@pytest.mark.rule("MV-43")
def test_who_cannot_pay_in_full_cannot_play():
    text = """
        A:
          power: {}
          hand: lorelei
    """
    play = at(text.format(1))
    assert not play.can("play", "lorelei")
    assert play.why_not("play", "lorelei") == "MV-43"
    play = at(text.format(2))
    play.play("lorelei", "bifrost")
    assert play.power("A") == 0
    play.done()


@pytest.mark.rule("MV-43")
def test_the_cost_is_paid_before_the_card_takes_effect():
    play = at("""
        active: B
        B:
          power: 1
          hand: bow_to_modok
          aim_island: aim_scientist
    """)
    play.play("bow_to_modok")
    log = play.log("B")
    assert log.index("You pay 1 Power.") < log.index("You play Bow to M.O.D.O.K.!")
    assert (play.power("B"), play.mark("B")) == (0, 1)
    play.done("B")


@pytest.mark.rule("MV-44")
def test_a_card_that_costs_nothing_needs_a_symbol_too():
    play = at("""
        active: B
        B:
          mover: doomsday_hangar
          hand: calculated_outcome
          doomsday_hangar: sif
    """)
    assert not play.can("play")
    assert play.why_not("play", "calculated_outcome") == "MV-31"
    play = at("""
        active: B
        B:
          mover: doomsday_hangar
          hand: calculated_outcome, calculated_outcome
    """)
    play.play("calculated_outcome")
    assert play.power("B") == 1
    assert not play.can("play")
    play.done("B")


@pytest.mark.rule("MV-45", "MV-47", "MV-73")
def test_an_ally_goes_to_any_own_location_or_to_an_event_that_is_open_to_the_player():
    play = at("""
        A:
          power: 3
          hand: frost_giant
        events:
          incoming:
          judgment_of_the_all_mother:
          aim_mutiny:
    """)
    assert play.options("play") == [
        "play frost_giant bifrost",
        "play frost_giant incoming",
        "play frost_giant jotunheim",
        "play frost_giant judgment_of_the_all_mother",
        "play frost_giant odins_throne",
        "play frost_giant sanctum_sanctorum",
    ]
    assert play.why_not("play", "frost_giant", "aim_island") == "MV-45"
    play.play("frost_giant", "incoming")
    assert play.events()[0] == "incoming 8: A frost_giant 4"
    play.done()


@pytest.mark.rule("MV-46", "MV-78")
def test_an_item_goes_to_the_own_domain_only():
    play = at("""
        A:
          power: 2
          hand: norn_stones
        events:
          incoming:
    """)
    assert play.options("play") == [
        "play norn_stones bifrost",
        "play norn_stones jotunheim",
        "play norn_stones odins_throne",
        "play norn_stones sanctum_sanctorum",
    ]
    assert play.why_not("play", "norn_stones", "event_incoming") == "MV-46"
    assert play.why_not("play", "norn_stones", "aim_island") == "MV-46"
    play.play("norn_stones", "jotunheim")
    assert play.at("A", "jotunheim") == ["A norn_stones"]
    assert play.power("A") == 0
    play.done()


@pytest.mark.rule("MV-R7")
@pytest.mark.parametrize(("power", "places"), [(1, 0), (2, 1), (3, 4)])
def test_where_it_goes_is_chosen_before_the_cost_is_counted(power: int, places: int):
    """A Frost Giant costs 3, at Jotunheim 2."""
    play = at(f"""
        A:
          power: {power}
          hand: frost_giant
    """)
    assert len(play.options("play")) == places
    if places:
        play.play("frost_giant", "jotunheim")
        assert play.power("A") == power - 2
    play.done()


@pytest.mark.rule("MV-R7")
def test_reductions_stop_at_zero_before_increases_are_added():
    """Monica Rappaccini makes an A.I.M. Scientist free, Lockdown at the Raft adds 1 to that."""
    text = """
        active: B
        B:
          power: 1
          hand: aim_scientist, aim_scientist
          black_market: {}
        events:
          {}
    """
    for ally, event, price in (
        ("", "incoming:", 1),
        ("monica_rappaccini", "incoming:", 0),
        ("monica_rappaccini", "lockdown_at_the_raft:", 1),
        ("", "lockdown_at_the_raft:", 2),
    ):
        play = at(text.format(ally, event), mixing="yes")
        assert cost(play.g, 1, play.g.hands[1][0]) == price
        assert play.can("play", "aim_scientist") == (price <= 1)


@pytest.mark.rule("MV-R7")
def test_what_a_reduction_has_too_much_does_not_help_against_increases(
    monkeypatch: pytest.MonkeyPatch,
):
    """No card of this box reduces by more than the cost, so Monica Rappaccini does it here."""
    monkeypatch.setitem(BOOK.prices, monica_rappaccini.number, lambda *_: -3)
    play = at(
        """
        active: B
        B:
          hand: aim_scientist
          black_market: monica_rappaccini
        events:
          lockdown_at_the_raft:
        """,
        mixing="yes",
    )
    assert cost(play.g, 1, play.g.hands[1][0]) == 1
    assert play.why_not("play", "aim_scientist") == "MV-43"


@pytest.mark.rule("MV-R7", "MV-108")
def test_for_free_means_that_increases_do_not_count_but_mischief_does():
    play = at(
        """
        A:
          power: 1
          hand: shape_shift, king_loki, glorious_purpose
        B:
          aim_island: kid_loki
        events:
          lockdown_at_the_raft:
        """,
        mixing="yes",
    )
    play.play("shape_shift")
    assert play.asked == "A play-free"
    question = play.table.question
    assert question is not None
    texts = {question.describe(n).text for n in range(len(question.options))}
    assert "Play King Loki at Bifrost" in texts
    play.take(kind="play", card="loki_king_loki", place="black_market")
    assert (play.power("A"), play.second("A")) == (0, 2)
    play.done()
    purpose = next(card for card in play.g.hands[0] if play.name(card) == "glorious_purpose")
    assert payable_spots(play.g, 0, purpose, free=True)
    play.g.second[0] = 1
    assert not payable_spots(play.g, 0, purpose, free=True)


@pytest.mark.rule("MV-R8")
def test_power_and_mischief_are_paid_together_before_the_effect():
    play = at("""
        A:
          mischief: 2
          power: 1
          hand: glorious_purpose
    """)
    play.play("glorious_purpose")
    assert (play.second("A"), play.mark("A"), play.power("A")) == (0, 2, 4)
    log = play.log("A")
    assert log[:3] == ["You play Glorious Purpose.", "You spend 2 Mischief.", "You gain 3 Power."]
    play.done()
    play = at("""
        A:
          mischief: 1
          hand: glorious_purpose
    """)
    assert play.why_not("play", "glorious_purpose") == "MV-133"


@pytest.mark.rule("MV-R8", "MV-136")
def test_the_tenth_mischief_wins_before_the_effect():
    play = at("""
        A:
          spent: 8
          mischief: 2
          hand: glorious_purpose
    """)
    play.play("glorious_purpose")
    assert play.winner == "A"
    assert (play.power("A"), play.mark("A")) == (0, 10)
    assert play.hand("A") == []
    assert play.log()[:2] == ["A plays Glorious Purpose.", "A spends 2 Mischief."]
    assert [card.card for card in play.view().aside] == ["loki_glorious_purpose"]


# -- activating ----------------------------------------------------------------------------------


@pytest.mark.rule("MV-48")
def test_activating_pays_the_price_and_carries_out_the_ability():
    play = at("""
        active: B
        B:
          mover: black_market
          power: 2
          aim_island: aim_agent [aim_battle_armor]
          black_market: sif
    """)
    assert not play.can("activate", "aim_agent")
    play.activate("aim_battle_armor")
    assert play.power("B") == 0
    assert play.at("B", "aim_island") == ["B aim_agent 4 [aim_battle_armor]"]
    play.done("B")


@pytest.mark.rule("MV-48")
def test_not_without_the_price_and_not_other_players_cards():
    play = at("""
        active: B
        A:
          bifrost: norn_stones
        B:
          mover: black_market
          power: 1
          aim_island: aim_agent [aim_battle_armor], sif
    """)
    assert play.options("activate") == []
    assert play.why_not("activate", "aim_battle_armor") == "MV-43"
    assert play.why_not("activate", "norn_stones") == "MV-48"


@pytest.mark.rule("MV-49")
def test_playing_a_card_does_not_use_its_ability_and_each_use_takes_a_symbol():
    play = at("""
        active: B
        B:
          mover: black_market
          power: 1
          hand: aim_scientist, modam
          deck: aim_agent, aim_agent, rest
    """)
    play.play("aim_scientist", "aim_island")
    assert play.hand("B") == ["modam"]
    play.activate("aim_scientist")
    play.choose("modam")
    assert (play.hand("B"), play.pile("B")) == (["aim_agent"], ["modam"])
    assert not play.can("activate", "aim_scientist")
    assert play.why_not("activate", "aim_scientist") == "MV-29"
    play.done("B")


@pytest.mark.rule("MV-50")
@pytest.mark.parametrize("place", ["aim_island", "event", "bifrost"])
def test_distance_does_not_matter(place: str):
    """The armor of a Saboteur at home, at an Event, and in another player's Domain."""
    saboteur = "aim_saboteur [aim_battle_armor]"
    play = at(f"""
        active: B
        A:
          {f"bifrost: {saboteur}" if place == "bifrost" else ""}
        B:
          mover: black_market
          power: 2
          {f"aim_island: {saboteur}" if place == "aim_island" else ""}
        events:
          incoming: {saboteur if place == "event" else ""}
    """)
    play.activate("aim_battle_armor")
    assert play.strength("aim_saboteur") == 4
    play.done("B")


@pytest.mark.rule("MV-R44", "MV-84")
def test_an_item_may_be_activated_again_a_specialty_once_a_turn():
    """No location of this box has two Activate symbols, so the one used is given back."""
    play = at("""
        A:
          mischief: 4
          bifrost: norn_stones, sif
          area: silver_tongue
        B:
          hand: 3 random
    """)
    stones, tongue = play.handle("norn_stones"), play.handle("silver_tongue")
    play.activate("norn_stones")
    assert against_activation(play.g, 0, stones) is None
    assert against_activation(play.g, 0, tongue) is None
    play.g.used = 0
    play.gain()  # so that the options are made anew
    play.activate("silver_tongue")
    play.table.answer(0)
    assert against_activation(play.g, 0, stones) is None
    reason = against_activation(play.g, 0, tongue)
    assert reason is not None
    assert reason.rule == "MV-84"
    play.done()


@pytest.mark.rule("MV-84")
def test_a_specialty_can_be_used_again_in_the_next_turn():
    play = at("""
        A:
          mischief: 4
          area: silver_tongue +used
        B:
          hand: 3 random
    """)
    assert not play.can("activate", "silver_tongue")
    assert play.why_not("activate", "silver_tongue") == "MV-84"
    play.next_turn("A")
    play.next_turn("A")
    assert play.can("activate", "silver_tongue")


@pytest.mark.rule("MV-R50")
@pytest.mark.parametrize(
    ("position", "card", "possible"),
    [
        ("bifrost: norn_stones", "norn_stones", False),  # no Hero
        ("bifrost: norn_stones, sif", "norn_stones", True),
        ("bifrost: enchantress, sif", "enchantress", True),
        ("bifrost: enchantress, sif [mjolnir]", "enchantress", False),  # who cannot be relocated
        ("area: silver_tongue", "silver_tongue", False),  # nobody holds a card
    ],
)
def test_an_ability_that_cannot_be_carried_out_is_not_offered(
    position: str, card: str, possible: bool
):
    play = at(f"""
        A:
          power: 1
          mischief: 1
          {position}
    """)
    assert play.can("activate", card) == possible
    assert play.why_not("activate", card) == ("" if possible else "MV-72")


@pytest.mark.rule("MV-R50")
def test_a_text_may_allow_otherwise():
    """The Cosmic Cube may be activated with no Ally to strengthen."""
    play = at("""
        active: B
        B:
          mover: black_market
          power: 2
          aim_laboratory: cosmic_cube
    """)
    play.activate("cosmic_cube")
    assert play.power("B") == 0
    play.done("B")

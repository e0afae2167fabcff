"""Terms on cards (chapter 8): play, reveal, look, find, defeat, remove."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import at

# -- play ----------------------------------------------------------------------------------------


@pytest.mark.rule("MV-108")
def test_a_card_played_by_a_text_costs_power_but_no_symbol() -> None:
    play = at("""
        A:
          mover: bifrost
          power: 6
          hand: enchantress
          deck: executioner, rest
    """)
    play.play("enchantress", "bifrost")
    play.choose("jotunheim")
    assert play.at("A", "jotunheim") == ["A executioner 5"]
    assert play.power("A") == 0
    play.done()


@pytest.mark.rule("MV-108")
def test_who_cannot_pay_is_not_asked() -> None:
    play = at("""
        A:
          mover: bifrost
          power: 5
          hand: enchantress
          deck: executioner, rest
    """)
    play.play("enchantress", "bifrost")
    assert play.power("A") == 2
    play.done()


@pytest.mark.rule("MV-108")
def test_free_means_free_and_the_text_still_happens() -> None:
    play = at("""
        A:
          mover: jotunheim
          power: 1
          mischief: 0
          hand: shape_shift, king_loki
        B:
          aim_island: kid_loki
          power: 0
    """)
    play.play("shape_shift")
    assert not play.can("play", "king_loki", "incoming")
    play.play("king_loki", "black_market")
    assert (play.power("A"), play.second("A")) == (0, 2)
    assert play.hand("A") == ["kid_loki"]
    assert play.can("gain")
    play.done()


@pytest.mark.rule("MV-108", "MV-45")
def test_where_it_may_go_holds_as_for_any_play() -> None:
    play = at(
        """
        A:
          power: 1
          hand: mass_production
          deck: aim_saboteur, rest
        events:
          judgment_of_the_all_mother:
          incoming:
        """,
        villains="modok,loki",
    )
    play.play("mass_production")
    assert play.options() == [
        "aim_island",
        "aim_laboratory",
        "black_market",
        "doomsday_hangar",
        "event_incoming",
    ]


# -- reveal --------------------------------------------------------------------------------------


@pytest.mark.rule("MV-109")
@pytest.mark.parametrize("reader", ["A", "B", "C", None])
def test_a_hand_that_is_revealed_is_shown_to_all_and_goes_back(reader: str | None) -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        B:
          hand: modam, aim_agent, cosmic_cube
        fate deck: gwenpool_west_coast_avenger, rest
        """,
        seats=3,
    )
    play.fate()
    play.choose("B", "black_market")
    assert play.asked == "A discard"
    assert sorted(card.card for card in play.view(reader).realms[1].seen_hand) == [
        "modok_aim_agent",
        "modok_cosmic_cube",
        "modok_modam",
    ]
    play.choose("cosmic_cube")
    assert play.hand("B") == ["aim_agent", "modam"]
    assert play.pile("B") == ["cosmic_cube"]
    assert len(play.view(reader).realms[1].seen_hand) == 2
    play.done()


@pytest.mark.rule("MV-110", "MV-111")
@pytest.mark.parametrize("reader", ["A", "B", None])
def test_cards_of_a_deck_are_revealed_one_by_one_and_shuffled_back(reader: str | None) -> None:
    play = at(
        """
        A:
          power: 1
          hand: mass_production
          deck: modam, cosmic_cube, aim_agent, aim_scientist, monica_rappaccini
        """,
        villains="modok,loki",
    )
    play.play("mass_production")
    words = "You reveal" if reader == "A" else "A reveals"
    assert f"{words} M.O.D.A.M., Cosmic Cube and A.I.M. Agent." in play.log(reader)
    play.choose("black_market")
    assert play.at("A", "black_market") == ["A aim_agent 2"]
    assert sorted(play.deck("A")) == ["aim_scientist", "cosmic_cube", "modam", "monica_rappaccini"]
    assert [play.g.known[card] for card in play.g.decks[0]] == [0] * 4
    assert play.pile("A") == ["mass_production"]
    play.done()


@pytest.mark.rule("MV-113", "MV-R30")
def test_revealing_goes_on_with_the_shuffled_pile_but_not_with_what_was_revealed() -> None:
    play = at(
        """
        A:
          power: 1
          hand: mass_production
          deck: modam, cosmic_cube
          pile: aim_agent
        """,
        villains="modok,loki",
    )
    play.play("mass_production")
    play.choose("black_market")
    assert play.at("A", "black_market") == ["A aim_agent 2"]
    assert sorted(play.deck("A")) == ["cosmic_cube", "modam"]
    assert play.pile("A") == ["mass_production"]
    assert "Your discard pile becomes the new deck." in play.log("A")
    play.done()


@pytest.mark.rule("MV-R30", "MV-113")
def test_revealing_fate_cards_goes_on_with_the_fate_pile() -> None:
    play = at(
        """
        A:
          mover: manhattan
        fate deck: incoming
        fate pile: sif
        """,
        villains="masque,loki",
    )
    play.step()
    play.choose("madripoor")
    assert play.at("A", "madripoor") == ["sif 3"]
    assert play.fate_deck() == ["incoming"]
    assert play.fate_pile() == []
    play.done()


@pytest.mark.rule("MV-R30")
def test_if_nothing_fits_all_is_shuffled_back() -> None:
    play = at(
        """
        A:
          mover: manhattan
        fate deck: incoming, banished
        unused: sif
        """,
        villains="masque,loki",
        mixing="yes",
    )
    play.step()
    assert sorted(play.fate_deck()) == ["banished", "incoming"]
    assert not play.can("step")
    play.done()


# -- look ----------------------------------------------------------------------------------------


@pytest.mark.rule("MV-112", "MV-R41")
def test_only_the_one_who_looks_sees_the_cards() -> None:
    play = at(
        """
        A:
          power: 3
          hand: sorcerer_supreme
        fate deck: sif, odin, heimdall, rest
        """,
        seats=3,
    )
    play.play("sorcerer_supreme", "bifrost")
    assert [card.card for card in play.view("A").looked] == [
        "fate_sif",
        "fate_odin",
        "fate_heimdall",
    ]
    for reader in ("B", "C", None):
        assert play.view(reader).looked == []
        assert play.log(reader)[-1] == "A looks at 3 cards."
    assert play.log("A")[-1] == "You look at Sif, Odin and Heimdall."
    play.choose("odin", "sif")
    assert play.fate_deck(3) == ["heimdall", "sif", "odin"]
    assert play.log("B")[-1] == "A puts back 3 cards."
    play.done()


@pytest.mark.rule("MV-113", "MV-R31")
def test_looking_goes_on_with_the_shuffled_pile() -> None:
    play = at("""
        A:
          power: 3
          hand: sorcerer_supreme
        fate deck: sif
        fate pile: odin, heimdall, quake_shield, beta_ray_bill
    """)
    play.play("sorcerer_supreme", "bifrost")
    seen = play.options()
    assert len(seen) == 3
    assert "sif" in seen
    play.choose("sif")
    play.choose(play.options()[0])
    assert play.fate_deck(3)[2] == "sif"
    assert (len(play.fate_deck()), play.fate_pile()) == (5, [])
    play.done()


@pytest.mark.rule("MV-R31")
def test_with_too_few_cards_the_player_looks_at_fewer() -> None:
    play = at("""
        A:
          power: 3
          hand: sorcerer_supreme
        fate deck: sif
        fate pile: odin
    """)
    play.play("sorcerer_supreme", "bifrost")
    assert play.options() == ["odin", "sif"]
    play.choose("sif")
    assert play.fate_deck() == ["odin", "sif"]
    play.done()


# -- find ----------------------------------------------------------------------------------------


@pytest.mark.rule("MV-114", "MV-R29")
@pytest.mark.parametrize(
    ("deck", "pile", "play_area", "expected"),
    [
        ("kate_bishop_west_coast_avenger", "gwenpool_west_coast_avenger", "heimdall", "gwenpool"),
        ("kate_bishop_west_coast_avenger", "odin", "heimdall", "kate_bishop"),
        (
            "kate_bishop_west_coast_avenger",
            "gwenpool_west_coast_avenger",
            "captain_america_avenger",
            "captain_america",
        ),
    ],
)
def test_a_find_takes_from_the_first_place_that_holds_one(
    deck: str, pile: str, play_area: str, expected: str
) -> None:
    play = at(
        f"""
        A:
          mover: sanctum_sanctorum
          jotunheim: {play_area}
        fate deck: west_coast_reinforcements, sif, {deck}
        fate pile: {pile}
        """,
        seats=3,
    )
    play.fate()
    play.choose("B", "black_market")
    assert len(play.at("B", "black_market")) == 1
    assert play.at("B", "black_market")[0].startswith(expected)
    assert play.fate_pile()[-1] == "west_coast_reinforcements"
    play.done()


@pytest.mark.rule("MV-R29")
def test_among_several_in_one_place_the_player_of_the_text_chooses() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
          jotunheim: captain_america_avenger
        C:
          manhattan: clint_barton_west_coast_avenger
        fate deck: west_coast_reinforcements, sif, kate_bishop_west_coast_avenger
        fate pile: gwenpool_west_coast_avenger
        """,
        seats=3,
    )
    play.fate()
    play.choose("B")
    assert play.asked == "A found"
    assert play.options() == ["captain_america_avenger", "clint_barton_west_coast_avenger"]
    play.choose("clint_barton_west_coast_avenger", "black_market")
    assert play.at("C", "manhattan") == []
    assert play.at("B", "black_market") == ["clint_barton_west_coast_avenger 3"]
    play.done()


@pytest.mark.rule("MV-115", "MV-R41")
@pytest.mark.parametrize("reader", ["A", "B", None])
def test_a_card_found_in_a_deck_is_shown_and_the_deck_shuffled(reader: str | None) -> None:
    play = at(
        """
        A:
          power: 3
          loyalty: 2
          hand: creating_the_cube
          deck: modam, cosmic_cube, aim_agent, aim_agent, aim_scientist
        """,
        villains="modok,loki",
    )
    play.play("creating_the_cube")
    assert play.at("A", "aim_laboratory") == ["A cosmic_cube"]
    you = "You find" if reader == "A" else "A finds"
    assert f"{you} Cosmic Cube." in play.log(reader)
    assert "The deck is shuffled." in play.log(reader)
    assert [play.g.known[card] for card in play.g.decks[0]] == [0] * 4
    play.done()


@pytest.mark.rule("MV-R29", "MV-72")
def test_a_find_that_is_bound_to_fail_makes_a_card_unplayable() -> None:
    play = at(
        """
        A:
          power: 9
          loyalty: 2
          hand: creating_the_cube, cosmic_cube
        """,
        villains="modok,loki",
    )
    assert play.why_not("play", "creating_the_cube") == "MV-72"


@pytest.mark.rule("MV-R29", "MV-R11", "MV-155")
def test_cards_on_the_vendetta_tile_cannot_be_found() -> None:
    play = at(
        """
        A:
          mover: bifrost
        B:
          vendettas: kate_bishop_west_coast_avenger, clint_barton_west_coast_avenger, america_chavez_west_coast_avenger
        fate deck: west_coast_reinforcements, sif
        """,
        villains="loki,masque",
    )
    play.fate()
    assert play.fate_pile() == ["west_coast_reinforcements"]
    assert len(play.vendettas()) == 3
    play.done()


@pytest.mark.rule("MV-R29")
def test_a_card_found_at_a_location_may_go_there_again_and_loses_all_it_had() -> None:
    play = at("""
        A:
          mover: bifrost
          power: 6
          hand: enchantress
          jotunheim: executioner +2 [laevateinn]
    """)
    play.play("enchantress", "bifrost")
    play.choose("jotunheim")
    assert play.at("A", "jotunheim") == ["A executioner 5"]
    assert play.pile("A") == ["laevateinn"]
    play.done()


# -- defeat and removal --------------------------------------------------------------------------


@pytest.mark.rule("MV-116")
def test_a_card_defeats_without_a_vanquish_action() -> None:
    play = at(
        """
        A:
          power: 2
          loyalty: 2
          hand: psionic_blast
          black_market: sif
        B:
          bifrost: kid_loki
        """,
        villains="modok,loki",
    )
    play.play("psionic_blast")
    assert play.fate_pile() == ["sif"]
    assert play.mark("A") == 2  # it was no Vanquish action
    play.done()


@pytest.mark.rule("MV-116", "MV-76")
def test_a_defeated_ally_goes_to_the_pile_of_its_owner() -> None:
    play = at(
        """
        A:
          power: 2
          loyalty: 2
          hand: psionic_blast
          black_market: kid_loki
        """,
        villains="modok,loki",
    )
    play.play("psionic_blast")
    assert play.pile("B") == ["kid_loki"]
    assert play.pile("A") == ["psionic_blast"]
    play.done()


@pytest.mark.rule("MV-117")
def test_nothing_stops_a_removal() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
        B:
          loyalty: 3
          black_market: aim_agent [aim_battle_armor]
        fate deck: defection, rest
    """)
    play.fate()
    assert play.at("B", "black_market") == []
    assert sorted(play.pile("B")) == ["aim_agent", "aim_battle_armor"]
    assert play.mark("B") == 2
    play.done()


@pytest.mark.rule("MV-117")
def test_an_attached_item_can_be_removed_and_its_ally_stays() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
        B:
          black_market: aim_agent [aim_battle_armor]
        fate deck: seized_by_shield, rest
    """)
    play.fate()
    assert play.at("B", "black_market") == ["B aim_agent 2"]
    assert play.pile("B") == ["aim_battle_armor"]
    play.done()


@pytest.mark.rule("MV-118", "MV-R5")
def test_removing_the_casket_takes_no_symbol_and_costs_nothing() -> None:
    play = at("""
        A:
          mover: jotunheim
          jotunheim: sif, casket_of_ancient_winters
          bifrost: odin
    """)
    before = play.options()
    play.free("casket_of_ancient_winters")
    assert play.at("A", "jotunheim") == ["sif 2"]
    assert play.at("A", "bifrost") == ["odin 6"]
    assert play.pile("A") == ["casket_of_ancient_winters"]
    assert play.options() == [option for option in before if not option.startswith("free")]
    play.done()


@pytest.mark.rule("MV-118")
def test_it_is_possible_on_the_own_turn_only() -> None:
    play = at("""
        active: B
        A:
          jotunheim: sif, casket_of_ancient_winters
    """)
    assert not play.can("free")


@pytest.mark.rule("MV-119", "MV-140")
def test_the_own_removal_and_discards_for_a_vanquish_are_no_losses() -> None:
    play = at(
        """
        A:
          mover: doomsday_hangar
          power: 1
          loyalty: 2
          hand: bow_to_modok
          doomsday_hangar: aim_agent, aim_agent
          black_market: kid_loki, aim_scientist
        """,
        villains="modok,loki",
    )
    play.play("bow_to_modok")
    play.choose("aim_agent")
    assert play.mark("A") == 3
    play.vanquish("kid_loki")
    assert play.mark("A") == 3
    play.done()


@pytest.mark.rule("MV-119", "MV-148")
def test_a_removal_pays_no_contract() -> None:
    play = at(
        """
        A:
          mover: madripoor
        B:
          villain: loki
          bifrost: frost_giant
        C:
          black_market: kid_loki [standing_contract]
        fate deck: exposed, rest
        """,
        seats=3,
        villains="masque,loki,modok",
    )
    play.fate()
    assert play.pile("B") == ["kid_loki"]
    assert play.pile("A") == ["standing_contract"]
    assert play.power("A") == 0
    play.done()

"""Hard interactions of the ledger: Heroes, Allies and what they carry."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import Play, at


@pytest.mark.rule("MV-H1")
@pytest.mark.parametrize("second", ["", ", heimdall", ", containment_field", ", aim_saboteur"])
def test_uncovering_in_the_turn_unless_somebody_else_is_there(second: str):
    play = at(f"""
        A:
          mover: sanctum_sanctorum
          power: 1
          mischief: 1
          hand: kid_loki
          sanctum_sanctorum: frost_giant, sif{second}
          bifrost: norn_stones, warriors_three
          jotunheim: lorelei
    """)
    assert not play.can("play", "kid_loki")
    assert not play.can("activate", "norn_stones")
    play.vanquish("sif")
    assert play.can("play", "kid_loki") == (not second)
    assert play.can("activate", "norn_stones") == (not second)
    play.done()


@pytest.mark.rule("MV-H2", "MV-75", "MV-76")
def test_a_persona_blocks_and_can_be_vanquished_without_loyalty():
    text = """
        active: B
        B:
          mover: {}
          aim_laboratory: kid_loki, aim_agent, aim_scientist
    """
    play = at(text.format("aim_laboratory"))
    assert not play.can("fate")
    assert not play.can("activate", "aim_scientist")
    assert play.why_not("fate") == "MV-31"
    play = at(text.format("doomsday_hangar"))
    play.vanquish("kid_loki", "aim_agent")
    assert (play.pile("A"), play.pile("B")) == (["kid_loki"], ["aim_agent"])
    assert play.mark("B") == 0
    play.done("B")


@pytest.mark.rule("MV-H3", "MV-135")
def test_one_persona_in_each_domain():
    play = at(
        """
        A:
          power: 9
          hand: king_loki
        B:
          aim_island: kid_loki
        """,
        seats=3,
    )
    assert not play.can("play", "king_loki", "black_market")
    assert play.why_not("play", "king_loki", "black_market") == "MV-135"
    assert play.can("play", "king_loki", "manhattan")


@pytest.mark.rule("MV-H3")
def test_shape_shift_makes_room_only_where_the_returned_one_was():
    play = at(
        """
        A:
          power: 1
          hand: shape_shift, king_loki
        B:
          aim_island: kid_loki
        C:
          manhattan: lady_loki
        """,
        seats=3,
    )
    play.play("shape_shift")
    play.choose("kid_loki")
    assert play.can("play", "king_loki", "black_market")
    assert not play.can("play", "king_loki", "manhattan")
    assert not play.can("play", "king_loki", "madripoor")
    play.take(kind="play", card="loki_king_loki", place="black_market")
    assert (play.power("A"), play.second("A"), play.hand("A")) == (0, 2, ["kid_loki"])
    play.done()


@pytest.mark.rule("MV-H4", "MV-136", "MV-R8")
def test_the_tenth_mischief_wins_as_a_cost():
    play = at("""
        A:
          spent: 9
          mischief: 1
          bifrost: norn_stones, sif
    """)
    play.activate("norn_stones")
    assert play.winner == "A"
    assert play.strength("sif") == 3
    assert not any(play.g.minus)


@pytest.mark.rule("MV-H5", "MV-39")
def test_heimdall_keeps_the_personas_at_home_or_at_events():
    play = at("""
        A:
          mover: jotunheim
          power: 2
          hand: kid_loki, kid_loki
          bifrost: heimdall
        events:
          incoming:
    """)
    assert not play.can("play", "kid_loki", "aim_island")
    play.play("kid_loki", "incoming")
    play.play("kid_loki", "odins_throne")
    assert play.second("A") == 0
    assert play.at("A", "odins_throne") == ["A kid_loki 1"]
    play.done()


@pytest.mark.rule("MV-H6", "MV-117", "MV-140")
def test_removal_takes_an_armored_ally():
    play = at("""
        A:
          mover: bifrost
        B:
          loyalty: 3
          aim_island: aim_agent [aim_battle_armor]
        fate deck: defection, rest
    """)
    play.fate()
    assert sorted(play.pile("B")) == ["aim_agent", "aim_battle_armor"]
    assert play.mark("B") == 2
    play.done()


@pytest.mark.rule("MV-H6")
def test_defeat_is_stopped_by_the_armor():
    """The armor makes an A.I.M. Agent 3 strong, too strong for Melinda May but for a token."""
    play = at("""
        A:
          mover: bifrost
        B:
          loyalty: 3
          aim_island: aim_agent -1 [aim_battle_armor]
        fate deck: melinda_may_shield, rest
    """)
    play.fate()
    play.choose("aim_island", "aim_agent")
    assert play.pile("B") == ["aim_battle_armor"]
    assert play.at("B", "aim_island") == ["B aim_agent 1", "melinda_may_shield 3"]
    assert play.mark("B") == 3
    play.done()


@pytest.mark.rule("MV-H7", "MV-119", "MV-140")
def test_own_losses_do_not_hurt():
    play = at("""
        active: B
        B:
          power: 1
          loyalty: 2
          hand: bow_to_modok
          aim_island: aim_agent
    """)
    play.play("bow_to_modok")
    assert play.mark("B") == 3
    assert play.pile("B") == ["aim_agent", "bow_to_modok"]
    play.done("B")
    play = at("""
        active: B
        B:
          mover: doomsday_hangar
          loyalty: 2
          aim_island: aim_agent, kid_loki
    """)
    play.vanquish("kid_loki")
    assert play.mark("B") == 2
    play.done("B")


@pytest.mark.rule("MV-H8", "MV-142", "MV-139")
def test_the_token_fights_along():
    play = at("""
        active: B
        B:
          mover: doomsday_hangar
          loyalty: 2
          piece: black_market
          black_market: aim_shock_trooper, war_machine
    """)
    play.vanquish("war_machine", "aim_shock_trooper")
    assert play.at("B", "black_market") == []
    assert play.pile("B") == ["aim_shock_trooper"]
    assert [piece.card for piece in play.view().realms[1].area] == ["modok_token"]
    assert play.mark("B") == 3
    play.done("B")


@pytest.mark.rule("MV-H8")
def test_with_the_token_alone_nothing_is_raised():
    play = at("""
        active: B
        B:
          mover: doomsday_hangar
          loyalty: 2
          piece: black_market
          black_market: maria_hill_shield, aim_agent
    """)
    play.vanquish("maria_hill_shield", "token")
    assert play.at("B", "black_market") == ["B aim_agent 2"]
    assert play.fate_pile() == ["maria_hill_shield"]
    assert play.mark("B") == 2
    play.done("B")


@pytest.mark.rule("MV-H9", "MV-148")
def test_a_decoy_falls_in_the_place_of_another():
    play = at(
        """
        active: B
        B:
          manhattan: dreadnought, quake_shield [standing_contract], life_model_decoy_shield
        """,
        villains="loki,masque",
    )
    play.vanquish("quake_shield")
    assert play.at("B", "manhattan") == ["quake_shield 4 [standing_contract]"]
    assert play.vendettas() == ["life_model_decoy_shield"]
    assert (play.pile("B"), play.power("B")) == (["dreadnought"], 0)
    play.done("B")


@pytest.mark.rule("MV-H9", "MV-139")
def test_a_decoy_counts_for_loyalty():
    play = at("""
        active: B
        B:
          mover: doomsday_hangar
          aim_island: aim_shock_trooper, agent_13_shield, life_model_decoy_shield
    """)
    play.vanquish("agent_13_shield")
    assert play.at("B", "aim_island") == ["agent_13_shield 3"]
    assert play.mark("B") == 1
    play.done("B")


@pytest.mark.rule("MV-H10", "MV-R17")
def test_a_vest_is_discarded_in_place_of_the_hero():
    play = at(
        """
        active: B
        B:
          manhattan: dreadnought, spider_woman [bulletproof_vest, rush_job]
        """,
        villains="loki,masque",
    )
    play.vanquish("spider_woman")
    assert play.at("B", "manhattan") == ["spider_woman 4 [rush_job]"]
    assert (play.vendettas(), play.power("B")) == ([], 0)
    assert (play.fate_pile(), play.pile("B")) == (["bulletproof_vest"], ["dreadnought"])
    play.done("B")
    play = at(
        """
        active: B
        B:
          mover: doomsday_hangar
          aim_island: aim_shock_trooper, mockingbird_shield [bulletproof_vest]
        """,
        villains="masque,modok",
    )
    play.vanquish("mockingbird_shield")
    assert play.mark("B") == 0
    play.done("B")


@pytest.mark.rule("MV-H11", "MV-69", "MV-R19")
def test_lorelei_brings_a_hero_to_zero():
    play = at("""
        A:
          mover: sanctum_sanctorum
          sanctum_sanctorum: lorelei, kid_loki, mockingbird_shield
    """)
    assert play.strength("mockingbird_shield") == 0
    assert not play.can("play")
    play.vanquish("mockingbird_shield", "kid_loki")
    assert play.at("A", "sanctum_sanctorum") == ["A kid_loki 1", "A lorelei 2"]
    assert (play.pile("A"), play.fate_pile()) == ([], ["mockingbird_shield"])
    play.done()


@pytest.mark.rule("MV-H11")
def test_count_nefaria_would_get_no_tokens():
    play = at(
        """
        active: B
        B:
          manhattan: count_nefaria, mockingbird_shield -2
        """,
        villains="loki,masque",
    )
    play.vanquish("mockingbird_shield")
    assert play.at("B", "manhattan") == ["B count_nefaria 8"]
    play.done("B")


@pytest.mark.rule("MV-H16", "MV-114", "MV-R29")
def test_16_a_find_takes_from_the_table_first_and_all_falls_off() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        B:
          aim_island: gwenpool_west_coast_avenger +2 [bulletproof_vest, rush_job]
          hand: modam
        fate deck: west_coast_reinforcements, clint_barton_west_coast_avenger, rest
        fate pile: kate_bishop_west_coast_avenger
        """,
        seats=3,
    )
    play.fate()
    play.choose("B")
    assert play.asked == "A fate-place"  # the only Avenger in play was found
    play.choose("aim_island")
    assert play.at("B", "aim_island") == ["gwenpool_west_coast_avenger 2"]
    assert play.hand("B") == []  # her text has happened again
    assert play.pile("C") == ["rush_job"]
    assert play.fate_pile() == [
        "kate_bishop_west_coast_avenger",
        "bulletproof_vest",
        "west_coast_reinforcements",
    ]
    play.done()


@pytest.mark.rule("MV-H17", "MV-93", "MV-R21")
def test_17_sniper_shot_hits_the_protector_until_a_golden_mask_silences_her() -> None:
    text = """
        A:
          mover: madripoor
          power: 3
          hand: sniper_shot
          nefaria_estate: bethany_cabe, sif, golden_mask
    """
    play = at(text, villains="masque,loki")
    play.play("sniper_shot")
    assert play.vendettas() == ["bethany_cabe"]
    play.done()
    play = at(text, villains="masque,loki")
    play.activate("golden_mask")
    play.choose("bethany_cabe")
    play.play("sniper_shot")
    assert play.options() == ["bethany_cabe", "sif"]
    play.choose("sif")
    assert play.vendettas() == ["sif"]
    play.done()


def _peggy(hero: str, ally: str) -> Play:
    return at(f"""
        A:
          mover: sanctum_sanctorum
          bifrost: peggy_carter_shield
          jotunheim: {hero}, {ally}
    """)


@pytest.mark.rule("MV-H19")
def test_19_peggy_carter_asks_for_one_point_more() -> None:
    assert not _peggy("sif", "enchantress").can("vanquish", "sif")
    assert _peggy("sif", "frost_giant").can("vanquish", "sif")
    assert not _peggy("sif -3", "kid_loki -1").can("vanquish", "sif")
    weak = _peggy("sif -3", "kid_loki")
    weak.vanquish("sif")
    assert weak.at("A", "jotunheim") == ["A kid_loki 1"]
    weak.done()


@pytest.mark.rule("MV-H19")
def test_19_peggy_carter_does_not_change_foreign_allies_events_or_card_defeats() -> None:
    assert _peggy("aim_saboteur", "lorelei").can("vanquish", "aim_saboteur")
    play = at(
        """
        A:
          power: 5
          loyalty: 2
          hand: psionic_blast, modam
          doomsday_hangar: peggy_carter_shield -1
          black_market: sif
        events:
          aim_mutiny: super_adaptoid
        """,
        villains="modok,loki",
    )
    play.play("psionic_blast")
    assert play.options() == ["peggy_carter_shield", "sif"]
    play.choose("sif")
    play.play("modam", "aim_mutiny")
    assert play.fate_pile() == ["sif", "aim_mutiny"]
    play.done()


@pytest.mark.rule("MV-H20")
def test_20_back_on_the_street_takes_a_vendetta_away() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        B:
          hand: ambush
          vendettas: sif, odin, heimdall, quake_shield, mockingbird_shield, spider_woman, deathlok_shield
        fate deck: back_on_the_street, rest
        """,
        villains="loki,masque",
    )
    play.fate()
    play.choose("mockingbird_shield", "manhattan")
    assert len(play.vendettas()) == 6
    assert play.at("B", "manhattan") == ["mockingbird_shield 2"]
    assert play.pile("B") == ["ambush"]  # discarded by her text
    play.done()


@pytest.mark.rule("MV-H21", "MV-156", "MV-32", "MV-R5", "MV-R55")
def test_21_a_containment_field_at_the_cube() -> None:
    play = at(
        """
        A:
          mover: aim_laboratory
          power: 4
          loyalty: 5
          aim_laboratory: containment_field, cosmic_cube, modam
        """,
        villains="modok,loki",
    )
    assert not play.can("activate")
    assert not play.can("fate")
    play.free("containment_field")
    assert play.can("fate")
    play.activate("cosmic_cube")
    assert play.winner == "A"


@pytest.mark.rule("MV-H21", "MV-R55")
def test_21_it_silences_the_cube_also_from_afar() -> None:
    play = at(
        """
        A:
          mover: black_market
          power: 2
          loyalty: 5
          aim_laboratory: containment_field, cosmic_cube
        """,
        villains="modok,loki",
    )
    assert play.why_not("activate", "cosmic_cube") == "MV-R55"


@pytest.mark.rule("MV-H23", "MV-93", "MV-R52")
def test_23_a_protector_with_a_decoy() -> None:
    play = at(
        """
        A:
          mover: manhattan
          hand: ambush
          nefaria_estate: deathlok_shield, life_model_decoy_shield, dreadnought, dreadnought
        """,
        villains="masque,loki",
    )
    assert play.options("vanquish") == ["vanquish deathlok_shield"]
    play.vanquish("deathlok_shield", "dreadnought")
    assert play.vendettas() == ["life_model_decoy_shield"]
    play.play("ambush")
    assert play.vendettas() == ["life_model_decoy_shield", "deathlok_shield"]
    play.done()


def _enforcer() -> Play:
    play = at(
        """
        A:
          mover: manhattan
          area: head_of_the_maggia
          madripoor: heimdall +1, maggia_enforcer, maggia_hitman
        """,
        villains="masque,loki",
    )
    play.vanquish("heimdall", "maggia_enforcer")
    assert play.asked == "A return"
    assert play.options() == ["decline", "maggia_enforcer", "maggia_hitman"]
    return play


@pytest.mark.rule("MV-H25", "MV-R54")
def test_25_the_hitman_is_discarded_and_the_enforcer_may_stay() -> None:
    play = _enforcer()
    play.decline()
    assert play.asked == "A keep"
    play.choose("maggia_enforcer")
    assert play.at("A", "madripoor") == ["A maggia_enforcer 3"]
    assert play.pile("A") == ["maggia_hitman"]
    play.done()


@pytest.mark.rule("MV-H25", "MV-R54")
def test_25_the_hitman_returns_and_the_enforcer_is_discarded() -> None:
    play = _enforcer()
    play.choose("maggia_hitman")
    assert play.hand("A") == ["maggia_hitman"]
    assert play.pile("A") == ["maggia_enforcer"]
    assert play.at("A", "madripoor") == []
    play.done()


@pytest.mark.rule("MV-H25", "MV-R54")
def test_25_or_the_enforcer_returns_and_the_hitman_is_discarded() -> None:
    play = _enforcer()
    play.choose("maggia_enforcer")
    assert play.hand("A") == ["maggia_enforcer"]
    assert play.pile("A") == ["maggia_hitman"]
    play.done()

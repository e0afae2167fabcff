"""Hard interactions 13 to 25 of the ledger, each in one piece."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import Play, at


@pytest.mark.rule("MV-H13", "MV-104", "MV-R26")
def test_13_a_shared_event_rewards_both_and_its_penalty_ends_at_once() -> None:
    play = at("""
        A:
          power: 3
          hand: frost_giant
          jotunheim: quake_shield
        B:
          aim_island: mockingbird_shield
        events:
          incoming: modam
    """)
    assert (play.strength("quake_shield"), play.strength("mockingbird_shield")) == (5, 3)
    play.play("frost_giant", "incoming")
    assert (play.strength("quake_shield"), play.strength("mockingbird_shield")) == (4, 2)
    assert (play.power("A"), play.power("B")) == (4, 4)
    assert (play.pile("A"), play.pile("B")) == (["frost_giant"], ["modam"])
    assert play.fate_pile() == ["incoming"]
    play.done()


@pytest.mark.rule("MV-H14", "MV-98", "MV-124", "MV-R51")
@pytest.mark.parametrize("mode", ["inevitable", "undying"])
def test_14_a_second_global_event_in_both_modes(mode: str) -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        fate deck: incoming, sif, rest
        events:
          under_surveillance:
        """,
        mode=mode,
    )
    play.fate()
    play.choose("black_market")  # the second card
    undying = mode == "undying"
    assert play.events() == ["under_surveillance 10: "] + ["incoming 8: "] * undying
    assert play.fate_pile() == ["incoming"] * (not undying)
    assert play.at("B", "black_market") == ["sif 3"]
    play.done()


@pytest.mark.rule("MV-H15", "MV-100")
def test_15_the_own_targeted_event_is_discarded_and_the_action_spent() -> None:
    play = at(
        """
        A:
          mover: doomsday_hangar
        fate deck: aim_mutiny, sif, rest
        """,
        villains="modok,loki",
    )
    play.fate()
    assert (play.events(), play.fate_pile()) == ([], ["aim_mutiny"])
    assert not play.can("fate")
    play.done()


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


@pytest.mark.rule("MV-H18", "MV-R14", "MV-111")
def test_18_events_seen_while_putting_out_a_hit_come_to_nothing() -> None:
    play = at(
        """
        A:
          mover: madripoor
        fate deck: incoming, judgment_of_the_all_mother, odin, sif
        """,
        villains="masque,loki",
    )
    play.step()
    play.choose("manhattan")
    assert play.events() == []
    assert sorted(play.fate_deck()) == ["incoming", "judgment_of_the_all_mother", "sif"]
    assert play.at("A", "manhattan") == ["odin 6"]
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


@pytest.mark.rule("MV-H22", "MV-50", "MV-R25")
def test_22_armor_is_activated_at_an_event_and_abroad() -> None:
    play = at(
        """
        A:
          mover: black_market
          power: 2
        B:
          bifrost: aim_saboteur [aim_battle_armor]
        """,
        villains="modok,loki",
    )
    play.activate("aim_battle_armor")
    assert play.at("B", "bifrost") == ["A aim_saboteur 4 [aim_battle_armor]"]
    play.done()
    play = at(
        """
        A:
          mover: black_market
          power: 2
        events:
          knock_knock: aim_agent [aim_battle_armor]
        """,
        villains="modok,loki",
    )
    play.activate("aim_battle_armor")
    assert play.events() == []
    assert len(play.hand("A")) == 2  # the reward, in the middle of the turn
    play.done()


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


@pytest.mark.rule("MV-H24", "MV-114", "MV-R29")
def test_24_executioner_is_found_at_an_event() -> None:
    play = at("""
        A:
          mover: jotunheim
          power: 6
          hand: enchantress
        events:
          under_surveillance: executioner +1 [laevateinn], kid_loki
    """)
    play.play("enchantress", "bifrost")
    play.choose("jotunheim")
    assert play.at("A", "jotunheim") == ["A executioner 5"]
    assert play.events() == ["under_surveillance 10: A kid_loki 1"]
    assert play.view().events[0].sum == 1
    assert play.pile("A") == ["laevateinn"]
    assert play.power("A") == 0
    assert "The deck is shuffled." not in play.log()
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

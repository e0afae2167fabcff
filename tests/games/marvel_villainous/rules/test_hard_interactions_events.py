"""Hard interactions of the ledger: Events, and cards that are played, found or used there."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import at


@pytest.mark.rule("MV-H12", "MV-R24")
def test_allies_lose_what_the_domain_gives_them_at_an_event_but_keep_their_items():
    play = at(
        """
        active: B
        B:
          mover: nefaria_estate
          manhattan: maggia_hitman [twin_pistols], sif [standing_contract]
        events:
          incoming:
        """,
        villains="loki,masque",
    )
    assert play.strength("maggia_hitman") == 4  # 2, the Contract there, the pistols
    play.relocate("maggia_hitman", "incoming")
    assert play.events() == ["incoming 8: B maggia_hitman 3 [twin_pistols]"]
    play.done("B")


@pytest.mark.rule("MV-H12")
def test_a_shock_troopers_token_counts_before_the_check():
    """3 + 1 and 4 make the 8 of Incoming."""
    play = at("""
        active: B
        B:
          power: 2
          hand: aim_shock_trooper
        events:
          incoming: modam
    """)
    play.play("aim_shock_trooper", "incoming")
    assert play.events() == []
    assert play.power("B") == 4
    assert sorted(play.pile("B")) == ["aim_shock_trooper", "modam"]
    play.done("B")
    play = at("""
        active: B
        B:
          power: 2
          hand: aim_shock_trooper
        events:
          incoming: modam -1
    """)
    play.play("aim_shock_trooper", "incoming")
    assert play.events() == ["incoming 8: B modam 3, B aim_shock_trooper 4"]
    play.done("B")


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

"""Clarifications (chapters 12 and 13), and the rulings on what leaves, on amounts and on winning."""

from __future__ import annotations

from collections import Counter

import pytest

from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.villainous.book import PIECE
from tests.games.marvel_villainous.playing import at, new, short

# -- chapters 12 and 13 --------------------------------------------------------------------------


@pytest.mark.rule("MV-151", "MV-R37")
@pytest.mark.parametrize("by_card", [True, False])
def test_what_happens_instead_of_a_defeat_does_so_for_cards_and_vanquishes_alike(
    by_card: bool,
) -> None:
    play = at(
        """
        A:
          mover: manhattan
          power: 2
          hand: sniper_shot
          madripoor: maria_hill_shield [bulletproof_vest], dreadnought
        """,
        villains="masque,loki",
    )
    if by_card:
        play.play("sniper_shot")
    else:
        play.vanquish("maria_hill_shield")
    there = ["A dreadnought 6"] * by_card + ["maria_hill_shield 2"]
    assert play.at("A", "madripoor") == there
    assert play.fate_pile() == ["bulletproof_vest"]
    assert play.vendettas() == []
    play.done()


@pytest.mark.rule("MV-151", "MV-119")
def test_armor_stops_a_defeat_by_a_fate_card_and_goes() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
        B:
          loyalty: 2
          black_market: aim_scientist [aim_battle_armor]
        fate deck: melinda_may_shield, rest
    """)
    play.fate()
    play.choose("black_market", "aim_scientist")
    assert play.at("B", "black_market") == ["B aim_scientist 1", "melinda_may_shield 3"]
    assert play.pile("B") == ["aim_battle_armor"]
    assert play.mark("B") == 2
    play.done()


@pytest.mark.rule("MV-152", "MV-122")
def test_without_events_the_rest_of_a_text_works() -> None:
    play = at(
        """
        A:
          mover: bifrost
        B:
          manhattan: maggia_hitman, dreadnought
        fate deck: clint_barton_west_coast_avenger, rest
        """,
        villains="loki,masque",
        mode="omnipotent",
    )
    assert not {short(face.id) for face in BOOK.faces if face.id.startswith("event_")} & set(
        play.fate_deck()
    )
    play.fate()
    play.choose("madripoor")
    assert play.options() == ["decline", "maggia_hitman"]
    play.choose("maggia_hitman")
    assert play.pile("B") == ["maggia_hitman"]
    play.done()


@pytest.mark.rule("MV-153", "MV-R10")
def test_a_fate_card_belongs_to_nobody_and_its_player_decides() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
        B:
          aim_island: heimdall
        fate deck: maria_hill_shield, rest
    """)
    play.fate()
    play.choose("black_market")
    assert play.asked == "A move-whom"
    play.choose("heimdall", "doomsday_hangar")
    locations = play.view("A").realms[1].locations
    assert [card.owner for place in locations for card in place.above] == [-1, -1]
    play.done()
    play.next_turn()
    assert play.asked == "B act"
    assert not play.can("play", "aim_saboteur")


@pytest.mark.rule("MV-154", "MV-138")
@pytest.mark.parametrize(("fourth", "loyalty"), [("A", 1), ("B", 0)])
def test_an_ally_abroad_does_not_count_for_the_own_domain(fourth: str, loyalty: int) -> None:
    home = "\n          doomsday_hangar: aim_saboteur" if fourth == "A" else ""
    away = "\n        B:\n          bifrost: aim_saboteur" if fourth == "B" else ""
    play = at(
        f"""
        phase: start
        A:
          aim_island: aim_agent
          aim_laboratory: aim_agent
          black_market: aim_agent{home}{away}
        """,
        villains="modok,loki",
    )
    assert play.asked == "A move"
    assert play.mark("A") == loyalty


@pytest.mark.rule("MV-155", "MV-2")
def test_each_card_exists_as_often_as_it_is_printed() -> None:
    play = new(seats=3, villains=["loki", "modok", "masque"], seed=5)
    made = Counter(play.g.identity)
    for face in BOOK.faces:
        wanted = 0 if face.deck == "infinite_power" else face.count
        assert made[face.number] == wanted, face.id
    pieces = sum(face.kind is PIECE for face in BOOK.faces)
    assert sum(made.values()) == 90 + 48 + pieces


# -- leaving and going along ---------------------------------------------------------------------


@pytest.mark.rule("MV-R32", "MV-148")
def test_a_returned_ally_loses_all_and_comes_to_its_owners_hand() -> None:
    play = at(
        """
        A:
          mover: madripoor
        C:
          black_market: kid_loki +2 [standing_contract]
        fate deck: sif, rest
        """,
        seats=3,
        villains="masque,loki,modok",
    )
    play.fate()
    play.choose("B", "bifrost", "kid_loki")
    assert play.hand("B") == ["kid_loki"]
    assert play.at("C", "black_market") == []
    assert play.pile("A") == ["standing_contract"]
    assert play.power("A") == 0
    assert sum(play.g.plus) == 0
    assert [card.card for card in play.view("C").realms[1].seen_hand] == ["loki_kid_loki"]
    play.done()


@pytest.mark.rule("MV-R32", "MV-140")
def test_a_return_is_no_loss_and_its_items_are_discarded() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
          jotunheim: aim_saboteur [aim_battle_armor]
        B:
          loyalty: 3
        fate deck: sif, rest
    """)
    play.fate()
    play.choose("black_market", "aim_saboteur")
    assert play.hand("B") == ["aim_saboteur"]
    assert play.pile("B") == ["aim_battle_armor"]
    assert play.mark("B") == 3
    play.done()


@pytest.mark.rule("MV-R33", "MV-145")
def test_what_lies_under_a_hero_goes_to_its_own_piles() -> None:
    play = at(
        """
        A:
          mover: madripoor
          madripoor: sif +1 [mjolnir, standing_contract], dreadnought
        """,
        villains="masque,loki",
    )
    play.vanquish("sif")
    assert play.vendettas() == ["sif"]
    assert play.fate_pile() == ["mjolnir"]
    assert play.pile("A") == ["standing_contract", "dreadnought"]
    assert play.power("A") == 3
    assert sum(play.g.plus) == 0
    play.done()


@pytest.mark.rule("MV-R33", "MV-R47", "MV-148")
def test_a_hero_that_changes_domain_keeps_what_it_has() -> None:
    play = at(
        """
        A:
          mover: manhattan
          power: 3
          hand: the_hood
        B:
          bifrost: sif +1 [bulletproof_vest, rush_job]
        """,
        villains="masque,loki",
    )
    play.play("the_hood", "madripoor")
    play.choose("sif")
    assert play.at("A", "madripoor") == [
        "A the_hood 4",
        "sif 5 [bulletproof_vest, rush_job]",
    ]
    play.done()


@pytest.mark.rule("MV-R33", "MV-148", "MV-105")
def test_a_contract_goes_to_an_event_with_its_ally_and_pays_nothing_there() -> None:
    play = at(
        """
        A:
          mover: bifrost
        B:
          madripoor: king_loki [high_profile_contract]
        events:
          incoming: frost_giant -1, maggia_hitman -1
        """,
        villains="loki,masque",
    )
    play.relocate("king_loki", "incoming")
    assert play.power("B") == 4  # the reward of the Event alone
    assert "high_profile_contract" in play.pile("B")
    play.done()


# -- amounts -------------------------------------------------------------------------------------


@pytest.mark.rule("MV-R34")
def test_no_more_is_lost_than_there_is() -> None:
    play = at(
        """
        A:
          mover: bifrost
        B:
          power: 1
        fate deck: police_raid, rest
        """,
        villains="loki,masque",
    )
    play.fate()
    assert play.power("B") == 0
    play.done()


@pytest.mark.rule("MV-R34")
def test_nothing_can_be_taken_from_who_has_nothing() -> None:
    play = at("""
        A:
          power: 2
          hand: president_loki
    """)
    play.play("president_loki", "black_market")
    assert (play.power("A"), play.power("B"), play.second("A")) == (0, 0, 1)
    play.done()


@pytest.mark.rule("MV-R34", "MV-132")
def test_spent_mischief_is_never_lost() -> None:
    play = at(
        """
        A:
          mover: doomsday_hangar
        B:
          mischief: 1
          spent: 5
        fate deck: banished, rest
        """,
        villains="modok,loki",
    )
    play.fate()
    assert (play.second("B"), play.mark("B")) == (0, 5)
    play.done()


@pytest.mark.rule("MV-R35")
@pytest.mark.parametrize(
    ("stories", "judgment", "gained"),
    [(False, False, 1), (True, False, 2), (False, True, 0), (True, True, 1)],
)
def test_increases_come_before_reductions(stories: bool, judgment: bool, gained: int) -> None:
    area = "area: god_of_stories" if stories else "area:"
    event = "judgment_of_the_all_mother:" if judgment else "incoming:"
    play = at(f"""
        A:
          power: 1
          hand: kid_loki
          {area}
        events:
          {event}
    """)
    play.play("kid_loki", "black_market")
    assert play.second("A") == gained
    play.done()


@pytest.mark.rule("MV-R35")
def test_a_gain_never_falls_below_nothing() -> None:
    play = at(
        """
        A:
          power: 2
          hand: call_in_a_favor
          manhattan: kate_bishop_west_coast_avenger
        """,
        villains="masque,loki",
    )
    play.play("call_in_a_favor")
    assert play.power("A") == 2
    play.done()


@pytest.mark.rule("MV-R36")
def test_the_text_of_an_item_happens_though_it_is_discarded() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
          jotunheim: sif, lorelei [laevateinn]
    """)
    play.vanquish("sif")
    assert play.second("A") == 1
    assert sorted(play.pile("A")) == ["laevateinn", "lorelei"]
    play.done()


@pytest.mark.rule("MV-R36", "MV-R55")
def test_a_silenced_item_is_not_used() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
          jotunheim: sif, frost_giant [laevateinn], containment_field
    """)
    play.vanquish("sif")
    assert play.second("A") == 0
    play.done()


# -- triggers, winners, supplies -----------------------------------------------------------------


@pytest.mark.rule("MV-R38")
def test_the_first_time_in_a_turn_is_the_first_time() -> None:
    play = at(
        """
        A:
          mover: doomsday_hangar
          power: 2
          loyalty: 4
          hand: psionic_blast
          area: designed_only_for_killing
          black_market: sif
          aim_island: heimdall, modam
        """,
        villains="modok,loki",
    )
    play.vanquish("heimdall")
    assert play.power("A") == 4
    play.play("psionic_blast")
    assert play.power("A") == 2
    play.done()


@pytest.mark.rule("MV-R38", "MV-R56")
def test_the_first_time_in_the_own_turn_is_not_in_anothers() -> None:
    play = at("""
        A:
          power: 3
          hand: frost_giant
        B:
          area: designed_only_for_killing
          black_market: sif
        events:
          under_surveillance: executioner, aim_scientist
    """)
    play.play("frost_giant", "under_surveillance")
    assert play.asked == "B defeat"
    play.choose("sif")
    assert play.fate_pile() == ["under_surveillance", "sif"]
    assert play.power("B") == 0
    play.done()


@pytest.mark.rule("MV-R39", "MV-120", "MV-R56")
def test_a_player_can_win_in_anothers_turn() -> None:
    play = at(
        """
        A:
          power: 3
          hand: frost_giant
        B:
          vendettas: heimdall, warriors_three, odin, quake_shield, deathlok_shield, kate_bishop_west_coast_avenger, spider_woman
          manhattan: sif
        events:
          under_surveillance: executioner, maggia_hitman
        """,
        villains="loki,masque",
    )
    play.play("frost_giant", "under_surveillance")
    play.choose("sif")
    assert play.winner == "B"


@pytest.mark.rule("MV-R40")
def test_power_and_strength_tokens_do_not_run_out() -> None:
    play = at("""
        A:
          mover: jotunheim
          power: 40
          jotunheim: odin -6
          bifrost: frost_giant +14
    """)
    play.gain()
    assert play.power("A") == 43
    assert play.strength("frost_giant") == 18
    play.done()


@pytest.mark.rule("MV-R40", "MV-131")
def test_mischief_does() -> None:
    play = at("""
        A:
          mover: jotunheim
          power: 3
          mischief: 8
          spent: 6
          hand: king_loki
    """)
    play.play("king_loki", "black_market")
    assert play.second("A") == 9
    play.done()


@pytest.mark.rule("MV-R47")
def test_a_hero_moved_to_another_domain_acts_there_from_then_on() -> None:
    play = at("""
        A:
          mover: jotunheim
          power: 1
          mischief: 1
          hand: cast_illusion, kid_loki
          bifrost: heimdall
        B:
          power: 2
          hand: aim_saboteur
    """)
    assert not play.can("play", "kid_loki", "aim_island")
    play.play("cast_illusion")
    play.choose("aim_island")
    assert play.can("play", "kid_loki", "aim_island")
    play.done()
    play.next_turn()
    assert play.can("play", "aim_saboteur", "black_market")
    assert not play.can("play", "aim_saboteur", "bifrost")


@pytest.mark.rule("MV-R47", "MV-56")
def test_what_it_does_when_played_does_not_happen_again() -> None:
    play = at("""
        A:
          mover: jotunheim
          mischief: 1
          hand: cast_illusion
          bifrost: gwenpool_west_coast_avenger
        B:
          hand: modam
    """)
    play.play("cast_illusion")
    play.choose("aim_island")
    assert play.hand("B") == ["modam"]
    play.done()


# -- long games ----------------------------------------------------------------------------------


@pytest.mark.rule("MV-R53")
def test_a_game_has_no_end_but_victory_unless_a_limit_was_set() -> None:
    assert new(seats=2, seed=3).g.turn_limit == 0
    for active, turn, limit, winner in (
        ("B", 200, 100, "-"),
        ("A", 199, 100, ""),
        ("B", 900, 0, ""),
    ):
        play = at(f"active: {active}\nturn: {turn}", turn_limit=limit)
        play.end()
        assert play.winner == winner


@pytest.mark.rule("MV-R53")
def test_every_villain_can_always_do_something() -> None:
    for villain in BOOK.villains:
        open_symbols = {icon.symbol.name for place in villain.locations for icon in place.bottom}
        assert {"GAIN", "PLAY", "DISCARD", "VANQUISH"} <= open_symbols, villain.id

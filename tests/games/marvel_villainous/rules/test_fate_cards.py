"""Fate cards (chapter 6), and who has to be defeated first."""

from __future__ import annotations

import pytest

from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.villainous.book import EVENT, FATE_EFFECT, FATE_ITEM, HERO
from tests.games.marvel_villainous.playing import at, new

# -- kinds and targets ---------------------------------------------------------------------------


@pytest.mark.rule("MV-87")
def test_the_fate_deck_holds_heroes_items_effects_and_events() -> None:
    play = new(seats=3, seed=1)
    kinds = [BOOK.kind[play.g.identity[card]] for card in play.g.fate_decks[0]]
    counts = {kind: kinds.count(kind) for kind in (HERO, FATE_ITEM, FATE_EFFECT, EVENT)}
    assert counts == {HERO: 27, FATE_ITEM: 3, FATE_EFFECT: 11, EVENT: 7}


@pytest.mark.rule("MV-88")
@pytest.mark.parametrize("target", ["B", "C"])
def test_a_villain_icon_does_not_bind_the_target(target: str) -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        fate deck: gwenpool_west_coast_avenger, rest
        """,
        seats=3,
    )
    play.fate()
    assert play.asked == "A fate-target"
    assert play.options() == ["B", "C"]
    play.choose(target)
    play.choose("aim_island" if target == "B" else "manhattan")
    assert play.at(target, "aim_island" if target == "B" else "manhattan") == [
        "gwenpool_west_coast_avenger 2"
    ]
    play.done()


@pytest.mark.rule("MV-89", "MV-91")
def test_a_hero_goes_where_its_player_says_and_covers_the_top() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
        B:
          aim_island: aim_agent
        fate deck: captain_america_avenger, rest
    """)
    play.fate()
    assert play.asked == "A fate-place"
    assert play.options() == ["aim_island", "aim_laboratory", "black_market", "doomsday_hangar"]
    play.choose("aim_island")
    assert play.at("B", "aim_island") == ["B aim_agent 1", "captain_america_avenger 4"]
    island = play.view("B").realms[1].locations[0]
    assert [symbol.covered for symbol in island.top] == [True, True]
    assert [symbol.covered for symbol in island.bottom] == [False, False]
    play.done()


@pytest.mark.rule("MV-90")
def test_a_hero_is_never_put_at_an_event() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
          power: 1
          jotunheim: enchantress, sif
        fate deck: heimdall, rest
        events:
          incoming:
    """)
    play.activate("enchantress")
    assert play.options() == ["bifrost", "odins_throne", "sanctum_sanctorum"]
    play.choose("bifrost")
    play.fate()
    assert play.options() == ["aim_island", "aim_laboratory", "black_market", "doomsday_hangar"]


@pytest.mark.rule("MV-91")
def test_a_hero_acts_on_the_owner_of_the_domain_and_on_nobody_else() -> None:
    text = """
        A:
          power: 1
          hand: kid_loki
        {where}
    """
    own = at(text.format(where="  bifrost: heimdall"))
    assert not own.can("play", "kid_loki", "aim_island")
    assert own.can("play", "kid_loki", "jotunheim")
    other = at(text.format(where="B:\n          aim_island: heimdall"))
    assert other.can("play", "kid_loki", "aim_island")


# -- covering ------------------------------------------------------------------------------------


@pytest.mark.rule("MV-92")
@pytest.mark.parametrize("second", ["odin", "aim_saboteur", "containment_field"])
def test_what_remains_goes_on_covering(second: str) -> None:
    play = at(f"""
        A:
          mover: sanctum_sanctorum
          hand: kid_loki
          power: 1
          sanctum_sanctorum: sif, {second}, frost_giant
    """)
    assert not play.can("play", "kid_loki")
    play.vanquish("sif")
    assert not play.can("play", "kid_loki")
    assert play.why_not("play", "kid_loki") == "MV-31"


@pytest.mark.rule("MV-92", "MV-32")
def test_when_the_last_one_leaves_the_symbols_are_free() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
          hand: kid_loki
          power: 1
          sanctum_sanctorum: sif, frost_giant
    """)
    play.vanquish("sif")
    assert play.can("play", "kid_loki")
    play.done()


# -- Protector -----------------------------------------------------------------------------------


@pytest.mark.rule("MV-93", "MV-R21")
def test_a_protector_is_vanquished_before_the_others_there() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
          sanctum_sanctorum: beta_ray_bill, sif, executioner, frost_giant
          bifrost: heimdall, frost_giant
    """)
    assert play.options("vanquish") == ["vanquish beta_ray_bill", "vanquish heimdall"]
    play.vanquish("beta_ray_bill", "executioner")
    assert play.fate_pile() == ["beta_ray_bill"]
    play.done()


@pytest.mark.rule("MV-93")
def test_once_the_protector_is_gone_the_others_can_be_vanquished() -> None:
    play = at(
        """
        A:
          mover: manhattan
          hand: ambush
          manhattan: bethany_cabe, spider_woman, dreadnought, maggia_hitman
        """,
        villains="masque,loki",
    )
    assert play.options("vanquish") == ["vanquish bethany_cabe"]
    play.vanquish("bethany_cabe", "maggia_hitman")
    play.play("ambush")
    assert play.vendettas() == ["bethany_cabe", "spider_woman"]
    play.done()


@pytest.mark.rule("MV-93", "MV-R21")
def test_a_protector_does_not_protect_foreign_allies() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
          sanctum_sanctorum: beta_ray_bill, aim_saboteur, frost_giant
    """)
    assert play.options("vanquish") == ["vanquish aim_saboteur"]


@pytest.mark.rule("MV-94")
def test_among_protectors_the_player_chooses() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
          sanctum_sanctorum: beta_ray_bill, war_machine, sif, executioner
    """)
    assert play.options("vanquish") == ["vanquish beta_ray_bill", "vanquish war_machine"]


@pytest.mark.rule("MV-R21")
def test_a_protector_does_not_stop_a_relocation_or_a_removal() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
          power: 1
          sanctum_sanctorum: frost_giant
          jotunheim: enchantress, beta_ray_bill, sif
    """)
    play.activate("enchantress")
    play.choose("sif", "bifrost")
    assert play.at("A", "bifrost") == ["sif 3"]
    play.done()


# -- Items and Effects ---------------------------------------------------------------------------


@pytest.mark.rule("MV-95", "MV-63", "MV-R11")
def test_an_item_without_a_hero_to_attach_it_to_is_discarded() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
          jotunheim: odin
        fate deck: mjolnir, rest
        """,
        seats=3,
    )
    play.fate()
    assert play.fate_pile() == ["mjolnir"]
    assert not play.can("fate")
    play.done()


@pytest.mark.rule("MV-95", "MV-R11")
def test_an_item_goes_where_a_hero_is_and_stays() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        C:
          manhattan: sif
          madripoor: heimdall
        fate deck: bulletproof_vest, rest
        """,
        seats=3,
    )
    play.fate()
    assert play.asked == "A fate-host"
    assert play.options() == ["heimdall", "sif"]
    play.choose("sif")
    assert play.at("C", "manhattan") == ["sif 4 [bulletproof_vest]"]
    assert play.fate_pile() == []
    play.done()


@pytest.mark.rule("MV-95", "MV-63")
def test_an_effect_is_discarded_when_it_is_done() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
        B:
          aim_island: aim_agent, modam
        fate deck: defection, rest
    """)
    play.fate()  # only one Ally is cheap enough
    assert play.at("B", "aim_island") == ["B modam 4"]
    assert play.fate_pile() == ["defection"]
    play.done()


@pytest.mark.rule("MV-R11", "MV-63")
def test_an_effect_that_would_change_nothing_is_discarded() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
          power: 5
        fate deck: police_raid, rest
        """,
        seats=3,
    )
    play.fate()
    assert play.fate_pile() == ["police_raid"]
    assert [play.power(one) for one in "ABC"] == [5, 0, 0]
    play.done()


@pytest.mark.rule("MV-R11")
def test_a_playable_effect_must_be_played_against_whom_it_hurts() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        C:
          power: 5
        fate deck: police_raid, rest
        """,
        seats=3,
    )
    play.fate()  # nobody else can be aimed at, and nobody is asked
    assert [play.power(one) for one in "ABC"] == [0, 0, 3]
    play.done()


@pytest.mark.rule("MV-R11", "MV-62")
def test_fate_never_aims_at_its_own_player() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
          power: 5
        B:
          power: 5
        C:
          power: 5
        fate deck: police_raid, rest
        """,
        seats=3,
    )
    play.fate()
    assert play.options() == ["B", "C"]


@pytest.mark.rule("MV-R12")
@pytest.mark.parametrize(
    "hero",
    ["mockingbird_shield", "melinda_may_shield", "sif", "quake_shield", "maria_hill_shield"],
)
def test_a_hero_whose_text_can_do_nothing_is_placed_all_the_same(hero: str) -> None:
    play = at(f"""
        A:
          mover: sanctum_sanctorum
        fate deck: {hero}, rest
    """)
    play.fate()
    play.choose("black_market")
    assert [thing.rpartition(" ")[0] for thing in play.at("B", "black_market")] == [hero]
    play.done()


@pytest.mark.rule("MV-R13")
def test_an_empty_fate_deck_is_made_of_the_pile() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
        fate deck:
        fate pile: sif
    """)
    play.fate()
    play.choose("black_market")
    assert play.at("B", "black_market") == ["sif 3"]
    assert (play.fate_deck(), play.fate_pile()) == ([], [])
    play.done()


@pytest.mark.rule("MV-R13")
def test_without_any_fate_card_there_is_no_fate_action() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
        fate deck:
    """)
    assert not play.can("fate")


@pytest.mark.rule("MV-R13", "MV-R51")
def test_the_second_card_is_not_revealed_when_there_is_none() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
        fate deck: sif
        events:
          under_surveillance:
    """)
    play.fate()
    play.choose("black_market")
    assert play.at("B", "black_market") == ["sif 3"]
    play.done()


# -- Fate Items that stand alone -----------------------------------------------------------------


@pytest.mark.rule("MV-156")
def test_a_lone_item_covers_like_a_hero_and_cannot_be_vanquished() -> None:
    play = at(
        """
        A:
          mover: doomsday_hangar
          power: 9
          loyalty: 5
          hand: psionic_blast, aim_agent
          doomsday_hangar: containment_field, modam
        """,
        villains="modok,loki",
    )
    assert play.options("vanquish") == []
    assert play.why_not("play", "aim_agent") == "MV-31"
    play.free("containment_field")
    assert play.power("A") == 7
    assert play.fate_pile() == ["containment_field"]
    assert play.can("play", "aim_agent", "doomsday_hangar")
    assert not play.can("play", "psionic_blast")
    play.done()


@pytest.mark.rule("MV-156")
def test_a_lone_item_is_no_character_for_card_defeats_either() -> None:
    play = at(
        """
        A:
          mover: black_market
          power: 2
          loyalty: 5
          hand: psionic_blast
          aim_island: containment_field
        """,
        villains="modok,loki",
    )
    assert play.why_not("play", "psionic_blast") == "MV-72"


@pytest.mark.rule("MV-156", "MV-89")
def test_its_player_chooses_the_location_and_it_can_always_be_played() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
        fate deck: containment_field, rest
    """)
    play.fate()
    assert play.options() == ["aim_island", "aim_laboratory", "black_market", "doomsday_hangar"]
    play.choose("doomsday_hangar")
    assert play.at("B", "doomsday_hangar") == ["containment_field"]
    play.done()


@pytest.mark.rule("MV-156", "MV-118", "MV-R5")
def test_paying_it_off_takes_two_power_and_the_own_turn() -> None:
    poor = at(
        """
        A:
          power: 1
          aim_island: containment_field
        """,
        villains="modok,loki",
    )
    assert not poor.can("free")
    other = at("""
        A:
          power: 5
        B:
          power: 5
          aim_island: containment_field
    """)
    assert not other.can("free")
    other.next_turn()
    assert other.can("free", "containment_field")

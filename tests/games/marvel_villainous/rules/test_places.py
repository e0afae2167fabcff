"""Chapter 2: what is in a Domain, what lies at the top, whom cards reach, Events as places."""

from __future__ import annotations

import pytest

from fiendish.engine.game import LETTERS
from fiendish.games.villainous.rules import board
from tests.games.marvel_villainous.playing import Play, at


def realm_of(play: Play, card: str) -> str:
    """The letter of the player in whose Domain a card is; empty if in nobody's."""
    seat = board.realm_of(play.g, play.handle(card))
    return LETTERS[seat] if seat >= 0 else ""


def covered(play: Play, player: str, place: str) -> list[bool]:
    """For the symbols of a location, top row first, whether they are covered."""
    realm = play.view().realms[LETTERS.index(player)]
    there = next(location for location in realm.locations if location.place == place)
    return [symbol.covered for symbol in (*there.top, *there.bottom)]


TOP_COVERED = [True, True, False, False]
NOTHING_COVERED = [False] * 4


# -- in a Domain, and outside --------------------------------------------------------------------


@pytest.mark.rule("MV-16", "MV-17", "MV-23")
def test_locations_and_specialty_area_are_in_the_domain_events_are_in_none():
    play = at("""
        A:
          bifrost: frost_giant [laevateinn], sif
          area: silver_tongue
        B:
          aim_island: kid_loki
        events:
          incoming: executioner
          aim_mutiny: aim_agent
    """)
    assert realm_of(play, "frost_giant") == "A"
    assert realm_of(play, "laevateinn") == "A"
    assert realm_of(play, "sif") == "A"
    assert realm_of(play, "silver_tongue") == "A"
    assert realm_of(play, "kid_loki") == "B"
    for outside in ("incoming", "executioner", "aim_mutiny", "aim_agent"):
        assert realm_of(play, outside) == ""


@pytest.mark.rule("MV-17")
def test_allies_at_events_do_not_count_where_a_domain_is_asked_for():
    """M.O.D.O.K.'s Battle Armor needs an Ally in his Domain."""
    play = at("""
        active: B
        B:
          power: 5
          hand: aim_battle_armor
        events:
          incoming: aim_agent
    """)
    assert not play.can("play", "aim_battle_armor")
    assert play.why_not("play", "aim_battle_armor") == "MV-79"


@pytest.mark.rule("MV-17")
@pytest.mark.parametrize(
    ("where", "reached"),
    [
        ("hand: aim_agent, monica_rappaccini", False),
        ("deck: monica_rappaccini, rest", False),
        ("pile: monica_rappaccini", False),
        ("black_market: monica_rappaccini", True),
    ],
)
def test_cards_in_hand_deck_and_pile_do_nothing(where: str, reached: bool):
    """Monica Rappaccini makes A.I.M. Allies cheaper."""
    play = at(f"""
        active: B
        B:
          {"" if "hand" in where else "hand: aim_agent"}
          {where}
    """)
    assert play.can("play", "aim_agent") == reached


@pytest.mark.rule("MV-18")
def test_an_ability_reaches_its_own_domain_only():
    play = at("""
        A:
          bifrost: lorelei, sif
        B:
          aim_island: odin, phil_coulson_shield, quake_shield
    """)
    assert play.strength("sif") == 1  # 3 - 2 by Lorelei
    assert play.strength("odin") == 6
    assert play.strength("quake_shield") == 5  # 4 + 1 by Coulson


@pytest.mark.rule("MV-18")
def test_coulson_does_not_reach_agents_in_another_domain():
    play = at("""
        A:
          bifrost: quake_shield
        B:
          aim_island: phil_coulson_shield
    """)
    assert play.strength("quake_shield") == 4


@pytest.mark.rule("MV-19")
def test_what_lies_in_a_domain_works_on_its_owner_only():
    """Heimdall, Monica Rappaccini and the Saboteur each hinder or help one player alone."""
    play = at("""
        A:
          power: 5
          hand: kid_loki
        B:
          aim_island: heimdall
    """)
    assert play.can("play", "kid_loki", "aim_island")
    play = at("""
        A:
          power: 5
          hand: kid_loki
          bifrost: heimdall
    """)
    assert not play.can("play", "kid_loki", "aim_island")


@pytest.mark.rule("MV-19")
def test_another_players_ally_works_on_the_owner_of_the_domain():
    text = """
        A:
          mischief: 3
          bifrost: {bifrost}
          jotunheim: sif
        B:
          aim_island: {island}
    """
    play = at(text.format(bifrost="norn_stones, aim_saboteur", island=""))
    assert not play.can("activate", "norn_stones")
    play = at(text.format(bifrost="norn_stones", island="aim_saboteur"))
    assert play.can("activate", "norn_stones")


# -- top and bottom ------------------------------------------------------------------------------


@pytest.mark.rule("MV-20", "MV-66")
def test_own_cards_lie_below_and_cover_nothing():
    play = at("""
        A:
          odins_throne: frost_giant, norn_stones, casket_of_ancient_winters
    """)
    there = play.view().realms[0].locations[0]
    assert there.above == []
    assert len(there.below) == 3
    assert covered(play, "A", "odins_throne") == NOTHING_COVERED
    assert play.can("gain")


@pytest.mark.rule("MV-20", "MV-31", "MV-R3")
@pytest.mark.parametrize("card", ["sif", "containment_field", "aim_saboteur", "sif -3"])
def test_heroes_fate_items_and_foreign_allies_lie_above_and_cover_the_whole_top_row(card: str):
    play = at(f"""
        A:
          hand: lorelei
          odins_throne: {card}
    """)
    there = play.view().realms[0].locations[0]
    assert len(there.above) == 1
    assert there.below == []
    assert covered(play, "A", "odins_throne") == TOP_COVERED
    assert covered(play, "A", "bifrost") == NOTHING_COVERED
    assert not play.can("gain")
    assert play.why_not("gain") == "MV-31"
    assert play.can("discard")  # of the bottom row


@pytest.mark.rule("MV-R3")
def test_what_is_attached_covers_nothing_by_itself():
    """Kid Loki comes home with a Contract on him."""
    play = at(
        """
        A:
          mover: bifrost
        B:
          manhattan: kid_loki [standing_contract]
        """,
        villains="loki,masque",
    )
    assert covered(play, "B", "manhattan") == TOP_COVERED
    play.relocate("kid_loki", "odins_throne")
    assert play.at("A", "odins_throne") == ["A kid_loki 1 [standing_contract]"]
    assert covered(play, "A", "odins_throne") == NOTHING_COVERED
    assert covered(play, "B", "manhattan") == NOTHING_COVERED
    play.done()


@pytest.mark.rule("MV-21")
def test_a_location_holds_any_number_of_cards_and_all_stay_visible():
    play = at("""
        A:
          power: 3
          hand: frost_giant
          bifrost: frost_giant, frost_giant, executioner, norn_stones, sif, odin, heimdall
    """)
    play.play("frost_giant", "bifrost")
    assert len(play.at("A", "bifrost")) == 8
    for reader in ("A", "B", None):
        there = play.view(reader).realms[0].locations[1]
        assert [card.card for card in there.above] == ["fate_sif", "fate_odin", "fate_heimdall"]
        assert len(there.below) == 5
    play.done()


@pytest.mark.rule("MV-22")
def test_an_ability_works_as_long_as_the_card_is_in_play():
    """Odin keeps Loki from spending until he is gone."""
    play = at("""
        A:
          mover: sanctum_sanctorum
          mischief: 1
          sanctum_sanctorum: frost_giant, executioner, odin
          bifrost: norn_stones, sif
    """)
    assert play.why_not("activate", "norn_stones") == "MV-31"
    play.vanquish("odin", "frost_giant")
    play.activate("norn_stones")
    assert (play.second("A"), play.mark("A")) == (0, 1)
    assert play.strength("sif") == 2
    play.done()


@pytest.mark.rule("MV-22", "MV-39")
def test_before_that_he_does_not():
    play = at("""
        A:
          mischief: 1
          sanctum_sanctorum: odin
          bifrost: norn_stones, sif
    """)
    assert play.why_not("activate", "norn_stones") == "MV-39"


# -- Events and Specialties ----------------------------------------------------------------------


@pytest.mark.rule("MV-23")
def test_a_global_event_is_for_all_a_targeted_one_lies_with_its_villain():
    play = at("""
        A:
          power: 3
          hand: kid_loki
        events:
          incoming:
          aim_mutiny:
          judgment_of_the_all_mother:
    """)
    targets = {event.card: event.target for event in play.view().events}
    assert targets == {
        "event_incoming": -1,
        "event_aim_mutiny": 1,
        "event_judgment_of_the_all_mother": 0,
    }
    assert play.can("play", "kid_loki", "incoming")
    assert play.can("play", "kid_loki", "judgment_of_the_all_mother")
    assert not play.can("play", "kid_loki", "aim_mutiny")
    assert play.why_not("play", "kid_loki", "event_aim_mutiny") == "MV-101"


@pytest.mark.rule("MV-24", "MV-83")
def test_specialties_lie_together_in_the_specialty_area():
    play = at("""
        A:
          mover: jotunheim
          power: 5
          spent: 2
          hand: god_of_stories, silver_tongue
    """)
    play.play("god_of_stories")
    play.play("silver_tongue")
    assert play.area("A") == ["god_of_stories", "silver_tongue"]
    assert play.power("A") == 0
    play.done()


@pytest.mark.rule("MV-23", "MV-96")
@pytest.mark.parametrize(("player", "card", "price"), [("A", "lorelei", 2), ("B", "whiplash", 3)])
def test_a_targeted_event_works_on_its_villain_alone(player: str, card: str, price: int):
    """Maggia Turf War makes Madame Masque's Allies dearer, not Loki's."""
    play = at(
        f"""
        active: {player}
        {player}:
          hand: {card}
        events:
          maggia_turf_war:
        """,
        villains="loki,masque",
    )
    assert [held.cost for held in play.view(player).hand] == [price]

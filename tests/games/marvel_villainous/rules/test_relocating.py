"""Chapter 4: the Relocate action."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import at


@pytest.mark.rule("MV-51")
def test_own_allies_and_items_go_to_another_own_location():
    play = at("""
        A:
          mover: bifrost
          odins_throne: frost_giant, norn_stones
    """)
    assert play.options("relocate") == [
        f"relocate {card} {place}"
        for card in ("frost_giant", "norn_stones")
        for place in ("bifrost", "jotunheim", "sanctum_sanctorum")
    ]
    play.relocate("norn_stones", "jotunheim")
    assert play.at("A", "jotunheim") == ["A norn_stones"]
    assert play.at("A", "odins_throne") == ["A frost_giant 4"]
    play.done()


@pytest.mark.rule("MV-52", "MV-101")
def test_an_ally_goes_to_a_global_event_or_the_own_targeted_one():
    play = at("""
        A:
          mover: bifrost
          odins_throne: kid_loki
        events:
          incoming:
          judgment_of_the_all_mother:
          aim_mutiny:
    """)
    assert play.can("relocate", "kid_loki", "judgment_of_the_all_mother")
    assert not play.can("relocate", "kid_loki", "aim_mutiny")
    play.relocate("kid_loki", "incoming")
    assert play.events()[0] == "incoming 8: A kid_loki 1"
    assert play.at("A", "odins_throne") == []
    play.done()


@pytest.mark.rule("MV-53", "MV-54")
def test_an_ally_abroad_comes_home_and_covers_nothing_there():
    play = at(
        """
        A:
          mover: bifrost
        B:
          aim_island: kid_loki
        """,
        seats=3,
    )
    assert play.options("relocate") == [
        "relocate kid_loki bifrost",
        "relocate kid_loki jotunheim",
        "relocate kid_loki odins_throne",
        "relocate kid_loki sanctum_sanctorum",
    ]  # to no other place of B's, and to none of C's
    play.relocate("kid_loki", "bifrost")
    assert play.at("A", "bifrost") == ["A kid_loki 1"]
    assert play.at("B", "aim_island") == []
    assert play.can("fate")  # of the top row
    assert not play.view().realms[1].locations[0].top[0].covered
    play.done()


@pytest.mark.rule("MV-54")
def test_fate_cards_and_foreign_cards_stay_and_nothing_goes_into_another_domain():
    play = at("""
        A:
          mover: bifrost
          jotunheim: sif, aim_saboteur, containment_field
          odins_throne: norn_stones
        B:
          aim_island: aim_agent, mind_amplifier
    """)
    assert play.options("relocate") == [
        "relocate norn_stones bifrost",
        "relocate norn_stones jotunheim",
        "relocate norn_stones sanctum_sanctorum",
    ]
    assert play.why_not("relocate", "norn_stones", "aim_island") == "MV-54"
    assert play.why_not("relocate", "sif", "bifrost") == "MV-54"


@pytest.mark.rule("MV-54", "MV-39")
def test_agent_13_holds_own_cards_at_her_location():
    play = at("""
        A:
          mover: bifrost
          jotunheim: agent_13_shield
          odins_throne: norn_stones
    """)
    assert play.options("relocate") == [
        "relocate norn_stones bifrost",
        "relocate norn_stones sanctum_sanctorum",
    ]
    assert play.why_not("relocate", "norn_stones", "jotunheim") == "MV-39"


@pytest.mark.rule("MV-55", "MV-106")
@pytest.mark.parametrize("there", ["jotunheim", "incoming"])
def test_attached_items_travel_along(there: str):
    play = at("""
        A:
          mover: bifrost
          odins_throne: kid_loki [laevateinn]
        events:
          incoming:
    """)
    play.relocate("kid_loki", there)
    assert play.strength("kid_loki") == 3
    assert play.thing(play.handle("kid_loki")) == "A kid_loki 3 [laevateinn]"
    play.done()


@pytest.mark.rule("MV-56")
def test_relocating_is_not_playing():
    """M.O.D.A.M. draws a Hero when she is played, not when she is moved."""
    play = at("""
        active: B
        B:
          mover: doomsday_hangar
          aim_island: modam
          black_market: sif
    """)
    play.relocate("modam", "aim_laboratory")
    play.done("B")
    play = at("""
        active: B
        B:
          mover: doomsday_hangar
          power: 3
          hand: modam
          black_market: sif
    """)
    play.play("modam", "aim_laboratory")
    assert play.asked == "B move-whom"


@pytest.mark.rule("MV-R18")
def test_an_attached_item_does_not_move_alone():
    play = at("""
        A:
          mover: bifrost
          odins_throne: frost_giant [laevateinn], executioner
    """)
    assert not play.can("relocate", "laevateinn")
    assert play.why_not("relocate", "laevateinn", "jotunheim") == "MV-R18"


@pytest.mark.rule("MV-R23")
def test_to_an_event_from_any_domain_but_not_away_from_one():
    play = at("""
        A:
          mover: bifrost
          odins_throne: frost_giant
        B:
          aim_island: kid_loki
        events:
          incoming: executioner
          judgment_of_the_all_mother:
    """)
    assert play.can("relocate", "frost_giant", "judgment_of_the_all_mother")
    assert not play.can("relocate", "executioner")
    play.relocate("kid_loki", "judgment_of_the_all_mother")
    assert play.events() == [
        "incoming 8: A executioner 5",
        "judgment_of_the_all_mother 6: A kid_loki 1",
    ]
    play.done()


@pytest.mark.rule("MV-81")
def test_an_unattached_item_never_goes_to_an_event():
    play = at("""
        A:
          mover: bifrost
          odins_throne: norn_stones, frost_giant
        events:
          incoming:
    """)
    assert play.can("relocate", "frost_giant", "incoming")
    assert not play.can("relocate", "norn_stones", "incoming")
    assert play.why_not("relocate", "norn_stones", "event_incoming") == "MV-81"

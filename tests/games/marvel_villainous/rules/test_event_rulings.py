"""Rulings on Events: when they are checked, rewards, Events met in other ways."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from fiendish.games.marvel_villainous.rules import events
from tests.games.marvel_villainous.playing import at


@pytest.mark.rule("MV-R25", "MV-50")
def test_a_token_may_resolve_an_event() -> None:
    play = at(
        """
        A:
          mover: black_market
          power: 2
        events:
          incoming: modam, aim_agent [aim_battle_armor]
        """,
        villains="modok,loki",
    )
    assert play.events() == ["incoming 8: A modam 4, A aim_agent 3 [aim_battle_armor]"]
    play.activate("aim_battle_armor")
    assert play.events() == []
    assert sorted(play.pile("A")) == ["aim_agent", "aim_battle_armor", "modam"]
    assert play.power("A") == 4
    play.done()


@pytest.mark.rule("MV-R25")
def test_of_several_events_at_once_the_turns_player_orders_them() -> None:
    play = at(
        """
        active: B
        B:
          mover: aim_island
          aim_island: aim_agent
        events:
          knock_knock: frost_giant -1
          incoming: frost_giant
        """,
        mode="undying",
    )
    g = play.g
    for ally in g.sent:
        g.plus[ally] += 9
    asking = events.settle(g)
    assert isinstance(asking, Generator)
    question = next(asking)
    assert question.seat == 1
    assert question.prompt.id == "next-event"
    assert [play.name(event) for event in question.options] == ["knock_knock", "incoming"]
    asking.send(question.options[1])
    assert play.fate_pile() == ["incoming"]
    assert play.events() == ["knock_knock 4: A frost_giant 12"]


@pytest.mark.rule("MV-R26")
def test_the_penalty_has_ended_when_the_reward_comes() -> None:
    play = at("""
        A:
          power: 3
          hand: frost_giant
        events:
          judgment_of_the_all_mother: lorelei
    """)
    play.play("frost_giant", "judgment_of_the_all_mother")
    assert play.second("A") == 3
    play.done()
    play = at(
        """
        A:
          power: 3
          loyalty: 2
          hand: modam
        events:
          aim_mutiny: super_adaptoid
        """,
        villains="modok,loki",
    )
    play.play("modam", "aim_mutiny")
    assert (play.mark("A"), play.power("A")) == (3, 2)
    play.done()


@pytest.mark.rule("MV-R26")
def test_rewards_come_in_turn_order_beginning_with_the_turns_player() -> None:
    play = at(
        """
        active: B
        B:
          power: 3
          hand: modam
        events:
          infiltrated: lorelei, maggia_hitman
        """,
        seats=3,
    )
    play.play("modam", "infiltrated")
    order = []
    while play.asked[2:] == "take":
        order.append(play.asked[0])
        play.decline()
    assert order == ["B", "C", "A"]
    play.done("B")


@pytest.mark.rule("MV-R26", "MV-104")
def test_a_reward_that_cannot_be_carried_out_is_lost() -> None:
    play = at("""
        A:
          power: 3
          hand: frost_giant
        events:
          under_surveillance: executioner, kid_loki
    """)
    play.play("frost_giant", "under_surveillance")  # no Hero is there to defeat
    assert play.events() == []
    play.done()


@pytest.mark.rule("MV-R27")
def test_nobody_has_to_help() -> None:
    play = at("""
        A:
          mover: bifrost
          power: 3
          hand: frost_giant
        events:
          incoming: executioner
    """)
    play.end()
    assert play.events() == ["incoming 8: A executioner 5"]


@pytest.mark.rule("MV-R27")
def test_an_event_that_is_resolved_is_gone() -> None:
    play = at("""
        A:
          mover: jotunheim
          power: 6
          hand: frost_giant, lorelei
        events:
          incoming: executioner
    """)
    assert play.can("play", "lorelei", "incoming")
    play.play("frost_giant", "incoming")
    assert play.can("play", "lorelei", "jotunheim")
    assert not play.can("play", "lorelei", "incoming")
    play.done()


@pytest.mark.rule("MV-R28")
def test_knock_knock_keeps_the_strength_it_came_with() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
          sanctum_sanctorum: sif, frost_giant
          jotunheim: quake_shield, mockingbird_shield, executioner
        B:
          black_market: shield_strike_team
        fate deck: knock_knock, rest
    """)
    play.fate()
    assert play.events() == ["knock_knock 7: "]
    play.vanquish("quake_shield")
    assert play.events() == ["knock_knock 7: "]
    play.done()


@pytest.mark.rule("MV-R51")
def test_under_surveillance_reveals_a_second_card_when_the_first_is_done() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        fate deck: sif, odin, rest
        events:
          under_surveillance:
        """,
        seats=3,
    )
    play.fate()
    play.choose("B", "black_market")
    assert play.asked == "A fate-target"  # each card is aimed for itself
    play.choose("C", "manhattan")
    assert play.at("B", "black_market") == ["sif 3"]
    assert play.at("C", "manhattan") == ["odin 6"]
    play.done()


@pytest.mark.rule("MV-R51")
def test_under_surveillance_itself_brings_no_second_card() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
        fate deck: under_surveillance, sif, rest
    """)
    play.fate()
    assert play.fate_deck(1) == ["sif"]
    play.done()


@pytest.mark.rule("MV-R51", "MV-124")
def test_after_knock_knock_the_second_card_is_still_revealed() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        fate deck: knock_knock, sif, rest
        events:
          under_surveillance:
        """,
        mode="undying",
    )
    play.fate()
    play.choose("black_market")
    assert play.at("B", "black_market") == ["sif 3"]
    assert play.events() == ["under_surveillance 10: ", "knock_knock 4: "]
    play.done()


@pytest.mark.rule("MV-R14", "MV-111")
def test_events_revealed_for_a_hit_are_shuffled_back() -> None:
    play = at(
        """
        A:
          mover: manhattan
        fate deck: incoming, maggia_turf_war, knock_knock, sif
        """,
        villains="masque,loki",
    )
    play.step()
    play.choose("madripoor")
    assert play.at("A", "madripoor") == ["sif 3"]
    assert play.events() == []
    assert sorted(play.fate_deck()) == ["incoming", "knock_knock", "maggia_turf_war"]
    assert play.fate_pile() == []
    play.done()

"""Events (chapter 7): entering play, Allies sent there, resolving, rewards."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import Play, at

# -- coming into play ----------------------------------------------------------------------------


@pytest.mark.rule("MV-97")
def test_a_global_event_comes_into_play_at_once_and_has_no_target() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        fate deck: incoming, sif, rest
        """,
        seats=3,
    )
    play.fate()
    assert play.events() == ["incoming 8: "]
    assert play.view().events[0].target == -1
    assert play.fate_deck(1) == ["sif"]
    play.done()


@pytest.mark.rule("MV-98", "MV-123")
def test_a_second_global_event_is_discarded_without_effect() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
          jotunheim: quake_shield
        fate deck: knock_knock, rest
        events:
          incoming:
    """)
    play.fate()
    assert play.events() == ["incoming 8: "]
    assert play.fate_pile() == ["knock_knock"]
    play.done()


@pytest.mark.rule("MV-124", "MV-98")
def test_in_undying_mode_it_comes_into_play_beside_the_other() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
          jotunheim: quake_shield
        fate deck: knock_knock, rest
        events:
          incoming:
        """,
        mode="undying",
    )
    play.fate()
    assert play.events() == ["incoming 8: ", "knock_knock 5: "]
    assert play.fate_pile() == []
    play.done()


@pytest.mark.rule("MV-99")
def test_a_targeted_event_goes_to_its_villain_though_a_global_one_is_in_play() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        fate deck: maggia_turf_war, rest
        events:
          incoming:
        """,
        seats=3,
    )
    play.fate()
    assert play.events() == ["incoming 8: ", "maggia_turf_war 7: "]
    assert [event.target for event in play.view().events] == [-1, 2]
    play.done()


@pytest.mark.rule("MV-98", "MV-99")
def test_a_targeted_event_does_not_keep_a_global_one_out() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
        fate deck: incoming, rest
        events:
          aim_mutiny:
    """)
    play.fate()
    assert play.events() == ["aim_mutiny 7: ", "incoming 8: "]
    play.done()


@pytest.mark.rule("MV-100")
def test_the_own_targeted_event_is_discarded_without_effect() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
        fate deck: judgment_of_the_all_mother, rest
        """,
        seats=3,
    )
    play.fate()
    assert play.events() == []
    assert play.fate_pile() == ["judgment_of_the_all_mother"]
    play.done()


# -- the penalty ---------------------------------------------------------------------------------


@pytest.mark.rule("MV-96")
def test_a_penalty_strikes_each_player_in_the_own_turn_as_long_as_the_event_lies_there() -> None:
    play = at(
        """
        phase: draw
        A:
          power: 3
        B:
          power: 3
          hand: 4 random
        events:
          infiltrated:
        """,
        villains="loki,masque",
    )
    for player in "BAB":
        assert play.asked == f"{player} pay-or-discard"
        play.decline()
        play.move(play.options()[0].removeprefix("move "))
        play.end()
    assert (play.power("A"), play.power("B")) == (2, 1)


@pytest.mark.rule("MV-96", "MV-99")
def test_a_targeted_penalty_strikes_its_villain_only() -> None:
    text = """
        A:
          mover: {mover}
          power: 2
          hand: {ally}
        events:
          maggia_turf_war:
    """
    masque = at(text.format(mover="manhattan", ally="maggia_enforcer"), villains="masque,loki")
    assert not masque.can("play", "maggia_enforcer")
    loki = at(text.format(mover="jotunheim", ally="lorelei"), villains="loki,masque")
    assert loki.can("play", "lorelei", "jotunheim")


# -- sending Allies ------------------------------------------------------------------------------


@pytest.mark.rule("MV-101")
def test_only_the_named_villain_may_send_allies_to_a_targeted_event() -> None:
    text = """
        A:
          mover: {mover}
          power: 3
          hand: {hand}
          {mover}: {there}
        events:
          aim_mutiny:
    """
    loki = at(text.format(mover="bifrost", hand="kid_loki", there="lorelei"))
    assert not loki.can("play", "kid_loki", "aim_mutiny")
    assert not loki.can("relocate", "lorelei", "aim_mutiny")
    modok = at(
        text.format(mover="doomsday_hangar", hand="aim_agent", there="modam"),
        villains="modok,loki",
    )
    assert modok.can("play", "aim_agent", "aim_mutiny")
    assert modok.can("relocate", "modam", "aim_mutiny")


@pytest.mark.rule("MV-102")
@pytest.mark.parametrize(
    ("villains", "mover", "ally"),
    [
        ("loki,modok", "bifrost", "lorelei"),
        ("modok,loki", "doomsday_hangar", "modam"),
        ("masque,loki", "nefaria_estate", "whiplash"),
    ],
)
def test_anybody_may_play_and_relocate_allies_to_a_global_event(
    villains: str, mover: str, ally: str
) -> None:
    text = """
        A:
          mover: {mover}
          power: 3
          {where}: {ally}
        events:
          incoming:
    """
    relocating = at(text.format(mover=mover, where=mover, ally=ally), villains=villains)
    relocating.relocate(ally, "incoming")
    assert [there.rpartition(" ")[0] for there in relocating.events()] == [f"incoming 8: A {ally}"]
    assert relocating.at("A", mover) == []
    relocating.done()
    playing = at(text.format(mover=mover, where="hand", ally=ally), villains=villains)
    playing.play(ally, "incoming")
    assert playing.events() == relocating.events()
    playing.done()


@pytest.mark.rule("MV-102", "MV-R23")
def test_an_ally_at_an_event_does_not_come_back() -> None:
    play = at(
        """
        A:
          mover: bifrost
        events:
          incoming: lorelei
          knock_knock:
        """,
        mode="undying",
    )
    assert play.options("relocate") == []


@pytest.mark.rule("MV-102", "MV-R23")
def test_an_ally_may_go_to_an_event_straight_from_another_domain() -> None:
    play = at("""
        A:
          mover: bifrost
        B:
          aim_island: kid_loki
        events:
          incoming:
    """)
    play.relocate("kid_loki", "incoming")
    assert play.events() == ["incoming 8: A kid_loki 1"]
    assert play.at("B", "aim_island") == []
    play.done()


# -- resolving -----------------------------------------------------------------------------------


def _incoming(hand: str, there: str) -> Play:
    return at(f"""
        A:
          power: 3
          hand: {hand}
        events:
          incoming: {there}
    """)


@pytest.mark.rule("MV-103", "MV-105")
def test_enough_strength_resolves_at_once() -> None:
    play = _incoming("frost_giant", "frost_giant")
    play.play("frost_giant", "incoming")
    assert play.events() == []
    assert play.fate_pile() == ["incoming"]
    assert play.pile("A") == ["frost_giant", "frost_giant"]
    assert play.power("A") == 4
    play.done()


@pytest.mark.rule("MV-103")
def test_one_point_less_does_not() -> None:
    play = _incoming("frost_giant", "enchantress")
    play.play("frost_giant", "incoming")
    assert play.events() == ["incoming 8: A enchantress 3, A frost_giant 4"]
    assert play.power("A") == 0
    play.done()


@pytest.mark.rule("MV-103")
def test_more_than_enough_resolves_too() -> None:
    play = _incoming("frost_giant", "executioner")
    play.play("frost_giant", "incoming")
    assert play.events() == []
    play.done()


@pytest.mark.rule("MV-103", "MV-104", "MV-105")
def test_the_strength_of_all_players_counts_and_each_of_them_is_rewarded_once() -> None:
    play = at(
        """
        A:
          power: 3
          hand: frost_giant
        events:
          incoming: kid_loki, aim_agent, aim_agent
        """,
        seats=3,
    )
    play.play("frost_giant", "incoming")
    assert [play.power(one) for one in "ABC"] == [4, 4, 0]
    assert play.pile("A") == ["kid_loki", "frost_giant"]
    assert play.pile("B") == ["aim_agent", "aim_agent"]
    play.done()


@pytest.mark.rule("MV-106")
def test_an_item_cannot_go_to_an_event() -> None:
    play = at("""
        A:
          mover: bifrost
          power: 5
          hand: norn_stones, laevateinn
          bifrost: casket_of_ancient_winters
        events:
          incoming: lorelei
    """)
    assert play.options("play norn") == [
        f"play norn_stones {place}"
        for place in ("bifrost", "jotunheim", "odins_throne", "sanctum_sanctorum")
    ]
    assert not play.can("play", "laevateinn")
    assert not play.can("relocate", "casket_of_ancient_winters", "incoming")


@pytest.mark.rule("MV-106", "MV-R24")
def test_an_ally_keeps_its_items_on_the_way_and_they_count() -> None:
    play = at("""
        A:
          mover: bifrost
          bifrost: lorelei [laevateinn]
        events:
          incoming:
    """)
    play.relocate("lorelei", "incoming")
    assert play.events() == ["incoming 8: A lorelei 4 [laevateinn]"]
    play.done()


@pytest.mark.rule("MV-105", "MV-106")
def test_items_of_allies_that_resolved_go_to_the_piles() -> None:
    play = _incoming("frost_giant", "lorelei [laevateinn]")
    play.play("frost_giant", "incoming")
    assert sorted(play.pile("A")) == ["frost_giant", "laevateinn", "lorelei"]
    assert play.power("A") == 4
    play.done()


@pytest.mark.rule("MV-107")
def test_allies_at_an_event_are_in_no_domain() -> None:
    play = at(
        """
        A:
          mover: aim_island
          power: 5
          loyalty: 1
          hand: bow_to_modok, aim_battle_armor, aim_agent
        events:
          incoming: monica_rappaccini, aim_agent
        """,
        villains="modok,loki",
    )
    assert not play.can("play", "bow_to_modok")
    assert not play.can("play", "aim_battle_armor")
    play.play("aim_agent", "aim_island")
    assert play.power("A") == 4  # Monica Rappaccini makes it no cheaper
    play.done()


@pytest.mark.rule("MV-107")
def test_texts_of_a_domain_do_not_reach_them() -> None:
    play = at("""
        A:
          mover: sanctum_sanctorum
        B:
          aim_laboratory: aim_scientist
        fate deck: exposed, rest
        events:
          incoming: aim_agent
    """)
    play.fate()  # the Agent is weak enough, but in no Domain
    assert play.events() == ["incoming 8: B aim_agent 2"]
    assert play.pile("B") == ["aim_scientist"]
    play.done()

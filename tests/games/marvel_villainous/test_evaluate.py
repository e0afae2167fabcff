"""The normal bot knows what its Villain is after, and reads nothing that it may not know."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import Play, at
from tests.games.villainous.bots import play_turn, worth

WON = {
    "loki": """
        A:
          mover: bifrost
          mischief: 2
          spent: 8
    """,
    "modok": """
        A:
          mover: aim_island
          power: 2
          loyalty: 5
          aim_laboratory: cosmic_cube
    """,
    "masque": """
        A:
          mover: nefaria_estate
          vendettas: sif, odin, heimdall, spider_woman, bethany_cabe, warriors_three, beta_ray_bill
          madripoor: dreadnought, dreadnought
    """,
}


def of(villain: str, text: str, step: str = "act") -> Play:
    other = "loki" if villain != "loki" else "modok"
    return at(text, villains=f"{villain},{other}", phase=step)


@pytest.mark.parametrize("villain", WON)
def test_a_game_that_can_be_won_this_turn_is_won(villain: str) -> None:
    table = of(villain, WON[villain], step="move").table
    play_turn(table)
    assert table.result is not None
    assert table.result.winners == (0,)


def test_m_o_d_o_k_wants_a_i_m_at_every_location_first() -> None:
    spread = "A:\n  aim_island: aim_agent\n  black_market: aim_agent"
    heap = "A:\n  aim_island: aim_agent, aim_agent"
    assert worth(of("modok", spread).table) > worth(of("modok", heap).table)


def test_madame_masque_wants_heroes_where_her_allies_are() -> None:
    nobody = "A:\n  madripoor: dreadnought"
    prey = "A:\n  madripoor: dreadnought, sif"
    apart = "A:\n  madripoor: dreadnought\n  manhattan: sif"
    values = [worth(of("masque", text).table) for text in (prey, nobody, apart)]
    assert values == sorted(values, reverse=True)


def test_loki_does_not_want_heroes() -> None:
    with_hero, without = "A:\n  bifrost: frost_giant, sif", "A:\n  bifrost: frost_giant"
    assert worth(of("loki", with_hero).table) < worth(of("loki", without).table)


def test_an_own_event_is_worse_than_none_and_allies_there_help() -> None:
    event = "A:\n  power: 1\nevents:\n  event_judgment_of_the_all_mother: {}"
    none = worth(of("loki", "A:\n  power: 1").table)
    alone = worth(of("loki", event.format("")).table)
    assert alone < worth(of("loki", event.format("frost_giant")).table) < none


def test_cards_of_no_use_make_room() -> None:
    stuck = "A:\n  mover: sanctum_sanctorum\n  hand: cast_illusion, cast_illusion, glorious_purpose"
    play = of("loki", stuck, step="move")
    play_turn(play.table)
    assert "glorious_purpose" in play.pile("A")


def test_the_hands_of_others_are_not_looked_at() -> None:
    hands = (
        "cosmic_cube, creating_the_cube, bow_to_modok",
        "aim_agent, mind_amplifier, mass_production",
    )
    values = [worth(at(f"B:\n  hand: {hand}").table) for hand in hands]
    assert values[0] == values[1]


def test_nothing_but_a_decided_game_is_worth_a_thousand() -> None:
    play = of("modok", WON["modok"].replace("aim_island", "black_market"))
    assert 300 < worth(play.table) < 1000
    play.activate("cosmic_cube")
    assert worth(play.table) > 1000 > -1000 > worth(play.table, 1)

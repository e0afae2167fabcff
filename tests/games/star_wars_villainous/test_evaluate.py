"""The normal bot knows what its Villain is after, and reads nothing that it may not know."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at
from tests.games.villainous.bots import play_turn, worth

WON = {
    "darth_vader": """
        A:
          mover: mustafar
          ambition: 6
          conflicted: 1
          emperors_throne_room: emperor_palpatine
          piece: emperors_throne_room
    """,
    "kylo_ren": """
        A:
          mover: jakku
          light: 0
          conflict: 1
          dark: 5
          takodana: knights_of_ren, finn
    """,
    "asajj_ventress": """
        A:
          mover: dathomir
          completed: assault_on_kamino, vengeance_against_dooku
          briefs: kidnap_the_huttlet +defeat-with-team +deliver-to-serenno
    """,
    "general_grievous": """
        A:
          mover: saleucami
          lightsabers: 7
          florrum: magna_guard, kit_fisto
    """,
    "moff_gideon": """
        A:
          mover: nevarro_city
          ambition: 5
          tython: laboratory_samples, doctor_pershing, captured_grogu
    """,
}


def of(villain: str, text: str, step: str = "act") -> Play:
    return at(text, villains=villain, phase=step)


@pytest.mark.parametrize("villain", WON)
def test_a_game_that_can_be_won_this_turn_is_won(villain: str) -> None:
    table = of(villain, WON[villain], step="move").table
    play_turn(table)
    assert table.result is not None
    assert table.result.winners == (0,)


@pytest.mark.parametrize(
    ("villain", "better", "worse"),
    [
        ("general_grievous", "florrum: magna_guard, kit_fisto", "florrum: magna_guard"),
        ("kylo_ren", "jakku: captain_phasma, finn", "jakku: captain_phasma"),
        ("darth_vader", "mustafar: boba_fett", "mustafar: boba_fett, han_solo"),
        (
            "moff_gideon",
            "tython: dark_troopers, grogu",
            "tython: dark_troopers\n  the_bridge: grogu",
        ),
    ],
)
def test_heroes_are_what_they_are_to_each_villain(villain: str, better: str, worse: str) -> None:
    good, bad = (worth(of(villain, f"A:\n  {text}").table) for text in (better, worse))
    assert good > bad


@pytest.mark.parametrize(
    ("mission", "near", "far"),
    [
        ("assault_on_kamino", "kamino: savage_opress", "serenno: savage_opress"),
        ("vengeance_against_dooku", "serenno: nightsisters", "kamino: nightsisters"),
        ("kidnap_the_huttlet", "serenno: nightsisters", "kamino: nightsisters"),
        ("cargo_on_the_subtram", "dathomir: water_of_life\n  credits: 1", "credits: 5"),
    ],
)
def test_asajj_ventress_sees_tasks_that_are_half_done(mission: str, near: str, far: str) -> None:
    good, bad = (
        worth(of("asajj_ventress", f"A:\n  briefs: {mission}\n  {text}").table)
        for text in (near, far)
    )
    assert good > bad


def test_the_hands_of_others_are_not_looked_at() -> None:
    hands = ("add_to_my_collection, count_dookus_orders", "b1_battle_droids, gor")
    values = [worth(at(f"B:\n  hand: {hand}").table) for hand in hands]
    assert values[0] == values[1]


def test_moff_gideon_with_grogu_wants_the_two_cards_that_he_needs_and_no_others() -> None:
    def more(card: str, further: str = "") -> float:
        """What a card in hand adds to the table."""
        text = f"A:\n  mover: old_imperial_base\n  tython: captured_grogu{further}"
        held = worth(of("moff_gideon", f"{text}\n  hand: {card}").table)
        return held - worth(of("moff_gideon", text).table)

    assert more("laboratory_samples") > 0 > more("long_live_the_empire")
    assert more("long_live_the_empire", ", laboratory_samples, doctor_pershing") > (
        more("long_live_the_empire", ", doctor_pershing")
    )


def test_darth_vader_discards_his_whole_hand_to_be_free_of_his_restriction() -> None:
    play = of(
        "darth_vader",
        """
        A:
          mover: cloud_city
          restrictions: more_powerful_than_you_can_imagine
          hand: i_am_your_father, the_circle_is_now_complete, force_choke
        """,
        step="move",
    )
    play_turn(play.table)
    assert play.g.restrictions[0] == []

"""Asajj Ventress's guide: Missions are turned up, reset, done and completed."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at, fated, new


def ventress(text: str) -> Play:
    """A plays Asajj Ventress."""
    return at(text, villains="asajj_ventress")


TWO = ["asajj_ventress", "darth_vader"]


# -- the Mission deck ----------------------------------------------------------------------------


@pytest.mark.rule("SW-102", "SW-163", "SW-14")
def test_six_missions_lie_apart_from_the_other_twenty_four():
    play = new(villains=TWO, first=1)
    g = play.g
    assert (len(g.missions), len(g.decks[0]) + len(g.hands[0])) == (6, 24)
    missions = {
        "assault_on_kamino", "cargo_on_the_subtram", "hunt_the_brothers", "kidnap_the_huttlet",
        "the_padawans_bounty", "vengeance_against_dooku",
    }  # fmt: skip
    assert {play.name(card) for card in g.missions} == missions
    assert not any(g.known[card] for card in g.missions)


@pytest.mark.rule("SW-102")
def test_they_are_shuffled():
    orders = {
        tuple(play.name(card) for card in play.g.missions)
        for play in (new(villains=TWO, first=1, seed=seed) for seed in range(4))
    }
    assert len(orders) > 1


@pytest.mark.rule("SW-101", "SW-3")
def test_nobody_else_has_missions():
    play = new(villains=["darth_vader", "kylo_ren"], first=0)
    assert (play.g.missions, play.g.briefs, play.view().mission_deck) == ([], [], 0)


@pytest.mark.rule("SW-103", "SW-110", "SW-R53")
def test_the_first_one_is_turned_up_in_her_first_turn_after_gaining_ambition():
    play = new(villains=TWO, first=1)
    assert play.briefs() == {}
    play.table.answer(0)
    play.end()
    while play.asked == "A condition":
        play.decline()
    assert play.asked == "A move"
    assert len(play.briefs()) == 1
    log = play.log("B")
    [up] = [n for n, line in enumerate(log) if "reveals the Mission" in line]
    assert "A gains 1 Ambition." in log[up - 1]


@pytest.mark.rule("SW-104")
def test_all_see_what_a_mission_asks_for():
    play = ventress("A:\n  briefs: hunt_the_brothers +clear-the-field")
    [mission] = play.view().missions
    assert mission.card == "av_hunt_the_brothers"
    assert mission.tasks == [
        "Defeat a Hero with Strength 4 or more.",
        "Have no Hero in your Sector at the end of your turn, before drawing.",
    ]
    assert (mission.done, mission.reset) == ([False, True], False)
    text = play.g.book.faces[play.g.identity[mission.handle]].text
    assert "Ambition Reset for 1" in text
    assert text.endswith("Reward: the 2 Ambition tokens of its tasks.")


# -- the Ambition Reset --------------------------------------------------------------------------


def resetting(ambition: int = 2, mark: str = "") -> Play:
    return ventress(
        f"""
        A:
          mover: dathomir
          ambition: {ambition}
          briefs: assault_on_kamino {mark}
          level_1313: anakin_skywalker
          fate pile: captain_rex, luminara_unduli
    """
    )


@pytest.mark.rule("SW-105", "SW-141")
def test_heroes_found_by_it_are_placed_and_not_played():
    play = resetting()
    play.deed("assault_on_kamino")
    play.choose("level_1313", "kamino")
    assert play.at("A", "level_1313") == ["anakin_skywalker 5", "captain_rex 2"]  # no token
    assert play.at("A", "kamino") == ["luminara_unduli 3"]
    assert play.second("A") == 1
    assert play.fate_pile("A") == []
    play.done()


@pytest.mark.rule("SW-106")
def test_they_go_to_different_locations():
    play = resetting()
    play.deed("assault_on_kamino")
    play.choose("serenno")
    assert play.options() == ["av_dathomir", "av_kamino", "av_level_1313"]


@pytest.mark.rule("SW-R54")
def test_it_is_bought_once_per_mission():
    play = resetting()
    play.deed("assault_on_kamino")
    play.choose("serenno", "kamino")
    assert play.second("A") == 1
    assert not play.can("deed", "assault_on_kamino")
    assert play.view().missions[0].reset
    play.done()


@pytest.mark.rule("SW-105", "SW-37")
@pytest.mark.parametrize(("ambition", "mark"), [(0, ""), (1, "+reset")])
def test_not_without_ambition_nor_again(ambition: int, mark: str):
    assert not resetting(ambition, mark).can("deed", "assault_on_kamino")


@pytest.mark.rule("SW-105")
def test_it_takes_an_ambition_symbol():
    play = ventress("""
        A:
          mover: serenno
          ambition: 5
          briefs: cargo_on_the_subtram
    """)
    assert not play.can("deed")
    play.done()


@pytest.mark.rule("SW-R54")
def test_it_may_cost_nothing():
    play = ventress("""
        A:
          mover: dathomir
          briefs: cargo_on_the_subtram
    """)
    play.deed("cargo_on_the_subtram")
    assert (play.power("A"), play.second("A")) == (2, 0)
    play.done()


@pytest.mark.rule("SW-86", "SW-R8")
def test_not_when_a_hero_cannot_be_found():
    play = ventress("""
        A:
          mover: dathomir
          ambition: 3
          briefs: assault_on_kamino
          fate deck: captain_rex, twilight
    """)
    assert not play.can("deed", "assault_on_kamino")
    play.done()


# -- tasks ---------------------------------------------------------------------------------------


@pytest.mark.rule("SW-107", "SW-R55")
def test_a_task_done_gets_a_token_that_is_not_hers_yet():
    play = ventress("""
        A:
          mover: level_1313
          briefs: kidnap_the_huttlet
    """)
    play.fate()
    play.table.answer(0)
    while play.asked != "A act":
        play.table.answer(0)
    assert play.briefs() == {"kidnap_the_huttlet": ["fate-an-opponent"]}
    assert play.second("A") == 0
    assert "A task of Kidnap the Huttlet is done: Perform a Fate action." in play.log("B")


@pytest.mark.rule("SW-108", "SW-109", "SW-110", "SW-R55")
def test_the_last_task_completes_it_and_the_next_is_turned_up():
    play = ventress("""
        phase: move
        A:
          briefs: assault_on_kamino +force-at-kamino +defeat-at-kamino
          missions: hunt_the_brothers, rest
          deep_space: fanblade_starfighter
    """)
    play.move("fanblade_starfighter")
    assert play.completed() == ["assault_on_kamino"]
    assert play.second("A") == 3
    assert play.briefs() == {"hunt_the_brothers": []}
    play.done()


@pytest.mark.rule("SW-108")
def test_two_of_three_tasks_do_not_complete_it():
    play = ventress("""
        phase: move
        A:
          briefs: assault_on_kamino +force-at-kamino
          deep_space: fanblade_starfighter
    """)
    play.move("fanblade_starfighter")
    assert play.completed() == []
    assert play.briefs() == {"assault_on_kamino": ["force-at-kamino", "board-a-vehicle"]}
    play.done()


@pytest.mark.rule("SW-110", "SW-R56")
def test_a_state_counts_in_the_turn_of_others_and_the_next_mission_comes_then():
    play = fated(
        "kamino: latts_razzi\nserenno: karis_and_naaleth\nmissions: hunt_the_brothers, rest\n"
        "briefs: assault_on_kamino +board-a-vehicle +defeat-at-kamino",
        "obi_wan_kenobi", "twilight", villains="asajj_ventress",
    )  # fmt: skip
    play.choose("obi_wan_kenobi", "dathomir", "karis_and_naaleth", "kamino")
    assert play.completed() == ["assault_on_kamino"]
    assert (play.second("A"), play.briefs()) == (3, {"hunt_the_brothers": []})
    play.done("B")


@pytest.mark.rule("SW-R56")
def test_a_marked_task_stays_when_the_state_ends():
    play = ventress("""
        A:
          mover: dathomir
          briefs: assault_on_kamino +force-at-kamino
          kamino: savage_opress
    """)
    play.maneuver("savage_opress", "serenno")
    assert play.briefs() == {"assault_on_kamino": ["force-at-kamino"]}
    play.done()


@pytest.mark.rule("SW-R56")
def test_what_completes_a_mission_does_not_count_for_the_next():
    play = ventress("""
        A:
          mover: serenno
          briefs: assault_on_kamino +force-at-kamino +board-a-vehicle
          missions: kidnap_the_huttlet, rest
          kamino: quinlan_vos, nightsisters, nightsisters
    """)
    play.vanquish("quinlan_vos", "nightsisters")
    assert play.completed() == ["assault_on_kamino"]
    assert play.briefs() == {"kidnap_the_huttlet": []}  # though two Allies have defeated a Hero
    play.done()


@pytest.mark.rule("SW-R56")
def test_no_part_of_the_same_action_counts_for_the_next():
    play = ventress("""
        A:
          mover: serenno
          briefs: kidnap_the_huttlet +fate-an-opponent +deliver-to-serenno
          missions: assault_on_kamino, rest
          kamino: quinlan_vos, nightsisters, nightsisters
    """)
    play.vanquish("quinlan_vos", "nightsisters")
    assert play.completed() == ["kidnap_the_huttlet"]
    assert play.briefs() == {"assault_on_kamino": []}  # though a Hero has fallen at Kamino
    play.done()


@pytest.mark.rule("SW-R56")
def test_a_state_that_holds_counts_for_a_new_mission_at_once():
    play = ventress("""
        phase: move
        A:
          briefs: hunt_the_brothers +defeat-the-strong
          missions: assault_on_kamino, rest
          kamino: savage_opress
    """)
    play.move("kamino")
    play.end()
    assert play.briefs() == {"assault_on_kamino": ["force-at-kamino"]}


@pytest.mark.rule("SW-H16", "SW-110", "SW-R54")
def test_the_reset_of_the_next_mission_can_be_bought_in_the_same_turn():
    play = ventress("""
        A:
          mover: dathomir
          ambition: 4
          briefs: vengeance_against_dooku +army-at-serenno +purge-your-hand
          missions: cargo_on_the_subtram, rest
    """)
    play.deed("vengeance_against_dooku")
    assert play.second("A") == 3
    assert play.briefs() == {"cargo_on_the_subtram": []}
    play.deed("cargo_on_the_subtram")
    assert play.power("A") == 2
    assert not play.can("deed")  # both Ambition symbols are used
    play.done()


# -- more Missions -------------------------------------------------------------------------------


@pytest.mark.rule("SW-111")
def test_one_more_mission_costs_as_much_as_lie_face_up():
    play = ventress("""
        A:
          mover: dathomir
          ambition: 3
          briefs: assault_on_kamino
          missions: hunt_the_brothers, kidnap_the_huttlet, rest
    """)
    play.deed(number=1)
    assert (play.second("A"), [*play.briefs()]) == (2, ["assault_on_kamino", "hunt_the_brothers"])
    play.deed(number=1)
    assert play.second("A") == 0
    assert [*play.briefs()][2:] == ["kidnap_the_huttlet"]
    play.done()


@pytest.mark.rule("SW-111")
def test_not_without_the_ambition():
    play = ventress("""
        A:
          mover: dathomir
          ambition: 1
          briefs: assault_on_kamino +reset, hunt_the_brothers +reset
    """)
    assert not play.can("deed")
    play.done()


@pytest.mark.rule("SW-R57")
def test_not_from_an_empty_mission_deck():
    play = ventress("""
        A:
          mover: dathomir
          ambition: 5
          briefs: hunt_the_brothers +reset
          missions:
    """)
    assert not play.can("deed")
    play.done()


@pytest.mark.rule("SW-R57")
def test_with_an_empty_mission_deck_none_comes_after_the_last():
    play = ventress("""
        A:
          mover: serenno
          briefs: hunt_the_brothers +defeat-the-strong
          missions:
    """)
    play.end()
    assert (play.briefs(), play.completed()) == ({}, ["hunt_the_brothers"])


@pytest.mark.rule("SW-112", "SW-H15")
def test_one_deed_fills_the_same_task_on_one_mission_only():
    play = ventress("""
        A:
          mover: serenno
          briefs: kidnap_the_huttlet, the_padawans_bounty
          dathomir: quinlan_vos, nightsisters, nightsisters
          kamino: obi_wan_kenobi, nightsisters, nightsisters
          deep_space: trident_assault_ship
    """)
    play.vanquish("quinlan_vos", "nightsisters")
    assert (play.asked, play.options()) == (
        "A mission", ["kidnap_the_huttlet", "the_padawans_bounty"],
    )  # fmt: skip
    play.choose("the_padawans_bounty")
    assert play.briefs() == {"kidnap_the_huttlet": [], "the_padawans_bounty": ["defeat-with-team"]}
    play.done()


@pytest.mark.rule("SW-112", "SW-H15")
def test_for_the_other_it_has_to_be_done_again():
    play = ventress("""
        A:
          mover: serenno
          briefs: kidnap_the_huttlet, the_padawans_bounty +defeat-with-team
          kamino: obi_wan_kenobi, nightsisters, nightsisters
    """)
    play.vanquish("obi_wan_kenobi", "nightsisters")
    assert play.briefs()["kidnap_the_huttlet"] == ["defeat-with-team"]
    play.done()


@pytest.mark.rule("SW-112")
def test_one_deed_may_fill_different_tasks():
    play = ventress("""
        A:
          mover: serenno
          briefs: assault_on_kamino, hunt_the_brothers, kidnap_the_huttlet
          kamino: obi_wan_kenobi, nightsisters, nightsisters
    """)
    play.vanquish("obi_wan_kenobi", "nightsisters")
    assert play.briefs() == {
        "assault_on_kamino": ["defeat-at-kamino"],
        "hunt_the_brothers": ["defeat-the-strong"],
        "kidnap_the_huttlet": ["defeat-with-team"],
    }
    play.done()


# -- the objective -------------------------------------------------------------------------------


@pytest.mark.rule("SW-163", "SW-30")
@pytest.mark.parametrize(
    ("before", "winner"),
    [("assault_on_kamino, cargo_on_the_subtram", "A"), ("assault_on_kamino", "")],
)
def test_the_third_mission_wins(before: str, winner: str):
    play = ventress(f"""
        A:
          mover: serenno
          completed: {before}
          briefs: hunt_the_brothers +defeat-the-strong
    """)
    play.end()
    assert play.winner == winner
    assert play.completed()[-1] == "hunt_the_brothers"


def test_progress_counts_missions_and_tasks():
    play = ventress("""
        A:
          completed: assault_on_kamino
          briefs: hunt_the_brothers +defeat-the-strong
    """)
    realm = play.view().realms[0]
    assert realm.progress == "1 of 3 Missions completed; Hunt the Brothers: 1 of 2 tasks"
    assert 1 / 3 < realm.nearness < 2 / 3

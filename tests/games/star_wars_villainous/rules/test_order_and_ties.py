"""Rulings on the order of things, ties and hidden cards."""

from __future__ import annotations

import pytest

from fiendish.games.star_wars_villainous.book import BOOK, SectorVillain
from fiendish.games.star_wars_villainous.rules.verbs import Asking, win
from fiendish.games.star_wars_villainous.state import Sector
from tests.games.star_wars_villainous.playing import at, new

GRIEVOUS = "general_grievous,darth_vader"
KYLO = "kylo_ren,darth_vader"


@pytest.mark.rule("SW-R9")
def test_cards_go_to_their_piles_before_abilities_and_rewards():
    play = at("""
        A:
          mover: florrum
          florrum: kit_fisto, gor
    """, villains=GRIEVOUS)  # fmt: skip
    play.vanquish("kit_fisto")
    said = play.log(None)

    def line(*words: str) -> int:
        return next(n for n, one in enumerate(said) if all(word in one for word in words))

    gone = line("Gor", "discard")
    ability = line("gains 1 Ambition")
    first = line("Lightsaber")
    assert line("Kit Fisto", "defeated") < gone < ability < first
    assert play.mark("A") == 2


@pytest.mark.rule("SW-R9", "SW-30")
def test_objectives_are_looked_at_last():
    play = at("""
        A:
          mover: florrum
          lightsabers: 7
          florrum: anakin_skywalker, magna_guard
    """, villains=GRIEVOUS)  # fmt: skip
    play.vanquish("anakin_skywalker")
    assert play.winner == "A"
    assert (play.pile("A"), play.fate_pile("A")) == (["magna_guard"], ["anakin_skywalker"])


@pytest.mark.rule("SW-R9")
def test_the_order_within_a_class_is_not_asked_as_it_changes_nothing():
    """Whichever of the two abilities came first, the table would be the same."""
    play = at("""
        A:
          mover: takodana
          jakku: han_solo, finn, flametroopers
    """, villains=KYLO)  # fmt: skip
    play.vanquish("han_solo")
    play.choose("finn")  # Flametroopers
    while play.asked != "A act":  # Han Solo's token, and the reward
        play.table.answer(0)
    assert play.strength("finn") == 1
    assert play.g.marks[0] == [0, 4, 2]


@pytest.mark.rule("SW-R10", "SW-155")
@pytest.mark.parametrize(("active", "villains", "winner"), [
    ("A", (0, 1), "A"),
    ("B", (0, 1), "B"),
    ("B", (0, 2), "C"),
    ("C", (0, 1), "A"),
])  # fmt: skip
def test_of_two_who_win_at_once_the_next_in_turn_order_does(
    active: str, villains: tuple[int, int], winner: str, monkeypatch: pytest.MonkeyPatch
):
    """No printed card fulfils two Objectives at once, so two guides are made to."""

    def wins(g: Sector, me: int) -> Asking:
        win(g, me)
        yield from ()

    names = ["darth_vader", "kylo_ren", "moff_gideon"]
    for seat in villains:
        villain = next(one for one in BOOK.villains if one.id == names[seat])
        assert isinstance(villain, SectorVillain)
        monkeypatch.setattr(villain, "unsettled", lambda g, me: True)
        monkeypatch.setattr(villain, "settle", wins)
    play = at(f"active: {active}\nphase: move", seats=3, villains=",".join(names))
    play.take(kind="move")
    assert play.winner == winner


@pytest.mark.rule("SW-R70")
def test_at_the_end_of_a_turn_cards_come_first_then_tasks_then_the_draw():
    play = at("""
        A:
          mover: serenno
          kamino: savage_opress, nightsisters
          briefs: hunt_the_brothers
    """, villains="asajj_ventress")  # fmt: skip
    play.end()
    assert play.at("A", "kamino") == ["A savage_opress 6"]
    said = play.log(None)
    removed = next(n for n, line in enumerate(said) if "Nightsisters" in line)
    task = next(n for n, line in enumerate(said) if "task" in line)
    drew = next(n for n, line in enumerate(said) if "draws" in line)
    assert removed < task < drew


@pytest.mark.rule("SW-R3")
def test_what_is_hidden_and_what_is_open():
    play = new(seats=3, villains=["darth_vader", "asajj_ventress", "moff_gideon"], first=1)
    assert play.asked == "B move"  # the first Mission lies open now
    for reader in ("A", "C", None):
        view = play.view(reader)
        assert (view.mission_deck, len(view.missions)) == (5, 1)
        assert view.seen_missions == []
        assert [realm.hand_size for realm in view.realms] == [4, 4, 4]
        assert [space.fate_deck for space in view.spaces] == [15, 15, 15]


@pytest.mark.rule("SW-R53", "SW-103", "SW-110")
def test_the_first_mission_comes_after_ambition_and_before_the_move():
    play = new(villains=["asajj_ventress", "darth_vader"], first=0)
    assert play.asked == "A move"
    said = play.log(None)
    ambition = next(n for n, line in enumerate(said) if "Ambition" in line)
    mission = next(n for n, line in enumerate(said) if "reveals the Mission" in line)
    assert ambition < mission
    later = new(villains=["asajj_ventress", "darth_vader"], first=1)
    assert later.asked == "B move"
    assert later.g.briefs == []

"""Phase 1 (chapter 8): three cubes, and what helps an empty bag."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import Play, at


def next_turn(text: str, seed: int = 0) -> Play:
    """B ends a turn, and A begins one."""
    play = at(f"active: B\nphase: use\nturn: 4\n{text}\nB:\n  card: chronarch-ilo", seed=seed)
    play.end()
    return play


@pytest.mark.rule("MG-44", "MG-R55")
def test_three_cubes_are_drawn_at_random_and_lie_open() -> None:
    draws = set()
    for seed in range(10):
        play = next_turn("A:\n  bag: 3 red, 3 blue, 3 black", seed)
        assert (len(play.drawn()), play.bag("A")) == (3, 6)
        assert play.view("B").drawn == play.view("A").drawn
        assert sum(play.view("B").drawn.values()) == 3
        draws.add(tuple(play.drawn()))
        play.done()
    assert len(draws) > 3


@pytest.mark.rule("MG-44")
def test_a_bag_with_less_than_three_cubes_is_emptied() -> None:
    play = next_turn("A:\n  bag: 1 red, 1 black")
    assert (play.drawn(), play.bag("A")) == (["red", "black"], 0)
    assert play.cards("A") == ["humans"]  # no adventurer: it was not empty
    play.done()


@pytest.mark.rule("MG-45", "MG-R5")
def test_only_the_owner_looks_into_a_bag_others_see_how_many() -> None:
    play = at("drawn: red\nA:\n  bag: 3 red, 1 black")
    assert play.view("A").bag == {"red": 3, "blue": 0, "yellow": 0, "white": 0, "black": 1}
    assert play.view("B").bag == {"red": 5, "blue": 5, "yellow": 5, "white": 5, "black": 5}
    assert play.view().bag is None
    assert play.view("B").players[0].bag_size == 4


@pytest.mark.rule("MG-46", "MG-87")
def test_a_development_that_gives_its_black_cube_to_the_adventurer_stops() -> None:
    play = next_turn("A:\n  bag: empty\n  card: embassy-network [yellow yellow white black]")
    assert play.drawn() == ["black"]
    assert not play.works("embassy-network")
    assert len(play.cards("A")) == 3  # a leader came
    play.done()


@pytest.mark.rule("MG-46", "MG-R18", "MG-H13")
def test_advantage_and_marked_cubes_are_lost_before_the_adventurers_draw() -> None:
    play = at(
        """
        active: B
        phase: use
        A:
          bag: empty
          systems: home-nw, march-nw, edge-n
        B:
          card: chronarch-ilo
          systems: home-se, march-ne
        conflicts:
          spy-scandal: march-nw [blue black] against march-ne [yellow]
          industrial-sabotage: edge-n [black*] against march-ne
        """
    )
    black = play.reserve("black")
    assert play.ahead("spy-scandal") == "A"
    play.end()
    play.decline()  # B proposes no peace
    assert (play.ahead("spy-scandal"), play.on("spy-scandal", "red")) == ("A", ["blue"])  # 1:1
    assert (play.ahead("industrial-sabotage"), play.reserve("black")) == ("", black + 1)
    assert play.drawn() == ["black"]
    play.done()


@pytest.mark.rule("MG-R16")
def test_without_a_leader_only_the_cubes_come() -> None:
    leaders = [
        "arbiter-selvaan", "inquisitor-thessk", "void-caller-umbriel", "gate-warden-oru",
        "archivist-quill", "kingmaker-dressa", "warlord-krag", "surveyor-halcyon", "admiral-yx",
        "spymaster-nul", "shield-matron-aya", "abductor-vesh", "saboteur-rix",
        "quartermaster-bol", "master-builder-tark", "reformer-juno", "oracle-zhen",
    ]  # fmt: skip
    cards = "\n".join(f"  card: {leader}" for leader in leaders)
    play = next_turn(f"A:\n  bag: empty\n  species: humans [agenda black]\n{cards}")
    assert len(play.cards("A")) == 18
    assert play.drawn() == ["black"]
    play.done()


@pytest.mark.rule("MG-R17", "MG-138")
def test_a_skipped_turn_sees_no_adventurer() -> None:
    play = next_turn("A:\n  bag: empty\n  species: humans [agenda black]\n  skips: 1")
    assert play.asked == "B allocate"
    assert (play.cards("A"), play.on("humans")) == (["humans"], ["black"])
    play.done("B")

"""What bots take for a good table: nearer to one of the three ways to win, and the means for it."""

from __future__ import annotations

import pytest

from fiendish.games.master_of_the_galaxy.evaluate import evaluate
from fiendish.games.master_of_the_galaxy.state import TOO_LONG
from tests.games.master_of_the_galaxy.playing import at

PLAIN = "A:\n  species: roc\n  systems: home-nw"


def worth(text: str, player: int = 0) -> float:
    return evaluate(at(text).g, player)


@pytest.mark.parametrize(
    ("less", "more"),
    [
        # domination: slots of the agenda, developments, advantage in a conflict, a line
        ("species: roc [agenda red]", "species: roc [agenda red red]"),
        ("species: roc\n  card: defence-grid", "species: roc\n  card: defence-grid [red]"),
        (
            "species: roc\n  card: defence-grid",
            "species: roc\n  card: defence-grid [red red white]",
        ),
        # means: a card, one more cube to draw
        ("species: roc", "species: roc\n  card: border-war"),
        (
            "species: roc\n  card: virtual-worlds [blue blue white yellow]",
            "species: roc\n  card: quantum-computing [blue blue blue yellow white]",
        ),
    ],
)
def test_what_brings_a_player_nearer_is_better_for_it_and_worse_for_others(
    less: str, more: str
) -> None:
    one, other = (f"A:\n  systems: home-nw\n  {text}" for text in (less, more))
    assert worth(one) < worth(other)
    assert worth(one, 1) > worth(other, 1)


def test_towards_nine_bases_each_step_is_worth_more_the_nearer_they_are() -> None:
    systems = "A:\n  systems: home-nw 3, march-nw 3, reach-nw 1\n  species: roc"
    steps = ["", " [base red]", " [base red red white]", " +base"]
    steps.append(" +base\n  route: home-nw>shoal-nw red red")
    values = [worth(systems + step) for step in steps]
    assert values == sorted(values)
    early = [worth(f"A:\n  systems: home-nw\n  species: roc{step}") for step in steps]
    assert early[4] - early[0] < values[4] - values[0]


def test_one_base_is_not_counted_for_two_places_and_so_is_placed() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: wanderers +base
          systems: home-nw, march-nw
          route: march-nw>edge-n white white
          route: home-nw>shoal-nw red red
        """
    )
    before = evaluate(play.g, 0)
    play.place("wanderers", "edge-n")
    assert evaluate(play.g, 0) > before


CONQUEST = """
A:
  species: roc
  systems: home-nw, march-se
B:
  species: humans
  systems: home-se
conflicts:
  border-war: {}
"""


def test_a_conflict_about_a_starting_system_is_worth_more_the_fuller_it_is() -> None:
    slots = ["", " [red]", " [red red]", " [red red red white]"]
    values = [worth(CONQUEST.format(f"march-se{here} against home-se")) for here in slots]
    assert values == sorted(values)
    assert values[3] - values[2] > values[1] - values[0]  # the more so the nearer it is


def test_the_other_side_of_it_is_an_answer() -> None:
    attacked = CONQUEST.format("march-se [red red red] against home-se")
    answered = CONQUEST.format("march-se [red red red] against home-se [red red white]")
    assert worth(answered) < worth(attacked)


def test_a_rival_one_step_from_winning_is_worse_than_one_far_away() -> None:
    far = "A:\n  species: roc\nB:\n  species: humans\n  card: defence-grid"
    near = "A:\n  species: roc\nB:\n  species: humans\n  card: defence-grid [red red white]"
    assert worth(far) > worth(near)


def test_a_black_cube_that_is_gone_for_good_is_missed_more_than_one_of_another_colour() -> None:
    agenda = "  species: shabazi [agenda {}]\n  systems: home-nw\n  bag: {}"
    no_black = agenda.format("white white white yellow yellow", "5 red, 5 yellow")
    no_white = agenda.format("white white yellow yellow black", "5 red, 5 yellow")
    assert worth(f"A:\n{no_black}") < worth(f"A:\n{no_white}")


def test_settlers_and_discarded_cards_count_before_their_cubes_have_come() -> None:
    play = at(f"drawn: red blue\n{PLAIN}")
    before = evaluate(play.g, 0)
    play.settle("red", "home-nw")
    assert evaluate(play.g, 0) > before - 3.0  # a planet less, and two cubes more
    play = at(
        "phase: use\nA:\n  species: roc\n  bag: 1 red\n  card: oracle-zhen\n  card: terraforming"
    )
    before = evaluate(play.g, 0)
    play.discard("oracle-zhen")
    assert evaluate(play.g, 0) > before


@pytest.mark.rule("MG-33", "MG-36")
def test_a_decided_game_outweighs_everything() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: roc +base
          systems: home-nw 3, reach-nw 2, march-nw 3
          route: home-nw>shoal-nw red red
        """
    )
    assert abs(evaluate(play.g, 0)) < 1_000
    play.place("roc", "shoal-nw")
    assert (evaluate(play.g, 0), evaluate(play.g, 1)) == (10_000, -10_000)


def test_a_draw_is_bad_for_everybody() -> None:
    play = at(PLAIN)
    play.g.ended = TOO_LONG
    assert evaluate(play.g, 0) == evaluate(play.g, 1) == -1_000

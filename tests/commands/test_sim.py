"""Playing many games."""

import os
import signal
import subprocess
import sys
from collections import Counter
from contextlib import suppress

import pytest

from fiendish.commands.sim import median
from fiendish.commands.support import simulation
from fiendish.engine import conformance
from fiendish.engine.conformance import Violation, check_game
from fiendish.games import find

TIMES = ("jobs", "seconds", "games_per_second", "decisions_per_second")


def without_times(data):
    return {name: value for name, value in data.items() if name not in TIMES}


def test_sim_counts_games_decisions_and_wins(run):
    answer = run("sim", "supervillain", "--games", 8, "--seats", 3, "--seed", 5, "--json")
    data = answer.data
    assert answer.status == 0
    assert data["games"] == data["asked"] == 8
    assert data["decisions"] == pytest.approx(8 * data["decisions_per_game"]["mean"], abs=0.1)
    assert [row["seat"] for row in data["wins"]] == ["A", "B", "C"]
    assert sum(row["wins"] for row in data["wins"]) + data["without_winner"] == 8
    assert sum(data["endings"].values()) == 8
    assert data["faces"]["played"] + len(data["faces"]["missing"]) == data["faces"]["of"] == 48


def test_sim_in_words(run):
    out = run("sim", "Supervillain", "--games", 3, "--mode", "blitz").out
    for word in ("3", "--mode blitz", "median", "cards played", "95 % interval", "games/s"):
        assert word in out


def test_the_result_does_not_depend_on_the_number_of_processes(run):
    words = ["sim", "supervillain", "--games", 12, "--seed", 3, "--json"]
    one, three = run(*words, "--jobs", 1), run(*words, "--jobs", 3)
    assert without_times(one.data) == without_times(three.data)


def test_the_same_seed_plays_the_same_games_and_another_seed_others(run):
    words = ["sim", "supervillain", "--games", 3, "--jobs", 1, "--json", "--seed"]
    first, again, other = run(*words, 1), run(*words, 1), run(*words, 2)
    assert without_times(first.data) == without_times(again.data)
    assert first.data["decisions"] != other.data["decisions"]


def test_two_runs_are_one_long_run(run):
    words = ["sim", "supervillain", "--jobs", 1, "--json"]
    whole = run(*words, "--games", 6, "--seed", 10).data
    parts = [run(*words, "--games", 3, "--seed", seed).data for seed in (10, 13)]
    assert whole["decisions"] == sum(part["decisions"] for part in parts)


def test_bots_can_differ_by_seat(run):
    words = ["sim", "supervillain", "--games", 4, "--bots", "normal,random", "--json"]
    data = run(*words).data
    assert data["bots"] == ["normal", "random"]
    assert data["wins"][0]["wins"] > data["wins"][1]["wins"]


def test_programs_play_with_a_limit_of_turns_where_people_have_none(run):
    words = ["sim", "master_of_the_galaxy", "--games", 1, "--jobs", 1, "--json"]
    assert run(*words).data["settings"]["turn_limit"] == 500
    assert run(*words, "--turn-limit", 100).data["settings"]["turn_limit"] == 100


def test_settings_reach_the_game(run):
    words = ["--games", 1, "--mode", "BLITZ", "--total-annihilation", "--first", "b", "--json"]
    settings = run("sim", "supervillain", *words).data["settings"]
    assert settings == {"mode": "blitz", "total_annihilation": True, "first": 1}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], ["which game?", "supervillain"]),
        (["supervilain"], ["did you mean supervillain?"]),
        (["supervillain", "--seats", "9"], ["2, 3 or 4 players", "9"]),
        (["supervillain", "--seats", "two"], ["--seats", "whole number"]),
        (["supervillain", "--games", "-5"], ["--games", "from 1 up", "-5"]),
        (["supervillain", "--games", "0"], ["--games", "from 1 up"]),
        (["supervillain", "--games", "1e3"], ["--games", "whole number"]),
        (["supervillain", "--games", "9" * 20], ["--games", "at most 1000000000"]),
        (["supervillain", "--games", "9" * 5000], ["--games", "whole number", "…"]),
        (["supervillain", "--jobs", "0"], ["--jobs", "from 1 up"]),
        (["supervillain", "--jobs", "62"], ["--jobs", "at most 61"]),
        (["supervillain", "--seed", "9" * 30], ["--seed", "at most"]),
        (["supervillain", "--seed", "x"], ["--seed", "whole number"]),
        (["supervillain", "--mode", "blits"], ["--mode", "did you mean blitz?", "basic, blitz"]),
        (["supervillain", "--first", "C"], ["--first C", "A, B"]),
        (["supervillain", "--first", "Z"], ["--first", "seat", "'Z'"]),
        (
            ["supervillain", "--bots", "norml"],
            ["did you mean normal?", "random, easy, normal, hard"],
        ),
        (["supervillain", "--bots", "random,normal,random"], ["one per seat", "2", "3"]),
        (["supervillain", "--bots", "normal", "--check"], ["--check plays at random"]),
        (["supervillain", "--games"], ["--games"]),
    ],
)
def test_wrong_usage_is_refused(run, words, complaint):
    assert run("sim", *words).refuses(*complaint)


def test_a_game_that_breaks_down_is_reported_with_the_way_to_see_it_again(run, monkeypatch):
    play = simulation._play

    def broken(plan, seed, faces):
        if seed == 4:
            raise ZeroDivisionError("a careless card")
        return play(plan, seed, faces)

    monkeypatch.setattr(simulation, "_play", broken)
    words = ["sim", "supervillain", "--games", 4, "--seed", 2, "--mode", "slow", "--jobs", 1]
    answer = run(*words)
    assert answer.status == 1
    assert "seed 4: ZeroDivisionError: a careless card" in answer.out
    again = "fiendish sim supervillain --games 1 --seats 2 --seed 4 --jobs 1 --mode slow"
    assert again in answer.out
    data = run(*words, "--json").data
    assert data["games"] == 3
    assert data["failures"] == [
        {"seed": 4, "what": "ZeroDivisionError: a careless card", "again": again}
    ]


def test_check_examines_the_very_games_that_are_counted(run):
    words = ["sim", "supervillain", "--games", 2, "--seats", 3, "--seed", 8, "--json"]
    answer = run(*words, "--check")
    assert answer.status == 0
    assert answer.data["checked"]
    assert answer.data["failures"] == []
    reports = [check_game(find("supervillain"), 3, {}, seed) for seed in (8, 9)]
    assert answer.data["decisions"] == sum(report.decisions for report in reports)
    assert answer.data["decisions"] == run(*words).data["decisions"]


def test_a_violation_is_reported_and_ends_in_failure(run, monkeypatch):
    def check(game, seats, settings, seed):
        if seed != 5:
            raise Violation("twins", game.id, seats, settings, seed, 17, "a leak")

    monkeypatch.setattr(conformance, "check_game", check)
    answer = run("sim", "supervillain", "--games", 9, "--check", "--first", "B", "--jobs", 1)
    assert answer.status == 1
    assert "8 games broke a promise" in answer.out
    assert "seed 0: twins: a leak" in answer.out
    assert "fiendish sim supervillain --games 1 --seats 2 --seed 0 --jobs 1 --first B --check" in (
        answer.out
    )
    assert "… and 3 more" in answer.out


def test_looking_at_the_cards_does_not_change_the_game():
    plan = simulation.Plan("supervillain", 2, {}, ("random", "random"))
    faces: set[str] = set()
    looked, _ = simulation._play(plan, 3, faces)
    everything = {str(number) for number in range(100)}
    quick, _ = simulation._play(plan, 3, everything)
    assert looked.digest() == quick.digest()
    assert faces


def test_cards_that_were_not_played_are_named_and_not_all_of_many(run):
    out = run("sim", "smash_up", "--games", 1, "--jobs", 1).out
    [line] = [line for line in out.splitlines() if line.startswith("cards played")]
    assert "_" not in line
    assert line.count(",") < 12
    assert line.endswith("more (--json lists them)")


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_stops_with_what_there_is(jobs):
    import pty

    words = ["sim", "supervillain", "--games", "1000000", "--jobs", str(jobs), "--json"]
    outside, inside = pty.openpty()  # a terminal is shown how it gets on
    process = subprocess.Popen(
        [sys.executable, "-m", "fiendish.cli", *words],
        stdout=subprocess.PIPE,
        stderr=inside,
        text=True,
        start_new_session=True,
    )
    os.close(inside)
    said = b""
    while b"playing" not in said:
        said += os.read(outside, 4096)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody in the group
    try:
        out, _ = process.communicate(timeout=300)
        with suppress(OSError):  # the other side has gone
            said += os.read(outside, 4096)
    finally:
        os.close(outside)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert b"Traceback" not in said
    assert '"stopped": true' in out.splitlines()[-1]


@pytest.mark.parametrize(
    ("values", "middle"), [([3], 3), ([1, 2], 1.5), ([5, 1, 9], 5), ([2, 2, 8, 8], 5), ([], 0)]
)
def test_median_of_counted_values(values, middle):
    assert median(Counter(values)) == middle

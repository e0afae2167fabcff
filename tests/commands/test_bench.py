"""Measuring. Only that there are figures and that they make sense; never how good they are."""

import pytest

from fiendish.commands import bench, measure


def test_bench_as_json(run):
    answer = run("bench", "supervillain", "--seconds", 0.01, "--json")
    assert answer.status == 0
    figures = answer.data["games"]["supervillain"]
    for name in ("decisions", "games", "copy_at_rest", "copy_within", "sample_within", "search"):
        assert set(figures[name]["seats"]) == {"2", "3", "4"}
        assert all(value > 0 for value in figures[name]["seats"].values())
    assert figures["decisions"]["goal"] == 80_000
    assert 0 < figures["option_share"]["seats"]["4"] <= 1
    assert figures["two_processes"]["seats"]["4"] > 0


def test_bench_in_words_has_the_goals_beside_the_figures(run, monkeypatch):
    monkeypatch.setattr(measure, "moments", lambda *_: ([None], [None]))
    monkeypatch.setattr(measure, "two_against_one", lambda *_: 1.9)
    monkeypatch.setattr(measure, "play_rate", lambda *_: (90_000.0, 100.0))
    monkeypatch.setattr(measure, "copy_time", lambda *_: 9.0)
    monkeypatch.setattr(measure, "sample_time", lambda *_: 25.0)
    monkeypatch.setattr(measure, "thinking_rate", lambda *_: 2_345.0)
    monkeypatch.setattr(measure, "option_share", lambda *_: 0.42)
    out = run("bench").out
    for words in (
        ["decisions/s, random play", "90,000", "≥ 80,000 ✓"],
        ["copy at rest, µs", "9.0", "≤ 8 ✗"],
        ["copy in mid-effect, µs", "9.0", "≤ 15 ✓"],
        ["world samples/s at rest", "40,000"],
        ["search iterations/s, cut after 30 decisions", "2,345", "≥ 2,000 ✓"],
        ["imagined games/s of the hard bot", "2,345"],
        ["time spent on building options", "42%"],
        ["two processes against one", "1.90", "≥ 1.8 ✓"],
    ):
        assert any(all(word in line for word in words) for line in out.splitlines()), words


def test_ctrl_c_shows_the_figures_so_far(run, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(measure, "moments", interrupted)
    answer = run("bench", "--seconds", 0.01)
    assert answer.status == 130
    assert "figures so far" in answer.out
    data = run("bench", "--seconds", 0.01, "--json").data
    assert data["stopped"]
    assert data["games"]["supervillain"]["decisions"]["seats"]["4"] > 0
    assert data["games"]["supervillain"]["copy_at_rest"]["seats"] == {}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess"], ["no game 'chess'"]),
        (["--seconds", "0"], ["--seconds", "more than 0"]),
        (["--seconds", "soon"], ["--seconds", "'soon'"]),
        (["--seconds", "nan"], ["--seconds", "'nan'"]),
    ],
)
def test_wrong_usage_is_refused(run, words, complaint):
    assert run("bench", *words).refuses(*complaint)


def test_a_goal_is_reached_only_at_every_number_of_seats():
    figure = bench.Figure("copy", "copy", ".1f", more_is_better=False, goal=8)
    assert figure.is_reached() is None
    figure.values = {2: 9.0, 4: 7.0}
    assert figure.is_reached() is False
    figure.values = {2: 8.0, 4: 7.0}
    assert figure.is_reached() is True
    rate = bench.Figure("rate", "rate", ".1f", more_is_better=True, goal=8)
    rate.values = {2: 9.0, 4: 7.0}
    assert rate.is_reached() is False

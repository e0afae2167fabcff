"""Measuring. Only that there are figures and that they make sense; never how good they are."""

import sys
from itertools import islice

import pytest

from fiendish.commands import bench
from fiendish.commands.support import environments, measure, peers
from fiendish.games import find, names
from tests.extras import cannot_run


def even(value):
    """The same on every machine."""
    return measure.Measured(value, value)


@pytest.fixture
def made_up(monkeypatch):
    """Figures out of thin air; of what is played by steps, one step is really made."""

    def one_step(steps, seconds):
        next(steps)
        return 1_234.0

    monkeypatch.setattr(measure, "moments", lambda *_: ([None], [None]))
    monkeypatch.setattr(measure, "two_against_one", lambda *_: 1.9)
    monkeypatch.setattr(measure, "play_rate", lambda *_: (even(90_000.0), even(100.0)))
    monkeypatch.setattr(measure, "copy_time", lambda *_: even(9.0))
    monkeypatch.setattr(measure, "sample_time", lambda *_: even(25.0))
    monkeypatch.setattr(measure, "thinking_rate", lambda *_: even(2_345.0))
    monkeypatch.setattr(measure, "option_share", lambda *_: 0.42)
    monkeypatch.setattr(measure, "step_rate", one_step)


def has_line(out, *words):
    return any(all(word in line for word in words) for line in out.splitlines())


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
    usable, missing = environments.installed()
    for environment in usable:
        assert figures[f"steps_{environment.name}"]["seats"]["2"] > 0
    assert answer.data["missing"] == missing
    assert "peers" not in answer.data


def test_bench_in_words_has_the_goals_beside_the_figures(run, made_up):
    out = run("bench").out
    for words in (
        ["decisions/s, random play", "90,000", "≥ 80,000 ✓"],
        ["copy at rest, µs", "9.0", "≤ 8 ✗"],
        ["copy in mid-effect, µs", "9.0", "≤ 15 ✓"],
        ["world sample at rest, µs", "25.0", "≤ 30 ✓"],
        ["world sample in mid-effect, µs", "25.0", "≤ 37 ✓"],
        ["world samples/s at rest", "40,000"],
        ["search iterations/s, cut after 30 decisions", "2,345", "≥ 2,000 ✓"],
        ["imagined games/s of the hard bot", "2,345"],
        ["time spent on building options", "42%"],
        ["two processes against one", "1.90", "≥ 1.8 ✓"],
        ["steps/s, raw loop", "1,234"],
        ["steps/s, text", "1,234"],
    ):
        assert has_line(out, *words), words
    assert "Other people's games" not in out


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


# -- our environments ----------------------------------------------------------------------------


def usable(name):
    [environment] = [one for one in environments.ENVIRONMENTS if one.name == name]
    usable, missing = environments.installed()
    if environment not in usable:
        cannot_run("; ".join(missing))
    return environment


NAMES = [one.name for one in environments.ENVIRONMENTS]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", names())
def test_every_environment_makes_steps_in_every_game(name, game):
    assert len([*islice(usable(name).steps(find(game)), 10)]) == 10


@pytest.mark.parametrize("name", NAMES)
def test_an_environment_goes_on_with_another_game(name):
    assert len([*islice(usable(name).steps(find("supervillain")), 500)]) == 500


def test_an_environment_that_is_not_installed_has_no_row_and_says_what_to_install(
    run, made_up, monkeypatch
):
    monkeypatch.delitem(sys.modules, "fiendish.envs.openspiel", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    out = run("bench", "supervillain").out
    assert not has_line(out, "steps/s, OpenSpiel")
    assert has_line(out, "steps/s, text", "1,234")
    assert has_line(out, "pyspiel is not installed", "pip install 'fiendish[openspiel]'")
    data = run("bench", "supervillain", "--json").data
    assert "steps_openspiel" not in data["games"]["supervillain"]
    assert any("fiendish[openspiel]" in line for line in data["missing"])


def test_an_extra_that_two_environments_lack_is_named_once(monkeypatch):
    for name in ("pettingzoo", "gymnasium", "spaces"):
        monkeypatch.delitem(sys.modules, f"fiendish.envs.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    usable, missing = environments.installed()
    assert not {"pettingzoo", "gymnasium"} & {one.name for one in usable}
    assert len([line for line in missing if "fiendish[envs]" in line]) == 1


# -- other people's games ------------------------------------------------------------------------


@pytest.mark.parametrize("peer", peers.PEERS, ids=lambda peer: f"{peer.library} {peer.game}")
def test_a_peer_is_measured(peer):
    found = peers.find_out(peer, 0.01)
    if "not installed" in found.trouble:
        cannot_run(found.trouble)
    assert not found.trouble
    assert found.decisions is not None
    assert found.decisions > 0
    assert peer.version


def steps_of(*, broken=False):
    def steps(game):
        while True:
            if broken:
                raise ValueError("no\ncards")
            yield

    return steps


SOUND = peers.Peer("Library", "pytest", "rummy", steps_of())
BROKEN = peers.Peer("Library", "pytest", "patience", steps_of(broken=True))


@pytest.mark.parametrize("game", ["", "smash_up"])
def test_peers_stand_beside_the_games_that_were_asked_for(run, made_up, monkeypatch, game):
    monkeypatch.setattr(peers, "PEERS", (SOUND,))
    answer = run("bench", *filter(None, [game]), "--peers")
    assert answer.status == 0
    assert has_line(answer.out, "Library", "rummy", "1,234")
    for name in names():
        asked_for = game in ("", name)
        assert has_line(answer.out, "Fiendish, raw loop", name, "90,000") == asked_for
        assert has_line(answer.out, "Fiendish, text", name, "1,234") == asked_for
    data = run("bench", *filter(None, [game]), "--peers", "--json").data
    assert set(data["games"]) == ({game} if game else {*names()})
    [found] = data["peers"]
    assert (found["library"], found["game"], found["decisions"]) == ("Library", "rummy", 1_234)
    assert found["version"] == pytest.__version__


def test_a_peer_that_is_not_installed_is_listed_with_what_to_install(run, made_up, monkeypatch):
    monkeypatch.setitem(sys.modules, "rlcard", None)
    answer = run("bench", "supervillain", "--peers")
    assert answer.status == 0
    assert has_line(answer.out, "RLCard", "gin-rummy", "–")
    assert has_line(answer.out, "RLCard: rlcard is not installed", "pip install 'fiendish[peers]'")
    data = run("bench", "supervillain", "--peers", "--json").data
    troubles = [one["trouble"] for one in data["peers"] if one["library"] == "RLCard"]
    assert troubles
    assert all("fiendish[peers]" in trouble for trouble in troubles)


def test_a_package_that_is_not_there_has_no_version():
    assert peers.Peer("Library", "no-such-package", "rummy", steps_of()).version == ""


def test_a_peer_that_breaks_down_does_not_stop_the_others(run, made_up, monkeypatch):
    monkeypatch.setattr(peers, "PEERS", (BROKEN, SOUND))
    answer = run("bench", "supervillain", "--peers")
    assert answer.status == 0
    assert has_line(answer.out, "patience broke down (ValueError: no cards)")
    assert has_line(answer.out, "rummy", "1,234")


def test_ctrl_c_among_the_peers_keeps_our_figures(run, made_up, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    class Unknown:
        is_known, told = False, ()

    monkeypatch.setattr(peers, "Pace", lambda _: Unknown)
    monkeypatch.setattr(peers, "find_out", interrupted)
    answer = run("bench", "supervillain", "--peers")
    assert answer.status == 130
    assert has_line(answer.out, "Fiendish, raw loop", "90,000")
    assert "figures so far" in answer.out


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


def test_goals_go_by_the_pace_of_the_machine(run, made_up, monkeypatch):
    half = peers.Peer("Library", "pytest", "whist", steps_of(), 2_468)

    def play_rate(game, seats, keep, seconds, gauge):
        return measure.Measured(41_000.0, 41_000 / gauge()), even(100.0)

    monkeypatch.setattr(measure, "play_rate", play_rate)
    monkeypatch.setattr(measure, "quick_rate", lambda *_: 1_234.0)
    monkeypatch.setattr(measure, "two_against_one", lambda *_: 1.7)
    monkeypatch.setattr(peers, "PEERS", (half, SOUND))
    out = run("bench", "supervillain", "--peers").out
    assert has_line(out, "pace of this machine", "0.50")
    assert has_line(out, "decisions/s, random play", "41,000", "≥ 80,000 ✓")
    assert has_line(out, "two processes against one", "≥ 1.8 ✗")
    figures = run("bench", "supervillain", "--peers", "--json").data["games"]["supervillain"]
    assert figures["pace"]["seats"] == {"2": 0.5, "3": 0.5, "4": 0.5}
    assert figures["decisions"]["seats"] == {"2": 41_000, "3": 41_000, "4": 41_000}
    assert figures["decisions"]["even"] == {"2": 82_000, "3": 82_000, "4": 82_000}
    assert figures["decisions"]["reached"] is True
    out = run("bench", "supervillain").out
    assert has_line(out, "decisions/s, random play", "≥ 80,000 ✗")
    assert "pace of this machine" not in out


def test_the_pace_is_the_median_of_the_games_that_were_measured_there(made_up, monkeypatch):
    known = [peers.Peer("Library", "pytest", "whist", steps_of(), n * 1_234) for n in (1, 2, 10)]
    broken = peers.Peer("Library", "pytest", "patience", steps_of(broken=True), 1)
    monkeypatch.setattr(measure, "quick_rate", lambda *_: 1_234.0)
    monkeypatch.setattr(peers, "PEERS", (*known, broken, SOUND))
    pace = peers.Pace(1.0)
    assert pace.is_known
    assert [pace(), pace()] == pace.told == [0.5, 0.5]
    monkeypatch.setattr(peers, "PEERS", (broken, SOUND))
    assert not peers.Pace(1.0).is_known


def test_each_run_counts_at_the_pace_around_it():
    def falling():
        yield from (3.0, 1.0)
        while True:
            yield 0.5

    def at(pace):
        return lambda: pace

    decisions, games = measure.play_rate("supervillain", 2, False, 0.01, at(0.5))
    assert decisions.even == 2 * decisions.here
    assert games.even == 2 * games.here
    tables, _ = measure.moments("supervillain", 2)
    copied = measure.copy_time(tables[:2], True, 0.01, at(0.5))
    assert copied.even == copied.here / 2
    paces = falling()
    runs = measure._runs(lambda: 1, 0, lambda: next(paces))
    assert [run.pace for run in runs] == [2.0, 0.75] + [0.5] * (measure.RUNS - 2)


def test_a_goal_is_judged_by_what_a_figure_comes_to_at_an_even_pace():
    figure = bench.Figure("copy", "copy", ".1f", more_is_better=False, goal=8, values={2: 15.9})
    assert figure.is_reached() is False
    figure.enter(2, measure.Measured(15.9, 7.95))
    assert figure.is_reached() is True
    figure.enter(3, measure.Measured(7.0, 8.1))
    assert figure.is_reached() is False


def test_without_a_game_that_was_measured_there_the_goals_stay_as_they_are(
    run, made_up, monkeypatch
):
    monkeypatch.setattr(peers, "PEERS", (SOUND,))
    out = run("bench", "supervillain", "--peers").out
    assert "pace of this machine" not in out
    assert has_line(out, "copy at rest, µs", "9.0", "≤ 8 ✗")

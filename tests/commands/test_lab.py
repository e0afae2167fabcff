"""`fiendish lab`: plays, reports, goes on, plays again, and refuses what cannot be."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fiendish.cli import main
from fiendish.games import find
from fiendish.lab import running
from tests.extras import needs

needs("pyarrow", "lab")
needs("openskill", "lab")

from tests.lab.test_running import Here  # noqa: E402  (is itself left out without the extra)

BLITZ = ("--mode", "blitz", "--json")


@pytest.fixture
def lab(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The command in an empty folder and in this process; its JSON, or its complaint."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("fiendish.commands.lab.Processes", lambda jobs: Here())

    def run(*words: object) -> Any:
        status = main(["lab", *map(str, words)])
        told = capsys.readouterr()
        if status == 2:
            return told.err
        return {"status": status, **json.loads(told.out.splitlines()[-1])}

    return run


def test_flags_may_stand_anywhere(lab: Any) -> None:
    assert lab("--json", "match", "--games", 2, "supervillain", "--mode", "blitz", "easy", "random")


def test_a_match_tells_shares_and_writes_a_report(lab: Any) -> None:
    data = lab("match", "supervillain", "normal", "random", "--games", 12, *BLITZ)
    assert data["status"] == 0
    assert data["games"] == 12
    assert data["match"]["share"]["wins"] >= 9
    assert data["match"]["deals"]["better"] >= 4
    assert data["match"]["p"] < 0.1
    page = Path(data["report"]).read_text("utf-8")
    assert "normal against random" in page
    assert page.count("<svg") == 4
    assert not re.search(r"https?://", page)  # all of it is in the page


def test_a_tournament_has_ratings_in_order(lab: Any) -> None:
    data = lab("tournament", "supervillain", "random", "easy", "normal", "--games", 18, *BLITZ)
    ratings = [one["rating"] for one in data["ratings"]]
    assert ratings == sorted(ratings, reverse=True)
    assert data["ratings"][-1]["name"] == "random"
    assert all(low < high for low, high in (one["interval"] for one in data["ratings"]))
    assert "Who beats whom" in Path(data["report"]).read_text("utf-8")


@pytest.mark.parametrize("game", ["smash_up", "marvel_villainous", "supervillain"])
def test_a_study_of_balance_tells_about_picks_and_cards(lab: Any, game: str) -> None:
    data = lab("balance", game, "random", "--games", 6, "--json")
    assert sum(seat["wins"] for seat in data["by_seat"]) + data["without_winner"] >= 6
    assert sum(place["games"] for place in data["by_place"]) == 12
    assert len(data["cards"]) > 30
    assert bool(data["picks"]) == (game != "supervillain")
    pairs = {(one["name"], one["against"]): one for one in data["matchups"]}
    for (one, other), found in pairs.items():
        mirrored = pairs[other, one]
        assert found["wins"] + mirrored["wins"] == found["games"] == mirrored["games"]
    assert "Read cards with care" in Path(data["report"]).read_text("utf-8")


def test_a_card_is_measured_by_what_its_players_win_anyway(lab: Any) -> None:
    data = lab("balance", "marvel_villainous", "random", "--games", 12, "--json")
    shares = {one["name"]: one["share"] for one in data["picks"]}
    assert len(shares) == 3
    drawn = {card["card"]: card["drawn"] for card in data["cards"]}
    for card, villain in (
        ("frost_giant", "loki"),
        ("aim_agent", "modok"),
        ("dreadnought", "masque"),
    ):
        assert drawn[f"{villain}_{card}"]["usual"] == pytest.approx(shares[villain], abs=1e-3)
    data = lab("balance", "supervillain", "random", "--games", 4, *BLITZ, "--json")
    assert {card["drawn"]["usual"] for card in data["cards"]} <= {0.5, None}  # nothing is picked


def test_species_are_compared_though_the_game_gives_them_out(lab: Any) -> None:
    data = lab("balance", "master_of_the_galaxy", "random", "--games", "6", "--json")
    assert sum(one["games"] for one in data["picks"]) == 2 * 6
    assert data["matchups"]
    page = Path(data["report"]).read_text("utf-8")
    assert "Match-ups" in page
    assert "Cards when played" in page  # nobody draws any: they lie open
    names = {face.id: face.name for face in find("master_of_the_galaxy").faces}
    assert all(names[one["name"]] in page for one in data["picks"])


def test_changed_cards_are_named_in_the_report(lab: Any, tmp_path: Path) -> None:
    (tmp_path / "what-if.toml").write_text("[gunfighter]\npower = 9\n")
    factions = ("--factions", "cowboys+vikings,samurai+ninjas", "--json")
    words = ("balance", "smash_up", "random", "--games", 2, *factions)
    data = lab(*words, "--change", "what-if.toml")
    assert data["changes"] == {"gunfighter": {"power": 9}}
    assert "Not as printed" in Path(data["report"]).read_text("utf-8")
    assert data["folder"] != lab(*words)["folder"]


def test_the_same_command_goes_on_where_it_was(lab: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("match", "supervillain", "easy", "random", "--games", 8, *BLITZ)
    first = lab(*words)
    played: list[int] = []
    monkeypatch.setattr(running, "play", lambda experiment, n: played.append(n))
    again = lab(*words)
    assert played == []
    assert again["match"] == first["match"]


def test_any_game_can_be_played_again(lab: Any) -> None:
    folder = lab("match", "supervillain", "easy", "random", "--games", 4, *BLITZ)["folder"]
    data = lab("again", folder, 3, "--json")
    assert data["status"] == 0
    assert data["same"] is True
    assert data["digest"] == data["was"]
    assert "there is no game 4; allowed: 0 to 3" in lab("again", folder, 4)
    assert "there is no game x" in lab("again", folder, "x")
    assert "(none named)" in lab("again", folder)
    assert lab("report", folder, "--json")["games"] == 4


def test_a_game_that_comes_out_differently_is_told(
    lab: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = lab("match", "supervillain", "easy", "random", "--games", 2, *BLITZ)["folder"]
    monkeypatch.setattr("fiendish.bots.basic.Greedy.choose", lambda bot, seat: 0)
    data = lab("again", folder, 1, "--json")
    assert data["status"] == 1
    assert data["same"] is False


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "what is to be done?"),
        (["tango"], "there is no 'tango' in the lab; there is: match GAME BOT BOT"),
        (["match", "chess", "easy", "hard"], "there is no game 'chess'"),
        (["match", "supervillain", "easy"], "a match takes 2 bots, not 1"),
        (["match", "supervillain", "easy", "genius"], "there is no bot 'genius'"),
        (["match", "supervillain", "easy", "hard:0"], "'0' is no budget"),
        (["match", "supervillain", "easy", "hard:-5"], "'-5' is no budget"),
        (["match", "supervillain", "easy", "hard", "--games", "0"], "from 1 up"),
        (["match", "supervillain", "easy", "hard", "--seats", "9"], "is for 2, 3 or 4 players"),
        (["match", "supervillain", "easy", "hard", "--on", "mars"], "there is local and ray"),
        (["match", "supervillain", "easy", "hard", "--change", "x"], "--change is for balance"),
        (["balance", "supervillain", "--change", "x.toml"], "cannot read x.toml"),
        (["again"], "which folder?"),
        (["again", "nowhere", "1"], "there is no experiment in nowhere"),
        (["report", "nowhere"], "there is no experiment in nowhere"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(lab: Any, words: list[str], why: str) -> None:
    told = lab(*words)
    assert why in told
    assert told.count("\n") == 1
    assert not Path("lab").exists()


def test_a_folder_that_holds_another_experiment_is_left_alone(lab: Any) -> None:
    lab("match", "supervillain", "easy", "random", "--games", 2, "--out", "here", *BLITZ)
    before = sorted(path.read_bytes() for path in Path("here").glob("*.*"))
    told = lab("match", "supervillain", "easy", "normal", "--games", 2, "--out", "here", *BLITZ)
    assert "here holds another experiment" in told
    assert sorted(path.read_bytes() for path in Path("here").glob("*.*")) == before


@pytest.mark.parametrize(
    ("out", "why"),
    [
        ("thesis.txt", "cannot write to thesis.txt"),
        ("thesis.txt/lab", "cannot write to thesis.txt/lab"),
        (".", "holds something else (thesis.txt); choose another folder"),
    ],
)
def test_a_folder_that_cannot_be_used_is_named(lab: Any, out: str, why: str) -> None:
    Path("thesis.txt").write_text("mine")
    told = lab("match", "supervillain", "easy", "random", "--games", 2, "--out", out, *BLITZ)
    assert why in told
    assert told.count("\n") == 1
    assert Path("thesis.txt").read_text() == "mine"


def test_without_the_extra_it_says_what_to_install(
    lab: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name.split(".")[0])

    monkeypatch.setattr("fiendish.extras.import_module", missing)
    told = lab("match", "supervillain", "easy", "random", "--games", 2)
    assert "pyarrow is not installed" in told
    assert "pip install 'fiendish[lab]'" in told

"""The command line itself: finding commands, refusing nonsense, ending properly."""

import json
import subprocess
import sys

import pytest

import fiendish
from fiendish.commands import COMMANDS


def test_version(run):
    assert run("--version").out == f"fiendish {fiendish.__version__}\n"


@pytest.mark.parametrize("words", [["--help"], []])
def test_help_lists_every_command(run, words):
    answer = run(*words)
    assert answer.status == 0
    for name, text in COMMANDS.items():
        assert name in answer.out
        assert text in answer.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run, command):
    answer = run(command, "--help")
    assert answer.status == 0
    assert answer.out.startswith(f"usage: fiendish {command}")


def test_a_mistyped_command_gets_a_suggestion_and_the_list(run):
    assert run("smi").refuses("'smi'", "did you mean sim?", "games, play, serve")


def test_a_game_instead_of_a_command_is_explained(run):
    assert run("supervillain").refuses("is a game", "fiendish play supervillain")
    assert run("super-villain").refuses("did you mean fiendish play supervillain?")


def test_an_option_before_the_command_is_refused(run):
    assert run("--json").refuses("--json", "--help, --version")


def test_an_unknown_option_gets_a_suggestion_and_the_list(run):
    assert run("sim", "supervillain", "--gmaes", "3").refuses(
        "--gmaes", "did you mean --games?", "allowed: ", "--seats"
    )


def test_options_are_not_abbreviated(run):
    assert run("sim", "supervillain", "--game", "3").refuses("no option --game")


def test_one_word_too_many_is_refused(run):
    assert run("sim", "supervillain", "blitz").refuses("'blitz'", "one word too many")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--port", "70000"], "at most 65535"),
        (["--port", "http"], "whole number"),
        (["--address", "games.example"], "http:// or https://"),
        (["--host", "no.such.host.invalid"], "cannot listen on no.such.host.invalid"),
    ],
)
def test_serve_refuses_what_it_cannot_do(run, tmp_path, words, complaint):
    assert run("serve", "--no-open", "--data", tmp_path, *words).refuses(complaint)


def test_serve_refuses_a_damaged_database(run, tmp_path):
    (tmp_path / "fiendish.db").write_text("Dear diary, " * 99)
    refused = run("serve", "--no-open", "--port", 0, "--data", tmp_path)
    assert refused.refuses("fiendish.db", "cannot be read as a database")


def test_help_says_what_each_command_is_for(run):
    told = run("--help").out
    for name, about in COMMANDS.items():
        assert any(name in line and about in line for line in told.splitlines()), name
        assert "to come" not in about


def test_games_lists_settings_and_their_values(run):
    out = run("games").out
    for word in ("Supervillain: This Galaxy Is Mine!", "2, 3, 4 seats", "--mode", "blitz, slow"):
        assert word in out


def test_games_lists_villains_by_their_names(run):
    assert "loki, modok, masque" in run("games").out


def test_games_as_json(run):
    (game,) = [g for g in run("games", "--json").data["games"] if g["id"] == "supervillain"]
    assert game["seats"] == [2, 3, 4]
    mode = game["settings"][0]
    assert mode["name"] == "mode"
    assert mode["allowed"] == ["basic", "blitz", "slow", "team"]
    assert mode["default"] == "basic"


def test_a_reader_who_leaves_early_is_no_error():
    command = f"{sys.executable} -m fiendish.cli rules supervillain | head -1"
    ended = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=120)
    assert ended.stdout == "Supervillain: This Galaxy Is Mine!\n"
    assert ended.stderr == ""


def test_a_terminal_without_our_characters_shows_something(tmp_path):
    command = [sys.executable, "-m", "fiendish.cli", "rules", "--search", "“"]
    environment = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    ended = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120)
    assert ended.returncode == 0
    assert "rules say" in ended.stdout


def test_no_encoding_damages_json():
    command = [sys.executable, "-m", "fiendish.cli", "rules", "--search", "“", "--json"]
    environment = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    ended = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120)
    assert ended.returncode == 0
    assert json.loads(ended.stdout)["word"] == "“"

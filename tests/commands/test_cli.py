"""The command line itself: finding commands, refusing nonsense, ending properly."""

import json
import os
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import fiendish
from fiendish.commands import COMMANDS, EXAMPLES
from fiendish.commands.support.arguments import Parser, nearest
from fiendish.games import find, names


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
    assert run("smi").refuses("'smi'", "did you mean sim?", "games, play, lesson, puzzle, serve")


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
        (["--address", "https://"], "needs the name"),
        (["--address", "https://[::1"], "needs the name"),
        (["--address", "https://games.example/club"], "ends with the name"),
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
    command = [sys.executable, "-m", "fiendish.cli", "rules", "--search", "…"]
    environment = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    ended = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120)
    assert ended.returncode == 0
    assert "rules say" in ended.stdout


def test_no_encoding_damages_json():
    command = [sys.executable, "-m", "fiendish.cli", "rules", "--search", "…", "--json"]
    environment = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    ended = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120)
    assert ended.returncode == 0
    assert json.loads(ended.stdout)["word"] == "…"


# -- what is typed wrong -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says", "not_said"),
    [
        ("super", "did you mean fiendish play supervillain?", "serve?"),
        ("sim marvel_villainous --villains loki,loki", "the same Villain", "did you mean"),
        ("sim star_wars_villainous --villains vader,kylo_ren", "did you mean darth_vader?", ""),
        ("sim smash_up --factions cowboys+vikigns,ninjas+pirates", "did you mean vikings?", ""),
        ("sim supervillain --bots hard:0", "", "did you mean"),
        ("sim supervillain --bots hard:abc", "", "did you mean"),
        ("sim supervillain --bots nromal", "did you mean normal?", ""),
        ("play supervillain --villains loki,ultron", "marvel_villainous", "did you mean"),
        ("lab macth supervillain easy easy", "did you mean match?", ""),
        ("lab match", "which game?", "''"),
    ],
)
def test_a_suggestion_is_about_what_is_wrong(run, words, says, not_said):
    answer = run(*words.split())
    assert answer.refuses(says)
    assert not not_said or not_said not in answer.err


def test_what_begins_like_a_word_is_nearer_than_what_looks_like_it():
    assert nearest("super", ["serve", "supervillain"]) == "supervillain"
    assert nearest("vader", ["kylo_ren", "darth_vader"]) == "darth_vader"
    assert nearest("zzz", ["sim", "play"]) == ""


def test_a_villain_may_be_called_by_name(run):
    words = ["sim", "star_wars_villainous", "--games", 1, "--jobs", 1, "--json"]
    data = run(*words, "--villains", "Darth Vader, Kylo Ren").data
    assert data["settings"]["villains"] == ["darth_vader", "kylo_ren"]


# -- help ----------------------------------------------------------------------------------------


def test_help_about_a_command_can_be_asked_for_first(run):
    assert run("help", "sim").out == run("sim", "--help").out
    assert run("help").out == run("--help").out
    assert run("help", "smi").refuses("did you mean sim?")


@pytest.mark.parametrize("command", ["play", "sim", "lab"])
def test_help_without_a_game_lists_the_settings_of_every_game(run, command):
    out = run(command, "--help").out
    assert f"fiendish {command} GAME --help" in out
    lines = {line.split()[0]: line for line in out.splitlines() if line.strip()}
    for name in names():
        for setting in find(name).settings:
            assert setting.name.replace("_", "-") in lines[name]


def test_help_with_a_game_says_what_is_usual(run):
    out = run("play", "marvel_villainous", "--help").out
    assert "omnipotent|inevitable|undying" in out
    assert "--factions" not in out
    for usual in ("(normal)", "(2)", "(A)"):
        assert usual in out


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_can_be_typed(run, example):
    name, *rest = shlex.split(example)
    assert example in run(name, "--help").out
    parser = Parser(name, COMMANDS[name])
    import_module(f"fiendish.commands.{name}").arguments(parser, rest)
    parser.read(rest)  # or it complains


@pytest.mark.parametrize("verb", ["again", "report"])
def test_help_about_a_part_of_the_lab_leaves_out_the_rest(run, verb):
    out = run("lab", verb, "--help").out
    assert "FOLDER" in out
    assert "--games" not in out
    assert "lab match" not in out


def test_advice_is_spelled_as_the_program_was_called(run, monkeypatch):
    monkeypatch.setenv("FIENDISH_COMMAND", "./fiendish")
    assert run("supervillain").refuses("try: ./fiendish play supervillain")
    assert "usage: ./fiendish sim" in run("sim", "--help").out
    assert "\n  test " in run("--help").out
    monkeypatch.delenv("FIENDISH_COMMAND")
    assert "\n  test " not in run("--help").out


EARLY = """
import os, signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # as the launcher does
os.kill(os.getpid(), signal.SIGINT)
from fiendish.cli import main
raise SystemExit(main(["games"]))
"""


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_while_the_program_is_loaded_ends_in_one_line():
    ended = subprocess.run([sys.executable, "-c", EARLY], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "fiendish: stopped\n")


# -- where the output goes -----------------------------------------------------------------------


@pytest.mark.parametrize("words", ["", "games", "games --json", "rules supervillain"])
@pytest.mark.parametrize(
    ("where", "status"), [(">&-", 0), (">/dev/full", 2), ("| head -c1 >/dev/null", 141)]
)
def test_output_that_nobody_takes(words, where, status):
    if "/dev/full" in where and not Path("/dev/full").exists():
        pytest.skip("no /dev/full on this machine")
    command = f"({sys.executable} -m fiendish.cli {words}; echo $? >&2) {where}"
    if "|" not in where:
        command = f"{sys.executable} -m fiendish.cli {words} {where}; echo $? >&2"
    ended = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=600)
    *told, ending = ended.stderr.splitlines()
    # A reader who leaves has perhaps been given all by then.
    assert int(ending) in ((status, 0) if status == 141 else (status,))
    assert told == (["fiendish: cannot write: no space left on device"] if status == 2 else [])

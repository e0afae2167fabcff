"""A whole game through real pipes, as a program or a screen reader would play it."""

import os
import random
import re
import signal
import subprocess
import sys

import pytest

import fiendish

PLAY = """
import sys
from pathlib import Path
from fiendish.terminal.play import PlayOptions, run
resume, seed, game, setting = sys.argv[2:6]
sys.exit(run(PlayOptions(game, seats=2, bots="random", plain=True, seed=int(seed),
    settings=dict([setting.split("=")]), save=Path(sys.argv[1]),
    resume=Path(resume) if resume else None)))
"""
SHORT = "149"
SUPERVILLAIN = ("supervillain", "mode=blitz")
SMASH_UP = ("smash_up", "choose=draft")


def start(path, resume="", seed=SHORT, game=SUPERVILLAIN):
    command = [sys.executable, "-X", "utf8", "-c", PLAY, str(path), str(resume), seed, *game]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def finish(process, given=""):
    out, err = process.communicate(given, timeout=120)
    assert err == ""
    assert all(len(row) <= 80 for row in out.splitlines() if ".save" not in row)
    return out


@pytest.mark.parametrize("game", [SUPERVILLAIN, SMASH_UP], ids=str)
def test_a_whole_game_with_random_answers(tmp_path, game):
    process = start(tmp_path / "game.save", game=game)
    dice = random.Random(SHORT)
    said = []
    for row in process.stdout:
        said.append(row.rstrip("\n"))
        asked = re.match(r"Choose 1(?:-(\d+))?, or help:", row)
        if asked:
            process.stdin.write(f"{dice.randint(1, int(asked[1] or 1))}\n")
            process.stdin.flush()
    finish(process)
    assert process.returncode == 0
    assert max(len(row) for row in said if "game.save" not in row) <= 80
    text = "\n".join(said)
    assert "win" in text
    assert "Reason: " in text
    table = fiendish.load((tmp_path / "game.save").read_bytes())
    assert table.over
    assert table.result is not None
    assert f"[{table.result.rule}]" in text


def test_the_end_of_the_input_saves_and_the_game_goes_on_from_there(tmp_path):
    path = tmp_path / "game.save"
    process = start(path)
    out = finish(process, "1\n1\n")
    assert process.returncode == 0
    assert "The input has ended." in out
    assert f"Saved in {path}." in out
    digest = fiendish.load(path.read_bytes()).digest()
    again = start(tmp_path / "other.save", resume=path)
    question = finish(again).split("Choose")[0].split("\n\n")[-1]
    assert question.strip() in out
    assert fiendish.load((tmp_path / "other.save").read_bytes()).digest() == digest
    assert fiendish.load(path.read_bytes()).digest() == digest


def test_no_input_at_all(tmp_path):
    process = start(tmp_path / "game.save")
    finish(process)
    assert process.returncode == 0
    assert (tmp_path / "game.save").exists()


@pytest.mark.skipif(os.name == "nt", reason="no such terminals")
def test_the_full_screen_opens_in_a_real_terminal_and_leaves_it_with_a_saved_game(tmp_path):
    import pty

    path = tmp_path / "game.save"
    play = PLAY.replace("plain=True", "plain=False")
    outside, inside = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "40"}
    process = subprocess.Popen(
        [sys.executable, "-c", play, str(path), "", SHORT, *SUPERVILLAIN],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        env=environment,
    )
    os.close(inside)
    said = b""
    left = False
    while True:
        try:
            part = os.read(outside, 65536)
        except OSError:  # the other side has gone
            break
        if not part:
            break
        said += part
        if b"Your options" in said and not left:
            os.write(outside, b"q")
            left = True
    assert process.wait(timeout=120) == 0
    assert b"Saved in" in said
    assert b"Go on with: fiendish play supervillain --resume" in said
    fiendish.load(path.read_bytes())


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_control_c_saves(tmp_path):
    process = start(tmp_path / "game.save")
    for row in process.stdout:
        if row.startswith("Choose"):
            break
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (0, "")
    assert "Saved in" in out
    fiendish.load((tmp_path / "game.save").read_bytes())


def test_bytes_that_are_no_text_are_refused(tmp_path):
    command = [sys.executable, "-c", PLAY, str(tmp_path / "game.save"), "", SHORT, *SUPERVILLAIN]
    done = subprocess.run(command, input=b"\xff\xfe\x00\n1\n", capture_output=True, timeout=120)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"is not a command" in done.stdout

"""Starting, saving, continuing; and mistakes, of which each gets one line."""

import io
import os
import shutil
import sys
import tempfile

import pytest

import fiendish
from fiendish.cli import main
from fiendish.home import home
from fiendish.terminal.play import PlayOptions, open_session, run
from fiendish.trouble import Trouble

from .sample_sessions import break_keeping, new_session, options, play_until


def refused(capsys, given):
    assert run(given) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("fiendish: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"bots": "clever"}, "no bot 'clever'; there is: "),
        ({"seat": 2}, "no seat 2; this table has seats 0 to 1"),
        ({"seat": -1}, "no seat -1"),
        ({"seats": 9}, "for 2, 3 or 4 players"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"settings": {"mode": "odd"}}, "mode='odd' is not possible"),
        ({"settings": {"wind": 1}}, "no setting 'wind'"),
    ],
)
def test_a_wrong_option_is_named(capsys, tmp_path, changes, words):
    assert words in refused(capsys, options(tmp_path, **changes))
    assert not (tmp_path / "game.save").exists()


def test_a_place_that_cannot_be_written_is_found_out_at_once(capsys, tmp_path):
    (tmp_path / "file").write_text("")
    err = refused(capsys, options(tmp_path, save=tmp_path / "file" / "game.save"))
    assert "cannot save to" in err
    assert "it is a folder" in refused(capsys, options(tmp_path, save=tmp_path))


def test_nothing_to_continue(capsys, tmp_path):
    assert "cannot read" in refused(capsys, options(tmp_path, resume=tmp_path / "none"))


@pytest.mark.parametrize("damage", ["cut", "flipped", "empty", "foreign"])
def test_a_damaged_game_is_refused_and_left_alone(capsys, tmp_path, damage):
    path = tmp_path / "game.save"
    data = play_until(new_session(tmp_path), "day").table.save()
    data = {
        "cut": data[:-20],
        "flipped": data[:60] + bytes([data[60] ^ 1]) + data[61:],
        "empty": b"",
        "foreign": b"PK\x03\x04 something else",
    }[damage]
    path.write_bytes(data)
    assert "cannot continue" in refused(capsys, options(tmp_path, resume=path))
    assert path.read_bytes() == data


def test_a_new_game_moves_whatever_lies_in_its_place_aside(tmp_path):
    path = tmp_path / "game.save"
    path.write_bytes(b"damaged, or precious")
    (tmp_path / "game-1.save").write_bytes(b"older still")
    session = new_session(tmp_path)
    words = session.save()
    session.save()
    assert "game-2.save" in words
    assert (tmp_path / "game-1.save").read_bytes() == b"older still"
    assert (tmp_path / "game-2.save").read_bytes() == b"damaged, or precious"
    assert fiendish.load(path.read_bytes()).digest() == session.table.digest()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["game-1.save", "game-2.save", "game.save"]


def test_a_game_continues_at_the_same_moment_in_its_own_file(tmp_path):
    session = play_until(new_session(tmp_path, seats=3), "day", 5)
    session.save()
    path = session.store.path
    again = open_session(PlayOptions("supervillain", bots="random", resume=path))
    assert again.table.digest() == session.table.digest()
    assert again.log() == session.log()
    again.answer(0)
    assert [p.name for p in tmp_path.iterdir()] == ["game.save"]
    assert fiendish.load(path.read_bytes()).digest() == again.table.digest()


def test_every_decision_of_a_person_is_kept_at_once(tmp_path):
    session = play_until(new_session(tmp_path), "day")
    session.answer(0)
    kept = fiendish.load(session.store.path.read_bytes())
    assert kept.digest() == session.table.digest()
    if session.why_not_undo() is None:
        session.undo()
        kept = fiendish.load(session.store.path.read_bytes())
        assert kept.digest() == session.table.digest()


def test_a_game_that_cannot_be_saved_any_more_is_put_elsewhere(tmp_path, monkeypatch):
    session = new_session(tmp_path)
    session.save()
    before = session.store.path.read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    session.let_bots()
    monkeypatch.setattr(os, "replace", full)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with pytest.raises(Trouble, match=r"No space left on device; it is in (.*) instead") as trouble:
        session.save()
    rescued = str(trouble.value).partition("it is in ")[2].removesuffix(" instead")
    with open(rescued, "rb") as file:
        assert fiendish.load(file.read()).digest() == session.table.digest()
    assert session.store.path.read_bytes() == before
    session.answer(0)
    assert "No space left" in session.unsaved


def test_a_vanished_folder_leaves_one_rescued_game_not_one_for_each_decision(tmp_path, monkeypatch):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(elsewhere))
    (tmp_path / "games").mkdir()
    session = new_session(tmp_path / "games")
    shutil.rmtree(tmp_path / "games")
    for _ in range(4):
        session.let_bots()
        session.answer(0)
    (rescued,) = elsewhere.iterdir()
    assert str(rescued) in session.unsaved
    assert fiendish.load(rescued.read_bytes()).digest() == session.table.digest()
    (tmp_path / "games").mkdir()
    assert "Saved in" in session.save()


def test_a_breakdown_leaves_the_last_good_save_alone(tmp_path, monkeypatch):
    session = play_until(new_session(tmp_path), "day")
    session.save()
    good = session.store.path.read_bytes()
    play_until(session, "turned-up", 3)
    break_keeping(monkeypatch)
    with pytest.raises(ZeroDivisionError):
        session.answer(0)
    session.keep()
    assert session.store.path.read_bytes() == good
    assert "broken down" in session.unsaved
    with pytest.raises(Trouble, match=r"broken down; .*game\.save"):
        session.save()


def test_a_mistake_is_no_breakdown(tmp_path):
    session = play_until(new_session(tmp_path), "day")
    with pytest.raises(fiendish.IllegalAnswer):
        session.answer(999)
    assert "Saved in" in session.save()


def test_a_breakdown_in_the_line_mode_says_where_the_last_good_save_is(tmp_path, monkeypatch):
    session = new_session(tmp_path, hotseat=True)
    session.save()
    path, good = session.store.path, session.store.path.read_bytes()
    break_keeping(monkeypatch)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    with pytest.raises(ZeroDivisionError) as error:
        run(options(tmp_path, resume=path, hotseat=True))
    assert str(path) in " ".join(error.value.__notes__)
    assert path.read_bytes() == good


def test_the_default_place_follows_the_environment(tmp_path, monkeypatch):
    monkeypatch.setenv("FIENDISH_HOME", str(tmp_path / "games"))
    session = open_session(PlayOptions("supervillain", seed=1))
    assert session.store.path == tmp_path / "games" / "supervillain.save"
    monkeypatch.delenv("FIENDISH_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert home() == tmp_path / "share" / "fiendish"


def test_bots_get_a_seat_and_never_the_table(tmp_path):
    session = new_session(tmp_path, seats=4)
    assert session.people == [0]
    assert all(not hasattr(seat, "table") for seat in session._seats.values())


# -- games that have not ended -------------------------------------------------------------------


def test_a_new_game_beside_an_unfinished_one_says_so_before_anything_else(tmp_path):
    session = new_session(tmp_path)
    session.let_bots()
    session.answer(0)
    before = session.table.digest()
    again = new_session(tmp_path)
    aside = tmp_path / "game-1.save"
    assert again.greeting.endswith(f"fiendish play supervillain --resume {aside}")
    again.save()
    assert fiendish.load(aside.read_bytes()).digest() == before


def test_a_resumed_or_finished_game_needs_no_such_word(tmp_path):
    assert new_session(tmp_path).greeting == ""
    session = new_session(tmp_path)
    session.let_bots()
    session.answer(0)
    path = session.store.path
    assert new_session(tmp_path, resume=path).greeting == ""
    while session.asked >= 0:
        session.table.answer(0)
    session.save()
    assert session.table.over
    assert new_session(tmp_path).greeting == ""


def test_unfinished_games_are_listed_with_the_command_that_goes_on(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("FIENDISH_HOME", str(tmp_path))
    assert main(["play", "--resume"]) == 1
    assert "There is no unfinished game" in capsys.readouterr().out
    for _ in range(2):
        session = new_session(tmp_path, save=tmp_path / "supervillain.save")
        session.let_bots()
        session.answer(0)
    (tmp_path / "diary.save").write_text("Dear diary")
    assert main(["play", "--resume"]) == 0
    out = capsys.readouterr().out
    assert out.count("Supervillain: This Galaxy Is Mine!, 2 players, turn 2, last played") == 2
    assert "  fiendish play supervillain --resume\n" in out
    assert f"  fiendish play supervillain --resume {tmp_path / 'supervillain-1.save'}\n" in out
    assert "diary" not in out

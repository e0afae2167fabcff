"""Play a game in the terminal: the one door for the command line."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import fiendish
from fiendish import bots
from fiendish.engine.game import LETTERS
from fiendish.engine.table import Table
from fiendish.games import find
from fiendish.spelling import command
from fiendish.terminal.session import Session
from fiendish.terminal.store import GameFile, read, usual_place
from fiendish.trouble import Trouble

USAGE = 2


@dataclass(slots=True)
class PlayOptions:
    """Who plays what, how, and where it is kept.

    A game that is continued brings its own seats, seed and settings; who sits where is said anew.
    Without a place to save, a continued game goes back where it came from and a new one into
    the folder of `fiendish.home`.
    """

    game: str
    seats: int = 2
    bots: str = bots.USUAL
    seat: int = 0  # where the person sits, unless people sit everywhere
    hotseat: bool = False  # people in every seat, taking turns before the screen
    seed: int | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    plain: bool = False  # the line mode; chosen by itself where there is no terminal
    resume: Path | None = None
    save: Path | None = None
    delay: float = 0.5  # seconds to look at each decision of a bot, in the full-screen mode


def run(options: PlayOptions) -> int:
    """Play until the game is over or the player leaves; returns the exit status."""
    try:
        session = open_session(options)
        words = _sit(session, options)
        saved = session.save()
    except Trouble as trouble:
        print(f"fiendish: {' '.join(str(trouble).split())}", file=sys.stderr)
        return USAGE
    for text in (words, saved, "" if session.table.over else _how_to_go_on(session, options)):
        if text:
            print(text)
    return 0


def _sit(session: Session, options: PlayOptions) -> str:
    """Play; a breakdown is not saved, but whoever reads of it learns where the game is."""
    try:
        return _play(session, options)
    except (Trouble, BrokenPipeError):
        raise
    except Exception as error:
        error.add_note(f"fiendish: the game was not saved again; {session.last_words()}")
        raise


def _play(session: Session, options: PlayOptions) -> str:
    """Play in the mode that fits; the modes are loaded only when they are needed."""
    if options.plain or not _has_screen():
        from fiendish.terminal.lines import play as play_lines

        return play_lines(session)
    from fiendish.terminal.screen.app import play as play_screen

    return play_screen(session, options.delay)


def open_session(options: PlayOptions) -> Session:
    """The table with everybody seated, new or continued; `Trouble` says what is wrong."""
    table = _continued(options) if options.resume else _new(options)
    seats = range(table.state.seats)
    if options.seat not in seats:
        last = seats[-1]
        raise Trouble(f"there is no seat {options.seat}; this table has seats 0 to {last}")
    people = [*seats] if options.hotseat else [options.seat]
    seed = secrets.randbits(32) if options.seed is None else options.seed
    try:
        players = {
            seat: bots.make(options.bots, seed * len(LETTERS) + seat)
            for seat in seats
            if seat not in people
        }
    except ValueError as error:
        raise Trouble(str(error)) from None
    names = [_name(seat, options) for seat in seats]
    path = options.save or options.resume or usual_place(table.game.id)
    ours = options.resume is not None and path.resolve() == options.resume.resolve()
    store = GameFile(path, ours)
    return Session(table, players, names, store, _about_older(store))


def _about_older(store: GameFile) -> str:
    """That a game which has not ended makes room for this one, and how to go on with it."""
    older = store.older()
    if older is None:
        return ""
    go_on = f"{command()} play {older.game.id} --resume {shlex.quote(str(store.aside()))}"
    return f"Your unfinished game of {older.game.title} is kept. To go on with it: {go_on}"


def _new(options: PlayOptions) -> Table:
    seed = secrets.randbits(64) if options.seed is None else options.seed
    try:
        return fiendish.new(options.game, seats=options.seats, seed=seed, **options.settings)
    except ValueError as error:
        raise Trouble(str(error)) from None


def _continued(options: PlayOptions) -> Table:
    assert options.resume is not None
    try:
        wanted = find(options.game)
    except ValueError as error:
        raise Trouble(str(error)) from None
    table = read(options.resume)
    if table.game.id != wanted.id:
        raise Trouble(f"{options.resume} is a game of {table.game.id}, not of {wanted.id}")
    return table


def _name(seat: int, options: PlayOptions) -> str:
    if options.hotseat:
        return f"Player {LETTERS[seat]}"
    return "You" if seat == options.seat else f"{options.bots} bot"


def _how_to_go_on(session: Session, options: PlayOptions) -> str:
    """The command that brings the player back to the same chair."""
    path = session.store.path
    words = ["play", session.table.game.id, "--resume"]
    words += [] if path == usual_place(session.table.game.id) else [str(path)]
    if options.hotseat:
        words.append("--hotseat")
    else:
        words += ["--seat", LETTERS[options.seat]] if options.seat else []
        words += ["--bots", options.bots] if options.bots != bots.USUAL else []
    return f"Go on with: {command()} {shlex.join(words)}"


def _has_screen() -> bool:
    """Whether a full screen can be drawn here and keys can be read."""
    dumb = os.environ.get("TERM", "") == "dumb"
    return sys.stdin.isatty() and sys.stdout.isatty() and not dumb

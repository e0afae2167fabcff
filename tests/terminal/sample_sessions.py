"""Sessions at short games, for tests of the terminal."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import fiendish
from fiendish import bots
from fiendish.engine.game import LETTERS
from fiendish.terminal.play import PlayOptions, open_session
from fiendish.terminal.session import Session
from fiendish.terminal.store import GameFile

SHORT = 149  # a seed with a short game when everybody plays at random


def options(folder: Path, **changes: Any) -> PlayOptions:
    """Two seats, blitz, a random bot opposite, saved in the folder."""
    given: dict[str, Any] = {
        "game": "supervillain",
        "seats": 2,
        "bots": "random",
        "seed": SHORT,
        "settings": {"mode": "blitz"},
        "plain": True,
        "save": folder / "game.save",
        "delay": 0,
    }
    return PlayOptions(**{**given, **changes})


def smash_up(folder: Path, **changes: Any) -> PlayOptions:
    """The same with Smash Up: two seats of one box."""
    settings = {"factions": [["cowboys", "ancient_egyptians"], ["samurai", "vikings"]]}
    given = {"game": "smash_up", "settings": settings}
    return options(folder, **{**given, **changes})


def brawl(folder: Path, text: str, seats: int = 2, people: Sequence[int] = (0,)) -> Session:
    """A table of Smash Up in that position; A has Cowboys and Egyptians, B Samurai and Vikings."""
    factions = ("cowboys+ancient_egyptians", "samurai+vikings", "aliens+robots", "pirates+zombies")
    head = f"game: smash_up\nseats: {seats}\nfactions: {','.join(factions[:seats])}\n"
    table = fiendish.Position.parse(head + dedent(text)).table(seed=0)
    players = {seat: bots.make("random", seat) for seat in range(seats) if seat not in people}
    names = [f"Player {letter}" for letter in LETTERS[:seats]]
    return Session(table, players, names, GameFile(folder / "game.save", False))


def choose(session: Session, **wanted: Any) -> None:
    """The reader takes the first option of that meaning."""
    question = session.table.question
    assert question is not None
    session.answer(session.place_of(question.find(**wanted)[0]))


def break_keeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on keeping the turned-up card, the first option then, breaks down."""

    def careless(*_: Any) -> None:
        raise ZeroDivisionError("a careless verb")

    monkeypatch.setattr("fiendish.games.supervillain.rules.turn.take_project", careless)


def new_session(folder: Path, **changes: Any) -> Session:
    return open_session(options(folder, **changes))


def rich_day(folder: Path, **changes: Any) -> Session:
    """A Day with a Mob to play, something else to choose, and a card that cannot be played."""

    def is_rich(session: Session) -> bool:
        mobs = [option for option in session.options() if option.kind == "mob"]
        hand = session.view().hand
        return 0 < len(mobs) < len(session.options()) - 1 and any(card.not_as_ops for card in hand)

    return play_until(new_session(folder, seed=3, **changes), "day", 3, wanted=is_rich)


def play_until(
    session: Session,
    prompt: str,
    turn: int = 0,
    wanted: Callable[[Session], bool] = lambda session: True,
) -> Session:
    """Play at random until the person is asked that, in that turn or later."""
    dice = random.Random(1)
    for _ in range(5000):
        session.let_bots()
        question = session.table.question
        assert question is not None, f"the game ended before {prompt} in turn {turn}"
        session.take_place()
        late = session.table.state.turn >= turn
        if question.prompt.id == prompt and late and wanted(session):
            return session
        session.table.answer(dice.randrange(len(question.options)))
    raise AssertionError(f"{prompt} never came")

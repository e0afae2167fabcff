"""Golden records: fifty games of each title, which the rules of its version replay to the letter.

They lie in the file `golden.jsonl` of their game, a line for each game: seats, settings, seed, the options
taken, a fingerprint of all that was asked on the way and the digest of the end. Settings, seats and players
are drawn by lot, so that every mode, number of players and kind of player occurs.

`python -m tests.games.golden GAME` plays those of a game anew. It refuses to as long as the version of the
game is the one of the file and the rules do not replay it: a change of rules is a new version.
"""

from __future__ import annotations

import random
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

import fiendish
from fiendish import bots
from fiendish.engine.game import Game, Setting
from fiendish.engine.question import Question
from fiendish.engine.table import Table
from fiendish.games import find

GAMES = 50
PLAYERS = (["random"], ["normal", "random"], ["easy", "normal"], ["random", "easy", "normal"])


class Golden(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game: how it began, what was answered, and what must come of it."""

    version: int
    edition: str = ""
    seats: int
    seed: str
    settings: dict[str, Any]
    players: list[str]
    record: list[int]
    asked: str
    digest: str


class Changed(Exception):
    """The rules do not play a golden record as they did."""


def path(game: str) -> Path:
    """Where the golden records of a game lie."""
    return Path(__file__).parent / game / "golden.jsonl"


def read(game: str) -> list[Golden]:
    """The golden records of a game."""
    lines = path(game).read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Golden) for line in lines]


def replay(game: str, golden: Golden) -> None:
    """Play a record again; `Changed` says where the rules leave it."""
    edition = find(game).read_edition(golden.edition)
    table = fiendish.new(
        game, seats=golden.seats, seed=golden.seed, edition=edition, **golden.settings
    )
    asked = blake2b(digest_size=16)
    for number, choice in enumerate(golden.record):
        question = table.question
        if question is None or choice >= len(question.options):
            raise Changed(f"game {golden.seed} cannot go on with decision {number + 1}")
        _hear(asked, question)
        table.answer(choice)
    if table.question is not None:
        raise Changed(f"game {golden.seed} goes on after its last decision")
    if asked.hexdigest() != golden.asked:
        raise Changed(f"game {golden.seed} asks other questions or offers other options")
    if table.digest() != golden.digest:
        raise Changed(f"game {golden.seed} ends in another state")


def replay_all(game: str, records: list[Golden]) -> None:
    """Play records again, up to the first that the rules leave."""
    for golden in records:
        replay(game, golden)


def play(game: str, number: int) -> Golden:
    """Draw the settings and players of a game by lot and play it to its end."""
    rules, seed = find(game), f"golden-{number}"
    lot = random.Random(f"{game} {seed}")
    seats = rules.seats[number % len(rules.seats)]
    table, settings = _begin(rules, seats, seed, lot)
    kinds = lot.choice(PLAYERS)
    names = [kinds[seat % len(kinds)] for seat in range(seats)]
    players = [bots.make(name, 10 * number + seat) for seat, name in enumerate(names)]
    asked, record = blake2b(digest_size=16), []
    while (question := table.question) is not None:
        _hear(asked, question)
        record.append(players[question.seat].choose(bots.Seat(table, question.seat)))
        table.answer(record[-1])
    return Golden(
        version=rules.version,
        edition=rules.edition_id(),
        seats=seats,
        seed=seed,
        settings=settings,
        players=names,
        record=record,
        asked=asked.hexdigest(),
        digest=table.digest(),
    )


def limits(setting: Setting) -> bool:
    """Whether a setting is there to end games that go on too long."""
    return setting.name == "turn_limit"


def _begin(rules: Game, seats: int, seed: str, lot: random.Random) -> tuple[Table, dict[str, Any]]:
    """A table with settings by lot, and with the lowest limit of turns where there is one."""
    while True:
        settings = {
            setting.name: setting.allowed[1] if limits(setting) else lot.choice(setting.allowed)
            for setting in rules.settings
            if setting.allowed and setting.picks is None  # as whom to play is left to the seed
        }
        try:
            return fiendish.new(rules.id, seats=seats, seed=seed, **settings), settings
        except ValueError:  # not for so many players, or not together: draw again
            continue


def _hear(asked: Any, question: Question) -> None:
    asked.update(repr((question.seat, question.rule, [*question.options])).encode())


def write(game: str) -> None:
    """Play all of a game anew and write them down."""
    version = find(game).version
    if path(game).exists():
        replay_all(game, [golden for golden in read(game) if golden.version == version])
    lines = []
    for number in range(GAMES):
        golden = play(game, number)
        lines.append(msgspec.json.encode(golden) + b"\n")
        print(f"{game} {golden.seed}: {golden.seats} seats, {len(golden.record)} decisions")
    path(game).write_bytes(b"".join(lines))


if __name__ == "__main__":
    for chosen in sys.argv[1:]:
        try:
            write(chosen)
        except Changed as changed:
            sys.exit(f"{changed}: give {chosen} a new version first, and say why")

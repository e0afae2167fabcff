"""The same game in another process, where strings hash differently."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from typing import Any

from fiendish.engine.conformance.case import Case
from fiendish.engine.conformance.walking import walk
from fiendish.engine.game import Game

_SCRIPT = """
import json, sys
sys.path[:0] = json.loads(sys.argv[2])
from fiendish.engine.conformance.processes import answer
print(json.dumps(answer(json.loads(sys.argv[1]))))
"""


def check_elsewhere(
    door: str, seats: int, settings: dict[str, Any], seeds: list[int], hash_seed: int
) -> None:
    """Play the games here and in a process with that hash seed, and compare the bytes.

    `door` says where the game is found, as in "fiendish.games.supervillain:GAME".
    """
    order = {"door": door, "seats": seats, "settings": settings, "seeds": seeds}
    here = answer(order)
    done = subprocess.run(
        [sys.executable, "-c", _SCRIPT, json.dumps(order), json.dumps(sys.path)],
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=False,
    )
    case = Case(find(door), seats, settings, seeds[0])
    if done.returncode:
        case.fail("elsewhere", 0, f"the other process failed: {done.stderr.strip()[-300:]}")
    there = json.loads(done.stdout)
    for seed, one, other in zip(seeds, here, there, strict=True):
        for number, (mine, theirs) in enumerate(zip(one, other, strict=False)):
            if mine != theirs:
                again = Case(case.game, seats, settings, seed)
                again.fail("elsewhere", number, "another process plays another game")
        if len(one) != len(other):
            Case(case.game, seats, settings, seed).fail(
                "elsewhere", min(len(one), len(other)), "another process ends elsewhere"
            )


def find(door: str) -> Game:
    module, _, name = door.partition(":")
    game = getattr(import_module(module), name)
    assert isinstance(game, Game)
    return game


def answer(order: dict[str, Any]) -> list[list[str]]:
    """For each seed the digests of all moments, and of the saved game at the end."""
    game = find(order["door"])
    return [
        _digests(Case(game, order["seats"], order["settings"], seed)) for seed in order["seeds"]
    ]


def _digests(case: Case) -> list[str]:
    table = case.table()
    digests = []
    for index in walk(case).answers:
        digests.append(table.digest())
        table.answer(index)
    return [*digests, table.digest(), table.save().hex()]

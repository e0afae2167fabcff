"""Whether a pack can be used: what it defines, its source, its tests, games with its cards."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import msgspec

import fiendish
from fiendish.commands.support.simulation import Failure, Plan, play_games
from fiendish.engine.conformance import unasked
from fiendish.games import find
from fiendish.lessons import BadLesson, lessons_of
from fiendish.lessons.proof import prove
from fiendish.packs import BadPack, Pack, folder_of, load
from fiendish.packs.loading import modules_of
from fiendish.packs.manifest import TESTS, additions_to
from fiendish.puzzles import BadPuzzle, puzzles_of
from fiendish.puzzles.proof import prove as prove_puzzle
from fiendish.web.guide import BadGuide, guides_of

_MOST_LINES = 40  # of what the tests say
_FEWEST = 3  # games, even if each card has been played before


class Check(msgspec.Struct, frozen=True):
    """One thing that was looked at, and what came out. A note does not keep a pack from use."""

    name: str
    status: Literal["ok", "note", "failed"]
    text: str
    details: list[str] = []


def check(folder: Path, games: int) -> Iterator[Check]:
    """Look at everything, one after the other; a pack that cannot be loaded ends it."""
    try:
        pack = load(folder_of(str(folder)))
    except BadPack as error:
        yield Check("cards", "failed", str(error))
        return
    yield Check("cards", "ok", f"{len(pack.faces)} defined, for {pack.manifest.game}")
    yield _pictures(pack)
    yield _source(pack)
    yield _tests(pack)
    if _own(pack, "guides"):
        yield _guides(pack)
    if _own(pack, "lessons"):
        yield _lessons(pack)
    if _own(pack, "puzzles"):
        yield _puzzles(pack)
    yield from _games(pack, games)


def _pictures(pack: Pack) -> Check:
    missing = pack.without_picture
    if not missing:
        return Check("pictures", "ok", "each card has one")
    return Check("pictures", "note", f"art.toml draws nothing for {', '.join(missing)}")


def _source(pack: Pack) -> Check:
    """A forgotten `yield from`, and modules that nobody imports."""
    modules = modules_of(pack)
    wrong = [str(fault) for module in modules for fault in unasked(module)]
    read = {Path(module.__file__) for module in modules if module.__file__}
    for path in sorted(pack.folder.rglob("*.py")):
        inner = path.relative_to(pack.folder)
        if path not in read and inner.parts[0] != TESTS:
            wrong.append(f"{inner.as_posix()} is imported by nobody; import it in __init__.py")
    if wrong:
        return Check("source", "failed", f"{len(wrong)} to mend", wrong)
    return Check("source", "ok", f"{len(modules)} modules, each verb that asks is asked")


def _tests(pack: Pack) -> Check:
    folder = pack.folder / TESTS
    if not folder.is_dir():
        return Check("tests", "note", f"there is no folder {TESTS}")
    if find_spec("pytest") is None:
        return Check("tests", "note", "not run, since pytest is not installed")
    # The folder of the pack is itself a package; pytest must not import it a second time.
    flags = [
        f"--rootdir={folder}",
        f"--confcutdir={folder}",
        "-p",
        "no:cacheprovider",
        "--tb=short",
    ]
    here = str(Path(fiendish.__file__).parent.parent)
    path = os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *flags, str(folder)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "PYTHONPATH": path},
    )
    lines = done.stdout.splitlines() + done.stderr.splitlines()
    if done.returncode == 5:
        return Check("tests", "note", f"there is no test in {TESTS}")
    last = next((line.strip(" =") for line in reversed(lines) if line.strip()), "")
    if done.returncode:
        return Check("tests", "failed", last, lines[-_MOST_LINES:])
    return Check("tests", "ok", last)


def _guides(pack: Pack) -> Check:
    """Each can be read, and names nothing that does not exist."""
    try:
        guides_of(pack.manifest.game)
    except BadGuide as error:
        return Check("guides", "failed", str(error))
    return Check("guides", "ok", f"{len(_own(pack, 'guides'))} can be read")


def _lessons(pack: Pack) -> Check:
    """Each can be walked on every way that it allows."""
    try:
        proofs = [
            prove(one)
            for one in lessons_of(pack.manifest.game)
            if one.name in _own(pack, "lessons")
        ]
    except BadLesson as error:
        return Check("lessons", "failed", str(error))
    return Check("lessons", "ok", f"{len(proofs)} can be played to the end on every way")


def _puzzles(pack: Pack) -> Check:
    """Each can be solved, in the intended way only."""
    try:
        proofs = [
            prove_puzzle(one)
            for one in puzzles_of(pack.manifest.game)
            if one.name in _own(pack, "puzzles")
        ]
    except BadPuzzle as error:
        return Check("puzzles", "failed", str(error))
    return Check("puzzles", "ok", f"{len(proofs)} can be solved in the intended way only")


def _own(pack: Pack, kind: str) -> set[str]:
    """The names of the pack's guides, lessons or puzzles."""
    return {path.stem for path in (pack.folder / kind).glob("*.toml")}


def _games(pack: Pack, games: int) -> Iterator[Check]:
    """The conformance kit, over games in which the cards of the pack are played."""
    game = find(pack.manifest.game)
    _, additions = additions_to(game.id, pack.id)
    wanted = {face.id for face in game.faces if face.played and face.id in pack.faces}
    seen: set[str] = set()
    failures: list[Failure] = []
    played = 0
    while played < games and not failures and (played < _FEWEST or not wanted <= seen):
        settings = game.settle(game.seats[0], game.alone | additions.settings(pack.faces, played))
        plan = Plan(game.id, game.seats[0], settings, ("random",) * game.seats[0], check=True)
        failures = play_games(plan, range(played, played + 1), seen, lambda: False).failures
        played += 1
    if failures:
        details = [f"seed {one.seed}, {settings}: {one.what}" for one in failures]
        yield Check("games", "failed", f"game {played} broke a promise", details)
    else:
        yield Check("games", "ok", f"{played} played through the conformance kit")
    never = [id for id in pack.faces if id in wanted - seen]
    if never:
        yield Check("played", "note", f"never, in {played} games: {', '.join(never)}")
    else:
        yield Check("played", "ok", "each card, at least once")

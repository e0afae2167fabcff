"""The code on the pages runs as it stands.

A block that begins with ```` ```python in FILE instead of NAME ```` is what a reader writes into that file
of the project, in place of a definition, or `after NAME` behind it; without a name it is a new file, in
whatever language. A `diff` there takes lines out and puts others in their place. Such a page runs with a copy
of the sources in which that has been done.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest

import fiendish

ROOT = Path(__file__).parents[2]
PAGES = [
    "README.md",
    "docs/write-a-card.md",
    "docs/add-a-game.md",
    "docs/games/supervillain.md",
    "docs/games/smash_up.md",
]
POSITIONS = "docs/positions.md"
MAPS = ["docs/architecture.md", "docs/decisions.md", "docs/glossary.md"]
WRITTEN = re.compile(
    r"^```(\w+) in (\S+)(?: (instead of|after) (\w+))?\n(.*?)^```", re.MULTILINE | re.DOTALL
)
GUIDES = ["docs/research.md", "docs/bots.md", "docs/lab.md"]


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def sources(page: str, folder: Path) -> Path:
    """The sources with what a reader of the page has written into them; and the ledgers beside them."""
    written = WRITTEN.findall((ROOT / page).read_text(encoding="utf-8"))
    if not written:
        return ROOT / "src"
    for part in ("src", "docs/rules"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    for language, name, where, definition, code in written:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_text(encoding="utf-8") if definition or language == "diff" else ""
        if language == "diff":
            path.write_text(patched(before, code), encoding="utf-8")
        else:
            after = where == "after"
            path.write_text(replaced(before, definition, code, after), encoding="utf-8")
    return folder / "src"


def patched(text: str, diff: str) -> str:
    """A file in which each line taken out has those that follow put in for it."""
    for out, put in re.findall(r"^-(.*\n)((?:\+.*\n)+)", diff, re.MULTILINE):
        assert text.count(out) == 1, out
        text = text.replace(out, re.sub(r"^\+", "", put, flags=re.MULTILINE))
    return text


def replaced(text: str, definition: str, code: str, after: bool = False) -> str:
    """The source of a module with this code in place of a definition or after it, if one is named."""
    lines = text.splitlines(keepends=True)
    for node in ast.parse(text).body if definition else ():
        names = [getattr(one, "id", "") for one in getattr(node, "targets", [])]
        if definition in (*names, getattr(node, "name", "")):
            first = min(one.lineno for one in (node, *getattr(node, "decorator_list", [])))
            kept = node.end_lineno if after else first - 1
            return "".join([*lines[:kept], "\n\n" * after, code, *lines[node.end_lineno :]])
    assert not definition, f"there is no {definition} any more"
    return code


@pytest.mark.parametrize("page", PAGES)
def test_the_python_on_the_page_runs(page: str, tmp_path: Path) -> None:
    code = "\n".join(blocks(page, "python"))
    assert code, "the page shows no code"
    path = str(sources(page, tmp_path))
    # A process of its own: the page may define cards.
    run = subprocess.run(
        [sys.executable, "-B", "-c", code],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert run.returncode == 0, run.stderr


def test_code_takes_the_place_of_a_definition() -> None:
    text = "a = 1\n\n\n@print\ndef b():\n    pass\n\n\nc = 2\n"
    assert replaced(text, "b", "d = 3\n") == "a = 1\n\n\nd = 3\n\n\nc = 2\n"
    assert replaced(text, "c", "d = 3\n") == text.replace("c = 2", "d = 3")
    assert replaced("", "", "d = 3\n") == "d = 3\n"
    with pytest.raises(AssertionError, match="no e any more"):
        replaced(text, "e", "")


@pytest.mark.parametrize("page", [*PAGES[3:], POSITIONS])
def test_the_position_on_the_page_can_be_set_up(page: str) -> None:
    [text] = blocks(page, "position")
    view = fiendish.Position.parse(text).table(seed=1).view(0)
    assert len(view.hand) == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "page",
    [
        *PAGES,
        *GUIDES,
        POSITIONS,
        *MAPS,
        "docs/write-a-pack.md",
        "docs/operating.md",
        "CONTRIBUTING.md",
    ],
)
def test_links_between_pages_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!https?:)([^)#\s]+)", text):
        assert ((ROOT / page).parent / target).exists(), target


@pytest.mark.parametrize("page", MAPS)
def test_modules_named_on_a_map_exist(page: str) -> None:
    """A path is written from the package, from a game's folder, or as the name of a file."""
    package = ROOT / "src" / "fiendish"
    files = [path.relative_to(package).as_posix() for path in package.rglob("*.*")]
    text = (ROOT / page).read_text(encoding="utf-8")
    named = {*re.findall(r"`((?:[\w*]+/)*[\w*]+\.(?:py|js|html|css|toml))`", text)}
    wild = {
        path: path.replace("GAME", "*").replace("text*", "text").replace("web*", "web")
        for path in named
    }
    lost = [
        path
        for path, pattern in wild.items()
        if not (ROOT / path).exists() and not any(fnmatch(file, f"*{pattern}") for file in files)
    ]
    assert lost == []

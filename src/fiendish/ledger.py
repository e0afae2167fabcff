"""The rule ledgers: every rule, ruling and hard interaction of a game, with its id.

A ledger is a Markdown file. Each table row `| SV-49 | title | rule |` is a rule or a ruling; the
numbered list of the chapter "Hard interactions" has the ids `SV-H1`, `SV-H2` and so on.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

HARD = "Hard interactions"

_HEADING = re.compile(r"(#{1,3}) +(.+)")
_ROW = re.compile(r"\| *([A-Z]{2}-R?\d+) *\|(.+)\| *$")
_ITEM = re.compile(r"(\d+)\. +(.+)")
_BOLD = re.compile(r"\*\*(.+?)\*\* *(.*)")
_TITLE_WORDS = 9


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry of a ledger: a rule, a ruling (`-R`) or a hard interaction (`-H`)."""

    id: str
    title: str
    text: str
    section: str


@dataclass(frozen=True, slots=True)
class Ledger:
    """The rules of one game, in the order of the rulebook."""

    game: str  # as the game is called on the command line
    title: str
    rules: tuple[Rule, ...]

    @property
    def prefix(self) -> str:
        return self.rules[0].id.split("-")[0]

    def find(self, rule: str) -> Rule | None:
        """The rule of that id, whatever its case."""
        return next((known for known in self.rules if known.id == rule.upper()), None)

    def naming(self, name: str) -> list[Rule]:
        """The rules that speak of a card by its name."""
        pattern = re.compile(rf"\b{re.escape(name)}\b")
        return [rule for rule in self.rules if pattern.search(f"{rule.title} {rule.text}")]

    def sections(self) -> list[str]:
        return list(dict.fromkeys(rule.section for rule in self.rules))


class DamagedLedger(ValueError):
    """A ledger that says two things under one id."""


def folder() -> Path | None:
    """Where the ledgers are: in the project around a source checkout, else in the package."""
    here = Path(__file__).resolve().parent
    for place in (here.parents[1] / "docs" / "rules", here / "docs_rules"):
        if place.is_dir():
            return place
    return None


def read_all(place: Path | None = None) -> list[Ledger]:
    """All ledgers, by game; other pages in the folder are left alone."""
    place = place or folder()
    if place is None:
        return []
    ledgers = [parse(path.read_text("utf-8"), path.stem) for path in sorted(place.glob("*.md"))]
    return [ledger for ledger in ledgers if ledger.rules]


def parse(text: str, name: str) -> Ledger:
    """The ledger of a Markdown page."""
    title, chapter, section = name, "", ""
    rules: list[Rule] = []
    for line in text.splitlines():
        if heading := _HEADING.match(line):
            depth, words = len(heading[1]), heading[2].strip()
            if depth == 1:
                title = re.sub(r" +[—–-] +rules ledger$", "", words)
            chapter = words if depth < 3 else chapter
            section = words if depth < 3 else f"{chapter}: {words}"
        elif row := _ROW.match(line):
            cells = [cell.strip() for cell in row[2].split("|")]
            rules.append(Rule(row[1], cells[0], " ".join(cells[1:]), section))
        elif chapter == HARD and rules:
            _read_hard(line, rules)
    ids = [rule.id for rule in rules]
    for rule in ids:
        if ids.count(rule) > 1:
            raise DamagedLedger(f"{name}: {rule} stands there twice")
    return Ledger(name.replace("-", "_"), title, tuple(rules))


def _read_hard(line: str, rules: list[Rule]) -> None:
    """A numbered item, or the continuation of one."""
    last = rules[-1]
    if item := _ITEM.match(line):
        prefix = rules[0].id.split("-")[0]
        title, text = _split_item(item[2])
        rules.append(Rule(f"{prefix}-H{item[1]}", title, text, HARD))
    elif line.startswith(" ") and line.strip() and last.section == HARD:
        rules[-1] = Rule(last.id, last.title, f"{last.text} {line.strip()}", HARD)


def _split_item(item: str) -> tuple[str, str]:
    """Title and text; an item without a bold title is named after its first words."""
    if bold := _BOLD.match(item):
        return bold[1].rstrip(".,:"), bold[2].lstrip(".,: ")
    words = item.split()
    title = " ".join(words[:_TITLE_WORDS])
    return (title + " …" if len(words) > _TITLE_WORDS else title), item

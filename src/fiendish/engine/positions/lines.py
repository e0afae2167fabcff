"""The lines of a position file, and what the value of one can be."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NoReturn, TypeVar

from fiendish.engine.game import LETTERS

T = TypeVar("T")


class BadPosition(ValueError):
    """A position that cannot be: says in which line and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


@dataclass(slots=True)
class Line:
    """One `key: value` of a position file, with the lines indented below it."""

    number: int
    key: str
    value: str
    below: list[Line] = field(default_factory=list)

    def refuse(self, reason: str) -> NoReturn:
        raise BadPosition(self.number, reason)

    def whole_number(self, least: int = 0, most: int = 1_000_000) -> int:
        return self.number_in(self.value, least, most)

    def number_in(self, word: str, least: int, most: int, what: str = "") -> int:
        """The whole number a word of this line stands for."""
        what = what or self.key
        if not _is_number(word):
            self.refuse(f"{what} must be a whole number, not {word!r}")
        number = int(word[:10])
        if not least <= number <= most:
            self.refuse(f"{what} must be from {least} to {most}, not {number}")
        return number

    def one_of(self, words: dict[str, T]) -> T:
        return self.choice(self.value, words)

    def choice(self, word: str, words: dict[str, T], what: str = "") -> T:
        """What a word of this line stands for, which must be one of these."""
        if word not in words:
            known = ", ".join(words) or "nothing here"
            self.refuse(f"{what or self.key} must be one of {known}, not {word!r}")
        return words[word]

    def seat(self, seats: int) -> int:
        return self.seat_of(self.value, seats)

    def seat_of(self, letter: str, seats: int) -> int:
        """The seat of a letter in this line."""
        if len(letter) != 1 or letter not in LETTERS[:seats]:
            self.refuse(f"there is no seat {letter!r}; seats are {', '.join(LETTERS[:seats])}")
        return LETTERS.index(letter)

    def counted(self, text: str, example: str) -> tuple[int, str]:
        """How many of what, as in `3 red`."""
        count, _, what = text.partition(" ")
        if not _is_number(count):
            self.refuse(f"{text!r}: say how many, as in `{example}`")
        return int(count[:4]), what.strip()

    def names(self) -> list[str]:
        """What stands between the commas."""
        return split(self.value)

    def items(self) -> list[Item]:
        """What stands between the commas, each with its marks."""
        return self.items_in(self.value)

    def items_in(self, text: str) -> list[Item]:
        return [self.item(one) for one in split(text)]

    def item(self, text: str) -> Item:
        """One thing of this line."""
        return read_item(self, text)

    def deck(self) -> tuple[list[str], bool]:
        """The cards named on top of a deck, and whether the others lie below them."""
        names = self.names()
        if "rest" in names[:-1]:
            self.refuse("`rest` comes last: the named cards are on top of it")
        return [name for name in names if name != "rest"], "rest" in names


# -- one thing -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Item:
    """One thing of a line: `gunfighter of B by A = robots +2 (-1) [ancient_curse by B] +seen`."""

    line: Line
    text: str
    name: str
    owner: str = ""  # `of B`
    by: str = ""
    chosen: str = ""  # `= robots`
    marks: list[str] = field(default_factory=list)  # `+seen`
    numbers: list[int] = field(default_factory=list)  # `+2` and `-1`
    for_turn: int = 0  # `(-1)`
    inside: str | None = None  # what stands in brackets

    def allow(self, *allowed: str) -> Item:
        """Refuse all but these: `of`, `by`, `=`, `+N`, `(N)`, `[ ]` and marks such as `+seen`; with
        a star behind it, as in `+base*`, a mark may stand several times."""
        if self.text == self.name:
            return self
        said = [(mark, mark) for mark in self.marks]
        said += [("+N", f"{number:+}") for number in self.numbers]
        said += [("of", f"of {self.owner}")] * bool(self.owner)
        said += [("by", f"by {self.by}")] * bool(self.by)
        said += [("=", f"= {self.chosen}")] * bool(self.chosen)
        said += [("(N)", f"({self.for_turn:+})")] * bool(self.for_turn)
        said += [("[ ]", "[ ]")] * (self.inside is not None)
        known = [one.removesuffix("*") for one in allowed]
        for kind, words in said:
            if kind not in known:
                only = ", ".join(known) or "a name only"
                self.line.refuse(f"{words} is not possible here; allowed: {only}")
        for mark in {*self.marks}:
            if self.marks.count(mark) > 1 and f"{mark}*" not in allowed:
                self.line.refuse(f"{mark} stands twice in {self.text!r}")
        return self

    def under(self) -> list[Item]:
        """The things in brackets."""
        return self.line.items_in(self.inside or "")

    @property
    def random(self) -> int:
        """For `2 random` how many, else -1."""
        words = self.name.split()
        if len(words) != 2 or words[1] != "random":
            return -1
        return self.line.counted(self.name, "2 random")[0]


_WORDS = re.compile(r"(.*?)(?: of (\w))?(?: by (\w))?(?: = (\w+))?")
_MARK = re.compile(r"\s*(?:\+\s*|(?<=\s)-)[\w-]*|\s*\([+-]\d{1,9}\)")


def read_item(line: Line, text: str) -> Item:
    """A thing and what is said about it.

    >>> item = read_item(Line(1, "A", ""), "deputy of B +2 (-1) [ancient_curse by B] +seen")
    >>> item.name, item.owner, item.numbers, item.for_turn, item.marks
    ('deputy', 'B', [2], -1, ['+seen'])
    >>> [(under.name, under.by) for under in item.under()]
    [('ancient_curse', 'B')]
    """
    if text.isidentifier():  # as most are
        return Item(line, text, text)
    head, bracket, tail = text.partition("[")
    inside, end, after = tail.rpartition("]")
    if bracket and not end:
        line.refuse(f"the list in brackets must end with ], not as in {text!r}")
    if "]" in head:
        line.refuse(f"there is no [ before the ] in {text!r}")
    found = _MARK.search(head)
    words = head[: found.start()] if found else head
    item = Item(line, text, "", inside=inside if bracket else None)
    match = _WORDS.fullmatch(" ".join(words.split()))
    assert match is not None
    item.name, item.owner, item.by, item.chosen = (part or "" for part in match.groups())
    for part in (head[len(words) :], after):
        _read_marks(item, part)
    return item


def _read_marks(item: Item, text: str) -> None:
    at = 0
    while text[at:].strip():
        found = _MARK.match(text, at)
        if found is None:
            item.line.refuse(
                f"{text[at:].strip()!r} in {item.text!r} is no mark, as in `+seen`, `+2` or `(-1)`"
            )
        at = found.end()
        mark = "".join(found.group().split())
        if mark[0] == "(":
            item.for_turn = int(mark[1:-1])
        elif _is_number(mark[1:]):
            item.numbers.append(int(mark[:5]))
        else:
            item.marks.append(mark)


def split(text: str) -> list[str]:
    """What stands between commas outside of brackets.

    >>> split("sif +1 [mjolnir, gungnir], odin"), split("")
    (['sif +1 [mjolnir, gungnir]', 'odin'], [])
    """
    if "[" not in text:
        return [part.strip() for part in text.split(",")] if text.strip() else []
    found, depth, start = [], 0, 0
    for at, sign in enumerate(text):
        depth += (sign == "[") - (sign == "]")
        if sign == "," and depth <= 0:
            found.append(text[start:at].strip())
            start = at + 1
    return [*found, text[start:].strip()]


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


# -- files ---------------------------------------------------------------------------------------


def read_lines(text: str) -> list[Line]:
    """The lines of a position file; a key may stand only once at the margin."""
    top: list[Line] = []
    for number, raw in enumerate(text.splitlines(), 1):
        content = raw.split("#")[0].rstrip()
        if not content.strip():
            continue
        key, colon, value = content.strip().partition(":")
        line = Line(number, " ".join(key.split()), value.strip())
        if not colon or not line.key:
            line.refuse(f"a line is `key: value`, not {content.strip()[:60]!r}")
        if not content[0].isspace():
            if any(other.key == line.key for other in top):
                line.refuse(f"{line.key!r} stands here a second time")
            top.append(line)
        elif not top:
            line.refuse("the first line must not be indented")
        else:
            top[-1].below.append(line)
    return top

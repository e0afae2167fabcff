"""The keys of a game's position files, declared once for reading, writing and refusing.

Keys are written in the order in which they are declared. They are read by their `step`, since some
need others to be in place; within a step as declared, and within a block as they stand in the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NoReturn

from fiendish.engine.game import LETTERS
from fiendish.engine.positions.lines import Line
from fiendish.engine.positions.reading import Reading

Read = Callable[[Any, Line, int], None]
"""Takes the reading, the line, and the number of its block (the seat, for a seat's block)."""


def _nothing(g: Any, n: int) -> Iterable[str]:
    return ()


@dataclass(frozen=True, slots=True)
class Key:
    """A key: how its line is read, and the values to be written, one for each line.

    `absent` is called where the key is not given. A `block` has its lines below it, each of which
    is read, and each value is a line there.
    """

    name: str
    read: Read
    write: Callable[[Any, int], Iterable[str]] = _nothing
    step: int = 0
    absent: Callable[[Any, int], None] | None = None
    once: bool = False  # even in a block, where a key may stand several times
    block: bool = False
    gap: bool = False  # with an empty line before it


@dataclass(frozen=True, slots=True)
class Then:
    """Something to be done at that step of reading, whatever lines there are."""

    step: int
    do: Callable[[Any, int], None]


@dataclass(frozen=True, slots=True)
class KeyBlock:
    """Lines below a name: what a seat has, what is at a place.

    `names` are those of a state and `keys` what can stand below the nth of them; `listed` says in
    refusals what the names are, if they are too many.
    """

    names: Callable[[Any], Sequence[str]]
    keys: Callable[[Any, int], Sequence[Key | Then]]
    listed: str = ""


def seat_blocks(keys: Callable[[Any, int], Sequence[Key | Then]]) -> KeyBlock:
    """A block for each seat."""
    return KeyBlock(lambda g: LETTERS[: g.seats], keys)


# -- usual keys ----------------------------------------------------------------------------------


def attribute(
    name: str,
    field: str,
    parse: Callable[[Any, Line], int],
    show: Callable[[int], str],
    default: int | None = None,
    always: bool = False,
) -> Key:
    """A number of the state, or of the seat whose block it is; written if it is not zero."""

    def put(r: Reading[Any], n: int, value: int) -> None:
        if n < 0:
            setattr(r.g, field, value)
        else:
            getattr(r.g, field)[n] = value

    def write(g: Any, n: int) -> Iterable[str]:
        value = getattr(g, field) if n < 0 else getattr(g, field)[n]
        return [show(value)] if always or value else []

    return Key(
        name,
        lambda r, line, n: put(r, n, parse(r.g, line)),
        write,
        absent=None if default is None else lambda r, n: put(r, n, default),
        once=True,
    )


def number_key(
    name: str, field: str = "", least: int = 0, most: int = 1_000_000, always: bool = False
) -> Key:
    """A whole number; if it cannot be zero, the least one is the default."""
    return attribute(
        name,
        field or name,
        lambda g, line: line.whole_number(least, most),
        lambda value: str(max(value, least)),
        least or None,
        always,
    )


def choice_key(
    name: str,
    words: dict[str, int],
    default: int | None = None,
    field: str = "",
    always: bool = False,
) -> Key:
    """One of some words, each of which stands for a number."""
    written = {value: word for word, value in words.items()}
    return attribute(
        name,
        field or name,
        lambda g, line: line.one_of(words),
        written.__getitem__,
        default,
        always,
    )


def seat_key(name: str, field: str = "") -> Key:
    """The letter of a seat."""
    return attribute(
        name,
        field or name,
        lambda g, line: line.seat(g.seats),
        lambda value: LETTERS[value],
        always=True,
    )


def joined(things: Iterable[str], always: bool = False) -> list[str]:
    """The values of a key that lists things: one with all of them, or none."""
    text = ", ".join(things)
    return [text] if text or always else []


Show = Callable[[Any, int], str]
"""How a card is written."""


def _cards(g: Any, field: str, n: int) -> list[int]:
    found: list[Any] = getattr(g, field)
    return found if n < 0 else found[n]


def hand_key(show: Show, pool: int | None = None, step: int = 1) -> Key:
    """The cards in a seat's hand, of its own pool or of the one named."""

    def read(r: Reading[Any], line: Line, seat: int) -> None:
        r.hold(line, seat, seat if pool is None else pool, r.g.hands[seat].append)

    return Key("hand", read, lambda g, seat: joined(shown(g, c, show) for c in g.hands[seat]), step)


def shown(g: Any, card: int, show: Show) -> str:
    """A card that may be hidden."""
    return show(g, card) + (" +seen" if g.known[card] == g.everyone else "")


def deck_key(
    name: str, field: str, show: Show, pool: int | None = None, step: int = 1, gap: bool = False
) -> Key:
    """What lies on top of a deck; `Reading.decks` makes the deck."""
    return Key(
        name,
        lambda r, line, n: r.read_deck(line, n if pool is None else pool),
        lambda g, n: joined((show(g, card) for card in _cards(g, field, n)[::-1]), always=True),
        step,
        gap=gap,
    )


def pile_key(
    name: str, field: str, show: Show, pool: int | None = None, step: int = 1, always: bool = True
) -> Key:
    """Cards in the order in which they lie; the last one is on top."""

    def read(r: Reading[Any], line: Line, n: int) -> None:
        _cards(r.g, field, n)[:] = r.cards(line, n if pool is None else pool)

    def write(g: Any, n: int) -> Iterable[str]:
        return joined((show(g, card) for card in _cards(g, field, n)), always)

    return Key(name, read, write, step)


# -- the whole -----------------------------------------------------------------------------------


class Form:
    """All that can stand in the position files of a game."""

    def __init__(self, *parts: Key | KeyBlock | Then) -> None:
        self.parts = parts

    def refuse_unknown(self, g: Any, lines: Iterable[Line]) -> None:
        """Refuse lines whose key cannot stand at the margin."""
        known: set[str] = set()
        listed: list[str] = []
        for part in self.parts:
            if isinstance(part, Then):
                continue
            names = [part.name] if isinstance(part, Key) else part.names(g)
            known.update(names)
            listed += [part.listed] if isinstance(part, KeyBlock) and part.listed else names
        for line in lines:
            if line.key not in known:
                _refuse_key(line, "in a position", listed)

    def read(self, r: Reading[Any]) -> None:
        """Set up the state by the lines given; what cannot be is refused."""
        self.refuse_unknown(r.g, r.lines)
        jobs: list[_Job] = []
        for part in self.parts:
            if isinstance(part, Then):
                jobs.append((part.step, partial(part.do, r, -1)))
            elif isinstance(part, Key):
                given = [line for line in r.lines if line.key == part.name]
                jobs += _jobs(r, [part], given, -1)
            else:
                for n, name in enumerate(part.names(r.g)):
                    below = part.keys(r.g, n)
                    keys = [key for key in below if isinstance(key, Key)]
                    jobs += _block_jobs(r, keys, r.given.get(name), n)
                    thens = [then for then in below if isinstance(then, Then)]
                    jobs += [(then.step, partial(then.do, r, n)) for then in thens]
        for _, job in sorted(jobs, key=lambda job: job[0]):
            job()

    def write(self, g: Any) -> list[str]:
        """The lines of a position file for a state at rest."""
        lines: list[str] = []
        for part in self.parts:
            if isinstance(part, Key):
                lines += _written(part, g, -1)
            elif isinstance(part, KeyBlock):
                for n, name in enumerate(part.names(g)):
                    lines += ["", f"{name}:"]
                    for key in part.keys(g, n):
                        if isinstance(key, Key):
                            lines += [f"  {line}" for line in _written(key, g, n)]
        return [line.rstrip() for line in lines]


_Job = tuple[int, Callable[[], None]]


def _block_jobs(r: Reading[Any], keys: Sequence[Key], block: Line | None, n: int) -> list[_Job]:
    if block is not None and block.value:
        _refuse_value(block)
    below = block.below if block else []
    known = {key.name: key for key in keys}
    seen: set[str] = set()
    for line in below:
        if line.key not in known:
            assert block is not None
            _refuse_key(line, f"below {block.key!r}", known)
        if line.key in seen and known[line.key].once:
            line.refuse(f"{line.key!r} stands here a second time")
        seen.add(line.key)
    return _jobs(r, keys, below, n)


def _jobs(r: Reading[Any], keys: Sequence[Key], lines: list[Line], n: int) -> list[_Job]:
    """What is to be done for these keys, of which these lines are given."""
    known = {key.name: key for key in keys}
    jobs: list[_Job] = []
    for line in lines:
        key = known[line.key]
        if key.block and line.value:
            _refuse_value(line)
        if line.below and not key.block:
            line.below[0].refuse(f"nothing can be indented below {line.key!r}")
        for one in line.below if key.block else [line]:
            jobs.append((key.step, partial(key.read, r, one, n)))
    given = {line.key for line in lines}
    for key in keys:
        if key.absent is not None and key.name not in given:
            jobs.append((key.step, partial(key.absent, r, n)))
    return jobs


def _refuse_value(line: Line) -> NoReturn:
    line.refuse(f"what belongs to {line.key!r} goes below, indented")


def _refuse_key(line: Line, where: str, allowed: Iterable[str]) -> NoReturn:
    known = ", ".join(dict.fromkeys(allowed))
    line.refuse(f"there is no {line.key!r} {where}; allowed: {known}")


def _written(key: Key, g: Any, n: int) -> list[str]:
    values = [*key.write(g, n)]
    if key.block:
        return ["", f"{key.name}:", *(f"  {value}" for value in values)] if values else []
    return [""] * (key.gap and bool(values)) + [f"{key.name}: {value}" for value in values]

"""States: copied, compared and written field by field, as declared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any

import msgspec
import pytest

from fiendish.engine import rng
from fiendish.engine.state import DamagedState, State
from tests.engine import toy


@dataclass(slots=True, eq=False)
class Sample(State):
    """A field of each type there is."""

    printed: tuple[int, ...] = (3, 1)
    number: int = 3
    fixed: bytes = b"ab"
    marks: bytearray = field(default_factory=lambda: bytearray(b"xyz"))
    row: list[int] = field(default_factory=lambda: [1, 2])
    rows: list[list[int]] = field(default_factory=lambda: [[1], [], [2, 3]])


def sample() -> Sample:
    return Sample(seats=2, seed=rng.key(1), identity=[0, 1, 2], known=bytearray(3))


def change(name: str, kind: str) -> Callable[[Any], None]:
    """A change to a field of that type."""
    return {
        "int": lambda g: setattr(g, name, 77),
        "bytes": lambda g: setattr(g, name, getattr(g, name) + b"!"),
        "bytearray": lambda g: getattr(g, name).__setitem__(0, 99),
        "Bytes": lambda g: getattr(g, name).__setitem__(0, 99),
        "tuple[int, ...]": lambda g: setattr(g, name, (*getattr(g, name), 99)),
        "list[int]": lambda g: getattr(g, name).append(5),
        "list[list[int]]": lambda g: getattr(g, name).append([4]),
    }[kind]


CHANGES = {
    f.name: change(f.name, str(f.type)) for f in fields(Sample) if "transient" not in f.metadata
} | {"within rows": lambda g: g.rows[2].append(9)}


CLUES = [f.name for f in fields(Sample)].index("clues")


@pytest.mark.parametrize("name", CHANGES)
def test_a_copy_is_independent_and_a_change_is_seen(name):
    g = sample()
    copy, before = g.copy(), g.to_bytes()
    assert copy == g
    assert copy.to_bytes() == before
    CHANGES[name](copy)
    assert g.to_bytes() == before
    assert copy != g
    assert copy.to_bytes() != before
    assert copy.digest() != g.digest()
    changed = copy.to_bytes()
    CHANGES[name](g)
    assert copy.to_bytes() == changed
    assert copy == g


@pytest.mark.parametrize("name", CHANGES)
def test_bytes_bring_back_every_field(name):
    g = sample()
    CHANGES[name](g)
    again = Sample.from_bytes(g.to_bytes())
    assert again == g
    assert [type(value) for value in again.values()] == [type(value) for value in g.values()]
    assert again.digest() == g.digest()


def test_the_journal_stays_with_the_original():
    g = sample()
    g.journal = []
    assert g.copy().journal is None
    assert Sample.from_bytes(g.to_bytes()).journal is None
    assert g.copy() == g


def test_states_of_different_games_are_not_equal():
    assert sample() != toy.new()
    assert sample() != 3


def test_a_state_cannot_be_hashed():
    with pytest.raises(TypeError):
        hash(sample())


def test_everyone_is_all_seats_and_the_spectators():
    assert sample().everyone == 0b111


@pytest.mark.parametrize(
    ("position", "value"),
    [
        (0, "2"),
        (0, True),
        (0, 2.0),
        (1, "seed"),
        (2, [0, 1]),
        (CLUES, [1]),
        (CLUES, [[1], ["a"]]),
        (CLUES, [[True]]),
        (-5, None),
        (-4, "ab"),
        (-3, 5),
        (-2, [1, [2]]),
        (-2, {"a": 1}),
        (-1, [1, 2]),
    ],
)
def test_a_value_of_the_wrong_type_is_refused(position, value):
    values = msgspec.msgpack.decode(sample().to_bytes())
    values[position] = value
    with pytest.raises(DamagedState, match="is not of type"):
        Sample.from_bytes(msgspec.msgpack.encode(values))


@pytest.mark.parametrize("data", [b"", b"\xc1", b"\x93\x01\x02", b"\xa3abc", b"\x91" * 5000])
def test_bytes_that_are_no_state_are_refused(data):
    with pytest.raises(DamagedState):
        Sample.from_bytes(data)


def test_a_field_more_or_less_is_refused():
    values = msgspec.msgpack.decode(sample().to_bytes())
    for wrong in (values[:-1], [*values, 0]):
        with pytest.raises(DamagedState, match="fields"):
            Sample.from_bytes(msgspec.msgpack.encode(wrong))


@pytest.mark.parametrize("kind", ["dict[str, int]", "str", "list[str]", "set[int]", "float"])
def test_a_type_that_may_not_be_declared_is_refused(kind):
    namespace = {"__annotations__": {"bad": kind}, "__module__": __name__, "bad": 0}
    cls: Any = dataclass(eq=False)(type("Bad", (State,), namespace))
    g = cls(seats=2, seed=b"", identity=[], known=bytearray())
    for use in (g.copy, g.to_bytes):
        with pytest.raises(TypeError, match=r"Bad\.bad: .* is not a type a state may hold"):
            use()

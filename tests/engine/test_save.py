"""Saved games: they come back as they were, and whatever is wrong with one is said."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import fiendish
from fiendish.engine.conformance import Case
from fiendish.engine.loading import load
from fiendish.engine.save import MAGIC, BadSave, Saved, _checksum
from fiendish.engine.table import Table
from fiendish.games import find
from tests.engine import toy


def toy_table(steps: int = 9) -> Table:
    one = Case(toy.GAME, 2, {}, 3).table()
    chance = Random(1)
    for _ in range(steps):
        assert one.question is not None
        one.answer(chance.randrange(len(one.question.options)))
    return one


def open_toy(data: bytes) -> Table:
    return load(data, lambda name: {"toy": toy.GAME}[name])


DATA = toy_table().save()


def changed(data: bytes = DATA, **fields: Any) -> bytes:
    """The saved game with other contents and a checksum that fits."""
    saved = msgspec.msgpack.decode(data[len(MAGIC) + 16 :], type=Saved)
    body = msgspec.msgpack.encode(msgspec.structs.replace(saved, **fields))
    return MAGIC + _checksum(body) + body


def sealed(body: bytes) -> bytes:
    return MAGIC + _checksum(body) + body


def origin(**fields: Any) -> bytes:
    """The state in which the saved game began, changed."""
    state = Case(toy.GAME, 2, {}, 3).table().state
    for name, value in fields.items():
        setattr(state, name, value)
    return state.to_bytes()


@pytest.mark.parametrize("steps", range(14))
def test_a_game_comes_back_as_it_was(steps):
    one = toy_table(steps)
    again = open_toy(one.save())
    assert again.digest() == one.digest()
    assert again.log(None) == one.log(None)
    assert (again.record, again.moves) == (one.record, one.moves)
    assert again.save() == one.save()


def test_a_table_without_history_is_saved_at_rest():
    one = Case(toy.GAME, 2, {}, 3).table(keep=False)
    assert open_toy(one.save()).digest() == one.digest()
    while one.question is not None and one.question.rest:
        one.answer(0)
    if one.question is not None:
        with pytest.raises(ValueError, match="inside an effect"):
            one.save()


def test_every_truncation_is_noticed():
    for length in range(len(DATA)):
        with pytest.raises(BadSave):
            open_toy(DATA[:length])


def test_ten_thousand_flipped_bits_are_noticed():
    chance = Random(0)
    for _ in range(10_000):
        data = bytearray(DATA)
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        with pytest.raises(BadSave):
            open_toy(bytes(data))


def test_something_appended_is_noticed():
    with pytest.raises(BadSave, match="checksum"):
        open_toy(DATA + b"\0")


@pytest.mark.parametrize(
    "data", [b"", b"PNG", MAGIC, MAGIC + bytes(16), sealed(b""), sealed(b"\xc0")]
)
def test_what_was_never_a_saved_game(data):
    with pytest.raises(BadSave):
        open_toy(data)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"game": "chess"}, "cannot be read"),
        ({"version": 2}, "saved with version 2 of the rules of toy; this is version 1"),
        ({"seats": 7}, "2 or 3 players"),
        ({"seats": 3}, "its state has 2 seats, not 3"),
        ({"settings": {"hand": 9}}, "hand=9"),
        ({"settings": {"wind": 1}}, "wind"),
        ({"origin": b""}, "cannot be read"),
        ({"origin": origin()[:-1]}, "cannot be read"),
        ({"origin": origin(deck=[0, 0])}, "impossible: not every card is in exactly one place"),
        ({"origin": origin(identity=bytearray(toy.CARDS))}, "impossible"),
        ({"record": [99]}, "entry 1 of the saved game is not possible"),
        ({"record": [0, -7]}, "entry 2 of the saved game is not possible"),
        ({"record": []}, "does not replay to the moment"),
        ({"digest": "0" * 32}, "does not replay to the moment"),
    ],
)
def test_contents_that_cannot_be(fields, says):
    with pytest.raises(BadSave, match=says):
        open_toy(changed(**fields))


def test_a_record_that_goes_on_after_the_end():
    one = toy_table(0)
    while one.question is not None:
        one.answer(0)
    with pytest.raises(BadSave, match="the game is over"):
        open_toy(changed(one.save(), record=[*one.record, 0]))


def test_contents_of_the_wrong_type():
    body = msgspec.msgpack.encode(["toy", "1", 2, {}, b"", [], ""])
    with pytest.raises(BadSave, match="cannot be read"):
        open_toy(sealed(body))


@pytest.mark.slow
def test_a_supervillain_origin_changed_at_random_is_refused():
    """Whatever bytes a forger seals, loading says what is wrong and never breaks down."""
    table = fiendish.new("supervillain", seats=3, seed=1)
    chance = Random(5)
    for _ in range(60):
        assert table.question is not None
        table.answer(chance.randrange(len(table.question.options)))
    good = table.save()
    assert table.origin is not None
    for _ in range(1500):
        values = table.state.copy().values()
        at = chance.randrange(len(values))
        values[at] = _mangled(values[at], chance)
        data = changed(
            good, origin=msgspec.msgpack.encode(values), record=[0] * chance.randrange(4)
        )
        with pytest.raises(BadSave):
            load(data, find)


def _mangled(value: Any, chance: Random) -> Any:
    """Another value of the same type."""
    if isinstance(value, int):
        return value + chance.choice([-1000, -1, 1, 100])
    if isinstance(value, bytes | bytearray):
        out = bytearray(value)
        out[chance.randrange(len(out))] ^= chance.randrange(1, 256)
        return bytes(out)
    if value and isinstance(value[0], list):
        inner = chance.randrange(len(value))
        return [*value[:inner], _mangled(value[inner], chance), *value[inner + 1 :]]
    return [*value, chance.choice([-1, 3, 60, 1000])] if chance.random() < 0.6 else value[1:]

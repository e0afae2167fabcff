"""One thing of a position file, as every game writes it."""

from __future__ import annotations

import re

import pytest

from fiendish.engine.positions.lines import BadPosition, Item, Line, split

ALL = ("of", "by", "=", "+N", "(N)", "[ ]", "+seen", "+base*")


def read(text: str) -> Item:
    return Line(7, "hand", text).item(text)


def refused(item: Item, *allowed: str) -> str:
    with pytest.raises(BadPosition) as caught:
        item.allow(*allowed)
    assert caught.value.line == 7
    return caught.value.reason


def test_a_thing_has_all_its_parts_in_any_spacing() -> None:
    item = read("gunfighter  of B by A = robots +2+base (-1) [ curse by B , x [y] ] + seen +base")
    item.allow(*ALL)
    assert (item.name, item.owner, item.by, item.chosen) == ("gunfighter", "B", "A", "robots")
    assert (item.numbers, item.for_turn) == ([2], -1)
    assert item.marks == ["+base", "+seen", "+base"]
    first, second = item.under()
    assert (first.name, first.by, first.inside) == ("curse", "B", None)
    assert [below.name for below in second.under()] == ["y"]


def test_a_hyphen_begins_a_mark_behind_a_space_only() -> None:
    item = read("space-exchange -task +fate-an-opponent -3")
    assert item.name == "space-exchange"
    assert item.marks == ["-task", "+fate-an-opponent"]
    assert item.numbers == [-3]


def test_a_name_may_have_several_words() -> None:
    assert read("A at B +charged").name == "A at B"


@pytest.mark.parametrize(
    ("text", "allowed", "reason"),
    [
        ("x of B", (), "of B is not possible here; allowed: a name only"),
        ("x by A", ("of",), "by A is not possible here; allowed: of"),
        ("x = 3", ("of", "by"), "= 3 is not possible here; allowed: of, by"),
        ("x +2", ("+seen",), "+2 is not possible here; allowed: +seen"),
        ("x (+2)", ("+N",), "(+2) is not possible here; allowed: +N"),
        ("x [y]", ("+N",), "[ ] is not possible here; allowed: +N"),
        ("x []", ("+N",), "[ ] is not possible here; allowed: +N"),
        ("x +", ("+seen",), "+ is not possible here; allowed: +seen"),
        ("x +seen +seen", ALL, "+seen stands twice in 'x +seen +seen'"),
    ],
)
def test_what_is_not_allowed_is_refused_with_what_is(
    text: str, allowed: tuple[str, ...], reason: str
) -> None:
    assert refused(read(text), *allowed) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x [y", "must end with ]"),
        ("x y]", "no [ before the ]"),
        ("x [y] z", "'z' in 'x [y] z' is no mark"),
        ("x +seen z", "'z' in 'x +seen z' is no mark"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(reason)):
        read(text)


def test_random_cards_need_a_number() -> None:
    assert read("12 random").random == 12
    assert read("random").random == -1
    with pytest.raises(BadPosition, match="say how many, as in `2 random`"):
        _ = read("some random").random


def test_commas_within_brackets_do_not_part_things() -> None:
    assert split("a [b, c [d, e]], f") == ["a [b, c [d, e]]", "f"]
    assert split("a,, b,") == ["a", "", "b", ""]
    assert split("  ") == []

"""Numbers that stay, editions, and states that remember theirs."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest

from fiendish.engine.cards import BadCard
from fiendish.engine.game import BadSetting
from fiendish.engine.numbering import Numbering, put_at
from fiendish.engine.state import DamagedState, State
from tests.engine import toy


@dataclass(slots=True, eq=False)
class Printed(State):
    faces: tuple[int, ...] = ()


def printed(**fields: object) -> Printed:
    made = Printed(seats=2, seed=bytes(32), identity=[1, 2], known=bytearray(2))
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def defined(*ids: str, first: int = 2, listed: str = "owl moth") -> Numbering:
    made = Numbering(first, listed)
    for id in ids:
        made.take(id)
    return made


def test_the_number_is_the_place_in_the_list_whatever_is_defined_first() -> None:
    made = Numbering(2, "owl moth")
    assert [made.take("newt"), made.take("moth"), made.take("owl")] == [2, 1, 0]
    assert made.unlisted() == ["newt"]
    assert made.is_taken("newt")
    assert not made.is_taken("bat")


def test_nothing_is_defined_or_listed_twice() -> None:
    with pytest.raises(BadCard, match="owl is defined twice"):
        defined("owl", "owl")
    with pytest.raises(ValueError, match="listed twice: moth"):
        Numbering(3, "owl moth moth")


def test_a_list_never_shrinks() -> None:
    with pytest.raises(ValueError, match="had 3 entries, this has 2"):
        Numbering(3, "owl moth")
    with pytest.raises(BadCard, match="defined nowhere: moth"):
        defined("owl").complete()
    defined("moth", "owl").complete()


def test_an_edition_is_how_many_came_after_the_first_list() -> None:
    made = defined("newt", "owl", "moth", "bat")
    assert made.edition == 2
    assert [made.count(0), made.count(1), made.count()] == [2, 3, 4]
    assert defined("owl", "moth").edition == 0


def test_a_listed_number_makes_the_same_edition_as_an_unlisted_one() -> None:
    tried, kept = defined("newt"), defined("newt", listed="owl moth newt")
    assert tried.edition_id(1) == kept.edition_id(1) != ""
    assert kept.unlisted() == []


def test_the_id_of_an_edition_can_be_read_where_the_cards_are_the_same() -> None:
    made = defined("newt", "bat")
    for edition in range(3):
        assert made.read_edition(made.edition_id(edition)) == edition
    assert made.edition_id(0) == ""


@pytest.mark.parametrize(
    "id", ["1", "0", "1-", "-1", "0-00", "2-000000000000", "٣-00", "9" * 400, "newt", "1-2-3", " "]
)
def test_other_ids_are_refused(id: str) -> None:
    with pytest.raises(ValueError, match="not those of here"):
        defined("newt").read_edition(id)


def test_an_edition_of_other_cards_is_refused() -> None:
    with pytest.raises(ValueError, match="not those of here"):
        defined("newt").read_edition(defined("bat").edition_id(1))
    with pytest.raises(ValueError, match="not those of here"):
        defined().read_edition(defined("bat").edition_id(1))


def test_a_game_without_a_list_has_one_edition() -> None:
    assert toy.GAME.edition == 0
    assert toy.GAME.edition_id() == ""
    assert toy.GAME.read_edition("") == 0
    with pytest.raises(BadSetting, match="not those of here"):
        toy.GAME.read_edition("1-00")
    with pytest.raises(BadSetting, match=r"no edition 1.*0 to 0"):
        toy.GAME.begin(2, bytes(32), {"hand": 3}, 1)


def test_what_has_another_number_is_named() -> None:
    made = defined("newt")
    assert made.differs([("owl", 0), ("newt", 2)]) == ""
    assert made.differs([("newt", 2), ("bat", 3)]) == "bat does not exist here"
    assert made.differs([("newt", 5)]) == "newt was number 5 and is number 2 here"


def test_a_value_is_put_at_its_number_in_any_order() -> None:
    column: list[str] = []
    for number, value in ((2, "c"), (0, "a"), (3, "d"), (1, "b")):
        put_at(column, number, value)
    assert column == ["a", "b", "c", "d"]


def test_edition_0_is_not_written() -> None:
    first, later = printed(), printed(edition=3)
    assert msgspec.msgpack.decode(later.to_bytes()) == [
        *msgspec.msgpack.decode(first.to_bytes()),
        3,
    ]
    assert first != later
    for state in (first, later):
        again = Printed.from_bytes(state.to_bytes())
        assert (again, again.edition) == (state, state.edition)
    assert later.copy().edition == 3


@pytest.mark.parametrize("edition", [0, -1, True, None, "3", [3], 1.0])
def test_a_damaged_edition_is_refused(edition: object) -> None:
    values = [*msgspec.msgpack.decode(printed().to_bytes()), edition]
    with pytest.raises(DamagedState, match="edition"):
        Printed.from_bytes(msgspec.msgpack.encode(values))


def test_numbers_of_faces_may_outgrow_a_byte() -> None:
    state = printed(faces=(3, 255, 256, 1000))
    again = Printed.from_bytes(state.to_bytes())
    assert again.faces == (3, 255, 256, 1000)
    assert printed(faces=(3, 255)).values()[-2] == (3, 255)
    assert bytes([3, 255]) in msgspec.msgpack.decode(printed(faces=(3, 255)).to_bytes())

"""Faces in columns, and the refusal of cards that cannot be."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

from fiendish.engine.cards import BadCard, Face
from fiendish.engine.definitions import Columns, F, Shape, text_of
from fiendish.engine.numbering import Numbering


@dataclass(slots=True, kw_only=True, eq=False)
class Beast(Face):
    power: int = 0
    flies: bool = False


def face(id: str, count: int = 1) -> Face:
    return Face(id=id, name=id.capitalize(), count=count, back="card", provenance="house")


def beast(id: str, **figures: Any) -> Beast:
    return Beast(id=id, name=id.capitalize(), count=1, back="card", provenance="house", **figures)


def columns_of(*faces: F) -> Columns[F]:
    """Columns with these faces, of which none is listed."""
    columns: Columns[F] = Columns(Numbering(0, ""))
    for one in faces:
        columns.add(one)
    return columns


def test_a_face_stands_at_its_number_whichever_is_defined_first() -> None:
    columns: Columns[Beast] = Columns(Numbering(3, "bat cow cow+errata"))
    power = columns.of("power")
    columns.add(beast("newt", power=4))
    columns.add(beast("cow", power=3))
    columns.add(beast("cow", power=2), errata=True)
    columns.add(beast("bat", power=1))
    assert [one.id for one in columns.faces] == ["bat", "cow", "cow", "newt"]
    assert [one.number for one in columns.faces] == [0, 1, 2, 3]
    assert power == [1, 3, 2, 4]


def test_a_column_grows_in_place_with_each_face() -> None:
    columns: Columns[Beast] = Columns(Numbering(0, ""))
    power, flies = columns.of("power"), columns.of("flies")
    columns.add(beast("bat", power=1, flies=True))
    columns.add(beast("cow", power=3))
    assert [one.id for one in columns.faces] == ["bat", "cow"]
    assert (power, flies) == ([1, 3], [True, False])


def test_a_column_declared_late_has_the_faces_that_are_there() -> None:
    columns = columns_of(beast("bat", power=1))
    power = columns.of("power")
    columns.add(beast("cow", power=3))
    assert power == [1, 3]


def test_a_field_that_a_face_lacks_is_the_default() -> None:
    columns: Columns[Face] = columns_of()
    power = columns.of("power", 0)
    columns.add(beast("bat", power=1))
    columns.add(face("hut"))
    assert power == [1, 0]


def test_a_field_that_no_face_has_is_an_error() -> None:
    columns = columns_of(beast("bat"))
    with pytest.raises(AttributeError, match="powr"):
        columns.of("powr")


def test_a_blank_column_waits_for_parts() -> None:
    columns = columns_of(beast("bat"))
    parts = columns.blank()
    parts[0] = "a part"
    columns.add(beast("cow"))
    assert parts == ["a part", None]


def refused(columns: Columns[Face], one: Face, errata: bool = False) -> str:
    """How the face is refused; nothing is added then."""
    names = columns.of("name")
    before = names.copy()
    with pytest.raises(BadCard) as error:
        columns.add(one, errata)
    assert names == before
    return str(error.value)


def test_two_cards_of_one_id_are_refused() -> None:
    columns = columns_of(face("bat"))
    assert refused(columns, face("bat")) == "Bat: there is a card with the id 'bat' already"


def test_errata_share_the_id_of_one_card() -> None:
    columns = columns_of(face("bat"))
    columns.add(face("bat"), errata=True)
    assert "already" in refused(columns, face("bat"), errata=True)
    assert refused(columns, face("cow"), errata=True) == (
        "Cow is an erratum to no card; define the card as printed first"
    )


def test_a_card_of_which_there_is_none_is_refused() -> None:
    assert refused(columns_of(), face("bat", count=0)) == (
        "Bat has count=0; there is at least one of each card"
    )


def test_a_card_without_an_id_is_refused() -> None:
    nameless = Face(id="", name="!!", count=1, back="card", provenance="house")
    assert refused(columns_of(), nameless) == (
        "'!!' makes no id; a name needs a letter from A to Z or a digit"
    )


# -- functions of cards --------------------------------------------------------------------------


def plain(g: Any, me: int, card: int) -> bool:
    """It is
    so."""
    return True


def asking(g: Any, me: int, card: int) -> Any:
    yield me


@pytest.mark.parametrize(
    "part",
    [
        plain,
        asking,
        lambda g, me, card=-1: None,
        lambda *everything: None,
        lambda g, me, card, more=(): None,
        partial(lambda extra, g, me, card: None, 1),
    ],
)
def test_a_function_that_can_be_called_is_accepted(part: Any) -> None:
    Shape("g, me, card").check("Bat", part)


@pytest.mark.parametrize(
    ("shape", "part", "words"),
    [
        (
            Shape("g, me"),
            plain,
            "Bat: plain(g, me, card) is called with (g, me), which it does not take",
        ),
        (
            Shape("g, me, card, what"),
            plain,
            "Bat: plain(g, me, card) is called with (g, me, card, what), which it does not take",
        ),
        (
            Shape("g, me, card", asks=False),
            asking,
            "Bat: asking cannot ask: its answer is needed at once; use no yield",
        ),
        (
            Shape("g, me, card", asks=True),
            plain,
            "Bat: plain must be a generator function: use yield or yield from",
        ),
        (Shape("g"), 3, "Bat: 3 is no function of (g)"),
    ],
)
def test_a_function_that_cannot_be_called_is_refused(shape: Shape, part: Any, words: str) -> None:
    with pytest.raises(BadCard, match=f"^{re.escape(words)}$"):
        shape.check("Bat", part)


def test_a_docstring_is_a_text_in_one_line() -> None:
    assert text_of(plain) == "It is so."
    assert text_of(asking) == ""

"""A card that cannot be is refused where it is defined, by its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fiendish.engine.cards import BadCard
from fiendish.games.master_of_the_galaxy import faces
from fiendish.games.master_of_the_galaxy.faces import (
    check_decks,
    commerce,
    conflict,
    government,
    leader,
    species,
)
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.state import Stars
from tests.games.defining import scratch


@pytest.fixture(autouse=True)
def registries() -> Iterator[None]:
    with scratch(faces):
        yield


def yes(g: Stars, me: int) -> bool:
    """You may."""
    return True


def black_market(g: Stars, me: int) -> bool:
    """You may."""
    return True


def silent(g: Stars, me: int) -> bool:
    return True


def refused(define: Any) -> str:
    before = [face.id for face in faces.FACES]
    with pytest.raises(BadCard) as error:
        define()
    assert [face.id for face in faces.FACES] == before
    return str(error.value)


def a_development(function: Any, when: Any = When.REDRAW, **figures: str) -> Any:
    printed = {"slots": "red", "symbols": "economic", **figures}
    return lambda: commerce(when, "New Trade", **printed)(function)


def test_an_id_that_is_taken() -> None:
    message = refused(a_development(black_market))
    assert message == "New Trade: there is a card with the id 'black-market' already"


def test_a_function_without_a_text() -> None:
    message = refused(a_development(silent))
    assert message == "New Trade has no text: give its function a docstring"


def test_a_function_that_takes_something_else() -> None:
    calls = len(When.FILL.calls)
    assert refused(a_development(yes, When.FILL)) == (
        "New Trade: a function for When.FILL: (g, me, slot, colour) cannot take 2 arguments"
    )
    assert len(When.FILL.calls) == calls


def test_a_number_in_place_of_a_moment() -> None:
    assert refused(a_development(yes, 18)) == (
        "New Trade: 18 is no moment at which a function is called; see When"
    )


def test_a_colour_that_is_none() -> None:
    assert refused(a_development(yes, slots="red green*")) == (
        "New Trade: there is no colour 'green'; there is: red, blue, yellow, white, black"
    )


def test_slots_that_are_alike_apart_from_each_other() -> None:
    assert refused(a_development(yes, slots="red blue red")) == (
        "New Trade: slots that are alike stand together, unlike those of 'red blue red'"
    )


def test_a_symbol_that_is_none() -> None:
    assert refused(a_development(yes, symbols="economic magic")) == (
        "New Trade: there is no symbol 'magic'; there is: "
        "cultural, economic, diplomatic, scientific, military"
    )


def test_needs_of_a_leader_that_are_no_symbols() -> None:
    message = refused(lambda: leader(When.REDRAW, "New Leader", needs="luck")(yes))
    assert message.startswith("New Leader: there is no symbol 'luck'; there is: cultural, ")


@pytest.mark.parametrize("given", [{"covert": "red"}, {"steals": "red"}])
def test_a_leader_with_half_a_covert_project(given: dict[str, str]) -> None:
    message = refused(lambda: leader(When.REDRAW, "New Leader", needs="military", **given)(yes))
    assert message == "New Leader: a covert project and the colour it steals go together"


def test_a_deck_that_is_none() -> None:
    receive = (("red", "spells"),)
    message = refused(lambda: government(When.REDRAW, "New Rule", receive=receive)(yes))
    assert message == (
        "New Rule: there is no deck 'spells'; there is: "
        "leader, conflict, government, commerce, expansion, progress, development"
    )


def a_species(id: str = "new", **figures: Any) -> Any:
    printed = {"base": "red", "receive": (), "agenda": ("red", "military"), **figures}
    return lambda: species(id, "New Ones", **printed)


@pytest.mark.parametrize(
    ("figures", "words"),
    [
        ({"id": "New Ones"}, "'New Ones' cannot be an id; it is made of a to z, digits, _ and -"),
        ({"base": "pink"}, "there is no colour 'pink'; there is: red, blue, yellow, white, black"),
        ({"base": ""}, "without a base project it could never place a base"),
        ({"receive": (("", "leader"),)}, "the project r1 has no slot"),
        ({"receive": (("red", ""),)}, "r1 draws from no deck"),
        ({"agenda": ("", "military")}, "the project agenda has no slot"),
    ],
)
def test_a_species_that_cannot_be(figures: dict[str, Any], words: str) -> None:
    assert refused(a_species(**figures)) == f"New Ones: {words}"


def test_nobody_receives_a_second_species() -> None:
    message = refused(a_species(receive=(("red", "species"),)))
    assert message.startswith("New Ones: there is no deck 'species'; there is: leader, ")


@pytest.mark.parametrize("prize", ["capture leader", "take", "steal leader"])
def test_a_prize_that_nobody_wins(prize: str) -> None:
    message = refused(
        lambda: conflict(
            "New War", symbol="military", spoils=1, red=("red", prize), blue=("red", "capture")
        )
    )
    assert message.startswith(f"New War: nobody wins {prize!r}; there is: capture, take leader, ")


@pytest.mark.rule("MG-1")
def test_a_deck_of_another_size() -> None:
    a_development(yes)()
    with pytest.raises(BadCard) as error:
        check_decks()
    assert str(error.value) == "the commerce deck has 10 cards, not 9 (MG-1)"

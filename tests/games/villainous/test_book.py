"""A Villainous book refuses cards that cannot be, by their names, and rules that are missing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields
from typing import Any, cast

import pytest

from fiendish.engine.cards import BadCard
from fiendish.games.marvel_villainous import GAME
from fiendish.games.marvel_villainous.book import BOOK, MayhemBook, MayhemFate, MayhemVillain
from fiendish.games.marvel_villainous.state import Mayhem
from fiendish.games.villainous.book import Act, FateDeck, Printed
from fiendish.games.villainous.hooks import Actions, Fights, Hands, Mover, Placing
from fiendish.games.villainous.rules.setup import lay_out


@pytest.fixture
def book() -> MayhemBook:
    return MayhemBook(title="New Game", words=BOOK.words, contents="NG-1")


@pytest.fixture
def ogre(book: MayhemBook) -> MayhemVillain:
    return book.villain("Ogre", "Eat.", BOOK.villains[0].locations)


def refused(define: Callable[[], object]) -> str:
    with pytest.raises(BadCard) as error:
        define()
    return str(error.value)


def complete(book: MayhemBook) -> list[Printed]:
    return book.complete(
        mover=BOOK.mover,
        actions=BOOK.actions,
        fights=BOOK.fights,
        placing=BOOK.placing,
        hands=BOOK.hands,
    )


def eat(g: Any, me: int, card: int) -> None:
    """Eat."""


def be_silent(g: Any, me: int, card: int) -> None:
    pass


def test_a_book_with_full_decks_is_complete(book: MayhemBook, ogre: MayhemVillain) -> None:
    ogre.ally("Cook", strength=1, count=29)
    ogre.effect("Meal", count=1)(eat)
    assert complete(book) is book.faces
    assert book.is_complete


def test_an_id_that_is_taken(ogre: MayhemVillain) -> None:
    ogre.ally("Cook", strength=1, count=1)
    message = refused(lambda: ogre.item("Cook", count=1, text="Bites."))
    assert message == "Cook: there is a card with the id 'ogre_cook' already"
    assert len(ogre.book.faces) == 1


def test_no_card_of_a_kind(ogre: MayhemVillain) -> None:
    message = refused(lambda: ogre.ally("Cook", strength=1, count=0))
    assert message == "Cook has count=0; there is at least one of each card"


@pytest.mark.parametrize(("figure", "value"), [("cost", -1), ("strength", -2)])
def test_figures_below_nothing(ogre: MayhemVillain, figure: str, value: int) -> None:
    figures = {"strength": 1, figure: value}
    message = refused(lambda: ogre.ally("Cook", count=1, **cast(Any, figures)))
    assert message == f"Cook: {figure} is at least 0, not {value}"


def test_a_provenance_that_is_none(ogre: MayhemVillain) -> None:
    message = refused(lambda: ogre.ally("Cook", strength=1, count=1, provenance="heard"))
    assert message == "Cook: provenance is one of sourced, partial, house, not 'heard'"


def test_a_deck_that_is_none(book: MayhemBook, ogre: MayhemVillain) -> None:
    stray = FateDeck(book, Printed, "fate_elf", "Fate card")
    message = refused(lambda: stray.hero("Elf", strength=1))
    assert message == "Elf: there is no deck 'fate_elf'; there is: ogre"


@pytest.mark.parametrize("cards", [29, 31])
def test_a_deck_of_another_size(book: MayhemBook, ogre: MayhemVillain, cards: int) -> None:
    ogre.ally("Cook", strength=1, count=cards)
    ogre.piece("Spoon", provenance="house")
    message = refused(lambda: complete(book))
    assert message == f"the deck ogre has {cards} cards, not 30 (NG-1)"
    assert not book.is_complete


def test_an_effect_without_a_text(book: MayhemBook, ogre: MayhemVillain) -> None:
    ogre.effect("Meal", count=30)(be_silent)
    message = refused(lambda: complete(book))
    assert message == 'Meal has no text: give it a docstring, or text="…"'


def test_an_ally_who_does_something_without_a_text(book: MayhemBook, ogre: MayhemVillain) -> None:
    ogre.ally("Cook", strength=1, count=30).falls(be_silent)
    message = refused(lambda: complete(book))
    assert message == 'Cook has no text: give it a docstring, or text="…"'


def test_two_parts_of_one_kind(ogre: MayhemVillain) -> None:
    cook = ogre.ally("Cook", strength=1, count=1)
    cook.falls(eat)
    cook(eat)
    assert refused(lambda: cook.falls(eat)) == "Cook has two parts of one kind: falls"
    assert refused(lambda: cook(eat)) == "Cook has two parts of one kind: played"
    cook.forbids(Act.FATE)(lambda g, card, me, other, where: True)
    again = cook.forbids(Act.FATE)
    message = refused(lambda: again(lambda g, card, me, other, where: True))
    assert message == f"Cook has two parts of one kind: forbids {Act.FATE}"
    assert cook.text == "Eat. Eat."


def test_an_act_that_cannot_be_forbidden(ogre: MayhemVillain) -> None:
    message = refused(lambda: ogre.ally("Cook", strength=1, count=1).forbids(Act.COUNT))
    assert message.startswith("Cook: no act 11 can be forbidden; Act has PLAY_ABROAD, RELOCATE, ")


def test_an_event_against_nobody(book: MayhemBook, ogre: MayhemVillain) -> None:
    book.decks["common"] = 1
    fate = MayhemFate(book, Printed, "common", "Fate card")
    message = refused(lambda: fate.event("Famine", strength=1, villain="elf"))
    assert message == "Famine: there is no Villain 'elf'; there is: ogre"


@pytest.mark.parametrize("chapter", [Mover, Actions, Fights, Placing, Hands])
def test_a_forgotten_rule_is_named(chapter: Any) -> None:
    given = {each.name: None for each in fields(chapter)}
    needed = [each.name for each in fields(chapter) if each.default is MISSING]
    assert needed
    for name in needed:
        with pytest.raises(TypeError, match=f"argument: '{name}'"):
            chapter(**{other: None for other in given if other != name})


def test_a_forgotten_chapter_is_named(book: MayhemBook) -> None:
    given: dict[str, Any] = {"mover": BOOK.mover, "actions": BOOK.actions, "hands": BOOK.hands}
    with pytest.raises(TypeError, match="'fights' and 'placing'"):
        book.complete(**given)


def test_no_game_begins_with_an_unfinished_book(book: MayhemBook) -> None:
    assert GAME.faces is BOOK.faces
    g = Mayhem(2, b"", [], bytearray())
    g.book = book
    with pytest.raises(RuntimeError, match=r"New Game was begun before Book.complete was called"):
        lay_out(g, [], 1)

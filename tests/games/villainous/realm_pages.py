"""What tests of both Villainous games look for in the page of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fiendish.games.villainous.book import Book
from fiendish.games.villainous.view import PlacedView
from tests.web.rendered_pages import Read


def tells_the_realms(view: Any, text: str, book: Book, elsewhere: Sequence[PlacedView]) -> None:
    """All cards in play, at the boards and elsewhere, and all counts are on the page."""
    names = {face.id: face.name for face in book.faces}
    places = {place.id: place.name for villain in book.villains for place in villain.locations}
    words = Read(text).words
    found = [*elsewhere]
    for realm in view.realms:
        found += realm.area
        for place in realm.locations:
            found += [*place.above, *place.below]
            assert places[place.place] in words
        assert realm.progress in words
        assert f"hand {realm.hand_size}" in words
        assert f"deck {realm.deck}" in words
    found += [item for card in found for item in card.attached]
    assert all(names[card.card] in words for card in found)
    for card in (*found, *view.hand, *view.aside, *view.looked):
        assert text.count(f'id="h{card.handle}"') == 1
    assert text.count('class="mover"') == sum(not realm.on_portrait for realm in view.realms)

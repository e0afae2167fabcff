"""The pictures of the Villainous games."""

import pytest

from fiendish.games.marvel_villainous.book import BOOK as MARVEL
from fiendish.games.star_wars_villainous.book import BOOK as STAR_WARS
from fiendish.games.villainous.book import EFFECT, EVENT, FATE_EFFECT
from fiendish.web.art import card_style
from fiendish.web.art.cards import art_table
from tests.games.first_list import is_listed

GAMES = {"marvel_villainous": MARVEL, "star_wars_villainous": STAR_WARS}


@pytest.mark.parametrize("game", GAMES)
def test_a_villain_has_the_same_inks_on_all_cards_and_on_the_board(game):
    for villain in GAMES[game].villains:
        places = {place.id for place in villain.locations}
        cards = [face for face in GAMES[game].faces if face.deck == villain.id]
        listed = {face.id for face in cards if is_listed(game, face)}
        glyphs = set(art_table(game).groups[villain.id].glyphs)
        always = {villain.id} | places  # the portrait, and the board
        assert always | listed <= glyphs <= always | {face.id for face in cards}


@pytest.mark.parametrize("game", GAMES)
def test_events_and_nothing_else_are_torn_and_effects_hang_crooked(game):
    for face in GAMES[game].faces:
        style = card_style(game, face.id)
        assert style.torn == (face.kind is EVENT)
        assert (style.tilt == -8) == (face.kind in (EFFECT, FATE_EFFECT))

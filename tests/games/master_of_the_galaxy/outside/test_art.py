"""The pictures of Master of the Galaxy."""

from fiendish.games.master_of_the_galaxy import GAME
from fiendish.web.art import CardStyle, card_style
from fiendish.web.art.cards import art_table
from tests.games.first_list import is_listed


def test_cards_have_the_inks_of_their_deck_and_glyphs_of_their_own():
    decks: dict[str, list[CardStyle]] = {}
    listed = [face for face in GAME.faces if is_listed(GAME.id, face)]
    for face in listed:
        decks.setdefault(face.back, []).append(card_style(GAME.id, face.id))
    palettes = [{one.palette for one in looks} for looks in decks.values()]
    assert [len(one) for one in palettes] == [1] * 7
    assert len(set.union(*palettes)) == 7
    assert [sum(one.double for one in looks) for looks in decks.values()] == [1] * 7
    assert {back for back, looks in decks.items() if any(one.tilt for one in looks)} == {
        "Conflict card"
    }
    glyphs = [one for group in art_table(GAME.id).groups.values() for one in group.glyphs.values()]
    assert len(set(glyphs)) == len(glyphs) == len(listed)

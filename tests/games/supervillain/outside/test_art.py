"""The pictures of Supervillain."""

from fiendish.games.supervillain.faces import FACES, MinionCard
from fiendish.web.art import card_style
from fiendish.web.art.cards import art_table
from tests.games.first_list import is_listed

GROUPS = art_table("supervillain").groups
LISTED = [face for face in FACES if is_listed("supervillain", face)]


def test_cards_have_the_colour_of_their_points():
    for face in LISTED:
        assert face.id in GROUPS["mobs" if isinstance(face, MinionCard) else face.colour].glyphs


def test_asteroids_are_drawn_though_they_are_no_cards():
    assert card_style("supervillain", "asteroid").scene == "stars"
    assert card_style("supervillain", "charged").glyph == "charged_asteroid"


def test_the_strongest_mob_alone_has_a_second_sun():
    mobs = [face for face in LISTED if isinstance(face, MinionCard)]
    best = max(mobs, key=lambda face: face.power)
    assert [face for face in mobs if card_style("supervillain", face.id).double] == [best]

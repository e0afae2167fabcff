"""The pictures of Smash Up."""

from collections import Counter

from fiendish.games.smash_up.faces import FACES, FACTIONS, Kind
from fiendish.web.art import card_style
from fiendish.web.art.cards import art_table
from tests.games.first_list import is_listed

GROUPS = art_table("smash_up").groups
DRAWN = {
    faction.id: [
        face
        for face in faction.faces
        if face.id in GROUPS[faction.id].glyphs or is_listed("smash_up", face)
    ]
    for faction in FACTIONS
}


def test_cards_and_bases_of_a_faction_are_its_group():
    assert {name: set(group.glyphs) for name, group in GROUPS.items()} == {
        faction: {face.id for face in faces} for faction, faces in DRAWN.items()
    }


def test_each_faction_has_at_least_six_glyphs():
    for group in GROUPS.values():
        assert len(set(group.glyphs.values())) >= 6


def test_the_strongest_card_has_a_glyph_of_its_own_and_alone_a_second_sun():
    uses = Counter(glyph for group in GROUPS.values() for glyph in group.glyphs.values())
    for faction, faces in DRAWN.items():
        best = max(faces, key=lambda face: face.power).id
        assert uses[GROUPS[faction].glyphs[best]] == 1
        assert {face.id for face in faces if card_style("smash_up", face.id).double} == {best}


def test_actions_hang_crooked_and_nothing_else_does():
    for face in FACES:
        straight = face.kind in (Kind.MINION, Kind.BASE)
        assert card_style("smash_up", face.id).tilt == (0 if straight else -8)

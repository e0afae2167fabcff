"""Every card has its picture: small, sound, legible, and the same for everybody."""

import os
import re
import subprocess
import sys
from collections import Counter
from hashlib import sha256
from xml.etree import ElementTree

import pytest

from fiendish.games.marvel_villainous import GAME as MARVEL
from fiendish.games.marvel_villainous.book import BOOK as MARVEL_BOOK
from fiendish.games.master_of_the_galaxy import GAME as GALAXY
from fiendish.games.smash_up.faces import FACES as SMASH_UP
from fiendish.games.smash_up.faces import FACTIONS, Kind
from fiendish.games.star_wars_villainous import GAME as STAR_WARS
from fiendish.games.star_wars_villainous.book import BOOK as STAR_WARS_BOOK
from fiendish.games.supervillain.faces import FACES as SUPERVILLAIN
from fiendish.games.supervillain.faces import MinionCard
from fiendish.games.villainous.book import EFFECT, EVENT, FATE_EFFECT
from fiendish.web.art import (
    PALETTES,
    SEATS,
    Look,
    NoPicture,
    art,
    card_art,
    card_back,
    favicon,
    game_logo,
    icon,
    look,
    seat_mark,
)
from fiendish.web.art.glyph import Tone, painted
from fiendish.web.art.glyphs import GLYPHS
from fiendish.web.art.marks import BACKS, GAME_GLYPHS
from fiendish.web.art.palettes import contrast
from fiendish.web.art.paths import box, disc, number, parse, turned, union, whole, write
from fiendish.web.art.scenes import SCENES
from fiendish.web.art.tables import (
    GALAXY_GLYPHS,
    MARVEL_GLYPHS,
    MARVEL_PLACES,
    SMASH_UP_GLYPHS,
    SUPERVILLAIN_GLYPHS,
)
from fiendish.web.art.tables_star_wars import STAR_WARS_GLYPHS, STAR_WARS_PLACES

VILLAINOUS = {"marvel_villainous": MARVEL_BOOK, "star_wars_villainous": STAR_WARS_BOOK}
CARDS = sorted(
    {("smash_up", face.id) for face in SMASH_UP}
    | {("supervillain", face.id) for face in SUPERVILLAIN}
    | {("supervillain", "asteroid"), ("supervillain", "charged")}
    | {("marvel_villainous", face.id) for face in MARVEL.faces}
    | {("master_of_the_galaxy", face.id) for face in GALAXY.faces}
    | {("marvel_villainous", place) for table in MARVEL_PLACES.values() for place in table}
    | {("star_wars_villainous", face.id) for face in STAR_WARS.faces}
    | {("star_wars_villainous", place) for table in STAR_WARS_PLACES.values() for place in table}
)
SHAPES = [(142, 100), (100, 140), (94, 64), (232, 76), (186, 34)]
SVG = "{http://www.w3.org/2000/svg}"

ALL_IN_ONE = """
from hashlib import sha256
from tests.web.test_art import everything
print(sha256(everything().encode()).hexdigest())
"""


def everything():
    """All pictures in one text."""
    backs = [card_back(*back) for back in BACKS]
    signs = [*map(seat_mark, range(4)), *map(game_logo, GAME_GLYPHS), favicon()]
    return "\n".join([*(card_art(*card) for card in CARDS), *backs, *signs])


def strongest(faces, strength):
    return max(faces, key=strength).id


@pytest.mark.parametrize(("game", "card"), CARDS)
def test_every_card_has_a_picture_of_sound_and_harmless_svg(game, card):
    for w, h in SHAPES:
        picture = card_art(game, card, w, h)
        root = ElementTree.fromstring(picture)
        assert root.tag == f"{SVG}svg"
        assert root.get("viewBox") == f"0 0 {w} {h}"
        assert {element.tag for element in root.iter()} <= {
            f"{SVG}{tag}" for tag in ("svg", "g", "path", "circle")
        }
        attributes = {name for element in root.iter() for name in element.attrib}
        # Without ids and references any number of pictures can stand in one page.
        assert not {name for name in attributes if name in ("id", "class", "style", "href")}
        assert not {name for name in attributes if name.startswith("on") or ":" in name}
        assert "url(" not in picture
        assert "nan" not in picture
        assert "inf" not in picture


@pytest.mark.parametrize(("game", "card"), CARDS)
def test_a_picture_is_small(game, card):
    assert 1500 < len(card_art(game, card).encode()) <= 5 * 1024


def test_every_face_is_in_the_tables_and_nothing_else():
    for faction in FACTIONS:
        assert set(SMASH_UP_GLYPHS[faction.id]) == {face.id for face in faction.faces}
    assert set(SMASH_UP_GLYPHS) == {faction.id for faction in FACTIONS}
    assert set(SUPERVILLAIN_GLYPHS) == {face.id for face in SUPERVILLAIN}
    assert set(MARVEL_GLYPHS) == {face.id for face in MARVEL.faces}
    assert set(GALAXY_GLYPHS) == {face.id for face in GALAXY.faces}
    for villain in MARVEL_BOOK.villains:
        assert set(MARVEL_PLACES[villain.id]) == {place.id for place in villain.locations}
    for villain in STAR_WARS_BOOK.villains:
        decks = (villain.id, f"fate_{villain.id}")
        faces = {face.id for face in STAR_WARS_BOOK.faces if face.deck in decks}
        assert {id for id in STAR_WARS_GLYPHS if id.startswith(villain.prefix)} == faces
        assert set(STAR_WARS_PLACES[villain.id]) == {place.id for place in villain.locations}


def test_cards_of_a_faction_share_its_palette_and_bases_too():
    for faction in FACTIONS:
        palettes = {look("smash_up", face.id).palette for face in faction.faces}
        assert palettes == {PALETTES[faction.id]}
    assert len({PALETTES[faction.id] for faction in FACTIONS}) == len(FACTIONS)


def test_supervillain_cards_have_the_colour_of_their_points():
    for face in SUPERVILLAIN:
        deck = "mobs" if isinstance(face, MinionCard) else face.colour
        assert look("supervillain", face.id).palette == PALETTES[deck]


@pytest.mark.parametrize("game", VILLAINOUS)
def test_a_villain_has_the_same_inks_on_all_cards_and_on_the_board(game):
    book = VILLAINOUS[game]
    for villain in book.villains:
        own = [face.id for face in book.faces if face.deck == villain.id]
        own += [place.id for place in villain.locations]
        palettes = {look(game, one).palette for one in own}
        assert palettes == {PALETTES[villain.id]}


def test_cards_of_the_galaxy_have_the_inks_of_their_deck_and_glyphs_of_their_own():
    decks: dict[str, list[Look]] = {}
    for face in GALAXY.faces:
        decks.setdefault(face.back, []).append(look("master_of_the_galaxy", face.id))
    palettes = [{one.palette for one in looks} for looks in decks.values()]
    assert [len(one) for one in palettes] == [1] * 7
    assert len(set.union(*palettes)) == 7
    assert [sum(one.double for one in looks) for looks in decks.values()] == [1] * 7
    assert {back for back, looks in decks.items() if any(one.tilt for one in looks)} == {
        "Conflict card"
    }
    assert len(set(GALAXY_GLYPHS.values())) == len(GALAXY_GLYPHS) == 72


@pytest.mark.parametrize("game", VILLAINOUS)
def test_events_and_nothing_else_are_torn_and_effects_hang_crooked(game):
    for face in VILLAINOUS[game].faces:
        one = look(game, face.id)
        assert one.torn == (face.kind is EVENT) == (one.palette is PALETTES["events"])
        assert ("#F5EDDA" in card_art(game, face.id)) == one.torn
        assert (one.tilt == -8) == (face.kind in (EFFECT, FATE_EFFECT))


def test_each_faction_has_at_least_six_glyphs():
    for glyphs in SMASH_UP_GLYPHS.values():
        assert len(set(glyphs.values())) >= 6


def test_the_strongest_card_has_a_glyph_of_its_own_and_alone_a_second_sun():
    uses = Counter(glyph for table in SMASH_UP_GLYPHS.values() for glyph in table.values())
    for faction in FACTIONS:
        best = strongest(faction.faces, lambda face: face.power)
        assert uses[SMASH_UP_GLYPHS[faction.id][best]] == 1
        assert {face.id for face in faction.faces if look("smash_up", face.id).double} == {best}
    mobs = [face for face in SUPERVILLAIN if isinstance(face, MinionCard)]
    best = strongest(mobs, lambda face: face.power)
    assert [face.id for face in mobs if look("supervillain", face.id).double] == [best]


def test_actions_hang_crooked_and_nothing_else_does():
    for face in SMASH_UP:
        straight = face.kind in (Kind.MINION, Kind.BASE)
        assert look("smash_up", face.id).tilt == (0 if straight else -8)
        assert ("rotate(-8 50 50)" in card_art("smash_up", face.id)) is not straight


def test_different_cards_have_different_pictures():
    pictures = Counter(card_art(*card) for card in CARDS)
    assert pictures.most_common(1)[0][1] == 1


def test_two_cards_with_one_glyph_still_have_different_land():
    palette = PALETTES["cowboys"]
    assert art("one", palette, "hat", 142, 100) != art("other", palette, "hat", 142, 100)


def test_the_same_bytes_in_every_process():
    here = sha256(everything().encode()).hexdigest()
    for seed in ("0", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        there = subprocess.run(
            [sys.executable, "-c", ALL_IN_ONE],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.strip() == here


@pytest.mark.parametrize("name", PALETTES)
def test_a_glyph_reads_on_its_ground(name):
    """At least 3:1, by the glyph itself or by the dark line around a pale one."""
    palette = PALETTES[name]
    for ground in palette.grounds:
        edge = contrast(palette.ink, ground) if palette.pale else 0
        assert max(contrast(palette.glyph, ground), edge) >= 3
    assert contrast(palette.glyph, palette.detail) >= 3
    if palette.pale:
        assert contrast(palette.glyph, palette.ink) >= 3
        assert f'stroke="{palette.ink}"' in art("x", palette, "hat", 142, 100)


def test_a_pale_glyph_reads_on_the_near_ridge_and_a_dark_one_ends_above_it():
    for palette in PALETTES.values():
        picture = art("x", palette, "hat", 142, 100)
        last = re.findall(r"translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)", picture)[-1]
        lower_edge = float(last[1]) + 100 * float(last[2])
        assert lower_edge <= 85 or contrast(palette.glyph, palette.near) >= 3


@pytest.mark.parametrize("name", GLYPHS)
def test_a_glyph_stays_in_its_frame(name):
    glyph = GLYPHS[name]
    assert any(layer.tone is Tone.BODY for layer in glyph)
    for layer in glyph:
        for step in parse(layer.path):
            for x, y in step.points[-1:]:
                assert x - layer.width / 2 >= -5
                assert y - layer.width / 2 >= -5
                assert x + layer.width / 2 <= 105
                assert y + layer.width / 2 <= 105
    ElementTree.fromstring(f"<g>{painted(glyph, '#000000', '#FFFFFF')}</g>")


@pytest.mark.parametrize("scene", SCENES)
def test_land_reaches_from_edge_to_edge(scene):
    for w, h in SHAPES:
        picture = art("land", PALETTES["vikings"], "axe", w, h, scene=scene)
        lands = re.findall(r'<path d="(M0 [^"]*H0Z)"', picture)
        ridges = [land for land in lands if not land.startswith("M0 0H")]
        assert len(ridges) == 2
        assert all(land.endswith(f"H{w}V{h}H0Z") for land in ridges)


def test_an_event_is_torn():
    whole_one = art("x", PALETTES["mobs"], "eye", 142, 100)
    assert "#F5EDDA" not in whole_one
    assert "#F5EDDA" in art("x", PALETTES["mobs"], "eye", 142, 100, torn=True)


def test_an_unknown_card_is_named():
    with pytest.raises(NoPicture, match="'no_such_card' in 'smash_up'"):
        card_art("smash_up", "no_such_card")
    with pytest.raises(NoPicture, match="'hat' in 'chess'"):
        card_art("chess", "hat")


def test_seats_differ_by_colour_shape_and_letter():
    for part in range(3):
        assert len({seat[part] for seat in SEATS}) == len(SEATS) == 4
    marks = [seat_mark(seat, 26) for seat in range(4)]
    assert len(set(marks)) == 4
    for seat, svg in enumerate(marks):
        root = ElementTree.fromstring(svg)
        assert root.get("aria-label") == "ABCD"[seat]
        assert root.get("width") == "26"


def test_a_game_may_colour_its_seats():
    assert "#777777" in seat_mark(1, colour="#777777")
    assert SEATS[1].colour not in seat_mark(1, colour="#777777")


def test_every_back_of_a_face_is_drawn():
    backs = {("smash_up", face.back) for face in SMASH_UP}
    backs |= {("supervillain", face.back) for face in SUPERVILLAIN}
    backs |= {("marvel_villainous", face.back) for face in MARVEL.faces}
    backs |= {("master_of_the_galaxy", face.back) for face in GALAXY.faces}
    backs |= {("star_wars_villainous", face.back) for face in STAR_WARS.faces}
    assert backs <= set(BACKS)
    assert len({card_back(*back) for back in BACKS}) == len(BACKS)
    for back in BACKS:
        ElementTree.fromstring(card_back(*back))
        assert contrast(BACKS[back].ground, BACKS[back].colour) >= 3


def test_signs_are_sound():
    for svg in (favicon(), icon("bolt"), *map(game_logo, GAME_GLYPHS)):
        ElementTree.fromstring(svg)


def test_paths_are_written_short():
    assert write(parse("M 10.0 10.00 L 20 10 L 20 20.04 Z")) == "M10 10 20 10 20 20Z"
    assert number(-0.04) == "0"


def test_a_mirrored_half_closes():
    assert whole("M50 10L20 90H50") == "M50 10 20 90 50 90 80 90 50 10Z"


def test_a_copy_is_mirrored_moved_and_turned():
    assert turned("M40 50L50 60", flip=True) == "M60 50 50 60"
    assert turned("M40 50L50 60", dx=5, scale=2) == "M35 50 55 70"
    assert turned("M40 50L50 60", turn=90) == "M50 40 40 50"


def test_overlapping_outlines_are_drawn_the_same_way_round():
    clockwise, backwards = "M0 0H10V10H0Z", "M0 0V10H10V0Z"
    assert union(clockwise) == "M0 0 10 0 10 10 0 10Z"
    assert union(backwards) == "M10 0 10 10 0 10 0 0Z"
    assert union(turned(disc(30, 50, 5), flip=True)) == "M75 50A5 5 0 1 1 65 50 5 5 0 1 1 75 50Z"
    assert union(box(0, 0, 10, 10, 2)).startswith("M2 0")

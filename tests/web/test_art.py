"""Every card has its picture: small, sound, legible, and the same for everybody."""

import os
import re
import subprocess
import sys
from collections import Counter
from hashlib import sha256
from xml.etree import ElementTree

import pytest

from fiendish.games import find, names
from fiendish.web.art import NoPicture, art, card_art, card_style, favicon, without_picture
from fiendish.web.art.cards import art_table
from fiendish.web.art.glyph import Tone, painted
from fiendish.web.art.glyphs import GLYPHS
from fiendish.web.art.palettes import contrast, inks
from fiendish.web.art.paths import box, disc, number, parse, turned, union, whole, write
from fiendish.web.art.scenes import SCENES
from tests.games.first_list import is_listed

GROUPS = [(game, name, group) for game in names() for name, group in art_table(game).groups.items()]
CARDS = [(game, card) for game, _, group in GROUPS for card in group.glyphs]
PALETTE = inks("7FB6C9 3F7290 1D3B57 E8F3EC 10202F 10202F")
SHAPES = [(142, 100), (100, 140), (94, 64), (232, 76), (186, 34)]
SVG = "{http://www.w3.org/2000/svg}"

ALL_IN_ONE = """
from hashlib import sha256
from tests.web.test_art import everything
print(sha256(everything().encode()).hexdigest())
"""


def everything():
    """All pictures in one text."""
    return "\n".join([*(card_art(*card) for card in CARDS), favicon()])


@pytest.mark.parametrize(("game", "name", "group"), GROUPS, ids=lambda one: str(one)[:24])
def test_every_card_has_a_picture_of_sound_and_harmless_svg(game, name, group):
    for card in group.glyphs:
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


@pytest.mark.parametrize("game", names())
def test_pictures_are_small(game):
    for of, card in CARDS:
        if of == game:
            assert 1500 < len(card_art(game, card).encode()) <= 5 * 1024


@pytest.mark.parametrize("game", names())
def test_every_face_is_in_the_table_once(game):
    listed = {face.id for face in find(game).faces if is_listed(game, face)}
    assert [card for card in without_picture(game) if card in listed] == []
    times = Counter(card for of, card in CARDS if of == game)
    assert {card for card, n in times.items() if n > 1} == set()


@pytest.mark.parametrize("game", names())
def test_groups_differ_by_their_inks(game):
    palettes = [group.palette for of, _, group in GROUPS if of == game]
    assert len(set(palettes)) == len(palettes)


def test_one_card_of_a_group_has_a_second_sun():
    for game, _, group in GROUPS:
        faces = {face.id for face in find(game).faces}
        suns = [card for card in group.glyphs if card_style(game, card).double]
        assert len(suns) == (1 if faces & set(group.glyphs) else 0)


def test_different_cards_have_different_pictures():
    pictures = Counter(card_art(*card) for card in CARDS)
    assert pictures.most_common(1)[0][1] == 1


def test_two_cards_with_one_glyph_still_have_different_land():
    assert art("one", PALETTE, "hat", 142, 100) != art("other", PALETTE, "hat", 142, 100)


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


@pytest.mark.parametrize(("game", "name", "group"), GROUPS, ids=lambda one: str(one)[:24])
def test_a_glyph_reads_on_its_ground(game, name, group):
    """At least 3:1, by the glyph itself or by the dark line around a pale one."""
    palette = inks(group.palette)
    for ground in palette.grounds:
        edge = contrast(palette.ink, ground) if palette.pale else 0
        assert max(contrast(palette.glyph, ground), edge) >= 3
    assert contrast(palette.glyph, palette.detail) >= 3
    picture = art("x", palette, "hat", 142, 100)
    if palette.pale:
        assert contrast(palette.glyph, palette.ink) >= 3
        assert f'stroke="{palette.ink}"' in picture
    # A pale glyph reads on the near ridge; a dark one ends above it.
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
        picture = art("land", PALETTE, "axe", w, h, scene=scene)
        lands = re.findall(r'<path d="(M0 [^"]*H0Z)"', picture)
        ridges = [land for land in lands if not land.startswith("M0 0H")]
        assert len(ridges) == 2
        assert all(land.endswith(f"H{w}V{h}H0Z") for land in ridges)


def test_only_what_is_torn_shows_its_edge():
    assert "#F5EDDA" not in art("x", PALETTE, "eye", 142, 100)
    assert "#F5EDDA" in art("x", PALETTE, "eye", 142, 100, torn=True)


def test_an_unknown_card_is_named():
    game = names()[0]
    with pytest.raises(NoPicture, match=f"'no_such_card' in '{game}'"):
        card_art(game, "no_such_card")
    with pytest.raises(NoPicture, match="no pictures of 'chess'"):
        card_art("chess", "hat")


def test_the_icon_of_the_page_is_sound():
    ElementTree.fromstring(favicon())
    ElementTree.fromstring(favicon(marked=True))
    assert favicon() != favicon(marked=True)


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

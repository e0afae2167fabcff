"""The picture of each card: what a game's `art.toml` says, and what is printed on the card.

    [groups.cowboys]
    palette = "F0A24B C9552F 7A2A2A FFE0A0 2B1420 2B1420"
    scenes = ["mesas", "dunes", "mesas", "peaks"]

    [groups.cowboys.glyphs]
    gunfighter = "revolver"

A group has its inks and its scenes; a card stands in one group, with its glyph. The strongest card of
a group has a second sun. What strong means, and which cards hang crooked or are torn, a game says
in its `outside/art.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from fiendish.games import UnknownGame, find, folder, outside
from fiendish.web.art.dice import Dice
from fiendish.web.art.glyphs import GLYPHS
from fiendish.web.art.palettes import Palette, inks
from fiendish.web.art.picture import art
from fiendish.web.art.scenes import SCENES

_COLOUR = re.compile("[0-9A-Fa-f]{6}")
TILT = -8.0  # what hangs crooked does so only a little
_UNDRAWN = "D8D4CA A8A498 6E6B64 F4F1E8 2B2A28 2B2A28", "dunes", "rosette"  # inks, scene, glyph


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards printed in the same inks: a faction, a deck."""

    palette: str
    scenes: tuple[str, ...]
    glyphs: dict[str, str]  # by card


class ArtTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of an `art.toml`."""

    groups: dict[str, Group]


class Manner(NamedTuple):
    """How a game's cards are drawn, by what is printed on them."""

    strength: Callable[[Any], int]
    hangs: Callable[[Any], bool]
    is_torn: Callable[[Any], bool] = lambda face: False


class CardStyle(NamedTuple):
    """All that the picture of a card depends on."""

    palette: Palette
    glyph: str
    scene: str
    double: bool = False
    tilt: float = 0.0
    torn: bool = False


class NoPicture(LookupError):
    """Nothing of the game has this id."""


def card_art(game_id: str, card_id: str, w: float = 142, h: float = 100) -> str:
    """The picture of a card, base, location or asteroid as SVG.

    >>> card_art("smash_up", "gunfighter") == card_art("smash_up", "gunfighter")
    True
    """
    palette, glyph, scene, double, tilt, torn = card_style(game_id, card_id)
    return art(card_id, palette, glyph, w, h, scene=scene, double=double, tilt=tilt, torn=torn)


@lru_cache(maxsize=1024)
def card_style(game_id: str, card_id: str) -> CardStyle:
    """How a card looks; one that nobody has drawn yet looks like any other such.

    >>> card_style("supervillain", "heavy_lifters").double
    True
    """
    for name, group in art_table(game_id).groups.items():
        if card_id in group.glyphs:
            scene = Dice(f"{card_id}:scene").pick(group.scenes)
            style = CardStyle(inks(group.palette), group.glyphs[card_id], scene)
            return _printed(game_id, card_id, style, name)
    if card_id in without_picture(game_id):
        palette, scene, glyph = _UNDRAWN
        return _printed(game_id, card_id, CardStyle(inks(palette), glyph, scene))
    raise NoPicture(f"there is no picture of {card_id!r} in {game_id!r}")


def without_picture(game_id: str) -> list[str]:
    """The cards of a game that stand in no group of its table."""
    drawn = {card for group in art_table(game_id).groups.values() for card in group.glyphs}
    return [
        card for card in dict.fromkeys(face.id for face in find(game_id).faces) if card not in drawn
    ]


@cache
def art_table(game_id: str) -> ArtTable:
    """The table of a game, or `NoPicture` if there is no such game."""
    try:
        text = (folder(game_id) / "outside" / "art.toml").read_bytes()
    except UnknownGame:
        raise NoPicture(f"there are no pictures of {game_id!r}") from None
    table = msgspec.toml.decode(text, type=ArtTable)
    return ArtTable(table.groups | _added.get(game_id, {}))


_added: dict[str, dict[str, Group]] = {}


def add_groups(game_id: str, groups: dict[str, Group]) -> None:
    """Draw more cards of a game, such as those of a pack."""
    _added.setdefault(game_id, {}).update(groups)
    for cached in (art_table, card_style, _strongest):
        cached.cache_clear()


def wrong_with(group: Group) -> str:
    """What about a group cannot be drawn, and what is allowed; nothing if all can."""
    colours = group.palette.split()
    if len(colours) != 6 or not all(_COLOUR.fullmatch(colour) for colour in colours):
        return f"palette = {group.palette!r}; it is six colours such as F0A24B, apart by spaces"
    if not group.scenes or not SCENES.keys() >= {*group.scenes}:
        return f"scenes = {[*group.scenes]}; there is: {', '.join(SCENES)}"
    for card, glyph in group.glyphs.items():
        if glyph not in GLYPHS:
            near = ", ".join(get_close_matches(glyph, GLYPHS, n=3, cutoff=0.4)) or ", ".join(GLYPHS)
            return f"{card} = {glyph!r}; there is no such glyph, but there is: {near}"
    return ""


def _printed(game_id: str, card_id: str, style: CardStyle, group: str = "") -> CardStyle:
    """The style with what follows from what is printed on the card."""
    face = next((face for face in find(game_id).faces if face.id == card_id), None)
    if face is None:  # a location, an asteroid: no card
        return style
    manner: Manner = outside(game_id, "art").MANNER
    return style._replace(
        double=bool(group) and card_id == _strongest(game_id, group),
        tilt=TILT if manner.hangs(face) else 0.0,
        torn=manner.is_torn(face),
    )


@cache
def _strongest(game_id: str, name: str) -> str:
    """The strongest card of a group, the first of several."""
    manner: Manner = outside(game_id, "art").MANNER
    glyphs = art_table(game_id).groups[name].glyphs
    faces = [face for face in find(game_id).faces if face.id in glyphs]
    return max(faces, key=manner.strength).id if faces else ""

"""The pictures of a pack's cards: its `art.toml`, in the same format as that of a game."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fiendish.packs.manifest import BadPack
from fiendish.web.art.cards import ArtTable, Group, add_groups, art_table, wrong_with

ART = "art.toml"
_PLAIN = Group(palette="D8D4CA A8A498 6E6B64 F4F1E8 2B2A28 2B2A28", scenes=("dunes",), glyphs={})
_PLAIN_GLYPH = "rosette"


def draw(id: str, folder: Path, game: str, faces: tuple[str, ...]) -> tuple[str, ...]:
    """Add the pictures of a pack's cards. Returns the cards that it does not draw."""
    path = folder / ART
    groups = _read_art(id, path).groups if path.is_file() else {}
    for name, group in groups.items():
        wrong = wrong_with(group)
        if wrong:
            raise BadPack(f"{id}: {ART}: [groups.{name}] has {wrong}")
        if name in art_table(game).groups:
            raise BadPack(f"{id}: {ART}: there is a group {name!r} of {game} already")
        for card in group.glyphs:
            if card not in faces:
                raise BadPack(
                    f"{id}: {ART}: {card!r} is no card of this pack; there is: {', '.join(faces)}"
                )
    drawn = {card for group in groups.values() for card in group.glyphs}
    missing = tuple(face for face in faces if face not in drawn)
    if missing:
        plain = msgspec.structs.replace(_PLAIN, glyphs=dict.fromkeys(missing, _PLAIN_GLYPH))
        groups = {**groups, f"{id} without picture": plain}
    add_groups(game, groups)
    return missing


def _read_art(id: str, path: Path) -> ArtTable:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=ArtTable)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadPack(
            f"{id}: {ART}: {error}; it has groups, each with palette, scenes and glyphs"
        ) from None

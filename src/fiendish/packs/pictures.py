"""The pictures of a pack's cards: its `art.toml`, in the same format as that of a game."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fiendish.packs.manifest import BadPack
from fiendish.web.art.cards import ArtTable, add_groups, art_table, wrong_with

ART = "art.toml"


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
    add_groups(game, groups)
    return tuple(face for face in faces if face not in drawn)


def _read_art(id: str, path: Path) -> ArtTable:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=ArtTable)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadPack(
            f"{id}: {ART}: {error}; it has groups, each with palette, scenes and glyphs"
        ) from None

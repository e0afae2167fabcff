"""A pack to begin with: a copy of the skeleton that a game has for it.

A game keeps its skeleton in `pack_skeleton`; each file of the pack there has `.in` at the end of its
name, and `$id`, `$title` and `$game` in it are filled in.
"""

from __future__ import annotations

from pathlib import Path
from string import Template

from fiendish.engine.cards import slug
from fiendish.games import folder, names
from fiendish.packs.manifest import BadPack, check_id

_SUFFIX = ".in"


def with_skeleton() -> list[str]:
    """The games that have one."""
    return [name for name in names() if (folder(name) / "pack_skeleton").is_dir()]


def write_skeleton(id: str, game: str, place: Path) -> Path:
    """Write a pack of that id into a folder of its own; returns that folder."""
    check_id(id)
    title = " ".join(part.capitalize() for part in id.split("_"))
    if slug(title) != id:
        raise BadPack(
            f"{id!r} cannot be the id of a new pack; write its words with one _ between them"
        )
    if game not in with_skeleton():
        there = ", ".join(with_skeleton())
        raise BadPack(f"there is no pack for {game!r} to begin with; there is for: {there}")
    pack = place / id
    if pack.exists():
        raise BadPack(f"{pack} is there already; nothing was written")
    filled = {"id": id, "title": title, "game": game}
    root = folder(game) / "pack_skeleton"
    for source in sorted(root.rglob(f"*{_SUFFIX}")):
        path = pack / source.relative_to(root).with_suffix("")
        path.parent.mkdir(parents=True, exist_ok=True)
        text = Template(source.read_text("utf-8")).safe_substitute(filled)
        path.write_text(text, "utf-8", newline="\n")
    return pack

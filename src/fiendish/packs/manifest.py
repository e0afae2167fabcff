"""What a pack says of itself: its `pack.toml`."""

from __future__ import annotations

import keyword
from pathlib import Path

import msgspec

from fiendish.engine.game import Additions, Game
from fiendish.games import find, names

MANIFEST = "pack.toml"
MODULE = "__init__.py"
TESTS = "tests"


class BadPack(ValueError):
    """A pack that cannot be used: which one, what is wrong, and what is allowed."""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a `pack.toml`."""

    title: str
    author: str
    version: str
    game: str  # its id
    about: str = ""
    home: str = ""  # where it can be had


def read_manifest(folder: Path) -> Manifest:
    """What the pack in that folder says of itself, if it has all that a pack needs."""
    if not folder.is_dir():
        raise BadPack(f"there is no folder {folder}")
    check_id(folder.name)
    for name in (MANIFEST, MODULE):
        if not (folder / name).is_file():
            raise BadPack(f"{folder} is no pack: it has no {name}")
    try:
        manifest = msgspec.toml.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        fields = ", ".join(Manifest.__struct_fields__)
        raise BadPack(f"{folder.name}: {MANIFEST}: {error}; it has: {fields}") from None
    for name in ("title", "author", "version"):
        if not getattr(manifest, name).strip():
            raise BadPack(f"{folder.name}: {MANIFEST}: {name} is empty")
    additions_to(manifest.game, folder.name)
    return manifest


def check_id(id: str) -> None:
    """Refuse what cannot be the id of a pack."""
    if not id.isidentifier() or not id.isascii() or id != id.lower() or keyword.iskeyword(id):
        raise BadPack(
            f"{id!r} cannot be the id of a pack; it is a Python name in small letters, "
            "such as moon_circus"
        )


def additions_to(game: str, pack: str) -> tuple[Game, Additions]:
    """The game of that id, if packs can add to it."""
    found = find(game) if game in names() else None
    if found is not None and found.additions is not None:
        return found, found.additions
    open_to_packs = [name for name in names() if find(name).additions is not None]
    what = "there is no game" if found is None else "packs cannot add to the game"
    raise BadPack(f"{pack}: {what} {game!r}; packs are for: {', '.join(open_to_packs)}")

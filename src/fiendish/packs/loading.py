"""Loading a pack: its cards are defined, checked and drawn, as if they were the game's own.

A pack is imported as `fiendish_packs.ID`. What it defines cannot be taken back: after a `BadPack` that
came in the middle, the cards defined until then are still there, and the process had better end.
"""

from __future__ import annotations

import importlib.util
import re
import sys
import traceback
from collections.abc import Iterable
from dataclasses import dataclass
from enum import EnumMeta
from hashlib import blake2b
from pathlib import Path
from types import ModuleType

from fiendish.engine.cards import BadCard
from fiendish.engine.game import Additions, Game
from fiendish.engine.packs_used import PackUsed
from fiendish.games import add_folder
from fiendish.packs.manifest import MODULE, TESTS, BadPack, Manifest, additions_to, read_manifest

ROOT = "fiendish_packs"
_SAME_ID = re.compile(r"there is a (?:card with the id|faction with the id|set) '(\w+)' already")


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack that has been loaded."""

    id: str
    folder: Path
    manifest: Manifest
    digest: str
    faces: tuple[str, ...]  # the ids of its cards
    families: tuple[str, ...]  # the ids of what they come in: factions, sets
    without_picture: tuple[str, ...]  # cards that are drawn like any card that nobody has drawn

    @property
    def credit(self) -> str:
        return f"{self.manifest.title} {self.manifest.version} by {self.manifest.author}"


_loaded: dict[str, Pack] = {}
_failed: dict[Path, BadPack] = {}


def loaded(game: str = "") -> list[Pack]:
    """The packs that are loaded, all of them or those of one game, in that order."""
    return [pack for pack in _loaded.values() if game in ("", pack.manifest.game)]


def folders() -> tuple[str, ...]:
    """Where they lie: what a worker process has to load."""
    return tuple(str(pack.folder) for pack in _loaded.values())


def pack_of(game: str, face: str) -> Pack | None:
    """The pack that a card comes from, if it comes from one."""
    return next((pack for pack in loaded(game) if face in pack.faces), None)


def load(folder: Path | str) -> Pack:
    """Load the pack in that folder, or raise `BadPack`. Loading it again is harmless."""
    folder = Path(folder).resolve()
    known = _loaded.get(folder.name)
    if known is not None and known.folder == folder:
        return known
    if folder in _failed:
        raise _failed[folder]
    manifest = read_manifest(folder)
    if known is not None:
        raise BadPack(
            f"there are two packs with the id {folder.name!r}: {known.folder} and {folder}; "
            "the name of a folder is the id of its pack"
        )
    game, additions = additions_to(manifest.game, folder.name)
    _check_in_time(folder.name, game.id)
    try:
        pack = _load(folder, manifest, game, additions)
    except BadPack as error:
        _failed[folder] = error
        raise
    _loaded[pack.id] = pack
    add_folder(game.id, folder)
    return pack


def load_all(folders: Iterable[Path | str]) -> None:
    """To be called first in a worker, with the `folders` of the process that started it."""
    for folder in folders:
        load(folder)


def _check_in_time(pack: str, game: str) -> None:
    """What people see of a game lists its cards once, when it is first needed."""
    outside = f"fiendish.games.{game}.outside."
    if any(name.startswith(outside) and name != f"{outside}art" for name in sys.modules):
        raise BadPack(f"{pack}: too late; packs are loaded before anything of {game} is shown")


def _load(folder: Path, manifest: Manifest, game: Game, additions: Additions) -> Pack:
    from fiendish.packs.pictures import draw  # takes long, and most commands load no pack

    id = folder.name
    before, families = len(game.faces), {*additions.ids()}
    try:
        _import(id, folder)
        additions.complete()
    except Exception as error:
        raise BadPack(f"{id}: {_what(error, folder, game)}") from error
    used = PackUsed(id, manifest.version, manifest.author, digest_of(folder), manifest.home)
    for face in game.faces[before:]:
        face.provenance, face.pack = "pack", used
    faces = tuple(dict.fromkeys(face.id for face in game.faces[before:]))
    if not faces:
        raise BadPack(f"{id} defines no card; {MODULE} imports the modules that do")
    return Pack(
        id=id,
        folder=folder,
        manifest=manifest,
        digest=used.digest,
        faces=faces,
        families=tuple(one for one in additions.ids() if one not in families),
        without_picture=draw(id, folder, game.id, faces),
    )


def digest_of(folder: Path) -> str:
    """A digest of all files that play or are seen; line endings do not matter."""
    found = blake2b(digest_size=8)
    for path in sorted(folder.rglob("*"), key=lambda one: one.relative_to(folder).parts):
        inner = path.relative_to(folder)
        if path.suffix in (".py", ".toml") and inner.parts[0] != TESTS and path.is_file():
            text = path.read_bytes().replace(b"\r\n", b"\n")
            found.update(f"{inner.as_posix()} {len(text)} ".encode() + text)
    return found.hexdigest()


def _import(id: str, folder: Path) -> None:
    if ROOT not in sys.modules:
        root = ModuleType(ROOT, "All packs that are loaded.")
        root.__path__ = []
        sys.modules[ROOT] = root
    name = f"{ROOT}.{id}"
    spec = importlib.util.spec_from_file_location(
        name, folder / MODULE, submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    setattr(sys.modules[ROOT], id, module)
    spec.loader.exec_module(module)


def modules_of(pack: Pack) -> list[ModuleType]:
    """The modules of a pack that are imported, by name."""
    name = f"{ROOT}.{pack.id}"
    return [
        sys.modules[one] for one in sorted(sys.modules) if one == name or one.startswith(f"{name}.")
    ]


# -- what is wrong -------------------------------------------------------------------------------


def _what(error: Exception, folder: Path, game: Game) -> str:
    """What went wrong when a pack was imported, and where."""
    what = str(error) if isinstance(error, BadCard) else f"{type(error).__name__}: {error}"
    if isinstance(error, AttributeError) and isinstance(error.obj, EnumMeta):
        kind = error.obj
        what = f"there is no {kind.__name__}.{error.name}; there is: {', '.join(kind.__members__)}"
    same = _SAME_ID.search(str(error)) if isinstance(error, BadCard) else None
    if same:
        for other in loaded(game.id):
            if same[1] in (*other.faces, *other.families):
                what += f", in the pack {other.id} ({other.folder})"
    if isinstance(error, SyntaxError):
        places = [(error.filename or "", error.lineno)]
        what = f"{type(error).__name__}: {error.msg}"
    else:
        frames = traceback.extract_tb(error.__traceback__)
        places = [(frame.filename, frame.lineno) for frame in frames]
    for file, line in reversed(places):
        if Path(file).is_relative_to(folder):
            return f"{Path(file).relative_to(folder).as_posix()}:{line}: {what}"
    return what

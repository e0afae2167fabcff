"""Content packs: folders with cards that others have made.

A pack is code that runs with the rights of whoever loads it. So nothing is loaded but the folders that
the user has named.
"""

from __future__ import annotations

from fiendish.packs.installed import folder_of
from fiendish.packs.loading import Pack, folders, load, load_all, loaded, pack_of
from fiendish.packs.manifest import BadPack, Manifest

__all__ = [
    "BadPack",
    "Manifest",
    "Pack",
    "folder_of",
    "folders",
    "load",
    "load_all",
    "loaded",
    "pack_of",
]

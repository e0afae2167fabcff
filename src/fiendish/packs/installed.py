"""Packs that are installed as Python packages.

Such a package names its pack in the entry point group `fiendish.packs`, by the id of the pack:

    [project.entry-points."fiendish.packs"]
    moon_circus = "moon_circus"

It is only found so, and loaded when the user names it.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from fiendish.packs.manifest import BadPack

GROUP = "fiendish.packs"


def folder_of(name: str) -> Path:
    """The folder that a user means: one of that name, or that of an installed pack."""
    from importlib.metadata import entry_points  # takes long, and most commands load no pack

    found = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    if Path(name).exists() or name not in found:
        return Path(name)
    try:
        spec = find_spec(found[name])
    except ImportError:
        spec = None
    if spec is None or spec.origin is None:
        raise BadPack(f"{name}: the package {found[name]!r}, which is to hold it, cannot be found")
    return Path(spec.origin).parent

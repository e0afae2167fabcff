"""The packs that a game was played with, as saved and exported games name them.

The engine knows no packs: whoever loads one writes into its faces which it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

_MOST = 80  # letters of what somebody else has written


class PackUsed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which pack it is, and where it can be had."""

    id: str
    version: str
    author: str
    digest: str  # of all that plays and is seen
    home: str = ""

    def __str__(self) -> str:
        return f"{self.id[:_MOST]} {self.version[:_MOST]} by {self.author[:_MOST]}"


def each_once(packs: Iterable[PackUsed | None]) -> list[PackUsed]:
    """These packs by id."""
    found = {pack.id: pack for pack in packs if pack is not None}
    return [found[id] for id in sorted(found)]


def written(packs: Sequence[PackUsed]) -> str:
    """Packs as one text; nothing for none."""
    return msgspec.json.encode(packs).decode() if packs else ""


def read(text: str) -> list[PackUsed]:
    """The packs that were written so."""
    return msgspec.json.decode(text, type=list[PackUsed]) if text else []


def missing(used: Sequence[PackUsed], here: Sequence[PackUsed]) -> str:
    """Of the packs that were used, which one is not here and how to get it; else nothing."""
    there = {pack.id for pack in here}
    for pack in used:
        if pack.id not in there:
            home = f"; it can be had at {pack.home[:_MOST]}" if pack.home else ""
            return f"the pack {pack} is missing: name its folder with --pack{home}"
    return ""


def changed(used: Sequence[PackUsed], here: Sequence[PackUsed]) -> str:
    """Of the packs that were used, which one is another by now; else nothing."""
    now = {pack.id: pack for pack in here}
    for pack in used:
        other = now.get(pack.id, pack)
        if other.digest != pack.digest:
            return (
                f"the pack {pack} had the digest {pack.digest[:_MOST]}; "
                f"here it is {other.version[:_MOST]} with the digest {other.digest}"
            )
    return ""

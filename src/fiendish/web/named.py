"""Players by their names: rules and records call them A, B, C and D, pages do not."""

from __future__ import annotations

import re
from collections.abc import Sequence

from fiendish.engine.game import LETTERS

_LETTER = re.compile(
    r"(?<![\w.'’-])(?P<title>(?:[Pp]layer|[Vv]illain|[Ss]eat) )?"
    rf"(?P<letter>[{LETTERS}])(?P<own>'s)?(?!\w|\.\w|-)"
)


def named(text: str, names: Sequence[str], subject: int = -1) -> str:
    """A text with names for the letters of players; `subject` is the seat with which it may begin.

    >>> named("Kid Loki at A.I.M. Island of A, Player B's deck", ["Ann", "Ben"])
    "Kid Loki at A.I.M. Island of Ann, Ben's deck"
    >>> named("A blue cube of A", ["Ann"]), named("A draws a card", ["Ann"], subject=0)
    ('A blue cube of Ann', 'Ann draws a card')
    """

    def name(found: re.Match[str]) -> str:
        seat = LETTERS.index(found["letter"])
        alone = not found["title"] and not found["own"]
        article = alone and seat == 0 and subject != 0 and _begins(text, found.start())
        if article or seat >= len(names):
            return found[0]
        return names[seat] + (found["own"] or "")

    return _LETTER.sub(name, text)


def _begins(text: str, at: int) -> bool:
    """Whether a sentence begins there."""
    return not text[:at].rstrip() or text[:at].rstrip()[-1] in ".:;!?“·"

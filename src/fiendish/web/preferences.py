"""How pages look and move for one visitor.

A page itself depends on nothing but what its reader may know, so that it can be drawn once for all of
the reader's open pages. What the visitor has chosen is put on at the very end, as attributes of `<html>`.
"""

from __future__ import annotations

from typing import NamedTuple, Self

THEMES = ("system", "dark", "light")
SPEEDS = ("off", "fast", "normal", "slow")
NOTICES = ("off", "on")

_ROOT = '<html lang="en"'


class Preferences(NamedTuple):
    """What a visitor has chosen, each one of the words above."""

    theme: str = "system"
    speed: str = "normal"
    notices: str = "off"

    @classmethod
    def read(cls, cookie: str) -> Self:
        """The choices in a cookie; what makes no sense there counts as not chosen.

        >>> Preferences.read("dark.slow.on")
        Preferences(theme='dark', speed='slow', notices='on')
        >>> Preferences.read("pink.slow") == Preferences()
        True
        """
        words = cookie.split(".")
        allowed = (THEMES, SPEEDS, NOTICES)
        if len(words) != len(allowed):
            return cls()
        return cls(
            *(
                word if word in known else default
                for word, known, default in zip(words, allowed, cls(), strict=True)
            )
        )

    @property
    def cookie(self) -> str:
        return ".".join(self)


def dress(html: str, preferences: Preferences) -> str:
    """The page with the visitor's choices.

    >>> dress('<html lang="en"><body>', Preferences(theme="light"))
    '<html lang="en" data-theme="light" data-speed="normal" data-notices="off"><body>'
    """
    chosen = f' data-speed="{preferences.speed}" data-notices="{preferences.notices}"'
    if preferences.theme != "system":
        chosen = f' data-theme="{preferences.theme}"{chosen}'
    return html.replace(_ROOT, _ROOT + chosen, 1)

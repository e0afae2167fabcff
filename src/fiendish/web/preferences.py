"""How pages look and move for one visitor.

A page itself depends on nothing but what its reader may know, so that it can be drawn once for all of
the reader's open pages. What the visitor has chosen is put on at the very end, as attributes of `<html>`.
"""

from __future__ import annotations

from typing import NamedTuple, Self

THEMES = ("system", "dark", "light")
SPEEDS = ("off", "fast", "normal", "slow")
NOTICES = ("off", "on")
SOUNDS = ("off", "quiet", "loud")
SUMMARIES = ("on", "off")
COACH = ("off", "on")
TEXTS = ("normal", "large")

_ROOT = '<html lang="en"'


class Preferences(NamedTuple):
    """What a visitor has chosen, each one of the words above."""

    theme: str = "system"
    speed: str = "normal"
    notices: str = "off"
    sound: str = "quiet"
    summary: str = "on"
    coach: str = "off"  # a hint at each decision, where there are hints
    text: str = "normal"  # how large

    @classmethod
    def read(cls, cookie: str) -> Self:
        """The choices in a cookie; what is missing or makes no sense there counts as not chosen.

        >>> Preferences.read("dark.slow.on")[:4]
        ('dark', 'slow', 'on', 'quiet')
        >>> Preferences.read("pink.slow") == Preferences(speed="slow")
        True
        """
        allowed = (THEMES, SPEEDS, NOTICES, SOUNDS, SUMMARIES, COACH, TEXTS)
        words = [*cookie.split("."), *[""] * len(allowed)]
        return cls(
            *(
                word if word in known else default
                for word, known, default in zip(words, allowed, cls(), strict=False)
            )
        )

    @property
    def cookie(self) -> str:
        return ".".join(self)


def dress(html: str, preferences: Preferences) -> str:
    """The page with the visitor's choices.

    >>> dress('<html lang="en"><body>', Preferences(theme="light"))[:60]
    '<html lang="en" data-theme="light" data-speed="normal" data-'
    """
    chosen = "".join(
        f' data-{name}="{word}"'
        for name, word in preferences._asdict().items()
        if (name, word) != ("theme", "system")
    )
    return html.replace(_ROOT, _ROOT + chosen, 1)

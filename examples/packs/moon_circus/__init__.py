"""The Moon Circus: a faction for Smash Up with twenty cards and two bases."""

from . import cards

__all__ = ["cards"]

"""How Star Wars Villainous' cards are drawn: as in every Villainous game."""

from fiendish.games.villainous.outside.art import MANNER

__all__ = ["MANNER"]

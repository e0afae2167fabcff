"""All cards: the Common Fate decks, then each Villain's deck and Fate deck.

Heroes of which nobody knows whether they are in the game are numbered one after the other, and so are
such Events (`Game.stock`): see `numbers.py`.
"""

from fiendish.games.marvel_villainous.cards import (
    agents,
    avengers,
    global_events,
    loki,
    masque,
    modok,
)

__all__ = ["agents", "avengers", "global_events", "loki", "masque", "modok"]

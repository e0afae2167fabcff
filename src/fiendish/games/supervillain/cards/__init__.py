"""All cards: Domination cards by colour, then Minion cards."""

from fiendish.games.supervillain.cards import blue, brown, green, minions
from fiendish.games.supervillain.faces import FACES, complete
from fiendish.games.supervillain.numbers import FACE_NUMBERS

__all__ = ["blue", "brown", "green", "minions"]

FACE_NUMBERS.complete()
complete(FACES)

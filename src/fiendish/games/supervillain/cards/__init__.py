"""All cards, in printed order: Domination cards by colour, then Minion cards."""

from fiendish.games.supervillain.cards import green, blue, brown, minions  # noqa: I001

__all__ = ["blue", "brown", "green", "minions"]

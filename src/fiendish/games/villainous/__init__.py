"""What the Villainous games have in common: the table, the turn, the ways of cards in play.

Each game brings its own `Book` (faces, Villains, words, and what only it has) and its own state.
"""

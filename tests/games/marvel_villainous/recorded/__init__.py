"""Recorded games: every Villain, every mode, mixed decks too.

`python -m tests.games.marvel_villainous.recorded` plays them anew. Do that only when a rule has changed
for a reason, and read the difference of the transcripts.
"""

"""Recorded games: both texts, every way to choose factions, every number of players.

`python -m tests.games.smash_up.recorded` plays them anew. Do that only when a rule has changed for a
reason, and read the difference of the transcripts.
"""

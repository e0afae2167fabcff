"""Recorded games: every Villain, every number of seats.

`python -m tests.games.star_wars_villainous.recorded` plays them anew. Do that only when a rule has
changed for a reason, and read the difference of the transcripts.
"""

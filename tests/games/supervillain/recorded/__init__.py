"""Recorded games: one per mode and number of Villains, as saved data and as a readable transcript.

`python -m tests.games.supervillain.recorded` plays them anew. Do that only when a rule has changed
for a reason, and read the difference of the transcripts.
"""

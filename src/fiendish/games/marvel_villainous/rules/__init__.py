"""What only this game has: one Fate deck for all, Events, Allies in other Domains."""

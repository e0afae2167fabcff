"""The rules engine. It knows no game: games, bots and screens are built on it, never the reverse."""

"""The rules of Master of the Galaxy, a module per chapter."""

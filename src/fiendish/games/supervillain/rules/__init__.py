"""The rules of Supervillain, a module per chapter."""

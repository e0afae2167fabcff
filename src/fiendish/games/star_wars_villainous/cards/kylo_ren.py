"""Kylo Ren: six Destiny tokens on the dark side."""

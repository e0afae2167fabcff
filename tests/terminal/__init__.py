"""Tests of the terminal: line mode, full screen, boards in words, saved games."""

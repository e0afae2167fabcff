"""Tests of the terminal: line mode, full screen, boards, saved games."""

"""The rules of Smash Up, a module for each chapter."""

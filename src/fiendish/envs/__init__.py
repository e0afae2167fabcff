"""Environments for research, one module each: pettingzoo, gymnasium, openspiel, text.

All of them are made from the contract of the engine alone, so that a new game has them at once. What an
agent observes is made from the view of its seat and from nothing else.
"""

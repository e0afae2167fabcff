"""The lab: many games by a plan, kept as rows, and a report about them.

An `Experiment` says what is played: game number n of it depends on nothing but the experiment and n.
So it does not matter who plays it, in which order, or how often somebody had to begin again.
"""

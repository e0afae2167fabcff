"""The few sums that a report needs."""

from __future__ import annotations

from math import exp, lgamma, log, sqrt

_Z = 1.959964


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins in 95 of 100 cases.

    >>> [round(bound, 3) for bound in wilson(25, 100)]
    [0.175, 0.343]
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + _Z * _Z / (2 * games)
    reach = _Z * sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
    scale = 1 + _Z * _Z / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


def by_chance(better: int, worse: int) -> float:
    """How often a coin comes up heads at least so often: the one-sided sign test.

    >>> round(by_chance(8, 2), 6), by_chance(0, 0)
    (0.054688, 1.0)
    """
    throws = better + worse
    ways = [
        lgamma(throws + 1) - lgamma(n + 1) - lgamma(throws - n + 1)
        for n in range(better, throws + 1)
    ]
    return min(1.0, sum(exp(one - throws * log(2)) for one in ways))

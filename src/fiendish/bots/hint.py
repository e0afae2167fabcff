"""A hint for people: the chance to win after each option, and which one to take.

The options race like those of the hard bot: in equal worlds to the end of the next turn, by a number of
imagined games that does not depend on the clock. What that is worth becomes a chance by the curve of the
game (`chances.py`). A quick hint looks no further than the normal bot does.
"""

from __future__ import annotations

from math import ceil, log2
from random import Random

import msgspec

from fiendish.bots import chances
from fiendish.bots.basic import Greedy
from fiendish.bots.foresight import WON, imagine, share
from fiendish.bots.seat import Seat

GAMES = 160  # imagined for a hint: at most about 1.3 seconds of one processor
LEAST = 3  # options that race to the end
ALIKE = 0.03  # a difference below that is none
DECIDED = share(WON)
UNSURE = 0.01  # no chance is nearer to 0 or 1 than that, unless the game is decided


class Hint(msgspec.Struct, frozen=True):
    """The option to take, and what each one is worth from 0 to 1: a chance to win if `measured`."""

    choice: int
    worth: list[float]
    measured: bool
    why: str = ""

    @property
    def ranking(self) -> list[int]:
        """The options by their worth, the one to take first."""
        return sorted(
            range(len(self.worth)), key=lambda index: (index != self.choice, -self.shown(index))
        )

    def shown(self, index: int) -> float:
        """The worth as it is told: what is about the same as the best is the same."""
        return self.worth[self.choice] if self.is_alike(index) else self.worth[index]

    def is_alike(self, index: int) -> bool:
        """Whether an option is about as good as the one to take."""
        return abs(self.worth[self.choice] - self.worth[index]) < ALIKE

    def figure(self, index: int) -> str:
        """The worth of an option in a word or two."""
        worth = self.shown(index)
        if worth in (0.0, 1.0):
            return "wins" if worth else "loses"
        if self.measured:
            return f"{100 * worth:.0f} %"
        if index == self.choice:
            return "best"
        return "as good" if self.is_alike(index) else "worse"


def hint(seat: Seat, seed: int = 0, quick: bool = False) -> Hint:
    """What to do for a seat that is asked, the same for the same seed."""
    world = seat.sample(seed)
    seats = world.state.seats
    curves = chances.find(world.game.id, seats, world.settings)
    values = Greedy(seed).values(seat)
    shares = [share(value) for value in values]
    sure = [False] * len(values)
    if not quick:
        shares, sure = _race(seat, shares, Random(seed))
    if curves is None:
        worth = [(1 + one) / 2 for one in shares]
    else:
        curve = curves.soon if quick else curves.later
        worth = [curve.chance(seats, one) for one in shares]
    worth = [max(UNSURE, min(1 - UNSURE, one)) for one in worth]
    for index, value in enumerate(values):
        if sure[index] and abs(value) > WON:
            worth[index] = float(value > 0)
    best = max(worth)
    close = [index for index, one in enumerate(worth) if best - one < ALIKE]
    return Hint(max(close, key=values.__getitem__), worth, curves is not None)


def _race(seat: Seat, soon: list[float], luck: Random) -> tuple[list[float], list[bool]]:
    """What each option is worth in imagined games, and whether it was won or lost in all of them.

    All options meet the same worlds; in each lap the worse half stays behind, and each lap takes
    about as many games. What the normal bot thinks counts as much as one world: it is all that
    tells apart what few worlds were spent on.
    """
    found: list[list[float]] = [[] for _ in soon]
    racing = [*range(len(soon))]
    laps = 1 + ceil(log2(max(1.0, len(soon) / LEAST)))
    gap = 0.0

    def mean(index: int) -> float:
        return (sum(found[index]) + soon[index] + gap) / (len(found[index]) + 1)

    for lap in range(laps):
        for _ in range(max(1, GAMES // laps // len(racing))):
            world = luck.getrandbits(32)
            for option in racing:
                found[option].append(imagine(seat, option, world))
        if not lap:
            gap = sum(sum(one) / len(one) for one in found) / len(found) - sum(soon) / len(soon)
        racing = sorted(racing, key=mean, reverse=True)[: max(LEAST, ceil(len(racing) / 2))]
    sure = [min(map(abs, one)) > DECIDED and min(one) * max(one) > 0 for one in found]
    return [mean(index) for index in range(len(soon))], sure

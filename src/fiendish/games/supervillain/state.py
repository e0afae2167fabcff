"""The table of Supervillain as flat numbers.

Handles 0 to 47 are Domination cards, 48 to 90 Minion cards. The last of a list is on top.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from fiendish.engine.state import State

DOMINATION = range(48)
MINIONS = range(48, 91)

ACT_I, ACT_II, ACT_III, DAY, EVENING = range(5)
RUNNING, VICTORY, EXHAUSTED, TOO_LONG = range(4)


def _per_card() -> bytearray:
    return bytearray(MINIONS.stop)


@dataclass(slots=True, eq=False)
class Galaxy(State):
    # agreed beforehand
    goal: int = 5
    teams: int = 0
    annihilation: int = 0
    # the turn
    active: int = 0
    phase: int = ACT_I
    mob_played: int = 0  # whether the Mob and the Ops of this turn have been played
    ops_played: int = 0
    turned_up: int = -1  # Domination card waiting for its use or target
    hitting: list[int] = field(default_factory=list)  # Asteroids still to hit in Act I
    # the end
    ended: int = RUNNING
    winners: int = 0  # a bit per Villain
    # piles
    minion_deck: list[int] = field(default_factory=list)
    minion_pile: list[int] = field(default_factory=list)
    domination_deck: list[int] = field(default_factory=list)
    domination_pile: list[int] = field(default_factory=list)
    asteroids: list[int] = field(default_factory=list)
    box: list[int] = field(default_factory=list)  # out of the game; only in set-up positions
    # per Villain
    hands: list[list[int]] = field(default_factory=list)
    projects: list[list[int]] = field(default_factory=list)
    facilities: list[list[int]] = field(default_factory=list)
    mobs: list[list[int]] = field(default_factory=list)
    # per card
    owner: bytearray = field(default_factory=_per_card)  # Project, Facility, Asteroid: whose
    on: bytearray = field(default_factory=_per_card)  # Mob: its Project
    target: bytearray = field(default_factory=_per_card)  # Asteroid: the Villain it points at
    token: bytearray = field(default_factory=_per_card)  # Mob, Facility: Asteroid-proof
    charged: bytearray = field(default_factory=_per_card)  # Asteroid
    project_used: bytearray = field(default_factory=_per_card)  # abilities used this turn
    facility_used: bytearray = field(default_factory=_per_card)
    # effects in progress; all empty at rest
    completing: list[int] = field(default_factory=list)  # Projects being completed
    in_air: list[int] = field(default_factory=list)  # Ops being carried out
    waiting: list[list[int]] = field(default_factory=list)  # triggers, a group per moment

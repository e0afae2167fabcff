"""The verbs that cards are written with, gathered from the chapters of the rules."""

from __future__ import annotations

from fiendish.engine.effects import Asking, keep_effect, note
from fiendish.engine.journal import Happening
from fiendish.engine.question import DECLINE, Question
from fiendish.games.supervillain import words
from fiendish.games.supervillain.rules.asteroids import (
    charge,
    charge_one,
    launch,
    retarget_one,
    shoot_down,
    shoot_one,
    start_project,
    take_project,
)
from fiendish.games.supervillain.rules.building import (
    move_mob,
    protect,
    put_from_hand,
    put_from_pile,
    steal_mob,
    swap_mobs,
    swap_two,
    turn_back,
)
from fiendish.games.supervillain.rules.destruction import (
    MORE_MOBS,
    MORE_OPS,
    MORE_SMALL_MOBS,
    MORE_USES,
    destroy_facility,
    destroy_mobs,
    destroy_project,
)
from fiendish.games.supervillain.rules.hands import (
    discard_own_choice,
    draw,
    others_discard,
    rob,
    take_from_pile,
)
from fiendish.games.supervillain.state import Galaxy

__all__ = [
    "Asking",
    "Galaxy",
    "charge",
    "charge_one",
    "choose",
    "destroy_facility",
    "destroy_mobs",
    "destroy_project",
    "discard_own_choice",
    "draw",
    "grant_mob",
    "grant_ops",
    "grant_small_mob",
    "grant_use",
    "launch",
    "move_mob",
    "others_discard",
    "protect",
    "protect_one",
    "protect_up_to_two",
    "put_from_hand",
    "put_from_pile",
    "retarget_one",
    "rob",
    "rob_someone",
    "shoot_down",
    "shoot_one",
    "start_project",
    "steal_mob",
    "swap_mobs",
    "swap_two",
    "take_from_pile",
    "take_project",
    "turn_back",
]

choose = Question
"""`card = yield choose(g, me, prompt, options)`: the Villain picks one of the options."""


def protect_one(g: Galaxy, me: int, bearers: list[int]) -> Asking:
    """Put a token on one of these, if there is any."""
    if bearers:
        protect(g, (yield choose(g, me, words.PROTECT, bearers)))


def protect_up_to_two(g: Galaxy, me: int, bearers: list[int]) -> Asking:
    """Put a token on one or two of these."""
    first = yield choose(g, me, words.PROTECT, bearers)
    protect(g, first)
    left = [bearer for bearer in bearers if bearer != first]
    if left:
        second = yield choose(g, me, words.PROTECT, [*left, DECLINE])
        if second != DECLINE:
            protect(g, second)


def rob_someone(g: Galaxy, me: int, victims: list[int]) -> Asking:
    """Choose a Villain and take a random card from that hand."""
    rob(g, me, (yield choose(g, me, words.VICTIM, victims)))


def grant_mob(g: Galaxy, me: int) -> None:
    """One more Mob may be played this turn."""
    _grant(g, me, MORE_MOBS, words.MORE_MOBS)


def grant_small_mob(g: Galaxy, me: int) -> None:
    """One more Mob of 300 or less may be played this turn."""
    _grant(g, me, MORE_SMALL_MOBS, words.MORE_SMALL_MOBS)


def grant_ops(g: Galaxy, me: int) -> None:
    """One more Ops may be played this turn."""
    _grant(g, me, MORE_OPS, words.MORE_OPS)


def grant_use(g: Galaxy, facility: int) -> None:
    """The Facility's once-per-turn ability may be used one time more this turn."""
    keep_effect(g, MORE_USES, facility)
    note(g, words.ONCE_MORE, g.owner[facility], [facility])


def _grant(g: Galaxy, me: int, right: int, fact: Happening) -> None:
    if me == g.active:  # a right gained on another Villain's turn is void (SV-R47)
        keep_effect(g, right)
        note(g, fact, me)

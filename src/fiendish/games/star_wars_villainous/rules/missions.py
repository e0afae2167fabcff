"""Missions: turned up, marked, completed (section H).

A Mission that lies face up is an entry of `briefs`: its card, a bit for each task done, a bit for
each task that cannot be marked before the owner's next turn, and whether its Reset was bought.
"""

from __future__ import annotations

from fiendish.engine.cards import reveal
from fiendish.engine.effects import Asking, note
from fiendish.engine.journal import Happening
from fiendish.engine.question import Question, action
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.book import Mission, Moment, Task
from fiendish.games.star_wars_villainous.rules.conditions import BRIEFED, TURN_ENDS, happen
from fiendish.games.star_wars_villainous.rules.turn import gain_ambition
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous.rules.changes import win
from fiendish.games.villainous.rules.plays import carry_out

GOAL = 3  # completed Missions
CARD, DONE, BARRED, RESET = range(4)

Open = tuple[list[int], int, Task]  # a task that can be marked: the Mission, the bit and the task


def printed(g: Sector, brief: list[int]) -> Mission:
    return g.book.missions[g.identity[brief[CARD]]]


def size(g: Sector, brief: list[int]) -> int:
    """How many tasks a Mission has."""
    return len(printed(g, brief).tasks)


def done(brief: list[int]) -> int:
    """How many of them are done."""
    return brief[DONE].bit_count()


def reveal_mission(g: Sector, me: int, told: Happening) -> None:
    """Turn up the top Mission, if there is one (SW-R57)."""
    if g.missions:
        card = g.missions.pop()
        reveal(g, card)
        g.briefs.append([card, 0, 0, 0])
        note(g, told, me, [card])
        happen(g, BRIEFED, me, card)


def begin_turn(g: Sector, me: int) -> Asking:
    """At the start of the owner's turn: never without a Mission, and lost tasks count again."""
    if not g.briefs:
        reveal_mission(g, me, words.FIRST_MISSION)
    for brief in g.briefs:
        brief[BARRED] = 0
    yield from look(g, me)


def open_tasks(g: Sector) -> list[Open]:
    """The tasks that can be marked."""
    return [
        (brief, 1 << n, task)
        for brief in g.briefs
        for n, task in enumerate(printed(g, brief).tasks)
        if not (brief[DONE] | brief[BARRED]) >> n & 1
    ]


def watch(g: Sector, me: int, moment: Moment) -> Asking | None:
    """Mark the tasks that something that happened has done (SW-107, SW-R56).

    It does not count for a Mission that the same action has turned up.
    """
    printed, identity = g.book.missions, g.identity
    found: list[Open] = []
    for brief in g.briefs:
        closed = brief[DONE] | brief[BARRED]
        for bit, task, done in printed[identity[brief[CARD]]].acts:
            if not closed & bit and done(g, me, moment):
                found.append((brief, bit, task))
    return _mark(g, me, _earlier(g, found)) if found else None


def _earlier(g: Sector, found: list[Open]) -> list[Open]:
    """Without those of Missions that the same action has turned up."""
    new = [moment[2] for moment in g.moments if moment[0] == BRIEFED]
    return [one for one in found if one[0][CARD] not in new]


def holding(g: Sector, me: int) -> list[Open]:
    """The tasks whose state holds now."""
    printed, identity = g.book.missions, g.identity
    found: list[Open] = []
    for brief in g.briefs:
        closed = brief[DONE] | brief[BARRED]
        for bit, task, holds in printed[identity[brief[CARD]]].states:
            if not closed & bit and holds(g, me):
                found.append((brief, bit, task))
    return found


def look(g: Sector, me: int) -> Asking:
    """Mark them."""
    yield from _mark(g, me, holding(g, me))


def _mark(g: Sector, me: int, found: list[Open]) -> Asking:
    """Mark each task once; of several Missions with it the owner chooses one (SW-112)."""
    for id in dict.fromkeys(task.id for _, _, task in found):
        cards = [brief[CARD] for brief, _, task in found if task.id == id]
        chosen = yield Question(g, me, words.MISSION, cards)
        for brief, bit, task in found:
            if task.id == id and brief[CARD] == chosen:
                yield from mark(g, me, brief, bit)


def mark(g: Sector, me: int, brief: list[int], bit: int) -> Asking:
    """A task is done; the last one completes the Mission (SW-108, SW-109)."""
    brief[DONE] |= bit
    note(g, printed(g, brief).told[bit], me, [brief[CARD]])
    if done(brief) < size(g, brief):
        return
    g.briefs.remove(brief)
    g.completed.append(brief[CARD])
    note(g, words.COMPLETED, me, [brief[CARD]])
    gain_ambition(g, me, done(brief), words.AMBITION_OF_MISSION)
    if len(g.completed) >= GOAL:
        win(g, me)
    if not g.briefs:  # never without one
        reveal_mission(g, me, words.NEXT_MISSION)
        yield from look(g, me)


def unmark(g: Sector, me: int, brief: list[int], bit: int) -> None:
    """A task has to be done again, from the owner's next turn on."""
    brief[DONE] &= ~bit
    brief[BARRED] |= bit
    note(g, words.UNDONE, me, [brief[CARD]])


def brief_of(g: Sector, card: int) -> list[int]:
    return next(brief for brief in g.briefs if brief[CARD] == card)


def end_turn(g: Sector, me: int) -> Asking:
    """The tasks that look at the end of the owner's turn (SW-R70)."""
    yield from watch(g, me, Moment(TURN_ENDS, me)) or ()


def marked(g: Sector) -> list[int]:
    """The tasks that carry a token, each as an option."""
    return [
        action(0, brief[CARD], n)
        for brief in g.briefs
        for n in range(size(g, brief))
        if brief[DONE] >> n & 1
    ]


# -- what Ambition buys --------------------------------------------------------------------------


def resettable(g: Sector, me: int) -> list[int]:
    """The Missions whose Ambition Reset was not bought yet: each once (SW-105, SW-R54)."""
    return [brief[CARD] for brief in g.briefs if not brief[RESET]]


def can_reset(g: Sector, me: int, card: int) -> object:
    """what its Ambition Reset asks for"""
    needs = g.book.missions[g.identity[card]].reset.needs
    return needs is None or needs(g, me, card)


def reset(g: Sector, me: int, card: int) -> Asking:
    brief = brief_of(g, card)
    brief[RESET] = 1
    yield from carry_out(g, me, card, printed(g, brief).reset.effect(g, me, card))


def one_more(g: Sector, me: int) -> Asking:
    """Turn up one more Mission; the others stay."""
    reveal_mission(g, me, words.ONE_MORE_MISSION)
    yield from look(g, me)


def with_open(g: Sector, id: str) -> list[int]:
    """The Missions on which this task can be marked."""
    found = []
    for brief in g.briefs:
        bit = printed(g, brief).bits.get(id, 0)
        if bit & ~(brief[DONE] | brief[BARRED]):
            found.append(brief[CARD])
    return found


def do_task(g: Sector, me: int, card: int, id: str) -> Asking:
    """A task that was paid for is done."""
    brief = brief_of(g, card)
    yield from mark(g, me, brief, printed(g, brief).bits[id])

"""Missions: turned up, marked, completed (section H).

A Mission that lies face up is an entry of `briefs`: its card, a bit for each task done, a bit for
each task that cannot be marked before the owner's next turn, and whether its Reset was bought.
"""

from __future__ import annotations

from fiendish.engine.cards import reveal
from fiendish.engine.effects import Asking, note
from fiendish.engine.question import Question
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.book import Mission, Task
from fiendish.games.star_wars_villainous.rules.turn import gain_ambition
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous.rules.changes import win

GOAL = 3  # completed Missions
CARD, DONE, BARRED, RESET = range(4)


def printed(g: Sector, brief: list[int]) -> Mission:
    return g.book.missions[g.identity[brief[CARD]]]


def reveal_mission(g: Sector, me: int) -> None:
    """Turn up the top Mission, if there is one (SW-103, SW-R57)."""
    if g.missions:
        card = g.missions.pop()
        reveal(g, card)
        g.briefs.append([card, 0, 0, 0])
        note(g, words.MISSION_UP, me, [card])


def begin_turn(g: Sector, me: int) -> Asking:
    """At the start of the owner's turn: never without a Mission, and lost tasks count again."""
    if not g.briefs:
        reveal_mission(g, me)
    for brief in g.briefs:
        brief[BARRED] = 0
    yield from look(g, me)


def open_tasks(g: Sector) -> list[tuple[list[int], int, Task]]:
    """The tasks that can be marked: the Mission, the bit and the task."""
    return [
        (brief, 1 << n, task)
        for brief in g.briefs
        for n, task in enumerate(printed(g, brief).tasks)
        if not (brief[DONE] | brief[BARRED]) >> n & 1
    ]


def watch(g: Sector, me: int, moment: list[int]) -> Asking:
    """Mark the tasks that something that happened has done (SW-107, SW-R56)."""
    yield from _mark(
        g, me, [one for one in open_tasks(g) if one[2].done and one[2].done(g, me, moment)]
    )


def look(g: Sector, me: int) -> Asking:
    """Mark the tasks whose state holds now."""
    if g.briefs:
        held = [one for one in open_tasks(g) if one[2].holds and one[2].holds(g, me)]
        if held:
            yield from _mark(g, me, held)


def _mark(g: Sector, me: int, found: list[tuple[list[int], int, Task]]) -> Asking:
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
    note(g, words.TASK, me, [brief[CARD]])
    if brief[DONE].bit_count() < len(printed(g, brief).tasks):
        return
    g.briefs.remove(brief)
    g.completed.append(brief[CARD])
    note(g, words.COMPLETED, me, [brief[CARD]])
    gain_ambition(g, me, brief[DONE].bit_count())
    if len(g.completed) >= GOAL:
        win(g, me)
    if not g.briefs:  # never without one (SW-110)
        reveal_mission(g, me)
        yield from look(g, me)


def unmark(g: Sector, me: int, brief: list[int], bit: int) -> None:
    """A task has to be done again, from the owner's next turn on."""
    brief[DONE] &= ~bit
    brief[BARRED] |= bit
    note(g, words.UNDONE, me, [brief[CARD]])


def brief_of(g: Sector, card: int) -> list[int]:
    return next(brief for brief in g.briefs if brief[CARD] == card)

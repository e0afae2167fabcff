"""A tree search: many imagined games from here on, each in another world that is possible."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import log, sqrt
from time import monotonic
from typing import Any

from fiendish.bots.budget import Budget
from fiendish.bots.seat import Seat
from fiendish.engine.question import Question
from fiendish.engine.table import Table

Evaluate = Callable[[Any, int], float]
"""How good a state looks to a seat: within 1,000 either way, unless the game is decided."""

USUAL = Budget(iterations=200)

_EXPLORE = 0.4  # how much options that were tried little are favoured
_HALF = 200.0  # a value so far from nothing counts as half of what there can be
_LONG = 20_000  # decisions at random after which an imagined game is judged as it stands
_NEVER = 1_000_000


class Node:
    """What came of an option so far, over all worlds in which it could be taken."""

    __slots__ = ("_asked", "allowed", "total", "visits")

    def __init__(self) -> None:
        self.allowed = 0  # how often it could be taken
        self.visits = 0  # how often it was
        self.total = 0.0  # what that was worth to the seat that took it
        self._asked: dict[tuple[int, str, int], dict[int, Node]] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def children(self, question: Question) -> dict[int, Node]:
        """The options of this question that were taken so far.

        What somebody is asked next depends on the world: who is asked, what for, and by which card.
        """
        key = (question.seat, question.prompt.id, question.g.cause)
        found = self._asked.get(key)
        if found is None:
            found = self._asked[key] = {}
        return found


class Search:
    """Information-set tree search, for any number of players.

    Each iteration deals a world, follows the tree down by the options taken (whatever they lead to
    in that world), adds one node to it, plays on at random to the end of some `turns`, or for some
    `decisions`, and looks how good the table is then. Every seat decides by what is good for itself.
    The option that was tried most is taken. With neither limit the imagined games are played to
    their end.
    """

    def __init__(
        self,
        seed: int = 0,
        budget: Budget | None = None,
        turns: int = 2,
        decisions: int = 0,
        evaluate: Evaluate | None = None,
    ) -> None:
        self._random = random.Random(seed)
        self._budget = budget or USUAL
        self._turns = turns or _NEVER
        self._decisions = decisions or _NEVER
        self._evaluate = evaluate  # if not the game's own
        self._bounds: dict[int, tuple[float, float]] = {}  # the values met so far, by seat
        self.tried = 0  # iterations for the last choice

    def choose(self, seat: Seat) -> int:
        self.tried = 0
        if seat.choices() == 1:
            return 0
        question = seat.sample(0).question
        assert question is not None  # its options are the same in every world
        children = self._grow(seat, question)

        def merit(index: int) -> tuple[int, float]:
            child = children.get(question.options[index])
            return (child.visits, child.mean) if child is not None else (0, 0.0)

        return max(range(len(question.options)), key=merit)

    def _grow(self, seat: Seat, question: Question) -> dict[int, Node]:
        """The tree as far as the budget goes: what came of the options of this question."""
        root, self._bounds = Node(), {}
        children = root.children(question)
        began, left = monotonic(), 1.0
        # Nothing is settled before half of the iterations are over.
        while left > 0 and not (self.tried > left and _is_settled(children, left)):
            self._iterate(root, seat.sample(self._random.getrandbits(32)))
            self.tried += 1
            left = self._budget.left(self.tried, monotonic() - began)
        return children

    def _iterate(self, node: Node, world: Table) -> None:
        """Down the tree, one step beyond, on at random, and back with what it was worth."""
        state = world.state
        end = state.turn + self._turns
        path: list[tuple[Node, int]] = []
        question = world.question
        while question is not None and (state.turn < end or not question.rest):
            if len(question.options) == 1:
                world.answer(0)
            else:
                index, node = self._pick(node, question)
                path.append((node, question.seat))
                world.answer(index)
                if not node.visits:
                    break
            question = world.question
        world.play_out(self._random.random, min(self._decisions - len(path), _LONG), end)
        values = {
            seat: self._value(world, seat) for seat in dict.fromkeys(seat for _, seat in path)
        }
        for node, seat in path:
            node.visits += 1
            node.total += values[seat]

    def _pick(self, node: Node, question: Question) -> tuple[int, Node]:
        """The option to follow: any that was never taken, else the most promising one."""
        children, options = node.children(question), question.options
        fresh = []
        for index, option in enumerate(options):
            child = children.get(option)
            if child is None:
                fresh.append(index)
            else:
                child.allowed += 1
        if fresh:
            index = fresh[int(self._random.random() * len(fresh))]
            child = children[options[index]] = Node()
            child.allowed = 1
            return index, child
        low, high = self._bounds[question.seat]
        span = (high - low) or 1.0
        best, chosen = -1.0, 0
        for index, option in enumerate(options):
            child = children[option]
            promise = (child.total / child.visits - low) / span
            promise += _EXPLORE * sqrt(log(child.allowed) / child.visits)
            if promise > best:
                best, chosen = promise, index
        return chosen, children[options[chosen]]

    def _value(self, world: Table, seat: int) -> float:
        """What the table is worth to a seat, from -1 to 1; the bounds take note of it."""
        evaluate = self._evaluate or world.game.evaluate
        value = evaluate(world.state, seat)
        value /= _HALF + abs(value)
        low, high = self._bounds.get(seat, (value, value))
        self._bounds[seat] = min(low, value), max(high, value)
        return value


def _is_settled(children: dict[int, Node], left: float) -> bool:
    """Whether nothing can overtake the option tried most in the iterations that are left."""
    if len(children) < 2:
        return False
    *_, second, first = sorted(child.visits for child in children.values())
    return first - second > left

"""Our environments in random play, step by step and game after game, to be measured.

A step is a choice between two options or more: what has one answer only, environments answer
themselves. All play at the fewest seats a game has, with the settings for tables where nobody
else plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import count
from typing import Any

import fiendish
from fiendish.commands.support.simulation import random_numbers
from fiendish.engine.game import Game
from fiendish.extras import Missing


@dataclass(frozen=True)
class Environment:
    """A way to play our games, and its steps without end."""

    name: str
    label: str
    module: str
    steps: Callable[[Game], Iterator[None]]


def installed() -> tuple[list[Environment], list[str]]:
    """The environments that can be used here, and what to install for the others."""
    usable, missing = [], []
    for environment in ENVIRONMENTS:
        try:
            import_module(environment.module)
        except Missing as error:
            missing.append(str(error))
        else:
            usable.append(environment)
    return usable, list(dict.fromkeys(missing))


def _raw(game: Game) -> Iterator[None]:
    numbers = random_numbers(0)
    for seed in count():
        table = fiendish.new(game.id, seats=game.seats[0], seed=seed, keep=False, **game.alone)
        while (question := table.question) is not None:
            options = len(question.options)
            table.answer(int(numbers() * options))
            if options > 1:
                yield


def _pettingzoo(game: Game) -> Iterator[None]:
    env = import_module("fiendish.envs.pettingzoo").env(game.id)
    return agents_in_turn(env, count())


def agents_in_turn(env: Any, seeds: Iterable[int | None]) -> Iterator[None]:
    """Steps of any environment of PettingZoo in which agents take turns."""
    numbers = random_numbers(0)
    for seed in seeds:
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(_allowed(seen, numbers()))
            yield


def _allowed(seen: Any, number: float) -> int:
    """One of the actions that the mask of an observation allows."""
    legal = seen["action_mask"].nonzero()[0]
    return int(legal[int(number * len(legal))])


def _gymnasium(game: Game) -> Iterator[None]:
    env = import_module("fiendish.envs.gymnasium").SeatEnv(game.id, bots="random")
    numbers = random_numbers(0)
    for seed in count():
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            seen, _, over, _, _ = env.step(_allowed(seen, numbers()))
            yield


def _openspiel(game: Game) -> Iterator[None]:
    pyspiel = import_module("fiendish.envs.openspiel").pyspiel
    return states(pyspiel.load_game(f"fiendish_{game.id}"))


def states(game: Any) -> Iterator[None]:
    """Steps of any game of OpenSpiel in which players take turns; chance's moves are no steps."""
    numbers = random_numbers(0)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_by_chance(state.chance_outcomes(), numbers()))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(numbers() * len(legal))])
            yield


def _by_chance(outcomes: list[tuple[int, float]], number: float) -> int:
    """The outcome that a number from 0 to 1 falls on."""
    for outcome, probability in outcomes:
        number -= probability
        if number < 0:
            return outcome
    return outcomes[-1][0]


def _text(game: Game) -> Iterator[None]:
    kind = import_module("fiendish.envs.text").TextEnv
    numbers = random_numbers(0)
    for seed in count():
        env = kind(game.id, seed=seed)
        env.observe()
        while (question := env.table.question) is not None:
            env.answer(str(1 + int(numbers() * len(question.options))))
            yield


ENVIRONMENTS = (
    Environment("raw", "raw loop", "fiendish", _raw),
    Environment("pettingzoo", "PettingZoo", "fiendish.envs.pettingzoo", _pettingzoo),
    Environment("gymnasium", "Gymnasium, random bots", "fiendish.envs.gymnasium", _gymnasium),
    Environment("openspiel", "OpenSpiel", "fiendish.envs.openspiel", _openspiel),
    Environment("text", "text", "fiendish.envs.text", _text),
)

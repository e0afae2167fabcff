"""Verbs for the planted module: some ask, some do not."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

Asking = Generator[int, int, int]


def ask(g: Any, me: int) -> Asking:
    return (yield me)


def hand_on(g: Any, me: int) -> Asking | None:
    return ask(g, me) if me else None


def move(g: list[int], place: int) -> None:
    g.append(place)


def run(asking: Asking) -> int:
    return next(asking)


def listed(most: int) -> Iterator[int]:
    yield from range(most)

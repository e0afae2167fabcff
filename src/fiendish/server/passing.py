"""How long a pass takes in a reaction window: where a seat is asked whether or not it has an answer.

Who has no answer passes by itself, and so does who has said so in advance. If that went at once,
everybody could tell by the clock who had to think. So a window lasts: a pass takes effect when the
time of the seat is over and not before, whether it comes from a person, a bot, a setting or an empty
hand. All of them take the same way, are written alike, and look alike to everybody else.

The time depends only on what all can see: the full pace for a person, a fifth of it for a bot and
for a person who plays against bots alone, none where all people of the table share one screen. Whoever
has let a bot play may look on, and counts as a person of the table.

What it cannot hide: whoever takes longer than the time, person or bot, had an answer to think about,
since who has none passes by itself and cannot take longer.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from fiendish.engine.question import Question

HERE, TURN = "here", "turn"
WORDS = {HERE: "until something changes here", TURN: "until your turn"}
BRISK = 0.2  # of the pace, where no other person waits


def lasts(question: Question) -> bool:
    """Whether it is asked so that others cannot tell if there is an answer."""
    return question.always and question.may_decline


def setting(what: str, question: Question, lines: int, turn: int) -> str:
    """What is kept when a seat passes on: in which situation, or since which turn."""
    return f"{HERE} {question.prompt.id} {lines}" if what == HERE else f"{TURN} {turn}"


@dataclass
class Pass:
    """A person has passed; it takes effect in time."""

    seq: int
    command: str
    done: asyncio.Future[int] = field(default_factory=asyncio.Future)

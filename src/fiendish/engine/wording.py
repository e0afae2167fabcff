"""Pieces of sentences that all games word in the same way, and the open decision as a view."""

from __future__ import annotations

import msgspec

from fiendish.engine.game import LETTERS
from fiendish.engine.journal import Fact
from fiendish.engine.question import Option, Question
from fiendish.engine.state import State

PROVENANCE = {
    "sourced": "as printed on the published card",
    "partial": "partly known from the published game, the rest our own design",
    "house": "our own design; the published figures and text are not known",
    "pack": "by the author of a pack",
}
"""What is said of where a card's text comes from."""


def who(seat: int, reader: int | None) -> str:
    """A player in a sentence for that reader."""
    return "you" if seat == reader else LETTERS[seat]


def whom(seat: int, doer: int, reader: int | None) -> str:
    """A player to whom another one does something, or who does it to themselves.

    >>> whom(1, 0, 0), whom(1, 0, 1), whom(1, 1, 1), whom(1, 1, None)
    ('B', 'you', 'yourself', 'themselves')
    """
    if seat != doer:
        return who(seat, reader)
    return "yourself" if seat == reader else "themselves"


def whose(seat: int, reader: int | None, doer: int = -1) -> str:
    """What belongs to a player, in a sentence about that one or another.

    >>> whose(1, 0), whose(1, 1), whose(1, 0, doer=1), whose(1, 1, doer=1)
    ("B's", 'your', 'their', 'your')
    """
    if seat == reader:
        return "your"
    return "their" if seat == doer else f"{LETTERS[seat]}'s"


def listed(names: list[str]) -> str:
    """Several things in a sentence, equal ones counted.

    >>> listed(["Ronin", "Bushi", "Ronin", "a card"])
    '2 × Ronin, Bushi and a card'
    """
    counted = [name if (n := names.count(name)) == 1 else f"{n} × {name}" for name in names]
    things = [*dict.fromkeys(counted)]
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def fact_text(fact: Fact, reader: int | None, cards: list[str], **more: str) -> str:
    """A fact as a sentence for that reader, with these names for its cards; `more` are further
    words of the game's own."""
    text = fact.happening.text.format(
        seat=who(fact.seat, reader),
        other=whom(fact.other, fact.seat, reader),
        whose=whose(fact.seat, reader),
        others=whose(fact.other, reader, fact.seat),
        cards=listed(cards),
        amount=fact.amount,
        s="" if fact.seat == reader else "s",
        **more,
    )
    if text.endswith(("..", "?.", "!.")):  # after a name that ends like a sentence
        text = text[:-1]
    return text[0].upper() + text[1:]


def plays_left(left: int, one: str, many: str, which: str = "") -> str:
    """How many cards may still be played in a way, as a quiet fact."""
    if not left:
        return f"{one}{which} played"
    return f"{one if left == 1 else f'{left} {many}'}{which} to play"


class DecisionView(msgspec.Struct, frozen=True):
    """Who decides what; the options only for the one who does."""

    seat: int
    prompt: str
    rule: str
    source: str
    text: str
    options: list[Option]


def decision(question: Question | None, reader: int | None) -> DecisionView | None:
    """The open question as that reader may see it."""
    if question is None:
        return None
    options = []
    if question.seat == reader:
        options = [question.describe(index) for index in range(len(question.options))]
    return DecisionView(
        seat=question.seat,
        prompt=question.prompt.id,
        rule=question.rule,
        source=question.source,
        text=question.text,
        options=options,
    )


def face_id(g: State, card: int) -> str:
    """The id of what is printed on a card."""
    return g.game.face(g, g.identity[card]).id


def face_name(g: State, card: int) -> str:
    """The name that is printed on a card."""
    return g.game.face(g, g.identity[card]).name

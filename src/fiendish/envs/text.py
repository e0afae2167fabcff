"""The games for language models: observations as text, answers as numbers or words.

>>> env = TextEnv("supervillain", seats=2, seed=7)
>>> env.observe().splitlines()[:2]
['Supervillain: This Galaxy Is Mine!', 'You are seat B of A and B.']
"""

from __future__ import annotations

from typing import Any, NamedTuple

from fiendish import prose
from fiendish.engine.game import LETTERS
from fiendish.engine.question import IllegalAnswer
from fiendish.envs.common import act, begin, rewards, settle
from fiendish.games import find
from fiendish.prose import overview
from fiendish.prose.text import Pane, plain, plain_text

LOG = 12  # lines of what happened lately


class Step(NamedTuple):
    """What follows from an answer."""

    text: str  # for whoever is asked now; how it ended when it is over
    asked: int | None
    rewards: list[float]
    over: bool


class TextEnv:
    """One table in words. `listed=False` keeps the legal moves back, for those who should know."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: int = 0,
        listed: bool = True,
        **settings: Any,
    ) -> None:
        rules = find(game)
        self.listed = listed
        players = rules.seats[0] if seats is None else seats
        self.table = begin(game, players, seed, settle(game, players, settings))
        self._board = prose.find(rules.id)
        self._names = [f"Seat {letter}" for letter in LETTERS[: self.table.state.seats]]

    @property
    def asked(self) -> int | None:
        """The seat that has to answer; None when the game is over."""
        question = self.table.question
        return question.seat if question is not None else None

    def observe(self, seat: int | None = None) -> str:
        """All that a seat may see, in words; without a number the seat that is asked."""
        table = self.table
        reader = self.asked if seat is None else seat
        if reader is None:
            return self._ending()
        view = table.view(reader)
        letters = " and ".join(LETTERS[: table.state.seats])
        status = self._board.status(view)
        lines = [
            table.game.title,
            f"You are seat {LETTERS[reader]} of {letters}.",
            f"Aim: {overview.find(table.game.id).goal(view)}.",
            "",
            "What happened lately:",
            *(f"- {line.text} [{line.rule}]" for line in table.log(reader, -LOG)),
            "",
            "The table:",
        ]
        for pane in self._board.areas(view, self._names, prose.FULL).panes:
            lines += _pane(pane)
        lines += ["", f"{status.text} [{status.rule}] {status.limits}".rstrip()]
        if self.asked == reader:
            lines += self._moves()
        return "\n".join(map(plain_text, lines))

    def _moves(self) -> list[str]:
        if not self.listed:
            return ["Answer in words: what to do, with which card, and where."]
        options = [f"{number}. {text}" for number, text in enumerate(self.moves(), 1)]
        return ["Answer with a number:", *options]

    def moves(self) -> list[str]:
        """The legal moves of the seat that is asked."""
        question = self.table.question
        count = len(question.options) if question is not None else 0
        return [question.describe(index).text for index in range(count)] if question else []

    def answer(self, text: str) -> Step:
        """Answer with the number of a move or with its words; else `IllegalAnswer`, and nothing changes."""
        act(self.table, self._index(text))
        return Step(self.observe(), self.asked, rewards(self.table), self.table.over)

    def _index(self, text: str) -> int:
        moves = self.moves()
        if not moves:
            raise IllegalAnswer("the game is over")
        words = text.strip().rstrip(".")
        if words.isascii() and words.isdigit() and 1 <= int(words[:9]) <= len(moves):
            return int(words) - 1
        wanted = _letters(words)
        exact = [index for index, move in enumerate(moves) if _letters(move) == wanted]
        found = exact or [
            index for index, move in enumerate(moves) if wanted and wanted in _letters(move)
        ]
        if exact or len(found) == 1:
            return found[0]
        what = (
            f"{text.strip()[:60]!r} may mean {len(found)} moves"
            if found
            else f"{text[:60]!r} is no move"
        )
        allowed = f"a number from 1 to {len(moves)}, or the words of one move"
        raise IllegalAnswer(f"{what}; allowed: {allowed}")

    def _ending(self) -> str:
        result = self.table.result
        assert result is not None
        winners = " and ".join(LETTERS[seat] for seat in result.winners) or "nobody"
        return f"The game is over. Won by {winners}: {result.reason} [{result.rule}]"


def _pane(pane: Pane) -> list[str]:
    lines = [plain(pane.title)] if pane.title else []
    for block in pane.blocks:
        lines += ["  " + plain(line).strip() for line in block.lines]
    return lines


def _letters(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())

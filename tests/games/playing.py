"""What tests ask of a table, whatever the game; each game's `playing` adds its own words."""

from __future__ import annotations

from textwrap import dedent

import fiendish
from fiendish.engine.game import LETTERS
from fiendish.engine.question import Option, Question, Reason


def table_at(game: str, text: str, seats: int, seed: int, **settings: str | int) -> fiendish.Table:
    """A table in the position that the text describes, without its beginning."""
    header = [f"game: {game}", f"seats: {seats}"]
    header += [f"{name}: {value}" for name, value in settings.items()]
    return fiendish.Position.parse("\n".join([*header, dedent(text)])).table(seed=seed)


def copies_follow(table: fiendish.Table) -> int:
    """Take the first option, on copies too, until the game rests; how often that was in mid-effect."""
    count = 0
    while (question := table.question) is not None and not question.rest:
        copy = table.copy()
        assert copy.digest() == table.digest()
        copy.answer(0)
        table.answer(0)
        assert copy.digest() == table.digest()
        count += 1
    return count


class Play:
    """A table and what tests ask of it. Players are letters, cards and places are ids."""

    def __init__(self, table: fiendish.Table) -> None:
        self.table = table

    # -- doing ------------------------------------------------------------------------------

    def find(self, **wanted: object) -> list[int]:
        """The options that fit, by meaning."""
        question = self.table.question
        assert question is not None, f"the game is over; wanted {wanted}"
        return question.find(**wanted)

    def take(self, **wanted: object) -> None:
        """Take the first option that fits."""
        found = self.find(**wanted)
        assert found, f"no {wanted} among {self.options()} ({self.asked})"
        self.table.answer(found[0])

    def decline(self, times: int = 1) -> None:
        for _ in range(times):
            self.take(kind="decline")

    # -- reading ----------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Whom and what: 'A act', 'B discard'; empty when the game is over."""
        question = self.table.question
        return f"{LETTERS[question.seat]} {question.prompt.id}" if question else ""

    def options(self, kind: str = "") -> list[str]:
        """What can be answered, sorted: 'decline', and `word` of all others (of that kind)."""
        question = self.table.question
        if question is None:
            return []
        options = [question.describe(index) for index in range(len(question.options))]
        words = [one.kind if one.kind == "decline" else self.word(question, one) for one in options]
        return sorted(word for word in words if word.startswith(kind))

    def word(self, question: Question, option: Option) -> str:
        """An option in short; each game says how."""
        raise NotImplementedError

    def can(self, kind: str, card: str = "", place: str = "") -> bool:
        """Whether the player who is asked may do this now."""
        return self._reason(kind, card, place) is None

    def why_not(self, kind: str, card: str = "", place: str = "") -> str:
        """The rule that forbids it to the player who is asked; empty if it is allowed."""
        reason = self._reason(kind, card, place)
        return reason.rule if reason else ""

    def _reason(self, kind: str, card: str, place: str) -> Reason | None:
        assert self.table.question is not None
        named = {"kind": kind, "card": card, "place": place}
        wanted = {key: value for key, value in named.items() if value}
        return self.table.why_not(self.table.question.seat, **wanted)

    @property
    def winners(self) -> str:
        """Letters of the winners; '-' when nobody won, empty while the game goes on."""
        result = self.table.result
        if result is None:
            return ""
        return "".join(LETTERS[seat] for seat in result.winners) or "-"

    def log(self, player: str | None = None) -> list[str]:
        seat = None if player is None else LETTERS.index(player)
        return [line.text for line in self.table.log(seat)]

    def settled(self, *asked: str) -> None:
        """Nothing is left open but one of these questions, and the table is in order."""
        assert self.asked in asked, f"still open: {self.asked}: {self.options()}"
        assert self.table.game.broken_invariants(self.table.state) == []

"""A table for tests: set up by a position file, driven with the words a player would use.

    play = at('''
        A:
          hand: strike_agitators
        B:
          project: wormhole [heavy_lifters +token]
    ''')
    play.ops("strike_agitators")
    assert play.mobs("B") == []
    play.done()

Questions with one possible answer are answered by the engine; all others by the test. Finish with
`done()`: nothing is left open but somebody's Day.
"""

from __future__ import annotations

from textwrap import dedent

import fiendish
from fiendish.engine.game import LETTERS
from fiendish.games.supervillain.rules import board
from fiendish.games.supervillain.state import Galaxy
from fiendish.games.supervillain.view import View


def at(text: str, *, seats: int = 2, seed: int = 0, **settings: str) -> Play:
    """A table in that position; A is active in the Day unless the text says otherwise."""
    header = [f"game: supervillain\nseats: {seats}"]
    header += [f"{name}: {value}" for name, value in settings.items()]
    return Play(fiendish.Position.parse("\n".join([*header, dedent(text)])).table(seed=seed))


class Play:
    """A table and what tests ask of it. Villains are letters, cards are ids."""

    def __init__(self, table: fiendish.Table) -> None:
        self.table = table

    @property
    def g(self) -> Galaxy:
        _ = self.table.question  # run on to the first question
        assert isinstance(self.table.state, Galaxy)
        return self.table.state

    # -- doing ------------------------------------------------------------------------------

    def mob(self, card: str, place: str) -> None:
        """Play a hand card as a Mob."""
        self._take(kind="mob", card=card, place=place)

    def ops(self, card: str) -> None:
        """Play a hand card as an Ops."""
        self._take(kind="ops", card=card)

    def use(self, card: str) -> None:
        """Use an own Project or Facility."""
        self._take(kind="use", card=card)

    def shoot(self, card: str) -> None:
        """Pay to shoot down the Asteroid with this front."""
        self._take(kind="shoot", card=card)

    def pay_charge(self, card: str) -> None:
        """Total Annihilation: pay to charge the Asteroid with this front."""
        self._take(kind="charge", card=card)

    def end_day(self) -> None:
        self._take(kind="end")

    def next_day(self, villain: str = "A") -> None:
        """End the Day and go on to this Villain's next one; all keep what they turn up."""
        self.end_day()
        while self.asked != f"{villain} day":
            if self.asked.endswith(" day"):
                self.end_day()
            else:
                self.keep()

    def keep(self) -> None:
        """Act III: keep the card turned up as a Project."""
        self._take(kind="keep")

    def launch(self, at: str) -> None:
        """Act III: launch the card turned up."""
        self._take(kind="launch", seat=LETTERS.index(at))

    def choose(self, *things: str) -> None:
        """Answer one question after the other: a card's id, or a Villain's letter."""
        for thing in things:
            if thing in LETTERS:
                self._take(seat=LETTERS.index(thing))
            else:
                self._take(card=thing)

    def decline(self) -> None:
        self._take(kind="decline")

    def _take(self, **wanted: object) -> None:
        question = self.table.question
        assert question is not None, f"the game is over; wanted {wanted}"
        found = question.find(**wanted)
        assert found, f"no {wanted} among {self.options()} ({question})"
        self.table.answer(found[0])

    # -- reading ----------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Whom and what: 'A day', 'B discard'; empty when the game is over."""
        question = self.table.question
        return f"{LETTERS[question.seat]} {question.prompt.id}" if question else ""

    def options(self) -> list[str]:
        """What can be answered: 'kind card place' for acts, card ids, letters, 'decline'."""
        question = self.table.question
        if question is None:
            return []
        words = []
        for index in range(len(question.options)):
            option = question.describe(index)
            if option.kind == "decline":
                words.append("decline")
            elif question.prompt.of == "act":
                seat = LETTERS[option.seat] if option.seat >= 0 else ""
                parts = [option.kind, option.card, option.place, seat]
                words.append(" ".join(part for part in parts if part))
            else:
                words.append(option.card or LETTERS[option.seat])
        return sorted(words)

    def can(self, kind: str, card: str = "", **more: object) -> bool:
        """Whether the Villain who is asked may do this now."""
        assert self.table.question is not None
        wanted = {"kind": kind, **({"card": card} if card else {}), **more}
        return self.table.why_not(self.table.question.seat, **wanted) is None

    def why_not(self, kind: str, card: str = "", **more: object) -> str:
        """The rule that forbids it to the Villain who is asked; empty if it is allowed."""
        assert self.table.question is not None
        wanted = {"kind": kind, **({"card": card} if card else {}), **more}
        reason = self.table.why_not(self.table.question.seat, **wanted)
        return reason.rule if reason else ""

    def hand(self, villain: str) -> list[str]:
        return self._ids(self.g.hands[LETTERS.index(villain)])

    def projects(self, villain: str) -> list[str]:
        return self._ids(self.g.projects[LETTERS.index(villain)])

    def facilities(self, villain: str) -> list[str]:
        return self._ids(self.g.facilities[LETTERS.index(villain)])

    def mobs(self, villain: str, project: str = "") -> list[str]:
        """The Villain's Mobs (on that Project), those with a token marked '+'."""
        g = self.g
        return sorted(
            self._ids([mob])[0] + ("+" if g.token[mob] else "")
            for mob in g.mobs[LETTERS.index(villain)]
            if not project or self._ids([g.on[mob]]) == [project]
        )

    def tokens(self, villain: str) -> list[str]:
        """The Villain's Facilities that carry a token."""
        return self._ids([f for f in self.g.facilities[LETTERS.index(villain)] if self.g.token[f]])

    def asteroids(self) -> list[str]:
        """'card A>B', with '!' when charged, in order of launch."""
        g = self.g
        return [
            f"{self._ids([a])[0]} {LETTERS[g.owner[a]]}>{LETTERS[g.target[a]]}"
            + ("!" if g.charged[a] else "")
            for a in g.asteroids
        ]

    def points(self, villain: str) -> int:
        return board.points(self.g, LETTERS.index(villain))

    def minion_pile(self) -> list[str]:
        return self._in_order(self.g.minion_pile)

    def domination_pile(self) -> list[str]:
        return self._in_order(self.g.domination_pile)

    @property
    def winners(self) -> str:
        """Letters of the winners; '-' when nobody won, empty while the game goes on."""
        result = self.table.result
        if result is None:
            return ""
        return "".join(LETTERS[seat] for seat in result.winners) or "-"

    def view(self, villain: str | None = None) -> View:
        """What the Villain, or a spectator, may see."""
        view = self.table.view(None if villain is None else LETTERS.index(villain))
        assert isinstance(view, View)
        return view

    def log(self, villain: str | None = None) -> list[str]:
        seat = None if villain is None else LETTERS.index(villain)
        return [line.text for line in self.table.log(seat)]

    def done(self, villain: str = "A") -> None:
        """Nothing is left open but this Villain's Day, and the table is in order."""
        assert self.asked == f"{villain} day", f"still open: {self.asked}: {self.options()}"
        assert self.table.game.check(self.g) == []

    def _ids(self, cards: list[int]) -> list[str]:
        return sorted(self._in_order(cards))

    def _in_order(self, cards: list[int]) -> list[str]:
        return [self.g.game.faces[self.g.identity[card]].id for card in cards]

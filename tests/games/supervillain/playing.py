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

from fiendish.engine.game import LETTERS
from fiendish.engine.question import Option, Question
from fiendish.games.supervillain.rules import board
from fiendish.games.supervillain.state import Galaxy
from fiendish.games.supervillain.view import View
from tests.games import playing
from tests.games.playing import table_at


def at(text: str, *, seats: int = 2, seed: int = 0, **settings: str) -> Play:
    """A table in that position; A is active in the Day unless the text says otherwise."""
    return Play(table_at("supervillain", text, seats, seed, **settings))


class Play(playing.Play):
    """A table of Supervillain. Villains are letters, cards are ids."""

    @property
    def g(self) -> Galaxy:
        _ = self.table.question  # run on to the first question
        assert isinstance(self.table.state, Galaxy)
        return self.table.state

    # -- doing ------------------------------------------------------------------------------

    def mob(self, card: str, place: str) -> None:
        """Play a hand card as a Mob."""
        self.take(kind="mob", card=card, place=place)

    def ops(self, card: str) -> None:
        """Play a hand card as an Ops."""
        self.take(kind="ops", card=card)

    def use(self, card: str) -> None:
        """Use an own Project or Facility."""
        self.take(kind="use", card=card)

    def shoot(self, card: str) -> None:
        """Pay to shoot down the Asteroid with this front."""
        self.take(kind="shoot", card=card)

    def pay_charge(self, card: str) -> None:
        """Total Annihilation: pay to charge the Asteroid with this front."""
        self.take(kind="charge", card=card)

    def end_day(self) -> None:
        self.take(kind="end")

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
        self.take(kind="keep")

    def launch(self, at: str) -> None:
        """Act III: launch the card turned up."""
        self.take(kind="launch", seat=LETTERS.index(at))

    def choose(self, *things: str) -> None:
        """Answer one question after the other: a card's id, or a Villain's letter."""
        for thing in things:
            if thing in LETTERS:
                self.take(seat=LETTERS.index(thing))
            else:
                self.take(card=thing)

    # -- reading ----------------------------------------------------------------------------

    def word(self, question: Question, option: Option) -> str:
        """'kind card place seat' for acts, else a card id or letter."""
        seat = LETTERS[option.seat] if option.seat >= 0 else ""
        if question.prompt.of != "act":
            return option.card or seat
        return " ".join(part for part in (option.kind, option.card, option.place, seat) if part)

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

    def view(self, villain: str | None = None) -> View:
        """What the Villain, or a spectator, may see."""
        view = self.table.view(None if villain is None else LETTERS.index(villain))
        assert isinstance(view, View)
        return view

    def done(self, villain: str = "A") -> None:
        """Nothing is left open but this Villain's Day, and the table is in order."""
        self.settled(f"{villain} day")

    def _ids(self, cards: list[int]) -> list[str]:
        return sorted(self._in_order(cards))

    def _in_order(self, cards: list[int]) -> list[str]:
        return [self.g.game.faces[self.g.identity[card]].id for card in cards]

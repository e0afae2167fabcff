"""A table for tests: set up by a position file, driven with the words a player would use.

    play = at('''
        A:
          power: 1
          hand: kid_loki
    ''')
    play.play("kid_loki", "black_market")
    assert play.at("B", "black_market") == ["A kid_loki 1"]
    assert play.second("A") == 1
    play.done()

A plays Loki, B M.O.D.O.K. and C Madame Masque, unless the test says otherwise; the movers stand at the
first location, which A has just moved to; decks are random, hands empty. Cards are named without the
prefix of their deck, places by their ids. Questions with one possible answer are answered by the
engine, all others are for the test to answer. Finish with `done()`: nothing is left open but
somebody's Perform Actions step.
"""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import fiendish
from fiendish.engine.game import LETTERS
from fiendish.games.marvel_villainous.state import Mayhem
from fiendish.games.marvel_villainous.view import View
from fiendish.games.villainous.rules import board
from tests.games.playing import table_at
from tests.games.villainous import playing

VILLAINS = ("loki", "modok", "masque")


def at(
    text: str, *, seats: int = 2, seed: int = 0, villains: str = "", **settings: str | int
) -> Play:
    """A table in that position; A is in the Perform Actions step unless the text says otherwise."""
    villains = villains or ",".join(VILLAINS[:seats])
    return Play(table_at("marvel_villainous", text, seats, seed, villains=villains, **settings))


def fated(
    card: str, text: str = "", *, seats: int = 2, villains: str = "", **settings: str
) -> Play:
    """A table where A has just revealed this Fate card; with two players it is for B. Loki stands at
    the Sanctum Sanctorum, unless the text says what A has."""
    text = dedent(text)
    if not text.lstrip().startswith("A:"):
        text = f"A:\n  mover: sanctum_sanctorum\n{text}"
    if "fate deck:" not in text:
        text += f"\nfate deck: {card}, rest\n"
    play = at(text, seats=seats, seed=0, villains=villains, **settings)
    play.fate()
    return play


def modok_at(text: str, *, seats: int = 2) -> Play:
    """A table where A plays M.O.D.O.K., B Loki and C Madame Masque."""
    return at(text, seats=seats, villains=",".join(("modok", "loki", "masque")[:seats]))


def new(seats: int = 2, **settings: Any) -> Play:
    """A game from the start."""
    return Play(fiendish.new("marvel_villainous", seats=seats, **settings))


class Play(playing.Play):
    """A table of Marvel Villainous."""

    prefixes = ("loki", "modok", "masque", "fate", "event", "ip")

    @property
    def g(self) -> Mayhem:
        assert isinstance(self.table.state, Mayhem)
        return self.table.state

    def further(self) -> list[int]:
        return [*self.g.sent, *self.g.events]

    def events(self) -> list[str]:
        """Events in play with the Allies there: 'incoming 8: A frost_giant 4'."""
        g = self.g
        return [
            f"{self.name(event)} {board.strength(g, event)}: "
            + ", ".join(self.thing(ally) for ally in g.sent if g.on[ally] == event)
            for event in g.events
        ]

    def fate_pile(self) -> list[str]:
        return [self.name(card) for card in self.g.fate_piles[0]]

    def fate_deck(self, count: int = 50) -> list[str]:
        return [self.name(card) for card in self.g.fate_decks[0][::-1][:count]]

    def vendettas(self) -> list[str]:
        return [self.name(card) for card in self.g.vendettas]

    def mark(self, player: str) -> int:
        """Spent Mischief, or Loyalty."""
        return self.g.marks[LETTERS.index(player)][0]

    def view(self, player: str | None = None) -> View:
        """What the player, or a spectator, may see."""
        view = self.table.view(None if player is None else LETTERS.index(player))
        assert isinstance(view, View)
        return view


def short(id: str) -> str:
    """An id without the prefix of its deck."""
    head, _, rest = id.partition("_")
    return rest if head in Play.prefixes else id

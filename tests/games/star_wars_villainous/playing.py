"""A table for tests: set up by a position file, driven with the words a player would use.

    play = at('''
        A:
          credits: 1
          hand: stormtroopers
    ''')
    play.play("stormtroopers", "cloud_city")
    assert play.at("A", "cloud_city") == ["A stormtroopers 2"]
    play.done()

A plays Darth Vader and B General Grievous, unless the test says otherwise; the movers stand at the
first location, which A has just moved to; decks are random, hands empty (so that nobody is
asked for Conditions). Cards and places are named without the prefix of their Villain. Questions with
one possible answer are answered by the engine, all others are for the test to answer. Finish with
`done()`: nothing is left open but somebody's Perform Actions step.
"""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import fiendish
from fiendish.engine.game import LETTERS
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.star_wars_villainous.rules import missions, sector
from fiendish.games.star_wars_villainous.settings import VILLAINS
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.star_wars_villainous.view import View
from fiendish.games.villainous.symbols import FATE
from tests.games.playing import table_at
from tests.games.villainous import playing

_USUAL = ("darth_vader", "general_grievous", "moff_gideon", "kylo_ren", "asajj_ventress")


def at(
    text: str, *, seats: int = 2, seed: int = 0, villains: str = "", **settings: str | int
) -> Play:
    """A table in that position; A is in the Perform Actions step unless the text says otherwise."""
    villains = ",".join(_seated(villains.split(","))[:seats])
    return Play(table_at("star_wars_villainous", text, seats, seed, villains=villains, **settings))


def _seated(first: list[str]) -> list[str]:
    """All Villains, those first who have to be."""
    return [*dict.fromkeys(name for name in (*first, *_USUAL) if name in VILLAINS)]


def fated(text: str, *cards: str, seats: int = 2, villains: str = "") -> Play:
    """A table where B has just revealed these two Fate cards of A, who plays Darth Vader.

    The text is what A has; the first of the cards is on top.
    """
    what = dedent(text).strip().splitlines()
    block = "\n".join(f"  {line.strip()}" for line in what)
    names = _seated(villains.split(","))
    fating = next(villain for villain in BOOK.villains if villain.id == names[1])
    mover = next(place.id for place in fating.locations if FATE in place.icons)
    play = at(
        f"active: B\nA:\n{block}\n  fate deck: {', '.join(cards)}, rest\nB:\n  mover: {mover}\n",
        seats=seats,
        villains=villains,
    )
    play.fate()
    return play


def new(seats: int = 2, **settings: Any) -> Play:
    """A game from the start."""
    return Play(fiendish.new("star_wars_villainous", seats=seats, **settings))


class Play(playing.Play):
    """A table of Star Wars Villainous."""

    prefixes = ("dv", "kr", "av", "gg", "mg")

    @property
    def g(self) -> Sector:
        assert isinstance(self.table.state, Sector)
        return self.table.state

    def further(self) -> list[int]:
        return [*self.g.held, *(card for under in self.g.restrictions for card in under)]

    # -- doing ------------------------------------------------------------------------------

    def maneuver(self, card: str, place: str = "") -> None:
        """Maneuver a card to a location; a Vehicle to a Hero Vehicle, or (no place) apart."""
        self._act("maneuver", card, place)

    def collect(self) -> None:
        self.take(kind="collect")

    def use(self, card: str, ability: str = "") -> None:
        """Use an Ambition Ability of a card; the number counts from 0 if it has several."""
        self._act("use", card, ability)

    def deed(self, card: str = "", number: int = -1) -> None:
        """Do the first thing that the guide offers (for that card, of that number)."""
        self._act("deed", card, str(number) if number >= 0 else "")

    # -- reading ----------------------------------------------------------------------------

    def space(self, player: str) -> list[str]:
        """Vehicles in Deep Space, engaged ones behind their Ally Vehicle: 'executor < x_wing'."""
        g = self.g
        lying = g.places[g.area(LETTERS.index(player))]
        found = []
        for card in lying:
            if card not in g.engaged:
                foes = [self.name(foe) for foe in sector.engaged_with(g, card)]
                found.append(" < ".join([self.name(card), *foes]))
        return sorted(found)

    def restrictions(self, player: str) -> list[str]:
        return [self.name(card) for card in self.g.restrictions[LETTERS.index(player)]]

    def fate_pile(self, player: str) -> list[str]:
        return [self.name(card) for card in self.g.fate_piles[LETTERS.index(player)]]

    def fate_deck(self, player: str, count: int = 20) -> list[str]:
        """The top cards of a Fate deck, the topmost first."""
        deck = self.g.fate_decks[LETTERS.index(player)]
        return [self.name(card) for card in deck[::-1][:count]]

    def destiny(self, player: str = "A") -> tuple[int, ...]:
        """Kylo Ren's Destiny tokens in Light, Conflict and Dark."""
        return tuple(self.g.marks[LETTERS.index(player)])

    def briefs(self) -> dict[str, list[str]]:
        """The Missions that lie face up, with the tasks done."""
        found = {}
        for brief in self.g.briefs:
            tasks = missions.printed(self.g, brief).tasks
            done = [task.id for n, task in enumerate(tasks) if brief[missions.DONE] >> n & 1]
            found[self.name(brief[missions.CARD])] = done
        return found

    def completed(self) -> list[str]:
        return [self.name(card) for card in self.g.completed]

    def mark(self, player: str, number: int = 0) -> int:
        """What a Villain keeps of its own: the side of Luke's tile, tokens …"""
        return self.g.marks[LETTERS.index(player)][number]

    def view(self, player: str | None = None) -> View:
        """What the player, or a spectator, may see."""
        view = self.table.view(None if player is None else LETTERS.index(player))
        assert isinstance(view, View)
        return view

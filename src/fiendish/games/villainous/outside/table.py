"""What every screen says of a table of a Villainous game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fiendish.games.villainous import words
from fiendish.games.villainous.book import Book
from fiendish.games.villainous.outside.slips import slips_of
from fiendish.games.villainous.view import STEPS, LocationView, RealmView, SymbolView
from fiendish.prose.overview import Overview, Standing, steps_of
from fiendish.prose.text import NO_BREAK

SYMBOLS = {
    "gain": "Gain",
    "play": "Play",
    "activate": "Activate",
    "relocate": "Relocate",
    "vanquish": "Vanquish",
    "fate": "Fate",
    "discard": "Discard",
    "ambition": "Ambition",
}


def no_vehicles(view: Any, seat: int) -> Sequence[LocationView]:
    return ()


class ViewReader:
    """Reads the views of one game, whose book and words for its own counters it knows.

    `power` is the currency, `seconds` what a Villain's second currency is called, `vehicles` gives
    locations that a player has besides the own realm.
    """

    def __init__(
        self,
        book: Book,
        power: str,
        seconds: Mapping[str, str],
        vehicles: Callable[[Any, int], Sequence[LocationView]] = no_vehicles,
    ) -> None:
        self.book = book
        self.power = power
        self.seconds = seconds
        self.vehicles = vehicles
        acts = book.words.acts
        own = {"gain": acts[1].capitalize(), "relocate": acts[4].capitalize()}
        self.symbols = SYMBOLS | own
        self.villains = {villain.id: villain for villain in book.villains}

    def overview(self, goal: Callable[[Any], str]) -> Overview:
        return Overview(
            unit="% of the objective",
            steps=lambda view: steps_of([*dict.fromkeys(STEPS)], view.phase),
            goal=goal,
            limits=self.limits,
            standing=self.standing,
            slips=slips_of(self.book),
        )

    def limits(self, view: Any) -> list[str]:
        if view.active != view.reader:
            return []
        left = self.free_symbols(view) if view.phase == STEPS[2] else []
        symbols = [f"left: {', '.join(map(self.symbol, left))}"] if left else []
        return [*self.purse(view.realms[view.active]), *symbols]

    def standing(self, view: Any) -> list[Standing]:
        """How far everybody is; whoever has won is there."""
        winners = view.result.winners if view.result is not None else ()
        return [
            Standing(
                realm.seat,
                100 if realm.seat in winners else share(realm),
                f"{self.villains[realm.villain].name}: {realm.progress}",
            )
            for realm in view.realms
        ]

    def purse(self, realm: RealmView) -> list[str]:
        """What a player can pay with."""
        second = self.seconds.get(realm.villain, "")
        return [paid(realm.power, self.power)] + [paid(realm.second, second)] * bool(second)

    def symbol(self, symbol: SymbolView) -> str:
        amount = f"{NO_BREAK}{symbol.amount}" if symbol.amount else ""
        return f"{self.symbols[symbol.kind]}{amount}"

    def free_symbols(self, view: Any) -> list[SymbolView]:
        """The symbols that the active player can still use where the mover is."""
        places = (*view.realms[view.active].locations, *self.vehicles(view, view.active))
        return [
            symbol
            for place in places
            if place.mover
            for symbol in (*place.top, *place.bottom)
            if not (symbol.covered or symbol.used or symbol.barred)
        ]


def share(realm: RealmView) -> int:
    """How near the objective is, in parts of a hundred, all of which only a winner has."""
    return min(99, round(100 * realm.nearness))


def paid(amount: int, unit: str) -> str:
    """An amount of a currency, on one line."""
    return words.paid(amount, unit).replace(" ", NO_BREAK)

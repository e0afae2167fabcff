"""The web table of Marvel Villainous, from a seat's view: Domains, Events, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fiendish.games.marvel_villainous import GAME
from fiendish.games.marvel_villainous.outside.text import TELLER
from fiendish.games.marvel_villainous.view import EventView, View
from fiendish.games.villainous.book import SPECIALTY
from fiendish.games.villainous.outside.web import (
    Layout,
    Painter,
    RealmBoard,
    Thing,
    add_rivals,
    location_places,
    of_thing,
    whose,
)
from fiendish.web.boards import Pile, Place, Shown, Zoom
from fiendish.web.choices import Choice, Choices

PAINTER = Painter(TELLER, "heroes")


class Event(NamedTuple):
    """An Event in play, with who is there."""

    of: EventView
    name: str
    zoom: Zoom
    sums: list[tuple[int, int]]  # seat and the Strength of its Allies
    allies: list[Thing]
    choice: Choice | None

    @property
    def gold(self) -> bool:
        return self.choice is not None or any(thing.gold for thing in self.allies)


def show(view: View, choices: Choices, names: Sequence[str]) -> Shown:
    """All that the templates need."""
    layout = PAINTER.lay(view, choices, names, _board)
    events = [_event(event, choices) for event in view.events]
    places, at = _places(layout, events)
    return PAINTER.shown(
        view, choices, layout, places=places, at=at, looked=view.looked, heaps=_piles(view, layout.called),
        between=len(events), events=events,
    )  # fmt: skip


def _board(view: View, seat: int, called: Sequence[str], choices: Choices) -> RealmBoard:
    """A Domain; the Vendetta tile lies beside that of Madame Masque."""
    realm = view.realms[seat]
    tile = view.vendettas if realm.villain == "masque" else []
    kinds = {TELLER.faces[card.card].kind for card in realm.area}
    title = "Specialty" if kinds == {SPECIALTY} and not tile else "Beside"
    if tile and not kinds:
        title = "Vendettas"
    return PAINTER.board(view, realm, called, choices, realm.area, tile, title)


def _event(event: EventView, choices: Choices) -> Event:
    owners = sorted({ally.owner for ally in event.allies})
    return Event(
        of=event,
        name=TELLER.name(event.card),
        zoom=PAINTER.zoom(event.card, f"Strength {event.strength}, Allies there {event.sum}"),
        sums=[(seat, sum(a.strength for a in event.allies if a.owner == seat)) for seat in owners],
        allies=[PAINTER.thing(ally, -1, choices, home=False) for ally in event.allies],
        choice=choices.alone(of_thing(event.handle)),
    )


def _places(layout: Layout, events: Sequence[Event]) -> tuple[list[Place], dict[str, int]]:
    """The tabs of a phone, and the numbers of those after the locations."""
    mine = layout.mine
    places, at = location_places(mine), {}
    if mine.beside:
        at["beside"] = len(places)
        gold = any(thing.gold for thing in mine.beside)
        places.append(Place("Beside", str(len(mine.beside)), gold))
    if events:
        at["events"] = len(places)
        figure = ", ".join(f"{event.of.sum}/{event.of.strength}" for event in events)
        places.append(Place("Events", figure, any(event.gold for event in events)))
    add_rivals(places, at, layout.rivals)
    return places, at


def _piles(view: View, called: Sequence[str]) -> list[Pile]:
    piles = [PAINTER.pile("Fate discards", -1, view.fate_pile)]
    for realm in view.realms:
        owner = whose(view, realm.seat, called)
        piles.append(PAINTER.pile("discards", realm.seat, realm.pile, owner))
    if view.box:
        piles.append(PAINTER.pile("Out of the game", -1, view.box))
    return piles


BOARD = PAINTER.board_of(GAME, show, "loki_glorious_purpose")

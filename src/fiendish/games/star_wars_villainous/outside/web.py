"""The web table of Star Wars Villainous, from a seat's view: Sectors, Deep Space, Missions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from fiendish.games.star_wars_villainous import GAME
from fiendish.games.star_wars_villainous.outside.text import TELLER, tracker
from fiendish.games.star_wars_villainous.view import MissionView, View
from fiendish.games.villainous.book import PIECE
from fiendish.games.villainous.outside.web import (
    Layout,
    Location,
    Painter,
    RealmBoard,
    Space,
    Thing,
    add_rivals,
    location_places,
    whose,
)
from fiendish.games.villainous.rules.piles import HAND
from fiendish.games.villainous.view import CardView
from fiendish.prose.common import counted
from fiendish.web.boards import Pile, Place, Shown
from fiendish.web.choices import Choices

PAINTER = Painter(TELLER, "rebels")
SIDES = ("Focused", "Conflicted")  # of Luke's tile


class Mission(NamedTuple):
    """A Mission that lies face up."""

    of: MissionView
    thing: Thing
    tasks: list[tuple[str, bool]]  # words, and whether it is done
    seat: int  # whose it is


def show(view: View, choices: Choices, names: Sequence[str]) -> Shown:
    """All that the templates need."""
    layout = PAINTER.lay(view, choices, names, _board)
    missions = [_mission(view, mission, choices) for mission in view.missions]
    places, at = _places(view, layout, missions)
    asked = [choice.option.handle for choice in choices.all]
    seen = [card for card in view.seen_missions if card.handle in asked]
    known = counted(PAINTER.faces[card.card].name for card in view.seen_missions)
    return PAINTER.shown(
        view, choices, layout, places=places, at=at,
        looked=(*view.looked, *seen), heaps=_piles(view, layout.called), between=len(missions),
        missions=missions, known_missions=known,
    )  # fmt: skip


def _board(view: View, seat: int, called: Sequence[str], choices: Choices) -> RealmBoard:
    """A Sector, with Deep Space and what lies under the mover."""
    board = PAINTER.board(view, view.realms[seat], called, choices)
    kept = view.spaces[seat].kept
    locations = [_with_tiles(place, kept.get("conflicted", 0)) for place in board.locations]
    return replace(board, locations=locations, space=_space(view, seat, choices))


def _with_tiles(place: Location, side: int) -> Location:
    """Luke's tile stands on the Hero side, where it covers nothing (SW-156)."""
    tiles = [replace(one, side=SIDES[side]) for one in place.below if one.kind == PIECE.words]
    if not tiles:
        return place
    below = [one for one in place.below if one.kind != PIECE.words]
    return replace(place, above=place.above + tiles, below=below)


def _space(view: View, seat: int, choices: Choices) -> Space:
    realm, space = view.realms[seat], view.spaces[seat]
    decision = view.decision
    acts = seat == view.reader and decision is not None and decision.prompt == "act"
    ships = [PAINTER.ship(place, seat, choices, acts) for place in space.vehicles]
    shown = {card.handle for place in space.vehicles for card in (*place.above, *place.below)}
    loose = [card for card in realm.area if card.handle not in shown]
    return Space(
        ships=ships,
        loose=[PAINTER.thing(card, seat, choices) for card in loose],
        held=[PAINTER.lying(card, choices) for card in space.held],
        restrictions=[PAINTER.thing(card, seat, choices) for card in space.restrictions],
        steps=space.steps,
        zones=tracker(space),
        draws="" if space.draws_to == HAND else f"draws up to {space.draws_to}",
    )


def _mission(view: View, mission: MissionView, choices: Choices) -> Mission:
    thing = PAINTER.lying(CardView(mission.handle, mission.card), choices)
    deck = PAINTER.faces[mission.card].deck
    seat = next(realm.seat for realm in view.realms if realm.villain == deck)
    return Mission(mission, thing, [*zip(mission.tasks, mission.done, strict=True)], seat)


def _places(
    view: View, layout: Layout, missions: Sequence[Mission]
) -> tuple[list[Place], dict[str, int]]:
    """The tabs of a phone, and the numbers of those after the locations."""
    places, at = location_places(layout.mine), {}
    space = layout.mine.space
    assert space is not None
    at["space"] = len(places)
    figure = "mover here" if any(ship.mover for ship in space.ships) else _count(space)
    places.append(Place("Deep Space", figure, space.gold))
    if missions:
        at["missions"] = len(places)
        gold = any(mission.thing.gold for mission in missions)
        places.append(Place("Missions", f"{len(view.completed)} completed", gold))
    add_rivals(places, at, layout.rivals)
    return places, at


def _count(space: Space) -> str:
    count = len(space.ships) + len(space.loose) + sum(len(ship.foes) for ship in space.ships)
    return f"{count} Vehicle{'s' * (count != 1)}" if count else "empty"


def _piles(view: View, called: Sequence[str]) -> list[Pile]:
    piles = []
    for realm, space in zip(view.realms, view.spaces, strict=True):
        owner = whose(view, realm.seat, called)
        piles.append(PAINTER.pile("discards", realm.seat, realm.pile, owner))
        piles.append(PAINTER.pile("Fate discards", realm.seat, space.fate_pile, owner))
    if view.completed:
        piles.append(PAINTER.pile("Missions completed", -1, view.completed))
    if view.box:
        piles.append(PAINTER.pile("Out of the game", -1, view.box))
    return piles


BOARD = PAINTER.board_of(GAME, show, "dv_vaders_lightsaber")

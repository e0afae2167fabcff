"""The players at the web table of Master of the Galaxy: symbols with their sources, who is close to winning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from fiendish.games.master_of_the_galaxy.faces import AGENDA, KIND, SYMBOLS_OF
from fiendish.games.master_of_the_galaxy.galaxy_map import CORNERS, SYMBOLS, SYSTEMS
from fiendish.games.master_of_the_galaxy.outside.table import species_of
from fiendish.games.master_of_the_galaxy.outside.text_cards import face, name
from fiendish.games.master_of_the_galaxy.outside.web_cards import (
    Options,
    RivalCard,
    icon,
    rival_card,
)
from fiendish.games.master_of_the_galaxy.rules.board import BASES
from fiendish.games.master_of_the_galaxy.rules.victory import SYMBOLS_TO_WIN
from fiendish.games.master_of_the_galaxy.view import PlayerView, View
from fiendish.web.choices import Choice

SYSTEM_NAMES = {system.id: system.name for system in SYSTEMS}
_HOMES = [SYSTEMS[corner].id for corner in CORNERS]


@dataclass(frozen=True, kw_only=True)
class Holding:
    """How many symbols of a kind somebody has, and where from."""

    symbol: str
    icon: Markup
    count: int
    sources: list[str]


class PlayerRow(NamedTuple):
    """A player in the table of supremacy, with all cards."""

    of: PlayerView
    called: str
    species: str
    holdings: list[Holding]
    cards: list[RivalCard]
    choice: Choice | None


def player_row(
    view: View, player: PlayerView, called: Sequence[str], options: Options
) -> PlayerRow:
    chosen = options.get(("seat", str(player.seat)), [])
    sources = _sources(view, player)
    return PlayerRow(
        of=player,
        called=called[player.seat],
        species=species_of(player),
        holdings=[
            Holding(
                symbol=symbol,
                icon=icon(symbol),
                count=player.symbols[symbol],
                sources=sources[symbol],
            )
            for symbol in SYMBOLS
        ],
        cards=[rival_card(card) for card in player.cards if player.seat != view.reader],
        choice=chosen[0] if chosen else None,
    )


def _sources(view: View, player: PlayerView) -> dict[str, list[str]]:
    """For each symbol where the player has it from (MG-37 to MG-40)."""
    found: dict[str, list[str]] = {symbol: [] for symbol in SYMBOLS}
    for line in view.lines:
        if player.seat in line.held_by:
            ends = " and ".join(SYSTEM_NAMES[system] for system in line.systems)
            found[line.symbol].append(f"{line.colour} line, {ends}")
    for card in player.cards:
        printed = face(card.card)
        for number, project in zip(printed.projects, card.projects, strict=True):
            if project.working:
                what = " (agenda)" if KIND[number] == AGENDA else ""
                for each in SYMBOLS_OF[number]:
                    found[SYMBOLS[each]].append(f"{printed.name}{what}")
    for conflict in view.conflicts:
        if conflict.ahead == player.seat:
            symbol = SYMBOLS[face(conflict.card).symbols[0]]
            found[symbol].append(f"ahead in {name(conflict.card)}")
    return found


def alarms(view: View, called: Sequence[str]) -> list[tuple[int, str, str]]:
    """Who is one step from a victory: seat, words, rule."""
    if view.result is not None:
        return []
    found = []
    for player in view.players:
        one = called[player.seat]
        are = "are" if player.seat == view.reader else "is"
        if player.bases == BASES - 1:
            found.append((player.seat, f"{one} {are} one base from victory", "MG-33"))
        for symbol, count in player.symbols.items():
            if count == SYMBOLS_TO_WIN - 1:
                text = f"{one} {are} one {symbol} symbol from victory"
                found.append((player.seat, text, "MG-34"))
        for home in _second_homes(view, player.seat):
            text = f"{one} {are} one step from a second home, {SYSTEM_NAMES[home]}"
            found.append((player.seat, text, "MG-35"))
    return found


def _second_homes(view: View, seat: int) -> list[str]:
    """Starting systems that the player could have soon, besides one that is held now.

    To a neutral one a completed route leads; or all but one slot of a conflict are filled by which
    the system would be won.
    """
    systems = {system.id: system for system in view.systems}
    if not any(systems[home].seat == seat for home in _HOMES):
        return []
    aims = []
    for track in view.tracks:
        if track.seat == seat and track.completed:
            far = next(end for end in track.ends if end != track.departure)
            if systems[far].seat < 0:
                aims.append(far)
    for conflict in view.conflicts:
        both = (
            (conflict.red_seat, conflict.red, conflict.blue_system, 0),
            (conflict.blue_seat, conflict.blue, conflict.red_system, 1),
        )
        for fighter, project, target, side in both:
            gains = face(conflict.card).gains[side]
            wins = systems[target].seat < 0 or any(gain.act == "capture" for gain in gains)
            if fighter == seat and project.empty <= 1 and wins:
                aims.append(target)
    return [home for home in _HOMES if home in aims and systems[home].seat != seat]

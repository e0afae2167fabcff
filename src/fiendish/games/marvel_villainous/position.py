"""Position files of Marvel Villainous: what it has besides the shared ones.

A:
  mischief: 2                  Loki's unspent Mischief; `spent` is what he has spent
  loyalty: 3                   M.O.D.O.K.'s; his token is `piece: black_market`
  vendettas: sif, odin         the Heroes on Madame Masque's tile
events:
  under_surveillance: frost_giant +1, aim_agent    an Event in play with the Allies there
unused: ip_thor                with mixed decks: Fate cards left out unseen; else the rest
"""

from __future__ import annotations

from typing import Any

from fiendish.engine.game import LETTERS
from fiendish.engine.position import Line, Positions
from fiendish.games.marvel_villainous.cards.loki import AT_THRONE, SPENT_MISCHIEF
from fiendish.games.marvel_villainous.cards.masque import HIT
from fiendish.games.marvel_villainous.cards.modok import LOYALTY
from fiendish.games.marvel_villainous.rules.events import allies_at, is_ready, usable
from fiendish.games.marvel_villainous.rules.setup import empty, fate_cards
from fiendish.games.marvel_villainous.settings import VILLAINS
from fiendish.games.marvel_villainous.state import OMNIPOTENT, Mayhem
from fiendish.games.villainous.book import ALLY, EVENT, HERO
from fiendish.games.villainous.position import (
    KEYS,
    Box,
    deal_rest,
    items,
    names,
    read_due,
    read_item,
    read_pile,
    read_seat,
    read_turn,
    read_used,
    read_villains,
    write_ids,
    write_item,
    write_seat,
    write_turn,
)
from fiendish.games.villainous.rules.board import villain
from fiendish.games.villainous.rules.changes import list_ongoing
from fiendish.games.villainous.state import IMPOSED, UNDER

_KEYS = (*KEYS, "fate deck", "fate pile", "events", "unused")
_OWN = {
    "loki": {"mischief": -1, "spent": SPENT_MISCHIEF},
    "modok": {"loyalty": LOYALTY},
    "masque": {},
}
_STEPS = {"loki": AT_THRONE, "modok": 0, "masque": HIT}


def build(lines: list[Line], seats: int, settings: dict[str, Any], seed: bytes) -> Mayhem:
    """The state those lines describe."""
    given = {line.key: line for line in lines}
    villains = read_villains(seats, given, settings["villains"], VILLAINS)
    g = empty(seats, seed, villains, settings["mode"], settings["mixing"])
    g.turn_limit = settings["turn_limit"]
    for line in lines:
        if line.key not in _KEYS and line.key not in tuple(LETTERS[:seats]):
            allowed = ", ".join([*_KEYS, *LETTERS[:seats]])
            line.refuse(f"there is no {line.key!r} in a position; allowed: {allowed}")
        if line.below and line.key in _KEYS and line.key != "events":
            line.below[0].refuse(f"nothing can be indented below {line.key!r}")
    read_turn(g, given)
    box = Box(g, fate_cards(g))
    g.mover = [0] * seats
    randoms: list[list[tuple[Line, int]]] = [[] for _ in range(seats)]
    for seat in range(seats):
        if LETTERS[seat] in given:
            randoms[seat] = _read_seat(g, box, given[LETTERS[seat]], seat)
    read_used(g, given)
    if "events" in given:
        _read_events(g, box, given["events"])
    _read_fate(g, box, given)
    for seat in range(seats):
        block = given.get(LETTERS[seat])
        deck = next((line for line in block.below if line.key == "deck"), None) if block else None
        deal_rest(g, box, seat, deck, randoms[seat])
    _reveal(g)
    read_due(g, given)
    return g


def _read_seat(g: Mayhem, box: Box, block: Line, seat: int) -> list[tuple[Line, int]]:
    who = villain(g, seat).id
    tile = [line for line in block.below if line.key == "vendettas" and who == "masque"]
    for line in tile:
        for name in names(line.value):
            hero = box.take(line, name)
            if g.book.kind[g.identity[hero]] is not HERO:
                line.refuse(f"{name} is not a Hero")
            g.vendettas.append(hero)
    rest = Line(block.number, block.key, block.value, [x for x in block.below if x not in tile])
    return read_seat(g, box, rest, seat, _OWN[who], _STEPS[who])


def _read_events(g: Mayhem, box: Box, block: Line) -> None:
    if block.value:
        block.refuse("Events in play go below, indented")
    for line in block.below:
        (head,) = items(line, line.key) or line.refuse("an Event has a name")
        event = box.take(line, head.name)
        if g.book.kind[g.identity[event]] is not EVENT or g.mode == OMNIPOTENT:
            line.refuse(f"{head.name} is not an Event of this game")
        g.events.append(event)
        g.at[event] = IMPOSED
        list_ongoing(g)
        read_item(g, box, line, event, head)
        for item in items(line, line.value):
            ally = box.take(line, item.name)
            if g.book.kind[g.identity[ally]] is not ALLY:
                line.refuse(f"{item.name} is not an Ally")
            if event not in usable(g, g.owner(ally), ally):
                line.refuse(f"{item.name} cannot be at this Event (MV-101)")
            g.sent.append(ally)
            g.at[ally] = UNDER
            g.on[ally] = event
            read_item(g, box, line, ally, item)
        if is_ready(g, event):
            line.refuse("these Allies are enough: the Event would be resolved (MV-103)")


def _read_fate(g: Mayhem, box: Box, given: dict[str, Line]) -> None:
    """Deck and pile; what is not named is in the deck, unless decks are mixed."""
    top = read_pile(box, given["fate deck"], box.fate)[::-1] if "fate deck" in given else []
    if "fate pile" in given:
        g.fate_piles[0] = read_pile(box, given["fate pile"], box.fate)
    if "unused" in given:
        g.unused = read_pile(box, given["unused"], box.fate)
    rest = box.take_rest(box.fate)
    line = given.get("fate deck")
    if line is not None and "rest" not in names(line.value):
        g.box += rest
        rest = []
    if g.mode == OMNIPOTENT:
        events = [card for card in rest if g.book.kind[g.identity[card]] is EVENT]
        g.box += events
        rest = [card for card in rest if card not in events]
    g.fate_decks[0] = rest + top


def _reveal(g: Mayhem) -> None:
    zones = [*g.places, *g.piles, *g.fate_piles, g.attached, g.box, g.events, g.sent, g.vendettas]
    for zone in zones:
        for card in zone:
            g.known[card] = g.everyone


# -- writing -------------------------------------------------------------------------------------


def write(g: Mayhem) -> list[str]:
    """The lines of a position file for a state at rest."""
    lines = write_turn(g)
    for seat in range(g.seats):
        who = villain(g, seat).id
        lines += write_seat(g, seat, _OWN[who], _STEPS[who])
        if who == "masque" and g.vendettas:
            lines.append(f"  vendettas: {write_ids(g, g.vendettas)}")
    if g.events:
        lines += ["", "events:"]
        for event in g.events:
            there = ", ".join(write_item(g, ally) for ally in allies_at(g, event))
            lines.append(f"  {write_item(g, event)}: {there}")
    lines += [
        "",
        f"fate deck: {write_ids(g, g.fate_decks[0][::-1])}",
        f"fate pile: {write_ids(g, g.fate_piles[0])}",
    ]
    if g.unused:
        lines.append(f"unused: {write_ids(g, g.unused)}")
    return [line.rstrip() for line in lines]


POSITIONS = Positions(build, write)

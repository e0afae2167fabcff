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

from collections.abc import Iterable
from typing import Any

from fiendish.engine.game import Positions
from fiendish.engine.positions.form import Form, Key, Then, joined, seat_blocks
from fiendish.engine.positions.lines import Line
from fiendish.games.marvel_villainous.cards.loki import AT_THRONE, SPENT_MISCHIEF
from fiendish.games.marvel_villainous.cards.masque import HIT
from fiendish.games.marvel_villainous.cards.modok import LOYALTY
from fiendish.games.marvel_villainous.rules.events import allies_at, is_ready, usable
from fiendish.games.marvel_villainous.rules.setup import empty, fate_cards
from fiendish.games.marvel_villainous.settings import VILLAINS
from fiendish.games.marvel_villainous.state import OMNIPOTENT, Mayhem
from fiendish.games.villainous.book import ALLY, EVENT, HERO
from fiendish.games.villainous.positions import (
    LATE,
    TABLE,
    TURN,
    RealmReading,
    face_id,
    read_item,
    read_villains,
    seat_keys,
    show_all,
    step_of,
    things,
    write_item,
)
from fiendish.games.villainous.rules.board import villain
from fiendish.games.villainous.rules.changes import list_ongoing
from fiendish.games.villainous.state import IMPOSED, UNDER

_Reading = RealmReading[Mayhem]
_OWN = {
    "loki": {"mischief": -1, "spent": SPENT_MISCHIEF},
    "modok": {"loyalty": LOYALTY},
    "masque": {},
}
_STEPS = {"loki": AT_THRONE, "modok": 0, "masque": HIT}


def build(
    lines: list[Line], seats: int, settings: dict[str, Any], seed: bytes, edition: int
) -> Mayhem:
    """The state those lines describe."""
    villains = read_villains(seats, lines, settings["villains"], VILLAINS)
    g = empty(seats, seed, villains, settings["mode"], settings["mixing"], edition)
    g.turn_limit = settings["turn_limit"]
    g.mover = [0] * seats
    FORM.read(RealmReading(g, lines, fate_cards(g)))
    return g


def _of_player(g: Mayhem, seat: int) -> list[Key]:
    who = villain(g, seat).id
    tile = Key("vendettas", _read_tile, lambda g, n: _ids(g, g.vendettas), step_of(seat) + 1)
    return seat_keys(g, seat, _OWN[who], _STEPS[who]) + [tile] * (who == "masque")


def _read_tile(r: _Reading, line: Line, seat: int) -> None:
    for name in line.names():
        hero = r.find(line, name)
        if r.g.book.kind[r.g.identity[hero]] is not HERO:
            line.refuse(f"{name} is not a Hero")
        r.g.vendettas.append(hero)


def _read_event(r: _Reading, line: Line, n: int) -> None:
    g = r.g
    head = line.item(line.key)
    event = r.find(line, head.name)
    if g.book.kind[g.identity[event]] is not EVENT or g.mode == OMNIPOTENT:
        line.refuse(f"{head.name} is not an Event of this game")
    g.events.append(event)
    g.at[event] = IMPOSED
    list_ongoing(g)
    read_item(r, event, head)
    for item in things(line.items()):
        ally = r.find(line, item.name)
        if g.book.kind[g.identity[ally]] is not ALLY:
            line.refuse(f"{item.name} is not an Ally")
        if event not in usable(g, g.owner(ally), ally):
            line.refuse(f"{item.name} cannot be at this Event (MV-101)")
        g.sent.append(ally)
        g.at[ally] = UNDER
        g.on[ally] = event
        read_item(r, ally, item)
    if is_ready(g, event):
        line.refuse("these Allies are enough: the Event would be resolved (MV-103)")


def _write_events(g: Mayhem, n: int) -> Iterable[str]:
    for event in g.events:
        there = ", ".join(write_item(g, ally) for ally in allies_at(g, event))
        yield f"{write_item(g, event)}: {there}"


# -- Fate ----------------------------------------------------------------------------------------


def _fate(g: Mayhem) -> int:
    """The pool of Fate cards, after those of the players."""
    return g.seats


def _read_pile(r: _Reading, line: Line, n: int) -> None:
    r.g.fate_piles[0] = r.cards(line, _fate(r.g))


def _read_unused(r: _Reading, line: Line, n: int) -> None:
    r.g.unused = r.cards(line, _fate(r.g))


def _deal(r: _Reading, n: int) -> None:
    """The decks; Events stay away where they are not played. Then what is to be seen."""
    g = r.g
    (unnamed,) = r.remaining(_fate(g))
    pool = r.pools[_fate(g)]
    kept = [
        card
        for card in unnamed
        if pool.is_whole and (g.mode != OMNIPOTENT or g.book.kind[g.identity[card]] is not EVENT)
    ]
    g.box += [card for card in unnamed if card not in kept]
    g.fate_decks[0] = kept + pool.top
    g.decks = r.decks(g.box, *range(g.seats))
    show_all(g, (*g.places, *g.piles, *g.fate_piles, g.attached, g.box))
    show_all(g, (g.events, g.sent, g.vendettas))


def _ids(g: Mayhem, cards: Iterable[int], always: bool = False) -> list[str]:
    return joined((face_id(g, card) for card in cards), always)


FORM = Form(
    *TURN,
    seat_blocks(_of_player),
    Key("events", _read_event, _write_events, TABLE + 1, block=True),
    Key(
        "fate deck",
        lambda r, line, n: r.read_deck(line, _fate(r.g)),
        lambda g, n: _ids(g, g.fate_decks[0][::-1], always=True),
        TABLE + 2,
        gap=True,
    ),
    Key("fate pile", _read_pile, lambda g, n: _ids(g, g.fate_piles[0], always=True), TABLE + 3),
    Key("unused", _read_unused, lambda g, n: _ids(g, g.unused), TABLE + 4),
    Then(LATE, _deal),
)
POSITIONS = Positions(build, FORM.write)

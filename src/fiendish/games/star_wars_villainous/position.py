"""Position files of Star Wars Villainous: what it has besides the shared ones.

A:
  credits: 3
  ambition: 2
  conflicted: 1                       what this Villain keeps, by its name
  piece: dv_cloud_city                where Luke's tile is
  mover: tie_advanced_x1              may be an Ally Vehicle
  deep_space: tie_advanced_x1 [x_wing_starfighter], millennium_falcon [han_solo]
                                      Vehicles, with what is engaged, attached or held in brackets
  restrictions: more_powerful_than_you_can_imagine
  fate deck: yoda, rest               from the top
  fate pile: leia_organa
  missions: assault_on_kamino, rest   face down, from the top; else all that are named nowhere
  briefs: kidnap_the_huttlet +fate-an-opponent +reset
                                      face up, with tasks done; -task: not before the next turn
  completed: hunt_the_brothers
asked: 0                              an open window for Conditions: how far the round is,
passes: 1                             how many have passed since the last one,
moments: played A, paid A             what has happened,
answers: dv_you_underestimate         and what was played in this window
answered: A dv_you_underestimate      a Condition that counts for the whole turn
draws: 5                              up to how many cards are drawn at the end of this turn
unblocked: 1                          nothing covers symbols at the mover this turn

Cards in a player's block are of that player's decks.
"""

from __future__ import annotations

from typing import Any

from fiendish.engine.effects import last, lasting
from fiendish.engine.game import LETTERS
from fiendish.engine.position import Line, Positions
from fiendish.games.star_wars_villainous.book import BOOK, SectorVillain
from fiendish.games.star_wars_villainous.rules import conditions
from fiendish.games.star_wars_villainous.rules.missions import printed
from fiendish.games.star_wars_villainous.rules.sector import ally_vehicles, engaged_with
from fiendish.games.star_wars_villainous.rules.setup import empty, fate_cards
from fiendish.games.star_wars_villainous.settings import VILLAINS
from fiendish.games.star_wars_villainous.state import ASKING, Sector
from fiendish.games.villainous.book import FATE_VEHICLE, HERO, MISSION, RESTRICTION, VEHICLE
from fiendish.games.villainous.position import (
    KEYS,
    Box,
    Item,
    deal_rest,
    face_id,
    items,
    names,
    read_due,
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
from fiendish.games.villainous.rules.changes import attach, list_ongoing, put
from fiendish.games.villainous.state import ANSWERED, IMPOSED, LOCATIONS, UNBLOCKED, UNDER, WIDER

_KEYS = (*KEYS, "asked", "passes", "moments", "answers", "answered", "draws", "unblocked")
_OWN = ("deep_space", "restrictions", "fate deck", "fate pile", "missions", "briefs", "completed")
_MOMENTS = (
    "collected", "played", "discarded", "maneuvered", "fated", "vanquished", "hero-fell", "paid",
    "targeted", "arrived", "turn-ends", "fought", "aspired", "briefed",
)  # fmt: skip


class SectorBox(Box):
    """Cards not placed yet; those in a player's block are of that player's decks."""

    def decks_of(self, pool: int) -> tuple[str, ...]:
        id = villain(self.g, pool % self.g.seats).id
        return (id if pool < self.g.seats else f"fate_{id}",)

    def decks_at(self, place: int) -> tuple[tuple[str, ...], int]:
        seats = self.g.seats
        seat = place // LOCATIONS if place < LOCATIONS * seats else place - LOCATIONS * seats
        return self.both(seat), seat

    def both(self, seat: int) -> tuple[str, ...]:
        return (*self.decks_of(seat), *self.decks_of(self.g.seats + seat))

    def own(self, line: Line, name: str, seat: int) -> int:
        """A card of one of a player's two decks."""
        face = self.face(line, name, self.both(seat))
        pool = seat if face in self.left[seat] else self.g.seats + seat
        return self.take(line, name, pool, self.both(seat), pool)


def _keeps(g: Sector, seat: int) -> dict[str, int]:
    made = villain(g, seat)
    assert isinstance(made, SectorVillain)
    return {"ambition": -1, **made.keeps}


# -- reading -------------------------------------------------------------------------------------


def build(lines: list[Line], seats: int, settings: dict[str, Any], seed: bytes) -> Sector:
    """The state those lines describe."""
    given = {line.key: line for line in lines}
    g = empty(seats, seed, read_villains(seats, given, settings["villains"], VILLAINS))
    g.turn_limit, g.strict_supply = settings["turn_limit"], int(settings["strict_supply"])
    for line in lines:
        if line.key not in _KEYS and line.key not in tuple(LETTERS[:seats]):
            allowed = ", ".join([*_KEYS, *LETTERS[:seats]])
            line.refuse(f"there is no {line.key!r} in a position; allowed: {allowed}")
        if line.below and line.key in _KEYS:
            line.below[0].refuse(f"nothing can be indented below {line.key!r}")
    read_turn(g, given)
    box = SectorBox(g, *(fate_cards(g, seat) for seat in range(seats)))
    g.mover = [0] * seats
    for seat in range(seats):
        _read_seat(g, box, given.get(LETTERS[seat]), seat)
    read_used(g, given)
    _read_window(g, given)
    _reveal(g)
    read_due(g, given)
    return g


def _read_seat(g: Sector, box: SectorBox, block: Line | None, seat: int) -> None:
    block = block or Line(0, LETTERS[seat], "")
    mine = {line.key: line for line in block.below if line.key in _OWN}
    aboard = _read_space(g, box, mine.get("deep_space"), seat)
    rest = [line for line in block.below if line.key not in _OWN]
    mover = next((line for line in rest if line.key == "mover" and line.value in aboard), None)
    plain = [line for line in rest if line is not mover]
    randoms = read_seat(
        g, box, Line(block.number, block.key, block.value, plain), seat, _keeps(g, seat), 0
    )
    if mover is not None:
        g.mover[seat] = LOCATIONS + aboard[mover.value]
    if "restrictions" in mine:
        for name in names(mine["restrictions"].value):
            card = box.own(mine["restrictions"], name, seat)
            if g.book.kind[g.identity[card]] is not RESTRICTION:
                mine["restrictions"].refuse(f"{name} is not a Restriction")
            g.restrictions[seat].append(card)
            g.at[card] = IMPOSED
        list_ongoing(g)
    _read_fate(g, box, mine, seat)
    _read_missions(g, box, mine, seat)
    deck = next((line for line in block.below if line.key == "deck"), None)
    deal_rest(g, box, seat, deck, randoms)


def _read_space(g: Sector, box: SectorBox, line: Line | None, seat: int) -> dict[str, int]:
    """Vehicles in Deep Space; the Ally Vehicles by all their names."""
    aboard: dict[str, int] = {}
    for item in items(line, line.value) if line is not None else []:
        assert line is not None
        card = box.own(line, item.name, seat)
        kind = g.book.kind[g.identity[card]]
        if kind not in (VEHICLE, FATE_VEHICLE):
            line.refuse(f"{item.name} is not a Vehicle")
        put(g, card, g.area(seat))
        if kind is VEHICLE:
            id = face_id(g, card)
            aboard[id] = aboard[id.partition("_")[2]] = card
        for under in item.under:
            _read_under(g, box, line, card, under, seat)
    return aboard


def _read_under(g: Sector, box: SectorBox, line: Line, on: int, item: Item, seat: int) -> None:
    """What is engaged with a Vehicle, attached to it, or held under it."""
    card = box.own(line, item.name, seat)
    kind = g.book.kind[g.identity[card]]
    if kind is FATE_VEHICLE and g.book.kind[g.identity[on]] is VEHICLE:
        put(g, card, g.area(seat))
        g.engaged.append(card)
        g.on[card] = on
        for under in item.under:
            _read_under(g, box, line, card, under, seat)
    elif kind is HERO and g.book.kind[g.identity[on]] is FATE_VEHICLE:
        g.held.append(card)
        g.at[card], g.on[card] = UNDER, on
    elif g.book.attaches[g.identity[card]]:
        attach(g, card, on)
    else:
        line.refuse(f"{item.name} cannot be there")


def _read_fate(g: Sector, box: SectorBox, mine: dict[str, Line], seat: int) -> None:
    """The Fate deck and pile; what is not named is in the deck, unless that leaves out the rest."""
    pool = g.seats + seat
    line = mine.get("fate deck")
    top = read_pile(box, line, pool)[::-1] if line is not None else []
    if "fate pile" in mine:
        g.fate_piles[seat] = read_pile(box, mine["fate pile"], pool)
    rest = box.take_rest(pool)
    if line is not None and "rest" not in names(line.value):
        g.box += rest
        rest = []
    g.fate_decks[seat] = rest + top


def _read_missions(g: Sector, box: SectorBox, mine: dict[str, Line], seat: int) -> None:
    faces = [face for face in BOOK.missions if face in box.left[seat]]
    for key in ("missions", "briefs", "completed"):
        if key in mine and not faces:
            mine[key].refuse(f"{villain(g, seat).name} has no Missions")
    if not faces:
        return
    for item in names(mine["briefs"].value) if "briefs" in mine else []:
        name, *marks = item.split() or [""]
        brief = [_mission(g, box, mine["briefs"], name, seat), 0, 0, 0]
        tasks = [task.id for task in printed(g, brief).tasks]
        for mark in marks:
            sign, task = mark[0], mark[1:]
            if mark == "+reset":
                brief[3] = 1
            elif sign in "+-" and task in tasks:
                brief[1 if sign == "+" else 2] |= 1 << tasks.index(task)
            else:
                mine["briefs"].refuse(f"{mark} is not possible; tasks: {', '.join(tasks)}")
        g.briefs.append(brief)
    if "completed" in mine:
        g.completed = [
            _mission(g, box, mine["completed"], name, seat)
            for name in names(mine["completed"].value)
        ]
    named = names(mine["missions"].value) if "missions" in mine else []
    top = [_mission(g, box, mine["missions"], name, seat) for name in named if name != "rest"]
    rest = [box.place(seat, face) for face in faces if face in box.left[seat]]
    if "missions" in mine and "rest" not in named:
        g.box += rest
        rest = []
    g.missions = rest + top[::-1]


def _mission(g: Sector, box: SectorBox, line: Line, name: str, seat: int) -> int:
    card = box.own(line, name, seat)
    if g.book.kind[g.identity[card]] is not MISSION:
        line.refuse(f"{name} is not a Mission")
    return card


def _read_window(g: Sector, given: dict[str, Line]) -> None:
    """An open window for Conditions, and what counts for the whole turn."""
    if "draws" in given:
        last(g, WIDER, g.active, given["draws"].whole_number(1, 10))
    if "unblocked" in given and given["unblocked"].whole_number(0, 1):
        last(g, UNBLOCKED, g.mover[g.active])
    if "asked" in given:
        g.window = ASKING
        g.asked = given["asked"].whole_number(0, max(g.seats - 2, 0))
    if "passes" in given:
        g.passes = given["passes"].whole_number(0, g.seats - 1)
    for word in names(given["moments"].value) if "moments" in given else []:
        kind, _, letter = word.partition(" ")
        if kind not in _MOMENTS or letter not in [*LETTERS[: g.seats]]:
            given["moments"].refuse(f"{word!r} is not `what player`; {', '.join(_MOMENTS)}")
        g.moments.append([_MOMENTS.index(kind), LETTERS.index(letter), 0, 0])
    faces = {BOOK.faces[face].id: face for face in BOOK.conditions}
    for word in names(given["answers"].value) if "answers" in given else []:
        if word not in faces:
            given["answers"].refuse(f"{word!r} is not a Condition")
        g.answers.append(faces[word])
    for word in names(given["answered"].value) if "answered" in given else []:
        letter, _, id = word.partition(" ")
        if id not in faces or letter not in [*LETTERS[: g.seats]]:
            given["answered"].refuse(f"{word!r} is not `player condition`")
        last(g, ANSWERED, conditions.subject(faces[id], LETTERS.index(letter)))


def _reveal(g: Sector) -> None:
    briefs = [brief[0] for brief in g.briefs]
    zones = [*g.places, *g.piles, *g.fate_piles, *g.restrictions, g.attached, g.box, g.held]
    for zone in [*zones, briefs, g.completed]:
        for card in zone:
            g.known[card] = g.everyone
    for seat, hand in enumerate(g.hands):
        for card in hand:
            g.known[card] |= BOOK.sees(g, seat)


# -- writing -------------------------------------------------------------------------------------


def write(g: Sector) -> list[str]:
    """The lines of a position file for a state at rest."""
    lines = write_turn(g)
    if g.window:
        lines += [f"asked: {g.asked}", f"passes: {g.passes}"]
        lines.append(
            f"moments: {', '.join(f'{_MOMENTS[m[0]]} {LETTERS[m[1]]}' for m in g.moments)}"
        )
        lines.append(f"answers: {', '.join(BOOK.faces[face].id for face in g.answers)}")
    answered = [entry[1] for entry in g.lasting if entry[0] == ANSWERED]
    if answered:
        said = [f"{LETTERS[one % 8]} {BOOK.faces[one // 8].id}" for one in answered]
        lines.append(f"answered: {', '.join(said)}")
    if draws := lasting(g, WIDER, g.active):
        lines.append(f"draws: {draws}")
    if lasting(g, UNBLOCKED, g.mover[g.active]):
        lines.append("unblocked: 1")
    for seat in range(g.seats):
        own = write_seat(g, seat, _keeps(g, seat), 0)
        lines += [line for line in own if not line.startswith("  area:")]
        lines += _write_own(g, seat)
    return [line.rstrip() for line in lines]


def _write_own(g: Sector, seat: int) -> list[str]:
    lines = []
    free = [card for card in g.places[g.area(seat)] if card not in g.engaged]
    if free:
        lines.append(f"  deep_space: {', '.join(_write_vehicle(g, seat, card) for card in free)}")
    if g.restrictions[seat]:
        lines.append(f"  restrictions: {write_ids(g, g.restrictions[seat])}")
    lines.append(f"  fate deck: {write_ids(g, g.fate_decks[seat][::-1])}")
    lines.append(f"  fate pile: {write_ids(g, g.fate_piles[seat])}")
    if any(BOOK.faces[face].deck == villain(g, seat).id for face in BOOK.missions):
        lines.append(f"  missions: {write_ids(g, g.missions[::-1])}")
        lines.append(f"  briefs: {', '.join(_write_brief(g, brief) for brief in g.briefs)}")
        lines.append(f"  completed: {write_ids(g, g.completed)}")
    return lines


def _write_vehicle(g: Sector, seat: int, card: int) -> str:
    foes = engaged_with(g, card) if card in ally_vehicles(g, seat) else []
    inside = [_write_vehicle(g, seat, foe) for foe in foes]
    inside += [write_item(g, item) for item in g.attached if g.on[item] == card]
    inside += [face_id(g, hero) for hero in g.held if g.on[hero] == card]
    return f"{face_id(g, card)} [{', '.join(inside)}]" if inside else face_id(g, card)


def _write_brief(g: Sector, brief: list[int]) -> str:
    marks = ["+reset"] * brief[3]
    for n, task in enumerate(printed(g, brief).tasks):
        marks += [f"+{task.id}"] * (brief[1] >> n & 1) + [f"-{task.id}"] * (brief[2] >> n & 1)
    return " ".join([face_id(g, brief[0]), *marks])


POSITIONS = Positions(build, write)

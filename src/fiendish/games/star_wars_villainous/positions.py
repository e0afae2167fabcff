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

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from fiendish.engine.effects import keep_effect, lasting
from fiendish.engine.game import LETTERS, Positions
from fiendish.engine.positions.form import (
    Form,
    Key,
    Then,
    deck_key,
    joined,
    pile_key,
    seat_blocks,
)
from fiendish.engine.positions.lines import Item, Line
from fiendish.games.star_wars_villainous.book import BOOK, SectorVillain
from fiendish.games.star_wars_villainous.rules import conditions
from fiendish.games.star_wars_villainous.rules.missions import printed
from fiendish.games.star_wars_villainous.rules.sector import ally_vehicles, engaged_with
from fiendish.games.star_wars_villainous.rules.setup import empty, fate_cards
from fiendish.games.star_wars_villainous.settings import VILLAINS
from fiendish.games.star_wars_villainous.state import ASKING, Sector
from fiendish.games.villainous.book import FATE_VEHICLE, HERO, MISSION, RESTRICTION, VEHICLE, Kind
from fiendish.games.villainous.positions import (
    LATE,
    TABLE,
    TURN,
    RealmReading,
    face_id,
    read_villains,
    seat_keys,
    show_all,
    step_of,
    things,
    write_item,
)
from fiendish.games.villainous.rules.board import villain
from fiendish.games.villainous.rules.changes import attach, list_ongoing, put
from fiendish.games.villainous.state import ANSWERED, IMPOSED, LOCATIONS, UNBLOCKED, UNDER, WIDER

_MOMENTS = (
    "collected", "played", "discarded", "maneuvered", "fated", "vanquished", "hero-fell", "paid",
    "targeted", "arrived", "turn-ends", "fought", "aspired", "briefed",
)  # fmt: skip


class _Reading(RealmReading[Sector]):
    """Cards in a player's block are of that player's decks."""

    all_missions = True  # those named nowhere are in their deck

    def decks_of(self, pool: int) -> tuple[str, ...]:
        id = villain(self.g, pool % self.g.seats).id
        return (id if pool < self.g.seats else f"fate_{id}",)

    def decks_at(self, place: int) -> tuple[tuple[str, ...], int]:
        seats = self.g.seats
        seat = place // LOCATIONS if place < LOCATIONS * seats else place - LOCATIONS * seats
        return self.both(seat), seat

    def both(self, seat: int) -> tuple[str, ...]:
        return (*self.decks_of(seat), *self.decks_of(self.g.seats + seat))

    def own(self, line: Line, name: str, seat: int, *kinds: Kind) -> int:
        """A card of one of a player's two decks, which must be of one of these kinds, if any."""
        face = self.face(line, name, self.both(seat))
        pool = seat if face in self.pools[seat].left else self.g.seats + seat
        card = self.find(line, name, pool, self.both(seat), pool)
        if kinds and self.g.book.kind[face] not in kinds:
            line.refuse(f"{name} is not a {kinds[0].name.title()}")
        return card


def build(
    lines: list[Line], seats: int, settings: dict[str, Any], seed: bytes, edition: int
) -> Sector:
    """The state those lines describe."""
    villains = read_villains(seats, lines, settings["villains"], VILLAINS)
    g = empty(seats, seed, villains, edition)
    g.turn_limit, g.strict_supply = settings["turn_limit"], int(settings["strict_supply"])
    g.mover = [0] * seats
    FORM.read(_Reading(g, lines, *(fate_cards(g, seat) for seat in range(seats))))
    return g


# -- what a player has ---------------------------------------------------------------------------


def _of_player(g: Sector, seat: int) -> list[Key | Then]:
    made = villain(g, seat)
    assert isinstance(made, SectorVillain)
    step, fate = step_of(seat), g.seats + seat
    keys: list[Key | Then] = [
        *seat_keys(g, seat, {"ambition": -1, **made.keeps}, area=""),
        Key("deep_space", _read_space, _write_space, step + 1),
        Key("restrictions", _read_restrictions, lambda g, n: _ids(g, g.restrictions[n]), step + 3),
        deck_key("fate deck", "fate_decks", face_id, fate, step + 4),
        pile_key("fate pile", "fate_piles", face_id, fate, step + 5),
        Key("missions", _read_missions, _write_missions, step + 8),
        Key("briefs", _read_briefs, _write_briefs, step + 6),
        Key("completed", _read_completed, _write_completed, step + 7),
        Then(step + 9, _deal),
    ]
    return keys


def _read_space(r: _Reading, line: Line, seat: int) -> None:
    """Vehicles in Deep Space."""
    for item in things(line.items()):
        card = r.own(line, item.allow("[ ]").name, seat, VEHICLE, FATE_VEHICLE)
        put(r.g, card, r.g.area(seat))
        for under in things(item.under()):
            _read_under(r, card, under, seat)


def _read_under(r: _Reading, on: int, item: Item, seat: int) -> None:
    """What is engaged with a Vehicle, attached to it, or held under it."""
    g = r.g
    card = r.own(item.line, item.allow("[ ]").name, seat)
    kind, host = g.book.kind[g.identity[card]], g.book.kind[g.identity[on]]
    if kind is FATE_VEHICLE and host is VEHICLE:
        put(g, card, g.area(seat))
        g.engaged.append(card)
        g.on[card] = on
        for under in things(item.under()):
            _read_under(r, card, under, seat)
    elif kind is HERO and host is FATE_VEHICLE:
        g.held.append(card)
        g.at[card], g.on[card] = UNDER, on
    elif g.book.attaches[g.identity[card]]:
        attach(g, card, on)
    else:
        item.line.refuse(f"{item.name} cannot be there")


def _write_space(g: Sector, seat: int) -> list[str]:
    free = [card for card in g.places[g.area(seat)] if card not in g.engaged]
    return joined(_write_vehicle(g, seat, card) for card in free)


def _write_vehicle(g: Sector, seat: int, card: int) -> str:
    foes = engaged_with(g, card) if card in ally_vehicles(g, seat) else []
    inside = [_write_vehicle(g, seat, foe) for foe in foes]
    inside += [write_item(g, item) for item in g.attached if g.on[item] == card]
    inside += [face_id(g, hero) for hero in g.held if g.on[hero] == card]
    return f"{face_id(g, card)} [{', '.join(inside)}]" if inside else face_id(g, card)


def _read_restrictions(r: _Reading, line: Line, seat: int) -> None:
    for name in line.names():
        card = r.own(line, name, seat, RESTRICTION)
        r.g.restrictions[seat].append(card)
        r.g.at[card] = IMPOSED
    list_ongoing(r.g)


# -- Missions ------------------------------------------------------------------------------------


def _has_missions(g: Sector, seat: int) -> bool:
    return any(BOOK.faces[face].deck == villain(g, seat).id for face in BOOK.missions)


def _missions(r: _Reading, line: Line, names: Sequence[str], seat: int) -> list[int]:
    if not _has_missions(r.g, seat):
        line.refuse(f"{villain(r.g, seat).name} has no Missions")
    return [r.own(line, name, seat, MISSION) for name in names]


def _read_briefs(r: _Reading, line: Line, seat: int) -> None:
    items = line.items()
    for item, card in zip(items, _missions(r, line, [i.name for i in items], seat), strict=True):
        brief = [card, 0, 0, int("+reset" in item.marks)]
        tasks = [task.id for task in printed(r.g, brief).tasks]
        item.allow("+reset", *(sign + task for task in tasks for sign in "+-"))
        for n, task in enumerate(tasks):
            brief[1] |= (f"+{task}" in item.marks) << n
            brief[2] |= (f"-{task}" in item.marks) << n
        r.g.briefs.append(brief)


def _write_briefs(g: Sector, seat: int) -> list[str]:
    return (
        joined((_write_brief(g, brief) for brief in g.briefs), True)
        if _has_missions(g, seat)
        else []
    )


def _write_brief(g: Sector, brief: list[int]) -> str:
    marks = ["+reset"] * brief[3]
    for n, task in enumerate(printed(g, brief).tasks):
        marks += [f"+{task.id}"] * (brief[1] >> n & 1) + [f"-{task.id}"] * (brief[2] >> n & 1)
    return " ".join([face_id(g, brief[0]), *marks])


def _read_completed(r: _Reading, line: Line, seat: int) -> None:
    r.g.completed = _missions(r, line, line.names(), seat)


def _write_completed(g: Sector, seat: int) -> list[str]:
    return _ids(g, g.completed, always=True) if _has_missions(g, seat) else []


def _read_missions(r: _Reading, line: Line, seat: int) -> None:
    names = line.names()
    r.g.missions = _missions(r, line, [name for name in names if name != "rest"], seat)[::-1]
    r.all_missions = "rest" in names


def _write_missions(g: Sector, seat: int) -> list[str]:
    return _ids(g, g.missions[::-1], always=True) if _has_missions(g, seat) else []


def _deal(r: _Reading, seat: int) -> None:
    """The player's Fate deck, Missions and deck."""
    g = r.g
    (g.fate_decks[seat],) = r.decks(g.box, g.seats + seat)
    remaining = [r.place(seat, face) for face in BOOK.missions if face in r.pools[seat].left]
    if r.all_missions:
        g.missions = remaining + g.missions
    else:
        g.box += remaining
    (g.decks[seat],) = r.decks(g.box, seat)


# -- the window for Conditions -------------------------------------------------------------------


def _read_draws(r: _Reading, line: Line, n: int) -> None:
    keep_effect(r.g, WIDER, r.g.active, line.whole_number(1, 10))


def _write_draws(g: Sector, n: int) -> list[str]:
    draws = lasting(g, WIDER, g.active)
    return [str(draws)] * bool(draws)


def _read_unblocked(r: _Reading, line: Line, n: int) -> None:
    if line.whole_number(0, 1):
        keep_effect(r.g, UNBLOCKED, r.g.mover[r.g.active])


def _write_unblocked(g: Sector, n: int) -> list[str]:
    return ["1"] * bool(lasting(g, UNBLOCKED, g.mover[g.active]))


def _read_asked(r: _Reading, line: Line, n: int) -> None:
    r.g.window = ASKING
    r.g.asked = line.whole_number(0, max(r.g.seats - 2, 0))


def _read_passes(r: _Reading, line: Line, n: int) -> None:
    r.g.passes = line.whole_number(0, r.g.seats - 1)


def _read_moments(r: _Reading, line: Line, n: int) -> None:
    for name in line.names():
        word, _, letter = name.partition(" ")
        if word not in _MOMENTS or letter not in [*LETTERS[: r.g.seats]]:
            line.refuse(f"{name!r} is not `what player`; {', '.join(_MOMENTS)}")
        r.g.moments.append([_MOMENTS.index(word), LETTERS.index(letter), 0, 0])


def _conditions() -> dict[str, int]:
    return {BOOK.faces[face].id: face for face in BOOK.conditions}


def _read_answers(r: _Reading, line: Line, n: int) -> None:
    for name in line.names():
        if name not in _conditions():
            line.refuse(f"{name!r} is not a Condition")
        r.g.answers.append(_conditions()[name])


def _read_answered(r: _Reading, line: Line, n: int) -> None:
    for name in line.names():
        letter, _, id = name.partition(" ")
        if id not in _conditions() or letter not in [*LETTERS[: r.g.seats]]:
            line.refuse(f"{name!r} is not `player condition`")
        keep_effect(r.g, ANSWERED, conditions.subject(_conditions()[id], LETTERS.index(letter)))


def _write_answered(g: Sector, n: int) -> list[str]:
    said = [entry[1] for entry in g.lasting if entry[0] == ANSWERED]
    return joined(f"{LETTERS[one % 8]} {BOOK.faces[one // 8].id}" for one in said)


def _reveal(r: _Reading, n: int) -> None:
    g = r.g
    show_all(g, (*g.places, *g.piles, *g.fate_piles, *g.restrictions, g.attached, g.box, g.held))
    show_all(g, ([brief[0] for brief in g.briefs], g.completed))
    for seat, hand in enumerate(g.hands):
        for card in hand:
            g.known[card] |= BOOK.hands.sees(g, seat)


def _ids(g: Sector, cards: Iterable[int], always: bool = False) -> list[str]:
    return joined((face_id(g, card) for card in cards), always)


def _in_window(name: str, read: Any, words: Callable[[Sector], Iterable[str]]) -> Key:
    """A key that is written while a window is open."""
    return Key(name, read, lambda g, n: joined(words(g), True) if g.window else [], TABLE + 3)


FORM = Form(
    *TURN,
    _in_window("asked", _read_asked, lambda g: [str(g.asked)]),
    _in_window("passes", _read_passes, lambda g: [str(g.passes)]),
    _in_window(
        "moments", _read_moments, lambda g: (f"{_MOMENTS[m[0]]} {LETTERS[m[1]]}" for m in g.moments)
    ),
    _in_window("answers", _read_answers, lambda g: (BOOK.faces[face].id for face in g.answers)),
    Key("answered", _read_answered, _write_answered, TABLE + 3),
    Key("draws", _read_draws, _write_draws, TABLE + 1),
    Key("unblocked", _read_unblocked, _write_unblocked, TABLE + 2),
    seat_blocks(_of_player),
    Then(LATE, _reveal),
)
POSITIONS = Positions(build, FORM.write)

"""Position files of Supervillain: reading and writing.

    active: A                      the Villain whose turn it is
    phase: day                     act1, act2, act3, day (the default) or evening
    turn: 12
    mob: played                    what of this turn's plays is gone; also `ops: played`
    more mobs: 1                   rights gained this turn; also `more small mobs`, `more ops`
    decisions: 3                   decisions already made this turn
    turned up: wormhole            in act3, the card waiting for its use
    A:
      hand: encore +seen, 2 random
      project: wormhole +used [encore, shield_polishers +token]
      facility: hypno_tower +token +used +encore
    asteroids:
      flak_belt: A at B +charged
    minion deck: pickpockets, rest from the top; `rest` are all cards not named anywhere
    minion pile: pickpockets       the last one is on top
    domination deck: rest
    domination pile:

A deck that is not given is `rest`. Cards that are nowhere stay in the box.
"""

from __future__ import annotations

from typing import Any

from fiendish.engine import rng
from fiendish.engine.effects import last, lasting
from fiendish.engine.game import LETTERS
from fiendish.engine.position import Line, Positions, seat_of
from fiendish.games.supervillain.faces import FACES
from fiendish.games.supervillain.rules.board import cost, mobs_on, power_on, targets
from fiendish.games.supervillain.rules.destruction import (
    MORE_MOBS,
    MORE_OPS,
    MORE_SMALL_MOBS,
    MORE_USES,
)
from fiendish.games.supervillain.rules.turn import empty
from fiendish.games.supervillain.state import (
    ACT_I,
    ACT_II,
    ACT_III,
    DAY,
    DOMINATION,
    EVENING,
    MINIONS,
    Galaxy,
)

_PHASES = {"act1": ACT_I, "act2": ACT_II, "act3": ACT_III, "day": DAY, "evening": EVENING}
_RIGHTS = {"more mobs": MORE_MOBS, "more small mobs": MORE_SMALL_MOBS, "more ops": MORE_OPS}
_DECKS = ("minion deck", "domination deck")
_KEYS = (
    "active", "phase", "turn", "mob", "ops", *_RIGHTS, "decisions", "turned up", "asteroids",
    *_DECKS, "minion pile", "domination pile",
)  # fmt: skip


class _Box:
    """The cards not placed yet. Handles are given out in an order drawn by the seed."""

    def __init__(self, g: Galaxy) -> None:
        self.g = g
        self.copies = [face.count for face in FACES]
        self._numbers = {face.id: number for number, face in enumerate(FACES)}
        self._handles = {
            pool: [pool[i] for i in rng.permutation(g, len(pool))] for pool in (DOMINATION, MINIONS)
        }

    def take(self, line: Line, name: str, pool: range) -> int:
        """The handle of one more copy of the named card."""
        number = self._numbers.get(name)
        kind = "Domination card" if pool is DOMINATION else "Minion card"
        if number is None or FACES[number].back != kind:
            line.refuse(f"{name!r} is not the id of a {kind}")
        if not self.copies[number]:
            line.refuse(f"there are only {FACES[number].count} copies of {name}")
        return self._place(number, pool)

    def rest(self, pool: range) -> list[int]:
        """All cards left, in random order."""
        faces = [
            number
            for number, left in enumerate(self.copies)
            for _ in range(left)
            if FACES[number].back == ("Domination card" if pool is DOMINATION else "Minion card")
        ]
        order = rng.permutation(self.g, len(faces))
        return [self._place(faces[i], pool) for i in order]

    def _place(self, number: int, pool: range) -> int:
        self.copies[number] -= 1
        card = self._handles[pool].pop()
        self.g.identity[card] = number
        return card


def build(lines: list[Line], seats: int, settings: dict[str, Any], seed: bytes) -> Galaxy:
    """The state those lines describe."""
    g = empty(seats, seed, settings["mode"], settings["total_annihilation"])
    given = {line.key: line for line in lines}
    for line in lines:
        if line.key not in _KEYS and line.key not in tuple(LETTERS[:seats]):
            allowed = ", ".join([*_KEYS, *LETTERS[:seats]])
            line.refuse(f"there is no {line.key!r} in a position; allowed: {allowed}")
        if line.below and line.key in _KEYS and line.key != "asteroids":
            line.below[0].refuse(f"nothing can be indented below {line.key!r}")
    _read_turn(g, given)
    box = _Box(g)
    randoms: list[tuple[Line, int, int]] = []  # line, seat and number of random hand cards
    for seat in range(seats):
        if LETTERS[seat] in given:
            _read_seat(g, box, given[LETTERS[seat]], seat, randoms)
    if "asteroids" in given:
        _read_asteroids(g, box, given["asteroids"])
    _read_turned_up(g, box, given)
    g.minion_pile = _read_pile(box, given.get("minion pile"), MINIONS)
    g.domination_pile = _read_pile(box, given.get("domination pile"), DOMINATION)
    tops = {
        key: _read_pile(box, given[key], pool)
        for key, pool in zip(_DECKS, (MINIONS, DOMINATION), strict=True)
        if key in given
    }
    for pool, key in ((MINIONS, "minion deck"), (DOMINATION, "domination deck")):
        _deal_rest(g, box, pool, key, given.get(key), tops.get(key, []), randoms)
    _reveal(g)
    g.hitting = [a for a in g.asteroids if g.phase == ACT_I and g.owner[a] == g.active]
    return g


def _read_turn(g: Galaxy, given: dict[str, Line]) -> None:
    if "active" in given:
        g.active = given["active"].seat(g.seats)
    g.phase = given["phase"].one_of(_PHASES) if "phase" in given else DAY
    g.turn = given["turn"].whole_number(1) if "turn" in given else 1
    if "decisions" in given:
        g.decisions = given["decisions"].whole_number()
    played = {"left": 0, "played": 1}
    g.mob_played = given["mob"].one_of(played) if "mob" in given else 0
    g.ops_played = given["ops"].one_of(played) if "ops" in given else 0
    for key, right in _RIGHTS.items():
        for _ in range(given[key].whole_number(0, 20) if key in given else 0):
            last(g, right)


def _read_seat(
    g: Galaxy, box: _Box, block: Line, seat: int, randoms: list[tuple[Line, int, int]]
) -> None:
    if block.value:
        block.refuse(f"what Villain {block.key} has goes below, indented")
    for line in block.below:
        if line.key == "hand":
            _read_hand(g, box, line, seat, randoms)
        elif line.key == "project":
            _read_project(g, box, line, seat)
        elif line.key == "facility":
            _read_facility(g, box, line, seat)
        else:
            line.refuse(f"a Villain has hand, project and facility, not {line.key!r}")


def _read_hand(
    g: Galaxy, box: _Box, line: Line, seat: int, randoms: list[tuple[Line, int, int]]
) -> None:
    for item in _items(line.value):
        words = item.split()
        if len(words) == 2 and words[1] == "random":
            if not (words[0].isascii() and words[0].isdigit()):
                line.refuse(f"{item!r}: say how many, as in `2 random`")
            randoms.append((line, seat, int(words[0][:4])))
            continue
        name, marks = _marks(line, item, ("seen",))
        card = box.take(line, name, MINIONS)
        g.hands[seat].append(card)
        g.known[card] = g.everyone if "seen" in marks else 1 << seat


def _read_project(g: Galaxy, box: _Box, line: Line, seat: int) -> None:
    head, bracket, mobs = line.value.partition("[")
    if bracket and not mobs.rstrip().endswith("]"):
        line.refuse("the list of Mobs must end with ]")
    name, marks = _marks(line, head.strip(), ("used",))
    project = box.take(line, name, DOMINATION)
    g.projects[seat].append(project)
    g.owner[project] = seat
    g.project_used[project] = int("used" in marks)
    for item in _items(mobs.rstrip().removesuffix("]")):
        name, marks = _marks(line, item, ("token",))
        mob = box.take(line, name, MINIONS)
        g.mobs[seat].append(mob)
        g.on[mob] = project
        g.token[mob] = int("token" in marks)
    if power_on(g, project) >= cost(g, project):
        line.refuse("these Mobs are enough: the Project would be completed (SV-49)")


def _read_facility(g: Galaxy, box: _Box, line: Line, seat: int) -> None:
    name, marks = _marks(line, line.value, ("token", "used", "encore"))
    facility = box.take(line, name, DOMINATION)
    g.facilities[seat].append(facility)
    g.owner[facility] = seat
    g.token[facility] = int("token" in marks)
    if marks.count("used") > 1 + marks.count("encore"):
        line.refuse("+used can stand only once, and once more for each +encore")
    if marks.count("encore") > 20:
        line.refuse("that is too many +encore")
    g.facility_used[facility] = marks.count("used")
    for _ in range(marks.count("encore")):
        last(g, MORE_USES, facility)


def _read_asteroids(g: Galaxy, box: _Box, block: Line) -> None:
    if block.value:
        block.refuse("what is in flight goes below, indented")
    for line in block.below:
        _read_asteroid(g, box, line)


def _read_asteroid(g: Galaxy, box: _Box, line: Line) -> None:
    flight, marks = _marks(line, line.value, ("charged",))
    words = flight.split()
    if len(words) != 3 or words[1] != "at":
        line.refuse("an Asteroid is `card: A at B`, with +charged if it is")
    asteroid = box.take(line, line.key, DOMINATION)
    g.owner[asteroid] = seat_of(line, words[0], g.seats)
    g.target[asteroid] = seat_of(line, words[2], g.seats)
    if g.target[asteroid] not in targets(g, g.owner[asteroid]):
        line.refuse("an Asteroid cannot be pointed at its owner or a partner (SV-76, SV-125)")
    g.charged[asteroid] = int("charged" in marks)
    g.asteroids.append(asteroid)


def _read_turned_up(g: Galaxy, box: _Box, given: dict[str, Line]) -> None:
    line = given.get("turned up")
    if line is not None:
        if g.phase != ACT_III:
            line.refuse("a card is turned up in act3 only")
        g.turned_up = box.take(line, line.value, DOMINATION)
    elif g.phase == ACT_III:
        given["phase"].refuse("act3 needs a card that is turned up, as in `turned up: wormhole`")


def _read_pile(box: _Box, line: Line | None, pool: range) -> list[int]:
    if line is None:
        return []
    names = _items(line.value)
    if line.key in _DECKS:
        if "rest" in names[:-1]:
            line.refuse("`rest` comes last: the named cards are on top of it")
        names = [name for name in names if name != "rest"]
    return [box.take(line, name, pool) for name in names]


def _deal_rest(
    g: Galaxy,
    box: _Box,
    pool: range,
    key: str,
    line: Line | None,
    top: list[int],
    randoms: list[tuple[Line, int, int]],
) -> None:
    """Random hand cards, then the deck with its named cards on top; what is over stays away."""
    rest = box.rest(pool)
    if pool is MINIONS:
        for hand, seat, count in randoms:
            if count > len(rest):
                hand.refuse(f"there are only {len(rest)} Minion cards left to deal")
            for _ in range(count):
                card = rest.pop()
                g.hands[seat].append(card)
                g.known[card] = 1 << seat
    deck = top[::-1]
    if line is None or "rest" in _items(line.value):
        deck = rest + deck
    else:
        g.box += rest
    if pool is MINIONS:
        g.minion_deck = deck
    else:
        g.domination_deck = deck


def _reveal(g: Galaxy) -> None:
    public = [*g.minion_pile, *g.domination_pile, *g.asteroids, *g.box]
    public += [card for zone in (g.projects, g.facilities, g.mobs) for own in zone for card in own]
    for card in [*public, g.turned_up] if g.turned_up >= 0 else public:
        g.known[card] = g.everyone


def _items(value: str) -> list[str]:
    return [item.strip() for item in value.split(",")] if value.strip() else []


def _marks(line: Line, item: str, allowed: tuple[str, ...]) -> tuple[str, list[str]]:
    """A card's id and the marks behind it, as in `encore +seen`."""
    name, *marks = (part.strip() for part in item.split("+"))
    for mark in marks:
        if mark not in allowed:
            line.refuse(f"+{mark} is not possible here; allowed: +{', +'.join(allowed)}")
    if any(marks.count(mark) > 1 for mark in marks if mark not in ("used", "encore")):
        line.refuse(f"a mark stands twice in {item!r}")
    return name, marks


# -- writing -------------------------------------------------------------------------------------


def write(g: Galaxy) -> list[str]:
    """The lines of a position file for a state at rest."""
    phase = next(word for word, number in _PHASES.items() if number == g.phase)
    lines = [f"active: {LETTERS[g.active]}", f"phase: {phase}", f"turn: {max(g.turn, 1)}"]
    lines += [f"{key}: played" for key, gone in _plays(g) if gone]
    lines += [f"{key}: {lasting(g, right)}" for key, right in _RIGHTS.items() if lasting(g, right)]
    if g.decisions:
        lines.append(f"decisions: {g.decisions}")
    if g.turned_up >= 0:
        lines.append(f"turned up: {_id(g, g.turned_up)}")
    for seat in range(g.seats):
        lines += _write_seat(g, seat)
    if g.asteroids:
        lines += ["", "asteroids:"]
        lines += [f"  {_id(g, a)}: {_flight(g, a)}" for a in g.asteroids]
    lines += [
        "",
        f"minion deck: {_ids(g, g.minion_deck[::-1])}",
        f"minion pile: {_ids(g, g.minion_pile)}",
        f"domination deck: {_ids(g, g.domination_deck[::-1])}",
        f"domination pile: {_ids(g, g.domination_pile)}",
    ]
    return [line.rstrip() for line in lines]


def _plays(g: Galaxy) -> tuple[tuple[str, int], ...]:
    return ("mob", g.mob_played), ("ops", g.ops_played)


def _write_seat(g: Galaxy, seat: int) -> list[str]:
    lines = ["", f"{LETTERS[seat]}:"]
    hand = [
        _id(g, card) + (" +seen" if g.known[card] == g.everyone else "") for card in g.hands[seat]
    ]
    if hand:
        lines.append(f"  hand: {', '.join(hand)}")
    for project in g.projects[seat]:
        mobs = [_id(g, mob) + (" +token" if g.token[mob] else "") for mob in mobs_on(g, project)]
        used = " +used" if g.project_used[project] else ""
        lines.append(f"  project: {_id(g, project)}{used} [{', '.join(mobs)}]")
    for facility in g.facilities[seat]:
        marks = " +token" * g.token[facility] + " +used" * g.facility_used[facility]
        marks += " +encore" * lasting(g, MORE_USES, facility)
        lines.append(f"  facility: {_id(g, facility)}{marks}")
    return lines


def _flight(g: Galaxy, asteroid: int) -> str:
    charged = " +charged" if g.charged[asteroid] else ""
    return f"{LETTERS[g.owner[asteroid]]} at {LETTERS[g.target[asteroid]]}{charged}"


def _id(g: Galaxy, card: int) -> str:
    return FACES[g.identity[card]].id


def _ids(g: Galaxy, cards: list[int]) -> str:
    return ", ".join(_id(g, card) for card in cards)


POSITIONS = Positions(build, write)

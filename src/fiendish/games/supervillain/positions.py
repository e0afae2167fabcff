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

from collections.abc import Iterable
from typing import Any

from fiendish.engine.effects import keep_effect, lasting
from fiendish.engine.game import LETTERS, Positions
from fiendish.engine.positions.form import (
    Form,
    Key,
    Then,
    choice_key,
    deck_key,
    hand_key,
    number_key,
    pile_key,
    seat_blocks,
    seat_key,
)
from fiendish.engine.positions.lines import Line
from fiendish.engine.positions.reading import Reading
from fiendish.games.supervillain.faces import FACES, printed
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
_PLAYED = {"left": 0, "played": 1}
_DOMINATION, _MINIONS = range(2)  # pools
_MOST_ENCORES = 20


def build(
    lines: list[Line], seats: int, settings: dict[str, Any], seed: bytes, edition: int
) -> Galaxy:
    """The state those lines describe."""
    g = empty(seats, seed, settings["mode"], settings["total_annihilation"], edition)
    pools = [
        (kind, handles, printed(kind, edition))
        for kind, handles in (("Domination card", DOMINATION), ("Minion card", MINIONS))
    ]
    FORM.read(Reading(g, lines, pools, lambda face: FACES[face].id))
    return g


# -- rights of this turn -------------------------------------------------------------------------


def _right(name: str, kind: int) -> Key:
    """Plays gained this turn."""

    def read(r: Reading[Galaxy], line: Line, n: int) -> None:
        for _ in range(line.whole_number(0, 20)):
            keep_effect(r.g, kind)

    return Key(name, read, lambda g, n: [str(lasting(g, kind))] if lasting(g, kind) else [])


# -- what a Villain has --------------------------------------------------------------------------


def _read_project(r: Reading[Galaxy], line: Line, seat: int) -> None:
    g = r.g
    item = line.item(line.value).allow("+used", "[ ]")
    project = r.take(line, item.name, _DOMINATION)
    g.projects[seat].append(project)
    g.owner[project] = seat
    g.project_used[project] = len(item.marks)
    for under in item.under():
        mob = r.take(line, under.allow("+token").name, _MINIONS)
        g.mobs[seat].append(mob)
        g.on[mob] = project
        g.token[mob] = len(under.marks)
    if power_on(g, project) >= cost(g, project):
        line.refuse("these Mobs are enough: the Project would be completed (SV-49)")


def _write_projects(g: Galaxy, seat: int) -> Iterable[str]:
    for project in g.projects[seat]:
        mobs = [_id(g, mob) + " +token" * g.token[mob] for mob in mobs_on(g, project)]
        yield f"{_id(g, project)}{' +used' * g.project_used[project]} [{', '.join(mobs)}]"


def _read_facility(r: Reading[Galaxy], line: Line, seat: int) -> None:
    g = r.g
    item = line.item(line.value).allow("+token", "+used*", "+encore*")
    facility = r.take(line, item.name, _DOMINATION)
    used, encores = item.marks.count("+used"), item.marks.count("+encore")
    if used > 1 + encores:
        line.refuse("+used can stand only once, and once more for each +encore")
    if encores > _MOST_ENCORES:
        line.refuse(f"there can be at most {_MOST_ENCORES} +encore")
    g.facilities[seat].append(facility)
    g.owner[facility] = seat
    g.token[facility] = int("+token" in item.marks)
    g.facility_used[facility] = used
    for _ in range(encores):
        keep_effect(g, MORE_USES, facility)


def _write_facilities(g: Galaxy, seat: int) -> Iterable[str]:
    for facility in g.facilities[seat]:
        marks = " +token" * g.token[facility] + " +used" * g.facility_used[facility]
        yield _id(g, facility) + marks + " +encore" * lasting(g, MORE_USES, facility)


# -- what lies on the table ----------------------------------------------------------------------


def _read_asteroid(r: Reading[Galaxy], line: Line, n: int) -> None:
    g = r.g
    item = line.item(line.value).allow("+charged")
    words = item.name.split()
    if len(words) != 3 or words[1] != "at":
        line.refuse("an Asteroid is `card: A at B`, with +charged if it is")
    asteroid = r.take(line, line.key, _DOMINATION)
    g.owner[asteroid] = line.seat_of(words[0], g.seats)
    g.target[asteroid] = line.seat_of(words[2], g.seats)
    if g.target[asteroid] not in targets(g, g.owner[asteroid]):
        line.refuse("an Asteroid cannot be pointed at its owner or a partner (SV-76, SV-125)")
    g.charged[asteroid] = len(item.marks)
    g.asteroids.append(asteroid)


def _write_asteroids(g: Galaxy, n: int) -> Iterable[str]:
    for card in g.asteroids:
        flight = f"{LETTERS[g.owner[card]]} at {LETTERS[g.target[card]]}"
        yield f"{_id(g, card)}: {flight}{' +charged' * g.charged[card]}"


def _read_turned_up(r: Reading[Galaxy], line: Line, n: int) -> None:
    if r.g.phase != ACT_III:
        line.refuse("a card is turned up in act3 only")
    r.g.turned_up = r.take(line, line.value, _DOMINATION)


def _need_turned_up(r: Reading[Galaxy], n: int) -> None:
    if r.g.phase == ACT_III:
        reason = "act3 needs a card that is turned up, as in `turned up: wormhole`"
        r.given["phase"].refuse(reason)


def _deal(r: Reading[Galaxy], n: int) -> None:
    """The decks, when all else is in place, and what is to be seen of all this."""
    g = r.g
    g.minion_deck, g.domination_deck = r.decks(g.box, _MINIONS, _DOMINATION)
    public = [*g.minion_pile, *g.domination_pile, *g.asteroids, *g.box]
    public += [card for zone in (g.projects, g.facilities, g.mobs) for own in zone for card in own]
    for card in [*public, g.turned_up] if g.turned_up >= 0 else public:
        g.known[card] = g.everyone
    g.hitting = [a for a in g.asteroids if g.phase == ACT_I and g.owner[a] == g.active]


def _id(g: Galaxy, card: int) -> str:
    return FACES[g.identity[card]].id


_OF_VILLAIN = (
    hand_key(_id, _MINIONS),
    Key("project", _read_project, _write_projects, step=1),
    Key("facility", _read_facility, _write_facilities, step=1),
)
FORM = Form(
    seat_key("active"),
    choice_key("phase", _PHASES, DAY, always=True),
    number_key("turn", least=1, always=True),
    choice_key("mob", _PLAYED, 0, "mob_played"),
    choice_key("ops", _PLAYED, 0, "ops_played"),
    _right("more mobs", MORE_MOBS),
    _right("more small mobs", MORE_SMALL_MOBS),
    _right("more ops", MORE_OPS),
    number_key("decisions"),
    Key(
        "turned up",
        _read_turned_up,
        lambda g, n: [_id(g, g.turned_up)] if g.turned_up >= 0 else [],
        step=2,
        absent=_need_turned_up,
    ),
    seat_blocks(lambda g, seat: _OF_VILLAIN),
    Key("asteroids", _read_asteroid, _write_asteroids, step=1, block=True),
    deck_key("minion deck", "minion_deck", _id, _MINIONS, step=4, gap=True),
    pile_key("minion pile", "minion_pile", _id, _MINIONS, step=3),
    deck_key("domination deck", "domination_deck", _id, _DOMINATION, step=4),
    pile_key("domination pile", "domination_pile", _id, _DOMINATION, step=3),
    Then(5, _deal),
)
POSITIONS = Positions(build, FORM.write)

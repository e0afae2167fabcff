"""Position files of Master of the Galaxy.

    active: A                      whose turn it is; also `first player: B`
    phase: allocate                as in the view; allocate is the default
    turn: 12
    drawn: red red black           cubes drawn and not yet put anywhere
    A:
      home: home-nw                the starting system; by default the corners in order
      bag: 3 red, 2 white          by default five of each colour, less what lies about
      species: humans [agenda red blue | r2 yellow] +base
      card: space-exchange [yellow yellow]
      systems: home-nw 2, shoal-nw
      route: home-nw>shoal-nw red red
      skips: 1                     `markers: 0` if there was no token for it
    planets:
      home-nw: red, blue!
    conflicts:
      border-war: home-nw [red red] against march-nw [white] +blue
    black holes: home-ne, reach-ne by default as after set-up
    leader deck: oracle-zhen, rest from the top; `rest` are all cards not named anywhere
    exchanged: yes                 Space Exchange has been used
    discarded: 1                   cards in this Phase 3; `owed: 2` cubes to choose for them
    extra turns: 1                 granted; `extra turns taken: 1` in this row
    offer: humans, roc             species to choose from in a draft

A cube is a colour, with a star in a marked slot; `red@white` is a red cube in a white slot. A card
with several projects names each; a `!` after the name (or first, if there is one project) says that
it was completed in this phase and its reward is to come, as after a planet or at the end of a route.
Marks: `+base` for each constructed base, `+blocked` for each that cannot be built in this turn,
`+peace` for a conflict card that came back by agreement, `+refused` for one on the board; `+red` or
`+blue` for the side with the advantage at a tie; `+lost-b` for who lost a completed conflict; `+arrived` for a route that was once completed.
Whatever is not named stays in the decks and in the reserve.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fiendish.engine.game import IDENTITIES, LETTERS, BadSetting, Positions
from fiendish.engine.positions.form import (
    Form,
    Key,
    Then,
    choice_key,
    joined,
    number_key,
    seat_blocks,
    seat_key,
    shown,
)
from fiendish.engine.positions.lines import BadPosition, Line
from fiendish.engine.positions.reading import Reading
from fiendish.engine.question import action
from fiendish.engine.sides import check_seats
from fiendish.games.master_of_the_galaxy.describe import find_route, route_id
from fiendish.games.master_of_the_galaxy.faces import (
    AGENDA,
    CAPACITY,
    DECK,
    DEVELOPMENT,
    FACES,
    KIND,
    MARKED,
    PROJECT_NAME,
    PROJECTS,
    SLOT_COLOUR,
    START,
    STOP,
    printed,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import (
    BLACK,
    COLOURS,
    CORNERS,
    CUBES,
    NEAREST,
    PLANETS_OF,
    ROOM,
    STARTING_BAG,
    SYSTEM_NUMBERS,
    SYSTEMS,
    TRACKS,
    WIDTH,
)
from fiendish.games.master_of_the_galaxy.rules.board import (
    SETTLED,
    cubes_on,
    is_full,
    is_pending,
    owner_of,
    route_length,
    routed_option,
    routes_of,
    side_holder,
    systems_of,
    take_option,
)
from fiendish.games.master_of_the_galaxy.rules.conflicts import AGREED, ASKED, systems
from fiendish.games.master_of_the_galaxy.rules.setup import empty
from fiendish.games.master_of_the_galaxy.state import (
    ALLOCATE,
    BLUE_AHEAD,
    CONFLICT,
    DECKS,
    DRAFT,
    DRAFT_HOMES,
    HOMES,
    NOBODY,
    PHASES,
    PICK_SPECIES,
    RED_AHEAD,
    REWARDS,
    SETTING_UP,
    SPECIES,
    USE,
    Stars,
)

_Stars = Reading[Stars]
_COLOURS = {word: number for number, word in enumerate(COLOURS) if number}
_PHASES = {word: number for number, word in enumerate(PHASES)}
_SUBJECTS = tuple(range(1, len(DECKS)))  # the decks of cards that are no species
_MOST_CUBES = 45


def build(
    lines: list[Line], seats: int, settings: dict[str, Any], seed: bytes, edition: int
) -> Stars:
    """The state those lines describe."""
    advanced = settings["drafting"] != "standard"
    strict, turns = settings["strict_lines"], settings["turn_limit"]
    try:
        check_seats("species", "species", seats, settings["species"])
    except BadSetting as error:
        raise BadPosition(0, str(error)) from None
    g = empty(seats, seed, advanced, strict, turns, edition)
    pools = []
    for deck, name in enumerate(DECKS):
        cards = [(card, face) for card, face in enumerate(printed(edition)) if DECK[face] == deck]
        pools.append((f"{name} card", [card for card, _ in cards], [face for _, face in cards]))
    FORM.read(Reading(g, lines, pools, lambda face: FACES[face].id))
    return g


def _names(line: Line) -> list[str]:
    return [] if line.value in ("none", "empty") else line.names()


def _id(g: Stars, card: int) -> str:
    return FACES[g.identity[card]].id


def _system(line: Line, name: str) -> int:
    return line.choice(name, SYSTEM_NUMBERS, "a system")


def _colour(line: Line, word: str) -> int:
    return line.choice(word, _COLOURS, "a colour")


def _read_turn(r: _Stars, line: Line, n: int) -> None:
    r.g.turn = line.whole_number(_least_turn(r.g))


def _least_turn(g: Stars) -> int:
    return 0 if g.phase in SETTING_UP else 1


def _no_turn(r: _Stars, n: int) -> None:
    r.g.turn = _least_turn(r.g)


# -- the board -----------------------------------------------------------------------------------


def _read_home(r: _Stars, line: Line, seat: int) -> None:
    home = line.one_of({SYSTEMS[corner].id: corner for corner in CORNERS})
    if home + 1 in r.g.home:
        line.refuse("another player has begun there")
    r.g.home[seat] = home + 1


def _usual_home(r: _Stars, seat: int) -> None:
    if r.g.phase not in SETTING_UP:
        r.g.home[seat] = 1 + (2 * seat if r.g.seats == 2 else seat)


def _read_systems(r: _Stars, line: Line, seat: int) -> None:
    for item in _names(line):
        name, _, count = item.partition(" ")
        system = _system(line, name)
        bases = line.number_in(count or "1", 1, PLANETS_OF[system], f"bases in {name}")
        if r.g.holder[system]:
            line.refuse(f"{name} has an owner already")
        r.g.holder[system], r.g.bases[system] = seat + 1, bases


def _home_only(r: _Stars, seat: int) -> None:
    home = r.g.home[seat] - 1
    if home >= 0 and not r.g.holder[home]:
        r.g.holder[home], r.g.bases[home] = seat + 1, 1


def _write_systems(g: Stars, seat: int) -> list[str]:
    held = [f"{SYSTEMS[system].id} {g.bases[system]}" for system in systems_of(g, seat)]
    return joined(held or ["none"])


def _read_markers(r: _Stars, line: Line, seat: int) -> None:
    r.g.markers[seat] = line.whole_number(0, r.g.skips[seat])


def _usual_markers(r: _Stars, seat: int) -> None:
    r.g.markers[seat] = r.g.skips[seat]


def _read_holes(r: _Stars, line: Line, n: int) -> None:
    for name in _names(line):
        r.g.holes[_system(line, name)] = 1
    if sum(r.g.holes) + sum(r.g.markers) > 9:
        line.refuse("there are only nine black hole tokens (MG-6)")
    _count_tokens(r.g)


def _usual_holes(r: _Stars, n: int) -> None:
    """As after set-up: where nobody has begun."""
    g = r.g
    if g.phase not in (HOMES, DRAFT, DRAFT_HOMES):
        for corner in CORNERS:
            group = (corner, *NEAREST[corner])
            if corner + 1 not in g.home and not any(g.holder[system] for system in group):
                for system in group:
                    g.holes[system] = 1
    _count_tokens(g)


def _count_tokens(g: Stars) -> None:
    g.tokens = max(9 - sum(g.holes) - sum(g.markers), 0)


def _write_holes(g: Stars, n: int) -> list[str]:
    return joined([SYSTEMS[n].id for n, hole in enumerate(g.holes) if hole] or ["none"])


def _read_planets(r: _Stars, line: Line, n: int) -> None:
    system = _system(line, line.key)
    items = _names(line)
    if len(items) > PLANETS_OF[system]:
        line.refuse(f"{line.key} has {PLANETS_OF[system]} planets")
    for planet, item in enumerate(items, ROOM * system):
        colour = _colour(line, item.removesuffix("!"))
        if colour == BLACK:
            line.refuse("a planet cannot be settled with a black cube (MG-59)")
        r.g.planets[planet] = colour
        if item.endswith("!"):
            r.g.pending.append(action(SETTLED, planet))


def _write_planets(g: Stars, n: int) -> Iterable[str]:
    for number, system in enumerate(SYSTEMS):
        planets = range(ROOM * number, ROOM * number + PLANETS_OF[number])
        cubes = [(g.planets[planet], action(SETTLED, planet) in g.pending) for planet in planets]
        words = ", ".join(COLOURS[colour] + "!" * due for colour, due in cubes if colour)
        if words:
            yield f"{system.id}: {words}"


def _read_route(r: _Stars, line: Line, seat: int) -> None:
    g = r.g
    item = line.item(line.value).allow("+arrived")
    way, *cubes = item.name.split() or [""]
    track, end = find_route(way)
    if track < 0:
        line.refuse(f"there is no track {way!r}; write it as in home-nw>reach-nw")
    if cubes and cubes[-1] == "!":
        cubes.pop()
        g.pending.append(routed_option(track))
    if not cubes or len(cubes) > TRACKS[track].slots or len({*cubes}) > 1:
        line.refuse(f"{way} has 1 to {TRACKS[track].slots} cubes of one colour")
    g.departure[track] = end
    for slot, word in enumerate(cubes, START[track]):
        g.cubes[slot] = _colour(line, word)
    due = routed_option(track) in g.pending
    g.arrived[track] = int(is_full(g, track) or due or bool(item.marks))
    if owner_of(g, track) != seat:
        line.refuse("a route begins in a system of its player (MG-63)")


def _write_routes(g: Stars, seat: int) -> Iterable[str]:
    for track in routes_of(g, seat):
        start = START[track]
        words = [COLOURS[cube] for cube in g.cubes[start : start + route_length(g, track)]]
        words += ["!"] * (routed_option(track) in g.pending)
        words += ["+arrived"] * (bool(g.arrived[track]) and not is_full(g, track))
        yield f"{route_id(track, g.departure[track])} {' '.join(words)}"


# -- cards ---------------------------------------------------------------------------------------


def _read_species(r: _Stars, line: Line, seat: int) -> None:
    r.g.cards[seat].insert(0, _read_card(r, line, seat, SPECIES))


def _read_subject(r: _Stars, line: Line, seat: int) -> None:
    r.g.cards[seat].append(_read_card(r, line, seat, *_SUBJECTS))


def _read_card(r: _Stars, line: Line, seat: int, *decks: int) -> int:
    g = r.g
    item = line.item(line.value).allow("[ ]", "+base*", "+blocked*", "+peace*")
    card = r.take(line, item.name, *decks)
    face = g.identity[card]
    g.owner[face] = seat + 1
    g.built[face] = item.marks.count("+base")
    if g.built[face] > CAPACITY[face]:
        line.refuse(f"{item.name} holds at most {CAPACITY[face]} bases")
    g.room[face] = max(0, CAPACITY[face] - g.built[face] - item.marks.count("+blocked"))
    g.refused[face] = AGREED if "+peace" in item.marks else 0
    if item.inside is not None and FACES[face].deck == CONFLICT:
        line.refuse("a conflict takes cubes on the board only")
    names = {PROJECT_NAME[project]: project for project in PROJECTS[face]}
    for words in map(str.split, (item.inside or "").split("|")):
        if words and words[0] not in names and len(names) > 1:
            line.refuse(f"say on which project, one of {', '.join(names)}, not {words[0]!r}")
        if words:
            project = names[words.pop(0)] if words[0] in names else PROJECTS[face][0]
            _read_cubes_on(g, line, project, words)
    return card


def _write_cards(g: Stars, seat: int, species: bool) -> Iterable[str]:
    for card in g.cards[seat]:
        face = g.identity[card]
        if (FACES[face].deck == SPECIES) is not species:
            continue
        several = len(PROJECTS[face]) > 1
        cubes = " | ".join(
            f"{PROJECT_NAME[project]} " * several + _cubes(g, project)
            for project in PROJECTS[face]
            if cubes_on(g, project)
        )
        marks = " +base" * g.built[face]
        if g.phase in (REWARDS, USE):
            marks += " +blocked" * (CAPACITY[face] - g.built[face] - g.room[face])
        marks += " +peace" * (g.refused[face] == AGREED)
        yield FACES[face].id + (f" [{cubes}]" if cubes else "") + marks


def _read_cubes_on(g: Stars, line: Line, project: int, words: list[str]) -> None:
    """Cubes in slots; a filled project works or is about to give its reward."""
    if words[:1] == ["!"]:
        words = words[1:]
        g.pending.append(take_option(project))
    for word in words:
        cube, _, slot_word = word.partition("@")
        wanted = slot_word or cube
        colour = _colour(line, cube.removesuffix("*"))
        slot_colour = _colour(line, wanted.removesuffix("*"))
        for slot in range(START[project], STOP[project]):
            free = not g.cubes[slot] and SLOT_COLOUR[slot] == slot_colour
            if free and MARKED[slot] == wanted.endswith("*"):
                g.cubes[slot] = colour
                break
        else:
            line.refuse(f"there is no free slot for {word!r} in {PROJECT_NAME[project]}")
    if is_full(g, project) and take_option(project) not in g.pending:
        if KIND[project] in (AGENDA, DEVELOPMENT):
            g.working[project] = 1
        else:
            g.pending.append(take_option(project))


def _cubes(g: Stars, project: int) -> str:
    words = ["!"] if is_pending(g, project) else []
    for slot in range(START[project], STOP[project]):
        cube, printed = g.cubes[slot], SLOT_COLOUR[slot]
        if cube:
            other = f"@{COLOURS[printed]}" if cube != printed else ""
            words.append(COLOURS[cube] + other + "*" * MARKED[slot])
    return " ".join(words)


def _read_conflict(r: _Stars, line: Line, n: int) -> None:
    g = r.g
    lost = [f"+lost-{letter.lower()}" for letter in LETTERS[: g.seats]] + ["+lost-neutral"]
    halves = [line.item(half.strip()) for half in line.value.split(" against ")]
    if len(halves) != 2:
        line.refuse("a conflict is `card: system [cubes] against system [cubes]`, red side first")
    red, blue = halves
    red.allow("[ ]")
    marks = blue.allow("[ ]", "+red*", "+blue*", "+refused*", *(f"{mark}*" for mark in lost)).marks
    track, end = find_route(f"{red.name}>{blue.name}")
    if track < 0:
        line.refuse(f"no track joins {red.name} and {blue.name}")
    card = r.take(line, line.key, CONFLICT)
    face = g.identity[card]
    g.conflicts.append(card)
    g.track[face], g.red_end[face] = track, end
    for project, half in zip(PROJECTS[face], halves, strict=True):
        _read_cubes_on(g, line, project, (half.inside or "").split())
    reds, blues = (cubes_on(g, project) for project in PROJECTS[face])
    tie = RED_AHEAD if "+red" in marks else BLUE_AHEAD if "+blue" in marks else NOBODY
    g.ahead[face] = RED_AHEAD if reds > blues else BLUE_AHEAD if blues > reds else tie
    g.refused[face] = ASKED if "+refused" in marks else 0
    for side, project in enumerate(PROJECTS[face]):
        if take_option(project) in g.pending:
            g.loser[face] = side_holder(g, face, 1 - side) + 1
            for seat, mark in enumerate(lost):
                if mark in marks:
                    g.loser[face] = (seat + 1) % (g.seats + 1)


def _write_conflicts(g: Stars, n: int) -> Iterable[str]:
    for card in g.conflicts:
        face = g.identity[card]
        halves = []
        for system, project in zip(systems(g, card), PROJECTS[face], strict=True):
            cubes = _cubes(g, project)
            halves.append(SYSTEMS[system].id + (f" [{cubes}]" if cubes else ""))
        reds, blues = (cubes_on(g, project) for project in PROJECTS[face])
        tie = {RED_AHEAD: " +red", BLUE_AHEAD: " +blue"} if reds == blues else {}
        marks = tie.get(g.ahead[face], "") + " +refused" * (g.refused[face] == ASKED)
        if any(is_pending(g, project) for project in PROJECTS[face]):
            loser = LETTERS[g.loser[face] - 1].lower() if g.loser[face] else "neutral"
            marks += f" +lost-{loser}"
        yield f"{FACES[face].id}: {' against '.join(halves)}{marks}"


def _deck(deck: int) -> Key:
    """Cards from the top; the others are where `rest` stands, else below all those named."""

    def read(r: _Stars, line: Line, n: int) -> None:
        items = [line.item(name) for name in _names(line)]
        if sum(item.text == "rest" for item in items) > 1:
            line.refuse("`rest` can stand only once")
        found = []
        for item in items:
            card = -1 if item.text == "rest" else r.take(line, item.allow("+seen*").name, deck)
            if item.marks:
                r.g.known[card] = r.g.everyone
            found.append(card)
        r.g.decks[deck] = found[::-1] if -1 in found else [-1, *found[::-1]]

    def absent(r: _Stars, n: int) -> None:
        r.g.decks[deck] = [-1]

    def write(g: Stars, n: int) -> list[str]:
        return joined((shown(g, card, _id) for card in reversed(g.decks[deck])), always=True)

    return Key(f"{DECKS[deck]} deck", read, write, step=6, absent=absent)


def _read_offer(r: _Stars, line: Line, n: int) -> None:
    r.g.offer = [r.take(line, name, SPECIES) for name in _names(line)]


def _deal(r: _Stars, n: int) -> None:
    """Whoever has no species gets the next one in printed order; then the rest of the decks."""
    g = r.g
    for seat in range(g.seats) if g.phase not in SETTING_UP else ():
        if not any(FACES[g.identity[card]].deck == SPECIES for card in g.cards[seat]):
            face = r.pools[SPECIES].left[0]
            g.cards[seat].insert(0, r.place(SPECIES, face))
            g.owner[face] = seat + 1
            g.room[face] = CAPACITY[face]
    for deck, pool in enumerate(r.pools):
        at = g.decks[deck].index(-1)
        g.decks[deck][at : at + 1] = r.remaining(deck)[0] if pool.left else []


def _reveal(g: Stars) -> None:
    """All that lies open, and the tops of the decks that are face up (MG-18, MG-19)."""
    public = [card for cards in g.cards for card in cards] + g.conflicts + g.offer
    face_up = [SPECIES] if g.phase == PICK_SPECIES else range(len(DECKS))
    if g.phase in (HOMES, DRAFT, DRAFT_HOMES):
        face_up = []
    public += [g.decks[deck][-1] for deck in face_up if g.decks[deck]]
    for card in public:
        g.known[card] = g.everyone


# -- cubes ---------------------------------------------------------------------------------------


def _read_drawn(r: _Stars, line: Line, n: int) -> None:
    for word in line.value.split():
        r.g.drawn[_colour(line, word)] += 1
    if any(r.g.drawn) and r.g.phase not in (ALLOCATE, ALLOCATE - 1):
        line.refuse("cubes have been drawn in the phases redraw and allocate only")


def _read_bag(r: _Stars, line: Line, seat: int) -> None:
    for item in _names(line):
        count, word = line.counted(item, "3 red")
        if count > _MOST_CUBES:
            line.refuse(f"{item!r}: there are not more than {_MOST_CUBES} cubes of a colour")
        r.g.bags[seat * WIDTH + _colour(line, word)] += count


def _usual_bag(r: _Stars, seat: int) -> None:
    """Five of each colour, less what the player has lying about."""
    g = r.g
    out = [0] * WIDTH
    for project in range(len(g.working)):
        if cubes_on(g, project) and owner_of(g, project) == seat:
            for cube in g.cubes[START[project] : STOP[project]]:
                out[cube] += 1
    for colour in range(1, WIDTH):
        drawn = g.drawn[colour] if seat == g.active else 0
        g.bags[seat * WIDTH + colour] = max(0, STARTING_BAG - out[colour] - drawn)


def _finish(r: _Stars, n: int) -> None:
    """What is due, the reserve, which has all other cubes, and what is to be seen."""
    g = r.g
    if g.pending and g.phase not in (ALLOCATE, REWARDS):
        r.given["phase"].refuse(
            "a project is filled, so its reward is due: the phase is allocate or rewards"
        )
    for colour in range(1, WIDTH):
        used = g.drawn[colour] + sum(g.bags[colour::WIDTH])
        used += g.cubes.count(colour) + g.planets.count(colour)
        if used > CUBES[colour]:
            reason = f"there are only {CUBES[colour]} {COLOURS[colour]} cubes, not {used} (MG-2)"
            for key in ("drawn", *LETTERS[: g.seats]):
                if key in r.given:
                    r.given[key].refuse(reason)
        g.reserve[colour] = max(0, CUBES[colour] - used)
    _reveal(g)


def _write_home(g: Stars, seat: int) -> list[str]:
    return [SYSTEMS[g.home[seat] - 1].id] if g.home[seat] else []


def _write_bag(g: Stars, seat: int) -> list[str]:
    return joined(f"{g.bags[seat * WIDTH + c]} {COLOURS[c]}" for c in range(1, WIDTH))


def _write_drawn(g: Stars, n: int) -> list[str]:
    words = " ".join(COLOURS[c] for c in range(WIDTH) for _ in range(g.drawn[c]))
    return [words] if words else []


_OF_PLAYER = (
    Key("home", _read_home, _write_home, step=1, absent=_usual_home, once=True),
    Key("bag", _read_bag, _write_bag, step=9, absent=_usual_bag, once=True),
    Key("species", _read_species, lambda g, s: _write_cards(g, s, True), step=5, once=True),
    Key("card", _read_subject, lambda g, s: _write_cards(g, s, False), step=5),
    Key("systems", _read_systems, _write_systems, step=2, absent=_home_only, once=True),
    Key("route", _read_route, _write_routes, step=5),
    number_key("skips", most=9),
    Key(
        "markers",
        _read_markers,
        lambda g, seat: [str(g.markers[seat])] if g.skips[seat] else [],
        step=3,
        absent=_usual_markers,
        once=True,
    ),
)
FORM = Form(
    seat_key("active"),
    seat_key("first player", "first"),
    choice_key("phase", _PHASES, ALLOCATE, always=True),
    Key("turn", _read_turn, lambda g, n: [str(g.turn)], absent=_no_turn),
    number_key("decisions"),
    number_key("discarded", most=IDENTITIES),
    number_key("owed", most=6),
    number_key("extra turns", "extra", most=2),
    number_key("extra turns taken", "running", most=2),
    choice_key("exchanged", {"no": 0, "yes": 1}),
    Key("drawn", _read_drawn, _write_drawn, step=8),
    Key("offer", _read_offer, lambda g, n: joined(_id(g, card) for card in g.offer), step=6),
    seat_blocks(lambda g, seat: _OF_PLAYER),
    Key("planets", _read_planets, _write_planets, step=6, block=True),
    Key("conflicts", _read_conflict, _write_conflicts, step=6, block=True),
    Key("black holes", _read_holes, _write_holes, step=4, absent=_usual_holes, gap=True),
    *map(_deck, range(len(DECKS))),
    Then(7, _deal),
    Then(10, _finish),
)
POSITIONS = Positions(build, FORM.write)

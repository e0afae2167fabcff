"""Position files of Master of the Galaxy: reading.

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

from typing import Any

from fiendish.engine import rng
from fiendish.engine.game import LETTERS
from fiendish.engine.position import Line, Positions
from fiendish.engine.question import action
from fiendish.games.master_of_the_galaxy.chart import (
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
from fiendish.games.master_of_the_galaxy.describe import find_route
from fiendish.games.master_of_the_galaxy.faces import (
    AGENDA,
    DEVELOPMENT,
    FACES,
    KIND,
    MARKED,
    PROJECT_NAME,
    PROJECTS,
    SLOT_COLOUR,
    START,
    STOP,
)
from fiendish.games.master_of_the_galaxy.position_writing import write
from fiendish.games.master_of_the_galaxy.rules.board import (
    SETTLED,
    cubes_on,
    is_full,
    owner_of,
    routed_option,
    side_holder,
    take_option,
)
from fiendish.games.master_of_the_galaxy.rules.conflicts import AGREED, ASKED
from fiendish.games.master_of_the_galaxy.rules.setup import empty
from fiendish.games.master_of_the_galaxy.state import (
    ALLOCATE,
    BLUE_AHEAD,
    CARDS,
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
    Stars,
)

_DECK_KEYS = tuple(f"{deck} deck" for deck in DECKS)
_BLOCKS = ("planets", "conflicts")
_KEYS = (
    "active", "first player", "phase", "turn", "decisions", "drawn", "exchanged", "discarded", "owed",
    "extra turns", "extra turns taken", "black holes", "offer", *_BLOCKS, *_DECK_KEYS,
)  # fmt: skip
_SEAT_KEYS = ("home", "bag", "species", "card", "systems", "route", "skips", "markers")


class _Box:
    """The cards not placed yet. Handles are given out in an order drawn by the seed."""

    def __init__(self, g: Stars) -> None:
        self.g = g
        self.left = {face.id: face.number for face in FACES}
        self._handles = [
            [deck[i] for i in rng.permutation(g, len(deck))]
            for deck in ([f.number for f in FACES if f.deck == d] for d in range(len(DECKS)))
        ]

    def take(self, line: Line, name: str, *decks: int) -> int:
        """The handle of the named card, which must be of one of these decks."""
        known = {face.id: face.number for face in FACES}
        if name not in known or (decks and FACES[known[name]].deck not in decks):
            kinds = " or ".join(DECKS[deck] for deck in decks)
            line.refuse(f"{name!r} is not the id of a {kinds + ' ' if kinds else ''}card")
        if name not in self.left:
            line.refuse(f"{name} is in two places")
        return self.place(self.left[name])

    def place(self, face: int) -> int:
        del self.left[FACES[face].id]
        card = self._handles[FACES[face].deck].pop()
        self.g.identity[card] = face
        return card


def build(lines: list[Line], seats: int, settings: dict[str, Any], seed: bytes) -> Stars:
    """The state those lines describe."""
    advanced = settings["drafting"] == "advanced"
    g = empty(seats, seed, advanced, settings["strict_lines"], settings["turn_limit"])
    given = {line.key: line for line in lines}
    for line in lines:
        if line.key not in _KEYS and line.key not in tuple(LETTERS[:seats]):
            allowed = ", ".join([*_KEYS, *LETTERS[:seats]])
            line.refuse(f"there is no {line.key!r} in a position; allowed: {allowed}")
        if line.below and line.key in _KEYS and line.key not in _BLOCKS:
            line.below[0].refuse(f"nothing can be indented below {line.key!r}")
        if line.value and line.key not in _KEYS:
            line.refuse(f"what player {line.key} has goes below, indented")
    _read_turn(g, given)
    box = _Box(g)
    blocks = [given.get(LETTERS[seat]) for seat in range(seats)]
    for seat, block in enumerate(blocks):
        _read_seat_board(g, seat, block)
    _read_holes(g, given.get("black holes"))
    for seat, block in enumerate(blocks):
        _read_seat_cards(g, box, seat, block)
    _read_planets(g, given.get("planets"))
    _read_conflicts(g, box, given.get("conflicts"))
    g.offer = [box.take(given["offer"], one, SPECIES) for one in _items(given.get("offer"))]
    for deck, key in enumerate(_DECK_KEYS):
        _read_deck(g, box, deck, given.get(key))
    _default_species(g, box)
    for deck in range(len(DECKS)):
        _deal_rest(g, box, deck)
    _read_cubes(g, given, blocks)
    _reveal(g)
    return g


# -- the turn ------------------------------------------------------------------------------------


def _read_turn(g: Stars, given: dict[str, Line]) -> None:
    if "active" in given:
        g.active = given["active"].seat(g.seats)
    g.first = given["first player"].seat(g.seats) if "first player" in given else 0
    phases = {word: number for number, word in enumerate(PHASES)}
    g.phase = given["phase"].one_of(phases) if "phase" in given else ALLOCATE
    least = 0 if g.phase in SETTING_UP else 1
    g.turn = given["turn"].whole_number(least) if "turn" in given else least
    if "decisions" in given:
        g.decisions = given["decisions"].whole_number()
    if "exchanged" in given:
        g.exchanged = given["exchanged"].one_of({"no": 0, "yes": 1})
    if "discarded" in given:
        g.discarded = given["discarded"].whole_number(0, CARDS)
    if "owed" in given:
        g.owed = given["owed"].whole_number(0, 6)
    if "extra turns" in given:
        g.extra = given["extra turns"].whole_number(0, 2)
    if "extra turns taken" in given:
        g.running = given["extra turns taken"].whole_number(0, 2)


# -- the board -----------------------------------------------------------------------------------


def _read_seat_board(g: Stars, seat: int, block: Line | None) -> None:
    """Home and bases."""
    lines = {line.key: line for line in block.below} if block else {}
    for line in block.below if block else ():
        if line.key not in _SEAT_KEYS:
            line.refuse(f"a player has {', '.join(_SEAT_KEYS)}, not {line.key!r}")
        if line.key not in ("card", "route") and lines[line.key] is not line:
            line.refuse(f"{line.key!r} stands here a second time")
    if "home" in lines:
        home = lines["home"].one_of({SYSTEMS[corner].id: corner for corner in CORNERS})
        if home + 1 in g.home:
            lines["home"].refuse("another player has begun there")
        g.home[seat] = home + 1
    elif g.phase not in SETTING_UP:
        g.home[seat] = 1 + (2 * seat if g.seats == 2 else seat)
    if "systems" in lines:
        for item in _items(lines["systems"]):
            name, _, count = item.partition(" ")
            system = _system(lines["systems"], name)
            bases = int(count) if count.isascii() and count.isdigit() else 0 if count else 1
            if not 1 <= bases <= PLANETS_OF[system]:
                lines["systems"].refuse(f"{name} has room for 1 to {PLANETS_OF[system]} bases")
            if g.holder[system]:
                lines["systems"].refuse(f"{name} has an owner already")
            g.holder[system], g.bases[system] = seat + 1, bases
    elif g.home[seat] and not g.holder[g.home[seat] - 1]:
        g.holder[g.home[seat] - 1], g.bases[g.home[seat] - 1] = seat + 1, 1
    if "skips" in lines:
        g.skips[seat] = lines["skips"].whole_number(0, 9)
    g.markers[seat] = g.skips[seat]
    if "markers" in lines:
        g.markers[seat] = lines["markers"].whole_number(0, g.skips[seat])


def _read_holes(g: Stars, line: Line | None) -> None:
    if line is not None:
        for name in _items(line):
            g.holes[_system(line, name)] = 1
    elif g.phase not in (HOMES, DRAFT, DRAFT_HOMES):
        for corner in CORNERS:
            group = (corner, *NEAREST[corner])
            if corner + 1 not in g.home and not any(g.holder[system] for system in group):
                for system in group:
                    g.holes[system] = 1
    left = 9 - sum(g.holes) - sum(g.markers)
    if left < 0 and line is not None:
        line.refuse("there are only nine black hole tokens (MG-6)")
    g.tokens = max(left, 0)


def _read_planets(g: Stars, block: Line | None) -> None:
    for line in block.below if block else ():
        system = _system(line, line.key)
        items = _items(line)
        if len(items) > PLANETS_OF[system]:
            line.refuse(f"{line.key} has {PLANETS_OF[system]} planets")
        for number, item in enumerate(items):
            colour = _colour(line, item.removesuffix("!"))
            if colour == BLACK:
                line.refuse("a planet cannot be settled with a black cube (MG-59)")
            g.planets[ROOM * system + number] = colour
            if item.endswith("!"):
                g.pending.append(action(SETTLED, ROOM * system + number))


def _read_route(g: Stars, seat: int, line: Line) -> None:
    text, marks = _marks(line, line.value, ("arrived",))
    way, *cubes = text.split() or [""]
    track, end = find_route(way)
    if track < 0:
        line.refuse(f"there is no track {way!r}; write it as in home-nw>reach-nw")
    if cubes and cubes[-1] == "!":
        cubes.pop()
        g.pending.append(routed_option(track))
    if not cubes or len(cubes) > TRACKS[track].slots or len({*cubes}) > 1:
        line.refuse(f"{way} has 1 to {TRACKS[track].slots} cubes of one colour")
    g.departure[track] = end
    for number, word in enumerate(cubes):
        g.cubes[START[track] + number] = _colour(line, word)
    due = routed_option(track) in g.pending
    g.arrived[track] = int(is_full(g, track) or due or "arrived" in marks)
    if owner_of(g, track) != seat:
        line.refuse("a route begins in a system of its player (MG-63)")


# -- cards ---------------------------------------------------------------------------------------


def _read_seat_cards(g: Stars, box: _Box, seat: int, block: Line | None) -> None:
    lines = block.below if block else []
    for line in lines:
        if line.key in ("species", "card"):
            _read_card(g, box, seat, line)
        elif line.key == "route":
            _read_route(g, seat, line)


def _read_card(g: Stars, box: _Box, seat: int, line: Line) -> None:
    text, marks = _marks(line, line.value, ("base", "blocked", "peace"))
    name, _, projects = text.partition("[")
    decks = (SPECIES,) if line.key == "species" else tuple(range(1, len(DECKS)))
    card = box.take(line, name.strip(), *decks)
    face = g.identity[card]
    if line.key == "species":
        g.cards[seat].insert(0, card)
    else:
        g.cards[seat].append(card)
    g.owner[face] = seat + 1
    g.built[face] = marks.count("base")
    if g.built[face] > FACES[face].capacity:
        line.refuse(f"{name.strip()} holds at most {FACES[face].capacity} bases")
    g.room[face] = max(0, FACES[face].capacity - g.built[face] - marks.count("blocked"))
    g.refused[face] = AGREED if "peace" in marks else 0
    if projects:
        _read_projects(g, line, face, projects)


def _read_projects(g: Stars, line: Line, face: int, text: str) -> None:
    """What lies on a card: a list of cubes for each of its projects."""
    if not text.rstrip().endswith("]"):
        line.refuse("the list of cubes must end with ]")
    if FACES[face].deck == CONFLICT:
        line.refuse("a conflict takes cubes on the board only")
    names = {PROJECT_NAME[project]: project for project in PROJECTS[face]}
    for part in text.rstrip().removesuffix("]").split("|"):
        tokens = part.split()
        if not tokens:
            continue
        if tokens[0] in names:
            project = names[tokens.pop(0)]
        elif len(names) == 1:
            project = PROJECTS[face][0]
        else:
            line.refuse(f"say on which project, one of {', '.join(names)}, not {tokens[0]!r}")
        _read_cubes_on(g, line, project, tokens)


def _read_cubes_on(g: Stars, line: Line, project: int, tokens: list[str]) -> None:
    """Cubes in slots; a filled project works or is about to give its reward."""
    if tokens and tokens[0] == "!":
        tokens = tokens[1:]
        g.pending.append(take_option(project))
    for token in tokens:
        cube, _, slot_word = token.partition("@")
        wanted = slot_word or cube
        colour = _colour(line, cube.removesuffix("*"))
        slot_colour = _colour(line, wanted.removesuffix("*"))
        for slot in range(START[project], STOP[project]):
            free = not g.cubes[slot] and SLOT_COLOUR[slot] == slot_colour
            if free and MARKED[slot] == wanted.endswith("*"):
                g.cubes[slot] = colour
                break
        else:
            line.refuse(f"there is no free slot for {token!r} in {PROJECT_NAME[project]}")
    if is_full(g, project) and take_option(project) not in g.pending:
        if KIND[project] in (AGENDA, DEVELOPMENT):
            g.working[project] = 1
        else:
            g.pending.append(take_option(project))


def _read_conflicts(g: Stars, box: _Box, block: Line | None) -> None:
    for line in block.below if block else ():
        _read_conflict(g, box, line)


def _read_conflict(g: Stars, box: _Box, line: Line) -> None:
    lost = [f"lost-{letter.lower()}" for letter in LETTERS[: g.seats]] + ["lost-neutral"]
    text, marks = _marks(line, line.value, ("red", "blue", "refused", *lost))
    halves = [half.strip() for half in text.split(" against ")]
    if len(halves) != 2:
        line.refuse("a conflict is `card: system [cubes] against system [cubes]`, red side first")
    names = [half.partition("[")[0].strip() for half in halves]
    track, end = find_route(">".join(names))
    if track < 0:
        line.refuse(f"no track joins {names[0]} and {names[1]}")
    card = box.take(line, line.key, CONFLICT)
    face = g.identity[card]
    g.conflicts.append(card)
    g.track[face], g.red_end[face] = track, end
    for project, half in zip(PROJECTS[face], halves, strict=True):
        cubes = half.partition("[")[2]
        if cubes and not cubes.endswith("]"):
            line.refuse("the list of cubes must end with ]")
        _read_cubes_on(g, line, project, cubes.removesuffix("]").split())
    red, blue = (cubes_on(g, project) for project in PROJECTS[face])
    tie = RED_AHEAD if "red" in marks else BLUE_AHEAD if "blue" in marks else NOBODY
    g.ahead[face] = RED_AHEAD if red > blue else BLUE_AHEAD if blue > red else tie
    g.refused[face] = ASKED if "refused" in marks else 0
    for side, project in enumerate(PROJECTS[face]):
        if take_option(project) in g.pending:
            g.loser[face] = side_holder(g, face, 1 - side) + 1
            for seat, mark in enumerate(lost):
                if mark in marks:
                    g.loser[face] = (seat + 1) % (g.seats + 1)


def _read_deck(g: Stars, box: _Box, deck: int, line: Line | None) -> None:
    """The cards named, from the top; -1 where the rest goes."""
    names = _items(line)
    if "rest" not in names:
        names.append("rest")
    found = []
    for item in names:
        if item == "rest":
            found.append(-1)
            continue
        assert line is not None
        name, marks = _marks(line, item, ("seen",))
        card = box.take(line, name, deck)
        found.append(card)
        if "seen" in marks:
            g.known[card] = g.everyone
    if found.count(-1) > 1 and line is not None:
        line.refuse("`rest` can stand only once")
    g.decks[deck] = found[::-1]


def _default_species(g: Stars, box: _Box) -> None:
    """Whoever has no species gets the next one in printed order."""
    if g.phase in SETTING_UP:
        return
    for seat in range(g.seats):
        if not any(FACES[g.identity[card]].deck == SPECIES for card in g.cards[seat]):
            face = next(face for face in FACES if face.id in box.left)
            g.cards[seat].insert(0, box.place(face.number))
            g.owner[face.number] = seat + 1
            g.room[face.number] = face.capacity


def _deal_rest(g: Stars, box: _Box, deck: int) -> None:
    faces = [number for number in box.left.values() if FACES[number].deck == deck]
    rest = [box.place(faces[i]) for i in rng.permutation(g, len(faces))] if faces else []
    at = g.decks[deck].index(-1)
    g.decks[deck][at : at + 1] = rest


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


def _read_cubes(g: Stars, given: dict[str, Line], blocks: list[Line | None]) -> None:
    """What was drawn, the bags, and the reserve, which has all the others."""
    if "drawn" in given:
        for word in given["drawn"].value.split():
            g.drawn[_colour(given["drawn"], word)] += 1
    if any(g.drawn) and g.phase not in (ALLOCATE, ALLOCATE - 1):
        given["drawn"].refuse("cubes have been drawn in the phases redraw and allocate only")
    if g.pending and g.phase not in (ALLOCATE, REWARDS):
        line = given.get("phase")
        reason = "a project is filled, so its reward is due: the phase is allocate or rewards"
        if line is not None:
            line.refuse(reason)
    for seat, block in enumerate(blocks):
        line = next((each for each in block.below if each.key == "bag"), None) if block else None
        row = seat * WIDTH
        if line is not None:
            for item in _items(line):
                count, _, word = item.partition(" ")
                if not (count.isascii() and count.isdigit() and int(count[:4]) <= 45):
                    line.refuse(f"{item!r}: say how many, as in `3 red`")
                g.bags[row + _colour(line, word.strip())] += int(count)
            continue
        out = _lying_about(g, seat)
        for colour in range(1, WIDTH):
            g.bags[row + colour] = max(0, STARTING_BAG - out[colour])
    for colour in range(1, WIDTH):
        used = g.drawn[colour] + sum(g.bags[colour::WIDTH])
        used += g.cubes.count(colour) + g.planets.count(colour)
        if used > CUBES[colour]:
            where = given.get("drawn") or next((block for block in blocks if block), None)
            reason = f"there are only {CUBES[colour]} {COLOURS[colour]} cubes, not {used} (MG-2)"
            if where is not None:
                where.refuse(reason)
        g.reserve[colour] = max(0, CUBES[colour] - used)


def _lying_about(g: Stars, seat: int) -> list[int]:
    """The cubes of a player that are not in the bag, by colour."""
    out = [0] * WIDTH
    for project in range(len(KIND)):
        if cubes_on(g, project) and owner_of(g, project) == seat:
            for cube in g.cubes[START[project] : STOP[project]]:
                out[cube] += 1
    if seat == g.active:
        for colour, count in enumerate(g.drawn):
            out[colour] += count
    return out


# -- pieces --------------------------------------------------------------------------------------


def _items(line: Line | None) -> list[str]:
    if line is None or not line.value.strip() or line.value.strip() in ("none", "empty"):
        return []
    return [item.strip() for item in line.value.split(",")]


def _marks(line: Line, item: str, allowed: tuple[str, ...]) -> tuple[str, list[str]]:
    """A text and the marks behind it, as in `humans +base`."""
    name, *marks = (part.strip() for part in item.split("+"))
    for mark in marks:
        if mark not in allowed:
            line.refuse(f"+{mark} is not possible here; allowed: +{', +'.join(allowed)}")
    return name, marks


def _system(line: Line, name: str) -> int:
    if name not in SYSTEM_NUMBERS:
        line.refuse(f"there is no system {name!r}; there is: {', '.join(SYSTEM_NUMBERS)}")
    return SYSTEM_NUMBERS[name]


def _colour(line: Line, word: str) -> int:
    if word not in COLOURS[1:]:
        line.refuse(f"{word!r} is not a colour; there is: {', '.join(COLOURS[1:])}")
    return COLOURS.index(word)


POSITIONS = Positions(build, write)

"""What a seat may see: an allow-list. Nearly all lies open; decks and bags do not."""

from __future__ import annotations

import msgspec

from fiendish.engine.game import Result
from fiendish.engine.question import Question
from fiendish.engine.wording import DecisionView, decision, face_id
from fiendish.games.master_of_the_galaxy import words
from fiendish.games.master_of_the_galaxy.faces import (
    FACES,
    MARKED,
    PROJECT_NAME,
    PROJECTS,
    SLOT_COLOUR,
    START,
    STOP,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import (
    BLUE_LINES,
    COLOURS,
    ENDS,
    GREEN_LINES,
    PLANETS_OF,
    RED_LINES,
    ROOM,
    SYMBOLS,
    SYSTEMS,
    TRACKS,
    SupremacyLine,
)
from fiendish.games.master_of_the_galaxy.rules import allowed, board
from fiendish.games.master_of_the_galaxy.rules.conflicts import sides, systems
from fiendish.games.master_of_the_galaxy.rules.cubes import bag_of
from fiendish.games.master_of_the_galaxy.rules.turn import cubes_to_draw
from fiendish.games.master_of_the_galaxy.rules.victory import result
from fiendish.games.master_of_the_galaxy.state import (
    CONFLICT,
    DECKS,
    PHASES,
    RED_AHEAD,
    USE,
    Stars,
)

Cubes = dict[str, int]
"""How many cubes there are of each colour."""


class CardView(msgspec.Struct, frozen=True):
    handle: int
    card: str


class SlotView(msgspec.Struct, frozen=True):
    colour: str
    marked: bool
    cube: str  # the colour of the cube in it; empty if there is none


class ProjectView(msgspec.Struct, frozen=True):
    name: str  # base, r1, agenda, covert, development, red or blue
    slots: list[SlotView]
    empty: int  # slots still to fill
    working: bool  # agenda fulfilled, development implemented
    pending: bool  # completed in this phase, its reward still to come


class OwnedCardView(msgspec.Struct, frozen=True):
    """A card before a player."""

    handle: int
    card: str
    deck: str
    projects: list[ProjectView]
    built: int  # constructed bases that wait on it
    capacity: int
    awake: bool  # its ability is in force
    usable: bool  # discarding it now would use it
    not_discardable: str = ""  # in the reader's Phase 3


class ConflictView(msgspec.Struct, frozen=True):
    """A conflict on the board; a neutral side has the seat -1."""

    handle: int
    card: str
    track: str
    red_seat: int
    red_system: str
    red: ProjectView
    blue_seat: int
    blue_system: str
    blue: ProjectView
    ahead: int  # the seat with the advantage, -1 for nobody


class SystemView(msgspec.Struct, frozen=True):
    id: str
    name: str
    colour: str
    seat: int  # whose bases are there, -1 for nobody's
    bases: int
    planets: list[str]  # the colour of the cube on each, empty if it is not settled
    black_hole: bool


class TrackView(msgspec.Struct, frozen=True):
    id: str
    ends: list[str]
    cubes: list[str]  # from the departure on, empty for free slots
    seat: int  # whose route it is, -1 for nobody's
    departure: str  # the system where the route begins, if there is one
    completed: bool
    closed: bool  # by a black hole


class LineView(msgspec.Struct, frozen=True):
    """A supremacy line and who holds its symbol now."""

    id: str
    colour: str
    symbol: str
    systems: list[str]
    held_by: list[int]


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    home: str
    symbols: dict[str, int]
    bases: int  # on the board
    constructed: int
    unused: int
    cards: list[OwnedCardView]
    card_limit: int
    bag_size: int
    draws: int  # cubes in Phase 1
    skips: int


class DeckView(msgspec.Struct, frozen=True):
    deck: str
    count: int
    top: CardView | None
    bottom: list[CardView]  # known cards from the bottom up


class View(msgspec.Struct, frozen=True):
    game: str
    reader: int | None
    seats: int
    advanced: bool
    strict_lines: bool
    turn_limit: int
    turn: int
    active: int
    first: int
    phase: str
    players: list[PlayerView]
    systems: list[SystemView]
    tracks: list[TrackView]
    lines: list[LineView]
    conflicts: list[ConflictView]
    decks: list[DeckView]
    offer: list[CardView]  # species to choose from
    reserve: Cubes
    drawn: Cubes  # of the active player, not yet allocated
    bag: Cubes | None  # the reader's own
    tokens: int
    rewards_left: int
    discarded: int  # cards in this Phase 3
    cubes_owed: int  # still to choose for discarding
    extra_turns: int  # granted to the active player
    decision: DecisionView | None
    result: Result | None


def view(g: Stars, seat: int | None, question: Question | None) -> View:
    asked = question is not None and question.seat == seat and question.prompt is words.USE
    return View(
        game="master_of_the_galaxy",
        reader=seat,
        seats=g.seats,
        advanced=bool(g.advanced),
        strict_lines=bool(g.strict),
        turn_limit=g.turn_limit,
        turn=g.turn,
        active=g.active,
        first=g.first,
        phase=PHASES[g.phase],
        players=[_player(g, other, asked and other == seat) for other in range(g.seats)],
        systems=[_system(g, system) for system in range(len(SYSTEMS))],
        tracks=[_track(g, track) for track in range(len(TRACKS))],
        lines=[_line(g, line) for line in (*BLUE_LINES, *GREEN_LINES, *RED_LINES)],
        conflicts=[_conflict(g, card) for card in g.conflicts],
        decks=[_deck(g, deck, g.seats if seat is None else seat) for deck in range(len(DECKS))],
        offer=[_card(g, card) for card in g.offer],
        reserve=_cubes(g.reserve),
        drawn=_cubes(g.drawn),
        bag=None if seat is None else _cubes(bag_of(g, seat)),
        tokens=g.tokens,
        rewards_left=len(g.pending),
        discarded=g.discarded,
        cubes_owed=g.owed,
        extra_turns=g.extra,
        decision=decision(question, seat),
        result=result(g),
    )


def _cubes(counts: bytearray) -> Cubes:
    return {COLOURS[colour]: counts[colour] for colour in range(1, len(COLOURS))}


def _card(g: Stars, card: int) -> CardView:
    return CardView(card, face_id(g, card))


def _project(g: Stars, project: int) -> ProjectView:
    slots = [
        SlotView(COLOURS[SLOT_COLOUR[slot]], MARKED[slot], COLOURS[g.cubes[slot]])
        for slot in range(START[project], STOP[project])
    ]
    return ProjectView(
        name=PROJECT_NAME[project],
        slots=slots,
        empty=sum(not slot.cube for slot in slots),
        working=bool(g.working[project]),
        pending=board.is_pending(g, project),
    )


def _player(g: Stars, seat: int, asked: bool) -> PlayerView:
    held = board.symbols(g, seat)
    home = g.home[seat]
    return PlayerView(
        seat=seat,
        home=SYSTEMS[home - 1].id if home else "",
        symbols=dict(zip(SYMBOLS, held, strict=True)),
        bases=board.bases_on_board(g, seat),
        constructed=sum(g.built[face] for face in board.constructed(g, seat)),
        unused=board.unused(g, seat),
        cards=[_owned(g, seat, card, asked) for card in g.cards[seat]],
        card_limit=allowed.card_limit(g, seat),
        bag_size=sum(bag_of(g, seat)),
        draws=cubes_to_draw(g, seat),
        skips=g.skips[seat],
    )


def _owned(g: Stars, seat: int, card: int, asked: bool) -> OwnedCardView:
    face = FACES[g.identity[card]]
    reason = allowed.against_discarding(g, card) if asked else None
    return OwnedCardView(
        handle=card,
        card=face.id,
        deck=DECKS[face.deck],
        projects=[_project(g, project) for project in PROJECTS[face.number]],
        built=g.built[face.number],
        capacity=face.capacity,
        awake=face.deck != CONFLICT and board.works(g, seat, face.number),
        usable=g.active == seat and g.phase == USE and allowed.is_usable(g, seat, face.number),
        not_discardable=str(reason) if reason else "",
    )


def _conflict(g: Stars, card: int) -> ConflictView:
    face = g.identity[card]
    red, blue = PROJECTS[face]
    red_seat, blue_seat = sides(g, card)
    red_system, blue_system = systems(g, card)
    ahead = g.ahead[face]
    return ConflictView(
        handle=card,
        card=FACES[face].id,
        track=TRACKS[g.track[face]].id,
        red_seat=red_seat,
        red_system=SYSTEMS[red_system].id,
        red=_project(g, red),
        blue_seat=blue_seat,
        blue_system=SYSTEMS[blue_system].id,
        blue=_project(g, blue),
        ahead=(red_seat if ahead == RED_AHEAD else blue_seat) if ahead else -1,
    )


def _system(g: Stars, system: int) -> SystemView:
    planets = g.planets[ROOM * system : ROOM * system + PLANETS_OF[system]]
    return SystemView(
        id=SYSTEMS[system].id,
        name=SYSTEMS[system].name,
        colour=COLOURS[SYSTEMS[system].colour],
        seat=g.holder[system] - 1,
        bases=g.bases[system],
        planets=[COLOURS[cube] for cube in planets],
        black_hole=bool(g.holes[system]),
    )


def _track(g: Stars, track: int) -> TrackView:
    ends = ENDS[track]
    owner = board.owner_of(g, track)
    return TrackView(
        id=TRACKS[track].id,
        ends=[SYSTEMS[end].id for end in ends],
        cubes=[COLOURS[cube] for cube in g.cubes[START[track] : STOP[track]]],
        seat=owner,
        departure=SYSTEMS[ends[g.departure[track]]].id if owner >= 0 else "",
        completed=owner >= 0 and board.is_completed(g, track, owner),
        closed=any(g.holes[end] for end in ends),
    )


def _line(g: Stars, line: SupremacyLine) -> LineView:
    return LineView(
        id=line.id,
        colour=line.colour,
        symbol=SYMBOLS[line.symbol],
        systems=[SYSTEMS[system].id for system in line.systems],
        held_by=[seat for seat in range(g.seats) if board.holds_line(g, seat, line)],
    )


def _deck(g: Stars, deck: int, reader: int) -> DeckView:
    """A deck with its top, and what the reader knows to lie at the bottom (MG-R55)."""
    cards = g.decks[deck]
    bottom = []
    for card in cards[:-1]:
        if not g.known[card] >> reader & 1:
            break
        bottom.append(_card(g, card))
    is_open = bool(cards) and bool(g.known[cards[-1]] >> reader & 1)
    return DeckView(DECKS[deck], len(cards), _card(g, cards[-1]) if is_open else None, bottom)

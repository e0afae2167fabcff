"""The table of Master of the Galaxy as flat numbers.

A card is a handle in a deck, before a player or on the board. As each card exists once, what lies on
it is kept by its *face*: cubes by slot, bases by face, whose it is by face, with room for all faces of
the edition that the table began with. Cards in a deck have nothing on them, so nothing of this tells
what a hidden card is. The last of a deck is on top.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from fiendish.engine.state import State
from fiendish.games.master_of_the_galaxy.galaxy_map import ROOM, SYSTEMS, TRACKS, WIDTH

SPECIES, LEADER, CONFLICT, GOVERNMENT, COMMERCE, EXPANSION, PROGRESS = range(7)
DECKS = ("species", "leader", "conflict", "government", "commerce", "expansion", "progress")
DEVELOPMENTS = (COMMERCE, EXPANSION, PROGRESS)

HOMES, PICK_SPECIES, DRAFT, DRAFT_HOMES, START, GAIN, REDRAW, ALLOCATE, REWARDS, USE, HARVEST = (
    range(11)
)
PHASES = (
    "homes", "species", "draft", "draft-homes", "start", "gain", "redraw", "allocate", "rewards",
    "use", "harvest",
)  # fmt: skip
SETTING_UP = (HOMES, PICK_SPECIES, DRAFT, DRAFT_HOMES)
RUNNING, BY_BASES, BY_SYMBOLS, BY_CONQUEST, TOO_LONG = range(5)
NOBODY, RED_AHEAD, BLUE_AHEAD = range(3)
TOKENS = 9  # of black holes (MG-6)


def _per_system() -> bytearray:
    return bytearray(len(SYSTEMS))


def _per_colour() -> bytearray:
    return bytearray(WIDTH)


@dataclass(slots=True, eq=False)
class Stars(State):
    # agreed beforehand
    advanced: int = 0  # Advanced Drafting (MG-139)
    strict: int = 0  # red lines to black holes give nothing (MG-R8)
    turn_limit: int = 0  # turns each; 0 for none (MG-R46)
    first: int = 0
    # the turn
    active: int = 0
    phase: int = HOMES
    pending: list[int] = field(default_factory=list)  # rewards to take, as options
    discarded: int = 0  # cards discarded in this Phase 3
    owed: int = 0  # cubes still to choose as the reward for discarding
    exchanged: int = 0  # Space Exchange has been used
    extra: int = 0  # extra turns granted and not yet taken
    running: int = 0  # extra turns taken in a row
    # the end
    ended: int = RUNNING
    winner: int = -1
    # cards
    decks: list[list[int]] = field(default_factory=list)
    cards: list[list[int]] = field(default_factory=list)  # per player, face up
    offer: list[int] = field(default_factory=list)  # species to choose from (MG-139)
    conflicts: list[int] = field(default_factory=list)  # on the board
    # cubes
    reserve: bytearray = field(default_factory=_per_colour)
    drawn: bytearray = field(default_factory=_per_colour)
    bags: bytearray = field(default_factory=bytearray)  # a row for each player
    cubes: bytearray = field(default_factory=bytearray)  # per slot of a card or track
    planets: bytearray = field(default_factory=lambda: bytearray(ROOM * len(SYSTEMS)))
    # the board
    home: bytearray = field(default_factory=bytearray)  # per player, 1 + starting system
    holder: bytearray = field(default_factory=_per_system)  # 1 + player
    bases: bytearray = field(default_factory=_per_system)
    holes: bytearray = field(default_factory=_per_system)
    tokens: int = TOKENS  # in the supply
    departure: bytearray = field(default_factory=lambda: bytearray(len(TRACKS)))  # which end
    arrived: bytearray = field(default_factory=lambda: bytearray(len(TRACKS)))  # was completed
    skips: bytearray = field(default_factory=bytearray)  # turns to skip, per player
    markers: bytearray = field(default_factory=bytearray)  # tokens among them (MG-R33)
    # per face
    owner: bytearray = field(default_factory=bytearray)  # 1 + player whose card it is
    built: bytearray = field(default_factory=bytearray)  # constructed bases
    room: bytearray = field(default_factory=bytearray)  # bases that can be built now (MG-R12)
    working: bytearray = field(default_factory=bytearray)  # per project: agenda, development
    track: bytearray = field(default_factory=bytearray)  # conflict: where it lies
    red_end: bytearray = field(default_factory=bytearray)  # conflict: the end with the red side
    ahead: bytearray = field(default_factory=bytearray)  # conflict: who has the advantage
    loser: bytearray = field(default_factory=bytearray)  # completed conflict: 1 + player
    refused: bytearray = field(default_factory=bytearray)  # conflict: no more peace this turn


PER_FACE = ("owner", "built", "room", "track", "red_end", "ahead", "loser", "refused")
"""The fields with a number for each face."""

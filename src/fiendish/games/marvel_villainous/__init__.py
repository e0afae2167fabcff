"""Marvel Villainous: Mischief & Mayhem. The one door to the game."""

from __future__ import annotations

from fiendish.engine.game import Game
from fiendish.games.marvel_villainous import cards as _cards  # noqa: F401  (defines the faces)
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.check import check
from fiendish.games.marvel_villainous.describe import describe, fact_words
from fiendish.games.marvel_villainous.evaluate import evaluate
from fiendish.games.marvel_villainous.position import POSITIONS
from fiendish.games.marvel_villainous.rules import events, fate, plays, vanquish, verbs
from fiendish.games.marvel_villainous.rules.setup import start
from fiendish.games.marvel_villainous.settings import SETTINGS
from fiendish.games.marvel_villainous.state import Mayhem
from fiendish.games.marvel_villainous.view import view
from fiendish.games.villainous.book import EVENT, Printed
from fiendish.games.villainous.describe import ask_words
from fiendish.games.villainous.refusals import refuse
from fiendish.games.villainous.rules import allowed, board, turn
from fiendish.games.villainous.rules.turn import play, result
from fiendish.games.villainous.settings import ALONE

BOOK.offered = board.printed_location
BOOK.stand = board.standing
BOOK.blocking = board.covering_mover
BOOK.shift = allowed.shift
BOOK.destinations = turn.destinations
BOOK.arrive = turn.arrive
BOOK.vanquish = vanquish.vanquish
BOOK.fighters = vanquish.fighters
BOOK.foes = vanquish.foes
BOOK.against_foe = vanquish.against_foe
BOOK.offers = allowed.OFFERS
BOOK.activatable = plays.activatable
BOOK.after = lambda g, me, act, symbol, thing: ()
BOOK.before_drawing = lambda g, me: ()
BOOK.hand_size = turn.hand_size
BOOK.sees = lambda g, me: 1 << me
BOOK.fate = fate.fate
BOOK.against_fate = fate.against_fate
BOOK.more_spots = plays.more_spots
BOOK.against_spot = plays.against_spot
BOOK.more_relocations = plays.more_relocations
BOOK.against_goal = plays.against_goal
BOOK.carry = plays.carry
BOOK.movable = verbs.movable
BOOK.elsewhere = lambda g: g.sent
BOOK.send = events.send
BOOK.strength_changed = events.settle
BOOK.defeated = plays.defeated


def _stock(face: Printed) -> str:
    """Cards of which each could be any other: those of a deck, and of all Common Fate decks the
    Heroes and the Events."""
    if face.deck not in ("common", "infinite_power"):
        return face.deck
    return "events" if face.kind is EVENT else "heroes"


_NAMES = [_stock(face) for face in BOOK.faces]
STOCK = [[*dict.fromkeys(_NAMES)].index(name) for name in _NAMES]

Zone = tuple[list[int], int]


def _pools(g: Mayhem) -> list[list[Zone]]:
    """Where cards may be hidden from somebody: for each player deck and hand; the Fate cards."""
    pools: list[list[Zone]] = [[(g.fate_decks[0], 0)]]
    if g.looked:
        pools[0].append((g.looked, 1 << g.active))
    if g.unused:
        pools.append([(g.unused, 0)])
    for seat in range(g.seats):
        pools.append([(g.decks[seat], 0), (g.hands[seat], 1 << seat)])
    return pools


GAME = Game(
    id="marvel_villainous",
    title="Marvel Villainous: Mischief & Mayhem",
    version=2,
    seats=(2, 3),
    settings=SETTINGS,
    alone=ALONE,
    faces=BOOK.faces,
    undo_rule="MV-R48",
    state=Mayhem,
    start=start,
    play=play,
    pools=_pools,
    check=check,
    result=result,
    view=view,
    describe=describe,
    ask_words=ask_words,
    fact_words=fact_words,
    refuse=refuse,
    evaluate=evaluate,
    figures={"cost": BOOK.cost, "strength": BOOK.strength},
    positions=POSITIONS,
    stock=lambda g, identity: STOCK[identity],
    pointed=lambda g: {*g.aside, *g.looked},
)
Mayhem.game = GAME

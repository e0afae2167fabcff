"""Marvel Villainous: Mischief & Mayhem. The game's entry point is `GAME`."""

from __future__ import annotations

from fiendish.engine.game import Game
from fiendish.games import about
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.cards import loki
from fiendish.games.marvel_villainous.describe import describe, fact_words
from fiendish.games.marvel_villainous.evaluate import evaluate
from fiendish.games.marvel_villainous.invariants import broken_invariants
from fiendish.games.marvel_villainous.positions import POSITIONS
from fiendish.games.marvel_villainous.rules import events, fate, plays, vanquish, verbs
from fiendish.games.marvel_villainous.rules.setup import start
from fiendish.games.marvel_villainous.settings import SETTINGS
from fiendish.games.marvel_villainous.state import Mayhem
from fiendish.games.marvel_villainous.view import view
from fiendish.games.villainous.book import EVENT, Printed
from fiendish.games.villainous.describe import ask_words
from fiendish.games.villainous.hooks import Actions, Fights, Hands, Mover, Placing
from fiendish.games.villainous.refusals import refuse
from fiendish.games.villainous.rules import allowed, board, turn
from fiendish.games.villainous.rules.turn import play, result
from fiendish.games.villainous.settings import ALONE

FACES = BOOK.complete(
    mover=Mover(
        offered=board.printed_location,
        stand=board.standing,
        blocking=board.covering_mover,
        shift=allowed.shift,
        destinations=turn.destinations,
        arrive=turn.arrive,
    ),
    actions=Actions(
        offers=allowed.OFFERS,
        fate=fate.fate,
        against_fate=fate.against_fate,
        activatable=plays.activatable,
        spend=loki.spend,
    ),
    fights=Fights(
        vanquish=vanquish.vanquish,
        fighters=vanquish.fighters,
        foes=vanquish.foes,
        against_foe=vanquish.against_foe,
        defeated=plays.defeated,
        strength_changed=events.settle,
    ),
    placing=Placing(
        more_relocations=plays.more_relocations,
        against_goal=plays.against_goal,
        carry=plays.carry,
        send=events.send,
        movable=verbs.movable,
        elsewhere=lambda g: g.sent,
        more_spots=plays.more_spots,
        against_spot=plays.against_spot,
    ),
    hands=Hands(size=turn.hand_size),
)


def _stock(face: Printed) -> str:
    """Cards of which each could be any other: those of a deck, and of all Common Fate decks the
    Heroes and the Events."""
    if face.deck not in ("common", "infinite_power"):
        return face.deck
    return "events" if face.kind is EVENT else "heroes"


_NAMES = [_stock(face) for face in FACES]
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
    title=about("marvel_villainous").title,
    version=2,
    seats=(2, 3),
    settings=SETTINGS,
    alone=ALONE,
    faces=FACES,
    undo_rule="MV-R48",
    state=Mayhem,
    start=start,
    play=play,
    pools=_pools,
    broken_invariants=broken_invariants,
    result=result,
    view=view,
    describe=describe,
    ask_words=ask_words,
    fact_words=fact_words,
    refuse=refuse,
    evaluate=evaluate,
    figures={"cost": BOOK.cost, "strength": BOOK.strength},
    positions=POSITIONS,
    numbering=BOOK.face_numbers,
    stock=lambda g, identity: STOCK[identity],
    pointed=lambda g: {*g.aside, *g.looked},
)
Mayhem.game = GAME

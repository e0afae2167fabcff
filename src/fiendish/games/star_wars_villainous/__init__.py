"""Star Wars Villainous: Power of the Dark Side. The game's entry point is `GAME`."""

from __future__ import annotations

from fiendish.engine.game import Game
from fiendish.games import about
from fiendish.games.star_wars_villainous import cards as _cards  # noqa: F401  (defines the faces)
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.star_wars_villainous.describe import describe, refuse
from fiendish.games.star_wars_villainous.evaluate import evaluate
from fiendish.games.star_wars_villainous.invariants import broken_invariants
from fiendish.games.star_wars_villainous.positions import POSITIONS
from fiendish.games.star_wars_villainous.rules import (
    conditions,
    fate,
    sector,
    turn,
    vanquish,
    vehicles,
)
from fiendish.games.star_wars_villainous.rules.setup import start
from fiendish.games.star_wars_villainous.settings import SETTINGS
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.star_wars_villainous.view import view
from fiendish.games.villainous.describe import ask_words, fact_words
from fiendish.games.villainous.hooks import Actions, Fights, Hands, Mover, Placing
from fiendish.games.villainous.rules.board import working
from fiendish.games.villainous.rules.turn import play, result
from fiendish.games.villainous.settings import ALONE


def _sees(g: Sector, me: int) -> int:
    """Who sees what a player draws: all, where the hand is open."""
    if g.at_work[me] & g.book.open_hands.bit:
        for card, opens in working(g, me, g.book.open_hands):
            if opens(g, me, card):
                return g.everyone
    return 1 << me


FACES = BOOK.complete(
    mover=Mover(
        offered=sector.offered,
        stand=sector.stand,
        blocking=sector.blocking,
        shift=sector.shift,
        destinations=sector.destinations,
        arrive=turn.arrive,
    ),
    actions=Actions(
        offers=turn.OFFERS,
        fate=fate.fate,
        against_fate=fate.against_fate,
        activatable=turn.activatable,
        spend=turn.spend,
        act=turn.act,
        after=conditions.after,
        resume=fate.resume,
    ),
    fights=Fights(
        vanquish=vanquish.vanquish,
        fighters=vanquish.fighters,
        foes=vanquish.foes,
        against_foe=vanquish.against_foe,
        defeated=vanquish.defeated,
        strength_changed=turn.settle,
    ),
    placing=Placing(
        more_relocations=vehicles.maneuvers,
        against_goal=vehicles.against_goal,
        carry=vehicles.maneuver,
        send=vehicles.deploy,
        movable=sector.movable,
        elsewhere=lambda g: [card for under in g.restrictions for card in under],
    ),
    hands=Hands(size=sector.hand_size, before_drawing=turn.before_drawing, sees=_sees),
)
BOOK.roles = [vanquish.role(BOOK, face) for face in range(len(FACES))]
for _villain in BOOK.villains:
    _villain.start_of_turn = turn.start

Zone = tuple[list[int], int]


def _pools(g: Sector) -> list[list[Zone]]:
    """Where cards may be hidden from somebody: decks and hands, Fate decks, Missions."""
    pools: list[list[Zone]] = []
    for seat in range(g.seats):
        pools.append([(g.decks[seat], 0), (g.hands[seat], 1 << seat)])
        pools.append([(g.fate_decks[seat], 0)])
        if g.looked and g.fate_of(g.looked[0]) == seat:
            pools[-1].append((g.looked, 1 << g.active))
    if g.missions:
        pools.append([(g.missions, 0)])
    return pools


GAME = Game(
    id="star_wars_villainous",
    title=about("star_wars_villainous").title,
    version=2,
    seats=(2, 3, 4),
    settings=SETTINGS,
    alone=ALONE,
    faces=FACES,
    undo_rule="SW-R12",
    state=Sector,
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
    pointed=lambda g: {*g.aside, *g.looked},
)
Sector.game = GAME

"""Star Wars Villainous: Power of the Dark Side. The one door to the game."""

from __future__ import annotations

from fiendish.engine.game import Game
from fiendish.games.star_wars_villainous import cards as _cards  # noqa: F401  (defines the faces)
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.star_wars_villainous.check import check
from fiendish.games.star_wars_villainous.describe import describe, refuse
from fiendish.games.star_wars_villainous.evaluate import evaluate
from fiendish.games.star_wars_villainous.position import POSITIONS
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


BOOK.offered = sector.offered
BOOK.stand = sector.stand
BOOK.blocking = sector.blocking
BOOK.shift = sector.shift
BOOK.destinations = sector.destinations
BOOK.movable = sector.movable
BOOK.hand_size = sector.hand_size
BOOK.arrive = turn.arrive
BOOK.before_drawing = turn.before_drawing
BOOK.offers = turn.OFFERS
BOOK.act = turn.act
BOOK.activatable = turn.activatable
BOOK.spend = turn.spend
BOOK.strength_changed = turn.settle
BOOK.vanquish = vanquish.vanquish
BOOK.fighters = vanquish.fighters
BOOK.foes = vanquish.foes
BOOK.against_foe = vanquish.against_foe
BOOK.defeated = vanquish.defeated
BOOK.roles = [vanquish.role(BOOK, face) for face in range(len(BOOK.faces))]
BOOK.after = conditions.after
BOOK.resume = fate.resume
BOOK.fate = fate.fate
BOOK.against_fate = fate.against_fate
BOOK.more_relocations = vehicles.maneuvers
BOOK.against_goal = vehicles.against_goal
BOOK.carry = vehicles.maneuver
BOOK.send = vehicles.deploy
BOOK.sees = _sees
BOOK.more_spots = lambda g, me, card: []
BOOK.against_spot = lambda g, me, card, where: None
BOOK.elsewhere = lambda g: [card for under in g.restrictions for card in under]
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
    title="Star Wars Villainous: Power of the Dark Side",
    version=2,
    seats=(2, 3, 4),
    settings=SETTINGS,
    alone=ALONE,
    faces=BOOK.faces,
    undo_rule="SW-R12",
    state=Sector,
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
    pointed=lambda g: {*g.aside, *g.looked},
)
Sector.game = GAME

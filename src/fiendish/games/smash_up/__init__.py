"""Smash Up: Oops, You Did It Again, with the core set. The game's entry point is `GAME`."""

from __future__ import annotations

from fiendish.engine.game import Game
from fiendish.engine.question import parts
from fiendish.games import about
from fiendish.games.smash_up import cards as _cards  # noqa: F401  (defines the faces)
from fiendish.games.smash_up.additions import ADDITIONS
from fiendish.games.smash_up.describe import ask_words, describe, fact_words, refuse
from fiendish.games.smash_up.evaluate import evaluate
from fiendish.games.smash_up.faces import BREAKPOINT, FACES, FACTIONS, POWER
from fiendish.games.smash_up.invariants import broken_invariants
from fiendish.games.smash_up.numbers import FACE_NUMBERS, STEP_NUMBERS
from fiendish.games.smash_up.positions import POSITIONS
from fiendish.games.smash_up.rules.setup import all_bases, start
from fiendish.games.smash_up.rules.turn import play, result
from fiendish.games.smash_up.settings import ALONE, SETTINGS
from fiendish.games.smash_up.state import CHOOSING, Brawl
from fiendish.games.smash_up.view import view

STEP_NUMBERS.complete()

Zone = tuple[list[int], int]


def _pools(g: Brawl) -> list[list[Zone]]:
    """Where cards may be hidden from somebody: for each player all that this player holds."""
    pools: list[list[Zone]] = [[(g.base_deck, 0)]]
    for seat in range(g.seats):
        bit = 1 << seat
        zones = [(g.decks[seat], 0), (g.hands[seat], bit)]
        buried = [card for here in g.buried for card in here if g.controller[card] == seat]
        if buried:
            zones.append((buried, bit))
        if g.dueling_cards:
            placed = zip(g.dueling_cards[::2], g.dueling_cards[1::2], strict=True)
            zones.append(([card for holder, card in placed if holder == seat], bit))
        for code in g.lifted:  # set aside out of this deck, seen by one who looks
            whose, card, looker = parts(code)
            if whose == seat:
                zones.append(([card], 1 << looker))
        pools.append(zones)
    return pools


def _pointed(g: Brawl) -> set[int]:
    """Buried cards, face-down dueling cards and cards set aside: each has a place of its own.

    Before the deal there are none, and no number in the state is one.
    """
    if g.phase == CHOOSING:
        return {*range(len(g.identity))}
    return {*g.dueling_cards[1::2], *g.aside, *(card for here in g.buried for card in here)}


def _in_use(g: Brawl) -> list[int]:
    """The faces at the table; before the deal, those of the factions that may come to it."""
    if g.phase != CHOOSING:
        return [*g.face_of]
    factions = [FACTIONS[number] for number in {*g.pool, *(n for mine in g.picks for n in mine)}]
    bases = all_bases(bool(g.errata), g.edition)
    return [
        face.number for one in factions for face in one.printed(bool(g.errata), edition=g.edition)
    ] + [base.number for base in bases]


GAME = Game(
    id="smash_up",
    title=about("smash_up").title,
    version=2,
    seats=(2, 3, 4),
    settings=SETTINGS,
    faces=FACES,
    undo_rule="SU-R7",
    state=Brawl,
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
    figures={"power": POWER, "breakpoint": BREAKPOINT},
    positions=POSITIONS,
    printed=lambda g, identity: g.face_of[identity],
    stock=lambda g, identity: g.owner_of[identity],
    pointed=_pointed,
    alone=ALONE,
    numbering=FACE_NUMBERS,
    in_use=_in_use,
    additions=ADDITIONS,
)
Brawl.game = GAME

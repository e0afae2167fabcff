"""What a seat may see: an allow-list."""

from __future__ import annotations

import msgspec

from fiendish.engine.game import Result
from fiendish.engine.question import Question
from fiendish.engine.wording import DecisionView
from fiendish.games.marvel_villainous.cards.loki import loki, supply
from fiendish.games.marvel_villainous.rules.events import allies_at, villain_of
from fiendish.games.marvel_villainous.state import MODES, Mayhem
from fiendish.games.villainous.rules.board import player_of, strength, sum_of_strength
from fiendish.games.villainous.view import (
    AttackView,
    CardView,
    HandCardView,
    PlacedView,
    RealmView,
    acting,
    card_view,
    hand_view,
    placed,
    shared_view,
)


class EventView(msgspec.Struct, frozen=True):
    """An Event in play: against whom (-1: everybody), how strong, and who is there."""

    handle: int
    card: str
    target: int
    strength: int
    sum: int
    allies: list[PlacedView]


class View(msgspec.Struct, frozen=True):
    game: str
    reader: int | None
    seats: int
    mode: str
    mixing: bool
    turn: int
    active: int
    phase: str
    realms: list[RealmView]
    hand: list[HandCardView]
    events: list[EventView]
    vendettas: list[CardView]
    fate_deck: int
    fate_pile: list[CardView]
    unused: int
    mischief_supply: int | None  # tokens that Loki can still gain; None if nobody plays him
    box: list[CardView]
    aside: list[CardView]
    looked: list[CardView]  # the cards a player looks at, for that player
    attack: AttackView | None
    decision: DecisionView | None
    result: Result | None


def view(g: Mayhem, seat: int | None, question: Question | None) -> View:
    user = acting(g, seat, question)
    trickster = player_of(g, loki)
    return View(
        **shared_view(g, seat, question),
        mode=MODES[g.mode],
        mixing=bool(g.mixing),
        hand=hand_view(g, seat, question),
        events=[
            EventView(
                handle=event,
                card=g.book.faces[g.identity[event]].id,
                target=villain_of(g, event),
                strength=strength(g, event),
                sum=sum_of_strength(g, allies_at(g, event)),
                allies=[placed(g, ally, user) for ally in allies_at(g, event)],
            )
            for event in g.events
        ],
        vendettas=[card_view(g, card) for card in g.vendettas],
        fate_deck=len(g.fate_decks[0]),
        fate_pile=[card_view(g, card) for card in g.fate_piles[0]],
        unused=len(g.unused),
        mischief_supply=supply(g, trickster) if trickster >= 0 else None,
    )

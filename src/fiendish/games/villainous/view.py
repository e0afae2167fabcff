"""What a seat may see of a Villainous game: an allow-list. Hidden cards appear as counts."""

from __future__ import annotations

from typing import Any

import msgspec

from fiendish.engine.question import Question
from fiendish.engine.wording import decision, face_id
from fiendish.games.villainous.book import PIECE, Act
from fiendish.games.villainous.rules import allowed
from fiendish.games.villainous.rules.board import (
    covering,
    forbidding,
    has_strength,
    is_silent,
    items_on,
    own_locations,
    strength,
    sum_of_strength,
    villain,
)
from fiendish.games.villainous.rules.plays import (
    PLAY,
    against_activation,
    against_play,
    cost,
)
from fiendish.games.villainous.rules.turn import result
from fiendish.games.villainous.rules.vanquish import Muster, demanded
from fiendish.games.villainous.state import ACT, LOCATIONS, Realm
from fiendish.games.villainous.symbols import Location, Symbol

_KINDS = {symbol: symbol.name.lower() for symbol in Symbol}
STEPS = ("Start", "Move", "Perform Actions", "Draw", "Draw")


class CardView(msgspec.Struct, frozen=True):
    handle: int
    card: str


class HandCardView(msgspec.Struct, frozen=True):
    """A card in the reader's own hand; in the reader's turn also why it cannot be played."""

    handle: int
    card: str
    cost: int
    not_playable: str = ""


class PlacedView(msgspec.Struct, frozen=True):
    """A card in play, with what is attached to it."""

    handle: int
    card: str
    owner: int  # -1 for Fate cards
    strength: int  # -1 for what has none
    printed: int
    plus: int
    minus: int
    silent: bool
    attached: list[PlacedView] = []
    not_usable: str = ""  # for the reader's own cards with an ability, in the reader's turn


class SymbolView(msgspec.Struct, frozen=True):
    """A symbol at a location: whether it is covered, or used this turn, and which card bars it."""

    kind: str
    amount: int
    covered: bool
    used: bool
    barred: str = ""


class LocationView(msgspec.Struct, frozen=True):
    place: str
    mover: bool
    top: list[SymbolView]
    bottom: list[SymbolView]
    above: list[PlacedView]  # what covers the top
    below: list[PlacedView]


class AttackView(msgspec.Struct, frozen=True):
    """A Vanquish action for which Allies are being named: whom it is against, who is named."""

    target: int
    card: str
    needed: int  # Strength
    least: int  # how many Allies
    used: list[int]
    strength: int  # of those


class StepView(msgspec.Struct, frozen=True):
    """A condition of an objective, and whether it is met."""

    text: str
    met: bool


class RealmView(msgspec.Struct, frozen=True):
    """A player's board and all that belongs to it."""

    seat: int
    villain: str
    progress: str
    nearness: float
    power: int
    second: int
    marks: list[int]
    hand_size: int
    seen_hand: list[CardView]  # cards in the hand that the reader knows
    deck: int
    pile: list[CardView]
    on_portrait: bool
    locations: list[LocationView]
    area: list[PlacedView]


def shared_view(g: Realm, seat: int | None, question: Question | None) -> dict[str, Any]:
    """What the views of both games say, by the names of their fields."""
    bit = 1 << (g.seats if seat is None else seat)
    return {
        "game": g.game.id,
        "reader": seat,
        "seats": g.seats,
        "turn": g.turn,
        "active": g.active,
        "phase": STEPS[g.phase],
        "realms": [realm_view(g, other, seat, question) for other in range(g.seats)],
        "box": [card_view(g, card) for card in g.box],
        "aside": [card_view(g, card) for card in g.aside],
        "looked": [card_view(g, card) for card in g.looked if g.known[card] & bit],
        "attack": attack_view(g, question),
        "decision": decision(question, seat),
        "result": result(g),
    }


def attack_view(g: Realm, question: Question | None) -> AttackView | None:
    """The Vanquish action under way, which all at the table can follow."""
    if not isinstance(question, Muster):
        return None
    needed, least = demanded(g, question.seat, question.target)
    return AttackView(
        target=question.target,
        card=face_id(g, question.target),
        needed=needed,
        least=least,
        used=[*question.used],
        strength=sum_of_strength(g, [*question.used]),
    )


def card_view(g: Realm, card: int) -> CardView:
    return CardView(card, face_id(g, card))


def placed(g: Realm, card: int, reader: int | None = None) -> PlacedView:
    """A card in play; the reader whose turn it is also sees why it cannot be activated."""
    kind = g.book.kind[g.identity[card]]
    not_usable = ""
    if reader is not None and g.identity[card] in g.book.activated:
        mine = card in g.book.actions.activatable(g, reader)
    else:
        mine = False
    if mine and reader is not None:
        reason = allowed.against_symbol(g, reader, Symbol.ACTIVATE)
        reason = reason or against_activation(g, reader, card)
        not_usable = str(reason) if reason else ""
    return PlacedView(
        handle=card,
        card=face_id(g, card),
        owner=g.owner(card) if kind is not PIECE else -1,
        strength=strength(g, card) if has_strength(g, card) else -1,
        printed=g.book.strength[g.identity[card]],
        plus=g.plus[card],
        minus=g.minus[card],
        silent=is_silent(g, card),
        attached=[placed(g, item, reader) for item in items_on(g, card)],
        not_usable=not_usable,
    )


def acting(g: Realm, seat: int | None, question: Question | None) -> int | None:
    """The reader, if it is the reader who acts now."""
    mine = question is not None and question.seat == seat and question.prompt is g.book.words.ACT
    return seat if mine else None


def hand_view(g: Realm, seat: int | None, question: Question | None) -> list[HandCardView]:
    if seat is None:
        return []
    mine = acting(g, seat, question) is not None
    return [_hand_card(g, seat, card, mine) for card in g.hands[seat]]


def _hand_card(g: Realm, me: int, card: int, mine: bool) -> HandCardView:
    reason = None
    if mine:
        symbol = allowed.symbol_needed(g, me, PLAY, card)
        assert symbol is not None
        reason = allowed.against_symbol(g, me, symbol) or against_play(g, me, card)
    return HandCardView(card, face_id(g, card), cost(g, me, card), str(reason) if reason else "")


def realm_view(g: Realm, seat: int, reader: int | None, question: Question | None) -> RealmView:
    bit = 1 << (g.seats if reader is None else reader)
    board = villain(g, seat)
    user = acting(g, reader, question)
    bars = barred(g, seat)
    return RealmView(
        seat=seat,
        villain=board.id,
        progress=board.progress(g, seat),
        nearness=board.nearness(g, seat),
        power=g.power[seat],
        second=g.second[seat],
        marks=g.marks[seat].copy(),
        hand_size=len(g.hands[seat]),
        seen_hand=[card_view(g, card) for card in sorted(g.hands[seat]) if g.known[card] & bit],
        deck=len(g.decks[seat]),
        pile=[card_view(g, card) for card in g.piles[seat]],
        on_portrait=g.mover[seat] < 0,
        locations=[_location(g, place, user, bars) for place in own_locations(g, seat)],
        area=[placed(g, card, user) for card in g.places[g.area(seat)]],
    )


def symbol_views(
    g: Realm, seat: int, printed: Location, covered: bool, at_mover: bool, bars: dict[Symbol, str]
) -> list[SymbolView]:
    """The symbols of a location or Vehicle, those that can be covered first."""
    acts = at_mover and g.active == seat and g.phase == ACT
    return [
        SymbolView(
            kind=_KINDS[icon.symbol],
            amount=icon.amount,
            covered=covered and n < len(printed.top),
            used=acts and allowed.is_used(g, seat, printed, n),
            barred=bars.get(icon.symbol, ""),
        )
        for n, icon in enumerate(printed.icons)
    ]


def barred(g: Realm, seat: int) -> dict[Symbol, str]:
    """The symbols with which a player can do nothing, each with the card that is in the way."""
    asked = [(Symbol.FATE, Act.FATE, [-1]), (Symbol.AMBITION, Act.AMBITION, [-1])]
    asked.append((Symbol.ACTIVATE, Act.ACTIVATE, g.book.actions.activatable(g, seat)))
    found = {}
    for symbol, act, cards in asked:
        by = [forbidding(g, seat, act, card) for card in cards]
        if by and min(by) >= 0:
            found[symbol] = face_id(g, by[0])
    return found


def _location(g: Realm, place: int, user: int | None, bars: dict[Symbol, str]) -> LocationView:
    printed = g.book.mover.offered(g, place)
    seat, here = place // LOCATIONS, place % LOCATIONS
    top = covering(g, place)
    at_mover = g.mover[seat] == here
    covered = bool(g.book.mover.blocking(g, seat) if at_mover else top)
    symbols = symbol_views(g, seat, printed, covered, at_mover, bars)
    cards = [(card, placed(g, card, user)) for card in g.places[place]]
    return LocationView(
        place=printed.id,
        mover=at_mover,
        top=symbols[: len(printed.top)],
        bottom=symbols[len(printed.top) :],
        above=[view for card, view in cards if card in top],
        below=[view for card, view in cards if card not in top],
    )

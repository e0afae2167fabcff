"""What a seat may see: an allow-list. Hidden cards appear as counts, or face down at their place."""

from __future__ import annotations

import msgspec

from fiendish.engine.game import Result
from fiendish.engine.question import Question
from fiendish.engine.wording import DecisionView, decision, face_id
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import FACES, FACTIONS, POWER, Kind
from fiendish.games.smash_up.rules import allowed, plays
from fiendish.games.smash_up.rules.board import (
    ASLEEP,
    actions_on,
    actions_on_base,
    base_works,
    breakpoint_at,
    is_minion,
    places,
    power,
    power_at,
    ranking,
    spoils,
    total_power,
)
from fiendish.games.smash_up.rules.turn import result
from fiendish.games.smash_up.state import AT, CHOOSING, EMPTY, NOWHERE, PILE, SMALL, Brawl

PHASES = (
    "Choosing factions", "Opening hands", "Start Turn", "Play Cards", "Score Bases",
    "Draw Two Cards", "End Turn",
)  # fmt: skip


class CardView(msgspec.Struct, frozen=True):
    handle: int
    card: str
    owner: int


class HandCardView(msgspec.Struct, frozen=True):
    """A card in the reader's own hand; in the reader's phase also why it cannot be played."""

    handle: int
    card: str
    owner: int
    power: int
    not_playable: str = ""


class ActionView(msgspec.Struct, frozen=True):
    handle: int
    card: str
    owner: int
    controller: int
    named: str = ""  # the faction that was named for it


class MinionView(msgspec.Struct, frozen=True):
    handle: int
    card: str
    owner: int
    controller: int
    power: int
    printed: int
    counters: int
    actions: list[ActionView]


class BuriedView(msgspec.Struct, frozen=True):
    """A face-down card in its place; what it is only for those who know."""

    handle: int
    card: str
    controller: int


class BaseView(msgspec.Struct, frozen=True):
    handle: int
    card: str
    breakpoint: int
    vp: list[int]
    total: int
    missing: int  # power still needed
    powers: list[int]  # per player
    forecast: list[int]  # VP for each player if it scored now
    works: bool  # its ability is not cancelled
    scoring: bool
    minions: list[MinionView]
    actions: list[ActionView]
    buried: list[BuriedView]


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    vp: int
    factions: list[str]
    asleep: bool  # may play no actions in this turn, or in the next one of their own
    hand_size: int
    seen_hand: list[CardView]  # cards in the hand that the reader knows
    deck_size: int
    deck_known: list[str]  # cards in the deck that the reader knows, the top one first
    pile: list[CardView]


class DuelView(msgspec.Struct, frozen=True):
    minion_handles: list[int]  # of those still there
    cards: list[BuriedView]  # face down on the table


class View(msgspec.Struct, frozen=True):
    game: str
    reader: int | None
    seats: int
    texts: str
    turn: int
    active: int
    phase: str
    pool: list[str]  # factions still to be picked
    players: list[PlayerView]
    hand: list[HandCardView]
    bases: list[BaseView]
    base_deck: int
    base_pile: list[CardView]
    box: list[CardView]
    minions_left: int  # plays of the current player: free ones, then extra ones
    actions_left: int
    extra_plays: list[str]
    playing: list[CardView]
    aside: list[BuriedView]
    duel: DuelView | None
    challenger: int  # the minion whose rival for a duel is chosen now, or -1
    decision: DecisionView | None
    result: Result | None


def view(g: Brawl, seat: int | None, question: Question | None) -> View:
    bit = 1 << (g.seats if seat is None else seat)
    dealt = g.phase != CHOOSING
    my_phase = (
        question is not None and question.seat == seat and question.prompt is words.PLAY_CARDS
    )
    return View(
        game="smash_up",
        reader=seat,
        seats=g.seats,
        texts="errata" if g.errata else "2018",
        turn=g.turn,
        active=g.active,
        phase=PHASES[g.phase],
        pool=[FACTIONS[number].id for number in g.pool] if not dealt else [],
        players=[_player(g, other, bit) for other in range(g.seats)],
        hand=[_hand_card(g, seat, card, my_phase) for card in g.hands[seat]]
        if seat is not None
        else [],
        bases=[_base(g, place, bit) for place in places(g)],
        base_deck=len(g.base_deck),
        base_pile=[_card(g, base) for base in g.base_pile],
        box=[_card(g, card) for card in g.box if g.owner(card) < g.seats] if dealt else [],
        minions_left=g.free_minion + sum(entry[0] == Kind.MINION for entry in g.extras),
        actions_left=g.free_action + sum(entry[0] == Kind.STANDARD for entry in g.extras),
        extra_plays=[_extra(g, entry) for entry in g.extras],
        playing=[_card(g, card) for card in g.playing],
        aside=[_face_down(g, card, bit, -1) for card in g.aside],
        duel=_duel(g, bit) if g.dueling else None,
        challenger=g.duel[0] if len(g.duel) == 1 else -1,
        decision=decision(question, seat),
        result=result(g),
    )


def _card(g: Brawl, card: int) -> CardView:
    return CardView(card, face_id(g, card), g.owner(card))


def _hand_card(g: Brawl, me: int, card: int, my_phase: bool) -> HandCardView:
    reason = against_play(g, me, card) if my_phase else ""
    return HandCardView(card, face_id(g, card), g.owner(card), POWER[g.face(card)], reason)


def against_play(g: Brawl, me: int, card: int) -> str:
    """Why a hand card cannot be played anywhere now, or nothing."""
    if g.acts >= plays.MOST_ACTS:
        return str(words.TOO_MANY_ACTS)
    if not is_minion(g, card):
        reason = allowed.against_action(g, me, card)
        return str(reason) if reason else ""
    reasons = [allowed.against_minion(g, me, card, place) for place in places(g)]
    return "" if None in reasons else str(reasons[0])


def _player(g: Brawl, seat: int, bit: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        vp=g.vp[seat],
        factions=[FACTIONS[number].id for number in g.picks[seat]],
        asleep=any(entry[0] == ASLEEP and entry[1] == seat for entry in g.lasting),
        hand_size=len(g.hands[seat]),
        seen_hand=[_card(g, card) for card in sorted(g.hands[seat]) if g.known[card] & bit],
        deck_size=len(g.decks[seat]),
        deck_known=[face_id(g, card) for card in reversed(g.decks[seat]) if g.known[card] & bit],
        pile=[_card(g, card) for card in g.piles[seat]],
    )


def _base(g: Brawl, place: int, bit: int) -> BaseView:
    base = g.bases[place]
    face = FACES[g.face(base)]
    total, goal = total_power(g, place), breakpoint_at(g, place)
    return BaseView(
        handle=base,
        card=face.id,
        breakpoint=goal,
        vp=[*face.vp],
        total=total,
        missing=max(0, goal - total),
        powers=[power_at(g, seat, place) for seat in range(g.seats)],
        forecast=spoils(g, place, ranking(g, place)),
        works=base_works(g, place),
        scoring=g.scoring == place,
        minions=[_minion(g, minion) for minion in g.minions[place]],
        actions=[_action(g, card) for card in actions_on_base(g, place)],
        buried=[_face_down(g, card, bit, g.controller[card]) for card in g.buried[place]],
    )


def _minion(g: Brawl, minion: int) -> MinionView:
    return MinionView(
        handle=minion,
        card=face_id(g, minion),
        owner=g.owner(minion),
        controller=g.controller[minion],
        power=power(g, minion),
        printed=POWER[g.face(minion)],
        counters=g.counters[minion],
        actions=[_action(g, card) for card in actions_on(g, minion)],
    )


def _action(g: Brawl, card: int) -> ActionView:
    face = FACES[g.face(card)]
    named = FACTIONS[g.chosen[card]].id if face.names_faction else ""
    return ActionView(card, face.id, g.owner(card), g.controller[card], named)


def _face_down(g: Brawl, card: int, bit: int, controller: int) -> BuriedView:
    return BuriedView(card, face_id(g, card) if g.known[card] & bit else "", controller)


def _extra(g: Brawl, entry: list[int]) -> str:
    what, limit, place = entry
    if what == Kind.STANDARD:
        return "an extra action"
    limits = {
        SMALL: " of power 2 or less",
        AT: f" at {FACES[g.face(g.bases[place])].name}",
        EMPTY: " at a base without minions of yours",
        PILE: " from the discard pile",
    }
    return "an extra minion" + limits.get(limit, "")


def _duel(g: Brawl, bit: int) -> DuelView:
    cards = zip(g.dueling_cards[::2], g.dueling_cards[1::2], strict=True)
    minions = [minion for minion in g.dueling if minion != NOWHERE]
    return DuelView(minions, [_face_down(g, card, bit, seat) for seat, card in cards])

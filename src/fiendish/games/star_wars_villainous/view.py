"""What a seat may see: an allow-list."""

from __future__ import annotations

import msgspec

from fiendish.engine.game import Result
from fiendish.engine.question import Question
from fiendish.engine.wording import DecisionView, face_id
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.rules.conditions import guide
from fiendish.games.star_wars_villainous.rules.missions import printed
from fiendish.games.star_wars_villainous.rules.sector import (
    ally_vehicles,
    engaged_with,
    hand_size,
    mover_vehicle,
)
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous.book import CONDITION
from fiendish.games.villainous.view import (
    AttackView,
    CardView,
    HandCardView,
    LocationView,
    PlacedView,
    RealmView,
    StepView,
    acting,
    barred,
    card_view,
    hand_view,
    placed,
    shared_view,
    symbol_views,
)


class MissionView(msgspec.Struct, frozen=True):
    """A Mission that lies face up: its tasks, which of them are done, whether it was reset."""

    handle: int
    card: str
    tasks: list[str]
    done: list[bool]
    reset: bool


class SpaceView(msgspec.Struct, frozen=True):
    """What a player has besides the board: Vehicles, Restrictions, the own Fate deck."""

    seat: int
    steps: list[StepView]  # where the objective has several conditions
    kept: dict[str, int]  # tokens and tiles of the guide
    vehicles: list[LocationView]  # Ally Vehicles, each with what is engaged with it above
    restrictions: list[PlacedView]
    held: list[CardView]
    draws_to: int
    fate_deck: int
    fate_pile: list[CardView]


class View(msgspec.Struct, frozen=True):
    game: str
    reader: int | None
    seats: int
    turn: int
    active: int
    phase: str
    realms: list[RealmView]
    spaces: list[SpaceView]
    hand: list[HandCardView]
    mission_deck: int
    seen_missions: list[CardView]  # face-down ones that the reader has looked at
    missions: list[MissionView]
    completed: list[CardView]
    box: list[CardView]
    aside: list[CardView]
    looked: list[CardView]  # the cards a player looks at, for that player
    attack: AttackView | None
    decision: DecisionView | None
    result: Result | None


def view(g: Sector, seat: int | None, question: Question | None) -> View:
    bit = 1 << (g.seats if seat is None else seat)
    user = acting(g, seat, question)
    return View(
        **shared_view(g, seat, question),
        spaces=[_space(g, other, user) for other in range(g.seats)],
        hand=[_in_hand(g, card) for card in hand_view(g, seat, question)],
        mission_deck=len(g.missions),
        seen_missions=[card_view(g, card) for card in g.missions if g.known[card] & bit],
        missions=[_mission(g, brief) for brief in g.briefs],
        completed=[card_view(g, card) for card in g.completed],
    )


def _in_hand(g: Sector, card: HandCardView) -> HandCardView:
    """A Condition cannot be played in the own turn, whatever else there is against it."""
    if card.not_playable and g.book.kind[g.identity[card.handle]] is CONDITION:
        return HandCardView(card.handle, card.card, card.cost, str(words.CONDITIONS_ONLY))
    return card


def _mission(g: Sector, brief: list[int]) -> MissionView:
    tasks = printed(g, brief).tasks
    done = [bool(brief[1] >> n & 1) for n in range(len(tasks))]
    return MissionView(
        brief[0], face_id(g, brief[0]), [task.text for task in tasks], done, bool(brief[3])
    )


def _space(g: Sector, seat: int, user: int | None) -> SpaceView:
    board = guide(g, seat)
    return SpaceView(
        seat=seat,
        steps=[StepView(text, bool(met)) for text, met in board.steps(g, seat)],
        kept={name: g.marks[seat][mark] for name, mark in board.keeps.items()},
        vehicles=[_vehicle(g, seat, card, user) for card in ally_vehicles(g, seat)],
        restrictions=[placed(g, card, user) for card in g.restrictions[seat]],
        held=[card_view(g, card) for card in g.held if g.at[g.on[card]] == g.area(seat)],
        draws_to=hand_size(g, seat),
        fate_deck=len(g.fate_decks[seat]),
        fate_pile=[card_view(g, card) for card in g.fate_piles[seat]],
    )


def _vehicle(g: Sector, seat: int, card: int, user: int | None) -> LocationView:
    """An Ally Vehicle as a location."""
    foes = engaged_with(g, card)
    here = mover_vehicle(g, seat) == card
    covered = bool(g.book.mover.blocking(g, seat)) if here else bool(foes)
    vehicle = g.book.vehicles[g.identity[card]]
    symbols = symbol_views(g, seat, vehicle, covered, here, barred(g, seat))
    above = [placed(g, foe, user) for foe in foes]
    return LocationView(face_id(g, card), here, symbols, [], above, [placed(g, card, user)])

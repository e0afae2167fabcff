"""Cards that cannot be are refused where they are defined, by name and with what is allowed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from fiendish.engine.cards import BadCard
from fiendish.games.supervillain import faces
from fiendish.games.supervillain.faces import (
    COST,
    FACILITY,
    OPS,
    POWER,
    PROJECT,
    SWIFT,
    DominationCard,
    Event,
    Kind,
    complete,
    domination,
    minion,
)
from fiendish.games.supervillain.state import Galaxy
from tests.games.defining import scratch


@pytest.fixture(autouse=True)
def tables() -> Iterator[None]:
    with scratch(faces):
        yield


def refused(words: str) -> Any:
    return pytest.raises(BadCard, match=f"^{re.escape(words)}$")


def does(g: Galaxy, me: int, card: int) -> None:
    """Nothing."""


def asks(g: Galaxy, me: int, card: int) -> Any:
    """It asks."""
    yield me


def alone(g: Galaxy) -> None:
    """Too few."""


def gossip(**figures: Any) -> DominationCard:
    return domination("gossip", "Gossip", **({"cost": 600, "points": 1, "count": 1} | figures))


def test_new_cards_are_in_the_columns() -> None:
    minion("Does", power=300, count=2, swift=True)(does)
    assert (POWER[-1], SWIFT[-1], OPS[-1], COST[-1]) == (300, True, does, 0)
    card = gossip()
    card.as_project(Kind.WHEN_COMPLETE)(does)
    card.as_facility(Kind.WHENEVER, Event.COMPLETED)(asks)
    complete(faces.FACES)
    assert (POWER[-1], SWIFT[-1], OPS[-1], COST[-1]) == (0, False, None, 600)
    assert (PROJECT[-1].text, FACILITY[-1].text) == ("Nothing.", "It asks.")


def test_two_cards_of_one_id_are_refused() -> None:
    minion("Does", power=300, count=2)(does)
    with refused("Other: there is a card with the id 'does' already"):
        minion("Other", power=300, count=2)(does)
    with refused("Wormhole: there is a card with the id 'wormhole' already"):
        domination("wormhole", "Wormhole", cost=0, points=0, count=1)


def test_figures_that_cannot_be_are_refused() -> None:
    with refused("Does has power=-100; it is 0 or more"):
        minion("Does", power=-100, count=1)(does)
    with refused("Does has count=0; there is at least one of each card"):
        minion("Does", power=100, count=0)(does)
    with refused("Gossip has cost=-1; it is 0 or more"):
        gossip(cost=-1)
    with refused("Gossip has count=0; there is at least one of each card"):
        gossip(count=0)
    with refused("Gossip has an ability with cost=-1; it is 0 or more cards"):
        gossip().as_facility(Kind.ONCE_PER_TURN, cost=-1)(does)


@pytest.mark.rule("SV-18")
def test_a_card_of_no_colour_is_refused() -> None:
    with refused("Gossip has points=3; there is: 0 (brown), 1 (blue), 2 (green) (SV-18)"):
        gossip(points=3)


def test_a_card_without_a_text_is_refused() -> None:
    def silent(g: Galaxy, me: int, card: int) -> None:
        pass

    with refused("Silent has no text: give its function a docstring"):
        minion("Silent", power=100, count=1)(silent)
    with refused("Gossip has no text: give its function a docstring"):
        gossip().as_project(Kind.WHEN_COMPLETE)(silent)


def test_an_unknown_kind_or_event_is_refused() -> None:
    card: Any = gossip()
    words = (
        "Gossip: 'never' is not possible; there is: Kind.WHEN_COMPLETE, Kind.DESTROY_THIS, "
        "Kind.ONCE_PER_TURN, Kind.WHENEVER, Kind.IF_DESTROYED"
    )
    with refused(words):
        card.as_project("never")(does)
    words = (
        "Gossip: 'noon' is not possible; there is: Event.COMPLETED, Event.MOB_LOST, "
        "Event.PROJECT_LOST, Event.RIVAL_FACILITY_LOST, Event.MOB_ARRIVED, Event.VICTORY"
    )
    with refused(words):
        card.as_facility(Kind.WHENEVER, "noon")(does)
    with refused("Gossip: Kind.WHENEVER needs the event that it follows"):
        card.as_facility(Kind.WHENEVER)(does)


def test_an_ability_is_attached_once() -> None:
    card = gossip()
    card.as_project(Kind.WHEN_COMPLETE)(does)
    with refused("Gossip has a Project ability already; a card has one"):
        card.as_project(Kind.WHEN_COMPLETE)(does)
    card.as_bar(Event.VICTORY)(nobody_wins)
    with refused("Gossip has a Facility ability already; a card has one"):
        card.as_facility(Kind.IF_DESTROYED)(does)
    assert (PROJECT[-1], FACILITY[-1]) == (card.project, card.facility)


def nobody_wins(g: Galaxy, villain: int, card: int) -> bool:
    """Nobody wins."""
    return True


def test_a_card_has_both_abilities() -> None:
    card = gossip()
    with refused("Gossip has no Project ability: add @card.as_project"):
        complete([card])
    card.as_project(Kind.WHEN_COMPLETE)(does)
    with refused("Gossip has no Facility ability: add @card.as_facility"):
        complete([card])


def test_a_function_that_cannot_be_called_is_refused() -> None:
    bad: Any = alone
    with refused("Alone: alone(g) is called with (g, me, card), which it does not take"):
        minion("Alone", power=100, count=1)(bad)
    with refused("Does: alone(g) is called with (g, me, card), which it does not take"):
        minion("Does", power=100, count=1, needs=bad)(does)
    with refused("Does: asks cannot ask: its answer is needed at once; use no yield"):
        minion("Does", power=100, count=1, needs=asks)(does)
    card = gossip()
    with refused("Gossip: alone(g) is called with (g, me, card), which it does not take"):
        card.as_project(Kind.WHEN_COMPLETE)(bad)
    with refused("Gossip: alone(g) is called with (g, villain, card), which it does not take"):
        card.as_bar(Event.VICTORY)(bad)
    with refused("Gossip: asks cannot ask: its answer is needed at once; use no yield"):
        card.as_bar(Event.VICTORY)(asks)

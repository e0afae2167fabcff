"""The nine conflict cards: each side with its slots, and what its winner gets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.master_of_the_galaxy.cards.printed_figures import of_deck
from tests.games.master_of_the_galaxy.playing import Play, at

SIDES = [(card, side) for card in of_deck("conflict") for side in ("red", "blue")]
each_side = pytest.mark.parametrize(
    ("card", "side"), SIDES, ids=[f"{card['id']}-{side}" for card, side in SIDES]
)
OWNED = {
    "leader": "oracle-zhen",
    "government": "hive-mandate",
    "development": "gene-engineering",
    "conflict": "border-war",
}


def owned(card: dict[str, Any]) -> dict[str, str]:
    """One card of each kind for the loser; no conflict twice."""
    spare = "total-war" if card["id"] == "border-war" else "border-war"
    return {**OWNED, "conflict": spare}


def almost_won(card: dict[str, Any], side: str, *, rival: bool = True, rich: bool = True) -> Play:
    """A needs one more cube, which is drawn, to win on that side."""
    *placed, last = card[side]["slots"]
    mine, theirs = f"march-nw [{' '.join(placed)}]", "march-ne"
    where = f"{mine} against {theirs}" if side == "red" else f"{theirs} against {mine}"
    lines = [f"  card: {one}" for one in owned(card).values()] if rich else []
    return at(
        "\n".join(
            [
                f"drawn: {last.removesuffix('*')}",
                "A:",
                "  bag: 1 black",
                "  systems: home-nw, march-nw",
                "B:",
                "  bag: 1 black",
                "  systems: home-se, march-ne" if rival else "  systems: home-se, march-se",
                *lines,
                "conflicts:",
                f"  {card['id']}: {where}",
            ]
        )
    )


def win(play: Play, card: dict[str, Any], side: str) -> None:
    last = card[side]["slots"][-1]
    play.put(last.removesuffix("*"), card["id"], side + "*" * last.endswith("*"))


@pytest.mark.rule("MG-106", "MG-108", "MG-110")
@each_side
def test_the_winner_gets_the_card_and_the_objective_and_no_more(
    card: dict[str, Any], side: str
) -> None:
    play = almost_won(card, side)
    win(play, card, side)
    if play.asked == "A occupy":
        play.decline()
    assert card["id"] in play.cards("A")
    gains = card[side]["gains"]
    assert ("march-ne" in play.systems("B")) is not gains.get("capture_system", False)
    for kind, one in owned(card).items():
        taken, discarded = kind in gains.get("take", ()), kind in gains.get("discard", ())
        assert (one in play.cards("A")) is taken
        assert (one in play.cards("B")) is not (taken or discarded)


@each_side
def test_what_the_loser_does_not_have_is_skipped(card: dict[str, Any], side: str) -> None:
    play = almost_won(card, side, rich=False)
    win(play, card, side)
    if play.asked == "A occupy":
        play.decline()
    assert [one for one in play.cards("A") if one != card["id"]] == ["humans"]
    assert card["id"] in play.cards("A")


@pytest.mark.rule("MG-111")
@each_side
def test_against_a_neutral_system_spoils_come_from_the_reserve(
    card: dict[str, Any], side: str
) -> None:
    play = almost_won(card, side, rival=False)
    win(play, card, side)
    for _ in range(card["spoils"]):
        assert play.asked == "A take-cube"
        play.choose("blue")
    assert play.asked == "A occupy"
    play.choose("march-ne")
    play.keep()
    assert "march-ne" in play.systems("A")
    assert {*owned(card).values()} < {*play.cards("B")}  # who is not in the conflict loses nothing


@pytest.mark.rule("MG-104")
@each_side
def test_who_is_ahead_holds_its_symbol(card: dict[str, Any], side: str) -> None:
    play = almost_won(card, side)
    assert play.ahead(card["id"]) == "A"
    base = {"military": 1}  # of the home
    symbol = card["symbol"]
    assert play.symbols("A") == {**base, symbol: base.get(symbol, 0) + 1}

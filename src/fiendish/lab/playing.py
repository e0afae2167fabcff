"""Playing one game of an experiment, and what is kept of it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

import fiendish
from fiendish import bots
from fiendish.engine.question import Option
from fiendish.engine.table import Table
from fiendish.games import find
from fiendish.lab.altered_figures import changed
from fiendish.lab.experiment import Experiment

TURN = "turn"  # the fact with which a turn begins, in every game


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played. The lists have an entry for each seat."""

    n: int
    seed: int
    settings: str  # as JSON
    bots: list[str]
    picks: list[list[str]]  # factions, Villains, species: what a seat plays with, if that differs
    first: int  # the seat that began
    winners: list[int]
    ranks: list[int]
    reason: str
    decisions: int
    turns: int
    digest: str  # of the last moment
    drawn: list[list[str]]  # ids of the cards that a seat had in hand at some time
    played: list[list[str]]  # of those it played, or used where they lay
    held: list[list[str]]  # and of those it still had at the end


def play(experiment: Experiment, n: int) -> GameRow:
    """Game number n; whoever plays it gets the same row."""
    seed, settings, names, picks = experiment.assignment(n)
    with changed(experiment.game, experiment.changes):
        edition = find(experiment.game).read_edition(experiment.edition)
        table = fiendish.new(
            experiment.game, seats=experiment.seats, seed=seed, edition=edition, **settings
        )
        players = [
            bots.make(name, seed * experiment.seats + seat) for seat, name in enumerate(names)
        ]
        cards = _Cards(table)
        seats = [bots.Seat(table, seat) for seat in range(experiment.seats)]
        decisions = 0
        while (question := table.question) is not None:
            if question.rest:
                cards.look()
            index = players[question.seat].choose(seats[question.seat])
            if question.prompt.of == "act" or question.prompt.window:
                cards.act(question.seat, question.describe(index))
            table.answer(index)
            decisions += 1
    result, facts = table.result, table.state.journal or []
    assert result is not None
    for fact in facts:
        if fact.happening.plays:
            cards.play(fact.seat, table.game.face(table.state, fact.cards[0].face).id)
    plays_as = table.game.plays_as
    if plays_as is not None:
        picks = tuple((plays_as(table.state, seat),) for seat in range(experiment.seats))
    first = next((fact.seat for fact in facts if fact.happening.id == TURN), 0)
    return GameRow(
        n=n,
        seed=seed,
        settings=msgspec.json.encode(table.settings, order="sorted").decode(),
        bots=[*names],
        picks=[[*one] for one in picks],
        first=first,
        winners=[*result.winners],
        ranks=[*result.ranks],
        reason=result.reason,
        decisions=decisions,
        turns=table.state.turn,
        digest=table.digest(),
        drawn=_sorted(cards.drawn),
        played=_sorted(cards.played),
        held=_sorted(cards.hands()),
    )


class _Cards:
    """Which cards pass through whose hands. A hand is a place of hidden cards that one seat holds."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._learned = -1
        self._known = {face.id for face in table.game.faces if face.played}
        self.drawn: list[set[str]] = [set() for _ in range(table.state.seats)]
        self.played: list[set[str]] = [set() for _ in range(table.state.seats)]

    def look(self) -> None:
        """Between two actions: note what is in the hands, if anybody has drawn something since."""
        learned = self._table.state.learned
        if learned != self._learned:
            self._learned = learned
            for drawn, hand in zip(self.drawn, self.hands(), strict=True):
                drawn |= hand

    def hands(self) -> list[set[str]]:
        state, face = self._table.state, self._table.game.face
        return [
            {face(state, state.identity[card]).id for card in self._hand(seat)} & self._known
            for seat in range(state.seats)
        ]

    def _hand(self, seat: int) -> list[int]:
        pools = self._table.game.pools(self._table.state)
        places = [place for pool in pools for place in pool]
        return [card for cards, holders in places if holders == 1 << seat for card in cards]

    def act(self, seat: int, option: Option) -> None:
        """Note the card that an act is about: played out of the hand, or used on the table."""
        self.play(seat, option.card)
        if option.card in self.played[seat] and option.handle in self._hand(seat):
            self.drawn[seat].add(option.card)

    def play(self, seat: int, card: str) -> None:
        if card in self._known:
            self.played[seat].add(card)


def _sorted(groups: Iterable[set[str]]) -> list[list[str]]:
    return [sorted(group) for group in groups]

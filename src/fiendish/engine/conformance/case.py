"""What is checked, what was found: a case, its violations, the report."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NoReturn

from fiendish.engine import rng
from fiendish.engine.game import LETTERS, Game
from fiendish.engine.table import Table


class Violation(Exception):
    """A promise that a game broke, with all that is needed to see it again."""

    def __init__(
        self,
        check: str,
        game: str,
        seats: int,
        settings: dict[str, Any],
        seed: int | str,
        decision: int,
        what: str,
    ) -> None:
        super().__init__(check, game, seats, settings, seed, decision, what)
        self.check = check
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.decision = decision
        self.what = what

    def __str__(self) -> str:
        settings = "".join(f", {name}={value!r}" for name, value in self.settings.items())
        return (
            f"{self.check}: {self.what} "
            f"({self.game}, {self.seats} seats{settings}, seed {self.seed!r}, "
            f"before decision {self.decision})"
        )


@dataclass(slots=True)
class Report:
    """What was played and seen; reports of several games add up."""

    games: int = 0
    decisions: int = 0
    moments: int = 0  # at which everything was examined
    worlds: int = 0  # compared with the true one
    steps: int = 0  # decisions played on in both worlds
    taken_back: int = 0
    prompts: Counter[str] = field(default_factory=Counter)  # what was asked
    facts: dict[str, Counter[str]] = field(default_factory=dict)  # kind of fact: faces
    endings: Counter[str] = field(default_factory=Counter)
    winners: Counter[int] = field(default_factory=Counter)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.moments += other.moments
        self.worlds += other.worlds
        self.steps += other.steps
        self.taken_back += other.taken_back
        self.prompts.update(other.prompts)
        for kind, faces in other.facts.items():
            self.facts.setdefault(kind, Counter()).update(faces)
        self.endings.update(other.endings)
        self.winners.update(other.winners)

    def cover(self, table: Table) -> None:
        """Take down what the facts of a finished game were about, and how it ended."""
        state, face = table.state, table.game.face
        for fact in state.journal or ():
            seen = self.facts.setdefault(fact.happening.id, Counter())
            seen.update([face(state, card.face).id for card in fact.cards])
            if fact.cause >= 0:
                self.facts.setdefault("cause", Counter())[face(state, fact.cause).id] += 1
        result = table.result
        assert result is not None
        self.games += 1
        self.decisions += len(table.moves)
        self.endings[result.reason] += 1
        self.winners.update(result.winners)

    def faces(self, *kinds: str) -> set[str]:
        """The cards that facts of these kinds were about."""
        return {face for kind in kinds for face in self.facts.get(kind, ())}


@dataclass(frozen=True, slots=True)
class Case:
    """One game to look at: which, for how many, how, and from which seed."""

    game: Game
    seats: int
    settings: dict[str, Any]
    seed: int | str

    def table(self, keep: bool = True) -> Table:
        settled = self.game.settle(self.seats, self.settings)
        state = self.game.begin(self.seats, rng.key(self.seed), settled)
        return Table(self.game, state, settled, keep)

    def violation(self, check: str, decision: int, what: str) -> Violation:
        return Violation(check, self.game.id, self.seats, self.settings, self.seed, decision, what)

    def fail(self, check: str, decision: int, what: str) -> NoReturn:
        raise self.violation(check, decision, what)


def reader_name(reader: int | None) -> str:
    return "a spectator" if reader is None else f"seat {LETTERS[reader]}"

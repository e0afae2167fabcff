"""The conformance kit: what every game on this engine has to pass.

The kit knows no game. `check_game` plays one game at random and examines it at moments drawn from
the seed, half of them in the middle of an effect; `fiendish sim --check` does this as often as
one likes. The finer checks play whole games in one particular way. All of them raise `Violation`.
`unasked` plays nothing: it reads the source of cards for a forgotten `yield from`.

What is promised and checked: play ends and somebody can always answer; the state is in order all
the way; copies, saved games and rebuilt effects are equal and independent; nothing that a
seat receives depends on what it cannot know; worlds sampled for it are possible and carry nothing
of the true one; undo stops where something came to light.
"""

from __future__ import annotations

from random import Random
from typing import Any

from fiendish.engine.conformance.asking import Fault, unasked
from fiendish.engine.conformance.case import Case, Report, Violation
from fiendish.engine.conformance.processes import check_elsewhere
from fiendish.engine.conformance.rebuilt import (
    check_aside,
    check_copy,
    check_paranoid,
    check_save,
)
from fiendish.engine.conformance.sight import card_names, check_order, check_sight
from fiendish.engine.conformance.twins import acts_to_refuse, check_twins
from fiendish.engine.conformance.undo import check_undo
from fiendish.engine.conformance.walking import (
    Choose,
    FastGame,
    at_random,
    check_memory,
    check_state,
    moments,
    walk,
)
from fiendish.engine.conformance.worlds import check_early_deal, check_samples
from fiendish.engine.game import Game
from fiendish.engine.table import Table

__all__ = [
    "Case",
    "Choose",
    "Fault",
    "Report",
    "Violation",
    "at_random",
    "check_elsewhere",
    "check_game",
    "check_paranoid",
    "check_undo",
    "play",
    "unasked",
    "walk",
]

_ASIDE = 5  # decisions for which a copy stands aside
_EVERY = 3  # between two actions the state is checked this often, inside an action always


def check_game(
    game: Game, seats: int, settings: dict[str, Any], seed: int | str, depth: int = 2
) -> Report:
    """Play a game at random and examine it; `depth` is the number of moments looked at closely.

    It is saved and loaded once, at one of these moments or at the end, which replays its record.
    Raises `Violation` at the first promise that does not hold.
    """
    case = Case(game, seats, settings, seed)
    return _Examination(case).run(depth)


def play(case: Case, choose: Choose | None = None) -> Report:
    """Play a game and report what happened in it; nothing is examined."""
    choose = choose or at_random(case)
    table = case.table()
    while (question := table.question) is not None:
        table.answer(choose(question))
    report = Report()
    report.cover(table)
    return report


class _Examination:
    """One game on its way through the kit."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.number = 0  # of the decision that comes next
        self.report = Report()
        self.names = card_names(case.game)

    def run(self, depth: int) -> Report:
        try:
            self._run(depth)
        except Violation:
            raise
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise self.case.violation("crash", self.number, what) from error
        return self.report

    def _run(self, depth: int) -> None:
        case, walked = self.case, walk(self.case)
        plan = moments(case, walked, depth)
        end = len(walked.answers)
        save_at = Random(f"{case.seed} save").choice([*plan, *[end] * (len(plan) or 1)])
        table = case.table()
        check_state(case, 0, table.state)
        aside: Table | None = None
        before = b""
        for self.number, index in enumerate(walked.answers):
            if self.number in plan:
                self._examine(table, walked)
                if self.number == save_at:
                    check_save(case, self.number, table)
                aside, before = table.copy(), table.state.to_bytes()
            self._answer(table, index)
            if aside is not None and len(table.moves) - len(aside.moves) == _ASIDE:
                check_aside(case, self.number, aside, before, table)
                table, aside = aside, None  # the copy is as good: the game goes on with it
        self.number = end
        check_state(case, end, table.state)
        if table.digest() != walked.digest:
            case.fail("replay", self.number, "played again, the game ends differently")
        if self.number == save_at:
            check_save(case, self.number, table)
        self.report.cover(table)
        self.report.prompts.update(walked.prompts)

    def _answer(self, table: Table, index: int) -> None:
        question, state = table.question, table.state
        if question is None or index >= len(question.options):
            self.case.fail("replay", self.number, "played again, the game takes another course")
        before, told = state.copy(), len(state.journal or ())
        table.answer(index)
        if self.number % _EVERY == 0 or (table.question is not None and not table.question.rest):
            check_state(self.case, self.number + 1, state)
        if state.identity != before.identity:
            facts = (state.journal or [])[told:]
            check_memory(self.case, self.number + 1, before, state, facts)

    def _examine(self, table: Table, walked: FastGame) -> None:
        """Everything there is to check at one moment, for all who look on."""
        case, number = self.case, self.number
        chance = Random(f"{case.seed} {number} examine")
        question = table.question
        assert question is not None
        self.report.moments += 1
        check_copy(case, number, table)
        check_early_deal(case, number, table, chance.getrandbits(32))
        acts = acts_to_refuse(case, walked.kinds, chance)
        readers = [None, *range(case.seats)]
        follows = {question.seat, chance.choice(readers)}  # with whom we play on
        for reader in readers:
            check_sight(case, number, table, reader, self.names)
            check_order(case, number, table, reader)
            steps = 8 if reader in follows else 0
            self.report.add(check_twins(case, number, table, reader, acts, steps))
        check_samples(case, number, table, chance.choice(readers), chance.getrandbits(32))

"""Random play: it ends, somebody can always answer, and the state is in order all the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from fiendish.engine.conformance.case import Case
from fiendish.engine.journal import Fact
from fiendish.engine.question import Question
from fiendish.engine.state import State

LIMIT = 250_000
"""More decisions than any game should take."""

_LOOK = 16  # every so often the options are put into words too

Choose = Callable[[Question], int]
"""How a player picks: the index of an option."""


class FastGame(NamedTuple):
    """A game that was played once without history, as fast as can be."""

    answers: list[int]
    inside: list[int]  # decisions in the middle of an effect
    kinds: list[str]  # kinds of options that came up
    prompts: Counter[str]
    digest: str  # of the last moment


def at_random(case: Case) -> Choose:
    chance = Random(f"{case.seed} answers").random
    return lambda question: int(chance() * len(question.options))


def walk(case: Case, choose: Choose | None = None) -> FastGame:
    """Play the case to its end."""
    choose = choose or at_random(case)
    table = case.table(keep=False)
    answers: list[int] = []
    inside: list[int] = []
    kinds: set[str] = set()
    prompts: Counter[str] = Counter()
    while (question := table.question) is not None:
        number = len(answers)
        if number == LIMIT:
            case.fail("end", number, "the game does not come to an end")
        check_question(case, number, question)
        prompts[question.prompt.id] += 1
        if number % _LOOK == 0:
            kinds.update(question.describe(i).kind for i in range(len(question.options)))
        if not question.rest:
            inside.append(number)
        answers.append(choose(question))
        table.answer(answers[-1])
    if case.game.result(table.state) is None:
        case.fail("end", len(answers), "nobody is asked, but there is no result")
    return FastGame(answers, inside, sorted(kinds), prompts, table.digest())


def check_question(case: Case, number: int, question: Question) -> None:
    """Somebody at the table has something to choose from."""
    options = question.options
    if not 0 <= question.seat < case.seats:
        case.fail("question", number, f"there is no seat {question.seat} to ask")
    if not options or any(type(option) is not int for option in options):
        case.fail("question", number, f"{question!r} has no proper options: {options!r}")


def check_state(case: Case, number: int, state: State) -> None:
    """Every card in one place, limits kept: whatever the game itself checks."""
    wrong = case.game.broken_invariants(state)
    if wrong:
        case.fail("state", number, wrong[0])


def check_memory(
    case: Case, number: int, before: State, after: State, facts: Sequence[Fact]
) -> None:
    """When faces moved, nobody may know a card without having been shown it.

    A shuffle that forgets to clear the bits gives faces away: somebody then knows faces that
    were neither known before nor learned since. The facts tell who was shown what since.
    """
    for seat in range(after.seats + 1):
        bit = 1 << seat
        old = _known_faces(before, bit)
        new = _known_faces(after, bit)
        learned = {card for card in range(len(after.known)) if after.known[card] & bit}
        learned -= {card for card in range(len(before.known)) if before.known[card] & bit}
        learned |= {seen.card for fact in facts for seen in fact.cards if seen.known & bit}
        if (new - old).total() > len(learned):
            case.fail("memory", number, "faces moved under cards that somebody still knows")


def _known_faces(state: State, bit: int) -> Counter[int]:
    return Counter(face for card, face in enumerate(state.identity) if state.known[card] & bit)


def moments(case: Case, walked: FastGame, count: int) -> list[int]:
    """Which decisions to look at closely: half of them, if there are any, inside effects."""
    chance = Random(f"{case.seed} moments")
    inside = chance.sample(walked.inside, min(count // 2, len(walked.inside)))
    everywhere = range(len(walked.answers))
    anywhere = chance.sample(everywhere, min(count - len(inside), len(everywhere)))
    return sorted({*inside, *anywhere})

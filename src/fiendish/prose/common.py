"""What the boards of all games say in the same way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from fiendish.engine.cards import Face
from fiendish.engine.game import LETTERS
from fiendish.engine.wording import PROVENANCE
from fiendish.prose import FULL, Status, is_about
from fiendish.prose import overview as overviews
from fiendish.prose.text import NO_BREAK, Block, Line, Span, line, seat_span

# -- the sentence on top -------------------------------------------------------------------------


def status(view: Any, limits: str) -> Status:
    """Who decides what, by which rule; `limits` are the quiet limits of a decision of one's own."""
    if view.result is not None:
        return Status(-1, ending(view, LETTERS), view.result.reason, view.result.rule)
    decision = view.decision
    if decision is None:
        return Status(-1, "The game is over.", "", "")
    if decision.seat == view.reader:
        return Status(decision.seat, decision.text, limits, decision.rule)
    text = f"{LETTERS[decision.seat]} is asked: {decision.text}"
    return Status(decision.seat, text, f"Turn {view.turn}, {view.phase}", decision.rule)


def ending(view: Any, names: Sequence[str]) -> str:
    """Who has won."""
    winners = view.result.winners
    if not winners:
        return "The game is over: nobody wins."
    if winners == (view.reader,):
        return "You win."
    who = " and ".join("you" if seat == view.reader else names[seat] for seat in winners)
    return f"The game is over: {who} win{'' if len(winners) > 1 else 's'}."


# -- everybody -----------------------------------------------------------------------------------


def seats_from_reader(view: Any) -> list[int]:
    """All seats in the order of play, the reader's first."""
    first = view.reader or 0
    return [(first + step) % view.seats for step in range(view.seats)]


def standing(view: Any, names: Sequence[str]) -> list[Line]:
    """Everybody, the best first, with their ranks when it is over."""
    overview = overviews.find(view.game)
    ranks = view.result.ranks if view.result is not None else (0,) * view.seats
    return [
        line(
            f"{ranks[one.seat]}. " if ranks[one.seat] else "",
            seat_span(one.seat, LETTERS[one.seat]),
            f" {names[one.seat]}: ",
            Span(overview.words(one), "strong"),
            f" · {one.about}" if one.about else "",
        )
        for one in sorted(overview.standing(view), key=lambda one: (ranks[one.seat], -one.points))
    ]


# -- pieces of the table -------------------------------------------------------------------------


def edge(view: Any, pick: str, otherwise: str) -> str:
    """Gold for what can be chosen now, and for nothing else."""
    decision = view.decision
    options = decision.options if decision is not None else []
    return "gold" if any(is_about(option, pick) for option in options) else otherwise


def remark(text: str) -> Block:
    """A block that is only a remark."""
    return Block([line(Span(text, "muted"))], "faint")


def label(text: str, roles: str) -> Span:
    """A small plate such as *Mob 500*, never broken over two rows."""
    return Span(f"{NO_BREAK}{text}{NO_BREAK}".replace(" ", NO_BREAK), roles)


def counted(names: Iterable[str], between: str = ", ") -> str:
    """Names in the order of the alphabet, equal ones counted.

    >>> counted(["Ronin", "Deputy", "Ronin"])
    'Deputy, Ronin × 2'
    >>> counted(["Use the Force, Luke", "Yoda"], " · ")  # where names have commas
    'Use the Force, Luke · Yoda'
    """
    times = Counter(names)
    return between.join(f"{what} × {n}" if n > 1 else what for what, n in sorted(times.items()))


# -- reasons -------------------------------------------------------------------------------------


def refusal(use: str, reason: str, detail: int) -> Line:
    """Why something cannot be done, in full or by its rule."""
    return line(Span(f"{use}: {reason if detail == FULL else rule_of(reason)}", "bad"))


def refusal_code(reason: str, detail: int) -> str | Span:
    """In short, only the rule that forbids it."""
    return Span(f"{NO_BREAK}{rule_of(reason)}", "bad") if reason and detail != FULL else ""


def stopped(reasons: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Each reason once, with the names of the cards that it stops.

    >>> stopped([("Ronin", "too late"), ("Deputy", ""), ("Bushi", "too late"), ("Ronin", "too late")])
    {'too late': 'Ronin, Bushi'}
    """
    names: dict[str, list[str]] = {}
    for name, reason in reasons:
        if reason:
            names.setdefault(reason, []).append(name)
    return {reason: ", ".join(dict.fromkeys(cards)) for reason, cards in names.items()}


def reasons_in_short(reasons: Sequence[str]) -> list[Block]:
    """Each reason once, where the cards themselves show only its rule."""
    return [
        Block([line(Span(f"{rule_of(reason)}: {reason.rpartition(' [')[0]}", "bad"))], "faint")
        for reason in dict.fromkeys(reasons)
        if reason
    ]


def rule_of(reason: str) -> str:
    """The rule id at the end of a reason."""
    return reason.rpartition("[")[2].rstrip("]")


# -- cards ---------------------------------------------------------------------------------------


class Named(Protocol):
    """A card of which a view says what it is."""

    @property
    def handle(self) -> int: ...

    @property
    def card(self) -> str: ...


def card_among(cards: Iterable[Named], pick: str) -> str:
    """The id of the card that was picked; an empty text if it is none of these."""
    if pick.startswith("c"):
        return pick[1:]
    return next((one.card for one in cards if pick == f"h{one.handle}"), "")


def provenance(face: Face) -> Line:
    """Where the text of a card comes from."""
    return line(Span(f"Text: {PROVENANCE[face.provenance]}.", "muted"))


def copies(face: Face) -> str:
    return "1 copy" if face.count == 1 else f"{face.count} copies"

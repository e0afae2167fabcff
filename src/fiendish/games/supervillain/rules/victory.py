"""Points decide: victory, exhaustion, and what stands in the way (chapters 10 to 12)."""

from __future__ import annotations

from fiendish.engine.effects import GameOver, note
from fiendish.engine.game import Result
from fiendish.engine.seats import clockwise
from fiendish.games.supervillain import words
from fiendish.games.supervillain.faces import BARS, Event
from fiendish.games.supervillain.rules.board import partner, points
from fiendish.games.supervillain.state import EXHAUSTED, RUNNING, TOO_LONG, VICTORY, Galaxy

ROUND_LIMIT = 200  # SV-R52


def team(g: Galaxy, seat: int) -> list[int]:
    """The Villain, with the partner in a Team Battle."""
    mate = partner(g, seat)
    return [seat] if mate < 0 else [seat, mate]


def total(g: Galaxy, seat: int) -> int:
    """The points that count for this Villain's victory."""
    mate = partner(g, seat)
    return points(g, seat) if mate < 0 else points(g, seat) + points(g, mate)


def blocking(g: Galaxy, seat: int) -> int:
    """The card in play that keeps this Villain, or the team, from winning, or -1 (SV-R46, SV-127)."""
    bars = BARS.of(Event.VICTORY)
    for owned in g.facilities:
        for card in owned:
            bar = bars.get(g.identity[card])
            if bar and any(bar(g, member, card) for member in team(g, seat)):
                return card
    return -1


def is_blocked(g: Galaxy, seat: int) -> bool:
    return blocking(g, seat) >= 0


def check_victory(g: Galaxy) -> None:
    """End the game if somebody has won; called after every change that could bring it (SV-R19)."""
    for seat in clockwise(g):  # SV-R20
        if total(g, seat) >= g.goal and not is_blocked(g, seat):
            _end(g, VICTORY, seat)


def tell_prevented(g: Galaxy, seat: int) -> None:
    """Say so if this Villain would win but for a card in play."""
    if total(g, seat) >= g.goal and is_blocked(g, seat):
        _note_prevented(g, seat)


def _note_prevented(g: Galaxy, seat: int) -> None:
    note(g, words.PREVENTED, seat, [blocking(g, seat)], amount=total(g, seat))


def exhaust(g: Galaxy) -> None:
    """A Domination card must be drawn and there is none (SV-114)."""
    note(g, words.EXHAUSTED, g.active)
    _end(g, EXHAUSTED, _sole_leader(g))


def is_too_long(g: Galaxy) -> bool:
    """Whether 200 rounds have passed; a round is one turn of each Villain."""
    return (g.turn - 1) // g.seats >= ROUND_LIMIT


def check_length(g: Galaxy) -> None:
    """A game without end is decided like an exhausted one (SV-R52)."""
    if is_too_long(g):
        note(g, words.TOO_LONG, g.active)
        _end(g, TOO_LONG, _sole_leader(g))


def _sole_leader(g: Galaxy) -> int:
    """Who alone has the most points and may win, else -1 (SV-115, SV-R22, SV-R31)."""
    best = max(total(g, seat) for seat in range(g.seats))
    leaders = [seat for seat in range(g.seats) if total(g, seat) == best]
    if leaders != sorted(team(g, leaders[0])):
        return -1
    if is_blocked(g, leaders[0]):
        _note_prevented(g, leaders[0])
        return -1
    return leaders[0]


def _end(g: Galaxy, ended: int, winner: int) -> None:
    g.ended = ended
    if winner < 0:
        note(g, words.NOBODY, g.active)
        raise GameOver
    members = team(g, winner)
    for member in members:
        g.winners |= 1 << member
    if ended == VICTORY:
        fact = _WON[g.goal]
    else:
        fact = words.LED_TOGETHER if len(members) > 1 else words.LED
    note(g, fact, winner, other=members[-1], amount=total(g, winner))
    raise GameOver


_WON = {5: words.WON, 4: words.WON_BLITZ, 7: words.WON_SLOWLY, 8: words.WON_TOGETHER}
"""How a victory is told, by the points to win: each mode has a rule of its own (SV-113)."""

_REASONS = {
    EXHAUSTED: ("the galaxy is exhausted", "SV-115"),
    TOO_LONG: ("two hundred rounds have passed", "SV-R52"),
}


def result(g: Galaxy) -> Result | None:
    """Winners first; the others by their points."""
    if g.ended == RUNNING:
        return None
    winners = [seat for seat in range(g.seats) if g.winners >> seat & 1]
    strength = [(seat in winners, total(g, seat)) for seat in range(g.seats)]
    ranks = [1 + sum(other > mine for other in strength) for mine in strength]
    won = ("enough Domination points", _WON[g.goal].rule)
    reason, rule = won if g.ended == VICTORY else _REASONS[g.ended]
    return Result(tuple(winners), tuple(ranks), reason, rule)

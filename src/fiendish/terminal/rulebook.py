"""The rules by their numbers, as players type them."""

from __future__ import annotations

from functools import cache

from fiendish.ledger import Ledger, Rule, read_all


def rule(game: str, number: str) -> Rule | None:
    """The rule of that number, however it is spelled: SV-49, sv-49, 49, R3."""
    ledger = _ledger(game)
    if ledger is None:
        return None
    wanted = number.strip().strip("[]")
    return ledger.find(wanted) or ledger.find(f"{ledger.prefix}-{wanted}")


@cache
def _ledger(game: str) -> Ledger | None:
    return next((ledger for ledger in read_all() if ledger.game == game), None)

"""That the checks behind refusals and the lists of options agree, in games played at random."""

from __future__ import annotations

import random

from fiendish.engine.question import action, parts
from fiendish.engine.table import Table
from fiendish.games.villainous.book import VEHICLE
from fiendish.games.villainous.rules import allowed, plays
from fiendish.games.villainous.rules.plays import ACTIVATE, CARD, FREE, NO_PLACE, RELOCATE, VANQUISH
from fiendish.games.villainous.state import LOCATIONS, NOWHERE, Realm
from fiendish.games.villainous.symbols import Symbol


def checks_agree(table: Table, seed: int) -> int:
    """Play to the end; how many reasons were found on the way."""
    chance = random.Random(seed)
    count = 0
    while (question := table.question) is not None:
        g = table.state
        assert isinstance(g, Realm)
        if question.prompt is g.book.words.ACT and chance.random() < 0.2:
            count += _agree(g, question.seat)
        table.answer(chance.randrange(len(question.options)))
    return count


def _agree(g: Realm, me: int) -> int:
    """Each act is listed or has a reason, never both."""
    offers = g.book.actions.offers
    lying = [card for card, place in enumerate(g.at) if place != NOWHERE]
    usable = g.book.actions.activatable(g, me)
    reasons = {
        action(ACTIVATE, card): plays.against_activation(g, me, card)
        for card in lying
        if card in usable
    }
    reasons |= {action(VANQUISH, card): allowed.against_vanquish(g, me, card) for card in lying}
    reasons |= {
        action(FREE, card): allowed.against_free(g, me, card)
        for card in lying
        if card in g.ongoing[me]
    }
    for card in lying:
        there = [*range(LOCATIONS * g.seats), *(CARD + other for other in lying if other != card)]
        there += [NO_PLACE] * (g.book.kind[g.identity[card]] is VEHICLE)
        for where in there:
            reasons[action(RELOCATE, card, where)] = allowed.against_relocation(g, me, card, where)
    listed = [
        *offers[Symbol.ACTIVATE](g, me),
        *offers[Symbol.RELOCATE](g, me),
        *offers[Symbol.VANQUISH](g, me),
        *(step for step in allowed.free_steps(g, me) if step >> 20 == FREE),
    ]
    possible = {act for act, reason in reasons.items() if reason is None}
    wrong = sorted(possible ^ {*listed})
    assert not wrong, [parts(act) for act in wrong]
    return sum(reason is not None for reason in reasons.values())

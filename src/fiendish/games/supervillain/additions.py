"""What a pack adds to Supervillain: cards that take the place of others in the two decks."""

from __future__ import annotations

from fiendish.engine.cards import BadCard
from fiendish.engine.game import Additions
from fiendish.games.supervillain.faces import FACES, complete
from fiendish.games.supervillain.state import DOMINATION, MINIONS


def _complete() -> None:
    complete(FACES)
    for back, deck in (("Domination card", DOMINATION), ("Minion card", MINIONS)):
        count = sum(face.count for face in FACES if face.back == back)
        if count != len(deck):
            raise BadCard(
                f"there are {count} {back}s, not {len(deck)} (SV-2): what gives way to a "
                "new one says so by `gives_way_to`"
            )


ADDITIONS = Additions(list, _complete, lambda faces, n: {})

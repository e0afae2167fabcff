"""What tests of slips ask, whatever the game."""

from __future__ import annotations

from typing import Any

import fiendish
from fiendish.prose.overview import find
from fiendish.web.boards import find as find_board


def asked(table: fiendish.Table) -> dict[str, str]:
    """The options before which the player is asked once more: their words, and what is said."""
    question = table.question
    assert question is not None
    view: Any = table.view(question.seat)
    slips = find(view.game).slips.told(view, find_board(view.game).finish)
    return {question.describe(index).text: slip.text for index, slip in slips.items()}

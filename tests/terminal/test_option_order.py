"""The order in which options are shown: what ends a turn is never the first."""

from __future__ import annotations

from random import Random

import pytest

from fiendish.games import names

from .sample_sessions import new_session


@pytest.mark.parametrize("game", names())
def test_what_ends_a_turn_comes_last(tmp_path, game):
    session = new_session(tmp_path, game=game, settings={}, hotseat=True)
    chance, menus = Random(1), 0
    while menus < 5:
        session.take_place()
        ends = [one.kind in ("end", "done", "decline") for one in session.options()]
        assert ends == sorted(ends)
        menus += any(ends) and not all(ends)
        session.answer(chance.randrange(len(ends)))

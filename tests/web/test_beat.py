"""What has happened before a frame: lines of the reader's log, with the cards that they name."""

from __future__ import annotations

import gc
import pkgutil
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import fiendish
from fiendish import games
from fiendish.engine.journal import Happening
from fiendish.web import beat
from fiendish.web.beat import EFFECTS, MOST, effects, render_beat
from fiendish.web.library import books
from fiendish.web.page import Links

NAMES = ["Ann", "Ben", "Cleo", "Dora"]


def played(game: str, moves: int = 60) -> fiendish.Table:
    table = fiendish.new(game, seats=2, seed=4)
    dice = Random(4)
    for _ in range(moves):
        assert table.question is not None
        table.answer(dice.randrange(len(table.question.options)))
    return table


def happenings(game: str) -> set[str]:
    """The kinds of facts that the rules of a game know."""
    package = import_module(f"fiendish.games.{game}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    ledger = books()[game].ledger.rules[0].id.partition("-")[0]
    words = (one for one in gc.get_objects() if isinstance(one, Happening))
    return {one.id for one in words if one.rule.startswith(f"{ledger}-")}


@pytest.mark.parametrize("game", games.names())
def test_effects_are_given_to_facts_that_happen(game: str) -> None:
    assert set(effects(game)) <= happenings(game)
    assert set(effects(game).values()) <= set(EFFECTS)
    assert {"card", "turn", "end"} <= set(effects(game).values())


@pytest.mark.parametrize("game", games.names())
def test_a_beat_has_each_line_once_and_in_order(game: str) -> None:
    table = played(game)
    lines = table.log(0)[-5:]
    drawn = render_beat(game, 0, lines, NAMES, Links())
    assert drawn.count("<li ") == 5
    at = [drawn.find(f"{line.rule}</a></span>") for line in lines]
    assert -1 not in at
    assert 'data-earlier="0"' in drawn


def test_of_many_lines_the_last_are_shown_and_the_others_counted() -> None:
    lines = played("smash_up", 120).log(None)
    drawn = render_beat("smash_up", None, lines, NAMES, Links())
    assert drawn.count("<li ") == MOST
    assert f'data-earlier="{len(lines) - MOST}"' in drawn


def test_nothing_told_is_no_beat() -> None:
    assert render_beat("smash_up", 0, [], NAMES, Links()) == ""


def test_what_came_of_the_own_decision_is_marked() -> None:
    lines = played("smash_up").log(0)[-1:]
    assert " data-mine" in render_beat("smash_up", 0, lines, NAMES, Links(), mine=True)
    assert " data-mine" not in render_beat("smash_up", 0, lines, NAMES, Links())


def test_a_card_that_is_played_is_there_in_full() -> None:
    table = played("smash_up")
    line = next(line for line in table.log(0) if line.kind == "play" and line.cards)
    drawn = render_beat("smash_up", 1, [line], NAMES, Links())
    assert f'<article class="staged" data-card="{line.cards[0]}">' in drawn
    assert 'data-effect="card"' in drawn


def test_points_say_how_many() -> None:
    table = fiendish.new("smash_up", seats=2, seed=4)
    dice = Random(4)
    while not any(line.kind == "vp" for line in table.log(None)):
        assert table.question is not None
        table.answer(dice.randrange(len(table.question.options)))
    line = next(line for line in table.log(None) if line.kind == "vp")
    amount = next(word for word in line.text.split() if word.isdigit())
    drawn = render_beat("smash_up", None, [line], ["Ann 7", "Ben 8"], Links())
    assert f'data-amount="{amount}"' in drawn
    assert " data-big " in drawn


def test_an_effect_that_does_not_exist_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "stage.toml").write_text('sparkle = ["play"]')
    monkeypatch.setattr(beat, "folder", lambda game: tmp_path)
    with pytest.raises(ValueError, match="no effect sparkle; there is: card, move"):
        effects.__wrapped__("a_game")

"""Settings: lists of values, and kinds with values of their own form."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from fiendish.commands.support.arguments import (
    Parser,
    _add_settings,
    as_flags,
    given_settings,
    is_seat,
    is_switch,
    setting_word,
    settle,
)
from fiendish.engine.game import BadSetting, Game, Positions, Setting
from fiendish.engine.loading import load
from fiendish.engine.positions.lines import BadPosition
from fiendish.engine.positions.position import Position
from fiendish.engine.table import Table
from fiendish.trouble import Trouble
from tests.engine import toy

KNOWN = ("ash", "birch", "cedar")


@dataclass(frozen=True, slots=True)
class Groves(Setting):
    """Groups of trees, such as `ash + birch, cedar`."""

    @property
    def form(self) -> str:
        return "TREE+TREE,…"

    def why_not(self, value: Any) -> str:
        if not isinstance(value, list) or not all(isinstance(group, list) for group in value):
            return f"{self.name} must be a list of groups, not {value!r}"
        for tree in (tree for group in value for tree in group):
            if tree not in KNOWN:
                return f"{self.name}: there is no tree {tree!r}; there is: {', '.join(KNOWN)}"
        return ""

    def read(self, text: str) -> Any:
        value = [[tree.strip() for tree in group.split("+")] for group in text.split(",")]
        wrong = self.why_not(value)
        if wrong:
            raise ValueError(wrong.removeprefix(f"{self.name}: "))
        return value

    def write(self, value: Any) -> str:
        return ", ".join(" + ".join(group) for group in value)


GROVES = Groves("groves", (), [["ash"]], "which trees stand together")
SWITCH = Setting("fog", (False, True), False, "nobody sees far")
SEAT = Setting("first", (None, 0, 1, 2), None, "who begins")
HAND = toy.GAME.settings[0]


def _game() -> Game:
    class Its(toy.Toy):
        __slots__ = ()

    def start(seats: int, seed: bytes, hand: int, **_: Any) -> toy.Toy:
        return toy._start(Its, seats, seed, hand)

    game = replace(
        toy.GAME,
        settings=(HAND, GROVES, SWITCH, SEAT),
        state=Its,
        start=start,
        positions=Positions(
            build=lambda lines, seats, settings, seed, edition: start(seats, seed, **settings),
            write=lambda g: [],
        ),
    )
    Its.game = game
    return game


GAME = _game()


def read(text: str) -> Position:
    return Position.read(f"game: toy\nseats: 2\n{text}\n", lambda _: GAME)


def given(*words: str) -> dict[str, Any]:
    """What these words on a command line settle."""
    parser = Parser("test", "a test")
    _add_settings(parser, GAME)
    return settle(GAME, 2, parser.read(words))


def test_each_value_can_be_written_and_read():
    for setting in (HAND, SWITCH, SEAT):
        for value in setting.allowed:
            assert setting.why_not(value) == ""
            assert setting.read(setting.write(value)) == value
            assert setting.read(setting.write(value).upper()) == value
    value = [["ash", "birch"], ["cedar"]]
    assert GROVES.read(GROVES.write(value)) == value


def test_other_values_are_refused_with_what_is_allowed():
    assert HAND.why_not(4) == "hand=4 is not possible; allowed: 2 or 3"
    assert SWITCH.why_not(0) != ""
    with pytest.raises(ValueError, match="must be one of no, yes, not 'maybe'"):
        SWITCH.read("maybe")


def test_a_game_settles_values_of_any_form():
    assert GAME.settle(2, {})["groves"] == [["ash"]]
    assert GAME.settle(2, {"groves": [["cedar"]]})["groves"] == [["cedar"]]
    with pytest.raises(BadSetting, match="there is no tree 'oak'; there is: ash"):
        GAME.settle(2, {"groves": [["oak"]]})
    with pytest.raises(BadSetting, match="list of groups"):
        GAME.settle(2, {"groves": "oak"})


def test_a_saved_game_keeps_such_a_value():
    settled = GAME.settle(2, {"groves": [["cedar", "ash"], ["birch"]]})
    table = Table(GAME, GAME.start(2, bytes(32), **settled), settled)
    table.answer(0)
    again = load(table.save(), lambda _: GAME)
    assert again.settings == settled
    assert again.save() == table.save()


def test_a_position_file_has_such_a_value_in_a_line():
    position = read("groves: cedar + ash, birch\nfog: yes")
    assert position.settings["groves"] == [["cedar", "ash"], ["birch"]]
    text = position.table().position()
    assert "groves: cedar + ash, birch\n" in text
    assert "fog: yes\n" in text
    assert Position.read(text, lambda _: GAME).settings == position.settings


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("groves: oak", "groves there is no tree 'oak'; there is: ash, birch, cedar"),
        ("hand: 7", "hand must be one of 2, 3, not '7'"),
        ("fog: 1", "fog must be one of no, yes, not '1'"),
    ],
)
def test_a_position_file_says_which_value_is_wrong(text, reason):
    with pytest.raises(BadPosition) as refused:
        read(text)
    assert (refused.value.line, refused.value.reason) == (3, reason)


def test_a_command_line_gives_such_a_value():
    settled = given("--groves", "ash+cedar,birch", "--fog", "--first", "B")
    assert settled == {"hand": 3, "groves": [["ash", "cedar"], ["birch"]], "fog": True, "first": 1}
    assert as_flags(GAME, settled) == "--groves 'ash + cedar, birch' --fog --first B"
    assert setting_word(GROVES, [["ash", "cedar"]]) == "ash + cedar"
    assert not is_switch(GROVES)
    assert not is_seat(GROVES)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--groves", "oak"], "--groves: there is no tree 'oak'; there is: ash, birch, cedar"),
        (["--hand", "33"], "--hand: must be one of 2, 3, not '33' .did you mean 3"),
        (["--groves"], "--groves"),
    ],
)
def test_a_command_line_is_told_what_is_wrong(words, complaint):
    with pytest.raises(Trouble, match=complaint):
        given(*words)


def test_what_is_not_given_is_not_settled_by_the_command_line():
    parser = Parser("test", "a test")
    _add_settings(parser, GAME)
    assert given_settings(parser.read(["--fog"])) == {"fog": True}
    assert "TREE+TREE" in parser.format_help()

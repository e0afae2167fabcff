"""`fiendish games`: what can be played."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from fiendish.commands.arguments import Parser, add_json, setting_word
from fiendish.commands.output import grid, print_json, say, show
from fiendish.engine.game import Game
from fiendish.games import find, names


def arguments(parser: Parser, words: Sequence[str]) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    games = [find(name) for name in names()]
    if args.json:
        print_json({"games": [_as_data(game) for game in games]})
        return 0
    for number, game in enumerate(games):
        if number:
            say()
        _show(game)
    return 0


def _as_data(game: Game) -> dict[str, Any]:
    settings = [
        {
            "name": s.name,
            "allowed": s.allowed,
            "form": s.form,
            "default": s.default,
            "help": s.help,
        }
        for s in game.settings
    ]
    return {
        "id": game.id,
        "title": game.title,
        "version": game.version,
        "seats": game.seats,
        "cards": len(game.cards),
        "settings": settings,
    }


def _show(game: Game) -> None:
    say(game.title, style="bold")
    say(
        f"{game.id}, for {', '.join(map(str, game.seats))} seats, {len(game.cards)} different cards"
    )
    say()
    table = grid("setting", "values", "usually", "", wrap=["", "values"])
    for setting in game.settings:
        flag = "--" + setting.name.replace("_", "-")
        values = ", ".join(setting_word(setting, value) for value in setting.allowed)
        values = values or setting.form
        table.add_row(flag, values, setting_word(setting, setting.default), setting.help)
    show(table)

"""`fiendish games`: what can be played."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import msgspec

from fiendish import packs
from fiendish.commands.support.arguments import Parser, add_json, add_packs, setting_word
from fiendish.commands.support.output import grid, print_json, say, show
from fiendish.engine.game import Game
from fiendish.games import find, names


def arguments(parser: Parser, words: Sequence[str]) -> None:
    add_packs(parser, words)
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
        "packs": [
            {"id": pack.id, "cards": pack.faces, **msgspec.to_builtins(pack.manifest)}
            for pack in packs.loaded(game.id)
        ],
    }


def _show(game: Game) -> None:
    say(game.title, style="bold")
    say(
        f"{game.id}, for {', '.join(map(str, game.seats))} seats, {len(game.cards)} different cards"
    )
    for pack in packs.loaded(game.id):
        about = f": {pack.manifest.about}" if pack.manifest.about else ""
        cards = "1 card" if len(pack.faces) == 1 else f"{len(pack.faces)} different cards"
        say(f"with the pack {pack.credit}, {cards}{about}")
    say()
    table = grid("setting", "values", "usually", "", wrap=["", "values"])
    for setting in game.settings:
        flag = "--" + setting.name.replace("_", "-")
        values = ", ".join(setting_word(setting, value) for value in setting.allowed)
        values = values or setting.form
        table.add_row(flag, values, setting_word(setting, setting.default), setting.help)
    show(table)

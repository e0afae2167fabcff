"""What the commands share in reading their arguments.

Whatever is wrong with an argument ends in a `Trouble`: one line that says what was wrong and what
is allowed.
"""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from fiendish import bots, packs
from fiendish.commands import EXAMPLES
from fiendish.engine.game import LETTERS, BadSetting, Game, Setting
from fiendish.engine.sides import LOT
from fiendish.games import find, names
from fiendish.spelling import command as spelling
from fiendish.trouble import Trouble

MOST = 2**64 - 1  # the largest number we read, and its negative the least

_SETTING = "setting_"


class Parser(argparse.ArgumentParser):
    """Arguments of one command. Complains in one line."""

    def __init__(self, command: str, text: str) -> None:
        description = text[0].upper() + text[1:] + "."
        super().__init__(
            f"{spelling()} {command}",
            description=description,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,  # leaves examples as they are
        )
        self.command = command
        self.has_settings = False  # whether settings of a game can be given
        self.show_examples(command)

    def show_examples(self, start: str) -> None:
        """End the help with the examples that begin so."""
        lines = [f"  {spelling()} {one}" for one in EXAMPLES if f"{one} ".startswith(f"{start} ")]
        self.epilog = "\n".join(["examples:", *lines])

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        args, unknown = self.parse_known_intermixed_args(words)
        for word in unknown:
            if word.startswith("-"):
                self.error(self._no_such_option(word.split("=")[0]))
        if unknown:
            self.error(f"{unknown[0]!r} is one word too many; see {self.prog} --help")
        return args

    def _no_such_option(self, flag: str) -> str:
        games = (
            [name for name in names() if flag in _flags(find(name))] if self.has_settings else []
        )
        if games:
            return f"there is no option {flag} for this game; there is for {', '.join(games)}"
        flags = [flag for flag in self._option_string_actions if flag.startswith("--")]
        return f"there is no option {flag}{did_you_mean(flag, flags)}; allowed: {', '.join(flags)}"

    def error(self, message: str) -> NoReturn:
        raise Trouble(f"{self.command}: {message.removeprefix('argument ')}")


def nearest(word: str, known: Iterable[str]) -> str:
    """What may have been meant: what begins with the word, has it as a part, or looks like it."""
    words = list(known)
    begins = [one for one in words if len(word) > 1 and one.startswith(word)]
    has = [one for one in words if word in re.split(r"[_-]", one)]
    return next(iter(begins or has or get_close_matches(word, words, n=1)), "")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A suggestion to put behind a complaint, or nothing."""
    near = nearest(word, known)
    return f" (did you mean {near}?)" if near else ""


def spell(name: str) -> str:
    """The name of a game, Villain or faction as we spell it."""
    return name.replace("-", "_").replace(" ", "_").lower()


def whole(least: int = -MOST, most: int = MOST) -> Callable[[str], int]:
    """A whole number within bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:  # no number at all, or one of thousands of digits
            number = None
        if number is not None and least <= number <= most:
            return number
        if number is not None and number > most:
            bound = f" of at most {most}"
        else:
            bound = "" if least == -MOST and number is None else f" from {least} up"
        given = text if len(text) <= 40 else f"{text[:40]}…"
        raise argparse.ArgumentTypeError(f"must be a whole number{bound}, not {given!r}")

    return read


def seat(text: str) -> int:
    """A seat by letter or number."""
    seats = {**{str(i): i for i in range(len(LETTERS))}, **{c: i for i, c in enumerate(LETTERS)}}
    if text.upper() not in seats:
        raise argparse.ArgumentTypeError(f"must be a seat (A, B, … or 0, 1, …), not {text!r}")
    return seats[text.upper()]


def check_seat(number: int, seats: int, name: str) -> None:
    if number >= seats:
        allowed = ", ".join(LETTERS[:seats])
        raise Trouble(f"{name} {LETTERS[number]} is not at this table; seats are {allowed}")


BOTS = (
    f"{', '.join(bots.names())}; hard:400 or hard:1.5s gives it so many imagined games or seconds"
)
"""Who can be written for a bot, in short."""


def check_bot(text: str) -> None:
    """Refuse a bot that there is not, or a budget that cannot be."""
    try:
        bots.read(text)
    except ValueError as error:
        name = text.partition(":")[0]
        hint = "" if bots.knows(name) else did_you_mean(name, bots.names())
        raise Trouble(f"{error}{hint}") from None


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="where the server keeps games (server, in the folder of saved games)",
    )


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object, for programs")


# -- packs ---------------------------------------------------------------------------------------


def add_packs(parser: Parser, words: Sequence[str]) -> None:
    """The option --pack. Packs are loaded at once, since the arguments of games depend on them."""
    parser.add_argument(
        "--pack",
        action="append",
        metavar="DIR",
        help="with the cards of this pack, a folder or an installed one; can be given again. "
        "A pack is a program with all your rights: load only what you trust",
    )
    for folder in _packs_in(words):
        try:
            packs.load(packs.folder_of(folder))
        except packs.BadPack as error:
            raise Trouble(f"--pack: {error}") from None


def _packs_in(words: Sequence[str]) -> list[str]:
    flag = "--pack"
    split = [word.partition("=")[2] for word in words if word.startswith(f"{flag}=")]
    return split + [value for word, value in pairwise(words) if word == flag]


def pack_flags(game: str) -> str:
    """The packs of a game that are loaded as they are written on the command line."""
    folders = [str(pack.folder) for pack in packs.loaded(game)]
    return " ".join(f"--pack {shlex.quote(folder)}" for folder in folders)


# -- the game and its settings -------------------------------------------------------------------


def add_game(parser: Parser, words: Sequence[str] = (), settings: bool = False) -> None:
    """The argument GAME and, if wanted, a flag for each of its settings.

    Before a game is named, its settings are those of any game; help then lists them by game.
    """
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"one of: {', '.join(names())}")
    if not settings:
        return
    parser.has_settings = True
    named = [name for name in names() if name in map(spell, words)]
    for name in named or names():
        _add_settings(parser, find(name), hidden=not named)
    if not named:
        width = max(map(len, names()))
        lines = [f"  {name:{width}}  {' '.join(_flags(find(name)))}" for name in names()]
        about = f"settings of the games ({parser.prog} GAME --help says what they mean):"
        parser.epilog = "\n".join([about, *lines, "", parser.epilog or ""])


def game_of(args: argparse.Namespace) -> Game:
    if args.game is None:
        raise Trouble(f"which game? There is: {', '.join(names())}")
    return find_game(args.game)


def find_game(name: str) -> Game:
    if spell(name) not in names():
        hint = did_you_mean(spell(name), names())
        raise Trouble(f"there is no game {name!r}{hint}; there is: {', '.join(names())}")
    return find(name)


def _add_settings(parser: Parser, game: Game, hidden: bool = False) -> None:
    group = parser.add_argument_group(game.title)
    for setting, flag in zip(game.settings, _flags(game), strict=True):
        common: dict[str, Any] = {"dest": _SETTING + setting.name, "default": None}
        usual = "" if is_switch(setting) else f" ({setting_word(setting, setting.default)})"
        common["help"] = argparse.SUPPRESS if hidden else (setting.help + usual).replace("%", "%%")
        if flag in parser._option_string_actions:
            continue
        if is_switch(setting):
            common["action"] = "store_false" if setting.default is True else "store_true"
            group.add_argument(flag, **common)
        elif is_seat(setting):
            group.add_argument(flag, metavar="SEAT", type=seat, **common)
        else:
            group.add_argument(flag, metavar=setting.form, type=_value_of(setting), **common)


def _flags(game: Game) -> list[str]:
    """The flags of its settings; a switch that is usually on has one that turns it off."""
    return [
        ("--no-" if is_switch(setting) and setting.default is True else "--")
        + setting.name.replace("_", "-")
        for setting in game.settings
    ]


def is_switch(setting: Setting) -> bool:
    return bool(setting.allowed) and all(type(value) is bool for value in setting.allowed)


def is_seat(setting: Setting) -> bool:
    """Whether a setting names a seat, or leaves it open."""
    return setting.allowed == (None, *range(len(setting.allowed) - 1))


def _value_of(setting: Setting) -> Callable[[str], Any]:
    def read(text: str) -> Any:
        try:
            return setting.read(text)
        except ValueError as error:
            picks = setting.picks
            known = (
                [*(id for id, _ in picks.among), LOT]
                if picks
                else [*map(setting.write, setting.allowed)]
            )
            parts = [spell(part.strip()) for part in re.split(r"[,+]", text)]
            wrong = next((part for part in parts if part not in known), "")
            hint = did_you_mean(wrong, known) if wrong else ""
            raise argparse.ArgumentTypeError(f"{error}{hint}") from None

    return read


def given_settings(args: argparse.Namespace) -> dict[str, Any]:
    return {
        key.removeprefix(_SETTING): value
        for key, value in vars(args).items()
        if key.startswith(_SETTING) and value is not None
    }


def setting_word(setting: Setting, value: Any) -> str:
    """A value of a setting as people read it."""
    if is_switch(setting):
        return "on" if value else "off"
    if value is None:
        return "by lot"
    return LETTERS[value] if is_seat(setting) else setting.write(value)


def settle(
    game: Game, seats: int, args: argparse.Namespace, *, alone: bool = False
) -> dict[str, Any]:
    """The settings that were given, with the game's own for the rest.

    With `alone` those for programs, at tables where nobody else plays.
    """
    try:
        settled = game.settle(seats, (game.alone if alone else {}) | given_settings(args))
    except BadSetting as error:
        raise Trouble(str(error)) from None
    for setting in game.settings:
        value = settled[setting.name]
        if is_seat(setting) and value is not None:
            check_seat(value, seats, f"--{setting.name.replace('_', '-')}")
    return settled


def as_flags(game: Game, settings: dict[str, Any]) -> str:
    """Settings that are not the usual ones as they are written on the command line."""
    words = []
    for setting in game.settings:
        value, flag = settings[setting.name], "--" + setting.name.replace("_", "-")
        if value == setting.default:
            continue
        if is_switch(setting):
            words.append(flag if value else flag.replace("--", "--no-", 1))
        else:
            words.append(f"{flag} {shlex.quote(setting_word(setting, value))}")
    return " ".join(words)


# -- files ---------------------------------------------------------------------------------------


def read_bytes(path: Path) -> bytes:
    """What a file holds, or a `Trouble` that says why it cannot be read."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Trouble(f"cannot read {path}: {reason(error)}") from None
    except ValueError:  # a name no file can have
        raise Trouble(f"cannot read {str(path)!r}: no file has such a name") from None
    if not data:
        raise Trouble(f"{path} is empty")
    return data


def reason(error: Exception) -> str:
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return words[:1].lower() + words[1:]

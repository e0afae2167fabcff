"""The commands, one module each; what several of them use is in `support`.

A module has `arguments(parser, words)`, which says what the command takes, and `run(args)`, which
does it and returns the exit status.
"""

from __future__ import annotations

COMMANDS = {
    "games": "the games, their seats and settings",
    "play": "play a game here in the terminal, with people or bots",
    "lesson": "learn a game by playing it, step by step",
    "puzzle": "solve puzzles, prove your own, find new ones in games of bots",
    "serve": "the server: tables in the browser, for people, bots and programs",
    "backup": "copy the games of a server, also while it runs",
    "admin": "tables and players of a server: look, close, ban, mute",
    "sim": "play many games and count what happens",
    "lab": "matches, tournaments and studies of balance, with rows and a report",
    "bench": "measure how fast a game runs",
    "rules": "read the rules; see which tests prove them",
    "replay": "read a saved game",
    "verify": "check a game from a server: its dice, its log, its result",
    "position": "look at a position file, check it, play on from it",
    "new": "begin a pack of cards of your own",
    "pack": "check a pack of cards",
}

EXAMPLES = (
    "games",
    "play supervillain --seats 3",
    "play smash_up --bots hard --choose draft",
    "play --resume",
    "lesson list",
    "lesson play smash_up/scoring",
    "puzzle play",
    "puzzle list smash_up",
    "puzzle check my_puzzle.toml",
    "puzzle find smash_up --games 100 --out found",
    "serve",
    "serve --host 0.0.0.0 --port 8000",
    "backup games.backup",
    "admin list",
    "admin list players --name ann",
    "admin close TABLE --why spam",
    "admin audit",
    "sim supervillain --games 1000 --seats 3 --check",
    "lab match supervillain normal easy --games 400",
    "lab tournament supervillain random easy normal --games 600",
    "lab balance smash_up --games 2000",
    "lab again lab/FOLDER 17",
    "lab report lab/FOLDER",
    "bench supervillain",
    "rules supervillain",
    "rules smash_up talent",
    "rules SV-49",
    "replay game.save --at 20",
    "verify game.json",
    "position my.position --play",
    "new pack moon_circus --game smash_up",
    "pack check moon_circus",
)
"""What the help of a command shows, by the words that an example begins with."""

"""`fiendish pack`: whether a pack of cards can be used, and what its pictures are made of."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from fiendish.commands.support.arguments import Parser, add_json, whole
from fiendish.commands.support.output import print_json, say
from fiendish.commands.support.pack_check import Check, check
from fiendish.trouble import Trouble

_STYLES = {"ok": "green", "failed": "bold red", "note": "yellow"}


def arguments(parser: Parser, words: Sequence[str]) -> None:
    parser.add_argument(
        "what",
        metavar="check|glyphs",
        help="check a pack, which runs its code; or list the glyphs and scenes for its pictures",
    )
    parser.add_argument(
        "folder", type=Path, nargs="?", metavar="DIR", help="the folder of the pack to check"
    )
    parser.add_argument(
        "--games",
        type=whole(1, 10**6),
        default=30,
        metavar="N",
        help="play until each card was played, at most so many games (30)",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.what == "glyphs":
        return _list_glyphs(args)
    if args.what != "check":
        raise Trouble(f"pack: there is no {args.what!r}; there is: check, glyphs")
    if args.folder is None:
        raise Trouble("pack: check needs the folder of a pack")
    steps = []
    for step in check(args.folder, args.games):
        steps.append(step)
        if not args.json:
            _show(step)
    holds = all(step.status != "failed" for step in steps)
    if args.json:
        print_json({"pack": args.folder.resolve().name, "holds": holds, "steps": steps})
    else:
        say("\nAll is well." if holds else "\nThis pack cannot be used yet.", style="bold")
    return 0 if holds else 1


def _list_glyphs(args: argparse.Namespace) -> int:
    from fiendish.web.art.glyphs import GLYPHS
    from fiendish.web.art.scenes import SCENES

    if args.json:
        print_json({"glyphs": [*GLYPHS], "scenes": [*SCENES]})
    else:
        say(f"glyphs: {', '.join(sorted(GLYPHS))}")
        say(f"scenes: {', '.join(sorted(SCENES))}")
    return 0


def _show(step: Check) -> None:
    say(f"{step.status:6}  {step.name}: {step.text}", style=_STYLES[step.status])
    for line in step.details:
        say(f"          {line}")

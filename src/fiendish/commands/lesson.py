"""`fiendish lesson`: learn a game by playing it, and check lessons that one writes."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from fiendish.commands.support.arguments import Parser, add_json, add_packs, spell
from fiendish.commands.support.output import grid, print_json, say, show
from fiendish.commands.support.teaching import read_with_game
from fiendish.games import names
from fiendish.lessons import BadLesson, Lesson, all_lessons, find, lessons_of, read
from fiendish.lessons.proof import prove
from fiendish.trouble import Trouble

WHAT = ("list", "play", "check")


def arguments(parser: Parser, words: Sequence[str]) -> None:
    parser.add_argument(
        "what", metavar="|".join(WHAT), help="list lessons, play one, or check some"
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="a game to list, a lesson to play, files to check"
    )
    parser.add_argument("--again", action="store_true", help="play from the beginning")
    add_packs(parser, words)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.what not in WHAT:
        raise Trouble(f"lesson: there is no {args.what!r}; there is: {', '.join(WHAT)}")
    if args.what == "list":
        return _list(args)
    return _play(args) if args.what == "play" else _check(args)


def _list(args: argparse.Namespace) -> int:
    wanted = [spell(name) for name in args.names] or names()
    if unknown := [name for name in wanted if name not in names()]:
        raise Trouble(f"lesson: there is no game {unknown[0]!r}; there is: {', '.join(names())}")
    lessons = [lesson for game in wanted for lesson in lessons_of(game)]
    if args.json:
        print_json({"lessons": [_as_data(lesson) for lesson in lessons]})
        return 0
    table = grid("lesson", "minutes", "", wrap=["", ""], right=["minutes"])
    for lesson in lessons:
        table.add_row(
            lesson.id, str(lesson.minutes), f"{lesson.title}: {lesson.about.replace('*', '')}"
        )
    show(table)
    return 0


def _as_data(lesson: Lesson) -> dict[str, object]:
    return {
        "lesson": lesson.id,
        "game": lesson.game,
        "title": lesson.title,
        "about": lesson.about,
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
    }


def _play(args: argparse.Namespace) -> int:
    from fiendish.terminal.lesson import play

    if len(args.names) != 1:
        raise Trouble(
            "lesson: play needs the name of one lesson, such as " + next(iter(all_lessons()))
        )
    try:
        lesson = find(spell(args.names[0]))
    except LookupError as error:
        raise Trouble(f"lesson: {error.args[0]}") from None
    words = play(lesson, args.again)
    if words:
        print(words)
    return 0


def _check(args: argparse.Namespace) -> int:
    """All of ours, or those in files: whether each can be walked on every way."""
    found = []
    for lesson in _to_check(args.names):
        try:
            if isinstance(lesson, BadLesson):
                raise lesson
            proof = prove(lesson)
        except BadLesson as error:
            found.append({"lesson": str(error).split(":")[0], "holds": False, "reason": str(error)})
        else:
            found.append({"lesson": lesson.id, "holds": True, "tables": proof.tables})
        if not args.json:
            one = found[-1]
            words = f"{one['tables']} tables" if one["holds"] else one["reason"]
            say(f"{'ok' if one['holds'] else 'failed':6}  {one['lesson']}: {words}")
    if args.json:
        print_json({"lessons": found})
    return 0 if all(one["holds"] for one in found) else 1


def _to_check(files: Sequence[str]) -> list[Lesson | BadLesson]:
    if not files:
        return [*all_lessons().values()]
    lessons: list[Lesson | BadLesson] = []
    for name in files:
        text, game, path = read_with_game("lesson", name)
        try:
            lessons.append(read(text, game, path.stem))
        except BadLesson as error:
            lessons.append(error)
    return lessons

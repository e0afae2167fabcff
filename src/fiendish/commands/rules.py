"""`fiendish rules`: read the rules; see which tests prove them."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

import fiendish
from fiendish.commands.support.arguments import (
    Parser,
    add_json,
    did_you_mean,
    spell,
)
from fiendish.commands.support.coverage import BadTests, Coverage, collect, tests_folder
from fiendish.commands.support.output import emphasised, grid, print_json, say, show
from fiendish.ledger import HARD, Ledger, Rule, read_all
from fiendish.spelling import command
from fiendish.trouble import Trouble

_ID = re.compile(r"[A-Za-z]{2}-[A-Za-z]?\d+")
_NUMBER = re.compile(r"[RHrh]?\d+")  # of a rule, where the game is known


def arguments(parser: Parser, words: Sequence[str]) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="the rules of this game")
    parser.add_argument(
        "what", metavar="ID|WORD", nargs="*", help="one rule, as in SV-49 or SV-R12; or as --search"
    )
    parser.add_argument("--search", metavar="WORD", help="only rules with this word")
    parser.add_argument("--titles", action="store_true", help="ids and titles, without the rules")
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="each rule with its tests; of one rule also the code",
    )
    parser.add_argument("--tests", type=Path, metavar="DIR", help="where the tests are (tests)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.tests is not None and not args.tests.is_dir():
        raise Trouble(f"there is no folder {args.tests}")
    ledgers = read_all()
    if not ledgers:
        raise Trouble("the rule ledgers are missing: there is no docs/rules here")
    words = args.what
    if args.game and _ID.fullmatch(args.game):
        args.game, words = None, [args.game, *words]
    if args.game:
        ledgers = [_ledger(args.game, ledgers)]
    if len(words) == 1 and (_ID.fullmatch(words[0]) or _NUMBER.fullmatch(words[0])):
        return _one(args, words[0], ledgers)
    if words and args.search is not None:
        raise Trouble(f"rules: {words[0]!r} is one word too many beside --search")
    if words:
        args.search = " ".join(words)
    if args.coverage:
        return _coverage(args, ledgers)
    if args.search is not None:
        return _search(args, ledgers)
    return _list(args, ledgers)


def _ledger(name: str, ledgers: list[Ledger]) -> Ledger:
    known = {ledger.game: ledger for ledger in ledgers}
    if spell(name) not in known:
        hint = did_you_mean(spell(name), known)
        raise Trouble(f"there are no rules for {name!r}{hint}; there are for: {', '.join(known)}")
    return known[spell(name)]


# -- reading -------------------------------------------------------------------------------------


def _list(args: argparse.Namespace, ledgers: list[Ledger]) -> int:
    if args.json:
        print_json({"games": [_as_data(ledger) for ledger in ledgers]})
    elif args.game:
        _show_ledger(ledgers[0], args.titles)
    else:
        table = grid(
            "game", "", "rules", "rulings", "hard interactions", right=["rules", "rulings"]
        )
        for ledger in ledgers:
            counts = [sum(_kind(r) == kind for r in ledger.rules) for kind in ("", "R", "H")]
            table.add_row(ledger.game, ledger.title, *map(str, counts))
        show(table)
        say(f"\n{command()} rules {ledgers[0].game} prints them.")
    return 0


def _show_ledger(ledger: Ledger, titles: bool) -> None:
    """All rules in full, or their titles, by sections."""
    say(ledger.title, style="bold")
    for section in ledger.sections():
        say(f"\n{section}", style="bold")
        table = grid("id", "rule", wrap=["rule"])
        table.show_header = False
        for rule in ledger.rules:
            if rule.section == section:
                text = emphasised(rule.title)
                if not titles:
                    text.stylize("bold")
                    text = text.append(_between(rule.title)).append_text(emphasised(rule.text))
                table.add_row(rule.id, text)
        show(table)


def _between(title: str) -> str:
    """What stands between a title and its rule: a title may be a question, or a whole sentence."""
    return " " if title.endswith((".", "?", "!", "…")) else ": "


def _one(args: argparse.Namespace, wanted: str, ledgers: list[Ledger]) -> int:
    """One rule; for those who work on it also where it is in code and tests."""
    wanted = wanted.upper() if "-" in wanted else f"{ledgers[0].prefix}-{wanted.upper()}"
    rule = next((found for ledger in ledgers if (found := ledger.find(wanted))), None)
    if rule is None:
        known = [rule.id for ledger in ledgers for rule in ledger.rules]
        near = [ledger for ledger in ledgers if wanted.startswith(ledger.prefix)] or ledgers
        ranges = "; ".join(f"{ledger.game} has {_ranges(ledger)}" for ledger in near)
        raise Trouble(f"there is no rule {wanted!r}{did_you_mean(wanted, known)}: {ranges}")
    code, tests = [], []
    if args.coverage or args.tests:
        folder = args.tests or tests_folder()
        code, tests = _code_for(rule.id), _collect(folder).of(rule.id) if folder else []
    if args.json:
        where = {"code": code, "tests": tests} if args.coverage or args.tests else {}
        print_json({**_rule_data(rule), **where})
        return 0
    say(f"{rule.id}  {rule.title}", style="bold")
    say(rule.section, style="dim")
    say()
    show(emphasised(rule.text))
    for name, places in (("code", code), ("tests", tests)):
        if places:
            say(f"\n{name}", style="bold")
            for place in places:
                say(f"  {place}", unbroken=True)
    return 0


def _ranges(ledger: Ledger) -> str:
    ids = {kind: [r.id for r in ledger.rules if _kind(r) == kind] for kind in ("", "R", "H")}
    return ", ".join(f"{some[0]} to {some[-1]}" for some in ids.values() if some)


def _kind(rule: Rule) -> str:
    letter = rule.id.split("-")[1][0]
    return letter if letter in "RH" else ""


def _code_for(rule: str) -> list[str]:
    """The lines of the engine and the games that cite a rule."""
    package = Path(fiendish.__file__).parent
    cited = re.compile(rf"\b{re.escape(rule)}\b")
    return [
        f"{path.relative_to(package.parent).as_posix()}:{number}"
        for path in sorted([*package.glob("engine/**/*.py"), *package.glob("games/**/*.py")])
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if cited.search(line)
    ]


def _search(args: argparse.Namespace, ledgers: list[Ledger]) -> int:
    word = args.search.lower()
    if not word.strip():
        raise Trouble("--search needs a word to look for")
    found = [
        rule
        for ledger in ledgers
        for rule in ledger.rules
        if word in f"{rule.id} {rule.title} {rule.text}".lower()
    ]
    if args.json:
        print_json({"word": args.search, "rules": [_rule_data(rule) for rule in found]})
        return 0 if found else 1
    table = grid("id", "title", "rule", wrap=["title", "rule"])
    for rule in found:
        table.add_row(rule.id, emphasised(rule.title), emphasised(rule.text))
    if found:
        show(table)
    say(
        f"{len(found)} of {sum(len(ledger.rules) for ledger in ledgers)} rules say {args.search!r}."
    )
    return 0 if found else 1  # as programs that search do


def _as_data(ledger: Ledger) -> dict[str, object]:
    rules = [_rule_data(rule) for rule in ledger.rules]
    return {"game": ledger.game, "title": ledger.title, "rules": rules}


def _rule_data(rule: Rule) -> dict[str, str]:
    return {"id": rule.id, "title": rule.title, "text": rule.text, "section": rule.section}


# -- coverage ------------------------------------------------------------------------------------


def _coverage(args: argparse.Namespace, ledgers: list[Ledger]) -> int:
    folder = args.tests or tests_folder()
    if folder is None:
        raise Trouble("this is an installed package without its tests; use a source checkout")
    coverage = _collect(folder)
    rules = [rule for ledger in ledgers for rule in ledger.rules]
    missing = [rule.id for rule in rules if not coverage.of(rule.id)]
    unknown = _unknown(coverage, args.game, ledgers)
    good = not missing and not unknown
    if args.json:
        print_json(
            {
                "covered": len(rules) - len(missing),
                "of": len(rules),
                "missing": missing,
                "unknown": unknown,
                "unreadable": coverage.unreadable,
                "rules": {rule.id: coverage.of(rule.id) for rule in rules},
            }
        )
    else:
        _show_coverage(ledgers, coverage, missing, unknown)
    return 0 if good else 1


def _collect(folder: Path) -> Coverage:
    try:
        return collect(folder)
    except BadTests as error:
        raise Trouble(str(error)) from None


def _unknown(coverage: Coverage, game: str | None, ledgers: list[Ledger]) -> dict[str, list[str]]:
    """Ids that tests name and no ledger has; of one game only, if that was asked for."""
    known = {rule.id for ledger in ledgers for rule in ledger.rules}
    ids = [rule for rule in coverage.tests if rule not in known]
    if game:
        ids = [rule for rule in ids if rule.startswith(f"{ledgers[0].prefix}-")]
    return {rule: coverage.of(rule) for rule in sorted(ids)}


def _show_coverage(
    ledgers: list[Ledger],
    coverage: Coverage,
    missing: list[str],
    unknown: dict[str, list[str]],
) -> None:
    width = max(len(rule.id) for ledger in ledgers for rule in ledger.rules)
    for ledger in ledgers:
        say(ledger.title, style="bold")
        for rule in ledger.rules:
            tests = coverage.of(rule.id)
            heading = f"{rule.id:{width}}  {emphasised(rule.title)}"
            say(heading if tests else f"{heading}: no test", style=None if tests else "red")
            for test in tests:
                say(f"{'':{width}}    {test}", unbroken=True)
        say()
    total = sum(len(ledger.rules) for ledger in ledgers)
    say(f"{total - len(missing)} of {total} rules, rulings and {HARD.lower()} have a test.")
    for place in coverage.unreadable:
        say(f"{place}: a mark whose ids cannot be read here; write them out", style="yellow")
    for name, tests in unknown.items():
        say(f"{name} is in no ledger, but named by {', '.join(tests)}", style="red")
    if missing:
        say(f"without a test: {', '.join(missing)}", style="red")

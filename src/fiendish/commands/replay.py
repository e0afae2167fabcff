"""`fiendish replay`: a game from a file, decision by decision.

A game that is over is shown with everything open. Of one still running only what everybody may
know is shown, or what one seat may know, unless it is to be read openly. A report opens at its moment,
through the eyes of whoever made it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from fiendish.commands.support.arguments import (
    Parser,
    add_json,
    add_packs,
    check_seat,
    read_bytes,
    seat,
    setting_word,
    whole,
)
from fiendish.commands.support.output import outline, print_json, say
from fiendish.commands.support.recorded import Recorded, open_file, show_report, tell_report
from fiendish.engine.game import LETTERS
from fiendish.engine.journal import Fact
from fiendish.engine.table import Table
from fiendish.engine.table_facts import CONCEDED
from fiendish.trouble import Trouble

if TYPE_CHECKING:
    from fiendish.bots.hint import Hint
    from fiendish.engine.question import Option
    from fiendish.server.report import BugReport

HIDDEN = "…"


def arguments(parser: Parser, words: Sequence[str]) -> None:
    add_packs(parser, words)
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a game that was saved or downloaded, or a report"
    )
    parser.add_argument("--seat", type=seat, help="read it as this seat may")
    parser.add_argument("--at", type=whole(0), metavar="N", help="the table after N decisions")
    parser.add_argument(
        "--hint", action="store_true", help="with --at: what the coach would have said then"
    )
    parser.add_argument("--open", action="store_true", help="show hidden cards, too")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="of a report: its game, from a server's folder"
    )
    add_json(parser)


@dataclass(frozen=True)
class Reader:
    """Who reads: a seat, everybody (no seat), or somebody who may see it all."""

    seat: int | None
    everything: bool
    digests: bool  # a digest would confirm a guess at hidden cards

    def may_see_choice_of(self, other: int) -> bool:
        return self.everything or other == self.seat

    def digest(self, table: Table) -> str | None:
        return table.digest() if self.digests else None

    def words(self, table: Table, fact: Fact) -> str:
        if self.everything:
            seen = tuple(card._replace(known=table.state.everyone) for card in fact.cards)
            fact = fact._replace(cards=seen)
        return table.game.fact_words(table.state, fact, self.seat)


@dataclass(frozen=True)
class RecordEntry:
    """An entry of the record: a decision, or a move taken back; and what it led to."""

    number: int
    seat: int
    question: str
    rule: str
    choice: str
    lines: tuple[tuple[str, str], ...]  # what happened and by which rule


def run(args: argparse.Namespace) -> int:
    game = open_file(args.file, read_bytes(args.file), args.data)
    if not isinstance(game, Recorded):
        return _report(args, game)
    table, record, end = game.start, game.record, game.end
    if game.report is not None:
        args.at = game.report.seq if args.at is None else args.at
        if args.seat is None and not args.open:
            args.seat = game.report.reader
        if not args.json:
            tell_report(game.report)
    if args.seat is not None:
        check_seat(args.seat, end.state.seats, "--seat")
        if args.open:
            raise Trouble("--seat and --open exclude each other: one seat's eyes or everybody's")
    is_open = args.open or end.over
    reader = Reader(args.seat, everything=is_open and args.seat is None, digests=is_open)
    if args.hint and args.at is None:
        raise Trouble("--hint goes with --at N: it is for one decision")
    if args.at is not None:
        return _at(args, table, record, reader)
    if args.json:
        print_json(_as_data(table, record, end, reader))
    else:
        _show(table, record, end, reader)
    return 0


def _report(args: argparse.Namespace, report: BugReport) -> int:
    """A report about a running game holds one moment, and no other can be had from it."""
    other = args.seat not in (None, report.reader) or args.at not in (None, report.seq)
    if args.open or args.hint or other:
        raise Trouble(
            "this report is about a running game and holds only what its reporter saw at one "
            "moment; --data DIR finds the game"
        )
    if args.json:
        print_json(msgspec.to_builtins(report))
    else:
        show_report(report)
    return 0


def steps(table: Table, record: list[int], reader: Reader) -> Iterator[RecordEntry]:
    """Play the record on the table, telling each entry; the first step is the start."""
    yield RecordEntry(0, -1, "", "", "", _news(table, 0, reader))
    for number, entry in enumerate(record, 1):
        if entry >= 0:
            asked = table.question
            assert asked is not None
            who, text, rule = asked.seat, asked.text, asked.rule
            choice = asked.describe(entry).text if reader.may_see_choice_of(who) else HIDDEN
            known = len(table.state.journal or ())
        elif entry <= CONCEDED:
            who, text, rule, choice = CONCEDED - entry, "", "", "concedes"
            known = len(table.state.journal or ())
        else:
            back = -1 - entry
            who, rule = table.moves[back].seat, table.game.undo_rule
            text, choice = "", f"takes back to before move {back + 1}"
            known = -1
        table.replay(entry)
        yield RecordEntry(number, who, text, rule, choice, _news(table, known, reader))


def _news(table: Table, known: int, reader: Reader) -> tuple[tuple[str, str], ...]:
    """What the journal says beyond what was known."""
    _ = table.question
    facts = (table.state.journal or [])[known:]
    return tuple((reader.words(table, fact), fact.happening.rule) for fact in facts)


# -- the whole game ------------------------------------------------------------------------------


def _show(table: Table, record: list[int], end: Table, reader: Reader) -> None:
    say(table.game.title, style="bold")
    settings = ", ".join(
        f"{setting.name} {setting_word(setting, value)}"
        for setting in table.game.settings
        if (value := table.settings[setting.name]) is not None and value is not False
    )
    say(f"{table.state.seats} seats, {settings}")
    if reader.seat is not None:
        say(f"as seat {LETTERS[reader.seat]} may read it")
    elif not reader.everything:
        say("still running: only what everybody may know (--seat A or --open shows more)")
    say()
    width = len(str(len(record)))
    indent = " " * (width + 2)
    for step in steps(table, record, reader):
        if step.number:
            number = f"{step.number:{width}}  {LETTERS[step.seat]}"
            say(f"{number}  {_decision(step)}", style="bold")
        for text, rule in step.lines:
            say(f"{indent}   {text}{f' [{rule}]' if rule else ''}")
    say()
    say(_outcome(end), style="bold")
    if reader.digests:
        say(f"digest {end.digest()}")


def _decision(step: RecordEntry) -> str:
    known = [step.question, step.choice if step.choice != HIDDEN else ""]
    return " → ".join(filter(None, known))


def _outcome(table: Table) -> str:
    result = table.result
    if result is None:
        question = table.question
        assert question is not None
        return f"Still running: seat {LETTERS[question.seat]} is to decide. {question.text}"
    winners = " and ".join(LETTERS[winner] for winner in result.winners) or "Nobody"
    return f"{winners} won: {result.reason}" + (f" [{result.rule}]" if result.rule else "")


def _as_data(table: Table, record: list[int], end: Table, reader: Reader) -> dict[str, Any]:
    told = [
        {
            "number": step.number,
            "seat": LETTERS[step.seat] if step.seat >= 0 else None,
            "question": step.question,
            "rule": step.rule,
            "choice": None if step.choice == HIDDEN else step.choice,
            "log": [{"text": text, "rule": rule} for text, rule in step.lines],
        }
        for step in steps(table, record, reader)
    ]
    return {
        "game": end.game.id,
        "seats": end.state.seats,
        "settings": end.settings,
        "reader": LETTERS[reader.seat] if reader.seat is not None else None,
        "open": reader.everything,
        "decisions": len(record),
        "steps": told,
        "over": end.over,
        "result": msgspec.to_builtins(end.result),
        "digest": reader.digest(end),
    }


# -- one moment ----------------------------------------------------------------------------------


def _at(args: argparse.Namespace, table: Table, record: list[int], reader: Reader) -> int:
    if args.at > len(record):
        raise Trouble(f"--at: this game has {len(record)} decisions, so 0 to {len(record)}")
    for entry in record[: args.at]:
        table.replay(entry)
    hint = _hint(table, record[args.at :], reader) if args.hint else None
    seats = range(table.state.seats) if reader.everything else [reader.seat]
    views = {_name(one): table.view(one) for one in seats}
    if args.json:
        data = {name: msgspec.to_builtins(view) for name, view in views.items()}
        told = {"hint": _as_hint(hint)} if hint is not None else {}
        print_json({"at": args.at, "views": data, "digest": reader.digest(table), **told})
        return 0
    say(f"After {args.at} of {len(record)} decisions", style="bold")
    public = table.view(reader.seat)
    for line in outline(public):
        say(line)
    if reader.everything:
        for name, view in views.items():
            for line in outline(view, unless=public):
                say(f"{name} sees {line}" if not line.startswith(" ") else line)
    if reader.digests:
        say(f"digest {table.digest()}")
    if hint is not None:
        _say_hint(hint)
    return 0


class CoachLine(NamedTuple):
    """What the coach says to a decision, and what was taken (-1: nothing)."""

    seat: int
    options: list[Option]
    hint: Hint
    taken: int


def _hint(table: Table, following: Sequence[int], reader: Reader) -> CoachLine:
    """The hint for the seat that is asked: from what it can know there."""
    from fiendish.advice import advise
    from fiendish.bots.seat import Seat

    question = table.question
    if question is None or len(question.options) < 2:
        raise Trouble("--hint: nobody has anything to choose at that moment")
    who = question.seat
    if not reader.may_see_choice_of(who):
        name = LETTERS[who]
        raise Trouble(
            f"--hint: seat {name} is asked then, a hint is from what it knows: --seat {name}"
        )
    taken = following[0] if following and following[0] >= 0 else -1
    seat = Seat(table, who)
    return CoachLine(who, seat.options(), advise(seat, len(table.record)), taken)


def _say_hint(past: CoachLine) -> None:
    from fiendish.terminal.hints import hint_lines

    say()
    say(f"The coach to {LETTERS[past.seat]}", style="bold")
    for line in hint_lines(past.hint, past.options):
        say(line)
    if past.taken >= 0:
        figure = past.hint.figure(past.taken)
        say(f"Taken was {past.taken + 1}: {past.options[past.taken].text}, {figure}")


def _as_hint(past: CoachLine) -> dict[str, Any]:
    return {
        "seat": LETTERS[past.seat],
        "options": [option.text for option in past.options],
        "taken": past.taken if past.taken >= 0 else None,
        **msgspec.to_builtins(past.hint),
    }


def _name(seat: int | None) -> str:
    return "everybody" if seat is None else LETTERS[seat]

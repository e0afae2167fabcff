"""The line mode: plain text of at most eighty columns, for pipes, screen readers and old terminals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from io import TextIOWrapper
from typing import TextIO

from fiendish.engine.game import LETTERS
from fiendish.engine.journal import LogLine
from fiendish.engine.question import IllegalAnswer
from fiendish.prose import FULL
from fiendish.prose.common import standing
from fiendish.prose.text import Line, Pane, Span, line, plain, plain_text, wrap
from fiendish.terminal.hints import hint_lines
from fiendish.terminal.lookup import find_cards
from fiendish.terminal.rulebook import rule
from fiendish.terminal.session import PASS_ON, Session
from fiendish.trouble import Trouble

WIDTH = 79
LOG_LINES = 30

HELP = """\
a number        take that option
pass            where others may still answer: pass until something changes
table           the whole table again
options         the question and its options again
log, log all    what happened lately, or from the beginning
card NAME       all about a card; lookup NAME and ? NAME do the same
rule ID         a rule, such as: rule {rule}
hint            what the normal bot would do, and what it thinks of the options
why KIND CARD   why you cannot do that now, such as: why {why}
piles           the cards in the discard piles
undo            take back your last move
save            save now and go on
quit            save and leave
help            this list"""


def play(session: Session, given: TextIO | None = None) -> str:
    """Play until the game is over, the player leaves or the input ends. Returns the last words."""
    source = given or sys.stdin
    for stream in (source, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    mode = LineMode(session, source)
    try:
        return mode.play()
    except (EOFError, KeyboardInterrupt) as stop:
        return "\nThe input has ended." if isinstance(stop, EOFError) else "\nStopped."
    except BrokenPipeError:  # nobody reads any more: keep the game, then say so to the caller
        session.keep()
        raise


class Quit(Exception):
    """The player leaves."""


class LineMode:
    """Says what happens, asks, reads a line; nothing else."""

    def __init__(self, session: Session, source: TextIO) -> None:
        self.session = session
        self.source = source
        self.commands: dict[str, Callable[[str], None]] = {
            "table": self.show_table,
            "options": self.show_question,
            "log": self.show_log,
            "card": self.show_card,
            "rule": self.show_rule,
            "why": self.show_why,
            "hint": self.show_hint,
            "piles": self.show_piles,
            "pass": self.pass_on,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
            "help": self.show_help,
        }
        # Facts that have been told: in a game that is continued, all before.
        self._told = len(session.log()) if session.table.moves else 0
        self._moves = -1  # decisions made when the table was shown last
        self._asks = True  # whether the question has to be put (again)

    def play(self) -> str:
        session = self.session
        say(session.table.game.title)
        if session.greeting:
            say(session.greeting)
        say("Type help for all commands.")
        try:
            while True:
                session.let_bots()
                self.tell()
                if session.asked < 0:
                    return self.end()
                if session.waits_for_other:
                    self.hand_over()
                if self._asks:
                    self.ask()
                self.obey(self.read())
        except Quit:
            return ""

    def read(self) -> str:
        count = len(self.session.options())
        numbers = f"1-{count}" if count > 1 else "1"
        # A pipe does not echo: end the prompt's line ourselves.
        print(f"Choose {numbers}, or help:", end=" " if self.source.isatty() else "\n", flush=True)
        return self.next_line()

    def next_line(self) -> str:
        text = self.source.readline()
        if not text:
            raise EOFError
        return text.strip()

    def obey(self, text: str) -> None:
        """Take a number as an answer and a word as a command; refuse anything else."""
        word, _, argument = text.partition(" ")
        word = _also(word.lower(), argument)
        if text.isascii() and text.isdigit():
            self.answer(int(text[:9]))
        elif word in self.commands:
            self.commands[word](argument.strip())
        else:
            what = f"{plain_text(text[:30])!a} is not a command." if text else "Nothing was typed."
            say(f"{what} Nothing has changed. Type {self.allowed()}.")

    def allowed(self) -> str:
        return f"a number from 1 to {len(self.session.options())}, or {', '.join(self.commands)}"

    # -- deciding ---------------------------------------------------------------------------

    def answer(self, number: int) -> None:
        try:
            self.session.answer(number - 1)
        except IllegalAnswer:
            count = len(self.session.options())
            say(
                f"There is no option {number}. Nothing has changed. Type a number from 1 to {count}."
            )
            return
        self._asks = True

    def pass_on(self, argument: str) -> None:
        if self.session.may_pass_on():
            self.session.pass_on()
            self._asks = True
        else:
            say("There is nothing to pass on now. Nothing has changed.")

    def undo(self, argument: str) -> None:
        reason = self.session.why_not_undo()
        if reason is not None:
            say(f"You cannot take that back: {reason}. Nothing has changed.")
            return
        self.session.undo()
        self._told = min(self._told, len(self.session.log()) - 1)
        self._asks = True

    def save(self, argument: str) -> None:
        try:
            say(self.session.save())
        except Trouble as trouble:
            say(f"Not saved: {trouble}.")

    def quit(self, argument: str) -> None:
        raise Quit

    # -- saying -----------------------------------------------------------------------------

    def tell(self) -> None:
        """What has happened since it was told last."""
        log = self.session.log()
        for fact in log[self._told :]:
            say_fact(fact)
        self._told = len(log)

    def ask(self) -> None:
        """Put the question; the table before it, if others have moved since it was shown."""
        moves = self.session.table.moves
        if self._moves < 0 or any(
            move.seat != self.session.reader for move in moves[self._moves :]
        ):
            self.show_table("")
            self.put_question()
        else:
            self.show_question("")

    def show_question(self, argument: str) -> None:
        """The question, its options, and what the hand cannot do now."""
        self.put_question()
        for refusal in self.session.board.refusals(self.session.view()):
            say(f"Not now: {refusal}", hang=2)

    def put_question(self) -> None:
        status = self.session.board.status(self.session.view())
        print()
        say(f"{status.text} [{status.rule}]")
        say(f"({status.limits})")
        for number, option in enumerate(self.session.options(), 1):
            say(f"{number}. {option.text}", hang=len(str(number)) + 2)
        if self.session.may_pass_on():
            say(f"pass. {PASS_ON}", hang=6)
        self._asks = False
        self._moves = len(self.session.table.moves)

    def show_table(self, argument: str) -> None:
        session = self.session
        view = session.view()
        areas = session.board.areas(view, session.names, FULL)
        steps = ", ".join(
            f"[{step.name}]" if step.state == "now" else step.name
            for step in session.overview.steps(view)
        )
        print()
        say(f"You are {LETTERS[session.reader]}; {session.overview.goal(view)}. Steps: {steps}")
        for pane in areas.panes:
            say_pane(pane)

    def show_log(self, argument: str) -> None:
        log = self.session.log()
        for fact in log if argument.lower() == "all" else log[-LOG_LINES:]:
            say_fact(fact)

    def show_card(self, argument: str) -> None:
        card = self.which_card(argument, "card NAME")
        if card:
            say_lines(self.session.board.card(card))

    def show_rule(self, argument: str) -> None:
        question = self.session.table.question
        number = argument or (question.rule if question is not None else "")
        found = rule(self.session.table.game.id, number)
        if found is None:
            example = self.session.board.example_rule
            say(
                f"There is no rule {plain_text(number[:20])!a}. Type a number such as: rule {example}"
            )
            return
        say(f"{found.id} {found.title}", hang=2)
        say(found.text)

    def show_why(self, argument: str) -> None:
        kind, _, name = argument.partition(" ")
        card = self.which_card(
            name, f"why KIND CARD, for instance: why {self.session.board.example_why}"
        )
        if not card:
            return
        reason = self.session.why_not(kind.lower(), card)
        if reason is not None:
            say(f"You cannot: {reason}")
            return
        question = self.session.table.question
        numbers = question.find(kind=kind.lower(), card=card) if question is not None else []
        places = sorted(self.session.place_of(number) + 1 for number in numbers)
        say(f"You can: option {' or '.join(map(str, places))}.")

    def show_hint(self, argument: str) -> None:
        hint = self.session.hint()
        assert hint is not None  # whoever can type is asked
        for text in hint_lines(hint, self.session.options()):
            say(text, hang=2)

    def which_card(self, typed: str, usage: str) -> str:
        """The id of the card that is meant, or nothing after saying what is wrong."""
        found = find_cards(self.session.board.catalogue, typed)
        if len(found) == 1:
            return found[0][0]
        if not typed:
            say(f"Type {usage}")
        elif not found:
            say(f"There is no card {plain_text(typed[:30])!a} in this game.")
        else:
            say(f"That may be: {', '.join(name for _, name in found)}.")
        return ""

    def show_piles(self, argument: str) -> None:
        say_lines(self.session.board.piles(self.session.view()))

    def show_help(self, argument: str) -> None:
        print(help_words(self.session))

    def hand_over(self) -> None:
        """Let another person take the place, with nothing of the last one left to see."""
        session = self.session
        if sys.stdout.isatty():
            print("\033[2J\033[3J\033[H", end="")
        say(f"{session.names[session.asked]}, it is for you to decide.")
        typed = "-"
        while typed:
            print(
                "Type quit to leave. Press Enter when you are alone before the screen.", flush=True
            )
            typed = self.next_line().lower()
            if typed in ("q", "quit"):
                raise Quit
        session.take_place()
        self._told = max(0, len(session.log()) - LOG_LINES // 2)
        self._moves = -1
        self.tell()

    def end(self) -> str:
        session = self.session
        view = session.view()
        self.show_table("")
        status = session.board.status(view)
        print()
        say(f"{status.text} Reason: {status.limits} [{status.rule}]")
        say_lines(standing(view, session.names))
        return ""


def _also(word: str, argument: str) -> str:
    """Other words for a command: `lookup NAME` or `? NAME` for a card, `?` alone for help."""
    if word == "?":
        return "card" if argument else "help"
    return "card" if word == "lookup" else word


def help_words(session: Session) -> str:
    board = session.board
    return HELP.format(rule=board.example_rule, why=board.example_why)


def say(text: str, hang: int = 0) -> None:
    for row in wrap((Span(plain_text(text)),), WIDTH, hang):
        print(plain(row))


def say_lines(lines: Iterable[Line]) -> None:
    for spans in lines:
        for row in wrap((Span(plain(spans)),), WIDTH, 2):
            print(plain(row))


def say_fact(fact: LogLine) -> None:
    if fact.kind == "turn":
        print()
    say(f"{fact.text} [{fact.rule}]", hang=2)


def say_pane(pane: Pane) -> None:
    if pane.title:
        say(plain(pane.title))
    for block in pane.blocks:
        for number, spans in enumerate(block.lines):
            indent = " " * (2 if number == 0 else 4)
            for row in wrap(line(plain(spans).strip()), WIDTH - len(indent), 2):
                print(indent + plain(row))

"""The table on the full screen: everything to be seen at once, keys and mouse to decide."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click, Resize
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option as Choice

from fiendish.engine.game import LETTERS
from fiendish.engine.question import Option
from fiendish.prose import SHORT, is_about
from fiendish.prose.text import Line, line
from fiendish.terminal.hints import hint_lines
from fiendish.terminal.rulebook import rule
from fiendish.terminal.screen import words
from fiendish.terminal.screen.dialogs import HandOver, Notice
from fiendish.terminal.screen.layout import CHROME, Size, draw, pane_lines
from fiendish.terminal.screen.paint import paint
from fiendish.terminal.session import PASS_ON, Session

SPEEDS = (1.0, 0.5, 0.15, 0.0)


class Area(Static):
    """A part of the table. A click on a card in it is about that card."""

    def on_click(self, event: Click) -> None:
        pick = event.style.meta.get("pick", "")
        screen = self.screen
        if isinstance(screen, TableScreen):
            screen.pick(str(pick))


class TableScreen(Screen[None]):
    """The table, the options and the log, drawn from the reader's view."""

    HORIZONTAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-narrow"), (100, "-wide")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w", "pass_on", "Pass on"),
        Binding("u", "undo", "Undo"),
        Binding("h", "hint", "Hint"),
        Binding("c", "card", "Card"),
        Binding("r", "rule", "Rule"),
        Binding("p", "piles", "Piles"),
        Binding("l", "log", "Log"),
        Binding("escape", "all", "All", key_display="Esc"),
        Binding("s", "speed", show=False),
        Binding("question_mark", "keys", "Keys", key_display="?"),
        Binding("q", "app.leave", "Save, quit"),
        Binding("0", "decline", show=False),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
        *(Binding(str(digit), f"number({digit})", show=False) for digit in range(1, 10)),
    ]

    def __init__(self, session: Session, delay: float) -> None:
        super().__init__()
        self.session = session
        self.delay = delay
        self.picked = ""  # what the list of options is narrowed to
        self.seen = len(session.log())  # facts before this one are old
        self.choices: list[int] = []  # the options in the list, by index

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        yield Static(id="status")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                with VerticalScroll(id="table", can_focus=False):
                    yield Area(id="board", classes="pane")
                with VerticalScroll(id="handbox", can_focus=False):
                    yield Area(id="hand", classes="pane")
            with Vertical(id="right"):
                yield Area(id="piles", classes="pane")
                with VerticalScroll(id="log"):
                    yield Static(id="facts")
                yield Static(id="note")
                yield OptionList(id="options")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self.query_one("#options").focus()
        self.go_on()
        if self.session.greeting:
            self.app.push_screen(Notice([line(self.session.greeting)]))

    def on_resize(self, event: Resize) -> None:
        self.call_after_refresh(self.show)

    # -- the course of the game -------------------------------------------------------------

    def go_on(self) -> None:
        """Let the bots answer, then show what is to be decided."""
        self.picked = ""
        self.run_worker(self._go_on(), exclusive=True)

    async def _go_on(self) -> None:
        session = self.session
        if session.waits_for_bot and self.delay:
            self.show()
        while session.waits_for_bot:
            session.let_bot(await asyncio.to_thread(session.think))
            if self.delay:
                self.show()
                await asyncio.sleep(self.delay)
        if session.waits_for_other:
            await self.app.push_screen_wait(HandOver(session.names[session.asked]))
            session.take_place()
            self.seen = max(0, len(session.log()) - 12)
        self.show()
        if session.asked < 0:
            session.keep()
            self.app.push_screen(Notice(words.ending(session)))

    def decide(self, index: int) -> None:
        if not self.ready():
            return
        self.seen = len(self.session.log())
        self.session.answer(index)
        self.go_on()

    def ready(self) -> bool:
        """Whether the reader may do something now; says why if not."""
        session = self.session
        if session.asked < 0:
            self.note("The game is over. Q saves it and leaves.", refusal=True)
        elif session.waits_for_bot:
            self.note(f"Wait: {LETTERS[session.asked]} is thinking.", refusal=True)
        return session.asked == session.reader

    # -- showing ----------------------------------------------------------------------------

    def show(self) -> None:
        """Draw everything anew from the reader's view."""
        session, board = self.session, self.session.board
        view = session.view()
        size = Size(self.size.width, self.size.height)
        drawn = draw(size, lambda detail: board.areas(view, session.names, detail))
        self.query_one("#right").styles.width = size.right
        self.paint("#board", drawn.table)
        self.paint("#hand", drawn.hand)
        room = size.height - CHROME
        height = max(room - len(drawn.table), room * 2 // 5)
        self.query_one("#handbox").styles.height = min(len(drawn.hand), height)
        piles = board.areas(view, session.names, SHORT).piles
        self.paint("#piles", pane_lines(piles, size.right - 1))
        self.paint("#top", [words.top(session, view, self.size.width)])
        self.paint("#status", words.status(session, view, self.size.width))
        self.paint("#facts", words.log(session, self.seen, size.right - 4))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self.show_options(view)

    def paint(self, name: str, rows: Iterable[Line]) -> None:
        self.query_one(name, Static).update(paint(rows))

    def show_options(self, view: Any) -> None:
        """The options of the reader, all or those about what was picked."""
        options = self.session.options()
        self.choices = [
            index
            for index, option in enumerate(options)
            if not self.picked or is_about(option, self.picked)
        ]
        box = self.query_one("#options", OptionList)
        box.clear_options()
        width = Size(self.size.width, self.size.height).right - 4
        box.add_options(
            Choice(words.choice(str(number), options[index].text, width), id=str(index))
            for number, index in enumerate(self.choices, 1)
        )
        if self.session.may_pass_on() and not self.picked:
            box.add_option(Choice(words.choice("W", PASS_ON, width), id="pass on"))
        self.refresh_bindings()
        if self.choices:
            box.highlighted = 0
        self.note(*words.above_options(self.session, view, self.picked, len(self.choices)))

    def note(self, text: str, refusal: bool = False) -> None:
        """Say something above the options."""
        widget = self.query_one("#note", Static)
        widget.update(paint([line(text)]))
        widget.set_class(refusal, "refusal")

    # -- keys and mouse ---------------------------------------------------------------------

    def pick(self, pick: str) -> None:
        """Narrow the options to what was clicked; the open piles are shown as a notice."""
        if pick == "piles":
            self.action_piles()
        elif pick:
            self.picked = pick
            self.show_options(self.session.view())
            self.query_one("#options").focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id == "pass on":
            self.action_pass_on()
        elif event.option_id is not None:
            self.decide(int(event.option_id))

    def action_number(self, digit: int) -> None:
        if digit <= len(self.choices):
            self.decide(self.choices[digit - 1])
        elif self.ready():
            self.note(f"There is no option {digit} in this list.", refusal=True)

    def action_decline(self) -> None:
        for index, option in enumerate(self.session.options()):
            if option.kind == "decline":
                self.decide(index)
                return
        if self.ready():
            self.note("This cannot be declined.", refusal=True)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The key that passes on is shown, and works, only where there is a window."""
        return action != "pass_on" or self.session.may_pass_on()

    def action_pass_on(self) -> None:
        """Pass in this window until something changes."""
        if self.ready():
            self.seen = len(self.session.log())
            self.session.pass_on()
            self.go_on()

    def action_undo(self) -> None:
        if self.session.waits_for_bot:
            self.ready()
            return
        reason = self.session.why_not_undo()
        if reason is not None:
            self.note(f"You cannot take that back: {reason}", refusal=True)
            return
        self.session.undo()
        self.seen = len(self.session.log()) - 1
        self.go_on()

    def action_hint(self) -> None:
        """What the normal bot would do; it is quick enough to be waited for."""
        if self.ready() and (hint := self.session.hint()) is not None:
            self.app.push_screen(Notice(map(line, hint_lines(hint, self.session.options()))))

    def action_all(self) -> None:
        self.picked = ""
        self.remove_class("-log")
        self.show_options(self.session.view())
        self.query_one("#options").focus()

    def action_card(self) -> None:
        """The card that is picked, or that the highlighted option is about, in full."""
        board, view = self.session.board, self.session.view()
        option = self.highlighted()
        card = board.card_at(view, self.picked) or (option.card if option else "")
        card = card or (view.decision.source if view.decision is not None else "")
        if card:
            self.app.push_screen(Notice(board.card(card)))
        else:
            self.note("Choose an option about a card first, or click a card.", refusal=True)

    def highlighted(self) -> Option | None:
        at = self.query_one("#options", OptionList).highlighted
        options = self.session.options()
        return options[self.choices[at]] if at is not None and at < len(self.choices) else None

    def action_rule(self) -> None:
        """The rule behind the question."""
        status = self.session.board.status(self.session.view())
        found = rule(self.session.table.game.id, status.rule)
        if found is None:
            self.note(f"The text of {status.rule} is not at hand.", refusal=True)
            return
        self.app.push_screen(Notice([line(f"{found.id} · {found.title}"), line(found.text)]))

    def action_piles(self) -> None:
        self.app.push_screen(Notice(self.session.board.piles(self.session.view())))

    def action_keys(self) -> None:
        self.app.push_screen(Notice([line(text) for text in words.KEYS]))

    def action_log(self) -> None:
        """To the log and back; on a narrow screen it takes the place of the options."""
        log = self.query_one("#log")
        if log.has_focus:
            self.action_all()
            return
        self.add_class("-log")
        log.focus()

    def action_page(self, way: int) -> None:
        """Scroll the log if it is being read, else the table."""
        log = self.query_one("#log", VerticalScroll)
        target = log if log.has_focus else self.query_one("#table", VerticalScroll)
        target.scroll_relative(y=way * max(1, target.size.height - 2), animate=False)

    def action_speed(self) -> None:
        """The next speed of the bots."""
        slower = [speed for speed in SPEEDS if speed < self.delay]
        self.delay = slower[0] if slower else SPEEDS[0]
        self.note(f"Bots pause for {self.delay:g} seconds after each decision.")

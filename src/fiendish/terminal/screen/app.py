"""The full-screen mode as a program."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from fiendish.prose.text import words as text_of
from fiendish.terminal.screen import words
from fiendish.terminal.screen.table import TableScreen
from fiendish.terminal.session import Session
from fiendish.trouble import Trouble


class TableApp(App[None]):
    """One sitting on the full screen."""

    CSS_PATH = "table.tcss"
    TITLE = "Fiendish"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "leave", show=False, priority=True) for key in ("ctrl+c", "ctrl+q")
    ]

    def __init__(self, session: Session, delay: float) -> None:
        super().__init__()
        self.session = session
        self.table = TableScreen(session, delay)

    def on_mount(self) -> None:
        self.push_screen(self.table)

    def action_leave(self) -> None:
        self.exit()


def play(session: Session, delay: float) -> str:
    """Play on the full screen; returns the last words."""
    app = TableApp(session, delay)
    app.run()
    if app.return_code:
        raise Trouble(f"the screen has broken down; {session.last_words()}")
    if session.asked >= 0:
        return ""
    return "\n".join(text_of(spans, without="picture") for spans in words.ending(session))

"""Sheets of paper that lie over the table for a moment: a card, a rule, the keys, the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Click
from textual.screen import ModalScreen
from textual.widgets import Static

from fiendish.prose.text import Line, Span, words

CLOSE = "Esc, Enter or a click puts this away."


class Sheet(ModalScreen[None]):
    """Something to read; any of a few keys or a click puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False) for key in ("escape", "enter", "space", "q", "c", "r")
    ]

    def __init__(self, lines: Iterable[Line], close: str = CLOSE) -> None:
        super().__init__()
        self.lines = [*lines, (), (Span(close, "muted"),)]

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            for number, spans in enumerate(self.lines):
                kind = "heading" if number == 0 else "text"
                yield Static(words(spans, without="spoken") or " ", classes=kind, markup=False)

    def on_click(self, event: Click) -> None:
        event.stop()
        self.dismiss()


class HandOver(Sheet):
    """Between two people before one screen: hides everything until the next one is there."""

    def __init__(self, name: str) -> None:
        super().__init__(
            [(Span(f"{name}, it is for you to decide."),)],
            "Press Enter when you are alone before the screen.",
        )

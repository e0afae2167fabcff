"""Dialogs that lie over the table for a moment: a card, a rule, the keys, the end."""

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


class Dialog(ModalScreen[None]):
    """A few lines in the middle of the screen."""

    def __init__(self, lines: Iterable[Line], close: str) -> None:
        super().__init__()
        self.lines = [*lines, (), (Span(close, "muted"),)]

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="dialog"):
            for number, spans in enumerate(self.lines):
                kind = "heading" if number == 0 else "text"
                yield Static(words(spans, without="spoken") or " ", classes=kind, markup=False)


class Notice(Dialog):
    """Something to read; any of a few keys or a click puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False) for key in ("escape", "enter", "space", "q", "c", "r")
    ]

    def __init__(self, lines: Iterable[Line]) -> None:
        super().__init__(lines, "Esc, Enter or a click puts this away.")

    def on_click(self, event: Click) -> None:
        event.stop()
        self.dismiss()


class HandOver(Dialog):
    """Between two people before one screen: hides everything until the next one is there.

    Only Enter opens it, and not one that was meant for the screen before: keys count once none has
    come for a moment.
    """

    SETTLES = 0.5  # seconds
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, name: str) -> None:
        super().__init__(
            [(Span(f"{name}, it is for you to decide."),)],
            "Press Enter when you are alone before the screen. Q saves and leaves.",
        )
        self.settled = False

    def on_mount(self) -> None:
        self._timer = self.set_timer(self.SETTLES, self.settle)

    def settle(self) -> None:
        self.settled = True

    def counts(self) -> bool:
        """Whether a key is meant for this screen; one that is not puts the moment off."""
        if not self.settled:
            self._timer.reset()
        return self.settled

    def action_open(self) -> None:
        if self.counts():
            self.dismiss()

    def action_leave(self) -> None:
        if self.counts():
            self.app.exit()

"""What stands around the table: top bar, status, log, the list of options, the end."""

from __future__ import annotations

from typing import Any

from textual.content import Content

from fiendish.engine.game import LETTERS
from fiendish.prose.common import standing
from fiendish.prose.text import Line, Span, cut, length, line, pad, seat_span, words, wrap
from fiendish.terminal.screen.paint import with_role
from fiendish.terminal.session import Session

FACTS = 120  # how far back the log on the screen goes

KEYS = (
    "Keys and mouse",
    "1 to 9 · take that option; 0 · decline, where that is allowed",
    "W · where others may still answer: pass until something changes",
    "Up, Down, Enter · walk through the options and take one",
    "Click on a card · only the options about it, or why there are none",
    "Esc · all options again",
    "U · take back your last move",
    "H · what the normal bot would do, and what it thinks of the options",
    "C · all about the card of the option, or of the card you clicked",
    "R · the rule behind the question",
    "P · the open discard piles (a click on the piles does the same)",
    "L · to the log and back; Page Up and Page Down scroll log or table",
    "S · how long bots pause for you to see what they did",
    "Q · save and leave; the game can be continued later",
)


def top(session: Session, view: Any, width: int) -> Line:
    """The game, the steps of the turn with the present one marked, what is played for."""
    steps = []
    for step in session.overview.steps(view):
        look = "paper strong" if step.state == "now" else "muted"
        steps += [Span(f" {step.name} ", look), Span(" ")]
    title = session.table.game.title
    goal = Span(session.overview.goal(view), "muted")
    left = line(Span(" FIENDISH  ", "gold strong"), Span(f"{title}  ", "strong"))
    for shorter in ((Span(" FIENDISH  ", "gold strong"),), (Span(" "),)):
        if length(left) + length(steps) + length([goal]) + 1 > width:
            left = shorter
    return cut((*pad((*left, *steps), width - len(goal.text) - 1), goal), width)


def status(session: Session, view: Any, width: int) -> list[Line]:
    """The sentence that says who decides what, and by which rule; what limits it below."""
    now = session.board.status(view)
    mark = seat_span(now.seat, LETTERS[now.seat]) if now.seat >= 0 else Span("★", "strong")
    rule = Span(f" {now.rule} ", "paper-rule")
    plate = Span(f" {mark.text} ", f"seat{now.seat}-plate strong")
    text = cut((Span(f" {now.text}", "strong"),), width - len(plate.text) - len(rule.text) - 1)
    first = (*pad((plate, *text), width - len(rule.text) - 1), rule)
    indent = " " * (len(plate.text) + 1)
    second = cut((Span(indent), Span(now.limits)), width)
    return [with_role(first, "paper"), with_role(second, "paper")]


def log(session: Session, seen: int, width: int) -> list[Line]:
    """What happened, by turns; what is new since the reader's last decision stands out."""
    rows: list[Line] = []
    facts = session.log()
    first = max(0, len(facts) - FACTS)
    for number, fact in enumerate(facts[first:], first):
        if fact.kind == "turn":
            text = f" Turn {fact.turn} · {session.names[fact.seat]} "
            head = (Span("─ ", "rule"), seat_span(fact.seat, LETTERS[fact.seat]))
            rows.append(pad((*head, Span(text, "muted strong")), width))
            continue
        look = "new" if number >= seen else "old"
        mark = seat_span(fact.seat, "")
        spans = (mark, Span(f" {fact.text} ", look), Span(fact.rule, "rule"))
        rows.extend(wrap(spans, width, hang=2))
    return rows


def choice(key: str, text: str, width: int) -> Content:
    """Something to choose in the list, with the key that takes it; there are keys of one sign only."""
    rows = wrap((Span(text),), width - 3)
    key = key if len(key) == 1 else " "
    return Content(
        "\n".join(f"{key if not n else ' '}  {words(row)}" for n, row in enumerate(rows))
    )


def above_options(session: Session, view: Any, picked: str, count: int) -> tuple[str, bool]:
    """What stands above the options, and whether it is a refusal."""
    if session.unsaved:
        return session.unsaved, True
    if not picked:
        if session.asked < 0:
            return "The game is over.", False
        if session.asked != session.reader:
            return f"{LETTERS[session.asked]} decides …", False
        return f"Your options ({count})" if count > 9 else "Your options", False
    card = session.board.card_at(view, picked)
    name = dict(session.board.catalogue).get(card, "")
    if picked.startswith("s"):
        seat = int(picked[1:])
        name = f"{LETTERS[seat]}, {session.names[seat]}"
    reasons = session.board.against(view, picked)
    if not count and not reasons:
        reasons = ["Nothing to choose here now"]
    parts = [name, *reasons] if reasons else [name, "Esc: all options"]
    return " · ".join(filter(None, parts)), not count


def ending(session: Session) -> list[Line]:
    """How the game ended, and how everybody stands."""
    view = session.view()
    now = session.board.status(view)
    return [
        line(now.text),
        line(f"Reason: {now.limits} [{now.rule}]"),
        *standing(view, session.names),
    ]

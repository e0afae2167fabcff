"""What clients are told when something cannot be done: what was wrong, and what is allowed."""

from __future__ import annotations

from typing import Any

from fiendish.server import request_id

ABANDONED, BY_OPERATOR, BY_RULES = "abandoned", "operator", "rules"  # why a game is void


class Refused(Exception):
    """A command or request that is not carried out. Nothing has changed.

    `code` is a word for programs, `text` a sentence for people; `allowed` says what could be done
    instead. `rule` is the rule of the game behind it, if there is one. With `stale` the client is
    also shown the table as it is now. `wait` is after how many seconds it is worth another try.
    """

    def __init__(
        self,
        status: int,
        code: str,
        text: str,
        *,
        allowed: str = "",
        rule: str = "",
        stale: bool = False,
        wait: int = 0,
    ) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text
        self.allowed = allowed
        self.rule = rule
        self.stale = stale
        self.wait = wait

    def as_data(self) -> dict[str, Any]:
        words = {"code": self.code, "text": self.text}
        words |= {"allowed": self.allowed} if self.allowed else {}
        words |= {"rule": self.rule} if self.rule else {}
        number = request_id.current.get()
        words |= {"request": number} if number else {}
        return {"error": words}


def no_such_table() -> Refused:
    """Also for a table that is there but not for this reader: who asks learns nothing."""
    return Refused(404, "no-table", "there is no such table, or it is not open to you")


def banned() -> Refused:
    return Refused(403, "banned", "whoever runs this server does not let you in")


def why_closed(why: str) -> str:
    """Why a game was ended before its end, in a sentence; for no reason but its owner's."""
    return {
        ABANDONED: "Nobody had made a move for a long time, so this table was closed.",
        BY_OPERATOR: "This table was closed by whoever runs the server.",
        BY_RULES: "The rules have changed in a way that touches this game, so it was closed.",
    }.get(why, "This table was closed.")


def closed(why: str) -> Refused:
    """A game that nobody may go on with."""
    text = f"{why_closed(why)} Nobody has won."
    return Refused(409, "void", text, allowed="look back at it", stale=True)


def not_kept() -> Refused:
    """The disk is full, or the database is locked, damaged or gone."""
    return Refused(
        503, "not-kept", "the server cannot keep anything just now",
        allowed="try again in a moment", wait=5,
    )  # fmt: skip

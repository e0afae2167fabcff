"""Planted leaks: each is noticed, and at the channel where it leaks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.datastructures import MutableHeaders

from fiendish.engine.question import Question
from fiendish.engine.table import Table
from fiendish.server import lobby, reader_json, table_page, taking_back
from fiendish.server.guard import Guard
from fiendish.server.live_table import LiveTable
from fiendish.server.passing import BRISK
from fiendish.server.refusal import Refused
from fiendish.server.routes import watch
from fiendish.server.routes.api import table as api_table
from fiendish.server.service import Service
from fiendish.web import boards
from fiendish.web.page import TablePage
from tests.server.service_harness import with_service
from tests.server.twin_worlds import Seating, differences, pair, shared_screen

MonkeyPatch = pytest.MonkeyPatch
Leak = Callable[[MonkeyPatch], None]
LEAKS: list[tuple[Leak, str, Seating]] = []


def leaks_at(channel: str, seating: Seating = pair) -> Callable[[Leak], Leak]:
    """A planted leak, and a piece of the name of a channel at which it has to show."""

    def enter(leak: Leak) -> Leak:
        LEAKS.append((leak, channel, seating))
        return leak

    return enter


def table_of(at: Any) -> Table:
    """The table of a reader at a table, or of the opened table itself."""
    opened: LiveTable = getattr(at, "live", at)
    return opened.table


def options(at: Any) -> int:
    """Something that only the seat that is asked may know."""
    question = table_of(at).question
    return len(question.options) if question is not None else 0


# -- views ---------------------------------------------------------------------------------------


@leaks_at("/view")
def leak_digest(patch: MonkeyPatch) -> None:
    """The view carries a fingerprint of the whole state."""
    real = reader_json._data_for
    patch.setattr(
        reader_json,
        "_data_for",
        lambda at, *more: {**real(at, *more), "digest": table_of(at).digest()},
    )


@leaks_at("/stream")
def leak_options(patch: MonkeyPatch) -> None:
    """The number of somebody else's options is told."""
    real = reader_json._data_for
    patch.setattr(
        reader_json, "_data_for", lambda at, *more: {**real(at, *more), "count": options(at)}
    )


@leaks_at("WS /ws/")
def leak_other_view(patch: MonkeyPatch) -> None:
    """The socket shows what the seat that is asked would see."""
    real = Table.view

    def leaky(table: Table, seat: int | None) -> Any:
        return real(table, table.question.seat if table.question is not None else seat)

    patch.setattr(Table, "view", leaky)


@leaks_at("/export")
def leak_export(patch: MonkeyPatch) -> None:
    """A running game can be had with the dice to come."""
    real = reader_json.json_for
    patch.setattr(
        api_table, "json_for", lambda at, *more: real(at, *more) + table_of(at).digest().encode()
    )


@leaks_at("/log from=3")
def leak_log(patch: MonkeyPatch) -> None:
    """The log is read as seat B, whoever asks."""
    real = Table.log
    patch.setattr(Table, "log", lambda self, seat=None, since=0: real(self, 1, since))


# -- pages ---------------------------------------------------------------------------------------


@leaks_at("GET /tables/{table} ")
def leak_page(patch: MonkeyPatch) -> None:
    """The page knows the top card of a deck, in an attribute that nobody looks at."""
    real = table_page.page

    def leaky(at: Any, *more: Any, **named: Any) -> str:
        return real(at, *more, **named).replace(
            '<div id="frame"', f'<div data-next="{table_of(at).digest()[:8]}" id="frame"'
        )

    patch.setattr(table_page, "page", leaky)


@leaks_at("/frame")
def leak_board(patch: MonkeyPatch) -> None:
    """A board is drawn from the state instead of the view."""
    found: list[Any] = []
    sheet, find = table_page._table_page, boards.find

    def leaky_sheet(at: Any, *more: Any) -> TablePage:
        found[:] = [at]
        return sheet(at, *more)

    def leaky_find(game: str) -> boards.BoardOf:
        board = find(game)

        def show(*things: Any) -> boards.Shown:
            shown = board.show(*things)
            object.__setattr__(shown, "limits", f"{shown.limits} {options(found[0])}")
            return shown

        return board._replace(show=show)

    patch.setattr(table_page, "_table_page", leaky_sheet)
    patch.setattr(boards, "find", leaky_find)


@leaks_at("WS /tables/{table}/live")
def leak_length(patch: MonkeyPatch) -> None:
    """A frame is a little longer when somebody else has more options: only its size tells."""
    real = table_page.frame
    patch.setattr(watch, "frame", lambda at, *more: real(at, *more) + b" " * options(at))


@leaks_at("/live heard=1")
def leak_beat(patch: MonkeyPatch) -> None:
    """A beat tells of a draw what the player who draws may know."""
    real = table_page.beat

    def leaky(at: Any, since: int, *more: Any) -> str:
        cards = [line.cards for seat in (0, 1) for line in table_of(at).log(seat, since)]
        return f"{real(at, since, *more)}<!-- {cards} -->"

    patch.setattr(watch, "beat", leaky)


@leaks_at("GET /tables/{table} ")
def leak_command(patch: MonkeyPatch) -> None:
    """The command ids of forms follow from the dice."""
    patch.setattr(table_page, "command_of", lambda at, *more: table_of(at).digest()[:24])


@leaks_at("/frame")
def leak_undo(patch: MonkeyPatch) -> None:
    """Whether one may take back is told as of the seat that is asked, to all."""
    real = reader_json.undo_of

    def leaky(at: Any, *more: Any) -> Any:
        found = real(at, *more)
        why = f"there were {options(at)} ways"
        return {"free": False, "why_not": why, "rule": ""} if found is not None else None

    patch.setattr(table_page, "undo_of", leaky)


@leaks_at("/frame")
def leak_names(patch: MonkeyPatch) -> None:
    """A name at the table shows how well its hand is."""
    real = table_page.names_of
    patch.setattr(
        table_page,
        "names_of",
        lambda opened, *more: [f"{one} {options(opened)}" for one in real(opened, *more)],
    )


# -- answers -------------------------------------------------------------------------------------


@leaks_at("/moves 1")
def leak_refusal(patch: MonkeyPatch) -> None:
    """Whoever is refused learns how many options there are, though they are somebody else's."""
    real = Service.move

    async def leaky(self: Service, opened: LiveTable, *more: Any) -> int:
        try:
            return await real(self, opened, *more)
        except Refused as refused:
            allowed = f"0 to {options(opened) - 1}"
            raise Refused(refused.status, refused.code, refused.text, allowed=allowed) from None

    patch.setattr(Service, "move", leaky)


@leaks_at("/moves 3")
def leak_conflict(patch: MonkeyPatch) -> None:
    """Whoever comes too late is shown the table with everything on it."""
    real = Service.check

    def leaky(self: Service, opened: LiveTable, *more: Any) -> None:
        try:
            real(self, opened, *more)
        except Refused as refused:
            text = f"{refused.text} ({opened.table.digest()[:4]})"
            raise Refused(refused.status, refused.code, text, stale=refused.stale) from None

    patch.setattr(Service, "check", leaky)


@leaks_at("/why-not kind=")
def leak_why_not(patch: MonkeyPatch) -> None:
    """A reason says what somebody else could do instead."""
    real = Table.why_not

    def leaky(self: Table, seat: int, **act: Any) -> Any:
        count = len(self.question.options) if self.question is not None else 0
        return f"{real(self, seat, **act)} ({count} others)"

    patch.setattr(Table, "why_not", leaky)


@leaks_at("/undo 3")
def leak_consent(patch: MonkeyPatch) -> None:
    """Whoever agrees to nothing learns what it would have been."""
    real = taking_back.agree

    async def leaky(service: Service, opened: LiveTable, *more: Any) -> int:
        try:
            return await real(service, opened, *more)
        except Refused as refused:
            raise Refused(409, "no-wish", f"{refused.text} {opened.table.digest()}") from None

    patch.setattr(taking_back, "agree", leaky)


@leaks_at("GET /api/tables ")
def leak_listing(patch: MonkeyPatch) -> None:
    """The lobby shows how many options there are at each table."""
    real = lobby.listing

    async def leaky(service: Service, *more: Any) -> Any:
        found = await real(service, *more)
        return [{**one, "count": options(service.live[one["table"]])} for one in found]

    patch.setattr("fiendish.server.routes.api.lobby.lobby.listing", leaky)


@leaks_at("GET /api/tables/{table}/view ")
def leak_header(patch: MonkeyPatch) -> None:
    """Only a header of the answer tells."""
    seen: list[str] = []
    real_json, real_headers = reader_json.json_for, Guard._add_headers

    def note(at: Any, *more: Any) -> bytes:
        seen.append(table_of(at).digest())
        return real_json(at, *more)

    def leaky(self: Guard, message: Any) -> None:
        real_headers(self, message)
        if seen:
            MutableHeaders(scope=message)["etag"] = seen[-1]

    patch.setattr(api_table, "json_for", note)
    patch.setattr(Guard, "_add_headers", leaky)


# -- asking, and the clock -----------------------------------------------------------------------


def last_with_a_choice(opened: LiveTable, seat: int) -> int | None:
    """The last move of a seat that was not idle, which only the seat can know."""
    moves = opened.table.moves
    found = [n for n, one in enumerate(moves) if one.seat == seat and not one.idle]
    return found[-1] if found else None


@leaks_at("/frame  while asked")
def leak_request(patch: MonkeyPatch) -> None:
    """A request goes back further where the window before it was empty."""
    patch.setattr("fiendish.server.taking_back.last_visible", last_with_a_choice)


@leaks_at("/view  while asked")
def leak_wish(patch: MonkeyPatch) -> None:
    """A view tells where a request would lead, by the count of real decisions."""
    real = reader_json._data_for

    def leaky(opened: LiveTable, *more: Any) -> Any:
        wish = opened.wish
        to = None if wish is None else last_with_a_choice(opened, wish.seat)
        return {**real(opened, *more), "to": to}

    patch.setattr(reader_json, "_data_for", leaky)


@leaks_at("clock", shared_screen)
def leak_screen(patch: MonkeyPatch) -> None:
    """Seats that share a screen pass at once, though somebody plays elsewhere."""
    real = LiveTable._time_of

    def leaky(self: LiveTable, question: Question) -> float:
        shared = len(self.seats_of(self.chairs[question.seat].player)) > 1
        return 0.0 if shared else real(self, question)

    patch.setattr(LiveTable, "_time_of", leaky)


@leaks_at("clock")
def leak_presence(patch: MonkeyPatch) -> None:
    """Windows are short while a bot plays for somebody else, who may look on."""
    real = LiveTable._time_of

    def leaky(self: LiveTable, question: Question) -> float:
        brisk = any(one.stand_in for one in self.chairs)
        return real(self, question) * (BRISK if brisk else 1)

    patch.setattr(LiveTable, "_time_of", leaky)


@pytest.mark.parametrize(
    ("leak", "channel", "seating"),
    LEAKS,
    ids=[f"{leak.__name__} {channel}" for leak, channel, _ in LEAKS],
)
def test_a_planted_leak_is_noticed(
    data: Path, monkeypatch: MonkeyPatch, leak: Leak, channel: str, seating: Seating
) -> None:
    leak(monkeypatch)

    async def act(service: Service) -> list[str]:
        chance = Random("leaks")
        return await differences(service, "smash_up", chance, 6, first_only=True, seating=seating)

    assert any(channel in found for found in with_service(data, act))

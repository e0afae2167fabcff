"""A table as HTML for one reader: a whole page, or the frame that is pushed to an open one.

A frame is drawn once for each change, however many look on from the same seat. So nothing in it may
depend on anything but the reader; what differs between two open pages of one reader belongs to the page
around it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec

from fiendish import bots
from fiendish.games import find
from fiendish.server import naming
from fiendish.server.archive import stay_as_they_were
from fiendish.server.live_table import At, LiveTable
from fiendish.server.lobby import left_for
from fiendish.server.passing import WORDS
from fiendish.server.policy import is_here
from fiendish.server.reader_json import CHAT_TAIL, undo_of, view_of
from fiendish.server.refusal import Refused, why_closed
from fiendish.server.store import OPEN, OVER, PLAYING, VOID
from fiendish.web.archive import words_for
from fiendish.web.beat import render_beat
from fiendish.web.howto import has as has_how_to
from fiendish.web.lobby import Choosing, LobbySeat, render_hand_over, render_waiting
from fiendish.web.page import Links, TablePage, Undo, render_frame, render_table
from fiendish.web.people import ABSENCE_WORDS, Chair, People, Refusal, Spoken, Wished
from fiendish.web.sides import Gallery, gallery, held, setting_of
from fiendish.web.text import render_text

LINES = 50  # of the log
LAST = 8  # while the screen changes hands


def page(at: At, refused: Refused | None = None, address: str = "", *, text: bool = False) -> str:
    """The whole page, for a seat or for a spectator, drawn or as text; with what was just refused.

    `address` is where links for others begin.
    """
    live = at.live
    if live.row.status == OPEN:
        return _waiting(at, address)
    if _changes_hands(at):
        return _hand_over(at, whole=True)
    refusal = None
    if refused is not None:
        late = refused.code == "stale"  # numbers are for programs
        words = "that came too late, the table has moved on" if late else refused.text
        refusal = Refusal(words, refused.allowed, refused.rule)
    render = render_text if text else render_table
    return render(_table_page(live, at.seat, "?text" if text else "", refusal))


def frame(at: At) -> bytes:
    """The part that changes."""
    live, reader = at.live, at.seat
    if live.row.status == OPEN:
        return _waiting(at, "").encode()
    if _changes_hands(at):
        return _hand_over(at, whole=False).encode()
    found = live.drawn.get(reader)
    if found is None:
        found = render_frame(_table_page(live, reader)).encode()
        if live.pages_of(reader) > 1:  # else nobody asks again, and thousands would be kept
            live.drawn[reader] = found
    return found


def beat(at: At, since: int, moves: int | None = None) -> str:
    """What the reader sees happen before the frame: the lines of the log from that one on.

    `moves` is how many there were when the reader was last shown a frame: what came of its own decision
    it need not be shown at length.
    """
    live = at.live
    if live.row.status == OPEN or _changes_hands(at):
        return ""
    lines = live.table.log(at.seat, since)
    new = live.table.moves[moves:] if moves is not None else []
    mine = bool(new) and new[0].seat == at.seat
    return str(render_beat(live.row.game, at.seat, lines, names_of(live), Links(), mine))


def _table_page(
    live: LiveTable, reader: int | None, back: str = "", refusal: Refusal | None = None
) -> TablePage:
    """What a page of a game is made of; `back` tells its forms where they lead."""
    row, here, seated = live.row, f"/tables/{live.row.id}", reader is not None
    shared = reader is not None and len(live.seats_of(live.chairs[reader].player)) > 1
    alone = reader is not None and live.is_alone(live.chairs[reader].player)
    links = Links(
        move=f"{here}/moves{back}" if seated else "",
        undo=f"{here}/undo{back}" if seated else "",
        chat=f"{here}/chat{back}" if seated else "",
        passes=f"{here}/passes{back}" if seated else "",
        seats=f"{here}/seats" if seated else "",
        screen=f"{here}/screen" if shared and row.status == PLAYING else "",
        rematch=f"{here}/rematch" if seated and row.next is None else "",
        next=f"/tables/{row.next}" if row.next is not None else "",
        again=f"{here}/continue" if row.status == OVER else "",
        guides="/guides",
        how_to="/how-to-play" if has_how_to(row.game) else "",
        text=f"{here}/text",
        table=here,
        settings="/settings",
        icon="/art/favicon.svg",
        script="/static/table.js",
        replay=f"{here}/replay",
        hint=f"{here}/hint" if _may_have_hint(live, reader) else "",
        report=f"{here}/report?at={live.seq}",
        verify=f"{here}/dice",
        concede=f"{here}/concede" if seated and row.status == PLAYING else "",
        close=f"{here}/close" if alone and row.status == PLAYING else "",
        share=f"{here}/share",
        device=f"{here}/device" if seated else "",
    )
    undo = undo_of(live, reader)
    lines = len(live.table.state.journal or ())
    first = max(0, lines - LINES)
    moments = [f"{here}/replay?line={n}" for n in range(first, lines)]
    moves = live.table.moves
    return TablePage(
        view_of(live, reader),
        live.table.log(reader, -LINES),
        names_of(live),
        links=links,
        seq=live.seq,
        command=command_of(live, reader),
        undo=None if undo is None else Undo(**undo),
        people=_people(live, reader),
        turn_scores=live.turn_scores or (),
        stay=""
        if reader is None
        else words_for(stay_as_they_were(live, live.chairs[reader].player, reader)),
        refusal=refusal,
        commitment=live.row.commitment,
        closed=why_closed(row.closed) if row.status == VOID else "",
        moments=moments,
        first=first,
        others=next((n for n in range(len(moves), 0, -1) if moves[n - 1].seat != reader), 0),
        heard=last_decision(live, reader) or 0,
        earlier=moments[0] if lines > LINES else "",
    )


def _people(live: LiveTable, reader: int | None) -> People:
    table, wish = live.table, live.wish
    chairs = [
        Chair(
            one.seat,
            one.bot,
            one.stand_in,
            naming.character_of(live.row.id, one),
            away=one.player is not None and live.is_away(one.seat),
            missed=live.is_missed(one.seat),
        )
        for one in live.chairs
    ]
    wished = None
    if wish is not None:
        wished = Wished(
            wish.seat, table.log(reader, table.moves[wish.to].journal), list(wish.missing)
        )
    since = last_decision(live, reader)
    question = table.question
    mine = question is not None and question.seat == reader
    passing = live.passing_of(reader)
    return People(
        chairs=chairs,
        absence=absence_at(live),
        lines=len(live.said),
        said=[Spoken(line.seat, line.text) for line in live.said[-CHAT_TAIL:]],
        wish=wished,
        declined=None if live.declined is None else (live.declined.seat, live.declined.by),
        since=[] if since is None else table.log(reader, since),
        passing=WORDS[passing.split()[0]] if passing else "",
        may_pass=mine
        and live.row.status == PLAYING
        and question is not None
        and question.may_pass_on,
        passes=mine and live.passes_by_itself(),
    )


def absence_at(live: LiveTable) -> str:
    """What is done about people who are away; nothing where one plays alone against bots."""
    persons = {one.player for one in live.chairs if not one.bot}
    return ABSENCE_WORDS[live.row.absence].told if len(persons) > 1 else ""


def _may_have_hint(live: LiveTable, reader: int | None) -> bool:
    """Whether the reader is asked and plays against bots only."""
    return reader is not None and live.row.asked == reader and live.people() == [reader]


def last_decision(live: LiveTable, reader: int | None) -> int | None:
    """The line of the log that came after the reader's last decision, if it has made one."""
    moves = live.table.moves
    after = len(live.table.state.journal or ())
    for move in reversed(moves):
        if move.seat == reader and not move.idle:
            return after
        after = move.journal
    return None


def command_of(live: LiveTable, reader: int | None) -> str:
    """The command id of the forms: the same in every open page, and not for others to guess or use up."""
    where = f"{reader} {live.seq}".encode()
    return hashlib.blake2b(where, key=live.key, digest_size=12).hexdigest()


def _changes_hands(at: At) -> bool:
    """Whether several share the screen, and none of them sits before it."""
    return at.seat is None and bool(at.seats)


def _hand_over(at: At, whole: bool) -> str:
    """What stands between two players at one screen, made for somebody who looks on."""
    live = at.live
    asked = live.row.asked
    links = Links(
        screen=f"/tables/{live.row.id}/screen", icon="/art/favicon.svg", script="/static/table.js"
    )
    return render_hand_over(
        live.row.game,
        names_of(live),
        at.seats,
        -1 if asked is None else asked,
        live.table.log(None, -LAST),
        links=links,
        whole=whole,
    )


def _waiting(at: At, address: str) -> str:
    """The wait for players. Only who opened the table gets the invitations."""
    live, row = at.live, at.live.row
    owner = at.player == row.owner
    return render_waiting(
        find(row.game),
        places(live, address if owner else "", bool(at.seats), owner),
        table=row.id,
        owner=owner,
        seated=bool(at.seats),
        public=row.public,
        absence=absence_at(live),
        watch=f"{address}/tables/{row.id}" + ("" if row.public else f"?watch={row.watch}")
        if owner
        else "",
        only_here=is_here(urlsplit(address).netloc),
        bots=bots.names(),
        choosing=[
            Choosing(seat, sides, f"/tables/{row.id}/seats/{seat}/side")
            for seat in at.seats
            if (sides := gallery_of(live, seat)) is not None
        ],
    )


def gallery_of(live: LiveTable, seat: int, chosen: Sequence[str] | None = None) -> Gallery | None:
    """The sides that a seat can have before the game begins, with its own, or with those chosen."""
    game = find(live.row.game)
    found = setting_of(game)
    if found is None:
        return None
    setting, picks = found
    if chosen is None:
        chosen = picks.chosen(_settings(live).get(setting.name), live.row.seats)[seat]
    return gallery(game, chosen, left_for(live.row, seat))


def _settings(live: LiveTable) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(live.row.settings)
    return found


def places(
    live: LiveTable, address: str = "", seated: bool = False, host: bool = False
) -> list[LobbySeat]:
    """All seats, with invitations where an address to begin them with is given."""
    found = []
    sides = held(find(live.row.game), _settings(live), live.row.seats)
    names = naming.names_of(live.row.id, live.chairs)
    for chair, name in zip(live.chairs, names, strict=True):
        bot = naming.character_of(live.row.id, chair)
        kind = bot.title if bot else "by this screen" if chair.label else ""
        join = f"/join/{live.row.id}/{chair.seat}"
        link = f"{address}{join}" + ("" if live.row.public else f"?invite={chair.invite}")
        found.append(
            LobbySeat(
                chair.seat,
                name,
                kind,
                join=join if live.row.public and not name and not seated else "",
                link=link if address and not name else "",
                remove=f"/tables/{live.row.id}/seats/{chair.seat}/remove"
                if host and chair.player not in (None, live.row.owner)
                else "",
                sides=None if sides is None else sides[chair.seat],
            )
        )
    return found


def names_of(live: LiveTable) -> list[str]:
    """The players as pages call them."""
    return [name or "nobody yet" for name in naming.names_of(live.row.id, live.chairs)]

"""A table as HTML: pure functions from what one reader may see to a page.

`render_table` gives a whole page, `render_frame` only its changing part (`<div id="frame">`), to be
pushed and morphed in place. Both need nothing but the reader's view, the reader's log, and the names
of the seats (`TablePage`); what is not in these cannot be in the page.

What the page sends, also without JavaScript: there is one form, `<form id="move" method="post">`
with the hidden fields `command` and `seq`; every option of the question is exactly one
`<button form="move" name="choice" value="INDEX">`, wherever it stands on the table. A further form,
`<form id="undo">` with the same hidden fields, has the buttons `name="what"`: take back by rule, ask
the table for more, agree, refuse. What stands around the game (`web/people.py`) has forms of its own.
A hint (`web/hint.py`) is put on a frame by a script. Guides (`web/guide.py`) are links to pages of their own;
a script shows them beside the table, with the aims that the frame carries as `<div id="aims">`. A `<label>` in the prompt card repeats a button that
stands on the table. The id of a button comes from what its option is, so that the focus stays on the same
one or leaves it. What has an id and `data-keep`
stays as the reader left it when a newer frame comes. Keys are in `data-key`; cards that are known carry
`id="hHANDLE"`, for their flight.

What a game adds to the page is in its `outside/` (web.py, board.html, board.css); docs/add-a-game.md
goes through it step by step.

No `style` attribute, no script: the page is served under a strict CSP. Widths that follow figures
are classes (`g0` to `g40` grow by that much), SVG attributes or `<progress>`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from functools import cache, lru_cache
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from jinja2 import (
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
)
from markupsafe import Markup, escape

from fiendish import bots, games
from fiendish.engine.game import LETTERS
from fiendish.engine.journal import LogLine
from fiendish.ledger import Ledger, read_all
from fiendish.prose import common
from fiendish.prose.overview import Standing, TurnScores
from fiendish.prose.overview import find as find_overview
from fiendish.web import boards, card_names, guide, score_chart, snippets
from fiendish.web.art import card_art
from fiendish.web.boards import BoardOf, Shown, Zoom
from fiendish.web.card_names import Naming
from fiendish.web.choices import Choices
from fiendish.web.named import named
from fiendish.web.people import EMOTES, People, Refusal
from fiendish.web.replay_bar import ReplayBar
from fiendish.web.words import underlined

NOTHING = People()
KEYS = (
    ("Tab ← ↑ → ↓", "from option to option, in reading order"),
    ("Enter", "take the option"),
    ("1 … 9", "take that option, or bring the card to that place"),
    ("0", "decline"),
    ("E", "finish"),
    ("U", "undo, or ask the table for it"),
    ("Space", "read the card in full"),
    ("R", "rules of the card"),
    ("L", "log"),
    ("C", "chat"),
    ("H", "hint, against bots; afterwards in the replay"),
    ("G", "guide, or how to play"),
    ("T", "text view"),
    ("[ ]", "step through what happened"),
    ("{ }", "after the end: from your decision to the next"),
    ("P . , S", "what others do: pause, step, once more, skip"),
    ("Esc", "let go, close"),
    ("?", "these keys"),
)
RULINGS = 5  # that a card in full points to
_CARDS = 4096  # shown in full, kept as HTML
_LINES = 20_000  # of logs, kept as HTML: a page shows mostly those that it showed before
_SHOWING = (
    "frame", "stage", "effects", "motion", "pace", "keys", "settle", "summary", "sound", "places",
    "placing", "read", "zoom",
)  # fmt: skip
_PAST = (*_SHOWING, "hint", "say", "told")  # modules that a page loads with its first one
_LESSON = (*_SHOWING, "in_place", "slips", "choose_place", "drag")
_TABLE = (
    *_LESSON, "live", "forms", "notice", "since", "talk", "menu", "aloud", "say", "told", "hint", "panel",
)  # fmt: skip
CARD = (142, 100)  # width and height of a card's picture


@dataclass(frozen=True, kw_only=True)
class Links:
    """Where the page leads. An empty address leaves the thing out."""

    move: str = ""  # POST: command, seq, choice
    undo: str = ""  # POST: command, seq, what
    chat: str = ""  # POST: text
    passes: str = ""  # POST: seq, what
    seats: str = ""  # POST to <seats>/N/stand-in and <seats>/N/return
    static: str = "/static"  # folder of the style sheets
    art: str = "/art"  # folder of the pictures: <art>/<game>/<card>.svg
    lobby: str = "/"
    rules: str = "/rules"  # <rules>/<game>#<id>
    cards: str = "/cards"  # <cards>/<game>#<card>
    words: str = "/words"  # <words>/<game>#<word>
    guides: str = ""  # <guides>/<game>/<side>
    how_to: str = ""  # <how_to>/<game>
    text: str = ""  # the same table as text
    table: str = ""  # the same table drawn
    settings: str = ""  # where the visitor chooses how pages look
    replay: str = ""
    rematch: str = ""  # POST: nothing
    again: str = ""  # POST: others; the same deal again, or on from a moment
    next: str = ""  # the rematch that others have begun
    screen: str = ""  # POST: seat, for those who share a screen
    verify: str = ""  # the dice of this table
    report: str = ""
    concede: str = ""  # POST: command
    close: str = ""  # POST: nothing
    share: str = ""
    device: str = ""  # POST: nothing
    hint: str = ""
    icon: str = ""  # of the browser's tab
    script: str = ""  # a module to load


@dataclass(frozen=True, kw_only=True)
class Undo:
    """Whether the reader can take back its last move, and if not, why; whether it may ask for it."""

    free: bool
    why_not: str = ""
    rule: str = ""
    ask: bool = False


class StatusLine(NamedTuple):
    """The sentence on top: who decides (-1: nobody), what, by which rule."""

    seat: int
    text: str
    limits: str
    rule: str
    mine: bool
    card: str = ""  # which asks


class LogTurn(NamedTuple):
    """Log lines of one turn."""

    number: int
    seat: int  # whose turn, -1 if it cannot be told
    mine: bool
    since: bool  # after the reader's last own turn
    lines: list[Written]


class Written(NamedTuple):
    """A line of the log, its words, and where its moment can be looked at."""

    line: LogLine
    words: Markup
    moment: str
    number: int  # in the whole log
    new: bool  # it came with the moment that is looked back at


@dataclass(frozen=True)
class TablePage:
    """What a page is made of, for the reader whose view it is.

    `moments` has an address for each line of the log, `earlier` one for those before. With `past` it
    is a page to look back: nothing can be chosen, and what was chosen is marked.
    """

    view: Any
    log: Sequence[LogLine]
    names: Sequence[str]
    _: KW_ONLY
    links: Links
    seq: int = 0
    command: str = ""
    undo: Undo | None = None
    people: People = NOTHING
    turn_scores: Sequence[TurnScores] = ()
    stay: str = ""  # who of the others could play the same deal again
    refusal: Refusal | None = None
    commitment: str = ""
    closed: str = ""  # why, if it was closed before the game was over
    moments: Sequence[str] = ()
    first: int = 0  # the number of the first line of the log
    others: int = 0  # how many moves there were when somebody else moved last
    heard: int = 0  # the line of the log from which on nothing was of the reader's own making
    earlier: str = ""
    past: ReplayBar | None = None
    beat: Markup | None = None  # what happened on the way to a moment of the past, or of a lesson
    lesson: Any = None  # what a step of a lesson says (`web/lesson.py`)


def render_table(page: TablePage) -> str:
    """The whole page of a table."""
    return draw("page.html", page)


def render_frame(page: TablePage) -> str:
    """Only the part of the page that changes with the game."""
    return draw("frame.html", page)


def draw(layout: str, page: TablePage, told: dict[str, Any] | None = None) -> str:
    """A board in a layout; or a template of its own, with what is `told` there instead."""
    page = _with_names(page)
    view, names, people, past = page.view, page.names, page.people, page.past
    board = boards.find(view.game)
    stand_in = people.stand_in(view.reader)
    options = view.decision.options if view.decision is not None else []
    idle = people.passes and all(option.kind == "decline" for option in options)
    if stand_in or people.passes:
        options = []  # nobody waits for the reader
    choices = Choices(options, board.finish, keys=past is None)
    shown = board.show(view, choices, names)
    choices.number()
    called = boards.called(view, names)
    overview = find_overview(view.game)
    risks = overview.slips.told(view, board.finish)
    for choice in choices.all:
        choice.at, choice.slip = board.at(view, choice.option), risks.get(choice.index)
    standing = overview.standing(view)
    link = card_names.link(view.game, page.links.cards)
    name = f"games/{view.game}/outside/board.html" if told is None else layout
    template = environment().get_template(name)
    return template.render(
        layout=layout,
        game=view.game,
        title=games.about(view.game).title,
        view=view,
        reader=view.reader,
        names=names,
        called=called,
        choices=choices,
        shown=shown,
        status=_unasked(view, shown)
        if idle
        else _closed(shown, page.closed)
        if page.closed
        else _status(view, board, shown, names, _answered(page, board)),
        idle=idle,
        source=board.names.get(view.decision.source, "") if view.decision is not None else "",
        earlier=page.earlier,
        turns=_turns(page, board),
        others=page.others,
        heard=page.heard,
        steps=overview.steps(view),
        goal=overview.goal(view),
        unit=overview.unit,
        short_unit=overview.short or overview.unit,
        standing=standing,
        ending=_ending(view, standing) if view.result is not None and past is None else None,
        chart=score_chart.chart(page.turn_scores),
        stay=page.stay,
        highlights=score_chart.highlights(page.turn_scores, called),
        links=page.links,
        seq=page.seq,
        command=page.command,
        undo=page.undo,
        people=people,
        stand_in=stand_in,
        thinker=people.thinker(view.decision.seat) if view.decision is not None else "",
        since=[(line, worded(line, names, board, link)) for line in people.since],
        wish=people.wish,
        wished=[worded(line, names, board, link) for line in people.wish.lines]
        if people.wish
        else [],
        linked=lambda text, card="": card_names.found(text, view.game, card, link),
        spoken=lambda text, card="": card_names.found(text, view.game, card, snippets.within),
        declined=people.declined,
        refusal=page.refusal,
        commitment=page.commitment,
        closed=page.closed,
        past=past,
        beat=page.beat,
        lesson=page.lesson,
        modules=_PAST if past else _LESSON if page.lesson else _TABLE,
        card_names=board.names,
        guides=guide.at_table(view) if page.links.guides else [],
        guide_of=_guides(view.game, page.links.guides),
        **(shown.own if told is None else told),
    )


def _guides(game: str, folder: str) -> dict[str, str]:
    """Where the guides of a game are, by their sides; where none can be shown, none are."""
    return {side: f"{folder}/{game}/{side}" for side in guide.guides_of(game)} if folder else {}


def _with_names(page: TablePage) -> TablePage:
    """The same, with the names of players in all that is asked, taken, or refused."""
    view, names = page.view, page.names
    decision, undo, refusal, past = view.decision, page.undo, page.refusal, page.past
    if decision is not None:
        options = [
            msgspec.structs.replace(one, text=named(one.text, names, one.seat))
            for one in decision.options
        ]
        text = named(decision.text, names)
        decision = msgspec.structs.replace(decision, text=text, options=options)
    return replace(
        page,
        view=msgspec.structs.replace(view, decision=decision),
        undo=undo and replace(undo, why_not=named(undo.why_not, names)),
        refusal=refusal and refusal._replace(text=named(refusal.text, names)),
        past=past and replace(past, words=named(past.words, names)),
    )


def picture(game: str, card: str) -> str:
    """What `<art>/<game>/<card>.svg` has to be: SVG, the same for everybody and for ever.

    Raises `fiendish.web.art.NoPicture` for a card that does not exist.
    """
    width, height = boards.find(game).wide.get(card, CARD)
    return card_art(game, card, width, height)


@cache
def environment() -> Environment:
    """The templates; a name they do not know is an error."""
    found = Environment(
        loader=ChoiceLoader(
            [PackageLoader("fiendish.web"), PrefixLoader({"games": FileSystemLoader(games.FOLDER)})]
        ),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # else every page looks at the date of every template
    )
    found.globals["LETTERS"] = LETTERS
    found.globals["KEYS"] = KEYS
    found.globals["EMOTES"] = EMOTES
    found.globals["usual_bot"] = bots.USUAL
    found.globals["BOTS"] = bots.names()
    found.globals["snippets"] = snippets
    found.globals["zoomer"] = _zoomer
    found.globals["listed"] = _listed
    found.globals["pips"] = guide.pips
    found.globals["guides_of"] = guide.guides_of
    return found


@cache
def _zoomer(art_at: str, rules: str, cards: str, words: str, game: str) -> Callable[[Zoom], Markup]:
    """What makes a card in full; a page has dozens of them, and most pages have the same."""
    rule, art = snippets.ruler(rules, game), snippets.artist(art_at, game)

    def explained(text: str) -> Markup:
        return underlined(text, game, words)

    @lru_cache(_CARDS)
    def in_full(card: Zoom) -> Markup:
        see = " ".join(rule(number) for number in _rulings(game, card.name))
        return Markup(
            f"{art(card.card)}<b>{escape(card.name)}</b>"
            f'<span class="kind">{escape(card.kind)}</span>'
            + (f'<span class="sum">{explained(card.figures)}</span>' if card.figures else "")
            + f"<span>{explained(card.text or 'No text.')}</span>"
            f'<span class="from">Text: {escape(card.source)}.{" See " if see else ""}{see}'
            f' <a class="out" href="{escape(cards)}/{game}#{escape(card.card)}">Card list</a></span>'
        )

    return in_full


@cache
def _rulings(game: str, name: str) -> list[str]:
    """The rules that speak of a card, those made for it first: hard cases, rulings, then others."""
    naming = [rule.id for one in _ledgers() if one.game == game for rule in one.naming(name)]
    return sorted(naming, key=lambda rule: -("-R" in rule) - 2 * ("-H" in rule))[:RULINGS]


@cache
def _ledgers() -> list[Ledger]:
    return read_all()


def _answered(page: TablePage, board: BoardOf) -> str:
    """What a window in which the reader may act is about: the last thing that happened."""
    if not page.people.may_pass or not page.log:
        return ""
    return worded(page.log[-1], page.names, board).striptags()


def _unasked(view: Any, shown: Shown) -> StatusLine:
    """Instead of a window in which the reader could only pass: it passes by itself."""
    return StatusLine(view.active, "The game goes on in a moment.", shown.limits, "", False)


def _closed(shown: Shown, why: str) -> StatusLine:
    return StatusLine(-1, f"{why} Nobody has won.", shown.limits, "", False)


def _status(
    view: Any, board: BoardOf, shown: Shown, names: Sequence[str], answered: str
) -> StatusLine:
    if view.result is not None:
        winners = view.result.winners
        seat = winners[0] if winners else -1
        text = common.ending(view, names)
        return StatusLine(seat, text, view.result.reason, view.result.rule, False)
    decision = view.decision
    if decision is None:
        return StatusLine(-1, "The game is over.", "", "", False)
    if decision.seat == view.reader:
        limits = f"{answered} · {shown.limits}" if answered else shown.limits
        return StatusLine(
            decision.seat, decision.text, limits, decision.rule, True, decision.source
        )
    text = f"{names[decision.seat]} is asked: “{decision.text}”"
    return StatusLine(decision.seat, text, shown.limits, decision.rule, False, decision.source)


def _ending(view: Any, standing: Sequence[Standing]) -> list[tuple[int, Standing]]:
    """Ranks and how everybody stands, the best first."""
    ranks = view.result.ranks
    return sorted(((ranks[one.seat], one) for one in standing), key=lambda pair: pair[0])


# -- the log -------------------------------------------------------------------------------------


def _turns(page: TablePage, board: BoardOf) -> list[LogTurn]:
    view, log, moments = page.view, page.log, page.moments or [""] * len(page.log)
    link = card_names.link(view.game, page.links.cards)
    old = len(log) - (page.past.news if page.past is not None else 0)
    turns = []
    written = [
        Written(line, worded(line, page.names, board, link), moment, page.first + n, n >= old)
        for n, (line, moment) in enumerate(zip(log, moments, strict=True))
    ]
    for number, group in groupby(written, key=lambda one: one.line.turn):
        lines = [*group]
        begins = [one.line.seat for one in lines if one.line.kind == "turn"]
        seat = view.active if number == view.turn else begins[0] if begins else -1
        turns.append(LogTurn(number, seat, seat >= 0 and seat == view.reader, True, lines))
    last = max((n for n, turn in enumerate(turns[:-1]) if turn.mine), default=-1)
    return [turn._replace(since=n > last) for n, turn in enumerate(turns)]


def _listed(turn: LogTurn, rule: Callable[[str], Markup]) -> Markup:
    """The lines of a turn as items of a list. A page has sixty of them: too many for a template."""
    items = []
    for line, words, moment, number, new in turn.lines:
        begin = '<li class="new">' if new else "<li>"
        mark = f"{snippets.mark(line.seat)} " if line.seat >= 0 and not turn.mine else ""
        text = f'<span data-line="{number}">{words}</span>' if moment else words
        label = f"See the moment of line {number}"
        when = f'<a class="when" href="{moment}" aria-label="{label}"></a> ' if moment else ""
        items.append(f"{begin}{mark}{text} {when}{rule(line.rule)}</li>")
    return Markup("\n".join(items))


def worded(
    line: LogLine,
    names: Sequence[str],
    board: BoardOf,
    name: Naming = card_names.bold,
) -> Markup:
    """A line with its cards as `name` shows them, and with names where it has the letters of players."""
    cards = tuple((board.names[card], card) for card in line.cards if card in board.names)
    first = 0 if 0 in (line.seat, line.other) else -1
    return _with_cards(line.text, cards, tuple(names), first, name)


@lru_cache(_LINES)
def _with_cards(
    text: str,
    cards: tuple[tuple[str, str], ...],
    names: tuple[str, ...],
    subject: int,
    name: Naming,
) -> Markup:
    """The text, safe for a page; where equal names come again they are those of its cards in order."""
    pieces = [text]
    if cards:
        longest_first = sorted(dict(cards), key=len, reverse=True)
        pieces = re.split(f"({'|'.join(map(re.escape, longest_first))})", text)
    left = [*cards]
    found = []
    for n, piece in enumerate(pieces):
        if n % 2 == 0:
            found.append(str(escape(named(piece, names, 0 if n else subject))))
            continue
        card = next(one for one in [*left, *cards] if one[0] == piece)
        if card in left:
            left.remove(card)
        found.append(str(name(card[1], piece)))
    return Markup("".join(found))

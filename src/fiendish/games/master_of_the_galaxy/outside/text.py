"""The table of Master of the Galaxy, told from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine.game import LETTERS
from fiendish.games.master_of_the_galaxy.galaxy_map import SYMBOLS, SYSTEMS
from fiendish.games.master_of_the_galaxy.outside.table import limits
from fiendish.games.master_of_the_galaxy.outside.text_cards import (
    CATALOGUE,
    describe,
    face,
    gives,
    name,
    shelf,
    symbols,
)
from fiendish.games.master_of_the_galaxy.rules.board import BASES
from fiendish.games.master_of_the_galaxy.view import (
    ConflictView,
    Cubes,
    OwnedCardView,
    PlayerView,
    ProjectView,
    SystemView,
    TrackView,
    View,
)
from fiendish.prose import FULL, TERSE, Areas, Board, Row, Status, common
from fiendish.prose.common import Named, card_among, edge, remark, seats_from_reader
from fiendish.prose.text import Block, Line, Pane, Span, line, seat_span

# -- the sentence on top -------------------------------------------------------------------------


def status(view: View) -> Status:
    """Who decides what, for which card, by which rule."""
    return common.status(view, _limits(view))


def _limits(view: View) -> str:
    """The quiet limits of a decision."""
    return " · ".join([f"Turn {view.turn}, {view.phase}", *limits(view)])


def cubes(counts: Cubes) -> str:
    """Cubes in words: `2 red, 1 black`."""
    return ", ".join(f"{count} {colour}" for colour, count in counts.items() if count) or "none"


# -- areas ---------------------------------------------------------------------------------------


def areas(view: View, names: Sequence[str], detail: int) -> Areas:
    """The whole table in parts, rivals in the order of play after the reader."""
    me, *rivals = seats_from_reader(view)
    return Areas(
        rows=[
            Row([_player(view, view.players[seat], names, detail) for seat in rivals]),
            Row([_player(view, view.players[me], names, detail)], near=True),
            Row([_systems(view, detail), _routes(view)], near=True),
        ],
        hand=_tray(view),
        piles=_decks(view),
    )


def _player(view: View, player: PlayerView, names: Sequence[str], detail: int) -> Pane:
    blocks = [_card(view, card, detail) for card in player.cards]
    return Pane(_headline(view, player, names), blocks or [remark("No cards yet")], player.seat)


def _headline(view: View, player: PlayerView, names: Sequence[str]) -> Line:
    held = ", ".join(f"{player.symbols[one]} {one}" for one in SYMBOLS if player.symbols[one])
    return line(
        seat_span(player.seat, LETTERS[player.seat]),
        Span(",", "spoken"),
        Span(f" {names[player.seat]}", "strong spare2"),
        Span(f" {player.bases}/{BASES} bases", "good strong"),
        f" · {held or 'no symbols'}",
        f" · {player.constructed} constructed" if player.constructed else "",
        f" · bag {player.bag_size}",
        f" · skips {player.skips}" if player.skips else "",
        Span(" · plays", "spoken") if player.seat == view.active else "",
        Span(" ◂", "strong picture") if player.seat == view.active else "",
    )


def _card(view: View, card: OwnedCardView, detail: int) -> Block:
    """A card before a player: its projects with what is on them, and what it does."""
    printed = face(card.card)
    pick = f"h{card.handle}"
    marks = []
    if card.built:
        marks.append(f"{card.built} base{'s' * (card.built > 1)} wait{'s' * (card.built == 1)}")
    if printed.needs:
        state = "awake" if card.awake else "asleep"
        marks.append(f"needs {symbols(printed.needs)}: {state}")
    title = line(
        Span(printed.name, "strong", pick),
        Span(f" · {card.deck}", "muted"),
        *(f" · {mark}" for mark in marks),
    )
    lines = [title]
    if detail != TERSE or card in _own(view):
        for number, project in zip(printed.projects, card.projects, strict=True):
            if card.deck != "conflict":
                lines.append(line(project_text(project), f" → {gives(printed, number)}"))
    if printed.text and detail == FULL:
        lines.append(line(Span(printed.text, "long")))
    return Block(lines, edge(view, pick, "steel"), pick)


def _own(view: View) -> Sequence[OwnedCardView]:
    """The cards of the reader, whose slots are needed at every choice."""
    return view.players[view.reader].cards if view.reader is not None else ()


def project_text(project: ProjectView) -> str:
    """A project with its slots: filled ones in brackets, marked ones with a star."""
    words = []
    for slot in project.slots:
        star = "*" * slot.marked
        if not slot.cube:
            words.append(f"{slot.colour}{star}")
        elif slot.cube == slot.colour:
            words.append(f"[{slot.colour}{star}]")
        else:
            words.append(f"[{slot.cube} in {slot.colour}{star}]")
    done = " done" if project.working else " completed" if project.pending else ""
    return f"{project.name}{done}: {' '.join(words)}"


# -- the board -----------------------------------------------------------------------------------


def _systems(view: View, detail: int) -> Pane:
    there = [system for system in view.systems if not system.black_hole]
    empty = [] if detail == FULL else [system for system in there if _is_quiet(view, system)]
    blocks = [_system(view, system) for system in there if system not in empty]
    if empty:
        told = (f"{one.name} ({one.colour}, {len(one.planets)})" for one in empty)
        blocks.append(remark(f"Nobody at {', '.join(told)}"))
    holes = [system.name for system in view.systems if system.black_hole]
    if holes:
        blocks.append(remark(f"Black holes: {', '.join(holes)}"))
    held = [found for found in view.lines if found.held_by]
    for found in held if detail == FULL else ():
        who = " and ".join(LETTERS[seat] for seat in found.held_by)
        blocks.append(remark(f"{found.symbol} ({found.colour} line): {who}"))
    return Pane(line(Span("Systems", "strong")), blocks)


def _is_quiet(view: View, system: SystemView) -> bool:
    """Whether there is nothing to tell of a system but its name, colour and planets."""
    is_option = edge(view, f"p-1:{system.id}", "steel") != "steel"
    return system.seat < 0 and not any(system.planets) and not is_option


def _system(view: View, system: SystemView) -> Block:
    pick = f"p-1:{system.id}"
    settled = [cube for cube in system.planets if cube]
    planets = f"{len(system.planets)} planet{'s' * (len(system.planets) > 1)}"
    owner: list[str | Span] = [" · neutral"]
    if system.seat >= 0:
        count = f" × {system.bases}" if system.bases > 1 else ""
        owner = [" · ", seat_span(system.seat, LETTERS[system.seat]), count]
    title = line(
        Span(system.name, "strong", pick),
        f" · {system.colour} · {planets}",
        *owner,
        f" · settled with {', '.join(settled)}" if settled else "",
    )
    return Block([title], edge(view, pick, "steel"), pick)


def _routes(view: View) -> Pane:
    names = {system.id: system.name for system in view.systems}
    blocks = [_conflict(view, conflict, names) for conflict in view.conflicts]
    blocks += [_route(view, track, names) for track in view.tracks if track.seat >= 0]
    title = line(Span("Conflicts and routes", "strong"))
    return Pane(title, blocks or [remark("None yet")])


def _route(view: View, track: TrackView, names: dict[str, str]) -> Block:
    far = next(end for end in track.ends if end != track.departure)
    pick = f"p-1:{track.departure}>{far}"
    filled = [cube for cube in track.cubes if cube]
    text = line(
        seat_span(track.seat, LETTERS[track.seat]),
        Span(f" {names[track.departure]} → {names[far]}", "", pick),
        f" · {len(filled)} of {len(track.cubes)} {filled[0]}",
        " · completed" if track.completed else "",
    )
    return Block([text], edge(view, pick, "faint"), pick)


def _conflict(view: View, conflict: ConflictView, names: dict[str, str]) -> Block:
    pick = f"h{conflict.handle}"
    ahead = f" · {LETTERS[conflict.ahead]} is ahead" if conflict.ahead >= 0 else ""
    lines = [line(Span(name(conflict.card), "strong", pick), ahead)]
    for seat, system, side in (
        (conflict.red_seat, conflict.red_system, conflict.red),
        (conflict.blue_seat, conflict.blue_system, conflict.blue),
    ):
        who = LETTERS[seat] if seat >= 0 else "neutral"
        lines.append(line(f"{names[system]} ({who}), {project_text(side)}"))
    return Block(lines, edge(view, pick, "bad"), pick)


# -- cubes and decks -----------------------------------------------------------------------------


def _tray(view: View) -> Pane:
    """What the reader has to hand: drawn cubes and the own bag."""
    blocks = [Block([line(f"Drawn: {cubes(view.drawn)}")], "steel")]
    if view.bag is not None:
        blocks.append(Block([line(f"Your bag: {cubes(view.bag)}")], "steel"))
    return Pane(line(Span("Cubes", "strong")), blocks)


def _decks(view: View) -> Pane:
    blocks = []
    for deck in view.decks:
        top = f" · top {name(deck.top.card)}" if deck.top else ""
        blocks.append(
            Block([line(f"{deck.deck.capitalize()} {deck.count}{top}")], "steel", "piles")
        )
    for card in view.offer:
        pick = f"h{card.handle}"
        text = line(Span(name(card.card), "strong", pick), " · on offer")
        blocks.append(Block([text], edge(view, pick, "steel"), pick))
    blocks.append(Block([line(f"Reserve: {cubes(view.reserve)}")], "steel"))
    blocks.append(Block([line(f"Black hole tokens: {view.tokens}")], "faint"))
    return Pane(line(Span("Decks and reserve", "strong")), blocks)


def piles(view: View) -> list[Line]:
    """What is known of the decks: their tops, and what lies at the bottom (MG-R55)."""
    lines = []
    for deck in view.decks:
        top = name(deck.top.card) if deck.top else "face down"
        lines.append(line(Span(f"{deck.deck.capitalize()} deck: {deck.count}", "strong")))
        lines.append(line(f"On top: {top}" if deck.count else "empty"))
        if deck.bottom:
            known = ", ".join(name(card.card) for card in deck.bottom)
            lines.append(line(f"From the bottom: {known}"))
    return lines


# -- about one thing -----------------------------------------------------------------------------


def against(view: View, pick: str) -> list[str]:
    """Why the reader can do nothing with what was picked."""
    return [
        f"Not to discard: {card.not_discardable}"
        for player in view.players
        for card in player.cards
        if pick == f"h{card.handle}" and card.not_discardable
    ]


def refusals(view: View) -> list[str]:
    """There is no hand; what cards before the reader cannot do is said at the card."""
    return []


def card_at(view: View, pick: str) -> str:
    cards: list[Named] = [*view.offer, *view.conflicts]
    for player in view.players:
        cards += player.cards
    for deck in view.decks:
        cards += [*deck.bottom, *([deck.top] if deck.top else [])]
    return card_among(cards, pick)


BOARD = Board(
    status=status,
    areas=areas,
    piles=piles,
    against=against,
    refusals=refusals,
    card_at=card_at,
    card=describe,
    shelf=shelf,
    catalogue=CATALOGUE,
    example_rule="MG-65",
    example_why="discard Humans",
    places=[system.name for system in SYSTEMS],
)

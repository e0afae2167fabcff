"""The table of Marvel Villainous, told from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine.game import LETTERS
from fiendish.games.marvel_villainous import GAME
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.outside.table import READER
from fiendish.games.marvel_villainous.view import EventView, View
from fiendish.games.villainous.outside.text import Teller, card_row
from fiendish.prose import TERSE, Areas
from fiendish.prose.common import Named, card_among, edge, remark
from fiendish.prose.text import Block, Line, Pane, Span, line, seat_span

assert GAME.faces is BOOK.faces  # the game's one door has defined all cards

TELLER = Teller(READER)
TELLER.elsewhere = lambda view: [ally for event in view.events for ally in event.allies]


# -- areas ---------------------------------------------------------------------------------------


def areas(view: View, names: Sequence[str], detail: int) -> Areas:
    def domain(seat: int) -> Pane:
        return TELLER.realm_pane(view, view.realms[seat], names, detail)

    return TELLER.areas(view, detail, domain, _middle(view, detail), _decks(view))


def _middle(view: View, detail: int) -> Pane:
    """Events, the Vendetta tile, and cards that are being revealed or looked at."""
    blocks = TELLER.under_way(view)
    blocks += [_event(view, event, detail) for event in view.events]
    for cards, title in ((view.aside, "Revealed"), (view.looked, "You look at")):
        if cards:
            blocks.append(card_row(TELLER, view, title, cards))
    if view.vendettas:
        blocks.append(card_row(TELLER, view, "On the Vendetta tile", view.vendettas))
    return Pane(line(Span("Events", "strong")), blocks or [remark("None")])


def _event(view: View, event: EventView, detail: int) -> Block:
    pick = f"h{event.handle}"
    face = TELLER.faces[event.card]
    aim: list[Span] = []
    if event.target >= 0:
        aim = [Span(" against "), seat_span(event.target, LETTERS[event.target])]
    title = line(
        Span(face.name, "strong", pick), *aim, Span(f" {event.sum} of {event.strength}", "good")
    )
    lines = [title]
    if detail != TERSE:
        lines.append(line(Span(face.text, "long")))
    spans: list[Span] = []
    for number, ally in enumerate(event.allies):
        under = f"h{ally.handle}"
        spans += [Span(", " if number else ""), seat_span(ally.owner, LETTERS[ally.owner])]
        text = f" {TELLER.name(ally.card)}{TELLER.figure(ally)}"
        spans.append(Span(text, edge(view, under, "mob"), under))
    if spans:
        lines.append(line(*spans))
    return Block(lines, edge(view, pick, "brown"), pick)


def _decks(view: View) -> Pane:
    decks = [f"Fate deck {view.fate_deck} · pile {len(view.fate_pile)}"]
    if view.mischief_supply is not None:
        decks.append(f"Mischief supply {view.mischief_supply}")
    decks += [
        f"{LETTERS[realm.seat]} deck {realm.deck} · pile {len(realm.pile)}" for realm in view.realms
    ]
    if view.unused:
        decks.append(f"left out unseen {view.unused}")
    blocks = [Block([line(deck)], "steel", "piles") for deck in decks]
    return Pane(line(Span("Decks and piles", "strong")), blocks)


def piles(view: View) -> list[Line]:
    """What lies in the discard piles, which are open to all (MV-R41)."""
    lines = TELLER.pile("Fate discard pile", view.fate_pile)
    for realm in view.realms:
        lines += TELLER.pile(f"Discard pile of {LETTERS[realm.seat]}", realm.pile)
    if view.box:
        lines += TELLER.pile("Out of the game", view.box)
    return lines


# -- about one thing -----------------------------------------------------------------------------


def card_at(view: View, pick: str) -> str:
    cards: list[Named] = [*view.hand, *TELLER.in_play(view), *view.events, *view.vendettas]
    cards += [*view.aside, *view.looked, *view.fate_pile, *view.box]
    cards += [card for realm in view.realms for card in realm.pile]
    return card_among(cards, pick)


BOARD = TELLER.board(
    areas=areas,
    piles=piles,
    card_at=card_at,
    example_rule="MV-31",
    example_why="play Kid Loki",
)

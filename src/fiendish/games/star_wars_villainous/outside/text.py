"""The table of Star Wars Villainous, told from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine.game import LETTERS
from fiendish.games.star_wars_villainous import GAME
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.star_wars_villainous.outside.table import READER
from fiendish.games.star_wars_villainous.view import MissionView, SpaceView, View
from fiendish.games.villainous.outside.text import Teller, card_row
from fiendish.games.villainous.rules.piles import HAND
from fiendish.games.villainous.view import LocationView
from fiendish.prose import FULL, TERSE, Areas
from fiendish.prose.common import Named, card_among, edge, remark
from fiendish.prose.text import Block, Line, Pane, Span, line

assert GAME.faces is BOOK.faces  # the game's one door has defined all cards

TELLER = Teller(READER)
TELLER.elsewhere = lambda view: [card for space in view.spaces for card in space.restrictions]
TELLER.places |= {place.id: place for place in BOOK.vehicles.values()}


# -- areas ---------------------------------------------------------------------------------------


def areas(view: View, names: Sequence[str], detail: int) -> Areas:
    def sector(seat: int) -> Pane:
        return _sector(view, seat, names, detail)

    return TELLER.areas(view, detail, sector, _middle(view, detail), _decks(view))


def _sector(view: View, seat: int, names: Sequence[str], detail: int) -> Pane:
    """A player's Sector: locations, Vehicles, and what lies under the mover."""
    realm, space = view.realms[seat], view.spaces[seat]
    board = TELLER.realm_pane(view, realm, names, detail)
    shown = {card.handle for place in space.vehicles for card in (*place.above, *place.below)}
    beside = [card for card in realm.area if card.handle not in shown]
    blocks = board.blocks[: len(realm.locations)]
    blocks += [_vehicle(view, seat, place, detail) for place in space.vehicles]
    blocks += [TELLER.thing_block(view, card, detail) for card in (*beside, *space.restrictions)]
    blocks += board.blocks[len(realm.locations) + len(realm.area) :]
    if space.held:
        blocks.append(card_row(TELLER, view, "Under a Vehicle", space.held))
    blocks += _objective(space, detail)
    if space.draws_to != HAND:
        blocks.append(remark(f"Draws up to {space.draws_to}"))
    return Pane(board.title, blocks, seat)


def _vehicle(view: View, seat: int, place: LocationView, detail: int) -> Block:
    """An Ally Vehicle, who engages it, and what it does."""
    [card] = place.below
    pick = f"h{card.handle}"
    title = line(
        Span("Vehicle ", "muted"),
        Span(TELLER.name(card.card), "strong", pick),
        Span(" ◂ mover", "good strong") if place.mover else "",
        Span(": ", "muted"),
        *TELLER.symbol_row(place.top, detail),
    )
    lines = [title]
    if place.above:
        lines.append(line(Span("engaged by ", "bad"), *TELLER.things(view, place.above, seat)))
    if detail == FULL:
        lines.append(line(Span(TELLER.faces[card.card].text, "long")))
    return Block(lines, edge(view, pick, "steel"), pick)


def _objective(space: SpaceView, detail: int) -> list[Block]:
    """The conditions of the objective, and the tokens of a tracker."""
    blocks = []
    if space.steps and detail != TERSE:
        met = [line("met: " if step.met else "open: ", step.text) for step in space.steps]
        blocks.append(Block([line(Span("Objective", "muted")), *met], "green"))
    zones = tracker(space)
    if zones:
        blocks.append(remark(f"Destiny: {', '.join(f'{name} {n}' for name, n in zones)}"))
    return blocks


def tracker(space: SpaceView) -> list[tuple[str, int]]:
    """The zones of the Destiny Tracker with their tokens, where there is one."""
    if "dark" not in space.kept:
        return []
    return [(zone.capitalize(), tokens) for zone, tokens in space.kept.items()]


def _middle(view: View, detail: int) -> Pane:
    """Missions, and cards that are being revealed or looked at."""
    blocks = TELLER.under_way(view)
    blocks += [_mission(view, mission, detail) for mission in view.missions]
    rows = (
        (view.completed, "Completed"),
        (view.seen_missions, "You know of the Mission deck"),
        (view.aside, "Revealed"),
        (view.looked, "You look at"),
    )
    blocks += [card_row(TELLER, view, title, cards) for cards, title in rows if cards]
    return Pane(line(Span("In the middle", "strong")), blocks or [remark("Nothing")])


def _mission(view: View, mission: MissionView, detail: int) -> Block:
    pick = f"h{mission.handle}"
    title = line(
        Span("Mission ", "muted"),
        Span(TELLER.name(mission.card), "strong", pick),
        Span(f" {sum(mission.done)} of {len(mission.tasks)}", "good"),
    )
    lines = [title]
    if detail != TERSE:
        for task, done in zip(mission.tasks, mission.done, strict=True):
            lines.append(line(Span("done: " if done else "to do: ", "muted"), Span(task, "long")))
    return Block(lines, edge(view, pick, "brown"), pick)


def _decks(view: View) -> Pane:
    decks = [_deck(view, space) for space in view.spaces]
    if view.mission_deck:
        decks.append(f"Missions face down {view.mission_deck}")
    blocks = [Block([line(deck)], "steel", "piles") for deck in decks]
    return Pane(line(Span("Decks and piles", "strong")), blocks)


def _deck(view: View, space: SpaceView) -> str:
    realm = view.realms[space.seat]
    own = f"{LETTERS[space.seat]} deck {realm.deck} · pile {len(realm.pile)}"
    return f"{own} · Fate deck {space.fate_deck} · pile {len(space.fate_pile)}"


def piles(view: View) -> list[Line]:
    """What lies in the discard piles, which are open to all (SW-R3)."""
    lines: list[Line] = []
    for realm, space in zip(view.realms, view.spaces, strict=True):
        who = LETTERS[realm.seat]
        lines += TELLER.pile(f"Discard pile of {who}", realm.pile)
        lines += TELLER.pile(f"Fate discard pile of {who}", space.fate_pile)
    if view.box:
        lines += TELLER.pile("Out of the game", view.box)
    return lines


# -- about one thing -----------------------------------------------------------------------------


def card_at(view: View, pick: str) -> str:
    cards: list[Named] = [*view.hand, *TELLER.in_play(view), *view.missions, *view.completed]
    cards += [*view.seen_missions, *view.aside, *view.looked, *view.box]
    for realm, space in zip(view.realms, view.spaces, strict=True):
        cards += [*realm.pile, *space.fate_pile, *space.held]
    return card_among(cards, pick)


BOARD = TELLER.board(
    areas=areas,
    piles=piles,
    card_at=card_at,
    example_rule="SW-27",
    example_why="play Stormtroopers",
)

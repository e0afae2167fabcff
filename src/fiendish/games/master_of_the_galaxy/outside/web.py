"""The web table of Master of the Galaxy, from a seat's view: star map, own cards, bag, supremacy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import NamedTuple

from markupsafe import Markup

from fiendish.engine.question import Option
from fiendish.games.master_of_the_galaxy import GAME
from fiendish.games.master_of_the_galaxy.galaxy_map import COLOURS, SYMBOLS, SYSTEM_NUMBERS
from fiendish.games.master_of_the_galaxy.outside import web_map as chart
from fiendish.games.master_of_the_galaxy.outside.table import SETTING_UP, limits
from fiendish.games.master_of_the_galaxy.outside.text_cards import face, gives, slots
from fiendish.games.master_of_the_galaxy.outside.web_cards import (
    CANCEL,
    Options,
    OwnCard,
    cube,
    icon,
    meets,
    offered_card,
    own_card,
    slot,
    zoom,
)
from fiendish.games.master_of_the_galaxy.outside.web_players import (
    SYSTEM_NAMES,
    PlayerRow,
    alarms,
    player_row,
)
from fiendish.games.master_of_the_galaxy.rules.board import BASES
from fiendish.games.master_of_the_galaxy.rules.victory import SYMBOLS_TO_WIN
from fiendish.games.master_of_the_galaxy.state import DECKS
from fiendish.games.master_of_the_galaxy.view import (
    ConflictView,
    DeckView,
    ProjectView,
    View,
)
from fiendish.web import boards
from fiendish.web.boards import BoardOf, Pile, Place, Shown, Zoom, turn_words
from fiendish.web.choices import Choice, Choices

WIDE = 182  # the plate of a conflict

_CUBES = COLOURS[1:]


# -- what the template draws ---------------------------------------------------------------------


class Spot(NamedTuple):
    """An option on the map."""

    choice: Choice
    box: chart.Box
    shows: Markup


class Side(NamedTuple):
    """A side of a conflict."""

    colour: str
    seat: int  # -1: neutral
    system: str
    slots: Markup
    figure: str


class Plate(NamedTuple):
    """A conflict on the board."""

    of: ConflictView
    zoom: Zoom
    symbol: Markup
    sides: list[Side]
    box: chart.Box
    choice: Choice | None

    @property
    def middle(self) -> chart.Box:
        """What is pressed if it is an option."""
        x, y, width, height = self.box
        return chart.box((x + width / 2, y + height / 2))


@dataclass(frozen=True, kw_only=True)
class Colour:
    """Cubes of a colour: in the bag, with the chance to draw one; or in the reserve."""

    colour: str
    cube: Markup
    count: int
    odds: int = 0
    choice: Choice | None = None


class Drawn(NamedTuple):
    """A cube in the tray, with the ids of the options to put it somewhere."""

    cube: Markup
    colour: str
    carries: list[str]


class Way(NamedTuple):
    """Where a conflict could be placed: a place on the map that shows once its card is taken up."""

    id: str
    box: chart.Box


class Deck(NamedTuple):
    of: DeckView
    title: str
    top: Zoom | None
    choice: Choice | None


def show(view: View, choices: Choices, names: Sequence[str]) -> Shown:
    """All that the templates need."""
    called = boards.called(view, names)
    options = _sort(view, choices)
    mine = [] if view.reader is None else view.players[view.reader].cards
    cards = [own_card(card, options) for card in mine]
    plates: list[Plate] = []
    for conflict in view.conflicts:
        plates.append(_plate(conflict, options, plates))
    spots = _spots(view, plates, options)
    players = [player_row(view, player, called, options) for player in view.players]
    decks = [_deck(deck, options) for deck in view.decks if deck.deck != "species"]
    reserve = [_reserve(view, colour, options) for colour in _CUBES]
    _tell_sides(view, choices)
    offer = _offer(view, options)
    places = _places(view, cards, spots, players, decks, bool(offer) or _has_gold(plates, reserve))
    return Shown(
        limits=_limits(view, called),
        places=places,
        first=next((n for n, place in enumerate(places) if place.gold), 0),
        own={
            "sprite": chart.sprite(),
            "star_map": chart.draw(view, names),
            "spots": spots,
            "plates": plates,
            "alarms": alarms(view, called),
            "cards": cards,
            "players": players,
            "bases_to_win": BASES,
            "symbols_to_win": SYMBOLS_TO_WIN,
            "symbols": [(symbol, icon(symbol)) for symbol in SYMBOLS],
            "decks": decks,
            "bottoms": [_bottom(deck) for deck in view.decks if deck.bottom],
            "reserve": reserve,
            "drawn": _drawn(view, choices),
            "ways": _ways(options, [spot.box for spot in spots]),
            "completes": _completes(cards),
            "bag": _bag(view),
            "offer": offer,
        },
    )


# -- options -------------------------------------------------------------------------------------


def _sort(view: View, choices: Choices) -> Options:
    """Every option that belongs to a thing on the table, by that thing."""
    mine = [] if view.reader is None else [c.handle for c in view.players[view.reader].cards]
    board = [conflict.handle for conflict in view.conflicts]
    listed = _is_listed(view)
    placed = _placed(view)

    def where(option: Option) -> tuple[str, ...]:
        if option.kind == "side":
            return ("side", str(placed), option.place) if placed in mine else ()
        return _thing(option, mine, board, listed)

    found: Options = {}
    for choice in choices.several(lambda option: bool(where(option))):
        found.setdefault(where(choice.option), []).append(choice)
    return found


def _placed(view: View) -> int:
    """The card of the conflict whose side is chosen; -1 for none."""
    source = view.decision.source if view.decision is not None else ""
    cards = (card for player in view.players for card in player.cards)
    return next((card.handle for card in cards if card.card == source), -1)


def _is_listed(view: View) -> bool:
    """Whether several conflicts could be placed: then each has a list of its own."""
    options = view.decision.options if view.decision is not None else []
    return len({option.handle for option in options if option.kind == "conflict"}) > 1


def _thing(
    option: Option, mine: Sequence[int], board: Sequence[int], listed: bool
) -> tuple[str, ...]:
    """What an option belongs to; nothing for those that only the prompt card names."""
    kind, place, handle = option.kind, option.place, option.handle
    if kind == "conflict":
        return ("menu", str(handle)) if listed else ("track", place)
    if place in SYSTEM_NUMBERS:
        return "system", place
    if kind == "exchange":
        return ()
    if ">" in place:
        return "track", place
    if place in _CUBES and handle < 0:
        return "reserve", place
    if place in DECKS and handle < 0:
        return "deck", place
    if handle < 0:
        return ("seat", str(option.seat)) if option.seat >= 0 else ()
    if kind in _CUBES:
        return "slot", str(handle), *_slot(kind, place)
    if kind in ("cancel", "reward", "gap"):
        return "project", str(handle), place
    if place:
        return ()  # a cube on a card
    if handle in mine or handle in board:
        return "card", str(handle)
    return "offer", str(handle)


def _slot(kind: str, place: str) -> tuple[str, str, str]:
    """Project, printed colour and mark of the slot that an option fills."""
    mark = "*" * place.endswith("*")
    project, _, colour = place.removesuffix("*").partition(" ")
    return project, colour or kind, mark


def _offer(view: View, options: Options) -> list[OwnCard]:
    """Cards to choose from that lie nowhere on the table: drawn, searched for, of a rival."""
    held = {} if view.reader is None else view.players[view.reader].symbols
    lying = {card.handle: card.awake for player in view.players for card in player.cards}

    def awake(option: Option) -> bool:
        """Whether it is, with its owner; of a card that nobody has, whether it would be, with the reader."""
        return lying.get(option.handle, meets(option.card, held))

    return [
        offered_card(choice.option.card, choice, awake(choice.option))
        for key, choices in options.items()
        if key[0] == "offer"
        for choice in choices
    ]


# -- options on the map --------------------------------------------------------------------------

_SIGNS = {
    "conflict": Markup('<svg><use href="#m-swords"/></svg>'),
    "cancel": CANCEL,
    "reward": Markup("<em>+</em>"),
    "gap": Markup("<em>✓</em>"),
}


def _sign(view: View, choice: Choice) -> Markup:
    """What a button on the map shows: a cube, a base, swords …"""
    kind = choice.option.kind
    if kind in _CUBES:
        return cube(kind)
    if kind in ("place", "place-base", "occupy", "home"):
        return Markup(f'<svg><use href="#s{view.reader}"/></svg>')
    if kind == "devour":
        return Markup('<svg><use href="#m-hole"/></svg>')
    return _SIGNS.get(kind, Markup("<em>!</em>"))


def _spots(view: View, plates: Sequence[Plate], options: Options) -> list[Spot]:
    """All options on the map, none of which covers another."""
    wanted = _system_spots(view, options)
    wanted += [spot for plate in plates for spot in _plate_spots(plate, options)]
    wanted += _track_spots(view, options)
    taken = [plate.middle for plate in plates if plate.choice]
    found = []
    for spot in wanted:
        found.append(spot._replace(box=chart.free(spot.box, taken)))
        taken.append(found[-1].box)
    return found


def _system_spots(view: View, options: Options) -> list[Spot]:
    """What can be done in a system: side by side below its middle."""
    found = []
    for key, choices in options.items():
        if key[0] != "system":
            continue
        x, y = chart.system_at(key[1])
        boxes = chart.row((x, y + 22), len(choices))
        found += [
            Spot(choice, box, _sign(view, choice))
            for choice, box in zip(choices, boxes, strict=True)
        ]
    return found


def _ways(options: Options, taken: Sequence[chart.Box]) -> list[Way]:
    """A place on the map for each track on which a conflict of several could be placed."""
    placed = (choice for key, choices in options.items() if key[0] == "menu" for choice in choices)
    found: dict[str, Way] = {}
    for place in dict.fromkeys(choice.option.place for choice in placed):
        departure, _, far = place.partition(">")
        box = chart.box(chart.middle(chart.track_between(departure, far)))
        boxes = [*taken, *(way.box for way in found.values())]
        found[place] = Way(_way(place), chart.free(box, boxes))
    return [*found.values()]


def _way(place: str) -> str:
    return f"way-{place.replace('>', '-to-')}"


def _track_spots(view: View, options: Options) -> list[Spot]:
    """What can be done on a track: on the slot it is about; two colours side by side."""
    found = []
    laid = {track.id: sum(map(bool, track.cubes)) for track in view.tracks}
    for key, choices in options.items():
        if key[0] != "track":
            continue
        departure, _, far = key[1].partition(">")
        track = chart.track_between(departure, far)
        cubes = laid[track]
        going = [choice for choice in choices if choice.option.kind in _CUBES]
        for number, choice in enumerate(going):
            point = chart.slot_at(track, departure, cubes)
            side = (number - (len(going) - 1) / 2) * chart.SPOT
            ahead = (
                0 if cubes else -10
            )  # towards the departure, as the other end may offer the same
            point = chart.beside(track, point, side, ahead, departure)
            found.append(Spot(choice, chart.box(point), _sign(view, choice)))
        for number, choice in enumerate(one for one in choices if one not in going):
            point = chart.middle(track)
            if choice.option.kind == "cancel":
                point = chart.beside(track, chart.slot_at(track, departure, 0), 34)
            elif choice.option.seat >= 0:  # of a route only the farthest cube can be taken
                point = chart.slot_at(track, departure, cubes - 1)
            elif choice.option.kind != "conflict":
                point = chart.beside(track, point, -34 - chart.SPOT * number)
            found.append(Spot(choice, chart.box(point), _sign(view, choice)))
    return found


# -- conflicts -----------------------------------------------------------------------------------


def _plate(conflict: ConflictView, options: Options, others: Sequence[Plate]) -> Plate:
    """A conflict on its track, where it covers no other."""
    printed = face(conflict.card)
    lines = 1 + (conflict.red_seat >= 0) + (conflict.blue_seat >= 0)
    chosen = options.get(("card", str(conflict.handle)), [])
    sides = [
        _side(conflict.red_seat, conflict.red_system, conflict.red),
        _side(conflict.blue_seat, conflict.blue_system, conflict.blue),
    ]
    return Plate(
        of=conflict,
        zoom=zoom(conflict.card),
        symbol=icon(SYMBOLS[printed.symbols[0]]),
        sides=sides,
        box=chart.apart(conflict.track, WIDE, 12 + 22 * lines, [other.box for other in others]),
        choice=chosen[0] if chosen else None,
    )


def _side(seat: int, system: str, project: ProjectView) -> Side:
    lying = Markup("").join(slot(one.colour, one.marked, one.cube) for one in project.slots)
    filled = len(project.slots) - project.empty
    return Side(
        colour=project.name,
        seat=seat,
        system=SYSTEM_NAMES[system],
        slots=lying,
        figure=f"{filled}/{len(project.slots)}",
    )


def _plate_spots(plate: Plate, options: Options) -> list[Spot]:
    """Cubes that can go on a side, below the conflict."""
    handle = str(plate.of.handle)
    choices: list[Choice] = []
    for key, found in options.items():
        if key[0] in ("slot", "project") and key[1] == handle:
            choices += found
    x, y, width, height = plate.box
    boxes = chart.row((x + width / 2, y + height + 20), len(choices))
    shows = [
        cube(one.option.kind) if one.option.kind in _CUBES else _SIGNS[one.option.kind]
        for one in choices
    ]
    return [Spot(*each) for each in zip(choices, boxes, shows, strict=True)]


def _tell_sides(view: View, choices: Choices) -> None:
    """For the choice of a side: its slots, and what winning with it brings."""
    if view.decision is None or view.decision.prompt != "side" or not view.decision.source:
        return
    printed = face(view.decision.source)
    for choice, project in zip(choices.all, printed.projects, strict=False):
        choice.note = f"{slots(project)} → {gives(printed, project).removeprefix('the winner ')}"


def _has_gold(plates: Sequence[Plate], reserve: Sequence[Colour]) -> bool:
    return any(plate.choice for plate in plates) or any(colour.choice for colour in reserve)


# -- cubes ---------------------------------------------------------------------------------------


def _bag(view: View) -> list[Colour]:
    """The reader's own bag (MG-45), and how likely a draw brings at least one of each colour."""
    if view.bag is None or view.reader is None:
        return []
    size = sum(view.bag.values())
    draws = view.players[view.reader].draws
    return [
        Colour(colour=colour, cube=cube(colour), count=count, odds=odds(count, size, draws))
        for colour, count in view.bag.items()
    ]


def odds(count: int, size: int, draws: int) -> int:
    """In percent: at least one of `count` among `draws` out of `size`.

    >>> odds(5, 25, 3), odds(0, 25, 3), odds(2, 2, 3)
    (50, 0, 100)
    """
    if not count:
        return 0
    drawn = min(draws, size)
    return round(100 * (1 - comb(size - count, drawn) / comb(size, drawn)))


def _reserve(view: View, colour: str, options: Options) -> Colour:
    chosen = options.get(("reserve", colour), [])
    return Colour(
        colour=colour,
        cube=cube(colour),
        count=view.reserve[colour],
        choice=chosen[0] if chosen else None,
    )


def _drawn(view: View, choices: Choices) -> list[Drawn]:
    carries = {
        colour: [choice.id for choice in choices.all if _puts(choice.option, colour)]
        for colour in _CUBES
    }
    return [
        Drawn(cube(colour), colour, carries[colour])
        for colour in _CUBES
        for _ in range(view.drawn[colour])
    ]


def _puts(option: Option, colour: str) -> bool:
    """Whether it puts a drawn cube of that colour somewhere: a black one also cancels."""
    return option.kind == colour or (option.kind == "cancel" and colour == "black")


def _completes(cards: Sequence[OwnCard]) -> str:
    """Projects of cards that one of the drawn cubes would complete."""
    found = [
        f"{card.zoom.name}{'' if row.label == 'Slots' else f' ({row.label.lower()})'}"
        for card in cards
        for row in card.rows
        if any(piece.choice and piece.choice.text.endswith("complete it") for piece in row.pieces)
    ]
    return ", ".join(found)


# -- decks ---------------------------------------------------------------------------------------


def _deck(deck: DeckView, options: Options) -> Deck:
    chosen = options.get(("deck", deck.deck), [])
    return Deck(
        of=deck,
        title=deck.deck.capitalize(),
        top=zoom(deck.top.card) if deck.top else None,
        choice=chosen[0] if chosen else None,
    )


def _bottom(deck: DeckView) -> Pile:
    """What the reader knows to lie at the bottom of a deck; what came there last is the lowest."""
    known = deck.bottom[::-1]
    ids = [card.card for card in known]
    return Pile(f"at the bottom, {deck.deck}", -1, [card.handle for card in known], ids, "Known")


# -- words ---------------------------------------------------------------------------------------


def _limits(view: View, called: Sequence[str]) -> str:
    if view.result is not None or view.phase in SETTING_UP:
        return ""
    return " · ".join([turn_words(view, called), *limits(view)])


def _places(
    view: View,
    cards: Sequence[OwnCard],
    spots: Sequence[Spot],
    players: Sequence[PlayerRow],
    decks: Sequence[Deck],
    more: bool,
) -> list[Place]:
    return [
        Place("Map", f"turn {view.turn}", bool(spots) or more),
        Place("My cards", str(len(cards)), any(card.gold for card in cards)),
        Place("Players", f"{view.seats}", any(player.choice for player in players)),
        Place("Decks", str(sum(deck.of.count for deck in decks)), any(d.choice for d in decks)),
    ]


def _at(view: View, option: Option) -> str:
    """A track, for one of several conflicts; other options stand where they are about."""
    return _way(option.place) if option.kind == "conflict" and _is_listed(view) else ""


BOARD = BoardOf(
    finish=("end",),
    show=show,
    names={printed.id: printed.name for printed in GAME.faces},
    poster="wanderers",
    wide={printed.id: (280, 84) for printed in GAME.faces if printed.back == "Species card"},
    at=_at,
)

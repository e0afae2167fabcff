"""Position files of the Villainous games: what they share, reading and writing.

    active: A                      the player whose turn it is
    phase: act                     start, move, act (the default) or draw
    turn: 12
    used: 1, 3                     symbols used at the mover's location, counted from 1
    decisions: 3                   decisions already made this turn
    due: infiltrated, guide        in the phase start, what is still to happen; else all that can
    A:
      villain: loki                unless the setting `villains` says so above
      mover: bifrost               a location or `portrait`; if not given, the first location
      power: 3
      loyalty: 2                   and what else this Villain keeps, by its name
      steps: 1                     free steps of the Villain already taken this turn
      hand: kid_loki +seen, 2 random
      bifrost: heimdall +1 [mjolnir], frost_giant -2 [laevateinn]
      area: silver_tongue +used    what lies beside the locations
      deck: kid_loki, rest         from the top; `rest` are all cards not named anywhere
      pile: sow_discord            the last one is on top
    fate deck: quake_shield, rest
    fate pile:

A card may be named without the prefix of its deck. `+1` and `-1` are Strength tokens, `+muted` an
ability that has no effect this turn, `+weak` two Strength less this turn, `+used` a card used up this
turn, `+fresh` one attached this turn. What lies under a character stands in brackets behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from fiendish.engine.effects import keep_effect
from fiendish.engine.game import LETTERS
from fiendish.engine.positions.form import (
    Key,
    choice_key,
    deck_key,
    hand_key,
    joined,
    number_key,
    pile_key,
    seat_key,
)
from fiendish.engine.positions.lines import BadPosition, Item, Line
from fiendish.engine.positions.reading import Reading, refuse_copy
from fiendish.games.villainous.book import (
    ALLY,
    CAPTIVE,
    FATE_ITEM,
    HERO,
    ITEM,
    PIECE,
    SPECIALTY,
    VEHICLE,
)
from fiendish.games.villainous.rules.allowed import is_used, mark_used
from fiendish.games.villainous.rules.board import items_on, own_locations, printed_location, villain
from fiendish.games.villainous.rules.changes import attach, lift, put
from fiendish.games.villainous.rules.setup import Villains
from fiendish.games.villainous.rules.turn import GUIDE, due_now
from fiendish.games.villainous.state import (
    ACT,
    DECK,
    DRAW,
    FRESH,
    LOCATIONS,
    MOVE,
    MUTED,
    PASS,
    PORTRAIT,
    SPENT,
    START,
    WEAKENED,
    Realm,
)

PHASES = {"start": START, "move": MOVE, "act": ACT, "draw": DRAW, "pass": PASS}
_GUIDE = "guide"
_LASTING = {"+muted": MUTED, "+used": SPENT, "+fresh": FRESH}
_WEAK = 2  # Strength that `+weak` takes
_MOST_TOKENS = 100

# Steps of reading. What a seat has takes ten of its own, since the order of cards in play counts.
TABLE, LATE, LAST = 100, 110, 120


def step_of(seat: int) -> int:
    """The first of the steps in which a seat's block is read."""
    return 10 * (seat + 1)


R = TypeVar("R", bound=Realm)


class RealmReading(Reading[R]):
    """A card may be named without the prefix of its deck. The pools are the players' decks, then
    those of Fate cards."""

    def __init__(self, g: R, lines: Sequence[Line], *fate: range) -> None:
        decks = [range(DECK * seat, DECK * seat + DECK) for seat in range(g.seats)]
        pools = [("card", pool, [g.identity[card] for card in pool]) for pool in (*decks, *fate)]
        super().__init__(g, lines, pools, lambda face: g.book.faces[face].id)
        self._names: dict[str, list[int]] = {}
        captives = [face for face, hero in g.book.captives.items() if hero in g.identity]
        for face in {*g.identity, *captives}:
            id = g.book.faces[face].id
            for name in (id, id.partition("_")[2]):
                self._names.setdefault(name, []).append(face)

    def face(self, line: Line, name: str, decks: Sequence[str]) -> int:
        """The face of that id (of one of these decks), with or without prefix."""
        if not name:
            line.refuse("the name of a card is missing")
        faces = self.g.book.faces
        named = sorted(self._names.get(name, []))
        found = [face for face in named if not decks or faces[face].deck in decks]
        if not named:
            line.refuse(f"{name!r} is not the id of a card in this game")
        if not found:
            line.refuse(f"{name} is not a card of this deck")
        if len(found) > 1:
            which = ", ".join(faces[face].id for face in found)
            line.refuse(f"{name!r} may be any of {which}")
        return found[0]

    def find(
        self, line: Line, name: str, pool: int = -1, decks: Sequence[str] = (), first: int = 0
    ) -> int:
        """The handle of one more copy of the named card (of that pool)."""
        face = self.face(line, name, decks)
        hero = self.g.book.captives.get(face, face)
        pools = [*range(first, len(self.pools)), *range(first)]
        here = next((n for n in pools if hero in self.pools[n].left), -1)
        printed = self.g.book.faces[face]
        if printed.kind is PIECE:
            line.refuse(f"{name!r} is not a card; say where it is by `piece`")
        if here < 0:
            refuse_copy(line, name, printed.count)
        if pool >= 0 and (here != pool or hero != face):
            line.refuse(f"{name} is not a card of this deck")
        card = self.place(here, hero)
        self.g.identity[card] = face
        return card

    def card(self, item: Item, pool: int) -> int:
        return self.find(item.line, item.name, pool, self.decks_of(pool), pool)

    def decks_of(self, pool: int) -> tuple[str, ...]:
        """The decks whose cards a pool holds, where the name of a card may be in several."""
        return ()

    def decks_at(self, place: int) -> tuple[tuple[str, ...], int]:
        """The decks whose cards can be at a place, and the pool that is looked in first."""
        return (), 0


_Reading = RealmReading[Realm]


# -- the turn ------------------------------------------------------------------------------------


def _read_used(r: _Reading, line: Line, n: int) -> None:
    """The symbols used this turn; read when the movers are in place."""
    g = r.g
    if g.phase != ACT:
        line.refuse("symbols are used in the phase act only")
    if g.mover[g.active] < 0:
        line.refuse("there are no symbols on the portrait")
    here = g.book.mover.stand(g, g.active)
    count = len(here.icons)
    for word in line.names():
        if word not in [str(n + 1) for n in range(count)]:
            line.refuse(f"this location has the symbols 1 to {count}, not {word!r}")
        mark_used(g, g.active, here, int(word) - 1)


def _write_used(g: Realm, n: int) -> list[str]:
    if g.phase != ACT:
        return []
    here = g.book.mover.stand(g, g.active)
    return joined(str(n + 1) for n in range(len(here.icons)) if is_used(g, g.active, here, n))


def _read_due(r: _Reading, line: Line, n: int) -> None:
    """What is to happen before moving; read when all cards are in place."""
    if r.g.phase != START:
        line.refuse("things are due in the phase start only")
    _all_due(r, n)
    known = {_due_name(r.g, card): card for card in r.g.due}
    for word in line.names():
        if word not in known:
            line.refuse(f"{word!r} is not due; it may be: {', '.join(known) or 'nothing'}")
    r.g.due = [known[word] for word in line.names()]


def _all_due(r: _Reading, n: int) -> None:
    if r.g.phase == START:
        r.g.due = due_now(r.g, r.g.active)


def _write_due(g: Realm, n: int) -> list[str]:
    return joined((_due_name(g, card) for card in g.due), always=True) if g.phase == START else []


def _due_name(g: Realm, card: int) -> str:
    return _GUIDE if card == GUIDE else face_id(g, card)


TURN = (
    seat_key("active"),
    choice_key("phase", PHASES, ACT, always=True),
    number_key("turn", least=1, always=True),
    Key("used", _read_used, _write_used, step=TABLE),
    number_key("decisions"),
    Key("due", _read_due, _write_due, step=LAST, absent=_all_due),
)


# -- what a player has ---------------------------------------------------------------------------


def read_villains(
    seats: int, lines: Sequence[Line], agreed: Villains, known: Sequence[str]
) -> Villains:
    """The Villains of all seats: as agreed on, or as the seats' own lines say; else by lot."""
    found = list(agreed or [])
    blocks = {block.key: block.below for block in lines}
    for seat in range(seats):
        for line in blocks.get(LETTERS[seat], []):
            if line.key != "villain":
                continue
            name = line.one_of({villain: villain for villain in known})
            if agreed is None and len(found) == seat:
                found.append(None)
            if found[seat : seat + 1] == [None] and name not in found:
                found[seat] = name
            elif agreed is None or agreed[seat : seat + 1] == [None]:
                line.refuse("each seat needs a Villain of its own, from A on")
            elif found[seat : seat + 1] != [name]:
                line.refuse("the setting `villains` says otherwise")
    if found and len(found) != seats:
        raise BadPosition(0, f"{seats} seats need {seats} Villains, not {len(found)}")
    return found or None


def seat_keys(
    g: Realm, seat: int, own: Mapping[str, int], taken: int = 0, area: str = "area"
) -> list[Key]:
    """What can stand in a player's block; `own` are the names of what this Villain keeps, -1 for
    the second currency, `taken` is the mark of a free step taken, 0 if there is none; `area` is
    what the place beside the locations is called, if cards lie there as they do elsewhere."""
    step = step_of(seat) + 2
    keys = [
        Key("villain", lambda r, line, n: None, lambda g, n: [villain(g, n).id]),
        Key("mover", _read_mover, _write_mover, step),
        number_key(g.book.words.power.lower(), "power", most=1000, always=True),
        *(_kept(name, mark) for name, mark in own.items()),
    ]
    if taken:
        keys.append(_steps(taken, step))
    keys.append(hand_key(face_id, step=step))
    for place in own_locations(g, seat):
        keys += _place(printed_location(g, place).id, place, step)
    keys += [key for key in _place(area, g.area(seat), step, "portrait") if key.name]
    written = {key.name for key in keys}
    for name, place in location_names(g, seat).items():
        keys += [Key(name, _reader(place), step=step)] * (name not in written)
    return [
        *keys,
        deck_key("deck", "decks", face_id, step=step),
        pile_key("pile", "piles", face_id, step=step),
    ]


def _read_mover(r: _Reading, line: Line, seat: int) -> None:
    places = {name: place % LOCATIONS for name, place in location_names(r.g, seat).items()}
    r.g.mover[seat] = line.one_of({"portrait": PORTRAIT, **places, **_vehicles(r.g, seat)})


def _vehicles(g: Realm, seat: int) -> dict[str, int]:
    """What else can carry the mover, by all its names."""
    aboard = {}
    for card in g.places[g.area(seat)]:
        if g.book.kind[g.identity[card]] is VEHICLE:
            id = face_id(g, card)
            aboard[id] = aboard[id.partition("_")[2]] = LOCATIONS + card
    return aboard


def _write_mover(g: Realm, seat: int) -> list[str]:
    return ["portrait" if g.mover[seat] < 0 else g.book.mover.stand(g, seat).id]


def _kept(name: str, mark: int) -> Key:
    if mark < 0:
        return number_key(name, "second", most=1000, always=True)

    def read(r: _Reading, line: Line, seat: int) -> None:
        r.g.marks[seat][mark] = line.whole_number(0, 1000)

    return Key(name, read, lambda g, seat: [str(g.marks[seat][mark])], once=True)


def _steps(taken: int, step: int) -> Key:
    def read(r: _Reading, line: Line, seat: int) -> None:
        if seat != r.g.active:
            line.refuse("only the player whose turn it is has taken free steps")
        for _ in range(line.whole_number(0, 1)):
            keep_effect(r.g, SPENT, taken)

    def write(g: Realm, seat: int) -> list[str]:
        return ["1"] * (seat == g.active and [SPENT, taken, 1] in g.lasting)

    return Key("steps", read, write, step)


def location_names(g: Realm, seat: int) -> dict[str, int]:
    """A player's locations by id, with and without the prefix of the Villain."""
    names = {}
    prefix = villain(g, seat).prefix
    for place in own_locations(g, seat):
        id = printed_location(g, place).id
        names[id] = place
        if prefix:
            names[id.removeprefix(f"{prefix}_")] = place
    return names


# -- cards in play -------------------------------------------------------------------------------


def _place(name: str, place: int, step: int, piece: str = "") -> list[Key]:
    """The keys of a place: cards that lie there, and a piece if it stands there."""

    def lying(g: Realm, seat: int) -> list[int]:
        return [card for card in g.places[place] if not _is_piece(g, card)]

    def write_piece(g: Realm, seat: int) -> list[str]:
        return [piece or name] * any(_is_piece(g, card) for card in g.places[place])

    return [
        Key(name, _reader(place), lambda g, n: joined(write_item(g, c) for c in lying(g, n)), step),
        Key("piece", _read_piece, write_piece, step),
    ]


def _is_piece(g: Realm, card: int) -> bool:
    return g.book.kind[g.identity[card]] is PIECE


def _read_piece(r: _Reading, line: Line, seat: int) -> None:
    """Where the piece of this Villain stands."""
    g, places = r.g, location_names(r.g, seat)
    lying = [card for place in (g.area(seat), *places.values()) for card in g.places[place]]
    mine = [card for card in lying if _is_piece(g, card)]
    if not mine:
        line.refuse(f"{villain(g, seat).name} has no piece")
    place = line.one_of({"portrait": g.area(seat), **places})
    lift(g, mine[0])
    put(g, mine[0], place)


def _reader(place: int) -> Callable[[_Reading, Line, int], None]:
    """Reads the cards at a location or in an area."""

    def read(r: _Reading, line: Line, seat: int) -> None:
        g, book = r.g, r.g.book
        at_location = place < LOCATIONS * g.seats
        kinds = (ALLY, ITEM, HERO, FATE_ITEM, CAPTIVE) if at_location else (SPECIALTY,)
        decks, first = r.decks_at(place)
        for item in things(line.items()):
            card = r.find(line, item.name, -1, decks, first)
            face = g.identity[card]
            if book.kind[face] not in kinds or (book.attaches[face] and face not in book.loose):
                line.refuse(f"{item.name} cannot lie there")
            put(g, card, place)
            read_item(r, card, item, decks, first)

    return read


def things(items: list[Item]) -> list[Item]:
    """All but what is empty."""
    return [item for item in items if item.text]


def read_item(
    r: RealmReading[R], card: int, item: Item, decks: Sequence[str] = (), first: int = 0
) -> None:
    """The marks of a card that lies in play, and what is attached to it."""
    g, line = r.g, item.line
    item.allow("+N", *_LASTING, "+weak", "[ ]")
    for tokens in item.numbers:
        if not 0 < abs(tokens) <= _MOST_TOKENS:
            line.refuse(f"{tokens:+} is not possible here; tokens are 1 to {_MOST_TOKENS}")
        g.plus[card] += max(tokens, 0)
        g.minus[card] += max(-tokens, 0)
    for mark in item.marks:
        if mark == "+weak":
            keep_effect(g, WEAKENED, card, _WEAK)
        else:
            keep_effect(g, _LASTING[mark], card)
    for under in things(item.under()):
        below = r.find(line, under.name, -1, decks, first)
        if not g.book.attaches[g.identity[below]]:
            line.refuse(f"{under.name} cannot be attached to anything")
        if g.book.kind[g.identity[card]] not in (ALLY, HERO, VEHICLE):
            line.refuse(f"nothing can be attached to {item.name}")
        attach(g, below, card)
        read_item(r, below, under, decks, first)


def write_item(g: Realm, card: int) -> str:
    """A card in play with its marks and attachments."""
    text = face_id(g, card)
    if g.plus[card]:
        text += f" +{g.plus[card]}"
    if g.minus[card]:
        text += f" -{g.minus[card]}"
    for mark, kind in _LASTING.items():
        if [kind, card, 1] in g.lasting:
            text += f" {mark}"
    if [WEAKENED, card, _WEAK] in g.lasting:
        text += " +weak"
    under = [write_item(g, item) for item in items_on(g, card)]
    return f"{text} [{', '.join(under)}]" if under else text


def face_id(g: Realm, card: int) -> str:
    return g.book.faces[g.identity[card]].id


def show_all(g: Realm, zones: Iterable[Iterable[int]]) -> None:
    """What lies open is known to all."""
    for zone in zones:
        for card in zone:
            g.known[card] = g.everyone

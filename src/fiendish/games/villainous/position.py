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

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fiendish.engine import rng
from fiendish.engine.effects import last
from fiendish.engine.game import LETTERS
from fiendish.engine.position import BadPosition, Line
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
KEYS = ("active", "phase", "turn", "used", "decisions", "due")
_GUIDE = "guide"
_SEAT = ("villain", "mover", "hand", "area", "deck", "pile")
_LASTING = {"muted": MUTED, "used": SPENT, "fresh": FRESH}
_WEAK = 2  # Strength that `+weak` takes
_MOST_TOKENS = 100


class Item(NamedTuple):
    """A card in a line, with its marks and what is attached to it."""

    name: str
    marks: list[str]
    under: list[Item]


class Box:
    """The cards not placed yet. Handles are given out in an order drawn by the seed."""

    def __init__(self, g: Realm, *fate: range) -> None:
        self.g = g
        pools = [range(DECK * seat, DECK * seat + DECK) for seat in range(g.seats)] + [*fate]
        self.left = [[g.identity[card] for card in pool] for pool in pools]
        self._handles = [[pool[i] for i in rng.permutation(g, len(pool))] for pool in pools]
        self._names: dict[str, list[int]] = {}
        captives = [face for face, hero in g.book.captives.items() if hero in g.identity]
        for face in {*g.identity, *captives}:
            id = g.book.faces[face].id
            for name in (id, id.partition("_")[2]):
                self._names.setdefault(name, []).append(face)

    def face(self, line: Line, name: str, decks: Sequence[str]) -> int:
        """The face of that id (of one of these decks), with or without prefix."""
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

    def take(
        self, line: Line, name: str, pool: int = -1, decks: Sequence[str] = (), first: int = 0
    ) -> int:
        """The handle of one more copy of the named card (of that player's deck)."""
        face = self.face(line, name, decks)
        hero = self.g.book.captives.get(face, face)
        pools = [*range(first, len(self.left)), *range(first)]
        here = next((n for n in pools if hero in self.left[n]), -1)
        printed = self.g.book.faces[face]
        if printed.kind is PIECE:
            line.refuse(f"{name!r} is not a card; say where it is by `piece`")
        if here < 0:
            line.refuse(f"there are only {printed.count} copies of {name}")
        if pool >= 0 and (here != pool or hero != face):
            line.refuse(f"{name} is not a card of this deck")
        card = self.place(here, hero)
        self.g.identity[card] = face
        return card

    def take_rest(self, pool: int) -> list[int]:
        """All cards left of a deck, in random order."""
        faces = self.left[pool].copy()
        return [self.place(pool, faces[i]) for i in rng.permutation(self.g, len(faces))]

    def place(self, pool: int, face: int) -> int:
        self.left[pool].remove(face)
        card = self._handles[pool].pop()
        self.g.identity[card] = face
        return card

    @property
    def fate(self) -> int:
        return self.g.seats

    def decks_of(self, pool: int) -> tuple[str, ...]:
        """The decks whose cards a pool holds, where the name of a card may be in several."""
        return ()

    def decks_at(self, place: int) -> tuple[tuple[str, ...], int]:
        """The decks whose cards can be at a place, and the pool that is looked in first."""
        return (), 0


# -- reading -------------------------------------------------------------------------------------


def read_turn(g: Realm, given: Mapping[str, Line]) -> None:
    if "active" in given:
        g.active = given["active"].seat(g.seats)
    g.phase = given["phase"].one_of(PHASES) if "phase" in given else ACT
    g.turn = given["turn"].whole_number(1) if "turn" in given else 1
    if "decisions" in given:
        g.decisions = given["decisions"].whole_number()


def read_used(g: Realm, given: Mapping[str, Line]) -> None:
    """The symbols used this turn; read when the movers are in place."""
    line = given.get("used")
    if line is None:
        return
    if g.phase != ACT:
        line.refuse("symbols are used in the phase act only")
    if g.mover[g.active] < 0:
        line.refuse("there are no symbols on the portrait")
    here = g.book.stand(g, g.active)
    count = len(here.icons)
    for word in names(line.value):
        if word not in [str(n + 1) for n in range(count)]:
            line.refuse(f"this location has the symbols 1 to {count}, not {word!r}")
        mark_used(g, g.active, here, int(word) - 1)


def read_due(g: Realm, given: Mapping[str, Line]) -> None:
    """What is to happen before moving; read when all cards are in place."""
    line = given.get("due")
    if g.phase != START:
        if line is not None:
            line.refuse("things are due in the phase start only")
        return
    g.due = due_now(g, g.active)
    if line is not None:
        known = {_GUIDE if card == GUIDE else face_id(g, card): card for card in g.due}
        for word in names(line.value):
            if word not in known:
                line.refuse(f"{word!r} is not due; it may be: {', '.join(known) or 'nothing'}")
        g.due = [known[word] for word in names(line.value)]


def read_villains(
    seats: int, given: Mapping[str, Line], agreed: list[str] | None, known: Sequence[str]
) -> list[str] | None:
    """The Villains of all seats: as agreed on, or as the seats' own lines say; else by lot."""
    found = list(agreed or [])
    for seat in range(seats):
        block = given.get(LETTERS[seat])
        lines = [line for line in block.below if line.key == "villain"] if block else []
        for line in lines:
            name = line.one_of({villain: villain for villain in known})
            if agreed is None:
                if len(found) != seat or name in found:
                    line.refuse("each seat needs a Villain of its own, from A on")
                found.append(name)
            elif agreed[seat : seat + 1] != [name]:
                line.refuse("the setting `villains` says otherwise")
    if found and len(found) != seats:
        raise BadPosition(0, f"{seats} seats need {seats} Villains, not {len(found)}")
    return found or None


def read_seat(
    g: Realm, box: Box, block: Line, seat: int, own: Mapping[str, int], step: int
) -> list[tuple[Line, int]]:
    """What a player has; `own` are the names of what this Villain keeps, -1 for the second
    currency, `step` is the mark of a free step taken, 0 if there is none. Returns how many random
    cards the hand gets, once the others are dealt."""
    if block.value:
        block.refuse(f"what player {block.key} has goes below, indented")
    board = villain(g, seat)
    places = location_names(g, seat)
    purse = g.book.words.power.lower()
    randoms: list[tuple[Line, int]] = []
    g.mover[seat] = 0
    for line in block.below:
        if line.key == "villain":
            continue
        if line.key == "mover":
            g.mover[seat] = line.one_of(
                {
                    "portrait": PORTRAIT,
                    **{name: place % LOCATIONS for name, place in places.items()},
                }
            )
        elif line.key == purse:
            g.power[seat] = line.whole_number(0, 1000)
        elif line.key == "steps" and step:
            if seat != g.active:
                line.refuse("only the player whose turn it is has taken free steps")
            for _ in range(line.whole_number(0, 1)):
                last(g, SPENT, step)
        elif line.key in own:
            _keep(g, seat, own[line.key], line.whole_number(0, 1000))
        elif line.key == "hand":
            randoms += _read_hand(g, box, line, seat)
        elif line.key in places:
            read_cards(g, box, line, places[line.key])
        elif line.key == "area":
            read_cards(g, box, line, g.area(seat))
        elif line.key == "deck":
            g.decks[seat] = read_pile(box, line, seat)[::-1]
        elif line.key == "pile":
            g.piles[seat] = read_pile(box, line, seat)
        elif line.key == "piece":
            _read_piece(g, line, seat, places)
        else:
            known = ", ".join([*_SEAT, purse, *["steps"] * bool(step), *own, *places, "piece"])
            line.refuse(f"{board.name} has {known}; not {line.key!r}")
    return randoms


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


def _keep(g: Realm, seat: int, mark: int, value: int) -> None:
    if mark < 0:
        g.second[seat] = value
    else:
        g.marks[seat][mark] = value


def _read_hand(g: Realm, box: Box, line: Line, seat: int) -> list[tuple[Line, int]]:
    randoms = []
    for word in names(line.value):
        count, _, what = word.partition(" ")
        if what == "random" and count.isascii() and count.isdigit():
            randoms.append((line, int(count[:4])))
            continue
        item = _item(line, word, ("seen",))
        card = box.take(line, item.name, seat, box.decks_of(seat), seat)
        g.hands[seat].append(card)
        g.known[card] = g.everyone if item.marks else 1 << seat
    return randoms


def _read_piece(g: Realm, line: Line, seat: int, places: Mapping[str, int]) -> None:
    """Where the piece of this Villain stands."""
    lying = [card for place in (g.area(seat), *places.values()) for card in g.places[place]]
    mine = [card for card in lying if g.book.kind[g.identity[card]] is PIECE]
    if not mine:
        line.refuse(f"{villain(g, seat).name} has no piece")
    place = line.one_of({"portrait": g.area(seat), **places})
    lift(g, mine[0])
    put(g, mine[0], place)


def read_cards(g: Realm, box: Box, line: Line, place: int) -> None:
    """Cards at a location or in an area."""
    at_location = place < LOCATIONS * g.seats
    kinds = (ALLY, ITEM, HERO, FATE_ITEM, CAPTIVE) if at_location else (SPECIALTY,)
    decks, first = box.decks_at(place)
    for item in items(line, line.value):
        card = box.take(line, item.name, -1, decks, first)
        if g.book.kind[g.identity[card]] not in kinds:
            line.refuse(f"{item.name} cannot lie there")
        if g.book.attaches[g.identity[card]] and g.identity[card] not in g.book.loose:
            line.refuse(f"{item.name} cannot lie there")
        put(g, card, place)
        read_item(g, box, line, card, item, decks, first)


def read_item(
    g: Realm, box: Box, line: Line, card: int, item: Item, decks: Sequence[str] = (), first: int = 0
) -> None:
    """The marks of a card that lies in play, and what is attached to it."""
    for mark in item.marks:
        if mark in _LASTING:
            last(g, _LASTING[mark], card)
        elif mark == "weak":
            last(g, WEAKENED, card, _WEAK)
        else:
            tokens = int(mark)
            g.plus[card] += max(tokens, 0)
            g.minus[card] += max(-tokens, 0)
    for under in item.under:
        below = box.take(line, under.name, -1, decks, first)
        if not g.book.attaches[g.identity[below]]:
            line.refuse(f"{under.name} cannot be attached to anything")
        if g.book.kind[g.identity[card]] not in (ALLY, HERO, VEHICLE):
            line.refuse(f"nothing can be attached to {item.name}")
        attach(g, below, card)
        read_item(g, box, line, below, under, decks, first)


def read_pile(box: Box, line: Line, pool: int) -> list[int]:
    """Cards of a deck (from the top) or pile, as named."""
    decks = box.decks_of(pool)
    words = names(line.value)
    if "rest" in words[:-1]:
        line.refuse("`rest` comes last: the named cards are on top of it")
    if "rest" in words and not line.key.endswith("deck"):
        line.refuse("`rest` is for decks")
    return [box.take(line, word, pool, decks, pool) for word in words if word != "rest"]


def deal_rest(
    g: Realm, box: Box, seat: int, given: Line | None, randoms: list[tuple[Line, int]]
) -> None:
    """Random hand cards, then the deck with its named cards on top."""
    rest = box.take_rest(seat)
    for line, count in randoms:
        if count > len(rest):
            line.refuse(f"there are only {len(rest)} cards left to deal")
        for _ in range(count):
            card = rest.pop()
            g.hands[seat].append(card)
            g.known[card] = 1 << seat
    if given is None or "rest" in names(given.value):
        g.decks[seat] = rest + g.decks[seat]
    else:
        g.box += rest


def names(value: str) -> list[str]:
    return [word.strip() for word in value.split(",")] if value.strip() else []


def items(line: Line, value: str) -> list[Item]:
    """Cards separated by commas, with marks and with what is attached in brackets.

    >>> [item.name for item in items(Line(1, "", ""), "sif +1 [mjolnir], odin")]
    ['sif', 'odin']
    """
    found, depth, word = [], 0, ""
    for sign in value + ",":
        depth += (sign == "[") - (sign == "]")
        if sign == "," and not depth:
            if word.strip():
                found.append(word.strip())
            word = ""
        else:
            word += sign
    if depth or word.strip():
        line.refuse("a bracket is missing")
    marks = (*_LASTING, "weak")
    return [_item(line, one, marks) for one in found]


def _item(line: Line, text: str, allowed: tuple[str, ...]) -> Item:
    head, bracket, rest = text.partition("[")
    if bracket and not rest.rstrip().endswith("]"):
        line.refuse("a bracket is missing")
    if not head.strip():
        line.refuse("the name of a card is missing")
    under = items(line, rest.rstrip()[:-1]) if bracket else []
    name, *marks = head.split()
    clean = []
    for mark in marks:
        number = re.fullmatch(r"[+-]\d{1,3}", mark)
        if number and "muted" in allowed and 0 < abs(int(mark)) <= _MOST_TOKENS:
            clean.append(mark)
        elif mark[0] == "+" and mark[1:] in allowed and mark[1:] not in clean:
            clean.append(mark[1:])
        else:
            line.refuse(f"{mark} is not possible here; allowed: +{', +'.join(allowed)}")
    return Item(name, clean, under)


# -- writing -------------------------------------------------------------------------------------


def write_turn(g: Realm) -> list[str]:
    phase = next(word for word, number in PHASES.items() if number == g.phase)
    lines = [f"active: {LETTERS[g.active]}", f"phase: {phase}", f"turn: {max(g.turn, 1)}"]
    if g.phase == ACT:
        here = g.book.stand(g, g.active)
        used = [str(n + 1) for n in range(len(here.icons)) if is_used(g, g.active, here, n)]
        if used:
            lines.append(f"used: {', '.join(used)}")
    if g.decisions:
        lines.append(f"decisions: {g.decisions}")
    if g.phase == START:
        due = [_GUIDE if card == GUIDE else face_id(g, card) for card in g.due]
        lines.append(f"due: {', '.join(due)}")
    return lines


def write_seat(g: Realm, seat: int, own: Mapping[str, int], step: int) -> list[str]:
    lines = ["", f"{LETTERS[seat]}:"]
    here = g.mover[seat]
    at = "portrait" if here < 0 else g.book.stand(g, seat).id
    purse = g.book.words.power.lower()
    lines += [f"  villain: {villain(g, seat).id}", f"  mover: {at}", f"  {purse}: {g.power[seat]}"]
    for name, mark in own.items():
        lines.append(f"  {name}: {g.second[seat] if mark < 0 else g.marks[seat][mark]}")
    if step and seat == g.active and [SPENT, step, 1] in g.lasting:
        lines.append("  steps: 1")
    hand = [
        face_id(g, card) + (" +seen" if g.known[card] == g.everyone else "")
        for card in g.hands[seat]
    ]
    if hand:
        lines.append(f"  hand: {', '.join(hand)}")
    for place in (*own_locations(g, seat), g.area(seat)):
        area = place == g.area(seat)
        name = "area" if area else printed_location(g, place).id
        lying = [card for card in g.places[place] if g.book.kind[g.identity[card]] is not PIECE]
        if lying:
            lines.append(f"  {name}: {', '.join(write_item(g, card) for card in lying)}")
        if len(lying) < len(g.places[place]):
            lines.append(f"  piece: {'portrait' if area else name}")
    lines.append(f"  deck: {write_ids(g, g.decks[seat][::-1])}")
    lines.append(f"  pile: {write_ids(g, g.piles[seat])}")
    return lines


def write_item(g: Realm, card: int) -> str:
    """A card in play with its marks and attachments."""
    text = face_id(g, card)
    if g.plus[card]:
        text += f" +{g.plus[card]}"
    if g.minus[card]:
        text += f" -{g.minus[card]}"
    for mark, kind in _LASTING.items():
        if [kind, card, 1] in g.lasting:
            text += f" +{mark}"
    if [WEAKENED, card, _WEAK] in g.lasting:
        text += " +weak"
    under = [write_item(g, item) for item in items_on(g, card)]
    return f"{text} [{', '.join(under)}]" if under else text


def face_id(g: Realm, card: int) -> str:
    return g.book.faces[g.identity[card]].id


def write_ids(g: Realm, cards: list[int]) -> str:
    return ", ".join(face_id(g, card) for card in cards)

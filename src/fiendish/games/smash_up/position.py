"""Position files of Smash Up: reading.

    active: A                      whose turn it is
    phase: play                    start or play (the default)
    turn: 12
    played: minion, action         free plays of this turn that are gone
    minions played: A 2            this turn
    extra: minion, minion small, minion at saloon, minion empty, minion pile, action
    uncovered: yes                 at the start: the one card of this turn has been uncovered
    due: overrun                   at the start: what still happens; all there is, if not given
    acts: 3                        plays and uses in this phase
    base deck: drakkar, rest       from the top; `rest` are the bases not named anywhere
    base pile: pyramids            the last one is on top

    saloon:                        a block for each base in play, in order; missing ones are drawn
      A: gunfighter +2 (-1) [ancient_curse by B], deputy of B
      actions: gold_strike by A
      buried A: mummy +seen, 1 random

    A:
      factions: cowboys, samurai   unless the setting `factions` says so above
      vp: 3
      hand: deputy +seen, 2 random
      deck: high_noon, rest        from the top; `rest` are the player's cards not named anywhere
      pile: quick_draw             the last one is on top
      box: bushi                   out of the game

    effects:                       what lasts; see `position_effects`
      held: saloon/A/gunfighter

A minion stands in the line of its controller: `+2` are power counters, `(-1)` is power for this
turn only, in brackets follow the actions on it. `by B` names the controller of an action, `of B`
the owner of a card; without it, cards are the controller's own, or of the only player who has such
a card. `= robots` is what was chosen for an action. Cards that are nowhere stay in the box.
"""

from __future__ import annotations

import re
from typing import Any

from fiendish.engine import rng
from fiendish.engine.game import LETTERS, BadSetting
from fiendish.engine.position import BadPosition, Line, Positions, seat_of
from fiendish.games.smash_up.faces import FACES, FACTIONS, KIND, Event, Kind
from fiendish.games.smash_up.position_effects import read_effects
from fiendish.games.smash_up.position_writing import write
from fiendish.games.smash_up.rules.setup import (
    agreed,
    base_handles,
    boxes_in_use,
    empty,
    pool_of,
    print_cards,
)
from fiendish.games.smash_up.rules.turn import due_at
from fiendish.games.smash_up.state import (
    AT,
    CARDS_EACH,
    EMPTY,
    NOBODY,
    NOWHERE,
    PILE,
    PLAIN,
    PLAY,
    SMALL,
    START,
    Brawl,
)

PHASES = {"start": START, "play": PLAY}
LIMITS: dict[str, int] = {
    "": PLAIN,
    "small": SMALL,
    "empty": EMPTY,
    "pile": PILE,
}
KEYS = (
    "active", "phase", "turn", "played", "minions played", "extra", "uncovered", "due", "acts",
    "base deck", "base pile", "effects",
)  # fmt: skip

_CARD = re.compile(r"(\w+)((?: of \w)?)((?: by \w)?)((?: = \w+)?)((?: \+\d+)?)((?: \([+-]\d+\))?)$")


class Stock:
    """The cards not placed yet. Handles are given out in an order drawn by the seed."""

    def __init__(self, g: Brawl) -> None:
        self.g = g
        print_cards(g)
        self.left = [g.identity.count(number) for number in range(len(g.face_of))]
        self._handles = [
            [CARDS_EACH * seat + i for i in rng.permutation(g, CARDS_EACH)]
            for seat in range(g.seats)
        ]
        self._bases = list(base_handles(g))

    def take(self, line: Line, name: str, seat: int, owner: str = "") -> int:
        """The handle of one more copy of the named card, of that owner or the likeliest one."""
        g = self.g
        owners = [
            whose
            for number, whose in enumerate(g.owner_of)
            if whose != NOBODY and FACES[g.face_of[number]].id == name
        ]
        if not owners:
            line.refuse(f"{name!r} is not the id of a card of the factions at this table")
        if owner:
            wanted = LETTERS.index(owner) if owner in LETTERS[: g.seats] else -1
            if wanted not in owners:
                line.refuse(f"{owner} has no {name}")
        elif seat in owners:
            wanted = seat
        elif len(owners) == 1:
            wanted = owners[0]
        else:
            line.refuse(f"several players have {name}: say whose, as in `{name} of B`")
        number = next(
            n
            for n, whose in enumerate(g.owner_of)
            if whose == wanted and FACES[g.face_of[n]].id == name
        )
        if not self.left[number]:
            count = FACES[g.face_of[number]].count
            line.refuse(f"{LETTERS[wanted]} has only {count} {name}")
        return self._place(number)

    def rest(self, seat: int) -> list[int]:
        """All cards of a player that are left, in random order."""
        numbers = [
            n for n, count in enumerate(self.left) for _ in range(count) if self._owns(n, seat)
        ]
        return [self._place(numbers[i]) for i in rng.permutation(self.g, len(numbers))]

    def _owns(self, number: int, seat: int) -> bool:
        return self.g.owner_of[number] == seat

    def _place(self, number: int) -> int:
        self.left[number] -= 1
        card = self._handles[self.g.owner_of[number]].pop()
        self.g.identity[card] = number
        return card

    def base(self, line: Line, name: str) -> int:
        """The handle of the named base, if its set is in use and it is not placed yet."""
        g = self.g
        if name not in [face.id for face in FACES if face.kind is Kind.BASE]:
            line.refuse(f"{name!r} is not the id of a base")
        base = next((base for base in self._bases if FACES[g.face(base)].id == name), -1)
        if base < 0:
            line.refuse(f"{name} is there already")
        if FACTIONS[FACES[g.face(base)].faction].box not in boxes_in_use(g):
            line.refuse(f"{name} comes from a set that is not in use (SU-9)")
        self._bases.remove(base)
        return base

    def rest_of_bases(self) -> tuple[list[int], list[int]]:
        """Bases left in random order, and those of sets that are not in use."""
        g, in_use = self.g, boxes_in_use(self.g)
        used = [b for b in self._bases if FACTIONS[FACES[g.face(b)].faction].box in in_use]
        unused = [base for base in self._bases if base not in used]
        self._bases = []
        return [used[i] for i in rng.permutation(g, len(used))], unused


def build(lines: list[Line], seats: int, settings: dict[str, Any], seed: bytes) -> Brawl:
    """The state those lines describe."""
    g = empty(
        seats, seed, settings["texts"] == "errata", settings["copies"], settings["turn_limit"]
    )
    first = settings["first"]  # of no use here, but it must be a seat of this table
    if first is not None and first >= seats:
        raise BadPosition(0, f"first={first} is not possible; seats are 0 to {seats - 1}")
    given = {line.key: line for line in lines}
    letters = tuple(LETTERS[:seats])
    bases = [line for line in lines if line.key not in (*KEYS, *letters)]
    ids = [face.id for face in FACES if face.kind is Kind.BASE]
    for line in bases:
        if line.key not in ids:
            allowed = ", ".join([*KEYS, *letters])
            line.refuse(f"there is no {line.key!r} in a position; allowed: {allowed} and bases")
    for line in lines:
        if line.below and line.key in KEYS and line.key != "effects":
            line.below[0].refuse(f"nothing can be indented below {line.key!r}")
    seat_lines = [given.get(letter) for letter in letters]
    g.picks = _read_factions(g, seat_lines, settings)
    _read_turn(g, given)
    stock = Stock(g)
    _read_bases(g, stock, bases, given)
    randoms: list[tuple[Line, list[int], int, int]] = []  # line, zone, seat, how many
    for line in bases:
        _read_base(g, stock, line, randoms)
    decks = [_read_player(g, stock, block, seat, randoms) for seat, block in enumerate(seat_lines)]
    rests = [stock.rest(seat) for seat in range(seats)]
    for line, zone, seat, count in randoms:
        if count > len(rests[seat]):
            line.refuse(f"there are only {len(rests[seat])} cards of {LETTERS[seat]} left to deal")
        for _ in range(count):
            card = rests[seat].pop()
            zone.append(card)
            g.known[card] = 1 << seat
            if zone is not g.hands[seat]:
                g.controller[card] = seat
    for seat, (top, has_rest) in enumerate(decks):
        g.decks[seat] = (rests[seat] if has_rest else []) + top[::-1]
        g.box += [] if has_rest else rests[seat]
    _finish(g, given)
    return g


def _read_factions(
    g: Brawl, blocks: list[Line | None], settings: dict[str, Any]
) -> list[list[int]]:
    """From the setting, or from a line in each player's block."""
    ids = [faction.id for faction in FACTIONS]
    factions = settings["factions"]
    named: list[list[str]] = []
    for seat, block in enumerate(blocks):
        line = _below(block, "factions")
        if line is None:
            continue
        pair = items(line.value)
        if any(name not in ids for name in pair):
            line.refuse(f"factions are: {', '.join(ids)}")
        if len(pair) != 2 or pair[0] == pair[1]:
            line.refuse("a player has two different factions (SU-5)")
        agreed_on = factions[seat] if factions is not None and seat < len(factions) else pair
        if sorted(agreed_on) != sorted(pair):
            line.refuse("these are other factions than the setting says")
        named.append(pair)
    if factions is None and len(named) < g.seats:
        raise BadPosition(0, "the factions are missing, as in `factions: cowboys+vikings,…`")
    try:
        pool = pool_of(g.seats, settings["sets"], settings["copies"])
        return agreed(g.seats, pool, factions or named, settings["sets"], settings["copies"])
    except BadSetting as error:
        raise BadPosition(0, str(error)) from None


def _below(block: Line | None, key: str) -> Line | None:
    return next((line for line in block.below if line.key == key), None) if block else None


def _read_turn(g: Brawl, given: dict[str, Line]) -> None:
    if "active" in given:
        g.active = given["active"].seat(g.seats)
    g.phase = given["phase"].one_of(PHASES) if "phase" in given else PLAY
    g.turn = given["turn"].whole_number(1) if "turn" in given else 1
    if "played" in given:
        for item in items(given["played"].value):
            if item not in ("minion", "action"):
                given["played"].refuse(f"played can be minion and action, not {item!r}")
            setattr(g, f"free_{item}", 0)
    if "minions played" in given:
        _read_counts(g, given["minions played"])
    if "uncovered" in given:
        g.uncovered = given["uncovered"].one_of({"yes": 1, "no": 0})
    if "acts" in given:
        g.acts = given["acts"].whole_number(0, 1000)


def _read_counts(g: Brawl, line: Line) -> None:
    for item in items(line.value):
        letter, _, count = item.partition(" ")
        seat = seat_of(line, letter, g.seats)
        if not (count.isascii() and count.isdigit()):
            line.refuse(f"{item!r}: say how many, as in `A 2`")
        g.minions_played[seat] = int(count[:3])


def _read_extras(g: Brawl, line: Line) -> None:
    for item in items(line.value):
        what, _, limit = item.partition(" ")
        if what == "action" and not limit:
            g.extras.append([Kind.STANDARD, PLAIN, -1])
        elif what == "minion" and limit in LIMITS:
            g.extras.append([Kind.MINION, LIMITS[limit], -1])
        elif what == "minion" and limit.startswith("at "):
            g.extras.append([Kind.MINION, AT, place_of(g, line, limit[3:])])
        else:
            line.refuse(f"an extra play is action, minion, minion small …, not {item!r}")


def place_of(g: Brawl, line: Line, name: str) -> int:
    names = [FACES[g.face(base)].id for base in g.bases]
    if name not in names:
        line.refuse(f"the base {name!r} is not in play")
    return names.index(name)


def _read_bases(g: Brawl, stock: Stock, blocks: list[Line], given: dict[str, Line]) -> None:
    """The middle, the base deck and the base discard pile."""
    if len(blocks) > g.seats + 1:
        blocks[-1].refuse(f"{g.seats} players have {g.seats + 1} bases in play (SU-10)")
    g.bases = [stock.base(line, line.key) for line in blocks]
    if "base pile" in given:
        line = given["base pile"]
        g.base_pile = [stock.base(line, name) for name in items(line.value)]
    top, has_rest = [], True
    if "base deck" in given:
        line = given["base deck"]
        names, has_rest = split_rest(line)
        top = [stock.base(line, name) for name in names]
    rest, unused = stock.rest_of_bases()
    while len(g.bases) <= g.seats and rest:
        g.bases.append(rest.pop())
    if len(g.bases) <= g.seats:
        raise BadPosition(0, f"there are not {g.seats + 1} bases for the middle")
    g.base_deck = (rest if has_rest else []) + top[::-1]
    g.box += unused if has_rest else unused + rest
    for place, base in enumerate(g.bases):
        g.at[base] = place


def _read_base(
    g: Brawl, stock: Stock, block: Line, randoms: list[tuple[Line, list[int], int, int]]
) -> None:
    if block.value:
        block.refuse(f"what is at {block.key} goes below, indented")
    place = place_of(g, block, block.key)
    for line in block.below:
        if line.key in LETTERS[: g.seats]:
            for item in items(line.value):
                _read_minion(g, stock, line, item, place, LETTERS.index(line.key))
        elif line.key == "actions":
            for item in items(line.value):
                _read_action(g, stock, line, item, place, NOWHERE, -1)
        elif line.key.startswith("buried ") and line.key[7:] in LETTERS[: g.seats]:
            _read_hidden(g, stock, line, g.buried[place], LETTERS.index(line.key[7:]), randoms)
        else:
            line.refuse(f"a base has players, actions and buried cards, not {line.key!r}")


def _read_minion(g: Brawl, stock: Stock, line: Line, item: str, place: int, seat: int) -> None:
    head, bracket, actions = item.partition("[")
    if bracket and not actions.rstrip().endswith("]"):
        line.refuse("the list of actions must end with ]")
    name, owner, by, chosen, counters, boost = _parse(line, head)
    if by or chosen:
        line.refuse(f"a minion has no `by` and no `=`: {head.strip()!r}")
    minion = stock.take(line, name, seat, owner)
    if KIND[g.face(minion)] is not Kind.MINION:
        line.refuse(f"{name} is not a minion")
    g.minions[place].append(minion)
    g.at[minion], g.controller[minion] = place, seat
    g.counters[minion], g.boost[minion] = counters, boost
    for action in items(actions.rstrip().removesuffix("]")):
        _read_action(g, stock, line, action, place, minion, seat)


def _read_action(
    g: Brawl, stock: Stock, line: Line, item: str, place: int, host: int, seat: int
) -> None:
    name, owner, by, chosen, counters, boost = _parse(line, item)
    if by and by not in LETTERS[: g.seats]:
        line.refuse(f"there is no seat {by!r}")
    if not by and seat < 0:
        line.refuse(f"say whose it is, as in `{name} by A`")
    if counters or boost:
        line.refuse("counters and power are for minions")
    controller = LETTERS.index(by) if by else seat
    card = stock.take(line, name, controller, owner)
    if KIND[g.face(card)] is not (Kind.ON_BASE if host == NOWHERE else Kind.ON_MINION):
        line.refuse(f"{name} is not played on a {'base' if host == NOWHERE else 'minion'}")
    g.actions[place].append(card)
    g.at[card], g.on[card], g.controller[card] = place, host, controller
    g.chosen[card] = _chosen(line, chosen)


def _chosen(line: Line, word: str) -> int:
    if not word or word.isdigit():
        return min(255, int(word or 0))
    ids = [faction.id for faction in FACTIONS]
    if word not in ids:
        line.refuse(f"there is no faction {word!r}")
    return ids.index(word)


def _parse(line: Line, item: str) -> tuple[str, str, str, str, int, int]:
    """A card's id, owner, controller, what was chosen, counters and power for this turn."""
    match = _CARD.match(" ".join(item.split()))
    if match is None:
        line.refuse(f"{item.strip()!r} is no card, as in `gunfighter of B +2 (-1)`")
    name, owner, by, chosen, counters, boost = match.groups()
    return (
        name,
        owner.removeprefix(" of "),
        by.removeprefix(" by "),
        chosen.removeprefix(" = "),
        min(255, int(counters or 0)),
        int(boost.strip(" ()") or 0) if boost else 0,
    )


def _read_hidden(
    g: Brawl,
    stock: Stock,
    line: Line,
    zone: list[int],
    seat: int,
    randoms: list[tuple[Line, list[int], int, int]],
) -> None:
    """Cards of a hand, or buried ones."""
    for item in items(line.value):
        count, _, word = item.partition(" ")
        if word == "random":
            if not (count.isascii() and count.isdigit()):
                line.refuse(f"{item!r}: say how many, as in `2 random`")
            randoms.append((line, zone, seat, int(count[:4])))
            continue
        seen = item.endswith("+seen")
        name, owner, *marks = _parse(line, item.removesuffix("+seen"))
        if any(marks):
            line.refuse(f"a hidden card has `of` and +seen only: {item!r}")
        card = stock.take(line, name, seat, owner)
        zone.append(card)
        g.known[card] = g.everyone if seen else 1 << seat
        if zone is not g.hands[seat]:
            g.controller[card] = seat


def _read_player(
    g: Brawl,
    stock: Stock,
    block: Line | None,
    seat: int,
    randoms: list[tuple[Line, list[int], int, int]],
) -> tuple[list[int], bool]:
    """A player's block; returns the cards on top of the deck and whether the rest is below."""
    if block is None:
        return [], True
    if block.value:
        block.refuse(f"what player {block.key} has goes below, indented")
    top, has_rest = [], True
    for line in block.below:
        if line.key == "vp":
            g.vp[seat] = line.whole_number(0, 200)
        elif line.key == "hand":
            _read_hidden(g, stock, line, g.hands[seat], seat, randoms)
        elif line.key == "deck":
            names, has_rest = split_rest(line)
            top = [_plain(stock, line, name, seat) for name in names]
        elif line.key == "pile":
            g.piles[seat] = [_own(g, stock, line, name, seat) for name in items(line.value)]
        elif line.key == "box":
            g.box += [_own(g, stock, line, name, seat) for name in items(line.value)]
        elif line.key != "factions":
            line.refuse(f"a player has factions, vp, hand, deck, pile and box, not {line.key!r}")
    return top, has_rest


def _plain(stock: Stock, line: Line, item: str, seat: int) -> int:
    name, owner, *marks = _parse(line, item)
    if any(marks):
        line.refuse(f"a card in a deck or pile has no marks: {item!r}")
    return stock.take(line, name, seat, owner)


def _own(g: Brawl, stock: Stock, line: Line, item: str, seat: int) -> int:
    card = _plain(stock, line, item, seat)
    if g.owner(card) != seat:
        line.refuse("this holds the player's own cards only (SU-64)")
    return card


def _finish(g: Brawl, given: dict[str, Line]) -> None:
    """Who knows what, and what belongs to the turn."""
    public = [*g.bases, *g.base_pile, *g.box]
    public += [card for zone in (g.piles, g.minions, g.actions) for own in zone for card in own]
    for card in public:
        g.known[card] = g.everyone
    holders = [
        (seat, card) for zone in (g.hands, g.decks) for seat, own in enumerate(zone) for card in own
    ]
    placed = [card for zone in (g.minions, g.actions, g.buried) for here in zone for card in here]
    holders += [(g.controller[card], card) for card in placed]
    for seat, card in holders:
        g.mixed |= (g.owner(card) != seat) << seat
    if "extra" in given:
        _read_extras(g, given["extra"])
    if g.phase == START:
        g.due = due_at(g, Event.START)
        if "due" in given:
            g.due = _read_due(g, given["due"])
    if "effects" in given:
        read_effects(g, given["effects"])


def _read_due(g: Brawl, line: Line) -> list[int]:
    due, names = [], items(line.value)
    for card in g.due:
        name = FACES[g.face(card)].id
        if name in names:
            names.remove(name)
            due.append(card)
    if names:
        line.refuse(f"nothing of {names[0]!r} is due at the start of this turn")
    return due


def split_rest(line: Line) -> tuple[list[str], bool]:
    """The cards named on top of a deck, and whether the rest lies below them."""
    names = items(line.value)
    if "rest" in names[:-1]:
        line.refuse("`rest` comes last: the named cards are on top of it")
    return [name for name in names if name != "rest"], "rest" in names


def items(value: str) -> list[str]:
    """What stands between commas outside of brackets."""
    found, depth, start = [], 0, 0
    for i, letter in enumerate(value):
        depth += (letter == "[") - (letter == "]")
        if letter == "," and depth == 0:
            found.append(value[start:i].strip())
            start = i + 1
    return [item for item in (*found, value[start:].strip()) if item or found]


POSITIONS = Positions(build, write)

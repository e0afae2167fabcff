"""Position files of Smash Up.

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

from collections.abc import Iterable, Sequence
from typing import Any

from fiendish.engine import rng
from fiendish.engine.game import LETTERS, BadSetting, Positions
from fiendish.engine.positions.form import (
    Form,
    Key,
    KeyBlock,
    Then,
    choice_key,
    deck_key,
    hand_key,
    joined,
    number_key,
    seat_blocks,
    seat_key,
    shown,
)
from fiendish.engine.positions.lines import BadPosition, Item, Line
from fiendish.engine.positions.reading import Reading
from fiendish.games.smash_up.faces import FACES, FACTIONS, KIND, Event, Kind, SmashFace
from fiendish.games.smash_up.position_effects import place_of, read_effect, write_effects
from fiendish.games.smash_up.rules.board import actions_on, actions_on_base, my_buried_at
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
    NOWHERE,
    PILE,
    PLAIN,
    PLAY,
    SMALL,
    START,
    Brawl,
)

_PHASES = {"start": START, "play": PLAY}
_LIMITS: dict[str, int] = {"": PLAIN, "small": SMALL, "empty": EMPTY, "pile": PILE}


class _Reading(Reading[Brawl]):
    """Bases keep their handles, so that they are found by id."""

    words = ("of",)

    def __init__(self, g: Brawl, lines: Sequence[Line]) -> None:
        whose = [range(CARDS_EACH * n, CARDS_EACH * n + CARDS_EACH) for n in range(g.seats)]
        super().__init__(
            g,
            lines,
            [
                (f"card of {LETTERS[n]}", mine, g.identity[mine.start : mine.stop])
                for n, mine in enumerate(whose)
            ],
            lambda identity: FACES[g.face_of[identity]].id,
        )
        self.bases = {_id(g, base): base for base in base_handles(g)}
        self.base_rest = True  # bases named nowhere are in their deck

    def take_base(self, line: Line, name: str) -> int:
        """The named base, if its set is in use and it is not placed yet."""
        if name not in _bases():
            line.refuse(f"{name!r} is not the id of a base")
        if name not in self.bases:
            line.refuse(f"{name} is there already")
        if not self.in_use(name):
            line.refuse(f"{name} comes from a set that is not in use (SU-9)")
        return self.bases.pop(name)

    def in_use(self, name: str) -> bool:
        return FACTIONS[_bases()[name].faction].box in boxes_in_use(self.g)

    def card(self, item: Item, pool: int, word: str = "of") -> int:
        """One more copy of the card, of the owner named or of the likeliest one."""
        line, name = item.line, item.name
        owners = [n for n, pool in enumerate(self.pools) if name in pool.ids]
        if not owners:
            letter, _, remaining = name.partition(" ")
            hint = (
                f"; write `{remaining} {word} {letter}`"
                if letter in [*LETTERS[: self.g.seats]]
                else ""
            )
            line.refuse(f"{name!r} is not the id of a card of the factions at this table{hint}")
        if item.owner:
            owner = line.seat_of(item.owner, self.g.seats)
            if owner not in owners:
                line.refuse(f"{item.owner} has no {name}")
        elif pool in owners:
            owner = pool
        elif len(owners) == 1:
            owner = owners[0]
        else:
            line.refuse(f"several players have {name}: say whose, as in `{name} of B`")
        return self.take(line, name, owner)


def _bases() -> dict[str, SmashFace]:
    """All bases by their ids, those of packs included."""
    return {face.id: face for face in FACES if face.kind is Kind.BASE}


def build(
    lines: list[Line], seats: int, settings: dict[str, Any], seed: bytes, edition: int
) -> Brawl:
    """The state those lines describe."""
    g = empty(
        seats, seed, settings["texts"] == "errata", settings["copies"], settings["turn_limit"],
        edition,
    )  # fmt: skip
    first = settings["first"]  # of no use here, but it must be a seat of this table
    if first is not None and first >= seats:
        raise BadPosition(0, f"first={first} is not possible; seats are 0 to {seats - 1}")
    bases = _bases()
    FORM.refuse_unknown(g, [line for line in lines if line.key not in bases])
    g.picks = _read_factions(g, lines, settings)
    print_cards(g)
    r = _Reading(g, lines)
    blocks = [line for line in lines if line.key in bases]
    if len(blocks) > seats + 1:
        blocks[-1].refuse(f"{seats} players have {seats + 1} bases in play (SU-10)")
    g.bases = [r.take_base(line, line.key) for line in blocks]
    FORM.read(r)
    return g


def _read_factions(g: Brawl, lines: list[Line], settings: dict[str, Any]) -> list[list[int]]:
    """From the setting, or from a line in each player's block."""
    ids = [faction.id for faction in FACTIONS]
    factions = settings["factions"]
    below = {(block.key, line.key): line for block in lines for line in block.below[::-1]}
    named: list[Sequence[str | None] | None] = list(factions or [None] * g.seats)
    for seat, letter in enumerate(LETTERS[: g.seats]):
        line = below.get((letter, "factions"))
        if line is None:
            continue
        pair = line.names()
        if any(name not in ids for name in pair):
            line.refuse(f"factions are: {', '.join(ids)}")
        if len(pair) != 2 or pair[0] == pair[1]:
            line.refuse("a player has two different factions (SU-5)")
        if seat < len(named):
            if not {*pair} >= {*filter(None, named[seat] or ())}:
                line.refuse("these are other factions than the setting says")
            named[seat] = pair
    if any(pair is None or None in pair for pair in named):
        raise BadPosition(0, "the factions are missing, as in `factions: cowboys+vikings,…`")
    try:
        pool = pool_of(g.seats, settings["sets"], settings["copies"], g.edition)
        return agreed(g.seats, pool, named, settings["sets"], settings["copies"])
    except BadSetting as error:
        raise BadPosition(0, str(error)) from None


def _read_before(r: _Reading, line: Line, n: int) -> None:
    """Nothing is left to do: the factions were needed before all else."""


# -- the turn ------------------------------------------------------------------------------------


def _read_played(r: _Reading, line: Line, n: int) -> None:
    for item in line.names():
        line.choice(item, {"minion": 1, "action": 1})
        setattr(r.g, f"free_{item}", 0)


def _write_played(g: Brawl, n: int) -> list[str]:
    free = {"minion": g.free_minion, "action": g.free_action}
    return joined(word for word, left in free.items() if not left)


def _read_counts(r: _Reading, line: Line, n: int) -> None:
    for item in line.names():
        letter, _, count = item.partition(" ")
        seat = line.seat_of(letter, r.g.seats)
        r.g.minions_played[seat] = line.number_in(count, 0, 999, f"minions played by {letter}")


def _write_counts(g: Brawl, n: int) -> list[str]:
    return joined(f"{LETTERS[s]} {count}" for s, count in enumerate(g.minions_played) if count)


def _read_extras(r: _Reading, line: Line, n: int) -> None:
    for item in line.names():
        what, _, limit = item.partition(" ")
        if what == "action" and not limit:
            r.g.extras.append([Kind.STANDARD, PLAIN, -1])
        elif what == "minion" and limit in _LIMITS:
            r.g.extras.append([Kind.MINION, _LIMITS[limit], -1])
        elif what == "minion" and limit.startswith("at "):
            r.g.extras.append([Kind.MINION, AT, place_of(r.g, line, limit[3:])])
        else:
            limits = ", ".join(f"minion {limit}".strip() for limit in _LIMITS)
            line.refuse(f"an extra play is action, {limits} or minion at BASE, not {item!r}")


def _write_extras(g: Brawl, n: int) -> list[str]:
    words = {number: f" {word}".rstrip() for word, number in _LIMITS.items()}
    return joined(
        "action"
        if what == Kind.STANDARD
        else f"minion at {_id(g, g.bases[place])}"
        if limit == AT
        else f"minion{words[limit]}"
        for what, limit, place in g.extras
    )


def _all_due(r: _Reading, n: int) -> None:
    if r.g.phase == START:
        r.g.due = due_at(r.g, Event.START)


def _read_due(r: _Reading, line: Line, n: int) -> None:
    _all_due(r, n)
    names, due = line.names(), []
    for card in r.g.due:
        if _id(r.g, card) in names:
            names.remove(_id(r.g, card))
            due.append(card)
    if names and r.g.phase == START:
        line.refuse(f"nothing of {names[0]!r} is due at the start of this turn")
    r.g.due = due


# -- bases ---------------------------------------------------------------------------------------


def _read_base_deck(r: _Reading, line: Line, n: int) -> None:
    names, r.base_rest = line.deck()
    r.g.base_deck = [r.take_base(line, name) for name in names][::-1]


def _read_base_pile(r: _Reading, line: Line, n: int) -> None:
    r.g.base_pile = [r.take_base(line, name) for name in line.names()]


def _lay_bases(r: _Reading, n: int) -> None:
    """Bases that are named nowhere: in the middle if some are missing there, and in the deck."""
    g = r.g
    used = [base for name, base in r.bases.items() if r.in_use(name)]
    remaining = [used[i] for i in rng.permutation(g, len(used))]
    while len(g.bases) <= g.seats and remaining:
        g.bases.append(remaining.pop())
    if len(g.bases) <= g.seats:
        raise BadPosition(0, f"there are not {g.seats + 1} bases for the middle")
    g.box += [base for name, base in r.bases.items() if not r.in_use(name)]
    if r.base_rest:
        g.base_deck = remaining + g.base_deck
    else:
        g.box += remaining
    for place, base in enumerate(g.bases):
        g.at[base] = place


def _at_base(g: Brawl, place: int) -> list[Key]:
    """What can stand in the block of a base."""

    def minions(seat: int) -> Key:
        def read(r: _Reading, line: Line, place: int) -> None:
            for item in line.items():
                _read_minion(r, item, place, seat)

        def write(g: Brawl, place: int) -> list[str]:
            return joined(_minion(g, m) for m in g.minions[place] if g.controller[m] == seat)

        return Key(LETTERS[seat], read, write, step=2)

    def buried(seat: int) -> Key:
        def read(r: _Reading, line: Line, place: int) -> None:
            def put(card: int) -> None:
                r.g.buried[place].append(card)
                r.g.controller[card] = seat

            r.hold(line, seat, seat, put)

        def write(g: Brawl, place: int) -> list[str]:
            return joined(shown(g, card, _owned) for card in my_buried_at(g, seat, place))

        return Key(f"buried {LETTERS[seat]}", read, write, step=2)

    players = range(g.seats)
    actions = Key("actions", _read_actions, _write_actions, step=2)
    return [*map(minions, players), actions, *map(buried, players)]


def _read_minion(r: _Reading, item: Item, place: int, seat: int) -> None:
    g = r.g
    minion = r.card(item.allow("of", "+N", "(N)", "[ ]"), seat)
    if KIND[g.face(minion)] is not Kind.MINION:
        item.line.refuse(f"{item.name} is not a minion")
    if len(item.numbers) > 1 or min(item.numbers, default=0) < 0:
        item.line.refuse(f"counters are one number from 0 on, as in `+2`: {item.text!r}")
    g.minions[place].append(minion)
    g.at[minion], g.controller[minion] = place, seat
    g.counters[minion], g.boost[minion] = min(255, sum(item.numbers)), item.for_turn
    for under in item.under():
        _read_action(r, under, place, minion, seat)


def _minion(g: Brawl, minion: int) -> str:
    counters = f" +{g.counters[minion]}" if g.counters[minion] else ""
    boost = f" ({g.boost[minion]:+})" if g.boost[minion] else ""
    actions = ", ".join(_action(g, card) for card in actions_on(g, minion))
    return _owned(g, minion) + counters + boost + (f" [{actions}]" if actions else "")


def _read_actions(r: _Reading, line: Line, place: int) -> None:
    for item in line.items():
        _read_action(r, item, place, NOWHERE, -1)


def _write_actions(g: Brawl, place: int) -> list[str]:
    return joined(_action(g, card) for card in actions_on_base(g, place))


def _read_action(r: _Reading, item: Item, place: int, host: int, seat: int) -> None:
    g, line = r.g, item.line
    item.allow("of", "by", "=")
    controller = line.seat_of(item.by, g.seats) if item.by else seat
    if controller < 0 and " " not in item.name:
        line.refuse(f"say whose it is, as in `{item.name} by A`")
    card = r.card(item, controller, "by")
    if KIND[g.face(card)] is not (Kind.ON_BASE if host == NOWHERE else Kind.ON_MINION):
        where = "base" if host == NOWHERE else "minion"
        line.refuse(f"{item.name} is not played on a {where}")
    g.actions[place].append(card)
    g.at[card], g.on[card], g.controller[card] = place, host, controller
    factions = {faction.id: number for number, faction in enumerate(FACTIONS)}
    if item.chosen.isdigit():
        g.chosen[card] = min(255, int(item.chosen[:4]))
    elif item.chosen:
        g.chosen[card] = line.choice(item.chosen, factions, "a faction chosen")


def _action(g: Brawl, card: int) -> str:
    chosen = f" = {g.chosen[card]}" if g.chosen[card] else ""
    return f"{_owned(g, card)} by {LETTERS[g.controller[card]]}{chosen}"


# -- players -------------------------------------------------------------------------------------


def _read_pile(r: _Reading, line: Line, seat: int) -> None:
    r.g.piles[seat] = _own(r, line, seat)


def _read_box(r: _Reading, line: Line, seat: int) -> None:
    r.g.box += _own(r, line, seat)


def _own(r: _Reading, line: Line, seat: int) -> list[int]:
    cards = r.cards(line, seat)
    if any(r.g.owner(card) != seat for card in cards):
        line.refuse("this holds the player's own cards only (SU-64)")
    return cards


def _deal(r: _Reading, n: int) -> None:
    """The decks, who knows what, and who has cards of others."""
    g = r.g
    g.decks = r.decks(g.box, *range(g.seats))
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


# -- words ---------------------------------------------------------------------------------------


def _id(g: Brawl, card: int) -> str:
    return FACES[g.face(card)].id


def _ids(g: Brawl, cards: Iterable[int], always: bool = False) -> list[str]:
    return joined((_id(g, card) for card in cards), always)


def _owned(g: Brawl, card: int) -> str:
    return f"{_id(g, card)} of {LETTERS[g.owner(card)]}"


def write(g: Brawl) -> list[str]:
    """The lines of a position file for a state at the start of a turn or in Play Cards."""
    if g.phase not in (START, PLAY):
        raise ValueError("a position can be written at the start of a turn or in Play Cards")
    return FORM.write(g)


_OF_PLAYER = (
    Key(
        "factions", _read_before, lambda g, seat: [", ".join(FACTIONS[n].id for n in g.picks[seat])]
    ),
    number_key("vp", most=200, always=True),
    hand_key(_owned, step=2),
    deck_key("deck", "decks", _owned, step=2),
    Key("pile", _read_pile, lambda g, seat: _ids(g, g.piles[seat]), step=2),
    Key("box", _read_box, lambda g, s: _ids(g, (c for c in g.box if g.owner(c) == s)), step=2),
)
FORM = Form(
    seat_key("active"),
    choice_key("phase", _PHASES, PLAY, always=True),
    number_key("turn", least=1, always=True),
    Key("played", _read_played, _write_played),
    Key("minions played", _read_counts, _write_counts),
    Key("extra", _read_extras, _write_extras, step=4),
    choice_key("uncovered", {"yes": 1, "no": 0}),
    number_key("acts", most=1000),
    Key(
        "due",
        _read_due,
        lambda g, n: _ids(g, g.due, always=True) if g.phase == START else [],
        step=4,
        absent=_all_due,
    ),
    Key("base deck", _read_base_deck, lambda g, n: _ids(g, g.base_deck[::-1], always=True), step=1),
    Key("base pile", _read_base_pile, lambda g, n: _ids(g, g.base_pile, always=True)),
    Then(1, _lay_bases),
    KeyBlock(lambda g: [_id(g, base) for base in g.bases], _at_base, "bases"),
    seat_blocks(lambda g, seat: _OF_PLAYER),
    Then(3, _deal),
    Key("effects", read_effect, write_effects, step=4, block=True),
)
POSITIONS = Positions(build, write)

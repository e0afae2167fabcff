"""Set-up: factions, decks, bases, opening hands (chapters 1 and 9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

from fiendish.engine import rng
from fiendish.engine.cards import reveal, shuffle
from fiendish.engine.effects import Asking, note
from fiendish.engine.game import BadSetting
from fiendish.engine.question import DECLINE, Question
from fiendish.engine.sides import check_seats
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import (
    ANSWERS_SPIES,
    AURA,
    BASE,
    EXTRA,
    FACTIONS,
    FROM_HAND,
    KIND,
    LOCK,
    MINION,
    RISES,
    SETS,
    SPECIAL,
    TALENT,
    WATCHERS,
    Event,
    SmashFace,
)
from fiendish.games.smash_up.numbers import FACE_NUMBERS
from fiendish.games.smash_up.rules.bases import turn_up_base
from fiendish.games.smash_up.rules.board import is_minion
from fiendish.games.smash_up.rules.piles import draw
from fiendish.games.smash_up.state import (
    CARDS_EACH,
    NOBODY,
    NOWHERE,
    OPENING,
    Brawl,
)

Factions = Sequence[Sequence[str | None] | None] | None
"""Two factions for each seat, None for each that is open; or all are open."""

HAND = 5
SHOW = 1  # the one thing to choose besides keeping the opening hand


def start(
    seats: int,
    seed: bytes,
    sets: str,
    copies: int,
    factions: Factions,
    choose: str,
    texts: str,
    first: int | None,
    turn_limit: int,
    edition: int,
) -> Brawl:
    """The table before the first question."""
    if first is not None and first >= seats:
        raise BadSetting(f"first={first} is not possible; seats are 0 to {seats - 1}")
    g = empty(seats, seed, texts == "errata", copies, turn_limit, edition)
    g.pool = pool_of(seats, sets, copies, edition)
    g.first = g.active = rng.below(g, seats) if first is None else first  # SU-R3, SU-R5
    if factions is not None:
        g.picks = agreed(seats, g.pool, factions, sets, copies)
    if any(len(mine) < 2 for mine in g.picks):
        open_picks(g, choose)
        if choose != "random":
            return g
        while g.picking:
            options = legal_picks(g)
            _pick(g, options[rng.below(g, len(options))])
    deal(g)
    return g


def empty(
    seats: int, seed: bytes, errata: bool, copies: int, turn_limit: int, edition: int
) -> Brawl:
    """A table with nothing on it."""
    cards = CARDS_EACH * seats + len(all_bases(errata, edition))
    return Brawl(
        seats=seats,
        seed=seed,
        edition=edition,
        identity=[0] * cards,
        known=bytearray(cards),
        errata=int(errata),
        copies=copies,
        turn_limit=turn_limit,
        face_of=(0,),  # as long as nothing is printed, all cards are alike
        owner_of=bytes([NOBODY]),
        picks=[[] for _ in range(seats)],
        vp=[0] * seats,
        minions_played=[0] * seats,
        hands=[[] for _ in range(seats)],
        decks=[[] for _ in range(seats)],
        piles=[[] for _ in range(seats)],
        minions=[[] for _ in range(seats + 1)],
        actions=[[] for _ in range(seats + 1)],
        buried=[[] for _ in range(seats + 1)],
        at=[NOWHERE] * cards,
        on=bytearray([NOWHERE]) * cards,
        controller=[NOWHERE] * cards,
        counters=[0] * cards,
        chosen=bytearray(cards),
        boost=[0] * cards,
    )


# -- factions ------------------------------------------------------------------------------------


def pool_of(seats: int, sets: str, copies: int, edition: int) -> list[int]:
    """The factions on offer; too few for the players is an error (SU-2)."""
    boxes = SETS if sets == "both" else {sets: SETS[sets]}
    pool = [
        number
        for number, faction in enumerate(FACTIONS)
        if faction.box in boxes and faction.printed(errata=False, edition=edition)
    ] * copies
    if len(pool) < 2 * seats:
        raise BadSetting(
            f"{seats} players need {2 * seats} factions, and sets={sets} with copies={copies} has "
            f"{len(pool)}; use sets=both or copies=2"
        )
    return sorted(pool)


def agreed(
    seats: int,
    pool: list[int],
    factions: Sequence[Sequence[str | None] | None],
    sets: str,
    copies: int,
) -> list[list[int]]:
    """The factions the players have agreed on (SU-8), as numbers."""
    check_seats("factions", "pairs of factions", seats, factions)
    numbers = {faction.id: n for n, faction in enumerate(FACTIONS)}
    left, picks = pool.copy(), []
    for pair in factions:
        mine = []
        for name in filter(None, pair or ()):
            number = numbers[name]
            if number not in pool:
                allowed = ", ".join(FACTIONS[n].id for n in dict.fromkeys(pool))
                raise BadSetting(f"{name} is not in sets={sets}; there is: {allowed}")
            if number not in left:
                raise BadSetting(f"{name} is taken more often than there are copies: {copies}")
            left.remove(number)
            mine.append(number)
        picks.append(mine)
    return picks


def open_picks(g: Brawl, choose: str) -> None:
    """Who still has to pick, and from what; what is agreed on counts as picked first (SU-R56)."""
    for faction in chain(*g.picks):
        g.pool.remove(faction)
    g.picking = _order(g, "draft" if choose == "random" else choose)
    for seat, mine in enumerate(g.picks):
        for _ in mine:
            del g.picking[len(g.picking) - 1 - g.picking[::-1].index(seat)]
    if any(g.picks) and not can_finish(g.pool, g.picks, g.picking):
        raise BadSetting(
            "factions: with those agreed on somebody would be left with the same faction twice; "
            f"left are {', '.join(FACTIONS[n].id for n in g.pool)}"
        )


def _order(g: Brawl, choose: str) -> list[int]:
    """Who picks when, the first one last in the list: a draft runs there and back (SU-138)."""
    round_ = [(g.first + step) % g.seats for step in range(g.seats)]
    if choose == "draft":
        return [*round_, *reversed(round_)]  # read from its end it is the same
    return [seat for seat in reversed(round_) for _ in range(2)]


def legal_picks(g: Brawl) -> list[int]:
    """Factions the next player may take so that all picks to come stay possible (SU-R5)."""
    seat = g.picking[-1]
    if g.copies == 1:
        return g.pool.copy()  # there are enough, and nobody can get one twice
    legal = []
    for faction in dict.fromkeys(g.pool):
        if faction in g.picks[seat]:
            continue
        left = g.pool.copy()
        left.remove(faction)
        picks = [mine.copy() for mine in g.picks]
        picks[seat].append(faction)
        if can_finish(left, picks, g.picking[:-1]):
            legal.append(faction)
    return legal


def can_finish(pool: list[int], picks: list[list[int]], picking: list[int]) -> bool:
    """Whether the players still to pick can all get two different factions."""
    if not picking:
        return True
    seat, tried = picking[-1], set()
    for faction in pool:
        if faction in tried or faction in picks[seat]:
            continue
        tried.add(faction)
        left = pool.copy()
        left.remove(faction)
        now = [mine.copy() for mine in picks]
        now[seat].append(faction)
        if can_finish(left, now, picking[:-1]):
            return True
    return False


def _pick(g: Brawl, faction: int) -> None:
    seat = g.picking.pop()
    g.pool.remove(faction)
    g.picks[seat].append(faction)


def choose_factions(g: Brawl) -> Asking:
    """The players pick their factions, one after the other."""
    while g.picking:
        seat = g.picking[-1]
        faction = yield Question(g, seat, words.FACTION, legal_picks(g), rest=True)
        _pick(g, faction)
        note(g, words.PICKED, seat, amount=faction)
    deal(g)


# -- cards ---------------------------------------------------------------------------------------


def print_cards(g: Brawl) -> None:
    """Give the handles their faces and owners, by the factions picked."""
    errata = bool(g.errata)
    decks = [
        (seat, FACTIONS[number].printed(errata, edition=g.edition))
        for seat, mine in enumerate(g.picks)
        for number in mine
    ]
    owners, identities = bytearray(), bytearray()
    faces: list[int] = []
    for owner, printed in [*decks, (NOBODY, all_bases(errata, g.edition))]:
        for identity, face in enumerate(printed, len(faces)):
            identities += bytes([identity]) * face.copies(FACE_NUMBERS.count(g.edition))
        faces += [face.number for face in printed]
        owners += bytes([owner]) * len(printed)
    g.identity[:] = identities
    g.face_of, g.owner_of = tuple(faces), bytes(owners)
    _take_stock(g)


def _take_stock(g: Brawl) -> None:
    """Note what the cards at this table can do at all."""
    g.auras = g.locks = g.action_talents = 0
    g.specials = g.answers = g.hand_uses = g.risers = g.talents = 0
    g.grants = [0] * (g.seats + 1)
    errata = bool(g.errata)
    g.watched, g.keen, g.alert = _base_events(errata, g.edition)
    for seat, mine in enumerate(g.picks):
        for number in mine:
            able = _abilities(number, errata, g.edition)
            g.watched |= able.watched
            g.keen |= able.keen
            g.alert |= able.alert
            g.auras |= able.auras
            g.locks |= able.locks
            g.action_talents |= able.action_talents
            g.specials |= able.specials << seat
            g.answers |= able.answers << seat
            g.hand_uses |= able.hand_uses << seat
            g.risers |= able.risers << seat
            g.talents |= able.talents << seat
            g.grants[seat] |= able.grants
            g.grants[-1] |= able.grants
    g.base_talents = _base_talents(errata, g.edition)


class Abilities(NamedTuple):
    """What there is among the cards of a faction, 0 or 1 each; of extra plays which ones."""

    auras: int
    locks: int
    action_talents: int
    specials: int
    answers: int
    hand_uses: int
    risers: int
    talents: int
    grants: int
    watched: int
    keen: int
    alert: int


@cache
def _abilities(number: int, errata: bool, edition: int) -> Abilities:
    printed = FACTIONS[number].printed(errata, edition=edition)
    faces = [face.number for face in printed]
    watched, keen, alert = _events(printed)
    talented = [face for face in faces if TALENT[face] is not None]
    grants = 0
    for face in faces:
        grants |= EXTRA[face]
    return Abilities(
        auras=int(any(AURA[face] is not None for face in faces)),
        locks=int(any(LOCK[face] is not None for face in faces)),
        action_talents=int(any(KIND[face] is not MINION for face in talented)),
        specials=int(any(SPECIAL[face] is not None for face in faces)),
        answers=int(any(ANSWERS_SPIES[face] for face in faces)),
        hand_uses=int(any(FROM_HAND[face] is not None for face in faces)),
        risers=int(any(RISES[face] for face in faces)),
        talents=int(bool(talented)),
        grants=grants,
        watched=watched,
        keen=keen,
        alert=alert,
    )


def _events(printed: list[SmashFace]) -> tuple[int, int, int]:
    """The events for which cards of these wait, a bit each: all, minions, actions."""
    watched = keen = alert = 0
    for event in Event:
        for face in printed:
            if face.number in WATCHERS.of(event):
                watched |= 1 << event
                keen |= (face.kind is MINION) << event
                alert |= (face.kind is not MINION and face.kind is not BASE) << event
    return watched, keen, alert


@cache
def _base_events(errata: bool, edition: int) -> tuple[int, int, int]:
    return _events(all_bases(errata, edition))


@cache
def _base_talents(errata: bool, edition: int) -> int:
    return int(any(TALENT[face.number] is not None for face in all_bases(errata, edition)))


@cache
def all_bases(errata: bool, edition: int) -> list[SmashFace]:
    """The bases of an edition, in the order of their handles."""
    return [
        face
        for faction in FACTIONS
        for face in faction.printed(errata, bases=True, edition=edition)
    ]


def base_handles(g: Brawl) -> range:
    return range(CARDS_EACH * g.seats, len(g.identity))


def boxes_in_use(g: Brawl) -> set[str]:
    """The sets from which a faction was chosen: their bases are used (SU-9)."""
    return {FACTIONS[number].box for mine in g.picks for number in mine}


def deal(g: Brawl) -> None:
    """Decks, bases and opening hands (SU-6, SU-9 to SU-11)."""
    print_cards(g)
    in_use = boxes_in_use(g)
    for base, face in zip(base_handles(g), all_bases(bool(g.errata), g.edition), strict=True):
        if FACTIONS[face.faction].box in in_use:
            g.base_deck.append(base)
        else:
            g.box.append(base)
            reveal(g, base)
    for seat in range(g.seats):
        g.decks[seat] = [*range(CARDS_EACH * seat, CARDS_EACH * (seat + 1))]
        shuffle(g, g.decks[seat])
    shuffle(g, g.base_deck)
    for place in range(g.seats + 1):
        turn_up_base(g, place)
    for seat in range(g.seats):
        draw(g, seat, HAND, words.DEALT)
    g.phase = OPENING
    g.asked, g.passes = g.first, 0


def opening_hands(g: Brawl) -> Asking:
    """In turn order a player without a minion may show the hand and draw a new one (SU-12).

    All are asked, so that being asked tells nothing.
    """
    while g.passes < g.seats:
        seat = g.asked
        stuck = not any(is_minion(g, card) for card in g.hands[seat])
        options = [SHOW, DECLINE] if stuck else [DECLINE]
        answer = yield Question(g, seat, words.OPENING, options, rest=True, always=True)
        g.asked = (seat + 1) % g.seats
        g.passes += 1
        if answer == SHOW:
            shown, g.hands[seat] = g.hands[seat], []
            for card in shown:
                reveal(g, card)
            note(g, words.SHOWED_HAND, seat, shown)
            g.piles[seat] += shown
            draw(g, seat, HAND, words.DEALT)

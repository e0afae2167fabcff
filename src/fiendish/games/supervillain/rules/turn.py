"""Set-up and the turn: Morning, Day, Evening (chapters 1, 3, 5, 6 and 7)."""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine import rng
from fiendish.engine.cards import shuffle, surface
from fiendish.engine.effects import Asking, GameOver, expire, lasting, note, spend
from fiendish.engine.game import BadSetting
from fiendish.engine.question import UNLISTED, Question, action, parts
from fiendish.games.supervillain import words
from fiendish.games.supervillain.faces import (
    BOOSTED,
    FACILITY,
    OPS,
    POWER,
    PROJECT,
    SWIFT,
    Kind,
    printed,
)
from fiendish.games.supervillain.rules import allowed
from fiendish.games.supervillain.rules.asteroids import (
    charge,
    hit,
    launch_turned_up,
    shoot_down,
    take_project,
    turn_up,
)
from fiendish.games.supervillain.rules.board import HAND_LIMIT, targets
from fiendish.games.supervillain.rules.building import place_new_mob
from fiendish.games.supervillain.rules.destruction import (
    MORE_MOBS,
    MORE_OPS,
    MORE_SMALL_MOBS,
    MORE_USES,
    carry_out,
    carry_out_waiting,
    destroy_facility,
    destroy_project,
)
from fiendish.games.supervillain.rules.hands import discard, draw, pick
from fiendish.games.supervillain.rules.victory import check_length
from fiendish.games.supervillain.state import (
    ACT_I,
    ACT_II,
    ACT_III,
    DAY,
    DOMINATION,
    EVENING,
    MINIONS,
    RUNNING,
    Galaxy,
)

MODES = {"basic": 5, "blitz": 4, "slow": 7, "team": 8}
OPENING_HAND = 2


def start(
    seats: int, seed: bytes, mode: str, total_annihilation: bool, first: int | None, edition: int
) -> Galaxy:
    """The table before the first turn (chapter 1)."""
    if mode == "team" and seats != 4:
        raise BadSetting(f"a Team Battle is for 4 players, not {seats}")  # SV-123
    if first is not None and first >= seats:
        raise BadSetting(f"first={first} is not possible; seats are 0 to {seats - 1}")
    g = empty(seats, seed, mode, total_annihilation, edition)
    for pool, back in ((DOMINATION, "Domination card"), (MINIONS, "Minion card")):
        deck = printed(back, edition)
        if len(deck) != len(pool):
            raise BadSetting(
                f"there are {len(deck)} {back}s, not {len(pool)}: what gives way to a new one "
                f"says so by `gives_way_to`"
            )
        g.identity[pool.start : pool.stop] = deck
    g.domination_deck = [*DOMINATION]
    g.minion_deck = [*MINIONS]
    shuffle(g, g.domination_deck)
    shuffle(g, g.minion_deck)
    g.active = rng.below(g, seats) if first is None else first  # SV-R1
    for seat in range(seats):
        draw(g, seat, OPENING_HAND)
    return g


def empty(seats: int, seed: bytes, mode: str, annihilation: bool, edition: int) -> Galaxy:
    """A table with all cards still in the box."""
    return Galaxy(
        seats=seats,
        seed=seed,
        edition=edition,
        identity=[0] * MINIONS.stop,
        known=bytearray(MINIONS.stop),
        goal=MODES[mode],
        teams=int(mode == "team"),
        annihilation=int(annihilation),
        hands=[[] for _ in range(seats)],
        projects=[[] for _ in range(seats)],
        facilities=[[] for _ in range(seats)],
        mobs=[[] for _ in range(seats)],
    )


def play(g: Galaxy) -> Asking:
    """The game from where it stands to its end."""
    try:
        while g.ended == RUNNING:
            if g.phase == DAY:
                yield from _day(g)
            elif g.phase == EVENING:
                yield from _evening(g)
            else:
                yield from _morning(g)
    except GameOver:
        return


# -- Morning -------------------------------------------------------------------------------------


def _morning(g: Galaxy) -> Asking:
    """Acts I to III, none of which may be skipped (SV-26)."""
    me = g.active
    if g.phase == ACT_I:
        yield from _asteroids_hit(g)
        g.phase = ACT_II
    if g.phase == ACT_II:
        draw(g, me)
        g.turned_up = turn_up(g)
        note(g, words.TURNED, me, [g.turned_up])
        g.phase = ACT_III
    options = [action(allowed.KEEP)]
    options += [action(allowed.LAUNCH, target) for target in targets(g, me)]
    kind, target, _ = parts((yield Question(g, me, words.TURNED_UP, options, rest=True)))
    if kind == allowed.KEEP:
        card, g.turned_up = g.turned_up, -1
        take_project(g, me, card)
    else:
        launch_turned_up(g, me, target)
    g.phase = DAY


def _asteroids_hit(g: Galaxy) -> Asking:
    """Each Asteroid owned when the turn began hits, in the order its owner picks (SV-R2, SV-R3)."""
    me = g.active
    if g.turn == 0:
        g.turn = 1
        note(g, words.TURN, me, amount=1)
    while g.hitting:
        _strike_gone(g, me)
        if not g.hitting:
            return
        asteroid = yield Question(g, me, words.NEXT_HIT, g.hitting.copy(), rest=True)
        g.hitting.remove(asteroid)
        yield from hit(g, asteroid)


def _strike_gone(g: Galaxy, me: int) -> None:
    """Asteroids that were to hit may have been destroyed or have changed hands."""
    g.hitting = [a for a in g.hitting if a in g.asteroids and g.owner[a] == me]


# -- Day -----------------------------------------------------------------------------------------


def _day(g: Galaxy) -> Asking:
    """Actions in any order and mix until the Villain ends the Day (SV-35, SV-36)."""
    me = g.active
    while True:
        options = UNLISTED if g.answered else allowed.day_options(g, me)
        kind, card, place = parts(
            (yield Question(g, me, words.DAY, options, rest=True, always=True))
        )
        if kind == allowed.MOB:
            yield from play_mob(g, me, card, place)
        elif kind == allowed.OPS:
            yield from play_ops(g, me, card)
        elif kind == allowed.USE:
            yield from use_ability(g, me, card)
        elif kind == allowed.SHOOT:
            yield from _pay_and_shoot(g, me, card)
        elif kind == allowed.CHARGE:
            yield from _pay_and_charge(g, me, card)
        else:
            g.phase = EVENING
            return
        if g.waiting:
            yield from carry_out_waiting(g)


def play_mob(g: Galaxy, me: int, card: int, project: int) -> Asking:
    """Play a hand card as a Mob; it uses the most restricted right that fits (SV-R11)."""
    face = g.identity[card]
    if not BOOSTED[face]:
        if g.lasting and POWER[face] <= allowed.SMALL and lasting(g, MORE_SMALL_MOBS):
            spend(g, MORE_SMALL_MOBS)
        elif g.mob_played:
            spend(g, MORE_MOBS)
        else:
            g.mob_played = 1
    card = surface(g, g.hands[me], card)
    note(g, words.PLAYED_MOB, me, [card, project])
    return place_new_mob(g, card, project)


def play_ops(g: Galaxy, me: int, card: int) -> Asking:
    """Show the card, put it on the pile, then do what it says (SV-57)."""
    face = g.identity[card]
    if not SWIFT[face]:
        if g.ops_played:
            spend(g, MORE_OPS)
        else:
            g.ops_played = 1
    card = surface(g, g.hands[me], card)
    g.minion_pile.append(card)
    note(g, words.PLAYED_OPS, me, [card])
    effect = OPS[face]
    assert effect is not None
    g.in_air.append(card)
    g.cause = face
    asking = effect(g, me, card)
    if asking is not None:
        yield from asking
    g.cause = -1
    if card in g.in_air:  # a reshuffle empties the air
        g.in_air.remove(card)


def use_ability(g: Galaxy, me: int, card: int) -> Asking:
    """Use a once-per-turn or destroy-this ability; the price comes first (SV-62, SV-67, SV-68)."""
    face = g.identity[card]
    is_project = card in g.projects[me]
    ability = PROJECT[face] if is_project else FACILITY[face]
    g.cause = face
    blows_up = ability.kind is Kind.DESTROY_THIS
    if is_project:
        note(g, words.BLEW_UP_PROJECT if blows_up else words.USED_PROJECT, me, [card])
    else:
        note(g, words.BLEW_UP if blows_up else words.USED, me, [card])
    if ability.cost:
        paid = yield from pick(g, me, ability.cost, words.PAY)
        discard(g, me, paid)
    if blows_up:
        if is_project:
            destroy_project(g, card, by=me)
        else:
            destroy_facility(g, card)
    elif is_project:
        g.project_used[card] = 1
    else:
        g.facility_used[card] += 1
    yield from carry_out(g, me, card, face, ability)
    g.cause = -1


def _pay_and_shoot(g: Galaxy, me: int, asteroid: int) -> Asking:
    """Discard 2 cards, 3 if it is charged, and the incoming Asteroid is gone (SV-85)."""
    paid = yield from pick(g, me, allowed.price_of_shot(g, asteroid), words.PAY_SHOT)
    discard(g, me, paid)
    shoot_down(g, me, asteroid)


def _pay_and_charge(g: Galaxy, me: int, asteroid: int) -> Asking:
    """Total Annihilation: discard 3 cards and charge any Asteroid (SV-128, SV-R33)."""
    paid = yield from pick(g, me, allowed.PRICE_OF_CHARGE, words.PAY_CHARGE)
    discard(g, me, paid)
    charge(g, me, asteroid)


# -- Evening -------------------------------------------------------------------------------------


def _evening(g: Galaxy) -> Generator[Question, int, None]:
    """Discard down to seven cards, then the next Villain's turn begins (SV-37, SV-38)."""
    me = g.active
    extra = len(g.hands[me]) - HAND_LIMIT
    if extra > 0:
        discard(g, me, (yield from pick(g, me, extra, words.EVENING, rest=True)))
    if g.lasting:
        expire(g, [MORE_MOBS, MORE_SMALL_MOBS, MORE_OPS, MORE_USES])
    g.mob_played = g.ops_played = 0
    g.project_used = bytearray(MINIONS.stop)
    g.facility_used = bytearray(MINIONS.stop)
    g.active = (me + 1) % g.seats
    g.turn += 1
    g.decisions = 0
    g.phase = ACT_I
    g.hitting = [asteroid for asteroid in g.asteroids if g.owner[asteroid] == g.active]
    check_length(g)
    note(g, words.TURN, g.active, amount=g.turn)

"""A second toy: everybody brings an equal deck, cards are stolen unseen, buried and put back.

An identity stands for whose card it is and what is printed on it, and whose a hidden card is, is
hidden too. `GAME` keeps every promise; `UNPOINTED` does not say which cards lie apart.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from fiendish.engine import rng
from fiendish.engine.cards import (
    Face,
    conceal,
    learn,
    mingle,
    reveal,
    shuffle,
    stash,
    surface,
    take_unseen,
)
from fiendish.engine.effects import Asking, note
from fiendish.engine.game import LETTERS, Game, Result, Setting
from fiendish.engine.journal import Fact, Happening
from fiendish.engine.question import DECLINE, Option, Prompt, Question, Reason, action, parts
from fiendish.engine.state import State

FOX, OWL, CROW, MOLE, OX, HARE = range(6)
FACES = [
    Face(id=name.lower(), name=name, count=2, back="Feud card", provenance="house")
    for name in ("Fox", "Owl", "Crow", "Mole", "Ox", "Hare")
]
DECK = 2 * len(FACES)  # cards of each seat
PLAY, PASS = range(2)
LAST_TURN = 40

TURN = Prompt("turn", "FEUD-1", "Play a card or draw.", of="act")
VICTIM = Prompt("victim", "FEUD-2", "Steal from whom?", of="seat")
DEFEND = Prompt("defend", "FEUD-2", "Discard a Hare?", decline="Let it happen")
TOP = Prompt("top", "FEUD-3", "Which card goes back next?")
BURY = Prompt("bury", "FEUD-4", "Bury which card?")
POINT = Prompt("point", "FEUD-5", "Look at which buried card?")
DIG = Prompt("dig", "FEUD-6", "Take back which buried card?")

PLAYED = Happening("play", "FEUD-1", "{seat} plays {cards}.")
DREW = Happening("draw", "FEUD-1", "{seat} draws {cards}.")
STOLE = Happening("steal", "FEUD-2", "{seat} takes {cards}.")
SHOWN = Happening("reveal", "FEUD-3", "{cards} can be seen.")
BURIED = Happening("bury", "FEUD-4", "{seat} buries {cards}.")
LOOKED = Happening("look", "FEUD-5", "{seat} looks at {cards}.")
DUG = Happening("dig", "FEUD-6", "{seat} takes back {cards}.")


@dataclass(slots=True, eq=False)
class Feud(State):
    active: int = 0
    ended: int = 0
    hands: list[list[int]] = field(default_factory=list)
    decks: list[list[int]] = field(default_factory=list)
    piles: list[list[int]] = field(default_factory=list)
    buried: list[list[int]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)


def whose(g: State, identity: int) -> int:
    return identity // len(FACES)


def printed(g: State, identity: int) -> int:
    return identity % len(FACES)


def face_of(g: State, card: int) -> int:
    return printed(g, g.identity[card])


def _start(cls: type[Feud], seats: int, seed: bytes, hand: int) -> Feud:
    identity = [n for n in range(seats * len(FACES)) for _ in range(2)]
    g = cls(seats=seats, seed=seed, identity=identity, known=bytearray(seats * DECK))
    g.decks = [[*range(seat * DECK, (seat + 1) * DECK)] for seat in range(seats)]
    for zones in (g.hands, g.piles, g.buried):
        zones += [[] for _ in range(seats)]
    g.scores = [0] * seats
    for seat in range(seats):
        shuffle(g, g.decks[seat])
        for _ in range(hand):
            draw(g, seat)
    return g


def draw(g: Feud, seat: int) -> None:
    if not g.decks[seat]:
        g.decks[seat], g.piles[seat] = g.piles[seat], []
        shuffle(g, g.decks[seat])
    if g.decks[seat]:
        card = g.decks[seat].pop()
        g.hands[seat].append(card)
        learn(g, card, 1 << seat)
        note(g, DREW, seat, [card])


# -- play ----------------------------------------------------------------------------------------


def play(g: Feud) -> Asking:
    while not g.ended:
        me = g.active
        options = [*(action(PLAY, card) for card in g.hands[me]), action(PASS)]
        kind, card, _ = parts((yield Question(g, me, TURN, options, rest=True, always=True)))
        if kind == PLAY:
            card = discard(g, g.hands[me], card)
            note(g, PLAYED, me, [card])
            g.cause = g.identity[card]
            yield from EFFECTS[printed(g, g.cause)](g, me)
            g.cause = -1
        else:
            draw(g, me)
        g.active = (me + 1) % g.seats
        g.turn += 1
        g.decisions = 0
        g.ended = int(g.turn >= LAST_TURN)


def discard(g: Feud, hand: list[int], card: int) -> int:
    card = surface(g, hand, card)
    g.piles[whose(g, g.identity[card])].append(card)
    return card


def fox(g: Feud, me: int) -> Asking:
    """Take a random card from another hand, whose holder may discard a Hare instead."""
    victims = [seat for seat in range(g.seats) if seat != me and g.hands[seat]]
    victim = yield Question(g, me, VICTIM, victims)
    if victim == DECLINE:
        return
    hares = [card for card in g.hands[victim] if face_of(g, card) == HARE]
    hare = yield Question(g, victim, DEFEND, [*hares, DECLINE], always=True)
    if hare != DECLINE:
        note(g, PLAYED, victim, [discard(g, g.hands[victim], hare)])
        return
    card = take_unseen(g, g.hands[victim], g.hands[me], holder=victim, taker=me)
    note(g, STOLE, me, [card], other=victim)


def owl(g: Feud, me: int) -> Asking:
    """Show the next three cards of the own deck and put them back in a secret order."""
    cards = g.decks[me][-3:]
    for card in cards:
        reveal(g, card)
    if cards:
        note(g, SHOWN, me, cards)
    order = []
    while cards:
        order.append((yield Question(g, me, TOP, cards.copy())))
        cards.remove(order[-1])
    conceal(g, order, 1 << me)
    g.decks[me][-3:] = order


def crow(g: Feud, me: int) -> Asking:
    """Show the own hand, for a point."""
    g.scores[me] += 1
    for card in g.hands[me]:
        reveal(g, card)
    if g.hands[me]:
        note(g, SHOWN, me, g.hands[me])
    return
    yield


def mole(g: Feud, me: int) -> Asking:
    """Bury a card of the hand."""
    card = yield Question(g, me, BURY, g.hands[me].copy(), always=bool(g.hands[me]))
    if card != DECLINE:
        card = stash(g, g.hands[me], card, me)
        g.buried[me].append(card)
        note(g, BURIED, me, [card])


def ox(g: Feud, me: int) -> Asking:
    """Look at a buried card."""
    card = yield Question(g, me, POINT, [card for cards in g.buried for card in cards])
    if card != DECLINE:
        learn(g, card, 1 << me)
        note(g, LOOKED, me, [card])


def hare(g: Feud, me: int) -> Asking:
    """Take back a buried card."""
    card = yield Question(g, me, DIG, g.buried[me].copy())
    if card != DECLINE:
        g.buried[me].remove(card)
        g.hands[me].append(card)
        note(g, DUG, me, [card])
        mingle(g, g.hands[me])


EFFECTS = (fox, owl, crow, mole, ox, hare)


# -- reading -------------------------------------------------------------------------------------


class Buried(msgspec.Struct, frozen=True):
    handle: int
    card: str


class SeatView(msgspec.Struct, frozen=True):
    score: int
    deck: int
    hand: int
    seen: list[str]
    pile: list[str]
    buried: list[Buried]


class View(msgspec.Struct, frozen=True):
    turn: int
    active: int
    seats: list[SeatView]
    asked: int
    text: str
    options: list[Option]


def view(g: Feud, seat: int | None, question: Question | None) -> View:
    mine = question is not None and question.seat == seat
    return View(
        turn=g.turn,
        active=g.active,
        seats=[_seat_view(g, other, seat) for other in range(g.seats)],
        asked=question.seat if question else -1,
        text=question.text if question else "",
        options=[question.describe(i) for i in range(len(question.options))]
        if question is not None and mine
        else [],
    )


def _seat_view(g: Feud, seat: int, reader: int | None) -> SeatView:
    bit = 1 << (g.seats if reader is None else reader)
    return SeatView(
        score=g.scores[seat],
        deck=len(g.decks[seat]),
        hand=len(g.hands[seat]),
        seen=sorted(_name(g, card) for card in g.hands[seat] if g.known[card] & bit),
        pile=[_name(g, card) for card in g.piles[seat]],
        buried=[
            Buried(card, _name(g, card) if g.known[card] & bit else "") for card in g.buried[seat]
        ],
    )


def _name(g: Feud, card: int) -> str:
    return f"{FACES[face_of(g, card)].id} of {LETTERS[whose(g, g.identity[card])]}"


def describe(question: Question, option: int) -> Option:
    g, kind = question.g, question.prompt.id
    assert isinstance(g, Feud)
    if option == DECLINE:
        return Option(kind="decline", text=question.prompt.decline)
    if kind == "turn":
        act, card, _ = parts(option)
        if act == PASS:
            return Option(kind="pass", text="Draw")
        return Option(
            kind="play", text=f"Play {_name(g, card)}", card=FACES[face_of(g, card)].id, handle=card
        )
    if kind == "victim":
        return Option(kind=kind, text=f"Seat {LETTERS[option]}", seat=option)
    if kind == "point" and not g.known[option] >> question.seat & 1:
        return Option(kind=kind, text="A buried card", handle=option)
    return Option(kind=kind, text=_name(g, option), handle=option)


def fact_words(g: Feud, fact: Fact, reader: int | None) -> str:
    bit = 1 << (g.seats if reader is None else reader)
    names = [GAME.face(g, seen.face).name if seen.known & bit else "a card" for seen in fact.cards]
    seat = LETTERS[fact.seat] if fact.seat >= 0 else ""
    return fact.happening.text.format(seat=seat, cards=", ".join(names), s="s")


def broken_invariants(g: Feud) -> list[str]:
    zones = [*g.decks, *g.hands, *g.piles, *g.buried]
    wrong = []
    if sorted(card for zone in zones for card in zone) != [*range(g.seats * DECK)]:
        wrong.append("not every card is in exactly one place")
    if sorted(g.identity) != [n for n in range(g.seats * len(FACES)) for _ in range(2)]:
        wrong.append("the cards are not those that were brought")
    for seat in range(g.seats):
        if any(not g.known[card] >> seat & 1 for card in g.hands[seat] + g.buried[seat]):
            wrong.append("somebody does not know the own cards")
        if any(whose(g, g.identity[card]) != seat for card in g.piles[seat]):
            wrong.append("a card lies on the pile of another seat")
    if any(card in clue[2 : 2 + clue[1]] for clue in g.clues for card in _known(g, clue[0])):
        wrong.append("a clue is about a card that the seat knows")
    return wrong


def _known(g: Feud, bit: int) -> list[int]:
    return [card for card, known in enumerate(g.known) if known & bit]


def result(g: Feud) -> Result | None:
    if not g.ended:
        return None
    best = max(g.scores)
    winners = tuple(seat for seat in range(g.seats) if g.scores[seat] == best)
    ranks = tuple(1 + sum(other > score for other in g.scores) for score in g.scores)
    return Result(winners, ranks, "time is up", "FEUD-7")


def pools(g: Feud) -> list[list[tuple[list[int], int]]]:
    """All that one seat holds is one pool; it may hold stolen cards."""
    return [
        [(g.decks[seat], 0), (g.hands[seat], 1 << seat), (g.buried[seat], 1 << seat)]
        for seat in range(g.seats)
    ]


def _make(name: str, **changes: Any) -> Game:
    class Its(Feud):
        __slots__ = ()

    def start(seats: int, seed: bytes, hand: int) -> Feud:
        return _start(Its, seats, seed, hand)

    given: dict[str, Any] = {
        "pointed": lambda g: [card for cards in g.buried for card in cards],
        **changes,
    }
    game = Game(
        id=name,
        title="Feud",
        version=1,
        seats=(2, 3),
        settings=(Setting("hand", (3, 4, 5), 4, "cards to begin with"),),
        faces=FACES,
        undo_rule="FEUD-8",
        state=Its,
        start=start,
        play=play,
        pools=pools,
        broken_invariants=broken_invariants,
        result=result,
        view=view,
        describe=describe,
        ask_words=lambda question: question.prompt.text,
        fact_words=fact_words,
        refuse=lambda question, seat, act: Reason("FEUD-1", "that is not possible now"),
        evaluate=lambda g, seat: float(g.scores[seat]),
        printed=printed,
        stock=whose,
        **given,
    )
    Its.game = game
    return game


GAME = _make("feud")
UNPOINTED = _make("feud_unpointed", pointed=None)


def new(seats: int = 3, seed: int | str = 0, hand: int = 4) -> Feud:
    """A state of the feud, dealt."""
    g = GAME.start(seats, rng.key(seed), hand=hand)
    assert isinstance(g, Feud)
    return g

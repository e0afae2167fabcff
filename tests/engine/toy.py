"""A toy game for the kit: eighteen cards, hands, a pile, effects that ask in mid-effect.

`GAME` keeps every promise. `FLAWED` has the same game once for each way in which a game can betray
hidden cards or be careless with its effects; `flaw(g, …)` marks the places.
"""

from __future__ import annotations

import random
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from fiendish.engine import rng
from fiendish.engine.cards import Face, learn, reveal, shuffle, surface, take_unseen
from fiendish.engine.effects import Asking, note
from fiendish.engine.game import LETTERS, Game, Result, Setting
from fiendish.engine.journal import Fact, Happening
from fiendish.engine.question import DECLINE, Option, Prompt, Question, Reason, action, parts
from fiendish.engine.state import State

SPY, ORACLE, TRADE, TIDE, GUARD, THIEF, SALVAGE = range(7)
FACES = [
    Face(id=name.lower(), name=name, count=count, back="Toy card", provenance="house")
    for name, count in {
        "Spy": 3, "Oracle": 3, "Trade": 3, "Tide": 2, "Guard": 3, "Thief": 2, "Salvage": 2
    }.items()
]  # fmt: skip
CARDS = sum(face.count for face in FACES)
PLAY, PASS = range(2)
LAST_TURN = 40

TURN = Prompt("turn", "TOY-1", "Play a card or pass.", of="act")
VICTIM = Prompt("victim", "TOY-2", "Spy on whom?", of="seat")
SHOW = Prompt("show", "TOY-3", "Show a Guard?", decline="Show nothing")
PEEK = Prompt("peek", "TOY-2", "Look at which card?")
NAME = Prompt("name", "TOY-4", "Name the next card.", of="face")
PICK_UP = Prompt("pick-up", "TOY-9", "Take which card from the pile?")
GIVE = Prompt("give", "TOY-5", "Discard which card?")

PLAYED = Happening("play", "TOY-1", "{seat} plays {cards}.")
DREW = Happening("draw", "TOY-1", "{seat} draws {cards}.")
DREW_LOUD = Happening("draw", "TOY-1", "{seat} draws {face}.")
LOOKED = Happening("look", "TOY-2", "{seat} looks at {cards}.")
STOLE = Happening("steal", "TOY-8", "{seat} takes {cards}.")
SHOWN = Happening("reveal", "TOY-4", "{cards} comes up.")

FLAWS = (
    # leaks
    "hand_in_view",
    "handles_in_view",
    "deck_in_view",
    "seed_in_view",
    "counter_in_view",
    "spectator_sees_hands",
    "log_names_draw",
    "log_counts_draw",
    "options_from_hand",
    "refusal_from_hand",
    "words_from_hand",
    "window_for_holder",
    "hand_by_face",
    "sample_keeps_faces",
    "shuffle_keeps_bits",
    # carelessness
    "keeps_face",
    "random_module",
    "module_global",
    "set_of_strings",
    "vanishing_card",
    "rest_with_leftovers",
    "restless_options",
    "no_end",
    "nobody_asked",
)

_played = 0  # what a careless card keeps outside the state


@dataclass(slots=True, eq=False)
class Toy(State):
    active: int = 0
    ended: int = 0
    hands: list[list[int]] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)


def flaw(g: State, name: str) -> bool:
    return g.game.id == f"toy_{name}"


def _start(cls: type[Toy], seats: int, seed: bytes, hand: int) -> Toy:
    faces = [n for n, face in enumerate(FACES) for _ in range(face.count)]
    g = cls(seats=seats, seed=seed, identity=faces, known=bytearray(CARDS))
    g.deck = [*range(CARDS)]
    shuffle(g, g.deck)
    g.hands = [[] for _ in range(seats)]
    g.scores = [0] * seats
    for seat in range(seats):
        for _ in range(hand):
            draw(g, seat)
    return g


def draw(g: Toy, seat: int) -> None:
    card = g.deck.pop()
    g.hands[seat].append(card)
    learn(g, card, 1 << seat)
    loud = flaw(g, "log_counts_draw")
    note(g, DREW_LOUD if loud else DREW, seat, [card], amount=g.identity[card] if loud else 0)


# -- play ----------------------------------------------------------------------------------------


def play(g: Toy) -> Asking:
    leftovers: list[int] = []  # what a careless game keeps beside the state
    while not g.ended:
        me = g.active
        question = Question(g, me, TURN, turn_options(g, me, leftovers), rest=True, always=True)
        if flaw(g, "nobody_asked") and g.turn == 3:
            question.seat = g.seats
        kind, card, _ = parts((yield question))
        if kind == PLAY:
            if flaw(g, "rest_with_leftovers"):
                leftovers.append(card)
            card = surface(g, g.hands[me], card)
            if not flaw(g, "vanishing_card") or g.turn % 7:
                g.pile.append(card)
            note(g, PLAYED, me, [card])
            g.cause = g.identity[card]
            yield from EFFECTS[g.cause](g, me)
            g.cause = -1
        elif g.deck:
            draw(g, me)
        g.active = (me + 1) % g.seats
        g.turn += 1
        g.decisions = 0
        g.ended = int(not g.deck or g.turn >= LAST_TURN)
        if flaw(g, "no_end"):
            g.ended = 0


def turn_options(g: Toy, me: int, leftovers: list[int]) -> list[int]:
    cards = [card for card in g.hands[me] if not leftovers or g.turn % 5]
    options = [action(PLAY, card) for card in cards]
    rivals = [g.identity[card] for card in g.hands[me - 1]]
    if not flaw(g, "options_from_hand") or GUARD not in rivals:
        options.append(action(PASS))
    if flaw(g, "restless_options"):
        random.shuffle(options)
    return options or [action(PASS)]


def spy(g: Toy, me: int) -> Asking:
    """Look at a card of another seat, which may show a Guard instead."""
    victims = [seat for seat in range(g.seats) if seat != me and g.hands[seat]]
    victim = yield Question(g, me, VICTIM, victims)
    if victim == DECLINE:
        return
    hand = g.hands[victim]
    guards = [card for card in hand if g.identity[card] == GUARD]
    if guards or not flaw(g, "window_for_holder"):  # everybody is asked, Guard or not
        shown = yield Question(g, victim, SHOW, [*guards, DECLINE], always=True)
        if shown != DECLINE:
            g.pile.append(surface(g, hand, shown))
            note(g, SHOWN, victim, [g.pile[-1]])
            return
    order = sorted(hand, key=lambda card: g.identity[card]) if flaw(g, "hand_by_face") else hand
    card = yield Question(g, me, PEEK, order.copy(), always=True)
    learn(g, card, 1 << me)
    note(g, LOOKED, me, [card], other=victim)


def oracle(g: Toy, me: int) -> Asking:
    """Name a card; if it is the next one, two points."""
    if not g.deck:
        return
    card = g.deck[-1]
    face = g.identity[card]
    named = yield Question(g, me, NAME, _faces(g))
    g.deck.remove(card)
    reveal(g, card)
    g.pile.append(card)
    note(g, SHOWN, me, [card])
    if named == (face if flaw(g, "keeps_face") else g.identity[card]):
        g.scores[me] += 2


def _faces(g: Toy) -> list[int]:
    if flaw(g, "set_of_strings"):
        names = {face.id for face in FACES}
        return [next(n for n, face in enumerate(FACES) if face.id == name) for name in names]
    return [*range(len(FACES))]


def trade(g: Toy, me: int) -> Asking:
    """Discard a card and draw another."""
    if g.hands[me] and g.deck:
        card = yield Question(g, me, GIVE, g.hands[me].copy())
        g.pile.append(surface(g, g.hands[me], card))
        draw(g, me)
        if flaw(g, "random_module"):
            g.scores[me] += random.randrange(2)


def tide(g: Toy, me: int) -> Generator[Question, int, None]:
    """The pile goes back into the deck, which is shuffled."""
    g.deck += g.pile
    g.pile = []
    known = bytes(g.known)
    shuffle(g, g.deck)
    if flaw(g, "shuffle_keeps_bits"):
        g.known[:] = known
    return
    yield


def guard(g: Toy, me: int) -> Generator[Question, int, None]:
    """A point."""
    global _played
    g.scores[me] += 1
    if flaw(g, "module_global"):
        _played += 1
        g.scores[me] += _played % 3
    return
    yield


def thief(g: Toy, me: int) -> Asking:
    """Take a random card from another hand."""
    victims = [seat for seat in range(g.seats) if seat != me and g.hands[seat]]
    victim = yield Question(g, me, VICTIM, victims)
    if victim != DECLINE:
        card = take_unseen(g, g.hands[victim], g.hands[me], holder=victim, taker=me)
        note(g, STOLE, me, [card], other=victim)


def salvage(g: Toy, me: int) -> Asking:
    """Take a card from the pile into the hand; all have seen it."""
    card = yield Question(g, me, PICK_UP, g.pile.copy())
    g.pile.remove(card)
    g.hands[me].append(card)
    note(g, STOLE, me, [card])


EFFECTS = (spy, oracle, trade, tide, guard, thief, salvage)


# -- reading -------------------------------------------------------------------------------------


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    score: int
    hand: int
    seen: list[str]


class View(msgspec.Struct, frozen=True):
    reader: int | None
    turn: int
    active: int
    deck: int
    pile: list[str]
    seats: list[SeatView]
    hand: list[str]
    asked: int
    text: str
    options: list[Option]
    more: Any = None


def view(g: Toy, seat: int | None, question: Question | None) -> View:
    mine = question is not None and question.seat == seat
    return View(
        reader=seat,
        turn=g.turn,
        active=g.active,
        deck=len(g.deck),
        pile=[FACES[g.identity[card]].id for card in g.pile],
        seats=[_seat_view(g, other, seat) for other in range(g.seats)],
        hand=[FACES[g.identity[card]].id for card in g.hands[seat]] if seat is not None else [],
        asked=question.seat if question else -1,
        text=question.text if question else "",
        options=[question.describe(i) for i in range(len(question.options))]
        if question is not None and mine
        else [],
        more=_leak(g, seat),
    )


def _seat_view(g: Toy, seat: int, reader: int | None) -> SeatView:
    bit = 1 << (g.seats if reader is None else reader)
    hand = g.hands[seat]
    seen = [FACES[g.identity[card]].id for card in sorted(hand) if g.known[card] & bit]
    return SeatView(seat, g.scores[seat], len(hand), seen)


def _leak(g: Toy, reader: int | None) -> Any:
    """What a careless view adds."""
    if flaw(g, "hand_in_view"):
        return [[FACES[g.identity[card]].id for card in hand] for hand in g.hands]
    if flaw(g, "handles_in_view"):
        return [hand.copy() for hand in g.hands]
    if flaw(g, "deck_in_view"):
        return [g.identity[card] for card in g.deck]
    if flaw(g, "seed_in_view"):
        return g.seed[:2].hex()
    if flaw(g, "counter_in_view"):
        return g.counter
    if flaw(g, "spectator_sees_hands") and reader is None:
        return [g.identity[card] for hand in g.hands for card in hand]
    return None


def describe(question: Question, option: int) -> Option:
    g, kind = question.g, question.prompt.id
    assert isinstance(g, Toy)
    if option == DECLINE:
        return Option(kind="decline", text=question.prompt.decline)
    if kind == "turn":
        act, card, _ = parts(option)
        if act == PASS:
            return Option(kind="pass", text="Pass")
        name = FACES[g.identity[card]]
        return Option(kind="play", text=f"Play {name.name}", card=name.id, handle=card)
    if kind == "victim":
        return Option(kind=kind, text=f"Seat {LETTERS[option]}", seat=option)
    if kind == "peek":
        return Option(kind=kind, text=f"Card {question.options.index(option) + 1}")
    face = FACES[option if kind == "name" else g.identity[option]]
    return Option(kind=kind, text=face.name, card=face.id)


def ask_words(question: Question) -> str:
    g = question.g
    assert isinstance(g, Toy)
    if flaw(g, "words_from_hand") and any(g.identity[c] == GUARD for c in g.hands[g.active - 1]):
        return f"{question.prompt.text} Beware."
    return question.prompt.text


def fact_words(g: Toy, fact: Fact, reader: int | None) -> str:
    bit = 1 << (g.seats if reader is None else reader)
    if flaw(g, "log_names_draw"):
        bit = g.everyone
    names = [FACES[seen.face].name if seen.known & bit else "a card" for seen in fact.cards]
    seat = LETTERS[fact.seat] if fact.seat >= 0 else ""
    return fact.happening.text.format(seat=seat, cards=", ".join(names), face=fact.amount, s="s")


def refuse(question: Question, seat: int, act: dict[str, Any]) -> Reason:
    g = question.g
    assert isinstance(g, Toy)
    if flaw(g, "refusal_from_hand"):
        for other, hand in enumerate(g.hands):
            if any(FACES[g.identity[card]].id == act.get("card") for card in hand):
                return Reason("TOY-1", f"{LETTERS[other]} has that card")
    return Reason("TOY-1", "that is not possible now")


def broken_invariants(g: Toy) -> list[str]:
    cards = [*g.deck, *g.pile, *(card for hand in g.hands for card in hand)]
    wrong = []
    if sorted(cards) != [*range(CARDS)]:
        wrong.append("not every card is in exactly one place")
    printed = [n for n, face in enumerate(FACES) for _ in range(face.count)]
    if sorted(g.identity) != printed:
        wrong.append("the cards are not those that were printed")
    return wrong


def result(g: Toy) -> Result | None:
    if not g.ended:
        return None
    best = max(g.scores)
    winners = tuple(seat for seat in range(g.seats) if g.scores[seat] == best)
    ranks = tuple(1 + sum(other > score for other in g.scores) for score in g.scores)
    return Result(winners, ranks, "the deck is empty" if not g.deck else "time is up", "TOY-6")


def _make(name: str) -> Game:
    class Its(Toy):  # a class of its own, since the class knows its game
        __slots__ = ()

    def start(seats: int, seed: bytes, hand: int) -> Toy:
        return _start(Its, seats, seed, hand)

    def pools(g: Toy) -> list[list[tuple[list[int], int]]]:
        if flaw(g, "sample_keeps_faces"):
            return []
        hands = [(hand, 1 << seat) for seat, hand in enumerate(g.hands)]
        return [[(g.deck, 0), (g.pile, g.everyone), *hands]]

    game = Game(
        id=name,
        title="Toy",
        version=1,
        seats=(2, 3),
        settings=(Setting("hand", (2, 3), 3, "cards to begin with"),),
        faces=FACES,
        undo_rule="TOY-7",
        state=Its,
        start=start,
        play=play,
        pools=pools,
        broken_invariants=broken_invariants,
        result=result,
        view=view,
        describe=describe,
        ask_words=ask_words,
        fact_words=fact_words,
        refuse=refuse,
        evaluate=lambda g, seat: float(g.scores[seat]),
    )
    Its.game = game
    return game


GAME = _make("toy")
FLAWED = {name: _make(f"toy_{name}") for name in FLAWS}
SET_OF_STRINGS = FLAWED["set_of_strings"]


def new(seats: int = 2, seed: int = 0, hand: int = 3) -> Toy:
    """A state of the toy, dealt."""
    g = GAME.start(seats, rng.key(seed), hand=hand)
    assert isinstance(g, Toy)
    return g

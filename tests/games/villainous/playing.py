"""What tests of both Villainous games ask of a table; each game's `playing` adds its own."""

from __future__ import annotations

from fiendish.engine.game import LETTERS
from fiendish.engine.question import Option, Question
from fiendish.games.villainous.book import ALLY, EVENT, HERO, PIECE
from fiendish.games.villainous.rules import board
from fiendish.games.villainous.state import Realm
from tests.games import playing

_STRONG = (ALLY, HERO, EVENT, PIECE)


class Play(playing.Play):
    """A table of a Villainous game."""

    prefixes: tuple[str, ...] = ()  # of the ids of cards

    @property
    def g(self) -> Realm:
        """The state; each game says which."""
        assert isinstance(self.table.state, Realm)
        return self.table.state

    # -- doing ------------------------------------------------------------------------------

    def move(self, place: str) -> None:
        """Move the mover."""
        self._act("move", "", place)

    def play(self, card: str, place: str = "") -> None:
        """Play a card (to a location, an Event or a character)."""
        self._act("play", card, place)

    def activate(self, card: str) -> None:
        self._act("activate", card)

    def relocate(self, card: str, place: str) -> None:
        """Relocate a card to a location or an Event."""
        self._act("relocate", card, place)

    def vanquish(self, foe: str, *allies: str) -> None:
        """Vanquish a character with these Allies; say no more of them than needed to be asked."""
        self._act("vanquish", foe)
        self.choose(*allies)
        if self.asked.endswith(" with"):
            self.decline()

    def gain(self) -> None:
        self.take(kind="gain")

    def fate(self) -> None:
        self.take(kind="fate")

    def discard(self, *cards: str) -> None:
        """Discard these cards and no more."""
        self.take(kind="discard")
        self.choose(*cards)
        if self.asked.endswith(" discard-any"):
            self.decline()

    def step(self, amount: int = 0) -> None:
        """Take a free step of the Villain."""
        self.take(kind="step", **({"place": str(amount)} if amount else {}))

    def free(self, card: str) -> None:
        """Take a free step of a card."""
        self._act("free", card)

    def end(self) -> None:
        """End the Perform Actions step."""
        self.take(kind="end")

    def next_turn(self, player: str = "") -> None:
        """End the turn and go on to the Perform Actions step of the next (or that) player, who
        moves to the first location possible."""
        while True:
            self.end()
            while self.table.question is not None and self.asked[2:] == "move":
                self.table.answer(0)
            if self.table.question is None or self.asked[2:] != "act":
                return
            if not player or self.asked[0] == player:
                return

    def choose(self, *things: str) -> None:
        """Answer one question after the other: a card's or place's id, a letter, or a number."""
        for thing in things:
            question = self.table.question
            assert question is not None, f"the game is over; wanted {thing}"
            options = [question.describe(index) for index in range(len(question.options))]
            if len(thing) == 1 and thing in LETTERS:
                fits = [option.seat == LETTERS.index(thing) for option in options]
            else:
                fits = [
                    thing
                    in (
                        self.short(option.card),
                        option.place,
                        self.short(option.place),
                        option.text,
                    )
                    for option in options
                ]
            assert any(fits), f"no {thing} among {self.options()} ({self.asked})"
            self.table.answer(fits.index(True))

    def _act(self, kind: str, card: str, place: str = "") -> None:
        question = self.table.question
        assert question is not None, f"the game is over; wanted {kind} {card}"
        for index in range(len(question.options)):
            option = question.describe(index)
            there = not place or place in (option.place, self.short(option.place))
            if there and option.kind == kind and self.short(option.card) == card:
                self.table.answer(index)
                return
        raise AssertionError(f"no {kind} {card} {place} among {self.options()} ({self.asked})")

    # -- reading ----------------------------------------------------------------------------

    def word(self, question: Question, option: Option) -> str:
        """'kind card place' for acts, else an id, letter or text."""
        if question.prompt.of == "act":
            things = (option.kind, self.short(option.card), self.short(option.place))
            return " ".join(thing for thing in things if thing)
        if question.prompt.of == "seat":
            return LETTERS[option.seat]
        return self.short(option.card) or option.place or option.text

    def can(self, kind: str, card: str = "", place: str = "") -> bool:
        """Whether an act is among the options."""
        wanted = " ".join(thing for thing in (kind, card, place) if thing)
        return any(
            word == wanted or (not place and word.startswith(f"{wanted} "))
            for word in self.options()
        )

    def why_not(self, kind: str, card: str = "", place: str = "") -> str:
        """The rule that forbids it to the player who is asked; empty if it is allowed."""
        return super().why_not(kind, self._full(card), place)

    def _full(self, card: str) -> str:
        if not card:
            return ""
        faces = [face.id for face in self.g.book.faces]
        return next(id for id in faces if card in (id, self.short(id)))

    def at(self, player: str, place: str) -> list[str]:
        """What lies at a location, sorted: 'A kid_loki 1', 'heimdall 4', 'A norn_stones'."""
        return sorted(self.thing(card) for card in self.g.places[self.place(player, place)])

    def area(self, player: str) -> list[str]:
        """What lies beside the locations, without pieces."""
        lying = self.g.places[self.g.area(LETTERS.index(player))]
        return sorted(
            self.name(card) for card in lying if self.g.book.faces[self.g.identity[card]].played
        )

    def thing(self, card: int) -> str:
        """A card with its owner and Strength, and with what is attached in brackets."""
        g = self.g
        owner = f"{LETTERS[g.owner(card)]} " if 0 <= g.owner(card) < g.seats else ""
        strong = g.book.kind[g.identity[card]] in _STRONG
        under = [self.name(item) for item in board.items_on(g, card)]
        text = f"{owner}{self.name(card)}" + (f" {board.strength(g, card)}" if strong else "")
        return f"{text} [{', '.join(under)}]" if under else text

    def strength(self, card: str, player: str = "") -> int:
        """The Strength of the first card of that name in play (in that player's realm)."""
        return board.strength(self.g, self.handle(card, player))

    def handle(self, card: str, player: str = "") -> int:
        """The handle of the first card of that name in play (in that player's realm)."""
        g = self.g
        lying = [*(c for cards in g.places for c in cards), *g.attached, *self.further()]
        return next(
            c
            for c in lying
            if self.name(c) == card
            and (not player or board.realm_of(g, c) == LETTERS.index(player))
        )

    def further(self) -> list[int]:
        """Cards in play that lie neither at a location nor in an area nor under a card."""
        return []

    def place(self, player: str, place: str) -> int:
        seat = LETTERS.index(player)
        return next(
            p for p in board.own_locations(self.g, seat)
            if place in (board.printed_location(self.g, p).id, self.short(board.printed_location(self.g, p).id))
        )  # fmt: skip

    def hand(self, player: str) -> list[str]:
        return sorted(self.name(card) for card in self.g.hands[LETTERS.index(player)])

    def pile(self, player: str) -> list[str]:
        """The discard pile, the top one last."""
        return [self.name(card) for card in self.g.piles[LETTERS.index(player)]]

    def deck(self, player: str, count: int = 40) -> list[str]:
        """The top cards of a deck, the topmost first."""
        return [self.name(card) for card in self.g.decks[LETTERS.index(player)][::-1][:count]]

    def power(self, player: str) -> int:
        return self.g.power[LETTERS.index(player)]

    def second(self, player: str) -> int:
        """The second currency: unspent Mischief, or Ambition."""
        return self.g.second[LETTERS.index(player)]

    @property
    def winner(self) -> str:
        """The letter of the winner; '-' when nobody won, empty while the game goes on."""
        return self.winners

    def done(self, player: str = "A") -> None:
        """Nothing is left open but this player's Perform Actions step; the table is in order."""
        self.settled(f"{player} act")
        assert not self.g.aside
        assert not self.g.looked
        assert self.g.cause == -1

    def short(self, id: str) -> str:
        """An id without the prefix of its deck."""
        head, _, rest = id.partition("_")
        return rest if head in self.prefixes else id

    def name(self, card: int) -> str:
        return self.short(self.g.book.faces[self.g.identity[card]].id)

"""A table for tests: set up by a position file, driven with the words a player would use.

    play = at('''
        saloon:
          A: sheriff
          B: ronin
        A:
          hand: gunfighter
    ''')
    play.play("gunfighter", "saloon")
    play.choose("ronin")
    play.no_duel_cards()
    assert play.minions("saloon") == ["A sheriff 5"]
    play.done()

A has Cowboys and Ancient Egyptians, B Samurai and Vikings, unless the test says otherwise; decks are
random, hands empty. Questions with one possible answer are answered by the engine; such as are put
only so that nobody can tell (`idle`) are answered by the test table. All others are for the test to
answer. Finish with `done()`: nothing is left open but somebody's Play Cards phase.
"""

from __future__ import annotations

import fiendish
from fiendish.engine.game import LETTERS
from fiendish.engine.question import Option, Question
from fiendish.games.smash_up.faces import FACES
from fiendish.games.smash_up.rules import board
from fiendish.games.smash_up.rules.affecting import reaches
from fiendish.games.smash_up.state import Brawl
from fiendish.games.smash_up.view import View
from tests.games import playing
from tests.games.playing import table_at

FACTIONS = ("cowboys+ancient_egyptians", "samurai+vikings", "aliens+robots", "pirates+zombies")


def at(
    text: str, *, seats: int = 2, seed: int = 0, factions: str = "", **settings: str | int
) -> Play:
    """A table in that position; A is in the Play Cards phase unless the text says otherwise."""
    factions = factions or ",".join(FACTIONS[:seats])
    return Play(table_at("smash_up", text, seats, seed, factions=factions, **settings))


class Play(playing.Play):
    """A table of Smash Up. Players are letters, cards and bases are ids."""

    def __init__(self, table: fiendish.Table) -> None:
        super().__init__(table)
        self._idle()

    @property
    def g(self) -> Brawl:
        assert isinstance(self.table.state, Brawl)
        return self.table.state

    # -- doing ------------------------------------------------------------------------------

    def play(self, card: str, place: str = "") -> None:
        """Play a card: a minion or action on a base (or minion), or just an action."""
        self.take(kind="play", card=card, **({"place": place} if place else {}))

    def talent(self, card: str, place: str = "") -> None:
        """Use a Talent, or a base's ability."""
        self.take(kind="talent", card=card, **({"place": place} if place else {}))

    def discard(self, card: str) -> None:
        """Discard a card from the hand for its Special, in the Play Cards phase."""
        self.take(kind="discard", card=card)

    def uncover(self, card: str) -> None:
        """At the start of the turn: uncover a buried card."""
        self.take(kind="uncover", card=card)

    def end(self) -> None:
        """End the Play Cards phase; at the start of a turn go on to it."""
        question = self.table.question
        assert question is not None
        self.take(kind="done" if question.prompt.id == "start" else "end")

    def choose(self, *things: str, place: str = "") -> None:
        """Answer one question after the other: a card's or base's id, a letter, or a kind."""
        for thing in things:
            question = self.table.question
            assert question is not None, f"the game is over; wanted {thing}"
            if thing in LETTERS:
                self.take(seat=LETTERS.index(thing))
            elif question.find(kind=thing):
                self.take(kind=thing)
            else:
                self.take(card=thing, **({"place": place} if place else {}))

    def pass_all(self) -> None:
        """Everybody passes until no window, duel or dueling card is asked for any more."""
        passing = ("special", "answer-spy", "in-duel", "dueling-card")
        while self.table.question is not None and self.table.question.prompt.id in passing:
            self.decline()

    def no_duel_cards(self) -> None:
        """Nobody places a dueling card or uses anything else in the duel."""
        while self.table.question is not None and self.table.question.prompt.id in (
            "dueling-card",
            "in-duel",
        ):
            self.decline()

    def next_turn(self, player: str = "") -> None:
        """End the phase and go on to the Play Cards phase of the next (or that) player."""
        start = self.g.turn
        self.end()
        while self.table.question is not None:
            asked = self.table.question.prompt.id
            if asked == "play" and self.g.turn > start:
                if not player or LETTERS[self.g.active] == player:
                    return
                self.end()
            elif asked == "start":
                self.end()
            elif asked in ("special", "answer-spy", "in-duel", "dueling-card"):
                self.decline()
            else:
                return

    def take(self, **wanted: object) -> None:
        super().take(**wanted)
        self._idle()

    def _idle(self) -> None:
        while self.table.question is not None and self.table.question.idle:
            self.table.answer(0)

    # -- reading ----------------------------------------------------------------------------

    def word(self, question: Question, option: Option) -> str:
        """'kind card place' for acts, else an id, letter or kind."""
        if question.prompt.of == "act":
            return " ".join(p for p in (option.kind, option.card, option.place) if p)
        letter = LETTERS[option.seat] if question.prompt.of == "seat" else ""
        return option.card or letter or option.kind

    def minions(self, base: str) -> list[str]:
        """What stands at a base, sorted: 'A gunfighter 3'."""
        g = self.g
        return sorted(
            f"{LETTERS[g.controller[m]]} {self._id(m)} {board.power(g, m)}"
            for m in g.minions[self.place(base)]
        )

    def power(self, card: str, base: str = "") -> int:
        """The power of the first minion of that name (at that base)."""
        return board.power(self.g, self.handle(card, base))

    def counters(self, card: str, base: str = "") -> int:
        return self.g.counters[self.handle(card, base)]

    def handle(self, card: str, base: str = "") -> int:
        """The handle of the first card of that name in play (at that base)."""
        places = [self.place(base)] if base else board.places(self.g)
        return next(
            c for p in places for c in self.g.minions[p] + self.g.actions[p] if self._id(c) == card
        )

    def actions(self, base: str) -> list[str]:
        """Actions at a base: 'A gold_strike', 'B ancient_curse on gunfighter'."""
        g = self.g
        return sorted(
            f"{LETTERS[g.controller[card]]} {self._id(card)}"
            + (f" on {self._id(g.on[card])}" if g.on[card] != 255 else "")
            for card in g.actions[self.place(base)]
        )

    def buried(self, base: str) -> list[str]:
        """Buried cards at a base as they really are: 'A mummy'."""
        g = self.g
        return sorted(
            f"{LETTERS[g.controller[card]]} {self._id(card)}" for card in g.buried[self.place(base)]
        )

    def bases(self) -> list[str]:
        return [self._id(base) for base in self.g.bases]

    def place(self, base: str) -> int:
        return self.bases().index(base)

    def total(self, base: str) -> int:
        return board.total_power(self.g, self.place(base))

    def breakpoint(self, base: str) -> int:
        return board.breakpoint_at(self.g, self.place(base))

    def hand(self, player: str) -> list[str]:
        return sorted(self._id(card) for card in self.g.hands[LETTERS.index(player)])

    def pile(self, player: str) -> list[str]:
        """The discard pile, sorted."""
        return sorted(self._id(card) for card in self.g.piles[LETTERS.index(player)])

    def deck(self, player: str, count: int = 40) -> list[str]:
        """The top cards of a deck, the topmost first."""
        return [self._id(card) for card in self.g.decks[LETTERS.index(player)][::-1][:count]]

    def box(self) -> list[str]:
        """Faction cards out of the game."""
        return sorted(self._id(card) for card in self.g.box if self.g.owner(card) < self.g.seats)

    def vp(self, player: str) -> int:
        return self.g.vp[LETTERS.index(player)]

    def view(self, player: str | None = None) -> View:
        """What the player, or a spectator, may see."""
        view = self.table.view(None if player is None else LETTERS.index(player))
        assert isinstance(view, View)
        return view

    def done(self, player: str = "A") -> None:
        """Nothing is left open but this player's Play Cards phase, and the table is in order."""
        self.settled(f"{player} play")
        assert not self.g.frames
        assert not self.g.pending
        assert not self.g.playing
        assert not self.g.aside

    def _id(self, card: int) -> str:
        return FACES[self.g.face(card)].id


def take_control(g: Brawl, me: int, minion: int) -> None:
    """The minion is the player's from now on, for as long as it is in play (SU-53, SU-74).

    No card of these sets does that (SU-164), but the rules are ready for one.
    """
    if reaches(g, minion):
        g.controller[minion] = me
        g.mixed |= 1 << me

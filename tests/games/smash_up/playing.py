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

from textwrap import dedent

import fiendish
from fiendish.engine.game import LETTERS
from fiendish.games.smash_up.faces import FACES
from fiendish.games.smash_up.rules import board
from fiendish.games.smash_up.state import Brawl
from fiendish.games.smash_up.view import View

FACTIONS = ("cowboys+ancient_egyptians", "samurai+vikings", "aliens+robots", "pirates+zombies")


def at(
    text: str, *, seats: int = 2, seed: int = 0, factions: str = "", **settings: str | int
) -> Play:
    """A table in that position; A is in the Play Cards phase unless the text says otherwise."""
    header = [f"game: smash_up\nseats: {seats}"]
    header.append(f"factions: {factions or ','.join(FACTIONS[:seats])}")
    header += [f"{name}: {value}" for name, value in settings.items()]
    position = fiendish.Position.parse("\n".join([*header, dedent(text)]))
    return Play(position.table(seed=seed))


class Play:
    """A table and what tests ask of it. Players are letters, cards and bases are ids."""

    def __init__(self, table: fiendish.Table) -> None:
        self.table = table
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

    def decline(self, times: int = 1) -> None:
        for _ in range(times):
            self.take(kind="decline")

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
        """Take the first option that fits, by meaning."""
        question = self.table.question
        assert question is not None, f"the game is over; wanted {wanted}"
        found = question.find(**wanted)
        assert found, f"no {wanted} among {self.options()} ({self.asked})"
        self.table.answer(found[0])
        self._idle()

    def _idle(self) -> None:
        while self.table.question is not None and self.table.question.idle:
            self.table.answer(0)

    # -- reading ----------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Whom and what: 'A play', 'B dueling-card'; empty when the game is over."""
        question = self.table.question
        return f"{LETTERS[question.seat]} {question.prompt.id}" if question else ""

    def options(self) -> list[str]:
        """What can be answered: 'kind card place' for acts, ids, letters, kinds, 'decline'."""
        question = self.table.question
        if question is None:
            return []
        words = []
        for index in range(len(question.options)):
            option = question.describe(index)
            if option.kind == "decline":
                words.append("decline")
            elif question.prompt.of == "act":
                words.append(" ".join(p for p in (option.kind, option.card, option.place) if p))
            elif option.card:
                words.append(option.card)
            else:
                words.append(LETTERS[option.seat] if question.prompt.of == "seat" else option.kind)
        return sorted(words)

    def can(self, kind: str, card: str = "", place: str = "") -> bool:
        """Whether the player who is asked may do this now."""
        return self.why_not(kind, card, place) == ""

    def why_not(self, kind: str, card: str = "", place: str = "") -> str:
        """The rule that forbids it to the player who is asked; empty if it is allowed."""
        assert self.table.question is not None
        wanted = {"kind": kind, "card": card, "place": place}
        reason = self.table.why_not(
            self.table.question.seat, **{key: value for key, value in wanted.items() if value}
        )
        return reason.rule if reason else ""

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

    @property
    def winners(self) -> str:
        """Letters of the winners; '-' when nobody won, empty while the game goes on."""
        result = self.table.result
        if result is None:
            return ""
        return "".join(LETTERS[seat] for seat in result.winners) or "-"

    def view(self, player: str | None = None) -> View:
        """What the player, or a spectator, may see."""
        view = self.table.view(None if player is None else LETTERS.index(player))
        assert isinstance(view, View)
        return view

    def log(self, player: str | None = None) -> list[str]:
        seat = None if player is None else LETTERS.index(player)
        return [line.text for line in self.table.log(seat)]

    def done(self, player: str = "A") -> None:
        """Nothing is left open but this player's Play Cards phase, and the table is in order."""
        assert self.asked == f"{player} play", f"still open: {self.asked}: {self.options()}"
        assert self.table.game.check(self.g) == []
        assert not self.g.frames
        assert not self.g.pending
        assert not self.g.playing
        assert not self.g.aside

    def _id(self, card: int) -> str:
        return FACES[self.g.face(card)].id

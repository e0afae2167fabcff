"""A table for tests: set up by a position file, driven with the words a player would use.

    play = at('''
        drawn: red white
        A:
          species: roc [r3 red]
    ''')
    play.put("white", "roc", "r3")
    play.end()
    play.choose("jump-gates")
    assert "jump-gates" in play.cards("A")
    play.done()

Questions with one possible answer are answered by the engine; all others by the test. Finish with
`done()`: nothing is left open but what the active player may do in a phase.
"""

from __future__ import annotations

from fiendish.engine.game import LETTERS
from fiendish.engine.question import Option, Question
from fiendish.games.master_of_the_galaxy.describe import find_route
from fiendish.games.master_of_the_galaxy.faces import (
    FACES,
    MARKED,
    PROJECT_NAME,
    PROJECTS,
    START,
    STOP,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import COLOURS, SYMBOLS, SYSTEM_NUMBERS, WIDTH
from fiendish.games.master_of_the_galaxy.rules import board
from fiendish.games.master_of_the_galaxy.state import DECKS, Stars
from fiendish.games.master_of_the_galaxy.view import View
from tests.games import playing
from tests.games.playing import table_at

PHASES = ("allocate", "rewards", "use")


def at(text: str, *, seats: int = 2, seed: int = 0, **settings: str) -> Play:
    """A table in that position; A is active and allocates unless the text says otherwise."""
    return Play(table_at("master_of_the_galaxy", text, seats, seed, **settings))


class Play(playing.Play):
    """A table of Master of the Galaxy. Players are letters, cards and systems are ids."""

    @property
    def g(self) -> Stars:
        _ = self.table.question  # run on to the first question
        assert isinstance(self.table.state, Stars)
        return self.table.state

    # -- doing ------------------------------------------------------------------------------

    def put(self, colour: str, card: str, project: str) -> None:
        """Put a drawn cube on a project of a card: `put("red", "humans", "agenda")`.

        A marked slot is "agenda*", a slot of another colour "agenda white".
        """
        self.take(kind=colour, card=card, place=project)

    def go(self, colour: str, way: str) -> None:
        """Put a drawn cube on a track: `go("red", "home-nw>shoal-nw")`."""
        self.take(kind=colour, card="", place=way)

    def settle(self, colour: str, system: str) -> None:
        """Put a drawn cube on a planet."""
        self.take(kind=colour, card="", place=system)

    def cancel(self, card: str, project: str) -> None:
        """Use a drawn black cube to cancel a project; a route has no card."""
        self.take(kind="cancel", card=card, place=project)

    def reward(self, card: str = "", place: str = "") -> None:
        """Take the reward of a project, or of a settled planet or completed route."""
        wanted = {"card": card} if card else {}
        self.take(kind="reward", **wanted, **({"place": place} if place else {}))

    def place(self, card: str, system: str) -> None:
        """Place the base that waits on a card."""
        self.take(kind="place", card=card, place=system)

    def conflict(self, card: str, way: str, side: str = "") -> None:
        """Place a conflict card on the way from an own system; then the side that faces it."""
        self.take(kind="conflict", card=card, place=way)
        if side:
            self.take(kind="side", place=side)

    def discard(self, card: str) -> None:
        self.take(kind="discard", card=card)

    def end(self) -> None:
        """End the phase, or in the last one the turn."""
        self.take(kind="end")

    def choose(self, *things: str) -> None:
        """Answer one question after the other: a card, a system, a colour, a deck, a letter."""
        for thing in things:
            if thing in LETTERS:
                self.take(seat=LETTERS.index(thing))
            elif thing in {face.id for face in FACES}:
                self.take(card=thing)
            else:
                self.take(place=thing)

    def keep(self, count: int = 1) -> None:
        """Keep the first of the two cards drawn, so many times: it does not matter which."""
        for _ in range(count):
            assert self.asked.endswith(" draw"), self.asked
            self.table.answer(0)

    def cube(self, card: str, project: str) -> None:
        """Choose the cube that lies on a project; a route has no card."""
        self.take(card=card, place=project)

    # -- reading ----------------------------------------------------------------------------

    def word(self, question: Question, option: Option) -> str:
        """'kind card place' for acts, else card, place and letter, or the kind."""
        seat = LETTERS[option.seat] if option.seat >= 0 else ""
        acts = question.prompt.of == "act"
        parts = (
            (option.kind, option.card, option.place) if acts else (option.card, option.place, seat)
        )
        return " ".join(part for part in parts if part) or option.kind

    def cards(self, player: str) -> list[str]:
        return sorted(map(self._id, self.g.cards[LETTERS.index(player)]))

    def on(self, card: str, project: str = "") -> list[str]:
        """The cubes on a project of a card, those in marked slots with a star."""
        face = next(face.number for face in FACES if face.id == card)
        cubes = []
        for number in PROJECTS[face]:
            if not project or PROJECT_NAME[number] == project:
                cubes += self._cubes(number)
        return cubes

    def route(self, way: str) -> list[str]:
        """The cubes on a track."""
        return self._cubes(find_route(way)[0])

    def bag(self, player: str, colour: str = "") -> int:
        """How many cubes are in a bag, of that colour or in all."""
        row = LETTERS.index(player) * WIDTH
        counts = self.g.bags[row : row + WIDTH]
        return counts[COLOURS.index(colour)] if colour else sum(counts)

    def reserve(self, colour: str) -> int:
        return self.g.reserve[COLOURS.index(colour)]

    def drawn(self) -> list[str]:
        return [COLOURS[c] for c in range(WIDTH) for _ in range(self.g.drawn[c])]

    def planets(self, system: str) -> list[str]:
        found = next(each for each in self.view().systems if each.id == system)
        return [cube for cube in found.planets if cube]

    def systems(self, player: str) -> dict[str, int]:
        """The player's systems with the number of bases."""
        seat = LETTERS.index(player)
        return {each.id: each.bases for each in self.view().systems if each.seat == seat}

    def built(self, card: str) -> int:
        """The constructed bases that wait on a card."""
        return self.g.built[next(face.number for face in FACES if face.id == card)]

    def unused(self, player: str) -> int:
        return board.unused(self.g, LETTERS.index(player))

    def symbols(self, player: str) -> dict[str, int]:
        """The symbols that a player holds, without those of which there is none."""
        held = zip(SYMBOLS, board.symbols(self.g, LETTERS.index(player)), strict=True)
        return {symbol: count for symbol, count in held if count}

    def works(self, card: str) -> bool:
        """Whether the ability of a card is in force for its owner."""
        face = next(face.number for face in FACES if face.id == card)
        return board.works(self.g, self.g.owner[face] - 1, face)

    def conflicts(self) -> list[str]:
        """'card red-system/blue-system', in the order of placing."""
        return [f"{c.card} {c.red_system}/{c.blue_system}" for c in self.view().conflicts]

    def ahead(self, card: str) -> str:
        """Who has the advantage in a conflict; empty for nobody."""
        seat = next(each.ahead for each in self.view().conflicts if each.card == card)
        return LETTERS[seat] if seat >= 0 else ""

    def hole(self, system: str) -> bool:
        return bool(self.g.holes[SYSTEM_NUMBERS[system]])

    def deck(self, name: str) -> list[str]:
        """The cards of a deck from the top."""
        return [self._id(card) for card in reversed(self.g.decks[DECKS.index(name)])]

    @property
    def winner(self) -> str:
        """The winner's letter; '-' for a draw, empty while the game goes on."""
        return self.winners

    def view(self, player: str | None = None) -> View:
        """What the player, or a spectator, may see."""
        view = self.table.view(None if player is None else LETTERS.index(player))
        assert isinstance(view, View)
        return view

    def done(self, player: str = "A") -> None:
        """Nothing is left open but a phase of this player, and the table is in order."""
        self.settled(*(f"{player} {phase}" for phase in PHASES))

    def _cubes(self, project: int) -> list[str]:
        slots = range(START[project], STOP[project])
        g = self.g
        return [COLOURS[g.cubes[s]] + "*" * MARKED[s] for s in slots if g.cubes[s]]

    def _id(self, card: int) -> str:
        return FACES[self.g.identity[card]].id
